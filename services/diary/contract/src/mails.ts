import { mailsOf } from '@stezhka/kit-contract';

export const getDiaryMails = mailsOf('diary');
