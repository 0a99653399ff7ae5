import { getUser } from '@stezhka/account-contract';
import {
  getDayByDate,
  getDayDetails,
  getDayNotes,
  getDayParams,
  getSphereCategories,
  getSpheres,
  getUserDayParams,
} from '@stezhka/diary-contract';
import { type LoadCall, query } from '@stezhka/shell-contract';

export const dayQuery = (date: string) => query(getDayByDate, { params: { date } });

/** The definitions that the page of every day needs. */
export const loadDefinitions = (call: LoadCall) =>
  Promise.all([
    call.optional(getUser),
    call(getDayParams),
    call(getUserDayParams),
    call(getDayNotes),
    call(getDayDetails),
    call(getSpheres),
    call(getSphereCategories),
  ]);
