/**
 * Refusals as seen on 26 November 2026: the rule that the answer names, what it says of the visitor's days, and its
 * dates. Figures, verdicts and dates were written from the rules and the judgments before the decoder was read, its
 * words after that. A period counted "from" a day leaves that day out, so its anniversary is within it;
 * of months of cover there are two readings, and the anniversary is open.
 */
import { readRefusal, testRefusals } from '../../../testing/data/refusal-rows.ts';
import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import { judgeReasonOfClaim } from './judge-reason.ts';
import { planRefusal } from './plan-refusal.ts';

const today = '2026-11-26';
const refusals = testRefusals(today);

// Cases of read-cases.json, whose outcome is known, with the days that are assumed.
refusals`
  query | read | rules | answer has | answer lacks | standing | ends | dates | state | why
  line=health-reimbursement&reason=non-disclosure-health&began=1990-05-07&arose=1990-09-11 | health-sandhu-2009 | health-moratorium; refusal-definition-material-fact |  |  | non-disclosure-health may-stand/depends | non-disclosure-health 1995-05-07 | commission none |  | kidney failure hidden, month five of a mediclaim policy of 1990
  line=health-reimbursement&reason=non-disclosure-health&reason=alcohol-exclusion&began=2013-03-28&arose=2014-05-03 | health-lic-sunita-2025 | health-moratorium; refusal-exclusion-12 |  |  | non-disclosure-health may-stand/depends; alcohol-exclusion depends | non-disclosure-health 2018-03-28 |  |  | hospital cash: alcohol denied in the proposal, and excluded
  line=health-reimbursement&reason=non-disclosure-health&began=2007-07-07&arose=2008-01-19 | health-ahuja-2023 | health-moratorium; refusal-definition-material-fact | must also have caused this illness |  | non-disclosure-health may-stand/depends | non-disclosure-health 2012-07-07 |  |  | another illness was hidden than the one that was treated
  line=health-reimbursement&reason=non-disclosure-health&reason=ported-history&began=2003-09-30&arose=2022-07-31&letter=2022-09-01 | health-ported-mehta-2025, began, arose, letter | health-moratorium; health-portability-credit |  |  | non-disclosure-health cannot-stand/depends; ported-history cannot-stand/depends | non-disclosure-health 2008-09-30 | commission 2024-09-01 | commission-over | covered since 2003, ported, refused in 2022
  line=health-reimbursement&reason=ported-history&began=2022-01-13 | health-ported-joisar-2026 | health-portability-credit |  |  | ported-history depends |  |  |  | ported, and the day of the claim is not known
  line=health-reimbursement&reason=non-disclosure-health&began=2018-09-22&arose=2024-06-01 | health-moratorium-2025, began, arose | health-moratorium; refusal-older-policies | hold from 22 September 2024 |  | non-disclosure-health cannot-stand/depends | non-disclosure-health 2023-09-22 |  |  | month 60 was over, but the renewal under the new rules was to come
  line=health-cashless&reason=congenital&reason=pre-existing-disease&reason=non-disclosure-health&began=2014-02-28&letter=2017-06-07 | health-congenital-rai-2023 | refusal-not-excludable; health-pre-existing-wait; health-moratorium |  |  | congenital depends; pre-existing-disease depends; non-disclosure-health depends |  | refused 2017-06-07; commission 2019-06-07 | commission-over | a child’s illness from birth, three reasons at once
  line=health-reimbursement&reason=pre-existing-disease | health-ped-united-2010 | health-pre-existing-wait; health-pre-existing-look-back |  |  | pre-existing-disease depends |  | commission none |  | chronic, so pre-existing, says the insurer; no day is known
  line=health-reimbursement&reason=fraud&began=2022-02-16&arose=2022-03-19&letter=2022-04-23 | health-fabricated-2025 | refusal-definition-fraud; refusal-older-late-notice | can prove | committee | fraud depends |  | commission 2024-04-23 | commission-over | bills of a second stay called forged
  line=health-reimbursement&reason=non-disclosure-health&began=2008-03-31&arose=2016-04-12 | health-lic-muraleedharan-2025 | claim-life-question-limit; health-moratorium |  |  | non-disclosure-health cannot-stand/depends | non-disclosure-health 2013-03-31 |  |  | hernia of 2006 under a life insurer’s health policy
  line=health-reimbursement&reason=opd-or-day-care | health-opd-united-2009 | refusal-definition-hospital-stay; refusal-definition-day-care |  |  | opd-or-day-care depends |  |  |  | injections that needed no bed
  line=health-reimbursement&reason=obesity&arose=2014-11-15 | health-obesity-2023, arose | refusal-exclusion-06 |  |  | obesity depends |  |  |  | gastric bypass at 135 kg
  line=health-reimbursement&kind=part&reason=room-rent-proportion&arose=2012-03-15 | health-room-rent-2014, arose | health-proportionate-limit |  | claims review committee | room-rent-proportion cannot-stand/depends |  |  |  | room limits that a renewal brought in
  line=health-cashless&reason=non-network-hospital | health-cashless-medisep-2025 | refusal-definition-cashless-denied | emergency |  | non-network-hospital depends |  |  |  | road accident, hospital outside the scheme
  line=life&reason=non-disclosure-other-policies&began=2014-06-09&arose=2015-08-19&letter=2016-03-03 | life-mahaveer-2025 | claim-life-question-limit; ruling-small-policy-not-material |  |  | non-disclosure-other-policies may-stand/depends | non-disclosure-other-policies 2017-06-09 | commission 2018-03-03 | commission-over | small policies left out beside a larger one
  line=life&reason=non-disclosure-other-policies&began=2009-05-05&arose=2011-02-28&letter=2011-12-31 | life-mahakali-2024 | claim-life-question-limit; ruling-proof-of-suppression |  |  | non-disclosure-other-policies depends |  | commission 2013-12-31 | commission-over | a letter from before section 45 had three years
  line=life&reason=section-45&began=2014-08-12&arose=2014-09-12 | life-dalbir-kaur-2020 | claim-life-question-limit; ruling-recent-illness-material |  |  | section-45 depends |  |  |  | death in month two; without the letter nothing is counted to today
  line=life&reason=section-45&began=2014-08-12&arose=2014-09-12&letter=2015-06-01 | life-dalbir-kaur-2020, letter | | | | section-45 may-stand/depends | | | | a day at the edge: what was decided for the insurer is not barred
  line=life&reason=suicide&began=2012-07-16&arose=2013-07-16 | life-suicide-wadhwani-2024, arose | | | | suicide may-stand/depends
  line=life&kind=part&reason=section-45&began=2011-08-31&arose=2014-03-25 | life-sucha-singh-2022 | claim-life-question-limit |  |  | section-45 depends |  |  |  | only the fund value was paid
  line=life&reason=suicide&began=2012-07-16 | life-suicide-wadhwani-2024 | life-suicide-clause; ruling-suicide-clause-start; life-suicide-refund |  |  | suicide depends |  |  |  | suicide: issue or receipt of the cheque
  line=life&kind=part&reason=lapsed&began=2011-04-14&arose=2012-03-06 | life-lapsed-sunita-2021 | life-grace-other-modes; ruling-arrears-after-accident |  |  | lapsed may-stand/depends |  |  |  | arrears paid three days after the accident
  line=life&reason=lapsed | life-grace-mishra-2022 | life-grace-monthly; life-grace-other-modes; ruling-cover-in-grace |  |  | lapsed depends |  |  |  | accident within the days of grace
  line=life&reason=life-waiting-period | life-waiting-kiranjit-2018 | ruling-last-day-of-wait |  |  | life-waiting-period depends |  |  |  | death on the ninetieth day
  line=theft&reason=late-notice-theft&began=2010-06-19&arose=2010-10-28&papers=2010-12-15 | theft-gurshinder-2020 | ruling-theft-notice-to-insurer; claim-late-notice |  |  | late-notice-theft cannot-stand/depends |  |  |  | tractor stolen, police told at once, insurer 48 days later
  line=theft&reason=registration-expired&reason=late-notice-theft&reason=keys-left&arose=2011-07-29&letter=2013-01-23 | theft-godara-2021 | ruling-no-registration; ruling-theft-notice-to-insurer; ruling-key-left-share |  |  | registration-expired may-stand/depends; late-notice-theft cannot-stand/depends; keys-left cannot-stand/depends |  | commission 2015-01-23 | commission-over | three reasons, and the registration decides
  line=theft&reason=late-notice-theft | theft-police-27-days-2024 | motor-notice-condition | police after weeks was held against the owner |  | late-notice-theft depends |  |  |  | police told after 27 days
  line=own-damage&reason=drunk-driving&arose=2007-12-22 | own-damage-pearl-2021 | ruling-drink-without-test; motor-driver-left-out |  |  | drunk-driving may-stand/depends |  |  |  | drink proved without a test
  line=own-damage&reason=driving-licence&arose=2017-04-08 | own-damage-licence-grace-2025 | ruling-expired-licence | amendment of 2019; gave thirty days |  | driving-licence depends |  |  |  | licence expired, accident of 2017
  line=third-party&reason=driving-licence&arose=2001-07-04 | third-party-licence-satbir-2025 | ruling-pay-and-recover; ruling-expired-licence | gave thirty days | 2002 | driving-licence depends |  | tribunal none |  | day 30 after the expiry of the licence, in 2001
  line=third-party&reason=cheque-dishonoured-64vb&began=2004-04-16&arose=2004-05-11&letter=2004-05-21 | third-party-laxmamma-2012 | ruling-bounced-cheque-victim |  |  | cheque-dishonoured-64vb cannot-stand/depends |  | commission 2006-05-21 | commission-over | cancelled after the accident
  line=third-party&reason=cheque-dishonoured-64vb&began=2014-02-28&arose=2014-05-04&letter=2014-03-13 | third-party-haseena-2020 | claim-premium-before-risk; ruling-bounced-cheque-victim | Where the notice had come before the accident, the insurer was free |  | cheque-dishonoured-64vb may-stand/depends |  | refused 2014-03-13 |  | cancelled before the accident: the letter comes first
  line=travel&reason=travel-treatment-in-india&began=2023-01-17&arose=2023-05-08&letter=2023-06-20 | travel-tata-aig-2024 | ruling-treatment-after-return |  |  | travel-treatment-in-india may-stand/depends |  | commission 2025-06-20 | commission-over | vertigo in Rome, hospital in Mumbai
  line=travel&reason=travel-cancellation&arose=2020-02-26&letter=2020-04-12 | travel-cancel-mohit-2023 | ruling-advisory-no-prohibition; travel-cancellation-reasons |  |  | travel-cancellation depends |  |  | commission-over | trip cancelled on an advisory
  line=accident&reason=accident-intoxication&reason=not-an-accident&arose=1997-10-08&letter=1998-07-17 | accident-narbada-2021 | ruling-drink-was-cause; accident-meaning |  |  | accident-intoxication may-stand/depends; not-an-accident may-stand/depends |  | commission 2000-07-17 | commission-over | choked after drinking
  line=accident&kind=part&reason=accident-intoxication&arose=2014-06-08 | accident-drowning-2022 | ruling-alcohol-no-proof |  |  | accident-intoxication depends |  |  |  | drowned, with alcohol in the blood
  line=accident&reason=not-an-accident&began=2011-08-25&arose=2012-11-22 | accident-mousumi-2019 | ruling-disease-no-accident |  |  | not-an-accident may-stand/depends |  |  |  | malaria under an accident cover
  line=own-damage&reason=consequential-engine-damage&arose=2017-11-15 | own-damage-engine-chennai-2019, arose | ruling-engine-in-water |  |  | consequential-engine-damage depends |  |  |  | parked car in flood water
  line=health-reimbursement&reason=late-papers&letter=2022-09-20 | health-covid-2024 | refusal-older-late-notice | 20 September 2011…5 September 2024 |  | late-papers depends |  |  |  | papers late, a letter of 2022
  line=health-cashless&reason=congenital&began=2014-02-28&letter=2017-06-07 | health-congenital-rai-2023 | refusal-not-excludable; refusal-older-late-notice | the clause on which you relied, and the facts | committee; term of my policy on which you rel | congenital depends |  |  |  | refused in 2017: no committee of 2024 is asked for
  line=own-damage&reason=drunk-driving | own-damage-pearl-2021, arose |  | no figure is needed; with the figure, if one was measured | more than a remark; with the figure that was measured | drunk-driving depends |  |  |  | a car, drink: the insurer won without a figure
  line=life&kind=part&reason=no-clear-reason&began=2011-08-31&arose=2014-03-25 | life-sucha-singh-2022 | ruling-grounds-of-letter |  |  |  |  |  |  | fund value paid, and a ground that the letter had not named
`;

