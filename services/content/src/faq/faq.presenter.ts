import type { FaqGroup } from '@stezhka/content-contract';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { FaqGroupDocument } from './faq.model.ts';

export const presentFaqGroup = async (group: FaqGroupDocument, locale: Locale): Promise<FaqGroup> => ({
  slug: group.slug,
  title: inLocale(group.title, locale),
  questions: await Promise.all(
    group.questions.map(async (one) => ({
      question: inLocale(one.question, locale),
      answer: await presentHtml(inLocale(one.answer, locale), { domain: 'content' }),
    })),
  ),
});
