import type { Block } from '@stezhka/content-contract';
import { cleanLink } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { BlockDocument } from './blocks.model.ts';

export const presentBlock = (block: BlockDocument, locale: Locale): Block => ({
  id: block.id,
  title: inLocale(block.title, locale),
  text: inLocale(block.text, locale),
  icon: block.icon ?? null,
  links: block.links.map(({ label, link }) => ({ label: inLocale(label, locale), link: cleanLink(link) })),
  imageData: toImageData('content', block.picture, locale),
  darkImageData: toImageData('content', block.darkPicture, locale),
});
