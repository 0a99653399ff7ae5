import { useDatabase } from '@stezhka/kit/testing/database';
import { testFieldRules } from '../../testing/field-rules.ts';
import { SandboxModel } from './sandbox.model.ts';

useDatabase();

const row = () => ({
  orderRef: '1-1',
  amount: 1,
  currency: 'UAH',
  status: 'open' as const,
  openedAt: new Date(),
});

test('a payment of the sandbox begins with nothing given back, and is the only one of its reference', async () => {
  const { _id, ...fields } = (await SandboxModel.create(row())).toObject();
  expect(fields).toEqual({ ...row(), openedAt: expect.any(Date), refunded: 0 });
  await expect(SandboxModel.create(row())).rejects.toMatchObject({ code: 11000 });
});

testFieldRules(SandboxModel, row, {
  refused: [
    ['amount', -1],
    ['amount', 0.5],
    ['refunded', -1],
    ['status', 'lost'],
  ],
});
