/**
 * A letter with blanks, and its text once some are filled. Pure, and made for the browser: text typed into a letter
 * stays there. A blank is written as `{id}` in the letter; lines end with "\n".
 */
import type { Letter, LetterBlank } from '../../content/letter.ts';
import { keepPolicyNumber } from '../../input/input-filters.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { lowerStart } from '../../text/words.ts';

/** Plain text, a filled blank, or a gap to be completed by hand: it is marked with its label, "[policy number]". */
export type LetterPart =
  | { text: string }
  | { blank: string; value: string }
  | { blank: string; value: null; mark: string };

export type LetterValues = Readonly<Record<string, string>>;

/** One array of parts for each paragraph. @throws when the letter has a blank that is not in the list. */
export function fillLetter(
  letter: Letter,
  blanks: readonly LetterBlank[],
  values: LetterValues,
): LetterPart[][] {
  const byId = new Map(blanks.map((blank) => [blank.id, blank]));
  const valuesById = new Map(
    blanks.map((blank) => [blank.id, cleanValue(blank, values[blank.id])]),
  );
  const isStarted = blanks.some(
    ({ id, value }) => value === undefined && valuesById.get(id) !== null,
  );
  return letter
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => lineParts(line, byId, valuesById))
        .filter((parts) => !isStarted || !parts.some((part) => isOmitted(part, byId))),
    )
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.flatMap((parts, row) => (row === 0 ? parts : [newLine, ...parts])));
}

/** The letter as plain text: for the clipboard and the visitor's own mail program. */
export function letterText(paragraphs: readonly (readonly LetterPart[])[]): string {
  return paragraphs.map((parts) => parts.map(partText).join('')).join('\n\n');
}

function partText(part: LetterPart): string {
  if ('text' in part) return part.text;
  return part.value === null ? part.mark : part.value;
}

/** A subject is one line without gaps: an empty blank is left out. */
export function fillSubject(
  subject: string,
  blanks: readonly LetterBlank[],
  values: LetterValues,
): string {
  const text = fillTemplate(subject, (id) => {
    const blank = blanks.find((one) => one.id === id);
    return (blank && cleanValue(blank, values[id])) ?? '';
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** The widest value, "30 September 2026", with some margin. */
const maxDateLength = 30;

const newLine: LetterPart = { text: '\n' };

function lineParts(
  line: string,
  byId: ReadonlyMap<string, LetterBlank>,
  valuesById: ReadonlyMap<string, string | null>,
): LetterPart[] {
  return line.split(/(\{\w+\})/).flatMap((piece): LetterPart[] => {
    if (piece === '') return [];
    const id = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (id === undefined) return [{ text: piece }];
    const blank = byId.get(id);
    if (!blank) throw new Error(`The letter has no blank "${id}"`);
    const value = valuesById.get(id) ?? null;
    return [value === null ? { blank: id, value, mark: markOf(blank) } : { blank: id, value }];
  });
}

function isOmitted(part: LetterPart, byId: ReadonlyMap<string, LetterBlank>): boolean {
  return 'blank' in part && part.value === null && byId.get(part.blank)?.isOptional === true;
}

/** In the visitor's own mail or word processor nothing but the text shows what is still to fill. */
function markOf({ label }: LetterBlank): string {
  return `[${lowerStart(label)}]`;
}

/** Null when no readable text remains. Removes control characters, and line ends where one line is required. */
function cleanValue({ kind, maxLength }: LetterBlank, typed = ''): string | null {
  const allowed = kind === 'policy-number' ? keepPolicyNumber(typed) : typed;
  const printable = allowed.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
  const shaped = kind === 'lines' ? printable : printable.replace(/\s+/g, ' ');
  const max = kind === 'date' ? maxDateLength : maxLength;
  return [...shaped].slice(0, max).join('').trim() || null;
}
