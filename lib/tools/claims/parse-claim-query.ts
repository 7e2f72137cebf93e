/** Parses the claim guide's query: a kind, and the known dates. An invalid date is reported at its field. */

import { findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { firstValue, type SearchParams } from '../../url-state/search-params.ts';
import { type ParsedEvents, parseClaimEvents } from './parse-claim-events.ts';

export type ClaimQuery =
  | { kind: 'unknown-type' }
  | ({ kind: 'claim'; type: ClaimType } & ParsedEvents);

export function parseClaimQuery(params: SearchParams, now: LocalDateTime): ClaimQuery {
  const text = (name: string) => firstValue(params, name).trim();
  const type = findClaimType(text('type'));
  if (!type) return { kind: 'unknown-type' };
  return { kind: 'claim', type, ...parseClaimEvents(type, text, now) };
}
