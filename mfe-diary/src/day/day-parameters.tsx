import {
  type CurrentDayReply,
  getDayParams,
  getSphereCategories,
  getSpheres,
  getUserDayParams,
  type ParameterDefinition,
} from '@stezhka/diary-contract';
import { Panel } from '@stezhka/shared-ui/card';
import { shell } from '@stezhka/shell-contract';
import type { DayView } from '../autosave/day-view.ts';
import styles from './day-parameters.module.css';
import { groupBySphere } from './group-by-sphere.ts';
import { ParameterField } from './parameter-field.tsx';

interface DayParametersProps {
  view: DayView;
  lastValues: CurrentDayReply['lastValues'];
  readOnly: boolean;
  onChange: (key: string, value: number | null) => void;
}

/** The chosen parameters, and those with a value on this day. */
export function DayParameters({ view, lastValues, readOnly, onChange }: DayParametersProps) {
  const { useCall } = shell();
  const { data: all = [] } = useCall(getDayParams);
  const { data: chosen = [] } = useCall(getUserDayParams);
  const { data: spheres = [] } = useCall(getSpheres);
  const { data: categories = [] } = useCall(getSphereCategories);
  const isChosen = ({ key }: ParameterDefinition) => chosen.some((one) => one.key === key);
  // In the member's order; then what the day holds of others.
  const shown = [...chosen, ...all.filter((one) => !isChosen(one) && view.parameters[one.key] !== undefined)];
  const withLast = (one: ParameterDefinition) => ({
    ...one,
    value: lastValues.find(({ key }) => key === one.key)?.value ?? null,
  });
  return groupBySphere(shown, categories).map(({ category, parameters }) => (
    <Panel key={category.systemName} aria-labelledby={`parameters-${category.systemName}`}>
      <h2 id={`parameters-${category.systemName}`} className={styles.title}>
        {category.title}
      </h2>
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.key}
          parameter={withLast(parameter)}
          sphere={spheres.find(({ systemName }) => systemName === parameter.spheres[0])?.title}
          value={view.parameters[parameter.key] ?? null}
          readOnly={readOnly}
          onChange={(value) => onChange(parameter.key, value)}
        />
      ))}
    </Panel>
  ));
}
