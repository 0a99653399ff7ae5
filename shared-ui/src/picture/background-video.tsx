import { useEffect, useState } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './background-video.module.css';
import { useAutoplay, useStillness, useVideoSource } from './video-playback.ts';

interface BackgroundVideoProps {
  /** From 992 px; `narrow` below. */
  wide: string;
  narrow: string;
  paused?: boolean | undefined;
  className?: string | undefined;
}

/** Silent loop over the caller's still picture; endless, so the page must offer a stop (`paused`). */
export function BackgroundVideo({ wide, narrow, paused = false, className }: BackgroundVideoProps) {
  const wanted = !useStillness();
  const { source } = useVideoSource({ wide, narrow, wanted });
  return source ? <Loop key={source} source={source} paused={paused} className={className} /> : null;
}

interface LoopProps {
  source: string;
  paused: boolean;
  className: string | undefined;
}

function Loop({ source, paused, className }: LoopProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);
  useAutoplay(video, !failed && !paused);
  useEffect(() => {
    if (paused) video?.pause();
  }, [video, paused]);
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
