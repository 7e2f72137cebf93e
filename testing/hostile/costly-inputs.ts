/**
 * Texts that are known to cost a server much more than ordinary text of the same length, each with its source. A text
 * is repeated up to the maximum size of a place (costly-places.ts).
 */

export type CostlyInput = {
  name: string;
  source: string;
  /** @param length approximate number of characters. */
  fill: (length: number) => string;
  /** The text consists of escapes or separators, so a URL or a form does not encode it again. */
  isEncoded?: true;
};

/** Ordinary text of the same length, for comparison. */
export const ordinaryText: CostlyInput = {
  name: 'ordinary words',
  source: 'what people type',
  fill: (length) => repeatTo('policy renewal hospital claim ', length),
};

type Row = readonly [name: string, source: string, unit: string, before?: string, after?: string];

const negotiator = 'CVE-2016-10539 (negotiator): a list of Accept-Language';
const uri = 'CVE-2022-38900 (decode-uri-component)';
const unicode = 'Unicode, annex 15: normalisation';

const rows: readonly Row[] = [
  ['letters', 'Next 16.4.6, html-bots.js: /[\\w-]+-Google/', 'a'],
  ['letters and hyphens', 'the same: backtracking at each hyphen', 'a-'],
  ['letters without a match', 'OWASP, ReDoS: ^(a+)+$', 'a', '', '!'],
  ['digits without a unit', 'CVE-2015-8315 (ms)', '1', '', 'x'],
  ['decimals', 'CVE-2017-20162 (ms)', '1.'],
  ['signs and digits', 'patterns of numbers: -?\\d+', '-1'],
  ['a long exponent', 'parsers read all digits of a number', '9', '1e'],
  ['spaces', 'CVE-2020-7753 (trim): /\\s+$/', ' ', 'x', 'x'],
  ['spaces in a list', 'CVE-2017-16119 (fresh): / *, */', ' ', 'a', ',b'],
  ['spaces in a directive', 'CVE-2022-25881 (http-cache-semantics)', ' ', 'a', '0'],
  ['tabs', 'CVE-2020-28500 (lodash): toNumber, trim', '\t', '1', 'x'],
  ['commas', negotiator, ','],
  ['a list of languages', negotiator, 'en-IN;q=0.1,'],
  ['a language with many subtags', negotiator, 'en-'],
  ['a list of types', 'the same, of Accept', 'a/b;q=0,'],
  ['a list of encodings', 'the same, of Accept-Encoding', 'gzip;q=0,br;q=0,'],
  ['a list of ranges', 'CVE-2011-3192 (Apache)', '0-,', 'bytes='],
  ['a list of entity tags', 'CVE-2017-16119 (fresh)', 'W/"a" , '],
  ['a list of addresses', 'CVE-2017-16118 (forwarded)', '1.1.1.1 , '],
  ['parameters of a type', 'CVE-2017-16138 (mime)', ';a="b"', 'a/b'],
  ['backslashes in quotes', 'CVE-2024-24762 (python-multipart)', '\\', 'a/b; c="'],
  ['cookies', 'RFC 6265: as many pairs as fit', 'a=b; '],
  ['cookies without a value', 'RFC 6265: parsers skip them', 'a;'],
  ['equals signs', 'RFC 6265: a value may contain them', '='],
  ['spaces in a device name', 'CVE-2020-7733 (ua-parser-js)', ' ', 'Mozilla/5.0 (Redmi', ';'],
  ['version names', 'CVE-2021-27292 (ua-parser-js)', 'iphone os 1_', 'Mozilla/5.0 ('],
  ['an e-mail address', 'OWASP, ReDoS: e-mail patterns', 'a.', 'a@', '@'],
  ['host labels', 'OWASP, ReDoS: ^(([a-z])+.)+[A-Z]', 'a.', 'http://', ':'],
  ['slashes', 'CVE-2024-45296 (path-to-regexp)', '/'],
  ['path segments', 'CVE-2024-45296 (path-to-regexp)', '/a-'],
  ['parent segments', 'WHATWG URL: each one shortens the path', '/..', '/a'],
  ['dots', 'CVE-2022-37603 (loader-utils)', '.'],
  ['nested keys', 'CVE-2014-10064 (qs)', '[b]', 'a'],
  ['Devanagari', 'nine bytes per letter in a URL', '\u0915\u094d\u0937'],
  ['combining marks', unicode, '\u0301\u0323', 'a'],
  ['a ligature of 18 letters', unicode, '\ufdfa'],
  ['letters that expand', 'Unicode, SpecialCasing: \u0130', '\u0130'],
  ['emoji sequences', 'Unicode, annex 29: grapheme clusters', '\u{1f468}\u200d\u{1f469}\u200d'],
  ['direction marks', 'CVE-2021-42574: invisible characters', '\u202e'],
  ['open brackets', 'CVE-2020-36518 (jackson-databind): depth', '['],
  ['nested objects', 'CVE-2020-36518 (jackson-databind): depth', '{"a":'],
  ['open tags', 'CVE-2021-23346 (html-parse-stringify)', '<a '],
  ['open comments', 'CVE-2021-23368 (postcss)', '/*'],
  ['open parentheses', 'CVE-2022-31129 (moment)', '('],
  ['hours', 'CVE-2016-4055 (moment)', '1:'],
  ['line breaks', 'multiline patterns try each line', '\n'],
  ['words of one letter', 'searches that join adjacent words', 'a '],
  ['misspelt words', 'searches that compare with every known word', 'hospitl '],
];

const encodedRows: readonly Row[] = [
  ['pairs', 'oCERT-2011-003: as many keys as fit', '&a=1'],
  ['keys that every object has', 'CVE-2022-24999 (qs)', '&__proto__=1'],
  ['plus signs', 'decoders that replace them one by one', '+'],
  ['escapes', 'three bytes per letter', '%41'],
  ['escaped percent signs', 'decoders that repeat until nothing changes', '%25'],
  ['broken escapes', uri, '%E0%A4'],
  ['invalid escapes', uri, '%ea'],
];

export const costlyInputs: readonly CostlyInput[] = [
  ...rows.map(toInput),
  ...encodedRows.map((row) => ({ ...toInput(row), isEncoded: true as const })),
  {
    name: 'different words',
    source: 'searches that look up each word',
    fill: (length) =>
      Array.from({ length: Math.ceil(length / 5) }, (_, n) => `w${n.toString(36)}z`)
        .join(' ')
        .slice(0, length),
  },
];

function toInput([name, source, unit, before = '', after = '']: Row): CostlyInput {
  const fixed = before.length + after.length;
  return { name, source, fill: (length) => before + repeatTo(unit, length - fixed) + after };
}

function repeatTo(unit: string, length: number): string {
  return unit.repeat(Math.max(1, Math.floor(length / unit.length)));
}
