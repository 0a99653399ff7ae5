const KEY = 'account.recovery-aim';
/** As long as the link in the mail works (product 6, Roles and permissions), ms. */
const KEPT_MS = 30 * 60_000;

/**
 * Where the visitor wanted to before they asked for a new password. Its mail opens in a tab of its own, so that the
 * browser remembers it; the mail's link carries nothing that somebody else could have written.
 */
export function keepAim(next: string | null): void {
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify({ next, until: Date.now() + KEPT_MS }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage a recovery ends on the profile.
  }
}

/** Gives it out once; null when nothing is known. It is a path as an address had it: not to be trusted. */
export function takeAim(): string | null {
  try {
    const { next, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    localStorage.removeItem(KEY);
    return typeof next === 'string' && until > Date.now() ? next : null;
  } catch {
    return null;
  }
}
