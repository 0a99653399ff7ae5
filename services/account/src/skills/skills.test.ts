import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { known, member, visitor } from '../testing/account.ts';

useDatabase();
afterEach(clearDatabase);

async function somebody(email = 'sofiia@stezhka.example') {
  const { id } = await member({ email });
  return known({ userId: id, roles: ['ROLE_USER'] });
}
type Member = Awaited<ReturnType<typeof somebody>>;

describe.each(['skill', 'service'])('the list of every %s', (name) => {
  const list = `${name}s`;
  const add = ({ post }: Member, text: unknown) => post(`/data/user/${name}/add`, { text });
  const update = ({ post }: Member, id: string, text: unknown) =>
    post(`/data/user/${name}/update/${id}`, { text });
  const remove = ({ get }: Member, id: string) => get(`/data/user/${name}/delete/${id}`);
  const textsOf = async ({ get }: Member) =>
    (await get(`/data/user/${list}`).expect(200)).body.data[list].map(({ text }: { text: string }) => text);
  const added = async (member: Member, text: string): Promise<string> =>
    (await add(member, text).expect(200)).body.data[name].id;

  test('grows, changes and shrinks', async () => {
    const sofiia = await somebody();
    expect(await textsOf(sofiia)).toEqual([]);
    const first = await added(sofiia, '  Слухати ');
    const second = await added(sofiia, 'Планувати');
    expect(await textsOf(sofiia)).toEqual(['Слухати', 'Планувати']);
    const { body } = await update(sofiia, first, 'Слухати й чути').expect(200);
    expect(body.data[name]).toEqual({ id: first, text: 'Слухати й чути' });
    await update(sofiia, first, 'Слухати й чути').expect(200);
    const left = await remove(sofiia, second).expect(200);
    expect(left.body.data[list]).toEqual([{ id: first, text: 'Слухати й чути' }]);
  });

  test('holds a text once under concurrent calls', async () => {
    const sofiia = await somebody();
    const ids = await Promise.all(Array.from({ length: 20 }, () => added(sofiia, 'Слухати')));
    expect(new Set(ids).size).toBe(1);
    expect(await textsOf(sofiia)).toEqual(['Слухати']);
    const other = await added(sofiia, 'Чути');
    const reply = await update(sofiia, other, 'Слухати').expect(422);
    expect(reply.body.fields).toEqual({ text: 'This is in the list already' });
  });

  test('two lines changed at once to one text: one is changed, the other is refused', async () => {
    const sofiia = await somebody();
    const ids = [await added(sofiia, 'Слухати'), await added(sofiia, 'Планувати')];
    const replies = await Promise.all(ids.map((id) => update(sofiia, id, 'Чути')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await textsOf(sofiia)).filter((text: string) => text === 'Чути')).toHaveLength(1);
  });

  test('takes a hundred and no more', async () => {
    const sofiia = await somebody();
    for (let n = 0; n < 98; n++) await added(sofiia, `рядок ${n}`);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => add(sofiia, `ще ${n}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = replies.find(({ status }) => status !== 200)!;
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'list_full', error: expect.stringContaining('100') });
    expect(await textsOf(sofiia)).toHaveLength(100);
    await add(sofiia, 'рядок 5').expect(200);
  });

  test('is private to its member', async () => {
    const [sofiia, ihor] = [await somebody(), await somebody('ihor@stezhka.example')];
    const id = await added(sofiia, 'Слухати');
    await added(ihor, 'Моє');
    await update(ihor, id, 'Чуже').expect(404);
    await remove(ihor, id).expect(404);
    expect(await textsOf(sofiia)).toEqual(['Слухати']);
    expect(await textsOf(ihor)).toEqual(['Моє']);
    await visitor().get(`/data/user/${list}`).expect(401);
    await visitor().post(`/data/user/${name}/add`, { text: 'Чуже' }).expect(401);
  });

  test('removing a removed line changes nothing', async () => {
    const [sofiia, ihor] = [await somebody(), await somebody('ihor@stezhka.example')];
    const id = await added(sofiia, 'Слухати');
    const other = await added(sofiia, 'Планувати');
    await Promise.all([remove(sofiia, id).expect(200), remove(sofiia, id).expect(200)]);
    const { body } = await remove(sofiia, id).expect(200);
    expect(body.data[list]).toEqual([{ id: other, text: 'Планувати' }]);
    await remove(ihor, id).expect(404);
    await update(sofiia, id, 'Чути').expect(404);
  });

  test.each([
    ['nothing', '', 422],
    ['spaces', '   ', 422],
    ['a novel', 'я'.repeat(201), 422],
    ['an operator', { $ne: null }, 400],
    ['a list', ['a', 'b'], 400],
  ])('refuses %s', async (_, text, status) => {
    const sofiia = await somebody();
    await add(sofiia, text).expect(status);
    expect(await textsOf(sofiia)).toEqual([]);
  });

  test.each(['-1', 'NaN', '1e9', '%24ne', 'a'.repeat(24_0)])('the id %s is no id', async (id) => {
    const sofiia = await somebody();
    expect([400, 404]).toContain((await remove(sofiia, id)).status);
  });

  test('names its fields only', async () => {
    const { post } = await somebody();
    await post(`/data/user/${name}/add`, { text: 'Слухати', userId: '65f000000000000000000003' }).expect(400);
  });
});
