import { spread } from '../../picture.ts';
import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, SENT, SHOP, say } from '../words.ts';

/** The diary of acceptance for the time after a loss. */
export const pryiniattia: OfferSeed = {
  slug: 'pryiniattia',
  title: say(
    'Щоденник прийняття: коли щось скінчилося',
    'Дневник принятия: когда что-то закончилось',
    'The diary of acceptance: when something has ended',
  ),
  description: say(
    'Дванадцять тихих тижнів після розлуки, переїзду чи втрати. Без порад і без поспіху.',
    'Двенадцать тихих недель после разлуки, переезда или утраты. Без советов и без спешки.',
    'Twelve quiet weeks after a parting, a move or a loss. No advice and no hurry.',
  ),
  footerText: say(
    'Горе не має розкладу. Щоденник теж.',
    'У горя нет расписания. У дневника тоже.',
    'Grief keeps no timetable. Nor does the diary.',
  ),
  products: ['diary_accept', 'accept-diary'],
  blocks: [
    {
      kind: 'hero',
      ground: 'mist',
      layout: 'arch',
      kicker: say('Щоденник прийняття', 'Дневник принятия', 'The diary of acceptance'),
      title: say('Коли щось скінчилося', 'Когда что-то закончилось', 'When something has ended'),
      lead: say(
        'Не щоб швидше забути. Щоб було куди покласти те, що лишилося.',
        'Не чтобы скорее забыть. Чтобы было куда положить то, что осталось.',
        'Not to forget sooner, but to have somewhere to put what is left.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'diary-offer-more',
          options: { kind: 'sea', hour: 'mist', w: 1000, h: 1250, horizon: 0.6 },
        },
        alt: say('Тихе море в тумані', 'Тихое море в тумане', 'A quiet sea in mist'),
      },
      facts: [],
    },
    {
      kind: 'quote',
      ground: null,
      text: say(
        'Сум — це любов, якій ніде сісти.',
        'Грусть — это любовь, которой негде присесть.',
        'Sorrow is love with nowhere to sit down.',
      ),
      source: say('тиждень п’ятий', 'неделя пятая', 'week five'),
    },
    {
      kind: 'inside',
      ground: null,
      title: say(
        'Сторінки, які не питають зайвого',
        'Страницы, которые не спрашивают лишнего',
        'Pages that don’t pry',
      ),
      lead: NOTHING,
      pages: [
        {
          picture: { spec: spread('diary-offer-pryiniattia-week', 'linen') },
          title: say('Порожній розворот', 'Пустой разворот', 'An empty spread'),
          text: say(
            'Щотижня один. Для тих днів, коли слів немає.',
            'Каждую неделю один. Для дней, когда слов нет.',
            'One a week, for days without words.',
          ),
        },
        {
          picture: { spec: spread('diary-offer-pryiniattia-letter', 'sky') },
          title: say(
            'Лист, який не треба надсилати',
            'Письмо, которое не нужно отправлять',
            'A letter not to be sent',
          ),
          text: say(
            'І сторінка для відповіді, яку ви уявляєте.',
            'И страница для ответа, который вы представляете.',
            'And a page for the answer you imagine.',
          ),
        },
      ],
    },
    {
      kind: 'for-whom',
      ground: null,
      layout: 'checks',
      title: say('Для часу після', 'Для времени после', 'For the time after'),
      lead: NOTHING,
      points: [
        { icon: null, title: say('Після розлуки', 'После разлуки', 'After a parting'), text: NOTHING },
        {
          icon: null,
          title: say(
            'Після дому, який лишився там',
            'После дома, который остался там',
            'After a home that stayed behind',
          ),
          text: NOTHING,
        },
        { icon: null, title: say('Після людини', 'После человека', 'After a person'), text: NOTHING },
      ],
      notFor: say(
        'Якщо стає нестерпно, телефонуйте: 7333, цілодобово. Щоденник зачекає.',
        'Если становится невыносимо, звоните: 7333, круглосуточно. Дневник подождёт.',
        'If it becomes unbearable, call 7333 in Ukraine, day or night. The diary will wait.',
      ),
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'Цю сторінку ми довго не хотіли робити. Потім отримали лист, і зробили.',
        'Эту страницу мы долго не хотели делать. Потом получили письмо, и сделали.',
        'For a long time we didn’t want to make this page. Then a letter came, and we did.',
      ),
    },
    {
      kind: 'buy',
      ground: 'mist',
      title: say('Коли будете готові', 'Когда будете готовы', 'When you are ready'),
      lead: NOTHING,
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Надішлемо тихо', 'Отправим тихо', 'We’ll send it quietly'),
    text: say(
      'Без дзвінків, із повідомленням про номер посилки.',
      'Без звонков, с сообщением о номере посылки.',
      'No calls, only a message with the parcel number.',
    ),
    links: [READ, SHOP],
  },
};
