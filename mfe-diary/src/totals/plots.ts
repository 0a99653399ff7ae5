import type { ChartLine, ChartReply } from '@stezhka/diary-contract';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import type { PlotLine, PlotTick } from '@stezhka/shared-ui/plot';

export interface DrawnPlot {
  id: string;
  lines: PlotLine[];
  units: string | null;
  x: { min: number; max: number; ticks: PlotTick[] };
  y: { min: number; max: number; ticks: number[] };
}

const DAY_MS = 86_400_000;
const dayOf = (date: PlainDate): number => Date.parse(date) / DAY_MS;

/** Lines of the same units share a plot; others have their own, because one axis cannot tell hours and minutes. */
export function plotsOf(
  { chart, step, from, to }: Pick<ChartReply, 'chart' | 'step' | 'from' | 'to'>,
  drawn: readonly string[],
  locale: Locale,
): DrawnPlot[] {
  const shown = drawn.flatMap((name) => (chart[name]?.data.length ? [{ name, line: chart[name] }] : []));
  const x = timeAxis({ step, from, to }, locale);
  const groups = Map.groupBy(shown, ({ line }) => `${line.type} ${line.units ?? ''}`);
  return [...groups].map(([id, own]) => ({
    id,
    units: own[0]!.line.units,
    lines: own.map(({ name, line }) => ({
      id: name,
      title: titleOf(line),
      color: `var(--${line.color})`,
      points: line.data.map(({ date, value }) => ({ x: dayOf(date), y: value })),
    })),
    x,
    y: valueAxis(own.flatMap(({ line }) => line.data.map(({ value }) => value))),
  }));
}

export const titleOf = ({ title, units }: Pick<ChartLine, 'title' | 'units'>): string =>
  units ? `${title}, ${units}` : title;

/** Ticks that a phone has room for. */
const DATES_AT_MOST = 6;

function timeAxis({ step, from, to }: Pick<ChartReply, 'step' | 'from' | 'to'>, locale: Locale) {
  const [min, end] = [dayOf(from), dayOf(to)];
  const max = Math.max(end, min + 1);
  const isShort = step === 'day' || step === 'week';
  const format = new Intl.DateTimeFormat(locale, {
    ...(isShort ? { day: 'numeric', month: 'numeric' } : { month: 'numeric', year: '2-digit' }),
    timeZone: 'UTC',
  });
  const count = Math.min(DATES_AT_MOST, max - min + 1);
  const ticks = Array.from({ length: count }, (_, i) => {
    const at = Math.round(min + ((max - min) * i) / (count - 1));
    return { at, text: format.format(at * DAY_MS) };
  });
  return { min, max, ticks };
}

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 5;

/** Round numbers around the values, from zero where they lie near it. */
export function valueAxis(values: readonly number[]): DrawnPlot['y'] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const base = low >= 0 && low < (high - low) * 2 ? 0 : low;
  const range = high - base || Math.abs(high) || 1;
  const rough = range / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough) ?? 10);
  const min = Math.floor(base / step) * step;
  const steps = Math.max(1, Math.ceil((high - min) / step - 1e-9));
  const rounded = (value: number) => Number(value.toFixed(6));
  return {
    min: rounded(min),
    max: rounded(min + steps * step),
    ticks: Array.from({ length: steps + 1 }, (_, i) => rounded(min + i * step)),
  };
}
