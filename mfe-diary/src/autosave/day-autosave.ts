import type {
  Day,
  DayChange,
  DayConflict,
  DayReply,
  FieldConflict,
  FieldValue,
} from '@stezhka/diary-contract';
import type { CallError } from '@stezhka/shell-contract';
import { isDecart, isWritten, type Pending } from './day-view.ts';
import { joinDecart, joinTexts } from './join-texts.ts';
import {
  bySeq,
  type ChangeStore,
  callOf,
  changeKey,
  type KeptChange,
  nextCall,
  nextSeq,
} from './kept-changes.ts';

export type Send = (change: DayChange) => Promise<DayReply>;

export interface AutosaveState {
  day: Day;
  /** Unsaved values over it, those under way included. */
  pending: Pending;
  /** 'offline' retries by itself; 'login' waits for a login, 'refused' for another edit, 'conflict' for a choice. */
  state: 'saved' | 'unsaved' | 'saving' | 'offline' | 'login' | 'refused' | 'conflict';
  /** The error of a refusal, in the writer’s language. */
  refusal?: string;
  /** ms; absent until something was saved here. */
  savedAt?: number;
  conflicts: Record<string, FieldConflict>;
}

/** Pause in typing after which edits are saved, ms. */
export const PAUSE = 1_000;
/** Delay before a failed save is retried, ms; each further failure doubles it. */
const RETRY = 4_000;
const RETRY_MOST = 60_000;

/** No connection, a service that is down, too many calls: the same call may succeed later. */
const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

export interface AutosaveOptions {
  member: string;
  writer: () => string;
  store: ChangeStore;
  send: Send;
  onSaved?: (day: Day) => void;
}

/**
 * Autosave of one date: takes edits at once, keeps them in the browser, saves them one call after another, and never
 * drops an unsaved one (decision 0054).
 */
export class DayAutosave {
  #state: AutosaveState;
  #options: AutosaveOptions;
  #changes = new Map<string, KeptChange>();
  #underWay: KeptChange[] = [];
  #refused = new Set<string>();
  #unkept = false;
  #held = false;
  #call: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #listeners = new Set<() => void>();

