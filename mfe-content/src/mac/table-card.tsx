import type { LaidCard, LayoutPlace, MacCard } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { cx } from '@stezhka/shared-ui/cx';
import { Picture } from '@stezhka/shared-ui/picture';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import styles from './table.module.css';
import type { Change } from './table-state.ts';
import { useCardDrag } from './use-card-drag.ts';

const SIZES = '(min-width: 992px) 260px, 44vw';

interface FacesProps {
  face: MacCard | undefined;
  back: ImageData | null;
  faceUp: boolean;
}

/** Both sides; the turn is a transform of their common parent. A change elsewhere on the table leaves them alone. */
export const CardFaces = memo(function CardFaces({ face, back, faceUp }: FacesProps) {
  return (
    <span className={styles.faces} data-up={faceUp}>
      <span className={styles.back}>{back && <Picture image={back} alt="" sizes={SIZES} priority />}</span>
      <span className={styles.front}>
        {face?.imageData && <Picture image={face.imageData} alt="" sizes={SIZES} priority />}
      </span>
    </span>
  );
});

const STEP = 0.02;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const positionOf = ({ x, y, angle }: Pick<LaidCard, 'x' | 'y' | 'angle'>) =>
  ({ '--x': x, '--y': y, '--angle': `${angle}deg` }) as CSSProperties;

interface TableCardProps {
  card: LaidCard;
  face: MacCard;
  back: ImageData | null;
  place: LayoutPlace | undefined;
  selected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  onChange: (change: Change) => void;
}

export function TableCard({ card, face, back, place, selected, onSelect, onOpen, onChange }: TableCardProps) {
  const t = useText('content.mac');
  const { number, x, y, faceUp } = card;
  const press = () => {
    onSelect();
    if (!faceUp) onChange({ do: 'flip', number });
    else if (selected) onOpen();
  };
  const drag = useCardDrag({
    x,
    y,
    onMove: (x, y) => {
      onSelect();
      onChange({ do: 'move', number, x, y, snap: true });
    },
    onPress: press,
  });
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const step = STEP * (event.shiftKey ? 5 : 1);
    const changes: Record<string, Change> = {
      '[': { do: 'turn', number, by: -15 },
      ']': { do: 'turn', number, by: 15 },
      PageUp: { do: 'order', number, up: true },
      PageDown: { do: 'order', number, up: false },
      Delete: { do: 'return', number },
      Backspace: { do: 'return', number },
    };
    const change: Change | undefined = arrow
      ? { do: 'move', number, x: x + arrow[0] * step, y: y + arrow[1] * step }
      : changes[event.key];
    if (change) onChange(change);
    else if (event.key.toLowerCase() === 'f') onChange({ do: 'flip', number });
    else return;
    event.preventDefault();
  }
  const name = faceUp ? face.title : t('hiddenCard');
  return (
    <button
      type="button"
      {...drag}
      className={cx(styles.card, selected && styles.selected)}
      style={positionOf(card)}
      aria-pressed={selected}
      aria-label={place ? `${place.title}: ${name}` : name}
      aria-describedby="table-keys"
      onFocus={onSelect}
      onKeyDown={onKeyDown}
      data-card={number}
    >
      <CardFaces face={face} back={back} faceUp={faceUp} />
    </button>
  );
}
