/**
 * Product 4, Diary items: 'blocked' waits for something else, 'disabled' is outdated, 'future' is not yet available.
 */
export type Availability = 'enabled' | 'blocked' | 'disabled' | 'future';

/** Colour tokens without dashes that a member may choose. */
export const DIARY_COLORS = [
  'primary',
  'good',
  'level-1',
  'level-2',
  'level-3',
  'sphere-health',
  'sphere-emotions',
  'sphere-rest',
  'sphere-relations',
  'sphere-family',
  'sphere-meaning',
  'sphere-work',
  'sphere-money',
  'sphere-growth',
] as const;
export type DiaryColor = (typeof DIARY_COLORS)[number];
