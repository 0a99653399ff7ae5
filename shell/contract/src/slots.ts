/** Components of one remote that stand inside another's page or the frame; names are `domain.what`. */
export interface SlotProps {
  'account.header-user': Record<string, never>;
  /** So many bestsellers in a row. */
  'shop.bestsellers': { count: number };
  /** `link`: always a link to /cart, where little may lead away from the page. */
  'shop.cart-button': { link: boolean };
  'shop.mini-cart': { onClose: () => void };
  'content.search': { onClose: () => void };
  'content.subscription': Record<string, never>;
  /** The chat of pages that carry the flag showChat. */
  'content.chat': Record<string, never>;
  /** Sections of the personal cabinet; each shows its own empty state. */
  'shop.cabinet-orders': Record<string, never>;
  'shop.cabinet-wishlist': Record<string, never>;
  'diary.cabinet-courses': Record<string, never>;
  /** A window that puts money on the member's balance. */
  'shop.top-up': { onClose: () => void };
  /** A button that orders a course of the diary and leads to its payment; `price` in hryvnias is the one shown beside it. */
  'shop.order-course': { slug: string; price: number };
}

export type SlotName = keyof SlotProps;
