import { getDiaryAccess } from '@stezhka/diary-contract';
import type { LoadContext } from '@stezhka/shell-contract';

/** Asks first whether the diary is open; while it is not, nothing else is asked (product 2.3). */
export const loadBehindDoor =
  (load: (context: LoadContext) => Promise<unknown>) =>
  async (context: LoadContext): Promise<unknown> =>
    (await context.call(getDiaryAccess)).open ? load(context) : undefined;
