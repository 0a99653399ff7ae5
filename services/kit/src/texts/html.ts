import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    // One of the site's own films (decision 0056).
    figure: ['data-film'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Pages load the site's own pictures alone.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...outside(attribs.href) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
    figure: (tagName, { 'data-film': film = '', ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(FILM.test(film) && { 'data-film': film }) },
    }),
  },
};

const OWN_PICTURE = /^\/files\/[a-z]+\/[0-9a-f]{24}\/\d{3,4}\.(webp|jpeg)$/;
const FILM = /^[a-z0-9][a-z0-9_-]{0,119}$/;
const MOST_ROUNDS = 6;

/** A path of the site, another site, a mail or a telephone. */
const ADDRESS = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/;

function outside(href = ''): { rel?: string } {
  return /^https?:/i.test(href) ? { rel: 'noopener nofollow' } : {};
}

/** Runs when a text is saved and again when it is shown, so that stricter rules also cover old texts. */
export function cleanHtml(html: string): string {
  let clean = html;
  // Broken nesting may be parsed differently the next time: '<p><p></p></p>' becomes three.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = clean;
    clean = sanitize(before, OPTIONS);
    if (clean === before) break;
  }
  return clean;
}

const PICTURES_ALONE: sanitize.IOptions = {
  allowedTags: ['img'],
  allowedAttributes: { img: ['src'] },
  allowedSchemesByTag: { img: ['http', 'https', 'data', 'blob'] },
};

/** Addresses of pictures that are not the site's own, as an editor's paste brings them: no page would load them. */
export function foreignPictures(html: string): string[] {
  const pictures = sanitize(html, PICTURES_ALONE).matchAll(/<img src="([^"]*)"/g);
  return [...pictures].flatMap(([, src]) => (FOREIGN.test(src!) && !OWN_PICTURE.test(src!) ? [src!] : []));
}

const FOREIGN = /^(https?:|data:|blob:|\/)/i;

const FILMS_ALONE: sanitize.IOptions = {
  allowedTags: ['figure'],
  allowedAttributes: { figure: ['data-film'] },
};

/** What figures give as the name of a film and no film can be called. */
export function misnamedFilms(html: string): string[] {
  const figures = sanitize(html, FILMS_ALONE).matchAll(/<figure data-film="([^"]+)"/g);
  return [...figures].flatMap(([, name]) => (FILM.test(name!) ? [] : [name!]));
}

/** An address that staff entered, when it is shown; one that no form takes, as in an old record, leads home. */
export const cleanLink = (link: string): string => (!link || ADDRESS.test(link) ? link : '/');
