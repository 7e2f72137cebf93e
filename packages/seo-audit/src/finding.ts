/** One fault of one page, with why it matters and how to fix it. */

export type Severity = 'error' | 'warning' | 'notice';
export const severities = ['error', 'warning', 'notice'] as const;

export type Finding = {
  id: string;
  severity: Severity;
  about: string;
  url: string;
  what: string;
  where: string;
  why: string;
  fix: string;
  /** The reason in the waivers file. */
  waived: string | null;
};
