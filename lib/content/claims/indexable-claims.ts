// The address of each kind of claim that a search may find: /claim?type=… and nothing behind it. With a date it is one visitor's plan.
import type { IndexableAnswer } from '../../site/route-row.ts';
import type { SearchParams } from '../../url-state/search-params.ts';
import { claimTypes } from './all-claims.ts';
import type { ClaimTypeId } from './claim-types.ts';

const seoTexts: Record<ClaimTypeId, readonly [title: string, description: string]> = {
  'health-cashless': [
    'Cashless health insurance claim: steps at the hospital',
    'What to do before and during a cashless hospital stay: who sends the request, how long the insurer has to answer, the papers, and what a refusal means.',
  ],
  'health-reimbursement': [
    'Health insurance reimbursement claim: papers and dates',
    'You paid the hospital: how to claim the bill back from your health insurer, by when to tell it, which originals to send, and how long it has to decide.',
  ],
  'critical-illness': [
    'Critical illness insurance claim: steps and papers',
    'How a critical illness policy pays its lump sum: tell the insurer, the survival period, the papers that prove the diagnosis, and what often goes wrong.',
  ],
  'motor-theft': [
    'Stolen car or bike insurance claim: FIR, steps, papers',
    'Your car or bike is stolen: the police report first, then the insurer and the transport office, with the keys, papers and dates that payment waits for.',
  ],
  'motor-own-damage': [
    'Car insurance claim after an accident: steps and papers',
    'Your car was hit, flooded or burnt: photographs, the police, telling the insurer in time, the survey before any repair, the papers and the next dates.',
  ],
  'two-wheeler': [
    'Bike insurance claim after an accident: steps, papers',
    'Your bike or scooter is damaged: check that own damage is covered, tell the insurer in time, wait for the survey, and keep these papers for the claim.',
  ],
  'motor-third-party': [
    'Third-party accident claim: tribunal, hit and run, papers',
    'Someone was hurt or property was hit on the road: what to do at once, who may go to the claims tribunal and by when, and what a hit and run pays.',
  ],
  'life-death': [
    'Life insurance death claim: steps and papers for nominees',
    'A family member has died: what the nominee of a life or term policy does, when there is time, which papers the insurer asks for, and when it must pay.',
  ],
  travel: [
    'Travel insurance claim: illness, lost bags, trip delay',
    'Ill, robbed or delayed on a trip: call the assistance company first, get the right report before you leave the place, and keep these papers for later.',
  ],
  'personal-accident': [
    'Personal accident insurance claim: injury, disability',
    'An accident left an injury or disability, or was fatal: which covers may pay, including the owner-driver cover of a motor policy, the papers and steps.',
  ],
};

export const indexableClaims: readonly IndexableAnswer[] = claimTypes.map(({ id, label }) => {
  const [title, content] = seoTexts[id];
  return {
    path: '/claim',
    search: `?type=${id}`,
    label,
    seo: { title, metaTags: [{ name: 'description', content }] },
  };
});

/** Of this query: the kind alone, once. Anything beside it makes the answer one visitor's. */
export function findIndexableClaim(query: SearchParams): IndexableAnswer | undefined {
  const [only, ...more] = Object.entries(query);
  if (!only || more.length > 0) return undefined;
  return indexableClaims.find(({ search }) => search === `?${only[0]}=${only[1]}`);
}
