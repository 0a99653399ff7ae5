import { LOCALES, type Localised } from '@stezhka/kit-contract';
import type Joi from 'joi';
import mongoose from 'mongoose';
import { custom, type Field, type FieldOptions, group, localised, text } from '../forms/forms.ts';
import type { Picture } from './picture.ts';
import { findFile, type StoredPicture } from './store.ts';

const alternative = { uk: 'Що на зображенні', ru: 'Что на картинке', en: 'What the picture shows' };

type Options<R extends boolean> = Pick<FieldOptions, 'label' | 'hint' | 'requiredText'> & { required?: R };
type Value<R extends boolean> = R extends true ? Picture : Picture | undefined;

/** Value: the id from an upload, and alt texts. A person's picture is not accepted. */
export function pictureField<const R extends boolean = false>(options: Options<R> = {}): Field<Value<R>> {
  const { label, hint, ...rules } = options;
  const fields = { file: fileField({ label, ...rules }), alt: localised(text({ label: alternative })) };
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

function fileField(options: FieldOptions): Field<StoredPicture | undefined> {
  const typed = custom('picture', { ...options, customEl: 'picture-upload' });
  return {
    ...(typed as Field),
    async schema(raw, context) {
      const id = typeof raw === 'string' ? raw.trim() : '';
      const stored = await findFile(id);
      const schema = (await typed.schema(raw, context)) as Joi.StringSchema;
      return schema.custom((given: string, helpers) => {
        if (!stored || stored.owner) return helpers.error('any.only');
        const { width, height } = stored;
        return { file: new mongoose.Types.ObjectId(given), width, height };
      });
    },
    write: (picture) => (picture ? String(picture.file) : ''),
  };
}
