/**
 * A table with a caption and scoped headers. One of more than two columns stacks its cells on a phone, unless all of
 * them say yes or no.
 */
import type { ReactNode } from 'react';
import { Inline } from './prose';
import styles from './table.module.css';

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is the row's header. A string is read for its marks (prose.tsx); an element is not. */
  rows: readonly (readonly ReactNode[])[];
};

export function Table({ caption, columns, rows }: TableProps) {
  const isStacking = columns.length > 2 && !rows.every(hasOnlyShortCells);
  const content: ReactNode = (
    <>
      <caption className={styles.caption}>{caption}</caption>
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
        {rows.map(([header = '', ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
          <tr key={row}>
            <th scope="row">{typeof header === 'string' ? <Inline text={header} /> : header}</th>
            {cells.map((cell, place) => {
              const column = columns[place + 1];
              return (
                <td key={column} data-column={isStacking ? column : undefined}>
                  {typeof cell === 'string' ? <Inline text={cell} /> : cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
  return (
    <div className={styles.frame}>
      {isStacking ? (
        <table className={`${styles.table} ${styles.stacking}`} data-restacked>
          {content}
        </table>
      ) : (
        <table className={styles.table}>{content}</table>
      )}
    </div>
  );
}

function hasOnlyShortCells([, ...cells]: readonly ReactNode[]): boolean {
  return cells.every((cell) => cell === 'Yes' || cell === 'No');
}
