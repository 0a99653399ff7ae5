import { entryLabels } from '@stezhka/kit/entry-fields';
import { collection, defineForm, group, localised, number, select, text } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { Localised } from '@stezhka/kit-contract';
import { optionalLinkField } from '../staff/staff-fields.ts';
import { type MenuItemFields, MenuModel } from './menu.model.ts';

const own = {
  menus: { uk: 'Меню', ru: 'Меню', en: 'Menus' },
  items: { uk: 'Пункти', ru: 'Пункты', en: 'Items' },
  children: { uk: 'Підпункти', ru: 'Подпункты', en: 'Items below' },
  id: { uk: 'Ключ', ru: 'Ключ', en: 'Key' },
  label: { uk: 'Напис', ru: 'Надпись', en: 'Label' },
  icon: { uk: 'Значок', ru: 'Значок', en: 'Icon' },
  type: { uk: 'Вид', ru: 'Вид', en: 'Kind' },
  divider: { uk: 'Розділювач', ru: 'Разделитель', en: 'Divider' },
  count: { uk: 'Число на значку', ru: 'Число на значке', en: 'Number on the badge' },
  audience: { uk: 'Хто бачить', ru: 'Кто видит', en: 'Who sees it' },
  guest: { uk: 'Гості', ru: 'Гости', en: 'Guests' },
  member: { uk: 'Учасники', ru: 'Участники', en: 'Members' },
  childrenFrom: { uk: 'Підпункти з переліку', ru: 'Подпункты из списка', en: 'Items from a list' },
  catalog: { uk: 'Категорії крамниці', ru: 'Категории магазина', en: 'Shop categories' },
  news: { uk: 'Рубрики статей', ru: 'Рубрики статей', en: 'Article categories' },
} satisfies Record<string, Localised>;

const short = (label: Localised) => text({ label, maxLength: 120 });
const itemFields = {
  id: text({ label: own.id, required: true, maxLength: 60 }),
  label: localised(short(own.label)),
  link: optionalLinkField(),
  icon: short(own.icon),
  type: select({
    label: own.type,
    options: (['divider', 'DIVIDER'] as const).map((value) => ({ value, label: own.divider })),
  }),
  slug: short(entryLabels.slug),
  count: number({ label: own.count, min: 0, max: 999 }),
  audience: select({
    label: own.audience,
    options: [
      { value: 'guest', label: own.guest },
      { value: 'member', label: own.member },
    ],
  }),
  childrenFrom: select({
    label: own.childrenFrom,
    options: [
      { value: 'catalog-categories', label: own.catalog },
      { value: 'news-categories', label: own.news },
    ],
  }),
};

/** The drawer's and the footer's; staff change both and add none. */
export const menuResource = defineResource({
  name: 'menus',
  domain: 'content',
  title: own.menus,
  model: MenuModel,
  form: defineForm('menu', {
    prefix: 'menu',
    fields: {
      items: collection({
        label: own.items,
        min: 1,
        max: 20,
        entry: group({
          fields: {
            ...itemFields,
            children: collection({
              label: own.children,
              max: 20,
              entry: group({ fields: itemFields }),
            }),
          },
        }),
      }),
    },
  }),
  example: {
    items: [
      { id: 'diary', label: { uk: 'Щоденник', ru: 'Дневник', en: 'Diary' }, link: '/diary', children: [] },
    ] as never,
  },
  policy: STAFF,
  actions: ['update'],
  columns: {
    name: { label: own.id, sort: { name: 1 } },
    items: { label: own.items, type: 'number', value: ({ items }) => items.length },
  },
  sort: 'name',
  toValues: ({ items }) => ({ items }) as never,
  toFields: ({ items }) => ({ items: (items as MenuItemFields[]).map(withoutBlanks) }),
  tags: () => ['menu'],
});

/** A field that was left empty is absent, as in an item that never had it. */
function withoutBlanks(item: MenuItemFields): MenuItemFields {
  const { label, children = [], ...rest } = item;
  const filled = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '');
  return {
    ...Object.fromEntries(filled),
    ...(label?.uk && { label }),
    ...(children.length && { children: children.map(withoutBlanks) }),
  } as MenuItemFields;
}
