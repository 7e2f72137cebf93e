/** Shared by the flows of a lapsed life policy, whatever its kind. */
import type { FlowRow } from '../dated-flow.ts';
import { lifeQuestionLimit } from '../figures/claims.ts';

export const askForQuotationText =
  'Ask the insurer for a revival quotation in writing: dues, interest, health papers, last day. [A letter](#letter) is ready further down.';

export const answerHealthQuestionsText =
  'Answer every health question fully. An illness left out can cost the family the claim.';

export const cancelNothingText = 'Cancel and surrender nothing before you have the answer.';

export const revivalPriceText =
  'All premiums due since {start}, and interest at the insurer’s own rate.';

/** The row is shown only after the policy has lapsed: a policy that is paid for has no such day. */
export const revivalRow: FlowRow = {
  id: 'revival',
  title: 'Last day to revive',
  text: 'By then the insurer needs the money and the health papers, and a medical test takes weeks. Your policy names its own time.',
  at: 'revivalEnds',
  after: 'graceEnds',
  reminder: 'early',
  calendarTitle: 'last day to revive the policy',
};

export const healthRow = [
  'Health',
  `A health declaration, often a medical test. The insurer may refuse. The ${lifeQuestionLimit.text} in which it may question the policy start again`,
  'No questions. A new policy asks them all',
] as const;
