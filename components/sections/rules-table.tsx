/** Statutory figures: each row has the rule, its figure, its meaning, the date and the source. */
import { RowTable } from '@/components/ui/row-table';
import type { Rule } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import styles from './rules-table.module.css';
import { SourceReference } from './sources';

type RulesTableProps = { caption: string; rules: readonly Rule[]; sources: NumberedSources };

export function RulesTable({ caption, rules, sources }: RulesTableProps) {
  return (
    <RowTable
      caption={caption}
      rows={rules.map(({ label, figure, text }) => ({
        label: (
          <>
            <span className={styles.rule}>{`${label} `}</span>
            <span className={styles.figure}>{figure.text}</span>
          </>
        ),
        text,
        note: <SourceReference figure={figure} sources={sources} />,
      }))}
    />
  );
}
