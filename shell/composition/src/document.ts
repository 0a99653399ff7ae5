import type { Locale, SeoReply } from '@stezhka/kit-contract';
import { localePath } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';
import type { Release, ReleaseSet } from './releases.ts';

export interface PageData {
  releases: ReleaseSet;
  locale: Locale;
  state?: unknown;
  outcome: 'page' | 'not-found' | 'unavailable' | 'none';
  seo?: SeoReply;
  error?: CallError;
  demo: boolean;
}

export interface DocumentParts {
  origin: string;
  data: PageData;
  body: string;
  chunks: PageChunk[];
  /** The page opens with words in italics. */
  italic?: boolean | undefined;
}

export interface PageChunk {
  release: Release;
  name: string;
  /** Only the styles stand in the document; the page asks for the scripts later. */
  later?: boolean;
}

/** A preload must be asked for like the chunk itself: without CORS on the same origin. */
const crossorigin = (url: string) => (url.startsWith('/') ? '' : ' crossorigin="anonymous"');

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** JSON that cannot close its script element. */
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const SITE: Record<Locale, string> = { uk: 'Стежка', ru: 'Стежка', en: 'Stezhka' };

const CYRILLIC = /-(cyrillic-wght-normal|signs)\.\w+\.woff2$/;

const FIRST_FONTS: Record<Locale, RegExp> = {
  uk: CYRILLIC,
  ru: CYRILLIC,
  en: /-latin-wght-normal\.\w+\.woff2$/,
};

const CYRILLIC_ITALIC = /-(cyrillic|signs)-italic\.\w+\.woff2$/;

const ITALIC_FONTS: Record<Locale, RegExp> = {
  uk: CYRILLIC_ITALIC,
  ru: CYRILLIC_ITALIC,
  en: /-latin-wght-italic\.\w+\.woff2$/,
};

const SHARED_PICTURE = '/share.jpg';

const ADDRESS_KEYS = /^(\w*url|item|image|logo|target|urlTemplate|@id|mainEntityOfPage)$/i;

function absolute(value: unknown, origin: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, absolute(one, origin, k)]));
  return typeof value === 'string' && value.startsWith('/') && ADDRESS_KEYS.test(key)
    ? origin + value
    : value;
}

export function headTags({ origin, data }: Pick<DocumentParts, 'origin' | 'data'>): string {
  const { seo, locale } = data;
  const site = SITE[locale];
  const og: Partial<SeoReply['openGraph']> = seo?.openGraph ?? {};
  const text = (value: string) => escapeHtml(value);
  const meta = (name: string, content: string | undefined, key = 'name') =>
    content ? `<meta ${key}="${name}" content="${text(content)}">` : '';
  const property = (name: string, content: string | undefined) => meta(name, content, 'property');
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${text(href)}">`;
  return [
    `<title>${text(seo?.title ? `${seo.title} — ${site}` : site)}</title>`,
    meta('description', seo?.description),
    seo?.canonical
      ? link('canonical', origin + seo.canonical)
      : seo || data.outcome !== 'none'
        ? meta('robots', 'noindex')
        : // Left to the browser, which says what search engines may do once it knows.
          '',
    ...(seo?.alternates ?? []).map(({ hreflang, href }) =>
      link('alternate', origin + href, ` hreflang="${hreflang}"`),
    ),
    link('alternate', localePath('/rss.xml', locale), ` type="application/rss+xml" title="${site}"`),
    link('manifest', localePath('/manifest.webmanifest', locale)),
    ...(seo?.status === 200
      ? [
          property('og:site_name', site),
          property('og:title', og.title),
          property('og:description', og.description),
          property('og:type', og.type),
          property('og:url', og.url && origin + og.url),
          property('og:image', new URL(og.image ?? SHARED_PICTURE, origin).href),
          property('og:locale', og.locale),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(seo?.jsonLd ?? []).map(
      (one) => `<script type="application/ld+json">${safeJson(absolute(one, origin))}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

function firstScripts({ url, integrity, chunks }: Release): string {
  const [first] = chunks.first?.scripts ?? [];
  const [entry] = chunks.entry?.scripts ?? [];
  const script = (file: string, more: string) =>
    `<script src="${url}${file}" integrity="${integrity[file]}"${crossorigin(url)}${more}></script>`;
  if (!entry) return '';
  // Older releases have no first script (shell/src/pre-hydration.ts).
  if (!first) return script(entry, ' defer');
  return script(first, ` data-entry="${url}${entry}" data-integrity="${integrity[entry]}"`);
}

function forBrowser({ shell, remotes }: ReleaseSet): ReleaseSet {
  const slim = (release: Release): Release => ({
    ...release,
    chunks: {},
    integrity: Object.fromEntries(
      Object.entries(release.integrity).filter(([file]) => /\.(js|css)$/.test(file)),
    ),
  });
  return {
    shell: slim(shell),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, release]) => [name, slim(release)])),
  };
}

/** Also used by the gateway when the renderer is dead; the CSP forbids inline scripts. */
export function documentHtml(parts: DocumentParts): string {
  const { data, body } = parts;
  const { shell } = data.releases;
  const chunks: PageChunk[] = [{ release: shell, name: 'entry' }, ...parts.chunks];
  const styles: string[] = [];
  const preloads: string[] = [];
  for (const { release, name, later } of chunks) {
    const chunk = release.chunks[name];
    const attributes = (file: string) =>
      `href="${release.url}${file}" integrity="${release.integrity[file]}"${crossorigin(release.url)}`;
    for (const file of chunk?.styles ?? []) {
      const tag = `<link rel="stylesheet" ${attributes(file)}>`;
      if (!styles.includes(tag)) styles.push(tag);
    }
    for (const file of later ? [] : (chunk?.scripts ?? [])) {
      // Low priority, because styles, fonts and pictures must come first.
      const tag = `<link rel="preload" as="script" fetchpriority="low" ${attributes(file)}>`;
      if (!preloads.includes(tag)) preloads.push(tag);
    }
  }
  const isFirst = (file: string) =>
    FIRST_FONTS[data.locale].test(file) || (parts.italic && ITALIC_FONTS[data.locale].test(file));
  const fonts = Object.keys(shell.integrity).filter(isFirst);
  return `<!doctype html>
<html lang="${data.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(parts)}
<meta name="theme-color" content="#f6f6f1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111a18" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${styles.join('\n')}
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${shell.url}${file}" crossorigin="anonymous">`).join('\n')}
${firstScripts(shell)}
${preloads.join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="page-data">${safeJson({ ...data, releases: forBrowser(data.releases) })}</script>
</body>
</html>
`;
}
