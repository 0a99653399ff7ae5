import { describeCall } from '@stezhka/kit-contract/examples';
import { getSearch } from '../search.ts';

describeCall(getSearch, {
  summary: 'Posts, events and categories that match a text',
  example: {
    query: { search: 'вдячність' },
    reply: {
      posts: [
        { title: 'Чому вдячність не про «думай позитивно»', slug: 'vdiachnist-chesno', imageData: null },
      ],
      events: [],
      categories: [{ title: 'Вдячність', slug: 'vdiachnist', imageData: null }],
    },
  },
});
