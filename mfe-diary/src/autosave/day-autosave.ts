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
  /** 'offline' retries by itself; 'login' waits for a login, 'refused' for another value, 'conflict' for a choice. */
  state: 'saved' | 'unsaved' | 'saving' | 'offline' | 'login' | 'refused' | 'conflict';
  /** The error of a refusal, in the writer’s language; beside 'offline', of one that no value causes. */
  refusal?: string;
  /** ms; absent until something was saved here. */
  savedAt?: number;
  conflicts: Record<string, FieldConflict>;
  /** The browser keeps none of the unsaved values: they last as long as this page. */
  unkept: boolean;
}

/** Pause in typing after which edits are saved, ms. */
export const PAUSE = 1_000;
/** Delay before a failed save is retried, ms; each further failure doubles it. */
const RETRY = 4_000;
const RETRY_MOST = 60_000;

/** No connection, a service that is down, too many calls: the same call may succeed later. */
const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

/** A value is the reason, so that the others can be saved without it. A day to come is none: it will come. */
const isOfValue = (status: number, code?: string) =>
  (status === 400 || status === 413 || status === 422) && code !== 'day_ahead';

export interface AutosaveOptions {
  member: string;
  writer: () => string;
  /** Counts erasures of the diary, as the page's day told it. */
  erasure: number;
  store: ChangeStore;
  send: Send;
  /** The diary was erased elsewhere: what waited here is dropped. */
  onErased?: () => void;
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
  /** Sent in a call of their own: a call with them was refused, without a word on which one is wrong. */
  #alone = new Set<string>();
  #unkept = new Set<string>();
  #held = false;
  #call: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #listeners = new Set<() => void>();

  constructor(day: Day, options: AutosaveOptions) {
    this.#state = { day, pending: {}, state: 'saved', conflicts: {}, unkept: false };
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
    return this.#state.unkept;
  }

  get member(): string {
    return this.#options.member;
  }

  /** Sends nothing until `release`; resolves once nothing is under way. */
  async hold(): Promise<void> {
    this.#held = true;
    await this.#call;
  }

  /** Saves everything now, one call after another. Resolves with whether all is saved. */
  async finish(): Promise<boolean> {
    await this.#call;
    while (this.#next().length) {
      this.flush();
      if (!this.#underWay.length) break;
      await this.#call;
      if (this.#state.state === 'offline' || this.#state.state === 'login') break;
    }
    return !this.busy;
  }

  /** `erased`: the diary is empty now, and what was typed goes with it. */
  release({ erased }: { erased: boolean }): void {
    this.#held = false;
    if (!erased) {
      this.flush();
      return;
    }
    void this.forget();
  }

  /** Drops what waits; resolves once the browser keeps none of it. */
  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    const dropped = [...this.#changes.values()];
    this.#changes.clear();
    this.#refused.clear();
    this.#alone.clear();
    this.#unkept.clear();
    this.#show({ state: 'saved', conflicts: {} });
    await Promise.allSettled(dropped.map((change) => this.#options.store.drop(change)));
  }

  /** The browser has lost what it kept of this. */
  keepAgain(): void {
    for (const change of this.#changes.values()) void this.#keep(change);
    this.flush();
  }

  /** The current page hears of saves and of an erasure; without one nobody does. */
  heardBy({ onSaved, onErased }: Pick<AutosaveOptions, 'onSaved' | 'onErased'> = {}): void {
    const { onSaved: _, onErased: __, ...options } = this.#options;
    this.#options = { ...options, ...(onSaved && { onSaved }), ...(onErased && { onErased }) };
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
      erasure: this.#options.erasure,
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
    if (this.#state.conflicts[field] && !this.#underWay.length) {
      this.#show({});
      this.#rest();
      return;
    }
    this.#show({ state: this.#underWay.length ? 'saving' : 'unsaved' });
    this.#later(PAUSE);
  }

  /** A copy of the day from another call or another tab; an older one is ignored. An erased day begins anew. */
  arrived(day: Day, erasure = this.#options.erasure): void {
    const isErased = erasure > this.#options.erasure;
    if (isErased) this.#options.erasure = erasure;
    if (isErased || day.version > this.#state.day.version) this.#show({ day });
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
    this.#keepUnkept();
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
    void this.#keep(change);
  }

  async #keep(change: KeptChange): Promise<void> {
    const key = changeKey(change);
    const isKept = await this.#options.store.keep(change).then(
      () => true,
      () => false,
    );
    // A newer one tells for itself.
    if (this.#changes.get(key) !== change || this.#unkept.has(key) === !isKept) return;
    if (isKept) this.#unkept.delete(key);
    else this.#unkept.add(key);
    this.#show({});
  }

  /** A browser whose storage was full or blocked may have room again. */
  #keepUnkept(): void {
    for (const key of this.#unkept) void this.#keep(this.#changes.get(key)!);
  }

  /** Unless a newer change took its place. */
  #drop(change: KeptChange): void {
    const key = changeKey(change);
    if ((this.#changes.get(key)?.seq ?? 0) <= change.seq) {
      this.#changes.delete(key);
      this.#alone.delete(key);
      this.#unkept.delete(key);
    }
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
    const call = nextCall([...this.#changes.values()].filter(isWaiting));
    return call.some((one) => this.#alone.has(changeKey(one))) ? call.slice(0, 1) : call;
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
    clearTimeout(this.#timer);
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
    if (status === 401) {
      this.#show({ state: 'login' });
      return;
    }
    if (code === 'diary_erased') {
      void this.#dropErased(changes);
      return;
    }
    if (!isOfValue(status, code)) {
      this.#show({ state: 'offline', refusal: isTransient(status) ? undefined : message });
      this.#later(Math.min(RETRY * 2 ** this.#failures++, RETRY_MOST));
      return;
    }
    const wrong = changes.filter(({ field }) => fields?.[field]);
    if (!wrong.length && changes.length > 1) {
      for (const change of changes) this.#alone.add(changeKey(change));
    } else {
      for (const change of wrong.length ? wrong : changes) this.#refused.add(changeKey(change));
      this.#show({ refusal: message });
    }
    this.#rest();
  }

  /** What an earlier tab left behind may be older than the erasure, while this page is not. */
  async #dropErased(changes: KeptChange[]): Promise<void> {
    if (changes[0]!.erasure === this.#options.erasure) {
      await this.forget();
      this.#options.onErased?.();
      return;
    }
    for (const change of changes) this.#drop(change);
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
    const unkept = this.#unkept.size > 0;
    this.#state = { ...this.#state, ...part, pending, conflicts, unkept };
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
