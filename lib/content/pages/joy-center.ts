/**
 * /joy-center: insurance at life events. No offers, gifts or games: section 41 of the Insurance Act forbids
 * inducements.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { phoneLink } from '../../site/contact-links.ts';
import { healthFreeLook, healthMaternityCode, newbornUsualEntry } from '../figures/health.ts';
import { vayVandanaAge, vayVandanaCover } from '../figures/health-schemes.ts';
import { lifeFreeLook, loanInsuranceRule } from '../figures/life.ts';
import { newCarThirdPartyYears, noClaimCertificateYears } from '../figures/motor.ts';
import { usedVehiclePlanHref } from '../life-events/vehicle-event.ts';
import { usedVehicleRule } from '../shared-rules.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function joyCenter(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Joy Center: good news to tell your insurer',
    answer: 'Congratulations! Here’s who to tell, and when. Most of it is free.',
    sections: [...lifeEventSections, whomToTell(broker), noGifts],
    questions,
    figuresInText: [
      newbornUsualEntry,
      healthMaternityCode,
      newCarThirdPartyYears,
      noClaimCertificateYears,
      ...usedVehicleRule.figures,
      vayVandanaAge,
      vayVandanaCover,
      healthFreeLook,
      lifeFreeLook,
      loanInsuranceRule,
    ],
    furtherSources: [{ title: 'Insurance Act, 1938, sections 39 (nomination) and 41 (rebates)' }],
  };
}

const newJob: TextSection = {
  id: 'new-job',
  heading: 'A new job',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Check** when the new employer’s health cover starts and who it covers. The old cover usually ends on your last working day.',
        '**Ask** the old group insurer, before you leave, whether you can move to a policy of your own and keep waiting time already served.',
        '**Keep** a policy of your own even with a generous employer. Group cover ends with the job, often just when you are older and harder to insure. See [health insurance](/health-insurance).',
        '**Look again** at [term insurance](/term-insurance) if your pay, and what your family lives on, has grown. If nobody depends on your income, it can wait.',
      ],
    },
  ],
};

const wedding: TextSection = {
  id: 'wedding',
  heading: 'A wedding',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Change the nominee** in every life policy, bank account and fund. A parent named years ago stays named until you change it.',
        '**Add your spouse** to the health policy. Ask whether it can be done now or only at renewal, and which waiting periods begin on that day. [Family health](/family-health-insurance) compares one shared sum insured with two of your own.',
        '**Change of name or address?** Send it to each insurer once, with proof, so that papers match when there is a claim.',
        `**Planning children?** Most base plans leave maternity out (code ${healthMaternityCode.text}), and a plan that pays for a birth waits first. It is of use only if it starts well before: see [maternity cover](/maternity-health-insurance).`,
      ],
    },
  ],
};

const newBaby: TextSection = {
  id: 'new-baby',
  heading: 'A new baby',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Tell the health insurer soon.** Policies set a number of days for adding a newborn, and some cover the baby from the first day only if you keep to it. Ask before the birth.',
        '**Have ready** the birth certificate or hospital record, the baby’s name if given, and the policy number.',
        '**Count again** what your family would need without your income. This is the moment when [term insurance](/term-insurance) matters most, before any savings plan.',
        '**Naming the baby as nominee?** Name an _appointee_ too: the adult who receives the money while the child is a minor.',
        'A [child plan](/child-plans) ties savings to one goal and locks them in. Compare it with term cover and saving on your own.',
      ],
    },
  ],
};

const newHome: TextSection = {
  id: 'new-home',
  heading: 'A new home',
  blocks: [
    {
      kind: 'list',
      items: [
        '**A loan is a new dependant.** Check that your life cover would clear it and still leave enough for the family. A lender may offer loan cover; compare it with more [term insurance](/term-insurance), which pays the family and not the lender.',
        '**Insure the building and what is in it** with a home policy. This site has no page on home insurance yet; ask a general insurer, or ask us.',
        '**Give every insurer the new address and PIN code.** A health premium can depend on the city; a motor policy needs it too.',
      ],
    },
  ],
};

const newCar: TextSection = {
  id: 'new-car',
  heading: 'A new car or bike',
  blocks: [
    {
      kind: 'list',
      items: [
        `**The showroom’s policy is one offer, not the only one.** You may insure a new vehicle with any general insurer. Third-party cover comes with a new car for ${newCarThirdPartyYears.text} at once; the part for your own vehicle is usually yearly.`,
        `**Bring your bonus.** The no-claim bonus belongs to you, not to the old car. Ask the old insurer for a certificate before you sell: it keeps the bonus for ${noClaimCertificateYears.text}.`,
        `**Bought used, is its policy yours?** ${usedVehicleRule.text} [Your dates, and a letter to the insurer](${usedVehiclePlanHref}).`,
        '**Tell the old car’s insurer about the sale,** so that the buyer takes over the policy and you are out of it.',
        '**Choose the IDV and add-ons yourself:** [car insurance](/car-insurance), [bike insurance](/bike-insurance).',
      ],
    },
  ],
};

const firstTripAbroad: TextSection = {
  id: 'first-trip-abroad',
  heading: 'A first trip abroad',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Buy before you leave India.** Most insurers will not start a policy once you have gone.',
        '**Ask the embassy or visa centre what it wants.** Some visas need a set sum, area and length of cover.',
        '**Answer the health questions truthfully.** An illness you already have is often left out; ask what is covered in an emergency.',
        '**Save the assistance number** in two phones and on paper. It is the first call in any trouble: see [travel claims](/claim#travel).',
        '**Check the health policy at home:** most pay for treatment in India only. [Travel insurance](/travel-insurance) is for the rest.',
      ],
    },
  ],
};

const parentsTurning60: TextSection = {
  id: 'parents-turning-60',
  heading: 'Parents turning 60',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Do not let an old policy lapse.** Waiting time already served is worth more with every year of age.',
        '**A policy of their own** is usually fairer than adding them to your floater: the eldest person’s age sets its price and one stay can use it up. [Senior citizen plans](/senior-citizen) shows what to look for, from co-payment to room limits.',
        `**From ${vayVandanaAge.text}: free public cover.** Ayushman Vay Vandana pays ${vayVandanaCover.text} for the elders of a family, whatever the income, and a private policy may be kept beside it. [How to apply](/senior-citizen#free-cover-from-70).`,
        '**Make a list together** of illnesses, medicines and past operations before any proposal form. A condition left out now can cost you a claim later.',
      ],
    },
  ],
};

const retirement: TextSection = {
  id: 'retirement',
  heading: 'Retirement',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Have your own health policy in force before the last day at work.** Employer cover ends, and buying afterwards means new questions and new waiting periods.',
        '**Ask whether you still need life cover.** With no loans and nobody living on your income, a term policy may have done its work; let it end rather than replace it with something costlier.',
        '**Turn savings into income with care.** An annuity pays for life at a rate fixed on the day you buy it and can rarely be undone. [Pension plans](/pension-plans) explains the choices.',
        '**Read old policies for a maturity date** and keep the bank details up to date, so that the insurer can pay on the due date.',
      ],
    },
  ],
};

const lifeEventSections = [
  newJob,
  wedding,
  newBaby,
  newHome,
  newCar,
  firstTripAbroad,
  parentsTurning60,
  retirement,
];

export const lifeEventSectionIds: readonly string[] = lifeEventSections.map(({ id }) => id);

function whomToTell(broker: BrokerDetails): TextSection {
  return {
    id: 'whom-to-tell',
    heading: 'One table to keep',
    blocks: [
      {
        kind: 'table',
        caption: 'What changed, and who to tell',
        columns: ['What changed', 'Tell', 'How'],
        rows: [
          [
            'Person who should get the money',
            'Each life insurer; each bank and fund on its own',
            'Nomination form; keep the acknowledgement',
          ],
          [
            'New family member',
            'Health insurer, or the employer for group cover',
            'Request to add a member, with proof of marriage or birth',
          ],
          [
            'Address, name, mobile, bank',
            'Every insurer',
            'Online or form, with proof; check the endorsement',
          ],
          [
            'Vehicle sold, bought or altered',
            'Motor insurer and the RTO',
            'Transfer or endorsement request',
          ],
          ['Loan taken or repaid', 'Life insurer, if the policy was assigned', 'Branch'],
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          `Not sure which applies? Call ${phoneLink(broker.phone)} (${broker.callingHours}) and tell us what happened. If nothing needs changing we say so.`,
        ],
      },
    ],
  };
}

const noGifts: TextSection = {
  id: 'no-gifts',
  heading: 'No gifts come with a policy',
  blocks: [
    {
      kind: 'note',
      title: 'Why there are no offers on this page',
      text: [
        'Section 41 of the Insurance Act forbids anyone to give, or accept, a share of commission or a rebate on the premium to make a person buy, renew or keep a policy, beyond what the insurer itself publishes. Somebody who offers money back at your wedding or housewarming asks you to break that law with them.',
        `You can give a new policy back: a new life policy or a health policy of a year or more has a free-look period of ${healthFreeLook.text} from receiving it.`,
      ],
    },
  ],
};

const questions: Question[] = [
  {
    id: 'joy-center-nominee-after-wedding',
    question: 'Does my spouse become my nominee when we marry?',
    answer: [
      'Not by itself. The nominee stays the person you named until you file a new nomination with the insurer. Do it for every policy on its own, and keep the acknowledgement with the policy.',
    ],
  },
  {
    id: 'joy-center-newborn-cover',
    question: 'From which day can a newborn be covered?',
    answer: [
      `Commonly from the age of ${newbornUsualEntry.text}, in some policies from birth, mostly where the mother’s policy has maternity cover; a few add the baby only at the next renewal. Read the newborn clause during the pregnancy and ask the insurer how many days you have to add the baby.`,
    ],
  },
  {
    id: 'joy-center-two-health-covers',
    question: 'Can I use my employer’s cover and my own policy for one stay?',
    answer: [
      'Yes, when both cover the treatment. You choose which one pays first; the other can take the part left over, within its own terms. Tell both insurers and keep certified copies of the bills.',
    ],
  },
  {
    id: 'joy-center-home-loan-insurance-mandatory',
    question: 'Home loan insurance vs term insurance: is it mandatory?',
    answer: [
      `No, there is ${loanInsuranceRule.text} that makes you buy insurance to get a loan. A bank may offer its cover, and you may refuse it, or take [term insurance](/term-insurance) of any insurer, which pays your family. If the bank ties the loan to its policy, ask for that in writing and [complain](/grievance-redressal).`,
    ],
  },
  {
    id: 'joy-center-sum-after-home-loan',
    question: 'How much term insurance for a home loan?',
    answer: [
      'At least the amount still owed, in addition to what your family needs to live on. As an example: with ₹40 lakh owed and a need of ₹1 crore for living and education, cover of about ₹1.4 crore fits, less savings you would use. Review it every few years as the loan shrinks.',
    ],
  },
];
