import { operation } from '@stezhka/kit-contract';

/** Whether the caller may use the diary now (product 2.3, verify-access-to-diary). */
export interface DiaryAccessReply {
  open: boolean;
}

/** The one call of a member that never fails with `diary_closed`. */
export const getDiaryAccess = operation<{ reply: DiaryAccessReply }>('GET', '/data/diary/access', {
  access: 'user',
  reply: 'DiaryAccessReply',
  tags: ['diary-access'],
});
