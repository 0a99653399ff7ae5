import { useText } from '@stezhka/intl';
import { ConfirmWindow } from '../lib/confirm-window.tsx';

interface MarathonWindowProps {
  open: boolean;
  title?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Product 4, Course and marathon. */
export function StartWindow({ title = '', ...rest }: MarathonWindowProps) {
  const t = useText('diary.courses');
  return (
    <ConfirmWindow
      {...rest}
      title={t('start.title')}
      text={t('start.text', { title })}
      confirm={t('start.confirm')}
      cancel={t('start.cancel')}
    />
  );
}

export function FinishWindow({ title = '', ...rest }: MarathonWindowProps) {
  const t = useText('diary.courses');
  return (
    <ConfirmWindow
      {...rest}
      title={t('finish.title')}
      text={t('finish.text', { title })}
      confirm={t('finish.confirm')}
      cancel={t('finish.cancel')}
    />
  );
}
