/** One line of text or a phone number. Everything an `<input>` takes passes through, `ref` included. */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

type TextFieldProps = FieldTexts & ComponentProps<'input'> & { prefix?: string };

export function TextField({
  id,
  label,
  hint,
  error,
  prefix,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...input}
          {...describedBy({ id, hint, error })}
          id={id}
          type={type}
          className={styles.control}
        />
      </div>
    </FieldFrame>
  );
}
