import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  number?: boolean;
  wide?: boolean;
}

export interface TableProps<Row> {
  /** Text for screen readers; visible only with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** On a phone `drop` hides `wide` columns, `cards` turns each row into a list of its cells. */
  narrow?: 'drop' | 'cards';
  className?: string;
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, keyOf, narrow = 'drop', className } = props;
  const look = ({ number, wide }: Column<Row>) =>
    cx(number && styles.number, wide && narrow === 'drop' && styles.wide);
  return (
    <table className={cx(styles.table, narrow === 'cards' && styles.cards, className)}>
      <caption className={cx(!showCaption && styles.heard)}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={look(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, i) => {
              const Cell = i === 0 ? 'th' : 'td';
              return (
                <Cell key={column.id} scope={i === 0 ? 'row' : undefined} className={look(column)}>
                  {narrow === 'cards' && i > 0 && (
                    <span className={styles.label} aria-hidden="true">
                      {column.head}
                    </span>
                  )}
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
