/** The parts of the answer above the letter, in the order of the resolved query. */
import type { ReactNode } from 'react';
import { DeductionsAnswer } from '@/components/deductions/deductions-answer';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { RulesTable } from '@/components/sections/rules-table';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { SelectField } from '@/components/ui/select-field';
import { healthRejectionTerm } from '@/lib/content/figures/health';
import { reasonsOf } from '@/lib/content/refusals/all-refusals';
import {
  cashlessNow,
  lawfulPartsFor,
  reasonInWriting,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import type { RefusalKind, RefusalReason } from '@/lib/content/refusals/refusal-types';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { languageOf } from '@/lib/text/words';
import { areOfOneLine, linesOf } from '@/lib/tools/refusals/reason-choice';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import {
  answerSearch,
  type LeftOutReasons,
  refusalSearch,
} from '@/lib/tools/refusals/refusal-query';
import { noReasonHeading, whichHeading } from '@/lib/tools/refusals/refusal-verdict';
import type { AnswerPart, ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { InsurerSilence } from './insurer-silence';
import { LateInterest } from './late-interest';
import { ReasonAnswer } from './reason-answer';
import { GroupedReasonLinks, ReasonChoice } from './reason-links';
import styles from './refusal-answer.module.css';

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

/** A rule asks a health insurer for the clause; elsewhere only the letter does. */
function clauseAsked(input: RefusalInput): string {
  const isOwed = lawfulPartsOf(input).some(({ figure }) => figure === healthRejectionTerm);
  const rule = isOwed ? ' A health insurer has to name that clause.' : '';
  return `The letter below asks for the reason and the clause of the policy.${rule} Send it first.`;
}

function NoReason({ shown, isHeaded }: PartProps) {
  return (
    <section id="no-reason" className={styles.reason} aria-label={noReasonHeading}>
      {!isHeaded && <h2>{noReasonHeading}</h2>}
      <p>{clauseAsked(shown.input)}</p>
      <AllReasons {...{ shown, isHeaded }} label="Or find the reason in our list:" />
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

/** Requirements of a refusal or a cut in this line. */
export function lawfulPartsOf(input: RefusalInput) {
  return lawfulPartsFor(lineOf(input), input.kind, input.days.letter);
}

type LawfulPartsProps = { input: RefusalInput; sources: NumberedSources };

export function LawfulParts({ input, sources }: LawfulPartsProps) {
  return (
    <>
      <Paragraphs text={[reasonInWriting]} />
      <RulesTable
        caption="Check the letter for these"
        rules={lawfulPartsOf(input)}
        sources={sources}
      />
    </>
  );
}

function WhichReason({ shown, isHeaded }: PartProps) {
  const { input, typedDeductions, found, judged, q } = shown;
  if (!found) return null;
  const heading = whichHeading(found, judged.length > 0);
  return (
    <section id="which" className={styles.which} aria-label={heading}>
      {!isHeaded && <h2>{heading}</h2>}
      {found.kind === 'several' ? (
        <>
          <ReasonChoice input={input} reasons={found.reasons} typedDeductions={typedDeductions} />
          {!input.line && !areOfOneLine(found.reasons) && (
            <WhichLine shown={shown} reasons={found.reasons} />
          )}
          <AllReasons {...{ shown, isHeaded }} label="None of these? All reasons:" />
        </>
      ) : (
        <>
          <p>
            We found no reason for “<span lang={languageOf(q)}>{q}</span>”.
          </p>
          <p>{clauseAsked(input)}</p>
          <AllReasons {...{ shown, isHeaded }} label="Or choose the nearest from our list:" />
        </>
      )}
    </section>
  );
}

/** The same words again, in one insurance. */
function WhichLine({
  shown: { input, typedDeductions, q },
  reasons,
}: Pick<PartProps, 'shown'> & { reasons: readonly RefusalReason[] }) {
  const lines = linesOf(reasons);
  return (
    <FormCard action={answerPath(refusedPath)} layout="question" autoComplete="off">
      <HiddenQuery search={answerSearch(input, typedDeductions, q)} />
      <SelectField
        id="which-line"
        name="line"
        label="Which insurance is it?"
        placeholder="I don’t know"
        options={refusalLineRows.filter(({ value }) => lines.includes(value))}
        defaultValue=""
      />
      <Button type="submit" variant="quiet">
        Show its reasons
      </Button>
    </FormCard>
  );
}

type AllReasonsProps = Pick<PartProps, 'shown' | 'isHeaded'> & { label: string };

function AllReasons({ shown: { input, typedDeductions }, isHeaded, label }: AllReasonsProps) {
  return (
    <div id="all-reasons">
      <p>{label}</p>
      <GroupedReasonLinks
        {...{ input, typedDeductions }}
        reasons={reasonsOf(input.line)}
        headingLevel={isHeaded ? 2 : 3}
      />
    </div>
  );
}
