import { jest } from '@jest/globals';
import { AttemptModel } from '@stezhka/kit/attempts';
import { inTurn } from '../passwords/turn.ts';
import { guess } from './guess.service.ts';

const RULE = { name: 'test', free: 1, seconds: 60 };

test('who would be sent away costs no look into the database', async () => {
  const look = jest.spyOn(AttemptModel, 'findById');
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 100 }, () => inTurn(() => promise));
  await expect(guess([[RULE, 'somebody']], async () => true)).rejects.toMatchObject({ code: 'busy' });
  expect(look).not.toHaveBeenCalled();
  resolve();
  await Promise.all(waiting);
});
