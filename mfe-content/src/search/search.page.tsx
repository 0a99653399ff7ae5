import { useText } from '@stezhka/intl';
import { useHref, useNavigate, useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Section } from '@stezhka/shared-ui/section';
import styles from './search.module.css';
import { SEARCH, searchAddress, soughtIn } from './search.queries.ts';
import { SearchLine } from './search-line.tsx';
import { SearchResults } from './search-results.tsx';

/** The search as a page: a plain form and its results, which work without scripts. */
export function Component() {
  const text = useText('content.search');
  const { search, literal = false } = soughtIn(useSearchParams()[0]);
  const action = useHref(SEARCH);
  const navigate = useNavigate();
  return (
    <Section tight>
      <h1>{text('title')}</h1>
      <search className={styles.search}>
        <SearchLine
          key={search}
          action={action}
          name="search"
          defaultValue={search}
          onSearch={(typed) => navigate(typed ? searchAddress(typed) : SEARCH)}
        >
          <Button type="submit" size="s">
            {text('submit')}
          </Button>
        </SearchLine>
        <SearchResults query={search} asked={search} literal={literal} addressOf={searchAddress} />
      </search>
    </Section>
  );
}
