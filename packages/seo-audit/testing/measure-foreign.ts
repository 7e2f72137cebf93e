/**
 * Audits sites made by others and compares what is found with what was judged by hand: how much of it is right. The first
 * run fetches and builds them by npm, in some minutes; later ones read the folder.
 */
import { parseAuditOptions } from '../src/command/parse-audit-options.ts';
import { runAudit } from '../src/command/run-audit.ts';
import type { Finding, Severity } from '../src/finding.ts';
import { drawSample, type Place, placeKey } from './foreign-sites/draw-sample.ts';
import { type ForeignSite, foreignSites } from './foreign-sites/foreign-sites.ts';
import { haveForeignSite } from './foreign-sites/have-foreign-site.ts';
import { judgedFindings } from './foreign-sites/judged-findings.ts';
import { serveFolder } from './foreign-sites/serve-folder.ts';

export type ForeignMeasured = {
  found: number;
  /** Of the sample drawn today: those judged before, and those judged right. */
  judged: number;
  right: number;
  /** Drawn today, and never judged. */
  unjudged: Place[];
  /** Judged to be no fault at all, and found. */
  stillWrong: Place[];
};

export async function measureForeign(
  severity: Severity,
  size: number,
  folder: string,
): Promise<ForeignMeasured> {
  const places: Place[] = [];
  for (const site of foreignSites) {
    for (const { id, severity: its, url, what } of await audit(site, folder)) {
      const { pathname, search } = new URL(url);
      if (its === severity) places.push({ site: site.name, path: pathname + search, id, what });
    }
  }
  const verdicts = new Map(judgedFindings.map((row) => [placeKey(row), row.verdict]));
  const verdictOf = (place: Place) => verdicts.get(placeKey(place));
  const sample = drawSample(places, size);
  return {
    found: places.length,
    judged: sample.filter((place) => verdictOf(place) !== undefined).length,
    right: sample.filter((place) => verdictOf(place) === 'right').length,
    unjudged: sample.filter((place) => verdictOf(place) === undefined),
    stillWrong: places.filter((place) => verdictOf(place) === 'wrong'),
  };
}

const found = new Map<ForeignSite, Finding[]>();

async function audit(site: ForeignSite, folder: string): Promise<Finding[]> {
  const before = found.get(site);
  if (before) return before;
  const server = await serveFolder(haveForeignSite(site, folder), site.host);
  try {
    const address = `${server.origin}${site.start}`;
    const words = [address, '--canonical-origin', site.origin, '--max-pages', '600'];
    const silent = { say() {}, end() {} };
    const { run } = await runAudit(parseAuditOptions(words), { commandLine: 'audit' }, silent);
    found.set(site, run.findings);
    return run.findings;
  } finally {
    await server.close();
  }
}
