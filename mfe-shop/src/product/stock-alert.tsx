import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Bell } from 'lucide-react';
import { useState } from 'react';

const Window = lazyPart(async () => (await import('./stock-alert-window.tsx')).StockAlertWindow, {
  when: 'open',
});

/** 'Tell me when it is back', of the product or of one size. */
export function StockAlert({ productId, size }: { productId: string; size: string | null }) {
  const t = useText('shop');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" size="l" full icon={<Icon of={Bell} size={20} />} onClick={() => setOpen(true)}>
        {t('alert.tell')}
      </Button>
      <Window productId={productId} size={size} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
