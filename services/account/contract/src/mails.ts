import { mailsOf } from '@stezhka/kit-contract';

export const getAccountMails = mailsOf('account');
