/** @jest-environment jsdom */
/** The head of an answer: the query alone in its element, the link to change it beside it, the number apart. */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AnswerHead } from './answer-head';

test('the query is alone in its element, the link to change it is not printed, and nothing is empty', () => {
  const { container } = render(
    <AnswerHead heading="Time to renew" querySummary={{ text: 'Car policy', changeHref: '#x' }} />,
  );
  expect(screen.getByText('Car policy')).toHaveTextContent(/^Car policy$/);
  const change = screen.getByRole('link', { name: 'Change' });
  expect(change).toHaveAttribute('href', '#x');
  expect(change.closest('[data-print="no"]')).not.toBeNull();
  // No column beside a heading without a number.
  expect(container.querySelector(':empty')).toBeNull();
});

test('without a query the line leads to the page that the answer belongs to', () => {
  render(<AnswerHead heading="Plans" querySummary={{ text: 'Car insurance', pageHref: '/car' }} />);
  expect(screen.getByRole('link', { name: 'Car insurance' })).toHaveAttribute('href', '/car');
  expect(screen.queryByText('Change')).not.toBeInTheDocument();
});

test('the number is in a column of its own', () => {
  render(
    <AnswerHead heading="Plans">
      <b>₹1</b>
    </AnswerHead>,
  );
  const column = screen.getByRole('heading', { name: 'Plans' }).parentElement;
  expect(column).not.toContainElement(screen.getByText('₹1'));
});
