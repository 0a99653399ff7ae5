const STORED_AS = 'scroll';

/** How far down each entry of the history was left, in px; outlives a reload. */
export class ScrollMemory {
  readonly #tops: Record<string, number> = read();

  remember(key: string): void {
    this.#tops[key] = scrollY;
  }

  topOf(key: string): number | undefined {
    return this.#tops[key];
  }

  save(): void {
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify(this.#tops));
    } catch {
      // A browser that keeps nothing starts each page at its top.
    }
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
  } catch {
    return {};
  }
}
