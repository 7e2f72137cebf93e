import { withTrackingParams } from './with-tracking-params.ts';

test('a redirect keeps the advertisement of the request and nothing else', () => {
  const click = 'a'.repeat(255);
  const query = { utm_source: 'paper & ink', gclid: [click, 'b'], q: ' ', utm_term: '', tool: 'x' };
  const kept = `utm_source=paper+%26+ink&gclid=${click}`;
  expect(withTrackingParams('/faqs', query)).toBe(`/faqs?${kept}`);
  expect(withTrackingParams('/renewal/answer?line=car', query)).toBe(
    `/renewal/answer?line=car&${kept}`,
  );
  expect(withTrackingParams('/faqs', { q: '' })).toBe('/faqs');
});
