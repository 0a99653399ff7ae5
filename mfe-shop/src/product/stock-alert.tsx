import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../ui/use-text.ts';

const Window = lazy(async () => ({ default: (await import('./stock-alert-window.tsx')).StockAlertWindow }));

/** 'Tell me when it is back', of the product or of one size. */
export function StockAlert({ productId, size }: { productId: string; size: string | null }) {
  const t = useText();
  const [state, setState] = useState({ wanted: false, open: false });
  return (
    <>
      <Button
        variant="soft"
        size="l"
        full
        icon={<Icon of={Bell} size={20} />}
        onClick={() => setState({ wanted: true, open: true })}
      >
        {t('alert.tell')}
      </Button>
      {state.wanted && (
        <Suspense fallback={null}>
          <Window
            productId={productId}
            size={size}
            open={state.open}
            onClose={() => setState({ wanted: true, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
