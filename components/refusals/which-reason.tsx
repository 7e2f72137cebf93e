/** Shown while the letter's reason is not known: what its words may mean, or every reason to choose from. */
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { VisitorWords } from '@/components/languages/visitor-words';
import { Button } from '@/components/ui/button';
import { Paragraphs } from '@/components/ui/prose';
import { SelectField } from '@/components/ui/select-field';
import { healthRejectionTerm } from '@/lib/content/figures/health';
import { reasonsOf } from '@/lib/content/refusals/all-refusals';
import { refusalLineRows, undecidedText } from '@/lib/content/refusals/refusal-copy';
import type { RefusalReason } from '@/lib/content/refusals/refusal-types';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { areOfOneLine, linesOf } from '@/lib/tools/refusals/reason-choice';
import { lawfulPartsOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { answerSearch } from '@/lib/tools/refusals/refusal-query';
import { noReasonHeading, whichHeading } from '@/lib/tools/refusals/refusal-verdict';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { GroupedReasonLinks, ReasonChoice } from './reason-links';
import styles from './refusal-answer.module.css';

type WhichReasonProps = {
  shown: ShownRefusal;
  /** The page's heading is this part's. */
  isHeaded: boolean;
};

export function WhichReason({ shown, isHeaded }: WhichReasonProps) {
  const { input, typedDeductions, found, judged, q } = shown;
  if (!found) return null;
  const heading = whichHeading(found, judged.length > 0);
  const helpline =
    found.kind === 'several' ? found.reasons.find((one) => one.helpline)?.helpline : undefined;
  return (
    <section id="which" className={styles.which} aria-label={heading}>
      {!isHeaded && <h2>{heading}</h2>}
      {found.kind === 'several' ? (
        <>
          <ReasonChoice input={input} reasons={found.reasons} typedDeductions={typedDeductions} />
          <Paragraphs text={[undecidedText, ...(helpline ? [helpline.text] : [])]} />
          {!input.line && !areOfOneLine(found.reasons) && (
            <WhichLine shown={shown} reasons={found.reasons} />
          )}
          <AllReasons {...{ shown, isHeaded }} label="None of these? All reasons:" />
        </>
      ) : (
        <>
          <p>
            “<VisitorWords>{q}</VisitorWords>” is not a reason that we know.
          </p>
          <p>{clauseText(input)}</p>
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
}: Pick<WhichReasonProps, 'shown'> & { reasons: readonly RefusalReason[] }) {
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

export function NoReason({ shown, isHeaded }: WhichReasonProps) {
  return (
    <section id="no-reason" className={styles.reason} aria-label={noReasonHeading}>
      {!isHeaded && <h2>{noReasonHeading}</h2>}
      <p>{clauseText(shown.input)}</p>
      <AllReasons {...{ shown, isHeaded }} label="Or find the reason in our list:" />
    </section>
  );
}

/** A rule asks a health insurer for the clause; elsewhere only the letter does. */
function clauseText(input: RefusalInput): string {
  const isOwed = lawfulPartsOf(input).some(({ figure }) => figure === healthRejectionTerm);
  const rule = isOwed ? ' A health insurer has to name that clause.' : '';
  return `The letter below asks for the reason and the clause of the policy.${rule} Send it first.`;
}

type AllReasonsProps = WhichReasonProps & { label: string };

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
