/** One thing that is wrong with one page, in words that say why it matters and how to put it right. */

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
  /** The reason written in the waivers file. */
  waived: string | null;
};
