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
  const key = JSON.stringify(image);
  const [first] = useState(key);
  const [shown, setShown] = useState(key);
  const loaded = () => setShown(key);
  return (
    <div className={styles.picture} aria-busy={shown !== key}>
      {image && (
        <Picture
          image={image}
          alt={alt}
          sizes={SIZES}
          priority={key === first}
          onLoad={loaded}
          onError={loaded}
        />
      )}
    </div>
  );
}
