import { getFeatures } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Divider } from '@stezhka/shared-ui/divider';
import { noBreak } from '@stezhka/shared-ui/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import styles from './features.module.css';

/** Morning, day and evening in three arches. */
export function Features() {
  const { data } = shell().useCall(getFeatures);
  const t = useText('content');
  if (!data?.length) return null;
  return (
    <>
      <Section aria-labelledby="features">
        <SectionHead
          id="features"
          title={noBreak(t('home.features'))}
          link={{ href: '/diary', text: t('home.featuresLink') }}
        />
        <div className={styles.steps}>
          {data.map((feature) => (
            <article key={feature.id} className={styles.step}>
              {feature.imageData && (
                <Picture
                  image={feature.imageData}
                  frame="arch"
                  ratio="76 / 86"
                  sizes="(min-width: 1280px) 370px, (min-width: 992px) 30vw, 112px"
                />
              )}
              <div>
                <h3>{noBreak(feature.title)}</h3>
                <p>{noBreak(feature.text)}</p>
              </div>
            </article>
          ))}
        </div>
      </Section>
      <div className={styles.divider}>
        <Divider />
      </div>
    </>
  );
}
