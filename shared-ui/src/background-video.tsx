import { useEffect, useState } from 'react';
import styles from './background-video.module.css';
import { cx } from './lib/cx.ts';
import { useMedia } from './lib/use-media.ts';

/** Product 4, Menu and video. */
export const RETRY_MS = 500;
const NARROW = '(max-width: 991px)';

interface BackgroundVideoProps {
  /** From 992 px. */
  wide: string;
  /** Up to 991 px. */
  narrow: string;
  className?: string | undefined;
}

const tests = new Map<string, Promise<boolean>>();

/** Fetched once to see that it is there, however often the video is shown. */
function isThere(source: string): Promise<boolean> {
  const test =
    tests.get(source) ??
    fetch(source)
      .then(({ ok }) => ok)
      .catch(() => false);
  tests.set(source, test);
  return test;
}

/**
 * A silent loop over a still picture, which the caller draws beneath: whoever asks for less motion keeps that, and so
 * does everybody until the video plays, and when it cannot.
 */
export function BackgroundVideo({ wide, narrow, className }: BackgroundVideoProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)', true);
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
  return <Loop key={source} source={source} className={className} />;
}

/** Browsers may refuse to play, or stop: it is tried again while the video stands, until it fails for good. */
function Loop({ source, className }: { source: string; className: string | undefined }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!video || failed) return;
    const play = () => {
      if (video.paused) void video.play().catch(() => {});
    };
    play();
    const timer = setInterval(play, RETRY_MS);
    return () => clearInterval(timer);
  }, [video, failed]);
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
