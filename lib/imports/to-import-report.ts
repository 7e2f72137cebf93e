/** The report of an import, for a command and for the desk's page: rows that were read, left out and changed. */

/** Texts have the marks of `importOption`; text of the file in them is plain text. */
export type ImportReport = {
  /** What the import comes to, in one line. */
  summary?: string;
  /** Sheets and columns that were read, and duplicates. */
  lines: string[];
  counts: readonly (readonly [label: string, value: string])[];
  /** The first ones. */
  rejected: { row: string; reason: string }[];
  rejectedCount: number;
  /** Not confirmed yet; while there are some, nothing is loaded. */
  questions: readonly { id: string; text: string; more?: readonly string[] }[];
};

type ImportFacts = {
  summary?: string;
  lines?: string[];
  counts: readonly (readonly [label: string, value: string | number])[];
  rejected?: readonly { row: string | number; reason: string }[];
  questions?: ImportReport['questions'];
};

const maxListedRows = 200;

export function toImportReport({
  summary,
  lines = [],
  counts,
  rejected = [],
  questions = [],
}: ImportFacts): ImportReport {
  const listed = rejected.slice(0, maxListedRows);
  return {
    ...(summary && { summary }),
    lines,
    counts: counts.map(([label, value]) => [label, String(value)]),
    rejected: listed.map(({ row, reason }) => ({ row: String(row), reason })),
    rejectedCount: rejected.length,
    questions,
  };
}
