import mongoose from 'mongoose';
import sharp from 'sharp';
import type { AppError } from '../errors/errors.ts';
import { defineForm, definition, parseForm } from '../forms/forms.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { useDecoder } from '../testing/decoder.ts';
import { decodeImage, pictureField, storeDrawing, storeImage } from './files.ts';
import { pictureSchema } from './picture.ts';

useDatabase();
useDecoder();
afterEach(clearDatabase);

const label = { uk: 'Обкладинка', ru: 'Обложка', en: 'Cover' };
const form = defineForm('leaflet', {
  fields: { cover: pictureField({ label, required: true }), back: pictureField() },
});
const LeafModel = mongoose.model(
  'PicturedLeaf',
  new mongoose.Schema({ cover: pictureSchema, back: pictureSchema }),
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"></svg>';
const en = { locale: 'en' } as const;
const refusal = (submitted: object) =>
  parseForm(form, submitted, en).then(
    () => undefined,
    (error: AppError) => error.options.fields,
  );

test('an uploaded picture and its words become what a document keeps', async () => {
  const { file, width, height } = await storeDrawing(SVG, { slug: 'hills' });
  const submitted = { 'cover[file]': String(file), 'cover[alt][en]': 'Hills' };
  const { cover, back } = await parseForm(form, submitted, en);
  expect({ cover, back }).toEqual({
    cover: { file, width, height, alt: { uk: '', ru: '', en: 'Hills' } },
    back: undefined,
  });

  const leaf = await LeafModel.create({ cover, back });
  leaf.set({ cover });
  expect(leaf.isModified()).toBe(false);
  const shown = await definition(form, { ...en, values: leaf.toObject() as never });
  expect(shown.fields[0]).toMatchObject({
    label: 'Cover',
    fields: [
      {
        fullName: 'cover[file]',
        type: 'picture',
        customEl: 'picture-upload',
        value: String(file),
        required: true,
      },
      { fields: [{ value: '' }, { value: '' }, { fullName: 'cover[alt][en]', value: 'Hills' }] },
    ],
  });
});

test('a form without its picture, with none of ours or with a person’s is refused', async () => {
  expect(await refusal({})).toEqual({ 'cover[file]': 'Field cannot be empty' });
  const unknown = { 'cover[file]': '0123456789abcdef01234567' };
  expect(await refusal(unknown)).toEqual({ 'cover[file]': 'Choose one of the options' });
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const own = await storeImage(await decodeImage(photo), { access: 'public', owner: 'u1' });
  expect(await refusal({ 'cover[file]': String(own.file) })).toHaveProperty(['cover[file]']);
  expect(await refusal({ 'cover[file]': '../../etc/passwd' })).toHaveProperty(['cover[file]']);
});
