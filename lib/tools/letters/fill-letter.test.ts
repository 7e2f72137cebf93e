import type { LetterBlank } from '../../content/letter.ts';
import { fillLetter, fillSubject, letterText } from './fill-letter.ts';

const blanks: LetterBlank[] = [
  { id: 'name', label: 'Your name', kind: 'line', maxLength: 20 },
  { id: 'policy', label: 'Policy number', kind: 'policy-number', maxLength: 10 },
  { id: 'claim', label: 'Claim number', kind: 'line', maxLength: 20, isOptional: true },
  { id: 'story', label: 'What happened', kind: 'lines', maxLength: 100 },
];
const letter = ['Policy {policy}\nClaim {claim}', 'Dear officer,', '{story}', 'Yours,\n{name}'];

const textOf = (values: Record<string, string>) => letterText(fillLetter(letter, blanks, values));

test('an empty letter has a gap for every blank, to be filled in by hand', () => {
  expect(textOf({})).toBe(
    'Policy [policy number]\nClaim [claim number]\n\nDear officer,\n\n[what happened]\n\nYours,\n[your name]',
  );
  expect(fillLetter(letter, blanks, {})[3]).toEqual([
    { text: 'Yours,' },
    { text: '\n' },
    { blank: 'name', value: null, mark: '[your name]' },
  ]);
});

test('the gap of an abbreviation keeps its capitals', () => {
  const fir: LetterBlank = { id: 'fir', label: 'FIR number', kind: 'line', maxLength: 20 };
  expect(letterText(fillLetter(['{fir}'], [fir], {}))).toBe('[FIR number]');
});

test('a filled blank appears in the text; an optional line without its value is left out', () => {
  expect(textOf({ name: ' Asha Rao ', policy: 'P/1-2', story: 'One.\nTwo.' })).toBe(
    'Policy P/1-2\n\nDear officer,\n\nOne.\nTwo.\n\nYours,\nAsha Rao',
  );
  expect(textOf({ claim: 'C 7' })).toContain('Claim C 7');
});

test('values known before the visitor types do not count as a start', () => {
  const known = blanks.map((blank) => (blank.id === 'name' ? { ...blank, value: 'Asha' } : blank));
  expect(letterText(fillLetter(letter, known, { name: 'Asha' }))).toContain('Claim [claim number]');
});

test('a paragraph whose lines are all left out leaves no empty space', () => {
  const parts = fillLetter(['{claim}', 'Dear {name}'], blanks, { name: 'A' });
  expect(letterText(parts)).toBe('Dear A');
});

test('typed text is limited in length, loses control characters and cannot add lines to a one-line blank', () => {
  expect(textOf({ name: `Asha\r\nBcc: x@y.in\u0000${'z'.repeat(50)}` })).toContain(
    'Yours,\nAsha Bcc: x@y.in zzz',
  );
  expect(
    textOf({ name: 'z'.repeat(500) })
      .split('\n')
      .at(-1),
  ).toBe('z'.repeat(20));
  expect(textOf({ name: '  \n\t ' })).toContain('Yours,\n[your name]');
});

test('a policy number may contain letters, digits, slash and hyphen only', () => {
  expect(textOf({ policy: ' P/12 34-5<b> ' })).toContain('Policy P/1234-5b');
  expect(textOf({ policy: '१२३' })).toContain('Policy 123');
  expect(textOf({ policy: 'नंबर' })).toContain('Policy [policy number]');
});

test('a character outside the basic plane is never cut in half', () => {
  const text = textOf({ name: '😀'.repeat(30) });
  expect(text.endsWith('😀'.repeat(20))).toBe(true);
});

test('braces typed by the visitor are text, not blanks', () => {
  expect(textOf({ story: 'see {name} and {constructor}' })).toContain(
    'see {name} and {constructor}',
  );
});

test('a subject is one line without gaps', () => {
  const subject = 'Complaint, policy {policy}';
  expect(fillSubject(subject, blanks, { policy: 'P/1' })).toBe('Complaint, policy P/1');
  expect(fillSubject(subject, blanks, {})).toBe('Complaint, policy');
  expect(fillSubject('About {name}', blanks, { name: 'A\r\nBcc: b' })).toBe('About A Bcc: b');
});

test('a letter with an unknown blank throws', () => {
  expect(() => fillLetter(['Dear {nobody}'], blanks, {})).toThrow('no blank "nobody"');
});
