import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { claimCalendar } from './claim-calendar.ts';
import { claimLetters } from './claim-letters.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;
const theft = findClaimType('motor-theft') as ClaimType;

test('every letter of every kind can be filled, and is signed', () => {
  for (const type of claimTypes) {
    for (const happened of [undefined, { date: '2026-01-01', time: null } as const]) {
      for (const { letter, blanks } of claimLetters(type, happened ? { happened } : {}, now)) {
        const text = letterText(fillLetter(letter, blanks, { name: 'Asha Rao' }));
        expect(text).toMatch(/Yours faithfully,\n+Asha Rao\n____________$/);
        expect(new Set(blanks.map(({ id }) => id)).size).toBe(blanks.length);
      }
    }
  }
});

test('the date given on the page stands in the letter', () => {
  const [letter] = claimLetters(theft, { happened: { date: '2026-11-21', time: '14:00' } }, now);
  expect(letter?.blanks.find(({ id }) => id === 'date')?.value).toBe('2026-11-21');
});

test('a letter that comes late asks for the reason and names the rule; one in time does not', () => {
  const text = (date: '2026-11-01' | '2026-11-21', told = {}) =>
    claimLetters(theft, { happened: { date, time: null }, ...told }, now)[0]?.letter.join('\n');
  expect(text('2026-11-01')).toContain('I could not write sooner because: {delay}');
  expect(text('2026-11-01')).toContain('5 September 2024');
  expect(text('2026-11-21')).not.toContain('sooner');
  expect(text('2026-11-01', { told: { date: '2026-11-02', time: null } })).not.toContain('sooner');
});

test('no letter asks for an identity number, a one-time password or a report', () => {
  const words = claimTypes
    .flatMap(({ letters }) => letters)
    .flatMap(({ blanks }) => blanks.map(({ label }) => label))
    .join(' ');
  expect(words).not.toMatch(/aadhaar|\bPAN\b|\bOTP\b|report|upload/i);
});

test('the calendar file holds the dates that are ahead, with the rule each rests on', () => {
  const asked = new URLSearchParams('type=motor-theft&date=2026-11-21&time=14:00');
  const calendar = claimCalendar(asked, '2026-11-21');
  expect(calendar?.fileName).toBe('claim-motor-theft');
  expect(calendar?.events.map(({ date, id }) => [date, id])).toEqual([
    ['2026-11-22', 'claim-motor-theft-2026-11-22-notice'],
    ['2027-02-19', 'claim-motor-theft-2027-02-19-final-report'],
  ]);
  expect(calendar?.events[0]?.description).toContain('By 2:00\u00a0pm.');
  expect(calendar?.events[0]?.description).toContain('Policy term: check your policy');
});

test('a calendar of a claim that cannot be read is none', () => {
  for (const query of ['', 'type=x', 'type=travel&date=2026-02-31'])
    expect(claimCalendar(new URLSearchParams(query), '2026-11-21')).toBeNull();
});
