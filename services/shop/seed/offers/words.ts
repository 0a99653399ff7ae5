import type { Look } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';
import type { OfferReviewsBlock } from '@stezhka/shop-contract';
import type { OfferPicture } from './offer-seed.ts';

/** One text in Ukrainian, Russian and English. */
export const say = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });
export const NOTHING = say('', '', '');

type Review = OfferReviewsBlock<Localised, OfferPicture>['reviews'][number];

/** What somebody said, with a drawn portrait; `slug` keeps the face the same. */
export const review = (
  slug: string,
  look: Look,
  name: Localised,
  place: Localised,
  text: Localised,
  rating = 5,
): Review => ({ name, place, text, rating, picture: { spec: { draw: 'avatar', slug, options: { look } } } });

/** Sizes, delivery and payment are the same for every diary. */
export const SENT = say(
  'Надсилаємо наступного дня, оплата карткою або при отриманні',
  'Отправляем на следующий день, оплата картой или при получении',
  'Sent the next day, paid by card or on delivery',
);
export const RETURNS = say(
  '14 днів на повернення, якщо не підписали першу сторінку',
  '14 дней на возврат, если не подписали первую страницу',
  'Fourteen days to return it, unless you’ve signed the first page',
);

/** Ways on from a thank-you page. */
export const SHOP = { text: say('До крамниці', 'В магазин', 'To the shop'), href: '/catalog' };
export const READ = {
  text: say('Почитати поволі', 'Почитать не торопясь', 'Something slow to read'),
  href: '/news',
};
