import type { SessionDevice } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { button, defineMail, paragraph } from '@stezhka/kit/mail';
import { type Localised, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import Joi from 'joi';

interface NewDevice {
  device: SessionDevice;
  at: Date;
  timeZone: string;
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

const KYIV_TIME: Localised = { uk: ' за Києвом', ru: ' по Киеву', en: ', Kyiv time' };

/** An hour says nothing without its zone: Kyiv's, or as the language calls another. */
function inWords({ at, timeZone }: NewDevice, locale: keyof Localised): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone, ...options });
  const moment = format({ dateStyle: 'long', timeStyle: 'short' }).format(at);
  if (timeZone === SITE_TIME_ZONE) return moment + KYIV_TIME[locale];
  const parts = format({ timeZoneName: 'long' }).formatToParts(at);
  return `${moment}, ${parts.find(({ type }) => type === 'timeZoneName')!.value}`;
}

const name = Joi.string().allow('').required();

export const newDeviceMail = defineMail<NewDevice>('new-device', {
  schema: Joi.object<NewDevice>({
    device: Joi.object({ kind: name, browser: name, system: name }).required(),
    // Mails that an older release has queued have neither.
    at: Joi.date().default(() => clock.now()),
    timeZone: Joi.string().default(SITE_TIME_ZONE),
  }),
  example: {
    device: { kind: 'phone', browser: 'Chrome', system: 'Android' },
    at: new Date('2026-11-20T10:00:00Z'),
    timeZone: SITE_TIME_ZONE,
  },
  texts: {
    uk: (data, { url }) => ({
      subject: 'Вхід із нового пристрою',
      preview: 'Якщо це були ви, нічого робити не треба.',
      heading: 'Новий пристрій',
      body: [
        paragraph(
          `До вашого щоденника увійшли ${inWords(data, 'uk')}. Пристрій: ${named(data.device, 'uk')}.`,
        ),
        paragraph('Якщо це були ви, усе гаразд. Якщо ні, задайте новий пароль: усі інші входи завершаться.'),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: (data, { url }) => ({
      subject: 'Вход с нового устройства',
      preview: 'Если это были вы, ничего делать не нужно.',
      heading: 'Новое устройство',
      body: [
        paragraph(`В ваш дневник вошли ${inWords(data, 'ru')}. Устройство: ${named(data.device, 'ru')}.`),
        paragraph(
          'Если это были вы, всё в порядке. Если нет, задайте новый пароль: остальные входы завершатся.',
        ),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: (data, { url }) => ({
      subject: 'A login from a new device',
      preview: 'If this was you, there is nothing to do.',
      heading: 'A new device',
      body: [
        paragraph(
          `Somebody logged in to your diary on ${inWords(data, 'en')}. Device: ${named(data.device, 'en')}.`,
        ),
        paragraph('If this was you, all is well. If not, choose a new password: all other logins will end.'),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
