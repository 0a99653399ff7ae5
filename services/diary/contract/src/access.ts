import { operation } from '@stezhka/kit-contract';

/** Product 2.3, verify-access-to-diary. */
export interface DiaryAccessReply {
  open: boolean;
}

export const getDiaryAccess = operation<{ reply: DiaryAccessReply }>('GET', '/data/diary/access', {
  access: 'user',
  reply: 'DiaryAccessReply',
  tags: ['diary-access'],
});
