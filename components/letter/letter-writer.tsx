'use client';
/**
 * A letter that is filled in while typing, to print, copy or mail. Nothing typed leaves the browser: the fields have no
 * names and belong to no form. Without a script the letter has gaps to fill in by hand. Props are plain data, so that a
 * server component can pass them.
 */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { localText } from '@/components/languages/local-text';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { printElement } from '@/components/ui/print-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import {
  type FilledLetter,
  type LetterBlank,
  letterDate,
  withLetterDate,
  withOptionalLine,
} from '@/lib/content/letter';
import { formatDate } from '@/lib/dates/format-date';
import { parseIsoDate, todayInIndia } from '@/lib/dates/iso-date';
import {
  fillLetter,
  fillSubject,
  type LetterValues,
  letterText,
} from '@/lib/tools/letters/fill-letter';
import { LetterPreview } from './letter-preview';
import styles from './letter-writer.module.css';

export type LetterWriterProps = Omit<FilledLetter, 'title'> & {
  /** Whether printing the page prints the letter in place; otherwise only its own button prints it. */
  printsWithPage?: boolean;
};

export function LetterWriter({
  mailSubject,
  offered,
  printsWithPage,
  ...letterProps
}: LetterWriterProps) {
  const [hasOffered, setHasOffered] = useState(false);
  const chosen =
    offered && hasOffered
      ? withOptionalLine(letterProps.letter, letterProps.blanks, offered)
      : letterProps;
  const { letter, blanks } = withLetterDate(chosen.letter, chosen.blanks, localText);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<LetterValues>(() => initialValues(blanks));

  useEffect(() => {
    const day = frame.current?.querySelector<HTMLInputElement>(`[data-blank="${letterDate}"]`);
    if (day && !day.value) day.value = todayInIndia(new Date());
    // The browser may have restored or autofilled the others before hydration.
    setTyped(readFields(frame.current));
  }, []);

  const values = withFormattedDates(blanks, typed);
  const paragraphs = fillLetter(letter, blanks, values);
  return (
    <div
      ref={frame}
      className={printsWithPage ? `${styles.writer} ${styles.withPage}` : styles.writer}
      onInput={() => setTyped(readFields(frame.current))}
    >
      <div className={styles.columns}>
        <div className={styles.fields} data-print="no">
          {offered && (
            <label className={styles.offer}>
              <input
                type="checkbox"
                checked={hasOffered}
                onChange={({ target }) => setHasOffered(target.checked)}
              />
              <span>{offered.label}</span>
            </label>
          )}
          {blanks.map((blank) => (
            <LetterField key={blank.id} id={`${id}-${blank.id}`} blank={blank} />
          ))}
          <p className={styles.note}>
            What you type here stays in this browser. It is not sent to us.
          </p>
        </div>
        <div className={styles.result}>
          <LetterPreview paragraphs={paragraphs} blanks={blanks} />
          <LetterActions
            frame={frame}
            readText={() => letterText(paragraphs)}
            readSubject={() => fillSubject(mailSubject, blanks, values)}
          />
        </div>
      </div>
    </div>
  );
}

function initialValues(blanks: readonly LetterBlank[]): LetterValues {
  return Object.fromEntries(blanks.flatMap(({ id, value }) => (value ? [[id, value]] : [])));
}

function readFields(frame: HTMLElement | null): LetterValues {
  const fields = frame?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-blank]');
  return Object.fromEntries(
    Array.from(fields ?? [], ({ dataset, value }) => [dataset.blank ?? '', value]),
  );
}

function withFormattedDates(blanks: readonly LetterBlank[], typed: LetterValues): LetterValues {
  const dates = blanks.flatMap(({ id, kind }) => {
    if (kind !== 'date') return [];
    const date = parseIsoDate(typed[id] ?? '');
    return [[id, date ? localText(formatDate(date)) : '']];
  });
  return { ...typed, ...Object.fromEntries(dates) };
}

type LetterFieldProps = { id: string; blank: LetterBlank };

/**
 * The field of one blank. It has no name, so that its text is never submitted. Inherits 'use client' from
 * letter-writer.tsx.
 */
function LetterField({ id, blank }: LetterFieldProps) {
  const { label, hint, kind, maxLength, isOptional = false, value, autoComplete = 'off' } = blank;
  const control = {
    id,
    label: isOptional ? `${label} (if you have it)` : label,
    hint,
    'data-blank': blank.id,
    defaultValue: value,
  };
  if (kind === 'lines') return <TextAreaField {...control} maxLength={maxLength} rows={4} />;
  if (kind === 'date') return <TextField {...control} type="date" />;
  return <TextField {...control} maxLength={maxLength} autoComplete={autoComplete} />;
}

/** Actions on the letter: print it alone, copy it, open it in the visitor's mail program. */
type LetterActionsProps = {
  frame: RefObject<HTMLDivElement | null>;
  readText: () => string;
  readSubject: () => string;
};

function LetterActions({ frame, readText, readSubject }: LetterActionsProps) {
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
