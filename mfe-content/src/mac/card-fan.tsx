import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Picture } from '@stezhka/shared-ui/picture';
import { type CSSProperties, memo } from 'react';
import styles from './table.module.css';

/** Backs that are seen; the pile is the same with fewer. */
const SEEN = 21;
/** All alike: a card drawn moves them and draws none anew. */
const Back = memo(Picture);

interface CardFanProps {
  /** Numbers, shuffled. */
  pile: readonly number[];
  back: ImageData | null;
  onDraw: (number: number) => void;
}

/** Any back may be pulled by a finger or the mouse; the button draws the first one. */
export function CardFan({ pile, back, onDraw }: CardFanProps) {
  const t = useText('content.mac');
  const seen = pile.slice(0, SEEN);
  return (
    <div className={styles.pile}>
      <div className={styles.fan} aria-hidden="true">
        {seen.map((number, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same by keyboard
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike, and none moves while the pile is larger than the fan
            key={i}
            className={styles.fanCard}
            style={{ '--lean': i - (seen.length - 1) / 2 } as CSSProperties}
            onClick={() => onDraw(number)}
          >
            {back && <Back image={back} alt="" sizes="120px" priority />}
          </span>
        ))}
      </div>
      <Button
        variant="deep"
        className={styles.draw}
        aria-disabled={!pile.length}
        onClick={() => pile.length && onDraw(pile[0]!)}
      >
        {pile.length ? t('draw') : t('noneLeft')}
      </Button>
    </div>
  );
}
