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

/** Pictures within a text: as wide as its lines, on a phone as the page. */
export const IN_TEXT = { domain: 'content', sizes: '(min-width: 720px) 656px, calc(100vw - 2rem)' };
