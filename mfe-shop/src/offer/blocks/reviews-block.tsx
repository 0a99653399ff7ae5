import { Avatar } from '@stezhka/shared-ui/avatar';
import { noBreak } from '@stezhka/shared-ui/lib/format';
import { Stars } from '../../ui/stars.tsx';
import { Part, type ShownOf } from './part.tsx';
import styles from './reviews-block.module.css';

export function ReviewsBlock({ block }: { block: ShownOf<'reviews'> }) {
  return (
    <Part block={block}>
      <ul className={styles.reviews}>
        {block.reviews.map(({ name, place, text, rating, picture }) => (
          <li key={name} className={styles.review}>
            <Stars rating={rating} />
            <blockquote className={styles.text}>{noBreak(text)}</blockquote>
            <p className={styles.who}>
              <Avatar image={picture} name={name} size={40} />
              <span>{place ? `${name}, ${place}` : name}</span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
