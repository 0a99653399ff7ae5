import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';

const KYIV = 'Europe/Kyiv';
const BEGINS = 20;
const ENDS = 22;

export const eveningDate = (): PlainDate => clock.today(KYIV).toString();

export const beginOf = (date: PlainDate): Date => clock.startOf(date, KYIV, BEGINS);

export const isOver = (date: PlainDate): boolean => clock.now() >= clock.startOf(date, KYIV, ENDS);
