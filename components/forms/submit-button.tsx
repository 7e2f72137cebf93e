/** The submit button of a form that reaches a person, its spinner, and the server's message beneath it. */
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './form-parts.module.css';

type SubmitButtonProps = {
  label: string;
  isSending: boolean;
  message?: ReactNode;
  /** The website carries out the request by itself, and nobody answers. */
  isDoneBySite?: boolean;
};

export function SubmitButton({
  label,
  isSending,
  message,
  isDoneBySite = false,
}: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        variant={isDoneBySite ? 'tool' : 'person'}
        isWide
        aria-disabled={isSending}
        aria-busy={isSending}
        onMouseDown={keepFocusInField}
        onClick={focusPressedButton}
      >
        {isSending && <span className={styles.spinner} aria-hidden="true" />}
        <span>{isSending ? 'Sending…' : label}</span>
      </Button>
      {message && (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      )}
    </>
  );
}

/**
 * Digits that an input method still composes are committed when the field loses the focus, and Chrome then scrolls the
 * field into view: the button moves away between press and release, and nothing is sent. So the focus moves at the
 * click.
 */
function keepFocusInField(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

function focusPressedButton(event: MouseEvent<HTMLButtonElement>): void {
  // Enter in a field clicks the button with detail 0, and the focus stays in the field.
  if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
}
