import type { ImageData, ImageSource } from '@stezhka/kit-contract';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { preload } from 'react-dom';
import { cx } from '../styles/cx.ts';
import styles from './picture.module.css';

export interface PictureProps
  extends Pick<ComponentProps<'img'>, 'className' | 'style' | 'onLoad' | 'onError'> {
  image: ImageData;
  /** Text alternative; default is the image's own, else '' (decoration). */
  alt?: string;
  sizes?: string;
  /** First picture of the page: loads at once and before others. */
  priority?: boolean;
  /** Width / height, e.g. '4 / 5'; the picture is cropped to it. */
  ratio?: string;
  /** Elements <source> that come before the picture's own. */
  sources?: ReactNode;
  frame?: 'none' | 'field' | 'card' | 'panel' | 'arch' | 'round';
}

const ladder = (sources: ImageSource[], key: 'src' | 'webpSrc') =>
  sources
    .filter((source) => source.width !== 'default')
    .map((source) => `${source[key]} ${source.width}w`)
    .join(', ') || undefined;

const AGAIN_MS = 4_000;

/** Once for each address: the service may have had no time for it. */
function tryAgain(img: HTMLImageElement): void {
  const { currentSrc, dataset } = img;
  if (dataset.tried === currentSrc) return;
  dataset.tried = currentSrc;
  setTimeout(() => img.setAttribute('src', img.src), AGAIN_MS);
}

/** Product 3, Image data: a plain address as it is, a set as webp with its fallback. */
export function Picture({
  image,
  alt,
  sizes = '100vw',
  priority,
  ratio,
  frame = 'none',
  sources,
  className,
  style,
  onError,
  ...rest
}: PictureProps) {
  const shared = {
    ...rest,
    onError: (event: SyntheticEvent<HTMLImageElement>) => {
      tryAgain(event.currentTarget);
      onError?.(event);
    },
    className: cx(styles.picture, ratio && styles.filled, styles[frame], className),
    style: ratio ? { aspectRatio: ratio, ...style } : style,
    loading: priority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    // The first picture is painted with the text around it, not a frame later.
    decoding: priority ? undefined : ('async' as const),
  };
  if (typeof image === 'string') return <img {...shared} src={image} alt={alt ?? ''} />;

  const { srcSet, meta } = image;
  const fallback = srcSet.find((source) => source.width === 'default');
  const webp = ladder(srcSet, 'webpSrc') ?? fallback?.webpSrc;
  if (priority && fallback && webp) {
    // React preloads no image inside a <picture>.
    preload(fallback.webpSrc, {
      as: 'image',
      type: 'image/webp',
      imageSrcSet: webp,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={styles.sources}>
      {sources}
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        {...shared}
        src={fallback?.src}
        srcSet={ladder(srcSet, 'src')}
        sizes={sizes}
        width={meta.width}
        height={meta.height}
        alt={alt ?? image.alt ?? ''}
      />
    </picture>
  );
}
