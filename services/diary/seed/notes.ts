import type { DiaryIcon } from '@stezhka/diary-contract';
import type { Localised } from '@stezhka/kit-contract';
import type { ColorToken } from './parameter.ts';
import type { SphereName } from './spheres.ts';

/** 'notes' are answered in writing, 'details' are events of the day that are switched on and off. */
export type NoteGroup = 'notes' | 'details';

export interface NoteSeed {
  group: NoteGroup;
  systemName: string;
  title: Localised;
  /** What stands in the empty field of a note, or under the name of a detail. */
  placeholder: Localised;
  icon: DiaryIcon;
  color: ColorToken;
  /** Empty: the item falls to the synthetic sphere 'other' (product 3, Sphere). */
  spheres: SphereName[];
  /** Stands open for everybody; the others are opened by those who want them. */
  isDefault: boolean;
}

const writing = (seed: Omit<NoteSeed, 'group' | 'isDefault'> & { isDefault?: boolean }): NoteSeed => ({
  group: 'notes',
  isDefault: false,
  ...seed,
});
const event = (seed: Omit<NoteSeed, 'group' | 'isDefault'>): NoteSeed => ({
  group: 'details',
  isDefault: true,
  ...seed,
});

export const notes: NoteSeed[] = [
  writing({
    systemName: 'thanks',
    isDefault: true,
    icon: 'hand-heart',
    color: 'sphere-meaning',
    spheres: ['meaning', 'emotions'],
    title: {
      uk: 'За що я дякую сьогодні?',
      ru: 'За что хочу сказать спасибо сегодня?',
      en: 'What am I grateful for today?',
    },
    placeholder: {
      uk: 'Кава на балконі, дзвінок, тиша. Дрібниці теж рахуються.',
      ru: 'Кофе на балконе, звонок, тишина. Мелочи тоже считаются.',
      en: 'Coffee on the balcony, a phone call, quiet. Small things count.',
    },
  }),
  writing({
    systemName: 'event_of_day',
    isDefault: true,
    icon: 'bookmark',
    color: 'primary',
    spheres: [],
    title: { uk: 'Подія дня', ru: 'Событие дня', en: 'Event of the day' },
    placeholder: {
      uk: 'Що сталося за день? Можна одним реченням.',
      ru: 'Что случилось за день? Можно одной фразой.',
      en: 'What happened today? One sentence will do.',
    },
  }),
  writing({
    systemName: 'main_thing',
    icon: 'star',
    color: 'sphere-work',
    spheres: ['work'],
    title: { uk: 'Головне на сьогодні', ru: 'Главное на сегодня', en: 'The main thing today' },
    placeholder: {
      uk: 'Одна справа, заради якої варто почати день',
      ru: 'Одно дело, ради которого стоит начать день',
      en: 'One thing worth starting the day for',
    },
  }),
  writing({
    systemName: 'intention',
    icon: 'sunrise',
    color: 'sphere-growth',
    spheres: ['growth', 'meaning'],
    title: {
      uk: 'З яким наміром іду в день?',
      ru: 'С каким намерением иду в день?',
      en: 'What intention do I start with?',
    },
    placeholder: {
      uk: 'Сьогодні хочу бути уважніше до…',
      ru: 'Сегодня хочу быть внимательнее к…',
      en: 'Today I’d like to pay attention to…',
    },
  }),
  writing({
    systemName: 'body_says',
    icon: 'activity',
    color: 'sphere-health',
    spheres: ['health'],
    title: { uk: 'Що каже тіло?', ru: 'Что говорит тело?', en: 'What is my body saying?' },
    placeholder: {
      uk: 'Плечі, спина, подих: де туго, де вільно',
      ru: 'Плечи, спина, дыхание: где тесно, где свободно',
      en: 'Shoulders, back, breath: where it’s tight, where it’s easy',
    },
  }),
  writing({
    systemName: 'hard_thing',
    icon: 'cloud-rain',
    color: 'sphere-emotions',
    spheres: ['emotions'],
    title: { uk: 'Що сьогодні далося важко?', ru: 'Что сегодня далось тяжело?', en: 'What was hard today?' },
    placeholder: {
      uk: 'Назвати вже досить. Розв’язувати не обов’язково.',
      ru: 'Достаточно назвать. Решать необязательно.',
      en: 'Naming it is enough. You don’t have to solve it.',
    },
  }),
  writing({
    systemName: 'learned',
    icon: 'lightbulb',
    color: 'sphere-growth',
    spheres: ['growth'],
    title: {
      uk: 'Що нового я знаю від сьогодні?',
      ru: 'Что нового я знаю с сегодняшнего дня?',
      en: 'What do I know since today?',
    },
    placeholder: {
      uk: 'Про світ, про людей або про себе',
      ru: 'О мире, о людях или о себе',
      en: 'About the world, people or yourself',
    },
  }),
  writing({
    systemName: 'kind_to_self',
    icon: 'heart',
    color: 'sphere-rest',
    spheres: ['rest', 'emotions'],
    title: {
      uk: 'Що доброго я роблю для себе?',
      ru: 'Что хорошего я делаю для себя?',
      en: 'What did I do for myself?',
    },
    placeholder: {
      uk: 'Тепла ванна, «ні» без пояснень, зайві пів години сну',
      ru: 'Тёплая ванна, «нет» без объяснений, лишние полчаса сна',
      en: 'A warm bath, a plain “no”, an extra half-hour of sleep',
    },
  }),
  writing({
    systemName: 'unsaid',
    icon: 'message-circle',
    color: 'sphere-relations',
    spheres: ['relations', 'family'],
    title: {
      uk: 'Кому хочеться щось сказати?',
      ru: 'Кому хочется что-то сказать?',
      en: 'Who would I like to say something to?',
    },
    placeholder: {
      uk: 'Можна написати тут і не надсилати',
      ru: 'Можно написать здесь и не отправлять',
      en: 'You can write it here and never send it',
    },
  }),
  writing({
    systemName: 'money_thought',
    icon: 'wallet',
    color: 'sphere-money',
    spheres: ['money'],
    title: { uk: 'Думка про гроші', ru: 'Мысль о деньгах', en: 'A thought about money' },
    placeholder: {
      uk: 'Спокійна, тривожна чи просто цифра, яку варто запам’ятати',
      ru: 'Спокойная, тревожная или просто цифра на память',
      en: 'Calm, anxious or just a figure to remember',
    },
  }),
  event({
    systemName: 'met_friends',
    icon: 'users',
    color: 'sphere-relations',
    spheres: ['relations'],
    title: { uk: 'Зустріч', ru: 'Встреча', en: 'Met someone' },
    placeholder: { uk: 'З кимось, хто вам милий', ru: 'С кем-то, кто вам мил', en: 'Someone you like' },
  }),
  event({
    systemName: 'hard_talk',
    icon: 'messages-square',
    color: 'level-2',
    spheres: ['relations', 'emotions'],
    title: { uk: 'Важка розмова', ru: 'Трудный разговор', en: 'A hard talk' },
    placeholder: {
      uk: 'Відбулася, і це вже щось',
      ru: 'Состоялся, и это уже что-то',
      en: 'It happened, and that’s something',
    },
  }),
  event({
    systemName: 'good_news',
    icon: 'mail-open',
    color: 'good',
    spheres: [],
    title: { uk: 'Добра новина', ru: 'Хорошая новость', en: 'Good news' },
    placeholder: { uk: 'Велика чи маленька', ru: 'Большая или маленькая', en: 'Large or small' },
  }),
  event({
    systemName: 'family_day',
    icon: 'house',
    color: 'sphere-family',
    spheres: ['family'],
    title: { uk: 'День зі своїми', ru: 'День со своими', en: 'A day with family' },
    placeholder: { uk: 'Удома або в гостях', ru: 'Дома или в гостях', en: 'At home or visiting' },
  }),
  event({
    systemName: 'work_push',
    icon: 'briefcase',
    color: 'sphere-work',
    spheres: ['work'],
    title: { uk: 'Напружений робочий день', ru: 'Напряжённый рабочий день', en: 'A heavy working day' },
    placeholder: {
      uk: 'Строки, дзвінки, багато всього',
      ru: 'Сроки, звонки, много всего',
      en: 'Deadlines, calls, a lot of everything',
    },
  }),
  event({
    systemName: 'day_off',
    icon: 'coffee',
    color: 'sphere-rest',
    spheres: ['rest'],
    title: { uk: 'Вихідний', ru: 'Выходной', en: 'A day off' },
    placeholder: {
      uk: 'Справжній, без «тільки одну пошту»',
      ru: 'Настоящий, без «только одно письмо»',
      en: 'A real one, with no “just one e-mail”',
    },
  }),
  event({
    systemName: 'on_the_road',
    icon: 'train-front',
    color: 'sphere-growth',
    spheres: ['growth', 'rest'],
    title: { uk: 'Дорога', ru: 'Дорога', en: 'On the road' },
    placeholder: {
      uk: 'Поїздка, переїзд, довга прогулянка',
      ru: 'Поездка, переезд, долгая прогулка',
      en: 'A trip, a move, a long walk',
    },
  }),
  event({
    systemName: 'celebration',
    icon: 'cake-slice',
    color: 'sphere-meaning',
    spheres: ['meaning', 'family'],
    title: { uk: 'Свято', ru: 'Праздник', en: 'A celebration' },
    placeholder: {
      uk: 'За календарем або просто так',
      ru: 'По календарю или просто так',
      en: 'By the calendar or for no reason',
    },
  }),
  event({
    systemName: 'unwell',
    icon: 'thermometer',
    color: 'level-3',
    spheres: ['health'],
    title: { uk: 'Нездужання', ru: 'Недомогание', en: 'Unwell' },
    placeholder: {
      uk: 'Сьогодні план — одужувати',
      ru: 'Сегодня план — выздоравливать',
      en: 'Today’s plan is getting better',
    },
  }),
  event({
    systemName: 'big_purchase',
    icon: 'shopping-bag',
    color: 'sphere-money',
    spheres: ['money'],
    title: { uk: 'Велика покупка', ru: 'Большая покупка', en: 'A big purchase' },
    placeholder: {
      uk: 'Та, про яку довго думалося',
      ru: 'Та, о которой долго думалось',
      en: 'One you’d thought about for a while',
    },
  }),
];
