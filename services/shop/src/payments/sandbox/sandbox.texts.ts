import type { Localised } from '@stezhka/kit-contract';

const t = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });

export const sandboxTexts = {
  title: t('Оплата', 'Оплата', 'Payment'),
  demo: t(
    'Демонстраційна каса: грошей тут не беруть. Оберіть, чим закінчиться платіж.',
    'Демонстрационная касса: денег здесь не берут. Выберите, чем закончится платёж.',
    'A demonstration till: no money is taken here. Choose how the payment ends.',
  ),
  sum: t('До сплати', 'К оплате', 'To pay'),
  attempt: t('Платіж', 'Платёж', 'Payment'),
  pay: t('Сплатити', 'Оплатить', 'Pay'),
  decline: t('Картку відхилено', 'Карту отклонили', 'Card declined'),
  abandon: t('Піти, не сплативши', 'Уйти, не заплатив', 'Leave without paying'),
  twice: t('Сплатити й повідомити двічі', 'Оплатить и сообщить дважды', 'Pay and report it twice'),
  decided: t('Цей платіж уже завершено.', 'Этот платёж уже завершён.', 'This payment has been completed.'),
  back: t('Повернутися на сайт', 'Вернуться на сайт', 'Back to the site'),
} satisfies Record<string, Localised>;
