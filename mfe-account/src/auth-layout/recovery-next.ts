const KEY = 'account.recovery-next';
/** As long as the link in the mail works (product 6, Roles and permissions), ms. */
const LIFETIME_MS = 30 * 60_000;

/**
 * Saves the visitor's `next` while they ask for a new password: the mail's link opens in another tab, and carries no
 * path that a third party could have written.
 */
export function saveRecoveryNext(next: string | null): void {
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify({ next, until: Date.now() + LIFETIME_MS }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage a recovery ends on the profile.
  }
}

/** Reads and removes it; null without one. The path comes from an address: it is not to be trusted. */
export function takeRecoveryNext(): string | null {
  try {
    const { next, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    localStorage.removeItem(KEY);
    return typeof next === 'string' && until > Date.now() ? next : null;
  } catch {
    return null;
  }
}
