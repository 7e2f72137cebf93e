import { testRows } from '../../../testing/data/rows.ts';
import { ombudsmanStates } from '../../content/ombudsman-offices.ts';
import { toSlug } from '../../text/words.ts';
import { findOffice, isSplitState, restOfState } from './find-office.ts';
import { areasByOffice, describeOffices } from './ombudsman-areas.ts';

test('all 28 states and 8 union territories occur once, in alphabetical order', () => {
  const names = ombudsmanStates.map(({ name }) => name);
  expect(new Set(names).size).toBe(36);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-IN')));
  expect(new Set(ombudsmanStates.map(({ id }) => id)).size).toBe(36);
});

test('each of the 18 offices serves a place', () => {
  expect(areasByOffice()).toHaveLength(18);
  for (const [, area] of areasByOffice()) expect(area.trim()).not.toBe('');
});

testRows(['state', 'place'], ({ state = '', place = '' }) => {
  const found = findOffice(ombudsmanStates, state, place);
  const row = ombudsmanStates.find(({ id }) => id === state);
  return {
    office: () => (found?.kind === 'office' ? found.office : (found?.kind ?? 'none')),
    'one of': () => (found && 'offices' in found ? found.offices.join('; ') : ''),
    described: () => (row ? describeOffices(row) : ''),
  };
})`
  state | place | office | one of | described | why
  rajasthan | | Jaipur | | | a whole state needs no place, and ignores one
  uttarakhand | lucknow | Noida
  haryana | gurugram | Delhi | | Delhi for Gurugram, Faridabad, Sonepat and Bahadurgarh; Chandigarh for the rest | the places that other lists get wrong
  haryana | ${restOfState} | Chandigarh
  maharashtra | navi-mumbai | Thane
  maharashtra | ${toSlug('Mumbai wards M/East, M/West, N, S and T')} | Thane
  maharashtra | ${restOfState} | Pune
  puducherry | mahe | Kochi (Ernakulam)
  goa | | Pune
  uttar-pradesh | | not-named | Lucknow; Noida | Lucknow or Noida: look your district up at cioins.co.in | a place that the source does not name is not guessed
  uttar-pradesh | hardoi | not-named | Lucknow; Noida
  uttar-pradesh | noida | not-named | Lucknow; Noida
  uttar-pradesh | varanasi | not-named | Lucknow; Noida
  uttar-pradesh | ${restOfState} | not-named | Lucknow; Noida
  puducherry | ${restOfState} | not-named | Chennai; Hyderabad; Kochi (Ernakulam)
  haryana | | choose-place | | | a shared state with a missing or unknown place asks for it
  haryana | <b> | choose-place
   | | none
  atlantis | | none
`;

test('each place has its own URL value', () => {
  for (const state of ombudsmanStates.filter(isSplitState)) {
    const ids = state.parts.flatMap(({ places }) => places.map(toSlug));
    expect(new Set([...ids, restOfState]).size).toBe(ids.length + 1);
    expect(ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
  }
  expect(new Map(areasByOffice()).get('Noida')).toBe('Uttar Pradesh: some districts; Uttarakhand');
});
