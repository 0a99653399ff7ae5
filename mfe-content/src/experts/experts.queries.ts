import { getExpert, getExperts } from '@stezhka/account-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 12;

export const expertsQuery = (address: URLSearchParams) =>
  query(getExperts, { query: { limit: PER_PAGE, ...pageOf(address) } });

export const expertQuery = (slug = '') => query(getExpert, { params: { id: slug } });
