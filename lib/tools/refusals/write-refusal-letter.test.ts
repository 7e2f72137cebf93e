import { testRefusals } from '../../../testing/data/refusal-rows.ts';
import { findReason, refusalReasons } from '../../content/refusals/all-refusals.ts';
import * as letterTexts from '../../content/refusals/refusal-letter.ts';
import { judgeDeductions } from '../deductions/judge-deductions.ts';
import { parseDeductions } from '../deductions/parse-deductions.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import type { RefusalInput } from './refusal-input.ts';
import { writeRefusalLetter } from './write-refusal-letter.ts';

const today = '2026-11-26';
const letters = testRefusals(today);

const health = 'line=health-reimbursement&letter=2026-11-10';
const both = `${health}&began=2020-01-02&reason=pre-existing-disease&reason=late-papers`;
const late = 'line=life&amount=365000&papers=2026-10-01&told=2026-09-27&settled=2026-10-27';
const seven = 'line=health-reimbursement&reason=pre-existing-disease';
const hidden = 'line=health-reimbursement&reason=non-disclosure-health';
const ported = 'line=health-reimbursement&letter=2026-11-10&reason=ported-history';
const listed = 'line=health-reimbursement&reason=specified-disease-wait';
const first = 'line=health-reimbursement&reason=initial-wait';
const suicide = 'line=life&reason=suicide&began=2025-01-10';
const section45 = 'line=life&reason=section-45&began=2023-01-10';
const bounced = 'line=own-damage&arose=2026-01-11';

