import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { lazyWindow } from '@stezhka/shared-ui/modal';
import { useState } from 'react';

const Window = lazyWindow(async () => (await import('./review-window.tsx')).ReviewWindow);

export function WriteReview({ productId }: { productId: string }) {
  const t = useText('shop');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('reviews.write')}
      </Button>
      <Window productId={productId} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
