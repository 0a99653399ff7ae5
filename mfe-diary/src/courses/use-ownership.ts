import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { getUserCourses, type UserCourseCard } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';

export interface Ownership {
  /** Undefined: not known yet, as in a document that all visitors share. */
  isMember: boolean | undefined;
  /** Of the member by slug; undefined: not taken, or not known. */
  own: (slug: string) => UserCourseCard | undefined;
  ownedAs: (slug: string) => 'taken' | 'purchased' | undefined;
  /** Replies of the member's courses that are still to come: offering a course again would be wrong. */
  isPending: boolean;
}

/** What of the courses is the visitor's: laid over pages that are the same for all. */
export function useOwnership(): Ownership {
  const { useCall } = shell();
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const isMember = user === undefined ? undefined : isLoggedIn(user);
  const { data, isLoading } = useCall(getUserCourses, undefined, { optional: true, skip: !isMember });
  const own = (slug: string) => data?.courses.find((one) => one.slug === slug);
  return {
    isMember,
    own,
    ownedAs(slug) {
      const course = own(slug);
      return course && (course.acquired === 'free' ? 'taken' : 'purchased');
    },
    isPending: !!isMember && isLoading,
  };
}
