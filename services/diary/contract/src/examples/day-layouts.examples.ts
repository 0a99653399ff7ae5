import { describeCall } from '@stezhka/kit-contract/examples';
import { attachDayLayout, detachDayLayout, getDayLayouts } from '../day-layouts.ts';

const params = { date: '2026-11-20' };
const layout = { id: '6560b0d1a2c4e8f0123456c1', title: 'Перед розмовою', deck: 'paths' };

describeCall(getDayLayouts, {
  summary: 'Card layouts that are attached to a day',
  throws: ['diary_closed', 'not_found'],
  example: { params, reply: { ...params, layouts: [layout] } },
});

describeCall(attachDayLayout, {
  summary: 'Attach a card layout to a day',
  throws: ['diary_closed', 'not_found', 'day_ahead', 'day_layouts_full'],
  example: { params, body: layout, reply: { ...params, layouts: [layout] } },
});

describeCall(detachDayLayout, {
  summary: 'Detach a card layout from its day',
  throws: ['diary_closed', 'not_found'],
  example: { params, body: { id: layout.id }, reply: { ...params, layouts: [] } },
});
