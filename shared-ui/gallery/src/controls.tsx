import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Chip } from '@stezhka/shared-ui/chip';
import { CheckboxField } from '@stezhka/shared-ui/form/checkbox-field';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { LinkMore } from '@stezhka/shared-ui/link';
import { RangeSlider } from '@stezhka/shared-ui/range-slider';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { Tag } from '@stezhka/shared-ui/tag';
import { useState } from 'react';
import styles from './components.module.css';

export function Controls() {
  const t = useText('gallery');
  const [pressed, setPressed] = useState(true);
  return (
    <Panel className={styles.panel}>
      <h2>{t('buttons')}</h2>
      <div className={styles.row}>
        <Button>{t('save')}</Button>
        <Button disabled>{t('off')}</Button>
        <Button loading>{t('sending')}</Button>
        <Button variant="outline">{t('cancel')}</Button>
        <Button variant="soft">{t('soft')}</Button>
        <Button variant="danger">{t('remove')}</Button>
        <LinkMore href="/news">{t('allPosts')}</LinkMore>
      </div>
      <h2>{t('saveState')}</h2>
      <div className={styles.row}>
        <SaveState state="unsaved" text={t('unsaved')} />
        <SaveState state="saving" text={t('saving')} />
        <SaveState state="saved" text={t('saved')} />
        <SaveState state="offline" text={t('offline')} retryLabel={t('retry')} onRetry={() => {}} />
      </div>
      <h2>{t('levels')}</h2>
      <div className={styles.row}>
        <Tag tone="level-1">{t('level1')}</Tag>
        <Tag tone="level-2">{t('level2')}</Tag>
        <Tag tone="level-3">{t('level3')}</Tag>
      </div>
      <h2>{t('choice')}</h2>
      <div className={styles.row}>
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          {t('diaries')}
        </Chip>
        <Chip pressed={!pressed} onClick={() => setPressed(!pressed)}>
          {t('decks')}
        </Chip>
        <Chip removable aria-label={t('dropUpTo')}>
          {t('upTo')}
        </Chip>
        <Tag tone="good">{t('inStock')}</Tag>
        <Tag tone="sale">−16%</Tag>
      </div>
    </Panel>
  );
}

export function Fields() {
  const t = useText('gallery');
  const [name, setName] = useState(t('nameValue'));
  const [email, setEmail] = useState('sofiia@');
  const [city, setCity] = useState('');
  const [letter, setLetter] = useState(true);
  const [mood, setMood] = useState(7);
  const [now, setNow] = useState(5);
  const [wanted, setWanted] = useState(8);
  const said = (value: number) => `${value} ${t('outOf')}`;
  return (
    <Panel className={styles.panel}>
      <h2>{t('fields')}</h2>
      <TextField label={t('name')} value={name} onChange={setName} />
      <TextField label={t('email')} value={email} onChange={setEmail} error={t('emailError')} />
      <TextField label={t('city')} value={city} onChange={setCity} placeholder={t('cityHint')} />
      <CheckboxField label={t('letter')} checked={letter} onChange={setLetter} />
      <h2>{t('slider')}</h2>
      <RangeSlider stones={[{ value: mood, onChange: setMood, label: t('mood') }]} valueText={said} />
      <RangeSlider
        stones={[
          { value: now, onChange: setNow, label: t('now') },
          { value: wanted, onChange: setWanted, label: t('wanted') },
        ]}
        valueText={said}
      />
    </Panel>
  );
}
