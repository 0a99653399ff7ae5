import { useDatabase } from '@stezhka/kit/testing/database';
import { Secret, TOTP } from 'otpauth';
import { seed } from '../seed.ts';
import { sessionWord, visitor } from '../testing/account.ts';
import { UserModel } from '../users/users.model.ts';
import { DEMO_PASSWORD } from './demo.ts';

useDatabase();
beforeAll(() => seed({ demo: true }));

/** The list that `npm start` prints. */
interface Announced {
  DEMO_USERS: { password: string; users: { email: string; who: string; secondFactor?: string }[] };
}
const announced = new URL('../../../../tools/start/demo-users.ts', import.meta.url).href;

test('no users are seeded outside a demonstration', async () => {
  await UserModel.deleteMany({}).hint({ _id: 1 });
  await seed({ demo: false });
  expect(await UserModel.estimatedDocumentCount()).toBe(0);
  await seed({ demo: true });
});

test('every announced demo user can log in unless blocked, and there are no other users', async () => {
  const { DEMO_USERS } = (await import(announced)) as Announced;
  expect(DEMO_USERS.password).toBe(DEMO_PASSWORD);
  for (const { email, who, secondFactor } of DEMO_USERS.users) {
    const reply = await visitor().logIn(email, DEMO_USERS.password);
    if (who.startsWith('blocked')) {
      expect(reply.status).toBe(401);
      continue;
    }
    expect(reply.status).toBe(200);
    if (secondFactor) {
      const [{ value: ticket }] = reply.body.data.form.fields;
      const code = new TOTP({ secret: Secret.fromBase32(secondFactor) }).generate();
      const { body } = await visitor().post('/form/second-factor', { ticket, code }).expect(200);
      expect(body.data.roles).toContain('ROLE_ADMIN');
      continue;
    }
    expect(sessionWord(reply)).toMatchObject({ start: { userId: reply.body.data.id } });
  }
  const seeded = await UserModel.find().hint({ _id: 1 });
  expect(seeded.map(({ email }) => email)).toEqual(DEMO_USERS.users.map(({ email }) => email));
});

test('roles and ids are those the other services count on', async () => {
  const admin = await UserModel.findById('65f000000000000000000003');
  expect(admin!.roles).toContain('ROLE_ADMIN');
  const [nova, sofiia] = await Promise.all(
    ['65f000000000000000000001', '65f000000000000000000002'].map((id) => UserModel.findById(id)),
  );
  expect([nova!.email, sofiia!.email]).toEqual(['nova@stezhka.example', 'sofiia@stezhka.example']);
});

test('seeding again keeps the members and when they joined', async () => {
  const before = await UserModel.find().hint({ _id: 1 }).lean();
  await seed({ demo: true });
  const after = await UserModel.find().hint({ _id: 1 }).lean();
  const kept = (users: typeof before) => users.map(({ passwordHash: _, ...user }) => user);
  expect(kept(after)).toEqual(kept(before));
});
