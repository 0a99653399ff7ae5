import { operation } from '@stezhka/kit-contract';
import type { Availability } from './diary-items.ts';
import type { DiaryIcon } from './icons.ts';

/** A step is 'future' until its day, 'blocked' until the one before is done, 'disabled' once it is done. */
export interface GuideStep {
  systemName: string;
  title: string;
  text: string;
  icon: DiaryIcon;
  /** Page on which it is done, without the locale. */
  path: string;
  /** Day of the diary, from 1, on which it opens. */
  day: number;
  availability: Availability;
}
export interface GuideReply {
  steps: GuideStep[];
}

/** Where the member stopped. */
export interface UserGuideDataReply {
  /** systemName of the step that is open. */
  step: string | null;
  done: string[];
  dismissed: boolean;
}

/** What is left out stays; steps once done stay done, until `restart`. */
export interface UserGuideDataChange {
  step?: string | null;
  done?: string[];
  dismissed?: boolean;
  restart?: boolean;
}

export const getGuide = operation<{ reply: GuideReply }>('GET', '/data/diary/guide', {
  access: 'user',
  reply: 'GuideReply',
  // Steps open with filled days.
  tags: ['diary-guide', 'diary-days'],
});

export const getUserGuideData = operation<{ reply: UserGuideDataReply }>(
  'GET',
  '/data/diary/user-guide-data',
  {
    access: 'user',
    reply: 'UserGuideDataReply',
    tags: ['diary-guide'],
  },
);

export const setUserGuideData = operation<{ body: UserGuideDataChange; reply: UserGuideDataReply }>(
  'POST',
  '/data/diary/user-guide-data',
  {
    access: 'user',
    reply: 'UserGuideDataReply',
    changes: ['diary-guide'],
  },
);
