interface Kept {
  owner: string;
  value: unknown;
}

/** Draft of this tab, which replaces the old one of any owner ('' is a guest). No data about money. */
export function saveSessionDraft(name: string, owner: string, value: unknown): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify({ owner, value } satisfies Kept));
  } catch {
    // Private windows may refuse storage.
  }
}

/** Draft of this owner or of a guest of this tab; the caller must check the shape of the parsed JSON. */
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
    // A browser that refuses storage holds no draft.
  }
}

/** Drafts of every name, also of parts that are not loaded. */
export function dropSessionDraftsOf(owner: string): void {
  try {
    for (const stored of Object.keys(sessionStorage)) {
      if (stored.startsWith(PREFIX) && readSessionDraft(stored.slice(PREFIX.length), owner) !== undefined)
        sessionStorage.removeItem(stored);
    }
  } catch {
    // A browser that refuses storage holds no draft.
  }
}

const PREFIX = 'stezhka-kept:';
const key = (name: string) => PREFIX + name;
