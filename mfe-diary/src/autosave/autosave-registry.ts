import type { DayAutosave } from './day-autosave.ts';

/** Autosaves by owner and date: an unsaved day outlives its page, a saved one does not. */
export class AutosaveRegistry {
  #autosaves = new Map<string, DayAutosave>();

  get size(): number {
    return this.#autosaves.size;
  }

  unfinished(key: string): DayAutosave | undefined {
    const known = this.#autosaves.get(key);
    return known?.busy ? known : undefined;
  }

  add(key: string, autosave: DayAutosave): void {
    this.#autosaves.set(key, autosave);
  }

  /** Nothing of the member is saved while `erase` runs; once it has succeeded, what was typed is forgotten. */
  async eraseDiary(member: string, erase: () => Promise<void>): Promise<void> {
    const held = [...this.#autosaves.values()].filter((autosave) => autosave.member === member);
    await Promise.all(held.map((autosave) => autosave.hold()));
    let erased = false;
    try {
      await erase();
      erased = true;
    } finally {
      for (const autosave of held) autosave.release({ erased });
    }
  }

  /** Called when its page is gone: removes the autosave once everything is saved. */
  release(key: string, autosave: DayAutosave): void {
    this.add(key, autosave);
    const remove = () => {
      if (autosave.busy) return;
      stop();
      if (this.#autosaves.get(key) === autosave) this.#autosaves.delete(key);
    };
    const stop = autosave.subscribe(remove);
    remove();
  }
}
