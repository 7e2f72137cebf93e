/** The head of an answer: the query alone in its element, the link to change it beside it, the number apart. */
import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerHead } from './answer-head';

test('the query has no separator, and its link is not printed', () => {
  const html = renderToStaticMarkup(
    <AnswerHead heading="Time to renew" querySummary={{ text: 'Car policy', changeHref: '#x' }} />,
  );
  expect(html).toMatch(
    /<p[^>]*><span>Car policy<\/span><a href="#x"[^>]* data-print="no">Change<\/a><\/p>/,
  );
  // No empty column beside a heading without a number.
  expect(html).not.toContain('class="side"');
});

test('without a query the line leads to the page that the answer belongs to', () => {
  const html = renderToStaticMarkup(
    <AnswerHead heading="Plans" querySummary={{ text: 'Car insurance', pageHref: '/car' }}>
      <b>₹1</b>
    </AnswerHead>,
  );
  expect(html).toContain('<a href="/car">Car insurance</a></p>');
  expect(html).not.toContain('Change');
  expect(html).toMatch(/class="side".*₹1/);
});
