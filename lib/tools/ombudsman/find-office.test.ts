import { ombudsmanStates } from '../../content/ombudsman-offices.ts';
import { toSlug } from '../../text/words.ts';
import { findOffice, isSplitState, restOfState } from './find-office.ts';
import { areasByOffice, describeOffices } from './ombudsman-areas.ts';

const find = (state: string, place = '') => findOffice(ombudsmanStates, state, place);
const officeOf = (state: string, place = '') => {
  const found = find(state, place);
  return found?.kind === 'office' ? found.office : found?.kind;
};

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

test('a whole state needs no place, and ignores one', () => {
  expect(officeOf('rajasthan')).toBe('Jaipur');
  expect(officeOf('uttarakhand', 'lucknow')).toBe('Noida');
});

test('the places that other lists get wrong are right', () => {
  expect(officeOf('haryana', 'gurugram')).toBe('Delhi');
  expect(officeOf('haryana', restOfState)).toBe('Chandigarh');
  expect(officeOf('maharashtra', 'navi-mumbai')).toBe('Thane');
  expect(officeOf('maharashtra', toSlug('Mumbai wards M/East, M/West, N, S and T'))).toBe('Thane');
  expect(officeOf('maharashtra', restOfState)).toBe('Pune');
  expect(officeOf('puducherry', 'mahe')).toBe('Kochi (Ernakulam)');
  expect(officeOf('goa')).toBe('Pune');
});

test('a place that the source does not name is not guessed', () => {
  for (const place of ['', 'hardoi', 'noida', 'varanasi', restOfState])
    expect(find('uttar-pradesh', place)).toEqual({
      kind: 'not-named',
      state: 'Uttar Pradesh',
      offices: ['Lucknow', 'Noida'],
    });
  expect(find('puducherry', restOfState)).toEqual({
    kind: 'not-named',
    state: 'Puducherry',
    offices: ['Chennai', 'Hyderabad', 'Kochi (Ernakulam)'],
  });
});

test('a shared state with a missing or unknown place asks for it; without a state there is no answer', () => {
  expect(officeOf('haryana')).toBe('choose-place');
  expect(officeOf('haryana', '<b>')).toBe('choose-place');
  expect(find('')).toBeNull();
  expect(find('atlantis')).toBeNull();
});

test('each place has its own URL value', () => {
  for (const state of ombudsmanStates.filter(isSplitState)) {
    const ids = state.parts.flatMap(({ places }) => places.map(toSlug));
    expect(new Set([...ids, restOfState]).size).toBe(ids.length + 1);
    expect(ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
  }
});

test('the tables agree with the finder', () => {
  const haryana = ombudsmanStates.find(({ id }) => id === 'haryana');
  expect(haryana && describeOffices(haryana)).toBe(
    'Delhi for Gurugram, Faridabad, Sonepat and Bahadurgarh; Chandigarh for the rest',
  );
  const uttarPradesh = ombudsmanStates.find(({ id }) => id === 'uttar-pradesh');
  expect(uttarPradesh && describeOffices(uttarPradesh)).toBe(
    'Lucknow or Noida: look your district up at cioins.co.in',
  );
  expect(new Map(areasByOffice()).get('Noida')).toBe('Uttar Pradesh: some districts; Uttarakhand');
});
