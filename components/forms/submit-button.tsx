/** The submit button of a form that reaches a person, its spinner, and the server's message beneath it. */
import type { ReactNode } from 'react';
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
