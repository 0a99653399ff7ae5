import type { Page } from '@playwright/test';

/** What a document carries, as far as tests change it (shell/composition/src/document.ts). */
export interface PageData {
  releases: { remotes: Record<string, { paths: string[] }> };
}

/** Changes what the document of a path brings before the page sees it, as another answer of a service would. */
export async function changeDocument(
  page: Page,
  path: string,
  change: (data: PageData) => void,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="page-data">)(.*?)(?=<\/script>)/s,
        (_, tag: string, json: string) => {
          const data = JSON.parse(json) as PageData;
          change(data);
          return tag + JSON.stringify(data).replaceAll('<', '\\u003c');
        },
      );
      await route.fulfill({ response, body });
    },
  );
}

/** Lets links to these paths lead somewhere, though nothing is built there yet. */
export const own = ({ releases }: PageData, ...paths: string[]): void => {
  releases.remotes['mfe-content']!.paths.push(...paths);
};
