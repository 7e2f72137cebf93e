/**
 * A field that people cannot see or reach: a machine fills it in, or a person's browser. The handler distinguishes the
 * two (docs/rules.md, section 6). It comes after the fields, so that scripts looking for the first field find a visible
 * one.
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
