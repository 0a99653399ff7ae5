import type Joi from 'joi';
import { custom, type Field, type FieldOptions } from '../forms/forms.ts';
import { findFile, type StoredFile, type StoredPicture } from './store.ts';

interface FileFieldOptions<V> extends FieldOptions {
  type: 'picture' | 'video';
  /** Undefined refuses the file. */
  take(stored: StoredFile): V | undefined;
}

/** Value: the id from an upload. A person's file is not accepted. */
export function fileField<V extends Pick<StoredPicture, 'file'>>({
  type,
  take,
  ...options
}: FileFieldOptions<V>): Field<V | undefined> {
  const typed = custom(type, { ...options, customEl: `${type}-upload` });
  return {
    ...(typed as Field),
    async schema(raw, context) {
      const stored = await findFile(typeof raw === 'string' ? raw.trim() : '');
      const taken = stored && !stored.owner ? take(stored) : undefined;
      const schema = (await typed.schema(raw, context)) as Joi.StringSchema;
      return schema.custom((_given: string, helpers) => taken ?? helpers.error('any.only'));
    },
    write: (value) => (value ? String(value.file) : ''),
  };
}
