/** What the letter says and what of it holds: each reason decoded, the deductions judged, the insurer's own time. */
import { DeductionsAnswer } from '@/components/deductions/deductions-answer';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { RulesTable } from '@/components/sections/rules-table';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { reasonsOf } from '@/lib/content/refusals/all-refusals';
import {
  cashlessNow,
  lawfulHeadings,
  lawfulPartsFor,
  reasonInWriting,
} from '@/lib/content/refusals/refusal-copy';
import type { RefusalKind, RefusalReason } from '@/lib/content/refusals/refusal-types';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import type { JudgedDeductions } from '@/lib/tools/deductions/judge-deductions';
import type { DeductionQuery } from '@/lib/tools/deductions/parse-deductions';
import type { FoundReasons } from '@/lib/tools/refusals/find-reasons';
import { judgeReasonOfClaim } from '@/lib/tools/refusals/judge-reason';
import {
  type LeftOutReasons,
  lineOf,
  type RefusalInput,
  refusalHref,
  refusalSearch,
} from '@/lib/tools/refusals/refusal-query';
import { InsurerSilence } from './insurer-silence';
import { LateInterest } from './late-interest';
import { ReasonAnswer } from './reason-answer';
import { GroupedReasonLinks, ReasonLinks } from './reason-links';
import styles from './refusal-answer.module.css';

export type RefusalReasonsProps = {
  input: RefusalInput;
  leftOut: LeftOutReasons;
  /** Of a claim paid in part, in the lines whose deductions are judged. */
  deductions: Exclude<DeductionQuery, { kind: 'invalid' }> | null;
  judgedDeductions: JudgedDeductions | null;
  /** The deductions that were typed, as a query; empty without any. */
  carried: string;
  /** What the words of the letter may mean, if they were typed and are not clear. */
  found: FoundReasons | null;
  q: string;
  today: IsoDate;
  sources: NumberedSources;
};

export function RefusalReasons(props: RefusalReasonsProps) {
  const { input, leftOut, deductions, judgedDeductions, carried, found, q, today, sources } = props;
  const { kind, reasons } = input;
  const lawful = <LawfulParts input={input} sources={sources} />;
  const isReasonUnknown = reasons.length === 0 && kind !== 'silence' && !found && !judgedDeductions;
  const canJudgeCuts =
    kind === 'part' && !judgedDeductions && (deductions !== null || lineOf(input) === null);
  return (
    <div className={`wrap ${styles.top}`} data-print="no">
      <p>
        <small>Guidance, not legal advice: it knows only what you typed.</small>
      </p>
      <LeftOut leftOut={leftOut} />
      {lineOf(input) === 'health-cashless' && <CashlessNow kind={kind} />}
      {canJudgeCuts && <CutsFirst hasForm={deductions !== null} />}
      {kind === 'silence' && <InsurerSilence input={input} today={today} sources={sources} />}
      {judgedDeductions && <DeductionsAnswer judged={judgedDeductions} />}
      {reasons.map((reason) => (
        <ReasonAnswer key={reason.id} judged={judgeReasonOfClaim(input, reason, today)} />
      ))}
      <LateInterest input={input} today={today} />
      {reasons.length > 0 && (
        <p>
          Does your letter say something else?{' '}
          <a href={refusalHref({ ...input, reasons: [] }, carried)}>Choose another reason</a>
        </p>
      )}
      {deductions && (
        <DeductionsForm
          kind={deductions.branch}
          action={answerPath(refusedPath)}
          carried={refusalSearch(input, q)}
          {...(deductions.kind === 'valid' && { typed: deductions.typed })}
        />
      )}
      {found && <WhichReason input={input} carried={carried} found={found} q={q} />}
      {isReasonUnknown && (
        <section id="no-reason" className={styles.reason} aria-labelledby="no-reason-heading">
          <h2 id="no-reason-heading">No reason yet: ask for it in writing</h2>
          <p>
            The <a href="#letter">letter below</a> asks for the reason and the clause. Send it
            first.
          </p>
          <h3>{lawfulHeadings[kind]}</h3>
          {lawful}
          <AllReasons input={input} carried={carried} />
        </section>
      )}
      {!isReasonUnknown && kind !== 'silence' && (
        <div className={styles.reason}>
          <Disclosure summary={lawfulHeadings[kind]} headingLevel={2}>
            {lawful}
          </Disclosure>
        </div>
      )}
    </div>
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

/** Of a claim paid in part, before a cut was typed. */
function CutsFirst({ hasForm }: { hasForm: boolean }) {
  return (
    <p>
      {hasForm ? (
        <a href="#deductions">Enter the cuts below: each is judged</a>
      ) : (
        <>
          For health, car and bike each cut can be judged.{' '}
          <a href="#change">Choose the insurance</a>
        </>
      )}
    </p>
  );
}

function CashlessNow({ kind }: { kind: RefusalKind }) {
  return (
    <section id="now" className={styles.reason} aria-labelledby="now-heading">
      <h2 id="now-heading">Still in hospital, or a stay planned?</h2>
      <BulletList items={cashlessNow[kind]} />
    </section>
  );
}

/** What a refusal or a cut in this line must have. */
export function lawfulPartsOf(input: RefusalInput) {
  return lawfulPartsFor(lineOf(input), input.kind);
}

function LawfulParts({ input, sources }: { input: RefusalInput; sources: NumberedSources }) {
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

type WhichReasonProps = {
  input: RefusalInput;
  carried: string;
  found: FoundReasons;
  q: string;
};

function WhichReason({ input, carried, found, q }: WhichReasonProps) {
  const all = <AllReasons input={input} carried={carried} />;
  return (
    <section id="which" className={styles.reason} aria-labelledby="which-heading">
      <h2 id="which-heading">
        {found.kind === 'several' ? 'Which of these does your letter say?' : 'Not in our list'}
      </h2>
      {found.kind === 'several' ? (
        <>
          <ReasonLinks input={input} reasons={found.reasons} carried={carried} />
          <Disclosure summary="None of these: all reasons">{all}</Disclosure>
        </>
      ) : (
        <>
          <p>
            We do not know “<span lang={langOf(q)}>{q}</span>” as a reason. Look for the nearest
            below. The letter and the dates hold all the same.
          </p>
          {all}
        </>
      )}
    </section>
  );
}

function langOf(words: string) {
  return /\p{Script=Devanagari}/u.test(words) ? 'hi' : undefined;
}

type AllReasonsProps = { input: RefusalInput; carried: string };

function AllReasons({ input, carried }: AllReasonsProps) {
  return (
    <div id="all-reasons">
      <p>The reasons that letters give:</p>
      <GroupedReasonLinks input={input} reasons={reasonsOf(input.line)} carried={carried} />
    </div>
  );
}
