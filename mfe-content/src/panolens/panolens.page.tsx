import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { Rotate3d } from 'lucide-react';
import { useRef, useState } from 'react';
import still from './art/still.webp';
import styles from './panolens.module.css';

const PanoramaViewer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "panolens-viewer" */ './panorama-viewer.tsx')).PanoramaViewer,
  {
    when: 'open',
  },
);

/** The still picture stands until the visitor asks for the whole turn, and again when it is closed. */
export function Component() {
  const t = useText('content.panolens');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Section tight>
      <SectionHead level={1} title={t('title')} lead={noBreak(t('lead'))} />
      <figure className={styles.figure}>
        <div className={styles.frame}>
          <img src={still} alt={t('alt')} width={1600} height={900} className={styles.still} />
          {open ? (
            <PanoramaViewer open onClose={close} />
          ) : (
            hydrated && (
              <Button
                ref={opener}
                size="l"
                className={styles.open}
                icon={<Rotate3d size={22} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => setOpen(true)}
              >
                {t('open')}
              </Button>
            )
          )}
        </div>
        <figcaption className={styles.words}>{noBreak(t('words'))}</figcaption>
      </figure>
    </Section>
  );
}
