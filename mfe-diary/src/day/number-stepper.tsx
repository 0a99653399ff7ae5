import { nearestStep, type TrackerBounds } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { formatNumber } from '@stezhka/shared-ui/lib/format';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './number-stepper.module.css';
import type { ControlProps } from './parameter-field.tsx';

export function NumberStepper({ parameter, value, onChange }: ControlProps) {
  const t = useText('diary');
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const bounds = parameter.bounds!;
  const shown =
    value === null ? '' : formatNumber(value, locale, { maximumFractionDigits: 2, useGrouping: false });
  const step = (direction: 1 | -1) => {
    setDraft(undefined);
    onChange(stepped(value, direction, bounds));
  };
  const type = (text: string) => {
    setDraft(text);
    const number = numberOf(text);
    if (number === null) onChange(null);
    // '7' may become '75': a value out of bounds waits for blur.
    else if (number !== undefined && isInside(number, bounds)) onChange(nearestStep(number, bounds));
  };
  const leave = () => {
    const number = numberOf(draft ?? '') ?? undefined;
    if (number !== undefined && !isInside(number, bounds)) onChange(nearestStep(number, bounds));
    setDraft(undefined);
  };
  const label = (id: 'less' | 'more' | 'type') => t(`measure.${id}`, { title: parameter.title });
  return (
    <div className={styles.stepper}>
      <IconButton
        variant="outline"
        icon={Minus}
        label={label('less')}
        disabled={value !== null && value <= bounds.min}
        onClick={() => step(-1)}
      />
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label('type')}
        placeholder="–"
        value={draft ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {parameter.units && <span className={styles.units}>{parameter.units}</span>}
      <IconButton
        variant="outline"
        icon={Plus}
        label={label('more')}
        disabled={value !== null && value >= bounds.max}
        onClick={() => step(1)}
      />
    </div>
  );
}

const isInside = (number: number, { min, max }: TrackerBounds) => number >= min && number <= max;

/** From null, the first step lands on the smallest value above zero. */
export function stepped(value: number | null, direction: 1 | -1, bounds: TrackerBounds): number {
  if (value === null) return direction > 0 && bounds.min === 0 ? bounds.step : bounds.min;
  return nearestStep(value + direction * bounds.step, bounds);
}

/** '7,25' or '7.25' → 7.25; '' → null; undefined for what is no number (yet). */
export function numberOf(text: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!bare) return null;
  return /^\d{1,7}(\.\d{0,4})?$/.test(bare) ? Number(bare) : undefined;
}
