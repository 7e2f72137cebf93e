import { findReason } from '../../content/refusals/all-refusals.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import type { RefusalInput } from './refusal-query.ts';
import { writeRefusalLetter } from './write-refusal-letter.ts';

const today = '2026-11-26';

const reasons = (...ids: string[]) => ids.flatMap((id) => findReason(id) ?? []);

const input: RefusalInput = {
  line: 'health-reimbursement',
  kind: 'refused',
  reasons: reasons('pre-existing-disease', 'late-papers'),
  days: { began: '2020-01-02', letter: '2026-11-10' },
  sent: null,
};

function written(asked: RefusalInput): string {
  const { letter, blanks } = writeRefusalLetter(asked, today);
  const values = Object.fromEntries(blanks.map(({ id, value = '' }) => [id, value]));
  return letterText(fillLetter(letter, blanks, values));
}

test('both reasons are answered, the days are filled in, and the others stay gaps', () => {
  const text = written(input);
  expect(text).toContain('Your letter of 2026-11-10 refuses my claim');
  for (const { letter } of input.reasons) {
    expect(text).toContain(letter[0].slice(0, 30));
  }
  expect(text).toContain('My cover began on 2020-01-02, and the claim arose on ____________');
});

test('each line asks for what its refusal must have', () => {
  expect(written(input)).toContain('claims review committee');
  expect(written({ ...input, line: 'own-damage', reasons: [] })).toContain('surveyor’s report');
  expect(written({ ...input, line: 'own-damage', reasons: [] })).not.toContain('committee');
});

test('a cut needs no committee, and a reason that was typed is not called missing', () => {
  expect(written({ ...input, kind: 'part' })).not.toContain('committee');
  const { letter } = writeRefusalLetter({ ...input, reasons: [] }, today, [], true);
  expect(letter.join()).not.toContain('I have no reason');
  expect(letter.join()).toContain('the facts');
});

test('an undecided cashless request is to be decided now: no day of payment, no interest', () => {
  const text = written({ ...input, line: 'health-cashless', kind: 'silence', reasons: [] });
  expect(text).toContain('Please decide on the cashless request now');
  expect(text).not.toMatch(/day of payment|interest/);
});

test('an unknown reason is asked for in writing', () => {
  expect(written({ ...input, reasons: [] })).toContain('the reason, the clause of my policy');
  expect(written({ ...input, kind: 'part', reasons: [] })).toContain('each deduction in writing');
});

test('silence names the limits that are over, and the interest; not one that still runs', () => {
  const silent: RefusalInput = {
    ...input,
    line: 'life',
    kind: 'silence',
    reasons: [],
    days: { arose: '2026-10-01', papers: '2026-11-01' },
  };
  const text = written(silent);
  expect(text).toContain('you had 15 days, until 16 November 2026');
  expect(text).not.toContain('45 days');
  expect(text).toContain('bank rate plus 2 percentage points');
});

test('only blanks of the letter are asked for, and no line asks for a gap that it lacks', () => {
  for (const kind of ['refused', 'part', 'silence'] as const) {
    const { letter, blanks } = writeRefusalLetter({ ...input, kind }, today);
    const text = letter.join('\n');
    expect(blanks.filter(({ id }) => !text.includes(`{${id}}`))).toEqual([]);
    expect(() => fillLetter(letter, blanks, {})).not.toThrow();
  }
});
