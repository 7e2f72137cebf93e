/**
 * Travel policies: bought for a trip, not renewed. General wording only; there are no published figures for this line.
 */
import type { DatedFlow } from '../dated-flow.ts';

export const travelRenewal: DatedFlow = {
  startLabel: 'Last day of the policy',
  pastStartLabel: 'Ended on',
  todayLabel: 'You are here',
  dates: [],
  rows: [
    {
      id: 'end',
      title: 'Cover ends',
      pastTitle: 'Cover ended',
      text: 'A single-trip policy is not renewed. It can at most be extended, before this day.',
      at: 'start',
      reminder: 'early',
      calendarTitle: 'cover ends today',
      isLoss: true,
    },
  ],
  states: [
    {
      id: 'running',
      until: 'start',
      heading: 'Your travel cover',
      deadline: 'start',
      answer:
        'A policy for one trip ends with {start} and is not renewed. If the trip grows longer, ask the insurer to extend it before that day.',
      doNow: [
        'Need more days? Write to the insurer now, with the new date of return.',
        'A yearly policy for many trips is bought again: do it before the next trip starts.',
      ],
    },
    {
      id: 'ended',
      until: null,
      heading: 'This travel cover has ended',
      answer:
        'It ended {start|ago} and cannot be renewed. Claims for what happened while it ran can still be made.',
      doNow: [
        'Still abroad? Ask your insurer at once what it can do. A new policy from there is often not possible.',
        'Going again? Buy a new policy before you leave.',
      ],
    },
  ],
  keepReady: ['Policy number and insurer', 'Country, dates and ages of everyone travelling'],
  figures: [],
};
