/** The rules of a plan: each with its figure, its date and its source, compact enough for one sheet. */
import { SourceTitle } from '@/components/sections/sources';
import type { Figure } from '@/lib/content/types';
import { describeProvenance } from '@/lib/figures/describe-provenance';
import styles from './dated-plan-sheet.module.css';

type DatedPlanRulesProps = {
  figures: readonly Figure[];
  /** Prints the sources by their titles only: a table has taken the room. */
  isShortOnPaper: boolean;
};

export function DatedPlanRules({ figures, isShortOnPaper }: DatedPlanRulesProps) {
  const titles = [...new Set(figures.map(({ source }) => source.title))];
  return (
    <div className={styles.rules}>
      <ul data-print={isShortOnPaper ? 'no' : undefined}>
        {figures.map((figure) => (
          <li key={figure.id}>
            {figure.label}: <b>{figure.text}</b>. <SourceTitle {...figure.source} /> (
            {describeProvenance(figure)}).
          </li>
        ))}
      </ul>
      {isShortOnPaper && <p className={styles.titles}>Sources: {titles.join('; ')}.</p>}
      <p>Your policy wording comes before anything written here.</p>
    </div>
  );
}
