import type { DayAutosave } from './day-autosave.ts';

/** Autosaves by owner and date: an unsaved day outlives its page, a saved one does not. */
export class AutosaveRegistry {
  #autosaves = new Map<string, DayAutosave>();

  get size(): number {
    return this.#autosaves.size;
  }

  /** The autosave that still holds unsaved edits of this date. */
  unfinished(key: string): DayAutosave | undefined {
    const known = this.#autosaves.get(key);
    return known?.busy ? known : undefined;
  }

  add(key: string, autosave: DayAutosave): void {
    this.#autosaves.set(key, autosave);
  }

  /** The page is gone: forgets the autosave as soon as it holds nothing. */
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
