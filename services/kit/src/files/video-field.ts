import mongoose from 'mongoose';
import type { Field, FieldOptions } from '../forms/forms.ts';
import { fileField } from './file-field.ts';
import type { StoredVideo } from './video.ts';

type Value<R extends boolean> = R extends true ? StoredVideo : StoredVideo | undefined;

/** Value: the id from an upload of a film. */
export const videoField = <const R extends boolean = false>(
  options: Pick<FieldOptions, 'label' | 'hint'> & { required?: R },
): Field<Value<R>> =>
  fileField<StoredVideo>({
    ...options,
    type: 'video',
    take: ({ id, format, width, height, seconds }) =>
      format === 'webm'
        ? { file: new mongoose.Types.ObjectId(id), width, height, seconds: seconds! }
        : undefined,
  }) as Field<Value<R>>;
