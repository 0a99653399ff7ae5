import type { ParameterDefinition } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useValueText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { OptionTiles } from './option-tiles.tsx';
import styles from './parameter-field.module.css';
import { ScaleCells } from './scale-cells.tsx';

interface ParameterFieldProps {
  parameter: ParameterDefinition;
  sphere: string | undefined;
  value: number | null;
  readOnly: boolean;
  onChange: (value: number | null) => void;
}

export function ParameterField({ parameter, sphere, value, readOnly, onChange }: ParameterFieldProps) {
  const t = useText('diary');
  const valueText = useValueText();
  const { title, shortDescription, icon, color, type } = parameter;
  const Control = type === 'select' ? OptionTiles : fitsCells(parameter) ? ScaleCells : NumberStepper;
  return (
    <fieldset className={styles.parameter} disabled={readOnly}>
      <legend className={styles.head}>
        <SphereBadge icon={icon} color={color} />
        <span>
          {sphere ? t('measure.name', { sphere, title }) : title}
          <span className={styles.hint}>{shortDescription}</span>
        </span>
      </legend>
      <div className={styles.value}>
        {Control !== NumberStepper && <output>{valueText(parameter, value)}</output>}
        {value !== null && !readOnly && (
          <button type="button" aria-label={t('measure.clearOf', { title })} onClick={() => onChange(null)}>
            {t('measure.clear')}
          </button>
        )}
      </div>
      <Control parameter={parameter} value={value} onChange={onChange} />
    </fieldset>
  );
}

export interface ControlProps {
  parameter: ParameterDefinition;
  value: number | null;
  onChange: (value: number | null) => void;
}

const HIGHEST_CELL = 10;
/** Whole numbers up to ten are chosen, not typed. */
const fitsCells = ({ bounds }: ParameterDefinition) =>
  !!bounds && bounds.step === 1 && bounds.min >= 0 && bounds.max <= HIGHEST_CELL;
