import { DAY_PICTURE_BYTES, type Day, removeDayPicture, uploadDayPicture } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Icon } from '@stezhka/shared-ui/icon';
import { Picture } from '@stezhka/shared-ui/picture';
import { PictureInput } from '@stezhka/shared-ui/picture-input';
import { shell } from '@stezhka/shell-contract';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import styles from './day-picture.module.css';

interface DayPictureProps {
  day: Day;
  readOnly: boolean;
  onSaved: (day: Day) => void;
}

export function DayPicture({ day, readOnly, onSaved }: DayPictureProps) {
  const t = useText('diary.picture');
  const [upload, uploading] = shell().useChange(uploadDayPicture);
  const [remove, removing] = shell().useChange(removeDayPicture);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { date, imageData } = day;
  if (readOnly && !imageData) return null;

  const send = async (file: File) => {
    if (uploading.isLoading) return;
    const body = new FormData();
    body.set('file', file);
    const { day: saved } = await upload({ params: { date }, body });
    onSaved(saved);
  };
  const drop = async () => {
    const { day: saved } = await remove({ params: { date } });
    onSaved(saved);
    choose.current?.focus();
  };
  // A failed call has shown its own message.
  const settled = (call: Promise<void>) => void call.catch(() => {});
  return (
    <Panel aria-labelledby="picture" className={styles.panel}>
      <h2 id="picture" className={styles.title}>
        {t('title')}
      </h2>
      {imageData ? (
        <Picture image={imageData} alt={t('alt')} sizes="(max-width: 991px) 100vw, 640px" frame="card" />
      ) : (
        <p className={styles.lead}>{t('lead')}</p>
      )}
      {!readOnly && (
        <div className={styles.actions}>
          <PictureInput
            ref={input}
            label={t('choose')}
            maxBytes={DAY_PICTURE_BYTES}
            onChosen={(file) => settled(send(file))}
            onRefused={(problem) => shell().toast(t(problem), { tone: 'bad' })}
          />
          <Button
            ref={choose}
            variant="outline"
            size="s"
            icon={<Icon of={Camera} size={18} />}
            loading={uploading.isLoading}
            onClick={() => input.current?.click()}
          >
            {t(imageData ? 'replace' : 'choose')}
          </Button>
          {imageData && (
            <Button variant="ghost" size="s" loading={removing.isLoading} onClick={() => settled(drop())}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
