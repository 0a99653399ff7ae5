import type { FaqGroup } from '@stezhka/content-contract';
import { cleanHtml } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { FaqGroupDocument } from './faq.model.ts';

export const presentFaqGroup = (group: FaqGroupDocument, locale: Locale): FaqGroup => ({
  slug: group.slug,
  title: inLocale(group.title, locale),
  questions: group.questions.map((one) => ({
    question: inLocale(one.question, locale),
    answer: cleanHtml(inLocale(one.answer, locale)),
  })),
});
