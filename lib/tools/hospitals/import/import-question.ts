/** A question that the operator confirms by its id before an import changes the list in force. */
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
export type ImportQuestion = { id: (typeof questionIds)[number]; text: string };

/** An older list is too old to be shown to anybody. */
export const earliestListDay = '2015-01-01';
