/** Questions as people type them in Hindi, in both scripts, and the words of the Hindi glossary. */
import { readFileSync } from 'node:fs';
import { hindi } from '@/components/hindi/hindi';
import { parseEnvironment } from '@/lib/config/parse-environment';
import { isStopWord, stemWord, tokenizeText } from '@/lib/text/search/search-terms';
import { answerDocuments } from '@/lib/tools/questions/answer-documents';
import { type AnswerIndex, buildAnswerIndex } from '@/lib/tools/questions/answer-index';
import { findAnswers } from '@/lib/tools/questions/find-answers';
import asked from '@/lib/tools/questions/hindi-questions.fixture.json' with { type: 'json' };
import { parseQuestion } from '@/lib/tools/questions/parse-question';

const documents = answerDocuments(parseEnvironment({}).broker, hindi.translate);
let index: AnswerIndex;
beforeAll(async () => {
  index = await buildAnswerIndex(documents);
});
const nearest = (question: string) => findAnswers(index, question).nearest.map(({ href }) => href);

test('at least nine in ten questions in Hindi find their answer in the first three', () => {
  const missed = asked
    .filter(
      ({ asked: question, answers }) => !answers.some((one) => nearest(question).includes(one)),
    )
    .map(({ asked: question }) => question);
  expect(missed.length <= asked.length / 10 ? [] : missed).toEqual([]);
});

test.each([
  ['क्लेम रिजेक्ट हो गया', 'claim reject ho gaya'],
  ['मेरे पति अब नहीं रहे', 'mere pati ab nahi rahe'],
  ['गाड़ी चोरी हो गयी', 'gadi chori ho gayi'],
])('“%s” leads first to what “%s” leads to', (inDevanagari, inLatin) => {
  expect(nearest(inDevanagari)[0]).toBe(nearest(inLatin)[0]);
});

test('a word of another subject finds nothing, in Devanagari as well', () => {
  expect(nearest('ज़ेपलिन')).toEqual([]);
});

test('the answer of a section is in Hindi too, without the marks that the English one has not', () => {
  const section = documents.find(({ href }) => href === '/cashless-hospital#clocks');
  expect(section?.answerInHindi).toEqual([expect.stringMatching(/[।?]$/)]);
  expect(section?.answerInHindi?.join()).not.toMatch(/\]\(|\*\*/);
});

// Of words of forms and buttons, "खोजें" or "वैकल्पिक", the answers say nothing.
test('of the glossary’s words in Devanagari at least four in five are read as their English term', () => {
  const rows = readFileSync('docs/hindi-glossary.tsv', 'utf8').trim().split('\n').slice(1);
  const spellings = rows.flatMap((row) => {
    const [english = '', , typed = ''] = row.split('\t');
    return typed
      .split(',')
      .filter((spelling) => /[\u0900-\u097f]/.test(spelling))
      .map((spelling) => ({ english, spelling }));
  });
  const understood = spellings.filter(({ english, spelling }) => {
    const meant = tokenizeText(english)
      .filter((word) => !isStopWord(word))
      .map(stemWord);
    const synonyms = parseQuestion(english).map(({ term }) => term);
    const read = parseQuestion(spelling, index.readHindi).map(({ term }) => term);
    return [...meant, ...synonyms].some((term) => read.includes(term));
  });
  expect(spellings.length).toBeGreaterThan(200);
  expect(understood.length / spellings.length).toBeGreaterThan(0.8);
});
