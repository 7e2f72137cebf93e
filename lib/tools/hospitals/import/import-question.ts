/** A question that the operator confirms by its id before an import changes the list in force. */
import { createHash } from 'node:crypto';

export const questionIds = [
  'columns',
  'excluded',
  'fewer',
  'insurer',
  'more',
  'older',
  'other',
  'rejected',
  'sheets',
  'status',
] as const;
type QuestionKind = (typeof questionIds)[number];
/** Several questions of these kinds may be asked of one list. */
const severalOf = ['columns', 'sheets', 'status'] as const;
type SeveralKind = (typeof severalOf)[number];

export type ImportQuestion = {
  id: Exclude<QuestionKind, SeveralKind> | `${SeveralKind}-${string}`;
  text: string;
  /** Values for which the text has no room. */
  more?: readonly string[];
};

/** Its id is of what it says: what is confirmed is this column with these values, and no other. */
export function questionOf(
  kind: SeveralKind,
  text: string,
  more: readonly string[] = [],
): ImportQuestion {
  const hash = createHash('sha256').update([text, ...more].join('\n'));
  const id = `${kind}-${hash.digest('hex').slice(0, 8)}` as const;
  return { id, text, ...(more.length > 0 && { more }) };
}

export function isQuestionId(text: string): boolean {
  const [kind = '', ...hash] = text.split('-');
  return severalOf.some((one) => one === kind)
    ? hash.length === 1 && /^[0-9a-f]{8}$/.test(hash[0] ?? '')
    : questionIds.some((id) => id === text);
}

/** An older list is too old to be shown to anybody. */
export const earliestListDay = '2015-01-01';
