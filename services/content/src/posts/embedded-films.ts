import { type EmbeddedFilm, FILM_PLACE } from '@stezhka/content-contract';
import { cleanHtml } from '@stezhka/kit/html';
import { published } from '@stezhka/kit/publication';
import type { Locale } from '@stezhka/kit-contract';
import { FilmModel } from '../films/films.model.ts';
import { presentFilm } from '../films/films.presenter.ts';
import { CARD_PARTS, type FullPost, PostModel } from './posts.model.ts';
import { presentPostCard } from './posts.presenter.ts';

/** Films of one text; further places show nothing. */
const MOST_FILMS = 10;

interface Place {
  slug: string;
  caption: string;
  from: number;
  to: number;
}

/** A text as its readers get it: sanitised, its films apart; a name that no film bears leaves nothing behind. */
export async function withFilms(
  html: string,
  locale: Locale,
): Promise<{ body: string; films: EmbeddedFilm[] }> {
  const clean = cleanHtml(html);
  const places = placesIn(clean);
  const known = await filmsBySlug(
    places.slice(0, MOST_FILMS).map(({ slug }) => slug),
    locale,
  );
  const films: EmbeddedFilm[] = [];
  let body = '';
  let end = 0;
  for (const { slug, caption, from, to } of places) {
    const film = films.length < MOST_FILMS ? known.get(slug) : undefined;
    body += clean.slice(end, from) + (film ? FILM_PLACE : '');
    if (film) films.push({ ...film, caption });
    end = to;
  }
  return { body: body + clean.slice(end), films };
}

/** @param clean sanitised */
export const namesOfFilms = (clean: string): string[] => [
  ...new Set([...clean.matchAll(/<figure (?:[^<>]* )?data-film="([^"]+)"/g)].map(([, name]) => name!)),
];

async function filmsBySlug(
  slugs: string[],
  locale: Locale,
): Promise<Map<string, Omit<EmbeddedFilm, 'caption'>>> {
  if (!slugs.length) return new Map();
  const films = await FilmModel.find({ slug: { $in: slugs } });
  const posts = (await PostModel.find({ film: { $in: films.map(({ _id }) => _id) }, ...published() })
    .sort({ publishedAt: 1 })
    .select('-body')
    .populate(CARD_PARTS)) as unknown as FullPost[];
  const byFilm = new Map(posts.map((post) => [String(post.film), presentPostCard(post, locale)]));
  return new Map(
    films.map((film) => [film.slug, { video: presentFilm(film), post: byFilm.get(film.id) ?? null }]),
  );
}

const TAG = /<(\/?)(\w+)([^<>\w][^<>]*)?>/g;
const EMPTY_TAGS = ['br', 'hr', 'img'];

/** Only between paragraphs: within another element a film would be cut out of a half of it. */
function placesIn(clean: string): Place[] {
  const places: Place[] = [];
  let depth = 0;
  let open: { slug: string; from: number; inside: number } | undefined;
  for (const { 0: tag, 1: closes, 2: name = '', 3: attributes = '', index } of clean.matchAll(TAG)) {
    if (EMPTY_TAGS.includes(name)) continue;
    if (!closes) {
      const slug = name === 'figure' && /data-film="([^"]+)"/.exec(attributes)?.[1];
      if (slug && depth === 0) open = { slug, from: index, inside: index + tag.length };
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0 || !open) continue;
    const caption = plainText(clean.slice(open.inside, index));
    places.push({ slug: open.slug, caption, from: open.from, to: index + tag.length });
    open = undefined;
  }
  return places;
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

const plainText = (clean: string): string =>
  clean
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot);/g, (_, sign: string) => SIGNS[sign]!)
    .replace(/\s+/g, ' ')
    .trim();
