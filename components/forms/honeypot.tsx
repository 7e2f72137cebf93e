/** A field that people do not see and only a machine fills in; the handler refuses what carries it. */
import styles from './form-parts.module.css';

export function Honeypot({ idPrefix }: { idPrefix: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={`${idPrefix}-website`}>Leave this empty</label>
      <input
        id={`${idPrefix}-website`}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
