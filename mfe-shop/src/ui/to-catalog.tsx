import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';

/** The way on from a list that has nothing yet. */
export function ToCatalog({ variant }: { variant?: 'outline' }) {
  const t = useText('shop');
  return (
    <Button href="/catalog" {...(variant && { variant })}>
      {t('cart.toCatalog')}
    </Button>
  );
}
