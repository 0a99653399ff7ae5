import { isToken } from '@stezhka/kit/link-tokens';
import { missingPage } from '@stezhka/kit/seo';
import type { Locale, Seo } from '@stezhka/kit-contract';
import { subscriptionWith } from '../subscribers/subscribers.service.ts';

/** Linked from mails, for their readers alone. */
const TEXTS = {
  subscribe: {
    title: { uk: 'Підписка на листи', ru: 'Подписка на письма', en: 'Your subscription' },
    description: {
      uk: 'Підтвердження підписки на листи Стежки.',
      ru: 'Подтверждение подписки на письма Стежки.',
      en: 'Confirming your subscription to Stezhka’s letter.',
    },
  },
  unsubscribe: {
    title: { uk: 'Відписка від листів', ru: 'Отписка от писем', en: 'Unsubscribing' },
    description: {
      uk: 'Тут можна перестати отримувати листи Стежки.',
      ru: 'Здесь можно перестать получать письма Стежки.',
      en: 'Where you stop Stezhka’s letters.',
    },
  },
};

export const isSubscriptionPage = (section: string): section is keyof typeof TEXTS =>
  Object.hasOwn(TEXTS, section);

export async function subscriptionSeo(
  section: keyof typeof TEXTS,
  token: string,
  locale: Locale,
): Promise<Seo> {
  if (!isToken(token) || !(await subscriptionWith(token))) return missingPage(locale);
  const { title, description } = TEXTS[section];
  return { status: 200, title: title[locale], description: description[locale], noindex: true };
}
