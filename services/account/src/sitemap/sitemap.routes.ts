import { fixedPages, serveSitemap } from '@stezhka/kit/seo';

/** What lies behind a login is nobody's to find. */
export const sitemapRoutes = [serveSitemap([fixedPages('account', ['/login', '/register'])])];
