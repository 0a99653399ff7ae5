import { canTransition, isCancellable, isInProgress } from './order-states.ts';

test.each([
  ['pending_payment', false, true, true],
  ['failed', false, true, true],
  ['pending_confirmation', false, true, false],
  ['cod_confirmed', true, true, false],
  ['paid', true, true, false],
  ['processing', true, false, false],
  ['shipped', true, false, false],
  ['delivered', true, false, false],
  ['returned', false, false, false],
  ['expired', false, false, false],
  ['cancelled', false, false, false],
  ['refunded', false, false, false],
] as const)('an order that is %s', (state, underWay, cancellable, topUpCancellable) => {
  expect({
    underWay: isInProgress(state),
    cancellable: isCancellable({ kind: 'goods', state }),
    topUpCancellable: isCancellable({ kind: 'top_up', state }),
  }).toEqual({ underWay, cancellable, topUpCancellable });
  expect([canTransition(state, state), canTransition('refunded', state)]).toEqual([false, false]);
});
