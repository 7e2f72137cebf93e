/**
 * Where a policy leads: the renewal and claim tools with its kind and end filled in. Rule: nothing personal in a
 * URL.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import { type ClaimTypeId, claimPath } from '../../site/tool-routes.ts';
import { renewalCalendar } from '../../tools/renewals/plan-renewal.ts';
import type { RenewalLine } from '../../tools/renewals/renewal-lines.ts';
import {
  isRenewableDay,
  type RenewalInput,
  renewalHref,
} from '../../tools/renewals/renewal-query.ts';
import type { Policy, PolicyKind } from '../policy-types.ts';

export type PolicyLinks = {
  renewal: string;
  /** The renewal dates as a calendar file; null where none is ahead. */
  calendar: string | null;
  claim: string;
};

const renewalLineOf: Readonly<Partial<Record<PolicyKind, RenewalLine>>> = {
  health: 'health',
  life: 'life',
  car: 'car',
  bike: 'two-wheeler',
  travel: 'travel',
};

const claimTypeOf: Readonly<Partial<Record<PolicyKind, ClaimTypeId>>> = {
  health: 'health-cashless',
  life: 'life-death',
  car: 'motor-own-damage',
  bike: 'two-wheeler',
  travel: 'travel',
  accident: 'personal-accident',
};

export function policyLinks(
  { kind, to }: Pick<Policy, 'kind' | 'to'>,
  today: IsoDate,
): PolicyLinks {
  const claimType = claimTypeOf[kind];
  const line = renewalLineOf[kind];
  // The renewal tool takes no day far ahead: a life policy may end in thirty years.
  const renewalQuery: RenewalInput | null =
    line && isRenewableDay(line, to, today)
      ? { line, expiry: to, mode: 'yearly', part: 'unknown' }
      : null;
  return {
    renewal: renewalQuery ? renewalHref(renewalQuery) : '/renewal',
    calendar: renewalQuery && renewalCalendar.hrefOf(renewalQuery, today),
    claim: claimType ? claimPath(claimType) : '/claim',
  };
}
