import {
  entryLabels,
  excerptField,
  orderField,
  pictureColumn,
  slugColumn,
  titleColumn,
  titleField,
} from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { defineForm } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { pageSlugField } from '../staff/staff-fields.ts';
import { CategoryModel } from './categories.model.ts';

export const categoryResource = defineResource({
  name: 'categories',
  domain: 'content',
  title: { uk: 'Рубрики', ru: 'Рубрики', en: 'Categories' },
  model: CategoryModel,
  form: defineForm('category', {
    prefix: 'category',
    fields: {
      slug: pageSlugField(),
      order: orderField(),
      title: titleField(),
      description: excerptField(),
      picture: pictureField({ label: entryLabels.picture }),
    },
  }),
  example: {
    slug: 'spokii',
    order: 1,
    title: { uk: 'Спокій', ru: 'Покой', en: 'Calm' },
    description: { uk: 'Про відпочинок.', ru: 'Об отдыхе.', en: 'On rest.' },
  },
  policy: STAFF,
  // A category whose articles stand has to stay.
  actions: ['create', 'update'],
  columns: {
    ...pictureColumn,
    ...titleColumn,
    order: { label: entryLabels.order, type: 'number', sort: { order: 1 } },
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  tags: () => ['categories', 'posts'],
});
