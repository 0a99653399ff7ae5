import { describeCall } from '@stezhka/kit-contract/examples';
import { getDiaryAccess } from '../access.ts';

describeCall(getDiaryAccess, {
  summary: 'Access of the member to the diary',
  example: { reply: { open: true } },
});
