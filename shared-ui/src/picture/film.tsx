import type { ImageData } from '@stezhka/kit-contract';
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useInViewport } from '../hooks/use-in-viewport.ts';
import { useHydrated } from '../hydration/hydration-ready.ts';
import styles from './film.module.css';
import { Picture } from './picture.tsx';
import { PictureNotice } from './picture-notice.tsx';
import { sizesOf } from './picture-sizes.ts';
import { useAutoplay, useStillness, useVideoSource } from './video-playback.ts';

/** Chromium lays a grey ground over what is beneath a film that names no poster. */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export interface FilmTexts {
  /** That it has no sound, and how long it is. */
  silent: string;
  unplayable: string;
  failed: string;
  retry: string;
}

export interface FilmProps {
  /** Addresses, of which `wide` is for pages from 992 px. */
  film: { wide: string; narrow: string };
  texts: FilmTexts;
  title: string;
  poster: ImageData | null;
  /** What tells those who cannot see it what happens. */
  note?: ReactNode;
  /** px on a wide page. */
  width?: number;
  /** The poster is on the first screen. */
  priority?: boolean;
}

/**
 * A silent film over its still picture. It begins by itself when it is seen, goes on until the visitor stops it, and
 * without scripts or with reduced motion waits for the browser's own button.
 */
export function Film({ film, texts, title, poster, note = '', width = 1232, priority }: FilmProps) {
  const words = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [begun, setBegun] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [failed, setFailed] = useState(false);
  const seen = useInViewport(frame, false);
  const still = useStillness();
  const hydrated = useHydrated();
  const unplayable = useMemo(() => hydrated && !canPlayWebm(), [hydrated]);
  const { wide, narrow } = film;
  const { source, missing, retry } = useVideoSource({
    wide,
    narrow,
    wanted: seen && !still && !begun && !unplayable,
  });
  useAutoplay(video, source !== '' && !stopped && !failed);
  // One that the visitor began before, on the plain page, goes on as it is.
  const take = useCallback((element: HTMLVideoElement | null) => {
    setVideo(element);
    if (element && !element.paused) setBegun(true);
  }, []);
  const again = () => {
    setFailed(false);
    retry();
  };
  return (
    <figure className={styles.film}>
      <div ref={frame} className={styles.frame}>
        {poster && (
          <Picture image={poster} frame="panel" ratio="16 / 9" sizes={sizesOf(width)} priority={priority} />
        )}
        {unplayable ? (
          <PictureNotice text={texts.unplayable} />
        ) : failed || missing ? (
          <PictureNotice role="alert" text={texts.failed} retryLabel={texts.retry} onRetry={again} />
        ) : (
          <video
            ref={take}
            className={styles.video}
            src={source || undefined}
            poster={TRANSPARENT}
            aria-label={title}
            aria-describedby={words}
            preload={source ? 'auto' : 'none'}
            controls
            muted
            loop
            playsInline
            onPlay={() => !source && setBegun(true)}
            // A hidden page is stopped by the browser.
            onPause={() => !document.hidden && setStopped(true)}
            onError={() => setFailed(true)}
          >
            {!source && (
              <>
                <source src={wide} type="video/webm" media="(min-width: 992px)" />
                <source src={narrow} type="video/webm" onError={() => setFailed(true)} />
              </>
            )}
          </video>
        )}
      </div>
      <figcaption id={words} className={styles.words}>
        {texts.silent} {note}
      </figcaption>
    </figure>
  );
}

const canPlayWebm = () => document.createElement('video').canPlayType('video/webm') !== '';
