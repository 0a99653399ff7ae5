import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

interface FilmOptions {
  seconds?: number;
  width?: number;
  height?: number;
  /** Bytes of each of its frames; there is one a second. */
  frameBytes?: number;
  sound?: boolean;
  matroska?: boolean;
  codec?: 'vp8' | 'vp9' | 'av1';
}

const CODEC_STRINGS = { vp8: 'vp8', vp9: 'vp09.00.10.08', av1: 'av01.0.04M.08' };

/** A film by its container; its frames are noise that no player decodes. */
export async function makeFilm(options: FilmOptions = {}): Promise<Buffer> {
  const {
    seconds = 4,
    width = 64,
    height = 36,
    frameBytes = 100,
    sound = false,
    matroska = false,
    codec = 'vp9',
  } = options;
  const target = new BufferTarget();
  const output = new Output({ format: matroska ? new MkvOutputFormat() : new WebMOutputFormat(), target });
  const film = new EncodedVideoPacketSource(codec);
  const track = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(film);
  if (sound) output.addAudioTrack(track);
  await output.start();
  const frame = (at: number) => new Uint8Array(frameBytes).fill(at + 1);
  for (let at = 0; at < seconds; at++) {
    await film.add(new EncodedPacket(frame(at), 'key', at, 1), {
      decoderConfig: { codec: CODEC_STRINGS[codec], codedWidth: width, codedHeight: height },
    });
    if (sound)
      await track.add(new EncodedPacket(frame(at), 'key', at, 1), {
        decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
      });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};

/** A WebM of hundreds of thousands of blocks that say they hold many frames: a reader of containers drowns in it. */
export function makeHostileFilm(bytes: number): Buffer {
  const number = (id: string, value: number) => element(id, Buffer.from([value]));
  const header = element(
    '1a45dfa3',
    element('4282', Buffer.from('webm')),
    number('4287', 2),
    number('4285', 2),
  );
  const picture = element('e0', number('b0', 64), number('ba', 36));
  const entry = [number('d7', 1), number('73c5', 1), number('83', 1), element('86', Buffer.from('V_VP9'))];
  const track = element('1654ae6b', element('ae', ...entry, picture));
  const block = Buffer.from('a38581000084ff', 'hex');
  const blocks = Buffer.alloc(Math.floor((bytes - 500) / block.length) * block.length, block);
  const info = element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex')));
  const cluster = element('1f43b675', number('e7', 0), blocks);
  return Buffer.concat([header, element('18538067', info, track, cluster)]);
}
