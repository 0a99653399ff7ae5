import { LOCALES, localePath, type SitemapEntry } from '@stezhka/kit-contract';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

export async function urlsetXml(entries: readonly SitemapEntry[], origin: string): Promise<Buffer> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { xhtml: true, news: false, video: false, image: false },
  });
  const done = streamToPromise(stream);
  for (const { path, lastModified } of entries) {
    const links = [
      ...LOCALES.map((lang) => ({ lang, url: origin + localePath(path, lang) })),
      { lang: 'x-default', url: origin + path },
    ];
    for (const locale of LOCALES)
      stream.write({ url: localePath(path, locale), links, ...(lastModified && { lastmod: lastModified }) });
  }
  stream.end();
  return done;
}

export async function indexXml(addresses: readonly string[], origin: string): Promise<Buffer> {
  const stream = new SitemapIndexStream();
  const done = streamToPromise(stream);
  for (const address of addresses) stream.write({ url: origin + address });
  stream.end();
  return done;
}
