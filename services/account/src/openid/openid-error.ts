import type { OpenidFailure } from '@stezhka/account-contract';

/** A login by a provider that came to nothing; the visitor comes back to the login page and reads why. */
export class OpenidError extends Error {
  readonly failure: OpenidFailure;
  constructor(failure: OpenidFailure, options: { cause?: unknown } = {}) {
    super(failure, options);
    this.name = 'OpenidError';
    this.failure = failure;
  }
}
