/** Under the verdict of every tool: a sum or a course of action for the case that was typed is no personal advice. */
import styles from './not-advice.module.css';

/** The distance to what follows is its parent's. */
export function NotAdvice() {
  return <p className={styles.sentence}>General information on what you typed, not advice.</p>;
}
