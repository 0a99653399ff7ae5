import { withFormTexts } from '@stezhka/shared-ui/form/with-texts';
import { defineRemote } from '@stezhka/shell-contract';
import { authors } from './authors/authors.routes.ts';
import { chat } from './chat/chat.routes.ts';
import { events } from './events/events.routes.ts';
import { experts } from './experts/experts.routes.ts';
import { home } from './home/home.routes.ts';
import { mac } from './mac/mac.routes.ts';
import { news } from './news/news.routes.ts';
import { pages } from './pages/pages.routes.ts';
import { panolens } from './panolens/panolens.routes.ts';
import { post } from './post/post.routes.ts';
import { preview } from './preview/preview.routes.ts';
import { search } from './search/search.routes.ts';
import { subscription } from './subscription/subscription.routes.ts';
import { videos } from './videos/videos.routes.ts';

export default defineRemote({
  service: 'content',
  features: [
    home,
    news,
    post,
    videos,
    events,
    authors,
    experts,
    pages,
    mac,
    chat,
    panolens,
    preview,
    subscription,
    search,
  ],
  messages: withFormTexts({
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  }),
});
