// Car and two-wheeler policies around their expiry. Rule: there are no days to pay after expiry and no cover in
// them; the word that other lines use for such days never stands here. The days only save the no-claim bonus.
import { aDay, type DatedFlow } from '../dated-flow.ts';
import { uninsuredFineFirst, uninsuredFineRepeat, uninsuredPrison } from '../figures/motor.ts';
import { bonusKeptAfterExpiry } from '../figures/renewals.ts';
import { payTheInsurer, readTheNewPolicy, soon } from './shared-copy.ts';

const parked = `Leave it parked. Driving it without cover is an offence (a fine of ${uninsuredFineFirst.text} the first time, imprisonment up to ${uninsuredPrison.text}, or both), and you would pay an injured person yourself.`;

const flow = (vehicle: 'car' | 'two-wheeler'): DatedFlow => ({
  startLabel: 'Expiry date',
  today: 'You are here',
  dates: [
    { name: 'near', clock: soon, isBefore: true },
    { name: 'beforeNear', from: 'near', clock: aDay, isBefore: true },
    { name: 'dayBefore', clock: aDay, isBefore: true },
    { name: 'bonusEnds', figure: bonusKeptAfterExpiry },
    { name: 'bonusLost', from: 'bonusEnds', clock: aDay },
  ],
  rows: [
    {
      id: 'expiry',
      title: 'Cover ends at the time printed on the policy',
      text: 'Renew before this minute. No claim is paid for anything after it, neither for your vehicle nor for other people.',
      at: 'start',
      remindDaysBefore: 7,
      calendarTitle: 'cover ends today, look at the time',
      isLoss: true,
    },
    {
      id: 'bonus',
      title: 'Last day that keeps the no-claim bonus',
      text: 'These days save the bonus and nothing else. There is no cover in them.',
      at: 'bonusEnds',
      remindDaysBefore: 7,
      calendarTitle: 'last day that keeps the no-claim bonus',
    },
    {
      id: 'bonus-lost',
      title: 'The no-claim bonus is lost',
      text: 'You start again without it.',
      at: 'bonusLost',
      isLoss: true,
    },
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforeNear',
      heading: 'Not due yet: {start|left}',
      answer: `Your ${vehicle} is covered until the time printed for {start}. Renew before that minute, not after it.`,
      doNow: [
        'Put the date into your calendar.',
        'Look at both dates on the schedule: own damage and third party may end on different days.',
      ],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Time to renew: {start|left}',
      answer:
        'Renew by {start} and there is usually no inspection, no gap and no loss of bonus. After the time printed on the policy there is no cover at all.',
      doNow: [
        'Check the IDV, the bonus and the add-ons on the notice.',
        'State the bonus truthfully if you change insurer, and whether you claimed.',
        payTheInsurer,
        readTheNewPolicy,
      ],
    },
    {
      id: 'ends-today',
      until: 'start',
      heading: 'Cover ends today: look at the time',
      answer:
        'The policy prints the minute at which it ends. Renew before it. If that minute has passed, you have no cover now.',
      doNow: [
        payTheInsurer,
        'Drive only when the new policy says that it is in force.',
        `If the minute has passed, you have no cover. ${parked}`,
      ],
    },
    {
      id: 'expired-bonus-kept',
      until: 'bonusEnds',
      heading: 'No cover now. The bonus is still safe: {bonusEnds|left}',
      answer: `The policy ended {start|ago}, and nothing since then is covered. Renew by {bonusEnds} and you keep your no-claim bonus. Your ${vehicle} will be inspected before own-damage cover starts.`,
      doNow: [
        parked,
        'Ask the insurer for an inspection: many take a video, or a surveyor comes to you.',
        'Renew today. Drive again only when the new policy is in force.',
        payTheInsurer,
      ],
    },
    {
      id: 'expired-bonus-lost',
      until: null,
      heading: 'No cover now, and the bonus is lost',
      answer:
        'The policy ended {start|ago}. The bonus could be kept until {bonusEnds}. You need a new policy, after an inspection and on fresh terms.',
      doNow: [
        parked,
        'Ask for a quotation and an inspection. Say truthfully since when there was no cover.',
        'Renew third-party cover at once, even if own damage takes longer.',
        payTheInsurer,
      ],
    },
  ],
  keepReady: [
    'Registration number and the last policy',
    'Bonus on that policy, and whether you claimed this year',
    'Changes since then: a gas kit, a new owner, a new address',
    'A valid pollution certificate, if the insurer asks for it',
  ],
  figures: [bonusKeptAfterExpiry, uninsuredFineFirst, uninsuredFineRepeat, uninsuredPrison],
});

export const car = flow('car');
export const twoWheeler = flow('two-wheeler');
