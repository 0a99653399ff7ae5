import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { GALLERY_TEXTS, type GalleryText } from './gallery-texts.ts';

export function useGalleryText() {
  const locale = useIntl().locale as Locale;
  return { locale, t: (key: GalleryText) => GALLERY_TEXTS[key][locale] };
}
