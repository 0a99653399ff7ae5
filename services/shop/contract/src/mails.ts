import { mailsOf } from '@stezhka/kit-contract';

export const getShopMails = mailsOf('shop');
