/**
 * What the URL asks of the claim guide. Rule: a value that cannot be used is never repeated to the
 * visitor; it becomes a message at its field, and the step is shown without it.
 */

import { findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { firstValue, type SearchParams } from '../../url-state/search-params.ts';
import type { GivenEvents } from './claim-events.ts';
import { type ClaimStepId, findClaimStep } from './claim-steps.ts';
import { type FieldProblems, parseClaimEvents } from './parse-claim-events.ts';

export type ClaimQuery =
  | { kind: 'unknown-type' }
  | {
      kind: 'claim';
      type: ClaimType;
      step: ClaimStepId;
      isStepKnown: boolean;
      given: GivenEvents;
      /** By the field's name in the URL. */
      problems: FieldProblems;
    };

export function parseClaimQuery(asked: SearchParams, now: LocalDateTime): ClaimQuery {
  const text = (name: string) => firstValue(asked, name).trim();
  const type = findClaimType(text('type'));
  if (!type) return { kind: 'unknown-type' };
  const step = findClaimStep(text('step'));
  return {
    kind: 'claim',
    type,
    step: step?.id ?? 'now',
    isStepKnown: step !== undefined || text('step') === '',
    ...parseClaimEvents(type, text, now),
  };
}
