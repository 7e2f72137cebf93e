/** The two columns of a phone, each with a select for its plan. Inherits 'use client' from comparison-picker.tsx. */
import fieldStyles from '@/components/ui/field.module.css';
import { maxPhoneColumns } from '@/lib/tools/comparison/comparison-choice';
import styles from './comparison-picker.module.css';
import type { ComparisonState } from './use-comparison';

export function PhoneColumns({ comparison }: { comparison: ComparisonState }) {
  const { plans, visibleIds, isReady, setColumn } = comparison;
  return (
    // Rendered before hydration to avoid a layout shift; without scripts the selects are inert and not submitted.
    <div className={styles.phoneColumns} data-print="no">
      {isReady &&
        [...Array(maxPhoneColumns).keys()].map((place) => (
          <span key={place} className={fieldStyles.select}>
            <select
              aria-label={place === 0 ? 'Kind on the left' : 'Kind on the right'}
              value={visibleIds[place] ?? ''}
              onChange={({ target }) => target.value && setColumn(place, target.value)}
            >
              {!visibleIds[place] && <option value="">Choose a kind</option>}
              {plans.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <span className={fieldStyles.chevron} aria-hidden="true" />
          </span>
        ))}
    </div>
  );
}
