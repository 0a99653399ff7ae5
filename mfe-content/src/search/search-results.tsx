import { getSearch, type SearchHit, type SearchReply } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { useDelayed } from '@stezhka/shared-ui/debounce';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import styles from './search.module.css';
import { SearchHitLink } from './search-hit-link.tsx';

/** The kinds in the order of the page, with the page names they lead to: post-slug, event-slug, news-slug. */
const BLOCKS: { kind: keyof SearchReply; page: string }[] = [
  { kind: 'posts', page: '/post' },
  { kind: 'events', page: '/podii' },
  { kind: 'categories', page: '/news' },
];

/** Products are found there. */
const SHOP = '/catalog';

export interface SearchResultsProps {
  /** The query in the field now, trimmed. */
  query: string;
  /** The query of the last request. */
  asked: string;
  onClose: () => void;
}

/** The results by kind; a kind without results takes no place. */
export function SearchResults({ query, asked, onClose }: SearchResultsProps) {
  const text = useText('content.search');
  const short = query.length < SEARCH_LENGTH.min;
  const unasked = asked.length < SEARCH_LENGTH.min;
  const { data, error, isFetching, refetch } = shell().useCall(
    getSearch,
    { query: { search: asked } },
    { skip: short || unasked, optional: true },
  );
  const busy = !short && (query !== asked || isFetching);
  const slow = useDelayed(busy && !data);

  if (short) return <Hint>{text(query ? 'short' : 'start')}</Hint>;
  if (error && !busy)
    return (
      <ErrorArea
        title={text('failed')}
        text={text('failedText')}
        onRetry={refetch}
        retryLabel={text('retry')}
      />
    );
  if (unasked || !data) return <Waiting label={text('busy')} visible={slow} />;
  const { hasPage } = shell();
  const blocks = BLOCKS.map(({ kind, page }) => ({
    kind,
    page,
    hits: data[kind].filter(({ slug }) => hasPage(`${page}/${slug}`)),
  })).filter(({ hits }) => hits.length > 0);
  const count = blocks.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <Hint>{busy ? text('busy') : text('found', { count })}</Hint>
      {count === 0 && !busy && (
        <EmptyState
          title={text('nothing')}
          text={text('nothingText')}
          action={
            shell().hasPage(SHOP) && (
              <Button href={SHOP} variant="outline" onClick={onClose}>
                {text('shop')}
              </Button>
            )
          }
        />
      )}
      <div className={styles.blocks} aria-busy={busy || undefined}>
        {blocks.map(({ kind, page, hits }) => (
          <Found key={kind} {...{ kind, page, hits, onClose }} query={asked} title={text(kind)} />
        ))}
      </div>
    </>
  );
}
function Hint({ children }: { children: string }) {
  const text = useText('content.search');
  return (
    <div className={styles.hint}>
      <p role="status">{children}</p>
      <p className={styles.escape}>{text('escape')}</p>
    </div>
  );
}

interface FoundProps {
  kind: string;
  title: string;
  page: string;
  hits: SearchHit[];
  query: string;
  onClose: () => void;
}

function Found({ kind, title, page, hits, query, onClose }: FoundProps) {
  const head = `search-${kind}`;
  return (
    <section aria-labelledby={head}>
      <h2 id={head} className={styles.kind}>
        {title}
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.slug} className={styles.hit}>
            <SearchHitLink hit={hit} href={`${page}/${hit.slug}`} query={query} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ label, visible }: { label: string; visible: boolean }) {
  return (
    <>
      <Hint>{label}</Hint>
      {visible && (
        <div className={styles.blocks}>
          {BLOCKS.map(({ kind }) => (
            <Skeleton key={kind} height={220} shape="card" />
          ))}
        </div>
      )}
    </>
  );
}
