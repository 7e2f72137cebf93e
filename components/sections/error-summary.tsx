/** What was wrong with a form sent by its address: a list that leads to each field, above the form itself. */
import type { ReactNode } from 'react';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  errors: Readonly<Record<string, string>>;
  /** A field's id is this, a hyphen and its name. */
  idPrefix: string;
  children: ReactNode;
};

export function ErrorSummary({ errors, idPrefix, children }: ErrorSummaryProps) {
  return (
    <div className={`wrap ${styles.outer}`}>
      <div className={styles.summary} role="alert">
        <h2>Please correct this</h2>
        <ul>
          {Object.entries(errors).map(([name, text]) => (
            <li key={name}>
              <a href={`#${idPrefix}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}
