import { getAuthors, getContacts, getPartners, getStaticPage } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

export const pageQuery = (slug = '') => query(getStaticPage, { params: { slug } });

export const contactsQuery = query(getContacts, {});
export const partnersQuery = query(getPartners, {});

const SHOWN = 4;
export const pageAuthorsQuery = query(getAuthors, { query: { limit: SHOWN } });
