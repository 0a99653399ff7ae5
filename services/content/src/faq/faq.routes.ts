import { getFaq } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { FaqGroupModel } from './faq.model.ts';
import { presentFaqGroup } from './faq.presenter.ts';

export const faqRoutes = [
  serve(getFaq, {}, async ({ locale, cacheTags }) => {
    cacheTags('faq');
    const groups = await FaqGroupModel.find().sort({ order: 1, _id: 1 });
    const asked = groups.filter(({ questions }) => questions.length);
    return { groups: await Promise.all(asked.map((group) => presentFaqGroup(group, locale))) };
  }),
];
