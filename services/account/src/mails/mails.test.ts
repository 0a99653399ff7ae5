import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testMailPreviews } from '@stezhka/kit/testing/mail-previews';
import { getMailRecipient } from '@stezhka/kit-contract';
import { app, known, member, visitor } from '../testing/account.ts';

useDatabase();
afterEach(clearDatabase);

testMailPreviews(app, 'account', [
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
