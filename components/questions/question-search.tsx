/**
 * Search field for a question in the visitor's own words: a plain GET form, answered by the server with or without
 * scripts.
 */
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { maxQuestionLength } from '@/lib/site/answer-fields';
import { answerPath } from '@/lib/site/tool-paths';

export const questionFieldId = 'question-q';

export function QuestionSearch({ question = '' }: { question?: string }) {
  return (
    <search data-print="no">
      <FormCard layout="question" method="get" action={answerPath('/faqs')}>
        <TextField
          id={questionFieldId}
          name="q"
          type="search"
          label="Your question, in your own words"
          hint="Such as: policy lapsed 9 days ago, or gadi ka bima"
          defaultValue={question}
          maxLength={maxQuestionLength}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">Find answers</Button>
      </FormCard>
    </search>
  );
}
