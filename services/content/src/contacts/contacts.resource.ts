import { WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { entryLabels, titleField } from '@stezhka/kit/entry-fields';
import { collection, defineForm, email, group, localised, text } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { Localised } from '@stezhka/kit-contract';
import { linkField, optionalLinkField } from '../staff/staff-fields.ts';
import { ContactsModel } from './contacts.model.ts';

const own = {
  contacts: { uk: 'Контакти', ru: 'Контакты', en: 'Contacts' },
  addresses: { uk: 'Адреси', ru: 'Адреса', en: 'Addresses' },
  phones: { uk: 'Телефони', ru: 'Телефоны', en: 'Phones' },
  phone: { uk: 'Телефон', ru: 'Телефон', en: 'Phone' },
  phoneRule: { uk: 'З кодом країни: +380…', ru: 'С кодом страны: +380…', en: 'With the country code: +380…' },
  workTime: { uk: 'Години роботи', ru: 'Часы работы', en: 'Working hours' },
  postalCode: { uk: 'Поштовий індекс', ru: 'Почтовый индекс', en: 'Postal code' },
  regionCode: { uk: 'Код області', ru: 'Код области', en: 'Region code' },
  telegram: { uk: 'Ім’я в Telegram', ru: 'Имя в Telegram', en: 'Telegram name' },
  studio: { uk: 'Посилання на студію', ru: 'Ссылка на студию', en: 'Link of the studio' },
  cms: { uk: 'Посилання на систему сайту', ru: 'Ссылка на систему сайта', en: 'Link of the CMS' },
  socials: { uk: 'Мережі', ru: 'Сети', en: 'Networks' },
  socialName: { uk: 'Значок', ru: 'Значок', en: 'Icon' },
} satisfies Record<string, Localised>;

const short = (label: Localised) => text({ label, required: true, maxLength: 200 });

/** There is one entry, which staff change. */
export const contactsResource = defineResource({
  name: 'contacts',
  domain: 'content',
  title: own.contacts,
  model: ContactsModel,
  form: defineForm('contacts', {
    prefix: 'contacts',
    fields: {
      email: email({ required: true }),
      phones: collection({
        label: own.phones,
        min: 1,
        max: 6,
        entry: text({
          label: own.phone,
          required: true,
          maxLength: 30,
          validation: [{ regex: /^\+\d[\d ()-]{6,}$/, error: own.phoneRule }],
        }),
      }),
      addresses: collection({ label: own.addresses, min: 1, max: 6, entry: titleField() }),
      workTime: localised(text({ label: own.workTime, required: true, maxLength: 200 })),
      postalCode: short(own.postalCode),
      regionCode: short(own.regionCode),
      facebookLink: linkField({ uk: 'Facebook', ru: 'Facebook', en: 'Facebook' }),
      instagramLink: linkField({ uk: 'Instagram', ru: 'Instagram', en: 'Instagram' }),
      telegramName: short(own.telegram),
      socials: collection({
        label: own.socials,
        max: 8,
        entry: group({
          fields: { name: short(own.socialName), title: short(entryLabels.title), link: linkField() },
        }),
      }),
      studioLink: optionalLinkField(own.studio),
      cmsLink: optionalLinkField(own.cms),
    },
  }),
  example: {
    email: 'hello@stezhka.example',
    phones: ['+380 44 555 01 01'],
    addresses: [WORKSHOP_ADDRESS],
    workTime: { uk: 'Щодня з 9 до 18', ru: 'Каждый день с 9 до 18', en: 'Daily from 9 to 18' },
    postalCode: '01001',
    regionCode: '30',
    facebookLink: 'https://facebook.com/stezhka',
    instagramLink: 'https://instagram.com/stezhka',
    telegramName: 'stezhka',
    socials: [],
  },
  policy: STAFF,
  actions: ['update'],
  columns: { email: { label: own.contacts }, name: { label: entryLabels.title, sort: { name: 1 } } },
  sort: 'name',
  toFields: ({ studioLink = '', cmsLink = '', ...same }) => ({ ...same, studioLink, cmsLink }),
  tags: () => ['contacts'],
});
