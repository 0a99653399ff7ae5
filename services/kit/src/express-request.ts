import type { Identity } from './identity.ts';

declare global {
  namespace Express {
    interface Request {
      identity: Identity;
      requestId: string;
    }
  }
}
