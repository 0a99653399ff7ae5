import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';

const KYIV = 'Europe/Kyiv';
/** Hours of Kyiv's wall clock: from the first one on reminders go out, from the second one on it is too late for them. */
const BEGINS = 20;
const ENDS = 22;

/** The date it is in Kyiv. */
export const eveningDate = (): PlainDate => clock.today(KYIV).toString();

export const beginOf = (date: PlainDate): Date => clock.startOf(date, KYIV, BEGINS);

/** Whether that date's evening is now. */
export const isEveningOf = (date: PlainDate): boolean =>
  clock.now() >= beginOf(date) && clock.now() < clock.startOf(date, KYIV, ENDS);
