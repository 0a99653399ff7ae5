import { checkbox, defineForm } from '@stezhka/kit/forms';
import { defineResource } from '@stezhka/kit/resource';
import { AccessModel, type AccessSetting } from './access.model.ts';

const labels = {
  title: { uk: 'Доступ до щоденника', ru: 'Доступ к дневнику', en: 'Access to the diary' },
  open: {
    uk: 'Щоденник відкрито (інакше «Щоденник у розробці»)',
    ru: 'Дневник открыт (иначе «Дневник в разработке»)',
    en: 'The diary is open (or else “Diary is under development”)',
  },
};

const form = defineForm('access', { prefix: 'access', fields: { open: checkbox({ label: labels.open }) } });

/** Opens and closes the diary for members (product 2.3, verify-access-to-diary). */
export const accessResource = defineResource<AccessSetting, typeof form.fields>({
  name: 'access',
  domain: 'diary',
  title: labels.title,
  model: AccessModel,
  form,
  example: { open: true },
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_SUPER_ADMIN' },
  actions: ['update'],
  columns: {
    name: { label: labels.title, sort: { name: 1 }, value: (_, locale) => labels.title[locale] },
    open: { label: labels.open, type: 'boolean' },
  },
  sort: 'name',
  tags: () => ['diary-access'],
});
