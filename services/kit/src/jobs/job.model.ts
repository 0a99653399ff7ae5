import mongoose, { Schema } from 'mongoose';

export interface JobRow {
  _id: mongoose.Types.ObjectId;
  name: string;
  data: unknown;
  key?: string;
  state: 'open' | 'done' | 'dead';
  /** Start time, or end of the lease or of the pause before a retry; for a dead job its death. */
  dueAt: Date;
  /** Id of the run that holds the job; results of other runs are ignored. */
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
schema.index({ state: 1, dueAt: 1 });
schema.index({ key: 1 }, { unique: true, sparse: true });
// A done job stays for a month, so that its key refuses a repetition.
schema.index({ doneAt: 1 }, { expireAfterSeconds: 30 * DAY_SECONDS });
// A dead job can be revived for a month, no longer: its data may hold an e-mail address.
schema.index(
  { dueAt: 1 },
  { expireAfterSeconds: 30 * DAY_SECONDS, partialFilterExpression: { state: 'dead' } },
);

export const JobModel = mongoose.model<JobRow>('LaterJob', schema, 'later_jobs');
