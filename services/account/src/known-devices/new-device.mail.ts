import type { SessionDevice } from '@stezhka/account-contract';
import { button, defineMail, paragraph } from '@stezhka/kit/mail';
import type { Localised } from '@stezhka/kit-contract';
import Joi from 'joi';

interface NewDevice {
  device: SessionDevice;
}

const KINDS: Record<SessionDevice['kind'], Localised> = {
  computer: { uk: 'комп’ютер', ru: 'компьютер', en: 'a computer' },
  phone: { uk: 'телефон', ru: 'телефон', en: 'a phone' },
  tablet: { uk: 'планшет', ru: 'планшет', en: 'a tablet' },
  unknown: { uk: 'невідомий пристрій', ru: 'неизвестное устройство', en: 'an unknown device' },
};

/** 'телефон, Chrome, Android' */
const named = ({ kind, browser, system }: SessionDevice, locale: keyof Localised): string =>
  [KINDS[kind][locale], browser, system].filter(Boolean).join(', ');

const name = Joi.string().allow('').required();

export const newDeviceMail = defineMail<NewDevice>('new-device', {
  schema: Joi.object<NewDevice>({
    device: Joi.object({ kind: name, browser: name, system: name }).required(),
  }),
  example: { device: { kind: 'phone', browser: 'Chrome', system: 'Android' } },
  texts: {
    uk: ({ device }, { url }) => ({
      subject: 'Вхід із нового пристрою',
      preview: 'Якщо це були ви, нічого робити не треба.',
      heading: 'Новий пристрій',
      body: [
        paragraph(`До вашого щоденника щойно увійшли. Пристрій: ${named(device, 'uk')}.`),
        paragraph('Якщо це були ви, усе гаразд. Якщо ні, задайте новий пароль: усі інші входи завершаться.'),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: ({ device }, { url }) => ({
      subject: 'Вход с нового устройства',
      preview: 'Если это были вы, ничего делать не нужно.',
      heading: 'Новое устройство',
      body: [
        paragraph(`В ваш дневник только что вошли. Устройство: ${named(device, 'ru')}.`),
        paragraph(
          'Если это были вы, всё в порядке. Если нет, задайте новый пароль: остальные входы завершатся.',
        ),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: ({ device }, { url }) => ({
      subject: 'A login from a new device',
      preview: 'If this was you, there is nothing to do.',
      heading: 'A new device',
      body: [
        paragraph(`Somebody has just logged in to your diary. Device: ${named(device, 'en')}.`),
        paragraph('If this was you, all is well. If not, choose a new password: all other logins will end.'),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
