import { useText } from '@stezhka/intl';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { BroughtSections } from './brought-sections.tsx';
import styles from './cabinet.module.css';
import { ErasureNotice } from './erasure-notice.tsx';

const AccountSections = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "cabinet.below" */ './account-sections.tsx')).AccountSections,
);

export function Component() {
  const text = useText('account.cabinet');
  return (
    <AccountFrame title={text('title')}>
      <ErasureNotice />
      <div className={styles.sections}>
        <BroughtSections />
        <AccountSections />
      </div>
    </AccountFrame>
  );
}
