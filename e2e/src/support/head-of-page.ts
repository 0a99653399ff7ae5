import type { APIRequestContext } from '@playwright/test';
import type { ReadDocument } from './read-document.ts';
import { expect } from './test.ts';

const OG = { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' } as const;

interface PageHead {
  /** What Open Graph calls the page. */
  type: 'website' | 'article' | 'product';
  /** Its structured data, in order. */
  kinds: string[];
}

/** Pages whose heads are held against these. */
export const HEADS: Record<string, PageHead> = {
  '/': { type: 'website', kinds: ['Organization', 'WebSite'] },
  '/news': { type: 'website', kinds: [] },
  '/news/{slug}': { type: 'website', kinds: [] },
  '/post/{slug}': { type: 'article', kinds: ['Article', 'BreadcrumbList'] },
  '/videos': { type: 'website', kinds: [] },
  '/videos/{slug}': { type: 'article', kinds: ['VideoObject', 'BreadcrumbList'] },
  '/podii': { type: 'website', kinds: [] },
  '/podii/{slug}': { type: 'website', kinds: ['Event', 'BreadcrumbList'] },
  '/authors': { type: 'website', kinds: [] },
  '/authors/{slug}': { type: 'website', kinds: ['Person', 'BreadcrumbList'] },
  '/experts': { type: 'website', kinds: [] },
  '/expert/{slug}': { type: 'website', kinds: ['Person', 'BreadcrumbList'] },
  '/contacts': { type: 'website', kinds: ['Organization', 'FAQPage'] },
  '/catalog': { type: 'website', kinds: ['BreadcrumbList'] },
  '/product/{slug...}': { type: 'product', kinds: ['Product', 'BreadcrumbList'] },
  '/login': { type: 'website', kinds: [] },
};

/** The head says what the page is. @param whole address of the page in the language of a prefix */
export async function expectHead(
  { lang, head }: Pick<ReadDocument, 'lang' | 'head'>,
  { type, kinds }: PageHead,
  whole: (prefix: string) => string,
  request: APIRequestContext,
): Promise<void> {
  const prefix = lang === 'uk' ? '' : `/${lang}`;
  expect(head.title.length).toBeGreaterThan(9);
  expect(head.description).toHaveLength(1);
  expect(head.description[0]!.length).toBeGreaterThan(20);
  expect(head.canonical).toEqual([whole(prefix)]);
  expect(head.robots).toEqual([]);
  expect(head.alternates).toEqual({
    uk: whole(''),
    ru: whole('/ru'),
    en: whole('/en'),
    'x-default': whole(''),
  });
  expect(head.og).toMatchObject({
    type,
    locale: OG[lang as keyof typeof OG],
    url: whole(prefix),
    description: head.description[0],
  });
  expect(head.title).toBe(`${head.og.title} — ${head.og.site_name}`);
  expect(head.card).toEqual(['summary_large_image']);
  const picture = await request.head(head.og.image!);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(head.feed).toEqual([`${prefix}/rss.xml`]);
  expect(head.manifest).toEqual([`${prefix}/manifest.webmanifest`]);
  expect(head.jsonLd.map((one) => one['@type'])).toEqual(kinds);
  // A relative address means nothing to those who read JSON-LD.
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/"(?:\w*url|item|image|logo|urlTemplate)":\[?"\//i);
}
