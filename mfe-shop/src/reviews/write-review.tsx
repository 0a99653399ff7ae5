import { Button } from '@stezhka/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../ui/use-text.ts';

const Window = lazy(async () => ({ default: (await import('./review-window.tsx')).ReviewWindow }));

/** The way to say something oneself. */
export function WriteReview({ productId }: { productId: string }) {
  const t = useText();
  const [state, setState] = useState({ wanted: false, open: false });
  return (
    <div>
      <Button variant="outline" onClick={() => setState({ wanted: true, open: true })}>
        {t('reviews.write')}
      </Button>
      {state.wanted && (
        <Suspense fallback={null}>
          <Window
            productId={productId}
            open={state.open}
            onClose={() => setState({ wanted: true, open: false })}
          />
        </Suspense>
      )}
    </div>
  );
}
