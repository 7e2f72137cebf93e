/**
 * Texts that are known to cost a server much more than others of their length, each with where it did. A text is
 * repeated to the largest size that a place takes (costly-places.ts).
 */

export type CostlyInput = {
  name: string;
  source: string;
  /** About so many letters. */
  fill: (letters: number) => string;
  /** Stands in an address or a form as it is: it is made of escapes, or of the signs between pairs. */
  isEncoded?: true;
};

/** What an honest text of the same length costs. */
export const ordinaryText: CostlyInput = {
  name: 'ordinary words',
  source: 'what people type',
  fill: (letters) => repeatTo('policy renewal hospital claim ', letters),
};

type Row = readonly [name: string, source: string, unit: string, before?: string, after?: string];

const negotiator = 'CVE-2016-10539 (negotiator): a list of Accept-Language';
const uri = 'CVE-2022-38900 (decode-uri-component)';
const unicode = 'Unicode, annex 15: normalisation';

const rows: readonly Row[] = [
  ['letters', 'Next 16.4.6, html-bots.js: /[\\w-]+-Google/', 'a'],
  ['letters and hyphens', 'the same: each hyphen may be the last', 'a-'],
  ['letters and no match', 'OWASP, ReDoS: ^(a+)+$', 'a', '', '!'],
  ['digits and no unit', 'CVE-2015-8315 (ms)', '1', '', 'x'],
  ['decimals', 'CVE-2017-20162 (ms)', '1.'],
  ['signs and digits', 'patterns of numbers: -?\\d+', '-1'],
  ['a long exponent', 'digits of a number are read to the end', '9', '1e'],
  ['blanks', 'CVE-2020-7753 (trim): /\\s+$/', ' ', 'x', 'x'],
  ['blanks in a list', 'CVE-2017-16119 (fresh): / *, */', ' ', 'a', ',b'],
  ['blanks in a directive', 'CVE-2022-25881 (http-cache-semantics)', ' ', 'a', '0'],
  ['tabs', 'CVE-2020-28500 (lodash): toNumber, trim', '\t', '1', 'x'],
  ['commas', negotiator, ','],
  ['a list of languages', negotiator, 'en-IN;q=0.1,'],
  ['a language of many parts', negotiator, 'en-'],
  ['a list of types', 'the same, of Accept', 'a/b;q=0,'],
  ['a list of encodings', 'the same, of Accept-Encoding', 'gzip;q=0,br;q=0,'],
  ['a list of ranges', 'CVE-2011-3192 (Apache)', '0-,', 'bytes='],
  ['a list of entity tags', 'CVE-2017-16119 (fresh)', 'W/"a" , '],
  ['a list of addresses', 'CVE-2017-16118 (forwarded)', '1.1.1.1 , '],
  ['parameters of a type', 'CVE-2017-16138 (mime)', ';a="b"', 'a/b'],
  ['backslashes in quotes', 'CVE-2024-24762 (python-multipart)', '\\', 'a/b; c="'],
  ['cookies', 'RFC 6265: as many pairs as fit', 'a=b; '],
  ['cookies without a value', 'RFC 6265: a parser skips them', 'a;'],
  ['equals signs', 'RFC 6265: a value may hold them', '='],
  ['blanks in a phone’s name', 'CVE-2020-7733 (ua-parser-js)', ' ', 'Mozilla/5.0 (Redmi', ';'],
  ['names of versions', 'CVE-2021-27292 (ua-parser-js)', 'iphone os 1_', 'Mozilla/5.0 ('],
  ['an address of mail', 'OWASP, ReDoS: patterns of e-mail', 'a.', 'a@', '@'],
  ['labels of a host', 'OWASP, ReDoS: ^(([a-z])+.)+[A-Z]', 'a.', 'http://', ':'],
  ['slashes', 'CVE-2024-45296 (path-to-regexp)', '/'],
  ['parts of a path', 'CVE-2024-45296 (path-to-regexp)', '/a-'],
  ['steps back', 'WHATWG URL: the path is shortened each time', '/..', '/a'],
  ['dots', 'CVE-2022-37603 (loader-utils)', '.'],
  ['nested keys', 'CVE-2014-10064 (qs)', '[b]', 'a'],
  ['Devanagari', 'nine bytes a letter in an address', '\u0915\u094d\u0937'],
  ['combining marks', unicode, '\u0301\u0323', 'a'],
  ['a ligature of 18 letters', unicode, '\ufdfa'],
  ['letters that grow', 'Unicode, SpecialCasing: \u0130', '\u0130'],
  ['signs of several', 'Unicode, annex 29: clusters', '\u{1f468}\u200d\u{1f469}\u200d'],
  ['marks of direction', 'CVE-2021-42574: signs nobody sees', '\u202e'],
  ['opened brackets', 'CVE-2020-36518 (jackson-databind): depth', '['],
  ['nested objects', 'CVE-2020-36518 (jackson-databind): depth', '{"a":'],
  ['opened tags', 'CVE-2021-23346 (html-parse-stringify)', '<a '],
  ['opened comments', 'CVE-2021-23368 (postcss)', '/*'],
  ['opened parentheses', 'CVE-2022-31129 (moment)', '('],
  ['hours', 'CVE-2016-4055 (moment)', '1:'],
  ['lines', 'patterns with ^ that try each line', '\n'],
  ['words of one letter', 'searches that join neighbours', 'a '],
  ['misspelt words', 'searches that compare with all they know', 'hospitl '],
];

const encodedRows: readonly Row[] = [
  ['pairs', 'oCERT-2011-003: as many keys as fit', '&a=1'],
  ['keys that every object has', 'CVE-2022-24999 (qs)', '&__proto__=1'],
  ['plus signs', 'decoders that replace one by one', '+'],
  ['escapes', 'three bytes a letter', '%41'],
  ['escapes of escapes', 'decoders that go on until nothing changes', '%25'],
  ['broken escapes', uri, '%E0%A4'],
  ['escapes of nothing', uri, '%ea'],
];

export const costlyInputs: readonly CostlyInput[] = [
  ...rows.map(toInput),
  ...encodedRows.map((row) => ({ ...toInput(row), isEncoded: true as const })),
  {
    name: 'different words',
    source: 'searches that look each word up',
    fill: (letters) =>
      Array.from({ length: Math.ceil(letters / 5) }, (_, n) => `w${n.toString(36)}z`)
        .join(' ')
        .slice(0, letters),
  },
];

function toInput([name, source, unit, before = '', after = '']: Row): CostlyInput {
  const fixed = before.length + after.length;
  return { name, source, fill: (letters) => before + repeatTo(unit, letters - fixed) + after };
}

function repeatTo(unit: string, letters: number): string {
  return unit.repeat(Math.max(1, Math.floor(letters / unit.length)));
}
