import type { Id } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

/** The second step of one member's login. */
export interface SecondFactorFields {
  /** The member's id. */
  _id: Id;
  /** Sealed (kit/sealed); what reads the database makes no codes. */
  secret: string;
  /** Absent until a first code has come. */
  confirmedAt?: Date;
  /** The time step of the last code taken: none of it or before it is taken again. */
  lastStep: number;
  /** SHA-256 of those not used yet; each has 60 random bits. */
  recoveryCodes: string[];
}

const schema = new Schema<SecondFactorFields>(
  {
    _id: { type: String, required: true },
    secret: { type: String, required: true },
    confirmedAt: Date,
    lastStep: { type: Number, default: 0 },
    recoveryCodes: [String],
  },
  { versionKey: false },
);

export const SecondFactorModel = model<SecondFactorFields>('SecondFactor', schema, 'second_factors');

/** A login whose password was right and whose code is still to come. */
export interface LoginTicketFields {
  /** SHA-256 of the ticket. */
  _id: string;
  userId: Id;
  /** The member's when the password was checked. */
  epoch: number;
  expiresAt: Date;
}

const ticketSchema = new Schema<LoginTicketFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
ticketSchema.index({ userId: 1 });
ticketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LoginTicketModel = model<LoginTicketFields>('LoginTicket', ticketSchema, 'login_tickets');
