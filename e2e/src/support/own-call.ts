/** What a page of this site sends with its own calls. */
export const ownCall = (locale = 'uk') => ({ Locale: locale, 'Sec-Fetch-Site': 'same-origin' });
