import { getHomepageTop, type HomeSection } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Card } from '@stezhka/shared-ui/card';
import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { Trail, type TrailDay } from '@stezhka/shared-ui/trail';
import { shell } from '@stezhka/shell-contract';
import styles from './home-top.module.css';

const TRAIL: TrailDay[] = ['today', ...Array<TrailDay>(27).fill('ahead')];

/** The homepage's top block, over the lower edge of the slider where it follows it: a card with a trail that waits for its first step. */
export function HomeTop({ after }: { after?: HomeSection | undefined }) {
  const { data } = shell().useCall(getHomepageTop);
  const t = useText('content');
  if (!data) return null;
  const [link] = data.links;
  return (
    <section className={cx(styles.place, after === 'slider' && styles.over)} aria-labelledby="home-top">
      <Card raise="lifted" shape="panel" className={styles.card}>
        <div>
          <h2 id="home-top" className={styles.title}>
            {noBreak(data.title)}
          </h2>
          <p className={styles.text}>{noBreak(data.text)}</p>
        </div>
        <Trail days={TRAIL} label={t('home.trail')} shape="band" />
        {link && shell().hasPage(link.link) && (
          <Button href={link.link} variant="soft" className={styles.go}>
            {link.label}
          </Button>
        )}
      </Card>
    </section>
  );
}
