/** The parts of the answer above the letter, in the order of the resolved query. */
import type { ReactNode } from 'react';
import { DeductionsAnswer } from '@/components/deductions/deductions-answer';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { RulesTable } from '@/components/sections/rules-table';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import {
  cashlessNow,
  insurerTimes,
  interestRule,
  noInsurerTime,
  olderLimits,
} from '@/lib/content/refusals/refusal-copy';
import type { RefusalKind, RefusalReason } from '@/lib/content/refusals/refusal-types';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { lateInterestOf, lateInterestText } from '@/lib/tools/refusals/late-interest';
import { hasOlderTimes, silentClocks } from '@/lib/tools/refusals/plan-refusal';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { type LeftOutReasons, refusalSearch } from '@/lib/tools/refusals/refusal-query';
import type { AnswerPart, ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { ReasonAnswer } from './reason-answer';
import styles from './refusal-answer.module.css';
import { NoReason, WhichReason } from './which-reason';

type RefusalReasonsProps = { shown: ShownRefusal; today: IsoDate; sources: NumberedSources };

type PartProps = RefusalReasonsProps & {
  /** The page's heading is this part's. */
  isHeaded: boolean;
};

const partViews: Readonly<Record<AnswerPart, (props: PartProps) => ReactNode>> = {
  'cashless-now': ({ shown }) => <CashlessNow kind={shown.input.kind} />,
  silence: ({ shown, today, sources }) => (
    <InsurerSilence input={shown.input} today={today} sources={sources} />
  ),
  deductions: ({ shown }) =>
    shown.judgedDeductions && <DeductionsAnswer judged={shown.judgedDeductions} />,
  reasons: Reasons,
  'deductions-form': DeductionsPart,
  'deductions-line': () => (
    <p>
      For health, car and bike each cut can be judged. <a href="#change">Choose the insurance</a>
    </p>
  ),
  which: WhichReason,
  'no-reason': NoReason,
};

export function RefusalReasons(props: RefusalReasonsProps) {
  const { parts, headlinePart, leftOut } = props.shown;
  return (
    <div className={styles.parts} data-print="no">
      <LeftOut leftOut={leftOut} />
      {parts.map((part) => {
        const Part = partViews[part];
        return <Part key={part} {...props} isHeaded={headlinePart === part} />;
      })}
      <LateInterest input={props.shown.input} today={props.today} />
    </div>
  );
}

function Reasons({ shown: { input, judged, typedDeductions }, today, isHeaded }: PartProps) {
  return judged.map((one) => (
    <ReasonAnswer
      key={one.reason.id}
      judged={one}
      {...{ input, today, typedDeductions, isHeaded }}
    />
  ));
}

/** Open until the first deduction is judged. */
function DeductionsPart({ shown: { input, q, deductions, judgedDeductions } }: PartProps) {
  if (!deductions) return null;
  const form = (
    <DeductionsForm
      kind={deductions.branch}
      action={answerPath(refusedPath)}
      pageQuery={refusalSearch(input, q)}
      {...(deductions.kind === 'valid' && { typed: deductions.typed })}
    />
  );
  if (judgedDeductions) {
    return (
      <Disclosure summary="Change or add a deduction" headingLevel={2}>
        {form}
      </Disclosure>
    );
  }
  return (
    <section className={styles.reason} aria-labelledby="deductions-heading">
      <h2 id="deductions-heading">What did they deduct?</h2>
      {form}
    </section>
  );
}

function LeftOut({ leftOut: { ofOtherLine, overLimit } }: { leftOut: LeftOutReasons }) {
  const labelsOf = (reasons: readonly RefusalReason[]) =>
    reasons.map(({ label }) => label).join('; ');
  return (
    <>
      {overLimit.length > 0 && (
        <Note title="Three reasons at a time">
          <p>Left out: {labelsOf(overLimit)}. Look it up alone, in a new answer.</p>
        </Note>
      )}
      {ofOtherLine.length > 0 && (
        <Note title="You changed the insurance">
          <p>{labelsOf(ofOtherLine)}: no reason in this insurance, so it is left out.</p>
        </Note>
      )}
    </>
  );
}

function CashlessNow({ kind }: { kind: RefusalKind }) {
  return (
    <Disclosure id="now" summary="Still in hospital, or a stay planned?" headingLevel={2}>
      <BulletList items={cashlessNow[kind]} />
    </Disclosure>
  );
}

/** The interest on money paid late, counted as far as the days and the amount are known. */
function LateInterest({ input, today }: { input: RefusalInput; today: IsoDate }) {
  const text = lateInterestText(input, today);
  return (
    text.length > 0 && (
      <section id="interest" className={styles.reason} aria-labelledby="interest-heading">
        <h2 id="interest-heading">Interest on money paid late</h2>
        <Paragraphs text={[...text]} />
      </section>
    )
  );
}

/** No decision: which of the insurer's time limits are over, and the interest on money paid late. */
type InsurerSilenceProps = { input: RefusalInput; today: IsoDate; sources: NumberedSources };

function InsurerSilence({ input, today, sources }: InsurerSilenceProps) {
  const line = lineOf(input);
  const clocks = silentClocks(input, today);
  const hasTimes = line !== null && insurerTimes[line].length > 0;
  return (
    <section id="silence" className={styles.reason} aria-labelledby="silence-heading">
      <h2 id="silence-heading">The insurer’s own time</h2>
      {line && !hasTimes && <Paragraphs text={[noInsurerTime]} />}
      {hasOlderTimes(input) && <Paragraphs text={[olderLimits]} />}
      {hasTimes && clocks && clocks.length > 0 && (
        <Table
          caption="Counted from the day you gave, at the latest"
          columns={['Step', 'Time', 'Last day', 'Today']}
          rows={clocks.map(({ title, figure, end, isOver }) => [
            title,
            figure.text,
            formatDate(end),
            isOver ? 'over' : 'still running',
          ])}
        />
      )}
      {hasTimes && !clocks && (
        <p>
          Tell us the day you sent the last papers, and we can count.{' '}
          <a href="#refusal-papers">Add it</a>
        </p>
      )}
      {!line && (
        <p>
          Which insurance is it? Its time limits depend on that. <a href="#change">Choose it</a>
        </p>
      )}
      {line !== 'health-cashless' && lateInterestOf(input, today) !== 'older' && (
        <Disclosure summary="The rule on interest">
          <RulesTable caption="Interest" rules={[interestRule]} sources={sources} />
        </Disclosure>
      )}
    </section>
  );
}
