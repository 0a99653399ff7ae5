import type { Film as FilmData } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { BackgroundVideo, useStillness } from '@stezhka/shared-ui/background-video';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Picture } from '@stezhka/shared-ui/picture';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { sizesOf } from '../lib/sizes.ts';
import styles from './film.module.css';

interface FilmProps {
  film: FilmData;
  poster: ImageData;
}

/** A silent film over its still picture, with a pause; where less motion is asked for it plays when asked to. */
export function Film({ film, poster }: FilmProps) {
  const t = useText('content');
  const still = useStillness();
  const [paused, setPaused] = useState(false);
  return (
    <div className={styles.film}>
      <Picture image={poster} frame="panel" ratio="16 / 9" sizes={sizesOf(1232)} priority />
      <BackgroundVideo wide={film.wide} narrow={film.narrow} paused={paused} className={styles.video} />
      {!still && (
        <IconButton
          className={styles.pause}
          icon={paused ? Play : Pause}
          label={paused ? t('videos.play') : t('videos.pause')}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  );
}
