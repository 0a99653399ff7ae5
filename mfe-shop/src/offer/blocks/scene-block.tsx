import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { ThemedPicture } from '@stezhka/shared-ui/themed-picture';
import type { ShownOf } from './part.tsx';
import styles from './scene-block.module.css';

export function SceneBlock({ block: { title, text, picture, darkPicture } }: { block: ShownOf<'scene'> }) {
  return (
    <section className={cx(styles.scene, darkPicture && styles.withNight)}>
      {picture && (
        <div className={styles.picture}>
          <ThemedPicture image={picture} dark={darkPicture} alt="" sizes="(max-width: 991px) 820px, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2>{noBreak(title)}</h2>
        {text && <p>{noBreak(text)}</p>}
      </div>
    </section>
  );
}
