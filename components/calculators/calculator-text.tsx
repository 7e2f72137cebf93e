/** What a calculator's own page says under its form: the subject, the formula, a worked example, three questions. */
import { QuestionList } from '@/components/sections/question-list';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
import { AnswerLink } from '@/components/ui/answer-link';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import { calculatorTexts } from '@/lib/content/calculators/all-calculators';
import type { CalculatorText as Text } from '@/lib/content/calculators/calculator-text';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { answerPath } from '@/lib/site/tool-paths';
import { calculatorPath } from '@/lib/site/tool-routes';
import { lowerFirst } from '@/lib/text/words';
import type { WorkedExample } from '@/lib/tools/calculators/worked-example';
import { WorkingTable } from './working-table';

type CalculatorTextProps = {
  path: string;
  text: Text;
  example: WorkedExample;
  /** Answers to the rows of the text’s `searched`. */
  searched?: WorkedExample[];
  /** Day on which the examples were counted. */
  day: IsoDate;
};

export function CalculatorText({ path, text, example, searched, day }: CalculatorTextProps) {
  const sources = numberSources([...new Set([...text.figures, ...example.answer.figures])]);
  return (
    <>
      <Section id="what-it-computes" heading="What it works out">
        <Paragraphs text={text.computes} />
      </Section>
      <Section id="formula" heading="How we work it out">
        <BulletList items={text.formula} />
      </Section>
      <Section id="example" heading="How the example is counted">
        <Example path={path} example={example} day={day} />
      </Section>
      {text.searched && searched && (
        <Section id="searched-example" heading={text.searched.heading}>
          <SearchedTable path={path} caption={text.searched.heading} examples={searched} />
          <Paragraphs text={[text.searched.assumed]} />
        </Section>
      )}
      <Section id="questions" heading="Questions">
        <QuestionList questions={text.questions} />
      </Section>
      <Section id="related-calculators" heading="Related calculators">
        <BulletList items={text.related.map(relatedLink)} />
      </Section>
      <Sources path={path} sources={sources} isCollapsed />
    </>
  );
}

type ExampleProps = Pick<CalculatorTextProps, 'path' | 'example' | 'day'>;

/** Its verdict, number and drawing are at the top of the page, or in words above it. */
function Example({ path, example: { label, answer, search }, day }: ExampleProps) {
  const { working } = answer;
  return (
    <>
      <p>{label}.</p>
      <WorkingTable
        caption={`${working.caption}, as on ${formatDate(day)}`}
        rows={working.rows.map(({ note: _, ...row }) => row)}
      />
      <p>
        <AnswerLink href={`${answerPath(path)}?${search}`}>
          The whole answer, with what to do next
        </AnswerLink>
      </p>
    </>
  );
}

type SearchedTableProps = { path: string; caption: string; examples: readonly WorkedExample[] };

function SearchedTable({ path, caption, examples }: SearchedTableProps) {
  const labels = examples[0]?.answer.numbers.map(({ label }) => label) ?? [];
  return (
    <Table
      caption={caption}
      isCaptionShown={false}
      columns={['Example', ...labels]}
      rows={examples.map(({ label, search, answer: { numbers } }) => [
        <AnswerLink key="example" href={`${answerPath(path)}?${search}`}>
          {label}
        </AnswerLink>,
        // A household with two sums has them in one cell, each with its name.
        ...(numbers.length === labels.length
          ? numbers.map(({ value }) => value)
          : [numbers.map(({ label: name, value }) => `${lowerFirst(name)} ${value}`).join(', ')]),
      ])}
    />
  );
}

function relatedLink(id: Text['related'][number]): string {
  return `[${calculatorTexts[id].label}](${calculatorPath(id)})`;
}
