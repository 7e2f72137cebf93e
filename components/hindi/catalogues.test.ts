/** A figure, a name or a blank that the English text has is in the Hindi text once, and nothing else is. */
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
