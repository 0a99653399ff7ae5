import type { Post } from '@stezhka/content-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { presentFilm } from '../films/films.presenter.ts';
import { withFilms } from './embedded-films.ts';
import type { FullPost } from './posts.model.ts';
import { presentPostCard } from './posts.presenter.ts';

export const presentPost = async (post: FullPost, locale: Locale): Promise<Post> => ({
  ...presentPostCard(post, locale),
  ...(await withFilms(inLocale(post.body, locale), locale)),
  tags: [...post.tags[locale]],
  rating: post.rating,
  video: post.film ? presentFilm(post.film) : null,
});
