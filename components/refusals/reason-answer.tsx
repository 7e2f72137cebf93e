/** One reason of a refusal, decoded: the verdict on the visitor's dates. */
import { localText } from '@/components/languages/local-text';
import { AnswerLink } from '@/components/ui/answer-link';
import { Paragraphs } from '@/components/ui/prose';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { countWord, joinWords, lowerFirst, upperFirst } from '@/lib/text/words';
import { representedText } from '@/lib/tools/letters/represented-text';
import { comparedDays } from '@/lib/tools/refusals/compared-days';
import {
  type DecidedTest,
  decidedTests,
  decisiveTests,
  type JudgedReason,
} from '@/lib/tools/refusals/judge-reason';
import {
  dayWordsOf,
  fieldOfDay,
  lineOf,
  type RefusalInput,
  representedOf,
} from '@/lib/tools/refusals/refusal-input';
import { refusalHref } from '@/lib/tools/refusals/refusal-query';
import { reasonVerdict } from '@/lib/tools/refusals/refusal-verdict';
import { MeaningText } from './reason-meaning';
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
          Not what the letter says? <AnswerLink href={otherHref}>Choose another reason</AnswerLink>
        </p>
      )}
      {!isHeaded && <MeaningText judged={judged} input={input} />}
    </section>
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
  // The Hindi text is before the person's: it names nobody as the owner of claim and policy.
  const represented = representedOf(input);
  const ofPerson = (text: string) => representedText(localText(text), represented);
  const decided = decidedTests(judged);
  const isOpen = decided.length === 0 && missing.length > 0 && canDecide;
  const isAnniversary = decided.some(({ completeOn }) => completeOn !== undefined);
  const [firstMissing] = missing;
  const dates = missing.length > 1 ? `${countWord(missing.length)} dates` : 'one date';
  const ownDates =
    (isOpen && `Tell us ${dates} and we can say more`) || (isAnniversary && 'One day decides here');
  const title = isHeaded ? ownDates : ownDates || reasonVerdict(judged, input, today, localText);
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
          {upperFirst(
            joinWords(
              missing.map((day) => representedText(dayWordsOf(day, input).noun, represented)),
            ),
          )}
          .{' '}
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
export function ComparedDays({ test, input }: { test: DecidedTest; input: RefusalInput }) {
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
