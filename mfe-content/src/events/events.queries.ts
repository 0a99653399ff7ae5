import { type EventsQuery, getEvent, getEvents } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 9;

/** `?when=past` asks for past events; anything else is passed on and refused. */
function eventsFilter(address: URLSearchParams): EventsQuery {
  const when = address.get('when');
  return { limit: PER_PAGE, ...(when && { when: when as 'past' }), ...pageOf(address) };
}

export const eventsQuery = (address: URLSearchParams) => query(getEvents, { query: eventsFilter(address) });

export const eventQuery = (slug = '') => query(getEvent, { params: { slug } });
