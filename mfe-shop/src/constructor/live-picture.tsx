import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { Picture } from '@stezhka/shared-ui/picture';
import { useState } from 'react';
import styles from './constructor.module.css';

const SIZES = '(min-width: 1328px) 600px, (min-width: 992px) 46vw, 300px';

/**
 * The diary as it was put together; a browser leaves the last picture until the next one is there. Only the first is
 * preloaded: what is preloaded is fetched even when another was chosen meanwhile.
 */
export function LivePicture({ image, alt }: { image: ImageData | undefined; alt: string }) {
  const t = useText('shop');
  const key = JSON.stringify(image);
  const [first] = useState(key);
  const [shown, setShown] = useState(key);
  const loaded = () => setShown(key);
  const [last, setLast] = useState({ image, alt });
  // A picture keeps the words of its own choices: newer ones have no answer yet.
  if (image && image !== last.image) setLast({ image, alt });
  // Without an answer the last picture stays, and is called the last.
  const seen = image ? { image, alt } : last;
  return (
    <figure className={styles.picture} aria-busy={!!image && shown !== key} data-old={!image || undefined}>
      {seen.image && (
        <Picture
          image={seen.image}
          alt={seen.alt}
          sizes={SIZES}
          priority={key === first}
          onLoad={loaded}
          onError={loaded}
        />
      )}
      {!image && last.image && <figcaption>{t('constructor.oldPicture')}</figcaption>}
    </figure>
  );
}
