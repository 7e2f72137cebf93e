/** Audits the planted sites and counts: which faults a finding names, and which pages that are right it calls wrong. */
import { parseAuditOptions } from '../src/command/parse-audit-options.ts';
import { runAudit } from '../src/command/run-audit.ts';
import type { Finding } from '../src/finding.ts';
import { faultsNamedBy, trapsSprungBy } from './named-by.ts';
import { cleanTraps } from './planted-site/clean-traps.ts';
import { plantedFaults } from './planted-site/planted-faults.ts';
import type { Held, Row, SiteName } from './planted-site/row.ts';
import { type PlantedSite, startPlantedSite } from './planted-site/start-planted-site.ts';

export type Counted = { rows: number; hits: string[] };
export type AuditMeasured = Record<'faults' | 'heldFaults' | 'traps' | 'heldTraps', Counted>;

/** Endless sites end here; the main one has fewer. */
const maxPages = { main: '800', others: '60' };

export async function measureAudit(): Promise<AuditMeasured> {
  const planted = await startPlantedSite();
  try {
    const found = new Map<SiteName, Finding[]>();
    const sites = new Set([...plantedFaults, ...cleanTraps].map(({ site }) => site));
    for (const site of sites) found.set(site, await audit(planted, site));
    const count = (rows: readonly Held<Row>[], table: typeof faultsNamedBy, isHeld: boolean) => {
      const asked = rows.filter(({ held }) => held === isHeld);
      const hits = asked.filter((row) => isNamed(row, found, table.get(row.id) ?? [], planted));
      return { rows: asked.length, hits: hits.map(({ id }) => id) };
    };
    return {
      faults: count(plantedFaults, faultsNamedBy, false),
      heldFaults: count(plantedFaults, faultsNamedBy, true),
      traps: count(cleanTraps, trapsSprungBy, false),
      heldTraps: count(cleanTraps, trapsSprungBy, true),
    };
  } finally {
    await planted.close();
  }
}

async function audit({ origins }: PlantedSite, site: SiteName): Promise<Finding[]> {
  const pages = site === 'main' ? maxPages.main : maxPages.others;
  const options = parseAuditOptions([`${origins[site]}/`, '--max-pages', pages]);
  const silent = { say() {}, end() {} };
  const { run } = await runAudit(options, { commandLine: 'audit' }, silent);
  return run.findings;
}

/** A mistake of a whole site may be named at any of its addresses; others at theirs, or in words that hold it. */
function isNamed(
  { paths, site }: Row,
  found: ReadonlyMap<SiteName, readonly Finding[]>,
  checks: readonly string[],
  { origins }: PlantedSite,
): boolean {
  const isThere = ({ url, what, where }: Finding) =>
    site !== 'main' ||
    // A finding of a row stands at the page that the row names.
    (where === 'sitemap' && paths.includes('/sitemap.xml')) ||
    paths.some((path) => url === origins.main + path || (path.length > 1 && what.includes(path)));
  return (found.get(site) ?? []).some((finding) => checks.includes(finding.id) && isThere(finding));
}
