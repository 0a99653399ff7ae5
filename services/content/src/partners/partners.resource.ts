import { entryLabels, excerptField, orderField, slugColumn, titleField } from '@stezhka/kit/entry-fields';
import { defineForm } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { labels, linkField, pageSlugField } from '../staff/staff-fields.ts';
import { PartnerModel } from './partners.model.ts';

export const partnerResource = defineResource({
  name: 'partners',
  domain: 'content',
  title: { uk: 'Партнери', ru: 'Партнёры', en: 'Partners' },
  model: PartnerModel,
  form: defineForm('partner', {
    prefix: 'partner',
    fields: {
      slug: pageSlugField(),
      order: orderField(),
      name: titleField(),
      description: excerptField(),
      link: linkField(),
    },
  }),
  example: {
    slug: 'papirnia',
    order: 0,
    name: { uk: 'Папірня', ru: 'Папирня', en: 'Papirnia' },
    description: { uk: 'Папір.', ru: 'Бумага.', en: 'Paper.' },
    link: 'https://papirnia.example',
  },
  policy: STAFF,
  columns: {
    name: { label: entryLabels.title },
    link: { label: labels.link },
    order: { label: entryLabels.order, type: 'number', sort: { order: 1 } },
    ...slugColumn,
  },
  searchable: ['slug', 'name'],
  sort: 'order',
  tags: () => ['partners'],
});
