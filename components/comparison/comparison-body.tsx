/** The comparison before any choice: the whole table, the sources of its figures, and the meaning of the order. */
import { SourceReference } from '@/components/sections/sources';
import { Disclosure } from '@/components/ui/disclosure';
import type { Comparison } from '@/lib/content/comparison-types';
import { insurerDecides, insurerDecidesMark } from '@/lib/content/comparison-words';
import { products } from '@/lib/content/products';
import type { Figure } from '@/lib/content/types';
import { numberSources } from '@/lib/figures/number-sources';
import { productSources } from '@/lib/figures/product-sources';
import type { ProductPath } from '@/lib/site/routes';
import styles from './comparison-body.module.css';
import { ComparisonTable } from './comparison-table';

/** @public static-sections.tsx requires it, which knip does not see. */
export function ComparisonBody({ path }: { path: ProductPath }) {
  const comparison = products[path].comparison;
  const { plans, figures } = comparison;
  const sources = productSources(path);
  return (
    <>
      <noscript>
        <p className={styles.unscripted}>
          Without JavaScript all {plans.length} kinds are shown, even if a link chose some of them.
          Untick those you do not need under “Change columns”; the table scrolls inside its frame.
        </p>
      </noscript>
      {hasInsurersCells(comparison) && (
        <p className={styles.key}>
          <b>{insurerDecidesMark}</b> in a cell: the insurer decides.
        </p>
      )}
      <ComparisonTable comparison={comparison} />
      <div className={styles.notes}>
        <Disclosure summary="How to read this table, and its sources">
          <p>
            Insurers differ within each kind, so the wording of a plan comes before this table. “Not
            stated” means that we found no rule or usual practice to show. The order is ours until
            you change it, and no ranking.
          </p>
          {figures.length > 0 && (
            <ul>
              {numberSources(figures).list.map(({ number, source, figures: stated }) => (
                <li key={number}>
                  {source.title}
                  {onePerDay(stated).map((figure) => (
                    <SourceReference key={figure.asOf} figure={figure} sources={sources} />
                  ))}
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
      </div>
    </>
  );
}

function hasInsurersCells({ groups }: Comparison): boolean {
  return groups.some(({ rows }) => rows.some(({ cells }) => cells.includes(insurerDecides)));
}

function onePerDay(figures: readonly Figure[]): Figure[] {
  return [...new Map(figures.map((figure) => [figure.asOf, figure])).values()];
}
