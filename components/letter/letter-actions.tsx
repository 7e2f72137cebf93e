/** Actions on the letter: print it alone, copy it, open it in the visitor's mail program. */
import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { printElement } from '@/components/ui/print-button';
import styles from './letter-writer.module.css';

type LetterActionsProps = {
  frame: RefObject<HTMLDivElement | null>;
  readText: () => string;
  readSubject: () => string;
};

export function LetterActions({ frame, readText, readSubject }: LetterActionsProps) {
  const [notice, setNotice] = useState('');

  async function copy() {
    setNotice(
      (await copyText(readText()))
        ? 'Copied. Paste it where you write to them.'
        : 'This browser does not let us copy. Select the text of the letter instead.',
    );
  }

  function openMail() {
    // Built on the click and passed to the mail program, so that no link contains the typed text.
    const body = encodeURIComponent(readText().replaceAll('\n', '\r\n'));
    location.assign(`mailto:?subject=${encodeURIComponent(readSubject())}&body=${body}`);
    setNotice('Your mail program should open. If it does not, copy the text.');
  }

  return (
    <div className={styles.actions} data-print="no">
      <Button variant="quiet" onClick={() => printElement(frame.current)}>
        Print the letter
      </Button>
      <Button variant="quiet" onClick={copy}>
        Copy the text
      </Button>
      <Button variant="quiet" onClick={openMail}>
        Open in my mail program
      </Button>
      <p role="status" className={styles.note}>
        {notice}
      </p>
    </div>
  );
}
