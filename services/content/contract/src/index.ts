import { personOperations } from '@stezhka/kit-contract';

export {
  type Author,
  type AuthorCard,
  type AuthorReply,
  type AuthorsQuery,
  type AuthorsReply,
  getAuthor,
  getAuthors,
} from './authors.ts';
export {
  type EventCard,
  type EventDetail,
  type EventReply,
  type EventsQuery,
  type EventsReply,
  getEvent,
  getEvents,
} from './events.ts';
export { type Film, type UploadedFilmReply, uploadFilm } from './films.ts';
export {
  type Contacts,
  type ContactsReply,
  type FooterMenu,
  getContacts,
  getMenu,
  type MenuItem,
  type MenuReply,
  type SocialNetwork,
  WORKSHOP_ADDRESS,
} from './frame.ts';
export {
  type BannerReply,
  BLOCK_ICONS,
  type Block,
  type BlockIcon,
  type BlockLink,
  type BlockReply,
  type BlocksReply,
  getBanner,
  getFeatures,
  getForWhom,
  getHome,
  getHomepagePosters,
  getHomepageTop,
  getPartners,
  getPresentationVideo,
  getSecondFeatures,
  getSlider,
  HOME_SECTIONS,
  type HomeReply,
  type HomeSection,
  type Partner,
  type PartnersReply,
  type PresentationVideoReply,
  type SliderReply,
} from './home.ts';
export {
  type FaqGroup,
  type FaqQuestion,
  type FaqReply,
  FIXED_PAGES,
  getFaq,
  getLink,
  getStaticPage,
  type LinkReply,
  type PageBlock,
  type PageGroup,
  pagePath,
  type StaticPage,
  type StaticPageReply,
} from './pages.ts';
export {
  type CategoriesReply,
  type CategoryReply,
  type FeedReply,
  getCategories,
  getCategory,
  getFeed,
  getNews,
  getPost,
  type NewsCategory,
  type NewsQuery,
  type NewsReply,
  type PlainDate,
  type Post,
  type PostAuthor,
  type PostCard,
  type PostReply,
  postPath,
} from './posts.ts';
export { getPreview, type PreviewReply } from './preview.ts';
export {
  decrementAuthorRating,
  decrementPostRating,
  hasRatedAuthor,
  hasRatedPost,
  incrementAuthorRating,
  incrementPostRating,
  type RatingReply,
} from './ratings.ts';
export { getSearch, type PostHit, type SearchHit, type SearchQuery, type SearchReply } from './search.ts';
export {
  changeOwnSubscription,
  confirmSubscription,
  endSubscription,
  getOwnSubscription,
  getSubscription,
  getSubscriptionForm,
  getSubscriptionModal,
  type OpenUnsubscribeReply,
  type OwnSubscriptionReply,
  openUnsubscribe,
  type SubscribeBody,
  type SubscribeReply,
  type SubscriptionFormReply,
  type SubscriptionReply,
  type SubscriptionState,
  subscribe,
} from './subscription.ts';

/** A person's data in content, exported or erased. */
export const { exportPerson, erasePerson } = personOperations('content');
