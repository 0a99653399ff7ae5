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
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures are ours or come encrypted; a plain http one would be blocked on an https page.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    // A page has one h1, and it is not the text's.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...outside(attribs.href) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

const MOST_ROUNDS = 6;

/** A link that leaves the site passes on neither window nor ranking. */
function outside(href = ''): { rel?: string } {
  return /^https?:/i.test(href) ? { rel: 'noopener nofollow' } : {};
}

/**
 * What may be shown of a page's HTML: text, structure, links and pictures; no script, style, frame, form or
 * handler. Used when a text is saved and again when it is shown, so that a stricter rule also covers old texts.
 */
export function cleanHtml(html: string): string {
  let clean = html;
  // What is left of broken nesting may be read otherwise the next time, as browsers do: '<p><p></p></p>' is three.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = clean;
    clean = sanitize(before, OPTIONS);
    if (clean === before) break;
  }
  return clean;
}
