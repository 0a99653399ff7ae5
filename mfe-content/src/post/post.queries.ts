import { getPost } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

export const postQuery = (slug = '') => query(getPost, { params: { slug } });
