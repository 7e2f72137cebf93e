/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SubmitOnceButton } from './submit-once-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** @returns whether the browser would send the form; jsdom itself sends none. */
function submit(): boolean {
  const form = screen.getByRole('form');
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return !event.defaultPrevented;
}

const rendered = () =>
  render(
    <form aria-label="Sign in">
      <SubmitOnceButton label="Send me a code" />
    </form>,
  );

test('a form is sent once; the button says that it is at work and keeps its words', () => {
  rendered();
  const button = screen.getByRole('button', { name: 'Send me a code' });
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(submit()).toBe(true);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveTextContent(/^Send me a code$/);
  expect(submit()).toBe(false);
  expect(submit()).toBe(false);
});

test('after ten seconds it can be sent again: the visitor may have stopped the page', () => {
  rendered();
  submit();
  act(() => jest.advanceTimersByTime(9_999));
  expect(submit()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false');
  expect(submit()).toBe(true);
  expect(submit()).toBe(false);
});

test('a button that has gone refuses nothing', () => {
  const { rerender } = rendered();
  submit();
  rerender(<form aria-label="Sign in" />);
  expect(submit()).toBe(true);
});
