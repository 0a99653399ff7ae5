import { nearestStep, type ParameterDefinition, type TrackerBounds } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { formatNumber } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { numberOf, useValueText } from '../lib/formats.ts';
import styles from './number-stepper.module.css';
import type { ControlProps } from './parameter-field.tsx';
import { useHold } from './use-hold.ts';

export function NumberStepper({ parameter, value, onChange }: ControlProps) {
  const t = useText('diary');
  const locale = useLocale();
  const valueText = useValueText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  /** The value over which a wrong number was left in the field. */
  const [left, setLeft] = useState<{ over: number | null }>();
  const [stepTold, setStepTold] = useState('');
  const bounds = parameter.bounds!;
  const format = (number: number) =>
    formatNumber(number, locale, { maximumFractionDigits: 2, useGrouping: false });
  // A value that came since takes the place of what was typed.
  const draft = left && left.over !== value ? undefined : typed;
  const isWrong = !!left && draft !== undefined;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const step = (direction: 1 | -1, steps: number) => {
    const next = stepped(latest.current, direction * steps, parameter);
    if (next === latest.current) return;
    latest.current = next;
    setTyped(undefined);
    setLeft(undefined);
    setStepTold(valueText(parameter, next));
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
    setTyped(text);
    setLeft(undefined);
    const number = numberOf(text);
    if (number === null) onChange(null);
    // '7' may become '75': a value out of bounds waits for blur.
    else if (number !== undefined && isInside(number, bounds)) onChange(nearestStep(number, bounds));
  };
  const leave = () => {
    if (draft === undefined) return;
    const number = numberOf(draft);
    if (number === null || (number !== undefined && isInside(number, bounds))) setTyped(undefined);
    else setLeft({ over: value });
  };
  const label = (control: 'less' | 'more' | 'type') => t(`measure.${control}`, { title: parameter.title });
  const [units, problem] = [`${id}units`, `${id}problem`];
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
        // Telephones show no minus among decimals.
        inputMode={bounds.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={label('type')}
        aria-describedby={cx(parameter.units && units, isWrong && problem) || undefined}
        aria-invalid={isWrong || undefined}
        placeholder="–"
        value={draft ?? (value === null ? '' : format(value))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {parameter.units && (
        <span id={units} className={styles.units}>
          {parameter.units}
        </span>
      )}
      <IconButton
        variant="outline"
        icon={Plus}
        label={label('more')}
        disabled={value !== null && value >= bounds.max}
        {...more}
      />
      <output className="visually-hidden">{stepTold}</output>
      {isWrong && (
        <p id={problem} role="alert" className={styles.problem}>
          {t('measure.outside', { min: format(bounds.min), max: format(bounds.max) })}
        </p>
      )}
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
