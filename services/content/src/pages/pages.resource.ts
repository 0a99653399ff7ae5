import { FIXED_PAGES } from '@stezhka/content-contract';
import {
  entryLabels,
  excerptField,
  orderColumn,
  orderField,
  publishedAtField,
  slugColumn,
  titleColumn,
  titleField,
} from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import {
  collection,
  defineForm,
  fieldError,
  group,
  html,
  localised,
  select,
  text,
  textarea,
} from '@stezhka/kit/forms';
import { isPublic, publicationDay, publicationOf } from '@stezhka/kit/publication';
import { type Change, defineResource, STAFF } from '@stezhka/kit/resource';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { previews } from '../publication/preview.service.ts';
import { labels, linkField, pageSlugField } from '../staff/staff-fields.ts';
import { BLOCK_KINDS, PAGE_GROUPS, type PageBlockFields, type PageFields, PageModel } from './pages.model.ts';

const own = {
  pages: { uk: 'Сторінки', ru: 'Страницы', en: 'Pages' },
  group: { uk: 'Розділ', ru: 'Раздел', en: 'Section' },
  description: { uk: 'Опис для пошуку', ru: 'Описание для поиска', en: 'Description for search' },
  blocks: { uk: 'Блоки після тексту', ru: 'Блоки после текста', en: 'Blocks after the text' },
  kind: { uk: 'Вид', ru: 'Вид', en: 'Kind' },
  faq: { uk: 'Група питань', ru: 'Группа вопросов', en: 'Group of questions' },
  links: { uk: 'Посилання', ru: 'Ссылки', en: 'Links' },
  fixed: {
    uk: 'Ця сторінка потрібна сайту: вона лишається опублікованою за своєю адресою',
    ru: 'Эта страница нужна сайту: она остаётся опубликованной по своему адресу',
    en: 'The site needs this page: it stays published at its address',
  },
};
/** The first words of other addresses (product 2.1): no page may take one. */
const RESERVED =
  'ru|en|api|nitro|r|admin|order|files|assets|healthz|readyz|metrics|bestsellers|popular|search|days|settings|courses';
const GROUP_NAMES: Record<(typeof PAGE_GROUPS)[number], Localised> = {
  about: { uk: 'Про нас', ru: 'О нас', en: 'About' },
  legal: { uk: 'Правове', ru: 'Правовое', en: 'Legal' },
  help: { uk: 'Допомога', ru: 'Помощь', en: 'Help' },
};
const KIND_NAMES: Record<(typeof BLOCK_KINDS)[number], Localised> = {
  faq: { uk: 'Питання й відповіді', ru: 'Вопросы и ответы', en: 'Questions and answers' },
  contacts: { uk: 'Контакти', ru: 'Контакты', en: 'Contacts' },
  authors: { uk: 'Автори', ru: 'Авторы', en: 'Authors' },
  partners: { uk: 'Партнери', ru: 'Партнёры', en: 'Partners' },
  subscription: { uk: 'Підписка', ru: 'Подписка', en: 'Subscription' },
  call: { uk: 'Заклик із посиланнями', ru: 'Призыв со ссылками', en: 'Call with links' },
};

const form = defineForm('page', {
  prefix: 'page',
  fields: {
    slug: pageSlugField(RESERVED),
    order: orderField(),
    group: select({
      label: own.group,
      required: true,
      options: PAGE_GROUPS.map((value) => ({ value, label: GROUP_NAMES[value] })),
    }),
    title: titleField(),
    description: excerptField(own.description),
    body: localised(html({ label: entryLabels.body, required: true })),
    blocks: collection({
      label: own.blocks,
      max: 12,
      entry: group({
        fields: {
          kind: select({
            label: own.kind,
            required: true,
            options: BLOCK_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
          }),
          group: select({ label: own.faq, options: faqGroups }),
          title: localised(text({ label: entryLabels.title, maxLength: 200 })),
          text: localised(textarea({ label: entryLabels.body, maxLength: 1000 })),
          links: collection({
            label: own.links,
            max: 3,
            entry: group({ fields: { label: titleField(labels.linkLabel), link: linkField() } }),
          }),
        },
      }),
    }),
    picture: pictureField({ label: entryLabels.picture }),
    publishedAt: publishedAtField(),
  },
});

const links = previews('page');

export const pageResource = defineResource({
  name: 'pages',
  domain: 'content',
  title: own.pages,
  model: PageModel,
  form,
  example: {
    slug: 'pro-papir',
    order: 4,
    group: 'about',
    title: { uk: 'Про папір', ru: 'О бумаге', en: 'On paper' },
    description: { uk: 'На чому ми друкуємо.', ru: 'На чём мы печатаем.', en: 'What we print on.' },
    body: { uk: '<p>Папір.</p>', ru: '<p>Бумага.</p>', en: '<p>Paper.</p>' },
    publishedAt: '2026-11-20',
  },
  policy: STAFF,
  columns: {
    ...titleColumn,
    group: { label: own.group, value: ({ group }, locale) => GROUP_NAMES[group][locale] },
    ...orderColumn,
    publishedAt: { label: entryLabels.publishedAt, type: 'date' },
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  toValues: (page) => ({ ...page, ...publicationDay(page) }) as never,
  toFields: ({ blocks, ...same }) => ({
    ...same,
    ...publicationOf(same),
    blocks: (blocks as unknown as PageBlockFields[]).map(ownParts),
  }),
  preview: links.preview,
  tags: () => ['pages'],
  async changed(change) {
    keepFixedPage(change);
    await links.changed(change);
  },
});

/** Forms, mails and menus lead to these pages. @throws AppError invalid_form */
function keepFixedPage({ before, after, identity }: Change<PageFields>): void {
  if (!before || !(FIXED_PAGES as readonly string[]).includes(before.slug)) return;
  if (after?.slug !== before.slug) throw fieldError(form, 'slug', own.fixed, identity.locale);
  if (isPublic(before) && !isPublic(after)) throw fieldError(form, 'publishedAt', own.fixed, identity.locale);
}

/** What a block's kind does not know is dropped. */
function ownParts({ kind, group, title, text, links }: PageBlockFields): PageBlockFields {
  if (kind === 'faq') return { kind, ...(group && { group }) };
  if (kind !== 'call') return { kind };
  return { kind, title: filled(title), text: filled(text), links: links ?? [] };
}

const filled = (text?: Partial<Localised>): Localised =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text?.[locale] ?? ''])) as Localised;

async function faqGroups() {
  const groups = await FaqGroupModel.find().sort({ order: 1, _id: 1 });
  return groups.map(({ slug, title }) => ({ value: slug, label: title }));
}
