import { createHash } from 'node:crypto';
import type { Identity } from '@stezhka/kit/identity';

/** Services know a session, a guest's too, by its anti-forgery token alone. */
export const browserOf = ({ csrf }: Pick<Identity, 'csrf'>): string =>
  createHash('sha256')
    .update(`browser ${csrf ?? ''}`)
    .digest('base64url');