letters`
  query | letter has | letter lacks | why
  ${both} | Your letter that bears the date 2026-11-10 refuses my claim; You rely on a pre-existing disease. I do not admit; You say that papers are missing; as you say, the claim arose | died; I complained; 2020-01-02 | both reasons are answered, the days are filled in, and the others stay gaps
  ${both} | claims review committee; I may go to the Insurance Ombudsman | | what a refusal of a stay must have
  ${both}&kind=part | | committee | a cut needs no committee
  line=health-reimbursement&letter=2026-09-10&reason=late-papers&sent=2026-10-01 | I complained of this to you on 2026-10-01; Counted from that day, you had 14 days, until 15 October 2026; Counted from that day, one month has passed | acknowledge; may hear the case | after a complaint the letter reminds of it, and of what is over
  ${health}&sent=2026-11-12 | after one month of silence from that day | you had; has passed
  line=health-reimbursement&letter=2025-09-01&sent=2025-09-10 | I have complained of this before, and accept no answer as final; consumer commission is reserved | Ombudsman; 2025-09-10; 14 days | the Ombudsman’s year is over, here and below
  line=health-reimbursement&letter=2025-09-01&sent=2025-09-10&answered=2025-09-20 | accept no answer as final | Ombudsman; 20 September
  line=health-reimbursement&letter=2026-09-10&sent=2026-10-01&answered=2026-11-20 | I do not accept your answer that bears the date 20 November 2026; I may go to the Insurance Ombudsman now | Please answer; you had 14; has passed
  ${health}&reason=pre-existing-disease | If it does not satisfy me, or after one month of silence; The right to go to a consumer commission is reserved | copies of the papers; After a refusal | a commission has no wait, and nothing is said to be enclosed
  line=own-damage&letter=2026-11-10 | surveyor’s report | committee
  line=health-cashless&kind=silence | Please decide on the cashless request now | day of payment; interest that; the interest | to be decided now: no day of payment, no interest
  ${health} | the reason, the clause of my policy | | an unknown reason is asked for in writing
  ${health}&kind=part | each deduction in writing
  line=life | Name of the person who died: [name of the person who died] | | after a death the letter names the person who died
  line=life&kind=silence&arose=2026-10-01&papers=2026-11-01 | you had 15 days, until 16 November 2026; bank rate plus 2 percentage points; by 2026-11-01 the papers had gone to you | 45 days | silence names the limits that are over, and not one that still runs
  line=life&kind=silence&reason=section-45&began=2020-01-10&papers=2026-10-01 | If you have a reason not to pay | your letter; You call the policy into question | in silence there is no letter of the insurer, and no reason to answer
  line=own-damage&kind=silence&arose=2026-10-01&papers=2026-10-02 | You have known of my claim since 2026-10-02 | papers went | the second day of a vehicle is the day on which the insurer was told
  ${late}&kind=silence | that is 60 days, at 7.5% a year by the bank rate at the start of the financial year (if another day’s rate is higher, I claim that one): ₹4,500 on ₹3,65,000 | | the interest is counted in silence, and where it is the reason
  ${late}&kind=part&reason=late-interest | ₹2,250 on ₹3,65,000
  ${late}&reason=suicide | | ₹2,250
  line=life&reason=lapsed&due=2026-01-10&arose=2026-01-25 | its grace ran at least to 25 January 2026; I ask you to pay all that the policy pays, bonus included | | a day of its own is pleaded
  ${bounced}&reason=driving-licence&licence=2026-01-10 | The accident was on 11 January 2026. Please state the clause | 10 January 2026; paid on | a day that speaks for the insurer is not
  ${bounced}&reason=registration-expired&registration=2026-01-10 | | 10 January 2026; paid on
  ${bounced}&reason=permit-fitness&permit=2026-01-10 | | 10 January 2026; paid on
  ${bounced}&reason=cheque-dishonoured-64vb&notice=2026-01-10 | | 10 January 2026; paid on
  ${bounced}&reason=motor-policy-not-in-force&premium=2026-01-11 | | 10 January 2026; paid on
  line=life&reason=lapsed&due=2026-01-10&arose=2026-03-11 | | 10 January 2026; paid on
  line=life&reason=life-cheque-64vb&due=2026-01-10&arose=2026-03-11 | | 10 January 2026; paid on
  line=health-reimbursement&reason=lapsed-health&due=2026-01-10&premium=2026-03-11 | | 10 January 2026; paid on
  line=own-damage&reason=consequential-engine-damage&arose=2026-10-01 | | not started | no fact that the visitor did not give
  line=own-damage&reason=assessed-below-total-loss&arose=2026-10-01 | | cost more than
  line=own-damage&reason=registration-expired&arose=2026-10-01 | | I enclose the
  line=life&reason=nominee-dispute&arose=2026-10-01 | If the claimant is that nominee; agrees to a payment to anybody else | I am; pay the registered nominee | an heir may write it
  line=health-reimbursement&reason=change-of-gender&arose=2026-10-01 | | was for the illness
  line=health-reimbursement&reason=hazardous-sports&arose=2026-10-01 | | I do not:
  line=health-reimbursement&reason=infertility&arose=2026-10-01 | | in the enclosed
  line=health-reimbursement&reason=dental&arose=2026-10-01 | | accident on
  line=health-reimbursement&reason=not-a-hospital&arose=2026-10-01 | | It was registered
  line=health-reimbursement&reason=lapsed-health&arose=2026-10-01 | | the enclosed record
  line=own-damage&reason=ownership-transfer&arose=2026-10-01 | | enclosed papers show
  line=theft&reason=late-notice-theft&arose=2026-10-01 | where you recorded the reasons | was reported to the police; I enclose
  line=health-reimbursement&reason=investigation-only&arose=2026-10-01 | | is enclosed
  line=own-damage&reason=driving-licence&arose=2026-10-01 | what you hold against the licence; If you rely on its class: a licence for light motor vehicles covers | is wrong with
  line=own-damage&reason=no-claim-bonus-misstated | which day you asked the earlier insurer; The full claim stands | I offer; premium | no money is offered in the customer’s name
  line=third-party&reason=pollution-certificate | Please settle the claim | another ground
  line=third-party&reason=ownership-transfer | No sale ends the third-party cover | I was the owner
  line=own-damage&reason=ownership-transfer | I was the owner | Third-party cover; I write as
  line=third-party&reason=cheque-dishonoured-64vb | lives until notice of its end has reached the owner; proof that it reached me before the event | the day on which it
  line=own-damage&reason=cheque-dishonoured-64vb&arose=2026-11-01&letter=2026-10-01 | I do not accept it, nor any effect of it on my cover; prove that it reached me, how, and on which day | older than it; lives until; 2026-10-01; that I have
  line=life&reason=accident-benefit | Please name the condition of the rider | not in force; another cause
  line=life&reason=life-fraud&began=2025-01-10&letter=2026-11-10 | I deny it, and an intent to deceive | what shows an intent; 10 January 2025
  line=life&reason=section-45&began=2020-01-10&letter=2026-11-10 | on any ground whatsoever, fraud included | no ground is open
  line=life&reason=suicide&began=2026-01-10&arose=2026-10-01 | I do not admit it. The death was on 1 October 2026 | 10 January 2026 | a day on which the insurer's period begins is not given, here and below
  line=life&reason=suicide&began=2020-01-10&arose=2026-10-01 | I do not admit it. In any case such a clause
  line=life&reason=life-waiting-period&began=2026-09-10&arose=2026-10-01 | If the death was by accident, the standard | 10 September
  line=life&reason=life-waiting-period&began=2026-08-17&arose=2026-10-01 | read in favour of the policyholder (National Commission, Kiranjit Kaur
  line=life&reason=rider-waiting-period&began=2026-08-17&arose=2026-10-01 | I do not admit that it applies | 17 August
  line=health-reimbursement&reason=specified-disease-wait&began=2026-01-10&arose=2026-10-01 | nor that a wait applies. Please name the entry; as you say, the claim arose; If an accident was the cause, there is no such wait | applies: after; 10 January
  line=health-reimbursement&reason=initial-wait&began=2026-09-10&arose=2026-10-01 | I do not admit that it applies. Please state its clause; as you say, the claim arose; If an accident was the cause | applies: it; 10 September
  line=health-reimbursement&reason=maternity&began=2026-01-10 | the paper on which you rely | 2026-01-10; its last day
  ${health}&reason=ported-history | Waits and months that were served with the earlier insurer count with you too | sum insured
  ${health}&reason=no-clear-reason&reason=rest-cure | where your letter states each of them; opens a ground that your letter does not state (Supreme Court, Saurashtra | I find no term
  line=health-cashless&reason=non-network-hospital | Whatever you decide on cashless payment, you still owe the costs | bars cashless
  line=health-reimbursement&reason=excluded-hospital | I do not admit that the hospital was on your list; due at least until
  line=own-damage&reason=consequential-engine-damage | for you to prove that it applies; If you rely on water | what shows that somebody
  line=own-damage&reason=permit-fitness | The full claim stands | fundamental; its lack; one State; for which road
  line=travel&reason=travel-pre-existing | was not hidden (Supreme Court, Manmohan Nanda
  line=travel&reason=travel-late-papers&arose=2026-01-10 | I do not admit it | 10 January; a delay
  line=accident&reason=accident-intoxication | not by itself proof of influence; where the clause asks for it
  line=own-damage&reason=assessed-below-total-loss | exceed 75% of its insured value; without cogent reasons
  line=life&reason=nominee-dispute | I rely on section 39(7) of the Insurance Act too; Please add the interest that you owe | no reason to withhold
  line=theft&reason=late-papers | look at it again and to settle the claim | | a letter that contests asks for the money
`;

