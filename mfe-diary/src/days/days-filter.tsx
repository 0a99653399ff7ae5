import { getSphereCategories, getSpheres, OTHER_SPHERE } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { useNavigate, useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { SelectField } from '@stezhka/shared-ui/form/select-field';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './days.module.css';
import { daysPath, type DaysFilter as Filter, filterOf } from './days.queries.ts';

/** The filter is the address: it can be shared and goes back by the browser's button. */
export function DaysFilter() {
  const t = useText('diary.days.filter');
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterOf(address);
  const { data: spheres = [] } = shell().useCall(getSpheres);
  const { data: categories = [] } = shell().useCall(getSphereCategories);
  const other = categories.find((one) => one.spheres.includes(OTHER_SPHERE));
  const [typed, setTyped] = useState(filter.text);
  const [known, setKnown] = useState(filter.text);
  if (known !== filter.text) {
    setKnown(filter.text);
    setTyped(filter.text);
  }
  const show = (part: Partial<Filter>) =>
    void navigate(daysPath({ ...filter, text: typed.trim(), ...part }), { preventScrollReset: true });
  return (
    <search>
      <form
        className={styles.filter}
        onSubmit={(event) => {
          event.preventDefault();
          show({});
        }}
      >
        <SelectField
          label={t('sphere')}
          name="sphere"
          options={[
            { value: '', label: t('all') },
            ...spheres.map(({ systemName, title }) => ({ value: systemName, label: title })),
            ...(other ? [{ value: OTHER_SPHERE, label: other.title }] : []),
          ]}
          value={filter.sphere}
          onChange={(sphere) => show({ sphere })}
        />
        <TextField
          type="search"
          label={t('text')}
          name="text"
          maxLength={SEARCH_LENGTH.max}
          enterKeyHint="search"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="outline">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}
