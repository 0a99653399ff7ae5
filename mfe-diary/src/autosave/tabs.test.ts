import { type Day, getDay } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { openTabs } from './tabs.ts';

const { day } = exampleOf(getDay).reply;

/** Channels of one browser: each message reaches the others at once. */
class Channel {
  static open = new Set<Channel>();
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}
beforeEach(() => {
  Channel.open.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

test('a saved day reaches the other tabs of its member, while they are open', () => {
  const heard: [who: string, version: number][] = [];
  const tab = (member: string, who: string) =>
    openTabs(member, ({ version }: Day) => heard.push([who, version]));
  const writing = tab('sofiia', 'itself');
  const other = tab('sofiia', 'other tab');
  tab('olena', 'other member');
  writing.tell({ ...day, version: 7 });
  other.close();
  writing.tell({ ...day, version: 8 });
  expect(heard).toEqual([['other tab', 7]]);
});

test('a browser without channels tells nobody', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const { tell, close } = openTabs('sofiia', () => {});
  tell(day);
  close();
});
