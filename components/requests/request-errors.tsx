/** What was wrong with a form posted without JavaScript, each line a link to its field. */
import type { RequestKind } from '@/lib/requests/request-kinds';
import styles from './request-form.module.css';

type RequestErrorsProps = { kind: RequestKind; errors: Readonly<Record<string, string>> };

export function RequestErrors({ kind, errors }: RequestErrorsProps) {
  const problems = Object.entries(errors);
  if (problems.length === 0) return <p>What was typed is gone. Please fill in the form again.</p>;
  return (
    <div className={styles.errors} role="alert">
      <h2>There is a problem</h2>
      <ul>
        {problems.map(([name, message]) => (
          <li key={name}>
            <a href={`#request-${kind}-${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
