/**
 * Loads the imported lists as one; before the first import the sample list, except in production, where nothing may
 * replace a real list.
 */
import 'server-only';
import type { Environment } from '../../../config/parse-environment.ts';
import { sampleHospitals } from '../../../content/sample-hospitals.ts';
import type { Store } from '../../../store/schema/schema.ts';
import type { HospitalLists, ListKind } from './list-entry.ts';
import { readEntriesByPin, readListsInForce } from './list-queries.server.ts';
import { createListMerger, mergeLists } from './merge-lists.ts';

export async function readHospitalLists(
  store: Store,
  siteEnv: Environment['siteEnv'],
): Promise<HospitalLists> {
  const inForce = await readListsInForce(store);
  if (inForce.length === 0 && siteEnv !== 'production') return sampleLists();
  const merger = createListMerger();
  for await (const listed of readEntriesByPin(store, inForce)) merger.addPin(listed);
  const ofKind = (kind: ListKind) =>
    inForce
      .filter((list) => list.kind === kind)
      .map(({ insurer, asOf, hospitals }) => ({ insurer, asOf, hospitals }));
  return {
    hospitals: merger.hospitals,
    lists: ofKind('network'),
    excludedLists: ofKind('excluded'),
    isSample: false,
  };
}

export async function sampleLists(): Promise<HospitalLists> {
  const entries = sampleHospitals.flatMap(({ city, state, hospitals }) =>
    hospitals.map(([name, address, pin]) => ({
      name,
      address,
      city,
      district: '',
      state,
      pin,
      phone: null,
      latitude: null,
      longitude: null,
      isPositionApproximate: true,
      specialities: '',
      tieUp: '',
    })),
  );
  const { hospitals } = await mergeLists([{ insurer: '', asOf: '', entries }]);
  return {
    hospitals: hospitals.map((hospital) => ({ ...hospital, insurers: [] })),
    lists: [],
    excludedLists: [],
    isSample: true,
  };
}
