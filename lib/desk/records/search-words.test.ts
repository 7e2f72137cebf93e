import { createReference } from '../../outbox/reference.ts';
import { parseDeskSearch, parseReferences } from './search-words.ts';

const [call, request] = [createReference('CB'), createReference('SR')];
const spoken = (reference: string) => reference.toLowerCase().replaceAll('-', ' ');

test.each([
  [spoken(call), { kind: 'reference', reference: call }],
  [` ${request.replaceAll('-', '')} `, { kind: 'reference', reference: request }],
  ['+91 98765 43210', { kind: 'contact', contact: { channel: 'sms', address: '9876543210' } }],
  [
    'Asha@Example.in',
    { kind: 'contact', contact: { channel: 'email', address: 'Asha@Example.in' } },
  ],
  ['26/11/2026', { kind: 'day', day: '2026-11-26' }],
  ['2026-11-26', { kind: 'day', day: '2026-11-26' }],
  ['P/12-34', { kind: 'policy-number', number: 'P/12-34' }],
])('%j is understood', (typed, search) => {
  expect(parseDeskSearch(typed)).toEqual({ kind: 'valid', search });
});

test('a reference with a slip is no policy number; words are not understood', () => {
  const last = call.at(-1) === '2' ? '3' : '2';
  const parsed = ['', `${call.slice(0, -1)}${last}`, 'hello', '12', 'x'.repeat(300)].map((typed) =>
    parseDeskSearch(typed),
  );
  expect(parsed).toEqual([
    { kind: 'blank' },
    { kind: 'invalid', error: 'mistyped-reference' },
    { kind: 'invalid', error: 'not-understood' },
    { kind: 'invalid', error: 'not-understood' },
    { kind: 'invalid', error: 'not-understood' },
  ]);
});

test('several references are read out of one text, and what is none is named', () => {
  expect(parseReferences(`${spoken(call)}, ${request} and x`)).toEqual({
    references: [call, request],
    wrong: ['and', 'x'],
  });
  expect(
    parseReferences('cb 2222 2222').wrong.length +
      parseReferences('cb 2222 2222').references.length,
  ).toBe(1);
});
