import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Picture } from '@stezhka/shared-ui/picture';
import { useState } from 'react';
import styles from './gallery.module.css';

const Swipe = lazyPart(async () => (await import('./gallery-swipe.tsx')).GallerySwipe, {
  when: 'hydrated',
  waiting: ({ children }) => children,
});
const Zoom = lazyPart(async () => (await import('./gallery-zoom.tsx')).GalleryZoom, { when: 'hydrated' });

export const keyOf = (picture: ImageData) => (typeof picture === 'string' ? picture : picture.srcSet[0]?.src);
export const STAGE_SIZES = '(min-width: 1328px) 620px, (min-width: 992px) 48vw, 100vw';

/** The product's pictures: one large, at first that of the chosen size, the others to choose from. A finger swipes them, and each can be looked at closely. */
export function Gallery({ pictures, chosen }: { pictures: ImageData[]; chosen: ImageData | null }) {
  const t = useText('shop');
  const hydrated = useHydrated();
  // A mouse has the small pictures.
  const swipes = hydrated && pictures.length > 1 && !!window.matchMedia?.('(any-pointer: coarse)').matches;
  const key = chosen ? keyOf(chosen) : undefined;
  const indexOf = (wanted: typeof key) =>
    Math.max(
      pictures.findIndex((one) => keyOf(one) === wanted),
      0,
    );
  const [first] = useState(() => indexOf(key));
  const [shown, setShown] = useState(first);
  const [known, setKnown] = useState(key);
  if (key !== known) {
    setKnown(key);
    setShown(indexOf(key));
  }
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  const still = (
    <Picture
      key={shown}
      image={picture}
      ratio="1 / 1"
      frame="panel"
      sizes={STAGE_SIZES}
      priority={shown === first}
    />
  );
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        {swipes ? (
          <Swipe pictures={pictures} shown={shown} onShow={setShown}>
            {still}
          </Swipe>
        ) : (
          still
        )}
        <Zoom picture={picture} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((one, i) => (
            <li key={keyOf(one)}>
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
