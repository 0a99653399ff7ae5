import type { Certificate, UserCourse } from '@stezhka/diary-contract';
import { ownCoursePath } from './shown-day.ts';

export const certificatePath = (slug: string, { number }: Certificate): string =>
  `${ownCoursePath(slug)}?certificate=${encodeURIComponent(number)}`;

/** The one in the address, of the course itself or of an ended run of its marathon. */
export function certificateOf(
  { certificate, history }: Pick<UserCourse, 'certificate' | 'history'>,
  address: URLSearchParams,
): Certificate | undefined {
  const number = address.get('certificate');
  if (!number) return undefined;
  return (
    [certificate, ...history.map((record) => record.certificate)].find((one) => one?.number === number) ??
    undefined
  );
}
