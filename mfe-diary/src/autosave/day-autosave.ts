import type { Day, DayChange, DayReply } from '@stezhka/diary-contract';
import type { CallError } from '@stezhka/shell-contract';
import { type Conflict, changeOf, type Draft, isEmpty, joined, NO_DRAFT, rebased } from './draft.ts';

export type Send = (change: DayChange) => Promise<DayReply>;

export interface AutosaveState {
  day: Day;
  /** Unsaved edits over it, those under way included. */
  draft: Draft;
  /** 'offline' retries by itself; 'login' waits for a login, 'refused' for another edit. */
  state: 'saved' | 'unsaved' | 'saving' | 'offline' | 'login' | 'refused';
  /** The error of a refusal, in the writer’s language. */
  refusal?: string;
  /** ms; absent until something was saved here. */
  savedAt?: number;
  conflicts: Record<string, Conflict>;
}

/** Pause in typing after which edits are saved, ms. */
export const PAUSE = 1_000;
/** Delay before a failed save is retried, ms; each further failure doubles it. */
const RETRY = 4_000;
const RETRY_MOST = 60_000;

/** No connection, a service that is down, too many calls: the same call may succeed later. */
const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

/** Autosave of one date: takes edits at once, saves them one call after another, and never drops an unsaved one. */
export class DayAutosave {
  #state: AutosaveState;
  #send: Send;
  #underWay: Draft | undefined;
  #waiting: Draft = NO_DRAFT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #listeners = new Set<() => void>();

  constructor(day: Day, send: Send) {
    this.#state = { day, draft: NO_DRAFT, state: 'saved', conflicts: {} };
    this.#send = send;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  get = (): AutosaveState => this.#state;

  /** True while unsaved edits or conflicts would be lost with it. */
  get busy(): boolean {
    return !!this.#underWay || !isEmpty(this.#waiting) || Object.keys(this.#state.conflicts).length > 0;
  }

  /** The current page's call, which answers errors in its language. */
  sendBy(send: Send): void {
    this.#send = send;
  }

  edit(part: Partial<Draft>): void {
    this.#waiting = joined(this.#waiting, part);
    const { state } = this.#state;
    // The edit is sent with those that wait already.
    if (state === 'offline' || state === 'login') {
      this.#show({});
      return;
    }
    this.#show({ state: this.#underWay ? 'saving' : 'unsaved' });
    this.#later(PAUSE);
  }

  /** A copy of the day from another call; an older one is ignored. */
  arrived(day: Day): void {
    if (this.#underWay || day.version <= this.#state.day.version) return;
    this.#rebase(day);
  }

  /** Saves now. `leaving`: the page may be gone before the call under way has answered. */
  flush({ leaving = false } = {}): void {
    const { state } = this.#state;
    if (isEmpty(this.#waiting) || state === 'login' || state === 'refused') return;
    if (!this.#underWay) void this.#save();
    else if (leaving) {
      const { day } = this.#state;
      // If the page stays, the call is repeated; the service ignores a repetition.
      this.#send(changeOf(day, joined(this.#underWay, this.#waiting), day.version + 1)).catch(() => {});
    }
  }

  resume(): void {
    if (this.#state.state !== 'login') return;
    this.#show({ state: 'unsaved' });
    this.flush();
  }

  settle(key: string, text: string): void {
    const { [key]: _, ...conflicts } = this.#state.conflicts;
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
      const { day } = await this.#send(changeOf(this.#state.day, draft));
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
    if (!isTransient(status)) {
      clearTimeout(this.#timer);
      this.#show(status === 401 ? { state: 'login' } : { state: 'refused', refusal: message });
      return;
    }
    this.#show({ state: 'offline' });
    this.#later(Math.min(RETRY * 2 ** this.#failures++, RETRY_MOST));
  }

  #rebase(day: Day): void {
    const { draft, conflicts } = rebased(this.#waiting, this.#state.day, day);
    this.#waiting = draft;
    const more = !isEmpty(draft);
    this.#show({
      day,
      conflicts: { ...this.#state.conflicts, ...conflicts },
      state: more ? 'unsaved' : 'saved',
    });
    if (more) this.#later(PAUSE);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), ms);
  }

  #show(part: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...part, draft: joined(this.#underWay ?? NO_DRAFT, this.#waiting) };
    for (const listener of this.#listeners) listener();
  }
}
