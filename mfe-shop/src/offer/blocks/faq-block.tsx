import { noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { ChevronDown } from 'lucide-react';
import styles from './faq-block.module.css';
import { Part, type ShownOf } from './part.tsx';

/** Questions that open by themselves, without JavaScript too; one at a time. */
export function FaqBlock({ block }: { block: ShownOf<'faq'> }) {
  return (
    <Part block={block} className={styles.faq}>
      <div className={styles.list}>
        {block.questions.map(({ question, answer }) => (
          <details key={question} name={block.title} className={styles.one}>
            <summary className={styles.question}>
              <h3>{noBreak(question)}</h3>
              <Icon of={ChevronDown} />
            </summary>
            <p className={styles.answer}>{noBreak(answer)}</p>
          </details>
        ))}
      </div>
    </Part>
  );
}
