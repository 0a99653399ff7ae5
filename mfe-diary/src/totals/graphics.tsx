import { CHART_PERIODS, type ChartReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Chip, ChipLink } from '@stezhka/shared-ui/chip';
import { formatDate, formatNumber } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Plot } from '@stezhka/shared-ui/plot';
import { Table } from '@stezhka/shared-ui/table';
import { shell } from '@stezhka/shell-contract';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { CallArea } from '../lib/call-area.tsx';
import { plotsOf, titleOf } from './plots.ts';
import styles from './totals.module.css';
import { chartQuery, type TotalsView, totalsPath, withLine } from './totals.queries.ts';

/** Lines of parameters over a period, the same as a table, and as a picture to keep. */
export function Graphics({ view }: { view: TotalsView }) {
  const t = useText('diary.totals.graphics');
  const call = shell().useCall(...chartQuery(view));
  return (
    <Panel id="graphics" className={styles.graphics} aria-labelledby="graphics-title">
      <h2 id="graphics-title" className={styles.title}>
        {t('title')}
      </h2>
      <nav className={styles.chips} aria-label={t('periods')}>
        {CHART_PERIODS.map((period) => (
          <ChipLink
            key={period}
            href={totalsPath({ ...view, period })}
            keepScroll
            current={period === view.period}
          >
            {t(`period.${period}`)}
          </ChipLink>
        ))}
      </nav>
      <CallArea call={call} height={320}>
        {(reply) =>
          Object.keys(reply.chart).length ? (
            <Lines reply={reply} view={view} />
          ) : (
            <p className={styles.empty}>{t('empty')}</p>
          )
        }
      </CallArea>
    </Panel>
  );
}

/** Lines that are drawn before one chooses, or when the period has none of the chosen ones. */
const FIRST_LINES = 2;

function Lines({ reply, view }: { reply: ChartReply; view: TotalsView }) {
  const t = useText('diary.totals.graphics');
  const locale = useLocale();
  const navigate = useNavigate();
  const figures = useRef<HTMLDivElement>(null);
  const { chart, from, to } = reply;
  const names = Object.keys(chart);
  const chosen = view.drawn?.filter((name) => Object.hasOwn(chart, name));
  const drawn = chosen?.length ? chosen : names.slice(0, FIRST_LINES);
  const plots = plotsOf(reply, drawn, locale);
  const dates = { from: formatDate(from, locale, 'date'), to: formatDate(to, locale, 'date') };
  const titles = drawn.map((name) => titleOf(chart[name]!)).join('; ');
  const choose = (name: string) => {
    const path = totalsPath({ ...view, drawn: withLine(drawn, name) });
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  const save = async () => {
    try {
      const { savePicture } = await import(/* webpackChunkName: "save-picture" */ './save-picture.ts');
      const caption = t('words', { titles, ...dates });
      await savePicture(figures.current!, { caption, name: `stezhka-${from}-${to}.png` });
    } catch {
      shell().toast(t('picture.failed'), { tone: 'bad' });
    }
  };
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('choose')}</legend>
        {names.map((name) => (
          <Chip key={name} pressed={drawn.includes(name)} onClick={() => choose(name)}>
            {titleOf(chart[name]!)}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.note}>{t('choose.hint')}</p>
      <div ref={figures} className={styles.plots}>
        {plots.map(({ id, lines, x, y }) => (
          <Plot
            key={id}
            lines={lines}
            x={x}
            y={{ ...y, ticks: y.ticks.map((at) => ({ at, text: formatNumber(at, locale) })) }}
            label={t('words', { titles: lines.map(({ title }) => title).join('; '), ...dates })}
          />
        ))}
      </div>
      {plots.length > 0 && (
        <div className={styles.actions}>
          <details className={styles.asTable}>
            <summary>{t('table')}</summary>
            <ValuesTable reply={reply} drawn={drawn} caption={t('words', { titles, ...dates })} />
          </details>
          <Button
            variant="outline"
            size="s"
            icon={<Icon of={Download} size={18} />}
            onClick={() => void save()}
          >
            {t('picture')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ValuesTableProps {
  reply: ChartReply;
  drawn: string[];
  caption: string;
}

function ValuesTable({ reply: { chart, step }, drawn, caption }: ValuesTableProps) {
  const t = useText('diary.totals.graphics');
  const locale = useLocale();
  const lines = drawn.map((name) => ({ name, ...chart[name]! }));
  const dates = [...new Set(lines.flatMap(({ data }) => data.map(({ date }) => date)))].sort();
  return (
    <Table
      caption={caption}
      rows={dates.map((date) => ({ date }))}
      keyOf={({ date }) => date}
      columns={[
        {
          id: 'date',
          head: t(`step.${step}`),
          cell: ({ date }) => formatDate(date, locale, step === 'day' ? 'day' : 'short'),
        },
        ...lines.map((line) => ({
          id: line.name,
          head: titleOf(line),
          number: true,
          cell: ({ date }: { date: string }) => {
            const value = line.data.find((point) => point.date === date)?.value;
            return value === undefined ? '–' : formatNumber(value, locale, { maximumFractionDigits: 2 });
          },
        })),
      ]}
    />
  );
}
