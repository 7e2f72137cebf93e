/** Insurers of one kind with the figures that exist for the kind, and the line that says their order. */
import type { ReactNode } from 'react';
import type { InsurerRow, InsurerSort, TwoYears } from '@/lib/tools/insurers/find-insurers';
import { formatOrder, formatPercent, notInTable } from '@/lib/tools/insurers/insurer-copy';
import type { InsurerGroup } from '@/lib/tools/insurers/insurer-groups';
import styles from './insurer-table.module.css';

type InsurerTableProps = {
  group: InsurerGroup;
  sort: InsurerSort;
  rows: readonly InsurerRow[];
  years: readonly [latest: string, before: string];
  footnote: ReactNode;
};

export function InsurerTable({ group, sort, rows, years, footnote }: InsurerTableProps) {
  if (rows.length === 0) return null;
  const { kind, name, ratio, measures, heads } = group;
  const [latest, before] = years;
  return (
    <section id={`${kind}-insurers`} aria-labelledby={`${kind}-insurers-heading`}>
      <h3 id={`${kind}-insurers-heading`} className={styles.heading}>
        {name} <span className={styles.count}>{rows.length}</span>
      </h3>
      <table className={styles.table}>
        <caption>
          {ratio} {formatOrder(measures, sort, latest)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Insurer</th>
            {measures.map((measure, column) => (
              <th key={measure} scope="col" aria-sort={measure === sort ? 'descending' : undefined}>
                {heads[column]} <span>{latest}</span>
                <small>{before}</small>
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
  const { brand, monogram, legalName, registrationNumber, formerNames, website, note } = row;
  return (
    <th scope="row">
      <div className={styles.name}>
        <span className={styles.monogram} aria-hidden="true">
          {monogram}
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
  if (!years) return notInTable;
  const [latest, before] = years;
  return (
    <>
      {formatPercent(latest)}
      <small>{before === null ? notInTable : formatPercent(before)}</small>
    </>
  );
}
