import {
  decrementAuthorRating,
  decrementPostRating,
  hasRatedAuthor,
  hasRatedPost,
  incrementAuthorRating,
  incrementPostRating,
} from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import type { Id } from '@stezhka/kit-contract';
import { cx } from '@stezhka/shared-ui/cx';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { shell } from '@stezhka/shell-contract';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import styles from './rating.module.css';

const CALLS = {
  post: { has: hasRatedPost, up: incrementPostRating, down: decrementPostRating },
  author: { has: hasRatedAuthor, up: incrementAuthorRating, down: decrementAuthorRating },
};

interface RatingProps {
  of: keyof typeof CALLS;
  id: Id;
  /** As the document knows it, for all visitors; the visitor's own answer comes after. */
  rating: number;
  label: string;
  className?: string | undefined;
}

/** Votes up and down (product 4, Rating): one for each visitor; the opposite press turns it. */
export function Rating({ of, id, rating, label, className }: RatingProps) {
  const t = useText('content');
  const { has, up, down } = CALLS[of];
  const { useCall, useChange } = shell();
  const { data } = useCall(has, { params: { id } }, { optional: true });
  const [increment, incrementing] = useChange(up);
  const [decrement, decrementing] = useChange(down);
  const hydrated = useHydrated();
  const busy = incrementing.isLoading || decrementing.isLoading;
  const vote = data?.vote ?? null;
  const press = (send: typeof increment) => () => {
    if (!busy) void send({ params: { id } }).catch(() => {});
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form
    <div role="group" aria-label={label} className={cx(styles.rating, className)}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.votes}>
        <IconButton
          variant="outline"
          icon={ThumbsUp}
          label={t('rating.up')}
          pressed={vote === 'up'}
          aria-disabled={busy || !hydrated}
          onClick={press(increment)}
        />
        <output className={styles.sum}>{data?.rating ?? rating}</output>
        <IconButton
          variant="outline"
          icon={ThumbsDown}
          label={t('rating.down')}
          pressed={vote === 'down'}
          aria-disabled={busy || !hydrated}
          onClick={press(decrement)}
        />
      </span>
    </div>
  );
}
