/** Statutory figures: each row has the rule, its figure, its meaning, the date and the source. */
import { Inline } from '@/components/ui/prose';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { Rule } from '@/lib/content/types';
import styles from './rules-table.module.css';
import { SourceReference } from './sources';

type RulesTableProps = { caption: string; rules: readonly Rule[]; sources: NumberedSources };

export function RulesTable({ caption, rules, sources }: RulesTableProps) {
  return (
    <div className={styles.frame}>
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rules.map(({ label, figure, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <tr key={place}>
              <th scope="row">
                {`${label} `}
                <span className={styles.figure}>{figure.text}</span>
              </th>
              <td>
                <Inline text={text} />
                <SourceReference figure={figure} sources={sources} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
