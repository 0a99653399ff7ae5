import { noBreak } from '@stezhka/shared-ui/lib/format';
import { Picture } from '@stezhka/shared-ui/picture';
import styles from './inside-block.module.css';
import { Part, type ShownOf } from './part.tsx';

export function InsideBlock({ block }: { block: ShownOf<'inside'> }) {
  return (
    <Part block={block}>
      <ul className={styles.pages}>
        {block.pages.map(({ picture, title, text }) => (
          <li key={title} className={styles.page}>
            {picture && (
              <Picture image={picture} frame="panel" ratio="4 / 3" sizes="(min-width: 992px) 600px, 100vw" />
            )}
            <div>
              <h3>{noBreak(title)}</h3>
              <p className={styles.text}>{noBreak(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
