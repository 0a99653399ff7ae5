import type { Id } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface SecondFactorFields {
  _id: Id;
  secret: string;
  confirmedAt?: Date;
  /** Of an enrolment under way: when it began, and the member's session epoch then. */
  begunAt?: Date;
  epoch?: number;
  /** Time step of the last accepted code; earlier and equal ones are refused. */
  lastStep: number;
  recoveryCodes: string[];
}

const schema = new Schema<SecondFactorFields>(
  {
    _id: { type: String, required: true },
    secret: { type: String, required: true },
    confirmedAt: Date,
    begunAt: Date,
    epoch: Number,
    lastStep: { type: Number, default: 0 },
    recoveryCodes: [String],
  },
  { versionKey: false },
);

export const SecondFactorModel = model<SecondFactorFields>('SecondFactor', schema, 'second_factors');

export interface LoginTicketFields {
  _id: string;
  userId: Id;
  /** The member's session epoch when the password was checked. */
  epoch: number;
  /** Of a login by the provider, which has no form to carry the ticket: the browser that began it. */
  browser?: string;
  expiresAt: Date;
}

const ticketSchema = new Schema<LoginTicketFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    browser: String,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
ticketSchema.index({ userId: 1 });
ticketSchema.index({ browser: 1 }, { sparse: true });
ticketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LoginTicketModel = model<LoginTicketFields>('LoginTicket', ticketSchema, 'login_tickets');
