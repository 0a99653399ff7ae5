import { jest } from '@jest/globals';
import { AttemptModel } from '@stezhka/kit/attempts';
import { KnownNetworkModel } from '../known-networks/known-networks.model.ts';
import { logIn } from '../login/login.service.ts';
import { guess } from './guess.service.ts';
import { runInHashQueue } from './hash-queue.ts';

const RULE = { name: 'test', free: 1, seconds: 60 };

test('a login refused as busy reads nothing from the database', async () => {
  const looks = [jest.spyOn(AttemptModel, 'findById'), jest.spyOn(KnownNetworkModel, 'findById')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 100 }, () => runInHashQueue(() => promise));
  await expect(guess([[RULE, 'somebody']], async () => true)).rejects.toMatchObject({ code: 'busy' });
  const login = logIn({ email: 'somebody@stezhka.example', password: 'guess' }, '203.0.113.1');
  await expect(login).rejects.toMatchObject({ code: 'busy' });
  for (const look of looks) expect(look).not.toHaveBeenCalled();
  resolve();
  await Promise.all(waiting);
});
