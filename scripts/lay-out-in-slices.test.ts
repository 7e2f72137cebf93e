import { layOutInSlices } from './lay-out-in-slices.ts';

const page = '<html lang="en"><head><meta charSet="utf-8"/></head><body></body></html>';

test('the marking stands before anything else in the head, once', () => {
  const html = layOutInSlices(page);
  expect(html).toMatch(/<head><script>\(function [^<]*data-slices[^<]*<\/script><meta /);
  expect(layOutInSlices(html)).toBe(html);
});
