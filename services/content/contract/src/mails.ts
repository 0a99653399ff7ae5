import { mailsOf } from '@stezhka/kit-contract';

export const getContentMails = mailsOf('content');
