import { defineForm } from '@stezhka/kit/forms';
import { defineResource } from '@stezhka/kit/resource';
import { labels, linkField, STAFF, slugField } from '../staff/staff-fields.ts';
import { LinkModel } from './links.model.ts';

export const linkResource = defineResource({
  name: 'links',
  domain: 'content',
  title: { uk: 'Збережені посилання', ru: 'Сохранённые ссылки', en: 'Stored links' },
  model: LinkModel,
  form: defineForm('link', { prefix: 'link', fields: { name: slugField(), url: linkField() } }),
  example: { name: 'telegram', url: 'https://t.me/stezhka' },
  policy: STAFF,
  columns: { name: { label: labels.slug, sort: { name: 1 } }, url: { label: labels.link } },
  searchable: ['name', 'url'],
  sort: 'name',
  tags: () => ['links'],
});
