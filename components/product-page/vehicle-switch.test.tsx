/** The home page's one link for both vehicles leads to the car page: the way to the other is at its top. */
import { renderToStaticMarkup } from 'react-dom/server';
import { usedVehiclePlanHref } from '@/lib/content/life-events/vehicle-event';
import { products } from '@/lib/content/products';
import { VehicleSwitch } from './product-hero';

test.each([
  ['/car-insurance', '/bike-insurance'],
  ['/bike-insurance', '/car-insurance'],
] as const)('%s links %s, and marks itself', (path, other) => {
  const html = renderToStaticMarkup(<VehicleSwitch path={path} />);
  expect(html).toContain(`href="${path}" aria-current="page"`);
  expect(html).toMatch(new RegExp(`href="${other}">`));
  expect(html.replaceAll('&amp;', '&')).toContain(`href="${usedVehiclePlanHref}"`);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('other products have no switch', () => {
  expect(renderToStaticMarkup(<VehicleSwitch path="/travel-insurance" />)).toBe('');
});

test.each(['/car-insurance', '/bike-insurance'] as const)(
  '%s answers a buyer of a used one at a glance, and in a question that is not folded',
  (path) => {
    const { atAGlance, questions } = products[path].content;
    expect(atAGlance[0]?.label).toBe('Bought it second-hand?');
    expect(atAGlance[0]?.text).toContain(usedVehiclePlanHref);
    expect(JSON.stringify(questions.slice(0, 3))).toContain(usedVehiclePlanHref);
  },
);
