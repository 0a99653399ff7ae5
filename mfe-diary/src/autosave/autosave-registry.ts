import type { FieldValue } from '@stezhka/diary-contract';
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

  /** Also of a page that is gone: the day's page of now shows the edit, if there is one. */
  edit(key: string, autosave: DayAutosave, ...[field, value]: [field: string, value: FieldValue]): void {
    const held = this.#autosaves.get(key);
    (held ?? autosave).edit(field, value);
    if (!held) this.release(key, autosave);
  }

  /** Nothing of the member is saved while `erase` runs; once it has succeeded, what was typed is forgotten. */
  async eraseDiary(member: string, erase: () => Promise<void>): Promise<void> {
    const held = this.#of(member);
    await Promise.all(held.map((autosave) => autosave.hold()));
    let erased = false;
    try {
      await erase();
      erased = true;
    } finally {
      for (const autosave of held) autosave.release({ erased });
    }
  }

  /** What waits, of a member or of all, is dropped. Resolves once nothing of it is kept here. */
  async forget(member?: string): Promise<void> {
    await Promise.all(this.#of(member).map((autosave) => autosave.forget()));
  }

  /** What waits has left the browser's database. */
  keepAgain(member: string): void {
    for (const autosave of this.#of(member)) autosave.keepAgain();
  }

  isBusy(member: string): boolean {
    return this.#of(member).some((autosave) => autosave.busy);
  }

  /** Saves what waits. Resolves with whether everything is saved. */
  async finish(member?: string): Promise<boolean> {
    const saved = await Promise.all(this.#of(member).map((autosave) => autosave.finish()));
    return saved.every(Boolean);
  }

  #of(member?: string): DayAutosave[] {
    return [...this.#autosaves.values()].filter((autosave) => !member || autosave.member === member);
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
