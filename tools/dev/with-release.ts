import { splitLocale } from '@stezhka/kit-contract';
import type { PageData } from '@stezhka/shell-composition/document';
import { ownerOf } from '@stezhka/shell-composition/ownership';
import type { Release, ReleaseManifest } from '@stezhka/shell-composition/releases';

const PAGE_DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;
const ROOT_ELEMENT = /<div id="root">.*<\/div>(?=\s*<script type="application\/json" id="page-data">)/s;

const asRelease = ({ name, version, ...rest }: ReleaseManifest): Release => ({
  name,
  version,
  entry: rest.entry,
  paths: rest.paths,
  ...(rest.redirects && { redirects: rest.redirects }),
  slots: rest.slots,
  ...(rest.admin.length > 0 && { admin: rest.admin }),
  chunks: {},
  integrity: {},
  url: `/assets/${name}/${version}/`,
});

/** The document of the site with this release in it; a page of the remote is left to the browser. */
export function withRelease(
  html: string,
  status: number,
  pathname: string,
  release: ReleaseManifest,
): { html: string; status: number } {
  const text = PAGE_DATA.exec(html)?.[1];
  if (!text) return { html, status };
  const data = JSON.parse(text) as PageData;
  const own = asRelease(release);
  data.releases.remotes[release.name] = own;
  const { path } = splitLocale(pathname);
  const owned = ownerOf(data.releases.remotes, path) === release.name;
  const put = (next: object) =>
    `<script type="application/json" id="page-data">${JSON.stringify(next).replace(/</g, '\\u003c')}</script>`;
  if (!owned) return { html: html.replace(PAGE_DATA, () => put(data)), status };
  const { state: _, error: __, ...bare } = data;
  const files = new RegExp(`<link [^>]*href="[^"]*/assets/${release.name}/[^>]*>\\n?`, 'g');
  return {
    // A page that the site does not have yet is one all the same.
    status: status === 404 ? 200 : status,
    html: html
      .replace(PAGE_DATA, () => put({ ...bare, outcome: 'none' }))
      .replace(ROOT_ELEMENT, '<div id="root"></div>')
      .replace(files, ''),
  };
}
