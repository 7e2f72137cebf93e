/** The steps of the claim guide, in order. Each is a URL; `plan` holds the others on one page. */

export type ClaimStepId = 'now' | 'tell' | 'papers' | 'clocks' | 'letter' | 'refused' | 'plan';

export const claimSteps: readonly { id: ClaimStepId; label: string; heading: string }[] = [
  { id: 'now', label: 'Do now', heading: 'What to do now' },
  { id: 'tell', label: 'Who to tell', heading: 'Who to tell, and by when' },
  { id: 'papers', label: 'Papers', heading: 'Papers to collect' },
  { id: 'clocks', label: 'Dates', heading: 'Your dates and the insurer’s time limits' },
  { id: 'letter', label: 'Letter', heading: 'A letter that tells them' },
  { id: 'refused', label: 'If refused', heading: 'If it is refused, cut or delayed' },
  { id: 'plan', label: 'One-page plan', heading: 'Your plan on one page' },
];

export function findClaimStep(id: string) {
  return claimSteps.find((step) => step.id === id);
}

/** Undefined before the first and after the last. */
export function neighbourStep(id: ClaimStepId, by: -1 | 1) {
  return claimSteps[claimSteps.findIndex((step) => step.id === id) + by];
}
