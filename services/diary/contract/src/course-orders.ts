import { type Id, type Localised, operation } from '@stezhka/kit-contract';

/** What a paid course costs, for an order of the shop. */
export interface CourseOfferReply {
  course: Id;
  slug: string;
  title: Localised;
  kopiykas: number;
  /** The member has it already: nothing is to be sold. */
  owned: boolean;
}

/** @throws not_found for a course that is free or cannot be bought */
export const getCourseOffer = operation<{ body: { userId: Id; slug: string }; reply: CourseOfferReply }>(
  'POST',
  '/data/course-offer',
  { access: { services: ['shop'] }, reply: 'CourseOfferReply' },
);

export interface CourseOrder {
  userId: Id;
  course: Id;
  /** The shop's order: one order gives one course once. */
  order: Id;
}
export interface CourseGrantReply {
  /** False: the member had the course already, by another order or from the balance; this order's money goes back. */
  granted: boolean;
}
export interface CourseRevokeReply {
  revoked: boolean;
}

/** A paid order gives the member the course. Repeatable. @throws not_found for an unknown course */
export const grantCourse = operation<{ body: CourseOrder; reply: CourseGrantReply }>(
  'POST',
  '/data/course-grant',
  { access: { services: ['shop'] }, reply: 'CourseGrantReply' },
);

/**
 * The order was refunded: the course that it gave is closed, and what was checked is kept for another purchase. An order
 * that comes to be granted later gives nothing. Repeatable.
 */
export const revokeCourse = operation<{ body: CourseOrder; reply: CourseRevokeReply }>(
  'POST',
  '/data/course-revoke',
  { access: { services: ['shop'] }, reply: 'CourseRevokeReply' },
);
