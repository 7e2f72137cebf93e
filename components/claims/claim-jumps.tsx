/** The parts of a claim's answer as links, in one line that stays in sight; the part one reads is marked. */
import { claimParts } from '@/lib/tools/claims/claim-parts';
import styles from './claim-jumps.module.css';
import { MarkPart } from './mark-part';

export function ClaimJumps() {
  return (
    <nav className={styles.jumps} aria-label="Steps of this claim" data-print="no" data-strip>
      <ul className="wrap">
        {claimParts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <MarkPart />
    </nav>
  );
}
