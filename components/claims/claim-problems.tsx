/** What of the address could not be used, with a way to each field. Never the text itself. */

import type { ClaimType } from '@/lib/content/claims/claim-types';
import { eventsOf, fieldOf } from '@/lib/tools/claims/claim-events';
import type { FieldProblems } from '@/lib/tools/claims/parse-claim-events';
import styles from './claim-problems.module.css';

type ClaimProblemsProps = { type: ClaimType; problems: FieldProblems; isStepKnown: boolean };

export function ClaimProblems({ type, problems, isStepKnown }: ClaimProblemsProps) {
  const wrong = Object.entries(problems);
  if (wrong.length === 0 && isStepKnown) return null;
  return (
    <div className={styles.problems} role="alert" data-print="no">
      {!isStepKnown && <p>There is no such step. Here is the first one.</p>}
      {wrong.length > 0 && (
        <>
          <p className={styles.title}>Please look at the dates again</p>
          <ul>
            {wrong.map(([field, message]) => (
              <li key={field}>
                <a href={`#claim-${field}`}>
                  {questionOf(type, field)} {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The question above the field; the time stands beside the first one. */
function questionOf(type: ClaimType, field: string): string {
  return eventsOf(type).find(({ id }) => fieldOf(id) === field)?.label ?? 'At what time?';
}
