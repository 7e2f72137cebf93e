import { ArrowLeft, Search } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';

const drawn = (node: Parameters<typeof Icon>[0]['node']) =>
  renderToStaticMarkup(<Icon node={node} />).replace(/^<svg[^>]*>|<\/svg>$/g, '');

test('an icon of several paths is one path, each part begun where it was drawn', () => {
  expect(drawn(ArrowLeft)).toBe('<path d="M12 19l-7-7 7-7M19 12H5"></path>');
  expect(
    drawn([
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm.5-1.5H6' }],
    ]),
  ).toBe('<path d="M1 1h2M.5 -1.5H6"></path>');
});

test('an icon of other shapes stays as it is', () => {
  expect(drawn(Search)).toMatch(/<circle[^>]*><\/circle>/);
  expect(
    drawn([
      ['path', { d: 'M1 1h2', fill: 'none' }],
      ['path', { d: 'M3 3h2' }],
    ]),
  ).toBe('<path d="M1 1h2" fill="none"></path><path d="M3 3h2"></path>');
});
