/** A room above the limit: its rent, and the cut of the charges that go with the room in the same proportion. */
import {
  healthAssociatedExpenses,
  healthProportionateLimit,
} from '../../content/figures/health.ts';
import { proportionByRoom } from '../../content/figures/refusals-health.ts';
import { rupees } from '../../input/rupees.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import { deductionRow, type HealthDeductionInput } from './deduction-fields.ts';
import {
  deductionByRule,
  type JudgedDeduction,
  missingNumberTexts,
  unexplainedDeduction,
} from './judged-deduction.ts';
import { shareOfBill } from './share-of-bill.ts';

const keptOut = `By the norms of 2020, and by wordings since then, the cut leaves out ${lowerFirst(healthProportionateLimit.text)}`;

export function judgeRoom(input: HealthDeductionInput): JudgedDeduction | null {
  const { roomCut, room, roomLimit, roomDays, roomCharges, roomTariff } = input;
  if (roomCut === null) return null;
  const row = deductionRow('health', 'room', roomCut);
  const isSameInEveryRoom = roomTariff === 'same';
  const charges = isSameInEveryRoom ? 0 : roomCharges;
  const reasons = {
    cannotJudge: `Which charges your own wording calls associated medical expenses. The norms of 2020 keep ${lowerFirst(healthProportionateLimit.text)} out of the cut. Two notes say that they were repealed in 2024; wordings since then repeat them, and your own wording decides.`,
    figures: [healthProportionateLimit, proportionByRoom, healthAssociatedExpenses],
  };
  if (room === null || roomLimit === null || roomDays === null || charges === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [
        'The cut is counted from your room, its limit, the days and the charges that go with the room.',
      ],
      lookUp: missingNumberTexts([
        [room, 'The price of your room for a day: the hospital’s final bill.'],
        [
          roomLimit,
          'The room limit for a day: your policy schedule. A percentage is of the sum insured; for a kind of room, take its price at this hospital.',
        ],
        [roomDays, 'The days in this room, without ICU: the final bill.'],
        [charges, 'Nursing, doctors and operation theatre: the final bill, by heads.'],
      ]),
    });
  }
  const { overRoom, proportionate } = shareOfBill(
    { room, days: roomDays, associated: charges },
    { roomLimit },
  );
  const rent = `Rent above the limit: ${countText(roomDays, 'day')} at ${rupees(Math.max(0, room - roomLimit))}, ${rupees(overRoom)}.`;
  const cut = isSameInEveryRoom
    ? 'The other charges are the same in every room, so nothing is cut from them.'
    : `Nursing, doctors and theatre of ${rupees(charges)} are paid in the proportion ${rupees(roomLimit)} to ${rupees(room)}: the cut is ${rupees(proportionate)}.`;
  const mayBeSameInEveryRoom = roomTariff === null && proportionate > 0;
  return deductionByRule(row, overRoom + proportionate, {
    ...reasons,
    isAtLeast: mayBeSameInEveryRoom,
    why: [
      ...(room <= roomLimit
        ? ['The room was within its limit, so nothing is deducted for it.']
        : [rent, cut]),
      `${keptOut}.`,
    ],
    lookUp: mayBeSameInEveryRoom
      ? [
          `Are nursing, doctors and theatre the same in every room of this hospital? Then the norms of 2020 allow no cut of them (${rupees(proportionate)}): ask the hospital for a line in writing.`,
        ]
      : [],
    ground: `The room cost ${rupees(room)} a day for ${countText(roomDays, 'day')}, and the limit of the policy is ${rupees(roomLimit)}. ${
      room <= roomLimit
        ? 'The room was within the limit.'
        : isSameInEveryRoom
          ? `${rent} The hospital charges the rest alike in every room, so no cut in proportion applies (${proportionByRoom.source.title}).`
          : `${rent} ${cut} ${keptOut} (${healthProportionateLimit.source.title}). If my policy says otherwise, please name its clause.`
    }`,
  });
}
