import { describeCall } from '@stezhka/kit-contract/examples';
import { type AuthorCard, getAuthor, getAuthors } from '../authors.ts';
import { type EventCard, getEvent, getEvents } from '../events.ts';
import { type FaqGroup, getFaq, getLink, getStaticPage } from '../pages.ts';
import {
  decrementAuthorRating,
  decrementPostRating,
  hasRatedAuthor,
  hasRatedPost,
  incrementAuthorRating,
  incrementPostRating,
} from '../ratings.ts';

const id = '6560b0d1a2c4e8f012345678';
const author: AuthorCard = {
  id,
  slug: 'olena-haiova',
  name: 'Олена Гайова',
  role: 'психологиня',
  imageData: null,
  rating: 12,
  posts: 7,
};
const event: EventCard = {
  id,
  slug: 'vechir-lystiv',
  title: 'Вечір листів',
  excerpt: 'Пишемо листа собі через рік.',
  imageData: null,
  startsAt: '2026-12-03T16:30:00.000Z',
  endsAt: '2026-12-03T18:00:00.000Z',
  place: 'Київ, вул. Тиха Стежка, 12',
  online: false,
  price: 0,
  past: false,
};
const group: FaqGroup = {
  slug: 'delivery',
  title: 'Доставка',
  questions: [{ question: 'Скільки йде посилка?', answer: '<p>Один-три дні.</p>' }],
};

describeCall(getAuthors, {
  summary: 'Authors, in the editors’ order',
  example: {
    query: { page: 1 },
    reply: { authors: [author], pagination: { page: 1, pages: 1, limit: 12, total: 1 } },
  },
});

describeCall(getAuthor, {
  summary: 'One author',
  throws: ['not_found'],
  example: { params: { slug: author.slug }, reply: { author: { ...author, bio: '<p>Пише.</p>' } } },
});

describeCall(getEvents, {
  summary: 'Events to come, the soonest first, or past ones',
  throws: ['not_found'],
  example: {
    query: { when: 'coming', page: 1 },
    reply: { events: [event], pagination: { page: 1, pages: 1, limit: 9, total: 1 } },
  },
});

describeCall(getEvent, {
  summary: 'One event, and the next ones',
  throws: ['not_found'],
  example: {
    params: { slug: event.slug },
    reply: { event: { ...event, body: '<p>Пишемо.</p>', seats: 12, host: null }, related: [] },
  },
});

describeCall(getFaq, { summary: 'Questions and answers by group', example: { reply: { groups: [group] } } });

describeCall(getStaticPage, {
  summary: 'One page that staff edit',
  throws: ['not_found'],
  example: {
    params: { slug: 'about' },
    reply: {
      page: {
        slug: 'about',
        group: 'about',
        title: 'Про нас',
        description: 'Хто робить Стежку.',
        body: '<p>Нас четверо.</p>',
        imageData: null,
        updatedAt: '2026-11-20T07:00:00.000Z',
        blocks: [{ kind: 'faq', group }, { kind: 'authors' }],
      },
    },
  },
});

describeCall(getLink, {
  summary: 'A stored link, in the caller’s language',
  throws: ['not_found'],
  example: { params: { id: 'telegram' }, reply: { url: 'https://t.me/stezhka' } },
});

for (const [call, summary] of [
  [incrementPostRating, 'Vote for a post'],
  [decrementPostRating, 'Vote against a post'],
  [incrementAuthorRating, 'Vote for an author'],
  [decrementAuthorRating, 'Vote against an author'],
  [hasRatedPost, 'A post’s rating and the caller’s vote'],
  [hasRatedAuthor, 'An author’s rating and the caller’s vote'],
] as const)
  describeCall(call, {
    summary,
    throws: ['not_found'],
    example: { params: { id }, reply: { rating: 13, vote: 'up' } },
  });
