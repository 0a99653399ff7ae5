import { getBanner, getHome, getNews, getSlider } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

export const homeQuery = query(getHome, {});
export const mainSliderQuery = query(getSlider, { params: { slug: 'slajder-na-golovnij' } });
export const homeNewsQuery = query(getNews, { query: { limit: 3 } });
export const bannerQueries = ['golovna-statti', 'golovna-avtori', 'golovna-video', 'golovna-rejting'].map(
  (slug) => query(getBanner, { params: { slug } }),
);
