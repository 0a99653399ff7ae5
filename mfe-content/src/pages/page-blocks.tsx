import type { PageBlock } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { Partners } from '../home/partners.tsx';
import people from '../lib/person.module.css';
import { PersonCard } from '../lib/person-card.tsx';
import { ContactsBlock } from './contacts-block.tsx';
import styles from './pages.module.css';
import { pageAuthorsQuery } from './pages.queries.ts';

export const PageBlocks = ({ blocks }: { blocks: PageBlock[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places on a page that is shown
    <OneBlock key={index} block={block} />
  ));

function OneBlock({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'faq':
      return <Faq {...block} />;
    case 'call':
      return <Call {...block} />;
    case 'contacts':
      return <ContactsBlock />;
    case 'authors':
      return <Authors />;
    case 'partners':
      return <Partners />;
    case 'subscription':
      return <Subscription />;
  }
}

function Faq({ group }: Extract<PageBlock, { kind: 'faq' }>) {
  const id = `faq-${group.slug}`;
  return (
    <Section tight aria-labelledby={id}>
      <div className={styles.measure}>
        <h2 id={id}>{group.title}</h2>
        <div className={styles.questions}>
          {group.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{noBreak(question)}</summary>
              <ProseHtml html={answer} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Call({ title, text, links }: Extract<PageBlock, { kind: 'call' }>) {
  return (
    <Section ground="wheat" tight aria-label={title}>
      <div className={styles.call}>
        <h2>{noBreak(title)}</h2>
        <p>{noBreak(text)}</p>
        <p className={styles.links}>
          {links
            .filter(({ link }) => shell().hasPage(link))
            .map(({ label, link }, i) => (
              <Button key={link} href={link} variant={i ? 'outline' : 'primary'}>
                {label}
              </Button>
            ))}
        </p>
      </div>
    </Section>
  );
}

/** The form comes by its slot, after hydration. */
function Subscription() {
  const t = useText('content');
  const { Slot, hasPage } = shell();
  const plain = hasPage('/news') && (
    <Button href="/news" variant="deep">
      {t('subscription.active.link')}
    </Button>
  );
  return (
    <Section ground="deep" tight aria-labelledby="subscription">
      <div className={styles.call}>
        <h2 id="subscription">{t('subscription.form')}</h2>
        <div className={styles.subscription}>
          <Slot name="content.subscription" props={{}} fallback={plain} />
        </div>
      </div>
    </Section>
  );
}

function Authors() {
  const t = useText('content');
  const { data } = shell().useCall(...pageAuthorsQuery, { optional: true });
  if (!data?.authors.length) return null;
  return (
    <Section aria-labelledby="authors">
      <SectionHead
        id="authors"
        title={t('authors.title')}
        link={{ href: '/authors', text: t('authors.all') }}
      />
      <div className={people.grid}>
        {data.authors.map(({ id, slug, name, role, imageData }) => (
          <PersonCard key={id} href={`/authors/${slug}`} name={name} role={role} image={imageData} />
        ))}
      </div>
    </Section>
  );
}