  constructor(day: Day, options: AutosaveOptions) {
    this.#state = { day, pending: {}, state: 'saved', conflicts: {} };
    this.#options = options;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  get = (): AutosaveState => this.#state;

  get busy(): boolean {
    return this.#changes.size > 0;
  }
  /** True where a reload would lose edits: the browser keeps none. */
  get unkept(): boolean {
    return this.#unkept && this.busy;
  }

  get member(): string {
    return this.#options.member;
  }

  /** Sends nothing until `release`; resolves once nothing is under way. */
  async hold(): Promise<void> {
    this.#held = true;
    await this.#call;
  }

  /** `erased`: the diary is empty now, and what was typed goes with it. */
  release({ erased }: { erased: boolean }): void {
    this.#held = false;
    if (!erased) {
      this.flush();
      return;
    }
    this.#changes.clear();
    this.#refused.clear();
    this.#show({ state: 'saved', conflicts: {} });
  }

  /** The current page's call, which answers errors in its language. */
  sendBy(send: Send): void {
    this.#options.send = send;
  }

  edit(field: string, value: FieldValue): void {
    const { day, state } = this.#state;
    const before = this.#latest(field);
    this.#put({
      member: this.#options.member,
      date: day.date,
      writer: before?.writer ?? this.#options.writer(),
      field,
      base: before?.base ?? day.revisions[field] ?? 0,
      seq: nextSeq(before?.seq),
      value,
    });
    // The edit is sent with those that wait already.
    if (state === 'offline' || state === 'login') {
      this.#show({});
      return;
    }
    this.#show({ state: this.#underWay.length ? 'saving' : 'unsaved' });
    this.#later(PAUSE);
  }

  /** A copy of the day from another call or another tab; an older one is ignored. */
  arrived(day: Day): void {
    if (day.version > this.#state.day.version) this.#show({ day });
  }

  /** Changes that an earlier page left behind. */
  restore(changes: KeptChange[]): void {
    const missed = changes.filter((one) => (this.#changes.get(changeKey(one))?.seq ?? 0) < one.seq);
    if (!missed.length) return;
    for (const change of missed) this.#changes.set(changeKey(change), change);
    this.#show({ state: 'unsaved' });
    this.flush();
  }

  /** Saves now. `leaving`: the page may be gone before the call under way has answered. */
  flush({ leaving = false } = {}): void {
    if (this.#held || this.#state.state === 'login') return;
    const next = this.#next();
    if (!next.length) return;
    if (!this.#underWay.length) this.#call = this.#save(next);
    // If the page stays, the call is repeated; the service ignores a repetition.
    else if (leaving) this.#options.send(callOf(next)).catch(() => {});
  }

  resume(): void {
    if (this.#state.state !== 'login') return;
    this.#show({ state: 'unsaved' });
    this.flush();
  }

  settle(field: string, value: FieldValue): void {
    const { [field]: conflict, ...conflicts } = this.#state.conflicts;
    if (!conflict) return;
    for (const change of [...this.#changes.values()]) if (change.field === field) this.#drop(change);
    const { day } = this.#state;
    this.#show({ conflicts, day: { ...day, revisions: { ...day.revisions, [field]: conflict.revision } } });
    if (JSON.stringify(value) === JSON.stringify(conflict.theirs)) this.#rest();
    else this.edit(field, value);
  }

  #put(change: KeptChange): void {
    this.#refused.delete(changeKey(change));
    this.#changes.set(changeKey(change), change);
    this.#options.store.keep(change).catch(() => {
      this.#unkept = true;
    });
  }

  /** Unless a newer change took its place. */
  #drop(change: KeptChange): void {
    const key = changeKey(change);
    if ((this.#changes.get(key)?.seq ?? 0) <= change.seq) this.#changes.delete(key);
    this.#options.store.drop(change).catch(() => {});
  }

  #latest(field: string): KeptChange | undefined {
    return [...this.#changes.values()]
      .filter((one) => one.field === field)
      .sort(bySeq)
      .at(-1);
  }

  #next(): KeptChange[] {
    const { conflicts } = this.#state;
    const isWaiting = (one: KeptChange) =>
      !conflicts[one.field] && !this.#refused.has(changeKey(one)) && !this.#underWay.includes(one);
    return nextCall([...this.#changes.values()].filter(isWaiting));
  }

  async #save(changes: KeptChange[]): Promise<void> {
    clearTimeout(this.#timer);
    this.#underWay = changes;
    this.#show({ state: 'saving' });
    try {
      const { day } = await this.#options.send(callOf(changes));
      this.#confirm(changes, day);
      this.#rest();
    } catch (error) {
      this.#underWay = [];
      this.#fail(changes, error as Partial<CallError>);
    }
  }

  #confirm(changes: KeptChange[], day: Day): void {
    this.#underWay = [];
    this.#failures = 0;
    for (const change of changes) this.#drop(change);
    const { day: shown } = this.#state;
    this.#show({ day: day.version > shown.version ? day : shown, savedAt: Date.now() });
    this.#options.onSaved?.(day);
  }

  /** What the state is once nothing is under way. */
  #rest(): void {
    if (this.#next().length) {
      this.#show({ state: 'unsaved' });
      this.#later(PAUSE);
    } else if (this.#refused.size) this.#show({ state: 'refused' });
    else this.#show({ state: Object.keys(this.#state.conflicts).length ? 'conflict' : 'saved' });
  }

  #fail(changes: KeptChange[], { status = 0, code, message, fields, data }: Partial<CallError>): void {
    const { day, conflicts } = (data ?? {}) as Partial<DayConflict>;
    if (code === 'day_changed' && day && conflicts) {
      const open = Object.fromEntries(conflicts.map((one) => [one.field, one]));
      this.#confirm(
        changes.filter(({ field }) => !open[field]),
        day,
      );
      this.#show({ conflicts: { ...this.#state.conflicts, ...open } });
      this.#rest();
      return;
    }
    if (isTransient(status)) {
      this.#show({ state: 'offline' });
      this.#later(Math.min(RETRY * 2 ** this.#failures++, RETRY_MOST));
      return;
    }
    clearTimeout(this.#timer);
    if (status === 401) {
      this.#show({ state: 'login' });
      return;
    }
    const wrong = changes.filter(({ field }) => fields?.[field]);
    for (const change of wrong.length ? wrong : changes) this.#refused.add(changeKey(change));
    this.#show({ refusal: message });
    this.#rest();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), ms);
  }

  #show(part: Partial<AutosaveState>): void {
    const changes = [...this.#changes.values()].sort(bySeq);
    const pending = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
    const conflicts = withMine(part.conflicts ?? this.#state.conflicts, changes);
    this.#state = { ...this.#state, ...part, pending, conflicts };
    for (const listener of this.#listeners) listener();
  }
}

/** The writer's side of a conflict is what stands in the field by now, in each of the tabs that were left. */
const withMine = (conflicts: Record<string, FieldConflict>, changes: KeptChange[]) =>
  Object.fromEntries(
    Object.entries(conflicts).map(([field, one]) => {
      const values = changes.filter((change) => change.field === field).map(({ value }) => value);
      return [field, { ...one, mine: values.length ? values.reduce(joinOf(field)) : null }];
    }),
  );

const newest = (_: FieldValue, value: FieldValue) => value;

function joinOf(field: string): (before: FieldValue, value: FieldValue) => FieldValue {
  if (isWritten(field)) return joinTexts;
  return isDecart(field) ? joinDecart : newest;
}
