/** Compare: kinds of plan side by side, where their figures come from, and what the order means. */

import { Section } from '@/components/sections/section';
import { SourceReference } from '@/components/sections/sources';
import { Disclosure } from '@/components/ui/disclosure';
import type { Comparison } from '@/lib/content/comparison-types';
import { type NumberedSources, numberSources } from '@/lib/content/number-sources';
import type { Figure } from '@/lib/content/types';
import { ComparisonPicker } from './comparison-picker';
import styles from './comparison-section.module.css';
import { ComparisonTable } from './comparison-table';

type ComparisonSectionProps = {
  /** Of the product, inside a heading. */
  name: string;
  comparison: Comparison;
  sources: NumberedSources;
};

export function ComparisonSection({ name, comparison, sources }: ComparisonSectionProps) {
  const { plans, figures } = comparison;
  return (
    <Section
      id="compare"
      heading={`Compare ${name}`}
      lead="Kinds of plan side by side, the same questions to each. Nothing here asks for your number."
    >
      <ComparisonPicker plans={plans.map(({ id, name }) => ({ id, name }))}>
        <noscript>
          <p className={styles.unscripted}>
            Without JavaScript all {plans.length} kinds are shown, even if a link chose some of
            them. Untick those you do not need under “Change columns”; the table scrolls inside its
            frame.
          </p>
        </noscript>
        <ComparisonTable comparison={comparison} />
        <div className={styles.notes}>
          <Disclosure summary="How to read this table, and its sources">
            <p>
              Insurers differ within each kind, so the wording of a plan comes before this table.
              “Not stated” means that we found no rule or usual practice to show. The order is ours
              until you change it, and no ranking.
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
      </ComparisonPicker>
    </Section>
  );
}

function onePerDay(figures: readonly Figure[]): Figure[] {
  return [...new Map(figures.map((figure) => [figure.asOf, figure])).values()];
}
