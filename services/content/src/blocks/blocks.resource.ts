import { BLOCK_ICONS } from '@stezhka/content-contract';
import { entryLabels, orderField, pictureColumn, titleColumn, titleField } from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { collection, defineForm, group, localised, select, text, textarea } from '@stezhka/kit/forms';
import { inAllLocales } from '@stezhka/kit/localised';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { LOCALES } from '@stezhka/kit-contract';
import { filmChoices } from '../films/films.resource.ts';
import { labels, linkField, switchField } from '../staff/staff-fields.ts';
import { BlockModel, type Place } from './blocks.model.ts';

const own = {
  blocks: { uk: 'Блоки сторінок', ru: 'Блоки страниц', en: 'Blocks of pages' },
  place: { uk: 'Місце на сайті', ru: 'Место на сайте', en: 'Place on the site' },
  placeRule: {
    uk: 'Одне з місць: features, for-whom, slider:slajder-na-golovnij…',
    ru: 'Одно из мест: features, for-whom, slider:slajder-na-golovnij…',
    en: 'One of the places: features, for-whom, slider:slajder-na-golovnij…',
  },
  icon: { uk: 'Значок', ru: 'Значок', en: 'Icon' },
  hidden: { uk: 'Приховати', ru: 'Скрыть', en: 'Hide' },
  links: { uk: 'Посилання', ru: 'Ссылки', en: 'Links' },
  darkPicture: {
    uk: 'Зображення темної теми',
    ru: 'Изображение тёмной темы',
    en: 'Picture of the dark theme',
  },
  note: { uk: 'Що видно у фільмі', ru: 'Что видно в фильме', en: 'What the film shows' },
  noteHint: {
    uk: 'Стоїть під фільмом, для тих, хто його не бачить',
    ru: 'Стоит под фильмом, для тех, кто его не видит',
    en: 'Stands below the film, for those who cannot see it',
  },
  filmHint: {
    uk: 'Лише для місця presentation-video',
    ru: 'Только для места presentation-video',
    en: 'For the place presentation-video alone',
  },
};
const PLACE =
  /^(features|second-features|for-whom|homepage-posters|homepage-top|presentation-video|subscription-modal|(slider|banner):[a-z0-9-]+)$/;

/** Sliders, banners and the blocks of home. */
export const blockResource = defineResource({
  name: 'blocks',
  domain: 'content',
  title: own.blocks,
  model: BlockModel,
  form: defineForm('block', {
    prefix: 'block',
    fields: {
      place: text({
        label: own.place,
        required: true,
        maxLength: 80,
        validation: [{ regex: PLACE, error: own.placeRule }],
      }),
      order: orderField(),
      title: titleField(),
      text: localised(textarea({ label: entryLabels.body, required: true, maxLength: 1000 })),
      icon: select({ label: own.icon, options: BLOCK_ICONS.map((value) => ({ value, label: value })) }),
      links: collection({
        label: own.links,
        max: 4,
        entry: group({ fields: { label: titleField(labels.linkLabel), link: linkField() } }),
      }),
      picture: pictureField({ label: entryLabels.picture }),
      darkPicture: pictureField({ label: own.darkPicture }),
      film: select({ label: labels.film, hint: own.filmHint, options: filmChoices }),
      note: localised(textarea({ label: own.note, hint: own.noteHint, maxLength: 500 })),
      hidden: switchField(own.hidden),
    },
  }),
  example: {
    place: 'banner:golovna-statti',
    order: 0,
    title: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
    text: { uk: 'Про спокій.', ru: 'О покое.', en: 'On calm.' },
    links: [{ label: { uk: 'Читати', ru: 'Читать', en: 'Read' }, link: '/news' }],
  },
  policy: STAFF,
  columns: {
    ...pictureColumn,
    place: { label: own.place, sort: { place: 1, order: 1, _id: 1 } },
    ...titleColumn,
    order: { label: entryLabels.order, type: 'number' },
    hidden: { label: own.hidden, type: 'boolean' },
  },
  searchable: ['place', 'title'],
  sort: 'place',
  toValues: ({ film, note, ...same }) => ({
    ...same,
    film: film ? String(film) : undefined,
    note: inAllLocales((locale) => note?.[locale] ?? ''),
  }),
  toFields: ({ place, film, note, ...same }) => ({
    ...same,
    place: place as Place,
    film: film ?? null,
    note: LOCALES.some((locale) => note[locale]) ? inAllLocales((locale) => note[locale] ?? '') : undefined,
  }),
  tags: () => ['blocks'],
});
