import { clock } from '@stezhka/kit/clock';
import { fileAddress, shownWidths } from '@stezhka/kit/files';
import { cleanHtml } from '@stezhka/kit/html';
import { inAllLocales } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { AuthorModel } from '../authors/authors.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { EventModel } from '../events/events.model.ts';
import { momentOf } from '../events/events.resource.ts';
import { PartnerModel } from '../partners/partners.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { readingMinutesOf } from '../posts/reading-minutes.ts';
import { comesOut, daysAgo } from '../publication/publication.ts';
import { draw, OPENING_DAY } from './definitions.ts';
import { seedFilm } from './films.ts';
import { readAuthors, readEvents, readPartners, readPosts } from './read-demo.ts';

/** Writes articles, authors and partners, after the definitions; running it again changes nothing but the dates. */
export async function seedDemo(): Promise<void> {
  await Promise.all([seedNews().then(seedEvents), seedPartners()]);
}

async function seedNews(): Promise<void> {
  for (const [order, { avatar, body: bio, ...author }] of readAuthors().entries()) {
    const picture = await draw({ draw: 'avatar', slug: author.slug, options: avatar }, author.name);
    await AuthorModel.updateOne(
      { slug: author.slug },
      { ...author, bio, order, picture, publishedAt: comesOut(OPENING_DAY) },
      { upsert: true },
    );
  }
  const categoryIds = await idsBySlug(CategoryModel);
  const authorIds = await idsBySlug(AuthorModel);
  for (const { clip, durationSeconds: _, illustration, ...post } of readPosts()) {
    const film = clip ? await seedFilm(clip) : null;
    const picture = await draw({ draw: 'landscape', slug: post.slug, options: post.picture });
    await PostModel.updateOne(
      { slug: post.slug },
      {
        ...post,
        body: illustration ? await illustrate(post, illustration) : post.body,
        readingMinutes: readingMinutesOf(post.body),
        category: categoryIds.get(post.category),
        author: authorIds.get(post.author),
        film,
        hasVideo: film !== null,
        publishedAt: morningOf(post.publishedDaysAgo),
        picture,
      },
      { upsert: true },
    );
  }
}

type Post = ReturnType<typeof readPosts>[number];

async function illustrate(
  { slug, body }: Pick<Post, 'slug' | 'body'>,
  { above, scene, alt }: NonNullable<Post['illustration']>,
): Promise<Localised> {
  const { file, width } = await draw({ draw: 'scene', slug: `text-${slug}`, options: scene }, alt);
  const address = fileAddress('content', file, shownWidths(width).at(-1)!, 'webp');
  return inAllLocales((locale) => {
    const parts = body[locale].split('<h2>');
    const figure = `<figure><img src="${address}" alt="${alt[locale]}" /></figure>\n`;
    return cleanHtml(parts.map((part, n) => (n === above - 1 ? part + figure : part)).join('<h2>'));
  });
}

async function seedEvents(): Promise<void> {
  const hosts = await idsBySlug(AuthorModel);
  for (const { slug, ...event } of readEvents()) {
    const { startsInDays, time, durationMinutes, author, price = 0, online = false, seats = null } = event;
    const startsAt = momentOf(daysAgo(-startsInDays), time);
    const { title, excerpt, place, body } = event;
    await EventModel.updateOne(
      { slug },
      {
        title,
        excerpt,
        place,
        body,
        online,
        price,
        seats,
        startsAt,
        endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000),
        host: hosts.get(author),
        publishedAt: comesOut(OPENING_DAY),
        picture: await draw({ draw: 'landscape', slug: `event-${slug}`, options: event.picture }),
      },
      { upsert: true },
    );
  }
}

async function seedPartners(): Promise<void> {
  for (const [order, partner] of readPartners().entries()) {
    await PartnerModel.updateOne({ slug: partner.slug }, { ...partner, order }, { upsert: true });
  }
}

/** The morning of the day so many days before today; today's posts are already out. */
function morningOf(days: number): Date {
  const morning = comesOut(daysAgo(days));
  return morning > clock.now() ? clock.in(-60_000) : morning;
}

async function idsBySlug(model: typeof CategoryModel | typeof AuthorModel) {
  const rows = await (model as typeof CategoryModel).find().sort({ order: 1 }).select('slug');
  return new Map(rows.map((row) => [row.slug, row._id]));
}
