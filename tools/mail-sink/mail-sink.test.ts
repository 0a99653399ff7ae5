import { jest } from '@jest/globals';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { deadJobs, jobCounts, runDueJobs } from '@stezhka/kit/jobs';
import { button, defineMail, paragraph, sendMail, smtpTransport, useMailer } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import Joi from 'joi';
import { SMTPServer } from 'smtp-server';
import { listPage, MailSink } from './sink.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const origin = 'https://stezhka.example';
const text =
  (subject: string) =>
  (_: object, { url }: { url(path: string): string }) => ({
    subject,
    heading: subject,
    body: [paragraph('Перший рядок.'), button('Далі', url('/diary'))],
    unsubscribe: url('/unsubscribe/x'),
  });
const hello = defineMail('hello', {
  schema: Joi.object<object>({}),
  example: {},
  texts: { uk: text('Вітаємо на «Стежці»'), ru: text('Здравствуйте'), en: text('Welcome') },
});
const write = (key?: string) =>
  sendMail(null, hello, { to: { kind: 'user', id: 'u1' }, data: {}, ...(key && { key }) });
const mailTo = (port: number, { login = '', query = '', requireTLS = false } = {}) =>
  useMailer({
    transport: smtpTransport(`smtp://${login}127.0.0.1:${port}${query}`, { requireTLS }),
    from: 'Стежка <hello@stezhka.example>',
    origin,
    recipient: async () => ({ email: 'Sofiia@stezhka.example', name: 'Софія', locale: 'uk' }),
  });

test('a mail that is sent arrives whole', async () => {
  const sink = new MailSink();
  mailTo(await sink.listen());
  await write();
  await runDueJobs();
  expect(sink.mailsTo('sofiia@stezhka.example')).toEqual([
    {
      to: ['sofiia@stezhka.example'],
      from: 'hello@stezhka.example',
      subject: 'Вітаємо на «Стежці»',
      text: expect.stringMatching('Далі: https://stezhka.example/diary'),
      html: expect.stringMatching('href="https://stezhka.example/diary"'),
      messageId: expect.stringMatching(/^<[\da-f]{24}@stezhka\.example>$/),
      unsubscribe: '<https://stezhka.example/unsubscribe/x>',
      at: expect.any(String),
    },
  ]);
  expect(sink.mailsTo('somebody@stezhka.example')).toEqual([]);
  await sink.close();
});

test('while the mail server is away a mail stays in the outbox; it is sent once when the server is back', async () => {
  const first = new MailSink();
  const port = await first.listen();
  await first.close();
  mailTo(port);
  await write('welcome');
  for (const hours of [0, 1, 2, 5]) {
    advanceClock({ hours });
    await runDueJobs();
    expect(await jobCounts()).toEqual({ open: 1, dead: 0 });
  }
  const back = new MailSink();
  await back.listen(port);
  advanceClock({ hours: 2 });
  await runDueJobs();
  await write('welcome');
  advanceClock({ hours: 2 });
  await runDueJobs();
  expect(back.mails).toHaveLength(1);
  expect(await jobCounts()).toEqual({ open: 0, dead: 0 });
  await back.close();
});

test('a day without a mail server puts a mail aside, where it can be brought back', async () => {
  const gone = new MailSink();
  const port = await gone.listen();
  await gone.close();
  mailTo(port);
  await write();
  let hours = 0;
  for (; (await jobCounts()).open; hours++) {
    await runDueJobs();
    advanceClock({ hours: 1, minutes: 13 });
  }
  expect(hours).toBeGreaterThan(24);
  expect(await deadJobs()).toMatchObject([{ name: 'mail', error: expect.stringMatching('ECONNREFUSED') }]);
});

test('an address that the mail server refuses for ever is asked once', async () => {
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      asked++;
      callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((done) => listening.once('listening', done));
  mailTo((listening.address() as { port: number }).port);
  await write();
  await runDueJobs();
  advanceClock({ days: 2 });
  expect(await runDueJobs()).toBe(0);
  expect(asked).toBe(1);
  expect(await deadJobs()).toMatchObject([{ error: expect.stringMatching('refuses the address') }]);
  await new Promise<void>((done) => server.close(done));
});

test('a mail that needs an encrypted connection is kept where the server offers none', async () => {
  const sink = new MailSink();
  mailTo(await sink.listen(), { query: '?ignoreTLS=true', requireTLS: true });
  await write();
  await runDueJobs();
  expect(sink.mails).toEqual([]);
  expect(await jobCounts()).toEqual({ open: 1, dead: 0 });
  await sink.close();
});

test('neither password nor mail is sent before the connection is encrypted', async () => {
  const heard: [what: string, secure: boolean][] = [];
  const warned = jest.spyOn(console, 'error').mockReturnValue();
  const server = new SMTPServer({
    allowInsecureAuth: true,
    onAuth: (_auth, { secure }, callback) => {
      heard.push(['password', secure]);
      callback(null, { user: 'user' });
    },
    onData: (stream, { secure }, callback) => {
      heard.push(['mail', secure]);
      stream.resume().on('end', () => callback());
    },
  });
  warned.mockRestore();
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((done) => listening.once('listening', done));
  // The server's certificate is its library's own, which nothing trusts.
  const query = '?tls.rejectUnauthorized=false&ignoreTLS=true';
  mailTo((listening.address() as { port: number }).port, { login: 'user:secret@', query, requireTLS: true });
  await write();
  await runDueJobs();
  expect(heard).toEqual([
    ['password', true],
    ['mail', true],
  ]);
  await new Promise<void>((done) => server.close(done));
});

test('the list of mails shows no markup of a mail', () => {
  const mail = {
    to: ['<b>@x'],
    from: '',
    text: '',
    html: '',
    messageId: '<"1">',
    unsubscribe: '',
    at: 'now',
  };
  const page = listPage([{ ...mail, subject: '<img src=x>' }]);
  expect(page).not.toMatch(/<img|<b>@|id="1/);
});
