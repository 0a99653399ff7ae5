import { useDatabase } from '@stezhka/kit/testing/database';
import { testFieldRules } from '../testing/field-rules.ts';
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

testFieldRules(RefundModel, row, {
  required: [...Object.keys(row()), 'by.kind'],
  refused: [
    ['amount', 0],
    ['amount', 1.5],
    ['reason', 'mood'],
    ['state', 'lost'],
  ],
});
