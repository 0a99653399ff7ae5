import type { AnyOperation, CallArgs } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';
import {
  addKit,
  addProduct,
  applyPromocode,
  type CartReply,
  getCart,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '@stezhka/shop-contract';
import type { UnknownAction } from '@stezhka/store';

const names = (...ops: AnyOperation[]) => new Set(ops.map(({ name }) => name));
const LINE_CHANGES = [setProductQuantity, removeProduct, setKitQuantity, removeKit];
const CHANGES_LINE = names(...LINE_CHANGES);
const READS_CART = names(getCart, addProduct, addKit, applyPromocode, ...LINE_CHANGES);

interface CallAction<P> extends UnknownAction {
  payload: P;
  meta: { arg: { endpointName: string; originalArgs: CallArgs } };
}

const isCall = (action: UnknownAction, ops: Set<string>, outcome: string): boolean =>
  action.type.startsWith('api/') &&
  action.type.endsWith(`/${outcome}`) &&
  ops.has((action as unknown as CallAction<unknown>).meta?.arg?.endpointName);

/** Any reply that carries the cart, whoever asked for it. */
export const isCartReply = (action: UnknownAction): action is CallAction<CartReply> =>
  isCall(action, READS_CART, 'fulfilled');

/** A change of a line that the server refused. */
export const isLineRefusal = (action: UnknownAction): action is CallAction<CallError | undefined> =>
  isCall(action, CHANGES_LINE, 'rejected');

/** Which line a call was about, and the quantity it asked for. */
export function lineOf({ meta }: CallAction<unknown>): { id?: string; quantity?: number } {
  if (!CHANGES_LINE.has(meta.arg.endpointName)) return {};
  return (meta.arg.originalArgs?.params ?? {}) as { id: string; quantity?: number };
}
