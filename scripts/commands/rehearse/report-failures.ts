/** Reports the result of a rehearsal: which requests were refused, lost or sent twice. */
import type { LiveSite } from './install.ts';
import type { LightLoad } from './light-load.ts';
import type { Rehearsal } from './rehearsal.ts';

const maxListed = 20;

/** @returns how many calls or pages were refused, lost or sent twice. */
export function reportFailures(
  { say }: Rehearsal,
  { leadService }: LiveSite,
  load: LightLoad,
): number {
  const accepted = leadService.received().filter(({ outcome }) => outcome === 'accepted');
  const arrived = Map.groupBy(accepted, ({ mobile }) => mobile);
  const refused = load.refused();
  const lost = load.accepted().filter((mobile) => !arrived.has(mobile));
  const twice = [...arrived].filter(([, leads]) => leads.length > 1).map(([mobile]) => mobile);
  for (const line of refused.slice(0, maxListed)) console.log(`        refused: ${line}`);
  for (const mobile of [...lost, ...twice].slice(0, maxListed))
    console.log(`        lost or twice: ${mobile}`);
  say(`${load.pages()} pages and tokens, ${load.accepted().length} calls accepted`);
  say(`refused ${refused.length}, lost ${lost.length}, twice ${twice.length}`);
  return refused.length + lost.length + twice.length;
}
