import mongoose, { Schema } from 'mongoose';

/** One piece of later work, in the database of the service that wrote it. */
export interface JobRow {
  _id: mongoose.Types.ObjectId;
  name: string;
  data: unknown;
  key?: string;
  state: 'open' | 'done' | 'dead';
  /** When it may be taken: the moment asked for, then the end of the lease or of the pause before a retry; of a dead one, about its death. */
  dueAt: Date;
  /** Names the run that holds the job; another run's result no longer counts. */
  lease?: string;
  attempts: number;
  error?: string;
  requestId?: string;
  createdAt: Date;
  doneAt?: Date;
}

const DAY_SECONDS = 24 * 60 * 60;

const schema = new Schema<JobRow>(
  {
    name: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    key: String,
    state: { type: String, enum: ['open', 'done', 'dead'], required: true },
    dueAt: { type: Date, required: true },
    lease: String,
    attempts: { type: Number, required: true },
    error: String,
    requestId: String,
    createdAt: { type: Date, required: true },
    doneAt: Date,
  },
  { minimize: false, versionKey: false },
);
// One index finds new work, retries and what a dead process left.
schema.index({ state: 1, dueAt: 1 });
schema.index({ key: 1 }, { unique: true, sparse: true });
// A done job stays a month, so that its key still refuses a repetition.
schema.index({ doneAt: 1 }, { expireAfterSeconds: 30 * DAY_SECONDS });
// So does a dead one, for people to look at and revive; it still knows what it was about, maybe somebody's e-mail.
schema.index(
  { dueAt: 1 },
  { expireAfterSeconds: 30 * DAY_SECONDS, partialFilterExpression: { state: 'dead' } },
);

export const JobModel = mongoose.model<JobRow>('LaterJob', schema, 'later_jobs');
