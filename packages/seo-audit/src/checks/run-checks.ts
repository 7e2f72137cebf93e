/** Runs every check and adds the check's texts to its findings. */

import type { Check } from '../check-helpers/check.ts';
import { errorMessage } from '../error-message.ts';
import { type Finding, severities } from '../finding.ts';
import type { Site } from '../site.ts';

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
    const message = errorMessage(error);
    return [
      {
        id: 'check-failed',
        severity: 'error',
        about: 'A check failed',
        url: site.start,
        what: `${words.id}: ${message}`,
        where: 'this audit',
        why: 'It gives no result for any page.',
        fix: 'Report it to the developers, with the audited URL.',
        waived: null,
      },
    ];
  }
}
