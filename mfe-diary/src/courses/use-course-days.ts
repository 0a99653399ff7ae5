import { checkUserCourseDay, type UserCourseReply } from '@stezhka/diary-contract';
import type { Id } from '@stezhka/kit-contract';
import { type CallError, type CallState, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { useItemChanges } from '../lib/use-item-changes.ts';

interface Shown {
  checked: boolean;
  /** The reply that this was pressed over; the service has said so since, and a newer reply tells it itself. */
  over?: UserCourseReply | undefined;
}

const QUIET = { quiet: true };

/** The course with its days as they were pressed: at once, and back where the service refuses. */
export function useCourseDays(call: CallState<UserCourseReply>) {
  const changes = useItemChanges();
  const [send] = shell().useChange(checkUserCourseDay, QUIET);
  const [pressed, setPressed] = useState<Record<Id, Shown>>({});
  const { data, refetch } = call;
  const show = (id: Id, shown: Shown | undefined) =>
    setPressed(({ [id]: _, ...rest }) => (shown ? { ...rest, [id]: shown } : rest));
  const check = (id: Id, checked: boolean) =>
    changes.change(id, async () => {
      show(id, { checked });
      try {
        await send({ params: { id }, query: { checked } });
        show(id, { checked, over: data });
      } catch (failure) {
        show(id, undefined);
        // Its day has gone, or its marathon is finished: what the page shows is outdated.
        if ([404, 409, 422].includes((failure as CallError).status)) refetch();
        throw failure;
      }
    });
  return { changes, check, userCourse: data && withPressed(data, pressed) };
}

export type CourseDays = ReturnType<typeof useCourseDays>;

function withPressed(reply: UserCourseReply, pressed: Record<Id, Shown>): UserCourseReply['userCourse'] {
  const { userCourse } = reply;
  const days = userCourse.courseData.days.map((day) => {
    const shown = day.id ? pressed[day.id] : undefined;
    if (!shown || (shown.over && shown.over !== reply)) return day;
    return { ...day, checked: shown.checked };
  });
  const checked = days.filter((day) => day.checked).length;
  return { ...userCourse, checked, courseData: { days } };
}
