import { parseEnvironment } from '../../config/parse-environment.ts';
import { stemWord, tokenizeText } from '../../text-search/search-terms.ts';
import { answerDocuments } from './answer-documents.ts';
import { buildAnswerIndex } from './answer-index.ts';
import { answerKeywords } from './answer-keywords.ts';
import { answerPages } from './answer-pages.ts';
import asked from './asked-questions.fixture.json' with { type: 'json' };
import { findAnswers, maxQuestionLength } from './find-answers.ts';
import askedOnAPhone from './phone-questions.fixture.json' with { type: 'json' };
import { synonyms } from './synonyms.ts';

const documents = answerDocuments(parseEnvironment({}).broker);
const index = buildAnswerIndex(documents);
const nearest = (question: string) => findAnswers(index, question).nearest.map(({ href }) => href);

test.each(asked)('“$asked” finds its answer in the first three', ({ asked: question, answers }) => {
  const found = nearest(question);
  expect(found).toEqual(
    expect.arrayContaining([answers.find((href) => found.includes(href)) ?? answers]),
  );
});

// Written by a reader who had not seen the index: the promise is the share, so a new synonym may lose one of them.
test('at least 57 of 60 questions as typed on a phone find their answer in the first three', () => {
  const hrefs = new Set(documents.map(({ href }) => href));
  expect(askedOnAPhone.flatMap(({ answers }) => answers).filter((one) => !hrefs.has(one))).toEqual(
    [],
  );
  const missed = askedOnAPhone
    .filter(({ asked: question, answers }) => {
      const found = nearest(question);
      return !answers.some((one) => found.includes(one));
    })
    .map(({ asked: question }) => question);
  expect(askedOnAPhone).toHaveLength(60);
  expect(missed.length <= 3 ? [] : missed).toEqual([]);
});

test.each([
  ['my claim was rejected', '/claim/refused'],
  ['health claim got denied', '/claim/refused'],
  ['claim reject ho gaya', '/claim/refused'],
  ['ulip premium not paid', '/renewal#life'],
  ['ULIP ka premium not paid', '/renewal#life'],
  ['health premium not paid', '/renewal#health'],
  ['old or new tax regime', '/health-insurance/80d-calculator'],
  ['new regime or old regime which is better', '/health-insurance/80d-calculator'],
])('“%s” leads first to %s', (question, tool) => {
  expect(nearest(question)[0]).toBe(tool);
});

test('a question finds itself first', () => {
  const lost = documents
    .filter(({ title }) => title.endsWith('?'))
    .filter(({ href, title }) => !nearest(title).includes(href))
    .map(({ title }) => title);
  expect(lost).toEqual([]);
});

test('spelling, plural, case and punctuation do not matter', () => {
  for (const question of [
    'no-claim bonus',
    'NO CLAIM BONUSES',
    'no claim bouns',
    'no claim bonus??',
  ])
    expect({ question, found: nearest(question) }).toEqual({
      question,
      found: expect.arrayContaining(['/faqs#faqs-no-claim-bonus-steps']),
    });
});

test('one misspelt word is enough', () => {
  expect(nearest('maternaty')).toContain('/maternity-health-insurance');
  expect(nearest('annuty')).toContain('/pension-plans');
});

test('a question without a match leads to the most visited pages', () => {
  for (const question of ['zeppelin', 'where is my zeppelin', 'xyzzy blarg', '!!!', '', 'क ख']) {
    const { nearest: none, others } = findAnswers(index, question);
    expect({ question, none, others: others.map(({ href }) => href) }).toEqual({
      question,
      none: [],
      others: expect.arrayContaining(['/claim', '/renewal', '/contact-us']),
    });
  }
});

test.each([
  'constructor',
  'what is constructor',
  'CONSTRUCTOR',
  '__proto__',
  'toString',
  'hasOwnProperty',
])('“%s”, a property of every object, is an ordinary word', (question) => {
  expect(Array.isArray(nearest(question))).toBe(true);
});

test('an overlong question is cut and answered', () => {
  const { question: cut, nearest: found } = findAnswers(index, 'nominee '.repeat(5_000));
  expect(cut).toHaveLength(maxQuestionLength);
  expect(found).toHaveLength(3);
});

test('keywords belong to existing answers', () => {
  const ids = documents.flatMap(({ href }) => [href, href.replace(/^.*[#/]/, '')]);
  expect(Object.keys(answerKeywords).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every synonym occurs in an answer, and no page is listed twice', () => {
  const said = new Set(
    documents.flatMap(({ title, words, keywords, topic, page = '' }) =>
      tokenizeText([title, words, keywords, topic, page].join(' ')).map(stemWord),
    ),
  );
  const unknown = Object.values(synonyms)
    .flatMap(tokenizeText)
    .filter((word) => !said.has(stemWord(word)));
  expect(unknown).toEqual([]);
  expect(new Set(answerPages.map(({ href }) => href)).size).toBe(answerPages.length);
});
