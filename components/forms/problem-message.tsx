/** Why a form that was posted without JavaScript was not taken, at the fragment that its reply leads to. */
import type { ReactNode } from 'react';
import { problemId } from '@/lib/forms/confirmation-url';
import styles from './problem-message.module.css';

export function ProblemMessage({ text }: { text: ReactNode }) {
  return (
    <p id={problemId} tabIndex={-1} role="alert" className={styles.message}>
      {text}
    </p>
  );
}
