import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import { noData } from '../codes/codes.service.ts';

export const exportMail = defineMail<object>('data-export', {
  schema: noData,
  example: {},
  texts: {
    uk: (_, { url }) => ({
      subject: 'Ми збираємо архів ваших даних',
      preview: 'Якщо це просили не ви, змініть пароль.',
      heading: 'Архів ваших даних',
      body: [
        paragraph(
          'Ви попросили архів усього, що лишили на «Стежці». Коли він буде готовий, його можна завантажити в кабінеті.',
        ),
        button('До кабінету', url('/cabinet')),
        note('Якщо це були не ви, задайте новий пароль: усі входи тоді завершаться.'),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: (_, { url }) => ({
      subject: 'Мы собираем архив ваших данных',
      preview: 'Если просили не вы, смените пароль.',
      heading: 'Архив ваших данных',
      body: [
        paragraph(
          'Вы попросили архив всего, что хранит о вас «Стежка». Готовый архив ждёт в кабинете, оттуда его можно скачать.',
        ),
        button('В кабинет', url('/cabinet')),
        note('Если это были не вы, задайте другой пароль: тогда завершатся все входы.'),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: (_, { url }) => ({
      subject: 'We are gathering an archive of your data',
      preview: 'If this was not you, change your password.',
      heading: 'An archive of your data',
      body: [
        paragraph(
          'You asked for an archive of all that you left on Stezhka. Once it is ready you can download it in your cabinet.',
        ),
        button('To the cabinet', url('/cabinet')),
        note('If this was not you, choose a new password: it ends every login.'),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
