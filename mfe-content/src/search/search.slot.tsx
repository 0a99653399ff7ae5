import { useText } from '@stezhka/intl';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { useSearchParams } from '@stezhka/router';
import { useDebouncedValue } from '@stezhka/shared-ui/debounce';
import { Logo } from '@stezhka/shared-ui/logo';
import { Modal } from '@stezhka/shared-ui/modal';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './search.module.css';
import { SearchLine } from './search-line.tsx';
import { SearchResults } from './search-results.tsx';

Modal.load().catch(() => {});

/** Product 9: news search debounce, ms. */
const DEBOUNCE = 400;

/** Search over the whole screen (product 2.5, Search overlay). */
export function Component({ onClose }: { onClose: () => void }) {
  const text = useText('content.search');
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(address.get('search')?.slice(0, SEARCH_LENGTH.max) ?? '');
  const query = typed.trim();
  const [asked, setAsked] = useDebouncedValue(query, DEBOUNCE);
  // A query that is to be taken as it is: not corrected.
  const [literal, setLiteral] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ask = (next: string) => {
    setTyped(next);
    setAsked(next);
    input.current?.focus();
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="full"
      closeLabel={text('close')}
      title={
        <>
          <Logo name={text('site')} href={null} />
          <span className="visually-hidden">: {text('title')}</span>
        </>
      }
    >
      <search className={styles.search} onKeyDown={moveByArrows}>
        <SearchLine
          ref={input}
          data-autofocus
          data-arrows
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={setAsked}
        >
          {typed && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            >
              {text('clear')}
            </button>
          )}
        </SearchLine>
        <SearchResults
          query={query}
          asked={asked}
          literal={literal === asked}
          onAsk={ask}
          onLiteral={setLiteral}
          onClose={onClose}
        />
      </search>
    </Modal>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** ↓ and ↑ move the focus through the elements with data-arrows: the query and the results. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-arrows]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
