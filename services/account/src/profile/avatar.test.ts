import { FileModel } from '@stezhka/kit/files';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { MALFORMED_MULTIPART } from '@stezhka/kit/testing/hostile';
import { identityToken } from '@stezhka/kit/testing/identities';
import sharp from 'sharp';
import request from 'supertest';
import { app, known, member, visitor } from '../testing/account.ts';

useDatabase();
useDecoder();
afterEach(clearDatabase);

const picture = (format: 'png' | 'jpeg' = 'jpeg', side = 600) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#1e5245' } })
    .withExif({ IFD0: { Copyright: 'дім за рогом' } })
    .toFormat(format)
    .toBuffer();

async function somebody(email = 'sofiia@stezhka.example') {
  const { id } = await member({ email });
  const token = await identityToken({ userId: id, roles: ['ROLE_USER'] });
  return {
    id,
    upload: (bytes: Buffer, filename = 'me.jpg', query = 'for=avatar') =>
      request(app)
        .post(`/file-upload?${query}`)
        .set('identity', token)
        .set('Locale', 'en')
        .attach('file', bytes, filename),
    ...(await known({ userId: id, roles: ['ROLE_USER'] })),
  };
}
const files = () => FileModel.find().hint({ _id: 1 }).lean();

test('an uploaded picture becomes the member’s own, in several widths of webp', async () => {
  const sofiia = await somebody();
  const { body } = await sofiia.upload(await picture()).expect(200);
  const shown = (await sofiia.get('/data/user')).body.data.image;
  expect(shown).toEqual(body.data.image);
  const [source] = shown.srcSet;
  const served = await request(app).get(source.webpSrc).expect(200).expect('Content-Type', 'image/webp');
  const { format, width, exif } = await sharp(served.body).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 400, exif: undefined });
  await request(app).get(source.webpSrc.replace('400.webp', '200.webp')).expect(200);
});

test('a replaced or removed picture is deleted', async () => {
  const sofiia = await somebody();
  await sofiia.upload(await picture());
  const [first] = await files();
  await sofiia.upload(await picture('png'));
  const [second, ...more] = await files();
  expect(more).toEqual([]);
  expect(second!._id).not.toEqual(first!._id);
  const reply = await sofiia.post('/data/user', { image: null }).expect(200);
  expect(reply.body.data.image).toBeNull();
  expect(await files()).toEqual([]);
});

test('another member’s picture stays where it is', async () => {
  const sofiia = await somebody();
  const ihor = await somebody('ihor@stezhka.example');
  await sofiia.upload(await picture());
  await ihor.upload(await picture());
  await ihor.post('/data/user', { image: '' }).expect(200);
  expect((await files()).map(({ metadata }) => metadata.owner)).toEqual([sofiia.id]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
test.each([
  ['an SVG', svg, 'me.svg'],
  ['an SVG that says it is a photo', svg, 'me.jpg'],
  ['a page behind the first bytes of a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg]), 'me.jpg'],
  ['a program', Buffer.from('MZ\x90\x00 this is no picture'), 'me.png'],
  ['nothing', Buffer.alloc(0), 'me.png'],
])('%s is refused', async (_, bytes, name) => {
  const sofiia = await somebody();
  await sofiia.upload(bytes, name).expect(415);
  expect(await files()).toEqual([]);
});

test.each(MALFORMED_MULTIPART)('a malformed body, as %s: %j, is a bad request', async (type, body) => {
  const sofiia = await somebody();
  const reply = await sofiia.postText('/file-upload?for=avatar', type, body);
  expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
  expect(await files()).toEqual([]);
});

test('an upload without a purpose is the member’s picture', async () => {
  const sofiia = await somebody();
  const { body } = await sofiia.upload(await picture(), 'me.jpg', '').expect(200);
  expect((await sofiia.get('/data/user')).body.data.image).toEqual(body.data.image);
});

test('a file of more than 5 MB and one of too many pixels are refused', async () => {
  const sofiia = await somebody();
  const heavy = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]);
  expect((await sofiia.upload(heavy).expect(413)).body.code).toBe('too_large');
  expect((await sofiia.upload(await picture('png', 6400)).expect(413)).body).toMatchObject({
    code: 'too_many_pixels',
    error: 'The picture has more than 12 megapixels. Make it smaller and try again.',
  });
  expect(await files()).toEqual([]);
});

test('guests and other purposes are refused', async () => {
  await visitor().post('/file-upload?for=avatar', {}).expect(401);
  const sofiia = await somebody();
  await sofiia.upload(await picture(), 'me.jpg', 'for=product').expect(400);
  await sofiia.upload(await picture(), 'me.jpg', 'for=').expect(400);
  await sofiia.upload(await picture(), 'me.jpg', 'for[$ne]=avatar').expect(400);
  expect(await files()).toEqual([]);
  await sofiia.post('/file-upload?for=avatar', {}).expect(415);
});
