import { readClaim, testClaims } from '../../../testing/data/claim-rows.ts';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { plansOf, typeForAnswer } from '../../content/claims/claim-plans.ts';
import { buildClaimLetters } from './build-claim-letters.ts';
import { claimEventsOf, guidanceText, openQuestion } from './claim-events.ts';
import { claimHref } from './claim-href.ts';

const now = { date: '2026-11-21', time: '02:00' } as const;
const claims = testClaims(now);
const accident = 'type=motor-third-party&date=2026-11-20&time=14:00';
const hurt = `${accident}&role=hurt`;
const died = `${accident}&role=died`;
const september = 'type=motor-third-party&role=hurt&date=2026-09-01';

// The hurt tell police and tribunal, and their own policies, but no insurer of the driver. A widow: post-mortem and
// certificates first, the sum without proof of fault in the open, her own letter.
claims`
  query | question | heading | kind | timeline | notices | no notices | no opening
  ${hurt} | – | – | …(hurt) | event-happened 2026-11-20; today 2026-11-21; first-report 2026-11-22; rights-paper 2026-11-30; accident-cover 2026-12-20; public-schemes 2026-12-20; interim-report 2027-01-09; detailed-report 2027-02-18; petition 2027-05-20 | …own accident policies…public schemes… | nsurer: | no insurer to tell
  ${died} | – | | Road accident: someone in your family died (died) | …; public-schemes 2026-12-20; … | | | Call 112
  ${died} | | | | | | | were hurt
  ${died} | | | | | | | PM RAHAT
  type=life-death&date=2026-11-01 | | | | | /PMJJBY.*PMSBY/ | | 
  type=life-death&date=2026-11-01 | | | | | /Tribunal.*\(\/claim\/motor-third-party/
  type=personal-accident&date=2026-11-01 | | | | | /Tribunal.*\(\/claim\/motor-third-party/
  type=personal-accident&date=2026-11-01 | | | | | …PMSBY…
`;

claims`
  query | steps | opening | letters | no letters | calendar | heading | row accident-cover | why
  ${hurt} | | | /^police: [^/]*$/ | | …you or your family were hurt…
  ${died} | Tell the police before the funeral / Ask for several death certificates / … | …₹5 lakh…post-mortem… | …{deceased} died in this accident…post-mortem report… | hurt
  ${died} | | …₹5 lakh…without a fee…
  ${september} | | | | | | – | …Do it now all the same… | a missed one is never the heading
  ${september}&policies=2026-09-10 | | | | | | | …, done: … | own policies that were told are done
`;

// The driver: the police first, by law; then the insurer in writing, by law; then the form.
const driver = `${accident}&role=driving`;
const reported = `${driver}&police=2026-11-20T15:00`;
claims`
  query | heading | number | note | no steps | row police-report | no row police-report
  ${driver} | Tell the police today by 2:00…pm | Time left to tell the police: 12 hours | The law sets this time.
  ${reported} | Tell your insurer in writing today by 2:00…pm | Time left to tell your insurer in writing: 12 hours | The law asks for it; the hours are your policy’s: check them.
  ${reported}&told=2026-11-20 | Return Form III to the police by 20 December 2026 | | | Tell the police
  type=motor-third-party&role=driving&date=2026-11-18 | Tell the police now | – | The time in law is over. Do it all the same. | | …do it now and give the reason.… | late notice alone
`;

const stay = 'type=health-cashless&date=2026-11-20&time=21:00';
const refused = 'type=health-cashless&outcome=refused';
const ifToday =
  'If you write today: Insurer’s reply to your complaint: 2026-12-05 / If you write today: Insurance Ombudsman opens if there is silence: 2026-12-22';
