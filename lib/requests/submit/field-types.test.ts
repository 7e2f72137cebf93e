import { fieldTypes } from './field-types.ts';

const now = new Date('2026-11-21T05:00:00Z');
const parse = (type: keyof typeof fieldTypes, text: string) => fieldTypes[type].parse(text, now);

test.each(['Asha Rao', 'D’Souza', 'M. K. Rao', 'Mary-Ann', 'आशा राव', 'ஆஷா', 'José'])(
  'the name %s is taken as it is',
  (name) => {
    expect(parse('name', ` ${name} `)).toBe(name.normalize('NFC'));
  },
);

test.each(['', '.', '12', 'Asha\nBcc: x', 'Asha <b>', 'asha@x.in', 'A\u0000b', '-Asha'])(
  '%j is no name',
  (name) => {
    expect(parse('name', name)).toBeNull();
  },
);

test.each(['asha@example.in', "o'hara+x@mail.example.co.in", 'आशा@उदाहरण.भारत'])(
  '%s is an address',
  (address) => {
    expect(parse('email', ` ${address} `)).toBe(address);
  },
);

test('an address has one spelling: a look-alike character becomes its letter', () => {
  expect(parse('email', '\u212Aiki@example.in')).toBe('Kiki@example.in');
});

test.each([
  'asha',
  'a@b',
  'a@b.in,c@d.in',
  'a@b.in\r\nBcc: c@d.in',
  '"a"@b.in',
  'a b@c.in',
  '<a@b.in>',
  'a\u200b@b.in',
  `${'a'.repeat(250)}@b.in`,
])('%j is not an address', (address) => {
  expect(parse('email', address)).toBeNull();
});

test.each([
  ['OG-24/1901-1234', 'OG-24/1901-1234'],
  [' 12 34\u00a056 ', '123456'],
  ['पॉलिसी', null],
  ['१२३४/५६', '1234/56'],
  ['12;34', null],
  ['<b>', null],
])('the policy number %j is %j', (typed, expected) => {
  expect(parse('policy-number', typed)).toBe(expected);
});

test('typing or pasting a policy number drops characters that cannot be part of one', () => {
  expect(fieldTypes['policy-number'].sanitize?.(' २१/०४ 99-A; ')).toBe('21/0499-A');
});

test.each([
  ['mh 12 ab 1234', 'MH12AB1234'],
  ['MH-12-AB-1234', 'MH12AB1234'],
  ['MH12/1', null],
])('the registration number %j is %j', (typed, expected) => {
  expect(parse('letters-and-digits', typed)).toBe(expected);
});

test('a long text keeps its lines and loses invisible characters', () => {
  expect(parse('long-text', 'One\r\ntwo\u0000\u0007\rthree')).toBe('One\ntwo\nthree');
  expect(parse('long-text', ' \n\u200b ')).toBeNull();
});

test('a past date is accepted as an expiry, a future one not as an event', () => {
  expect(parse('date', '2026-11-12')).toBe('2026-11-12');
  expect(parse('date', '2030-01-01')).toBe('2030-01-01');
  expect(parse('date', '2099-01-01')).toBeNull();
  expect(parse('date', '2001-01-01')).toBeNull();
  expect(parse('past-date', '2026-11-21')).toBe('2026-11-21');
  expect(parse('past-date', '2026-11-22')).toBeNull();
});

test('today is the date in India: half past midnight in Mumbai is still yesterday in Greenwich', () => {
  const night = new Date('2026-11-20T19:00:00Z');
  expect(fieldTypes['past-date'].parse('2026-11-21', night)).toBe('2026-11-21');
});

test('a reference of either kind is read, with corrected look-alikes but no other errors', () => {
  expect(parse('reference', 'hello')).toBeNull();
  expect(parse('reference', 'SR-2222-2223')).toBeNull();
  expect(parse('reference', 'sr 2222 2222')).toBe('SR-2222-2222');
});
