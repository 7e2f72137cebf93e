/** What the letter says and what of it holds: each reason decoded, the deductions judged, the insurer's own time. */
import { DeductionsAnswer } from '@/components/deductions/deductions-answer';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { RulesTable } from '@/components/sections/rules-table';
import { Paragraphs } from '@/components/ui/prose';
import type { NumberedSources } from '@/lib/content/number-sources';
import { reasonsOf } from '@/lib/content/refusals/all-refusals';
import {
  lawfulParts,
  lawfulPartsOfAll,
  reasonInWriting,
} from '@/lib/content/refusals/refusal-copy';
import type { IsoDate } from '@/lib/dates/iso-date';
import { answerPath } from '@/lib/site/tool-paths';
import type { JudgedDeductions } from '@/lib/tools/deductions/judge-deductions';
import type { DeductionQuery } from '@/lib/tools/deductions/parse-deductions';
import type { FoundReasons } from '@/lib/tools/refusals/find-reasons';
import { judgeReasonOfClaim } from '@/lib/tools/refusals/judge-reason';
import {
  lineOf,
  type RefusalInput,
  refusalHref,
  refusalSearch,
  refusedPath,
} from '@/lib/tools/refusals/refusal-query';
import { InsurerSilence } from './insurer-silence';
import { ReasonAnswer } from './reason-answer';
import { GroupedReasonLinks, ReasonLinks } from './reason-links';
import styles from './refusal-answer.module.css';

export type RefusalReasonsProps = {
  input: RefusalInput;
  /** Of a claim paid in part, in the lines whose deductions are judged. */
  deductions: Exclude<DeductionQuery, { kind: 'wrong' }> | null;
  judgedDeductions: JudgedDeductions | null;
  /** What the words of the letter may mean, if they were typed and are not clear. */
  found: FoundReasons | null;
  q: string;
  today: IsoDate;
  sources: NumberedSources;
};

export function RefusalReasons(props: RefusalReasonsProps) {
  const { input, deductions, judgedDeductions, found, q, today, sources } = props;
  const { kind, reasons } = input;
  const lawful = <LawfulParts input={input} sources={sources} />;
  return (
    <div className={`wrap ${styles.top}`} data-print="no">
      <p>
        <small>Guidance, not legal advice: it knows only what you typed.</small>
      </p>
      {kind === 'silence' && <InsurerSilence input={input} today={today} sources={sources} />}
      {judgedDeductions && <DeductionsAnswer judged={judgedDeductions} />}
      {reasons.map((reason, place) => (
        <ReasonAnswer
          key={reason.id}
          judged={judgeReasonOfClaim(input, reason, today)}
          sources={sources}
        >
          {place === 0 && lawful}
        </ReasonAnswer>
      ))}
      {reasons.length > 0 && (
        <p>
          Does your letter say something else?{' '}
          <a href={refusalHref({ ...input, reasons: [] })}>Choose another reason</a>
        </p>
      )}
      {found && <WhichReason input={input} found={found} q={q} />}
      {reasons.length === 0 && kind !== 'silence' && (
        <section id="no-reason" className={styles.reason} aria-labelledby="no-reason-heading">
          <h2 id="no-reason-heading">No reason yet: ask for it in writing</h2>
          <p>
            The <a href="#letter">letter below</a> asks for the reason and the clause. Send it
            first.
          </p>
          {lawful}
          {!found && <AllReasons input={input} />}
        </section>
      )}
      {deductions && (
        <DeductionsForm
          kind={deductions.branch}
          action={answerPath(refusedPath)}
          carried={refusalSearch(input)}
          {...(deductions.kind === 'asked' && { typed: deductions.typed })}
        />
      )}
    </div>
  );
}

/** What a refusal of this line must have. */
export function lawfulPartsOf(input: RefusalInput) {
  const line = lineOf(input);
  return line ? lawfulParts[line] : lawfulPartsOfAll;
}

function LawfulParts({ input, sources }: { input: RefusalInput; sources: NumberedSources }) {
  return (
    <>
      <h3>What a lawful refusal has, and yours may lack</h3>
      <Paragraphs text={[reasonInWriting]} />
      <RulesTable
        caption="Check the letter for these"
        rules={lawfulPartsOf(input)}
        sources={sources}
      />
    </>
  );
}

type WhichReasonProps = { input: RefusalInput; found: FoundReasons; q: string };

function WhichReason({ input, found, q }: WhichReasonProps) {
  return (
    <section id="which" className={styles.reason} aria-labelledby="which-heading">
      <h2 id="which-heading">
        {found.kind === 'several' ? 'Which of these does your letter say?' : 'Not in our list'}
      </h2>
      {found.kind === 'several' && <ReasonLinks input={input} reasons={found.reasons} />}
      {found.kind === 'none' && (
        <p>
          We do not know “{q}” as a reason. Look for the nearest below. The letter and the dates
          hold all the same.
        </p>
      )}
      <AllReasons input={input} />
    </section>
  );
}

function AllReasons({ input }: { input: RefusalInput }) {
  return (
    <div id="all-reasons">
      <p>The reasons that letters give:</p>
      <GroupedReasonLinks input={input} reasons={reasonsOf(input.line)} />
    </div>
  );
}
