import type { FaqGroup, PageBlock, StaticPage } from '@stezhka/content-contract';
import { presentHtml } from '@stezhka/kit/files';
import { cleanLink } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { PageBlockFields, PageDocument } from './pages.model.ts';

/** @param groups groups of questions by slug; a block of a group that is gone is left out */
export const presentPage = async (
  page: PageDocument,
  groups: ReadonlyMap<string, FaqGroup>,
  locale: Locale,
): Promise<StaticPage> => ({
  slug: page.slug,
  group: page.group,
  title: inLocale(page.title, locale),
  description: inLocale(page.description, locale),
  body: await presentHtml(inLocale(page.body, locale), { domain: 'content' }),
  imageData: toImageData('content', page.picture, locale),
  updatedAt: page.updatedAt.toISOString(),
  blocks: page.blocks.flatMap((block) => presentBlock(block, groups, locale)),
});

function presentBlock(
  { kind, group, title, text, links = [] }: PageBlockFields,
  groups: ReadonlyMap<string, FaqGroup>,
  locale: Locale,
): PageBlock[] {
  if (kind === 'faq') {
    const found = groups.get(group ?? '');
    return found ? [{ kind, group: found }] : [];
  }
  if (kind !== 'call') return [{ kind }];
  return [
    {
      kind,
      title: inLocale(title, locale),
      text: inLocale(text, locale),
      links: links.map(({ label, link }) => ({ label: inLocale(label, locale), link: cleanLink(link) })),
    },
  ];
}