// By hand.
refusals`
  query | rules | answer has | answer lacks | standing | ends | dates | state | why
  line=health-reimbursement&reason=pre-existing-disease&reason=non-disclosure-health&began=2021-01-10&arose=2026-05-20&letter=2026-06-30 | health-pre-existing-wait; health-moratorium; health-rejection-review; health-rejection-term | Only fraud that the insurer proves |  | pre-existing-disease cannot-stand; non-disclosure-health cannot-stand | pre-existing-disease 2024-01-10, 2026-01-10; non-disclosure-health 2026-01-10 | commission 2028-06-30 |  | a letter with two reasons, both out of time
  line=life&reason=section-45&reason=lapsed&began=2020-02-01&arose=2025-12-20&letter=2026-03-01 | claim-life-question-limit; life-grace-other-modes |  |  | section-45 cannot-stand; lapsed depends | section-45 2023-02-01 | commission 2028-03-01 |  | two reasons: section 45 is over, the lapse is not
  line=health-reimbursement&reason=ported-history&reason=non-disclosure-health&began=2018-04-05&arose=2026-09-01&letter=2026-10-01 | health-portability-credit; health-moratorium | sum insured that was added later |  | ported-history cannot-stand/depends; non-disclosure-health cannot-stand | non-disclosure-health 2023-04-05 | commission 2028-10-01 |  | ported twice: counted from the first insurer
  line=health-reimbursement&reason=pre-existing-disease&began=2023-12-15&arose=2026-11-01&letter=2026-11-20 | health-pre-existing-wait |  |  | pre-existing-disease may-stand/depends | pre-existing-disease 2026-12-15, 2028-12-15 | commission 2028-11-20 |  | pre-existing, month 35
  line=health-reimbursement&reason=pre-existing-disease&began=2023-10-15&arose=2026-11-01&letter=2026-11-20 | health-pre-existing-wait |  |  | pre-existing-disease cannot-stand | pre-existing-disease 2026-10-15, 2028-10-15 |  |  | pre-existing, month 37
  line=health-reimbursement&reason=non-disclosure-health&began=2021-11-10&arose=2026-11-09&letter=2026-11-20 | health-moratorium |  |  | non-disclosure-health may-stand | non-disclosure-health 2026-11-10 |  |  | the last day of month 60
  line=health-reimbursement&reason=non-disclosure-health&began=2021-11-10&arose=2026-11-10&letter=2026-11-20 | health-moratorium |  |  | non-disclosure-health depends | non-disclosure-health 2026-11-10 |  |  | five years to the day: two readings
  line=health-reimbursement&reason=non-disclosure-health&began=2021-11-10&arose=2026-11-11&letter=2026-11-20 | health-moratorium |  |  | non-disclosure-health cannot-stand | non-disclosure-health 2026-11-10 |  |  | the day after it
  line=life&reason=minor-nominee&began=2020-01-01&arose=2026-08-01&letter=2026-09-15 | life-minor-nominee | appointee |  | minor-nominee depends |  | commission 2028-09-15 |  | a minor is the nominee
  line=health-reimbursement&kind=part&reason=room-rent-proportion&arose=2026-10-15&letter=2026-11-10 | health-proportionate-limit; refusal-proportion-by-room; health-rejection-term |  | claims review committee | room-rent-proportion cannot-stand/depends |  | commission 2028-11-10 |  | paid in part: the room
  line=theft&reason=late-notice-theft&arose=2026-08-01&letter=2026-10-01&papers=2026-08-20 | ruling-theft-notice-to-insurer; claim-late-notice | police |  | late-notice-theft cannot-stand/depends |  | commission 2028-10-01 |  | theft told 19 days late
  line=own-damage&reason=driving-licence&arose=2026-05-10&letter=2026-06-15 | ruling-expired-licence; motor-driver-left-out | until when, on the day of the accident |  | driving-licence depends |  | commission 2028-06-15 |  | the licence expired after the accident
  line=life&reason=section-45&began=2023-06-10&arose=2026-05-01&letter=2026-06-09 | claim-life-question-limit; life-misstatement-refund | until 10 June 2026 |  | section-45 may-stand | section-45 2026-06-10 |  |  | section 45, two years and 364 days
  line=life&reason=section-45&began=2023-06-10&arose=2026-05-01&letter=2026-06-10 | claim-life-question-limit |  |  | section-45 may-stand/depends | section-45 2026-06-10 |  |  | section 45, three years to the day
  line=life&reason=section-45&began=2023-06-10&arose=2026-05-01&letter=2026-06-11 | claim-life-question-limit | A revival starts them again |  | section-45 cannot-stand | section-45 2026-06-10 |  |  | section 45, three years and a day
  line=life&reason=section-45&began=2024-02-01&arose=2026-05-01&letter=2026-06-11 | claim-life-question-limit | until 1 February 2027 |  | section-45 may-stand | section-45 2027-02-01 |  |  | section 45, after a revival
  line=health-cashless&reason=not-medically-necessary&arose=2026-11-25&letter=2026-11-26 | refusal-definition-medical-necessity; health-rejection-term |  |  | not-medically-necessary depends |  | commission 2028-11-26 |  | cashless refused while in hospital
  line=health-cashless&reason=pre-existing-disease&began=2023-10-15&arose=2026-12-10&letter=2026-11-20 | health-pre-existing-wait |  |  | pre-existing-disease cannot-stand | pre-existing-disease 2026-10-15, 2028-10-15 |  |  | cashless refused before a planned stay
  line=travel&reason=travel-pre-existing&began=2026-05-01&arose=2026-05-12&letter=2026-07-01 | travel-illness-left-out; ruling-disclosed-illness |  | moratorium; 60 months | travel-pre-existing depends |  | commission 2028-07-01 |  | illness on a journey: no moratorium
  line=third-party&reason=driving-licence&arose=2026-08-31&letter=2026-10-31 | ruling-pay-and-recover |  |  | driving-licence depends |  | tribunal 2027-02-28; commission 2028-10-31 |  | people hurt: the tribunal on the last of February
  line=health-reimbursement&reason=no-clear-reason&arose=2024-02-10&letter=2024-02-29 | health-rejection-term | reasons in its letter |  |  |  | commission 2026-02-28 | commission-over | a letter of 29 February
  line=health-reimbursement&reason=no-clear-reason&arose=2026-09-01&letter=2026-10-15&sent=2026-10-20 | complaint-ombudsman-silence |  |  |  |  | reply-due 2026-11-03; door-opens 2026-11-21; door-closes 2027-11-20; commission 2028-10-15 | ombudsman | the insurer is silent on the complaint for a month
  line=health-reimbursement&reason=no-clear-reason&arose=2026-09-01&letter=2026-10-15&sent=2026-11-20 | claim-complaint-reply |  |  |  |  | reply-due 2026-12-04; door-opens 2026-12-21; door-closes 2027-12-20; commission 2028-10-15 | waiting | a complaint of last week
  line=health-reimbursement&reason=no-clear-reason&arose=2026-09-01&letter=2026-10-15 | claim-complaint-reply |  |  |  |  | reply-due 2026-12-10; commission 2028-10-15 | send | no complaint yet
  line=life&reason=suicide&began=2025-05-05&arose=2026-05-04&letter=2026-07-01 | life-suicide-clause; life-suicide-refund | at least 80% of the premiums |  | suicide may-stand | suicide 2026-05-05 |  |  | suicide on the last day of month twelve
  line=life&reason=suicide&began=2025-05-05&arose=2026-05-06&letter=2026-07-01 | life-suicide-clause |  |  | suicide cannot-stand | suicide 2026-05-05 |  |  | suicide after the twelve months
  line=health-reimbursement&reason=initial-wait&began=2026-01-01&arose=2026-01-30&letter=2026-02-20 | health-initial-wait | An accident is excepted |  | initial-wait may-stand | initial-wait 2026-01-31 |  |  | day 30 of the policy
  line=health-reimbursement&reason=initial-wait&began=2026-01-01&arose=2026-02-01&letter=2026-02-20 | health-initial-wait |  |  | initial-wait cannot-stand | initial-wait 2026-01-31 |  |  | day 32 of the policy
  line=health-reimbursement&reason=late-papers&arose=2026-07-01&letter=2026-09-10 | claim-late-notice | not by itself a ground |  | late-papers cannot-stand/depends |  | commission 2028-09-10 |  | papers late, a letter of 2026
  line=health-reimbursement&reason=late-papers&arose=2023-07-01&letter=2023-09-10 | refusal-older-late-notice |  |  | late-papers depends |  | commission 2025-09-10 | commission-over | papers late, a letter of 2023
  line=own-damage&reason=cheque-dishonoured-64vb&arose=2026-05-10&letter=2024-10-01 | complaint-commission-window | bears a date before the event | commission are over; letter of {letter} refuses |  |  | refused 2024-10-01; commission none | send | a cancellation is older than the event, and no refusal of it: own-damage, cheque-dishonoured-64vb
  line=third-party&reason=cheque-dishonoured-64vb&arose=2026-05-10&letter=2024-10-01 | complaint-commission-window | bears a date before the event | commission are over; letter of {letter} refuses |  |  | refused 2024-10-01; commission none | send | a cancellation is older than the event, and no refusal of it: third-party, cheque-dishonoured-64vb
  line=life&reason=lapsed&arose=2026-05-10&letter=2024-10-01 | complaint-commission-window | bears a date before the event | commission are over; letter of {letter} refuses |  |  | refused 2024-10-01; commission none | send | a cancellation is older than the event, and no refusal of it: life, lapsed
  line=life&reason=life-cheque-64vb&arose=2026-05-10&letter=2024-10-01 | complaint-commission-window | bears a date before the event | commission are over; letter of {letter} refuses |  |  | refused 2024-10-01; commission none | send | a cancellation is older than the event, and no refusal of it: life, life-cheque-64vb
  line=health-reimbursement&reason=lapsed-health&arose=2026-05-10&letter=2024-10-01 | complaint-commission-window | bears a date before the event | commission are over; letter of {letter} refuses |  |  | refused 2024-10-01; commission none | send | a cancellation is older than the event, and no refusal of it: health-reimbursement, lapsed-health
  line=health-cashless&reason=not-medically-necessary&arose=2026-05-10&letter=2026-05-01 | complaint-commission-window |  |  |  |  | commission 2028-05-01 |  | a planned stay, refused before the admission: the two years count from that letter
  line=theft&kind=silence&papers=2024-03-01 | claim-complaint-reply | add the interest that you owe | 2 percentage points (; By my count |  |  |  |  | theft, papers of before the rule on interest: its rate is not named
  line=health-reimbursement&reason=late-interest&arose=2024-01-10&papers=2024-03-01&settled=2024-03-25 | claim-late-interest | older limits, which are not counted here | It owes interest; By my count; 16 March | late-interest depends |  |  |  | late interest: paid within the limits of its time, which are not counted here
  line=health-reimbursement&reason=late-notice&letter=2023-09-10 | refusal-older-late-notice | 20 September 2011…5 September 2024 |  | late-notice depends |  |  |  | told late, a letter of 2023
  line=own-damage&reason=wear-and-tear&letter=2023-06-07 | refusal-older-late-notice |  | surveyor was allotted and reported |  |  |  |  | a damaged car, refused in 2023: no survey rule of 2024
  line=health-reimbursement&reason=non-disclosure-health&began=1990-05-07&arose=1990-09-11 | health-moratorium | a longer period, or none | older, longer period | non-disclosure-health depends |  |  |  | a claim of 1990-09-11 had a longer moratorium, or none
  line=health-reimbursement&reason=non-disclosure-health&began=2013-03-28&arose=2014-05-03 | health-moratorium | a longer period, or none | older, longer period | non-disclosure-health depends |  |  |  | a claim of 2014-05-03 had a longer moratorium, or none
  line=health-reimbursement&reason=non-disclosure-health&began=2007-07-07&arose=2008-01-19 | health-moratorium | a longer period, or none | older, longer period | non-disclosure-health depends |  |  |  | a claim of 2008-01-19 had a longer moratorium, or none
  line=health-reimbursement&reason=non-disclosure-health&began=2019-05-10&arose=2024-12-01&letter=2025-01-20 | refusal-older-policies | ran for two or three years |  | non-disclosure-health cannot-stand/depends |  |  |  | a policy of three years may be renewed later than its anniversary
  line=life&reason=late-interest&papers=2026-10-20&settled=2026-11-04 | claim-death-without-investigation; claim-death-with-investigation |  |  | late-interest depends |  |  |  | a death, papers of 20 October 2026, money on 2026-11-04: an investigation decides
  line=life&reason=late-interest&papers=2026-10-20&settled=2026-11-05 | claim-death-without-investigation; claim-death-with-investigation |  |  | late-interest depends |  |  |  | a death, papers of 20 October 2026, money on 2026-11-05: an investigation decides
  line=life&reason=late-interest&papers=2026-10-20&settled=2026-11-10 | claim-death-without-investigation; claim-death-with-investigation |  |  | late-interest depends |  |  |  | a death, papers of 20 October 2026, money on 2026-11-10: an investigation decides
  line=life&reason=late-interest&papers=2026-09-20&settled=2026-11-05 | claim-death-with-investigation |  |  | late-interest cannot-stand |  |  |  | a death, money on day 46: late with an investigation too
  line=life&kind=part&reason=section-45 | ruling-grounds-of-letter |  |  |  |  |  |  | section 45, and another ground than that of the letter
`;

