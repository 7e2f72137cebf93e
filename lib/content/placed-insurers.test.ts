import { productionVariables } from '../../testing/servers/production-variables.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { insurers } from './insurers.ts';
import { placedInsurerBlocks, placedInsurerLine } from './placed-insurers.ts';

const live = (numbers: string) =>
  parseEnvironment({ ...productionVariables, BROKER_INSURERS: numbers }).broker;

test('every insurer that we work with is named, with the total', () => {
  const [rows] = placedInsurerBlocks(live('190, 101, 512'));
  expect(rows).toMatchObject({
    rows: [
      { label: 'Life insurers', text: expect.stringMatching(/^2 of \d+: HDFC Life, LIC$/) },
      { label: 'General insurers', text: expect.stringMatching(/^1 of \d+: New India/) },
      { label: 'Standalone health insurers', text: expect.stringMatching(/^0 of \d+$/) },
    ],
  });
  expect(placedInsurerLine(live('190, 101, 512'))).toContain(
    `3 of the ${insurers.length} insurers`,
  );
});

test('without configuration the page says so and names none', () => {
  const { broker } = parseEnvironment({});
  expect(placedInsurerLine(broker)).toContain('not set up on this copy of the site');
  expect(placedInsurerBlocks(broker)).toHaveLength(1);
});

test('an unknown registration number stops the build', () => {
  expect(() => placedInsurerBlocks(live('101, 999'))).toThrow('BROKER_INSURERS');
  expect(() => placedInsurerLine(live('101, 999'))).toThrow('999');
});
