/** The suggestions under the field. Inherits 'use client' from hospital-search-enhancement.tsx. */
import styles from './hospital-suggestions.module.css';
import type { useSuggestions } from './use-suggestions';

type HospitalSuggestionsProps = Omit<ReturnType<typeof useSuggestions>, 'inputProps' | 'close'>;

export function HospitalSuggestions(props: HospitalSuggestionsProps) {
  const { items, isOpen, menuProps, getItemProps } = props;
  return (
    <ul className={styles.menu} {...menuProps} hidden={!isOpen}>
      {isOpen &&
        items.map((item, index) => (
          <li
            key={`${item.kind} ${item.label} ${item.detail}`}
            className={styles.item}
            {...getItemProps({ item, index })}
          >
            <span className={styles.label}>{item.label}</span>{' '}
            <span className={styles.detail}>{item.detail}</span>
          </li>
        ))}
    </ul>
  );
}
