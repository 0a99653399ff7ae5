import { AppError } from '@stezhka/kit/errors';
import type { Served } from '@stezhka/kit/http';
import { type Identity, isAdmin } from '@stezhka/kit/identity';
import { isDiaryOpen } from './access.model.ts';

/** Open to members while the diary is open, to an admin always (product 2.3, verify-access-to-diary). */
export const mayEnter = async (identity: Identity): Promise<boolean> =>
  isAdmin(identity) || (await isDiaryOpen());

/** Calls that need a member answer `diary_closed` while the diary is closed; those for everybody stay as they are. */
export const behindDoor = (served: Served[]): Served[] =>
  served.map((one) =>
    one.op.access === 'user'
      ? {
          ...one,
          async handle(req, res) {
            if (!(await mayEnter(req.identity))) throw new AppError('diary_closed');
            return one.handle(req, res);
          },
        }
      : one,
  );
