import { LAYOUT_NOTE_LIMIT, type MacCard } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Modal } from '@stezhka/shared-ui/modal';
import { Picture } from '@stezhka/shared-ui/picture';
import styles from './table.module.css';

interface CardDialogProps {
  face: MacCard | undefined;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** A card from near, with its questions. */
export function CardDialog({ face, note, onNote, onClose }: CardDialogProps) {
  const t = useText('content.mac');
  return (
    <Modal open={!!face} onClose={onClose} title={face?.title ?? ''} closeLabel={t('close')} size="l">
      {face && (
        <div className={styles.near}>
          {face.imageData && (
            <Picture
              image={face.imageData}
              alt={face.title}
              ratio="2 / 3"
              sizes="(min-width: 992px) 360px, 80vw"
            />
          )}
          <div>
            <ul>
              {face.questions.map((question) => (
                <li key={question}>{noBreak(question)}</li>
              ))}
            </ul>
            <label>
              <span>{t('cardNote')}</span>
              <textarea
                rows={4}
                value={note}
                maxLength={LAYOUT_NOTE_LIMIT}
                onChange={({ target }) => onNote(target.value)}
              />
            </label>
          </div>
        </div>
      )}
    </Modal>
  );
}
