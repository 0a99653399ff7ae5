import { LOCALES, type Locale, localePath, type SeoReply } from '@stezhka/kit-contract';

/** As far as a head depends on it; the whole of it is `RemoteRoute` of the shell's contract. */
interface Route {
  path: string;
  handle?: { layout?: string };
  head?: object;
}

type Example = string | (() => string | Promise<string>);

export interface Heads {
  /** Asks the service for a head, as the gateway does. @param demo in a demonstration */
  fetchHead: (path: string, options: { locale: Locale; demo: boolean }) => Promise<SeoReply>;
  /** An address that is there, of each pattern with a parameter or a splat. */
  examples?: Record<string, Example>;
  /** Patterns of pages that no search engine is to index; such a page needs no description. */
  noindex?: readonly string[];
  /** Patterns whose page belongs to another address: that address. */
  canonicals?: Record<string, string>;
  /** Patterns that are there in a demonstration alone, and never indexed. */
  demo?: readonly string[];
}

/**
 * Tests that the service answers the head of every route of its remote; a route that is added without one fails.
 * The rest of a page can be right and the page still be a 404: its status is the head's (shell/src/page/prepare.ts).
 */
export async function testHeads(
  domain: string,
  { fetchHead, examples = {}, noindex = [], demo = [], canonicals = {} }: Heads,
) {
  const patterns = await patternsOf(domain);

  async function addressOf(pattern: string): Promise<string> {
    if (!/[:*]/.test(pattern)) return pattern;
    const example = examples[pattern];
    if (!example) {
      const place = `services/${domain}/src/seo/heads.test.ts`;
      throw new Error(`mfe-${domain} has the route '${pattern}': give an address of it in ${place}.`);
    }
    const path = typeof example === 'string' ? example : await example();
    expect(path).toMatch(formOf(pattern));
    return path;
  }

  test.each(patterns)('the head of %s is answered in every language', async (pattern) => {
    const path = await addressOf(pattern);
    const demoOnly = demo.includes(pattern);
    for (const locale of LOCALES) {
      const head = await fetchHead(path, { locale, demo: demoOnly });
      const hidden = demoOnly || noindex.includes(pattern);
      expect({ path, locale, status: head.status, noindex: head.noindex ?? false }).toEqual({
        path,
        locale,
        status: 200,
        noindex: hidden,
      });
      expect(head.title).toMatch(/\S/);
      if (hidden) continue;
      expect(head.description).toMatch(/\S/);
      expect(head.canonical).toBe(localePath(canonicals[pattern] ?? path, locale));
    }
    if (demoOnly) expect(await fetchHead(path, { locale: 'uk', demo: false })).toMatchObject({ status: 404 });
  });

  test('every path that is named for its head is a route', () => {
    const named = [...Object.keys(examples), ...noindex, ...demo, ...Object.keys(canonicals)];
    expect(named.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  });
}

/**
 * Read as the build reads them (tools/build/write-release.ts): `remote.ts` imports no component and runs in Node. Pages for
 * staff are left out: their frame names them, and no service is asked (shell/src/admin/load-admin.ts). So are pages that
 * bring their own head.
 */
async function patternsOf(domain: string): Promise<string[]> {
  const file = new URL(`../../../../mfe-${domain}/src/remote.ts`, import.meta.url);
  const { default: remote } = (await import(file.href)) as { default: { routes: Route[] } };
  return remote.routes
    .filter(({ handle, head }) => handle?.layout !== 'admin' && !head)
    .map(({ path }) => path);
}

/** '/post/:slug' → what an address of it looks like. */
const formOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
