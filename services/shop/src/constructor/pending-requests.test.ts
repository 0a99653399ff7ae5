import { EventEmitter } from 'node:events';
import { PendingRequests } from './pending-requests.ts';

test('what is asked for stays so until the last one who waits is gone', () => {
  const askers = new PendingRequests();
  const [first, second, other] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  askers.add('plum', first);
  askers.add('plum', second);
  askers.add('rose', other);
  first.emit('close');
  first.emit('close');
  expect([askers.has('plum'), askers.has('rose')]).toEqual([true, true]);
  second.emit('close');
  expect([askers.has('plum'), askers.has('rose')]).toEqual([false, true]);
  askers.add('plum', first);
  expect(askers.has('plum')).toBe(true);
});
