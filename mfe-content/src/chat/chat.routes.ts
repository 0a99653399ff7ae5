import type { Feature } from '@stezhka/shell-contract';
import { contactsQuery } from '../pages/pages.queries.ts';
import { chatTexts } from './chat.texts.ts';
import { queueQuery } from './chat-staff.queries.ts';

export const chat: Feature = {
  routes: [
    {
      id: 'chat',
      path: '/chat',
      load: ({ call }) => call.optional(...contactsQuery),
      lazy: () => import(/* webpackChunkName: "chat" */ './chat.page.tsx'),
      messages: chatTexts.messages,
    },
    {
      id: 'admin-chat',
      path: '/admin/chat',
      handle: { flags: ['auth'], layout: 'admin', personal: true },
      load: ({ call, query }) => call(...queueQuery(query)),
      lazy: () => import(/* webpackChunkName: "admin-chat" */ './chat-staff.page.tsx'),
      messages: chatTexts.messages,
    },
  ],
  slots: {
    'content.chat': () => import(/* webpackChunkName: "slot-chat" */ './chat.slot.tsx'),
  },
};
