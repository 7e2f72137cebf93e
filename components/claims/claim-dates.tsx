/** The dates of a claim, how each was counted, and the form to enter or change them. */
import { RulesTable } from '@/components/sections/rules-table';
import { Disclosure } from '@/components/ui/disclosure';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { ClaimDetails } from '@/lib/tools/claims/parse-claim-query';
import { ClaimDatesForm } from './claim-dates-form';
import { ClaimTimeline } from './claim-timeline';

type ClaimDatesProps = {
  query: ClaimDetails;
  now: LocalDateTime;
  isPrerendered: boolean;
  sources: NumberedSources;
};

export function ClaimDates({ query, now, isPrerendered, sources }: ClaimDatesProps) {
  const { type, eventTimes, errors } = query;
  const isDated = eventTimes.happened !== undefined;
  const form = <ClaimDatesForm type={type} query={query} now={isPrerendered ? undefined : now} />;
  return (
    <>
      {!isDated && (
        <div data-print="no">
          <Disclosure summary="Enter your dates" isOpen={Object.keys(errors).length > 0}>
            {form}
          </Disclosure>
        </div>
      )}
      <ClaimTimeline type={type} eventTimes={eventTimes} now={now} sources={sources} />
      <div data-print="no">
        {isDated && (
          <Disclosure
            id="change"
            summary="Change or add dates"
            isOpen={Object.keys(errors).length > 0}
          >
            {form}
          </Disclosure>
        )}
        <Disclosure summary="Sums and rules of this claim">
          <RulesTable
            caption={`Sums and rules: ${type.label.toLowerCase()}`}
            rules={type.rules}
            sources={sources}
          />
        </Disclosure>
      </div>
    </>
  );
}
