import { getFeed } from '@stezhka/content-contract';
import { renditionSizes } from '@stezhka/kit/files';
import { serve } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import Joi from 'joi';
import { CARD_PARTS, type FullPost, PostModel } from '../posts/posts.model.ts';
import { presentPostCard } from '../posts/posts.presenter.ts';
import { feedPicture, rssOf } from './rss.ts';

const NEWEST = 30;
const origin = Joi.string()
  .max(200)
  .pattern(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/([A-Za-z\d.-]+|\[[\dA-Fa-f:]+\])(:\d{1,5})?$/)
  // What the pattern lets pass may still be no address: https://[71c], a port of 99999.
  .custom((text: string, helpers) => (URL.canParse(text) ? text : helpers.error('string.pattern.base')))
  .required();

export const feedRoutes = [
  serve(getFeed, { query: Joi.object({ origin }) }, async ({ query, locale, cacheTags, keepUntil }) => {
    cacheTags('posts');
    keepUntil(await nextPublication(PostModel));
    const posts = await PostModel.find(published())
      .sort({ publishedAt: -1, _id: -1 })
      .limit(NEWEST)
      .select('-body')
      .populate(CARD_PARTS);
    const cards = posts.map((post) => presentPostCard(post as unknown as FullPost, locale));
    const sizes = await renditionSizes(cards.map(feedPicture).filter(Boolean));
    return { rss: rssOf(cards, { origin: query.origin, locale, sizes }) };
  }),
];
