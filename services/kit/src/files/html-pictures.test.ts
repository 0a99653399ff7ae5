import mongoose from 'mongoose';
import { useDatabase } from '../testing/database.ts';
import { cleanHtml } from '../texts/html.ts';
import { FileModel } from './file.model.ts';
import { storeDrawing, withPictures } from './files.ts';

useDatabase();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"></svg>';
const IN_TEXT = { domain: 'content', sizes: '600px' };
const shown = (html: string) => withPictures(cleanHtml(html), IN_TEXT);

test('a picture of a text comes in every width, with the size of its file, when it is near', async () => {
  const { file } = await storeDrawing(SVG, { slug: 'tea' });
  const at = (width: number) => `/files/content/${file}/${width}.webp`;
  expect(await shown(`<p>a</p><figure><img src="${at(400)}" alt="Tea &quot;hot&quot;"></figure>`)).toBe(
    `<p>a</p><figure><img src="${at(800)}" alt="Tea &quot;hot&quot;" ` +
      `srcset="${[400, 800, 1200, 1600].map((width) => `${at(width)} ${width}w`).join(', ')}" ` +
      'sizes="600px" width="1600" height="900" loading="lazy" decoding="async" /></figure>',
  );
});

test('a small picture is not promised wider than it is', async () => {
  const { file } = await storeDrawing(SVG, { slug: 'small' });
  await FileModel.updateOne({ _id: file }, { 'metadata.width': 300, 'metadata.height': 150 });
  expect(await shown(`<img src="/files/content/${file}/800.webp">`)).toContain(
    `srcset="/files/content/${file}/400.webp 300w" sizes="600px" width="300" height="150"`,
  );
});

test('a picture that is gone, of another service, of one person or a film is left out', async () => {
  const { file } = await storeDrawing(SVG, { slug: 'own' });
  const { file: film } = await storeDrawing(SVG, { slug: 'film' });
  const { file: mine } = await storeDrawing(SVG, { slug: 'mine' });
  await FileModel.updateOne({ _id: film }, { 'metadata.format': 'webm' });
  await FileModel.updateOne({ _id: mine }, { 'metadata.access': 'owner', 'metadata.owner': 'a' });
  const gone = [
    `content/${new mongoose.Types.ObjectId()}`,
    `shop/${file}`,
    `content/${film}`,
    `content/${mine}`,
  ];
  for (const one of gone)
    expect(await shown(`<p>a<img src="/files/${one}/800.webp">b</p>`)).toBe('<p>ab</p>');
});

test('a text without pictures asks for nothing', async () => {
  expect(await shown('<p>plain</p>')).toBe('<p>plain</p>');
});
