/**
 * The indexed path of each kind of claim, such as /claim/travel, and of a refused claim. A plan with a date is one
 * visitor's, at /answer.
 */
import { type IndexedTool, type PageSeo, seo } from '../../site/route-row.ts';
import { type ClaimTypeId, claimPath, refusedPath } from '../../site/tool-routes.ts';
import { claimTypes } from './all-claims.ts';

const claimSeo: Record<ClaimTypeId, PageSeo> = {
  'health-cashless': seo(
    'Cashless health insurance claim: steps at the hospital',
    'What to do before and during a cashless hospital stay: who sends the request, how long the insurer has, the papers, and what a refusal means.',
  ),
  'health-reimbursement': seo(
    'Health insurance reimbursement claim: papers and dates',
    'You paid the hospital: how to claim the bill back from your health insurer, by when to tell it, which originals to send, and how long it has to decide.',
  ),
  'critical-illness': seo(
    'Critical illness insurance claim: steps and papers',
    'How a critical illness policy pays its lump sum: tell the insurer, the survival period, the papers that prove the diagnosis, and what often goes wrong.',
  ),
  'motor-theft': seo(
    'Stolen car or bike insurance claim: FIR, steps, papers',
    'Your car or bike is stolen: the police report first, then the insurer and the transport office, with the keys, papers and dates that payment waits for.',
  ),
  'motor-own-damage': seo(
    'Car insurance claim after an accident: steps and papers',
    'Your car was hit, flooded or burnt: photographs, the police, telling the insurer in time, the survey before any repair, the papers and the next dates.',
  ),
  'two-wheeler': seo(
    'Bike insurance claim after an accident: steps, papers',
    'Your bike or scooter is damaged: check that own damage is covered, tell the insurer in time, wait for the survey, and keep these papers.',
  ),
  'motor-third-party': seo(
    'Third-party accident claim: tribunal, hit and run, papers',
    'Someone was hurt or property was hit on the road: what to do at once, who may go to the claims tribunal and by when, and what a hit and run pays.',
  ),
  'life-death': seo(
    'Life insurance death claim: steps and papers for nominees',
    'A family member has died: what the nominee of a life or term policy does, when there is time, which papers the insurer asks for, when it must pay.',
  ),
  travel: seo(
    'Travel insurance claim: illness, lost bags, trip delay',
    'Ill, robbed or delayed on a trip: call the assistance company first, get the right report before you leave the place, and keep these papers for later.',
  ),
  'personal-accident': seo(
    'Personal accident insurance claim: injury, disability',
    'An accident left an injury or disability, or was fatal: which covers may pay, including the owner-driver cover of a motor policy, the papers and steps.',
  ),
};

export const refusedClaim: IndexedTool = {
  path: refusedPath,
  page: '/claim',
  label: 'Claim refused',
  seo: seo(
    'Claim rejected: what to do, by the reason in the letter',
    'Your insurance claim was rejected, cut or not answered: type the reason in the letter. You get its meaning, the rule, a filled letter and your dates.',
  ),
};

export const indexableClaims: readonly IndexedTool[] = [
  ...claimTypes.map(
    ({ id, label }): IndexedTool => ({
      path: claimPath(id),
      page: '/claim',
      label,
      seo: claimSeo[id],
    }),
  ),
  refusedClaim,
];
