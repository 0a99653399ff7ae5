import type { Locale } from '@stezhka/kit-contract';
import type { FormTexts } from './form-texts.ts';

type Load<Texts> = () => Promise<{ default: Texts }>;

const FORM_TEXTS: Record<Locale, Load<FormTexts>> = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
};

/** The `messages` of a remote that shows forms: its own texts and the forms', in one chunk a language. */
export function withFormTexts<Own extends object>(own: Record<Locale, Load<Own>>) {
  const load = (locale: Locale) => async () => {
    const [forms, texts] = await Promise.all([FORM_TEXTS[locale](), own[locale]()]);
    return { default: { ...forms.default, ...texts.default } };
  };
  return { uk: load('uk'), ru: load('ru'), en: load('en') };
}
