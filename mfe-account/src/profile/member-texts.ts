import { clearRows, hasRows } from '@stezhka/shared-ui/member-rows';
import { hearTabs, tellTabs } from '@stezhka/shared-ui/member-tabs';
import { dropSessionDraftsOf } from '@stezhka/shared-ui/session-draft';

/** How long a logout waits for the other tabs to answer, and for one that saves, ms. */
const ANSWER_MS = 1_000;
const SAVING_MS = 10_000;

/** Other tabs save first. Resolves with whether this browser still keeps texts of the member that no service has. */
export async function hasUnsavedTexts(member: string): Promise<boolean> {
  const isLeft = () => inTime(hasRows(member), false);
  if (!(await isLeft())) return false;
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(resolve, ms);
  };
  const stop = hearTabs((notice) => {
    if (notice.member !== member) return;
    if (notice.what === 'saving') waitFor(SAVING_MS);
    if (notice.what === 'finished') void isLeft().then((left) => (left ? waitFor(ANSWER_MS) : resolve()));
  });
  waitFor(ANSWER_MS);
  tellTabs({ member, what: 'leaving' });
  await promise;
  clearTimeout(timer);
  stop();
  return isLeft();
}

/** After the logout: also of parts that this document has not loaded. */
export async function forgetTexts(member: string, { dropped }: { dropped: boolean }): Promise<void> {
  dropSessionDraftsOf(member);
  await inTime(clearRows(member), undefined);
  tellTabs({ member, what: 'left', dropped });
}

/** A browser whose storage fails or hangs holds no logout up. */
const inTime = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    work.catch(() => otherwise),
    new Promise<T>((resolve) => setTimeout(resolve, ANSWER_MS, otherwise)),
  ]);
