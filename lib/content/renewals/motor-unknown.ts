/**
 * The visitor does not know which part ends. Everything here must be true of both: it says how to find out, and what is
 * safe until then.
 */
import type { DatedFlow } from '../dated-flow.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import {
  bonusDates,
  bonusRows,
  expiryRow,
  motorPapers,
  nearExpiryDates,
  offenceFigures,
  parkedText,
  thirdPartyPrices,
  thirdPartyTerm,
  type VehicleName,
  verbOf,
} from './motor-shared-copy.ts';
import { payTheInsurerText } from './shared-copy.ts';

const findTheDates =
  'Open the schedule of the policy and find two periods of insurance: “own damage”, and “third party” or “liability”. One date only? Then all of that policy ends on it.';
const thirdPartyRuns = (vehicle: VehicleName) =>
  `Third party still runs? Then you may drive, and only your own ${vehicle} is without cover.`;
const thirdPartyEnded = `Third party has ended too? ${parkedText}`;

const expiredSteps = (vehicle: VehicleName) => [
  findTheDates,
  thirdPartyRuns(vehicle),
  thirdPartyEnded,
  thirdPartyPrices[vehicle].text,
  payTheInsurerText,
];

export const motorUnknownPartsRenewal = (vehicle: VehicleName): DatedFlow => ({
  startLabel: 'A part of the policy ends',
  pastStartLabel: 'A part of the policy ended on',
  todayLabel: 'You are here',
  dates: [...nearExpiryDates, ...bonusDates],
  rows: [
    expiryRow({
      title: 'A part of the cover ends, or all of it',
      pastTitle: 'A part of the cover ended, or all of it',
      text: `With a new ${vehicle} third party is sold for ${thirdPartyTerm[vehicle].text} and own damage usually for one year, so the two may end years apart.`,
      calendarTitle: 'cover ends today, look which part and at what time',
    }),
    ...bonusRows.map((row) => ({
      ...row,
      text: `If own damage ended on your date. ${row.text}`,
    })),
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforeNear',
      heading: 'Not due yet',
      deadline: 'start',
      answer:
        'Something ends on {start}. Whether you may drive after it depends on which part that is: look it up now, while there is time.',
      doNow: [findTheDates, 'Choose that part below the heading, for dates that fit.'],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Time to renew',
      deadline: 'start',
      answer:
        'Renew by {start} whichever part it is. If third party ends, you may not drive after the time printed; if only own damage ends, you may.',
      doNow: [
        findTheDates,
        'Choose that part below the heading, for dates that fit.',
        payTheInsurerText,
      ],
    },
    {
      id: 'ends-today',
      until: 'start',
      heading: 'Something ends today: look which part, and at what time',
      numbers: [],
      answer:
        'The policy prints the minute, and a date for each part. Renew before it. Once that minute has passed, drive only if you have seen that third party runs on.',
      doNow: [findTheDates, thirdPartyRuns(vehicle), thirdPartyEnded, payTheInsurerText],
    },
    {
      id: 'expired-bonus-kept',
      until: 'bonusEnds',
      heading: `You may be uninsured: check before you ${verbOf[vehicle]}`,
      numbers: [],
      answer:
        'Part or all of your cover ended {start|ago}. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the no-claim bonus is kept until {bonusEnds}.',
      doNow: expiredSteps(vehicle),
      figures: thirdPartyPrices[vehicle].figures,
    },
    {
      id: 'expired-bonus-lost',
      until: null,
      heading: `You may be uninsured: check before you ${verbOf[vehicle]}`,
      numbers: [],
      answer:
        'Part or all of your cover ended {start|ago}. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the bonus could be kept until {bonusEnds} and is lost.',
      doNow: expiredSteps(vehicle),
      figures: thirdPartyPrices[vehicle].figures,
    },
  ],
  keepReady: motorPapers,
  figures: [thirdPartyTerm[vehicle], bonusRetentionPeriod, ...offenceFigures],
});
