import { availableParallelism } from 'node:os';
import { writeTable } from './markdown-table.ts';
import { withScratchDatabase } from './scratch-database.ts';

/** What is measured, and beside which small diary: of these figures some tell of a whole month. */
const MEASURES = {
  today: ['today', 'week'],
  month: ['a month of the calendar', 'week'],
  list: ['the list', 'week'],
  save: ['a save while typing', 'week'],
  value: ['a save of a value', 'week'],
  chart: ['the chart of everything', 'month'],
  totals: ['totals of the month', 'month'],
} as const;
type Measured = Record<keyof typeof MEASURES, { p50: number; p95: number }>;

const FEW = '10';
const MANY = '100000';
const TEN_YEARS = '3653';
const MOST = 2;
/**
 * A member of ten years among a hundred thousand, beside one of a week and one of a month among ten, each with forty
 * parameters a day. @param members fewer of them, to try it out: prints the table and keeps none
 */
export async function benchDiary(members?: string): Promise<void> {
  if (members && !/^[1-9]\d*$/.test(members)) throw new Error(`${members} is no number of members.`);
  const [week, month, large] = (await withScratchDatabase<Measured>(
    'services/diary/src/testing/diary-bench.ts',
    [
      { MEMBERS: FEW, DAYS: '7' },
      { MEMBERS: FEW, DAYS: '31' },
      { MEMBERS: members ?? MANY, DAYS: TEN_YEARS },
    ],
  )) as [Measured, Measured, Measured];
  const small = { week, month };
  const ms = ({ p50, p95 }: Measured['today']) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  const rows = (Object.keys(MEASURES) as (keyof Measured)[]).map((key) => {
    const [name, beside] = MEASURES[key];
    const [before, after] = [small[beside][key], large[key]];
    return { name, beside, before, after, growth: after.p95 / before.p95 };
  });
  const lines = [
    '| | beside | p50 / p95, ms | ten years, p50 / p95, ms | p95 grows |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ name, beside, before, after, growth }) =>
        `| ${name} | a ${beside} | ${ms(before)} | ${ms(after)} | ${growth.toFixed(2)} times |`,
    ),
    '',
    `At most ${MOST} times, on ${availableParallelism()} cores.`,
  ];
  if (members) process.stdout.write(`${lines.join('\n')}\n`);
  else writeTable('diary', lines);
  const slow = rows.filter(({ growth }) => growth > MOST);
  if (slow.length)
    throw new Error(`More than ${MOST} times as long: ${slow.map(({ name }) => name).join(', ')}.`);
}
