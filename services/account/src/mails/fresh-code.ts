import type { Addressee } from '@stezhka/kit/mail';
import Joi from 'joi';
import type { CodePurpose } from '../codes/codes.model.ts';
import { issueCode } from '../codes/codes.service.ts';
import { UserModel } from '../users/users.model.ts';

/** Nothing but whom it goes to: the code is made when the mail goes out. */
export const noData = Joi.object<object>({});

/** A mail's `complete`: a new code for its reader, or no mail when they are gone. */
export const freshCode =
  (purpose: CodePurpose) =>
  async (_data: object, { id }: Addressee) => {
    const user = await UserModel.findById(id);
    return user ? { code: await issueCode(purpose, user) } : undefined;
  };

/** In the place of a code where a mail is only shown. */
export const EXAMPLE_CODE = 'example-of-a-code';
