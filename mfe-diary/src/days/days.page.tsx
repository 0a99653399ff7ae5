import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { GuestDays } from './guest-days.tsx';
import { OwnDays } from './own-days.tsx';

/** A guest sees a sample (product 2.4). */
export function Component() {
  const t = useText('diary');
  const { data: user } = shell().useCall(getUser, undefined, { optional: true });
  const member = user === undefined || isLoggedIn(user);
  return (
    <DiaryFrame page="days">
      <PageHead title={t('days')} lead={t(member ? 'days.lead' : 'days.guestLead')} />
      {member ? <OwnDays /> : <GuestDays />}
    </DiaryFrame>
  );
}
