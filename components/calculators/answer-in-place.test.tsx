/** @jest-environment jsdom */
/** The example of a product's page, touched: stepper, number and address change together; a bad value changes nothing. */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ProductPath } from '@/lib/site/routes';
import { calculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { answerTyped } from '@/lib/tools/calculators/answer-typed';
import { answerInPlace } from './answer-in-place';
import { OpeningAnswer } from './opening-answer';
import { openingRules } from './opening-rules';

async function touch(path: ProductPath, name: string | RegExp) {
  const opening = openingOf(path);
  if (!opening) throw new Error(`no opening of ${path}`);
  const { calculator } = opening;
  history.replaceState(null, '', path);
  document.body.innerHTML = `<section>${renderToString(
    <OpeningAnswer
      address={calculatorAddress(calculator.id, path)}
      calculator={calculator}
      opening={opening}
      day="2026-11-29"
    />,
  )}</section>`;
  const card = document.querySelector('section');
  const { id } = calculator;
  const rule = await openingRules[id]?.rule();
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name });
  if (!card || !rule || !button) throw new Error(`no rule of ${path}`);
  await act(async () => answerInPlace(card, { id, rule }, button));
  const shown = (field: string) => {
    const typed = Object.fromEntries(new URLSearchParams(location.search));
    return { field: typed[field], number: answerTyped(calculator, typed, '2026-11-29').numbers[0] };
  };
  return { card, shown };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a chip opens a stepper; one more year changes the number and the address, which has the same answer', async () => {
  const { card, shown } = await touch('/term-insurance', 'Age 34');
  expect(screen.getByRole('group', { name: 'Your age' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Age 34' })).toHaveFocus();
  expect(location.pathname).toBe('/term-insurance');
  await press('Increase');
  expect(screen.getByRole('button', { name: 'Age 35' })).toHaveAttribute('aria-expanded', 'true');
  expect(location.pathname).toBe('/term-insurance/human-life-value-calculator/answer');
  const { field, number } = shown('age');
  expect(field).toBe('35');
  expect(card.querySelector('dd')).toHaveTextContent(number?.value ?? 'none');
  await press('₹12 lakh a year');
  await press('Decrease');
  expect(shown('income').field).toBe('11 lakh');
  expect(card.querySelector('dd')).toHaveTextContent(shown('income').number?.value ?? 'none');
  expect(card.querySelector('a[href$="#change"]')).toHaveAttribute(
    'href',
    expect.stringContaining('income=11+lakh'),
  );
});

test.each([
  ['a year older, the need ends at the same age', ['Increase'], '35', '25'],
  ['two years older', ['Increase', 'Increase'], '36', '24'],
  ['years of their own stay', ['26 years', 'Increase', 'Age 34', 'Increase'], '35', '27'],
])('%s', async (_case, presses, age, years) => {
  const { shown } = await touch('/term-insurance', 'Age 34');
  for (const name of presses) await press(name);
  expect([shown('age').field, shown('years').field]).toEqual([age, years]);
});

test('a step that changes nothing says so, and the next one no longer', async () => {
  await touch('/health-insurance', 'Me 34');
  await press('Increase');
  const same = 'The answer stays the same.';
  expect(screen.getByText(same)).toBeVisible();
  await press('Child 4');
  expect(screen.queryByText(same)).toBeNull();
});

test('a change adds a person, who can be made older and removed', async () => {
  const { shown } = await touch('/health-insurance', '+ Father aged 64');
  await press('Increase');
  expect(shown('parents').field).toBe('65');
  await press('Remove');
  expect(shown('parents').field).toBeUndefined();
});

test('an engine is chosen in place, on another product’s page with its name in the address', async () => {
  const { card, shown } = await touch('/car-insurance', 'Above 1,500 cc');
  const chosen = () =>
    screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);
  expect(chosen()).toEqual(['Above 1,500 cc']);
  expect(screen.getByRole('button', { name: 'Above 1,500 cc' })).toHaveFocus();
  expect(screen.queryByRole('group')).toBeNull();
  expect(card.querySelector('dd')).toHaveTextContent('₹9,3');
  await press('1,001 to 1,500 cc');
  expect(chosen()).toEqual(['1,001 to 1,500 cc']);
  expect(shown('size').field).toBe('1197');
  await press('Petrol');
  await press('Hybrid (petrol and electric)');
  expect(card.querySelector('dd')).toHaveTextContent(shown('size').number?.value ?? 'none');
  await touch('/senior-citizen', 'Parents 66, 61');
  await userEvent.click(screen.getAllByRole('button', { name: 'Increase' })[1] as HTMLElement);
  expect(new URLSearchParams(location.search).get('for')).toBe('senior-citizen');
  expect(new URLSearchParams(location.search).get('parents')).toBe('66, 62');
});

test.each([
  ['/bike-insurance', 'Petrol'],
  ['/travel-insurance', /trips/],
  ['/health-insurance', /^Me/],
] as const)('%s answers in place', async (path, name) => {
  const { card } = await touch(path, name);
  await userEvent.click(within(screen.getByRole('group')).getAllByRole('button')[1] as HTMLElement);
  expect(location.pathname).toMatch(/\/answer$/);
  const { calculator } = openingOf(path) ?? {};
  const typed = Object.fromEntries(new URLSearchParams(location.search));
  const { numbers = [] } = calculator ? answerTyped(calculator, typed, '2026-11-29') : {};
  expect(card.querySelector('dd')).toHaveTextContent(numbers[0]?.value ?? 'none');
});
