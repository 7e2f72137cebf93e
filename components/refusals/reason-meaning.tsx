/** The insurer's own words for one reason, by which people search, and what they mean. */
import { localText } from '@/components/languages/local-text';
import { Paragraphs } from '@/components/ui/prose';
import { findReason } from '@/lib/content/refusals/all-refusals';
import { reasonPages } from '@/lib/content/refusals/reason-pages';
import type { RefusalReason } from '@/lib/content/refusals/refusal-types';
import { representedText } from '@/lib/tools/letters/represented-text';
import type { JudgedReason } from '@/lib/tools/refusals/judge-reason';
import { type RefusalInput, representedOf } from '@/lib/tools/refusals/refusal-input';
import { ReasonLinks } from './reason-links';
import styles from './refusal-answer.module.css';

type MeaningTextProps = { judged: JudgedReason; input: RefusalInput };
type ReasonMeaningProps = MeaningTextProps & {
  /** The deductions that were typed, as a query. */
  typedDeductions: string;
};

/** Shown below what to do next, where the letter has one reason only. */
export function ReasonMeaning({ judged, input, typedDeductions }: ReasonMeaningProps) {
  const often = (judged.reason.oftenWith ?? []).flatMap((id) => findReason(id) ?? []);
  const page = reasonPages.find(({ reason }) => reason.id === judged.reason.id);
  return (
    <section className={styles.reason} aria-labelledby="meaning-heading">
      <h2 id="meaning-heading">{judged.reason.label}</h2>
      <MeaningText judged={judged} input={input} />
      {page && (
        <p>
          <a href={page.listed.path}>Rule, cases and a sample letter for this reason</a>
        </p>
      )}
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

export function MeaningText({ judged, input }: MeaningTextProps) {
  return (
    <>
      <Paragraphs
        text={[
          representedText(localText(judged.reason.meaning), representedOf(input)),
          ...(judged.reason.helpline ? [judged.reason.helpline.text] : []),
        ]}
      />
      {judged.standing === 'may-stand' && <PaidElsewhere judged={judged} />}
    </>
  );
}

export function PaidElsewhere({ judged: { reason } }: { judged: JudgedReason }) {
  if (!reason.elsewhere) return null;
  return (
    <Paragraphs text={[`**If the reason is right, what may still pay.** ${reason.elsewhere}`]} />
  );
}
