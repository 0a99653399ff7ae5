import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { EventView } from './event-view.tsx';
import { eventQuery } from './events.queries.ts';

export function Component() {
  const { slug = '' } = useParams();
  const { data } = shell().useCall(...eventQuery(slug));
  return data ? <EventView {...data} /> : null;
}
