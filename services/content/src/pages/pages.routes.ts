import { getStaticPage } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import type { Locale } from '@stezhka/kit-contract';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { presentFaqGroup } from '../faq/faq.presenter.ts';
import { nextPublication, published } from '../publication/publication.ts';
import { PageModel } from './pages.model.ts';
import { presentPage } from './pages.presenter.ts';

export const pageRoutes = [
  serve(getStaticPage, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('pages', 'faq');
    keepUntil(await nextPublication(PageModel));
    const page = await PageModel.findOne({ slug: params.slug, ...published() });
    if (!page) throw new AppError('not_found');
    const groups = page.blocks.flatMap(({ kind, group }) => (kind === 'faq' && group ? [group] : []));
    return { page: presentPage(page, await questionsOf(groups, locale), locale) };
  }),
];

async function questionsOf(slugs: string[], locale: Locale) {
  if (!slugs.length) return new Map();
  const groups = await FaqGroupModel.find({ slug: { $in: slugs } });
  return new Map(groups.map((group) => [group.slug, presentFaqGroup(group, locale)]));
}
