import styles from './nav-mark.module.css';

/** The parent must be position: relative. */
export const NavMark = () => <span className={styles.mark} aria-hidden="true" />;
