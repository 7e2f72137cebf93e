import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import { claimantsOwn, representedText } from './represented-text.ts';

test.each([
  [
    'Your first policy decides; your claim arose later.',
    'Your father’s first policy decides; your father’s claim arose later.',
  ],
  ['an illness that you declared', 'an illness that your father declared'],
  ['They say you were admitted for tests.', 'They say your father was admitted for tests.'],
  // What the writer does stays the writer's.
  [
    'You told the insurer; your letter asks for it.',
    'You told the insurer; your letter asks for it.',
  ],
  ['Your policy’s terms decide.', 'Your policy’s terms decide.'],
])('%s', (text, ofFather) => {
  expect(representedText(text, { person: 'father', role: 'insured' })).toBe(ofFather);
  expect(representedText(text, undefined)).toBe(text);
});

test('after a death the claim is the writer’s own; a nominee has a claim, and the policy is the insured’s', () => {
  const text = 'Your cover began, and your claim arose; you left out a fact.';
  expect(representedText(text, { person: 'mother', role: 'died' })).toBe(
    'Your mother’s cover began, and your claim arose; your mother left out a fact.',
  );
  expect(representedText(text, { person: 'mother', role: 'nominee' })).toBe(
    'The insured’s cover began, and your mother’s claim arose; the insured left out a fact.',
  );
  expect(claimantsOwn({ person: 'mother', role: 'died' })).toBe('your');
  expect(claimantsOwn({ person: 'mother', role: 'insured' })).toBe('your mother’s');
});

/** What the writer does for the insured, within a sentence about the insured. */
const writersActs = /\byou (?:ask|send|sent|tell|told it|told the|paid|point|say|write)\b/;

test('no sentence of a reason speaks of the insured by two names', () => {
  const texts = refusalReasons.flatMap(({ verdict, meaning, turnsOn, tests = [] }) => [
    ...[verdict, meaning, turnsOn ?? ''],
    ...tests.flatMap(({ within, after, older }) =>
      [within, after, older].flatMap((outcome) => outcome?.text ?? []),
    ),
  ]);
  expect(texts.length).toBeGreaterThan(200);
  const mixed = texts
    .flatMap((text) =>
      representedText(text, { person: 'father', role: 'insured' }).split(/(?<=[.?!:;])\s/),
    )
    .filter((sentence) => /your father/i.test(sentence) && /\byou\b/i.test(sentence))
    .filter((sentence) => !writersActs.test(sentence));
  expect(mixed).toEqual([]);
});
