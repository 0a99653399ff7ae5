import { clock, setClock } from '@stezhka/kit/clock';
import { sendMail } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { Locale } from '@stezhka/kit-contract';
import { Secret, TOTP } from 'otpauth';
import { passwordChangedMail } from '../passwords/password-changed.mail.ts';
import { beginEnrolmentOf, completeEnrolment } from '../second-factor/second-factor.service.ts';
import { known, member, PASSWORD, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';

useDatabase();
useFakeGateway();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const NEW = { password: 'зовсім інша довга фраза', repeat_password: 'зовсім інша довга фраза' };
/** Registered in Ukrainian, here in Russian or English now. */
const registered = () => member({ email });
const inSession = (id: string, locale: Locale) => known({ userId: id, roles: ['ROLE_USER'] }, locale);
const locale = async () => (await UserModel.findOne({ email }))!.locale;
const subjects = async () => (await inbox.newMails()).map(({ subject }) => subject);

describe('a mail that answers what a visitor does comes in the language of the page', () => {
  test.each([
    ['ru', 'Новый пароль для «Стежки»', 'Ваш пароль изменён'],
    ['en', 'A new password for Stezhka', 'Your password has changed'],
  ] as const)('a recovery, asked for and done in %s', async (here, asked, done) => {
    await registered();
    const guest = visitor(undefined, here);
    await guest.post('/form/forgot-password', { email }).expect(200);
    const [mail] = await inbox.newMails();
    expect(mail!.subject).toBe(asked);
    const code = new RegExp(`stezhka.example/${here}/pass-recover/([\\w-]+)`).exec(mail!.text)![1];
    await guest.post('/form/pass-recover', { code, ...NEW }).expect(200);
    expect(await subjects()).toEqual([done]);
  });

  test('another link', async () => {
    const { id } = await registered();
    await (await inSession(id, 'en')).post('/data/user/verify-email', {}).expect(200);
    expect(await subjects()).toEqual(['Confirm your e-mail']);
  });

  test('a new password', async () => {
    const { id } = await registered();
    const change = { current_password: PASSWORD, ...NEW };
    await (await inSession(id, 'en')).post('/data/user', change).expect(200);
    expect(await subjects()).toEqual(['Your password has changed']);
  });

  test('a wish that everything be erased', async () => {
    const { id } = await registered();
    await (await inSession(id, 'en')).post('/data/user/erase', { password: PASSWORD }).expect(200);
    expect(await subjects()).toEqual(['Your data will be erased']);
  });

  test('asking alone changes nothing for later: anybody may ask', async () => {
    await registered();
    await visitor(undefined, 'en').post('/form/forgot-password', { email }).expect(200);
    await inbox.newMails();
    expect(await locale()).toBe('uk');
  });
});

describe('a mail that comes by itself comes in the language last logged in with', () => {
  const later = (id: string) => sendMail(null, passwordChangedMail, { to: { kind: 'user', id }, data: {} });

  test('after a login, and not after one that was refused', async () => {
    const { id } = await registered();
    await visitor(undefined, 'ru').logIn(email, 'not the password');
    await later(id);
    expect(await subjects()).toEqual(['Ваш пароль змінено']);
    expect((await visitor(undefined, 'en').logIn(email, PASSWORD)).status).toBe(200);
    await later(id);
    expect(await subjects()).toEqual(['Your password has changed']);
  });

  test('after a recovery', async () => {
    await registered();
    await visitor().post('/form/forgot-password', { email }).expect(200);
    const code = await inbox.code();
    await visitor(undefined, 'ru')
      .post('/form/pass-recover', { code, ...NEW })
      .expect(200);
    expect(await locale()).toBe('ru');
  });

  test('of staff after the second step, not after the password alone', async () => {
    const user = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const app = new TOTP({ secret: Secret.fromBase32(await beginEnrolmentOf(user)) });
    const code = () => app.generate({ timestamp: clock.now().getTime() });
    await completeEnrolment(user, code(), 'uk');
    setClock('2026-11-20T10:01:00Z');
    const { body } = await visitor(undefined, 'en').logIn(email, PASSWORD);
    expect(await locale()).toBe('uk');
    const ticket = body.data.form.fields[0].value;
    await visitor(undefined, 'en').post('/form/second-factor', { ticket, code: code() }).expect(200);
    expect(await locale()).toBe('en');
  });
});
