import {
  getChart,
  getCurrentCourse,
  getCurrentMarathon,
  getGoals,
  getHabits,
  getJobs,
  getUserDayParams,
  type ParametersReply,
} from '@stezhka/diary-contract';
import { type LoadCall, query } from '@stezhka/shell-contract';
import { monthQuery } from '../totals/totals.queries.ts';

const LINES = 2;

/** The first of the member's parameters over the last 30 days; undefined: none is chosen. */
export function sparklinesQuery(chosen: ParametersReply | undefined) {
  const parameters = chosen?.slice(0, LINES).map(({ systemName }) => systemName);
  return parameters?.length
    ? query(getChart, { query: { period: 'month', parameters: parameters.join(',') } })
    : undefined;
}

/** A widget whose reply fails says so; the day stands without it. */
export const loadWidgets = (call: LoadCall) =>
  Promise.all([
    call.optional(getJobs),
    call.optional(getHabits),
    call.optional(getGoals),
    call.optional(getCurrentCourse),
    call.optional(getCurrentMarathon),
    call.optional(...monthQuery()),
    call.optional(getUserDayParams).then((chosen) => {
      const sparklines = sparklinesQuery(chosen);
      return sparklines && call.optional(...sparklines);
    }),
  ]);
