import { personOperations } from '@stezhka/kit-contract';

export {
  type CalendarDate,
  type CalendarDatesReply,
  type ChartLine,
  type CurrentDayReply,
  type DailyReply,
  type Day,
  type DayChange,
  type DayParameterValue,
  type DayReply,
  type DaysReply,
  type DiaryAccessReply,
  getCalendarDates,
  getDaily,
  getDay,
  getDayByDate,
  getDays,
  getDiaryAccess,
  NOTE_LIMIT,
  type Note,
  removeTracker,
  type StreakData,
  setDay,
  USERS_WITH_ENTRY_LIMIT,
  type UsersWithEntryReply,
  usersWithEntry,
} from './days.ts';
export { type DiaryErrorCode, diaryErrors } from './errors.ts';
export { DIARY_ICONS, type DiaryIcon } from './icons.ts';
export {
  getDayDetails,
  getDayNotes,
  getDayParams,
  getUserDayParams,
  nearestStep,
  type ParameterDefinition,
  type ParameterGroup,
  type ParameterOption,
  type ParametersReply,
  parameterKey,
  type TrackerBounds,
} from './parameters.ts';
export {
  getSphereCategories,
  getSpheres,
  OTHER_SPHERE,
  type Sphere,
  type SphereCategoriesReply,
  type SphereCategory,
  type SpheresReply,
} from './spheres.ts';

/** A person's data in diary, exported or erased. */
export const { exportPerson, erasePerson } = personOperations('diary');
