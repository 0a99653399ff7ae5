import { clock, setClock } from '@stezhka/kit/clock';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { seedDemo } from '../seed/demo.ts';
import { member } from '../testing/account.ts';
import { ROLES, UserModel } from '../users/users.model.ts';
import { grantFirstAdministrator } from './first-administrator.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'olena@real.example';

test('the first super administrator is made of a confirmed member, ends its sessions and stands in the audit', async () => {
  await seedDemo();
  const { id } = await member({ email, emailVerifiedAt: clock.now() });
  await grantFirstAdministrator(' Olena@real.example');
  const user = (await UserModel.findById(id))!;
  expect([...user.roles]).toEqual([...ROLES]);
  expect(user.sessionEpoch).toBe(1);
  expect(
    await AuditModel.find({ documentId: id }).hint({ resource: 1, documentId: 1, at: -1 }).lean(),
  ).toMatchObject([{ userId: 'operator', action: 'grant' }]);
  await member({ email: 'second@real.example' });
  await expect(grantFirstAdministrator('second@real.example')).rejects.toThrow(
    'There is a super administrator',
  );
});

test.each([
  ['nobody@real.example', 'No member has this e-mail'],
  ['sofiia@stezhka.example', 'of the demonstration'],
  ['new@real.example', 'is not confirmed'],
])('%s is made nothing: %s', async (address, reason) => {
  await seedDemo();
  await member({ email: 'new@real.example' });
  await expect(grantFirstAdministrator(address)).rejects.toThrow(reason);
  expect(await AuditModel.estimatedDocumentCount()).toBe(0);
});
