/** Parses a query about a claim: its kind, and the known dates. An invalid date is reported at its field. */

import { firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import { findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { parseClaimAnswer } from './claim-question.ts';
import { type ParsedEvents, parseClaimEvents } from './parse-claim-events.ts';

/** A kind of claim and its dates so far. */
export type ClaimDetails = { type: ClaimType } & ParsedEvents;

/** Null for a kind of claim that is not on the list. */
export function parseClaimQuery(params: QueryParams, now: LocalDateTime): ClaimDetails | null {
  const text = (name: string) => firstValue(params, name).trim();
  const claimType = findClaimType(text('type'));
  if (!claimType) return null;
  const type = parseClaimAnswer(claimType, text);
  return { type, ...parseClaimEvents(type, text, now) };
}
