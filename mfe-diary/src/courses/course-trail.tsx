import { Trail, type TrailDay } from '@stezhka/shared-ui/trail';
import styles from './course-trail.module.css';

interface CourseTrailProps {
  stones: TrailDay[];
  label: string;
}

const WEEK = 7;

/** A stone a day, a row a week, in a drawing of its own for phones. */
export function CourseTrail({ stones, label }: CourseTrailProps) {
  const rows = Math.ceil(stones.length / WEEK);
  const drawing = (width: number, row: number) => ({ width, height: 52 + (rows - 1) * row, rows });
  return (
    <>
      <Trail className={styles.narrow} days={stones} label={label} shape={drawing(300, 44)} />
      <Trail className={styles.wide} days={stones} label={label} shape={drawing(900, 62)} />
    </>
  );
}
