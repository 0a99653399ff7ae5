import { HOME_SECTIONS, type HomeSection } from '@stezhka/content-contract';
import { entryLabels, titleField } from '@stezhka/kit/entry-fields';
import { checkbox, collection, defineForm, group, select } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { Localised } from '@stezhka/kit-contract';
import { labels, linkField } from '../staff/staff-fields.ts';
import { HomeModel } from './home.model.ts';

const own = {
  home: { uk: 'Головна сторінка', ru: 'Главная страница', en: 'Home page' },
  sections: {
    uk: 'Частини за порядком',
    ru: 'Части по порядку',
    en: 'Parts in their order',
  },
  section: { uk: 'Частина', ru: 'Часть', en: 'Part' },
  hidden: { uk: 'Приховати', ru: 'Скрыть', en: 'Hide' },
  links: { uk: 'Посилання на розділи', ru: 'Ссылки на разделы', en: 'Links to sections' },
} satisfies Record<string, Localised>;

const SECTION_NAMES: Record<HomeSection, Localised> = {
  slider: { uk: 'Слайдер', ru: 'Слайдер', en: 'Slider' },
  top: { uk: 'Верхній блок', ru: 'Верхний блок', en: 'Top block' },
  features: { uk: 'Можливості', ru: 'Возможности', en: 'Features' },
  bestsellers: { uk: 'Товари крамниці', ru: 'Товары магазина', en: 'Products of the shop' },
  mac: { uk: 'Метафоричні карти', ru: 'Метафорические карты', en: 'Metaphor cards' },
  'second-features': { uk: 'Можливості, другий ряд', ru: 'Возможности, второй ряд', en: 'Second features' },
  'presentation-video': { uk: 'Відео', ru: 'Видео', en: 'Film' },
  news: { uk: 'Нові статті', ru: 'Новые статьи', en: 'New articles' },
  categories: { uk: 'Категорії крамниці', ru: 'Категории магазина', en: 'Categories of the shop' },
  'for-whom': { uk: 'Для кого', ru: 'Для кого', en: 'For whom' },
  posters: { uk: 'Афіші', ru: 'Афиши', en: 'Posters' },
  banners: { uk: 'Банери', ru: 'Баннеры', en: 'Banners' },
  links: { uk: 'Посилання на розділи', ru: 'Ссылки на разделы', en: 'Links to sections' },
  partners: { uk: 'Партнери', ru: 'Партнёры', en: 'Partners' },
};

/** There is one entry, which staff change. */
export const homeResource = defineResource({
  name: 'home',
  domain: 'content',
  title: own.home,
  model: HomeModel,
  form: defineForm('home', {
    prefix: 'home',
    fields: {
      sections: collection({
        label: own.sections,
        min: 1,
        max: HOME_SECTIONS.length,
        entry: group({
          fields: {
            section: select({
              label: own.section,
              required: true,
              options: HOME_SECTIONS.map((value) => ({ value, label: SECTION_NAMES[value] })),
            }),
            hidden: checkbox({ label: own.hidden }),
          },
        }),
      }),
      links: collection({
        label: own.links,
        max: 8,
        entry: group({ fields: { label: titleField(labels.linkLabel), link: linkField() } }),
      }),
    },
  }),
  example: { sections: [{ section: 'slider', hidden: false }], links: [] },
  policy: STAFF,
  actions: ['update'],
  columns: {
    name: { label: entryLabels.title, sort: { name: 1 } },
    sections: {
      label: own.sections,
      type: 'number',
      value: ({ sections }) => sections.filter(({ hidden }) => !hidden).length,
    },
  },
  sort: 'name',
  tags: () => ['home'],
});
