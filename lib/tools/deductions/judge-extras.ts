/** Extras that an insurer deducts as "not payable", by the four lists of the wording. */
import {
  healthNonPayableItems,
  healthRejectionTerm,
  healthSubsumedItems,
} from '../../content/figures/health.ts';
import { rupees } from '../../input/rupees.ts';
import { deductionRow, type HealthDeductionInput } from './deduction-fields.ts';
import { type JudgedDeduction, judgedDeduction, unexplainedDeduction } from './judged-deduction.ts';

export function judgeExtras(input: HealthDeductionInput): JudgedDeduction | null {
  const { extrasCut, extrasListed, extrasPart, extrasCover } = input;
  if (extrasCut === null) return null;
  const row = deductionRow('health', 'extras', extrasCut);
  const reasons = {
    cannotJudge:
      'Whether an item is in the lists: we have not read the official lists item by item, so the lists in your own wording decide.',
    figures: [healthNonPayableItems, healthSubsumedItems, healthRejectionTerm],
  };
  const lists = `List I of the wording names what plans usually do not pay (${healthNonPayableItems.text}); Lists II, III and IV name what counts as part of the room, the procedure or the treatment (${healthSubsumedItems.text}).`;
  if (extrasListed === null || extrasPart === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [`${lists} An item in none of them is not deducted as “not payable”.`],
      lookUp: [
        'The name of each item: the settlement sheet. If it has none, ask for them.',
        'The list of each item: the annexure at the end of your policy wording.',
      ],
    });
  }
  const inNone = extrasCut - extrasListed - extrasPart;
  const canBeAskedBack = inNone + (extrasCover ? extrasListed : 0);
  // Add-ons differ: some pay List I only, others all four.
  const toBeExplained = extrasCover ? extrasPart : 0;
  return judgedDeduction(
    row,
    { allowedByRule: extrasCut - canBeAskedBack - toBeExplained, canBeAskedBack, toBeExplained },
    {
      ...reasons,
      why: [
        lists,
        ...(inNone > 0 ? [`In none of the lists: ${rupees(inNone)}.`] : []),
        ...(extrasListed > 0
          ? [
              extrasCover
                ? `List I, ${rupees(extrasListed)}: your add-on pays it. Its wording says up to which sum.`
                : `List I, ${rupees(extrasListed)}: these stay with you, unless an add-on pays them.`,
            ]
          : []),
        ...(extrasPart > 0
          ? [
              extrasCover
                ? `Lists II to IV, ${rupees(extrasPart)}: some add-ons pay them, some only List I. Read yours.`
                : `Lists II to IV, ${rupees(extrasPart)}: part of another charge, so ask the hospital why it charged them apart.`,
            ]
          : []),
      ],
      ground: [
        inNone > 0 &&
          `Items of ${rupees(inNone)} are in none of the lists of non-payable items in the policy; please name the list and the number of each.`,
        extrasCover &&
          extrasListed > 0 &&
          `My policy has an add-on that pays items of List I, here ${rupees(extrasListed)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  );
}
