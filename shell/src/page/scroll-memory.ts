const STORED_AS = 'scroll';

/** Pixels by history entry; survives a reload. */
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
      // Without storage each page starts at its top.
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
