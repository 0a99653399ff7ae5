import type { PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

/** Of one measured parameter over the days of a run. */
export interface ValueSum {
  key: string;
  sum: number;
  count: number;
}

/** One way through a course, day by day: a course has one for good, a marathon one for each time it is started. */
export interface CourseRunFields {
  user: string;
  userCourse: Types.ObjectId;
  course: Types.ObjectId;
  isMarathon: boolean;
  startedOn: PlainDate;
  /** As many as the course had when the run began; day n is the n-th date from `startedOn`. */
  days: { _id: Types.ObjectId; checkedAt: Date | null }[];
  /** False of a finished marathon. */
  running: boolean;
  /** On which date every day was checked. */
  doneOn: PlainDate | null;
  /** Of a finished marathon. */
  finishedOn: PlainDate | null;
  /** Its last date, and the sums of its dates as they stood then. */
  lastOn: PlainDate | null;
  sums: ValueSum[];
}
export type CourseRunRow = CourseRunFields & { _id: Types.ObjectId };

const date = { type: String, default: null };
const schema = new Schema<CourseRunFields>(
  {
    user: { type: String, required: true },
    userCourse: { type: Schema.Types.ObjectId, required: true },
    course: { type: Schema.Types.ObjectId, required: true },
    isMarathon: { type: Boolean, required: true },
    startedOn: { type: String, required: true },
    days: [new Schema({ checkedAt: { type: Date, default: null } })],
    running: { type: Boolean, default: true },
    doneOn: date,
    finishedOn: date,
    lastOn: date,
    sums: [
      new Schema<ValueSum>(
        {
          key: { type: String, required: true },
          sum: { type: Number, required: true },
          count: { type: Number, required: true },
        },
        { _id: false },
      ),
    ],
  },
  { versionKey: false },
);
schema.index({ user: 1, running: 1, startedOn: -1, _id: -1 });
schema.index({ user: 1, 'days._id': 1 });
// One marathon at a time, and one run of a course: of two calls at one moment the second is refused.
schema.index({ user: 1 }, { unique: true, partialFilterExpression: { isMarathon: true, running: true } });
schema.index({ userCourse: 1 }, { unique: true, partialFilterExpression: { running: true } });

export const CourseRunModel = model<CourseRunFields>('CourseRun', schema, 'course_runs');
