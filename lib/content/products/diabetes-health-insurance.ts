/**
 * Health insurance with diabetes. Its question is how the pre-existing disease rule works for someone
 * who has, or may soon have, diabetes.
 */
import { diabetesHealthInsuranceComparison } from '../comparisons/diabetes-health-insurance.ts';
import { waitingPeriodsDiabetes } from '../drawings.ts';
import { inYears, withYears } from '../figure-amounts.ts';
import { cashlessDecision, complaintReply } from '../figures/claims.ts';
import {
  healthExistingConditions,
  healthFreeLook,
  healthGst,
  healthInitialWait,
  healthListedDiseaseCode,
  healthMoratorium,
  healthPortabilityCredit,
  healthPreExistingCode,
  healthPreExistingLookBack,
  healthPreExistingWait,
  healthRejectionReview,
  healthRenewalRight,
  healthSpecificWait,
  healthTaxSection,
} from '../figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
} from '../figures/health-schemes.ts';
import {
  healthRenewalGrace,
  healthRenewalGraceMonthly,
  maxPortNotice,
  minPortNotice,
  safePortNotice,
} from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'diabetes health insurance',
  heading: 'Health insurance when you have diabetes',
  answer:
    'Many insurers offer hospital cover with diabetes, at a higher price, with a waiting period for diabetes and what it causes, or both; each may still decline. Declare it fully: a hidden diagnosis is what puts the later claim at risk.',
  keyFacts: [
    {
      label: 'Longest wait for diabetes',
      figure: healthPreExistingWait,
      note: 'Some plans wait less, a few start at once, for a price.',
    },
    {
      label: 'How far back they look',
      figure: healthPreExistingLookBack,
      note: 'Diagnosis, advice or treatment in this time before the policy makes it pre-existing.',
    },
    {
      label: 'After this, no dispute over forms',
      figure: healthMoratorium,
      note: 'Five years of unbroken cover, the moratorium. Proven fraud is the exception.',
    },
  ],
  introduction: [
    `For an insurer, diabetes is a _pre-existing disease_ if it was diagnosed, or if a doctor advised or gave treatment for it, in the ${healthPreExistingLookBack.text} before the policy began. Tablets you take today make it pre-existing even if the diagnosis is twenty years old. For such a disease the policy may make you wait, at most ${healthPreExistingWait.text}, before it pays for treatment of the disease and of what follows from it.`,
    'The second half of that sentence is where disputes live. Diabetes can lead to kidney, eye, nerve, foot and heart trouble. During the wait, an insurer may treat a foot infection or kidney failure as part of it. An unrelated illness, such as dengue, appendicitis or a road accident, is not part of the wait. Ask the insurer for its view of heart disease in writing, since opinions differ most there.',
    '**An example of the calendar.** You buy on 1 June 2027, with diabetes declared and the full wait of three years. A fracture in July 2027 is covered. Dengue in August 2027 is covered. A diabetic foot operation in May 2030 is not; in July 2030 it is, provided you renewed every year without a break.',
  ],
  suitableFor: [
    'You have type 2 diabetes under control, with recent reports to show it.',
    'You take only tablets, or insulin with stable values and no organ damage.',
    'You were told you are prediabetic and hold no policy yet.',
    'You are leaving a job whose group policy covered your diabetes.',
    'Your parent has diabetes and you pay their hospital bills.',
  ],
  notSuitableFor: [
    'You need dialysis, eye or foot surgery now. No new policy will pay for it.',
    'You expect it to pay for tablets, strips, sensors and monthly visits. Most plans do not.',
    'The person is 70 or over: [free public cover](/senior-citizen#free-cover-from-70) pays for diabetes from the first day. Get that card first.',
    'Your present policy has served its wait. Leaving it for a “diabetes plan” may cost you that.',
    'The price with [loading](term:loading) equals what you could save toward your own medical fund.',
  ],
  atAGlance: [
    { label: 'Must be declared', text: 'Yes: year, medicines, HbA1c, complications' },
    { label: 'Wait for diabetes', text: `From none to ${healthPreExistingWait.text}, by plan` },
    { label: 'BP (high blood pressure) too', text: 'Declared and waited for in the same way' },
    { label: 'Wait for other illness', text: `${healthInitialWait.text}; none for accidents` },
    { label: 'Medical check', text: 'Usual; blood sugar, kidney values, ECG' },
    { label: 'Price', text: 'May carry a loading' },
    { label: 'If you get diabetes later', text: 'Covered like any new illness' },
    { label: 'Type 1', text: 'Accepted by fewer plans' },
  ],
  inclusions: [
    'Admission for illness that has nothing to do with diabetes, after the first wait',
    'Accidents from the first day',
    'Diabetic emergencies and complications, once the wait is over',
    'Dialysis as [day care](term:day-care) after the wait, if kidneys fail',
    'Injections into the eye for diabetic retinopathy, often within a limit',
    'Regular check-ups and HbA1c tests, in plans made for diabetes',
  ],
  exclusions: [
    'Treatment of diabetes or its complications during the wait',
    `Cataract and other listed diseases in their own wait, up to ${healthSpecificWait.text}, even if you have no complication`,
    'A complication already present that you did not declare',
    'Medicines, strips, pumps and sensors used at home, without the benefit for them',
    'Diet and weight programmes, and weight-loss surgery unless set medical conditions are met',
    'Admission only to adjust the dose, if it could be done as an out-patient',
  ],
  howToChoose: [
    {
      title: 'Collect twelve months of values',
      text: 'HbA1c, kidney function, blood pressure, an eye report and your prescription. Good values widen your choice and may soften the price.',
    },
    {
      title: 'Compare waits in months, by condition',
      text: 'Ask for diabetes, high blood pressure and heart disease separately. A “day one” promise may name only the first.',
    },
    {
      title: 'Weigh a shorter wait against its price',
      text: 'If a shorter wait costs a certain sum each year, multiply it by the years saved and compare that with a likely bill.',
    },
    {
      title: 'Check sub-limits for kidney, eye and heart',
      text: 'A plan can accept diabetes and then cap exactly the organs it harms. Read the table of limits with these three in mind.',
    },
    {
      title: 'Keep a copy of the form',
      text: 'Save the completed proposal and the reports you sent. If a dispute comes, this file shows what you told the insurer.',
    },
  ],
  costs: [
    'Two people with diabetes may pay very different premiums. Age comes first, then years since diagnosis, values, insulin, smoking, weight and a second condition such as high blood pressure. A loading can apply even to the regulator’s standard policy.',
    'A plan designed for diabetes may include tests and consultations. Add up what you spend on these now; if it is less than the extra premium, the plan costs you more than it gives.',
    `GST on a personal policy is ${healthGst.text}. A deduction for premiums exists in the old tax regime alone, by ${healthTaxSection.text}, subject to the tax law in force.`,
  ],
  insteadOfPrice:
    'Ask for a written quotation after the insurer has seen your reports: before that, no price is final.',
  rules: [
    {
      label: 'Offer of cover',
      figure: healthExistingConditions,
      text: 'Insurers must make an effort to have products for people with existing conditions. It is a duty about products: one insurer can still decline you.',
    },
    {
      label: 'Start of a new policy',
      figure: healthInitialWait,
      text: 'For every illness other than accident; it is over long before the diabetes wait.',
    },
    {
      label: 'Taking served time along',
      figure: healthPortabilityCredit,
      text: 'If you have served two of three years with one insurer, a move at renewal should leave one, for the same sum.',
    },
    {
      label: 'Missed yearly premium',
      figure: healthRenewalGrace,
      text: 'Pay within it or the wait may begin from zero, with your diabetes now older.',
    },
    {
      label: 'Missed monthly premium',
      figure: healthRenewalGraceMonthly,
      text: 'Shorter, so use a standing instruction if you pay monthly.',
    },
    {
      label: 'Renewal',
      figure: healthRenewalRight,
      text: 'A year with two admissions for sugar is no reason to end your policy.',
    },
    {
      label: 'Change of mind',
      figure: healthFreeLook,
      text: 'Compare the diseases written on the policy with those you declared. Report a missing one at once.',
    },
  ],
  topics: [
    {
      id: 'other-illnesses',
      heading: 'BP, thyroid, asthma, heart, cancer, kidney: can I get cover?',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Thyroid:** yes, as a rule. A thyroid that tablets keep normal seldom changes the price; declare it with the last TSH value.',
            `**Asthma:** often yes, with a wait of up to ${healthPreExistingWait.text}. Say when you were last in hospital for it and which inhaler you use.`,
            '**High blood pressure (BP), cholesterol:** yes at many insurers, if tablets control it. Heart, brain and kidney trouble may then count as its complication during the wait.',
            '**Heart attack, stent, bypass:** some insurers, mostly after a time without symptoms, with tests and a higher price; a few sell plans for heart patients.',
            `**Cancer, treated and over:** some insurers, after years without treatment. What was last treated or advised on more than ${healthPreExistingLookBack.text} before is no pre-existing disease, but answer what the form asks. A few plans are made for cancer patients.`,
            '**Kidney failure, dialysis now:** a new policy is unlikely. Ask for [free public cover](/health-insurance#public-schemes), an employer’s group policy, and schemes of your state.',
            '**PCOS, migraine, epilepsy, hepatitis, old TB:** each insurer decides by severity. Apply with reports, to more than one.',
          ],
        },
      ],
    },
  ],
  claims: [
    `At admission, tell the treating doctor since when you have had diabetes, and ask that the year is written as you declared it. A careless “known case for 15 years” in the notes, where your form says eight, can stop the claim. The cashless answer is due in ${cashlessDecision.text}. Before you need it, find a hospital with a diabetes or kidney unit in the insurer’s own list and [check that it takes cashless](/cashless-hospital).`,
    `If a claim is refused as related to diabetes, ask the treating doctor for a letter on the cause, and the insurer for the clause. Complain to the insurer first; it has ${complaintReply.text}, and [our page on complaints](/grievance-redressal) says who comes next. The [claim guide](/claim) sets out the order.`,
  ],
  questions: [
    {
      id: 'diabetes-health-insurance-parent-58',
      question: 'My parent is 58 and has diabetes. From when would a policy pay?',
      answer: [
        `An example: diabetes declared, cover from 1 June 2027, the longest waits the rules allow (${healthInitialWait.text} and ${healthPreExistingWait.text}). Accidents are covered from that day, and illness with no link to diabetes from July 2027. Diabetes, its complications, cataract and the other listed diseases are covered from June 2030, at 61. From June 2032, at 63, the answers on the form cannot be disputed any more, short of proven fraud.`,
        'A shorter wait brings a date forward, one missed renewal can push them all back, and a co-pay may still be taken from each claim: [the page for seniors](/senior-citizen) works one through.',
      ],
    },
    {
      id: 'diabetes-health-insurance-free-cover-at-70',
      question: 'My mother is 72 and has diabetes. Is there cover without a wait?',
      answer: [
        `Yes, and it is free: Ayushman Vay Vandana covers every resident from ${vayVandanaAge.text}, with ${vayVandanaCover.text} for the elders of a family together. Illness she already has is ${vayVandanaExistingIllness.text.toLowerCase()}, diabetes included.`,
        'It pays as an in-patient in empanelled hospitals only. So ask the hospital with the kidney or eye unit you would use whether it takes the card. A private policy may be kept beside it. [How to apply](/senior-citizen#free-cover-from-70). Younger than that? Families on the government’s list have [cover of their own](/health-insurance#public-schemes).',
      ],
    },
    {
      id: 'diabetes-health-insurance-blood-pressure',
      question: 'Can I get health insurance with BP (high blood pressure)?',
      answer: [
        `Yes, at most insurers, if tablets keep it in range: often at a somewhat higher price and with a wait of up to ${healthPreExistingWait.text} for BP and what follows from it. Declare the year, the tablets and your last readings. With BP and diabetes together, ask for the wait and the loading of each.`,
      ],
    },
    {
      id: 'diabetes-health-insurance-heart-stent',
      question: 'Health insurance after a heart attack, angioplasty or stent: is it possible?',
      answer: [
        `Sometimes: some insurers accept a heart patient after a time without symptoms, with an ECG or echo report, a loading and a wait of up to ${healthPreExistingWait.text} for the heart. Others decline, so apply to several; a few sell plans for heart patients. From ${vayVandanaAge.text} on, [free public cover](/senior-citizen#free-cover-from-70) has no wait.`,
      ],
    },
    {
      id: 'diabetes-health-insurance-insulin-glucometer',
      question: 'Are insulin, strips, glucometer, pump or sensors paid?',
      answer: [
        'At home mostly not: they are out-patient costs, which only plans with an OPD or diabetes benefit pay, up to a limit. Insulin given during a paid stay is part of the bill.',
      ],
    },
    {
      id: 'diabetes-health-insurance-gestational',
      question: 'Does gestational diabetes (in pregnancy) count as pre-existing?',
      answer: [
        'For a later policy it can: a doctor diagnosed and treated it, so declare it with the dates and the sugar values since the birth. In the pregnancy itself it is paid, if at all, by [maternity cover](/maternity-health-insurance).',
      ],
    },
    {
      id: 'diabetes-health-insurance-which-complications',
      question: 'Which illnesses count as complications of diabetes?',
      answer: [
        'Usually counted: coma or very low sugar, foot ulcers and amputation, and disease of kidney, retina or nerves that the doctor puts down to diabetes. Usually not: dengue, a fracture, appendicitis. Argued over: heart attack, stroke, and wounds or infections that heal badly, because sugar is one of several possible causes.',
        'Have the insurer name the diseases it will hold to the wait. A wording that says “direct complications” is narrower than one that says “and related conditions”.',
      ],
    },
    {
      id: 'diabetes-health-insurance-declare-controlled',
      question: 'My sugar is normal with tablets. Must I declare diabetes?',
      answer: [
        'Yes. Controlled diabetes is diabetes, and the form asks about diagnosis and medicines, not about how well you feel. Pharmacy bills and old reports come to light in a claim.',
        'Good control is an argument for a fair price. Silence turns it into an argument against you.',
      ],
    },
    {
      id: 'diabetes-health-insurance-prediabetes',
      question: 'Does prediabetes or a high HbA1c count as a pre-existing disease?',
      answer: [
        'It depends on what the doctor wrote and whether treatment was advised. Answer the question on the form exactly as put, and attach the report if in doubt.',
        'Buying while you are only at risk is sensible: if diabetes appears later, and you answered honestly, it is a new illness.',
      ],
    },
    {
      id: 'diabetes-health-insurance-diagnosed-after-buying',
      question: 'I was diagnosed after buying. Does the waiting period apply?',
      answer: [
        `Not the one for pre-existing disease, if there was no diagnosis, advice or treatment before. You have only the first ${healthInitialWait.text} and the waits for listed diseases.`,
        'The insurer may ask for older reports to see when it began. At renewal it should not charge you alone more because of the new diagnosis; ask if it tries to.',
      ],
    },
    {
      id: 'diabetes-health-insurance-kidney-heart-during-wait',
      question: 'Will a heart attack during the wait be paid?',
      answer: [
        'This is the hardest case. Some insurers treat heart disease in a person with diabetes as connected and refuse; others look at the medical evidence in the single case.',
        `A refusal needs the agreement of ${healthRejectionReview.text.toLowerCase()} inside the insurer and must name the clause. A doctor’s opinion on the actual cause is your strongest paper.`,
      ],
    },
    {
      id: 'diabetes-health-insurance-day-one-cover',
      question: 'Is there health insurance for type 1 or type 2 diabetes from day one?',
      answer: [
        'Some plans offer it, mostly for type 2 (fewer accept type 1), or offer a short wait of some weeks or months, at a higher premium and after a check. Read what is included: the disease itself, complications, or only listed admissions.',
        'Compare the extra cost of the first three years with what you would realistically claim in them.',
      ],
    },
    {
      id: 'diabetes-health-insurance-forgot-to-declare',
      question: 'I forgot to declare it years ago. What now?',
      answer: [
        `Tell the insurer now, in writing, with the date of diagnosis. It may add a loading or wait, or object. After ${healthMoratorium.text} of unbroken cover it can no longer refuse a claim because something was not declared, except where it proves fraud.`,
        'Do not wait in silence for that date: a claim may come first.',
      ],
    },
    {
      id: 'diabetes-health-insurance-switch-from-group',
      question: 'My company policy covers diabetes. What if I leave?',
      answer: [
        'Before your last day, ask the insurer of the group policy about moving to one of its individual policies, and whether your years there will count. Do not let a gap arise.',
        `For a move between personal policies, apply ${maxPortNotice.text} to ${safePortNotice.text} before renewal; the rule itself allows it up to ${minPortNotice.text} before. [Portability](/health-insurance#portability) has the steps. A policy of your own, bought while still employed, is the calmer route.`,
      ],
    },
    {
      id: 'diabetes-health-insurance-refused',
      question: 'An insurer refused me. What can I do?',
      answer: [
        'Ask for the reason. A single odd value can be repeated and sent again; an old report may be out of date. Another insurer may accept with a loading or a longer wait.',
        'You must mention the refusal if the next form asks. While you search, build a medical fund and look for group cover through work or an association.',
      ],
    },
    {
      id: 'diabetes-health-insurance-what-to-write',
      question: 'What exactly should I write about diabetes on the form?',
      answer: [
        'The type, the month and year of diagnosis, every medicine with its dose, insulin or not, and the last HbA1c with its date. Then what it has touched: eyes, kidneys, nerves, feet, heart. Add tablets for blood pressure and cholesterol, each admission, and any operation advised but not done.',
        'If you do not remember a year, write “about” and how you know, not a firm wrong one. “As per reports” is safe only with a list of the reports you sent.',
      ],
    },
    {
      id: 'diabetes-health-insurance-moratorium-effect',
      question: `Moratorium of ${inYears(healthMoratorium)}: what does it change for someone with diabetes?`,
      answer: [
        `During the first ${withYears(healthMoratorium)} of unbroken cover an insurer can test your answers, and a diabetes left out can cost you the claim. After that a wrong or missing answer is no reason to refuse, unless the insurer proves fraud. Years with an earlier insurer count if you moved without a gap.`,
        'It does not shorten the waiting period, and it does not lift a sub-limit, a co-pay or an exclusion. It ends one kind of argument only.',
      ],
    },
    {
      id: 'diabetes-health-insurance-moving-shortens-wait',
      question: 'How does moving a policy shorten the wait?',
      answer: [
        'An example: you have held ₹3 lakh for two years with diabetes declared and a three-year wait, and move to ₹10 lakh elsewhere. For ₹3 lakh one year is left; for the added ₹7 lakh the wait may begin anew. A ₹8 lakh kidney claim eighteen months after the move is then paid up to ₹3 lakh, and in full once three years have passed since the move.',
        'The new insurer may decline you. Ask for its yes in writing, with the remaining months for each disease, before you let the old policy go.',
      ],
    },
    {
      id: 'diabetes-health-insurance-questions-for-insurer',
      question: 'What should I ask the insurer before I pay?',
      answer: [
        'In which month will diabetes first be paid for, and which diseases share that date? At what sum are heart, kidney, eye and foot treatments capped? How high are co-pay and loading, do they rise with age, and what would bring them down?',
        `Hold the answers against two clauses of the wording: ${healthPreExistingCode.text} for known illnesses and ${healthListedDiseaseCode.text} for listed ones. If paper and answer differ, the paper wins, so have it corrected before you pay.`,
      ],
    },
  ],
  related: ['/health-insurance', '/senior-citizen', '/critical-illness-insurance', '/super-topup'],
  figuresInText: [
    healthTaxSection,
    vayVandanaAge,
    vayVandanaCover,
    vayVandanaExistingIllness,
    healthSpecificWait,
    healthGst,
    cashlessDecision,
    complaintReply,
    healthRejectionReview,
    minPortNotice,
    maxPortNotice,
    safePortNotice,
    healthPreExistingCode,
    healthListedDiseaseCode,
  ],
};

export const diabetesHealthInsurance: Product = {
  content,
  menuLine: 'Cover with diabetes',
  audience: 'People with diabetes',
  picture: {
    heading: 'When a new policy pays for diabetes',
    lead: 'Diabetes you have on the day you buy is an illness you already have. Its waiting time runs while you renew without a break, so the day you start decides the day it ends.',
    drawings: [waitingPeriodsDiabetes],
  },
  comparison: diabetesHealthInsuranceComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
};
