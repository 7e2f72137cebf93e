/** One choice from a few that are all visible. All props of `<input>` are passed through, `ref` included. */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedByProps, FieldError, FieldHint, type FieldTexts } from './field-frame';

type RadioFieldProps = FieldTexts &
  ComponentProps<'input'> & { options: readonly { value: string; label: string }[] };

export function RadioField(props: RadioFieldProps) {
  const { id, label, hint, error, options, defaultValue, ...input } = props;
  return (
    <fieldset
      className={`${styles.field} ${styles.radios}`}
      {...describedByProps({ id, hint, error })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {options.map(({ value, label: text }, place) => (
        <label key={value} className={styles.radio}>
          {/* The first has the id: an error's link leads to it. */}
          <input
            {...input}
            {...(place === 0 && { id })}
            type="radio"
            value={value}
            defaultChecked={value === defaultValue}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
