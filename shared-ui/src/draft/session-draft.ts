interface Kept {
  owner: string;
  value: unknown;
}

/**
 * Keeps something for this tab under a name, in place of what was kept there before, of anybody. Reloads and other
 * pages leave it; a browser that keeps nothing has it as long as the page does. Nothing of money belongs here.
 * @param owner whom it may be shown to; '' for a guest, whose things are the tab's
 */
export function saveSessionDraft(name: string, owner: string, value: unknown): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify({ owner, value } satisfies Kept));
  } catch {
    // Private windows may refuse.
  }
}

/** What was kept for this owner, or by a guest of this tab; as it was parsed, so it has to be checked. */
export function readSessionDraft(name: string, owner: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(name)) ?? 'null') as Kept | null;
    return kept && (kept.owner === owner || kept.owner === '') ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

export function dropSessionDraft(name: string): void {
  try {
    sessionStorage.removeItem(key(name));
  } catch {
    // Then nothing is kept there.
  }
}

const key = (name: string) => `stezhka-kept:${name}`;
