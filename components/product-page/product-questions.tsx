/** The page's first questions, the others folded, and links to other questions, a life event and terms. */
import { QuestionList } from '@/components/sections/question-list';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { BulletList } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import { productQuestionGroups } from '@/lib/content/questions';
import type { Question } from '@/lib/content/types';
import type { Route } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';

type ProductQuestionsProps = { route: Route; questions: readonly Question[] };

/** Most readers read this many before they look for their own. */
const initialCount = 3;

export function ProductQuestions({ route, questions }: ProductQuestionsProps) {
  const others = questions.slice(initialCount);
  return (
    <Section id="questions" heading="Questions">
      <div>
        <QuestionList questions={questions.slice(0, initialCount)} />
        {others.length > 0 && (
          <Disclosure summary={`${others.length} more questions`}>
            <QuestionList questions={others} />
          </Disclosure>
        )}
        <Disclosure summary="Read on">
          <BulletList items={nextLinks(route)} />
        </Disclosure>
      </div>
    </Section>
  );
}

function nextLinks({ path, group }: Route): string[] {
  const questionGroup = productQuestionGroups.find((one) => one.group === group);
  const lifeEvent = products[path as ProductPath].lifeEvent;
  return [
    `[Questions ${questionGroup?.heading.toLowerCase()}](/faqs#${questionGroup?.id})`,
    lifeEvent ? `[Joy center: ${lifeEvent.label}](/joy-center#${lifeEvent.id})` : '',
    '[Terms of using this website](/terms-and-conditions)',
  ].filter(Boolean);
}
