import { Button } from '@stezhka/shared-ui/button';
import { useText } from './use-text.ts';

/** The way on from a list that has nothing yet. */
export function ToCatalog({ variant }: { variant?: 'outline' }) {
  const t = useText();
  return (
    <Button href="/catalog" {...(variant && { variant })}>
      {t('cart.toCatalog')}
    </Button>
  );
}
