/** What can be done with the letter: print it alone, copy it, open it in one's own mail program. */
import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './letter-writer.module.css';

type LetterActionsProps = {
  frame: RefObject<HTMLDivElement | null>;
  readText: () => string;
  readSubject: () => string;
};

export function LetterActions({ frame, readText, readSubject }: LetterActionsProps) {
  const [notice, setNotice] = useState('');

  function print() {
    // The stylesheet then prints the letter alone.
    const writer = frame.current;
    writer?.setAttribute('data-print-only', '');
    addEventListener('afterprint', () => writer?.removeAttribute('data-print-only'), {
      once: true,
    });
    window.print();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      setNotice('Copied. Paste it where you write to them.');
    } catch {
      setNotice('This browser does not let us copy. Select the text of the letter instead.');
    }
  }

  function openMail() {
    // Made at this moment and handed to the visitor's own program: no link holds what was typed.
    const body = encodeURIComponent(readText().replaceAll('\n', '\r\n'));
    location.assign(`mailto:?subject=${encodeURIComponent(readSubject())}&body=${body}`);
    setNotice('Your mail program should open. If it does not, copy the text.');
  }

  return (
    <div className={styles.actions} data-print="no">
      <Button variant="quiet" onClick={print}>
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
