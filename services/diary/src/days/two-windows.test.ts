import type { FieldChange } from '@stezhka/diary-contract';
import { randomNumbers } from '../testing/diary.ts';
import { withChanges } from './day-fields.ts';
import { emptyDay, type OpenDay } from './open-day.ts';

const FIELD = 'notes[thanks]';
const textOf = (day: OpenDay) => day.notes.find(({ key }) => key === FIELD)?.value ?? '';
const revisionOf = (day: OpenDay) => day.revisions.find(({ field }) => field === FIELD)?.revision ?? 0;

/** A window as the contract asks for it: it types, keeps all that it has not sent for sure, and settles conflicts. */
class Window {
  text = '';
  base = 0;
  readonly sent: FieldChange[] = [];
  readonly #writer: string;
  constructor(writer: string) {
    this.#writer = writer;
  }

  type(letter: string): void {
    this.text += letter;
    this.#send();
  }

  #send(): void {
    this.sent.push({ field: FIELD, base: this.base, seq: this.sent.length + 1, value: this.text });
  }

  /** @param heard false when the reply is lost */
  deliver(day: OpenDay, change: FieldChange, heard: boolean): OpenDay {
    const { day: next, conflicts } = withChanges(day, { writer: this.#writer, changes: [change] }, 0);
    const isLatest = change.seq === this.sent.length;
    if (!heard || !isLatest) return next;
    const [conflict] = conflicts;
    if (conflict) {
      this.text = `${conflict.theirs ?? ''}${this.text}`;
      this.base = conflict.revision;
      this.#send();
    } else if (textOf(next) === this.text) this.base = revisionOf(next);
    return next;
  }
}

test.each(Array.from({ length: 60 }, (_, n) => n + 1))(
  'two windows that type, repeat, mix up and lose replies keep every letter (%d)',
  (seed) => {
    const below = randomNumbers(seed);
    const windows = [new Window('phone-0001'), new Window('laptop-0001')];
    const typed: string[] = [];
    let day = emptyDay('2026-11-20');
    for (let step = 0; step < 60; step++) {
      const one = windows[below(2)]!;
      if (below(3) === 0 && typed.length < 20) {
        typed.push(String.fromCharCode(97 + typed.length));
        one.type(typed.at(-1)!);
      } else if (one.sent.length) day = one.deliver(day, one.sent[below(one.sent.length)]!, below(2) === 0);
    }
    for (let round = 0; round < 4; round++)
      for (const one of windows) {
        for (let last = 0; last !== one.sent.length; ) {
          last = one.sent.length;
          if (last) day = one.deliver(day, one.sent[last - 1]!, true);
        }
      }
    for (const letter of typed) expect(textOf(day)).toContain(letter);
  },
);
