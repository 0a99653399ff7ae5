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
