/** A car or two-wheeler policy whose two parts end on one day: no cover at all after it. */
import type { DatedFlow } from '../dated-flow.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import {
  bonusDates,
  bonusNumbers,
  bonusRows,
  bothDatesText,
  endsTodayNumbers,
  expiryRow,
  inspectionText,
  motorPapers,
  nearExpiryDates,
  offenceFigures,
  parkedText,
  thirdPartyPrices,
  type VehicleName,
  verbOf,
  withoutCoverNumbers,
} from './motor-shared-copy.ts';
import { checkNewPolicyText, payTheInsurerText } from './shared-copy.ts';

const noCoverInThem = 'These days only save your bonus. You have no cover at all in them.';

export const motorBothPartsRenewal = (vehicle: VehicleName): DatedFlow => ({
  startLabel: 'Both parts end',
  pastStartLabel: 'Both parts ended on',
  todayLabel: 'You are here',
  dates: [...nearExpiryDates, ...bonusDates],
  rows: [
    expiryRow({
      title: 'Cover ends at the time printed on the policy',
      pastTitle: 'Cover ended at the time printed on the policy',
      text: 'No claim is paid for anything after this minute, neither for your vehicle nor for other people.',
      calendarTitle: 'cover ends today, look at the time',
    }),
    ...bonusRows.map((row) => (row.id === 'bonus' ? { ...row, text: noCoverInThem } : row)),
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforeNear',
      heading: 'Not due yet',
      deadline: 'start',
      answer: `Your ${vehicle} is covered until the time printed for {start}. Renew before that minute, not after it.`,
      doNow: ['Put the date into your [calendar](#save).', bothDatesText],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Time to renew',
      deadline: 'start',
      answer:
        'Renew by {start} and there is usually no inspection, no gap and no loss of bonus. After the time printed on the policy there is no cover at all.',
      doNow: [
        'Check the IDV, the bonus and the add-ons on the notice.',
        'State the bonus truthfully if you change insurer, and whether you claimed.',
        payTheInsurerText,
        checkNewPolicyText,
      ],
    },
    {
      id: 'ends-today',
      until: 'start',
      heading: 'Cover ends today: look at the time',
      numbers: endsTodayNumbers,
      answer:
        'The policy prints the minute at which it ends. Renew before it. If that minute has passed, you have no cover now.',
      doNow: [
        payTheInsurerText,
        'Drive only when the new policy says that it is in force.',
        `If the minute has passed, you have no cover. ${parkedText}`,
      ],
    },
    {
      id: 'expired-bonus-kept',
      until: 'bonusEnds',
      heading: `Not insured: renew before you ${verbOf[vehicle]} again`,
      numbers: [...withoutCoverNumbers('cover'), ...bonusNumbers],
      answer:
        'The policy ended {start|ago}, and nothing since then is covered. Renew today: you have until {bonusEnds} to keep your no-claim bonus. You have no cover meanwhile.',
      doNow: [
        parkedText,
        thirdPartyPrices[vehicle].text,
        `Renew today. ${payTheInsurerText}`,
        inspectionText,
      ],
      figures: thirdPartyPrices[vehicle].figures,
    },
    {
      id: 'expired-bonus-lost',
      until: null,
      heading: `Not insured, and the bonus is lost: renew before you ${verbOf[vehicle]}`,
      numbers: withoutCoverNumbers('cover'),
      answer:
        'The policy ended {start|ago}. The bonus could be kept until {bonusEnds}. You need a new policy, after an inspection and on fresh terms.',
      doNow: [
        parkedText,
        thirdPartyPrices[vehicle].text,
        `Renew third-party cover today, even if own damage takes longer. ${payTheInsurerText}`,
        'Ask for a quotation and an inspection of own damage. Say truthfully since when there was no cover.',
      ],
      figures: thirdPartyPrices[vehicle].figures,
    },
  ],
  keepReady: motorPapers,
  figures: [bonusRetentionPeriod, ...offenceFigures],
});
