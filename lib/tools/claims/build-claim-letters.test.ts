import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import { typeForAnswer } from '../../content/claims/claim-plans.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { buildClaimLetters } from './build-claim-letters.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;
const plans = claimTypes.flatMap((type) => [
  type,
  ...(type.question?.options ?? []).map(({ value }) => typeForAnswer(type, value)),
]);
const theft = findClaimType('motor-theft') as ClaimType;

test('every letter of every kind can be filled, and is signed', () => {
  for (const type of plans) {
    for (const happened of [undefined, { date: '2026-01-01', time: null } as const]) {
      for (const { letter, blanks } of buildClaimLetters(type, happened ? { happened } : {}, now)) {
        const text = letterText(fillLetter(letter, blanks, { name: 'Asha Rao' }));
        expect(text).toMatch(
          /Yours faithfully,\n+Asha Rao\n\[your phone number or e-mail address\]$/,
        );
        expect(new Set(blanks.map(({ id }) => id)).size).toBe(blanks.length);
      }
    }
  }
});

test('the date from the page is in the letter', () => {
  const [letter] = buildClaimLetters(
    theft,
    { happened: { date: '2026-11-21', time: '14:00' } },
    now,
  );
  expect(letter?.blanks.find(({ id }) => id === 'date')?.value).toBe('2026-11-21');
});

test('a letter to an insurer that was told has the day; one to another office does not', () => {
  const notice = { told: { date: '2026-11-20', time: '09:00' } } as const;
  const [insurer, office] = buildClaimLetters(theft, notice, now);
  expect(insurer?.letter.at(-2)).toContain('I first told you of this on {told}.');
  expect(insurer?.blanks.find(({ id }) => id === 'told')?.value).toBe('2026-11-20');
  expect(office?.letter.join(' ')).not.toContain('{told}');
  expect(buildClaimLetters(theft, {}, now)[0]?.letter.join(' ')).not.toContain('{told}');
});

test('no letter admits a delay by itself; a late one offers the line that explains it', () => {
  const letterOf = (date: '2026-11-01' | '2026-11-21', notice = {}) =>
    buildClaimLetters(theft, { happened: { date, time: null }, ...notice }, now)[0];
  const late = letterOf('2026-11-01');
  expect(late?.letter.join(' ')).not.toMatch(/sooner|late/);
  expect(late?.offered?.text).toContain('I could not tell you sooner because: {delay}');
  expect(late?.offered?.text).toContain('5 September 2024');
  expect(letterOf('2026-11-21')?.offered).toBeUndefined();
  const notice = (date: string) => ({ told: { date, time: null } });
  expect(letterOf('2026-11-01', notice('2026-11-02'))?.offered).toBeUndefined();
  expect(letterOf('2026-11-01', notice('2026-11-05'))?.offered).toBeDefined();
});

test('no letter asks for an identity number, a one-time password or a report', () => {
  const words = plans
    .flatMap(({ letters }) => letters)
    .flatMap(({ blanks }) => blanks.map(({ label }) => label))
    .join(' ');
  expect(words).not.toMatch(/aadhaar|\bPAN\b|\bOTP\b|report|upload/i);
});
