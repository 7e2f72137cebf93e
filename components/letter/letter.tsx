/** A letter in the language of the page, to be filled in. */
import { localText } from '@/components/languages/local-text';
import type { LetterBlank, OptionalLine } from '@/lib/content/letter';
import { LetterWriter, type LetterWriterProps } from './letter-writer';

export function Letter({
  blanks,
  letter,
  mailSubject,
  offered,
  printsWithPage,
}: LetterWriterProps) {
  return (
    <LetterWriter
      blanks={blanks.map(blankInLanguage)}
      letter={letter.map(localText)}
      mailSubject={localText(mailSubject)}
      offered={offered && lineInLanguage(offered)}
      printsWithPage={printsWithPage}
    />
  );
}

function blankInLanguage(blank: LetterBlank): LetterBlank {
  return { ...blank, label: localText(blank.label), hint: blank.hint && localText(blank.hint) };
}

function lineInLanguage({ label, text, blank }: OptionalLine): OptionalLine {
  return { label: localText(label), text: localText(text), blank: blankInLanguage(blank) };
}
