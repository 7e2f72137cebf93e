import { testClaims } from '../../../testing/data/claim-rows.ts';
import { motorOwnDamageClaim } from '../../content/claims/motor.ts';
import { motorThirdPartyClaim } from '../../content/claims/road-accident.ts';
import { claimVerdict, nextDeadline } from './claim-verdict.ts';

const now = { date: '2026-11-26', time: '02:00' } as const;
const accident = 'type=motor-third-party&date=2026-11-25';

// The headline, "?" where it is a question; the number and the note. The guide of a kind has its own heading.
testClaims(now)`
  query | verdict | guide | no verdict | why
  ${accident} | Were you driving, or was somebody hurt or killed? ? / – / – | …/ – / – | | a question that is due comes before what is next, which depends on its answer
  ${accident}&role=hurt | /^(?!.*\?)/
  type=health-cashless&date=2026-11-25 | Tell the insurer of the stay today / … | | | a question about an event is the headline once that has happened
  type=health-cashless&date=2026-11-25&answered=2026-11-26 | Was the cashless request approved, cut or refused? ? / – / –
  type=motor-own-damage&date=2026-11-26&time=01:00 | Tell your insurer by tomorrow, 1:00…am / Time left to tell your insurer: 23 hours / Your policy may say less: check it. | | | the next deadline comes before an act without one
  type=health-cashless&date=2026-11-25&told=2026-11-25T22:00&asked=2026-11-26T00:30 | The insurer’s time is over: ask for its answer in writing / Answer to the cashless request: was due by: Thu 26 Nov, 1:30…am / A rule for insurers sets this time. | | | the insurer's missed hour comes before an act
  type=health-cashless&date=2026-11-25&asked=2026-11-26T00:30 | The insurer’s time is over… | | | before the visitor's own notice
  type=health-cashless&date=2026-11-24&answered=2026-11-24T20:00&discharge=2026-11-25T17:00 | The insurer’s time is over: ask for its answer in writing / Final approval on the day you go home: was due by: Wed 25 Nov, 8:00…pm / A rule… | | | before a question
  type=health-cashless&date=2026-11-24&outcome=approved&asked=2026-11-24T20:00&discharge=2026-11-25T17:00 | The insurer’s time is over…: Wed 25 Nov, 8:00…pm…
  type=health-cashless&date=2026-11-25&told=2026-11-25T22:00&asked=2026-11-26T01:30 | Ask for the final approval… | | | an hour that runs still
  type=motor-own-damage&date=2026-10-01&told=2026-09-01 | Tell your insurer now / – / – | | | a date that is marked as wrong may be the one that met it
  type=critical-illness | Get the diagnosis in writing, then tell the insurer / – / –
  type=health-cashless | | Health: cashless hospital admission / – / –
`;

// No kind has both today.
test('a question that is due comes before a deadline too', () => {
  const { question } = motorThirdPartyClaim;
  const type = { ...motorOwnDamageClaim, question };
  const eventTimes = { happened: { date: '2026-11-26', time: '01:00' } } as const;
  expect(nextDeadline(type, eventTimes, now)).not.toBeNull();
  expect(claimVerdict({ type, eventTimes }, now)).toEqual({
    ...{ headline: question?.label, numbers: [], note: null, isQuestion: true },
  });
});
