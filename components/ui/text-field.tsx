/** One line of text or a phone number. All props of `<input>` are passed through, `ref` included. */
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';
import styles from './field.module.css';
import { describedByProps, FieldFrame, type FieldTexts } from './field-frame';

type TextFieldProps = FieldTexts &
  ComponentProps<'input'> & {
    prefix?: string;
    /**
     * The unit of a number. Prefix and suffix describe the field for screen readers, so their visible text is hidden
     * there.
     */
    suffix?: string;
    /** Drops invalid characters as they are typed or pasted. */
    sanitize?: (text: string) => string;
  };

export function TextField({
  id,
  label,
  hint,
  error,
  prefix,
  suffix,
  type = 'text',
  sanitize,
  onChange,
  onBlur,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        {prefix && (
          <span className={styles.prefix} id={`${id}-prefix`} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...input}
          onChange={sanitize ? sanitizing(sanitize, onChange) : onChange}
          onBlur={sanitize ? sanitizingLate(sanitize, onBlur) : onBlur}
          {...describedByProps({ id, hint, error, prefix, suffix })}
          id={id}
          type={type}
          className={styles.control}
        />
        {suffix && (
          <span className={styles.suffix} id={`${id}-suffix`} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** Keeps the caret behind the same character; if one before it was dropped, in front of the next. */
function sanitizing(sanitize: (text: string) => string, onChange: TextFieldProps['onChange']) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const sanitized = sanitize(input.value);
    if (sanitized !== input.value) {
      const caret = input.selectionStart ?? input.value.length;
      const before = sanitize(input.value.slice(0, caret));
      const after = sanitize(input.value.slice(caret));
      input.value = sanitized;
      const place = sanitized.startsWith(before) ? before.length : sanitized.length - after.length;
      input.setSelectionRange(place, place);
    }
    onChange?.(event);
  };
}

/** Text that was typed before hydration. */
function sanitizingLate(sanitize: (text: string) => string, onBlur: TextFieldProps['onBlur']) {
  return (event: FocusEvent<HTMLInputElement>) => {
    const sanitized = sanitize(event.target.value);
    if (sanitized !== event.target.value) event.target.value = sanitized;
    onBlur?.(event);
  };
}
