import { entryLabels } from '@stezhka/kit/entry-fields';
import { defineForm } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { labels, linkField, pageSlugField } from '../staff/staff-fields.ts';
import { LinkModel } from './links.model.ts';

export const linkResource = defineResource({
  name: 'links',
  domain: 'content',
  title: { uk: 'Збережені посилання', ru: 'Сохранённые ссылки', en: 'Stored links' },
  model: LinkModel,
  form: defineForm('link', { prefix: 'link', fields: { name: pageSlugField(), url: linkField() } }),
  example: { name: 'telegram', url: 'https://t.me/stezhka' },
  policy: STAFF,
  columns: { name: { label: entryLabels.slug, sort: { name: 1 } }, url: { label: labels.link } },
  searchable: ['name', 'url'],
  sort: 'name',
  tags: () => ['links'],
});
