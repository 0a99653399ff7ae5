import { getStaticPage, type StaticPage } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import type { Locale } from '@stezhka/kit-contract';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { presentFaqGroup } from '../faq/faq.presenter.ts';
import { type PageDocument, PageModel } from './pages.model.ts';
import { presentPage } from './pages.presenter.ts';

export const pageRoutes = [
  serve(getStaticPage, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('pages', 'faq');
    keepUntil(await nextPublication(PageModel));
    const page = await PageModel.findOne({ slug: params.slug, ...published() });
    if (!page) throw new AppError('not_found');
    return { page: await presentWithQuestions(page, locale) };
  }),
];

export async function presentWithQuestions(page: PageDocument, locale: Locale): Promise<StaticPage> {
  const slugs = page.blocks.flatMap(({ kind, group }) => (kind === 'faq' && group ? [group] : []));
  const groups = slugs.length ? await FaqGroupModel.find({ slug: { $in: slugs } }) : [];
  const presented = await Promise.all(groups.map((group) => presentFaqGroup(group, locale)));
  return presentPage(page, new Map(presented.map((group) => [group.slug, group])), locale);
}
