import { testRows } from '../../../../testing/data/rows.ts';
import { compareChoices, countFitting } from './maturity-tax-exemption.ts';

const limit = 500_000;
const lakhs = (cell = '') => cell.split(', ').map((lakh) => Number(lakh) * 100_000);

testRows(['premiums'], ({ premiums }) => ({
  fitting: () => JSON.stringify(countFitting(lakhs(premiums), limit)),
}))`
  premiums | fitting | why
  3, 3 | {"most":1,"small":2,"doAnyFit":true} | how many fit, from the smallest; whether any so many do, or only some
  2, 4, 1 | {"most":2,"small":3,"doAnyFit":false} | 1 and 2 lakh fit together, 2 and 4 do not
  5, 6 | {"most":1,"small":1,"doAnyFit":true} | what is above the limit by itself never fits
`;

test('what stays outside if a policy is counted, and if it is not', () => {
  expect(compareChoices(200_000, [400_000, 100_000], limit)).toEqual({
    withIt: { counted: { places: [1], total: 100_000 }, outside: 400_000 },
    without: { counted: { places: [0, 1], total: 500_000 }, outside: 200_000 },
  });
  expect(compareChoices(500_000, [600_000], limit)).toEqual({
    withIt: { counted: { places: [], total: 0 }, outside: 600_000 },
    without: { counted: { places: [], total: 0 }, outside: 1_100_000 },
  });
});
