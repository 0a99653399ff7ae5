import type { Locale, Seo } from '@stezhka/kit-contract';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import type { Release, ReleaseSet } from './releases.ts';
import type { CallError } from './shell-api.ts';

/** What a document carries from the server to the browser, in one JSON block. */
export interface PageData {
  releases: ReleaseSet;
  locale: Locale;
  /** The store as the page was rendered from it; absent when the page is built in the browser. */
  state?: unknown;
  /** What became of the page on the server; 'none': the browser builds it. */
  outcome: 'page' | 'not-found' | 'unavailable' | 'none';
  seo?: Seo;
  /** Why the page is unavailable, where a call said so. */
  error?: CallError;
  /** The sandbox, mail preview and the like are there. */
  demo: boolean;
}

export interface DocumentParts {
  /** Scheme and host, e.g. 'https://stezhka.example'. */
  origin: string;
  /** Path without locale, with the query. */
  path: string;
  data: PageData;
  /** The rendered body; empty when the browser builds it. */
  body: string;
  /** Chunks the page needs, besides the shell's own. */
  chunks: { release: Release; name: string }[];
}

/** Chunks of the same origin are asked for without CORS, and a preload must be asked for the same way. */
const crossorigin = (url: string) => (url.startsWith('/') ? '' : ' crossorigin="anonymous"');

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** JSON that cannot close its script element. */
const safeJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');

const SITE: Record<Locale, string> = { uk: 'Стежка', ru: 'Стежка', en: 'Stezhka' };

/** Of a query only the further pages of a list are pages of their own. */
function canonicalQuery(query: string | undefined): string {
  const page = new URLSearchParams(query).get('page') ?? '';
  return /^\d+$/.test(page) && Number(page) > 1 ? `?page=${Number(page)}` : '';
}

/** Titles, description, canonical and alternates of a page; the browser keeps the same list up to date. */
export function headTags({ origin, path, data }: Pick<DocumentParts, 'origin' | 'path' | 'data'>): string {
  const { seo, locale } = data;
  const title = seo?.title ? `${seo.title} — ${SITE[locale]}` : SITE[locale];
  const [bare, query] = path.split('?');
  const address = (l: Locale) => origin + localePath(bare!, l) + canonicalQuery(query);
  const href = (l: Locale) => escapeHtml(address(l));
  const meta = (name: string, content: string | undefined, key = 'name') =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
  const indexable = seo?.status === 200 && !seo.noindex;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', seo?.description),
    indexable ? `<link rel="canonical" href="${href(locale)}">` : '<meta name="robots" content="noindex">',
    ...(indexable
      ? [
          ...LOCALES.map((l) => `<link rel="alternate" hreflang="${l}" href="${href(l)}">`),
          `<link rel="alternate" hreflang="x-default" href="${href('uk')}">`,
        ]
      : []),
    meta('og:title', seo?.title, 'property'),
    meta('og:description', seo?.description, 'property'),
    meta('og:type', seo?.type ?? 'website', 'property'),
    meta('og:url', address(locale), 'property'),
    meta('og:image', seo?.image && new URL(seo.image, origin).href, 'property'),
    meta('og:locale', { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' }[locale], 'property'),
    ...(seo?.jsonLd ?? []).map((one) => `<script type="application/ld+json">${safeJson(one)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The whole page; used by the renderer and, when that is dead, by the gateway. No inline script runs in it. */
export function documentHtml(parts: DocumentParts): string {
  const { data, body } = parts;
  const { shell } = data.releases;
  const chunks = [{ release: shell, name: 'entry' }, ...parts.chunks];
  const styles: string[] = [];
  const preloads: string[] = [];
  for (const { release, name } of chunks) {
    const chunk = release.chunks[name];
    const attributes = (file: string) =>
      `href="${release.url}${file}" integrity="${release.integrity[file]}"${crossorigin(release.url)}`;
    for (const file of chunk?.styles ?? []) {
      const tag = `<link rel="stylesheet" ${attributes(file)}>`;
      if (!styles.includes(tag)) styles.push(tag);
    }
    for (const file of chunk?.scripts ?? []) {
      const tag = `<link rel="preload" as="script" ${attributes(file)}>`;
      if (!preloads.includes(tag)) preloads.push(tag);
    }
  }
  const fonts = Object.keys(shell.integrity).filter((file) => /cyrillic-wght-normal.*\.woff2$/.test(file));
  const script = (file: string, mode: string) =>
    `<script${mode} src="${shell.url}${file}" integrity="${shell.integrity[file]}"${crossorigin(shell.url)}></script>`;
  return `<!doctype html>
<html lang="${data.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(parts)}
<meta name="theme-color" content="#f6f6f1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111a18" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.join('\n')}
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${shell.url}${file}" crossorigin="anonymous">`).join('\n')}
${(shell.chunks.theme?.scripts ?? []).map((file) => script(file, '')).join('\n')}
${preloads.join('\n')}
${(shell.chunks.entry?.scripts ?? []).map((file) => script(file, ' defer')).join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="page-data">${safeJson(data)}</script>
</body>
</html>
`;
}
