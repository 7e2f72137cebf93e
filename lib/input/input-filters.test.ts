import {
  groupThousands,
  isEmail,
  keepDigits,
  keepLettersAndDigits,
  keepLettersAndSpaces,
  keepPolicyNumber,
} from './input-filters.ts';

test('an address is text, @, domain, dot and at least two letters', () => {
  for (const address of [
    'a@b.in',
    'asha.rao+policy@mail.example.co.in',
    "o'neil@example.org",
    '12345@example.com',
    'asha@xn--p1b6ci4b4b3a.in',
  ]) {
    expect({ address, passes: isEmail(address) }).toEqual({ address, passes: true });
  }
});

test('letters are those of any script, with their vowel signs: .भारत is India’s own', () => {
  for (const address of ['आशा@उदाहरण.भारत', 'asha@example.ভারত', 'asha@example.இந்தியா'])
    expect({ address, passes: isEmail(address) }).toEqual({ address, passes: true });
});

test('with a part missing or repeated it is not an address', () => {
  for (const address of [
    '',
    '@',
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@example.',
    'asha@example.c',
    'asha@example.c1',
    'asha@example.12',
    'asha@.in',
    'asha@example..in',
    'asha@@example.in',
    'asha@mail@example.in',
    'asha rao@example.in',
    'asha@exam ple.in',
    ' asha@example.in',
    'asha@example.in\n',
    'asha@example.in, b@example.in',
  ]) {
    expect({ address, passes: isEmail(address) }).toEqual({ address, passes: false });
  }
});

test('an address longer than mail can carry is refused', () => {
  const longest = `${'a'.repeat(254 - '@example.in'.length)}@example.in`;
  expect(isEmail(longest)).toBe(true);
  expect(isEmail(`a${longest}`)).toBe(false);
});

test('hostile input of any length returns quickly', () => {
  for (const address of [
    'a'.repeat(1_000_000),
    `${'a'.repeat(1_000_000)}@`,
    `a@${'a.'.repeat(500_000)}`,
    `a@${'.'.repeat(1_000_000)}in`,
    `${'@'.repeat(1_000_000)}a.in`,
    `a@${'a.'.repeat(120)}1`,
  ]) {
    expect(isEmail(address)).toBe(false);
  }
});

test('letters and spaces stay, digits and signs go', () => {
  for (const [typed, kept] of [
    ['Asha Rao', 'Asha Rao'],
    ['Asha2 Rao!', 'Asha Rao'],
    ["D'Souza", 'DSouza'],
    ['A\tB\nC', 'ABC'],
    ['Asha\u0000Rao', 'AshaRao'],
    ['<b>Asha</b>', 'bAshab'],
    ['१२३', ''],
    ['', ''],
  ] as const) {
    expect({ typed, kept: keepLettersAndSpaces(typed) }).toEqual({ typed, kept });
  }
});

test('names in Indian scripts keep their vowel signs', () => {
  for (const name of ['प्रिया शर्मा', 'তানিয়া', 'சுந்தரம்', 'మాధవి', 'José'])
    expect(keepLettersAndSpaces(name)).toBe(name);
});

test('letters and digits stay, spaces go', () => {
  for (const [typed, kept] of [
    ['MH 12 AB 1234', 'MH12AB1234'],
    ['abcXYZ019', 'abcXYZ019'],
    ['A-B/C_D.E', 'ABCDE'],
    ['é', ''],
    ['MH१२AB१२३४', 'MH12AB1234'],
    ['', ''],
  ] as const) {
    expect({ typed, kept: keepLettersAndDigits(typed) }).toEqual({ typed, kept });
  }
});

test('a policy number keeps letters, digits, slash and hyphen', () => {
  for (const [typed, kept] of [
    ['P/161130/01/2026/000123', 'P/161130/01/2026/000123'],
    ['OG-26-1701-1801-00001234', 'OG-26-1701-1801-00001234'],
    [' 12 34_56.78 ', '12345678'],
    ['12\\34–56', '123456'],
    ["1' OR '1'='1", '1OR11'],
    ['', ''],
  ] as const) {
    expect({ typed, kept: keepPolicyNumber(typed) }).toEqual({ typed, kept });
  }
});

test('digits stay, everything else goes', () => {
  expect(keepDigits('₹ 12,34,567/-')).toBe('1234567');
  expect(keepDigits('+91 98765 43210')).toBe('919876543210');
  expect(keepDigits('none')).toBe('');
});

test('thousands are grouped as in India: three digits, then pairs', () => {
  for (const [typed, grouped] of [
    ['', ''],
    ['0', '0'],
    ['7', '7'],
    ['999', '999'],
    ['1000', '1,000'],
    ['12345', '12,345'],
    ['100000', '1,00,000'],
    ['1234567', '12,34,567'],
    ['10000000', '1,00,00,000'],
    ['1234567890', '1,23,45,67,890'],
  ] as const) {
    expect({ typed, grouped: groupThousands(typed) }).toEqual({ typed, grouped });
  }
});

test('grouping agrees with en-IN for every length', () => {
  const inIndia = new Intl.NumberFormat('en-IN');
  for (let length = 1; length <= 15; length += 1) {
    const digits = '123456789123456'.slice(0, length);
    expect(groupThousands(digits)).toBe(inIndia.format(Number(digits)));
  }
});

test('grouping is idempotent', () => {
  for (const digits of ['1234567', '999', '100000', '1234567890123'])
    expect(groupThousands(groupThousands(digits))).toBe(groupThousands(digits));
});

test('leading zeros are removed and a single zero stays', () => {
  expect(groupThousands('007')).toBe('7');
  expect(groupThousands('000')).toBe('0');
  expect(groupThousands('0,00,500')).toBe('500');
});

test('letters and signs are removed by grouping', () => {
  expect(groupThousands('₹1x0y0z0')).toBe('1,000');
  expect(groupThousands('-5000')).toBe('5,000');
});
