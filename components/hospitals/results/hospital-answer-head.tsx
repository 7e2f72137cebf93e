/**
 * Head of a search's answer: the query, and the summary as the heading. Inherits 'use client' from
 * hospital-search.tsx, so that it changes with the search.
 */
import { withoutPageRange } from '@/components/hospitals/hospital-copy';
import { fieldId, toFieldText } from '@/components/hospitals/search-links';
import { AnswerHead } from '@/components/ui/answer-head';
import type { HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';

type HospitalAnswerHeadProps = {
  query: HospitalQuery;
  /** The query in words; empty without one. */
  summary: string;
};

export function HospitalAnswerHead({ query, summary }: HospitalAnswerHeadProps) {
  const typed = toFieldText(query);
  const queryText = typed || (query.near ? 'near your position' : query.insurers.join(', '));
  return (
    <AnswerHead
      heading={withoutPageRange(summary) || 'Cashless hospitals'}
      querySummary={{ text: queryText, isTyped: typed !== '', changeHref: `#${fieldId}` }}
    />
  );
}
