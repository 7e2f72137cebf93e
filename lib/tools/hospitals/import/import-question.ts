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
] as const;
export type ImportQuestion = { id: (typeof questionIds)[number]; text: string };
