import { LanguageRow } from './language-row.tsx';
import styles from './segmented.module.css';

export const LanguageLinks = () => <LanguageRow row={styles.row} item={styles.item} />;
