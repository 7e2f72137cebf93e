/** The claim guides of an accident: first for somebody who is hurt, then for the vehicle alone. */
import { findClaimType } from '../../content/claims/all-claims.ts';
import { type ClaimTypeId, claimPath } from '../../site/tool-routes.ts';

export type AnswerChoice = {
  heading: string;
  links: readonly { href: string; title: string }[];
};

export const accidentChoices: readonly AnswerChoice[] = [
  { heading: 'Somebody is hurt', links: linksTo('motor-third-party', 'personal-accident') },
  { heading: 'Only the vehicle is damaged', links: linksTo('motor-own-damage', 'two-wheeler') },
];

function linksTo(...ids: ClaimTypeId[]): AnswerChoice['links'] {
  return ids.flatMap((id) => {
    const type = findClaimType(id);
    return type ? [{ href: claimPath(id), title: type.heading }] : [];
  });
}
