import { describeCall } from '@stezhka/kit-contract/examples';
import {
  getCategories,
  getCategory,
  getFeed,
  getNews,
  getPost,
  type NewsCategory,
  type PostAuthor,
  type PostCard,
} from '../posts.ts';
import { getPreview } from '../preview.ts';
import { getSearch } from '../search.ts';

const author: PostAuthor = {
  slug: 'olena-haiova',
  name: 'Олена Гайова',
  role: 'психологиня',
  imageData: null,
};

const card: PostCard = {
  id: '6560b0d1a2c4e8f012345678',
  slug: 'vdiachnist-chesno',
  title: 'Чому вдячність не про «думай позитивно»',
  excerpt: 'Дякувати за хороше не означає мовчати про погане.',
  imageData: null,
  category: { slug: 'vdiachnist', title: 'Вдячність' },
  author,
  publishedAt: '2026-11-18T07:00:00.000Z',
  readingMinutes: 5,
  hasVideo: false,
};

const category: NewsCategory = {
  slug: 'vdiachnist',
  title: 'Вдячність',
  description: 'Про увагу до доброго.',
};

describeCall(getNews, {
  summary: 'Posts, newest first',
  example: {
    query: { category: 'vdiachnist', page: 1 },
    reply: { posts: [card], pagination: { page: 1, pages: 1, limit: 9, total: 1 } },
  },
});

describeCall(getPost, {
  summary: 'One post and related ones',
  throws: ['not_found'],
  example: {
    params: { slug: card.slug },
    reply: {
      post: {
        ...card,
        body: '<p>Дякувати за хороше.</p>',
        films: [],
        tags: ['вдячність'],
        rating: 8,
        video: null,
      },
      related: [],
    },
  },
});

describeCall(getCategory, {
  summary: 'One category of posts',
  throws: ['not_found'],
  example: { params: { slug: category.slug }, reply: { category } },
});

describeCall(getCategories, {
  summary: 'Categories of posts',
  example: { reply: { categories: [category] } },
});

describeCall(getFeed, {
  summary: 'RSS of the newest posts',
  example: {
    query: { origin: 'https://stezhka.example' },
    reply: { rss: '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel/></rss>' },
  },
});

describeCall(getSearch, {
  summary: 'Posts, events and categories that match a text',
  example: {
    query: { search: 'вдячнисть' },
    reply: {
      posts: [
        {
          title: 'Чому вдячність не про «думай позитивно»',
          slug: 'vdiachnist-chesno',
          imageData: null,
          hasVideo: false,
        },
      ],
      events: [],
      categories: [{ title: 'Вдячність', slug: 'vdiachnist', imageData: null }],
      corrected: 'вдячність',
      highlights: ['вдячність'],
      suggestions: [],
    },
  },
});

describeCall(getPreview, {
  summary: 'An entry that is not public yet, by a link of staff',
  throws: ['not_found'],
  example: {
    params: { token: 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU' },
    reply: {
      kind: 'post',
      until: '2026-11-27T10:00:00.000Z',
      post: { ...card, body: '<p>Дякувати за хороше.</p>', films: [], tags: [], rating: 0, video: null },
    },
  },
});
