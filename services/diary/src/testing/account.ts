import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { BalanceChange } from '@stezhka/account-contract';

/** Account as its contract says: one key is one movement, and no balance falls below zero. */
export function useAccount() {
  let moved = new Map<string, BalanceChange & { change: number }>();
  const balanceOf = (user: string) =>
    [...moved.values()].reduce((sum, { userId, change }) => sum + (userId === user ? change : 0), 0);
  const account = {
    /** Answers nothing but 503. */
    away: false,
    /** Does what it is asked, and its answer does not arrive. */
    losesAnswers: false,
    emailVerified: true,
    /** Happens once, after the next movement and before its answer. */
    meanwhile: undefined as (() => Promise<unknown>) | undefined,
    balanceOf,
    credit(userId: string, kopiykas: number) {
      const key = `test:${moved.size}`;
      moved.set(key, { userId, kopiykas, key, reason: 'top_up', change: kopiykas });
    },
    debits: () =>
      [...moved.values()].filter(({ change }) => change < 0).map(({ change: _, ...asked }) => asked),
  };

  function move(asked: BalanceChange, sign: 1 | -1) {
    const change = sign * asked.kopiykas;
    const done = moved.get(asked.key);
    if (done && (done.change !== change || done.userId !== asked.userId))
      return { status: 409, body: { error: '…', code: 'conflict' } };
    const kopiykas = balanceOf(asked.userId);
    if (!done && kopiykas + change < 0)
      return { status: 409, body: { error: '…', code: 'not_enough_money', data: { kopiykas } } };
    if (!done) moved.set(asked.key, { ...asked, change });
    return { status: 200, body: { data: { kopiykas: balanceOf(asked.userId) } } };
  }

  let server: Server;
  beforeAll(async () => {
    server = createServer(async (req, res) => {
      const asked = req.method === 'POST' ? ((await json(req)) as BalanceChange) : undefined;
      const reply = account.away
        ? { status: 503, body: {} }
        : asked
          ? move(asked, req.url!.endsWith('/credit') ? 1 : -1)
          : { status: 200, body: { data: { userData: { emailVerified: account.emailVerified } } } };
      const { meanwhile } = account;
      account.meanwhile = undefined;
      await meanwhile?.();
      if (account.losesAnswers) return void res.destroy();
      res.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    moved = new Map();
    Object.assign(account, { away: false, losesAnswers: false, emailVerified: true, meanwhile: undefined });
  });
  afterAll(() => {
    delete process.env.GATEWAY_PRIVATE_URL;
    server.closeAllConnections();
    server.close();
  });
  return account;
}
