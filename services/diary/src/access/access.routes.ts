import { getDiaryAccess } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import { hasDiaryAccess } from './access.guard.ts';

export const accessRoutes = [
  serve(getDiaryAccess, {}, async ({ identity }) => ({ open: await hasDiaryAccess(identity) })),
];
