import { LanguageRow } from './language-row.tsx';
import styles from './segmented.module.css';

/** The languages in the drawer's foot. */
export const LanguageLinks = () => <LanguageRow row={styles.row} item={styles.item} />;
