import { describeCall } from '@stezhka/kit-contract/examples';
import {
  getAllMonthTotal,
  getChart,
  getDiaryTotal,
  getInsights,
  getMonthTotal,
  type MeasuredParameter,
  type ParameterTotal,
} from '../measured.ts';

export const measuredSleep: MeasuredParameter = {
  key: 'parameters[sleep]',
  systemName: 'sleep',
  title: 'Сон',
  icon: 'moon',
  color: 'sphere-health',
  units: 'год',
  total: 'average',
  scale: null,
};
const mood: MeasuredParameter = {
  ...measuredSleep,
  key: 'parameters[mood]',
  systemName: 'mood',
  title: 'Настрій',
  icon: 'smile',
  color: 'sphere-emotions',
  units: null,
  scale: { min: 1, max: 5, low: 'Важко', high: 'Чудово' },
};
export const measuredOutdoors: MeasuredParameter = {
  ...measuredSleep,
  key: 'parameters[outdoors]',
  systemName: 'outdoors',
  title: 'Надворі',
  icon: 'trees',
  units: 'хв',
  total: 'sum',
};
const parameters = [measuredSleep, measuredOutdoors, mood];
const paramsTotal: ParameterTotal[] = [
  { key: measuredSleep.key, value: 7.4, days: 18 },
  { key: measuredOutdoors.key, value: 820, days: 17 },
  { key: mood.key, value: 3.8, days: 18 },
];
const before: ParameterTotal[] = [
  { key: measuredSleep.key, value: 7.1, days: 30 },
  { key: measuredOutdoors.key, value: 1_140, days: 26 },
];
const throws = ['diary_closed', 'not_found'];

describeCall(getMonthTotal, {
  summary: 'Totals of a month and of the one before',
  throws,
  example: {
    query: {},
    reply: {
      currMonth: { month: '2026-11', paramsTotal },
      prevMonth: { month: '2026-10', paramsTotal: before },
      parameters,
    },
  },
});

describeCall(getAllMonthTotal, {
  summary: 'Totals of all months, twelve at once',
  throws,
  example: {
    query: {},
    reply: {
      months: [
        { month: '2026-11', paramsTotal },
        { month: '2026-10', paramsTotal: before },
        ...['09', '08', '07', '06', '05', '04', '03', '02', '01'].map((month) => ({
          month: `2026-${month}`,
          paramsTotal: before,
        })),
        { month: '2025-12', paramsTotal: before },
      ],
      earlier: '2025-11-30',
      parameters,
    },
  },
});

describeCall(getDiaryTotal, {
  summary: 'Totals of all time',
  throws,
  example: {
    reply: {
      from: '2025-10-17',
      days: 377,
      paramsTotal: [
        { key: measuredSleep.key, value: 7.2, days: 370 },
        { key: measuredOutdoors.key, value: 15_340, days: 331 },
        { key: mood.key, value: 3.7, days: 377 },
      ],
      parameters,
    },
  },
});

describeCall(getChart, {
  summary: 'Parameters over a period',
  throws,
  example: {
    query: { period: 'month' },
    reply: {
      period: 'month',
      step: 'day',
      from: '2026-10-22',
      to: '2026-11-20',
      first: '2025-10-17',
      chart: {
        sleep: {
          title: 'Сон',
          color: 'sphere-health',
          type: 'tracker',
          units: 'год',
          data: [
            { date: '2026-11-17', value: 6.5 },
            { date: '2026-11-18', value: 7 },
            { date: '2026-11-20', value: 7.25 },
          ],
        },
        mood: {
          title: 'Настрій',
          color: 'sphere-emotions',
          type: 'select',
          units: null,
          data: [
            { date: '2026-11-18', value: 3 },
            { date: '2026-11-20', value: 4 },
          ],
        },
      },
    },
  },
});

describeCall(getInsights, {
  summary: 'Parameters that move together',
  throws: ['diary_closed'],
  example: {
    reply: {
      from: '2026-08-23',
      to: '2026-11-20',
      days: 81,
      insights: [
        {
          direction: 'together',
          first: measuredSleep,
          second: mood,
          days: 78,
          larger: { days: 37, average: 4.1 },
          smaller: { days: 41, average: 3.2 },
        },
      ],
    },
  },
});
