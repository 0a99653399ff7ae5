import type { Identity } from '../identity/identity.ts';
import type { DescribedForm } from './shape.ts';

/** Reads a body that joi alone cannot (a server-built form: see forms). */
export interface BodyReader<B> {
  (body: unknown, context: { identity: Identity }): Promise<B> | B;
  /** Says for the description of all calls which form is read; a reader without it takes no fields. */
  describe?(): Promise<DescribedForm>;
}
