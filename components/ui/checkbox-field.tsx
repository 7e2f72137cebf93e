/** A checkbox with its label beside it. All props of `<input>` are passed through, `ref` included. */
import type { ComponentProps } from 'react';
import styles from './checkbox-field.module.css';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  label: string;
  hint?: string | undefined;
};

export function CheckboxField({ id, label, hint, ...input }: CheckboxFieldProps) {
  return (
    <div className={styles.field}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-hint`}
        className={styles.box}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
