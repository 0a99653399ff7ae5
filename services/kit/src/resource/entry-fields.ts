import type { Localised } from '@stezhka/kit-contract';
import { date, type FieldOptions, localised, number, text, textarea } from '../forms/forms.ts';

/** Labels that forms and lists of several services share. */
export const entryLabels = {
  slug: { uk: 'Адреса', ru: 'Адрес', en: 'Address' },
  order: { uk: 'Місце в переліку', ru: 'Место в списке', en: 'Place in the list' },
  title: { uk: 'Назва', ru: 'Название', en: 'Title' },
  excerpt: { uk: 'Коротко про що', ru: 'Коротко о чём', en: 'What it is about' },
  body: { uk: 'Текст', ru: 'Текст', en: 'Text' },
  picture: { uk: 'Зображення', ru: 'Изображение', en: 'Picture' },
  price: { uk: 'Ціна', ru: 'Цена', en: 'Price' },
  name: { uk: 'Ім’я', ru: 'Имя', en: 'Name' },
  role: { uk: 'Хто це', ru: 'Кто это', en: 'Who it is' },
  about: { uk: 'Про себе', ru: 'О себе', en: 'About' },
  publishedAt: { uk: 'День публікації', ru: 'День публикации', en: 'Publishing day' },
} satisfies Record<string, Localised>;

const slugRule = {
  uk: 'Малі латинські літери, цифри й дефіси',
  ru: 'Строчные латинские буквы, цифры и дефисы',
  en: 'Small Latin letters, digits and hyphens',
};
const publishedAtHint = {
  uk: 'Вийде о дев’ятій ранку за Києвом. Без дня лишається чернеткою',
  ru: 'Выйдет в девять утра по Киеву. Без дня остаётся черновиком',
  en: 'Comes out at nine in the morning, Kyiv time. Without a day it stays a draft',
};
const SLUG = /^[a-z0-9][a-z0-9_-]*$/;

type SlugOptions<R extends boolean> = Pick<FieldOptions, 'label' | 'hint' | 'validation'> & { required?: R };

/** `validation` comes after the rule that every slug has. */
export const slugField = <const R extends boolean = true>({
  label = entryLabels.slug,
  hint,
  validation = [],
  required = true as R,
}: SlugOptions<R> = {}) =>
  text({
    label,
    ...(hint && { hint }),
    required,
    maxLength: 120,
    validation: [{ regex: SLUG, error: slugRule }, ...validation],
  });

export const slugHint = (example: string): Localised => ({
  uk: `Кінець адреси сторінки, наприклад ${example}`,
  ru: `Конец адреса страницы, например ${example}`,
  en: `The end of the page’s address, such as ${example}`,
});

export const orderField = () => number({ label: entryLabels.order, required: true, min: 0, max: 1000 });

export const titleField = (label: Localised = entryLabels.title) =>
  localised(text({ label, required: true, maxLength: 200 }));

export const excerptField = (label: Localised = entryLabels.excerpt) =>
  localised(textarea({ label, required: true, maxLength: 500 }));

/** Its value is stored by `publicationOf` of `publication/`. */
export const publishedAtField = () => date({ label: entryLabels.publishedAt, hint: publishedAtHint });

export const titleColumn = { title: { label: entryLabels.title } } as const;
export const slugColumn = { slug: { label: entryLabels.slug, sort: { slug: 1 } } } as const;
export const pictureColumn = { picture: { label: entryLabels.picture, type: 'image' } } as const;
/** The model has the index. */
export const orderColumn = {
  order: { label: entryLabels.order, type: 'number', sort: { order: 1, _id: 1 } },
} as const;
