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
  /** False where the heading directly above has the same text. */
  isCaptionShown?: boolean;
  /** The first cell of a row is the row's header. */
  rows: readonly (readonly ReactNode[])[];
  /** Strings are shown as they are. Otherwise those of ours are read for their marks (prose.tsx). */
  isTypedByPeople?: boolean;
};

export function Table({
  caption,
  columns,
  isCaptionShown = true,
  rows,
  isTypedByPeople = false,
}: TableProps) {
  const isStacking = columns.length > 2 && !rows.every(hasOnlyShortCells);
  const content: ReactNode = (
    <>
      <caption className={isCaptionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
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
            <th scope="row">{toContent(header, isTypedByPeople)}</th>
            {cells.map((cell, place) => {
              const column = columns[place + 1];
              return (
                <td key={column} data-column={isStacking && cell !== '' ? column : undefined}>
                  {toContent(cell, isTypedByPeople)}
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

export function toContent(cell: ReactNode, isTypedByPeople: boolean): ReactNode {
  return typeof cell === 'string' && !isTypedByPeople ? <Inline text={cell} /> : cell;
}

function hasOnlyShortCells([, ...cells]: readonly ReactNode[]): boolean {
  return cells.every((cell) => cell === 'Yes' || cell === 'No');
}
