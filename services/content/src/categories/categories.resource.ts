import { pictureField } from '@stezhka/kit/files';
import { defineForm } from '@stezhka/kit/forms';
import { defineResource } from '@stezhka/kit/resource';
import {
  excerptField,
  labels,
  orderField,
  STAFF,
  slugColumn,
  slugField,
  titleColumn,
  titleField,
} from '../staff/staff-fields.ts';
import { CategoryModel } from './categories.model.ts';

export const categoryResource = defineResource({
  name: 'categories',
  domain: 'content',
  title: { uk: 'Рубрики', ru: 'Рубрики', en: 'Categories' },
  model: CategoryModel,
  form: defineForm('category', {
    prefix: 'category',
    fields: {
      slug: slugField(),
      order: orderField(),
      title: titleField(),
      description: excerptField(),
      picture: pictureField({ label: labels.picture }),
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
    picture: { label: labels.picture, type: 'image' },
    ...titleColumn,
    order: { label: labels.order, type: 'number', sort: { order: 1 } },
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  tags: () => ['categories', 'posts'],
});
