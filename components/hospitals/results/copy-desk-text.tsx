'use client';
/** Copies the text for the hospital's insurance desk; where the browser does not allow it, shows the text to select. */
import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';
import styles from './hospital-card.module.css';

type CopyDeskTextProps = { hospital: string; text: string };

type Outcome = 'copied' | 'refused' | null;

const outcomeMessages = {
  copied: 'Copied.',
  refused: 'This browser does not let us copy. Mark this text:',
};

export function CopyDeskText({ hospital, text }: CopyDeskTextProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'refused');
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.action} ${styles.copy}`}
        data-print="no"
        onClick={copy}
      >
        <span>Copy for the hospital desk</span>
        <span className="visually-hidden">{`: ${hospital}`}</span>
      </button>
      <span role="status" className={styles.outcome} data-print="no">
        {outcome && <span>{outcomeMessages[outcome]}</span>}
        {outcome === 'refused' && <span className={styles.text}>{text}</span>}
      </span>
    </>
  );
}
