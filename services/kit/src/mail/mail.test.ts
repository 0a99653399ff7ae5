import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import Joi from 'joi';
import { transaction } from '../database/database.ts';
import { JobModel } from '../jobs/job.model.ts';
import { runDueJobs } from '../jobs/jobs.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { collectMails } from '../testing/mails.ts';
import {
  button,
  code,
  defineMail,
  note,
  paragraph,
  previewMails,
  type Recipient,
  renderMail,
  rows,
  sendMail,
  smtpTransport,
  useMailer,
} from './mail.ts';
import { recipientOf } from './recipients.ts';

useDatabase();
afterEach(clearDatabase);

const paid = defineMail('order-paid', {
  schema: Joi.object<{ number: number; name: string }>({
    number: Joi.number().required(),
    name: Joi.string().required(),
  }),
  example: { number: 1042, name: 'Олена' },
  texts: {
    uk: ({ number, name }, { url }) => ({
      subject: `Замовлення ${number} сплачено`,
      heading: `Дякуємо, ${name}`,
      body: [paragraph('Уже пакуємо.'), rows([['Разом', '420 ₴']]), button('Переглянути', url('/cabinet'))],
    }),
    ru: ({ number }) => ({ subject: `Заказ ${number} оплачен`, heading: 'Спасибо', body: [code('1042')] }),
    en: ({ number }, { url, call }) => ({
      subject: `Order ${number}\r\nBcc: everyone`,
      preview: 'Packing already',
      heading: 'Thank you',
      body: [note('Packing.')],
      unsubscribe: url('/unsubscribe/t'),
      oneClick: call('/unsubscribe/t'),
    }),
  },
});
const origin = 'https://stezhka.example';
const people: Record<string, Recipient> = {
  u1: { email: 'olena@example.ua', name: 'Олена', locale: 'uk' },
  u2: { email: 'john@example.org', locale: 'en' },
};
const recipient = async ({ id }: { id: string }) => people[id];
const data = { number: 7, name: 'Олена' };

test('each mail speaks its reader’s language, as HTML and as text', () => {
  const uk = renderMail(paid, data, { locale: 'uk', origin });
  expect(uk.subject).toBe('Замовлення 7 сплачено');
  expect(uk.html).toMatch('<html lang="uk">');
  expect(uk.html).toMatch('href="https://stezhka.example/cabinet"');
  expect(uk.text).toMatch(
    'Дякуємо, Олена\n\nУже пакуємо.\n\nРазом: 420 ₴\n\nПереглянути: https://stezhka.example/cabinet',
  );

  const en = renderMail(paid, data, { locale: 'en', origin });
  expect(en.unsubscribe).toBe('https://stezhka.example/en/unsubscribe/t');
  expect(en.text).toMatch('Stop these e-mails: https://stezhka.example/en/unsubscribe/t');
});

test('a text typed by a person becomes neither markup nor a header', () => {
  const { html } = renderMail(
    paid,
    { ...data, name: '<img src=x onerror="alert(1)">' },
    { locale: 'uk', origin },
  );
  expect(html).not.toMatch('<img');
  expect(renderMail(paid, data, { locale: 'en', origin }).subject).toBe('Order 7 Bcc: everyone');
  expect(() => button('x', 'javascript:alert(1)')).toThrow(/absolute/);
});

test('every mail can be looked at in every language', () => {
  const [preview] = previewMails(origin);
  expect(preview!.name).toBe('order-paid');
  expect(Object.values(preview!.rendered).map(({ subject }) => subject)).toEqual([
    'Замовлення 1042 сплачено',
    'Заказ 1042 оплачен',
    'Order 1042 Bcc: everyone',
  ]);
});

test('a mail goes out after its transaction, to the address of that time', async () => {
  const mails = collectMails(recipient);
  await transaction((session) => sendMail(session, paid, { to: { kind: 'user', id: 'u1' }, data, key: '7' }));
  await transaction((session) => sendMail(session, paid, { to: { kind: 'user', id: 'u1' }, data, key: '7' }));
  await transaction(async (session) => {
    await sendMail(session, paid, { to: { kind: 'user', id: 'u1' }, data });
    throw new Error('undone');
  }).catch(() => {});
  people.u1!.email = 'new@example.ua';
  await runDueJobs();
  expect(mails).toMatchObject([{ to: 'new@example.ua', subject: 'Замовлення 7 сплачено' }]);
});

test('a mail to somebody who is gone is dropped, wrong data is refused at once', async () => {
  const mails = collectMails(recipient);
  await sendMail(null, paid, { to: { kind: 'user', id: 'gone' }, data });
  await expect(
    sendMail(null, paid, { to: { kind: 'user', id: 'u1' }, data: { number: 1 } as never }),
  ).rejects.toThrow(/'order-paid' is wrong/);
  expect(await runDueJobs()).toBe(1);
  expect(mails).toEqual([]);
});

test('a secret is added only when the mail is sent, and a mail without its secret is dropped', async () => {
  const mails = collectMails(recipient);
  const codes = ['first code', undefined];
  const secret = defineMail<object, { secret: string }>('secret', {
    schema: Joi.object<object>({}),
    example: { secret: 'x' },
    complete: async () => {
      const secret = codes.shift();
      return secret === undefined ? undefined : { secret };
    },
    texts: {
      uk: (one) => ({ subject: 'Код', heading: 'Код', body: [code(one.secret)] }),
      ru: (one) => ({ subject: 'Код', heading: 'Код', body: [code(one.secret)] }),
      en: (one) => ({ subject: 'Code', heading: 'Code', body: [code(one.secret)] }),
    },
  });
  for (let n = 0; n < 2; n++) await sendMail(null, secret, { to: { kind: 'user', id: 'u2' }, data: {} });
  expect(JSON.stringify(await JobModel.find().hint({ _id: 1 }).lean())).not.toContain('first code');
  await runDueJobs();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch('first code');
});

test('a mail to a kind of people that nobody knows waits for a release that does', async () => {
  collectMails((to) => recipientOf(to, async () => undefined));
  await sendMail(null, paid, { to: { kind: 'order', id: 'o1' }, data });
  await runDueJobs();
  expect((await JobModel.findOne({ state: 'open' }).lean())!.error).toMatch("mails to 'order'");
});

test('a mail server gets it as a real mail', async () => {
  const { server, received } = await mailServer();
  const { port } = server.address() as AddressInfo;
  useMailer({
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    from: 'Stezhka <hello@stezhka.example>',
    origin,
    recipient,
  });
  await sendMail(null, paid, { to: { kind: 'user', id: 'u2' }, data });
  await runDueJobs();
  const mail = await received;
  server.close();
  expect(mail).toMatch(/^RCPT TO:<john@example\.org>/m);
  expect(mail).toMatch(/^Subject: Order 7 Bcc: everyone\r$/m);
  // A mail program reads one address: it posts there by itself, and a person who opens it is led to the page.
  expect(mail).toMatch(/^List-Unsubscribe: <https:\/\/stezhka\.example\/api\/unsubscribe\/t>\r$/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mail).toMatch(/^Message-ID: <[\da-f]{24}@stezhka\.example>\r$/im);
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
});

/** A mail server for one mail; `received` is all that it was sent. */
async function mailServer(): Promise<{ server: Server; received: Promise<string> }> {
  const { promise: received, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let told = '';
    let inMail = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      told += text;
      if (inMail) {
        if (!told.endsWith('\r\n.\r\n')) return;
        inMail = false;
        socket.write('250 taken\r\n');
        resolve(told);
      } else if (text.startsWith('DATA')) {
        inMail = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, received };
}
