import { useDatabase } from '@stezhka/kit/testing/database';
import { RefundModel } from './refunds.model.ts';

useDatabase();

const id = '65f0000000000000000000a1';
const row = () => ({
  order: id,
  payment: id,
  amount: 1,
  reason: 'staff' as const,
  by: { kind: 'staff' as const, id },
  state: 'open' as const,
  createdAt: new Date(),
});
const validate = (more: object = {}) => new RefundModel({ ...row(), ...more }).validate();

test('a refund was not asked for when it is written down', async () => {
  const { _id, ...fields } = (await RefundModel.create(row())).toObject();
  expect(fields).toEqual({
    ...row(),
    order: expect.anything(),
    payment: expect.anything(),
    createdAt: expect.any(Date),
    askedAt: null,
    doneAt: null,
  });
});

test.each(Object.keys(row()))('a refund without its %s is refused', async (name) => {
  await expect(validate({ [name]: undefined })).rejects.toThrow('required');
});

test.each<[string, unknown]>([
  ['amount', 0],
  ['amount', 1.5],
  ['reason', 'mood'],
  ['state', 'lost'],
  ['by', { id }],
])('a refund whose %s is %j is refused', async (name, value) => {
  await expect(validate({ [name]: value })).rejects.toThrow('validation failed');
});
