import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';

export function ToCatalog({ variant }: { variant?: 'outline' }) {
  const t = useText('shop');
  return (
    <Button href="/catalog" {...(variant && { variant })}>
      {t('cart.toCatalog')}
    </Button>
  );
}
