/** One fault, with why it matters, how to fix it, and the pages that have it. */

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
  /** Reports list it last. */
  isUsuallyIntended?: true;
};

/** The pages that a finding is about. */
export function urlsOf({ url, urls }: Finding): readonly string[] {
  return urls ?? [url];
}

/** Each page with its own text. */
export function placesOf(finding: Finding): readonly { url: string; what: string }[] {
  return finding.places ?? urlsOf(finding).map((url) => ({ url, what: finding.what }));
}
