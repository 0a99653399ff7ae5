import type { ImageData, ImageSizes } from '@stezhka/kit-contract';
import { cx } from '../styles/cx.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './themed-picture.module.css';

export interface ThemedPictureProps extends PictureProps {
  dark?: ImageData | null;
}

/** A phone held upright: of a wide drawing it would show a strip. */
const TALL = '(max-width: 479px)';
const WIDE = '(min-width: 480px)';
/** Where dots are very dense the eye is content with two of them for a px. */
const TALL_SIZES = '(min-resolution: 2.5dppx) 66vw, 100vw';

/** Only the visible picture loads, a tall one on phones; a `priority` picture is preloaded by theme and screen. */
export function ThemedPicture({ dark, priority, className, ...rest }: ThemedPictureProps) {
  const { image, sizes } = rest;
  if (!dark) {
    const tall = tallOf(image);
    return (
      <>
        {priority && tall && <Preload image={image} sizes={sizes} />}
        <Picture {...rest} priority={priority && !tall} sources={sourceOf(image)} className={className} />
      </>
    );
  }
  return (
    <>
      {priority && <Preload image={image} sizes={sizes} scheme="light" />}
      {priority && <Preload image={dark} sizes={sizes} scheme="dark" />}
      <Picture {...rest} sources={sourceOf(image)} className={cx(className, styles.day)} />
      <Picture {...rest} image={dark} sources={sourceOf(dark)} className={cx(className, styles.night)} />
    </>
  );
}

const tallOf = (image: ImageData): ImageSizes | undefined =>
  typeof image === 'string' ? undefined : image.tall;

const webpLadder = ({ srcSet }: ImageSizes) =>
  srcSet
    .filter(({ width }) => width !== 'default')
    .map(({ webpSrc, width }) => `${webpSrc} ${width}w`)
    .join(', ');

function sourceOf(image: ImageData) {
  const tall = tallOf(image);
  if (!tall) return undefined;
  const { width, height } = tall.meta;
  return (
    <source
      type="image/webp"
      media={TALL}
      srcSet={webpLadder(tall)}
      sizes={TALL_SIZES}
      width={width}
      height={height}
    />
  );
}

function Preload({ image, sizes, scheme }: { image: ImageData; sizes?: string; scheme?: 'light' | 'dark' }) {
  if (typeof image === 'string') return null;
  const { tall } = image;
  const when = (screen?: string) =>
    [scheme && `(prefers-color-scheme: ${scheme})`, screen].filter(Boolean).join(' and ');
  return (
    <>
      {tall && <PreloadLink set={tall} sizes={TALL_SIZES} media={when(TALL)} />}
      <PreloadLink set={image} sizes={sizes} media={when(tall && WIDE)} />
    </>
  );
}

function PreloadLink({ set, sizes, media }: { set: ImageSizes; sizes?: string; media: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/webp"
      imageSrcSet={webpLadder(set)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
