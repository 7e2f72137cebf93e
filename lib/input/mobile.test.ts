import { maskMobile, parseMobile, sanitizeMobileInput, westernDigits } from './mobile.ts';

const mobile = '9876543210';
/** Where each Indian script keeps its 0: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const indianZeros = [...'०০੦૦୦௦౦೦൦'];

function inScript(zero: string, digits: string): string {
  return digits.replace(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );
}

test('ten digits are a mobile number as they are', () => {
  expect(parseMobile(mobile)).toBe(mobile);
  expect(sanitizeMobileInput(mobile)).toBe(mobile);
});

test('digits of every Indian script are digits', () => {
  for (const zero of indianZeros) {
    const written = inScript(zero, mobile);
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: mobile });
    expect({ written, typed: sanitizeMobileInput(written) }).toEqual({ written, typed: mobile });
    expect(westernDigits(inScript(zero, '0123456789'))).toBe('0123456789');
  }
});

test('a number in two scripts is one number', () => {
  expect(parseMobile('९८७६५43210')).toBe(mobile);
});

test('a country code in Devanagari goes like any other', () => {
  expect(parseMobile('+९१ ९८७६५ ४३२१०')).toBe(mobile);
});

test('letters and digits of other scripts stay what they are', () => {
  expect(westernDigits('अ9 abc ٣')).toBe('अ9 abc ٣');
});

test('the ways people write +91, 0091 and a leading 0 all come to ten digits', () => {
  for (const written of [
    '+91 98765 43210',
    '+919876543210',
    '+91-98765-43210',
    '+91 (98765) 43-210',
    '919876543210',
    '0919876543210',
    '00919876543210',
    '0091 98765 43210',
    '098765 43210',
    '09876543210',
    '98765 43210',
    '98765-43210',
    '98765.43210',
    '  9876543210\n',
    '98765\u00a043210',
  ]) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: mobile });
    expect({ written, typed: sanitizeMobileInput(written) }).toEqual({ written, typed: mobile });
  }
});

test('ten digits that begin with 91 or 0 keep all of them', () => {
  for (const digits of ['9123456789', '9198765432', '0123456789', '0091234567', '0912345678']) {
    expect({ digits, parsed: parseMobile(digits) }).toEqual({ digits, parsed: digits });
    expect({ digits, typed: sanitizeMobileInput(digits) }).toEqual({ digits, typed: digits });
  }
});

test('a country code before a number that begins with 91 goes once', () => {
  expect(parseMobile('+91 91234 56789')).toBe('9123456789');
  expect(parseMobile('0 91234 56789')).toBe('9123456789');
});

test('zero is no number, however it is written', () => {
  for (const written of [
    '0000000000',
    '०००००००००0',
    '00000 00000',
    '00000000000',
    '+910000000000',
  ]) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: null });
  }
});

test('empty and shorter than ten digits is no number', () => {
  for (const written of ['', ' ', '+91', '987654321', '+91 98765 4321', '०']) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: null });
  }
});

test('eleven digits are refused rather than cut', () => {
  for (const written of ['98765432101', '91987654321', '+91 98765 432101', '009876543210']) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: null });
  }
});

test('a NUL byte is refused', () => {
  expect(parseMobile('98765\u000043210')).toBeNull();
  expect(parseMobile('9876543210\u0000')).toBeNull();
});

test('letters and other characters are refused rather than dropped', () => {
  for (const written of [
    '98765abcde43210',
    'call 9876543210',
    '9876543210;',
    '9876543210e0',
    '98765,43210',
    '٩٨٧٦٥٤٣٢١٠',
    '98765𝟒𝟑𝟐𝟏𝟎',
  ]) {
    expect({ written, parsed: parseMobile(written) }).toEqual({ written, parsed: null });
  }
});

test('ten thousand digits are refused, and the field keeps no more than ten', () => {
  const long = '9'.repeat(10_000);
  expect(parseMobile(long)).toBeNull();
  expect(parseMobile(`${mobile}${' '.repeat(10_000)}`)).toBeNull();
  expect(sanitizeMobileInput(long)).toBe('9999999999');
});

test('the field keeps digits only, ten at most', () => {
  for (const [typed, kept] of [
    ['', ''],
    ['abc', ''],
    ['98a76', '9876'],
    ['98765\u000043210', mobile],
    ['98765432101', mobile],
    ['+', ''],
    ['+91', '91'],
    ['0', '0'],
    ['<script>9</script>', '9'],
  ] as const) {
    expect({ typed, kept: sanitizeMobileInput(typed) }).toEqual({ typed, kept });
  }
});

test('a trunk 0 typed key by key leaves the ten digits after it', () => {
  let field = '';
  for (const key of '09876543210') field = sanitizeMobileInput(field + key);
  expect(field).toBe(mobile);
});

test('what the field shows as a full number is a number', () => {
  for (const written of ['+91 98765 43210', '098765 43210', '९८७६५४३२१०', '98765432101']) {
    expect(parseMobile(sanitizeMobileInput(written))).toBe(mobile);
  }
});

test('a masked number shows its last two digits and no other', () => {
  expect(maskMobile(mobile)).toBe('••••••••10');
  expect(maskMobile('')).toBe('');
});

test('a country code typed key by key never leaves a stranger’s number', () => {
  let field = '';
  for (const key of '+919876543210') field = sanitizeMobileInput(field + key);
  expect(field).toBe('9876543210');
});
