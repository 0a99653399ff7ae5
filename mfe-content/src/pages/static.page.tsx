import type { StaticPageReply } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useLocation, useParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { ContactsBlock } from './contacts-block.tsx';
import { PageBlocks } from './page-blocks.tsx';
import styles from './pages.module.css';
import { pageQuery } from './pages.queries.ts';

/** Of the head's own size it would not fit into a phone's line. */
const LONG_WORD = /\S{14}/;

/** A page that staff edit: its text in one measure, then its blocks; contacts that begin the blocks come first, in a legal text they end it. */
export function StaticPageView({ page }: StaticPageReply) {
  const t = useText('content');
  const locale = useLocale();
  const contactsFirst = page.group !== 'legal' && page.blocks[0]?.kind === 'contacts';
  const head = (
    <>
      <Breadcrumbs
        label={t('post.crumbs')}
        items={[{ text: t('pages.home'), href: '/' }, { text: page.title }]}
      />
      <h1 className={cx(styles.title, LONG_WORD.test(page.title) && styles.longWord)}>
        {noBreak(page.title)}
      </h1>
    </>
  );
  const words = (
    <>
      {page.imageData && (
        <Picture
          className={styles.picture}
          image={page.imageData}
          frame="panel"
          ratio="21 / 9"
          sizes={sizesOf(720)}
          priority={!contactsFirst}
        />
      )}
      <ProseHtml html={page.body} kind="article" />
      {page.group === 'legal' && (
        <p className={styles.updated}>
          {t('pages.updated')} <time dateTime={page.updatedAt}>{formatDate(page.updatedAt, locale)}</time>
        </p>
      )}
    </>
  );
  if (contactsFirst)
    return (
      <>
        <ContactsBlock head={head} />
        <Section tight>
          <div className={styles.measure}>{words}</div>
        </Section>
        <PageBlocks blocks={page.blocks.slice(1)} />
      </>
    );
  return (
    <>
      <Section tight>
        <article className={styles.measure}>
          {head}
          {words}
        </article>
      </Section>
      <PageBlocks blocks={page.blocks} />
    </>
  );
}

export function Component() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const { data } = shell().useCall(...pageQuery(slug ?? pathname.slice(1)));
  return data ? <StaticPageView {...data} /> : null;
}
