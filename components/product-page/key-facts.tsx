/** The three figures at the top of a page: label, figure, meaning, source. */
import { FigureIcon } from '@/components/sections/figure-icon';
import { SourceReference } from '@/components/sections/sources';
import { Inline } from '@/components/ui/prose';
import type { KeyFact } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import styles from './key-facts.module.css';

type KeyFactsProps = { facts: readonly KeyFact[]; sources: NumberedSources };

/** A figure in words cannot be set as large as "30 days"; "14 to 30 days" would take two lines. */
const maxShortFigureLength = 11;

export function KeyFacts({ facts, sources }: KeyFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, figure, note }) => (
        <div key={figure.id} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={figure.text.length > maxShortFigureLength ? styles.words : styles.figure}>
            <FigureIcon figure={figure} />
            {figure.text}
          </dd>
          <dd className={styles.note}>
            <Inline text={note} />
            <SourceReference figure={figure} sources={sources} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