// Periods: one that is over is pleaded with its last day, one that still runs is not.
letters`
  query | letter has | letter lacks | why
  line=life&reason=section-45&began=2020-01-10&letter=2026-11-10 | had ended by 10 January 2023; your letter bears the date 10 November 2026; I ask you to pay all that the policy pays, bonus included | premiums are due; to prove | nothing lower is offered
  ${seven}&began=2020-01-02&arose=2026-11-01 | had ended by 2 January 2023, and my claim arose on 1 November 2026; I do not accept this | each paper that you | what bars the reason needs no more papers
  ${hidden}&began=2024-05-01&arose=2026-11-01&letter=2026-11-10 | any paper from which you take; I do not admit it; I do not accept this. I ask you to look at it again and to settle the claim | established fraud; papers that I have; 1 May 2024; to do with | the letter asks for the proof
  ${hidden}&reason=late-papers&began=2024-05-01&arose=2026-11-01&letter=2026-11-10 | I do not accept this
  ${seven}&began=2019-01-10&arose=2022-06-01 | | 36 months | a claim from before the rule
  ${hidden}&began=2021-11-20&arose=2026-11-19 | | If you count otherwise | within by every count
  ${hidden}&began=2021-11-20&arose=2026-11-21 | | If you count otherwise
  ${hidden}&began=2021-11-20&arose=2026-11-20 | If you count otherwise
  ${hidden}&began=2020-11-20&arose=2025-11-21&letter=2025-11-25 | I do not admit it; You have established none. Please decide | If you allege | no better ground is asked for, here and below
  ${hidden}&began=2020-11-20&arose=2025-10-01&letter=2025-11-25 | By the date of your letter 60 months of cover were complete | | a letter after the moratorium
  ${hidden}&began=2020-11-20&arose=2025-10-01&letter=2025-11-20 | | came after
  ${seven}&began=2019-05-01&arose=2026-05-20 | I do not admit that the illness is one; from 1 May 2019, it had ended by 1 May 2022; 48 months at the most (…): it had ended by 1 May 2023; 60 months of continuous cover were complete by 1 May 2024…fraud | | seven years of cover: the wait by both rules, and the moratorium
  ${seven}&began=2018-02-01&arose=2023-06-20 | it had ended by 1 February 2022 | 60 months | the rule of the policy’s own year
  ${seven}&began=2022-02-01&arose=2025-06-20 | | 48; 60 m
  line=theft&reason=late-notice-theft&police=2026-09-29&arose=2026-09-11 | say that you were told late | Gurshinder; day on which the police; 29 September | the police were told late: neither the ruling nor the paper of that day
  line=life&reason=lapsed&due=2026-01-10&arose=2026-02-05 | A premium payable at longer intervals than a month has a grace of 30 days; the death was within its grace | not paid; 9 February; 15 days | a grace that decides only for one way to pay
  line=life&reason=lapsed&due=2026-01-10&arose=2026-01-20 | | If the premium
  line=health-cashless&letter=2026-11-10 | Complaint: cashless treatment was refused; refuses cashless treatment; If the stay is not over, please decide; the time is 1 hour; I claim what is paid to the hospital | refuses my claim; my claim was refused; committee | a refusal of the desk is none of the claim
  line=health-reimbursement&reason=late-interest | interest on my claim; late payment on my claim | refuse; committee; do not accept | nothing was refused
  line=health-reimbursement&reason=late-interest&papers=2026-10-01&settled=2026-10-10 | Money on my claim came on 10 October 2026; I take it on account and under protest | You pay; You paid | paid within its time
  line=life&reason=late-papers&reason=late-interest&papers=2026-01-01&letter=2026-01-10 | I ask for the interest | You are late | a letter refuses: nothing was paid late
  line=health-reimbursement&reason=late-interest&kind=part | paid in part; I do not accept what you deducted; I ask for the interest | committee; You pay my claim late
  line=life&reason=nominee-dispute | Complaint: my claim is not paid; You do not pay my claim | refuses my claim; was refused
  line=health-reimbursement&reason=co-pay | Complaint: my claim was paid in part; you pay only a part; on account and under protest | refuses my claim; was refused; committee
  line=health-cashless&reason=co-pay&letter=2026-11-10 | paid in part; you pay only a part; bears interest; What had to be paid to the hospital in your place | was refused; cashless request; 1 hour
  line=own-damage&reason=assessed-below-total-loss | paid in part; you pay only a part | was refused
  line=health-reimbursement&arose=2026-10-01&letter=2026-11-10 | bears interest of bank rate plus 2 percentage points | under protest | on money that is refused the interest is asked for
  line=health-reimbursement&arose=2024-09-04&letter=2026-11-10 | | bears interest | a claim from before the rule
  line=health-reimbursement&arose=2026-10-01 | | bears interest | no dated decision
  line=life&reason=rider-waiting-period | | person who died | the insured is ill and alive
  line=life&reason=rider-waiting-period&arose=2026-01-10&died=2026-01-20 | Name of the person who died
  line=health-reimbursement&reason=breach-of-condition | I do not admit a breach | truck | a ruling on a vehicle
  line=theft&reason=breach-of-condition | the full claim stands. A breach that is not fundamental does not defeat a claim | non-standard
  line=theft&reason=late-notice-theft&arose=2026-01-10 | I do not admit it; this is what I say of it: [what happened, in order of days] | what a delay
  line=theft&reason=late-notice-theft&arose=2026-01-10&papers=2026-01-11&police=2026-01-13 | I admit no delay | as soon as | what kept the police from being told is said, though the insurer was told in time
  line=theft&reason=late-notice-theft&arose=2026-01-10&police=2026-01-10 | Please settle the claim | name what else
  line=life&reason=late-papers&arose=2026-01-10 | this is what I say of it: [what happened, in order of days] | as soon as
  line=health-reimbursement&reason=late-papers&discharged=2026-01-10&papers=2026-01-20 | for one that you call late, please quote the term; I admit no delay | still need; Policies usually | no time is named that the policy may not have, here and below
  line=health-cashless&reason=late-notice&arose=2026-01-10&told=2026-01-10 | You were told by 10 January 2026 at the latest. If you say that this was late; I admit no delay | the same day; 24 hours
  line=accident&reason=late-notice&arose=2026-01-10&told=2026-01-15 | told by 15 January 2026 at the latest. If you say that this was late | days later; Policies usually | a delay is not counted for the insurer
  line=health-cashless&reason=late-notice&arose=2026-01-10&told=2026-01-09 | | You were told by; 9 January | nobody is told before the event
  line=own-damage&kind=silence&papers=2026-01-11&arose=2026-01-10 | known of my claim since 2026-01-11 | 2026-01-10
  line=travel&letter=2026-11-10 | the clause on which you relied
  line=life&reason=age-misstated&began=2020-01-10&letter=2026-11-10 | section 45 had ended by 10 January 2023; may not be called in question on the ground of age | to prove | a day that speaks for the customer is pleaded, here and below
  line=life&reason=age-misstated&began=2025-01-10&letter=2026-11-10 | I do not admit it; the proof of age that you accepted; The full claim stands | to prove that a fact; right age; would have bought; adjusted; section 45(4); that you found; no reason to refuse; 10 January 2025 | nothing was hidden
  line=life&reason=section-45&reason=life-fraud&began=2025-01-10&letter=2026-11-10 | direct bearing on the risk; waives the premiums that section 45(4) makes payable within 90 days; prove the day on which your letter was delivered | without alleging; your refusal; 2027
  line=life&reason=proposal-not-accepted&premium=2026-01-10&arose=2026-02-05 | The payment was made on 10 January 2026, before the death
  line=life&reason=life-cheque-64vb&due=2026-01-10&arose=2026-02-05 | was a later one, payable at longer intervals than a month, it had a grace of 30 days | If it was; 9 February
  line=life&reason=accident-benefit&arose=2026-01-10&died=2026-02-05 | on the usual 180 days; the death on 5 February 2026, within them
  line=life&reason=life-waiting-period&began=2026-01-10&arose=2026-09-05 | a wait of 45 days, as in the standard term plan, it had ended by 24 February 2026
  line=life&reason=rider-waiting-period&began=2026-01-10&arose=2026-09-05 | the usual wait of 90 days, it had ended by 10 April 2026
  line=theft&reason=late-notice-theft&arose=2026-01-10&papers=2026-01-11 | You were told by 11 January 2026 at the latest
  line=theft&reason=theft-papers&arose=2026-10-10&letter=2026-11-10 | If you mean the final report of the police: it is theirs to issue. Please settle the claim without waiting for it; for reasons beyond his control | 90; 10 November 2026; keep the claim open
  ${bounced}&reason=driving-licence&licence=2026-01-11 | The licence was valid to 11 January 2026; the accident was on 11 January 2026
  ${bounced}&reason=permit-fitness&permit=2026-01-11 | By the paper that I have, it was valid to 11 January 2026
  ${bounced}&reason=motor-policy-not-in-force&premium=2026-01-10 | The payment was made on 10 January 2026
  line=own-damage&reason=assessed-below-total-loss&arose=2026-10-01&report=2026-11-01&letter=2026-11-10 | You had 7 days to decide after the survey report; as I read it at the latest from the day on which it was due, to 8 November 2026; interest for the delay
  line=health-cashless&reason=late-notice&arose=2026-01-10&told=2026-01-11 | You were told by 11 January 2026 at the latest. If you say that this was late
  line=life&reason=suicide&began=2024-04-01&arose=2024-10-01 | Nothing here waives what the policy pays under such a clause | 80%; premiums | no smaller sum is named
  line=life&reason=proposal-not-accepted&premium=2026-02-06&arose=2026-02-05 | which hour you had each payment | 6 February 2026; Srinivas | a payment after the death is not named;  a ruling on a premium that was held before the death
  line=life&reason=proposal-not-accepted&arose=2026-02-05 | on which day you had the premium | The premium was paid | no fact that was not typed, here and below
  line=health-reimbursement&reason=not-medically-necessary&arose=2026-10-01 | | advised
  line=health-reimbursement&reason=rest-cure&arose=2026-10-01 | | I was treated
  line=health-reimbursement&reason=reasonable-and-customary | | is not a term of my policy
  line=life&reason=lapsed&arose=2024-06-11 | last day of grace by your count | 15 days; 2024 (IRDAI | a circular that came later, here and below
  line=life&reason=lapsed&arose=2024-06-12 | has a grace of 30 days | 15 days
  line=health-reimbursement&reason=other-policy&arose=2024-05-28 | A share, if there is one, is between you and | chooses which
  line=health-reimbursement&reason=other-policy | chooses which pays first
  line=life&reason=late-interest&told=2026-10-05&settled=2026-10-05 | I ask for the interest | 0 days | paid on the day of the report
  line=accident&reason=accident-disability&arose=2026-01-10&letter=2026-11-10 | 12 months of the standard policy | January
  line=health-reimbursement&reason=lapsed-health&due=2026-01-10&premium=2026-01-20&arose=2026-01-25 | even by the 15 days for a monthly one: there is no break | instalments; 25 January; 10 January; 20 January; also covers; my premium was paid | of these days only what helps
`;

