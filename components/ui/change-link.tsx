/** From an answer's head to the fields that it was computed from. */
import styles from './change-link.module.css';

export function ChangeLink({ href = '#change' }: { href?: string }) {
  return (
    <a href={href} className={styles.change}>
      Change
    </a>
  );
}
