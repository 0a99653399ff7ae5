import type { Page } from '@playwright/test';

/** The parts of a document that tests look at, as an object. */
export type ReadDocument = Awaited<ReturnType<typeof readDocument>>;

/**
 * Reads a document: the one the page shows, or the HTML of a reply, which the page's browser parses without running it.
 * @param html the HTML of a reply; without it the shown document is read
 */
export const readDocument = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const read = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...read.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name));
    const meta = (name: string) =>
      attributes(`head meta[name="${name}"], head meta[property="${name}"]`, 'content');
    const body = read.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style, template')) element.remove();
    // A space between elements: in textContent a word would grow together with its neighbour's.
    const words: string[] = [];
    const nodes = read.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) words.push(nodes.currentNode.nodeValue!);
    const textOf = (selector: string) =>
      [...body.querySelectorAll(selector)].map((element) => element.textContent!.trim());
    return {
      lang: read.documentElement.lang,
      headings: textOf('h1'),
      text: words.join(' '),
      main: textOf('main').join(' '),
      links: [...body.querySelectorAll('main a[href]')].map((link) => ({
        name: link.textContent!.trim(),
        href: link.getAttribute('href')!,
      })),
      /** The narrowest address of each picture: the cheapest one to ask for. */
      pictures: all('img').map((image) => {
        const sets = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image].map((element) =>
          element.getAttribute('srcset'),
        );
        const narrowest = sets
          .flatMap((set) => set?.split(', ') ?? [])
          .map((candidate) => candidate.split(' '))
          .sort(([, a], [, b]) => Number.parseInt(a!, 10) - Number.parseInt(b!, 10))[0];
        return narrowest?.[0] ?? image.getAttribute('src') ?? '';
      }),
      footer: textOf('footer p'),
      head: {
        title: read.title,
        description: meta('description'),
        robots: meta('robots'),
        canonical: attributes('head link[rel=canonical]', 'href'),
        alternates: Object.fromEntries(
          all('head link[hreflang]').map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ),
        og: Object.fromEntries(
          ['title', 'description', 'type', 'url', 'image', 'locale', 'site_name'].map((name) => [
            name,
            meta(`og:${name}`)[0],
          ]),
        ),
        card: meta('twitter:card'),
        feed: attributes('head link[type="application/rss+xml"]', 'href'),
        manifest: attributes('head link[rel=manifest]', 'href'),
        jsonLd: all('head script[type="application/ld+json"]').map((script) =>
          JSON.parse(script.textContent!),
        ),
      },
    };
  }, html);