// What a second pair of readers found: no fact that the writer cannot know, none that helps the insurer.
const benefit = 'line=life&reason=accident-benefit&arose=2026-01-10&died=2026-02-05';
letters`
  query | letter has | letter lacks | why
  ${benefit}&reason=suicide | The death was on 2026-02-05; The accident was on 10 January 2026 and the death on 5 February 2026 | death was on 10 January; on 2026-01-10 | a typed day of death is the day of death everywhere, here and below
  ${benefit}&reason=lapsed&due=2026-01-01 | the death was on 5 February 2026 | ran at least; was on 10 January 2026.; on 2026-01-10
  ${benefit}&reason=death-outside-cover | The death was on 2026-02-05
  line=life&reason=rider-waiting-period&reason=suicide&began=2025-01-10&arose=2026-01-05&died=2026-01-20 | before the death on 20 January 2026
  line=life&reason=accident-intoxication&arose=2026-01-10 | The event was on 2026-01-10 | accident was on | the field asks for the death, here and below
  line=life&reason=accident-hazardous&arose=2026-01-10 | The event was on 2026-01-10 | accident was on
  line=life&reason=not-an-accident&arose=2026-01-10 | The event was on 2026-01-10 | It happened
  line=theft&reason=late-notice-theft&arose=2026-01-10&police=2026-01-10&papers=2026-01-11 | I do not admit it; not by itself a ground to reject; police were told on 10 January 2026, the same day; You were told by 11 January 2026 at the latest; I admit no delay | | every ground stands beside the ruling
  line=life&reason=rider-waiting-period&arose=2026-01-10 | the day on which you say that the illness was found | 2026-01-10
  line=travel&reason=travel-treatment-can-wait&arose=2026-01-10 | My claim arose on 2026-01-10 | illness began
  line=travel&reason=travel-treatment-in-india&arose=2026-01-10 | My claim arose on 2026-01-10 | began
  line=third-party&reason=commercial-use | I do not admit it | fundamental | what the victim is owed is no share, here and below
  line=third-party&reason=permit-fitness | I do not admit that it was missing | fundamental
  line=third-party&reason=breach-of-condition | I do not admit a breach | fundamental
  line=own-damage&reason=commercial-use | A breach that is not fundamental does not defeat a claim | part of the sum
  line=health-reimbursement&reason=dental | I do not admit that the clause applies | for dental
  ${hidden}&reason=lapsed-health&began=2019-05-01&due=2026-01-10&premium=2026-03-11&arose=2026-05-20 | After 60 months of continuous cover; for you to prove | ended; 1 May; without a break | the typed days make a break, here and below
  ${seven}&reason=lapsed-health&began=2019-05-01&due=2026-01-10&premium=2026-03-11&arose=2026-05-20 | nor that a wait applies | 60 months; 48 months; 1 May
  line=health-reimbursement&reason=ported-history&began=2019-05-01&arose=2026-05-20 | counts in full, at the latest from 1 May 2019 | ported without a break
  ${hidden}&began=2019-05-01&arose=2026-05-20 | If you count by any other rule, please name it; for you to prove; Please send me the proposal form | no break | a policy of three years may have run on, here and below
  ${seven}&began=2019-05-01&arose=2026-05-20 | If you count by any other rule, please name it; for you to prove; Please name the paper
  ${hidden}&began=2021-05-20&arose=2026-05-20 | If you count by any other rule, please name it
  ${ported}&began=2022-05-01&arose=2026-05-20 | If you count by any other rule, please name it
  ${hidden}&began=2022-05-01&arose=2026-05-20 | | by any other rule | nothing is pleaded that hangs on it
  line=health-reimbursement&reason=lapsed-health&due=2026-01-10&premium=2026-01-20&arose=2026-01-15 | please prove that it was not payable in instalments | my premium was paid; If my policy | within the grace neither way of paying is pleaded
  line=own-damage&reason=motor-policy-not-in-force&began=2026-01-10 | I do not admit it | 2026-01-10
  line=own-damage&reason=registration-expired&arose=2026-10-01 | I do not admit it; in use on a road | ended; I enclose
  line=own-damage&reason=late-papers&papers=2026-01-10 | Please name each paper | My papers went | for a vehicle the field is the day of the notice
  line=health-reimbursement&reason=late-papers&discharged=2026-01-01&papers=2026-01-10 | By 10 January 2026 the papers had gone to you
  line=health-reimbursement&reason=late-papers&discharged=2026-01-01&papers=2026-02-10 | list the papers that you have, with the day of each | 10 February; had gone to you
  line=life&reason=nominee-dispute | do not know whom to pay | because of another claim
  line=life&reason=minor-nominee | and it is the claimant, please pay now; nothing in this letter agrees to that payment
  line=health-reimbursement&reason=room-rent-proportion | if there is one, and its definition; pay what was cut | other head
  line=own-damage&reason=repaired-before-survey&papers=2026-09-01&repaired=2026-09-05 | You had 24 hours to allot a surveyor from the day you were told | 2 September; seen as it was; repair began; later, on
  line=health-reimbursement&reason=breach-of-law | criminal intent | caused the treatment
  line=own-damage&reason=consequential-engine-damage | that your clause then leaves the engine out
  line=health-reimbursement&reason=obesity | call not met | body mass; papers on each
  line=health-reimbursement&reason=maternity | For example, an ectopic
  ${health} | whether, and on which day, your claims review committee agreed
  line=life&reason=section-45&began=2025-01-10 | first day from which you count | 2025-01-10 | here and below: the insurer names its first day
  line=life&reason=life-fraud&began=2025-01-10 | first day from which you count | 2025-01-10
  line=life&reason=non-disclosure-other-policies&began=2025-01-10 | first day from which you count | 2025-01-10
`;

