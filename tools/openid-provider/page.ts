import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@stezhka/kit-contract';

interface ProviderPerson {
  id: string;
  given: string;
  family: string;
  email: string;
  verified: boolean;
}

export const ACCOUNTS: ProviderPerson[] = [
  { id: 'marta', given: 'Марта', family: 'Гайова', email: 'marta@poshtamt.example', verified: true },
  // Has an account on the site by the same e-mail, verified there too.
  { id: 'bohdana', given: 'Богдана', family: 'Ткач', email: 'bohdana@stezhka.example', verified: true },
  // Has none there until somebody registers with this e-mail.
  { id: 'lesia', given: 'Леся', family: 'Мороз', email: 'lesia@stezhka.example', verified: true },
  // Never opened the provider's letter.
  { id: 'orest', given: 'Орест', family: 'Дзвінка', email: 'orest@poshtamt.example', verified: false },
];

const TEXTS = {
  uk: {
    title: 'Поштамт',
    lead: 'Хто ви сьогодні? Стежка дізнається ім’я та пошту.',
    verified: 'пошту підтверджено',
    unverified: 'пошту не підтверджено',
    cancel: 'Не входити',
    note: 'Це вигаданий провайдер для демонстрації: справжніх людей тут немає.',
  },
  ru: {
    title: 'Почтамт',
    lead: 'Кто вы сегодня? Стежка узнает имя и почту.',
    verified: 'почта подтверждена',
    unverified: 'почта не подтверждена',
    cancel: 'Не входить',
    note: 'Это выдуманный провайдер для демонстрации: настоящих людей здесь нет.',
  },
  en: {
    title: 'Poshtamt',
    lead: 'Who are you today? Stezhka will learn the name and the e-mail.',
    verified: 'e-mail verified',
    unverified: 'e-mail not verified',
    cancel: 'Do not log in',
    note: 'This provider is made up for the demonstration: nobody here is real.',
  },
} satisfies Record<Locale, object>;

const tokens = readFileSync(new URL('../../shared-ui/src/styles/tokens.css', import.meta.url), 'utf8');
const STYLE = `${tokens}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100svh; display: grid; place-items: center; padding: 24px 16px; background: var(--mist);
  color: var(--ink); font: 400 1.0625rem/1.5 Commissioner, "Segoe UI", Roboto, Arial, sans-serif; }
main { width: 100%; max-width: 432px; padding: 32px 28px; border-radius: 24px; background: var(--surface); }
h1 { font-size: 1.75rem; line-height: 1.2; }
p { margin-block: 8px 24px; color: var(--ink-2); }
form { display: grid; gap: 12px; }
button { display: grid; gap: 2px; min-height: 56px; padding: 12px 20px; border: 1.5px solid var(--line-strong);
  border-radius: 16px; background: none; color: var(--ink); font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: var(--primary); background: var(--primary-soft); }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
button span { color: var(--ink-2); font-size: 0.9375rem; }
.cancel { min-height: 48px; border-color: transparent; color: var(--primary); text-align: center; }
small { display: block; margin-top: 24px; color: var(--ink-3); }`;

export const localeOf = (asked: unknown): Locale =>
  LOCALES.find((locale) => String(asked ?? '').startsWith(locale)) ?? 'uk';

/** Visitors choose an account: this provider has no passwords. @param at the interaction's own address */
export function loginPage(at: string, locale: Locale): string {
  const text = TEXTS[locale];
  const people = ACCOUNTS.map(
    ({ id, given, family, email, verified }) =>
      `<button name="person" value="${id}">${given} ${family}<span>${email}, ${verified ? text.verified : text.unverified}</span></button>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<style>${STYLE}</style>
<main>
<h1>${text.title}</h1>
<p>${text.lead}</p>
<form method="post" action="${at}">
${people.join('\n')}
<button class="cancel" name="person" value="">${text.cancel}</button>
</form>
<small>${text.note}</small>
</main>
</html>`;
}
