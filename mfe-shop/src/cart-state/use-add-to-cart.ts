import { shell } from '@stezhka/shell-contract';
import { type AddProductQuery, addKit, addProduct } from '@stezhka/shop-contract';

/** Opens the mini cart once something was put into the cart; where it was not, the shell has said why. Tells which. */
function useOpenCart() {
  const { events } = shell();
  return (sent: Promise<unknown>) => {
    events.emit('shop:cart-adding', {});
    return sent.then(
      () => {
        events.emit('shell:open-cart', {});
        return true;
      },
      () => false,
    );
  };
}

export function useAddToCart() {
  const [send, { isLoading }] = shell().useChange(addProduct);
  const opens = useOpenCart();
  const add = (id: string, query: AddProductQuery & { quantity: number }) =>
    opens(send({ params: { id }, query }));
  return { add, adding: isLoading };
}

export function useAddKit() {
  const [send, { isLoading }] = shell().useChange(addKit);
  const opens = useOpenCart();
  return { add: (id: string) => opens(send({ params: { id }, query: {} })), adding: isLoading };
}
