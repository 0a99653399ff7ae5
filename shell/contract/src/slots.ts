/** Components of one remote that stand inside another's page or the frame; names are `domain.what`. */
export interface SlotProps {
  'account.header-user': Record<string, never>;
  /** So many bestsellers in a row. */
  'shop.shelf': { count: number };
  'shop.cart-button': Record<string, never>;
  'shop.mini-cart': { onClose: () => void };
  'content.search': { onClose: () => void };
  'content.subscription': Record<string, never>;
}

export type SlotName = keyof SlotProps;
