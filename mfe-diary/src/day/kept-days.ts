import type { DayKeeper } from './day-keeper.ts';

/** Keepers by owner and date: what is not saved yet outlives its page, what is saved is forgotten with it. */
export class KeptDays {
  #keepers = new Map<string, DayKeeper>();

  get size(): number {
    return this.#keepers.size;
  }

  /** One that still holds something of this date. */
  unfinished(key: string): DayKeeper | undefined {
    const known = this.#keepers.get(key);
    return known?.busy ? known : undefined;
  }

  hold(key: string, keeper: DayKeeper): void {
    this.#keepers.set(key, keeper);
  }

  /** The page is gone: forgets the keeper as soon as it holds nothing. */
  letGo(key: string, keeper: DayKeeper): void {
    this.hold(key, keeper);
    const forget = () => {
      if (keeper.busy) return;
      stop();
      if (this.#keepers.get(key) === keeper) this.#keepers.delete(key);
    };
    const stop = keeper.subscribe(forget);
    forget();
  }
}
