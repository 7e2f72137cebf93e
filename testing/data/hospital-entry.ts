import type { ListEntry } from '../../lib/tools/hospitals/lists/list-entry.ts';

/** A list entry for tests: a hospital in Pune, with the given fields. */
export function hospitalEntry(over: Partial<ListEntry> = {}): ListEntry {
  return {
    name: 'Ruby Hall Clinic',
    address: '40, Sassoon Road',
    city: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
    pin: '411001',
    phone: null,
    latitude: null,
    longitude: null,
    isPositionApproximate: true,
    specialities: '',
    tieUp: '',
    ...over,
  };
}
