import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Part, type ShownOf } from './part.tsx';
import styles from './questions-block.module.css';

const AT_ONCE = 3;

/** The diary's questions of the day, a few at a time; without JavaScript the first ones stand. */
export function QuestionsBlock({ block }: { block: ShownOf<'questions'> }) {
  const t = useText('shop');
  const [from, setFrom] = useState(0);
  const { questions } = block;
  const shown = Array.from(
    { length: Math.min(AT_ONCE, questions.length) },
    (_, i) => (from + i) % questions.length,
  );
  return (
    <Part block={block}>
      <ul className={styles.questions} aria-live="polite">
        {shown.map((i) => (
          <li key={i} className={styles.question}>
            {noBreak(questions[i]!)}
          </li>
        ))}
      </ul>
      {questions.length > AT_ONCE && (
        <Button
          variant="outline"
          icon={<Icon of={RefreshCw} size={18} />}
          onClick={() => setFrom((from + AT_ONCE) % questions.length)}
        >
          {t('offer.moreQuestions')}
        </Button>
      )}
    </Part>
  );
}
