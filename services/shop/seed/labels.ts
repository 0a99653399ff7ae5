import type { Cloth } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';
import type { Format, Paper, PrintLanguage } from './product.ts';

export const filterNames = {
  format: { uk: 'Формат', ru: 'Формат', en: 'Format' },
  paper: { uk: 'Папір', ru: 'Бумага', en: 'Paper' },
  coverColor: { uk: 'Обкладинка', ru: 'Обложка', en: 'Cover' },
  language: { uk: 'Мова', ru: 'Язык', en: 'Language' },
  pages: { uk: 'Сторінок', ru: 'Страниц', en: 'Pages' },
} satisfies Record<string, Localised>;

export const formats: Record<Format, Localised> = {
  a5: { uk: 'A5, 148 × 210 мм', ru: 'A5, 148 × 210 мм', en: 'A5, 148 × 210 mm' },
  b6: { uk: 'B6, 125 × 176 мм', ru: 'B6, 125 × 176 мм', en: 'B6, 125 × 176 mm' },
  pocket: { uk: 'Кишеньковий, 90 × 140 мм', ru: 'Карманный, 90 × 140 мм', en: 'Pocket, 90 × 140 mm' },
  a4: { uk: 'A4, 210 × 297 мм', ru: 'A4, 210 × 297 мм', en: 'A4, 210 × 297 mm' },
  card: { uk: 'Карта, 80 × 120 мм', ru: 'Карта, 80 × 120 мм', en: 'Card, 80 × 120 mm' },
};

export const papers: Record<Paper, Localised> = {
  cream: { uk: 'Кремовий, 100 г/м²', ru: 'Кремовая, 100 г/м²', en: 'Cream, 100 g/m²' },
  white: { uk: 'Білий, 90 г/м²', ru: 'Белая, 90 г/м²', en: 'White, 90 g/m²' },
  grey: {
    uk: 'Перероблений сірий, 90 г/м²',
    ru: 'Переработанная серая, 90 г/м²',
    en: 'Recycled grey, 90 g/m²',
  },
  kraft: { uk: 'Крафтовий, 120 г/м²', ru: 'Крафтовая, 120 г/м²', en: 'Kraft, 120 g/m²' },
  board: { uk: 'Картон, 350 г/м²', ru: 'Картон, 350 г/м²', en: 'Board, 350 g/m²' },
};

export const languages: Record<PrintLanguage, Localised> = {
  uk: { uk: 'Українська', ru: 'Украинский', en: 'Ukrainian' },
  ru: { uk: 'Російська', ru: 'Русский', en: 'Russian' },
  en: { uk: 'Англійська', ru: 'Английский', en: 'English' },
  none: { uk: 'Без слів', ru: 'Без слов', en: 'No words' },
};

export const clothNames: Record<Cloth, Localised> = {
  spruce: { uk: 'Ялиновий льон', ru: 'Еловый лён', en: 'Spruce linen' },
  plum: { uk: 'Сливовий льон', ru: 'Сливовый лён', en: 'Plum linen' },
  rose: { uk: 'Пудрова троянда', ru: 'Пудровая роза', en: 'Dusty rose' },
  wheat: { uk: 'Стигла пшениця', ru: 'Спелая пшеница', en: 'Ripe wheat' },
  sky: { uk: 'Ранкове небо', ru: 'Утреннее небо', en: 'Morning sky' },
  clay: { uk: 'Теракота', ru: 'Терракота', en: 'Terracotta' },
  night: { uk: 'Нічний синій', ru: 'Ночной синий', en: 'Night blue' },
  linen: { uk: 'Небілений льон', ru: 'Небелёный лён', en: 'Unbleached linen' },
  lilac: { uk: 'Бузок', ru: 'Сирень', en: 'Lilac' },
};
