import { productRoutes } from '../site/find-route.ts';
import { faqGroups } from './pages/faqs.ts';
import { products } from './products.ts';
import { productQuestionGroups, productQuestions, questions } from './questions.ts';

test('/faqs answers at least sixty questions', () => {
  expect(faqGroups.flatMap((group) => group.questions).length).toBeGreaterThanOrEqual(60);
});

test('/faqs links to every question of every product page', () => {
  for (const { path, questions: listed } of productQuestions)
    expect(listed).toEqual(products[path as keyof typeof products].content.questions);
  expect(new Set([...faqGroups, ...productQuestions].flatMap((one) => one.questions))).toEqual(
    new Set(questions),
  );
});

test('every product is in one of the groups, and all headings differ', () => {
  const groups = productQuestionGroups.map(({ group }) => group as string);
  expect(productRoutes.filter(({ group }) => !groups.includes(group))).toEqual([]);
  const headings = [
    ...faqGroups.map(({ heading }) => heading),
    ...productQuestionGroups.map(({ heading }) => heading),
    ...productRoutes.map(({ label }) => label),
  ];
  expect(new Set(headings).size).toBe(headings.length);
});
