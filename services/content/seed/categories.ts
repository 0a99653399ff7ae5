import type { PictureSpec } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';
import { landscape } from './home/shape.ts';

/** 'sodennik' is fixed: the diary pages ask for its posts by this slug (product 7, News). */
export type CategorySlug = 'sodennik' | 'vdiachnist' | 'zvychky' | 'stosunky' | 'spokii' | 'praktyky';

export interface NewsCategorySeed {
  slug: CategorySlug;
  title: Localised;
  description: Localised;
  picture: PictureSpec;
}

/** In the order of the chips above the list of articles. */
export const newsCategories: readonly NewsCategorySeed[] = [
  {
    slug: 'sodennik',
    title: { uk: 'Щоденник', ru: 'Дневник', en: 'Diary' },
    description: {
      uk: 'Як почати записи, не кинути їх після першої паузи й почути в них себе.',
      ru: 'С чего начать записи, как вернуться к ним после паузы и расслышать в них себя.',
      en: 'Starting to write, coming back after a gap, and hearing yourself on the page.',
    },
    picture: landscape('category-sodennik', 'dawn', 'hills'),
  },
  {
    slug: 'vdiachnist',
    title: { uk: 'Вдячність', ru: 'Благодарность', en: 'Gratitude' },
    description: {
      uk: 'Про увагу до доброго, яка не змушує мовчати про важке.',
      ru: 'Как замечать хорошее и не замалчивать трудное.',
      en: 'Noticing what is good without keeping quiet about what is hard.',
    },
    picture: landscape('category-vdiachnist', 'noon', 'river'),
  },
  {
    slug: 'zvychky',
    title: { uk: 'Звички', ru: 'Привычки', en: 'Habits' },
    description: {
      uk: 'Маленькі кроки, які витримують звичайний тиждень із застудою і запізненнями.',
      ru: 'Небольшие шаги, которым не страшна обычная неделя с простудой и опозданиями.',
      en: 'Small steps that survive an ordinary week, colds and late trains included.',
    },
    picture: landscape('category-zvychky', 'noon', 'steppe'),
  },
  {
    slug: 'stosunky',
    title: { uk: 'Стосунки', ru: 'Отношения', en: 'Relationships' },
    description: {
      uk: 'Як говорити про своє, слухати іншого й лишатися поруч.',
      ru: 'О том, как говорить прямо, слушать внимательно и оставаться рядом.',
      en: 'Saying what you mean, listening properly, and staying close.',
    },
    picture: landscape('category-stosunky', 'bloom', 'village'),
  },
  {
    slug: 'spokii',
    title: { uk: 'Спокій', ru: 'Покой', en: 'Rest' },
    description: {
      uk: 'Втома, гучні ночі й відпочинок, якого не треба заслуговувати.',
      ru: 'Усталость, бессонные ночи и отдых, который не нужно заслуживать.',
      en: 'Tiredness, loud nights, and rest you do not have to earn.',
    },
    picture: landscape('category-spokii', 'mist', 'sea'),
  },
  {
    slug: 'praktyky',
    title: { uk: 'Практики', ru: 'Практики', en: 'Practices' },
    description: {
      uk: 'Вправи з папером, картами й прогулянками на пів години або менше.',
      ru: 'Упражнения с бумагой, картами и прогулками на полчаса или меньше.',
      en: 'Exercises with paper, cards and a walk, in half an hour or less.',
    },
    picture: landscape('category-praktyky', 'dusk', 'forest'),
  },
];