// Where the first day may count or not, an end is named that is true by every count, and on the day between by the first.
letters`
  query | letter has | letter lacks
  ${hidden}&began=2020-11-20&arose=2025-11-19 | | were complete by; the first day counts
  ${hidden}&began=2020-11-20&arose=2025-11-20 | were complete by 19 November 2025; the first day of such a period counts too
  ${hidden}&began=2020-11-20&arose=2025-11-21 | were complete by 20 November 2025 | the first day counts
  ${ported}&began=2021-05-01&arose=2026-04-30 | | were complete by; the first day counts
  ${ported}&began=2021-05-01&arose=2026-05-01 | were complete by 30 April 2026; the first day of such a period counts too
  ${ported}&began=2021-05-01&arose=2026-05-02 | were complete by 1 May 2026 | the first day counts
  ${seven}&began=2023-05-01&arose=2026-04-30 | | had ended; the first day counts
  ${seven}&began=2023-05-01&arose=2026-05-01 | it had ended by 30 April 2026; the first day of such a period counts too
  ${seven}&began=2023-05-01&arose=2026-05-02 | it had ended by 1 May 2026 | the first day counts
  ${listed}&began=2023-05-01&arose=2026-04-30 | | had ended; the first day counts
  ${listed}&began=2023-05-01&arose=2026-05-01 | it had ended by 30 April 2026; the first day of such a period counts too
  ${listed}&began=2023-05-01&arose=2026-05-02 | it had ended by 1 May 2026 | the first day counts
  ${first}&began=2026-04-01&arose=2026-04-30 | | had ended; the first day counts
  ${first}&began=2026-04-01&arose=2026-05-01 | wait had ended by 30 April 2026; the first day of such a period counts too
  ${first}&began=2026-04-01&arose=2026-05-02 | wait had ended by 1 May 2026 | the first day counts
  ${suicide}&arose=2026-01-09 | | had ended; the first day counts
  ${suicide}&arose=2026-01-10 | it had ended by 9 January 2026; the first day of such a period counts too
  ${suicide}&arose=2026-01-11 | it had ended by 10 January 2026 | the first day counts
  ${section45}&letter=2026-01-09 | | had ended; the first day counts
  ${section45}&letter=2026-01-10 | had ended by 9 January 2026; the first day of such a period counts too
  ${section45}&letter=2026-01-11 | had ended by 10 January 2026 | the first day counts
`;

