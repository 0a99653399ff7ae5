import type { MeasuredParameter, ParameterTotal } from '@stezhka/diary-contract';
import { useMeasuredText } from './formats.ts';
import styles from './totals-list.module.css';

interface TotalsListProps {
  totals: ParameterTotal[];
  parameters: MeasuredParameter[];
  name: (parameter: MeasuredParameter) => string;
  days: (days: number) => string;
}

/** Sums and means of a time, each with the days behind it. */
export function TotalsList({ totals, parameters, name, days }: TotalsListProps) {
  const measured = useMeasuredText();
  return (
    <dl className={styles.list}>
      {totals.map((total) => {
        const parameter = parameters.find((one) => one.key === total.key);
        return (
          parameter && (
            <div key={total.key}>
              <dt>{name(parameter)}</dt>
              <dd>
                {measured(parameter, total.value)}
                <small>{days(total.days)}</small>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
