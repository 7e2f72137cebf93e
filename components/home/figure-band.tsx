/** Figures outside the hero: a row of cards, each with its date and source. Closed on phones. */
import { FigureIcon } from '@/components/sections/figure-icon';
import { SourceReference } from '@/components/sections/sources';
import { Inline } from '@/components/ui/prose';
import { latestYear } from '@/lib/content/insurer-figures';
import type { Figure } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import styles from './figure-band.module.css';

type FigureBandProps = { figures: readonly Figure[]; sources: NumberedSources };

export function FigureBand({ figures, sources }: FigureBandProps) {
  return (
    <details className={styles.folded}>
      <summary>What insurers paid out in {latestYear}</summary>
      <dl className={styles.band}>
        {figures.map((figure) => (
          <div key={figure.id}>
            <dt>
              <Inline text={figure.label} />
            </dt>
            <dd className={styles.figure}>
              <FigureIcon figure={figure} size={32} />
              {figure.text}
            </dd>
            <dd>
              <SourceReference figure={figure} sources={sources} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
