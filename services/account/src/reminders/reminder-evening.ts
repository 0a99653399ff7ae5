import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';

const KYIV = 'Europe/Kyiv';
/** Hours of Kyiv's wall clock between which reminders go out. */
const BEGINS = 20;
const ENDS = 22;

/** The date it is in Kyiv. */
export const eveningDate = (): PlainDate => clock.today(KYIV).toString();

export const beginOf = (date: PlainDate): Date => clock.startOf(date, KYIV, BEGINS);

/** Whether it is too late to remind anybody of that date. */
export const isOver = (date: PlainDate): boolean => clock.now() >= clock.startOf(date, KYIV, ENDS);
