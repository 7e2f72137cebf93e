/**
 * A field that people do not see and cannot reach: what fills it is a machine, or a person's browser. The handler
 * tells the two apart (docs/rules.md, section 6). It stands behind the fields, so that
 * whatever looks for the first one finds a field for people.
 */
import styles from './form-parts.module.css';

export function Honeypot({ idPrefix }: { idPrefix: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
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
