import { describeCall } from '@stezhka/kit-contract/examples';
import { getAnalytics, tellAnalytics } from '../analytics.ts';

describeCall(getAnalytics, { summary: 'State of analytics', example: { reply: { on: true } } });

describeCall(tellAnalytics, {
  summary: 'Report an event to analytics',
  example: {
    body: {
      event: 'conversion',
      data: { gtagData: { currency: 'UAH', value: 760, items: [], transaction_id: '10482' } },
    },
    reply: { told: true },
  },
});
