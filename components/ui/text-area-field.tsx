/** Several lines of text. All props of `<textarea>` are passed through, `ref` included. */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedByProps, FieldFrame, type FieldTexts } from './field-frame';

type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <textarea
          rows={4}
          {...area}
          {...describedByProps({ id, hint, error })}
          id={id}
          className={styles.control}
        />
      </div>
    </FieldFrame>
  );
}
