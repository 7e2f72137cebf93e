/** The comparison before any choice: the whole table, and how to read it. */
import { products } from '@/lib/content/products';
import type { ProductPath } from '@/lib/site/routes';
import styles from './comparison-body.module.css';
import { ComparisonTable } from './comparison-table';

/** @public static-sections.tsx requires it, which knip does not see. */
export function ComparisonBody({ path }: { path: ProductPath }) {
  const { comparison } = products[path];
  return (
    <>
      <noscript>
        <p className={styles.unscripted}>
          Without JavaScript all {comparison.plans.length} kinds are shown, even if a link chose
          some of them. Untick those you do not need under “Change columns”; the table scrolls
          inside its frame.
        </p>
      </noscript>
      <ComparisonTable comparison={comparison} />
      <p className={styles.notes}>
        The policy wording decides. We don’t rank these. <a href="#sources">Sources</a>
      </p>
    </>
  );
}
