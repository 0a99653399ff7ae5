import { getOpenidProvider, OPENID_FAILURES, startOpenid } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { callUrl } from '@stezhka/kit-contract';
import { useLocation, useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { OptionalLink } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './auth-layout.module.css';

/** Renders a text's <link>, which opens in another tab so that typed values stay. */
export const policyLink = (words: ReactNode) => (
  <OptionalLink key="policy" href="/politica" target="_blank">
    {words}
  </OptionalLink>
);

/** Login by an identity provider; nothing where none is configured. */
export function OpenidButton() {
  const t = useText('account');
  const locale = useLocale();
  const { search } = useLocation();
  const { data: provider } = shell().useCall(getOpenidProvider, undefined, { optional: true });
  if (!provider) return null;
  const next = new URLSearchParams(search).get('next') ?? '';
  return (
    <div className={styles.other}>
      <p className={styles.or}>{t('openid.or')}</p>
      <Button
        variant="outline"
        size="l"
        full
        href={`/api${callUrl(startOpenid, { query: { next, locale } })}`}
      >
        {t('openid.enter', { name: provider.name })}
      </Button>
      <p className={styles.small}>{t('openid.consent', { link: policyLink })}</p>
    </div>
  );
}

/** Why the provider's login failed; the address loses it at once, so that a reload does not repeat it. */
export function OpenidFailureNotice() {
  const t = useText('account');
  const { search } = useLocation();
  const navigate = useNavigate();
  const [given] = useState(() => new URLSearchParams(search).get('openid'));
  useEffect(() => {
    if (given === null) return;
    const rest = new URLSearchParams(search);
    if (!rest.has('openid')) return;
    rest.delete('openid');
    navigate({ search: `${rest}` }, { replace: true, preventScrollReset: true });
  }, [given, search, navigate]);
  const failure = OPENID_FAILURES.find((one) => one === given);
  if (!failure) return null;
  return (
    <p className={styles.failure} role="alert">
      {t(`openid.${failure}`)}
    </p>
  );
}
