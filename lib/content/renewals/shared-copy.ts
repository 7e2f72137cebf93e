/** Shared by every renewal flow. A renewal is about that policy only: no flow offers anything else. */

/** Our own definition of "soon", for lines whose rules name no window before the due date. */
export const dueSoonPeriod = { days: 30 };

/** Where the link of the step goes; an answer has the insurers of its line in its place. */
export const insurersPath = '/insurance-companies';

export const payTheInsurerText = `Pay the insurer itself: [its site](${insurersPath}), its app, its branch. Never pay into a person’s account.`;

export const checkNewPolicyText =
  'When the new policy comes, check names, dates and sums the same day.';
