/**
 * The errors of a form under one heading, each a link to its field, as in GOV.UK's design system. One list per page.
 */
import { problemId } from '@/lib/forms/confirmation-url';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  /** Errors by field name, in reading order. */
  errors: Readonly<Record<string, string>>;
  fieldIdOf: (name: string) => string;
};

export function ErrorSummary({ errors, fieldIdOf }: ErrorSummaryProps) {
  const count = Object.keys(errors).length;
  return (
    <div id={problemId} tabIndex={-1} className={styles.errors} role="alert" data-print="no">
      <h2>
        {count === 1
          ? 'Almost there: please check one answer'
          : `Almost there: please check ${count} answers`}
      </h2>
      <ul>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldIdOf(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
