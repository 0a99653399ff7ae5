import { getDayByDate } from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

export const dayQuery = (date: string) => query(getDayByDate, { params: { date } });
