import { serveSitemap } from '@stezhka/kit/seo';

/** A diary is its owner's alone: none of its pages is for search engines. */
export const sitemapRoutes = [serveSitemap([])];
