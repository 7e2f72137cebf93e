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
  /** All pages with this cause, `url` first, where one cause is on several. */
  urls?: string[];
  /** Each page with its own text, where the texts differ. */
  places?: { url: string; what: string }[];
  /** What the pages have in common; the reports count it once (report/fold-findings.ts). */
  cause?: string;
  /** The reason in the waivers file. */
  waived: string | null;
  /** Reports list it last, folded. */
  isUsuallyIntended?: true;
};
