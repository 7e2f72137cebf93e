import { layOutInSlices } from './lay-out-in-slices.ts';

const page =
  '<html lang="en"><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';

test('the marking stands before anything else in the head but the charset, once', () => {
  const html = layOutInSlices(page);
  expect(html).toMatch(
    /<meta charSet="utf-8"\/><script>\(function [^<]*data-slices[^<]*<\/script><title>/,
  );
  expect(layOutInSlices(html)).toBe(html);
});
