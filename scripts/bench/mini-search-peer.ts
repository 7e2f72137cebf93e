/** MiniSearch as its manual sets it up, over the same hospitals: what ours is measured against. */
import MiniSearch from 'minisearch';
import type { MergedHospital } from '../../lib/tools/hospitals/lists/list-entry.ts';

const options = { boost: { name: 3, city: 2, pin: 2 }, prefix: true, fuzzy: 0.2 };

/** All words first; any of them where no hospital has all. */
export function miniSearchPeer(hospitals: readonly MergedHospital[]) {
  const peer = new MiniSearch<MergedHospital>({
    fields: ['name', 'address', 'city', 'district', 'state', 'pin'],
  });
  peer.addAll(hospitals);
  const byId = new Map(hospitals.map((hospital) => [hospital.id, hospital]));
  return (text: string): MergedHospital[] => {
    const all = peer.search(text, { ...options, combineWith: 'AND' });
    const found = all.length > 0 ? all : peer.search(text, options);
    return found.slice(0, 20).flatMap(({ id }) => byId.get(id) ?? []);
  };
}
