import { productRoutes } from '../site/find-route.ts';
import { faqGroups } from './pages/faqs.ts';
import { productContent } from './products.ts';
import { productQuestionGroups, productQuestions, questions } from './questions.ts';

const inFull = [
  ...faqGroups,
  ...productQuestions.map((one) => ({ questions: one.inFull })),
].flatMap((group) => group.questions);

test('/faqs answers sixty questions and more', () => {
  expect(inFull.length).toBeGreaterThanOrEqual(60);
});

test('the list holds each question once, by id and by words', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(new Set(questions.map(({ question }) => question.toLowerCase())).size).toBe(
    questions.length,
  );
});

test('the product pages and /faqs show the same objects, none left out', () => {
  for (const { path, inFull: answered, onProductPage } of productQuestions) {
    expect([...answered, ...onProductPage]).toEqual(
      productContent[path as keyof typeof productContent].questions,
    );
  }
  const listed = productQuestions.flatMap((one) => [...one.inFull, ...one.onProductPage]);
  expect(new Set([...faqGroups.flatMap((group) => group.questions), ...listed])).toEqual(
    new Set(questions),
  );
});

test('every product stands in one of the groups', () => {
  const groups = productQuestionGroups.map(({ group }) => group as string);
  expect(productRoutes.filter(({ group }) => !groups.includes(group))).toEqual([]);
});

test('an answer given in full brings the figures it names', () => {
  for (const { inFull: answered, figures } of productQuestions) {
    const words = JSON.stringify(answered);
    for (const { text } of figures) expect(words).toContain(text);
  }
  expect(productQuestions.flatMap((one) => one.figures).length).toBeGreaterThan(0);
});
