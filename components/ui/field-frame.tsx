/** Label, hint and error around one control. The control must have `describedByProps(...)` of the same id. */
import type { ReactNode } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
};

type DescribedField = Omit<FieldTexts, 'label'>;
type DescriptionParts = DescribedField & {
  prefix?: string;
  suffix?: string;
};

export function describedByProps({ id, hint, error, prefix, suffix }: DescriptionParts) {
  const ids = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    prefix && `${id}-prefix`,
    suffix && `${id}-suffix`,
  ].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldError id={id} error={error} />
      {children}
      <FieldHint id={id} hint={hint} />
    </div>
  );
}

/** Has the id that `describedByProps` names. */
export function FieldHint({ id, hint }: Pick<FieldTexts, 'id' | 'hint'>) {
  return (
    hint && (
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
    )
  );
}

/** The error is above the control, because a phone's keyboard covers the part below it. */
export function FieldError({ id, error }: Pick<FieldTexts, 'id' | 'error'>) {
  return (
    error && (
      <span className={styles.error} id={`${id}-error`}>
        <span className="visually-hidden">Error: </span>
        <span>{error}</span>
      </span>
    )
  );
}