claims`
  query | question | heading | kind | steps | row notice-emergency | row cashless-decision | no row notice-emergency | no steps | why
  ${accident}&role=ghost | role
  ${accident}&told=2026-11-20&filed=2026-11-21 | role | – | | Get help and a hospital / Tell the police… | | | | | an address without the answer is asked first, with the steps common to both
  ${stay} | – | | | | | | | | an open cashless request is not asked for its outcome
  ${stay}&answered=2026-11-21T01:30 | outcome
  ${stay}&answered=2026-11-21T01:30&outcome=cut | –
  ${stay}&answered=2026-11-21T01:30&outcome=refused | | – | Cashless refused: what can be sent again (… | /^Do not delay treatment(?!.*Go to the insurance desk)(?!.*Have the request sent)(?!.*Tell)/ | …, done: … | | | | a refusal at two in the night: what can be sent again, no notice that is due
  ${stay}&outcome=refused | | – | | | …Done, …done: …The answer shows that it is done.… | …Done, …done: …The answer shows that it is done.… | later date | | the outcome alone proves that the insurer was asked and has answered
`;

// An answer without a date is in the list, before today; a refusal or a cut has the dates of a letter of today.
claims`
  query | titles | no titles | heading | calendar | why
  ${refused} | Answered: refused: undated / Today: the steps above: 2026-11-21 / …${ifToday}… | | – | 2026-12-05 If you wrote on 21 November 2026: Insurer’s reply to your complaint (…/ 2026-12-22 If you wrote on 21 November 2026: Insurance Ombudsman opens if there is silence… | the calendar is read on other days, so it names the day of the letter
  type=health-cashless&outcome=cut | Answered: cut: undated / Today: the steps above: 2026-11-21 / …${ifToday}…
  ${refused}&date=2026-11-20&complained=2026-11-21 | | If you
  type=health-cashless&outcome=cut&date=2026-11-20&complained=2026-11-21 | | If you
  ${refused}&date=2026-11-27 | …Answered: refused: …${ifToday}…
  type=health-cashless&outcome=approved | /^Answered: approved: undated \/ Today: the steps above: [^/]* \/ Final approval on the day you go home: [^/]*$/
`;

test('the hurt complain to no insurer; the widow’s papers; the refusal’s letter has the day and the clause', () => {
  const typeOf = (query: string) => readClaim(query, now).type;
  expect(claimEventsOf(typeOf(hurt)).map(({ id }) => id)).not.toContain('complained');
  expect(
    typeOf(hurt)
      .notices.map(({ recipient }) => recipient)
      .join(),
  ).not.toMatch(/insurer/i);
  expect(typeOf(died).papers[2]?.name).toBe('Death certificate and post-mortem report');
  const { type, eventTimes } = readClaim(`${stay}&answered=2026-11-21T01:30&outcome=refused`, now);
  const [letter] = buildClaimLetters(type, eventTimes, now);
  expect(letter?.blanks.find(({ id }) => id === 'date')?.value).toBe('2026-11-21');
  expect(letter?.blanks.map(({ id }) => id)).toContain('clause');
  expect(openQuestion(typeOf(stay))?.name).toBe('outcome');
  expect(guidanceText(typeOf(stay))).toBe('Guidance; the insurer decides.');
});

test('the dates of an address without the answer go on to either plan', () => {
  const { type, eventTimes } = readClaim(`${accident}&told=2026-11-20&filed=2026-11-21`, now);
  const roles = ['driving', 'hurt', 'died'];
  const hrefs = roles.map((value) => claimHref(typeForAnswer(type, value), eventTimes));
  const path = '/claim/motor-third-party/answer';
  expect(hrefs).toEqual([
    `${path}?role=driving&date=2026-11-20&time=14:00&told=2026-11-20`,
    `${path}?role=hurt&date=2026-11-20&time=14:00&filed=2026-11-21`,
    `${path}?role=died&date=2026-11-20&time=14:00&filed=2026-11-21`,
  ]);
});

test('no plan sends a printed sheet to “the letter below”', () => {
  for (const type of claimTypes)
    for (const plan of [type, ...plansOf(type), typeForAnswer(type, 'refused')]) {
      const words = [...plan.notices.map(({ how }) => how), ...plan.clocks.map(({ text }) => text)];
      expect([plan.id, words.join(' ')]).toEqual([
        plan.id,
        expect.not.stringContaining('letter below'),
      ]);
    }
});
