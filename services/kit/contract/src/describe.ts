import type { Operation, Shape } from './operation.ts';

/** A reply that is no envelope: a redirect with this status, or a document of this media type. */
export type Produces =
  | 302
  | 303
  | 'text/html'
  | 'text/css'
  | 'font/woff2'
  | 'application/zip'
  | 'application/pdf'
  | 'text/event-stream';

/** One call as it could really happen. */
export type Example<T extends Shape> = {
  [K in keyof T]-?: T[K];
};

/** What documentation and tests know of an operation, and browsers do not load. */
export interface CallDescription<T extends Shape = Shape> {
  /** One short English sentence. */
  summary: string;
  /** Error codes of its own, beside those that follow from access, method and input. */
  throws?: readonly string[];
  produces?: Produces;
  example: Example<T>;
}

const descriptions = new WeakMap<object, CallDescription>();

/** Describes an operation of a contract; stands in its `examples/`. */
export function describeCall<T extends Shape>(op: Operation<T>, description: CallDescription<T>): void {
  descriptions.set(op, description as CallDescription);
}

/** @throws Error when the operation has no description, or its contract's examples are not imported */
export function descriptionOf<T extends Shape>(op: Operation<T>): CallDescription<T> {
  const description = descriptions.get(op);
  if (!description) throw new Error(`${op.name} has no example: is its contract's examples.ts imported?`);
  return description as CallDescription<T>;
}

/** @throws Error as `descriptionOf` */
export const exampleOf = <T extends Shape>(op: Operation<T>): Example<T> => descriptionOf(op).example;
