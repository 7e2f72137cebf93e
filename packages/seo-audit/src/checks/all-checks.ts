/** All checks in the order of the report, and how they run. */
import { type Finding, severities } from '../finding.ts';
import type { Site } from '../site.ts';
import { errorMessage } from '../text.ts';
import { canonicalChecks } from './canonicals.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content.ts';
import { languageChecks } from './languages.ts';
import { linkChecks } from './links.ts';
import { renderedChecks } from './rendered-pages.ts';
import { responseChecks } from './responses.ts';
import { robotsChecks } from './robots.ts';
import { structureChecks } from './site-structure.ts';
import { textChecks } from './texts.ts';

export const allChecks: readonly Check[] = [
  ...responseChecks,
  ...robotsChecks,
  ...textChecks,
  ...canonicalChecks,
  ...linkChecks,
  ...contentChecks,
  ...languageChecks,
  ...structureChecks,
  ...renderedChecks,
];

/** Sorted by severity, then in the order of the checks. */
export function runChecks(site: Site, checks: readonly Check[]): Finding[] {
  const findings = checks.flatMap((check) => runCheck(check, site));
  return severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
}

function runCheck({ find, ...words }: Check, site: Site): Finding[] {
  try {
    return Array.from(find(site), (found) => ({ ...words, ...found, waived: null }));
  } catch (error) {
    // An unforeseen page must not lose the report of all others.
    return [
      {
        id: 'check-failed',
        severity: 'error',
        about: 'A check failed',
        url: site.start,
        what: `${words.id}: ${errorMessage(error)}`,
        where: 'this audit',
        why: 'It gives no result for any page.',
        fix: 'Report it to the developers, with the audited URL.',
        waived: null,
      },
    ];
  }
}
