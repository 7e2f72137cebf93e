/** Shared by every renewal flow. A renewal is about that policy only: no flow offers anything else. */

/** Our own definition of "soon", for lines whose rules name no window before the due date. */
export const dueSoonPeriod = { days: 30 };

export const payTheInsurerText =
  'Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.';

export const checkNewPolicyText =
  'When the new policy comes, check names, dates and sums the same day.';
