import { query } from '@stezhka/shell-contract';
import { getDiaryOffer } from '@stezhka/shop-contract';

export const offerQuery = (slug = '') => query(getDiaryOffer, { params: { slug } });
