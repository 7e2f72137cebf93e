/** Audits the planted sites and counts the faults that are found and the correct pages that are reported. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAuditOptions } from '../src/command/parse-audit-options.ts';
import type { Project } from '../src/command/project.ts';
import { runAudit } from '../src/command/run-audit.ts';
import type { Finding } from '../src/finding.ts';
import { checksByFault, checksByTrap } from './expected-checks.ts';
import { cleanTraps } from './planted-site/clean-traps.ts';
import { plantedFaults } from './planted-site/planted-faults.ts';
import type { Row, SiteName, WithHoldout } from './planted-site/row.ts';
import { startPlantedSite } from './planted-site/start-planted-site.ts';

export type HitCount = { rows: number; hits: string[] };
export type AuditMeasurement = Record<'faults' | 'heldFaults' | 'traps' | 'heldTraps', HitCount> & {
  /** Rows that need a browser, in a run without one: neither named nor missed. */
  unmeasured: number;
};

/** Endless sites stop at this limit; the main site has fewer pages. */
const maxPages = { main: '800', others: '60' };
const secureOrigin = 'https://mango-lane.example';

/** The findings at a site, with the origin that they name. */
type SiteFindings = { origin: string; findings: Finding[] };
type FindingsBySite = ReadonlyMap<SiteName | 'secure', SiteFindings>;

/** @param findChromium without a browser, rows of rendered pages are not measured. */
export async function measureAudit(
  findChromium: Project['findChromium'] = () => undefined,
): Promise<AuditMeasurement> {
  const answers = await auditAll(findChromium);
  const isMeasured = ({ needs }: Row) => needs !== 'render' || findChromium() !== undefined;
  const count = (
    rows: readonly WithHoldout<Row>[],
    table: typeof checksByFault,
    isHeld: boolean,
  ) => {
    const group = rows.filter((row) => row.held === isHeld && isMeasured(row));
    const hits = group.filter((row) => isNamed(row, answers, table.get(row.id) ?? []));
    return { rows: group.length, hits: hits.map(({ id }) => id) };
  };
  return {
    faults: count(plantedFaults, checksByFault, false),
    heldFaults: count(plantedFaults, checksByFault, true),
    traps: count(cleanTraps, checksByTrap, false),
    heldTraps: count(cleanTraps, checksByTrap, true),
    unmeasured: [...plantedFaults, ...cleanTraps].filter((row) => !isMeasured(row)).length,
  };
}

async function auditAll(
  findChromium: NonNullable<Project['findChromium']>,
): Promise<FindingsBySite> {
  const planted = await startPlantedSite();
  const secure = await startPlantedSite({ publicOrigin: secureOrigin });
  try {
    const answers = new Map<SiteName | 'secure', SiteFindings>();
    for (const site of new Set([...plantedFaults, ...cleanTraps].map((row) => row.site))) {
      const origin = planted.origins[site];
      const limit = site === 'main' ? maxPages.main : maxPages.others;
      // Other hosts are requested too: those in the rows do not exist, or are on this machine and therefore skipped.
      const words = [
        `${origin}/`,
        '--max-pages',
        limit,
        ...(site === 'main' ? ['--external'] : []),
      ];
      answers.set(site, { origin, findings: await audit(words) });
    }
    answers.set('secure', {
      origin: secureOrigin,
      // Pages that are wrong only over https: a copy, audited under the public origin.
      findings: await audit([
        ...listArguments(secure.origin, 'https'),
        '--canonical-origin',
        secureOrigin,
      ]),
    });
    if (findChromium()) {
      const rendered = await audit(
        [...listArguments(planted.origin, 'render'), '--render'],
        findChromium,
      );
      // Findings about missing things in this part of the site were already made on the whole site.
      answers
        .get('main')
        ?.findings.push(...rendered.filter(({ id }) => id.startsWith('rendered-')));
    }
    return answers;
  } finally {
    await planted.close();
    await secure.close();
  }
}

/** The pages of the main site that have this need. */
function listArguments(origin: string, need: Row['needs']): string[] {
  const rows = [...plantedFaults, ...cleanTraps].filter(({ needs }) => needs === need);
  const list = join(mkdtempSync(join(tmpdir(), 'planted-')), 'list.txt');
  writeFileSync(list, rows.flatMap(({ paths }) => paths.map((path) => origin + path)).join('\n'));
  return [`${origin}/`, '--list', list];
}

async function audit(args: string[], findChromium?: Project['findChromium']): Promise<Finding[]> {
  const silent = { update() {}, end() {} };
  const project = { commandLine: 'audit', findChromium };
  const { run } = await runAudit(parseAuditOptions(args), project, silent);
  return run.findings;
}

/**
 * A fault of a whole site may be reported at any of its addresses; other faults at theirs, or in a text that names it.
 */
function isNamed(
  { paths, site, needs }: Row,
  answers: FindingsBySite,
  checks: readonly string[],
): boolean {
  const { origin, findings } = answers.get(needs === 'https' ? 'secure' : site) ?? noFindings;
  const isThere = ({ url, urls = [url], what, where }: Finding) =>
    site !== 'main' ||
    // A finding about a sitemap row is reported at the page that the row names.
    (where === 'sitemap' && paths.includes('/sitemap.xml')) ||
    paths.some((path) => urls.includes(origin + path) || (path.length > 1 && what.includes(path)));
  return findings.some((finding) => checks.includes(finding.id) && isThere(finding));
}

const noFindings: SiteFindings = { origin: '', findings: [] };
