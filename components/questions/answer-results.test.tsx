import { renderToStaticMarkup } from 'react-dom/server';
import { parseEnvironment } from '@/lib/config/parse-environment';
import { answerDocuments } from '@/lib/tools/questions/answer-documents';
import { type AnswerIndex, buildAnswerIndex } from '@/lib/tools/questions/answer-index';
import { findAnswers } from '@/lib/tools/questions/find-answers';
import { AnswerResults, NoAnswer } from './answer-results';

let index: AnswerIndex;
beforeAll(async () => {
  index = await buildAnswerIndex(answerDocuments(parseEnvironment({}).broker));
});
const answerTo = (question: string) =>
  renderToStaticMarkup(<AnswerResults found={findAnswers(index, question)} />);

test('after an accident the two choices come before the answer, and are not repeated below it', () => {
  const html = answerTo('accident');
  const places = [
    'Somebody is hurt',
    'href="/claim/motor-third-party"',
    'href="/claim/personal-accident"',
    'Only the vehicle is damaged',
    'href="/claim/motor-own-damage"',
    'href="/claim/two-wheeler"',
    'See to the people first.',
    'Other answers',
  ].map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(html.match(/href="\/claim\/two-wheeler"/g)).toHaveLength(1);
});

test('the button of a whole page names what one does there', () => {
  expect(answerTo('my claim was rejected')).toContain('>Type what the letter says</a>');
  expect(answerTo('which term plan for 1 crore')).not.toContain('Open this page');
});

test('another answer is shown with enough of its text to choose by', () => {
  expect(answerTo('policy lapsed')).toMatch(
    /Yes, and for some weeks it has not lapsed at all\. You have a grace period of [^<]+<\/p>/,
  );
});

test('without an answer the page says three things to do, and offers the call', () => {
  const html = renderToStaticMarkup(
    <NoAnswer found={findAnswers(index, 'pizza topping')} phone="1800 000 0000" />,
  );
  const links = ['#question-q', '#subjects', '/contact-us#write-to-us', 'tel:', '/get-a-call'];
  expect(links.filter((href) => !html.includes(`href="${href}`))).toEqual([]);
});
