import type { ImageData } from '@stezhka/kit-contract';
import { Picture } from '@stezhka/shared-ui/picture';
import { useState } from 'react';
import { useText } from '../ui/use-text.ts';
import styles from './gallery.module.css';

/** The product's pictures: one large, the others to choose from. */
export function Gallery({ pictures }: { pictures: ImageData[] }) {
  const t = useText();
  const [shown, setShown] = useState(0);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  return (
    <div className={styles.gallery}>
      <Picture
        key={shown}
        image={picture}
        ratio="1 / 1"
        frame="panel"
        sizes="(min-width: 1328px) 620px, (min-width: 992px) 48vw, 100vw"
        priority={shown === 0}
      />
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((one, i) => (
            <li key={typeof one === 'string' ? one : one.srcSet[0]?.src}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('gallery.show', { n: i + 1, of: pictures.length })}
                aria-current={i === shown ? 'true' : undefined}
                onClick={() => setShown(i)}
              >
                <Picture image={one} alt="" ratio="1 / 1" frame="field" sizes="150px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
