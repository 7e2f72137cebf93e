/** The page's first questions, and the others folded. */
import { QuestionList } from '@/components/sections/question-list';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import type { Question } from '@/lib/content/types';

type ProductQuestionsProps = { questions: readonly Question[] };

/** Most readers read this many before they look for their own. */
const initialCount = 3;

export function ProductQuestions({ questions }: ProductQuestionsProps) {
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
      </div>
    </Section>
  );
}
