import {
  LAYOUT_QUESTION_LIMIT,
  type Layout,
  type LayoutTemplate,
  type LayoutTexts,
  type MacCard,
  type MacDeck,
} from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Contours } from '@stezhka/shared-ui/contours';
import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { Link } from '@stezhka/shared-ui/link';
import { Layers, Shuffle, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useMemo, useReducer, useRef, useState } from 'react';
import { CardDialog } from './card-dialog.tsx';
import { CardFan } from './card-fan.tsx';
import { CardTools } from './card-tools.tsx';
import { tableHref } from './decks.page.tsx';
import { LayoutActions } from './layout-actions.tsx';
import { shuffle } from './shuffle.ts';
import styles from './table.module.css';
import { TableCard } from './table-card.tsx';
import { TableNotes } from './table-notes.tsx';
import { type Change, freePlace, startTable, tableReducer } from './table-state.ts';
import { textsOf, useAutosave } from './use-autosave.ts';

interface TableProps {
  id: string;
  deck: MacDeck;
  cards: MacCard[];
  template: LayoutTemplate;
  start: LayoutTexts;
  /** As it was opened. */
  layout: Layout | undefined;
  onSaved: (layout: Layout) => void;
}

const ZOOMS = [1, 1.4, 1.9];

/** The table (LOOK, MAC table): a question on top, places, an arc of backs below, notes beside. */
export function Table({ id, deck, cards, template, start, layout, onSaved }: TableProps) {
  const t = useText('content.mac');
  const { places } = template;
  const [state, change] = useReducer(tableReducer(places), textsOf(start), startTable);
  const [order, setOrder] = useState(() => shuffle(cards.map(({ number }) => number)));
  const [selected, setSelected] = useState<number>();
  const [opened, setOpened] = useState<number>();
  const [zoom, setZoom] = useState(0);
  const [told, setTold] = useState('');
  const [saved, setSaved] = useState(layout);
  const surface = useRef<HTMLDivElement>(null);
  const { now } = state;
  const isRow = places.length > 0 && places.every(({ y }) => y === places[0]!.y);
  const saving = useAutosave({
    id,
    deck: deck.slug,
    template: template.slug,
    saved: layout && { version: layout.version, texts: textsOf(layout) },
    texts: now,
    onSaved: (written) => {
      setSaved(written);
      onSaved(written);
    },
  });
  const faces = useMemo(() => new Map(cards.map((card) => [card.number, card])), [cards]);
  const pile = order.filter((number) => !now.cards.some((card) => card.number === number));
  const faceOf = (number: number | undefined) => (number === undefined ? undefined : faces.get(number));
  const laid = now.cards.find(({ number }) => number === selected);

  function changeCard(action: Change) {
    change(action);
    if (action.do !== 'return') return;
    // The card, or the button beside it, goes with the focus.
    surface.current!.focus({ preventScroll: true });
    setTold(t('returned'));
  }
  function draw(number: number) {
    const place = freePlace(now.cards, places);
    change({ do: 'draw', number });
    setSelected(number);
    setTold(place === null ? t('drawn') : t('drawnInto', { place: places[place]!.title }));
  }
  function reshuffle() {
    setOrder(shuffle(order));
    setTold(t('shuffled'));
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isField(event.target)) {
      event.preventDefault();
      change({ do: 'undo' });
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z, which the button 'Undo' does as well
    <div className={styles.table} data-ground="deep" onKeyDown={onKeyDown}>
      <Contours />
      <div className={styles.wrap}>
        <header className={styles.head}>
          <Kicker>
            <Link href={`/metaphoric-cards/${deck.slug}`}>{t('deckNamed', { title: deck.title })}</Link>
          </Kicker>
          <h1>{noBreak(template.title || t('newLayout'))}</h1>
          <p className={styles.hint}>{noBreak(t('hint'))}</p>
          <p className={styles.hint}>{t('left', { n: pile.length })}</p>
          <div className={styles.tools}>
            <Button
              variant="outline"
              size="s"
              className={styles.tool}
              icon={<Icon of={Shuffle} />}
              onClick={reshuffle}
            >
              {t('shuffle')}
            </Button>
            <Button
              variant="outline"
              size="s"
              className={styles.tool}
              icon={<Icon of={Layers} />}
              href={tableHref(deck.slug, template.slug)}
            >
              {t('newLayout')}
            </Button>
            <Button
              variant="outline"
              size="s"
              className={styles.tool}
              icon={<Icon of={Undo2} />}
              aria-disabled={!state.past.length}
              onClick={() => change({ do: 'undo' })}
            >
              {t('undo')}
            </Button>
          </div>
        </header>
        <div className={styles.middle}>
          <label className={styles.question}>
            <span>{t('question')}</span>
            <textarea
              rows={2}
              value={now.question}
              maxLength={LAYOUT_QUESTION_LIMIT}
              placeholder={t('questionHint')}
              onChange={({ target }) => change({ do: 'texts', texts: { question: target.value } })}
            />
          </label>
          <div className={styles.scroller}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form */}
            <div
              ref={surface}
              role="group"
              tabIndex={-1}
              aria-label={t('table')}
              className={cx(styles.surface, isRow && styles.row)}
              style={{ '--zoom': ZOOMS[zoom] } as React.CSSProperties}
            >
              {places.map((place, i) => (
                <div
                  key={place.title + place.x}
                  className={styles.place}
                  style={{ '--x': place.x, '--y': place.y } as React.CSSProperties}
                  data-filled={now.cards.some((card) => card.place === i)}
                >
                  <span className={styles.caption}>
                    <b>{place.title}</b>
                    <small>{place.meaning}</small>
                  </span>
                </div>
              ))}
              {now.cards.map((card) => (
                <TableCard
                  key={card.number}
                  card={card}
                  face={faces.get(card.number)!}
                  back={deck.backImageData}
                  place={card.place === null ? undefined : places[card.place]}
                  selected={card.number === selected}
                  onSelect={() => setSelected(card.number)}
                  onOpen={() => setOpened(card.number)}
                  onChange={changeCard}
                />
              ))}
              {!places.length && !now.cards.length && <p className={styles.empty}>{t('emptyTable')}</p>}
            </div>
          </div>
          <div className={styles.zoom}>
            <IconButton
              icon={ZoomOut}
              label={t('zoomOut')}
              aria-disabled={!zoom}
              onClick={() => setZoom(Math.max(0, zoom - 1))}
            />
            <IconButton
              icon={ZoomIn}
              label={t('zoomIn')}
              aria-disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
            />
            {laid && <CardTools card={laid} onChange={changeCard} onOpen={() => setOpened(laid.number)} />}
          </div>
          <p id="table-keys" className={styles.keys}>
            {t('keys')}
          </p>
        </div>
        <CardFan pile={pile} back={deck.backImageData} onDraw={draw} />
        <aside className={styles.aside} aria-label={t('notes')}>
          <TableNotes
            texts={now}
            card={laid}
            face={laid?.faceUp ? faceOf(laid.number) : undefined}
            onChange={change}
            saving={saving}
            onTakeTheirs={(texts) => change({ do: 'replace', texts })}
          />
          <LayoutActions
            layout={saving.saved ? saved : undefined}
            texts={now}
            deck={deck}
            places={places}
            faces={faces}
            onChanged={setSaved}
          />
          <p className={styles.care}>{noBreak(t('care'))}</p>
        </aside>
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <CardDialog
        face={faceOf(opened)}
        note={now.cards.find(({ number }) => number === opened)?.note ?? ''}
        onNote={(note) => opened !== undefined && change({ do: 'note', number: opened, note })}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

const isField = (target: EventTarget) => (target as Element).matches('textarea, input');
