/**
 * Maternity cover in health insurance. Its questions are how early to buy, what the limit leaves for you
 * to pay, and from which day a newborn is insured.
 */
import { lowerFirst } from '../../text/words.ts';
import { maternityHealthInsuranceComparison } from '../comparisons/maternity-health-insurance.ts';
import {
  cashlessDecision,
  complaintReply,
  noticePlannedStay,
  reimbursementDecision,
} from '../figures/claims.ts';
import {
  healthCancellationNotice,
  healthFreeLook,
  healthGst,
  healthInfertilityCode,
  healthInformationSheet,
  healthInitialWait,
  healthMaternityCode,
  healthPortabilityCredit,
  maternityWait,
  newbornAge,
  standardHealthChildAge,
  surrogateCover,
} from '../figures/health.ts';
import { notExcludable } from '../figures/refusals-health.ts';
import { healthRenewalGrace, minPortNotice } from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'maternity health insurance',
  heading: 'Maternity insurance: buy it long before a pregnancy',
  answer:
    'Maternity cover pays part of the cost of delivery, and sometimes care for the newborn, after its own waiting period. It’s worth having only if you buy it well before a pregnancy.',
  keyFacts: [
    {
      label: 'It waits, by the plan',
      figure: maternityWait,
      note: 'Ask what it is counted to. If it is the birth, a pregnancy may begin about nine months before the wait ends; if it is the conception, only after it.',
    },
  ],
  introduction: [
    'Ordinary health policies leave childbirth out: it is one of the standard exclusions. Where it is included, or can be added, it is separate from the rest of the policy with three lines of its own: a _waiting period_ before any claim, a _sub-limit_ that caps what a delivery may cost the insurer, and a number of deliveries.',
    'Waits differ between plans from under a year to several years; the wording of the plan states its own. Nobody can shorten the arithmetic: a wait plus a pregnancy must both fit before the birth. So the useful question for a couple is not “which plan pays most” but “when could we realistically claim”. If the honest answer is never, put the same money in a deposit and buy a sound base policy.',
    '**An example calendar.** A plan with a two-year wait begins on 1 January 2027. If the wait counts up to the delivery, a birth from 2 January 2029 is payable by every count, so a pregnancy may begin from about April 2028. If it must be over before conception, the first payable birth is about October 2029. Both plans say “two years” in the brochure.',
    'The newborn needs cover of its own. A few days in neonatal intensive care can cost far more than the birth, and the mother’s sub-limit will not pay for it. Ask from which day the baby is insured, up to which sum, and whether conditions present at birth are included. That clause may be worth more than the delivery money.',
  ],
  suitableFor: [
    'You plan a first child some years from now and will keep the policy.',
    'You work for an employer whose group policy has no maternity benefit.',
    'You value cover for the newborn from the first day.',
    'You intend to have two children under the same policy.',
  ],
  notSuitableFor: [
    'You are already pregnant. A new personal policy will not pay for this delivery.',
    'You plan a baby before the wait could end.',
    'Your employer’s policy already pays for deliveries, perhaps without a wait.',
    'The extra premium over the waiting years comes close to the sub-limit.',
    'You look for fertility treatment: it is a different exclusion.',
  ],
  atAGlance: [
    {
      label: 'Pays',
      text: 'Delivery costs up to a sub-limit, separate from the [sum insured](term:sum-insured)',
    },
    {
      label: 'Waiting period',
      text: `Set by the plan: from ${maternityWait.text} in plans on sale`,
    },
    { label: 'Caesarean (C-section)', text: 'Often a higher sub-limit than a normal delivery' },
    { label: 'Deliveries', text: 'Usually limited in number' },
    { label: 'Newborn', text: 'By a clause of its own; day and amount differ' },
    { label: 'Both partners', text: 'Some plans count the wait only if both are insured' },
  ],
  inclusions: [
    'Hospital charges for a normal delivery or a C-section (caesarean), within the sub-limit',
    'Medically needed termination, where the wording includes it',
    'Ante-natal and post-natal visits, in some plans and up to a small sum',
    'Newborn treatment from birth, in plans that name it',
    'First vaccinations, in some plans',
    'Complications that the policy treats as illness rather than maternity: ask for examples in writing',
  ],
  exclusions: [
    'A delivery before the maternity wait has ended, even by a day',
    'A pregnancy that existed when you bought the policy',
    'Costs above the sub-limit, however large the sum insured',
    'Infertility and assisted conception, unless bought as a benefit',
    'The baby’s treatment where no newborn clause applies',
    'Cord-blood banking, photographs and a companion’s meals',
  ],
  howToChoose: [
    {
      title: 'Count months on a calendar',
      text: 'Write today’s date, add the wait, add nine months for the pregnancy if the plan demands that conception falls after it. That is your first possible claim.',
    },
    {
      title: 'Ask your hospital for its package',
      text: 'Get the price of a normal and a caesarean delivery in the room you want. Set it beside the sub-limit.',
    },
    {
      title: 'Compare price with benefit',
      text: 'Take the premium with maternity, subtract the premium of a like plan without it, and multiply by the years until the birth. If the result is near the sub-limit, you are only prepaying.',
    },
    {
      title: 'Read the newborn clause aloud',
      text: 'First day or ninetieth? Inside the mother’s limit or the full sum insured? Do conditions from birth count? How soon must you report the birth?',
    },
    {
      title: 'Judge the rest of the policy',
      text: 'You will hold it for decades after the birth. A weak hospital policy with a pretty maternity line is a poor bargain.',
    },
  ],
  costs: [
    'Maternity is priced close to what it pays, because people who buy it mean to use it. Expect a clearly higher premium, every year, also after your family is complete. Find out whether you can drop the benefit later without losing the policy’s other credits.',
    `A personal policy with maternity carries GST of ${healthGst.text}, like one without. Any income-tax deduction belongs to the old regime and is subject to the tax law in force.`,
    'Plan cash for the gap: package price less sub-limit, a deposit at admission, and items your policy does not pay. An example: a ₹1.5 lakh package against a ₹60,000 sub-limit leaves ₹90,000.',
  ],
  insteadOfPrice:
    'Ask for the same policy with and without maternity, in writing. The difference over the waiting years is the price of the benefit.',
  rules: [
    {
      label: 'First wait of any new policy',
      figure: healthInitialWait,
      text: 'Illness in this time is not paid. The maternity wait is separate and longer.',
    },
    {
      label: 'Where to find the sub-limit',
      figure: healthInformationSheet,
      text: 'If maternity is a selling point but its wait is not on the sheet, ask why.',
    },
    {
      label: 'Free look',
      figure: healthFreeLook,
      text: 'Enough to send the maternity and newborn pages to your doctor’s billing desk and ask.',
    },
    {
      label: 'Credit when you switch',
      figure: healthPortabilityCredit,
      text: 'Ask the new insurer to confirm in writing whether time served counts for maternity, in particular if the old policy had no such benefit.',
    },
    {
      label: 'Unbroken renewal',
      figure: healthRenewalGrace,
      text: 'For a yearly premium. A lapse can send the maternity wait back to its first day.',
    },
    {
      label: 'Leaving after the family is complete',
      figure: healthCancellationNotice,
      text: 'Notice to cancel. Moving to a plan without maternity at renewal is mostly wiser than cancelling.',
    },
  ],
  topics: [
    {
      id: 'single-surrogacy-adoption',
      heading: 'Single or unmarried mother, surrogacy, adoption, second child',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Single or unmarried woman:** an individual plan with maternity may pay for her delivery; other plans give maternity only to a couple insured together. Ask which of the two yours is before you pay.',
            `**Surrogacy:** the intending parents must buy health cover of ${surrogateCover.text} for the surrogate mother, for complications of pregnancy and after the delivery, by the Surrogacy (Regulation) Rules. Their own maternity cover seldom pays for it.`,
            '**Adoption:** there is no delivery to pay for; the child joins the [family floater](/family-health-insurance#who-can-join). A few plans pay a fixed sum.',
            '**Second child:** paid in most plans with maternity, as part of the number of deliveries that the plan prints, commonly two. Some ask for a new wait between two births.',
            `**Baby born with an illness (congenital):** ${lowerFirst(notExcludable.text)} may not be excluded, once the baby is insured. Ask from which day that is.`,
            '**Vaccination of the newborn:** only where the plan lists it, for a small sum, and often only after its delivery claim was paid.',
            '**Company maternity cover:** an employer’s group policy often pays from the first day, without a wait, and ends with the job. Use it first and ask HR for its limit.',
          ],
        },
      ],
    },
  ],
  claims: [
    `A delivery is the one hospital stay you can prepare for. In the second trimester choose a hospital from the insurer’s own list, [check it](/cashless-hospital), register there, and send the request in advance: policies usually ask for ${noticePlannedStay.text} of notice. The insurer must answer within ${cashlessDecision.text}.`,
    `Report the birth at once and ask for the baby to be added; do not wait for the name or the birth certificate if the insurer accepts the discharge summary. If you paid yourself, send the papers: settlement is due within ${reimbursementDecision.text} of submission. See the [claim guide](/claim).`,
    `If the insurer calls a complication “maternity” and pays only the sub-limit, ask for the clause in writing and complain if you disagree; it has ${complaintReply.text} to resolve it. After that come [the further steps](/grievance-redressal).`,
  ],
  questions: [
    {
      id: 'maternity-health-insurance-already-pregnant',
      question: 'Can I get maternity insurance when I am already pregnant?',
      answer: [
        'For this delivery, no personal policy is likely to help. A pregnancy that exists when you buy is excluded, and the waiting period usually runs past the birth.',
        'Check whether your or your partner’s employer has a group policy with maternity and whether you can still be enrolled. Buy ordinary cover for the baby and yourself afterwards.',
      ],
    },
    {
      id: 'maternity-health-insurance-when-to-buy',
      question: 'Is there maternity insurance without a waiting period?',
      answer: [
        'Ask first whether an employer’s group policy covers births; a policy of your own almost always has a wait. So buy as soon as you are sure that you want children and can keep paying: for many couples at or shortly after the wedding.',
        'Take the plan’s wait and add the time you expect before and during a pregnancy. If the total goes past the date you hope for, maternity cover is not your tool.',
      ],
    },
    {
      id: 'maternity-health-insurance-how-long',
      question: 'How long is the waiting period for maternity insurance: 9 months or 4 years?',
      answer: [
        `Both exist: plans on sale print from ${maternityWait.text}, and no rule sets it. Shorter waits cost more or pay less. Ask whether the wait must be over at the delivery or already at conception. [Count your dates](/maternity-health-insurance/maternity-cover-calculator).`,
      ],
    },
    {
      id: 'maternity-health-insurance-sub-limit',
      question: 'Normal delivery or C-section: how much does maternity insurance pay?',
      answer: [
        'Up to a limit of its own, often higher for a C-section, which can be a small fraction of a ₹10 lakh sum insured: that one is for illness and accident. It is printed in the schedule beside the word maternity.',
        'Some plans raise it for each year without a maternity claim. Ask what it will be in the year you expect to use it.',
      ],
    },
    {
      id: 'maternity-health-insurance-newborn-intensive-care',
      question: 'Is a premature newborn’s intensive care (NICU) paid?',
      answer: [
        `Only if the policy covers the newborn in its first ${newbornAge.text}. The standard policy takes children aged ${standardHealthChildAge.text}, so the first weeks are not insured under it.`,
        'Where there is newborn cover, see whether it draws on the maternity sub-limit or on the sum insured. For neonatal care that difference is huge.',
      ],
    },
    {
      id: 'maternity-health-insurance-add-to-existing',
      question: 'Can I add maternity to my present policy?',
      answer: [
        'Sometimes, at renewal, as an add-on or by moving to a higher plan of the same insurer. The wait normally starts on the day the benefit is added.',
        `If your insurer has none, you can apply to another, at the latest ${minPortNotice.text} before renewal: see [portability](/health-insurance#portability). Acceptance is up to the new insurer.`,
      ],
    },
    {
      id: 'maternity-health-insurance-ivf',
      question: 'Does maternity insurance cover IVF and a C-section?',
      answer: [
        `A C-section yes, up to its sub-limit; IVF as a rule no. Infertility treatment is a separate standard exclusion, code ${healthInfertilityCode.text}, and a maternity benefit does not cancel it. Certain plans sell a limited amount for it, with a wait.`,
        'A pregnancy achieved through IVF is another matter: ask whether the delivery is treated like any other.',
      ],
    },
    {
      id: 'maternity-health-insurance-wife-only',
      question: 'Must husband and wife both be in the policy for maternity cover?',
      answer: [
        'In some plans, yes: the wait counts only from the day both are insured under a [family floater](/family-health-insurance). In others the woman’s own policy is enough.',
        'If you marry after buying, add your spouse at the first chance and ask from which date the maternity wait will be counted.',
      ],
    },
    {
      id: 'maternity-health-insurance-day-one',
      question: 'What does “newborn covered from day one” mean in money?',
      answer: [
        'An example: the delivery costs ₹1.2 lakh against a sub-limit of ₹60,000, and the baby spends ten days in intensive care for ₹6 lakh. If the baby shares the ₹10 lakh sum insured from birth, you pay ₹60,000. If the baby falls under the mother’s sub-limit, or is covered only after ninety days, you pay ₹6.6 lakh.',
        'So ask three things together: from which day, up to which sum, and whether a condition present at birth counts. “Day one” answers only the first.',
      ],
    },
    {
      id: 'maternity-health-insurance-what-to-ask',
      question: 'What should we ask before paying for maternity cover?',
      answer: [
        'Ask on which date you could first claim if you paid today, and whether the wait counts to the delivery or to conception, for one partner or both. Ask for both sub-limits, what they include (room, anaesthetist, tests, the baby’s stay), and for how many deliveries.',
        `Then find the page of the wording that takes the standard exclusion back; that exclusion carries the code ${healthMaternityCode.text}. If no page does so, the plan has no maternity cover, whatever the brochure shows.`,
      ],
    },
    {
      id: 'maternity-health-insurance-each-delivery',
      question: 'Second child or twins: is the sub-limit for each delivery?',
      answer: [
        'Usually it is an amount for each delivery, with a number of deliveries beside it; in some plans it is one amount for the life of the policy. Twins commonly count as a single delivery with a single sub-limit.',
        'Some plans also ask for a fresh wait between two births. If you hope for two children close together, that line decides whether the second one is paid.',
      ],
    },
    {
      id: 'maternity-health-insurance-lost-pregnancy',
      question: 'Is a miscarriage, an abortion or an ectopic pregnancy paid?',
      answer: [
        'In common wordings the exclusion of maternity lets an ectopic pregnancy through, and a miscarriage caused by an accident: these are treated like any illness, up to the sum insured. Other miscarriages, and a lawful abortion (MTP), fall under maternity and its wait, where the plan has them.',
        'Read the exact sentence in your own wording, since it is short and decides a painful case. Ask the treating doctor to write the medical cause in the discharge summary.',
      ],
    },
  ],
  related: ['/family-health-insurance', '/health-insurance', '/1crore-health-insurance'],
  figuresInText: [
    healthGst,
    noticePlannedStay,
    cashlessDecision,
    reimbursementDecision,
    complaintReply,
    healthMaternityCode,
    healthInfertilityCode,
    minPortNotice,
    standardHealthChildAge,
    maternityWait,
    newbornAge,
    surrogateCover,
    notExcludable,
  ],
};

export const maternityHealthInsurance: Product = {
  content,
  menuLine: 'Delivery and newborn',
  audience: 'Couples who plan to have a child',
  comparison: maternityHealthInsuranceComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
  lifeEvent: { id: 'new-baby', label: 'A new baby' },
};
