/** What one step of the guide shows. */
import { LetterWriter } from '@/components/letter/letter-writer';
import { RulesTable } from '@/components/sections/rules-table';
import { Paragraphs } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';
import { claimLetters } from '@/lib/tools/claims/claim-letters';
import type { ClaimStepId } from '@/lib/tools/claims/claim-steps';
import { ClaimLadder } from './claim-ladder';
import { ClaimPlan } from './claim-plan';
import { ClaimTimeline } from './claim-timeline';
import { DoNow } from './do-now';
import { PaperList } from './paper-list';
import { Pitfalls } from './pitfalls';
import { WhomToTell } from './whom-to-tell';

type ClaimStepBodyProps = {
  type: ClaimType;
  step: ClaimStepId;
  given: GivenEvents;
  now: LocalDateTime;
  sources: NumberedSources;
};

export function ClaimStepBody({ type, step, given, now, sources }: ClaimStepBodyProps) {
  switch (step) {
    case 'now':
      return <DoNow type={type} given={given} />;
    case 'tell':
      return <WhomToTell type={type} given={given} now={now} />;
    case 'papers':
      return <PaperList type={type} />;
    case 'clocks':
      return (
        <>
          <ClaimTimeline type={type} given={given} now={now} sources={sources} />
          <RulesTable caption="Sums and rules of this claim" rules={type.rules} sources={sources} />
        </>
      );
    case 'letter':
      return claimLetters(type, given, now).map(({ id, title, ...letter }) => (
        <section key={id} aria-labelledby={`letter-${id}`}>
          <h3 id={`letter-${id}`}>{title}</h3>
          <LetterWriter {...letter} />
        </section>
      ));
    case 'refused':
      return (
        <>
          <h3>What often goes wrong</h3>
          <Pitfalls type={type} />
          <h3>Good to know</h3>
          <Paragraphs text={type.afterwards} />
          <h3>The next steps</h3>
          <ClaimLadder given={given} />
        </>
      );
    case 'plan':
      return <ClaimPlan type={type} given={given} now={now} sources={sources} />;
  }
}
