import type { Film as FilmData } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { Picture } from '@stezhka/shared-ui/picture';
import { useInViewport } from '@stezhka/shared-ui/use-in-viewport';
import { useAutoplay, useStillness, useVideoSource } from '@stezhka/shared-ui/video-playback';
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import styles from './film.module.css';
import { sizesOf } from './sizes.ts';

interface FilmProps {
  film: FilmData;
  title: string;
  poster: ImageData | null;
  /** What tells those who cannot see it what happens. */
  note?: ReactNode;
  /** px on a wide page. */
  width?: number;
  /** The poster is on the first screen. */
  priority?: boolean;
}

/**
 * A silent film over its still picture. It begins by itself when it is seen, goes on until the visitor stops it, and
 * without scripts or with reduced motion waits for the browser's own button.
 */
export function Film({ film, title, poster, note = '', width = 1232, priority }: FilmProps) {
  const t = useText('content');
  const words = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [begun, setBegun] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [failed, setFailed] = useState(false);
  const seen = useInViewport(frame, false);
  const still = useStillness();
  const hydrated = useHydrated();
  const unplayable = useMemo(() => hydrated && !canPlayWebm(), [hydrated]);
  const { wide, narrow, seconds } = film;
  const { source, missing, retry } = useVideoSource({
    wide,
    narrow,
    wanted: seen && !still && !begun && !unplayable,
  });
  useAutoplay(video, source !== '' && !stopped && !failed);
  // One that the visitor began before, on the plain page, goes on as it is.
  const take = useCallback((element: HTMLVideoElement | null) => {
    setVideo(element);
    if (element && !element.paused) setBegun(true);
  }, []);
  const again = () => {
    setFailed(false);
    retry();
  };
  return (
    <figure className={styles.film}>
      <div ref={frame} className={styles.frame}>
        {poster && (
          <Picture image={poster} frame="panel" ratio="16 / 9" sizes={sizesOf(width)} priority={priority} />
        )}
        {unplayable ? (
          <p className={styles.failed}>{t('videos.unplayable')}</p>
        ) : failed || missing ? (
          <div className={styles.failed} role="alert">
            <p>{t('videos.failed')}</p>
            <Button variant="soft" onClick={again}>
              {t('videos.retry')}
            </Button>
          </div>
        ) : (
          <video
            ref={take}
            className={styles.video}
            src={source || undefined}
            aria-label={title}
            aria-describedby={words}
            preload={source ? 'auto' : 'none'}
            controls
            muted
            loop
            playsInline
            onPlay={() => !source && setBegun(true)}
            // A hidden page is stopped by the browser.
            onPause={() => !document.hidden && setStopped(true)}
            onError={() => setFailed(true)}
          >
            {!source && (
              <>
                <source src={wide} type="video/webm" media="(min-width: 992px)" />
                <source src={narrow} type="video/webm" onError={() => setFailed(true)} />
              </>
            )}
          </video>
        )}
      </div>
      <figcaption id={words} className={styles.words}>
        {t('videos.silent', { n: seconds })} {note}
      </figcaption>
    </figure>
  );
}

const canPlayWebm = () => document.createElement('video').canPlayType('video/webm') !== '';
