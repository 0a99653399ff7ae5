import { useText } from '@stezhka/intl';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { Icon } from '@stezhka/shared-ui/icon';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';
import styles from './search.module.css';

interface SearchLineProps extends ComponentPropsWithRef<'input'> {
  /** Where the form goes without scripts. */
  action?: string;
  onSearch: (typed: string) => void;
  children: ReactNode;
}

/** The line of a search; other properties are those of its field. */
export function SearchLine({ action, onSearch, children, ...field }: SearchLineProps) {
  const text = useText('content.search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(event.currentTarget.querySelector('input')!.value.trim());
  };
  return (
    <form className={styles.line} {...(action && { action, method: 'get' })} onSubmit={submit}>
      <Icon of={Search} size={26} className={styles.glass} />
      <input
        type="search"
        className={styles.query}
        aria-label={text('title')}
        placeholder={text('placeholder')}
        maxLength={SEARCH_LENGTH.max}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      {children}
    </form>
  );
}
