import { FileModel } from '../files/file.model.ts';
import { filesOfOwner, removeFile } from '../files/store.ts';
import { forgetGuests } from '../guest.ts';
import type { PersonPart } from './part.ts';

/** Of the kit's own collections, in every service. The pictures themselves are given out beside the records. */
export const filesPart: PersonPart = {
  collection: FileModel.collection.name,
  erase: async ({ userId }, session) => {
    for (const { id } of await filesOfOwner(userId)) await removeFile(id, session);
  },
};

export const guestsPart: PersonPart = {
  collection: 'guest_merges',
  erase: ({ userId }, session) => forgetGuests(userId, session),
};
