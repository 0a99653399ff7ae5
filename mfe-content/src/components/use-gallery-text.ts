import { useLocale } from '@stezhka/intl';
import { GALLERY_TEXTS, type GalleryText } from './gallery-texts.ts';

export function useGalleryText() {
  const locale = useLocale();
  return { locale, t: (key: GalleryText) => GALLERY_TEXTS[key][locale] };
}
