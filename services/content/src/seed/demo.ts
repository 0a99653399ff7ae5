import { createHash } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { fileAddress, shownWidths } from '@stezhka/kit/files';
import { cleanHtml } from '@stezhka/kit/html';
import { inAllLocales } from '@stezhka/kit/localised';
import { comesOut } from '@stezhka/kit/publication';
import { type Localised, type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { AuthorModel } from '../authors/authors.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { MessageModel, ThreadModel } from '../chat/chat.model.ts';
import { SHOWN } from '../chat/chat.service.ts';
import { EventModel } from '../events/events.model.ts';
import { momentOf } from '../events/events.resource.ts';
import { LayoutModel, sealLayout } from '../layouts/layouts.model.ts';
import { PartnerModel } from '../partners/partners.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { readingMinutesOf } from '../posts/reading-minutes.ts';
import { draw, OPENING_DAY } from './definitions.ts';
import { seedFilm } from './films.ts';
import { readTemplates } from './read-definitions.ts';
import { readAuthors, readChats, readEvents, readLayouts, readPartners, readPosts } from './read-demo.ts';

const daysAgo = (days: number): PlainDate => clock.today(SITE_TIME_ZONE).subtract({ days }).toString();

/** Posts on the first page of the news, the home page's among them. */
const FIRST_NEWS = 9;

/** Writes articles, authors and partners, after the definitions; running it again changes nothing but the dates. */
export async function seedDemo(): Promise<void> {
  await Promise.all([seedNews().then(seedEvents), seedPartners(), seedLayouts(), seedChats()]);
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
  const posts = readPosts();
  const newest = new Set(newestOf(posts).slice(0, FIRST_NEWS));
  for (const { clip, durationSeconds: _, illustration, ...post } of posts) {
    const film = clip ? await seedFilm(clip) : null;
    const spec = { draw: 'landscape', slug: post.slug, options: post.picture } as const;
    const picture = await draw(spec, undefined, { first: newest.has(post.slug) });
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

/** Slugs. */
const newestOf = (posts: readonly Post[]): string[] =>
  posts.toSorted((a, b) => a.publishedDaysAgo - b.publishedDaysAgo).map(({ slug }) => slug);

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

/** What a member has changed since stays. */
async function seedLayouts(): Promise<void> {
  const templates = new Map(readTemplates().map(({ slug, places }) => [slug, places]));
  for (const [n, { slug: _, user, daysAgo: ago, cards, ...layout }] of readLayouts().entries()) {
    const places = templates.get(layout.template)!;
    const laid = cards.map((card, i) => {
      const place = i < places.length ? places[i]! : undefined;
      const at = place ? { x: place.x / 100, y: place.y / 100 } : { x: 0.5, y: 0.5 };
      return { place: place ? i : null, ...at, angle: 0, faceUp: true, ...card };
    });
    const written = await sealLayout({ userId: user }, { ...layout, cards: laid });
    const _id = `65f00000000000000000c0${String(n).padStart(2, '0')}`;
    await LayoutModel.updateOne(
      { _id },
      { $setOnInsert: { ...written, userId: user, version: 1, savedAt: morningOf(ago) } },
      { upsert: true },
    );
  }
}

/** What was written since stays; nobody is told of what was seeded. */
async function seedChats(): Promise<void> {
  for (const { slug, user, name, locale, read, closed, messages } of readChats()) {
    // The staff's list tells guests apart by letters of it.
    const _id = new Types.ObjectId(createHash('sha256').update(slug).digest('hex').slice(0, 24));
    const rows = messages.map(({ from, text, minutesAgo }, i) => ({
      ...{ thread: _id, seq: i + 1, messageId: `demo-${slug}-${i + 1}` },
      ...{ from, text, at: clock.in(-minutesAgo * 60_000) },
    }));
    const last = rows.at(-1)!;
    const lastOf = (side: 'visitor' | 'staff') => rows.findLast(({ from }) => from === side)?.seq ?? 0;
    const { upsertedCount } = await ThreadModel.updateOne(
      { _id },
      {
        $setOnInsert: {
          ...(user ? { userId: user, name } : { guestId: `demo-${slug}` }),
          ...{
            locale,
            state: closed ? 'closed' : 'open',
            lastSeq: last.seq,
            lastVisitorSeq: lastOf('visitor'),
          },
          ...{ visitorRead: lastOf('staff'), staffRead: read ? last.seq : 0, unread: !read },
          ...{ lastAt: last.at, lastText: last.text.slice(0, SHOWN), lastFrom: last.from },
          ...(last.from === 'visitor' && !read && { waitingSince: rows[0]!.at }),
          ...(closed && { closedAt: last.at }),
        },
      },
      { upsert: true },
    );
    if (upsertedCount) await MessageModel.insertMany(rows);
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
