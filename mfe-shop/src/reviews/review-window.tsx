import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { getReviewForm, writeReview } from '@stezhka/shop-contract';

interface ReviewWindowProps {
  productId: string;
  open: boolean;
  onClose: () => void;
}

/** The form for a member; a guest is shown the way in. */
export function ReviewWindow({ productId, open, onClose }: ReviewWindowProps) {
  const t = useText('shop');
  const { pathname } = useLocation();
  const { useCall, useInvalidate, toast } = shell();
  const invalidate = useInvalidate();
  const { data, error } = useCall(getReviewForm, { params: { id: productId } }, { optional: true });
  const guest = error?.status === 401;
  const done = () => {
    invalidate(writeReview.changes ?? []);
    toast(t('reviews.thanks'), { tone: 'good' });
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="m"
      title={t('reviews.write')}
      {...(guest && { description: t('reviews.members') })}
      closeLabel={t('close')}
    >
      {guest && (
        <Button href={`/login?next=${encodeURIComponent(pathname)}`} full>
          {t('reviews.login')}
        </Button>
      )}
      {error && !guest && <p>{error.message}</p>}
      {data && (
        <ServerForm
          definition={data.form}
          label={t('reviews.write')}
          submitLabel={t('reviews.send')}
          submitLook={{ full: true }}
          onEvent={(event) => event.type === 'submit' && done()}
        />
      )}
    </Modal>
  );
}
