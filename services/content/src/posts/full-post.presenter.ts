import type { Post } from '@stezhka/content-contract';
import { withPictures } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { presentFilm } from '../films/films.presenter.ts';
import { withFilms } from './embedded-films.ts';
import type { FullPost } from './posts.model.ts';
import { presentPostCard } from './posts.presenter.ts';

export async function presentPost(post: FullPost, locale: Locale): Promise<Post> {
  const { body, films } = await withFilms(inLocale(post.body, locale), locale);
  return {
    ...presentPostCard(post, locale),
    body: await withPictures(body, { domain: 'content' }),
    films,
    tags: [...post.tags[locale]],
    rating: post.rating,
    video: post.film ? presentFilm(post.film) : null,
  };
}
