/** One reason of a refusal, decoded: the verdict on the visitor's dates; papers, rule and cases for their folds. */
import { RulesTable } from '@/components/sections/rules-table';
import { answerRel } from '@/components/ui/answer-rel';
import { Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import { findReason } from '@/lib/content/refusals/all-refusals';
import type { RefusalLine, RefusalReason } from '@/lib/content/refusals/refusal-types';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { countWord, joinWords, lowerFirst, upperFirst } from '@/lib/text/words';
import { representedText } from '@/lib/tools/letters/represented-text';
import { comparedDays } from '@/lib/tools/refusals/compared-days';
import {
  type DecidedTest,
  decidedTests,
  decisiveTests,
  type JudgedReason,
  rulesOfLine,
} from '@/lib/tools/refusals/judge-reason';
import { dayWordsOf, fieldOfDay } from '@/lib/tools/refusals/refusal-fields';
import { lineOf, type RefusalInput, representedOf } from '@/lib/tools/refusals/refusal-input';
import { refusalHref } from '@/lib/tools/refusals/refusal-query';
import { reasonVerdict } from '@/lib/tools/refusals/refusal-verdict';
import { ReasonCases } from './reason-cases';
import { ReasonLinks } from './reason-links';
import styles from './refusal-answer.module.css';

type ReasonAnswerProps = {
  judged: JudgedReason;
  input: RefusalInput;
  today: IsoDate;
  /** The deductions that were typed, as a query. */
  typedDeductions: string;
  /** The page's heading is its verdict. */
  isHeaded: boolean;
};

/** What decides, before the letter. The insurer's own words are the heading of several, of one they come later. */
export function ReasonAnswer(props: ReasonAnswerProps) {
  const { judged, input, typedDeductions, isHeaded } = props;
  const { reason } = judged;
  const id = `reason-${reason.id}`;
  const otherHref = `${refusalHref({ ...input, reasons: [] }, typedDeductions)}#all-reasons`;
  return (
    <section
      id={id}
      className={styles.reason}
      {...(isHeaded ? { 'aria-label': 'What decides' } : { 'aria-labelledby': `${id}-heading` })}
    >
      {!isHeaded && <h2 id={`${id}-heading`}>{reason.label}</h2>}
      <ReasonStanding {...props} />
      {isHeaded && (
        <p>
          Not what the letter says?{' '}
          <a href={otherHref} rel={answerRel(otherHref)}>
            Choose another reason
          </a>
        </p>
      )}
      {!isHeaded && <Meaning judged={judged} input={input} />}
    </section>
  );
}

type MeaningProps = Pick<ReasonAnswerProps, 'judged' | 'input'>;
type ReasonMeaningProps = Pick<ReasonAnswerProps, 'judged' | 'input' | 'typedDeductions'>;

/** Of the only reason, below what to do next: the insurer's own words, by which people search, and what they mean. */
export function ReasonMeaning({ judged, input, typedDeductions }: ReasonMeaningProps) {
  const often = (judged.reason.oftenWith ?? []).flatMap((id) => findReason(id) ?? []);
  return (
    <section className={styles.reason} aria-labelledby="meaning-heading">
      <h2 id="meaning-heading">{judged.reason.label}</h2>
      <Meaning judged={judged} input={input} />
      {input.kind !== 'silence' && (
        <AlsoSays input={input} reasons={often} typedDeductions={typedDeductions} />
      )}
    </section>
  );
}

type AlsoSaysProps = Pick<ReasonMeaningProps, 'input' | 'typedDeductions'> & {
  reasons: readonly RefusalReason[];
};

/** A letter with two reasons: each needs its own paragraph. The links keep the dates. */
function AlsoSays({ input, reasons, typedDeductions }: AlsoSaysProps) {
  return (
    <>
      <p>
        My letter also says:{' '}
        <a href="#refusal-q">{reasons.length > 0 ? 'something else' : 'another reason'}</a>
        {reasons.length > 0 && ', or'}
      </p>
      {reasons.length > 0 && (
        <ReasonLinks input={input} reasons={reasons} typedDeductions={typedDeductions} />
      )}
    </>
  );
}

function Meaning({ judged, input }: MeaningProps) {
  return (
    <>
      <Paragraphs text={[representedText(judged.reason.meaning, representedOf(input))]} />
      {judged.standing === 'may-stand' && <Elsewhere judged={judged} />}
    </>
  );
}

function ReasonStanding({
  judged,
  input,
  today,
  isHeaded,
}: Omit<ReasonAnswerProps, 'typedDeductions'>) {
  const { reason, tests, standing, missing, canDecide } = judged;
  const line = lineOf(input);
  const ofPerson = (text: string) => representedText(text, representedOf(input));
  const decided = decidedTests(judged);
  const isOpen = decided.length === 0 && missing.length > 0 && canDecide;
  const isAnniversary = decided.some(({ completeOn }) => completeOn !== undefined);
  const [firstMissing] = missing;
  const dates = missing.length > 1 ? `${countWord(missing.length)} dates` : 'one date';
  const ownDates =
    (isOpen && `Tell us ${dates} and we can say more`) || (isAnniversary && 'One day decides here');
  const title = isHeaded ? ownDates : ownDates || reasonVerdict(judged, input, today);
  return (
    <div className={styles.verdict} data-standing={standing}>
      {title && <p className={styles.verdictTitle}>{title}</p>}
      {decided.map((test) => (
        <div key={`${test.figure.id}-${test.from}-${test.at}`}>
          {decisiveTests(judged).includes(test) && <ComparedDays test={test} input={input} />}
          <Paragraphs text={[test.text, ...(test.edge ? [test.edge] : [])].map(ofPerson)} />
        </div>
      ))}
      {firstMissing && (
        <p>
          {upperFirst(joinWords(missing.map((day) => ofPerson(dayWordsOf(day, input).noun))))}.{' '}
          <a href={`#refusal-${fieldOfDay(firstMissing, line)}`}>
            {missing.length > 1 ? 'Add them' : 'Add it'}
          </a>
        </p>
      )}
      {(tests.length === 0 || decided.length < tests.length) && (
        <Paragraphs text={[ofPerson(`**What decides:** ${lowerFirst(reason.turnsOn)}`)]} />
      )}
    </div>
  );
}

/** A line with the days that the rule compares: the labels say in words what it draws. */
function ComparedDays({ test, input }: { test: DecidedTest; input: RefusalInput }) {
  return (
    <ol className={styles.days} aria-label="The days that the rule compares">
      {comparedDays(test, input).map(({ label, date, isLimit }) => (
        <li key={label} {...(isLimit && { 'data-limit': '' })}>
          <span>{label}</span> <time dateTime={date}>{formatDate(date)}</time>
        </li>
      ))}
    </ol>
  );
}

type JudgedProps = { judged: readonly JudgedReason[] };

export function ReasonPapers({ judged }: JudgedProps) {
  return judged.map(({ reason }) => (
    <Table
      key={reason.id}
      caption={judged.length > 1 ? reason.label : 'Papers, and what each proves'}
      columns={['Paper', 'It proves']}
      rows={reason.evidence.map(({ paper, proves }) => [paper, proves])}
    />
  ));
}

type ReasonLawProps = JudgedProps & { line: RefusalLine | null; sources: NumberedSources };

export function ReasonLaw({ judged, line, sources }: ReasonLawProps) {
  return judged.map((one) => {
    const { reason, tests, standing } = one;
    const rules = rulesOfLine(reason, line);
    const isTurnAbove = tests.length === 0 || decidedTests(one).length < tests.length;
    return (
      <section
        key={reason.id}
        className={styles.folded}
        {...(judged.length > 1 && { 'aria-label': reason.label })}
      >
        {judged.length > 1 && <h3>{reason.label}</h3>}
        {!isTurnAbove && <Paragraphs text={[`**What decides:** ${lowerFirst(reason.turnsOn)}`]} />}
        {rules.length > 0 && <RulesTable caption="The rule" rules={rules} sources={sources} />}
        {reason.unread && <Paragraphs text={[`**No rule read.** ${reason.unread}`]} />}
        <ReasonCases reason={reason} line={line} />
        {standing === 'depends' && <Elsewhere judged={one} />}
        <Paragraphs text={[`**What we cannot judge.** ${reason.cannotJudge}`]} />
      </section>
    );
  });
}

function Elsewhere({ judged: { reason } }: { judged: JudgedReason }) {
  if (!reason.elsewhere) return null;
  return (
    <Paragraphs text={[`**If the reason is right, what may still pay.** ${reason.elsewhere}`]} />
  );
}
