import { ArrowLeft, Search } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';

const drawn = (node: Parameters<typeof Icon>[0]['node']) =>
  renderToStaticMarkup(<Icon node={node} />).replace(/^<svg[^>]*>|<\/svg>$/g, '');

test('an icon of several paths becomes one path, each part at its own position', () => {
  expect(drawn(ArrowLeft)).toBe('<path d="M12 19l-7-7 7-7M19 12H5"></path>');
  expect(
    drawn([
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm.5-1.5H6' }],
    ]),
  ).toBe('<path d="M1 1h2M.5 -1.5H6"></path>');
});

test('a circle becomes part of the same path', () => {
  expect(drawn(Search)).toMatch(/^<path d="[^"]*M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0"><\/path>$/);
});

test('shapes of other kinds, and those with a colour of their own, are unchanged', () => {
  expect(
    drawn([
      ['rect', { x: '1', y: '1', width: '2', height: '2' }],
      ['circle', { cx: '9', cy: '9', r: '1' }],
    ]),
  ).toMatch(/<rect[^>]*><\/rect><circle[^>]*><\/circle>/);
  expect(
    drawn([
      ['path', { d: 'M1 1h2', fill: 'none' }],
      ['path', { d: 'M3 3h2' }],
    ]),
  ).toBe('<path d="M1 1h2" fill="none"></path><path d="M3 3h2"></path>');
});
