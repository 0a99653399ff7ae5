import { eraseDataKey } from '../sealed.ts';
import type { PersonPart } from './part.ts';

/** Of services that seal texts: without the key nothing sealed can be read any more, not even from a backup. */
export const dataKeyPart: PersonPart = {
  collection: 'data_keys',
  erase: ({ userId }, session) => eraseDataKey(userId, session),
};
