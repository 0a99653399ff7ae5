import type { Day, DayChange, DayReply } from '@stezhka/diary-contract';
import type { CallError } from '@stezhka/shell-contract';
import { type Conflict, changeOf, type Draft, isEmpty, joined, NO_DRAFT, rebased } from './draft.ts';

export type Send = (change: DayChange) => Promise<DayReply>;

export interface Kept {
  /** As the service last told it. */
  day: Day;
  /** Everything over it that is not saved, what is on its way included. */
  draft: Draft;
  /**
   * 'offline' tries again by itself; 'login' waits until the writer has logged in, 'refused' until the writer
   * changes something.
   */
  state: 'saved' | 'unsaved' | 'saving' | 'offline' | 'login' | 'refused';
  /** Why it was refused, in the writer's language. */
  refusal?: string;
  /** ms; absent until something was saved here. */
  savedAt?: number;
  /** By note key. */
  conflicts: Record<string, Conflict>;
}

/** A pause in writing after which it is saved, ms. */
export const PAUSE = 1_000;
/** How soon a failed save is tried again, ms; each next failure doubles it. */
const RETRY = 4_000;
const RETRY_MOST = 60_000;

/** No connection, a service that rests, too many calls: the same call may succeed later. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

/**
 * Keeps one date: takes edits at once, saves them one call after another, and never lets go of what is not saved.
 */
export class DayKeeper {
  #kept: Kept;
  #send: Send;
  #underWay: Draft | undefined;
  #waiting: Draft = NO_DRAFT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #listeners = new Set<() => void>();

  constructor(day: Day, send: Send) {
    this.#kept = { day, draft: NO_DRAFT, state: 'saved', conflicts: {} };
    this.#send = send;
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  get = (): Kept => this.#kept;

  /** Holds something that would be lost with it. */
  get busy(): boolean {
    return !!this.#underWay || !isEmpty(this.#waiting) || Object.keys(this.#kept.conflicts).length > 0;
  }

  /** The page's own call, which knows the language of its errors. */
  sendBy(send: Send): void {
    this.#send = send;
  }

  edit(part: Partial<Draft>): void {
    this.#waiting = joined(this.#waiting, part);
    const { state } = this.#kept;
    // What already waits for a connection or a login goes with it; writing on makes neither come sooner.
    if (state === 'offline' || state === 'login') {
      this.#show({});
      return;
    }
    this.#show({ state: this.#underWay ? 'saving' : 'unsaved' });
    this.#later(PAUSE);
  }

  /** A copy of the day that came another way; an older one is ignored. */
  arrived(day: Day): void {
    if (this.#underWay || day.version <= this.#kept.day.version) return;
    this.#rebase(day);
  }

  /** Saves now. `leaving`: the page may be gone before the call under way has answered. */
  flush({ leaving = false } = {}): void {
    const { state } = this.#kept;
    if (isEmpty(this.#waiting) || state === 'login' || state === 'refused') return;
    if (!this.#underWay) void this.#save();
    else if (leaving) {
      const { day } = this.#kept;
      // Repeated when the page stays after all: the service takes a repetition for no change.
      this.#send(changeOf(day, joined(this.#underWay, this.#waiting), day.version + 1)).catch(() => {});
    }
  }

  /** The writer may have logged in meanwhile. */
  resume(): void {
    if (this.#kept.state !== 'login') return;
    this.#show({ state: 'unsaved' });
    this.flush();
  }

  /** The writer's decision between two texts. */
  settle(key: string, text: string): void {
    const { [key]: _, ...conflicts } = this.#kept.conflicts;
    this.#show({ conflicts });
    this.edit({ notes: { [key]: text } });
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    const draft = this.#waiting;
    this.#underWay = draft;
    this.#waiting = NO_DRAFT;
    this.#show({ state: 'saving' });
    try {
      const { day } = await this.#send(changeOf(this.#kept.day, draft));
      this.#underWay = undefined;
      this.#failures = 0;
      const more = !isEmpty(this.#waiting);
      this.#show({ day, state: more ? 'unsaved' : 'saved', savedAt: Date.now() });
      if (more) this.#later(PAUSE);
    } catch (error) {
      this.#underWay = undefined;
      this.#waiting = joined(draft, this.#waiting);
      this.#failed(error as Partial<CallError>);
    }
  }

  #failed({ status = 0, code, message, data }: Partial<CallError>): void {
    const current = (data as Partial<DayReply> | undefined)?.day;
    if (code === 'day_changed' && current) {
      this.#rebase(current);
      return;
    }
    if (!isPassing(status)) {
      clearTimeout(this.#timer);
      this.#show(status === 401 ? { state: 'login' } : { state: 'refused', refusal: message });
      return;
    }
    this.#show({ state: 'offline' });
    this.#later(Math.min(RETRY * 2 ** this.#failures++, RETRY_MOST));
  }

  #rebase(day: Day): void {
    const { draft, conflicts } = rebased(this.#waiting, this.#kept.day, day);
    this.#waiting = draft;
    const more = !isEmpty(draft);
    this.#show({
      day,
      conflicts: { ...this.#kept.conflicts, ...conflicts },
      state: more ? 'unsaved' : 'saved',
    });
    if (more) this.#later(PAUSE);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), ms);
  }

  #show(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part, draft: joined(this.#underWay ?? NO_DRAFT, this.#waiting) };
    for (const listener of this.#listeners) listener();
  }
}
