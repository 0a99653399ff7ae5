import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import {
  type AddProductQuery,
  addKit,
  addProduct,
  type CartProduct,
  getCart,
  type KitLine,
  type RemoveProductReply,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '@stezhka/shop-contract';
import { useDispatch, useSelector } from '@stezhka/store';
import { useEffect, useMemo } from 'react';
import { tellAnalytics } from '../analytics/analytics.ts';
import { cartArrived, cartHidden, lineLeaving, quantityChanged } from './cart.slice.ts';
import { type CartState, nameOf, selectCart, shownCart } from './cart-state.ts';

/** Product 9, Timings: quantity updates and removals wait this long, so that only the last of a row is sent. */
const DEBOUNCE_MS = 500;

/** The cart as it is held here; until then, as the document brought it. Asks for nothing. */
export function useCart(): CartState {
  const held = useSelector(selectCart);
  const { data } = shell().useCall(getCart, undefined, { skip: true });
  const brought = held.loaded || held.stale ? undefined : data?.cart;
  return useMemo(
    () =>
      brought ? { ...held, ...shownCart(brought), cart: brought, loaded: true, cartVisible: true } : held,
    [held, brought],
  );
}

/** Takes over the cart that the document brought, else fetches it, and again whenever it was reset. */
export function useCartSync() {
  const dispatch = useDispatch();
  const { data, refetch, isFetching, error } = shell().useCall(getCart);
  const { loaded, stale, outdated } = useSelector(selectCart);
  useEffect(() => {
    if (outdated && !isFetching && !error) return refetch();
    if (loaded || isFetching || error) return;
    if (data && !stale) dispatch(cartArrived(data.cart));
    else refetch();
  }, [loaded, stale, outdated, data, isFetching, error, refetch, dispatch]);
  return { error: loaded ? undefined : error, refetch };
}

/** By line; they outlive the page, so that the last change is sent even if the visitor leaves at once. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function later(lineId: string, send: () => void): void {
  clearTimeout(timers.get(lineId));
  timers.set(
    lineId,
    setTimeout(() => {
      timers.delete(lineId);
      send();
    }, DEBOUNCE_MS),
  );
}

/** What can be done with a line of products, or of kits. A refusal is told at the line and put right by the slice. */
export function useCartChanges(kind: 'product' | 'kit' = 'product') {
  const dispatch = useDispatch();
  const tellRemoved = useTellRemoved();
  const { useChange } = shell();
  const [sendQuantity] = useChange(kind === 'kit' ? setKitQuantity : setProductQuantity, { quiet: true });
  const [sendRemoval] = useChange(kind === 'kit' ? removeKit : removeProduct, { quiet: true });
  const ignore = () => {};
  return {
    changeQuantity(id: string, quantity: number) {
      dispatch(quantityChanged({ id, quantity }));
      later(id, () => void sendQuantity({ params: { id, quantity } }).catch(ignore));
    },
    removeLine(line: CartProduct | KitLine) {
      const { id } = line;
      dispatch(lineLeaving(id));
      later(id, () => {
        dispatch(cartHidden());
        sendRemoval({ params: { id } }).then((reply) => {
          if (reply.gtagProduct) tellAnalytics('remove_from_cart', { gtagProduct: reply.gtagProduct });
          tellRemoved(line, reply);
        }, ignore);
      });
    },
  };
}

/** Says that a line was taken out; one press puts the same one back. A refusal of that is told by the shell. */
function useTellRemoved() {
  const t = useText('shop');
  const { useChange, toast } = shell();
  const [sendProduct] = useChange(addProduct);
  const [sendKit] = useChange(addKit);
  const ignore = () => {};
  return (line: CartProduct | KitLine, { putBack }: Partial<RemoveProductReply>) => {
    const { quantity } = line;
    const back =
      'kitId' in line
        ? () => void sendKit({ params: { id: line.kitId }, query: { quantity } }).catch(ignore)
        : putBack && (() => void sendProduct(putBack).catch(ignore));
    const action = back ? { label: t('putBack'), onClick: back } : undefined;
    toast(t('removed', { name: nameOf(line) }), { tone: 'good', ...(action && { action }) });
  };
}

/** Opens the mini cart once something was put into the cart; where it was not, the shell has said why. */
function useOpenCart() {
  const { events } = shell();
  return (sent: Promise<unknown>) =>
    sent.then(
      () => events.emit('shell:open-cart', {}),
      () => {},
    );
}

/** Puts a product into the cart and opens the mini cart. */
export function useAddToCart() {
  const [send, { isLoading }] = shell().useChange(addProduct);
  const opens = useOpenCart();
  const add = (id: string, query: AddProductQuery & { quantity: number }) =>
    opens(send({ params: { id }, query }));
  return { add, adding: isLoading };
}

/** The same with a kit. */
export function useAddKit() {
  const [send, { isLoading }] = shell().useChange(addKit);
  const opens = useOpenCart();
  return { add: (id: string) => opens(send({ params: { id }, query: {} })), adding: isLoading };
}

/** The line of a product, of one size when it comes in several; of any size unless told. */
export function useCartLine(productId: string, size?: string | null) {
  const { products, leaving } = useCart();
  const line = products.find(
    (one) => one.productId === productId && (size === undefined || one.size === size),
  );
  return line && !leaving.includes(line.id) ? line : undefined;
}
