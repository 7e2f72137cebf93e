/** The page's questions, the first of them open to the eye, and where to read on: other questions, a happy moment, terms. */
import { QuestionList } from '@/components/sections/question-list';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { BulletList } from '@/components/ui/prose';
import { productMoments } from '@/lib/content/product-moments';
import { productQuestionGroups } from '@/lib/content/questions';
import type { Question } from '@/lib/content/types';
import type { Route } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';

type ProductQuestionsProps = { route: Route; questions: readonly Question[] };

/** As many as are read before somebody looks for their own. */
const shownAtFirst = 3;

export function ProductQuestions({ route, questions }: ProductQuestionsProps) {
  const others = questions.slice(shownAtFirst);
  return (
    <Section id="questions" heading="Questions" layout="beside">
      <div>
        <QuestionList questions={questions.slice(0, shownAtFirst)} />
        {others.length > 0 && (
          <Disclosure summary={`${others.length} more questions`}>
            <QuestionList questions={others} />
          </Disclosure>
        )}
        <Disclosure summary="Read on">
          <BulletList items={readOn(route)} />
        </Disclosure>
      </div>
    </Section>
  );
}

function readOn({ path, group }: Route): string[] {
  const asked = productQuestionGroups.find((one) => one.group === group);
  const moment = productMoments[path as ProductPath];
  return [
    `[Questions ${asked?.heading.toLowerCase()}](/faqs#${asked?.id})`,
    moment ? `[Joy center: ${moment.label}](/joy-center#${moment.id})` : '',
    '[Terms of using this website](/terms-and-conditions)',
  ].filter(Boolean);
}
