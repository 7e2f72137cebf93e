/**
 * All questions of the site in one list: the general ones of /faqs and those of each product page. Each is written once
 * and has one id.
 */
import { productRoutes } from '../site/find-route.ts';
import type { RouteGroup } from '../site/route-row.ts';
import { faqGroups } from './pages/faqs.ts';
import { products } from './products.ts';
import type { Prose, Question } from './types.ts';

export type ProductQuestions = {
  path: `/${string}`;
  label: string;
  group: RouteGroup;
  /** Answered on the product page; /faqs leads there. */
  questions: readonly Question[];
};

export const productQuestions: readonly ProductQuestions[] = productRoutes.map(
  ({ path, label, group }) => ({
    path,
    label,
    group,
    questions: products[path].content.questions,
  }),
);

export const questions: readonly Question[] = [
  ...faqGroups.flatMap((group) => group.questions),
  ...Object.values(products).flatMap(({ content }) => content.questions),
];

/** The sections of /faqs that gather the products' questions. */
export const productQuestionGroups: readonly {
  id: string;
  heading: string;
  introduction: Prose;
  group: RouteGroup;
}[] = [
  {
    id: 'health-products',
    heading: 'By product: health',
    introduction: 'What people ask about one kind of health plan.',
    group: 'health',
  },
  {
    id: 'life-products',
    heading: 'By product: life and savings',
    introduction: 'What people ask about one kind of life, savings or pension plan.',
    group: 'life',
  },
  {
    id: 'general-products',
    heading: 'By product: vehicles and travel',
    introduction: 'What people ask about cover for a car, a two-wheeler or a trip.',
    group: 'general',
  },
];
