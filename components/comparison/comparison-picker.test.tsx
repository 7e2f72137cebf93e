/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RestoreTableRoles } from '@/components/ui/restore-table-roles';
import type { Comparison } from '@/lib/content/comparison-types';
import { ComparisonPicker } from './comparison-picker';
import { ComparisonTable } from './comparison-table';

const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
const plans = names.map((name) => ({ id: name.toLowerCase(), name, summary: `about ${name}` }));
const comparison: Comparison = {
  caption: 'Letters side by side',
  verdict: 'Beta is round.',
  plans: plans.map((plan) => ({ ...plan, isStandardProduct: plan.id === 'gamma' })),
  keyRows: ['Strokes', 'Round', 'Strokes', 'Round'],
  groups: [
    {
      heading: 'Shape',
      rows: [
        { label: 'Strokes', cells: ['3', '3', '3', '3', '4'] },
        { label: 'Round', cells: ['No', 'Yes', 'No', null, 'No'] },
      ],
    },
  ],
  figures: [],
};
const picker = (
  <ComparisonPicker plans={plans}>
    <ComparisonTable comparison={comparison} />
  </ComparisonPicker>
);

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  history.replaceState(null, '', '/term-insurance');
  window.matchMedia = ((query: string) => ({
    matches: query !== 'print' && isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

const columns = () => screen.getAllByRole('columnheader').map((head) => head.dataset.plan);
const rows = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
const status = () => screen.getByRole('status');
const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the server sends every plan, all of them ticked', () => {
  document.body.innerHTML = renderToString(picker);
  // A crawler reads this: no count of columns or differences that nobody has counted.
  expect(status()).toHaveTextContent(/^5 kinds, side by side\.$/);
  expect(columns()).toEqual(plans.map(({ id }) => id));
  for (const name of names) expect(box(name)).toBeChecked();
  expect(document.querySelector('[style]')).toBeNull();
  document.body.innerHTML = '';
});

test('a missing statement and the regulator’s product are expressed in words', () => {
  history.replaceState(null, '', '?compare=alpha,beta,gamma,delta');
  render(picker);
  expect(screen.getByRole('cell', { name: 'Not stated' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Gamma.*Regulator’s standard/ })).toBeVisible();
});

test('every part has its role once the script runs, and none in the server’s HTML', async () => {
  expect(renderToString(picker)).not.toMatch(/role="(?:table|row|cell)/);
  const { container } = render(
    <>
      {picker}
      <RestoreTableRoles />
    </>,
  );
  await userEvent.click(box('Beta'));
  const parts = container.querySelectorAll('table, thead, tbody, tr, th, td');
  expect(Array.from(parts).filter((part) => !part.hasAttribute('role'))).toEqual([]);
});

test('without a choice the first two are shown, and the URL stays clean', () => {
  render(picker);
  expect(columns()).toEqual(['alpha', 'beta']);
  expect(status()).toHaveTextContent('Comparing 2 of 5 kinds.');
  expect(status()).toHaveAttribute('aria-live', 'off');
  expect(location.search).toBe('');
});

test('a disabled action says so, stays in its place and announces nothing', async () => {
  render(picker);
  const again = screen.getByRole('button', { name: 'Start again' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(box('Beta'));
  expect(again).not.toHaveAttribute('aria-disabled');
  await userEvent.click(again);
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(status()).toHaveTextContent('Back to the order');
});

test('a single column has no move buttons', async () => {
  history.replaceState(null, '', '?compare=gamma');
  render(picker);
  await press('Swap');
  expect(screen.getByRole('button', { name: 'Swap' })).toHaveAttribute('aria-disabled', 'true');
  expect(status()).toHaveTextContent(
    /^Comparing 1 of 5 kinds\. Choose a second one to see differences\.$/,
  );
});

test('an announcement is cleared when the URL goes back', async () => {
  render(picker);
  history.pushState(null, '', '#compare');
  await userEvent.click(box('Beta'));
  expect(status()).toHaveTextContent('Beta taken away.');
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(columns()).toEqual(['alpha', 'beta']);
  expect(status()).toHaveTextContent(/^Comparing 2 of 5 kinds\. They differ on one row\.$/);
});

test('removing and adding update the URL and are announced', async () => {
  history.replaceState(null, '', '?compare=alpha,beta,gamma,delta');
  render(picker);
  await userEvent.click(box('Beta'));
  expect(location.search).toBe('?compare=alpha,gamma,delta');
  expect(status()).toHaveTextContent(
    'Comparing 3 of 5 kinds. They differ on one row. Beta taken away.',
  );
  expect(status()).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(box('Epsilon'));
  expect(columns()).toEqual(['alpha', 'gamma', 'delta', 'epsilon']);
});

test('a fifth plan is refused in words, and so is an empty table', async () => {
  history.replaceState(null, '', '?compare=alpha,beta,gamma,delta');
  const { unmount } = render(picker);
  await userEvent.click(box('Epsilon'));
  expect(box('Epsilon')).not.toBeChecked();
  expect(status()).toHaveTextContent('Four is the most.');
  unmount();
  history.replaceState(null, '', '?compare=alpha');
  render(picker);
  await userEvent.click(box('Alpha'));
  expect(columns()).toEqual(['alpha']);
  expect(status()).toHaveTextContent('At least one kind has to stay.');
});

test('moving keeps the focus on the button, and does nothing at the edge', async () => {
  render(picker);
  await press('Move Beta left');
  expect(location.search).toBe('?compare=beta,alpha');
  expect(columns()).toEqual(['beta', 'alpha']);
  const button = screen.getByRole('button', { name: 'Move Beta left' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(location.search).toBe('?compare=beta,alpha');
});

test('after a column is removed its neighbour has the focus', async () => {
  history.replaceState(null, '', '?compare=alpha,beta,gamma,delta');
  render(picker);
  await press('Take Delta away');
  expect(screen.getByRole('button', { name: 'Take Gamma away' })).toHaveFocus();
  await press('Take Alpha away');
  expect(screen.getByRole('button', { name: 'Take Beta away' })).toHaveFocus();
});

test('it opens on the differences with the number of rows, and an advertisement’s tags stay', async () => {
  history.replaceState(null, '', '?utm_source=ad');
  render(picker);
  expect(rows()).toEqual(['Shape', 'Round']);
  expect(status()).toHaveTextContent('They differ on one row.');
  await userEvent.click(box('Differences only'));
  expect(location.search).toBe('?utm_source=ad&differences=0');
  expect(rows()).toEqual(['Shape', 'Strokes', 'Round']);
  await press('Start again');
  expect(location.search).toBe('?utm_source=ad');
  expect(rows()).toEqual(['Shape', 'Round']);
});

test('a crafted URL selects nothing unknown, and nothing of it is displayed', () => {
  history.replaceState(null, '', '?compare=bad,gamma,%3Cscript%3Ealert(1)%3C/script%3E,gamma');
  render(picker);
  expect(columns()).toEqual(['gamma']);
  expect(document.body.innerHTML).not.toMatch(/alert|bad/);
});

test('the copied link has the current columns and no advertisement’s tags', async () => {
  history.replaceState(null, '', '?utm_source=ad&compare=gamma,alpha');
  const user = userEvent.setup();
  render(picker);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/term-insurance?compare=gamma,alpha#compare`,
  );
  expect(status()).toHaveTextContent('Link copied.');
});

test('the phone’s share sheet gets the same link; closing it is no error, and a failing sheet falls back to copying', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = userEvent.setup();
  render(picker);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share.mock.calls[0][0].url).toMatch(/\?compare=alpha,beta#compare$/);
  expect(status()).not.toHaveTextContent('copied');
  share.mockRejectedValue(new DOMException('not now', 'InvalidStateError'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(status()).toHaveTextContent('Link copied.');
  Reflect.deleteProperty(navigator, 'share');
});

test('where copying is not allowed, the message names the address bar', async () => {
  const user = userEvent.setup();
  render(picker);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(status()).toHaveTextContent('The address bar holds the same link.');
});

test('a phone shows two columns, and each select names its plan', async () => {
  isPhone = true;
  render(picker);
  expect(columns()).toEqual(['alpha', 'beta']);
  const right = screen.getByRole('combobox', { name: 'Kind on the right' });
  expect(within(right).getAllByRole('option')).toHaveLength(5);
  await userEvent.selectOptions(right, 'Epsilon');
  expect(columns()).toEqual(['alpha', 'epsilon']);
  await press('Swap');
  expect(columns()).toEqual(['epsilon', 'alpha']);
  await userEvent.selectOptions(right, 'Epsilon');
  expect(columns()).toEqual(['alpha', 'epsilon']);
});

test('for a link with four plans a phone shows two and keeps the others', async () => {
  isPhone = true;
  history.replaceState(null, '', '?compare=alpha,beta,gamma,delta');
  render(picker);
  expect(columns()).toEqual(['alpha', 'beta']);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Kind on the left' }),
    'Gamma',
  );
  expect(location.search).toBe('?compare=gamma,beta,alpha,delta');
});
