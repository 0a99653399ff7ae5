import { getEvent, getEvents } from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, pagination, serve, slugParams } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import Joi from 'joi';
import { AuthorModel } from '../authors/authors.model.ts';
import { EventModel, type FullEvent } from './events.model.ts';
import { presentEvent, presentEventCard } from './events.presenter.ts';

const RELATED = 3;
const ORDER = { coming: { startsAt: 1, _id: 1 }, past: { startsAt: -1, _id: -1 } } as const;

const coming = () => ({ endsAt: { $gt: clock.now() } });
const past = () => ({ endsAt: { $lte: clock.now() } });
/** When an event ends or comes out: no list holds longer. */
async function nextChange(): Promise<Date | undefined> {
  const [publication, ending] = await Promise.all([
    nextPublication(EventModel, AuthorModel),
    EventModel.findOne(coming()).sort({ endsAt: 1 }).select('endsAt').lean(),
  ]);
  return publication && ending && ending.endsAt < publication
    ? ending.endsAt
    : (publication ?? ending?.endsAt);
}

export const eventRoutes = [
  serve(
    getEvents,
    {
      query: Joi.object({ when: Joi.valid('coming', 'past').default('coming'), page, limit: limit(50, 9) }),
    },
    async ({ query, locale, cacheTags, keepUntil }) => {
      cacheTags('events');
      keepUntil(await nextChange());
      const filter = { ...(query.when === 'past' ? past() : coming()), ...published() };
      const paging = pagination(query.page!, query.limit!, await EventModel.countDocuments(filter));
      const events = await EventModel.find(filter)
        .sort(ORDER[query.when!])
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .select('-body');
      return { events: events.map((event) => presentEventCard(event, locale)), pagination: paging };
    },
  ),
  serve(getEvent, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('events');
    keepUntil(await nextChange());
    const event = await EventModel.findOne({ slug: params.slug, ...published() }).populate('host');
    if (!event) throw new AppError('not_found');
    const related = await EventModel.find({ ...coming(), ...published(), slug: { $ne: event.slug } })
      .sort(ORDER.coming)
      .limit(RELATED)
      .select('-body');
    return {
      event: await presentEvent(event as unknown as FullEvent, locale),
      related: related.map((one) => presentEventCard(one, locale)),
    };
  }),
];
