import {
  BALANCE_LIMITS,
  type BalanceChange,
  creditBalance,
  debitBalance,
  getBalance,
} from '@stezhka/account-contract';
import { id, limit, page, pagination, serve } from '@stezhka/kit/http';
import Joi from 'joi';
import { memberIdOf } from '../users/users.service.ts';
import { EntryModel, REASONS } from './balance.model.ts';
import { presentEntry } from './balance.presenter.ts';
import { balanceOf, moveMoney } from './balance.service.ts';

const body = Joi.object<BalanceChange>({
  userId: id.required(),
  kopiykas: Joi.number().integer().min(1).max(BALANCE_LIMITS.kopiykas).required(),
  key: Joi.string().max(BALANCE_LIMITS.key).required(),
  reason: Joi.string()
    .valid(...REASONS)
    .required(),
});

export const balanceRoutes = [
  serve(getBalance, { query: Joi.object({ page, limit: limit(100, 20) }) }, async ({ userId, query }) => {
    const { page = 1, limit = 20 } = query;
    const mine = { userId: await memberIdOf(userId()) };
    const pages = pagination(page, limit, await EntryModel.countDocuments(mine));
    const [balance, entries] = await Promise.all([
      balanceOf(mine.userId),
      EntryModel.find(mine)
        .sort({ number: -1 })
        .skip((page - 1) * limit)
        .limit(limit),
    ]);
    return { balance: balance / 100, entries: entries.map(presentEntry), pagination: pages };
  }),
  serve(creditBalance, { body }, async ({ body }) => ({ kopiykas: await moveMoney(body, 1) })),
  serve(debitBalance, { body }, async ({ body }) => ({ kopiykas: await moveMoney(body, -1) })),
];
