import { getUser, isLoggedIn } from '@stezhka/account-contract';
import {
  attachLayout,
  detachLayout,
  type Layout,
  type LayoutPlace,
  type LayoutReply,
  type LayoutTexts,
  type MacCard,
  type MacDeck,
  removeLayout,
  shareLayout,
  withdrawLayout,
} from '@stezhka/content-contract';
import { getDiarySettings } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { localePath } from '@stezhka/kit-contract';
import { useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './table.module.css';

interface LayoutActionsProps {
  /** Undefined until it is saved. */
  layout: Layout | undefined;
  texts: LayoutTexts;
  deck: MacDeck;
  places: readonly LayoutPlace[];
  faces: ReadonlyMap<number, MacCard>;
  onChanged: (layout: Layout) => void;
}

/** By the diary's clock, which the member sets; a guest's device has one too. */
function useToday(): string {
  const { useCall } = shell();
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const { data } = useCall(getDiarySettings, undefined, { skip: !isLoggedIn(user), optional: true });
  return data?.today ?? new Intl.DateTimeFormat('sv').format(new Date());
}

/** What a saved layout can become: a part of a day, a link, a picture, nothing. */
export function LayoutActions({ layout, texts, deck, places, faces, onChanged }: LayoutActionsProps) {
  const t = useText('content.mac');
  const locale = useLocale();
  const navigate = useNavigate();
  const { useChange, toast } = shell();
  const [attach, attaching] = useChange(attachLayout, { quiet: true });
  const [detach, detaching] = useChange(detachLayout, { quiet: true });
  const [share, sharing] = useChange(shareLayout, { quiet: true });
  const [withdraw, withdrawing] = useChange(withdrawLayout, { quiet: true });
  const [remove, removing] = useChange(removeLayout, { quiet: true });
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? today;
  const [notes, setNotes] = useState(false);
  const [drawNotes, setDrawNotes] = useState(false);
  const [sure, setSure] = useState(false);
  const busy = [attaching, detaching, sharing, withdrawing, removing].some(({ isLoading }) => isLoading);
  if (!texts.cards.length) return null;

  const login = () => {
    const { pathname, search } = window.location;
    navigate(localePath(`/login?next=${encodeURIComponent(pathname + search)}`, locale));
  };
  async function run(call: () => Promise<LayoutReply>) {
    if (busy) return;
    try {
      onChanged((await call()).layout);
    } catch (thrown) {
      const { status, message } = thrown as CallError;
      toast(message, {
        tone: 'bad',
        ...(status === 401 && { action: { label: t('login'), onClick: login } }),
      });
    }
  }
  const params = layout && { id: layout.id };
  const withNotes = (
    checked: boolean,
    onCheck: (checked: boolean) => void,
    words: 'withNotes' | 'pictureNotes' = 'withNotes',
  ) => (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      <span>{t(words)}</span>
    </label>
  );
  const hasNotes = [texts, ...texts.cards].some(({ note }) => note.trim());
  const link =
    layout?.shared && `${window.location.origin}${localePath(`/layout/${layout.shared.token}`, locale)}`;
  const picture = async () => {
    try {
      const { saveLayoutPicture } = await import(
        /* webpackChunkName: "layout-picture" */ './layout-picture.ts'
      );
      const day = formatDate(layout?.savedAt ?? new Date().toISOString(), locale);
      const caption = `${t('deckNamed', { title: deck.title })} · ${day}`;
      await saveLayoutPicture({ texts, deck, places, faces, caption, notes: drawNotes });
    } catch {
      toast(t('pictureFailed'), { tone: 'bad' });
    }
  };
  const removeNow = async () => {
    if (busy || !params) return;
    if (!sure) return setSure(true);
    try {
      await remove({ params });
      toast(t('removed'));
      navigate(localePath(`/metaphoric-cards/${deck.slug}`, locale));
    } catch (thrown) {
      toast((thrown as CallError).message, { tone: 'bad' });
    }
  };
  return (
    <section className={styles.layoutActions}>
      {params && (
        <>
          {layout.day ? (
            <p>
              {t('attachedTo')} <Link href={`/diary/${layout.day}`}>{formatDate(layout.day, locale)}</Link>{' '}
              <button type="button" className={styles.quiet} onClick={() => run(() => detach({ params }))}>
                {t('detach')}
              </button>
            </p>
          ) : (
            <div className={styles.attach}>
              <label>
                <span>{t('day')}</span>
                <input
                  type="date"
                  value={date}
                  max={today}
                  onChange={({ target }) => setChosen(target.value)}
                />
              </label>
              <Button
                variant="deep"
                full
                loading={attaching.isLoading}
                onClick={() => date && run(() => attach({ params, body: { date } }))}
              >
                {t('attach')}
              </Button>
            </div>
          )}
          {link ? (
            <div className={styles.shared}>
              <label>
                <span>{t('link')}</span>
                <input readOnly value={link} onFocus={({ target }) => target.select()} />
              </label>
              {withNotes(layout.shared!.notes, (notes) => run(() => share({ params, body: { notes } })))}
              <button
                type="button"
                className={styles.quiet}
                onClick={() =>
                  navigator.clipboard?.writeText(link).then(
                    () => toast(t('copied'), { tone: 'good' }),
                    () => toast(link),
                  )
                }
              >
                {t('copy')}
              </button>
              <button type="button" className={styles.quiet} onClick={() => run(() => withdraw({ params }))}>
                {t('withdraw')}
              </button>
            </div>
          ) : (
            <div className={styles.share}>
              {withNotes(notes, setNotes)}
              <button
                type="button"
                className={styles.quiet}
                onClick={() => run(() => share({ params, body: { notes } }))}
              >
                {t('share')}
              </button>
            </div>
          )}
        </>
      )}
      <div className={styles.share}>
        {hasNotes && withNotes(drawNotes, setDrawNotes, 'pictureNotes')}
        <button type="button" className={styles.quiet} onClick={picture}>
          {t('picture')}
        </button>
      </div>
      {params && (
        <button type="button" className={styles.quiet} onBlur={() => setSure(false)} onClick={removeNow}>
          {sure ? t('removeSure') : t('remove')}
        </button>
      )}
    </section>
  );
}
