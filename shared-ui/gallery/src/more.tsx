import { useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Panel } from '@stezhka/shared-ui/card';
import { Divider } from '@stezhka/shared-ui/divider';
import { FloatingButton } from '@stezhka/shared-ui/floating-button';
import { PasswordField } from '@stezhka/shared-ui/form/password-field';
import { SelectField } from '@stezhka/shared-ui/form/select-field';
import { TextareaField } from '@stezhka/shared-ui/form/textarea-field';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Pager } from '@stezhka/shared-ui/pager';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { Tabs } from '@stezhka/shared-ui/tabs';
import { Heart, MessageCircle, Search, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import styles from './components.module.css';

const PEOPLE = ['Софія Мельник', 'Тарас Яворів', 'Дарина Вільхова', 'Марко Левченко', 'Есма Куртова'];

export function Ways() {
  const t = useText('gallery');
  const [liked, setLiked] = useState(true);
  return (
    <Panel className={`${styles.panel} ${styles.double}`}>
      <SectionHead
        title={t('ways')}
        kicker={t('kicker')}
        lead={t('waysLead')}
        link={{ href: '/news', text: t('allPosts') }}
      />
      <Tabs
        label={t('theme')}
        tabs={(['morning', 'evening', 'both'] as const).map((id) => ({
          id,
          title: t(id),
          content: <p>{t(`${id}Text`)}</p>,
        }))}
      />
      <div className={styles.row}>
        <IconButton icon={Search} label={t('search')} />
        <IconButton icon={Search} label={t('search')} variant="outline" />
        <IconButton icon={ShoppingBag} label={`${t('cart')}: 2`} badge={2} variant="surface" />
        <IconButton
          icon={Heart}
          label={t('like')}
          pressed={liked}
          pressedAs="heart"
          onClick={() => setLiked(!liked)}
        />
        <FloatingButton
          icon={ShoppingBag}
          label={`${t('cart')}: 2`}
          count={2}
          variant="primary"
          className={styles.floating}
        />
        <FloatingButton
          icon={MessageCircle}
          label={t('chat')}
          count={0}
          variant="raised"
          className={styles.floating}
        />
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} decorative={false} />
        ))}
      </div>
      <Divider />
      <Pager
        page={2}
        pages={9}
        hrefFor={(page) => `/__components?page=${page}`}
        labels={{
          nav: t('pageList'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => `${t('page')} ${page}`,
        }}
      />
    </Panel>
  );
}

export function MoreFields() {
  const t = useText('gallery');
  const [when, setWhen] = useState('morning');
  const [note, setNote] = useState('');
  const [word, setWord] = useState('stezhka-2026');
  const options = (['morning', 'evening', 'both'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Panel className={styles.panel}>
      <h2>{t('moreFields')}</h2>
      <SelectField label={t('theme')} options={options} value={when} onChange={setWhen} />
      <TextareaField label={t('thanks')} hint={t('thanksHint')} value={note} onChange={setNote} rows={4} />
      <PasswordField
        label={t('password')}
        value={word}
        onChange={setWord}
        autoComplete="off"
        showLabel={t('show')}
        hideLabel={t('hide')}
      />
      <SelectField
        label={t('city')}
        options={options}
        value=""
        onChange={setWhen}
        placeholder={t('cityHint')}
        disabled
      />
    </Panel>
  );
}
