import type { Identity } from '../identity/identity.ts';
import type { DescribedForm } from './shape.ts';

export interface BodyReader<B> {
  (body: unknown, context: { identity: Identity }): Promise<B> | B;
  describe?(): Promise<DescribedForm>;
}
