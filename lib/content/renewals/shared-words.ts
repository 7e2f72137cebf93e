// What every renewal flow shares. A renewal is about that policy alone: no flow offers anything else.
import type { DatedFlow } from '../dated-flow.ts';
import type { Figure } from '../types.ts';

/** What happens before, on and after the due date of one line, and what to have at hand. */
export type RenewalFlow = DatedFlow & {
  /** Of the visitor's own date: "Due date", "Expiry date". */
  startLabel: string;
  keepReady: readonly string[];
  figures: readonly Figure[];
};

export const aDay = { days: 1 };

/** Our own reading of "soon", for lines whose rules name no window before the due date. */
export const soon = { days: 30 };

export const payTheInsurer =
  'Pay the insurer itself: its site, its app, its branch. Never pay into a person’s account.';

export const readTheNewPolicy =
  'When the new policy comes, check names, dates and sums the same day.';
