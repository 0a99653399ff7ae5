import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, SHOP, say } from '../words.ts';

/** The gratitude diary as a gift. */
export const vdiachnist: OfferSeed = {
  slug: 'vdiachnist',
  title: say(
    'Щоденник вдячності в подарунок',
    'Дневник благодарности в подарок',
    'The gratitude diary as a gift',
  ),
  description: say(
    'Загорнутий, підписаний від руки, надісланий прямо до людини, якій ви хочете подякувати.',
    'Завёрнутый, подписанный от руки, отправленный прямо человеку, которого вы хотите поблагодарить.',
    'Wrapped, signed by hand and sent straight to the person you want to thank.',
  ),
  footerText: say(
    'Подарунок, у якому перша сторінка вже заповнена: вами.',
    'Подарок, в котором первая страница уже заполнена: вами.',
    'A gift whose first page is already written: by you.',
  ),
  products: ['diary_thanks', 'shchodennyk-vdiachnosti-lon', 'podarunkove-pakuvannia'],
  blocks: [
    {
      kind: 'hero',
      ground: 'lilac',
      layout: 'under',
      kicker: say('Щоденник вдячності', 'Дневник благодарности', 'The gratitude diary'),
      title: say('Перше «дякую» напишіть ви', 'Первое «спасибо» напишите вы', 'The first thank-you is yours'),
      lead: say(
        'Надрукуємо ваші слова на першій сторінці, загорнемо в папір із колосками й відправимо.',
        'Напечатаем ваши слова на первой странице, завернём в бумагу с колосками и отправим.',
        'We print your words on the first page, wrap it in wheat-ear paper and send it off.',
      ),
      note: say('Ціну в посилку не кладемо', 'Цену в посылку не кладём', 'No price in the parcel'),
      picture: {
        spec: {
          draw: 'cover',
          slug: 'diary-offer-vdiachnist',
          options: { kind: 'set', motif: 'leaf', cloth: 'spruce', ground: 'none' },
        },
        alt: say(
          'Подарунковий набір зі щоденником вдячності',
          'Подарочный набор с дневником благодарности',
          'A gift set with the gratitude diary',
        ),
      },
      facts: [],
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'rows',
      title: say('Кому дарують', 'Кому дарят', 'Who gets one'),
      lead: NOTHING,
      points: [
        {
          icon: 'heart',
          title: say('Мамам', 'Мамам', 'Mothers'),
          text: say(
            'Вони дякують усім, крім себе.',
            'Они благодарят всех, кроме себя.',
            'They thank everyone but themselves.',
          ),
        },
        {
          icon: 'users',
          title: say('Колегам', 'Коллегам', 'Colleagues'),
          text: say(
            'Коли грамота — замало, а премія не від вас залежить.',
            'Когда грамоты мало, а премия не от вас зависит.',
            'When a certificate is too little and a bonus isn’t yours to give.',
          ),
        },
        {
          icon: 'home',
          title: say('Тим, хто переїхав', 'Тем, кто переехал', 'People who moved away'),
          text: say(
            'Щоб було що розпакувати першим.',
            'Чтобы было что распаковать первым.',
            'So that there’s something to unpack first.',
          ),
        },
      ],
      picture: null,
    },
    {
      kind: 'scene',
      ground: null,
      title: say('Вікно, у якому на вас чекають', 'Окно, в котором вас ждут', 'A window where someone waits'),
      text: NOTHING,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'diary-offer-vikno',
          options: { kind: 'hills', hour: 'autumn', w: 1920, h: 1080, horizon: 0.66 },
        },
      },
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Про подарунок', 'О подарке', 'About the gift'),
      questions: [
        {
          question: say('Коли надійде?', 'Когда придёт?', 'When will it arrive?'),
          answer: say(
            'Наступного дня відправляємо, за один-три дні він на місці.',
            'На следующий день отправляем, через один-три дня он на месте.',
            'Sent the next day, there in one to three.',
          ),
        },
        {
          question: say(
            'Як передати слова для першої сторінки?',
            'Как передать слова для первой страницы?',
            'How do I give you the words?',
          ),
          answer: say(
            'Напишіть їх у примітці до замовлення, до трьохсот знаків.',
            'Напишите их в примечании к заказу, до трёхсот знаков.',
            'Put them in the note to your order, up to three hundred characters.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'lilac',
      title: say('Загорнути', 'Завернуть', 'Have it wrapped'),
      lead: say(
        'Щоденник у тканині чи льоні й пакування.',
        'Дневник в ткани или льне и упаковка.',
        'The diary in cloth or linen, and the wrapping.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Хтось скоро усміхнеться', 'Кто-то скоро улыбнётся', 'Someone will smile soon'),
    text: say(
      'Ми загорнемо, підпишемо й нікому не скажемо ціни.',
      'Мы завернём, подпишем и никому не скажем цены.',
      'We’ll wrap it, sign it and keep the price to ourselves.',
    ),
    links: [READ, SHOP],
  },
};
