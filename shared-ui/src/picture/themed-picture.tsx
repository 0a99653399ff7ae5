import type { ImageData, ImageSource } from '@stezhka/kit-contract';
import { cx } from '../styles/cx.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './themed-picture.module.css';

export interface ThemedPictureProps extends PictureProps {
  dark?: ImageData | null;
}

/** Only the visible picture loads; a `priority` picture is preloaded by the system's theme. */
export function ThemedPicture({ dark, priority, className, ...rest }: ThemedPictureProps) {
  if (!dark) return <Picture {...rest} priority={priority} className={className} />;
  return (
    <>
      {priority && <Preload image={rest.image} sizes={rest.sizes} scheme="light" />}
      {priority && <Preload image={dark} sizes={rest.sizes} scheme="dark" />}
      <Picture {...rest} className={cx(className, styles.day)} />
      <Picture {...rest} image={dark} className={cx(className, styles.night)} />
    </>
  );
}

const webpLadder = (sources: ImageSource[]) =>
  sources
    .filter(({ width }) => width !== 'default')
    .map(({ webpSrc, width }) => `${webpSrc} ${width}w`)
    .join(', ');

function Preload({ image, sizes, scheme }: { image: ImageData; sizes?: string; scheme: 'light' | 'dark' }) {
  if (typeof image === 'string') return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/webp"
      imageSrcSet={webpLadder(image.srcSet)}
      imageSizes={sizes}
      media={`(prefers-color-scheme: ${scheme})`}
      fetchPriority="high"
    />
  );
}
