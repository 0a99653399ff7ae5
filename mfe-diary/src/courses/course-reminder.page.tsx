import { type CourseReminderLinkReply, endCourseReminder } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { LetterPage } from '@stezhka/shared-ui/letter-page';
import { type LoadContext, shell } from '@stezhka/shell-contract';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { reminderQuery } from './courses.queries.ts';
import { ownCoursePath } from './shown-day.ts';

export const load = ({ call, params }: LoadContext) => call(...reminderQuery(params.token));

/** Where a reminder's link leads: the reminder ends at once; without scripts, by the button. */
export function Component() {
  const t = useText('diary.courses');
  const locale = useLocale();
  const { token = '' } = useParams();
  const { useCall, useChange } = shell();
  const { data } = useCall(...reminderQuery(token));
  const [send, { isLoading, error }] = useChange(endCourseReminder, { quiet: true });
  const [ended, setEnded] = useState<CourseReminderLinkReply>();
  const end = useEffectEvent(() => {
    send({ params: { token }, body: {} }).then(setEnded, () => {});
  });
  const active = data?.active && !ended;
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) end();
  }, [isKnown]);
  if (!data) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) end();
  };
  return (
    <LetterPage
      title={t(active ? 'reminder.end' : 'reminder.endedTitle')}
      text={noBreak(t(active ? 'reminder.endText' : 'reminder.endedText', { title: data.title }))}
      failure={error?.message}
    >
      {active ? (
        // Without scripts the call leads back to this page.
        <form method="post" action={`/api/course-reminder/${token}`} onSubmit={submit}>
          <input type="hidden" name="page" value={locale} />
          <Button type="submit" loading={isLoading}>
            {t('reminder.endSubmit')}
          </Button>
        </form>
      ) : (
        <Button variant="outline" href={ownCoursePath(data.slug)}>
          {t('open')}
        </Button>
      )}
    </LetterPage>
  );
}
