import { getHabits } from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

export const archivedHabitsQuery = query(getHabits, { query: { archive: 1 } });

export const isArchiveView = (address: URLSearchParams): boolean => address.get('view') === 'archive';
