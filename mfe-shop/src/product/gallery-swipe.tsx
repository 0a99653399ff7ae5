import type { ImageData } from '@stezhka/kit-contract';
import { Picture } from '@stezhka/shared-ui/picture';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect } from 'react';
import styles from './gallery.module.css';
import { keyOf, STAGE_SIZES } from './gallery.tsx';

interface GallerySwipeProps {
  pictures: ImageData[];
  shown: number;
  onShow: (n: number) => void;
  /** Stands here until this code has come. */
  children: ReactNode;
}

/** The pictures in a row that a finger moves; the one that is shown and its neighbours load. */
export function GallerySwipe({ pictures, shown, onShow }: GallerySwipeProps) {
  const [ref, carousel] = useEmblaCarousel({ startIndex: shown, duration: 20 });
  useEffect(() => {
    carousel?.scrollTo(shown);
  }, [carousel, shown]);
  useEffect(() => {
    const onSelect = () => onShow(carousel!.selectedScrollSnap());
    carousel?.on('select', onSelect);
    return () => void carousel?.off('select', onSelect);
  }, [carousel, onShow]);
  return (
    <div className={styles.window} ref={ref}>
      <ul className={styles.row}>
        {pictures.map((picture, i) => (
          <li key={keyOf(picture)} className={styles.slide} aria-hidden={i !== shown}>
            <Picture image={picture} ratio="1 / 1" sizes={STAGE_SIZES} priority={i === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
