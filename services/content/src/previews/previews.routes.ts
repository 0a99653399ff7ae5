import { getPreview, type PreviewReply, pagePath, postPath } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { tokenParams } from '@stezhka/kit/link-tokens';
import { isPublic, type Publication } from '@stezhka/kit/publication';
import type { Locale, Localised } from '@stezhka/kit-contract';
import type { Types } from 'mongoose';
import { AuthorModel, type AuthorRow } from '../authors/authors.model.ts';
import { presentAuthor } from '../authors/authors.presenter.ts';
import { EventModel, type FullEvent } from '../events/events.model.ts';
import { presentEvent } from '../events/events.presenter.ts';
import { PageModel } from '../pages/pages.model.ts';
import { presentWithQuestions } from '../pages/pages.routes.ts';
import { presentPost } from '../posts/full-post.presenter.ts';
import { type FullPost, POST_PARTS, PostModel } from '../posts/posts.model.ts';
import { postsOfAuthors } from '../posts/posts-of-authors.ts';
import type { PreviewKind } from '../publication/preview.model.ts';
import { endOf, findPreview } from '../publication/preview.service.ts';

type Without<T> = T extends unknown ? Omit<T, 'until'> : never;
interface Previewed extends Publication {
  title: Localised;
  /** Of the public page, without the locale. */
  path: string;
  present(locale: Locale): Promise<Without<PreviewReply>> | Without<PreviewReply>;
}

const FIND: Record<PreviewKind, (id: Types.ObjectId) => Promise<Previewed | null>> = {
  async post(id) {
    const post = (await PostModel.findById(id).populate(POST_PARTS)) as unknown as FullPost | null;
    return (
      post && {
        title: post.title,
        publishedAt: post.publishedAt,
        path: postPath({ slug: post.slug, hasVideo: Boolean(post.film) }),
        present: async (locale) => ({ kind: 'post', post: await presentPost(post, locale) }),
      }
    );
  },
  async event(id) {
    const event = (await EventModel.findById(id).populate('host')) as unknown as FullEvent | null;
    return (
      event && {
        title: event.title,
        publishedAt: event.publishedAt,
        path: `/podii/${event.slug}`,
        present: async (locale) => ({ kind: 'event', event: await presentEvent(event, locale) }),
      }
    );
  },
  async author(id) {
    const author = await AuthorModel.findById(id).lean<AuthorRow>();
    return (
      author && {
        title: author.name,
        publishedAt: author.publishedAt,
        path: `/authors/${author.slug}`,
        async present(locale) {
          const posts = (await postsOfAuthors.count([author])).get(String(id)) ?? 0;
          return { kind: 'author', author: await presentAuthor(author, posts, locale) };
        },
      }
    );
  },
  async page(id) {
    const page = await PageModel.findById(id);
    return (
      page && {
        title: page.title,
        publishedAt: page.publishedAt,
        path: pagePath(page.slug),
        present: async (locale) => ({ kind: 'page', page: await presentWithQuestions(page, locale) }),
      }
    );
  },
};

/** What the link opens: an entry that is not public, or the address where it is public by now. */
export async function openPreview(
  token: string,
): Promise<{ entry: Previewed; until: Date } | { movedTo: string } | undefined> {
  const preview = await findPreview(token);
  const entry = preview && (await FIND[preview.kind](preview.entry));
  if (!entry) return undefined;
  if (isPublic(entry)) return { movedTo: entry.path };
  return preview.withdrawn ? undefined : { entry, until: endOf(entry, preview.expiresAt) };
}

export const previewRoutes = [
  serve(getPreview, { params: tokenParams }, async ({ params, locale }) => {
    const opened = await openPreview(params.token);
    if (!opened || 'movedTo' in opened) throw new AppError('not_found');
    return { until: opened.until.toISOString(), ...(await opened.entry.present(locale)) };
  }),
];
