import { readFileSync } from 'node:fs';
import { clickIdNames, utmNames } from './campaign.ts';
import { hasOnlyTrackingParams } from './has-only-tracking-params.ts';

test.each([
  ['utm_source=mail', true],
  ['gclid=a&utm_term=heart%20disease', true],
  ['utm_source=', true],
  ['', false],
  ['q=utm_source=mail', false],
  ['utm_source=mail&q=heart', false],
  ['utm_source', false],
  ['utm_sources=mail', false],
])('%s has only tracking parameters: %p', (query, expected) => {
  expect(hasOnlyTrackingParams(query)).toBe(expected);
});

test('deploy/nginx.conf has the same names', () => {
  const names = [...utmNames, ...clickIdNames].join('|');
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`(?:${names})=`);
});
