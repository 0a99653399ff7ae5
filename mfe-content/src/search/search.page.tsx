import { useText } from '@stezhka/intl';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { useHref, useNavigate, useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Section } from '@stezhka/shared-ui/section';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styles from './search.module.css';
import { SEARCH, searchAddress, soughtIn } from './search.queries.ts';
import { SearchResults } from './search-results.tsx';

/** The search as a page: a plain form and its results, which work without scripts. */
export function Component() {
  const text = useText('content.search');
  const { search, literal = false } = soughtIn(useSearchParams()[0]);
  const action = useHref(SEARCH);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget.elements.namedItem('search') as HTMLInputElement;
    const typed = value.trim();
    navigate(typed ? searchAddress(typed) : SEARCH);
  };
  return (
    <Section tight>
      <h1>{text('title')}</h1>
      <search className={styles.search}>
        <form action={action} method="get" className={styles.line} onSubmit={submit}>
          <Icon of={Search} size={26} className={styles.glass} />
          <input
            key={search}
            type="search"
            name="search"
            className={styles.query}
            aria-label={text('title')}
            placeholder={text('placeholder')}
            maxLength={SEARCH_LENGTH.max}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={search}
          />
          <Button type="submit" size="s">
            {text('submit')}
          </Button>
        </form>
        <SearchResults query={search} asked={search} literal={literal} addressOf={searchAddress} />
      </search>
    </Section>
  );
}
