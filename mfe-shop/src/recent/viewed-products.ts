const KEY = 'shop.viewed';
/** As many as are kept, the one that is open included. */
const MOST = 9;
const isId = (one: unknown): one is string => typeof one === 'string' && /^[\da-f]{24}$/.test(one);

/** Ids of what this browser has seen, the latest first; empty where nothing may be kept. */
export function viewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: string): void {
  const next = [id, ...viewed().filter((one) => one !== id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Nothing may be kept here.
  }
}
