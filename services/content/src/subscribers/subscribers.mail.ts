import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { hashOf, newToken } from '@stezhka/kit/link-tokens';
import { button, defineMail, defineRecipient, note, paragraph } from '@stezhka/kit/mail';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import { giveWelcomeCode } from '@stezhka/shop-contract';
import Joi from 'joi';
import { SubscriberModel } from './subscribers.model.ts';

/** The links of this many latest mails work. */
const CONFIRM_LINKS = 3;
const END_LINKS = 30;

const nothing = Joi.object<Record<string, never>>({});
interface WithToken {
  token: string;
}
const example: WithToken = { token: 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU' };

defineRecipient('subscriber', async (id) => {
  const subscriber = await SubscriberModel.findOne({ _id: id, state: { $ne: 'ended' } });
  return subscriber ? { email: subscriber.email, locale: subscriber.locale } : undefined;
});

/** Stores the new token's hash unless the state has changed. */
const withToken =
  (state: 'waiting' | 'active', field: 'confirmTokens' | 'endTokens', most: number) =>
  async (_: unknown, { id }: { id: string }): Promise<WithToken | undefined> => {
    const token = newToken();
    const push = { [field]: { $each: [hashOf(token)], $slice: -most } };
    const { matchedCount } = await SubscriberModel.updateOne({ _id: id, state }, { $push: push });
    return matchedCount ? { token } : undefined;
  };

export const confirmMail = defineMail<Record<string, never>, WithToken>('subscription-confirm', {
  schema: nothing,
  example,
  complete: withToken('waiting', 'confirmTokens', CONFIRM_LINKS),
  texts: {
    uk: ({ token }, { url }) => ({
      subject: 'Підтвердьте підписку на листи Стежки',
      preview: 'Одна кнопка, і ми знатимемо, що це справді ви.',
      heading: 'Це ви підписалися?',
      body: [
        paragraph(
          'Хтось указав цю адресу, щоб отримати промокод і наші новини, щойно ми почнемо їх розсилати.',
        ),
        button('Так, надсилайте', url(`/subscribe/${token}`)),
        note(
          'Посилання діє сім днів. Якщо це були не ви, нічого не робіть: без підтвердження ми не напишемо.',
        ),
      ],
    }),
    ru: ({ token }, { url }) => ({
      subject: 'Подтвердите подписку на письма Стежки',
      preview: 'Одно нажатие, чтобы мы знали: это действительно вы.',
      heading: 'Это вы подписались?',
      body: [
        paragraph(
          'Кто-то оставил этот адрес, чтобы получить промокод и наши новости, когда мы начнём их рассылать.',
        ),
        button('Да, присылайте', url(`/subscribe/${token}`)),
        note('Ссылка действует семь дней. Если это не вы, ничего не делайте: больше писем не будет.'),
      ],
    }),
    en: ({ token }, { url }) => ({
      subject: 'Please confirm your subscription to Stezhka',
      preview: 'One click tells us it is really you.',
      heading: 'Was it you?',
      body: [
        paragraph('Somebody left this address to get a promo code, and our news once we start sending it.'),
        button('Yes, send it', url(`/subscribe/${token}`)),
        note('The link works for seven days. If it wasn’t you, do nothing and we won’t write again.'),
      ],
    }),
  },
});

interface Welcome extends WithToken {
  code: string;
}

/** The code first: without it no token is made. */
async function withCode(data: unknown, to: { id: string }): Promise<Welcome | undefined> {
  const subscriber = await SubscriberModel.findOne({ _id: to.id, state: 'active' });
  if (!subscriber) return undefined;
  const code = await welcomeCode(subscriber.email);
  const given = await withToken('active', 'endTokens', END_LINKS)(data, to);
  return given && { ...given, code };
}

export const welcomeMail = defineMail<Record<string, never>, Welcome>('subscription-welcome', {
  schema: nothing,
  example: { ...example, code: 'STEZHKA-7KQ2MX' },
  complete: withCode,
  texts: {
    uk: ({ token, code }, { url, call }) => ({
      subject: 'Ви з нами',
      preview: 'Промокод на 5% для першого замовлення.',
      heading: 'Дякуємо, що ви тут',
      body: [
        paragraph('Новин ми поки не розсилаємо. Щойно почнемо, вони прийдуть і до вас.'),
        paragraph(
          `А ось промокод на 5% для першого замовлення: ${code}. Він діє один раз, для цієї пошти, на товари.`,
        ),
        button('Почитати щось уже зараз', url('/news')),
      ],
      unsubscribe: url(`/unsubscribe/${token}`),
      oneClick: call(`/unsubscribe/${token}`),
    }),
    ru: ({ token, code }, { url, call }) => ({
      subject: 'Вы с нами',
      preview: 'Промокод на 5% для первого заказа.',
      heading: 'Спасибо, что вы здесь',
      body: [
        paragraph('Новости мы пока не рассылаем. Когда начнём, они придут и к вам.'),
        paragraph(
          `И ещё: промокод ${code} снимет 5% с товаров первого заказа. Сработает один раз и только с этой почтой.`,
        ),
        button('Почитать что-нибудь сейчас', url('/news')),
      ],
      unsubscribe: url(`/unsubscribe/${token}`),
      oneClick: call(`/unsubscribe/${token}`),
    }),
    en: ({ token, code }, { url, call }) => ({
      subject: 'You’re on the list',
      preview: 'A code for 5% off your first order.',
      heading: 'Thank you for being here',
      body: [
        paragraph('We don’t send news yet. Once we start, you’ll get it too.'),
        paragraph(
          `Here is 5% off the goods in your first order: ${code}. It works once, with this e-mail address.`,
        ),
        button('Read something now', url('/news')),
      ],
      unsubscribe: url(`/unsubscribe/${token}`),
      oneClick: call(`/unsubscribe/${token}`),
    }),
  },
});

/** @throws AppError while the shop does not answer: the mail is tried again later */
async function welcomeCode(email: string): Promise<string> {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const identity = { service: 'content', roles: [], locale: DEFAULT_LOCALE };
  const { code } = await callService(giveWelcomeCode, { body: { email } }, { gateway, identity });
  return code;
}
