/** A figure off the axis has an arrow at its end, and one that a few claims move a ring. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StripPlotDot } from './strip-plot';

const spread = { min: 50, max: 100, values: [50, 100] };
const paths = (value: number, isUnsteady = false) =>
  renderToStaticMarkup(
    <StripPlotDot spread={spread} value={value} isUnsteady={isUnsteady} />,
  ).match(/ d="[^"]*"/g);

test('a value within the axis is a dot, an unsteady one a ring, one beyond the axis an arrow at that end', () => {
  expect(paths(75)).toEqual([' d="M50 8h0"']);
  expect(paths(75, true)).toEqual([' d="M50 8h0"', ' d="M50 8h0"']);
  expect(paths(8.33, true)).toEqual([' d="M8 3L3 8l5 5"']);
  expect(paths(112.41, true)).toEqual([' d="M92 3l5 5-5 5"']);
});
