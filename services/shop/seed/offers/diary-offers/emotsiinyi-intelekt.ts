import { cover, spread } from '../../picture.ts';
import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, review, SENT, SHOP, say } from '../words.ts';

/** The diary of emotional intelligence for parents. */
export const emotsiinyiIntelekt: OfferSeed = {
  slug: 'emotsiinyi-intelekt',
  title: say(
    'Щоденник емоційного інтелекту для батьків',
    'Дневник эмоционального интеллекта для родителей',
    'The diary of emotional intelligence for parents',
  ),
  description: say(
    'Спершу назвати своє, тоді чути дитяче. Десять хвилин, коли всі вже сплять.',
    'Сначала назвать своё, потом слышать детское. Десять минут, когда все уже спят.',
    'Name your own first, then hear theirs. Ten minutes once everyone is asleep.',
  ),
  footerText: say(
    'Спокійних батьків не буває. Бувають ті, хто помічає, що неспокійні.',
    'Спокойных родителей не бывает. Бывают те, кто замечает, что неспокоен.',
    'There are no calm parents, only ones who notice they aren’t.',
  ),
  products: ['shchodennyk-emotsii', 'zoshyt-slova-dlia-pochuttiv'],
  blocks: [
    {
      kind: 'hero',
      ground: 'dawn',
      layout: 'behind',
      kicker: say(
        'Щоденник емоційного інтелекту',
        'Дневник эмоционального интеллекта',
        'The diary of emotional intelligence',
      ),
      title: say(
        'Хто з вас двох зараз злиться?',
        'Кто из вас двоих сейчас злится?',
        'Which of you two is angry right now?',
      ),
      lead: say(
        'Дитяча злість часто виявляється вашою втомою. Щоденник допомагає розібрати, де чия.',
        'Детская злость часто оказывается вашей усталостью. Дневник помогает разобрать, где чья.',
        'A child’s anger is often your tiredness. The diary helps sort out whose is whose.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'diary-offer-bloom',
          options: { kind: 'hills', hour: 'bloom', w: 1920, h: 1080, horizon: 0.66, cloudsFrom: 0.6 },
        },
      },
      facts: [],
    },
    {
      kind: 'questions',
      ground: null,
      title: say(
        'Запитання на завтрашній сніданок',
        'Вопросы к завтрашнему завтраку',
        'Questions for tomorrow’s breakfast',
      ),
      lead: say(
        'Для дорослих і тих, хто ще не дістає до столу.',
        'Для взрослых и тех, кто ещё не достаёт до стола.',
        'For grown-ups and for those who can’t yet reach the table.',
      ),
      questions: [
        say('Якого кольору був твій ранок?', 'Какого цвета было твоё утро?', 'What colour was your morning?'),
        say(
          'Що сьогодні було занадто голосно?',
          'Что сегодня было слишком громко?',
          'What was too loud today?',
        ),
        say('Коли ти почувався великим?', 'Когда ты чувствовал себя большим?', 'When did you feel big?'),
        say('Чого я не помітила?', 'Чего я не заметила?', 'What did I miss?'),
      ],
    },
    {
      kind: 'inside',
      ground: 'sunk',
      title: say('Усередині', 'Внутри', 'Inside the diary'),
      lead: NOTHING,
      pages: [
        {
          picture: { spec: spread('diary-offer-ei-day', 'rose') },
          title: say('Дві лінії', 'Две линии', 'Two lines'),
          text: say(
            'Ваша і дитяча. Через тиждень видно, де вони перетинаються.',
            'Ваша и детская. Через неделю видно, где они пересекаются.',
            'Yours and the child’s. After a week you see where they cross.',
          ),
        },
        {
          picture: { spec: cover('diary-offer-ei-deck', 'workbook', 'waves', 'lilac') },
          title: say('Словник на холодильник', 'Словарь на холодильник', 'A vocabulary for the fridge'),
          text: say(
            'Магнітів у комплекті немає: діти й так знають, де їх узяти.',
            'Магнитов в комплекте нет: дети и так знают, где их взять.',
            'Magnets not included: children know where to find some.',
          ),
        },
      ],
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Із кухонь', 'С кухонь', 'From kitchens'),
      reviews: [
        review(
          'do-oksana',
          'bob',
          say('Оксана', 'Оксана', 'Oksana'),
          say('Хмельницький', 'Хмельницкий', 'Khmelnytskyi'),
          say(
            'Двоє близнюків і одна я. Тепер нас троє людей із почуттями.',
            'Двое близнецов и одна я. Теперь нас трое людей с чувствами.',
            'Two twins and one me. Now we are three people with feelings.',
          ),
        ),
        review(
          'do-serhii',
          'rim',
          say('Сергій', 'Сергей', 'Serhii'),
          say('Біла Церква', 'Белая Церковь', 'Bila Tserkva'),
          say(
            'Навчився казати «я розгублений» замість «бо я так сказав».',
            'Научился говорить «я растерян» вместо «потому что я так сказал».',
            'I’ve learned to say “I’m at a loss” in place of “because I said so”.',
          ),
        ),
      ],
    },
    {
      kind: 'buy',
      ground: 'dawn',
      title: say('Для дорослих у домі', 'Для взрослых в доме', 'For the grown-ups of the house'),
      lead: NOTHING,
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Дякуємо від вас і від них', 'Спасибо от вас и от них', 'Thanks from you and from them'),
    text: say(
      'Сьогодні перед сном назвіть одне своє почуття вголос. Хай почують.',
      'Сегодня перед сном назовите одно своё чувство вслух. Пусть услышат.',
      'Tonight name one feeling of yours aloud. Let them hear it.',
    ),
    links: [READ, SHOP],
  },
};
