import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { getMailRecipient, LOCALES, type MailPreview } from '@stezhka/kit-contract';
import { known, member, visitor } from '../testing/account.ts';
import { openInbox } from '../testing/inbox.ts';

useDatabase();
openInbox();
afterEach(clearDatabase);
afterEach(() => {
  delete process.env.DEMO;
});

test('a demonstration shows every mail in three languages, each with its own words', async () => {
  process.env.DEMO = 'true';
  const { body } = await visitor().get('/data/mails/account').expect(200);
  const mails: MailPreview[] = body.data.mails;
  expect(mails.map(({ name }) => name).sort()).toEqual([
    'account-deletion',
    'data-export',
    'diary-reminder',
    'new-device',
    'openid-joined',
    'password-changed',
    'recovery',
    'second-factor-guessed',
    'second-factor-off',
    'second-factor-on',
    'verify-email',
    'welcome',
  ]);
  for (const { rendered } of mails) {
    expect(new Set(LOCALES.map((locale) => rendered[locale].subject)).size).toBe(3);
    for (const locale of LOCALES) {
      const { html, text } = rendered[locale];
      expect(html).toContain(`<html lang="${locale}">`);
      expect(`${html}${text}`).not.toMatch(/undefined|\[object/);
      expect(html).not.toMatch(/<script|<style|<link| on\w+=/);
    }
  }
});

test('outside a demonstration mails are a 404', async () => {
  await visitor().get('/data/mails/account').expect(404);
});

const shop = () => known({ service: 'shop', audience: getMailRecipient.name });

test('only services read the recipient of a mail', async () => {
  const { id } = await member({
    email: 'sofiia@stezhka.example',
    name: 'Софія',
    lastName: 'Мельник',
    locale: 'ru',
  });
  const at = `/data/mail/recipient/${id}`;
  const { body } = await (await shop()).get(at).expect(200);
  expect(body.data).toEqual({ email: 'sofiia@stezhka.example', name: 'Софія Мельник', locale: 'ru' });
  await visitor().get(at).expect(403);
  await (await known({ userId: id, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] })).get(at).expect(403);
});

test('a missing or blocked member gets no mail', async () => {
  const { id } = await member({ email: 'blocked@stezhka.example', blockedAt: new Date() });
  for (const one of [id, '65f0000000000000000000ff'])
    await (await shop()).get(`/data/mail/recipient/${one}`).expect(404);
  await (await shop()).get('/data/mail/recipient/{"$ne":null}').expect(400);
});
