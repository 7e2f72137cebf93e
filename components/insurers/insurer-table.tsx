/**
 * Insurers of one kind, one line each: the name, one figure, and its position among all of them. Legal name, number,
 * former names and the other figures are folded under the name: in the HTML, and one press away.
 */
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { insurerPath } from '@/lib/site/tool-routes';
import type { FigureSpread } from '@/lib/tools/insurers/figure-spread';
import type { InsurerMeasure, InsurerRow, InsurerSort } from '@/lib/tools/insurers/find-insurers';
import {
  formatBothYears,
  formatLatest,
  formatOrder,
  measureCaptions,
  plotLegend,
} from '@/lib/tools/insurers/insurer-copy';
import type { InsurerGroup } from '@/lib/tools/insurers/insurer-groups';
import styles from './insurer-table.module.css';
import { StripPlot, StripPlotDot } from './strip-plot';

type InsurerTableProps = {
  group: InsurerGroup;
  sort: InsurerSort;
  rows: readonly InsurerRow[];
  /** Over all insurers, even when some are filtered out. */
  spreads: Readonly<Record<InsurerMeasure, FigureSpread>>;
  /** Financial year of the figures shown. */
  year: string;
  /** With few rows the folded details are open: a search by a former name then shows why it matched. */
  isExpanded: boolean;
  footnote: ReactNode;
};

export function InsurerTable(props: InsurerTableProps) {
  const { group, sort, rows, spreads, year, isExpanded, footnote } = props;
  if (rows.length === 0) return null;
  const { kind, name, measures } = group;
  // The displayed figure is the one sorted by, where the kind has it.
  const visibleMeasure = measures.find((measure) => measure === sort) ?? measures[0];
  const spread = spreads[visibleMeasure];
  return (
    <section
      id={`${kind}-insurers`}
      className={styles.section}
      aria-labelledby={`${kind}-insurers-heading`}
    >
      <h3 id={`${kind}-insurers-heading`} className={styles.heading}>
        <span>{name}</span> <span className={styles.count}>{rows.length}</span>
      </h3>
      {/* Above the figures: what they do not say. */}
      <div className={styles.footnote}>{footnote}</div>
      <table className={styles.table}>
        <caption>{`${measureCaptions[visibleMeasure]} ${formatOrder(measures, sort, year)} ${plotLegend}`}</caption>
        <thead>
          <tr>
            <th scope="col">Insurer</th>
            <th scope="col" aria-sort={visibleMeasure === sort ? 'descending' : undefined}>
              {year}
            </th>
            <th scope="col">
              <StripPlot spread={spread} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const figure = row.figures[visibleMeasure]?.[0];
            return (
              <tr key={row.id} id={`insurer-${row.id}`}>
                <InsurerName row={row} measures={measures} year={year} isOpen={isExpanded} />
                <td colSpan={figure === undefined ? 2 : undefined}>
                  {formatLatest(row, visibleMeasure)}
                </td>
                {figure !== undefined && (
                  <td>
                    <StripPlotDot spread={spread} value={figure} isUnsteady={row.isUnsteady} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type InsurerNameProps = {
  row: InsurerRow;
  measures: readonly InsurerMeasure[];
  year: string;
  isOpen: boolean;
};

/** The first cell of an insurer's row: the brand, and folded under it the details that identify the company. */
function InsurerName({ row, measures, year, isOpen }: InsurerNameProps) {
  const { brand, legalName, registrationNumber, formerNames, website, note, isUnsteady } = row;
  const page = insurerPath(row.id);
  return (
    <th scope="row">
      <details open={isOpen}>
        <summary>
          <b>{brand}</b>
        </summary>
        <p>
          {page && (
            <>
              <a href={page}>{brand}</a>{' '}
            </>
          )}
          <span>
            {[
              `${legalName}. IRDAI registration ${registrationNumber}.`,
              ...(formerNames ? [`Formerly ${formerNames.join('; ')}.`] : []),
              formatBothYears(row, measures, year),
              ...(note && !isUnsteady ? [`${note}.`] : []),
            ].join(' ')}
          </span>
          {website && ' '}
          {website && (
            <ExternalLink href={`https://${website}`}>{website.replace('www.', '')}</ExternalLink>
          )}
        </p>
      </details>
      {isUnsteady && <small>{note}</small>}
    </th>
  );
}
