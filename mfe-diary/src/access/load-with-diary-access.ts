import { getDiaryAccess } from '@stezhka/diary-contract';
import type { LoadContext } from '@stezhka/shell-contract';

/** Skips `load` while the diary is closed to this member (product 2.3). */
export const loadWithDiaryAccess =
  (load: (context: LoadContext) => Promise<unknown>) =>
  async (context: LoadContext): Promise<unknown> =>
    (await context.call(getDiaryAccess)).open ? load(context) : undefined;
