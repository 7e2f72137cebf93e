/** The head of a refusal's answer: what was asked, the verdict, and the date or the sums that it leads to. */
import { PageHero } from '@/components/sections/page-hero';
import { LinkButton } from '@/components/ui/button';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import { kindWords, refusalLineRows } from '@/lib/content/refusals/refusal-copy';
import { tribunalRowId } from '@/lib/content/refusals/refusal-flow';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { shorten } from '@/lib/text/words';
import { type DatedPlan, nextDate } from '@/lib/tools/dated-plan/build-dated-plan';
import { shortLabel } from '@/lib/tools/refusals/reason-choice';
import { lineOf } from '@/lib/tools/refusals/refusal-input';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';

/** In characters. */
const maxWords = 40;

type RefusalHeadProps = { shown: ShownRefusal; plan: DatedPlan; today: IsoDate };

export function RefusalHead({ shown, plan, today }: RefusalHeadProps) {
  const { headline, headlinePart } = shown;
  // A question comes before every date.
  const planned = headlinePart === 'which' ? [] : planNumbers(shown, plan, today);
  const numbers = shown.numbers.length > 0 ? shown.numbers : planned;
  const { href, label } = letterLink(plan);
  return (
    <PageHero
      path="/claim"
      theme="answer"
      heading={headline}
      querySummary={{ text: refusalSummary(shown), changeHref: '#change' }}
      action={headlinePart !== 'which' && <LinkButton href={href}>{label}</LinkButton>}
    >
      {numbers.length > 0 && <HeadlineNumbers numbers={numbers} />}
    </PageHero>
  );
}

/** The link is in the head, and in the bar of a phone. */
export function letterLink({ state }: DatedPlan) {
  return { href: '#letter', label: isOmbudsmansTurn(state) ? 'Your complaint' : 'Your letter' };
}

/** "Health claim refused: pre-existing disease", or the words of the letter: two lines on most phones. */
function refusalSummary({ input, q }: Pick<ShownRefusal, 'input' | 'q'>): string {
  const line = refusalLineRows.find(({ value }) => value === lineOf(input));
  const { letter } = input.days;
  const [only] = input.reasons;
  const words = q ? `: “${shorten(q, maxWords)}”` : '';
  const reason = input.reasons.length === 1 && only ? `: ${shortLabel(only)}` : words;
  const claimText = `${line?.claim ?? 'Claim'} ${kindWords[input.kind]}${reason}`;
  return letter ? `${claimText} · letter of ${formatDate(letter)}` : claimText;
}

/**
 * The safe day that is near, or the next date: for people who were hurt the tribunal's; before the letter is sent, what follows if it goes today.
 * None where no date was given: a day counted from today would look like the visitor's own.
 */
function planNumbers(
  { input, judged }: Pick<ShownRefusal, 'input' | 'judged'>,
  { steps, numbers, safeDay }: DatedPlan,
  today: IsoDate,
) {
  const tribunal = nextDate(
    steps.filter(({ id }) => id === tribunalRowId),
    today,
  );
  if (tribunal) return [tribunal];
  if (input.sent || safeDay) return numbers;
  const isDecided = judged.some(({ standing }) => standing !== 'depends');
  if (!isDecided && !input.days.letter && !input.days.papers) return [];
  return numbers.map((number) => ({
    ...number,
    label: 'If you write today, the insurer must answer by',
  }));
}
