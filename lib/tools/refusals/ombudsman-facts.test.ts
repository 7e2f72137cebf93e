import { findReason } from '../../content/refusals/all-refusals.ts';
import { judgeReasonOfClaim } from './judge-reason.ts';
import { ombudsmanFacts } from './ombudsman-facts.ts';
import type { RefusalInput } from './refusal-input.ts';
import { parseRefusalQuery, refusalSearch } from './refusal-query.ts';

const today = '2026-11-26';

function facts(search: string, deductions: Parameters<typeof ombudsmanFacts>[2] = null): string {
  const query = parseRefusalQuery(new URLSearchParams(search), today);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query.errors));
  const judged = query.input.reasons.map((one) => judgeReasonOfClaim(query.input, one, today));
  return ombudsmanFacts(query.input, judged, deductions, today).join('\n');
}

const sentQuery = 'line=health-reimbursement&reason=pre-existing-disease&sent=2026-10-01';

test('the refusal, its reason, the days that are known, and the period that speaks against it', () => {
  const text = facts(`${sentQuery}&letter=2026-09-10&began=2020-01-02&arose=2026-07-20`);
  expect(text).toBe(
    [
      'By its letter of 10 September 2026 the insurer refused my claim. The cover began on 2 January 2020. The claim arose on 20 July 2026.',
      'Its reason: Pre-existing disease (PED, Excl01).',
      'Longest waiting period for a pre-existing disease: 36 months. From 2 January 2020 it ran to 2 January 2023 (IRDAI (Insurance Products) Regulations, 2024).',
      'Moratorium: continuous cover after which non-disclosure, except established fraud, cannot be held against you: 60 months. From 2 January 2020 it ran to 2 January 2025 (IRDAI Master Circular on Health Insurance Business, 29 May 2024).',
      'The letter to the insurer of 1 October 2026 is enclosed and is part of this complaint.',
    ].join('\n'),
  );
});

test('a period that speaks for the insurer, and a day that is not known, are not in it', () => {
  const within = facts(`${sentQuery}&began=2026-01-02&arose=2026-07-20`);
  expect(within).not.toMatch(/ran to|undefined|null/);
  expect(facts(sentQuery)).toMatch(/^The insurer refused my claim\.\nIts reason/);
});

test('a letter from before the claim arose refused nothing: it is not named as the refusal', () => {
  const life = 'line=life&reason=lapsed&letter=2026-03-01';
  expect(facts(`${life}&arose=2026-02-01`)).toContain('By its letter of 1 March 2026');
  const older = facts(`${life}&arose=2026-04-01`);
  expect(older).toMatch(/^The insurer refused my claim\./);
  expect(older).not.toContain('By its letter of');
});

test('a cut has its sums; silence the limits that are over, and no reason', () => {
  expect(facts('line=health-reimbursement&kind=part', { deducted: 1400, askedBack: 500 })).toBe(
    'The insurer paid only a part of my claim.\nIt deducted ₹1,400. By my count ₹500 of that is due.',
  );
  const silent = facts('line=life&kind=silence&reason=section-45&papers=2026-08-01');
  expect(silent).toContain('The last papers went to the insurer on 1 August 2026.');
  expect(silent).toMatch(/Without an investigation: it had 15 days, until 16 August 2026/);
  expect(silent).not.toContain('reason');
});

test('the person, the office and the day of their answer come back from the address', () => {
  const input: RefusalInput = {
    ...{ line: 'life', kind: 'refused', days: {}, sent: '2026-10-01', answered: '2026-10-20' },
    reasons: [findReason('section-45')].flatMap((one) => one ?? []),
    represented: { person: 'mother', role: 'nominee' },
    office: { state: 'maharashtra', place: 'palghar' },
  };
  const query = parseRefusalQuery(new URLSearchParams(refusalSearch(input)), today);
  expect(query).toMatchObject({ kind: 'valid', input });
  const old = parseRefusalQuery(new URLSearchParams('line=life&kind=refused'), today);
  expect(Object.keys(old.kind === 'valid' ? old.input : {})).toEqual([
    'line',
    'kind',
    'reasons',
    'days',
    'sent',
  ]);
});

test('an answer without the complaint, or before it, asks for the day', () => {
  const errors = (search: string) => {
    const query = parseRefusalQuery(new URLSearchParams(search), today);
    return query.kind === 'invalid' ? query.errors : {};
  };
  expect(errors('answered=2026-10-20').sent).toContain('Enter the day of your complaint as well');
  expect(errors('sent=2026-10-21&answered=2026-10-20').answered).toContain('before your complaint');
  expect(errors('sent=2026-10-20&answered=2026-10-20')).toEqual({});
});
