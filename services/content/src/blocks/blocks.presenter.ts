import type { Block, PresentationVideo } from '@stezhka/content-contract';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import { filmSource } from '../posts/posts.presenter.ts';
import type { BlockDocument } from './blocks.model.ts';

export const presentBlock = (block: BlockDocument, locale: Locale): Block => ({
  id: block.id,
  title: inLocale(block.title, locale),
  text: inLocale(block.text, locale),
  icon: block.icon ?? null,
  links: block.links.map(({ label, link }) => ({ label: inLocale(label, locale), link })),
  imageData: toImageData('content', block.picture, locale),
  darkImageData: toImageData('content', block.darkPicture, locale),
});

export const presentVideo = (block: BlockDocument, locale: Locale): PresentationVideo => ({
  ...presentBlock(block, locale),
  video: block.video
    ? {
        wide: filmSource(block.video.clip, 'wide'),
        narrow: filmSource(block.video.clip, 'narrow'),
        seconds: block.video.seconds,
      }
    : null,
});
