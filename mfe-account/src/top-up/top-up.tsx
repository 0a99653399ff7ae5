import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { getPaymentMethods } from '@stezhka/shop-contract';
import { useState } from 'react';

/** Offers to top the balance up while the shop takes cards; else says that it does not. */
export function TopUp({ label, unavailable }: { label: string; unavailable: string }) {
  const { useCall, Slot } = shell();
  const [adding, setAdding] = useState(false);
  const { data, error } = useCall(getPaymentMethods, undefined, { optional: true });
  if (error || data?.methods.includes('card') === false) return <p role="status">{unavailable}</p>;
  return (
    <>
      <Button variant="outline" size="s" disabled={!data} onClick={() => setAdding(true)}>
        {label}
      </Button>
      {adding && (
        <Slot
          name="shop.top-up"
          props={{ onClose: () => setAdding(false) }}
          fallback={<p role="status">{unavailable}</p>}
        />
      )}
    </>
  );
}
