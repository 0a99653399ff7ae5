import { describeCall } from '@stezhka/kit-contract/examples';
import { finishOpenid, getOpenidProvider, startOpenid } from '../openid.ts';

describeCall(getOpenidProvider, {
  summary: 'Identity provider that one may log in with',
  example: { reply: null },
});

describeCall(startOpenid, {
  summary: 'Begin a login at the identity provider',
  produces: 303,
  example: { query: { next: '/diary', locale: 'uk' }, reply: null },
});

describeCall(finishOpenid, {
  summary: 'Finish a login at the identity provider',
  produces: 303,
  example: { query: { code: 'n0-TUkcZ', state: 'pV3l0mbQ' }, reply: null },
});
