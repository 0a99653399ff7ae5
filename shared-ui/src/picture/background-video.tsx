import { useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './background-video.module.css';

/** Product 4, Menu and video. */
export const RETRY_MS = 500;
const NARROW = '(max-width: 991px)';

interface BackgroundVideoProps {
  /** From 992 px; `narrow` below. */
  wide: string;
  narrow: string;
  paused?: boolean | undefined;
  className?: string | undefined;
}

const tests = new Map<string, Promise<boolean>>();

/** One request per source, however often the video is shown. */
function isThere(source: string): Promise<boolean> {
  const test =
    tests.get(source) ??
    fetch(source)
      .then(({ ok }) => ok)
      .catch(() => false);
  tests.set(source, test);
  return test;
}

/** Reduced motion; true until hydration, so that nothing moves too early. */
export const useStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);

/** Silent loop over the caller's still picture; endless, so the page must offer a stop (`paused`). */
export function BackgroundVideo({ wide, narrow, paused = false, className }: BackgroundVideoProps) {
  const still = useStillness();
  const isNarrow = useMedia(NARROW);
  const source = isNarrow ? narrow : wide;
  const [tested, setTested] = useState('');
  useEffect(() => {
    if (still) return;
    let wanted = true;
    void isThere(source).then((there) => wanted && there && setTested(source));
    return () => {
      wanted = false;
    };
  }, [source, still]);
  if (still || tested !== source) return null;
  return <Loop key={source} source={source} paused={paused} className={className} />;
}

/** Browsers may refuse to play, or stop: the loop retries until the video fails for good. */
function Loop({
  source,
  paused,
  className,
}: {
  source: string;
  paused: boolean;
  className: string | undefined;
}) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!video || failed) return;
    if (paused) return video.pause();
    const play = () => {
      if (video.paused) void video.play().catch(() => {});
    };
    play();
    const timer = setInterval(play, RETRY_MS);
    return () => clearInterval(timer);
  }, [video, failed, paused]);
  if (failed) return null;
  return (
    <video
      ref={setVideo}
      className={cx(styles.video, className)}
      data-playing={playing || undefined}
      src={source}
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      onPlaying={() => setPlaying(true)}
      onError={() => setFailed(true)}
    />
  );
}

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
