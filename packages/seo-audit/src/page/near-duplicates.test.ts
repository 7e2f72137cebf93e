import { findNearDuplicates, minHash } from './near-duplicates.ts';

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`);
const signed = (url: string, text: string[]) => ({ url, signature: minHash(text) });

test('a page with a few changed words is a near-duplicate, one with half of them changed is not', () => {
  const base = words(0, 1_000);
  const nearly = [...base.slice(0, 990), ...words(5_000, 10)];
  const half = [...base.slice(0, 500), ...words(9_000, 500)];
  const pairs = findNearDuplicates(
    [signed('/base', base), signed('/nearly', nearly), signed('/half', half)],
    0.9,
  );
  expect(pairs.map(({ url, duplicateUrl }) => [url, duplicateUrl])).toEqual([['/nearly', '/base']]);
});

test('short texts are not compared', () => {
  expect(findNearDuplicates([signed('/a', words(0, 20)), signed('/b', words(0, 20))], 0.9)).toEqual(
    [],
  );
});

test('each of thousands of copies is reported once', () => {
  const copy = minHash(words(0, 300));
  const pages = Array.from({ length: 5_000 }, (_, at) => ({ url: `/${at}`, signature: copy }));
  expect(findNearDuplicates(pages, 0.9)).toHaveLength(4_999);
});
