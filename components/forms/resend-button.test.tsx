/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ResendButton } from './resend-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the button counts down until a new code can be requested', () => {
  render(<ResendButton seconds={30} />);
  const button = screen.getByRole('button');
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('Send it again (in 30 s)');
  act(() => jest.advanceTimersByTime(29_000));
  expect(button).toHaveTextContent('Send it again (in 1 s)');
  act(() => jest.advanceTimersByTime(1_000));
  expect(button).toBeEnabled();
  expect(button).toHaveTextContent(/^Send it again$/);
});

test('without JavaScript the button is enabled', () => {
  expect(renderToStaticMarkup(<ResendButton seconds={30} />)).not.toMatch(/disabled|\(in/);
});
