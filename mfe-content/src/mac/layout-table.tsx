import {
  getLayout,
  type Layout,
  type LayoutTemplate,
  type LayoutTexts,
  type MacCard,
  type MacDeck,
} from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { localePath } from '@stezhka/kit-contract';
import { useNavigate, useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { Section } from '@stezhka/shared-ui/section';
import { Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useState } from 'react';
import { tableHref } from './decks.page.tsx';
import { Table } from './table.tsx';

interface LayoutTableProps {
  id: string;
  isNew: boolean;
  template: string;
  deck: MacDeck;
  cards: MacCard[];
  templates: LayoutTemplate[];
}

const NO_PLACES = { slug: 'free', title: '', excerpt: '', question: '', places: [] };

/** A new layout at once, a saved one once it has come: from this device or another. */
export function LayoutTable({ id, isNew, template, deck, cards, templates }: LayoutTableProps) {
  const t = useText('content.mac');
  const [query, setQuery] = useSearchParams();
  // Once saved it is no longer new, and stays as it lies.
  const [wasNew] = useState(isNew);
  const [wanted] = useState(template);
  const { data, error } = shell().useCall(getLayout, { params: { id } }, { skip: wasNew, optional: true });
  const navigate = useNavigate();
  const locale = useLocale();
  const owner = data?.layout.deck ?? deck.slug;
  // Its cards are those of its own deck.
  useEffect(() => {
    if (owner === deck.slug) return;
    navigate(localePath(`/metaphoric-cards/${owner}?layout=${id}`, locale), { replace: true });
  }, [owner, deck.slug, id, locale, navigate]);
  const templateOf = (slug: string) => templates.find((one) => one.slug === slug) ?? NO_PLACES;
  const leave = (layout: Layout) => {
    // As a page begun anew it would take the focus from the note that is being written.
    if (query.get('layout') === 'new')
      setQuery({ layout: layout.id }, { replace: true, preventScrollReset: true });
  };
  if (error?.status === 404)
    return (
      <Section ground="deep">
        <EmptyState
          heading
          title={t('gone')}
          text={t('goneText')}
          action={<Button href={tableHref(deck.slug)}>{t('newLayout')}</Button>}
        />
      </Section>
    );
  if ((!wasNew && !data) || owner !== deck.slug)
    return (
      <Section ground="deep" aria-busy="true">
        <Skeleton height="70vh" />
      </Section>
    );
  const ready = templateOf(data?.layout.template ?? wanted);
  const start: LayoutTexts = data?.layout ?? {
    title: ready.title,
    question: ready.question,
    note: '',
    cards: [],
  };
  return (
    <Table
      id={id}
      deck={deck}
      cards={cards}
      template={ready}
      start={start}
      layout={data?.layout}
      onSaved={leave}
    />
  );
}
