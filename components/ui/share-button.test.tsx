/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './share-button';

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
