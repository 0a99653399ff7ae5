import { clock } from '@stezhka/kit/clock';
import { type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';

export {
  comesOut,
  isPublic,
  nextPublication,
  type Publication,
  publicationField,
  published,
  publishingDay,
} from '@stezhka/kit/publication';

export const daysAgo = (days: number): PlainDate => clock.today(SITE_TIME_ZONE).subtract({ days }).toString();
