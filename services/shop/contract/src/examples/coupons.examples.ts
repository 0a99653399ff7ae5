import { describeCall } from '@stezhka/kit-contract/examples';
import { giveWelcomeCode } from '../coupons.ts';

describeCall(giveWelcomeCode, {
  summary: 'Welcome code of a subscriber',
  example: { body: { email: 'olena@stezhka.example' }, reply: { code: 'STEZHKA-7KQ2MX' } },
});
