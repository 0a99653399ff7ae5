import { getDiaryAccess } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import { mayEnter } from './door.ts';

export const accessRoutes = [
  serve(getDiaryAccess, {}, async ({ identity }) => ({ open: await mayEnter(identity) })),
];
