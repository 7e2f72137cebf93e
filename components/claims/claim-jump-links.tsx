/** Jump links to the sections of a claim's answer in a sticky line that highlights the current section. */
import { claimSections } from '@/lib/tools/claims/claim-sections';
import styles from './claim-jump-links.module.css';
import { HighlightCurrentSection } from './highlight-current-section';

export function ClaimJumpLinks() {
  return (
    <nav className={styles.jumps} aria-label="Steps of this claim" data-print="no" data-strip>
      <ul className="wrap">
        {claimSections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <HighlightCurrentSection />
    </nav>
  );
}
