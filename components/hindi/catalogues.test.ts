/** One row per English text; each figure, name or blank that it has is in the Hindi text once, and nothing else. */
import { catalogues } from './catalogues';

/** "a" or "an" is a slot of its own, which Hindi has no word for. */
const article = /(?<=\bis )\{name\d?\} (?=\{text\})/;

const slotsOf = (text: string) =>
  [...text.replace(article, '').matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

test('every slot of an English text is in its Hindi once', () => {
  const rows = catalogues.flatMap((catalogue) => Object.entries(catalogue));
  expect(rows.length).toBeGreaterThan(7000);
  const wrong = rows.filter(([english, hindi]) => `${slotsOf(english)}` !== `${slotsOf(hindi)}`);
  expect(wrong).toEqual([]);
});

test('an English text has one row, in one catalogue', () => {
  const seen = new Set<string>();
  const repeated = catalogues
    .flatMap((catalogue) => Object.keys(catalogue))
    .filter((key) => seen.size === seen.add(key).size);
  expect(repeated).toEqual([]);
});
