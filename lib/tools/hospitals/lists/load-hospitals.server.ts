/**
 * What is searched: the imported lists as one; before the first import the sample list, except in production,
 * where nothing stands in for a real list.
 */
import 'server-only';
import type { Environment } from '../../../config/parse-environment.ts';
import { sampleHospitals } from '../../../content/sample-hospitals.ts';
import type { Store } from '../../../store/schema.ts';
import type { HospitalLists } from './list-entry.ts';
import { mergeLists } from './merge-lists.ts';
import { readLists } from './read-lists.server.ts';

export async function loadHospitals(
  store: Store,
  siteEnv: Environment['siteEnv'],
): Promise<HospitalLists> {
  const lists = await readLists(store);
  if (lists.length === 0 && siteEnv !== 'production') return sampleLists();
  const { hospitals } = await mergeLists(lists);
  return {
    hospitals,
    lists: lists.map(({ insurer, asOf, entries }) => ({
      insurer,
      asOf,
      hospitals: entries.length,
    })),
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
    })),
  );
  const { hospitals } = await mergeLists([{ insurer: '', asOf: '', entries }]);
  return {
    hospitals: hospitals.map((hospital) => ({ ...hospital, insurers: [] })),
    lists: [],
    isSample: true,
  };
}
