import { telegramHref, telHref } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { Clock, Mail, MapPin, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import map from './art/map.svg';
import styles from './pages.module.css';
import { contactsQuery } from './pages.queries.ts';

interface ContactsBlockProps {
  /** The head of the page that it begins. */
  head?: ReactNode;
}

/** Telephones, address and hours beside a still map that leads to a real one (LOOK, contacts). */
export function ContactsBlock({ head }: ContactsBlockProps) {
  const t = useText('content');
  const { data } = shell().useCall(...contactsQuery, { optional: true });
  if (!data) return head ? <Section tight>{head}</Section> : null;
  const { phones, email, addresses, postalCode, workTime, socialNetworks } = data.contacts;
  const channel = telegramHref(data.contacts);
  const [address = ''] = addresses;
  return (
    <Section tight aria-label={head ? undefined : t('contacts.title')}>
      <div className={styles.contacts}>
        <div>
          {head}
          <dl>
            <Row icon={Phone} term={t('contacts.phones')}>
              {phones.map((phone) => (
                <a key={phone} href={telHref(phone)}>
                  {phone}
                </a>
              ))}
            </Row>
            <Row icon={Mail} term={t('contacts.email')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Row>
            {addresses.map((one) => (
              <Row key={one} icon={MapPin} term={t('contacts.address')}>
                {`${one}, ${postalCode}`}
              </Row>
            ))}
            <Row icon={Clock} term={t('contacts.hours')}>
              {workTime}
            </Row>
          </dl>
          {channel && (
            <p className={styles.links}>
              <Button href={channel} icon={<Icon of={Send} size={20} />}>
                {t('contacts.telegram')}
              </Button>
            </p>
          )}
          <ul className={styles.networks}>
            {socialNetworks.map(({ link, title }) => (
              <li key={link}>
                <a href={link} rel="noopener me">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.crisis}>{t('experts.crisis')}</p>
        </div>
        <a
          className={styles.map}
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
          rel="noopener"
          aria-label={`${t('contacts.workshop')}. ${t('contacts.map', { address })}`}
        >
          <img src={map} alt="" width={640} height={520} loading={head ? 'eager' : 'lazy'} />
          <span className={styles.pin}>
            <Icon of={MapPin} />
            <b>{t('contacts.workshop')}</b>
          </span>
        </a>
      </div>
    </Section>
  );
}

interface RowProps {
  icon: typeof Phone;
  term: string;
  children: ReactNode;
}

const Row = ({ icon, term, children }: RowProps) => (
  <div className={styles.row}>
    <dt>
      <Icon of={icon} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);
