import { setClock } from '@stezhka/kit/clock';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { FormField } from '@stezhka/kit-contract';
import { as } from '../testing/catalogue.ts';
import { CouponModel } from './coupons.model.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const AT = '/admin/shop/coupons';
const staff = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
const TEN = {
  'coupon[code]': 'zyma10',
  'coupon[discount][kind]': 'percent',
  'coupon[discount][percent]': '10',
  'coupon[from]': '2026-12-01',
  'coupon[until]': '2026-12-31',
  'coupon[minGoods]': '500.00',
  'coupon[active]': '1',
};
const make = async (more: Record<string, unknown> = {}) => staff.post(AT, { ...TEN, ...more });
const flat = (fields: FormField[]): FormField[] => fields.flatMap((one) => [one, ...flat(one.fields ?? [])]);

test('a promocode is kept in capitals and holds until the end of its last day in Kyiv', async () => {
  const { status, body } = await make();
  expect(status).toBe(200);
  expect(await CouponModel.findById(body.data.id).lean()).toMatchObject({
    code: 'ZYMA10',
    discount: { kind: 'percent', percent: 10 },
    from: new Date('2026-11-30T22:00:00Z'),
    until: new Date('2026-12-31T22:00:00Z'),
    minGoods: 50_000,
    limit: null,
    email: null,
    active: true,
    used: 0,
  });
  const { form } = (await staff.get(`${AT}/${body.data.id}/form`)).body.data;
  const values = Object.fromEntries(flat(form.fields).map(({ fullName, value }) => [fullName, value]));
  expect(values).toMatchObject({ ...TEN, 'coupon[code]': 'ZYMA10', 'coupon[active]': expect.anything() });
});

test('a coupon of an amount has an amount, and its form asks for the fields of that kind', async () => {
  const { form } = (await staff.get(`${AT}/group/discount?id=amount`)).body.data;
  expect(form.fields.map(({ name }: FormField) => name)).toEqual(['kind', 'amount']);
  const { 'coupon[discount][percent]': _, ...rest } = TEN;
  const amount = { 'coupon[discount][kind]': 'amount', 'coupon[discount][amount]': '50' };
  expect((await staff.post(AT, { ...rest, ...amount })).status).toBe(200);
  expect((await CouponModel.findOne({ code: 'ZYMA10' }).lean())!.discount).toEqual({
    kind: 'amount',
    kopiykas: 5_000,
  });
  const { items } = (await staff.get(AT)).body.data;
  expect(items[0].cells).toMatchObject({ code: 'ZYMA10', discount: '−50\u00a0₴', used: '0', active: true });
});

test('all of a promocode is shown as it was typed', async () => {
  const { 'coupon[discount][percent]': _, 'coupon[from]': __, 'coupon[until]': ___, ...rest } = TEN;
  const typed = {
    ...rest,
    'coupon[code]': 'ALL',
    'coupon[discount][kind]': 'amount',
    'coupon[discount][amount]': '50.00',
    'coupon[limit]': '7',
    'coupon[limitPerPerson]': '2',
    'coupon[email]': 'anna@x.example',
    'coupon[firstOrderOnly]': '1',
  };
  const { id } = (await staff.post(AT, typed)).body.data;
  const { id: plain } = (
    await make({ 'coupon[code]': 'PLAIN', 'coupon[minGoods]': '', 'coupon[active]': '' })
  ).body.data;
  const shown = async (one: string) => {
    const { form } = (await staff.get(`${AT}/${one}/form`)).body.data;
    const fields = flat(form.fields).map(({ fullName, value, checked }) => [fullName, checked ?? value]);
    return Object.fromEntries(fields);
  };
  expect(await shown(id)).toMatchObject({
    ...typed,
    'coupon[from]': '',
    'coupon[until]': '',
    'coupon[firstOrderOnly]': true,
    'coupon[active]': true,
  });
  expect(await shown(plain)).toMatchObject({
    'coupon[discount][percent]': '10',
    'coupon[minGoods]': '0.00',
    'coupon[limit]': '',
    'coupon[limitPerPerson]': '',
    'coupon[email]': '',
    'coupon[firstOrderOnly]': false,
    'coupon[active]': false,
  });
  const { items } = (await staff.get(AT)).body.data;
  expect(items.map(({ cells }: { cells: object }) => cells)).toMatchObject([
    { code: 'ALL', used: '0 / 7', email: 'anna@x.example' },
    { code: 'PLAIN', used: '0', discount: '−10%', active: false },
  ]);
});

test('staff change one and take it away; how often it was used stays, and all of it is audited', async () => {
  const { id, version } = (await make()).body.data;
  await CouponModel.updateOne({ _id: id }, { $inc: { used: 3 } });
  const change = { ...TEN, 'coupon[limit]': '100', 'coupon[_version]': String(version) };
  const changed = await staff.post(`${AT}/${id}`, change);
  expect(changed.status).toBe(200);
  expect(await CouponModel.findById(id).lean()).toMatchObject({ limit: 100, used: 3 });
  expect((await staff.post(`${AT}/${id}/remove`, { version: changed.body.data.version })).status).toBe(200);
  const rows = await AuditModel.find({ resource: 'shop/coupons', documentId: id }).lean();
  expect(rows.map(({ action }) => action).sort()).toEqual(['create', 'remove', 'update']);
});

test.each<[string, unknown]>([
  ['coupon[discount][percent]', '101'],
  ['coupon[discount][percent]', '0'],
  ['coupon[discount][percent]', '12.5'],
  ['coupon[discount][percent]', 'NaN'],
  ['coupon[discount][percent]', { $gt: 0 }],
  ['coupon[discount][kind]', 'gift'],
  ['coupon[discount][percent]', ''],
  ['coupon[discount][kind]', ''],
  ['coupon[code]', ''],
  ['coupon[code]', 'x'],
  ['coupon[code]', 'x'.repeat(41)],
  ['coupon[code]', '.*'],
  ['coupon[minGoods]', '-1'],
  ['coupon[limit]', '0'],
  ['coupon[limit]', '1e9'],
  ['coupon[until]', '2026-02-30'],
  ['coupon[email]', 'nobody'],
  ['coupon[used]', '0'],
])('%s as %j is refused', async (field, value) => {
  expect([400, 422]).toContain((await make({ [field]: value })).status);
  expect(await CouponModel.estimatedDocumentCount()).toBe(0);
});

test.each(['', '0', '0.00'])('an amount of %p is refused', async (amount) => {
  const { 'coupon[discount][percent]': _, ...rest } = TEN;
  const reply = await staff.post(AT, {
    ...rest,
    'coupon[discount][kind]': 'amount',
    'coupon[discount][amount]': amount,
  });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['coupon[discount][amount]']]);
});

test('a code that is there already is said under its field', async () => {
  await make();
  const { status, body } = await make({ 'coupon[code]': 'ZYMA10' });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['coupon[code]']]);
});

test('of promocodes made at once with one code, one stands', async () => {
  const code = { code: 'ZYMA10', discount: { kind: 'percent' as const, percent: 10 } };
  await expect(CouponModel.insertMany([code, code])).rejects.toThrow(/duplicate key/);
  const replies = await Promise.all(['ODYN', 'ODYN', 'ODYN'].map((one) => make({ 'coupon[code]': one })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await CouponModel.countDocuments({ code: 'ODYN' })).toBe(1);
});

test('members make no promocodes', async () => {
  expect((await as({ userId: '65f0000000000000000000b1' }).post(AT, TEN)).status).toBe(403);
});
