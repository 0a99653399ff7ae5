import { constants, getPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { AppError } from '../errors/errors.ts';
import { useDecoder } from '../testing/decoder.ts';
import { configureDecoding, decodeImage, decoderPid, endDecoder } from './image.ts';

useDecoder();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#2b6a5080' } });
const small = await blank(60, 40).png().toBuffer();
const refusalOf = (bytes: Buffer) =>
  decodeImage(bytes).then(
    () => 'accepted',
    (error: AppError) => error.code,
  );
/** Only the header is complete: a decoder that reads on finds half a picture. */
const headerOf = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.8);

test.each<[string, (image: Sharp) => Sharp]>([
  ['AVIF with transparency', (image) => image.avif({ effort: 0 })],
  ['progressive JPEG', (image) => image.jpeg({ progressive: true })],
  ['interlaced PNG', (image) => image.png({ progressive: true })],
])('a %s above 12 megapixels is refused by its header alone', async (_, coded) => {
  const bomb = await coded(blank(4100, 3100)).toBuffer();
  expect(await refusalOf(bomb)).toBe('too_many_pixels');
  expect(await refusalOf(headerOf(bomb))).toBe('too_many_pixels');
});

test('a photo that a camera counts as 12 megapixels is not too large', async () => {
  for (const [width, height] of [
    [4000, 3000],
    [4032, 3024],
    [3072, 4096],
  ] as const) {
    const photo = await blank(width, height).jpeg().toBuffer();
    expect(await refusalOf(headerOf(photo))).toBe('unsupported_media');
  }
});

test('pictures are decoded in a process that gives way to its service', async () => {
  await endDecoder();
  configureDecoding({ priority: constants.priority.PRIORITY_LOW });
  expect(await decodeImage(small)).toMatchObject({ format: 'png', width: 60, height: 40 });
  expect(decoderPid()).not.toBe(process.pid);
  expect(getPriority(decoderPid())).toBe(constants.priority.PRIORITY_LOW);
  await endDecoder();
  configureDecoding({ priority: constants.priority.PRIORITY_NORMAL });
});

test('a picture that takes too long is given up with its process, and the next one is taken', async () => {
  await decodeImage(small);
  const stuck = decoderPid()!;
  process.kill(stuck, 'SIGSTOP');
  configureDecoding({ timeout: 500 });
  await expect(decodeImage(small)).rejects.toMatchObject({
    code: 'unavailable',
    options: { retryAfter: expect.any(Number) },
  });
  configureDecoding({ timeout: 60_000 });
  expect(await decodeImage(small)).toMatchObject({ width: 60 });
  expect(decoderPid()).not.toBe(stuck);
});

test('the time of a picture counts from when its decoding begins', async () => {
  await decodeImage(small);
  process.kill(decoderPid()!, 'SIGSTOP');
  configureDecoding({ timeout: 3_000 });
  const replies = await Promise.all([refusalOf(small), refusalOf(small)]);
  expect(replies).toEqual(['unavailable', 'accepted']);
  configureDecoding({ timeout: 60_000 });
});

test('a picture whose turn does not come is sent away, and the one before it is decoded', async () => {
  await decodeImage(small);
  const held = decoderPid()!;
  process.kill(held, 'SIGSTOP');
  const first = refusalOf(small);
  configureDecoding({ turn: 200 });
  await expect(decodeImage(small)).rejects.toMatchObject({
    code: 'unavailable',
    options: { retryAfter: expect.any(Number) },
  });
  configureDecoding({ turn: 60_000 });
  process.kill(held, 'SIGCONT');
  expect(await first).toBe('accepted');
});

test('a picture ends its wait for a decoder that does not start', async () => {
  await endDecoder();
  configureDecoding({ turn: 0 });
  expect(await refusalOf(small)).toBe('unavailable');
  configureDecoding({ turn: 60_000 });
  expect(await refusalOf(small)).toBe('accepted');
});

test('a picture that ends the decoder is not tried again', async () => {
  await decodeImage(small);
  const decoding = decodeImage(small);
  process.kill(decoderPid()!, 'SIGKILL');
  await expect(decoding).rejects.toMatchObject({ code: 'unavailable' });
  expect(await decodeImage(small)).toMatchObject({ width: 60 });
});
