import type { FieldChange } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';

/** A change that the service has not confirmed. */
export interface KeptChange extends FieldChange {
  /** Whose diary it is. */
  member: string;
  date: PlainDate;
  writer: string;
  /** As the page that made the change knew it: what an erasure has overtaken is refused. */
  erasure: number;
}

/** One change of each field by each writer: a newer one takes its place. */
export interface ChangeStore {
  keep(change: KeptChange): Promise<void>;
  /** Keeps a newer change of the same field. */
  drop(change: KeptChange): Promise<void>;
  list(member: string): Promise<KeptChange[]>;
  clear(member: string): Promise<void>;
}

export const changeKey = ({ writer, field }: Pick<KeptChange, 'writer' | 'field'>) => `${writer} ${field}`;

export const bySeq = (a: KeptChange, b: KeptChange) => a.seq - b.seq;

/** ms. `seq` grows by the clock, so that it also grows after a reload; the contract takes 13 digits at most. */
const EPOCH = Date.UTC(2020, 0);
let latest = 0;

export function nextSeq(before = 0): number {
  latest = Math.max(latest + 1, before + 1, Date.now() - EPOCH);
  return latest;
}

/** The call that saves changes of one date and one writer. */
export const callOf = (changes: KeptChange[]) => ({
  date: changes[0]!.date,
  writer: changes[0]!.writer,
  erasure: changes[0]!.erasure,
  changes: changes.map(({ field, base, seq, value }) => ({ field, base, seq, value })),
});

/** Most changes that one call takes. */
const CALL_LIMIT = 100;

/** What the next call sends: changes of the writer whose change is the oldest, on one side of an erasure. */
export function nextCall(changes: Iterable<KeptChange>): KeptChange[] {
  const waiting = [...changes].sort(bySeq);
  const [first] = waiting;
  return waiting
    .filter(({ writer, erasure }) => writer === first?.writer && erasure === first.erasure)
    .slice(0, CALL_LIMIT);
}
