import { getPassRecoverForm } from '@stezhka/account-contract';
import { query } from '@stezhka/shell-contract';

/** The form behind a link of a recovery mail. */
export const passRecoverQuery = (token: string) => query(getPassRecoverForm, { params: { token } });
