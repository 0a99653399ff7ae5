import { useText } from '@stezhka/intl';
import { type CallError, shell } from '@stezhka/shell-contract';
import {
  addKit,
  addProduct,
  type Cart,
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
import { useMemo } from 'react';
import { trackEvent } from '../analytics/analytics.ts';
import {
  type CartState,
  cartHidden,
  lineLeaving,
  lineRefused,
  lineRemoved,
  quantityChanged,
  selectCartState,
} from './cart.slice.ts';
import { nameOf } from './cart-amounts.ts';
import { debounceOfLine, quantityChange } from './quantity.ts';

type Shown = Pick<
  Cart,
  | 'products'
  | 'kits'
  | 'total'
  | 'currency'
  | 'blocked'
  | 'promocode'
  | 'discount'
  | 'promocodeError'
  | 'promocodePersonal'
>;

/** Everything is zero until a cart is known, and while a removal is under way (product 3 and 4, Cart). */
const EMPTY: Shown = {
  products: [],
  kits: [],
  total: {
    totalPrice: { price: 0, oldPrice: null, currency: 'UAH', discountPercent: null },
    deliveryPrice: 0,
    paymentPrice: 0,
  },
  currency: 'UAH',
  blocked: null,
  promocode: '',
  discount: 0,
  promocodeError: null,
  promocodePersonal: false,
};

export interface CartView extends Shown, Omit<CartState, 'hidden'> {
  /** The server's cart with quantities that are not answered yet; undefined until it is known. */
  cart: Cart | undefined;
  visible: boolean;
  /** Changes are not answered yet. */
  settling: boolean;
}

/** The cart as it is known; asks for nothing. */
export function useCart(): CartView {
  const { hidden, ...state } = useSelector(selectCartState);
  const { data, isChanging } = shell().useCall(getCart, undefined, { skip: true });
  const cart = data?.cart;
  return {
    ...(cart && !hidden ? cart : EMPTY),
    ...state,
    cart,
    visible: cart !== undefined && !hidden,
    settling: isChanging || hidden || state.leaving.length > 0,
  };
}

export function useCartRead() {
  const { data, refetch, error } = shell().useCall(getCart);
  return { error: data ? undefined : error, refetch };
}

/** Changes of a line of products or of kits. A refusal appears at the line, which returns to its former state. */
export function useCartChanges(kind: 'product' | 'kit' = 'product') {
  const dispatch = useDispatch();
  const notifyRemoved = useRemovedNotice();
  const { useChange, cache } = shell();
  const removal = useMemo(
    () => ({ quiet: true, debounce: debounceOfLine, onSend: () => void dispatch(cartHidden()) }),
    [dispatch],
  );
  const [sendQuantity] = useChange(kind === 'kit' ? setKitQuantity : setProductQuantity, quantityChange);
  const [sendProductRemoval] = useChange(removeProduct, removal);
  const [sendKitRemoval] = useChange(removeKit, removal);
  const sendRemoval: (args: { params: { id: string } }) => Promise<Partial<RemoveProductReply>> =
    kind === 'kit' ? sendKitRemoval : sendProductRemoval;
  const refuse =
    (line: CartProduct | KitLine) =>
    ({ status, code, message, data }: CallError) => {
      if (code === 'superseded') return;
      const { left = null } = (data ?? {}) as { left?: number };
      const words = status === 0 ? '' : message;
      dispatch(lineRefused({ id: line.id, name: nameOf(line), status, message: words, left }));
      // Only a fresh cart tells what is left; until it is here, what is typed below the lines stays.
      if (status === 404) dispatch(cache.refetch(getCart));
    };
  return {
    changeQuantity(line: CartProduct | KitLine, quantity: number) {
      dispatch(quantityChanged());
      sendQuantity({ params: { id: line.id, quantity } }).catch(refuse(line));
    },
    removeLine(line: CartProduct | KitLine) {
      const { id } = line;
      dispatch(lineLeaving(id));
      sendRemoval({ params: { id } }).then((reply) => {
        dispatch(lineRemoved(id));
        if (reply.gtagProduct) trackEvent('remove_from_cart', { gtagProduct: reply.gtagProduct });
        notifyRemoved(line, reply);
      }, refuse(line));
    },
  };
}

/** Says that a line was taken out; one press puts the same one back. A refusal of that is told by the shell. */
function useRemovedNotice() {
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

/** The line of a product, of one size when it comes in several; of any size unless told. */
export function useCartLine(productId: string, size?: string | null) {
  const { products, leaving } = useCart();
  const line = products.find(
    (one) => one.productId === productId && (size === undefined || one.size === size),
  );
  return line && !leaving.includes(line.id) ? line : undefined;
}
