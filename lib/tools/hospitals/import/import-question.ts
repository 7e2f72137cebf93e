/** A question that the operator confirms by its id before an import changes the list in force. */
import { createHash } from 'node:crypto';

const onceIds = ['excluded', 'fewer', 'insurer', 'more', 'older', 'other', 'rejected'] as const;
/** Several questions of these kinds may be asked of one list. */
const severalKinds = ['columns', 'excluded', 'insurer', 'sheets', 'status'] as const;
type SeveralKind = (typeof severalKinds)[number];
/** As an operator is told of them. */
export const questionIds = [...onceIds, ...severalKinds.map((kind) => `${kind}-…`)];

export type ImportQuestion = {
  id: (typeof onceIds)[number] | `${SeveralKind}-${string}`;
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
  const [kind = ''] = text.split(/-[0-9a-f]{8}$/);
  return kind === text
    ? onceIds.some((id) => id === text)
    : severalKinds.some((one) => one === kind);
}

/** An older list is too old to be shown to anybody. */
export const earliestListDay = '2015-01-01';
