import { useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { PictureNotice } from '@stezhka/shared-ui/picture-notice';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Smartphone,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import sphere from './art/sphere.webp';
import styles from './panolens.module.css';
import { type Move, openSphere, type SphereView } from './sphere-view.ts';

const CONTROLS: readonly (readonly [Move, LucideIcon])[] = [
  ['left', ArrowLeft],
  ['right', ArrowRight],
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['nearer', ZoomIn],
  ['farther', ZoomOut],
];
const KEYS: Partial<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
};

/** The sun rises in the middle of the picture. */
const DIRECTIONS = [
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
  'north',
  'northEast',
] as const;

type State = 'loading' | 'ready' | 'failed' | 'unsupported';

/** The picture all around: turned by dragging, keys, buttons, and by the device once the visitor asks for it. */
export function PanoramaViewer({ onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('content.panolens');
  const hint = useId();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<SphereView>();
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const [towards, setTowards] = useState(0);
  const [canFollow, setCanFollow] = useState(false);
  const [following, setFollowing] = useState(false);
  const [refused, setRefused] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    setState('loading');
    let left = false;
    let opened: SphereView | undefined;
    try {
      opened = openSphere(container.current!, {
        picture: sphere,
        onReady: () => setState('ready'),
        onTurn: (degrees) => setTowards(Math.round(degrees / 45) % DIRECTIONS.length),
        onError: () => setState('failed'),
      });
      setView(opened);
      opened.canFollowDevice().then(
        (can) => can && !left && setCanFollow(true),
        () => {},
      );
    } catch {
      setState('unsupported');
    }
    frame.current?.focus({ preventScroll: true });
    return () => {
      left = true;
      opened?.destroy();
    };
  }, [attempt]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    const move = KEYS[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    view?.move(move);
  };
  const follow = async () => {
    setRefused(false);
    try {
      await view?.followDevice(!following);
      setFollowing(!following);
    } catch {
      setRefused(true);
    }
  };
  const failed = state === 'failed' || state === 'unsupported';
  return (
    <div className={styles.viewer} data-state={state}>
      <div
        ref={frame}
        className={styles.sphere}
        hidden={failed}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of an application
        tabIndex={0}
        aria-label={t('alt')}
        aria-describedby={hint}
        aria-busy={state === 'loading'}
        onKeyDown={onKeyDown}
        // The viewer keeps the browser from doing it.
        onPointerDown={() => frame.current?.focus({ preventScroll: true })}
      >
        <div ref={container} className={styles.canvas} />
      </div>
      {failed && (
        <PictureNotice
          role="alert"
          text={t(state === 'failed' ? 'failed' : 'unsupported')}
          retryLabel={t('retry')}
          onRetry={state === 'failed' ? () => setAttempt(attempt + 1) : undefined}
        />
      )}
      {state === 'loading' && (
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      )}
      <div className={styles.close}>
        <IconButton variant="surface" icon={X} label={t('close')} onClick={onClose} />
      </div>
      {state === 'ready' && (
        <div className={styles.controls}>
          <p className={styles.towards} role="status">
            {t('towards', { direction: t(`directions.${DIRECTIONS[towards]!}`) })}
          </p>
          <fieldset className={styles.buttons}>
            <legend className="visually-hidden">{t('controls')}</legend>
            {CONTROLS.map(([move, icon]) => (
              <IconButton
                key={move}
                variant="surface"
                icon={icon}
                label={t(move)}
                onClick={() => view?.move(move)}
              />
            ))}
            {canFollow && (
              <IconButton
                variant="surface"
                icon={Smartphone}
                label={t('follow')}
                pressed={following}
                onClick={follow}
              />
            )}
          </fieldset>
        </div>
      )}
      <p id={hint} className="visually-hidden">
        {t('keys')}
      </p>
      {refused && <PictureNotice role="alert" className={styles.refused} text={t('refused')} />}
    </div>
  );
}
