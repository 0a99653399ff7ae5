import { fixedPages, serveSitemap } from '@stezhka/kit/sitemap';

/** What lies behind a login is nobody's to find. */
export const sitemapRoutes = [serveSitemap([fixedPages('account', ['/login', '/register'])])];
