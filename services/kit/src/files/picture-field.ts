import { LOCALES, type Localised } from '@stezhka/kit-contract';
import type Joi from 'joi';
import mongoose from 'mongoose';
import { type Field, type FieldOptions, group, localised, text } from '../forms/forms.ts';
import { fileField } from './file-field.ts';
import type { Picture } from './picture.ts';
import { isPicture, type StoredPicture } from './store.ts';

const alternative = { uk: 'Що на зображенні', ru: 'Что на картинке', en: 'What the picture shows' };

type Options<R extends boolean> = Pick<FieldOptions, 'label' | 'hint' | 'requiredText'> & { required?: R };
type Value<R extends boolean> = R extends true ? Picture : Picture | undefined;

/** Value: the id from an upload, and alt texts. A person's picture is not accepted. */
export function pictureField<const R extends boolean = false>(options: Options<R> = {}): Field<Value<R>> {
  const { label, hint, ...rules } = options;
  const fields = { file: imageField({ label, ...rules }), alt: localised(text({ label: alternative })) };
  const both = group({ label, hint, fields });
  return {
    ...both,
    async schema(raw, context) {
      const schema = (await both.schema(raw, context)) as Joi.ObjectSchema;
      return schema.custom(({ file, alt }: { file?: StoredPicture; alt: Localised<string | undefined> }) => {
        const texts = LOCALES.map((locale) => [locale, alt[locale] ?? '']);
        return file && { ...file, alt: Object.fromEntries(texts) };
      });
    },
    write: (picture, context) =>
      both.write({ file: picture, alt: picture?.alt ?? { uk: '', ru: '', en: '' } }, context),
  };
}

const imageField = (options: FieldOptions): Field<StoredPicture | undefined> =>
  fileField({
    ...options,
    type: 'picture',
    take: (stored) => {
      const { id, width, height } = stored;
      return isPicture(stored) ? { file: new mongoose.Types.ObjectId(id), width, height } : undefined;
    },
  });