// A reason fits a part payment as well as a refusal, and a rule is cited for claims of its time only.
letters`
  query | letter has | letter lacks | why
  line=life&kind=part&reason=life-waiting-period | you pay only a part; Your reason is a waiting period | You refuse | here and below: a part was paid
  line=theft&kind=part&reason=keys-left | You say that the vehicle was not safeguarded | You refuse
  line=theft&reason=theft-papers | refuses my claim; You say that a paper is missing | You do not settle
  ${hidden}&began=2019-05-01&arose=2026-05-20 | neither the policy nor a claim may be contested for non-disclosure or misrepresentation, except for established fraud | only established fraud
  ${seven}&began=2019-05-01&arose=2026-05-20 | You have established none; Even by the earlier rule | not alleged
  ${seven}&reason=fraud&began=2019-05-01&arose=2026-05-20 | You call the claim false. I deny that; except for established fraud | not alleged
  ${ported}&began=2019-05-01&arose=2026-05-20 | the longest wait for a pre-existing or listed disease is 36 months (…): it was over before my claim arose. Nor is non-disclosure open to you: 60 months
  ${ported}&began=2022-05-01&arose=2026-05-20 | 36 months (…): counted at the latest from the first policy, any such wait was over | 2025
  ${ported}&began=2024-05-01&arose=2026-05-20 | | longest wait
  ${seven}&began=2024-05-01&arose=2026-05-20 | nor that a wait applies; time with an earlier insurer, if any, was counted; that time is 36 months before the first policy at the most | shorter; call missing
  ${seven}&began=2023-12-01&arose=2026-05-20 | the look-back time of my policy’s own definition | 36 months before
  line=health-reimbursement&reason=room-rent-proportion&arose=2024-05-28 | These heads may not be cut
  line=health-reimbursement&reason=room-rent-proportion&arose=2024-05-29 | its definition of the expenses that may be cut | These heads | repealed
  line=health-reimbursement&reason=room-rent-proportion | its definition of the expenses | These heads | while the day is not known, nothing that was repealed
  line=health-reimbursement&reason=congenital&arose=2020-09-30 | You call the illness congenital | is on the list of exclusions | the guidelines reach every policy from 1 October 2020
  line=health-reimbursement&reason=congenital&arose=2020-10-01 | is on the list of exclusions
  line=theft&kind=silence&papers=2026-10-05 | Interest on money paid late runs at the latest from 5 October 2026. | that is | no rule gives a last day
  line=life&kind=part&reason=late-interest&papers=2026-06-01&settled=2026-09-01 | that is 92 days; This is on what you paid: on what is still unpaid it runs on | | a part came late
  line=life&kind=refused&reason=late-interest&papers=2026-06-01&settled=2026-09-01 | You had at most 45 days from 1 June 2026 to decide, to 16 July 2026; the interest runs | the clause on which you relied | money that came late
  line=own-damage&kind=silence&papers=2026-10-01&report=2026-10-10 | counted from the report of 10 October 2026: you had 7 days, until 17 October 2026 | Survey report: you had; Surveyor allotted: | a limit that was kept
  line=own-damage&kind=silence&papers=2026-10-01&report=2026-10-30 | Survey report: you had 15 days; counted from the last day for the survey report, as I read it: you had 7 days, until 24 October 2026 | | a late report moves no limit
  ${hidden}&began=2019-04-10&arose=2024-05-10&letter=2024-05-20 | IRDAI (Insurance Products) Regulations, 2024 | 29 May 2024 | letters of before the circular
  line=health-reimbursement&reason=mental-illness&arose=2019-01-10 | Mental Healthcare Act | guidelines; injury
`;

