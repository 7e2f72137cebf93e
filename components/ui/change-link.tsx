/** From an answer's head to the fields that it was computed from. */
// No file of its own: every page with a head would load one more.
import styles from './answer-head.module.css';

export function ChangeLink({ href = '#change' }: { href?: string }) {
  return (
    <a href={href} className={styles.change}>
      Change
    </a>
  );
}
