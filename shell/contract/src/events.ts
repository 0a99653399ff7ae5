/** Things that happened in one part and may matter to another; names are `domain:what-happened`. */
export interface ShellEvents {
  'shop:cart-changed': { count: number };
  /** Asked for, not answered yet. */
  'shop:cart-adding': Record<string, never>;
  'account:user-changed': { userId: string | null };
  /**
   * The session still stands: unsaved text is saved now. The logout waits for what `until` gets, and asks the member
   * where it says that something could not be saved.
   */
  'account:logging-out': { until: (saved: Promise<boolean>) => void };
  'shell:open-cart': Record<string, never>;
  'shell:open-search': Record<string, never>;
  /** The side menu (product 2.5, Drawer events); whatever opens an item opens the menu first. */
  'shell:open-menu': Record<string, never>;
  'shell:close-menu': Record<string, never>;
  /** An item with children shows them; any other is pointed at. */
  'shell:open-menu-item': { id: string };
  'shell:close-menu-item': { id: string };
  /** The item whose link this is; with or without the locale. */
  'shell:open-menu-url': { url: string };
  /** The first item whose icon contains 'catalog', or 'constructor'. */
  'shell:open-menu-catalog': Record<string, never>;
  'shell:open-menu-constructor': Record<string, never>;
  /**
   * The visitor must wait and not press again, as during checkout: the preloader covers the page until
   * the same `what` says false, or another page comes (product 2.5, Preloader).
   */
  'shell:busy': { what: string; busy: boolean };
  /** Another page stands on screen; what lies over the page closes. `path` is without the locale. */
  'shell:page-changed': { name: string; path: string };
}

/**
 * The window's event that a part of the page answers from now on: the script that keeps presses before hydration
 * listens for it (shell/src/pre-hydration.ts). It runs before any bundle, so it is the one name that stands in the
 * window for it.
 */
export const PART_HYDRATED = 'stezhka:part-hydrated';
