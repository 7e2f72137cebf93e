/**
 * Audits sites by others and compares the findings with judgements made by hand. The first run fetches and builds the
 * sites with npm, which takes minutes; later runs use the folder.
 */
import { parseAuditOptions } from '../src/command/parse-audit-options.ts';
import { runAudit } from '../src/command/run-audit.ts';
import type { Finding, Severity } from '../src/finding.ts';
import { drawSample, type FindingLocation, locationKey } from './foreign-sites/draw-sample.ts';
import { ensureForeignSite } from './foreign-sites/ensure-foreign-site.ts';
import { type ForeignSite, foreignSites } from './foreign-sites/foreign-sites.ts';
import { judgedFindings } from './foreign-sites/judged-findings.ts';
import { serveFolder } from './serve-folder.ts';

export type ForeignMeasurement = {
  found: number;
  /** Findings in this run's sample that were judged, and those of them judged right. */
  judged: number;
  right: number;
  /** Findings in this run's sample without a judgement. */
  unjudged: FindingLocation[];
  /** Findings that were judged to be no fault and are still reported. */
  stillWrong: FindingLocation[];
};

export async function measureForeign(
  severity: Severity,
  size: number,
  folder: string,
): Promise<ForeignMeasurement> {
  const places: FindingLocation[] = [];
  for (const site of foreignSites) {
    for (const { id, severity: its, url, what } of await audit(site, folder)) {
      const { pathname, search } = new URL(url);
      if (its === severity) places.push({ site: site.name, path: pathname + search, id, what });
    }
  }
  const verdicts = new Map(judgedFindings.map((row) => [locationKey(row), row.verdict]));
  const verdictOf = (place: FindingLocation) => verdicts.get(locationKey(place));
  const sample = drawSample(places, size);
  return {
    found: places.length,
    judged: sample.filter((place) => verdictOf(place) !== undefined).length,
    right: sample.filter((place) => verdictOf(place) === 'right').length,
    unjudged: sample.filter((place) => verdictOf(place) === undefined),
    stillWrong: places.filter((place) => verdictOf(place) === 'wrong'),
  };
}

const findingsBySite = new Map<ForeignSite, Finding[]>();

async function audit(site: ForeignSite, folder: string): Promise<Finding[]> {
  const before = findingsBySite.get(site);
  if (before) return before;
  const server = await serveFolder(ensureForeignSite(site, folder), site.host);
  try {
    const address = `${server.origin}${site.start}`;
    const words = [address, '--canonical-origin', site.origin, '--max-pages', '600'];
    const silent = { update() {}, end() {} };
    const { run } = await runAudit(parseAuditOptions(words), { commandLine: 'audit' }, silent);
    findingsBySite.set(site, run.findings);
    return run.findings;
  } finally {
    await server.close();
  }
}
