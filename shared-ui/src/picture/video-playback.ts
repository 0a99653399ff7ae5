import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Product 4, Menu and video. */
export const RETRY_MS = 500;
const NARROW = '(max-width: 991px)';

const tests = new Map<string, Promise<boolean>>();

/** One request per source, however often the video is shown; one that failed may be made again. */
function isThere(source: string): Promise<boolean> {
  const test =
    tests.get(source) ??
    fetch(source, { method: 'HEAD' })
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((there) => {
        if (!there) tests.delete(source);
        return there;
      });
  tests.set(source, test);
  return test;
}

interface VideoSources {
  /** From 992 px; `narrow` below. */
  wide: string;
  narrow: string;
  /** False: nothing is fetched. */
  wanted: boolean;
}

/** The source for this width, once it is known to be there; `retry` tests it again. */
export function useVideoSource({ wide, narrow, wanted }: VideoSources) {
  const isNarrow = useMedia(NARROW);
  const source = isNarrow ? narrow : wide;
  const [test, setTest] = useState({ source: '', there: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another test
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void isThere(source).then((there) => current && setTest({ source, there }));
    return () => {
      current = false;
    };
  }, [source, wanted, attempt]);
  const retry = useCallback(() => {
    setTest({ source: '', there: false });
    setAttempt((n) => n + 1);
  }, []);
  const tested = wanted && test.source === source;
  return { source: tested && test.there ? source : '', missing: tested && !test.there, retry };
}

/** Browsers may refuse to play, or stop: asked again every 500 ms for as long as it is wanted. */
export function useAutoplay(video: HTMLVideoElement | null, wanted: boolean): void {
  useEffect(() => {
    if (!video || !wanted) return;
    const play = () => {
      if (video.paused) void video.play().catch(() => {});
    };
    play();
    const timer = setInterval(play, RETRY_MS);
    return () => clearInterval(timer);
  }, [video, wanted]);
}

/** Reduced motion; true until hydration, so that nothing moves too early. */
export const useStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);

function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
