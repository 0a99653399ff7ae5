import { getVerifyEmailForm } from '@stezhka/account-contract';
import { query } from '@stezhka/shell-contract';

/** The form behind a link that confirms an address. */
export const verifyEmailQuery = (token: string) => query(getVerifyEmailForm, { params: { token } });
