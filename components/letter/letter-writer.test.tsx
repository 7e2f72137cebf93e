/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { LetterBlank } from '@/lib/content/letter';
import { LetterWriter } from './letter-writer';

const blanks: LetterBlank[] = [
  { id: 'name', label: 'Your name', kind: 'line', maxLength: 60 },
  { id: 'event', label: 'Date of the event', kind: 'date', maxLength: 10, value: '2026-10-31' },
  { id: 'claim', label: 'Claim number', kind: 'line', maxLength: 40, isOptional: true },
];

function show() {
  render(
    <LetterWriter
      blanks={blanks}
      letter={['On {event}', 'Claim {claim}', 'Yours, {name}']}
      mailSubject="From {name}"
    />,
  );
  return within(screen.getByRole('group', { name: 'The letter' }));
}

test('the letter has the values of the page, and gaps for the rest', () => {
  const letter = show();
  expect(letter.getByText('31 October 2026')).toBeInTheDocument();
  expect(letter.getByText('[your name]')).toBeInTheDocument();
  expect(letter.getByText('[claim number]')).toBeInTheDocument();
});

test('typing fills the letter and does not change the URL', async () => {
  const letter = show();
  const before = location.href;
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Rao{Enter}');
  expect(letter.getByText('Asha Rao')).toBeInTheDocument();
  expect(letter.queryByText('[claim number]')).not.toBeInTheDocument();
  expect(location.href).toBe(before);
});

test('a field has no name and belongs to no form', () => {
  show();
  for (const field of screen.getAllByRole('textbox')) {
    expect(field).not.toHaveAttribute('name');
    expect(field.closest('form')).toBeNull();
  }
});

test('the letter has today’s date; on its own it does not start the letter', async () => {
  const letter = show();
  expect(letter.getByText(/20\d\d$/, { selector: 'p:first-child *' })).toBeInTheDocument();
  expect(letter.getByText('[claim number]')).toBeInTheDocument();
});

test('an invalid date leaves the gap empty', () => {
  const letter = show();
  const field = screen.getByLabelText('Date of the event');
  fireEvent.input(field, { target: { value: '' } });
  expect(letter.getByText('[date of the event]')).toBeInTheDocument();
});

test('the text can be copied', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText('Your name'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Date: \d+ [A-Z][a-z]+ 20\d\d\n\nOn 31 October 2026\n\nYours, Asha$/,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('an optional line is in the letter only once it is ticked', async () => {
  const blank: LetterBlank = { id: 'delay', label: 'Reason', kind: 'line', maxLength: 60 };
  const offered = { label: 'Explain why', text: 'Sooner was impossible: {delay}', blank };
  render(
    <LetterWriter
      blanks={blanks}
      letter={['On {event}', 'Yours, {name}']}
      mailSubject="From {name}"
      offered={offered}
    />,
  );
  const letter = screen.getByRole('group', { name: 'The letter' });
  expect(letter).not.toHaveTextContent('Sooner');
  expect(screen.getByRole('checkbox', { name: 'Explain why' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Explain why' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'I was in hospital');
  expect(letter).toHaveTextContent('Sooner was impossible: I was in hospitalYours,');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Explain why' }));
  expect(letter).not.toHaveTextContent('Sooner');
});

test('a date that the browser has restored before hydration is kept', () => {
  const letter = <LetterWriter blanks={blanks} letter={['Yours, {name}']} mailSubject="" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(letter);
  const [, day] = container.querySelectorAll<HTMLInputElement>('input[type="date"]');
  if (day) day.value = '2026-01-05';
  render(letter, { container, hydrate: true });
  expect(screen.getByText('5 January 2026')).toBeInTheDocument();
});
