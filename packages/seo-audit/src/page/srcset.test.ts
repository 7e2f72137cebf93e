import { isMalformedSrcset, parseSrcset } from './srcset.ts';

test('a srcset is split as in a browser', () => {
  expect(parseSrcset(' a.png 1x, /crop,1,2/b.png 2x,c.png')).toEqual([
    { url: 'a.png', descriptor: '1x' },
    { url: '/crop,1,2/b.png', descriptor: '2x' },
    { url: 'c.png', descriptor: '' },
  ]);
});

test.each([
  ['a.png 640w, b.png 2x', true],
  ['a.png 640w, b.png', true],
  ['a.png 640px', true],
  ['my bed.png 1x', true],
  ['', false],
  ['a.png', false],
  ['a.png, b.png 1.5x, c.png .5x', false],
  ['a.png 640w, b.png 1280w', false],
  ['a.png 640w 480h', false],
  ['data:image/png;base64,R0lGOD 1x, a.png 2x', false],
])('%s is malformed: %s', (srcset, expected) => {
  expect(isMalformedSrcset(srcset)).toBe(expected);
});
