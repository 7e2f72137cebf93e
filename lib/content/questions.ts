// Every question of the site's visitors in one list: the general ones of /faqs and those of each product
// page. Each is written once; /faqs and the product pages show the same objects under the same ids.
import { productRoutes } from '../site/find-route.ts';
import type { RouteGroup } from '../site/route-row.ts';
import { faqGroups } from './pages/faqs.ts';
import { productContent } from './products.ts';
import type { Figure, ProductContent, Prose, Question } from './types.ts';

export type ProductQuestions = {
  path: `/${string}`;
  label: string;
  group: RouteGroup;
  /** Answered on /faqs too. */
  inFull: readonly Question[];
  /** Answered on the product page; /faqs leads there. */
  onProductPage: readonly Question[];
  /** What the answers given in full rest on. */
  figures: readonly Figure[];
};

/** Text travels twice (HTML and React's copy): more answers would make the page too heavy for a weak network. */
const answeredInFull = 1;

export const productQuestions: readonly ProductQuestions[] = productRoutes.map(
  ({ path, label, group }) => {
    const content = productContent[path];
    const inFull = content.questions.slice(0, answeredInFull);
    return {
      path,
      label,
      group,
      inFull,
      onProductPage: content.questions.slice(answeredInFull),
      figures: figuresIn(inFull, content),
    };
  },
);

export const questions: readonly Question[] = [
  ...faqGroups.flatMap((group) => group.questions),
  ...Object.values(productContent).flatMap((content) => content.questions),
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

/** The product's figures whose words stand in the answers. One too many is harmless, one too few is not. */
function figuresIn(answers: readonly Question[], content: ProductContent): Figure[] {
  const words = answers.flatMap(({ question, answer }) => [question, ...answer]).join('\n');
  const { keyFacts, rules, figuresInText } = content;
  return [...[...keyFacts, ...rules].map(({ figure }) => figure), ...figuresInText].filter(
    ({ text }) => words.includes(text),
  );
}
