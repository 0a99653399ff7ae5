import { getNews } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 9;

/** The video variant of the news query (product 7.13). */
export const videosQuery = (address: URLSearchParams) =>
  query(getNews, { query: { has_video: true, limit: PER_PAGE, ...pageOf(address) } });
