/** Things that happened in one part and may matter to another; names are `domain:what-happened`. */
export interface ShellEvents {
  'shop:cart-changed': { count: number };
  'account:user-changed': { userId: string | null };
  'shell:open-cart': Record<string, never>;
  'shell:open-search': Record<string, never>;
}
