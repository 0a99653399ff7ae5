import {
  getBanner,
  getFeatures,
  getForWhom,
  getHomepagePosters,
  getHomepageTop,
  getPresentationVideo,
  getSecondFeatures,
  getSlider,
  getSubscriptionModal,
} from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { type Context, type Served, serve, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { FilmModel } from '../films/films.model.ts';
import { presentFilm } from '../films/films.presenter.ts';
import { BlockModel, type Place } from './blocks.model.ts';
import { presentBlock } from './blocks.presenter.ts';

const TAG = 'blocks';

const shownAt = (place: Place) =>
  BlockModel.find({ place, hidden: { $ne: true } }).sort({ order: 1, _id: 1 });

async function at(place: Place, locale: Locale) {
  const blocks = await shownAt(place);
  return blocks.map((block) => presentBlock(block, locale));
}

const oneOf = (place: Place) => async (context: Pick<Context<never>, 'locale' | 'cacheTags'>) => {
  context.cacheTags(TAG);
  const [block] = await at(place, context.locale);
  if (!block) throw new AppError('not_found');
  return block;
};

const listOf = (place: Place) => (context: Pick<Context<never>, 'locale' | 'cacheTags'>) => {
  context.cacheTags(TAG);
  return at(place, context.locale);
};

export const blockRoutes: Served[] = [
  serve(getSlider, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG);
    const images = await at(`slider:${params.slug}`, locale);
    if (!images.length) throw new AppError('not_found');
    return { images };
  }),
  serve(getBanner, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG);
    return (await at(`banner:${params.slug}`, locale))[0] ?? null;
  }),
  serve(getPresentationVideo, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const [block] = await shownAt('presentation-video');
    if (!block) throw new AppError('not_found');
    const film = block.film && (await FilmModel.findById(block.film));
    return {
      ...presentBlock(block, locale),
      video: film ? presentFilm(film) : null,
      note: inLocale(block.note, locale),
    };
  }),
  serve(getHomepageTop, {}, oneOf('homepage-top')),
  serve(getSubscriptionModal, {}, oneOf('subscription-modal')),
  serve(getFeatures, {}, listOf('features')),
  serve(getSecondFeatures, {}, listOf('second-features')),
  serve(getForWhom, {}, listOf('for-whom')),
  serve(getHomepagePosters, {}, listOf('homepage-posters')),
];
