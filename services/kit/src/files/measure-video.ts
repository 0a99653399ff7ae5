const MAX_SECONDS = 180;
/** px of the longer side. */
const MAX_SIDE = 1920;
/** Many phones decode no AV1. */
const CODECS: readonly unknown[] = ['vp8', 'vp9'];

export interface VideoMeasures {
  width: number;
  height: number;
  seconds: number;
}

/** Reads the container's every element: five megabytes of hostile ones take minutes and a gigabyte. */
export async function measureVideo({
  bytes,
}: {
  bytes: Uint8Array;
}): Promise<VideoMeasures | { refused: 'unsupported_media' | 'unfit_video' }> {
  const measured = await measure(bytes).catch(() => undefined);
  if (!measured) return { refused: 'unsupported_media' };
  const { seconds, width, height, isSilent } = measured;
  const isLong = !(seconds >= 1 && seconds <= MAX_SECONDS);
  if (!isSilent || isLong || Math.max(width, height) > MAX_SIDE) return { refused: 'unfit_video' };
  return { width, height, seconds: Math.round(seconds) };
}

async function measure(bytes: Uint8Array) {
  // Large, and needed by few processes.
  const { BufferSource, Input, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] });
  try {
    const tracks = await input.getTracks();
    // The container tells how long the last frame stays.
    const told = (await input.getDurationFromMetadata()) ?? 0;
    const seconds = Math.max(told, await input.computeDuration());
    const [film, ...more] = await input.getVideoTracks();
    if (!film || more.length || !CODECS.includes(await film.getCodec())) throw new Error('not one film');
    const [width, height] = [await film.getDisplayWidth(), await film.getDisplayHeight()];
    return { seconds, width, height, isSilent: tracks.length === 1 };
  } finally {
    input.dispose();
  }
}
