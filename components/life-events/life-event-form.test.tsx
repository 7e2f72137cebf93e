/** The form when it comes back without the days: their fields come first, with a hint, with the guess beside them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { LifeEventForm } from './life-event-form';

const valuesOf = (html: string) =>
  [...html.matchAll(/type="checkbox"[^>]*value="(\w+)"|(name="guess")/g)].map(
    ([, kind]) => kind ?? 'guess',
  );

test('ticked events without a day: first, asked for and never an error, then the guess, then the other events', () => {
  const message = 'The day, or choose about when below. A guess will do.';
  const html = renderToStaticMarkup(
    <LifeEventForm
      values={{ ticked: ['baby', 'trip'], dates: {}, missing: { baby: message, trip: message } }}
    />,
  );
  expect(valuesOf(html).slice(0, 4)).toEqual(['baby', 'trip', 'guess', 'wedding']);
  expect(html).not.toContain('aria-invalid');
  expect(html.split(message)).toHaveLength(3);
});

test('a new form has its events in one order, and takes a guess at once', () => {
  const values = valuesOf(renderToStaticMarkup(<LifeEventForm />));
  expect([values[0], values.at(-1)]).toEqual(['wedding', 'guess']);
});