// Within the time of section 45: the burden of proof first, and the refund by its day.
letters`
  query | letter
  line=life&reason=section-45&began=2025-01-10&letter=2026-11-10 | /settle the claim\.\s+I dispute your grounds.*\s+That a fact was hidden is for you to prove[^]*direct bearing on the risk[^]*makes payable within 90 days/
  line=life&reason=non-disclosure-other-policies&began=2025-01-10&letter=2026-11-10 | /settle the claim\.\s+I dispute your grounds.*\s+That a fact was hidden is for you to prove[^]*bore directly on the risk/
  line=life&reason=life-fraud&began=2025-01-10&letter=2026-11-10 | /settle the claim\.\s+I dispute your grounds.*\s+That a fact was hidden is for you to prove/
`;

letters`
  query | letter lacks
  line=life&reason=non-disclosure-other-policies&began=2020-01-10&letter=2026-11-10 | to prove
  line=life&reason=life-fraud&began=2020-01-10&letter=2026-11-10 | to prove
`;

const reasons = (...ids: string[]) => ids.flatMap((id) => findReason(id) ?? []);

const input: RefusalInput = {
  line: 'health-reimbursement',
  kind: 'refused',
  reasons: reasons('pre-existing-disease', 'late-papers'),
  days: { began: '2020-01-02', letter: '2026-11-10' },
  sent: null,
};

test('a reason that was typed is not called missing', () => {
  const { letter } = writeRefusalLetter({ ...input, reasons: [] }, today, null, true);
  expect(letter.join()).not.toContain('I have no reason');
  expect(letter.join()).toContain('the facts');
});

test('only blanks of the letter are asked for, and no line asks for a gap that it lacks', () => {
  for (const kind of ['refused', 'part', 'silence'] as const) {
    const { letter, blanks } = writeRefusalLetter({ ...input, kind }, today);
    const text = letter.join('\n');
    expect(blanks.filter(({ id }) => !text.includes(`{${id}}`))).toEqual([]);
    expect(() => fillLetter(letter, blanks, {})).not.toThrow();
  }
});

test('what was deducted is not accepted, where the days of the reason are silent', () => {
  const days = { began: '2024-05-01', arose: '2026-11-01', letter: '2026-11-10' } as const;
  const cut = { ...input, kind: 'part', reasons: reasons('non-disclosure-health'), days } as const;
  const openingWith = (letter: string[]) =>
    writeRefusalLetter(cut, today, { rows: [], letter }).letter[3];
  expect(openingWith([])).toContain('I do not accept what you deducted');
  expect(openingWith(['You deducted a sum.'])).toContain('I do not accept what you deducted');
});

const healthCuts = (typed: Record<string, string>) => {
  const query = parseDeductions('health', (name) => typed[name] ?? '', today);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  return judgeDeductions(query);
};

