import styles from './nav-mark.module.css';

/** The squiggle under the active link. Its parent must be position: relative. */
export const NavMark = () => <span className={styles.mark} aria-hidden="true" />;
