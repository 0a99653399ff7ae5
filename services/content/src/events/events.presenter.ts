import type { EventCard, EventDetail } from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import { presentByline } from '../authors/authors.presenter.ts';
import type { EventFields, FullEvent } from './events.model.ts';

export const presentEventCard = (event: EventFields & { id: string }, locale: Locale): EventCard => ({
  id: event.id,
  slug: event.slug,
  title: inLocale(event.title, locale),
  excerpt: inLocale(event.excerpt, locale),
  imageData: toImageData('content', event.picture, locale),
  startsAt: event.startsAt.toISOString(),
  endsAt: event.endsAt.toISOString(),
  place: inLocale(event.place, locale),
  online: event.online,
  price: event.price / 100,
  past: event.endsAt <= clock.now(),
});

export const presentEvent = async (event: FullEvent, locale: Locale): Promise<EventDetail> => ({
  ...presentEventCard(event as never, locale),
  body: await presentHtml(inLocale(event.body, locale), { domain: 'content' }),
  seats: event.seats,
  host: event.host && presentByline(event.host, locale),
});
