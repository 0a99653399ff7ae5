import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import garden from './art/card-garden.webp';
import night from './art/card-night.webp';
import path from './art/card-path.webp';
import sign from './art/card-sign.webp';
import state from './art/card-state.webp';
import styles from './mac-band.module.css';

const CARDS = '/metaphoric-cards';
const FAN = Object.entries({ garden, path, state, sign, night });

/** The deep band that leads to the metaphorical cards. */
export function MacBand() {
  const t = useText('content');
  if (!shell().hasPage(CARDS)) return null;
  return (
    <Section ground="deep" contours aria-labelledby="mac">
      <div className={styles.band}>
        <div>
          <Kicker>{t('home.mac')}</Kicker>
          <h2 id="mac">{noBreak(t('home.macTitle'))}</h2>
          <p className={styles.lead}>{noBreak(t('home.macText'))}</p>
          <Button href={CARDS}>{t('home.macLink')}</Button>
        </div>
        <div className={styles.fan} aria-hidden="true">
          {FAN.map(([name, src], i) => (
            <img
              key={name}
              src={src}
              alt=""
              width={432}
              height={648}
              loading="lazy"
              style={{ '--i': i - 2 } as React.CSSProperties}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
