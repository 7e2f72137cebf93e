/** A table with a caption, scoped headers and its own sideways scroll when a phone is too narrow. */
import { useId } from 'react';
import { Inline } from './prose';
import styles from './table.module.css';

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is the row's header. */
  rows: readonly (readonly string[])[];
};

export function Table({ caption, columns, rows }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would enter the outline of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={`${styles.table} ${columns.length > 2 ? styles.many : ''}`}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <tr key={row}>
              {cells.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={columns[column]} scope={column === 0 ? 'row' : undefined}>
                    <Inline text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
