/** One choice from a list. All props of `<select>` are passed through, `ref` included. */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedByProps, FieldFrame, type FieldTexts } from './field-frame';

type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[];
    placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, options, placeholder, ...select } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={`${styles.box} ${styles.select}`}>
        <select
          {...select}
          {...describedByProps({ id, hint, error })}
          id={id}
          className={styles.control}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
