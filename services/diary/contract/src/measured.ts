import { operation, type PlainDate } from '@stezhka/kit-contract';
import type { ChartLine } from './days.ts';
import type { ParameterDefinition } from './parameters.ts';

/** What a number of a month, a goal or a statement is about. */
export interface MeasuredParameter
  extends Pick<ParameterDefinition, 'key' | 'systemName' | 'title' | 'icon' | 'color' | 'units'> {
  /** How days become a month: minutes add up, a mood has a mean. */
  total: 'sum' | 'average';
  /** Of a choice: its least and its largest value, and what they are called: 4 of a worry may mean 'quiet'. */
  scale: { min: number; max: number; low: string; high: string } | null;
}

/** Product 3, Monthly total. */
export interface ParameterTotal {
  key: string;
  /** Never 0. */
  value: number;
  /** Days that have a value. */
  days: number;
}
export interface MonthTotal {
  /** 'YYYY-MM'. */
  month: string;
  paramsTotal: ParameterTotal[];
}

export interface MonthTotalReply {
  currMonth: MonthTotal;
  prevMonth: MonthTotal;
  /** Of all the keys above, in their order. */
  parameters: MeasuredParameter[];
}
export interface AllMonthTotalReply {
  /** The twelve months up to the asked one, newest first. */
  months: MonthTotal[];
  /** Date of which the months before are asked; null: there are none. */
  earlier: PlainDate | null;
  parameters: MeasuredParameter[];
}
export interface DiaryTotalReply {
  /** The first filled day. */
  from: PlainDate | null;
  /** Filled days. */
  days: number;
  paramsTotal: ParameterTotal[];
  parameters: MeasuredParameter[];
}

/** Days without values count too. */
const totals = { access: 'user', tags: ['diary-values', 'diary-days', 'diary-settings'] } as const;

/** The month of `date`, default today, and the one before. */
export const getMonthTotal = operation<{ query: { date?: PlainDate }; reply: MonthTotalReply }>(
  'GET',
  '/data/diary/month-total',
  { ...totals, reply: 'MonthTotalReply' },
);

export const getAllMonthTotal = operation<{ query: { date?: PlainDate }; reply: AllMonthTotalReply }>(
  'GET',
  '/data/diary/all-month-total',
  { ...totals, reply: 'AllMonthTotalReply' },
);

export const getDiaryTotal = operation<{ reply: DiaryTotalReply }>('GET', '/data/diary-total', {
  ...totals,
  reply: 'DiaryTotalReply',
});

/** 30 days by day, 13 weeks, 12 months, or everything: by month, beyond four years by quarter. */
export const CHART_PERIODS = ['month', 'quarter', 'year', 'all'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

export interface ChartQuery {
  /** Default 'month'. */
  period?: ChartPeriod;
  /** Its last day, default today. */
  date?: PlainDate;
  /** systemNames by commas, default all that were measured. */
  parameters?: string;
}

export interface ChartReply {
  period: ChartPeriod;
  /** A point's value is the mean of its days that have one; its date is the first of them that the step has. */
  step: 'day' | 'week' | 'month' | 'quarter';
  from: PlainDate;
  to: PlainDate;
  /** The first filled day. */
  first: PlainDate | null;
  /** By systemName, in the order of the definitions; only what was measured. */
  chart: Record<string, ChartLine>;
}

export const getChart = operation<{ query: ChartQuery; reply: ChartReply }>('GET', '/data/diary/chart', {
  ...totals,
  reply: 'ChartReply',
});

/** Days behind a statement: never fewer. */
export const INSIGHT_DAYS_AT_LEAST = 14;
export const INSIGHT_DAYS = 90;
export const INSIGHTS_LIMIT = 6;

/** That two parameters move together tells nothing of a cause. */
export interface Insight {
  /** 'apart': one is larger on days on which the other one is smaller. */
  direction: 'together' | 'apart';
  first: MeasuredParameter;
  second: MeasuredParameter;
  /** Days that have both. */
  days: number;
  /** The mean of `second` on days on which `first` is larger than usual, and on the others; of as many days. */
  larger: { days: number; average: number };
  smaller: { days: number; average: number };
}
export interface InsightsReply {
  from: PlainDate;
  to: PlainDate;
  /** Filled days among them. */
  days: number;
  /** The clearest first. */
  insights: Insight[];
}

export const getInsights = operation<{ reply: InsightsReply }>('GET', '/data/diary/insights', {
  ...totals,
  reply: 'InsightsReply',
});
