/** Things that happened in one part and may matter to another; names are `domain:what-happened`. */
export interface ShellEvents {
  'shop:cart-changed': { count: number };
  'account:user-changed': { userId: string | null };
  'shell:open-cart': Record<string, never>;
  'shell:open-search': Record<string, never>;
  /** Opens the side menu; with one of these also the item so named, so linked, or with such an icon. */
  'shell:open-menu': MenuTarget;
  'shell:close-menu': Record<string, never>;
  /** Another page stands on screen; what lies over the page closes. `path` is without the locale. */
  'shell:page-changed': { name: string; path: string };
}

export interface MenuTarget {
  id?: string;
  url?: string;
  icon?: string;
}
