/** One reason of a refusal, decoded: the verdict on the visitor's dates; papers, rule and cases for their folds. */
import { RulesTable } from '@/components/sections/rules-table';
import { Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import { dayNoun } from '@/lib/content/refusals/refusal-copy';
import type { RefusalLine } from '@/lib/content/refusals/refusal-types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { joinWords, lowerFirst } from '@/lib/text/words';
import {
  type DecidedTest,
  type JudgedReason,
  rulesOfLine,
} from '@/lib/tools/refusals/judge-reason';
import { fieldOfDay } from '@/lib/tools/refusals/refusal-fields';
import { decisiveTests, lastDayNumber, verdictOf } from '@/lib/tools/refusals/resolve-refusal';
import { ReasonCases } from './reason-cases';
import styles from './refusal-answer.module.css';

type ReasonAnswerProps = {
  judged: JudgedReason;
  line: RefusalLine | null;
  /** The page's heading is its verdict. */
  isHeaded: boolean;
};

/** What decides, before the letter. The insurer's own words are the heading of several, of one they come later. */
export function ReasonAnswer({ judged, line, isHeaded }: ReasonAnswerProps) {
  const { reason } = judged;
  const id = `reason-${reason.id}`;
  return (
    <section
      id={id}
      className={styles.reason}
      {...(isHeaded ? { 'aria-label': 'What decides' } : { 'aria-labelledby': `${id}-heading` })}
    >
      {!isHeaded && <h2 id={`${id}-heading`}>{reason.label}</h2>}
      <ReasonStanding judged={judged} line={line} isHeaded={isHeaded} />
      {!isHeaded && <Meaning judged={judged} />}
    </section>
  );
}

/** Of the only reason, below what to do next: the insurer's own words, by which people search, and what they mean. */
export function ReasonMeaning({ judged }: { judged: JudgedReason }) {
  return (
    <section className={styles.reason} aria-labelledby="meaning-heading">
      <h2 id="meaning-heading">{judged.reason.label}</h2>
      <Meaning judged={judged} />
    </section>
  );
}

function Meaning({ judged }: { judged: JudgedReason }) {
  return (
    <>
      <Paragraphs text={[judged.reason.meaning]} />
      {judged.standing === 'may-stand' && <Elsewhere judged={judged} />}
    </>
  );
}

function ReasonStanding({ judged, line, isHeaded }: ReasonAnswerProps) {
  const { reason, tests, standing, missing, canDecide } = judged;
  const decided = decidedTests(judged);
  const isOpen = decided.length === 0 && missing.length > 0 && canDecide;
  const isAnniversary = decided.some(({ completeOn }) => completeOn !== undefined);
  const [firstMissing] = missing;
  const ownDates = (isOpen || isAnniversary) && 'Your dates decide here';
  const title = isHeaded ? ownDates : ownDates || verdictOf(judged);
  return (
    <div className={styles.verdict} data-standing={standing}>
      {title && <p className={styles.verdictTitle}>{title}</p>}
      {decided.map((test) => (
        <div key={`${test.figure.id}-${test.from}-${test.at}`}>
          {!isHeaded && decisiveTests(judged).includes(test) && <LastDay test={test} />}
          <Paragraphs
            text={[`On these dates the rule is: ${test.text}`, ...(test.edge ? [test.edge] : [])]}
          />
        </div>
      ))}
      {firstMissing && (
        <p>
          To count, we need {joinWords(missing.map(dayNoun))}.{' '}
          <a href={`#refusal-${fieldOfDay(firstMissing, line)}`}>
            {missing.length > 1 ? 'Add them' : 'Add it'}
          </a>
        </p>
      )}
      {(tests.length === 0 || decided.length < tests.length) && (
        <Paragraphs text={[`**What decides:** ${lowerFirst(reason.turnsOn)}`]} />
      )}
    </div>
  );
}

/** In the head, where the page has one reason. */
function LastDay({ test }: { test: DecidedTest }) {
  const { label, value } = lastDayNumber(test);
  return (
    <p className={styles.day}>
      <b>{value}</b>
      <span>{label}</span>
    </p>
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

function decidedTests({ tests }: JudgedReason): DecidedTest[] {
  return tests.flatMap((test) => ('missing' in test ? [] : [test]));
}
