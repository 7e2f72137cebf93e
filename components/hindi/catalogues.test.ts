/** One row per English text; each figure, name or blank that it has is in the Hindi text once, and nothing else. */

import { readPoFiles } from '@/lib/languages/po-files';
import { withContext } from '@/lib/languages/with-context';
import { drawingPictures } from '@/lib/publishing/drawing-pictures';
import { hindiPagePaths } from '@/lib/site/hindi-pages';
import { hindi } from './hindi';

/** "a" or "an" is a slot of its own, which Hindi has no word for. */
const article = /(?<=\bis )\{name\d?\} (?=\{text\})/;

const slotsOf = (text: string) =>
  [...text.replace(article, '').matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

const entries = readPoFiles();

test('every slot of an English text is in its Hindi once', () => {
  expect(entries.length).toBeGreaterThan(7000);
  const wrong = entries.filter(
    ({ english, hindi }) => `${slotsOf(english)}` !== `${slotsOf(hindi)}`,
  );
  expect(wrong).toEqual([]);
});

test('an English text of one meaning has one row, in one file', () => {
  const seen = new Set<string>();
  const repeated = entries.filter(
    ({ context, english }) => seen.size === seen.add(withContext(context, english)).size,
  );
  expect(repeated).toEqual([]);
});

test.each([
  '[Plans with approved prices](/term-insurance/plans), with their prices.',
  '[Plans with approved prices](/term-insurance/plans/answer?age=34&sum=10000000&term=26): prices for age 34, ₹1 crore, 26 years.',
])('the sentence of a link to plans is Hindi, and its address the same: %s', (sentence) => {
  const translated = hindi.translate(sentence);
  expect(translated).toContain(sentence.slice(sentence.indexOf('](/'), sentence.indexOf(')') + 1));
  expect(translated).not.toMatch(/prices|filed/);
});

test.each([
  'Go to the Ombudsman today',
  'Go to the Ombudsman by tomorrow',
  'Go to the Ombudsman by 12 August 2027',
  'Time left to go to the Ombudsman',
])('the heading of a claim after a complaint is Hindi: %s', (heading) => {
  expect(hindi.translate(heading)).not.toMatch(/[A-Za-z]/);
});

test('what a picture file shows has Hindi, for structured data', () => {
  const texts = drawingPictures.flatMap(({ page, drawing }) =>
    hindiPagePaths.includes(page) ? [drawing.title, drawing.description] : [],
  );
  expect(texts.length).toBeGreaterThan(6);
  const inHindi = (text: string) => /\p{Script=Devanagari}/u.test(hindi.translate(text));
  expect(texts.filter((text) => !inHindi(text))).toEqual([]);
});
