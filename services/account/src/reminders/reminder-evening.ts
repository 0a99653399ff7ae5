import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';

const BEGINS = 20;
const ENDS = 22;

export const eveningDate = (timeZone: string): PlainDate => clock.today(timeZone).toString();

export const beginOf = (date: PlainDate, timeZone: string): Date => clock.startOf(date, timeZone, BEGINS);

export const isOver = (date: PlainDate, timeZone: string): boolean =>
  clock.now() >= clock.startOf(date, timeZone, ENDS);
