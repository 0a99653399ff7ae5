import { AppError } from '@stezhka/kit/errors';
import type { Served } from '@stezhka/kit/http';
import { type Identity, isAdmin } from '@stezhka/kit/identity';
import { isDiaryOpen } from './access.model.ts';

/** Open to members while the diary is open, to an admin always (product 2.3, verify-access-to-diary). */
export const hasDiaryAccess = async (identity: Identity): Promise<boolean> =>
  isAdmin(identity) || (await isDiaryOpen());

export const requireDiaryAccess = (served: Served[]): Served[] =>
  served.map((one) =>
    one.op.access === 'user'
      ? {
          ...one,
          async handle(req, res) {
            if (!(await hasDiaryAccess(req.identity))) throw new AppError('diary_closed');
            return one.handle(req, res);
          },
        }
      : one,
  );
