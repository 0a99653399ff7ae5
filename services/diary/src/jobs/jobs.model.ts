import type { JobDuration, Subtask } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';
import { keepRemovedForMonth } from '../removed-items/removed-items.job.ts';

export const JOB_FIELD = 'job.text';

export interface JobFields {
  _id: Types.ObjectId;
  user: string;
  sealed: string;
  duration: JobDuration;
  /** Of a subtask: its job's when it was made. */
  date: PlainDate;
  state: Subtask['state'];
  parent: string | null;
  closedOn: PlainDate | null;
  /** Ids are the client's and tell no order. */
  createdAt: Date;
  /** What is left of a removed one tells a repeated call from one of an unknown id. */
  removed: boolean;
  removedAt?: Date;
}

/** One of a member: changes of the list come one after another. */
interface JobListFields {
  user: string;
  /** Ids of what the current list shows, subtasks too, in the member's order. */
  order: string[];
  version: number;
}

const text = { type: String, required: true };
const schema = new Schema<JobFields>(
  {
    user: text,
    sealed: { type: String, default: '' },
    duration: { ...text, enum: ['light', 'medium', 'long'] },
    date: text,
    state: { ...text, enum: ['active', 'completed', 'refused'] },
    parent: { type: String, default: null },
    closedOn: { type: String, default: null },
    createdAt: Date,
    removed: { type: Boolean, default: false },
    removedAt: Date,
  },
  { versionKey: false },
);
schema.index({ user: 1, removed: 1, parent: 1, closedOn: 1 });
schema.index({ user: 1, removed: 1, parent: 1, date: -1, createdAt: -1, _id: -1 });
schema.index({ user: 1, removed: 1, state: 1 });
schema.index({ removed: 1, removedAt: 1 });

const listSchema = new Schema<JobListFields>(
  { user: text, order: { type: [String], default: [] }, version: { type: Number, default: 0 } },
  { versionKey: false },
);
listSchema.index({ user: 1 }, { unique: true });

export const JobModel = model<JobFields>('Job', schema, 'jobs');
keepRemovedForMonth(JobModel);
export const JobListModel = model<JobListFields>('JobList', listSchema, 'job_lists');
