import { postPath, type SearchHit, type SearchReply } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Chip, ChipLink } from '@stezhka/shared-ui/chip';
import { useDelayed } from '@stezhka/shared-ui/debounce';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Link } from '@stezhka/shared-ui/link';
import { PriceTag } from '@stezhka/shared-ui/price-tag';
import { Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import { type ProductCard, productPath } from '@stezhka/shop-contract';
import type { ReactNode } from 'react';
import styles from './search.module.css';
import { categoriesQuery, goodsQuery, hitsQuery, SHOP } from './search.queries.ts';
import { SearchHitLink } from './search-hit-link.tsx';

type HitKind = 'posts' | 'events' | 'categories';

/** The kinds in the order of the page, with the pages they lead to. */
const BLOCKS: { kind: HitKind; hits: (found: SearchReply) => (SearchHit & { href: string })[] }[] = [
  { kind: 'posts', hits: ({ posts }) => posts.map((hit) => ({ ...hit, href: postPath(hit) })) },
  { kind: 'events', hits: ({ events }) => events.map((hit) => ({ ...hit, href: `/podii/${hit.slug}` })) },
  {
    kind: 'categories',
    hits: ({ categories }) => categories.map((hit) => ({ ...hit, href: `/news/${hit.slug}` })),
  },
];

type Kind = HitKind | 'products';
const KINDS: readonly Kind[] = [...BLOCKS.map(({ kind }) => kind), 'products'];

interface Block {
  kind: Kind;
  hits: (Pick<SearchHit, 'title' | 'imageData'> & { href: string; product?: ProductCard })[];
  highlights: readonly string[];
}

export interface SearchResultsProps {
  /** The query in the field now, trimmed. */
  query: string;
  /** The query of the last request. */
  asked: string;
  /** The query is not to be corrected. */
  literal: boolean;
  /** Where queries have addresses, what leads to another one is a link. */
  addressOf?: (query: string, literal?: boolean) => string;
  onAsk?: (query: string) => void;
  onLiteral?: (query: string) => void;
  onClose?: () => void;
}

/** The results by kind; a kind without results takes no place. */
export function SearchResults({
  query,
  asked,
  literal,
  addressOf,
  onAsk,
  onLiteral,
  onClose,
}: SearchResultsProps) {
  const text = useText('content.search');
  const short = query.length < SEARCH_LENGTH.min;
  const unasked = asked.length < SEARCH_LENGTH.min;
  const { hasPage, useCall } = shell();
  const sought = { search: asked, ...(literal && { literal }) };
  const none = short || unasked;
  const { data, error, isFetching, refetch } = useCall(...hitsQuery(sought), { skip: none, optional: true });
  // The shop may be away: the rest is found without it.
  const goods = useCall(...goodsQuery(sought), { skip: none || !hasPage(SHOP), optional: true });
  const busy = !short && (query !== asked || isFetching || goods.isFetching);
  const slow = useDelayed(busy && !data);

  const leaves = onClose !== undefined;
  if (short) return <Hint leaves={leaves}>{text(query ? 'short' : 'start')}</Hint>;
  if (error && !busy)
    return (
      <ErrorArea
        title={text('failed')}
        text={text('failedText')}
        onRetry={refetch}
        retryLabel={text('retry')}
      />
    );
  if (unasked || !data) return <Waiting label={text('busy')} visible={slow} leaves={leaves} />;
  const found: Block[] = [
    ...BLOCKS.map(({ kind, hits }) => ({
      kind,
      hits: hits(data),
      highlights: data.highlights,
    })),
    {
      kind: 'products',
      hits: (goods.data?.products ?? []).map((product) => ({
        ...product,
        href: productPath(product),
        product,
      })),
      highlights: goods.data?.highlights ?? [],
    },
  ];
  const blocks = found
    .map(({ hits, ...block }) => ({ ...block, hits: hits.filter(({ href }) => hasPage(href)) }))
    .filter(({ hits }) => hits.length > 0);
  const count = blocks.reduce((sum, { hits }) => sum + hits.length, 0);
  // Products alone may have been found by another spelling, or all of it as it was typed.
  const corrected =
    data.corrected ?? (BLOCKS.some(({ kind }) => data[kind].length) ? null : goods.data?.corrected);
  if (count === 0 && goods.error && !busy)
    return (
      <ErrorArea
        title={text('productsFailed')}
        text={text('failedText')}
        onRetry={goods.refetch}
        retryLabel={text('retry')}
      />
    );
  return (
    <>
      <Hint leaves={leaves}>{busy ? text('busy') : text('found', { count })}</Hint>
      {count > 0 && corrected && !busy && (
        <p className={styles.corrected}>
          {text('corrected', { query: asked })}{' '}
          <Ask href={addressOf?.(corrected)} onClick={() => onAsk?.(corrected)}>
            {text('quoted', { query: corrected })}
          </Ask>
          {'. '}
          <Ask href={addressOf?.(asked, true)} onClick={() => onLiteral?.(asked)}>
            {text('literal', { query: asked })}
          </Ask>
        </p>
      )}
      <Suggestions queries={data.suggestions} addressOf={addressOf} onAsk={onAsk} />
      {count === 0 && !busy && <NothingFound onClose={onClose} />}
      <div className={styles.blocks} aria-busy={busy || undefined}>
        {blocks.map((block) => (
          <Found key={block.kind} {...block} onClose={onClose} query={asked} title={text(block.kind)} />
        ))}
      </div>
    </>
  );
}

interface AskProps {
  href: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

const Ask = ({ href, onClick, children }: AskProps) =>
  href ? (
    <Link href={href} className={styles.ask}>
      {children}
    </Link>
  ) : (
    <button type="button" className={styles.ask} data-arrows onClick={onClick}>
      {children}
    </button>
  );

type SuggestionsProps = { queries: string[] } & Pick<SearchResultsProps, 'addressOf' | 'onAsk'>;

/** The query with its last word finished. */
function Suggestions({ queries, addressOf, onAsk }: SuggestionsProps) {
  const text = useText('content.search');
  if (!queries.length) return null;
  return (
    <ul className={styles.suggestions} aria-label={text('suggestions')}>
      {queries.map((query) => (
        <li key={query}>
          {addressOf ? (
            <ChipLink className={styles.chip} href={addressOf(query)}>
              {query}
            </ChipLink>
          ) : (
            <Chip className={styles.chip} data-arrows onClick={() => onAsk?.(query)}>
              {query}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ onClose }: Pick<SearchResultsProps, 'onClose'>) {
  const text = useText('content.search');
  const { pathname } = useLocation();
  const { hasPage, useCall } = shell();
  const categories = useCall(...categoriesQuery(), { optional: true }).data?.categories ?? [];
  const topics = categories
    .map(({ slug, title }) => ({ href: `/news/${slug}`, title }))
    .filter(({ href }) => hasPage(href));
  return (
    <EmptyState
      title={text('nothing')}
      text={text('nothingText')}
      action={
        <>
          {topics.length > 0 && (
            <div className={styles.topics}>
              <p id="search-topics">{text('topics')}</p>
              <ul className={styles.suggestions} aria-labelledby="search-topics">
                {topics.map(({ href, title }) => (
                  <li key={href}>
                    <ChipLink
                      href={href}
                      className={styles.chip}
                      data-arrows
                      onClick={() => pathname === href && onClose?.()}
                    >
                      {title}
                    </ChipLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {hasPage(SHOP) && (
            <Button href={SHOP} variant="outline" onClick={onClose}>
              {text('shop')}
            </Button>
          )}
        </>
      }
    />
  );
}

interface HintProps {
  children: string;
  /** Esc closes what it stands in. */
  leaves: boolean;
}

function Hint({ children, leaves }: HintProps) {
  const text = useText('content.search');
  return (
    <div className={styles.hint}>
      <p role="status">{children}</p>
      {leaves && <p className={styles.escape}>{text('escape')}</p>}
    </div>
  );
}

interface FoundProps extends Block {
  title: string;
  query: string;
  onClose: SearchResultsProps['onClose'];
}

function Found({ kind, title, hits, query, highlights, onClose }: FoundProps) {
  const head = `search-${kind}`;
  return (
    <section aria-labelledby={head}>
      <h2 id={head} className={styles.kind}>
        {title}
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.href} className={styles.hit}>
            <SearchHitLink hit={hit} href={hit.href} query={query} highlights={highlights} onClose={onClose}>
              {hit.product && <ProductPrice product={hit.product} />}
            </SearchHitLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductPrice({ product: { priceData, priceFrom, stockStatus } }: { product: ProductCard }) {
  const text = useText('content.search');
  const locale = useLocale();
  if (stockStatus === 'not_in_stock') return text('out');
  const from = priceFrom !== null && { price: priceFrom, oldPrice: null, discountPercent: null };
  return (
    <PriceTag
      size="s"
      price={{ ...priceData, ...from }}
      prefix={from ? text('from') : undefined}
      locale={locale}
      freeText={text('free')}
      oldLabel={text('oldPrice')}
    />
  );
}

function Waiting({ label, visible, leaves }: { label: string; visible: boolean; leaves: boolean }) {
  return (
    <>
      <Hint leaves={leaves}>{label}</Hint>
      {visible && (
        <div className={styles.blocks}>
          {KINDS.map((kind) => (
            <Skeleton key={kind} height={220} shape="card" />
          ))}
        </div>
      )}
    </>
  );
}
