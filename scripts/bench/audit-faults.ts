/** How many planted faults the SEO audit names, and how many pages that are right it calls wrong: on this machine, in a browser where there is one. */
import { measureAudit } from 'seo-audit/planted-site';
import { findChromium } from '../../testing/find-chromium.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

export async function benchAuditFaults(): Promise<Measurement[]> {
  const { faults, heldFaults, traps, heldTraps } = await measureAudit(findChromium);
  if (traps.hits.length > 0) console.log(`Called wrong: ${traps.hits.join(', ')}`);
  const share = ({ hits, rows }: typeof faults) => hits.length / rows;
  return [
    { label: 'planted faults, open rows', value: faults.rows, unit: 'rows' },
    atLeast('named', share(faults), 'ratio', 0.95),
    atMost(`right pages called wrong, of ${traps.rows} open rows`, traps.hits.length, 'rows', 0),
    { label: 'planted faults, held rows', value: heldFaults.rows, unit: 'rows' },
    atLeast('named of those held', share(heldFaults), 'ratio', 0.95),
    atMost(`right pages called wrong, of ${heldTraps.rows} held`, heldTraps.hits.length, 'rows', 0),
  ];
}
