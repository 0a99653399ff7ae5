import { Section } from '@stezhka/shared-ui/section';
import styles from './components.module.css';
import { Controls, Fields } from './controls.tsx';
import { Days, LifeWheel, Month, Way } from './figures.tsx';
import { Grounds, Letters, Shopping } from './looks.tsx';
import { Empty, Waiting, Windows } from './states.tsx';
import { useGalleryText } from './use-gallery-text.ts';

/** Every component of shared-ui on one page, for those who build the site; a demonstration alone has it. */
export function Component() {
  const { t } = useGalleryText();
  return (
    <Section tight>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.gallery}>
        <Controls />
        <Fields />
        <LifeWheel />
        <Empty />
        <Waiting />
        <Shopping />
        <Way />
        <Month />
        <Days />
        <Letters />
        <div className={styles.column}>
          <Grounds />
          <Windows />
        </div>
      </div>
    </Section>
  );
}
