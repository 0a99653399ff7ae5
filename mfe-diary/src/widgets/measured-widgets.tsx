import { type ChartReply, getUserDayParams } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatNumber } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { CallArea } from '../lib/call-area.tsx';
import { useMeasuredText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import { monthQuery } from '../totals/totals.queries.ts';
import { Sparkline } from './sparkline.tsx';
import { Widget } from './widget.tsx';
import styles from './widgets.module.css';
import { sparklinesQuery } from './widgets.queries.ts';

export function GraphicsWidget() {
  const t = useText('diary.widget');
  const { data: chosen } = shell().useCall(getUserDayParams, undefined, { optional: true });
  const sparklines = sparklinesQuery(chosen);
  return (
    <Widget id="graphics">
      {sparklines ? <Sparklines query={sparklines} /> : <p className={styles.empty}>{t('graphics.empty')}</p>}
      <LinkMore href="/diary/totals#graphics">{t('graphics.open')}</LinkMore>
    </Widget>
  );
}

function Sparklines({ query }: { query: NonNullable<ReturnType<typeof sparklinesQuery>> }) {
  const t = useText('diary.widget');
  const locale = useLocale();
  const call = shell().useCall(query[0], query[1], { optional: true });
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 2 });
  const words = ({ title, units, data }: ChartReply['chart'][string]) => {
    const values = data.map(({ value }) => value);
    return t('graphics.words', {
      title: units ? `${title}, ${units}` : title,
      low: number(Math.min(...values)),
      high: number(Math.max(...values)),
    });
  };
  return (
    <CallArea call={call}>
      {({ chart, from, to }) => {
        const lines = Object.entries(chart).filter(([, { data }]) => data.length);
        return lines.length ? (
          <ul className={styles.rows}>
            {lines.map(([name, line]) => (
              <li key={name} className={styles.line}>
                <span>{line.title}</span>
                <strong>
                  {[number(line.data.at(-1)!.value), line.units].filter(Boolean).join('\u00a0')}
                </strong>
                <Sparkline line={line} from={from} to={to} label={words(line)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{t('graphics.empty')}</p>
        );
      }}
    </CallArea>
  );
}

const MOST_TOTALS = 5;
const thisMonth = monthQuery();

export function TotalWidget() {
  const t = useText('diary.widget');
  const measured = useMeasuredText();
  const call = shell().useCall(thisMonth[0], thisMonth[1], { optional: true });
  return (
    <Widget id="total">
      <CallArea call={call}>
        {({ currMonth, parameters }) => {
          const shown = currMonth.paramsTotal.flatMap((total) => {
            const parameter = parameters.find(({ key }) => key === total.key);
            return parameter ? [{ parameter, ...total }] : [];
          });
          return shown.length ? (
            <ul className={styles.spheres}>
              {shown.slice(0, MOST_TOTALS).map(({ parameter, value }) => (
                <li key={parameter.key}>
                  <SphereBadge icon={parameter.icon} color={parameter.color} small />
                  <span>{parameter.title}</span>
                  <strong>{measured(parameter, value)}</strong>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.empty}>{t('total.empty')}</p>
          );
        }}
      </CallArea>
      <LinkMore href="/diary/totals">{t('total.open')}</LinkMore>
    </Widget>
  );
}
