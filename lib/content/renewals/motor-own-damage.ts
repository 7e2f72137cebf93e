/**
 * Own damage ends and third party continues: the usual case after the first year of a new vehicle. Driving stays lawful
 * and third parties are covered, so nothing here may say otherwise.
 */
import type { DatedFlow } from '../dated-flow.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import {
  bonusDates,
  bonusNumbers,
  bonusRows,
  endsTodayNumbers,
  expiryRow,
  inspectionText,
  motorPapers,
  nearExpiryDates,
  thirdPartyTerm,
  type VehicleName,
  withoutCoverNumbers,
} from './motor-shared-copy.ts';
import { checkNewPolicyText, payTheInsurerText } from './shared-copy.ts';

const standAlone =
  'Ask for own-damage cover beside your third-party policy, from that insurer or another. Keep the third-party policy ready.';
const readThirdPartyDate =
  'Read the third-party date on the schedule and put it into your [calendar](#save): you may drive while that part runs.';
const ownerDriver =
  'See whether the owner-driver’s accident cover ends with it: look for its date as well.';

export const motorOwnDamageRenewal = (vehicle: VehicleName): DatedFlow => ({
  startLabel: 'Own damage ends',
  pastStartLabel: 'Own damage ended on',
  todayLabel: 'You are here',
  dates: [...nearExpiryDates, ...bonusDates],
  rows: [
    expiryRow({
      title: 'Own-damage cover ends at the time printed',
      pastTitle: 'Own-damage cover ended at the time printed',
      text: `After it an accident, a flood, a fire or a theft of your own ${vehicle} is at your own cost. Third party is not touched.`,
      calendarTitle: 'own-damage cover ends today, look at the time',
    }),
    ...bonusRows,
    {
      id: 'third-party',
      title: 'Third-party cover ends',
      text: 'It has a date of its own on the schedule. People you hurt are paid until then.',
      at: null,
      within: 'on its own date',
    },
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforeNear',
      heading: 'Own damage is not due yet',
      deadline: 'start',
      answer: `Your own ${vehicle} is covered until the time printed for {start}. Third-party cover goes on after that, to its own date.`,
      doNow: ['Put the date into your [calendar](#save).', readThirdPartyDate],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Time to renew own damage',
      deadline: 'start',
      answer:
        'Renew own damage by {start} and there is usually no inspection, no gap and no loss of bonus. Third-party cover runs on either way.',
      doNow: [
        standAlone,
        'State the bonus truthfully if you change insurer, and whether you claimed.',
        ownerDriver,
        payTheInsurerText,
        checkNewPolicyText,
      ],
    },
    {
      id: 'ends-today',
      until: 'start',
      heading: 'Own damage ends today: look at the time',
      numbers: endsTodayNumbers,
      answer: `The policy prints the minute. Renew before it; after it your own ${vehicle} is not covered. Third-party cover runs on to its own date.`,
      doNow: [standAlone, payTheInsurerText, readThirdPartyDate, ownerDriver],
    },
    {
      id: 'expired-bonus-kept',
      until: 'bonusEnds',
      heading: `Own damage has ended: your own ${vehicle} is not covered`,
      numbers: [...withoutCoverNumbers('own-damage cover'), ...bonusNumbers],
      answer: `It ended {start|ago}. Damage to your own ${vehicle} and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid. Renew own damage today: you have until {bonusEnds} to keep your no-claim bonus. Damage to your own vehicle isn’t covered meanwhile.`,
      doNow: [
        readThirdPartyDate,
        `Renew own damage today. ${standAlone}`,
        inspectionText,
        ownerDriver,
        payTheInsurerText,
      ],
    },
    {
      id: 'expired-bonus-lost',
      until: null,
      heading: 'Own damage has ended, and the bonus is lost',
      numbers: withoutCoverNumbers('own-damage cover'),
      answer: `It ended {start|ago}, and the bonus could be kept until {bonusEnds}. Damage to your own ${vehicle} and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.`,
      doNow: [
        readThirdPartyDate,
        'Ask for a quotation and an inspection. Say truthfully since when there was no own-damage cover.',
        ownerDriver,
        payTheInsurerText,
      ],
    },
  ],
  keepReady: motorPapers,
  figures: [bonusRetentionPeriod, thirdPartyTerm[vehicle]],
});
