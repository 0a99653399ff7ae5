import { clock } from '@stezhka/kit/clock';
import { hashOf, newToken } from '@stezhka/kit/link-tokens';
import { isPublic, type Publication } from '@stezhka/kit/publication';
import type { Change, Preview } from '@stezhka/kit/resource';
import { type PreviewKind, PreviewModel } from './preview.model.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** Staff's links to what is not public yet: each opens one entry, for a week at most, and ends with its publication. */
export const previews = (
  kind: PreviewKind,
): { preview: Preview<Publication>; changed(change: Change<Publication>): Promise<void> } => ({
  preview: {
    offers: (entry) => !isPublic(entry),
    async link({ _id, publishedAt }, session) {
      const token = newToken();
      const expiresAt = clock.in(WEEK);
      await PreviewModel.create([{ hash: hashOf(token), kind, entry: _id, expiresAt }], { session });
      return { path: `/preview/${token}`, until: endOf({ publishedAt }, expiresAt) };
    },
  },
  async changed({ before, after, session }) {
    if (!before) return;
    if (!after) await PreviewModel.deleteMany({ entry: before._id }).session(session);
    else if (isPublic(before) || isPublic(after))
      await PreviewModel.updateMany({ entry: before._id }, { withdrawn: true }).session(session);
  },
});

/** A link ends with the publication, if that comes first. */
export const endOf = ({ publishedAt }: Publication, expiresAt: Date): Date =>
  publishedAt && publishedAt < expiresAt ? publishedAt : expiresAt;

export const findPreview = (token: string) =>
  PreviewModel.findOne({ hash: hashOf(token), expiresAt: { $gt: clock.now() } }).lean();
