import { getPost, getSlider } from '@stezhka/content-contract';
import { getCourse, getCourseReminder, getUserCourse } from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

export const coursesSliderQuery = query(getSlider, { params: { slug: 'slajder-na-courses' } });
export const courseQuery = (slug = '') => query(getCourse, { params: { slug } });
export const ownCourseQuery = (slug = '') => query(getUserCourse, { params: { slug } });
/** The film of a day stands in an article of content. */
export const filmQuery = (slug: string) => query(getPost, { params: { slug } });
export const reminderQuery = (token = '') => query(getCourseReminder, { params: { token } });

/** Which day of a course is shown; undefined: the one that is next to be done. */
export function dayOf(address: URLSearchParams): number | undefined {
  const number = Number(address.get('day'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
