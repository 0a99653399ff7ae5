import { useDatabase } from '@stezhka/kit/testing/database';
import { SandboxModel } from './sandbox.model.ts';

useDatabase();

const row = () => ({
  orderRef: '1-1',
  amount: 1,
  currency: 'UAH',
  status: 'open' as const,
  openedAt: new Date(),
});
const validate = (more: object = {}) => new SandboxModel({ ...row(), ...more }).validate();

test('a payment of the sandbox begins with nothing given back, and is the only one of its reference', async () => {
  const { _id, ...fields } = (await SandboxModel.create(row())).toObject();
  expect(fields).toEqual({ ...row(), openedAt: expect.any(Date), refunded: 0 });
  await expect(SandboxModel.create(row())).rejects.toMatchObject({ code: 11000 });
});

test.each(Object.keys(row()))('a payment of the sandbox without its %s is refused', async (name) => {
  await expect(validate({ [name]: undefined })).rejects.toThrow('required');
});

test.each([
  ['amount', -1],
  ['amount', 0.5],
  ['refunded', -1],
  ['status', 'lost'],
])('a payment of the sandbox whose %s is %p is refused', async (name, value) => {
  await expect(validate({ [name]: value })).rejects.toThrow('validation failed');
});
