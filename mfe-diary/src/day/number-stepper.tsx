import { nearestStep, type ParameterDefinition, type TrackerBounds } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatNumber } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './number-stepper.module.css';
import type { ControlProps } from './parameter-field.tsx';
import { useHold } from './use-hold.ts';

export function NumberStepper({ parameter, value, onChange }: ControlProps) {
  const t = useText('diary');
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const bounds = parameter.bounds!;
  const shown =
    value === null ? '' : formatNumber(value, locale, { maximumFractionDigits: 2, useGrouping: false });
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const step = (direction: 1 | -1, steps: number) => {
    const next = stepped(latest.current, direction * steps, parameter);
    if (next === latest.current) return;
    latest.current = next;
    setDraft(undefined);
    onChange(next);
  };
  const less = useHold((steps) => step(-1, steps));
  const more = useHold((steps) => step(1, steps));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction) return;
    event.preventDefault();
    step(direction, 1);
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
        {...less}
      />
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label('type')}
        placeholder="–"
        value={draft ?? shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {parameter.units && <span className={styles.units}>{parameter.units}</span>}
      <IconButton
        variant="outline"
        icon={Plus}
        label={label('more')}
        disabled={value !== null && value >= bounds.max}
        {...more}
      />
    </div>
  );
}

const isInside = (number: number, { min, max }: TrackerBounds) => number >= min && number <= max;

/**
 * From null, the first step lands on the value that the member gave last, or else on the smallest above zero.
 * @param steps negative: less
 */
export function stepped(
  value: number | null,
  steps: number,
  { bounds, value: last }: Pick<ParameterDefinition, 'bounds' | 'value'>,
): number {
  const { min, step } = bounds!;
  if (value !== null) return nearestStep(value + steps * step, bounds!);
  if (last !== null) return nearestStep(last, bounds!);
  return steps > 0 && min === 0 ? step : min;
}

/** '7,25' or '7.25' → 7.25; '' → null; undefined for what is no number (yet). */
export function numberOf(text: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!bare) return null;
  return /^\d{1,7}(\.\d{0,4})?$/.test(bare) ? Number(bare) : undefined;
}
