export { banners } from './home/banners.ts';
export {
  features,
  forWhom,
  homepagePosters,
  homepageTop,
  secondFeatures,
  subscriptionModal,
} from './home/blocks.ts';
export { contacts } from './home/contacts.ts';
export { drawerMenu, footerMenu } from './home/menu.ts';
export { partners } from './home/partners.ts';
export { sliders } from './home/sliders.ts';
