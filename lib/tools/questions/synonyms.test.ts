import { plainText } from '../../content/plain-text.ts';
import { questions } from '../../content/questions.ts';
import { normalizeForSearch } from '../../input/match-terms.ts';
import { answerSearchIndex } from './answer-search-index.ts';
import { matchesQuery, parseQuestionQuery } from './parse-question-query.ts';
import { synonyms } from './synonyms.ts';

const answersOnPages = answerSearchIndex();

/** As /faqs has it: some answers are in the page, of the others the words are. */
const texts = questions.map(({ id, question, answer }) =>
  normalizeForSearch(`${question} ${answersOnPages[id] ?? answer.map(plainText).join(' ')}`),
);

const count = (query: string) =>
  texts.filter((text) => matchesQuery(text, parseQuestionQuery(query))).length;

test.each(Object.entries(synonyms))('“%s” and what it means find an answer', (said, meanings) => {
  expect(count(said)).toBeGreaterThan(0);
  for (const meaning of meanings)
    expect({ meaning, count: count(meaning) }).not.toEqual({ meaning, count: 0 });
});

test('what an answer on a product page speaks of is found', () => {
  for (const query of ['insulin', 'IVF', 'early-stage cancer']) {
    expect({ query, isFound: count(query) > 0 }).toEqual({ query, isFound: true });
  }
});

test('a search by words of the answer finds as much as the whole text would', () => {
  const whole = questions.map(({ question, answer }) =>
    normalizeForSearch([question, ...answer.map(plainText)].join(' ')),
  );
  for (const query of [
    'co-pay',
    'GST',
    'moratorium',
    'nominee',
    '₹5 lakh',
    'unit linked',
    "insurer's",
  ]) {
    const asks = parseQuestionQuery(query);
    expect({ query, count: count(query) }).toEqual({
      query,
      count: whole.filter((text) => matchesQuery(text, asks)).length,
    });
  }
});

test('a short form counts as a whole word and goes with other words', () => {
  const holds = (text: string, query: string) =>
    matchesQuery(normalizeForSearch(text), parseQuestionQuery(query));
  expect(holds('The TPA decides', 'tp')).toBe(false);
  expect(holds('Third-party cover', 'TP cover')).toBe(true);
  expect(holds('Does the no-claim bonus move with me?', 'move my NCB')).toBe(false);
  expect(holds('Does the no-claim bonus move with me?', 'ncb move')).toBe(true);
});