test('a cut that is argued with its sums is not argued again as a reason', () => {
  const twoReasons: RefusalInput = {
    ...input,
    kind: 'part',
    reasons: reasons('room-rent-proportion', 'late-papers'),
  };
  const room = { roomCut: '900', room: '100', roomLimit: '90', roomDays: '2', roomCharges: '500' };
  const argues = (cuts: ReturnType<typeof healthCuts> | null) => {
    const text = writeRefusalLetter(twoReasons, today, cuts).letter.join('\n');
    return [/as “Room rent/.test(text), /You cut/.test(text), /papers are missing/.test(text)];
  };
  expect(argues(healthCuts(room))).toEqual([true, false, true]);
  expect(argues(healthCuts({ otherCut: '900' }))).toEqual([false, true, true]);
  expect(argues(null)).toEqual([false, true, true]);
});

test('no letter of any reason has a hole: a day that is not known is a marked blank', () => {
  for (const kind of ['refused', 'part', 'silence'] as const) {
    for (const reason of refusalReasons) {
      for (const days of [{}, { began: '2024-01-01' }, { letter: '2026-11-10' }] as const) {
        const [line] = reason.lines;
        const { letter, blanks } = writeRefusalLetter(
          { line, kind, reasons: [reason], days, sent: null },
          today,
        );
        const text = letterText(fillLetter(letter, blanks, {}));
        expect(text).not.toMatch(/ {2}|undefined|null|NaN|[{}]| [.,;]|\[\]/);
        expect(new Set(letter).size).toBe(letter.length);
        for (const [, id] of letter.join().matchAll(/\{(\w+)\}/g)) {
          const label = blanks.find((blank) => blank.id === id)?.label ?? '';
          expect(text.toLowerCase()).toContain(`[${label.toLowerCase()}]`);
        }
      }
    }
  }
});

test('two reasons are two arguments in one letter, under one opening and one close', () => {
  const { letter, blanks } = writeRefusalLetter({ ...input, days: {} }, today);
  const text = letterText(fillLetter(letter, blanks, {}));
  for (const once of [
    ...['Dear Sir or Madam', 'Your letter that bears the date [date of their letter] refuses'],
    ...['Please send me, in writing:', 'Ombudsman'],
  ])
    expect(text.split(once)).toHaveLength(2);
});

test('premiums that two reasons make payable are named once', () => {
  const days = { began: '2025-01-10', letter: '2026-11-10' } as const;
  const both = {
    ...input,
    line: 'life',
    reasons: reasons('section-45', 'life-fraud'),
    days,
  } as const;
  const text = writeRefusalLetter(both, today).letter.join('\n');
  expect(text.split('Nothing here waives the premiums')).toHaveLength(2);
});

/** All that a letter may say for a reason. */
const saidFor = ({ letter, tests }: (typeof refusalReasons)[number]) =>
  JSON.stringify(
    [
      letter,
      tests.map(({ within, after, before, pleadsOnLastDay, letterCameAfter }) => [
        ...[within, after].map(({ pleads, pleadsBetween }) => [pleads, pleadsBetween]),
        ...[before?.pleads, pleadsOnLastDay, letterCameAfter],
      ]),
    ],
    (key, value) => (key === 'rule' ? undefined : value),
  );

test.each([
  ['every letter', JSON.stringify(letterTexts)],
  ...refusalReasons.map((reason) => [reason.id, saidFor(reason)]),
])('%s: concedes no fact, offers no smaller sum, promises no paper, opens no ground', (_, said) => {
  expect(said).not.toMatch(
    /which I do not|which is not admitted|were proved|at the very least|pay at least|non-standard|adjusted|would have bought/,
  );
  expect(said).not.toMatch(/I enclose|(?:is|are) enclosed(?! and is part)|as far as I have/);
  expect(said).not.toMatch(
    /If (?:it was|there was|a fact|the clause applied|you (?:also mean|see|keep|hold))/,
  );
  expect(said).not.toMatch(
    /because (?:you|the|other|papers|a paper)|knew better|ad you known|had they been/,
  );
  expect(said).not.toMatch(
    /[Mm]y claim is (?:for (?!what)|of)|If [^.]*was not paid|exception for|any line of my schedule/,
  );
});

test.each(refusalReasons.map((reason) => [reason.id, reason] as const))(
  '%s: its letter denies, whatever the days say',
  (_, reason) => {
    const [line] = reason.lines;
    const cut = { line, kind: 'part', reasons: [reason], days: {}, sent: null } as const;
    expect(writeRefusalLetter(cut, today).letter).toContain(letterTexts.admitsNothing);
  },
);

test('a ruling that a letter cites says what its case was about', () => {
  const said = [
    letterTexts.burdenOfProof,
    refusalReasons.map(({ letter, tests }) => [letter, tests]),
  ];
  const letters = JSON.stringify(said, (key, value) => (key === 'clock' ? null : value));
  const cited = letters.match(
    /(?:Supreme|High) Court, [^;]+?\d{4}|(?:Commission, |Ombudsman, C)[^;]+?\d{4}/g,
  );
  expect(cited?.length).toBeGreaterThan(12);
  for (const ruling of cited ?? []) expect(ruling).toMatch(/, on (?:an? |life )/);
});
