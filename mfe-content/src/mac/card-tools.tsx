import type { LaidCard } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  FlipHorizontal2,
  Maximize2,
  RotateCcw,
  RotateCw,
  X,
} from 'lucide-react';
import type { Change } from './table-state.ts';

interface CardToolsProps {
  card: LaidCard;
  onChange: (change: Change) => void;
  onOpen: () => void;
}

/** What the keys of a card do, for fingers. */
export function CardTools({ card: { number, faceUp }, onChange, onOpen }: CardToolsProps) {
  const t = useText('content.mac');
  return (
    <>
      <IconButton icon={FlipHorizontal2} label={t('flip')} onClick={() => onChange({ do: 'flip', number })} />
      <IconButton
        icon={RotateCcw}
        label={t('turnLeft')}
        onClick={() => onChange({ do: 'turn', number, by: -15 })}
      />
      <IconButton
        icon={RotateCw}
        label={t('turnRight')}
        onClick={() => onChange({ do: 'turn', number, by: 15 })}
      />
      <IconButton
        icon={ArrowUpToLine}
        label={t('above')}
        onClick={() => onChange({ do: 'order', number, up: true })}
      />
      <IconButton
        icon={ArrowDownToLine}
        label={t('below')}
        onClick={() => onChange({ do: 'order', number, up: false })}
      />
      {faceUp && <IconButton icon={Maximize2} label={t('closer')} onClick={onOpen} />}
      <IconButton icon={X} label={t('putBack')} onClick={() => onChange({ do: 'return', number })} />
    </>
  );
}
