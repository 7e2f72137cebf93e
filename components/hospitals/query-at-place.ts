/** The same search at a place that was chosen from a list. */
import type { HospitalQuery, Place } from '@/lib/tools/hospitals/contract/hospital-answer';

/** The words for the place leave the free words: they are said by `city` or `pin` now. */
export function queryAtPlace(query: HospitalQuery, place: Place): HospitalQuery {
  const { name, kind, state, askedAs = '' } = place;
  const words = `${name} ${askedAs} ${state}`.toLowerCase().split(/[\s,]+/);
  const q = query.q
    .split(/[\s,]+/)
    .filter((word) => !words.includes(word.toLowerCase()))
    .join(' ');
  const isPin = kind === 'pin';
  return { ...query, q, city: isPin ? '' : name, pin: isPin ? name : '', page: 1 };
}
