/**
 * Third party ends, whether or not own damage continues: from that minute driving is an offence. The no-claim bonus
 * depends on own damage and has no date here.
 */
import type { DatedFlow } from '../dated-flow.ts';
import {
  drivingOffenceText,
  endsTodayNumbers,
  expiryRow,
  motorPapers,
  nearExpiryDates,
  offenceFigures,
  parkedText,
  thirdPartyPrices,
  thirdPartyTerm,
  type VehicleName,
  verbOf,
  withoutCoverNumbers,
} from './motor-shared-copy.ts';
import { checkNewPolicyText, payTheInsurerText } from './shared-copy.ts';

const ownDamageRuns =
  'Is own damage still running? Ask its insurer in writing what it pays meanwhile. It pays nobody but you, so do not rely on it.';

export const motorThirdPartyRenewal = (vehicle: VehicleName): DatedFlow => ({
  startLabel: 'Third party ends',
  pastStartLabel: 'Third party ended on',
  todayLabel: 'You are here',
  dates: nearExpiryDates,
  rows: [
    expiryRow({
      title: 'Third-party cover ends at the time printed',
      pastTitle: 'Third-party cover ended at the time printed',
      text: 'After this minute nobody you hurt is paid by an insurer, and you may not drive.',
      calendarTitle: 'third-party cover ends today, look at the time',
    }),
    {
      id: 'own-damage',
      title: 'Own-damage cover ends, if you have it',
      text: 'It has a date of its own on the schedule. The no-claim bonus is counted from that date, not from this one.',
      at: null,
      within: 'on its own date',
    },
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforeNear',
      heading: 'Third party is not due yet',
      deadline: 'start',
      answer: `Until the time printed for {start} you may drive your ${vehicle}, and people you hurt are paid. Renew before that minute, not after it.`,
      doNow: [
        'Put the date into your [calendar](#save): it is easy to forget after years.',
        'Look up the own-damage date too. If both can start together again, there is one date to remember.',
      ],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Time to renew third party',
      deadline: 'start',
      answer:
        'Renew by {start}. After the time printed on the policy driving is an offence, even if own damage runs on.',
      doNow: [
        'Ask for a third-party policy, or for one that holds both parts.',
        thirdPartyPrices[vehicle].text,
        payTheInsurerText,
        'Look up when own damage ends.',
        checkNewPolicyText,
      ],
      figures: thirdPartyPrices[vehicle].figures,
    },
    {
      id: 'ends-today',
      until: 'start',
      heading: 'Third party ends today: look at the time',
      numbers: endsTodayNumbers,
      answer:
        'The policy prints the minute. Renew before it. If that minute has passed, leave the vehicle parked, even if own damage runs on.',
      doNow: [
        payTheInsurerText,
        'Drive only when the new policy says that it is in force.',
        drivingOffenceText,
      ],
    },
    {
      id: 'expired',
      until: null,
      heading: `No third-party cover now: renew before you ${verbOf[vehicle]} again`,
      numbers: withoutCoverNumbers('third-party cover'),
      answer:
        'It ended {start|ago}. Nobody you hurt since then is paid by an insurer. Own-damage cover, if it still runs, changes nothing in that.',
      doNow: [
        parkedText,
        thirdPartyPrices[vehicle].text,
        `Renew third-party cover today. ${payTheInsurerText}`,
        ownDamageRuns,
        checkNewPolicyText,
      ],
      figures: thirdPartyPrices[vehicle].figures,
    },
  ],
  keepReady: motorPapers,
  figures: [thirdPartyTerm[vehicle], ...offenceFigures],
});
