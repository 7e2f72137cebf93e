/** The insurers that the form of an upload offers. */
import 'server-only';
import { insurers } from '../../content/insurers.ts';
import type { Services } from '../../store/services.server.ts';
import { readListsInForce } from '../../tools/hospitals/lists/list-queries.server.ts';
import { findInsurer } from '../../tools/insurers/insurer-groups.ts';

/**
 * Insurers whose list a file may be: the names of the lists in force, then the other insurers we place business with. A
 * name typed by hand would become a second insurer.
 */
export async function readOfferedInsurers({
  store,
  env,
}: Pick<Services, 'store' | 'env'>): Promise<string[]> {
  const inForce = await readListsInForce(store);
  const names = [...new Set(inForce.map(({ insurer }) => insurer))];
  const { insurers: placed } = env.broker.disclosures;
  const known = new Set(names.map((name) => findInsurer(name)?.id));
  const others = insurers
    .filter(({ kind, id, registrationNumber }) => {
      const isPlaced = placed.length === 0 || placed.includes(registrationNumber);
      return kind !== 'life' && isPlaced && !known.has(id);
    })
    .map(({ brand }) => brand);
  return [...names, ...others];
}
