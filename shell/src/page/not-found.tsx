import { useLocale, useText } from '@stezhka/intl';
import { localePath } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { BackgroundVideo } from '@stezhka/shared-ui/background-video';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { useStillness } from '@stezhka/shared-ui/video-playback';
import { Pause, Play, Search } from 'lucide-react';
import { useState } from 'react';
import { openSearch } from '../events.ts';
import { slotOwner } from '../remotes/releases.ts';
import nightTall from './night-tall.webm';
import nightWide from './night-wide.webm';
import styles from './not-found.module.css';

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Product 2.5, Error page, and product 8. */
export function NotFound() {
  const t = useText();
  const still = useStillness();
  const locale = useLocale();
  const path = readable(localePath(useLocation().pathname, locale));
  const [paused, setPaused] = useState(false);
  return (
    <section className={styles.lost} data-ground="deep">
      <div className={styles.scene} aria-hidden="true" data-paused={paused || undefined}>
        <BackgroundVideo wide={nightWide} narrow={nightTall} paused={paused} className={styles.video} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('errors.MESSAGE_404')}</p>
        <p className={styles.kicker}>{t('errors.PAGE_NOT_FOUND', { path })}</p>
        <h1 className={styles.head}>{t('errors.lost')}</h1>
        <p className={styles.lead}>{t('errors.lost.text')}</p>
        <div className={styles.ways}>
          <Button href="/" variant="deep" size="l">
            {t('shell.to-home')}
          </Button>
          {slotOwner('content.search') && (
            <form action={localePath('/search', locale)}>
              <Button
                type="submit"
                variant="outline"
                size="l"
                className={styles.search}
                icon={<Icon of={Search} />}
                onClick={openSearch}
              >
                {t('errors.lost.search')}
              </Button>
            </form>
          )}
        </div>
      </div>
      {!still && (
        <IconButton
          icon={paused ? Play : Pause}
          label={t(paused ? 'errors.lost.play' : 'errors.lost.pause')}
          variant="outline"
          className={styles.pause}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  );
}
