import { bucketEdges, bucketIndex, p75, rateVital, summarizeVitals, vitalNames } from './vitals.ts';
import { parseVitalsReport } from './vitals-report.ts';

test('a value belongs to the bucket whose upper edge it does not exceed', () => {
  expect(bucketIndex('lcp', 0)).toBe(0);
  expect(bucketIndex('lcp', 500)).toBe(0);
  expect(bucketIndex('lcp', 500.1)).toBe(1);
  expect(bucketIndex('lcp', 999_999)).toBe(bucketEdges.lcp.length);
});

test('edges rise, and include the limits of good and poor', () => {
  for (const name of vitalNames)
    expect(bucketEdges[name]).toEqual(bucketEdges[name].toSorted((a, b) => a - b));
  expect(bucketEdges.lcp).toEqual(expect.arrayContaining([2500, 4000]));
  expect(bucketEdges.inp).toEqual(expect.arrayContaining([200, 500]));
  expect(bucketEdges.cls).toEqual(expect.arrayContaining([0.1, 0.25]));
});

test('the 75th percentile is close to that of the raw values', () => {
  const values = Array.from({ length: 1000 }, (_, index) => 400 + index * 4);
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketIndex('lcp', value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  expect(Math.abs((p75('lcp', counts) ?? 0) - 3400)).toBeLessThan(50);
});

test('one visit, none, and visits beyond the last edge', () => {
  expect(p75('inp', new Map([[0, 1]]))).toBeCloseTo(18.75);
  expect(p75('inp', new Map())).toBeNull();
  expect(p75('inp', new Map([[bucketEdges.inp.length, 4]]))).toBe(5000);
});

test('good, needs work, poor', () => {
  expect([2500, 2501, 4001].map((value) => rateVital('lcp', value))).toEqual([
    'good',
    'needs work',
    'poor',
  ]);
});

test('routes are summarized in order of their visits', () => {
  const count = (path: string, bucket: number, visits: number) => ({
    path,
    metric: 'lcp' as const,
    bucket,
    visits,
  });
  const routes = summarizeVitals([count('/claim', 0, 1), count('/', 1, 2), count('/', 1, 2)]);
  expect(routes.map(({ path }) => path)).toEqual(['/', '/claim']);
  expect(routes[0]).toMatchObject({ lcp: { p75: 875, rating: 'good', visits: 4 }, inp: null });
});

test('a report of one of our pages is parsed', () => {
  const report = { path: '/claim', lcp: 1234.5, inp: 40, cls: 0.01 };
  expect(parseVitalsReport(JSON.stringify(report))).toEqual(report);
  expect(parseVitalsReport('{"path":"/","cls":0}')).toEqual({ path: '/', cls: 0 });
});

test.each([
  '',
  '[]',
  'null',
  '{"path":"/claim"}',
  '{"path":"/nowhere","lcp":1}',
  '{"path":"/claim?mobile=9876543210","lcp":1}',
  '{"path":"/claim","lcp":-1}',
  '{"path":"/claim","lcp":1e400}',
  '{"path":"/claim","lcp":"1"}',
  '{"path":"/claim","lcp":700000}',
  '{"path":"/claim","lcp":1,"mobile":"9876543210"}',
])('%s is not a report', (text) => {
  expect(parseVitalsReport(text)).toBeNull();
});
