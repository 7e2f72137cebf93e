/**
 * Product page: car insurance. Its question: what the law asks, what your own car needs, what a
 * claim leaves you to pay.
 */
import { carInsuranceComparison } from '../comparisons/car-insurance.ts';
import { declaredValueSteps, noClaimBonusStaircase } from '../drawings.ts';
import {
  complaintReply,
  lateInterest,
  surveyDecision,
  surveyorAllotted,
  surveyReport,
} from '../figures/claims.ts';
import {
  bundledOwnDamageYears,
  carDeductibleLarge,
  carDeductibleSmall,
  carPropertyDamage,
  carThirdParty1000To1500cc,
  carThirdPartyOver1500cc,
  carThirdPartyUpTo1000cc,
  carVoluntaryDeductibles,
  constructiveTotalLoss,
  electricCarThirdParty30To65kw,
  hybridThirdPartyConcession,
  idvDepreciationUpTo4Years,
  idvDepreciationUpTo5Years,
  idvDepreciationUpTo6Months,
  motorGst,
  newCarThirdParty1000To1500cc,
  newCarThirdPartyYears,
  noClaimBonusYear1,
  noClaimBonusYear5,
  noClaimCertificateYears,
  otherPartsScale,
  ownerDriverAccidentCover,
  paintMaterialShare,
  partsDepreciationFibreglass,
  partsDepreciationGlass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
  partsDepreciationUpTo5Years,
  policyAfterOwnersDeath,
  pollutionCertificateClaim,
  reducedPropertyDamage,
  uninsuredFineFirst,
  uninsuredFineRepeat,
  uninsuredPrison,
  zeroDepreciationAge,
  zeroDepreciationClaims,
} from '../figures/motor.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import { usedVehiclePlanHref } from '../life-events/vehicle-event.ts';
import type { Product } from '../product.ts';
import { motorInsurers } from '../product-insurers.ts';
import { discontinuedModelRule, thirdPartyRatesRule, usedVehicleRule } from '../shared-rules.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'car insurance',
  heading: 'Which car insurance do you need?',
  answer:
    'Third-party cover is compulsory. It pays the people you injure. Add own damage if you couldn’t pay for another car.',
  keyFacts: [
    {
      label: 'Third-party premium, 1,000 to 1,500 cc',
      figure: carThirdParty1000To1500cc,
      note: 'A year, before GST, set by rule and the same at every insurer.',
    },
    {
      label: 'Largest no-claim bonus',
      figure: noClaimBonusYear5,
      note: 'Off the own-damage premium, after five years in a row without a claim.',
    },
    {
      label: 'Owner-driver accident cover',
      figure: ownerDriverAccidentCover,
      note: 'Compulsory for an owner who drives, unless an exemption applies.',
    },
  ],
  introduction: [
    '_Third-party_ cover pays for death, injury and property damage you cause to others. Every car on a public road needs it. _Own damage_ cover pays for your car: accident, fire, theft, flood, riot. Together, with accident cover for the owner who drives, they make a _comprehensive_ policy. You can also buy own damage alone beside a running third-party policy.',
    'The third-party premium is fixed by government rule for each engine size, so no insurer can charge less for it. All differences between quotes lie in own damage, in the add-ons and in the _insured declared value_ (IDV): the agreed value of your car, and the most you receive if it is stolen or destroyed. It is a limit for each loss: a repair in spring leaves the whole of it for a theft in autumn.',
    'Each part ends at the minute printed beside it, and the two may end on different days. There are no extra days. Once own damage has ended, your own car is not insured; driving stays lawful while third party runs. Once third party has ended, the people around you are not insured and driving is an offence. Renew before the date.',
  ],
  suitableFor: [
    'Comprehensive: a car less than about ten years old, or on loan, or one you could not replace from savings.',
    'Own damage alone: you already hold a long third-party policy from buying the car new.',
    'Third-party only: an old car whose value you would be ready to lose.',
    'Usage-based cover, which limits own damage to a chosen number of kilometres: you drive little and can keep count.',
    '[Zero depreciation](term:zero-depreciation): a newer car with many plastic and painted parts, driven in city traffic.',
  ],
  notSuitableFor: [
    'Third-party only does not suit a financed car; the lender will want your car covered as well.',
    'A private car policy does not suit taxi, rental or delivery work. A claim in such use can be refused; ask for commercial cover.',
    'A lowered IDV to save premium does not suit anyone who could face theft or a write-off.',
    'A long list of add-ons does not suit an old car: several end at a certain vehicle age.',
  ],
  atAGlance: [
    {
      label: 'Bought it second-hand?',
      text: `${usedVehicleRule.text} [Your dates](${usedVehiclePlanHref})`,
    },
    { label: 'Compulsory', text: 'Third-party liability; own damage and add-ons are your choice' },
    {
      label: 'New car',
      text: `Third-party for ${newCarThirdPartyYears.text}, own damage usually for ${bundledOwnDamageYears.text}`,
    },
    { label: 'Most you get for the car', text: 'The [IDV](term:idv) in the schedule' },
    {
      label: 'You always pay',
      text: 'The [deductible](term:claim-deductible) printed in the schedule',
    },
    {
      label: 'Reward for no claim',
      text: '[No-claim bonus](term:no-claim-bonus); yours, not the car’s',
    },
    { label: 'After expiry of a part', text: 'No cover under that part' },
  ],
  inclusions: [
    'Death or injury of other people: as much as the court decides, without a fixed limit.',
    `Damage to other people’s property, up to the limit in your schedule: usually ${carPropertyDamage.text}.`,
    'Your car: accident, fire, explosion, lightning and self-ignition.',
    'Flood, storm, cyclone, hail, earthquake and landslide.',
    'Riot, strike, malicious act and terrorism.',
    'Theft of the car, and damage while it is carried by road, rail, ship or air.',
    'Accidental death and listed disabilities of the owner-driver.',
  ],
  exclusions: [
    'Wear and tear, rust, and mechanical or electrical breakdown.',
    'A driver without a valid licence for the vehicle, or under the influence of alcohol or drugs.',
    'Use outside the policy: hire, racing, or driving outside India without an extension.',
    'Loss that follows from the damage, such as taxi fares, without an add-on.',
    'An engine harmed by water or lost oil, without engine cover.',
    'Part of the price of replaced parts (_depreciation_), without zero depreciation cover.',
    'War and nuclear events.',
  ],
  howToChoose: [
    {
      title: 'Decide on own damage first',
      text: 'Ask what you would do if the car were gone tomorrow. If the answer is “borrow”, insure it.',
    },
    {
      title: 'Set the IDV from the table, not from the premium',
      text: `It starts from today’s listed price of your model and falls with age. Example: a car listed at ₹10 lakh and three and a half years old loses ${idvDepreciationUpTo4Years.text}, so its IDV is ₹6 lakh. Accessories fitted later are added if you declare them.`,
    },
    {
      title: 'Choose add-ons by what would hurt',
      text: 'Zero depreciation for repair bills, engine cover where streets flood, return to invoice for a new car, roadside help for long trips. Ask how many claims a year each allows and up to which vehicle age.',
    },
    {
      title: 'Look at both deductibles',
      text: `The compulsory one is usually ${carDeductibleSmall.text} a claim up to 1,500 cc and ${carDeductibleLarge.text} above; your schedule decides, also for an electric car. A voluntary one (usually ${carVoluntaryDeductibles.text}) lowers the premium and is added to it in every claim. It suits people who would not claim small repairs anyway.`,
    },
    {
      title: 'Check the garages near you',
      text: '[Cashless](term:cashless-garage) repair works only at the insurer’s network garages. Look for one you would trust, close to where you live.',
    },
    {
      title: 'Keep the full limit for the property of others',
      text: `An owner can choose ${reducedPropertyDamage.text} instead, for a lower premium. One scraped car or broken shop front costs more than that, and the rest is then yours to pay.`,
    },
    {
      title: 'Declare a gas kit',
      text: 'A CNG or LPG kit fitted later has to be entered in the registration and in the policy. It adds something to the third-party premium and, by its value, to own damage. A kit the insurer does not know of can cost you the claim.',
    },
    {
      title: 'State your no-claim bonus truthfully',
      text: 'If you claimed last year, say so. Insurers check with each other, and a wrong bonus can cut a later claim.',
    },
  ],
  costs: [
    'Own damage depends on IDV, model, place, age, bonus, deductible and add-ons. Compare quotes at the same IDV.',
    `Third party costs ${carThirdPartyUpTo1000cc.text} a year up to 1,000 cc, ${carThirdParty1000To1500cc.text} up to 1,500 cc and ${carThirdPartyOver1500cc.text} above. A new car pays for its full first period at once, for example ${newCarThirdParty1000To1500cc.text} in the middle engine class. Electric cars have classes by power, such as ${electricCarThirdParty30To65kw.text} a year between 30 and 65 kW, and hybrids get ${hybridThirdPartyConcession.text} off. ${thirdPartyRatesRule.text}`,
    `GST of ${motorGst.text} is added to the whole premium. The exemption for individual life and health policies does not extend to motor.`,
  ],
  insteadOfPrice:
    'Take the third-party price from the table above. Then ask for own damage in writing at the same insured value and the same deductible, add-ons listed one by one.',
  rules: [
    {
      label: 'No-claim bonus after one year',
      figure: noClaimBonusYear1,
      text: `It rises with each further claim-free year, and one own-damage claim takes it to nothing unless you hold bonus protection. Kept by a certificate for ${noClaimCertificateYears.text} after you sell the car.`,
    },
    {
      label: 'IDV: off the price, up to 6 months',
      figure: idvDepreciationUpTo6Months,
      text: 'Counted on the listed price at the start of the policy. It grows with each year of age.',
    },
    {
      label: 'IDV: off the price, 4 to 5 years',
      figure: idvDepreciationUpTo5Years,
      text: 'Beyond five years you and the insurer agree on the value.',
    },
    {
      label: 'Repair share that makes a total loss',
      figure: constructiveTotalLoss,
      text: 'Of the IDV. Above it the car is written off and the IDV paid, less the deductible.',
    },
    {
      label: 'Policy after the owner’s death',
      figure: policyAfterOwnersDeath,
      text: 'Or until expiry if that is earlier: time for the heirs to transfer it.',
    },
  ],
  topics: [
    {
      id: 'zero-depreciation',
      heading: 'Zero depreciation vs comprehensive: what it pays and costs',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            'Zero depreciation is an add-on to a comprehensive policy. When a damaged part is replaced by a new one, an ordinary policy does not pay its full price: it takes off a share for the age of the old part. _Zero depreciation_ pays that share. No public table has its price: each insurer sets it, so ask for the quote with and without it.',
          ],
        },
        {
          kind: 'rows',
          caption: 'What an ordinary policy takes off, and zero depreciation does not',
          rows: [
            {
              label: 'Rubber, nylon, plastic, tyres, batteries, air bags',
              text: `${partsDepreciationRubberPlastic.text} at any age. Bumpers and trim belong here.`,
            },
            { label: 'Fibreglass', text: `${partsDepreciationFibreglass.text} at any age` },
            {
              label: 'Glass',
              text: `${partsDepreciationGlass.text}: paid in full without the add-on`,
            },
            {
              label: 'Paint',
              text: `${partsDepreciationPaint.text} of the material cost. A bill that does not split material and labour counts ${paintMaterialShare.text} as material.`,
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Metal and all other parts, by the age of the car',
          columns: ['Age of the car', 'Taken off'],
          rows: otherPartsScale.map(({ age, figure }) => [age, figure.text]),
        },
        {
          kind: 'list',
          items: [
            'It does not pay the deductible. Oil and other things used up are paid only if _consumables_ are covered too.',
            'It changes nothing after a theft or a total loss: there the IDV counts.',
            `It ends at an age of the car: ${zeroDepreciationAge.text}. [How many claims in a year?](/car-insurance#car-insurance-zero-depreciation-claims)`,
          ],
        },
      ],
    },
    {
      id: 'add-ons',
      heading: 'RSA, engine cover, return to invoice, consumables: worth it?',
      blocks: [
        {
          kind: 'list',
          items: [
            'RSA (roadside assistance): worth it if you drive far, unless the car’s maker or a card gives it already.',
            'Engine cover: worth it where streets flood. An ordinary policy does not pay for an engine started in water.',
            'Return to invoice (RTI): worth it for a new or financed car. After theft or total loss it pays more than the IDV, up to the invoice, often with road tax; insurers sell it for the first years only.',
            'Consumables (oil, coolant, nuts): a small sum in each repair. Useful together with zero depreciation.',
            'NCB protection: worth it with a high bonus; it usually saves the bonus after one claim a year.',
            'Battery and charger cover (electric car): ask whether own damage already pays for both, also after water or a power surge.',
            'Key, tyre, baggage and daily-allowance covers: compare the price with what one such loss would cost you.',
          ],
        },
      ],
    },
    {
      id: 'what-is-paid',
      heading: 'Rat bite, windscreen, tyres, keys, CNG, modified car: is it paid?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Rat bite: usually paid under own damage, less the cuts. If it happens again, an insurer may call it neglect. Photograph the wires before any repair.',
            `Windscreen: yes, with ${partsDepreciationGlass.text} off for glass. It counts as a claim for the no-claim bonus, unless your insurer exempts glass: ask first.`,
            'Tyres: usually only if the car was damaged in the same accident; a burst tyre or a bent rim alone needs tyre cover.',
            'Lost key, things stolen from the car: not by an ordinary policy. Key cover and baggage cover exist.',
            'CNG or LPG kit, alloy wheels, music system: only if declared and printed in the schedule.',
            'Changed engine, body or seats (modified car): tell the insurer first; a change it does not know can cost you the claim.',
            'Taxi, Uber, Ola, delivery or rental (commercial use): not by a private policy. Ask for a commercial one.',
            `PUC (pollution certificate) expired: ${pollutionCertificateClaim.text.toLowerCase()}, IRDAI said in 2020. Driving without it is still an offence.`,
            'Drunk driver, or a licence that had expired or is for another class: own damage is refused.',
          ],
        },
      ],
    },
  ],
  claims: [
    'Tell the insurer before anyone repairs or tows the car, take photographs, and do not admit fault or settle in cash. Go to the police at once if somebody is hurt, property of others is hit or the car is stolen. The [claim guide](/claim) has separate lists for damage, theft and third-party cases.',
    `A surveyor should be allotted within ${surveyorAllotted.text}, the report follows within ${surveyReport.text}, and the insurer decides within ${surveyDecision.text} of it. Late payment carries interest at the ${lateInterest.text}.`,
    `From a repair bill you pay the deductible, depreciation and uncovered items. Glass is paid with ${partsDepreciationGlass.text} depreciation, plastic and rubber parts with ${partsDepreciationRubberPlastic.text}, metal by the age of the car.`,
    `Do you disagree with the surveyor’s figures? Say so in writing to the insurer, which must resolve a complaint within ${complaintReply.text}. Was it refused or cut? [What the reason means](/claim/refused). The [complaint page](/grievance-redressal) says where a dispute goes from there.`,
  ],
  questions: [
    {
      id: 'car-insurance-third-party-enough',
      question: 'Third party vs comprehensive: is third-party insurance enough for my car?',
      answer: [
        'Third party is enough for the law and pays the people you hurt, but nothing for your own car, not even when it is stolen or under water. Comprehensive adds own damage, which pays for the car. Ask what the car would fetch today and whether you could do without that amount. For most cars under ten years old the answer leads to a comprehensive policy.',
      ],
    },
    {
      id: 'car-insurance-zero-depreciation',
      question: 'Is zero dep (bumper to bumper) worth it for a 5-year-old car?',
      answer: [
        `Yes, if the insurer still sells it for that age (${zeroDepreciationAge.text}) and it costs less than the cuts of one ordinary claim. Example: of a plastic bumper for ₹40,000 you pay ₹20,000 without it, because ${partsDepreciationRubberPlastic.text} is taken off; of metal parts ${partsDepreciationUpTo5Years.text} in the fifth year. On a newer car in city traffic it is mostly worth it. The [table of cuts](/car-insurance#zero-depreciation) shows the other parts, and what the add-on does not pay.`,
      ],
    },
    {
      id: 'car-insurance-used-car-bonus',
      question: 'I bought a used car. Are its insurance and the bonus mine?',
      answer: [
        `${usedVehicleRule.text} [Your dates, and a letter to the insurer](${usedVehiclePlanHref}).`,
        'The bonus: no. It belongs to the person, so it stays with the seller, who can use it for the next car. If the policy you took over still carries it, expect to pay the difference.',
      ],
    },
    {
      id: 'car-insurance-zero-depreciation-claims',
      question: 'How many zero depreciation claims are allowed in a year?',
      answer: [
        `No rule sets the number: ${zeroDepreciationClaims.text}. Yours is in the wording of the add-on. Once it is used up, a repair is still paid, with the usual cuts for old parts.`,
      ],
    },
    {
      id: 'car-insurance-bonus-transfer',
      question: 'NCB transfer when selling my car: how do I use the bonus for a new car?',
      answer: [
        `The no-claim bonus stays with you: ask your insurer for an NCB certificate when the policy goes to the buyer or is cancelled, and give it to the insurer of the next car within ${noClaimCertificateYears.text}, as insurers describe it. It lowers own damage only, and usually serves a car, not a bike. [How much it is](/car-insurance/ncb-calculator).`,
      ],
    },
    {
      id: 'car-insurance-other-driver',
      question: 'Someone else was driving (friend, driver, learner): is the claim paid?',
      answer: [
        'Yes, as a rule: own damage follows the car, also when the driver was at fault (driver ki galti), if he holds a valid licence for it, is sober and the car was in private use. A learner must keep to the rules for learners. Name the true driver; a wrong name can cost the claim.',
      ],
    },
    {
      id: 'car-insurance-small-claim-or-pay',
      question: 'Should I claim for a small dent or pay myself?',
      answer: [
        'Compare what the claim would bring with the bonus you would lose. Example: a repair of ₹6,000 with ₹2,500 borne by you brings ₹3,500. If your own-damage premium before bonus is ₹10,000 and you would drop from half off to none, next year alone costs you ₹5,000 more. Then paying yourself is the better deal. For a large repair it is the other way round. [Compare with your own figures](/car-insurance/ncb-calculator).',
      ],
    },
    {
      id: 'car-insurance-policy-expired',
      question: `Car insurance expired yesterday, or more than ${bonusRetentionPeriod.text} ago: what now?`,
      answer: [
        `Ask for a new policy today, online too: third party starts without an inspection as a rule; for own damage the insurer inspects the car first, often by video. If third party has ended, do not drive the car. If only own damage has (see both dates), you may drive, but theft and damage to your car are yours to bear. Renew within ${bonusRetentionPeriod.text} and you keep the no-claim bonus, but nothing that happens before the new start is insured. The [renewal page](/renewal) takes your dates.`,
      ],
    },
    {
      id: 'car-insurance-fine',
      question: 'What is the fine (challan) for driving without insurance?',
      answer: [
        `A first offence can bring a fine of ${uninsuredFineFirst.text}, imprisonment of up to ${uninsuredPrison.text}, or both. For a later offence the fine is ${uninsuredFineRepeat.text}. It falls on the driver, and on an owner who lets someone drive uninsured. Damage you cause is then yours to pay as well.`,
      ],
    },
    {
      id: 'car-insurance-flooded-engine',
      question: 'Car flooded: does insurance pay for an engine damaged by water?',
      answer: [
        'Flood damage to the car is covered by own damage. Damage inside the engine from starting or driving in water is usually treated as a consequence you caused, and needs engine cover. If your car has stood in water, do not start it: have it towed and call the insurer.',
      ],
    },
    {
      id: 'car-insurance-owner-driver-cover-twice',
      question: 'CPA (owner-driver accident cover): is it compulsory for every vehicle?',
      answer: [
        `No: it is compulsory once, and one cover of ${ownerDriverAccidentCover.text} is enough for all your vehicles. You are also exempt if you hold another round-the-clock accident cover of at least that sum for death and permanent disability, have no driving licence, or the car belongs to a company. Tell the insurer and keep the proof.`,
      ],
    },
    {
      id: 'car-insurance-higher-or-lower-idv',
      question: 'IDV: what is it, and can I ask for a higher or lower one?',
      answer: [
        `The IDV is the agreed value of the car, the most you get after a theft or a total loss. Insurers usually let you move a little around the table, and beyond five years of age the value is agreed anyway. ${discontinuedModelRule.text} Going lower shaves a little off the premium and a lot off the amount paid after a theft. Going higher than the car is worth only raises the premium, since repairs cost what they cost. When you compare quotes, fix one IDV for all of them; otherwise the smallest premium may just be the smallest promise. [What the table gives for your car](/car-insurance/idv-calculator).`,
      ],
    },
    {
      id: 'car-insurance-pay-as-you-drive',
      question: 'How does pay as you drive work, and what can go wrong?',
      answer: [
        'You choose a number of kilometres for the year, and own-damage cover holds while you stay within it. If you come close to the limit you can buy more kilometres before you pass it. The third-party part is not touched by the counter, so the people around you stay protected. What goes wrong is counting: a long holiday drive or a new job can use up the kilometres, so note the odometer on the first day and ask what a claim gets beyond the limit.',
      ],
    },
  ],
  related: ['/bike-insurance', '/renewal', '/health-insurance', '/travel-insurance'],
  figuresInText: [
    bonusRetentionPeriod,
    paintMaterialShare,
    zeroDepreciationAge,
    zeroDepreciationClaims,
    pollutionCertificateClaim,
    partsDepreciationFibreglass,
    partsDepreciationPaint,
    carDeductibleLarge,
    carDeductibleSmall,
    carPropertyDamage,
    carVoluntaryDeductibles,
    noClaimCertificateYears,
    ...otherPartsScale.map(({ figure }) => figure),
    reducedPropertyDamage,
    bundledOwnDamageYears,
    carThirdPartyOver1500cc,
    carThirdPartyUpTo1000cc,
    electricCarThirdParty30To65kw,
    hybridThirdPartyConcession,
    idvDepreciationUpTo4Years,
    surveyDecision,
    motorGst,
    lateInterest,
    surveyorAllotted,
    surveyReport,
    newCarThirdParty1000To1500cc,
    newCarThirdPartyYears,
    partsDepreciationGlass,
    partsDepreciationRubberPlastic,
    ...usedVehicleRule.figures,
    ...discontinuedModelRule.figures,
    ...thirdPartyRatesRule.figures,
    uninsuredFineFirst,
    uninsuredFineRepeat,
    uninsuredPrison,
    complaintReply,
  ],
};

export const carInsurance: Product = {
  content,
  menuLine: 'Third party, own damage',
  audience: 'Owners of private cars',
  picture: {
    heading: 'Your bonus climbs, your car’s value falls',
    lead: 'Each year the bonus cuts your own-damage premium, and the lower value cuts what you get after a theft or a write-off. Bonus protection, an add-on, can keep the bonus after a claim.',
    drawings: [noClaimBonusStaircase, declaredValueSteps],
  },
  comparison: carInsuranceComparison,
  officialPrices: [
    { label: 'Up to 1,000 cc', figure: carThirdPartyUpTo1000cc },
    { label: '1,001 to 1,500 cc', figure: carThirdParty1000To1500cc },
    { label: 'Above 1,500 cc', figure: carThirdPartyOver1500cc },
  ],
  insurers: motorInsurers,
  claimHref: '/claim#motor-claims',
  lifeEvent: { id: 'new-car', label: 'A new car or bike' },
};
