/** A checkbox with its label beside it. All props of `<input>` are passed through, `ref` included. */
import type { ComponentProps } from 'react';
import styles from './checkbox-field.module.css';
import { describedByProps, FieldError } from './field-frame';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The hint goes on behind the label, in small letters: above a button that must stay in view. */
  isCompact?: boolean;
};

export function CheckboxField({ id, label, hint, error, isCompact, ...input }: CheckboxFieldProps) {
  return (
    <div className={isCompact ? `${styles.field} ${styles.compact}` : styles.field}>
      <input
        {...input}
        id={id}
        type="checkbox"
        // The hint is inside the label, so that a tap on it counts, and is no part of the name.
        aria-labelledby={`${id}-label`}
        {...describedByProps({ id, hint, error })}
        className={styles.box}
      />
      <div>
        <FieldError id={id} error={error} />
        <label htmlFor={id} className={styles.tap}>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </label>
      </div>
    </div>
  );
}
