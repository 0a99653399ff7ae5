import { MemoryChannel } from '@stezhka/shell/testing/memory-channel';
import { hearTabs, type MemberNotice, tellTabs } from './member-tabs.ts';

test('a browser without channels tells nobody; with them, notices reach the other tabs and come from them', () => {
  const notice: MemberNotice = { member: 'sofiia', what: 'leaving' };
  const heard: unknown[] = [];
  hearTabs((one) => heard.push(one))();
  tellTabs(notice);
  Object.assign(globalThis, { BroadcastChannel: MemoryChannel });
  const other = new MemoryChannel();
  const told: unknown[] = [];
  other.onmessage = ({ data }) => told.push(data);
  tellTabs(notice);
  expect([told, heard]).toEqual([[notice], []]);
  const stop = hearTabs((one) => heard.push(one));
  other.postMessage({ ...notice, what: 'finished' });
  stop();
  other.postMessage(notice);
  expect([heard, MemoryChannel.open.size]).toEqual([[{ ...notice, what: 'finished' }], 1]);
});