// The insurer is silent.
refusals`
  query | rules | answer has | answer lacks | dates | silence | why
  line=health-reimbursement&kind=silence&arose=2026-09-10&papers=2026-10-01 | claim-health-reimbursement; claim-late-interest | until 16 October 2026 |  | insurer-decision 2026-10-16 | claim-health-reimbursement 2026-10-16 over | health, silent for 41 days beyond its time
  line=life&kind=silence&arose=2026-10-01&papers=2026-10-20 | claim-late-interest | until 4 November 2026 | you had 45 days |  | claim-death-without-investigation 2026-11-04 over; claim-death-with-investigation 2026-12-04 runs | a death claim in silence: 15 days are over, 45 are not
  line=own-damage&kind=silence&arose=2026-10-05&papers=2026-10-05 | claim-late-interest | until 28 October 2026 |  |  | claim-surveyor-allotted 2026-10-06 over; claim-survey-report 2026-10-21 over; claim-survey-decision 2026-10-28 over | damage in silence: report from the day of the surveyor
  line=health-reimbursement&kind=silence&papers=2024-03-01 | claim-complaint-reply | decide | you had ; 2024-03-16; 16 March 2024; 2%; bank rate |  | – | the limits of 2024 are not those of 2024-03-01: health-reimbursement, claim-health-reimbursement
  line=life&kind=silence&papers=2024-03-01 | claim-complaint-reply | decide | you had ; 2024-03-16; 16 March 2024; 2%; bank rate |  | – | the limits of 2024 are not those of 2024-03-01: life, claim-death-without-investigation
  line=life&kind=silence&papers=2024-03-01 | claim-complaint-reply | decide | you had ; 2024-03-16; 16 March 2024; 2%; bank rate |  | – | the limits of 2024 are not those of 2024-03-01: life, claim-death-with-investigation
  line=own-damage&kind=silence&papers=2023-03-01 | claim-complaint-reply | decide | you had ; 2024-03-16; 16 March 2024; 2%; bank rate |  | – | the limits of 2024 are not those of 2023-03-01: own-damage, claim-survey-decision
  line=own-damage&kind=silence&papers=2024-09-04 | claim-complaint-reply | decide | you had ; 2024-03-16; 16 March 2024; 2%; bank rate |  | – | the limits of 2024 are not those of 2024-09-04: own-damage, claim-survey-report
  line=health-cashless&kind=silence&papers=2024-01-10 | claim-complaint-reply | decide | you had ; 2024-03-16; 16 March 2024; 2%; bank rate |  | – | the limits of 2024 are not those of 2024-01-10: health-cashless, claim-cashless-decision
  line=own-damage&kind=silence&papers=2024-09-01&report=2024-09-20 | claim-survey-decision |  |  |  | claim-survey-decision 2024-09-27 over | own damage: the papers are of before the limits, the survey report is of after them
`;

// Days in the wrong order are asked again; a reason of another line is not judged.
refusals`
  query | error | left out
  line=own-damage&reason=wear-and-tear&arose=2026-05-10&letter=2026-05-01 | letter: …
  line=health-reimbursement&reason=initial-wait&began=2026-03-01&letter=2026-02-01 | letter: …
  line=life&reason=section-45&began=2026-03-01&arose=2026-02-01 | arose: …
  line=life&reason=suicide&letter=2026-12-01 | letter: …
  line=life&reason=suicide&letter=2026-02-31 | letter: …
  line=life&reason=suicide&letter=2026-10-15&sent=2026-10-14 | sent: …
  line=life&reason=pre-existing-disease | | other line: pre-existing-disease; too many:
`;

test.each(refusalReasons.map(({ id, lines }) => [id, lines[0]] as const))(
  'no day at all, %s: no verdict, and no day that is over',
  (id, line) => {
    const input = readRefusal(`line=${line}&reason=${id}`, today);
    expect(
      input.reasons.map((reason) => judgeReasonOfClaim(input, reason, today).standing),
    ).toEqual(['depends']);
    expect(planRefusal(input, today).steps.filter(({ date }) => date && date < today)).toEqual([]);
  },
);
