import { useText } from '@stezhka/intl';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { NavBar } from '@stezhka/shared-ui/nav-bar';
import { Section } from '@stezhka/shared-ui/section';
import styles from './components.module.css';
import { Controls, Fields } from './controls.tsx';

const Below = lazyPart(async () => (await import('./below.tsx')).Below);

/** Gallery of every component, for developers; only a demonstration build has this page. */
export function Component() {
  const t = useText('gallery');
  return (
    <Section tight>
      <Breadcrumbs label={t('crumbs')} items={[{ text: t('home'), href: '/' }, { text: t('title') }]} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <NavBar
        className={styles.frames}
        label={t('frames')}
        items={[
          { href: '/__components', title: t('frame') },
          { href: '/__components-simple', title: t('frameSimple'), theme: 'dawn' },
          { href: '/__components-off', title: t('frameOff'), theme: 'mist' },
          { href: '/__components-mini', title: t('frameMini'), theme: 'lilac' },
        ]}
      />
      <div className={styles.gallery}>
        <Controls />
        <Fields />
        <Below />
      </div>
    </Section>
  );
}
