/** One line of text or a phone number. All props of `<input>` are passed through, `ref` included. */
import type { ComponentProps } from 'react';
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
    /** Drops invalid characters as they are typed or pasted, and at the end of what an input method composes. */
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
          {...(sanitize ? sanitizing(sanitize, onChange, onBlur) : { onChange, onBlur })}
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

type Sanitize = (text: string) => string;
type InputProps = ComponentProps<'input'>;

function sanitizing(
  sanitize: Sanitize,
  onChange: InputProps['onChange'],
  onBlur: InputProps['onBlur'],
): Pick<InputProps, 'onChange' | 'onCompositionEnd' | 'onBlur'> {
  return {
    onChange(event) {
      // An input method writes the whole composition again with each key: what was changed meanwhile would double.
      const { isComposing } = event.nativeEvent as InputEvent;
      if (!isComposing) sanitizeInput(event.target, sanitize);
      onChange?.(event);
    },
    onCompositionEnd(event) {
      // Not every browser fires an input event behind it.
      const { currentTarget } = event;
      sanitizeInput(currentTarget, sanitize);
      onChange?.({ ...event, target: currentTarget });
    },
    onBlur(event) {
      // Text that was typed before hydration.
      const sanitized = sanitize(event.target.value);
      if (sanitized !== event.target.value) event.target.value = sanitized;
      onBlur?.(event);
    },
  };
}

/** Keeps the caret behind the same character; if one before it was dropped, in front of the next. */
function sanitizeInput(input: HTMLInputElement, sanitize: Sanitize): void {
  const sanitized = sanitize(input.value);
  if (sanitized === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const before = sanitize(input.value.slice(0, caret));
  const after = sanitize(input.value.slice(caret));
  input.value = sanitized;
  const place = sanitized.startsWith(before) ? before.length : sanitized.length - after.length;
  input.setSelectionRange(place, place);
}
