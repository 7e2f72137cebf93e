import { createTranslator } from '../languages/create-translator.ts';
import { catalogueOf, readPoFile } from '../languages/po-files.ts';
import { sha256Hex } from '../text/sha256-hex.ts';
import {
  advertiserReportText,
  ageText,
  consentHashInput,
  consentParagraphs,
  doNotDisturbText,
  showAnswerText,
} from './consent.ts';
import { advertiserReportRecords, consentRecords } from './consent-record.ts';

/** Hash of every published text, by version. Add a line; never change one: records refer to these hashes. */
const published = new Map([
  ['2026-11-29', '7c45fa842b9a399f8d41e1ed1d3e16a0fda8426382ac036cbac3996655c6476f'],
  ['2026-11-27.3', '415212a2f5fec398651dd96c18f67f693e558af563f78d8901fe65a1c7061487'],
  ['2026-11-27.2', '6d6666e05f3e7d8f0c38d0eca295573e51b5b17b687ead05e64c27d43747bd47'],
  ['2026-11-27', 'b5bcfd164d07f73f9f2396bbca0a9ac33a3bc0c2b211e9d6991ea1041183a844'],
  ['2026-11-22', 'a5157fe88eb7c0b8d954aadab8fb3a76b314bfcc5ea8e7a1ea3bdb5757f37f58'],
  ['2026-11-21', 'e7678b12b65b93597e294e969df7c2f6956728b7f2208b8014c5f8ee3e5a3672'],
]);
/** The Hindi text, and the box about advertising networks, have versions of their own. */
const publishedHindi = new Map([
  ['2026-11-29-hi', '9b53d15af9ee971bb08b67adc6bdf7f9243f9a0978822dff7edac98036b88560'],
  ['2026-11-28-hi', '1ae8c9c4f2d845667c939b2feaa4a18ec210376bac09eb3ce58a4ab061d745f9'],
]);
const publishedReport = new Map([
  ['2026-11-27', '647d552670cba5fd54f0b432886a9b586d422e37c5ef400bed373bac9073619b'],
  ['2026-11-24', 'd5aa9106fc8d072576fae1ab0353e3decd19b27cafaa7f5681540cb93fd21330'],
]);
const publishedReportHindi = new Map([
  ['2026-11-28-hi', 'cf1f0a813e335b2ed833ddcb42e949eda55b98145ee9d11acc3442c4ef2319f1'],
]);

const consentHindi = catalogueOf(readPoFile('consent'));
const { translate: toHindi } = createTranslator(consentHindi, (href) => href);
const reportText = `${advertiserReportText.label}\n${advertiserReportText.hint}`;

test.each([
  ['consentRecords.english', consentHashInput, consentRecords.english, published],
  ['consentRecords.hindi', toHindi(consentHashInput), consentRecords.hindi, publishedHindi],
  ['advertiserReportRecords.english', reportText, advertiserReportRecords.english, publishedReport],
  [
    'advertiserReportRecords.hindi',
    toHindi(reportText),
    advertiserReportRecords.hindi,
    publishedReportHindi,
  ],
])('the text matches the hash of its version: %s', (name, text, { version, hash }, texts) => {
  const sha256 = sha256Hex(text);
  const problem =
    hash === sha256 && texts.get(version) === sha256
      ? null
      : `Give ${name} in lib/content/consent-record.ts the hash ${sha256} and the date of the change as its version, and add both to this test.`;
  expect(problem).toBeNull();
});

test('the box about advertising networks says that it is optional', () => {
  expect(advertiserReportText.hint).toMatch(/^Optional/);
});

test('every paragraph and box of the consent is in Hindi, and its version says so', () => {
  const details = { legalName: 'A & B', licence: 'DB 512/16', callSeries: '140' };
  const { translate } = createTranslator(consentHindi, (href) => href);
  const texts = [
    ...consentParagraphs(details, translate),
    ...[ageText, doNotDisturbText, showAnswerText, advertiserReportText].flatMap(
      ({ label, hint }) => [translate(label), translate(hint)],
    ),
  ];
  for (const text of texts) expect(text).toMatch(/\p{Script=Devanagari}/u);
  expect(texts[0]).toMatch(/A & B.*DB 512\/16.*7 दिन.*140.*18 साल/);
  for (const records of [consentRecords, advertiserReportRecords]) {
    expect(records.hindi.version).toMatch(/^\d{4}-\d{2}-\d{2}(?:\.\d)?-hi$/);
    expect(records.english.version).not.toMatch(/-hi$/);
    expect(records.hindi.hash).not.toBe(records.english.hash);
  }
});

test('the licence is said in the language of the text', () => {
  const rows = { ...consentHindi, 'IRDAI registration {name}': 'IRDAI पंजीकरण {name}' };
  const { translate } = createTranslator(rows, (href) => href);
  const details = { legalName: 'A', licence: 'IRDAI registration DB 512/16', callSeries: '140' };
  expect(consentParagraphs(details, translate)[0]).toContain('A, IRDAI पंजीकरण DB 512/16, ');
});

test('no two versions have the same text', () => {
  expect(new Set(published.values()).size).toBe(published.size);
});

test('the version is the date of the change, with a number from the second of a day', () => {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:\.\d)?$/.exec(consentRecords.english.version) ?? [];
  expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
});

const details = { legalName: 'A & B $& Brokers', licence: 'DB 512/16', callSeries: '140' };

test('every placeholder in the visitor’s text is filled', () => {
  const text = consentParagraphs(details).join('\n');
  for (const filled of Object.values(details)) expect(text).toContain(filled);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test('the text says who calls, how long the request is valid, and what is not done with the number', () => {
  const text = consentParagraphs(details).join(' ');
  for (const phrase of [
    'A & B $& Brokers',
    'You ask',
    'for one call about this product',
    'within 7 days',
    '140 series',
    'It may be recorded; to avoid that, e-mail us instead.',
    'No insurer or agent gets your number',
    '18 or older',
  ]) {
    expect(text).toContain(phrase);
  }
});

test('the do-not-disturb permission is a separate line, and says that it is optional', () => {
  expect(consentParagraphs(details).join(' ')).not.toContain('do-not-disturb');
  expect(doNotDisturbText.label).toContain('do-not-disturb');
  expect(doNotDisturbText.hint).toMatch(/^Optional/);
});

test('the box about age is optional, and without it the text says the age', () => {
  expect(ageText).toEqual({ label: 'I am 18 or older', hint: 'Optional' });
  expect(consentParagraphs(details).join(' ')).toContain('You are 18 or older.');
});

test('the box about the answer says that it is optional, what is kept, and how long', () => {
  expect(consentParagraphs(details).join(' ')).not.toContain('answer');
  expect(showAnswerText.hint).toMatch(/^Optional.*figures.*encrypted.*erase/);
});
