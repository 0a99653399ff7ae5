import { readFileSync } from 'node:fs';
import type { PersonData } from '@stezhka/kit/person';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import mongoose from 'mongoose';

/** Where each service says whose data it keeps. */
const MODULES = {
  account: 'privacy/person.ts',
  content: 'person/person.ts',
  diary: 'person/person.ts',
  shop: 'person/person.ts',
} as const;
type Domain = keyof typeof MODULES;

const account = { uk: '**Обліковий запис.**', ru: '**Аккаунт.**', en: '**Your account.**' };
const picture = { uk: 'Фото профілю', ru: 'Фото профиля', en: 'your profile picture' };
const links = { uk: 'Посилання з листів', ru: 'Ссылки из писем', en: 'Links we e-mail' };
const secondStep = { uk: 'другий крок входу', ru: 'второй шаг входа', en: 'the second login step' };
const key = { uk: 'ваш окремий ключ', ru: 'ваш личный ключ', en: 'your own key' };
const logins = { uk: '**Входи.**', ru: '**Входы.**', en: '**Logins.**' };
const archive = { uk: 'Готовий архів', ru: 'Готовый архив', en: 'The finished archive' };
const guests = { uk: 'пам’ятаємо 400 днів', ru: 'помним 400 дней', en: 'remembered for 400 days' };
const diary = { uk: '**Щоденник.**', ru: '**Дневник.**', en: '**Your diary.**' };
const plans = {
  uk: '**Звички, завдання, цілі.**',
  ru: '**Привычки, задачи, цели.**',
  en: '**Habits, tasks, goals.**',
};
const settings = {
  uk: '**Налаштування щоденника.**',
  ru: '**Настройки дневника.**',
  en: '**Diary settings.**',
};
const cart = {
  uk: '**Кошик, список бажань, переглянуті товари.**',
  ru: '**Корзина, список желаний, просмотренные товары.**',
  en: '**Cart, wishlist, viewed products.**',
};
const chat = { uk: '**Чат.**', ru: '**Чат.**', en: '**Chat.**' };
const layouts = { uk: '**Розклади карт.**', ru: '**Расклады карт.**', en: '**Card layouts.**' };
const courses = { uk: '**Курси.**', ru: '**Курсы.**', en: '**Courses.**' };
const codes = { uk: '**Промокоди.**', ru: '**Промокоды.**', en: '**Promo codes.**' };

/** The words of the policy that name what a collection keeps about a person. */
const NAMED: Record<Domain, Record<string, Localised>> = {
  account: {
    users: account,
    profiles: { uk: 'Часовий пояс', ru: 'Часовой пояс', en: 'your time zone' },
    balance_entries: { uk: '**Баланс.**', ru: '**Баланс.**', en: '**Balance.**' },
    openid_links: {
      uk: 'номер, за яким він вас знає',
      ru: 'номер, по которому он вас знает',
      en: 'the number it knows you by',
    },
    second_factors: secondStep,
    login_tickets: secondStep,
    known_networks: logins,
    known_devices: logins,
    data_keys: key,
    codes: links,
    exports: archive,
    export_chunks: archive,
    erasures: { uk: 'чекаємо чотирнадцять днів', ru: 'ждём четырнадцать дней', en: 'we wait fourteen days' },
    'files.files': picture,
    guest_merges: guests,
  },
  content: {
    data_keys: key,
    subscribers: { uk: '**Підписка.**', ru: '**Подписка.**', en: '**Subscription.**' },
    chat_threads: chat,
    chat_messages: chat,
    layouts,
    votes: { uk: '**Оцінки.**', ru: '**Оценки.**', en: '**Votes.**' },
    'files.files': picture,
    guest_merges: guests,
  },
  diary: {
    days: diary,
    runs: { uk: 'дні поспіль', ru: 'дни подряд', en: 'days in a row' },
    years: { uk: 'підсумки за місяцями', ru: 'итоги по месяцам', en: 'totals of each month' },
    habits: plans,
    habit_answers: plans,
    jobs: plans,
    job_lists: plans,
    goals: plans,
    user_achievements: {
      uk: 'здобуті досягнення',
      ru: 'полученные достижения',
      en: 'achievements you’ve earned',
    },
    settings,
    own_parameters: settings,
    sphere_settings: settings,
    user_guides: settings,
    calendar_events: diary,
    day_layouts: layouts,
    user_courses: courses,
    course_runs: courses,
    data_keys: key,
    'files.files': diary,
    guest_merges: guests,
  },
  shop: {
    carts: cart,
    wishlists: cart,
    product_views: cart,
    reviews: { uk: '**Відгуки.**', ru: '**Отзывы.**', en: '**Reviews.**' },
    delivery_places: {
      uk: '**Збережені адреси доставки.**',
      ru: '**Сохранённые адреса доставки.**',
      en: '**Saved delivery addresses.**',
    },
    orders: { uk: '**Замовлення.**', ru: '**Заказы.**', en: '**Orders.**' },
    coupon_uses: codes,
    coupons: codes,
    stock_alerts: {
      uk: '**«Скажіть, коли з’явиться».**',
      ru: '**«Сообщите, когда появится».**',
      en: '**“Tell me when it’s back”.**',
    },
    'files.files': picture,
    guest_merges: guests,
  },
};

const POLICY = '../services/content/seed/definitions/pages/politica';

test.each(Object.keys(MODULES) as Domain[])(
  'the privacy policy names all that %s keeps of a person',
  async (domain) => {
    const module: { personData: PersonData } = await import(`../services/${domain}/src/${MODULES[domain]}`);
    // Services are processes of their own: two of them may have models of one name.
    mongoose.deleteModel(/./);
    const collections = module.personData.parts.map(({ collection }) => collection);
    expect(collections.length).toBeGreaterThan(2);
    for (const locale of LOCALES) {
      const page = readFileSync(new URL(`${POLICY}/${locale}.md`, import.meta.url), 'utf8');
      const unnamed = collections.filter((one) => !page.includes(NAMED[domain][one]?.[locale] ?? '\0'));
      expect([locale, unnamed]).toEqual([locale, []]);
    }
  },
);

test('requests to send something back are told beside the orders that hold them', () => {
  const words: Localised = { uk: '**Повернення.**', ru: '**Возвраты.**', en: '**Returns.**' };
  for (const locale of LOCALES) {
    const page = readFileSync(new URL(`${POLICY}/${locale}.md`, import.meta.url), 'utf8');
    expect(page).toContain(words[locale]);
  }
});
