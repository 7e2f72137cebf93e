/** Insurers of one kind with the figures that exist for the kind, and the line that says their order. */
import type { ReactNode } from 'react';
import type { InsurerKind } from '@/lib/content/insurers';
import {
  type InsurerRow,
  type InsurerSort,
  measuresOf,
  type TwoYears,
} from '@/lib/insurers/find-insurers';
import { kindWords, measureWords, percent, sayOrder } from '@/lib/insurers/insurer-words';
import styles from './insurer-table.module.css';
import { monogramOf } from './monogram';

type InsurerTableProps = {
  kind: InsurerKind;
  sort: InsurerSort;
  rows: readonly InsurerRow[];
  years: readonly [latest: string, before: string];
  footnote: ReactNode;
};

export function InsurerTable({ kind, sort, rows, years, footnote }: InsurerTableProps) {
  if (rows.length === 0) return null;
  const measures = measuresOf(kind);
  const [latest, before] = years;
  return (
    <section id={`${kind}-insurers`} aria-labelledby={`${kind}-insurers-heading`}>
      <h3 id={`${kind}-insurers-heading`} className={styles.heading}>
        {kindWords[kind]} <span className={styles.count}>{rows.length}</span>
      </h3>
      <table className={styles.table}>
        <caption>{sayOrder(kind, sort, latest)}</caption>
        <thead>
          <tr>
            <th scope="col">Insurer</th>
            {measures.map((measure) => (
              <th key={measure} scope="col" aria-sort={measure === sort ? 'descending' : undefined}>
                {measureWords[measure]}
                <small>
                  {latest}, then {before}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`insurer-${row.id}`}>
              <InsurerName {...row} />
              {measures.map((measure) => (
                <td key={measure}>
                  <FigureCell years={row.figures[measure]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.footnote}>{footnote}</div>
    </section>
  );
}

function InsurerName(row: InsurerRow) {
  const { brand, legalName, registrationNumber, formerNames, website, note } = row;
  return (
    <th scope="row">
      <div className={styles.name}>
        <span className={styles.monogram} aria-hidden="true">
          {monogramOf(brand)}
        </span>
        <div>
          <b>{brand}</b>
          <small>{legalName}</small>
          <small>IRDAI registration {registrationNumber}</small>
          {formerNames && <small>Formerly {formerNames.join('; ')}</small>}
          {note && <small>{note}</small>}
          {website && (
            <a href={`https://${website}`} rel="nofollow noopener external">
              {website.replace('www.', '')}
            </a>
          )}
        </div>
      </div>
    </th>
  );
}

function FigureCell({ years }: { years: TwoYears | undefined }) {
  if (!years) return 'Not published';
  const [latest, before] = years;
  return (
    <>
      {percent(latest)}
      <small>{before === null ? 'No earlier year' : percent(before)}</small>
    </>
  );
}
