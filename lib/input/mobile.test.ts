import { maskMobile, parseMobile, sanitizeMobileInput } from './mobile.ts';

const mobile = '9876543210';
/** The zeros of the scripts that phones in India or from abroad may use. */
const zeros = [...'०০੦૦୦௦౦೦൦๐٠۰０𝟎𝟘'];

function inScript(zero: string, digits: string): string {
  return digits.replace(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );
}

/** Types character by character: the field is filtered after every key. */
function typed(text: string): string {
  let field = '';
  for (const key of text) field = sanitizeMobileInput(field + key);
  return field;
}

test('the digits of every script are digits', () => {
  for (const zero of zeros) {
    const written = inScript(zero, mobile);
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: mobile });
    expect({ written, field: typed(written) }).toEqual({ written, field: mobile });
  }
  expect(parseMobile('९८७६५43210')).toBe(mobile);
});

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765.43210',
  '  9876543210\n',
  '98765\u00a043210',
  '98765\u202f43210',
  '98765\u201143210',
  '\u202a9876543210\u202c',
  '(98765) 43210',
  '098765 43210',
  '09876543210',
  '0-98765-43210',
  '919876543210',
  '91 98765 43210',
  '0919876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (98765) 43-210',
  '+91.98765.43210',
  '+91 0 98765 43210',
  '+91 (0) 98765 43210',
  '00919876543210',
  '0091 98765 43210',
  '00 91 98765 43210',
  '+९१ ९८७६५ ४३२१०',
  'tel:+919876543210',
  'TEL:9876543210',
  `${' '.repeat(60)}+91 98765 43210`,
])('%j is one number, pasted, typed, and without scripts', (written) => {
  expect(parseMobile(written)).toBe(mobile);
  expect(sanitizeMobileInput(written)).toBe(mobile);
  expect(typed(written)).toBe(mobile);
});

test.each([
  ['empty', ''],
  ['a space', ' '],
  ['a code alone', '+91'],
  ['nine digits', '987654321'],
  ['eleven digits', '98765432101'],
  ['eleven digits that begin with 91', '91987654321'],
  ['twelve digits that begin with 91 by chance', '912345678901'],
  ['a code and nine digits', '+91 98765 4321'],
  // Cut to ten digits without their "+", these would be strangers' numbers.
  ['a code and eight digits', '+91 98765 432'],
  ['a code and eleven digits', '+91 98765 432101'],
  ['a number in Singapore', '+65 9123 4567'],
  ['a number in Singapore behind words', 'WhatsApp: +65 9123 4567'],
  ['a number in Singapore in brackets', '(+65) 9123 4567'],
  ['a number in Singapore with the plus of a Japanese keyboard', '＋65 9123 4567'],
  ['a number in the United States', '+1 415 555 2671'],
  ['a code without its number', '+98 7654 3210'],
  ['0091 and six digits', '0091987654'],
  ['a trunk 0 and nine digits', '098765 4321'],
  ['two trunk 0', '0098765 43210'],
  ['zero', '0000000000'],
  ['zero in Devanagari', '००००००००००'],
  ['zero with a trunk 0', '00000000000'],
  ['zero with a code', '+910000000000'],
  ['two numbers', '9876543210 9123456789'],
  ['ten thousand digits', '9'.repeat(10_000)],
  ['a number behind 27 spaces, cut off by nothing', `${' '.repeat(27)}+91 98765 432`],
])('%s is refused, and the field does not turn it into a number', (_, written) => {
  expect(parseMobile(written)).toBeNull();
  expect(parseMobile(sanitizeMobileInput(written))).toBeNull();
  expect(parseMobile(typed(written))).toBeNull();
});

test('letters and other characters are refused without JavaScript', () => {
  for (const written of [
    '98765abcde43210',
    'call 9876543210',
    '9876543210;',
    '9876543210e0',
    '98765,43210',
    '98765+43210',
    '98765\u000043210',
    '9876543210\u0000',
    'tel:tel:9876543210',
  ]) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: null });
  }
});

test('the field keeps digits only, and an eleventh one', () => {
  for (const [keys, kept] of [
    ['', ''],
    ['abc', ''],
    ['98a76', '9876'],
    ['98765\u000043210', mobile],
    ['98765432101', '98765432101'],
    ['9876543210999', '9876543210999'],
    ['+', '00'],
    ['+91', '0091'],
    ['+91 98765', '98765'],
    ['0091 0 98765', '98765'],
    ['9198765', '9198765'],
    ['0', '0'],
    ['<script>9</script>', '9'],
  ] as const) {
    expect({ keys, kept: typed(keys) }).toEqual({ keys, kept });
  }
  expect(sanitizeMobileInput('Call + WhatsApp: 98765 43210')).toBe(mobile);
});

test('a number that begins with 91 keeps all its digits, with or without a country code', () => {
  for (const written of ['9123456789', '+91 91234 56789', '0 91234 56789', '919123456789']) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: '9123456789' });
    expect({ written, field: typed(written) }).toEqual({ written, field: '9123456789' });
  }
});

test('a masked number shows its last two digits only', () => {
  expect(maskMobile(mobile)).toBe('••••••••10');
  expect(maskMobile('')).toBe('');
});
