/** Texts of the calculators for cars and two-wheelers. The same rules, but each vehicle has questions of its own. */
import { rupees } from '../../input/rupees.ts';
import { seo } from '../../site/route-row.ts';
import { rupeesOf, shareOf } from '../figure-amounts.ts';
import {
  bikeThirdParty75To150cc,
  bikeThirdParty150To350cc,
  bikeThirdPartyOver350cc,
  carThirdParty1000To1500cc,
  carThirdPartyOver1500cc,
  carThirdPartyUpTo1000cc,
  constructiveTotalLoss,
  electricBikeThirdParty3To7kw,
  electricBikeThirdPartyUpTo3kw,
  hybridThirdPartyConcession,
  idvDepreciationUpTo1Year,
  idvDepreciationUpTo2Years,
  idvDepreciationUpTo3Years,
  idvDepreciationUpTo5Years,
  idvDepreciationUpTo6Months,
  idvOfDiscontinuedModel,
  motorGst,
  newBikeThirdParty75To150cc,
  newBikeThirdPartyYears,
  newCarThirdParty1000To1500cc,
  newCarThirdPartyYears,
  noClaimBonusYear1,
  noClaimBonusYear2,
  noClaimBonusYear3,
  noClaimBonusYear5,
  noClaimCertificateYears,
  ownerDriverAccidentCover,
  paintMaterialShare,
  partsDepreciationFibreglass,
  partsDepreciationGlass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
} from '../figures/motor.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import { electricCarPremiumClasses } from '../figures/third-party-premiums.ts';
import { thirdPartyRatesRule } from '../shared-rules.ts';
import type { Figure } from '../types.ts';
import type { CalculatorTexts } from './calculator-text.ts';

/** Our own examples, for a round sum. */
const examplePrice = 100_000;
const examplePremium = 1500;

function withGst(figure: Figure): string {
  const premium = rupeesOf(figure);
  return rupees(premium + shareOf(premium, motorGst));
}

/** "₹1,780 up to 30 kW", one for each class. */
const electricPremiums = electricCarPremiumClasses.map(({ upTo, yearly }, place, classes) =>
  Number.isFinite(upTo)
    ? `${yearly.text} up to ${upTo} kW`
    : `${yearly.text} above ${classes[place - 1]?.upTo} kW`,
);

function exampleIdv(depreciation: Figure): string {
  return rupees(examplePrice - shareOf(examplePrice, depreciation));
}

