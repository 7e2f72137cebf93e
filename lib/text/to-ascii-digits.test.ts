import { toAsciiDigits } from './to-ascii-digits.ts';

test.each([...'०০੦૦୦௦౦೦൦๐٠۰０𝟎𝟘'])(
  'the digits of the script whose zero is %s are digits',
  (zero) => {
    const first = zero.codePointAt(0) ?? 0;
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value));
    expect(toAsciiDigits(digits.join(''))).toBe('0123456789');
  },
);

test('letters and other signs stay', () => {
  expect(toAsciiDigits('अ9 abc')).toBe('अ9 abc');
});
