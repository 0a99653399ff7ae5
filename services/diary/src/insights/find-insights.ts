import { INSIGHT_DAYS_AT_LEAST } from '@stezhka/diary-contract';

export interface Series {
  key: string;
  /** By date. */
  values: Map<string, number>;
}

export interface FoundInsight {
  first: string;
  second: string;
  direction: 'together' | 'apart';
  days: number;
  larger: { days: number; average: number };
  smaller: { days: number; average: number };
}

/** Weaker ones are true of many pairs and of no use. */
const LEAST_CORRELATION = 0.3;
/** Of either side of a comparison. */
const LEAST_SIDE = 5;

/**
 * Pairs whose ranks go together (Spearman) more clearly than chance makes any of so many pairs, the clearest first.
 * @param series in the order in which a pair names its first one
 */
export function findInsights(series: Series[]): FoundInsight[] {
  const long = series.filter(({ values }) => values.size >= INSIGHT_DAYS_AT_LEAST);
  const pairs = long.flatMap((first, at) => long.slice(at + 1).map((second) => ({ first, second })));
  const found = pairs.flatMap((pair) => {
    const common = [...pair.first.values].flatMap(([date, x]) => {
      const y = pair.second.values.get(date);
      return y === undefined ? [] : [{ x, y }];
    });
    const clarity = clarityOf(common);
    if (!clarity || Math.abs(clarity) < clarityNeeded(pairs.length)) return [];
    const insight = compare(pair, common, clarity > 0 ? 'together' : 'apart');
    return insight ? [{ insight, clarity: Math.abs(clarity) }] : [];
  });
  return found.sort((a, b) => b.clarity - a.clarity).map(({ insight }) => insight);
}

/** So that among all pairs chance brings one in twenty diaries: exp(−z²/2) is more than a normal value's share past z. */
const clarityNeeded = (pairs: number): number => Math.sqrt(2 * Math.log(20 * pairs));

/** Standard deviations from no correlation (Fisher); 0 for too few days or one that is too weak. */
function clarityOf(common: { x: number; y: number }[]): number {
  if (common.length < INSIGHT_DAYS_AT_LEAST) return 0;
  const correlation = correlationOf(ranksOf(common.map(({ x }) => x)), ranksOf(common.map(({ y }) => y)));
  if (Number.isNaN(correlation) || Math.abs(correlation) < LEAST_CORRELATION) return 0;
  return Math.atanh(Math.min(Math.max(correlation, -0.999), 0.999)) * Math.sqrt((common.length - 3) / 1.06);
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's; NaN when one of them never changes. */
function correlationOf(xs: number[], ys: number[]): number {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  let [both, ofX, ofY] = [0, 0, 0];
  for (const [at, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, ys[at]! - meanY];
    both += dx * dy;
    ofX += dx * dx;
    ofY += dy * dy;
  }
  return both / Math.sqrt(ofX * ofY);
}

/** Undefined when the plain comparison of means does not say the same. */
function compare(
  { first, second }: { first: Series; second: Series },
  common: { x: number; y: number }[],
  direction: FoundInsight['direction'],
): FoundInsight | undefined {
  const sorted = common.map(({ x }) => x).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  // The half above the middle value, or what reaches it when most days are alike.
  const isAbove = sorted.at(-1)! > middle ? (x: number) => x > middle : (x: number) => x >= middle;
  const side = (wanted: boolean) => common.filter(({ x }) => isAbove(x) === wanted).map(({ y }) => y);
  const [above, below] = [side(true), side(false)];
  if (above.length < LEAST_SIDE || below.length < LEAST_SIDE) return undefined;
  const [larger, smaller] = [above, below].map((ys) => ({ days: ys.length, average: meanOf(ys) }));
  const isSo =
    direction === 'together' ? larger!.average > smaller!.average : larger!.average < smaller!.average;
  if (!isSo) return undefined;
  return {
    first: first.key,
    second: second.key,
    direction,
    days: common.length,
    larger: larger!,
    smaller: smaller!,
  };
}