export const motorCalculators = {
  'car-third-party-premium-calculator': {
    label: 'Car third-party premium calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Car third-party insurance premium calculator, by cc or kW',
      'Third-party premium of your car by engine or motor, with GST, one year or the first long term of a new car: the fixed price, and a check of a quote.',
    ),
    computes: [
      'The price of third-party cover for a private car, to the rupee. The government sets it by the size of the engine or the power of the motor, so no insurer can charge more or less.',
      `Enter the third-party line of a quote as well, and you see whether it is this price, or what else may be in it. Own damage, add-ons and the owner’s accident cover of ${ownerDriverAccidentCover.text} are priced by the insurer and are left out.`,
    ],
    formula: [
      'The premium of the class: by cc for petrol, diesel, CNG and hybrid, by kW for an electric car.',
      `A hybrid gets ${hybridThirdPartyConcession.text} off.`,
      `A new car pays the premium for its first ${newCarThirdPartyYears.text} at once, a car on the road for a year.`,
      `GST of ${motorGst.text} is added at the end.`,
    ],
    questions: [
      {
        id: 'car-third-party-1200-cc',
        question: 'Third-party price of a 1,200 cc car (Swift, Baleno, i20)?',
        answer: [
          `It is ${withGst(carThirdParty1000To1500cc)} a year with GST: ${carThirdParty1000To1500cc.text} is the premium of the class above 1,000 and up to 1,500 cc, and ${motorGst.text} comes on it.`,
        ],
      },
      {
        id: 'car-third-party-small-and-large',
        question: 'Third-party price of a car up to 1,000 cc (Alto), or above 1,500 cc?',
        answer: [
          `Up to 1,000 cc it is ${withGst(carThirdPartyUpTo1000cc)} a year with GST (${carThirdPartyUpTo1000cc.text} before it), above 1,500 cc ${withGst(carThirdPartyOver1500cc)} (${carThirdPartyOver1500cc.text}). The cc is on the registration certificate.`,
        ],
      },
      {
        id: 'car-third-party-three-years',
        question: `Car insurance for ${newCarThirdPartyYears.text}: is own damage included?`,
        answer: [
          'Usually not: the long term is third party, which a new car must have. Own damage in the usual bundle runs for a year and is then renewed by itself. Some insurers sell it for longer; ask how bonus and IDV change in it.',
        ],
      },
      {
        id: 'car-third-party-gst',
        question: 'Is GST on car and bike insurance 18% or nil?',
        answer: [
          `It is ${motorGst.text}, on third party and own damage alike. Only individual life and health policies are exempt; motor policies were not changed.`,
        ],
      },
      {
        id: 'car-third-party-taxi',
        question: 'Does this price apply to a taxi or commercial car?',
        answer: [
          'No, it is for private cars. Taxis, school buses and goods vehicles have classes of their own, with a price for each passenger or by weight. Ask the insurer for the class of your permit.',
        ],
      },
      {
        id: 'car-third-party-hybrid',
        question: 'Is there a discount for a hybrid, CNG or electric car?',
        answer: [
          `A hybrid gets ${hybridThirdPartyConcession.text} off. An electric car has a lower price of its own, by kW. CNG gets nothing off: its kit adds something to the premium.`,
        ],
      },
      {
        id: 'car-third-party-new-car-price',
        question: 'What does third party cost for a new car?',
        answer: [
          `You pay for ${newCarThirdPartyYears.text} at once: ${newCarThirdParty1000To1500cc.text} above 1,000 and up to 1,500 cc, ${withGst(newCarThirdParty1000To1500cc)} with GST. The other classes have long-term premiums of their own.`,
        ],
      },
      {
        id: 'car-third-party-electric-price',
        question: 'What is the third-party premium of an electric car?',
        answer: [
          `For a year ${electricPremiums.join(', ')}, before GST of ${motorGst.text}. The power of the motor decides. The lower price of electric cars is already in it.`,
        ],
      },
      {
        id: 'car-third-party-rates-last-changed',
        question: 'When did the third-party rates last change?',
        answer: [thirdPartyRatesRule.text],
      },
    ],
    related: ['car-idv-calculator', 'car-ncb-calculator'],
    figures: [
      carThirdPartyUpTo1000cc,
      carThirdParty1000To1500cc,
      carThirdPartyOver1500cc,
      newCarThirdParty1000To1500cc,
      newCarThirdPartyYears,
      hybridThirdPartyConcession,
      ...electricCarPremiumClasses.map(({ yearly }) => yearly),
      ownerDriverAccidentCover,
      motorGst,
      ...thirdPartyRatesRule.figures,
    ],
  },
  'car-idv-calculator': {
    label: 'Car IDV calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Car IDV calculator: insured declared value by age',
      'IDV of your car from today’s ex-showroom price, its age and accessories: what a theft or total loss pays, how it falls each year, how a quote fits.',
    ),
    computes: [
      'The insured declared value (IDV) of your car on the day the policy starts: the most that own damage pays after a theft or a total loss. You also see what the deductible leaves of it, from which repair bill the car counts as a total loss, and the IDV at each later renewal.',
      'It has the table of depreciation, not the price list of your model: the ex-showroom price is yours to enter. With the IDV of a quote, it compares the two.',
    ],
    formula: [
      'Today’s ex-showroom price of the same model, plus the price of accessories that you declare.',
      `Less a share for the age: ${idvDepreciationUpTo6Months.text} in the first half-year, ${idvDepreciationUpTo1Year.text} up to one year, then more with each year until ${idvDepreciationUpTo5Years.text} in the fifth.`,
      'A theft or total loss pays the IDV less the deductible.',
      `Retrieval and repair above ${constructiveTotalLoss.text} of the IDV make it a total loss.`,
    ],
    questions: [
      {
        id: 'car-idv-how-calculated',
        question: 'How is the IDV of a car calculated?',
        answer: [
          `Take today’s listed price of the same model and subtract the share for its age, from ${idvDepreciationUpTo6Months.text} for a car of less than half a year to ${idvDepreciationUpTo5Years.text} for one in its fifth year. Accessories that you declare are added to the price and lose the same share.`,
        ],
      },
      {
        id: 'car-idv-over-five-years',
        question: 'What is the IDV of a car that is more than five years old?',
        answer: [
          `It is set ${idvOfDiscontinuedModel.text}, because the table ends there. Start from the last row, ${idvDepreciationUpTo5Years.text} off, look at what such a car sells for, and agree on the value in writing.`,
        ],
      },
      {
        id: 'car-idv-kya-hota-hai',
        question: 'What is IDV in car insurance (IDV kya hota hai)?',
        answer: [
          'IDV is the insured declared value: the agreed value of your car, and the most that own damage pays if it is stolen or destroyed. A lower IDV lowers the premium and this payment together.',
        ],
      },
      {
        id: 'car-idv-own-damage-or-comprehensive',
        question: 'Own damage vs comprehensive car insurance: what is the difference?',
        answer: [
          'Comprehensive is third party and own damage in one policy. Own damage alone (standalone OD) is for a car whose long third-party policy still runs. Both have the same IDV and pay the same for your car.',
        ],
      },
      {
        id: 'car-idv-total-loss',
        question: 'Total loss: how much will I get, and when is it one?',
        answer: [
          `You get the IDV less the deductible; a bank is paid its loan first. It is a total loss when retrieval and repair cost more than ${constructiveTotalLoss.text} of the IDV.`,
        ],
      },
      {
        id: 'car-idv-low-or-high',
        question: 'Low or high IDV: which should I choose (IDV kitna hona chahiye)?',
        answer: [
          'The one that the table gives, or near it. Too low saves a little premium and costs much after a theft; too high costs premium, and brings nothing in a repair.',
        ],
      },
      {
        id: 'car-idv-road-tax',
        question: 'Does the IDV include road tax, and what is return to invoice?',
        answer: [
          'No: it starts from the listed price without registration, road tax and insurance. After a total loss these are not in the payment. If you want them paid, ask what an add-on called return to invoice covers.',
        ],
      },
    ],
    related: ['car-ncb-calculator', 'car-third-party-premium-calculator'],
    figures: [
      idvDepreciationUpTo6Months,
      idvDepreciationUpTo1Year,
      idvDepreciationUpTo5Years,
      idvOfDiscontinuedModel,
      constructiveTotalLoss,
    ],
  },
  'car-ncb-calculator': {
    label: 'Car NCB calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'NCB calculator for car insurance: claim or pay yourself?',
      'Compare what your car insurer pays for a repair with the no-claim bonus you lose at the next renewals, with depreciation, deductibles and GST.',
    ),
    computes: [
      'Whether a claim for a repair is worth its no-claim bonus (NCB). On one side is what the insurer would pay of the garage’s estimate, on the other what the lost bonus costs at every renewal until it has been earned back.',
      'It assumes that no further claim follows and that the own-damage premium before bonus stays as it is. Your schedule decides on deductibles, zero depreciation and bonus protection: enter them as printed.',
    ],
    formula: [
      `From the estimate comes depreciation: ${partsDepreciationRubberPlastic.text} of plastic and rubber, ${partsDepreciationFibreglass.text} of fibreglass, a share of metal that grows with the age of the car, ${partsDepreciationPaint.text} of paint material, ${partsDepreciationGlass.text} of glass. With zero depreciation, none.`,
      'The compulsory and the voluntary deductible come off. What is left is the insurer’s payment.',
      `The bonus lost: at each renewal, the own-damage premium times the step without the claim less the step with it, plus GST of ${motorGst.text}, until both are equal.`,
      'Claim if the payment is larger than the bonus lost.',
    ],
    questions: [
      {
        id: 'car-ncb-after-three-years',
        question: 'How much NCB after 1, 2, 3 or 5 claim-free years (NCB kitna milta hai)?',
        answer: [
          `${noClaimBonusYear1.text} off the own-damage premium after the first claim-free year, ${noClaimBonusYear2.text} after two, ${noClaimBonusYear3.text} after three, and the highest step, ${noClaimBonusYear5.text}, after five.`,
        ],
      },
      {
        id: 'car-ncb-voluntary-deductible',
        question: 'Voluntary deductible: should I take one?',
        answer: [
          'It suits you if you would not claim small repairs anyway: the own-damage premium falls, and in each claim you pay this sum besides the compulsory deductible. Compare one year’s saving with the sum.',
        ],
      },
      {
        id: 'car-ncb-windscreen',
        question: 'Does a windscreen (glass) claim affect my NCB?',
        answer: [
          'Usually yes: it is an own-damage claim like another. Some insurers exempt glass, or sell a cover for it that keeps the bonus. Ask before you claim, and compare the bill with the bonus.',
        ],
      },
      {
        id: 'car-ncb-transfer',
        question: 'NCB certificate: how do I transfer the bonus from my old car to a new one?',
        answer: [
          `Ask your insurer for it in writing, with proof of the sale or the cancelled policy. The bonus then counts for your next car within ${noClaimCertificateYears.text}, as insurers describe it. It also comes along when you change the insurer.`,
        ],
      },
      {
        id: 'car-ncb-claims-in-a-year',
        question: 'How many claims can I make in a year?',
        answer: [
          'Own damage has no usual number: each loss is paid up to the IDV. Add-ons such as zero depreciation have one, in their wording. The bonus goes with the first claim.',
        ],
      },
      {
        id: 'car-ncb-expired',
        question: 'Is the NCB lost if the policy has expired?',
        answer: [
          `Only if own damage is renewed later than ${bonusRetentionPeriod.text} after its end. Until then it is kept, but the car is not insured in between.`,
        ],
      },
      {
        id: 'car-ncb-other-drivers-fault',
        question: 'Is my NCB lost if the other driver was at fault?',
        answer: [
          'Yes, if you claim under your own policy; it is a bonus for no claim, not for no fault. It is kept if the other side or its insurer pays instead.',
        ],
      },
      {
        id: 'car-ncb-third-party-part',
        question: 'Does the NCB lower the third-party premium too?',
        answer: [
          'No, it comes off the own-damage premium only. The third-party premium is set by rule and is the same with any bonus.',
        ],
      },
      {
        id: 'car-ncb-bonus-protection',
        question: 'Does bonus protection make a claim free?',
        answer: [
          'For the bonus it does, for one claim a year as it is usually sold; your add-on’s words decide. Depreciation and the deductibles are still yours to pay, and a second claim in the same year takes the bonus.',
        ],
      },
    ],
    related: ['car-idv-calculator', 'car-third-party-premium-calculator'],
    figures: [
      noClaimBonusYear1,
      noClaimBonusYear2,
      noClaimBonusYear3,
      noClaimBonusYear5,
      noClaimCertificateYears,
      bonusRetentionPeriod,
      partsDepreciationRubberPlastic,
      partsDepreciationFibreglass,
      partsDepreciationPaint,
      partsDepreciationGlass,
      motorGst,
    ],
  },
  'bike-third-party-premium-calculator': {
    label: 'Bike third-party premium calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Two-wheeler third-party premium calculator, by cc or kW',
      'Third-party insurance price of a bike or scooter by cc, or by kW of an electric motor, with GST: for one year, or the long term of a new one.',
    ),
    computes: [
      'What the compulsory cover of a motorcycle or scooter costs with tax, from two facts on the registration certificate: what it runs on, and how large its engine or motor is.',
      `It pays for people you hurt and things you damage, not for your own two-wheeler. ${thirdPartyRatesRule.text}`,
    ],
    formula: [
      'Engine: one of four classes by cc. Electric motor: one of four classes by kW.',
      `Already registered: the premium of one year. New: one premium for ${newBikeThirdPartyYears.text}.`,
      `Plus ${motorGst.text} GST on that premium.`,
    ],
    questions: [
      {
        id: 'bike-third-party-125-cc',
        question: 'Third-party price of a 100, 110, 125 or 150 cc bike or scooter (Activa)?',
        answer: [
          `A year costs ${withGst(bikeThirdParty75To150cc)}: ${bikeThirdParty75To150cc.text} for the class above 75 and up to 150 cc, and GST. All four sizes are in it.`,
        ],
      },
      {
        id: 'bike-third-party-350-cc',
        question: 'Third-party price of a 350 cc bike (Royal Enfield Classic, Bullet)?',
        answer: [
          `It is ${withGst(bikeThirdParty150To350cc)} a year with GST up to 350 cc (${bikeThirdParty150To350cc.text} before it), and ${withGst(bikeThirdPartyOver350cc)} above 350 cc (${bikeThirdPartyOver350cc.text}). Look at the exact cc on the certificate: most “350” models are a little below.`,
        ],
      },
      {
        id: 'bike-third-party-electric-scooter-price',
        question: 'What is the third-party price of an electric scooter?',
        answer: [
          `${electricBikeThirdPartyUpTo3kw.text} a year with a motor of up to 3 kW and ${electricBikeThirdParty3To7kw.text} above that up to 7 kW, both before GST. The power of the motor counts, not the size of the battery.`,
        ],
      },
      {
        id: 'bike-third-party-new-bike',
        question: `What is the ${newBikeThirdPartyYears.text} third-party price of a new bike?`,
        answer: [
          `It is ${newBikeThirdParty75To150cc.text} in one sum, before GST, above 75 and up to 150 cc. You then owe no third-party premium until that term ends. Own damage is a separate part with an end of its own.`,
        ],
      },
    ],
    related: ['bike-idv-calculator', 'bike-ncb-calculator'],
    figures: [
      bikeThirdParty75To150cc,
      bikeThirdParty150To350cc,
      bikeThirdPartyOver350cc,
      electricBikeThirdPartyUpTo3kw,
      electricBikeThirdParty3To7kw,
      newBikeThirdParty75To150cc,
      newBikeThirdPartyYears,
      motorGst,
      ...thirdPartyRatesRule.figures,
    ],
  },
  'bike-idv-calculator': {
    label: 'Bike IDV calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Bike IDV calculator: what your two-wheeler is insured for',
      'Work out the IDV of a bike or scooter: its listed price today less the share for its age, the sum you get if it is stolen, and the years to come.',
    ),
    computes: [
      'The sum for which own damage insures your motorcycle or scooter, and what is paid if it is stolen. A third-party policy has no IDV, because it never pays for your own two-wheeler.',
      'A quote with a smaller IDV is cheaper and pays less after a theft; one far above the table deserves a question. Enter the quoted IDV, and you see the difference in rupees.',
    ],
    formula: [
      'Begin with the listed price of the same model now, and with accessories at their price now.',
      `Take off what the table gives for the age, such as ${idvDepreciationUpTo2Years.text} in the second year.`,
      'From that, take off the deductible of the schedule: this is the payment.',
    ],
    questions: [
      {
        id: 'bike-idv-two-years',
        question: 'How much is a two-year-old scooter insured for?',
        answer: [
          `For its listed price of today less ${idvDepreciationUpTo2Years.text}: ${exampleIdv(idvDepreciationUpTo2Years)} where it is listed at ${rupees(examplePrice)}. A day later the next row counts, ${idvDepreciationUpTo3Years.text}, and leaves ${exampleIdv(idvDepreciationUpTo3Years)}.`,
        ],
      },
      {
        id: 'bike-idv-below-price-paid',
        question: 'Why is the IDV lower than what I paid for the bike?',
        answer: [
          `Because what you paid holds registration, road tax and insurance, which the IDV leaves out, and because even the first row of the table takes off ${idvDepreciationUpTo6Months.text}.`,
        ],
      },
      {
        id: 'bike-idv-old-bike',
        question: 'What is the IDV of a 5 or 10 year old bike?',
        answer: [
          'In the fifth year the table leaves half of the listed price; after it you and the insurer agree the value. For an old bike compare it with the own-damage premium and the deductible: third party alone may do.',
        ],
      },
      {
        id: 'bike-idv-resale-value',
        question: 'Is the IDV what I could sell the bike for?',
        answer: [
          'No, it is a value for the insurance alone, from a table or by agreement. A buyer may offer more or less. If models like yours sell for much more than the table gives, ask the insurer in writing.',
        ],
      },
    ],
    related: ['bike-ncb-calculator', 'bike-third-party-premium-calculator'],
    figures: [idvDepreciationUpTo6Months, idvDepreciationUpTo2Years, idvDepreciationUpTo3Years],
  },
  'bike-ncb-calculator': {
    label: 'Bike NCB calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Bike insurance NCB calculator: is a claim worth it?',
      'A fall, a broken fairing: is a claim on your bike insurance worth the no-claim bonus it costs? Both sums from the repair estimate and your premium.',
    ),
    computes: [
      'Two sums for the repair of a motorcycle or scooter: the insurer’s payment after depreciation and deductible, and the extra premium of the coming renewals because the no-claim bonus (NCB) begins again at nothing.',
      'Repairs of two-wheelers are often small and plastic parts many, so the payment can be smaller than people expect. The calculator needs the parts of the estimate, not only its total.',
    ],
    formula: [
      `Payment: parts, paint and labour of the estimate, less half-price parts such as fairing and tyres (${partsDepreciationRubberPlastic.text} off), less the share of metal parts by age, less the deductible.`,
      `Where a painting bill is not split, ${paintMaterialShare.text} of it counts as material.`,
      'Cost: the difference between two bonus steps, times the own-damage premium, with GST, added up until you are back on the step you would have had.',
    ],
    questions: [
      {
        id: 'bike-ncb-small-claim-cost',
        question: 'What does a small bike claim cost me in bonus?',
        answer: [
          `More than one renewal. With a bonus of ${noClaimBonusYear1.text} and an own-damage premium of ${rupees(examplePremium)} before bonus, the first renewal without a claim would have had ${noClaimBonusYear2.text}: ${rupees(shareOf(examplePremium, noClaimBonusYear2))} before GST. The steps after it are missing too, until both are equal.`,
        ],
      },
      {
        id: 'bike-ncb-kya-hai',
        question: 'What is NCB in bike insurance (NCB kya hai)?',
        answer: [
          `NCB is the no-claim bonus, taken off the own-damage premium at renewal: ${noClaimBonusYear1.text} after one year without a claim, ${noClaimBonusYear2.text} after two, up to ${noClaimBonusYear5.text} after five. Third party has none.`,
        ],
      },
      {
        id: 'bike-ncb-whose',
        question: 'Bike sold: does the NCB go with the bike or to my next one?',
        answer: [
          `It stays with you, the owner, for your next bike. When you sell, ask the insurer for a certificate: it keeps the bonus for ${noClaimCertificateYears.text} for what you insure next.`,
        ],
      },
      {
        id: 'bike-ncb-late-renewal',
        question: `Bike policy renewed after ${bonusRetentionPeriod.text}: is the NCB gone?`,
        answer: [
          `Yes: after that the bonus starts again. It is kept if own damage is renewed sooner, counted from its end. In between the bike itself is not insured.`,
        ],
      },
    ],
    related: ['bike-idv-calculator', 'bike-third-party-premium-calculator'],
    figures: [
      noClaimBonusYear1,
      noClaimBonusYear2,
      noClaimBonusYear5,
      noClaimCertificateYears,
      bonusRetentionPeriod,
      partsDepreciationRubberPlastic,
      paintMaterialShare,
    ],
  },
} satisfies Partial<CalculatorTexts>;
