import type { Locale } from '@stezhka/kit-contract';

/** A book in Ukrainian on a page in another language: said beside 'Buy'. */
export const isForeign = (language: string, locale: Locale): boolean => language === 'uk' && locale !== 'uk';
