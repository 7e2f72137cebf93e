/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

afterEach(cleanup);

test.each([
  [true, 'Link copied'],
  [false, 'Share this page'],
])('a link that was copied (%s) is the state of the button: "%s"', async (isAllowed, name) => {
  Object.assign(navigator, {
    clipboard: {
      writeText: () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('refused'))),
    },
  });
  render(<ShareButton search="a=1" />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(isAllowed ? 'Link copied.' : /does not let us copy/)).toBeTruthy();
  expect(screen.getByRole('button').textContent).toBe(name);
});

test('the link that is shared is the page’s own with what is shown, without an advertisement or a place', async () => {
  history.replaceState(null, '', '/renewal/answer?line=car&gclid=a#top');
  const user = userEvent.setup();
  render(<ShareButton search="line=car" />);
  await user.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/renewal/answer?line=car`);
});
