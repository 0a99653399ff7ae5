import type { Localised } from '@stezhka/kit-contract';

export const SITE: Localised = { uk: 'Стежка', ru: 'Стежка', en: 'Stezhka' };

interface PageTexts {
  title: Localised;
  description: Localised;
}

/** By path without locale. */
export const PAGE_TEXTS: Record<string, PageTexts> = {
  '/': {
    title: {
      uk: 'Практикуюча психологиня: щоденник, книжки й карти',
      ru: 'Практикующий психолог: дневник, книги и карты',
      en: 'A practising psychologist’s diary, books and cards',
    },
    description: {
      uk: 'Особистий щоденник, паперові щоденники й зошити, метафоричні карти і статті про вдячність, звички та спокій.',
      ru: 'Личный дневник, бумажные дневники и тетради, метафорические карты и статьи о благодарности, привычках и покое.',
      en: 'A personal diary, paper diaries and workbooks, metaphor cards and articles on gratitude, habits and calm.',
    },
  },
  '/news': {
    title: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
    description: {
      uk: 'Про вдячність, звички, стосунки й відпочинок. Без порад на кожен день і без обіцянок.',
      ru: 'О благодарности, привычках, отношениях и отдыхе. Без советов на каждый день и без обещаний.',
      en: 'On gratitude, habits, relationships and rest. No daily tips and no promises.',
    },
  },
};
