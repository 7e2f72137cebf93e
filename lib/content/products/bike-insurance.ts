/**
 * Product page: two-wheeler insurance. Its question: which cover is still running, and
 * does the bike need the other.
 */
import { formatDate } from '../../dates/format-date.ts';
import { bikeInsuranceComparison } from '../comparisons/bike-insurance.ts';
import { declaredValueSteps } from '../drawings.ts';
import {
  complaintReply,
  lateTribunalPetition,
  roadVictimTreatment,
  surveyorAllotted,
  theftFinalReport,
  tribunalPetition,
} from '../figures/claims.ts';
import {
  bikeDeductible,
  bikePropertyDamage,
  bikeThirdParty75To150cc,
  bikeThirdParty150To350cc,
  bikeThirdPartyOver350cc,
  bikeThirdPartyUpTo75cc,
  bundledOwnDamageYears,
  electricBikeThirdParty3To7kw,
  electricBikeThirdPartyUpTo3kw,
  idvDepreciationUpTo2Years,
  idvDepreciationUpTo3Years,
  motorGst,
  newBikeThirdParty75To150cc,
  newBikeThirdPartyYears,
  noClaimBonusYear2,
  noClaimBonusYear5,
  ownerDriverAccidentCover,
  ownerDriverOneLimbOrEye,
  partsDepreciationRubberPlastic,
  uninsuredFineFirst,
  uninsuredFineRepeat,
  uninsuredPrison,
} from '../figures/motor.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import { usedVehiclePlanHref } from '../life-events/vehicle-event.ts';
import type { Product } from '../product.ts';
import { motorInsurers } from '../product-insurers.ts';
import { thirdPartyRatesRule, usedVehicleRule } from '../shared-rules.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'bike insurance',
  heading: 'Which bike insurance do you need?',
  answer:
    'Third-party cover is compulsory. Own damage is your choice, and often ends years earlier.',
  keyFacts: [
    {
      label: 'Third-party premium, 75 to 150 cc',
      figure: bikeThirdParty75To150cc,
      note: 'A year, before GST. It is the same wherever you buy.',
    },
    {
      label: 'Third-party cover on a new bike',
      figure: newBikeThirdPartyYears,
      note: `Own damage in the same bundle usually lasts ${bundledOwnDamageYears.text}.`,
    },
    {
      label: 'First fine for riding uninsured',
      figure: uninsuredFineFirst,
      note: `Prison of up to ${uninsuredPrison.text} is possible too, with or without the fine.`,
    },
  ],
  introduction: [
    'A new two-wheeler leaves the showroom with a bundle: _third-party_ cover for several years, which pays people you hurt, and _own damage_ cover for the bike, usually for a single year. When that year ends nothing reminds you on the road. The paper in your pocket still says “insured”, the police are satisfied, and a stolen bike is your loss alone.',
    'So look at the two end dates in your schedule first. If own damage is over, you can buy it alone, year by year, beside the running third-party part. Whether you should depends on what the bike is worth and where it sleeps: theft and a fall are the two losses that matter most on two wheels.',
    'For yourself the bundle includes a personal accident cover, payable on death and grave disability. It does not pay hospital bills. Riders are hurt more often than drivers, so a [health policy](/health-insurance) in force is a part of riding safely.',
  ],
  suitableFor: [
    'Comprehensive: a bike bought in the last few years, or one on loan.',
    'Own damage alone: the third-party part from the purchase is still running.',
    'Third-party only: an old commuter bike you could replace from a month’s savings.',
    'Theft-prone parking, on the street or in an open yard: own damage, whatever the age.',
    'Electric two-wheelers: own damage with battery and charger cover, where offered.',
  ],
  notSuitableFor: [
    'Third-party only does not suit a bike you could not afford to lose.',
    'A private policy does not suit delivery or bike-taxi work. Tell the insurer how you use it.',
    '[Zero depreciation](term:zero-depreciation) does not suit an old bike; insurers end it at a certain age.',
    'Own damage does not suit a bike worth hardly more than a year’s premium plus the [deductible](term:claim-deductible).',
  ],
  atAGlance: [
    {
      label: 'Bought it second-hand?',
      text: `${usedVehicleRule.text} [Your dates](${usedVehiclePlanHref})`,
    },
    {
      label: 'Required by law',
      text: 'Third-party liability, for any two-wheeler in a public place',
    },
    { label: 'Optional', text: 'Own damage, including theft' },
    { label: 'New bike', text: 'Two end dates in one schedule: check both' },
    { label: 'Third-party price', text: 'Set by rule, by engine size or motor power' },
    { label: 'For the owner who rides', text: 'Accident cover of a fixed sum; no hospital bills' },
    {
      label: 'Stolen bike',
      text: `Insured value less deductible (usually ${bikeDeductible.text} and what you chose), own damage only`,
    },
    { label: 'Proof', text: 'A soft copy on the phone is accepted; the QR code can be checked' },
  ],
  inclusions: [
    'Injury or death of people you hit, with no fixed limit on what the court may award.',
    `Property of others, to the limit your schedule names: usually ${bikePropertyDamage.text}.`,
    'With own damage: theft of the bike.',
    'With own damage: a fall, a collision, fire, or damage in transit.',
    'With own damage: flood, storm, earthquake, landslide, riot and malicious acts.',
    'The owner-rider: the full sum on death or total disablement, a part for one limb or one eye.',
    'Declared accessories, if listed in the schedule.',
  ],
  exclusions: [
    'Your own bike, under a third-party policy.',
    'Your hospital bills after a fall.',
    'Riding without a valid licence, or after drinking or taking drugs.',
    'Racing, stunts and hire.',
    'Worn tyres, brakes and chains, and electrical or mechanical failure.',
    'A pillion rider’s own injury under the owner’s accident cover. Ask for cover of the pillion rider as an extra.',
    'Anything that happens after the end date of that cover.',
  ],
  howToChoose: [
    {
      title: 'Read the two dates',
      text: 'Open the schedule and note “liability from … to” and “own damage from … to”. Put both in your phone’s calendar.',
    },
    {
      title: 'Put a value on the bike',
      text: `The _insured declared value_ (IDV) is the listed price less a share for age. Example: a bike listed at ₹1 lakh and eighteen months old loses ${idvDepreciationUpTo2Years.text}, so its IDV is ₹80,000. That is the most a theft claim pays, and a repair before it does not use it up. The shares shown here come from a private car policy wording; ask your insurer for the table of its two-wheeler policy.`,
    },
    {
      title: 'Weigh own damage against it',
      text: 'Ask for the own-damage premium at that IDV. If it is a small part of what you would lose, buy it; if the bike is nearly worthless, keep the money.',
    },
    {
      title: 'Pick one or two extras',
      text: 'Zero depreciation for a new bike, roadside help for daily long rides, battery cover for an electric one. Skip what you cannot explain to a friend.',
    },
    {
      title: 'Check the accident cover',
      text: 'If your car policy or a separate accident policy already carries it, you need not pay for it again. Say so and show the proof.',
    },
  ],
  costs: [
    `Own damage varies with value, model, place and claim history. Your [no-claim bonus](term:no-claim-bonus) cuts that part only, from the first claim-free year up to ${noClaimBonusYear5.text}. ${motorGst.text} GST is added to the total.`,
    `Third-party, a year: ${bikeThirdPartyUpTo75cc.text} up to 75 cc, ${bikeThirdParty75To150cc.text} up to 150 cc, ${bikeThirdParty150To350cc.text} up to 350 cc, ${bikeThirdPartyOver350cc.text} above. A new 100 cc bike pays its whole first period at purchase, ${newBikeThirdParty75To150cc.text}. Anyone who offers this part for less is offering something else. ${thirdPartyRatesRule.text}`,
    `Electric scooters are classed by motor power: ${electricBikeThirdPartyUpTo3kw.text} a year up to 3 kW and ${electricBikeThirdParty3To7kw.text} up to 7 kW, with the concession for electric vehicles already inside.`,
  ],
  insteadOfPrice:
    'Take the third-party price from the table above. Then ask for own damage in writing at the same insured value and the same deductible.',
  rules: [
    {
      label: 'Own damage in a new bike’s bundle',
      figure: bundledOwnDamageYears,
      text: 'Renew own damage on its own while third-party cover runs on.',
    },
    {
      label: 'Fine for riding uninsured again',
      figure: uninsuredFineRepeat,
      text: 'It falls on the rider, and on an owner who lets someone ride uninsured.',
    },
    {
      label: 'Owner-rider accident cover',
      figure: ownerDriverAccidentCover,
      text: 'One is enough for all your vehicles. Exempt: an owner without a licence, or with equal cover elsewhere.',
    },
    {
      label: 'Of it, for one limb or one eye',
      figure: ownerDriverOneLimbOrEye,
      text: 'Of the sum insured. Two limbs, both eyes or one of each pay the full sum.',
    },
    {
      label: 'No-claim bonus after two years',
      figure: noClaimBonusYear2,
      text: 'Off own damage. It follows you to your next bike, not the buyer of the old one.',
    },
    {
      label: 'Bonus survives a late renewal within',
      figure: bonusRetentionPeriod,
      text: 'Counted from the end of own damage. It saves the bonus, not the cover. If third party has ended too, the bike must stay off the road until you renew.',
    },
    {
      label: 'Victim’s claim to the tribunal',
      figure: tribunalPetition,
      text: `From the accident. A later petition is ${lateTribunalPetition.text.toLowerCase()} while the Supreme Court hears the case, so file it even then.`,
    },
  ],
  topics: [
    {
      id: 'what-is-paid',
      heading: 'Bike stolen, key lost, hit while parked, modified: is it paid?',
      blocks: [
        {
          kind: 'list',
          items: [
            `Bike stolen: with own damage in force, the IDV less the deductible, mostly after the final police report (${theftFinalReport.text}, often longer). Under third party: nothing.`,
            'Key lost before the theft: say when and how in the FIR. A missing key without an explanation is a usual reason to refuse.',
            'Hit while parked, by an unknown vehicle: yes, under own damage. Known vehicle: its third-party insurer can be asked as well.',
            'Flood, fire, a fallen tree: yes, under own damage. Do not start a flooded engine.',
            'Modified bike (exhaust, alloy wheels, colour): accessories only if declared; a change of engine that the insurer does not know can cost you the claim.',
            'Tyre, battery, chain worn out: no.',
            'Roadside help (RSA), zero depreciation, engine cover, return to invoice: add-ons, mostly sold for newer bikes.',
          ],
        },
      ],
    },
  ],
  claims: [
    'After a fall: safety first, then photographs, then the insurer, then the workshop. Repairs made before the inspection are hard to prove. Note truthfully who rode, who sat behind and whether helmets were worn.',
    'After a theft: an FIR the same day, the insurer within the time in your policy (often a day), the transport office in writing. Keep every key; a missing key without an explanation is a usual point of dispute. Payment normally waits for the final police report, so expect months. The [claim guide](/claim) keeps the list.',
    `A surveyor should be allotted within ${surveyorAllotted.text} of your report. For a person hurt on the road, the public scheme PM RAHAT provides cashless treatment ${roadVictimTreatment.text} at listed hospitals. Was it a hit and run? The [claim guide](/claim#motor-third-party-hurt) has the sums and says where to apply.`,
    `Ask which clause a refusal rests on, and look up [what it means](/claim/refused). If you think it wrong, complain to the insurer, which has ${complaintReply.text} to resolve it; our [complaint page](/grievance-redressal) shows where to go next.`,
  ],
  questions: [
    {
      id: 'bike-insurance-five-year-policy',
      question: `Is ${newBikeThirdPartyYears.text} of third-party cover compulsory for a new bike (1+5), and is theft covered?`,
      answer: [
        `Yes: since ${formatDate(newBikeThirdPartyYears.from)} a new two-wheeler must be sold with third-party cover for ${newBikeThirdPartyYears.text}. Theft is covered only while own damage runs, which in the usual bundle ends after ${bundledOwnDamageYears.text}. Look for a second, earlier date in the schedule. If it has passed you can buy own damage alone, after an inspection of the bike.`,
      ],
    },
    {
      id: 'bike-insurance-old-scooter',
      question: 'Third party vs comprehensive: which one for an old bike or scooter?',
      answer: [
        'For an old one third-party cover is often enough. When the insured value has fallen to a few thousand rupees, a theft claim would bring little after the deductible: [see the value by age](/bike-insurance/idv-calculator). Keep third-party cover without a gap, since it protects you from a court award that could follow you for years. Put the money saved into your health and accident cover.',
      ],
    },
    {
      id: 'bike-insurance-second-hand',
      question: 'I bought a second-hand bike. Is its insurance mine?',
      answer: [
        `${usedVehicleRule.text} [Your dates, and a letter to the insurer](${usedVehiclePlanHref}).`,
        'The seller’s no-claim bonus does not come with the bike; if the policy still carries it, expect to pay the difference. Check the two end dates as well: on a bike several years old the long third-party period may be about to run out.',
      ],
    },
    {
      id: 'bike-insurance-friend-rides',
      question: 'Friend or brother was riding my bike: is the accident claim paid?',
      answer: [
        'Usually yes: the cover follows the bike, so it stays in force if the friend holds a valid licence for it and is sober. The owner-rider accident cover does not extend to the friend. If the friend has no licence, expect your own damage to be refused, and the insurer may recover from you what it has to pay an injured person.',
      ],
    },
    {
      id: 'bike-insurance-helmet-licence',
      question: 'No helmet, or no licence: can a bike insurance claim be rejected?',
      answer: [
        'Without a valid licence for the bike, yes: own damage is refused. A missing helmet is no usual ground to refuse the repair or a theft; but riding without it is an offence, and a court may award an injured rider less. Ask for the clause in writing.',
      ],
    },
    {
      id: 'bike-insurance-delivery-work',
      question: 'Zomato, Swiggy, Rapido or other delivery work: is my bike covered?',
      answer: [
        'Not by a private policy: delivery and bike-taxi work is commercial use, and own damage can be refused. Ask the insurer for cover of that use before the first order, and the platform in writing what its own accident cover pays for you.',
      ],
    },
    {
      id: 'bike-insurance-pillion-rider',
      question: 'Is the pillion rider covered by bike insurance?',
      answer: [
        'Do not take it for granted. The compulsory accident cover is for the owner who rides. What a pillion rider can claim under the liability part depends on the kind of policy. If you regularly carry someone, ask for personal accident cover for the pillion rider by name of that cover, and check that it is printed in the schedule.',
      ],
    },
    {
      id: 'bike-insurance-electric-scooter',
      question: 'Electric scooter: is insurance compulsory, and is the battery covered?',
      answer: [
        'Yes, third-party cover is compulsory for an electric two-wheeler that must be registered. Its rate depends on the motor power in kilowatts, printed in the registration papers. Very slow models may be outside registration; ask the dealer for that in writing. The battery is covered by own damage only, and for accidents, fire or theft, not for its ageing: read how the policy treats it.',
      ],
    },
    {
      id: 'bike-insurance-lapsed-for-months',
      question: 'Bike insurance expired months or 2 years ago: can I renew it online?',
      answer: [
        `Yes, online too, as a new policy. Third-party cover can normally be had without an inspection. Own damage follows one: at many insurers a video or photos that you take with the phone. If more than ${bonusRetentionPeriod.text} have passed since expiry, the no-claim bonus is gone and you start afresh. Nothing in the gap is insured. If third party has ended, leave the bike parked until the new start time; if only own damage has, you may ride. See [renewal](/renewal).`,
      ],
    },
    {
      id: 'bike-insurance-proof-on-phone',
      question: 'Fake policy: how do I check that my bike insurance is genuine?',
      answer: [
        'Scan the QR code on it, which lets anyone verify the policy with the insurer. Do so on the day you buy: a policy that cannot be verified may be a forgery. Then keep a soft copy on your phone that opens without a network. It is accepted as proof; paper is not needed.',
      ],
    },
    {
      id: 'bike-insurance-large-workshop-share',
      question: 'Bike claim paid only half: why was so much of the bill left to me?',
      answer: [
        `Because many parts that break in a fall are plastic or rubber, and the insurer takes ${partsDepreciationRubberPlastic.text} off each such part it replaces. Then come the deductible in your schedule and items the policy does not pay, such as oil. Example: new fairings and a lamp for ₹8,000 leave ₹4,000 with you before the deductible. Zero depreciation cover removes the first of these cuts, not the other two. [Is a claim worth the bonus you lose?](/bike-insurance/ncb-calculator)`,
      ],
    },
  ],
  related: ['/car-insurance', '/renewal', '/health-insurance', '/critical-illness-insurance'],
  figuresInText: [
    theftFinalReport,
    lateTribunalPetition,
    bikeDeductible,
    bikePropertyDamage,
    roadVictimTreatment,
    bikeThirdParty150To350cc,
    bikeThirdPartyOver350cc,
    bikeThirdPartyUpTo75cc,
    electricBikeThirdParty3To7kw,
    electricBikeThirdPartyUpTo3kw,
    idvDepreciationUpTo2Years,
    idvDepreciationUpTo3Years,
    motorGst,
    surveyorAllotted,
    ...usedVehicleRule.figures,
    ...thirdPartyRatesRule.figures,
    newBikeThirdParty75To150cc,
    noClaimBonusYear5,
    uninsuredPrison,
    partsDepreciationRubberPlastic,
    complaintReply,
  ],
};

export const bikeInsurance: Product = {
  content,
  menuLine: 'Compulsory by law',
  audience: 'Owners of motorcycles and scooters',
  picture: {
    heading: 'What a stolen bike is worth to the insurer',
    lead: `The insured value starts from the listed price and loses a fixed share with age. Example: a bike listed at ₹1 lakh and between two and three years old is insured for the price less ${idvDepreciationUpTo3Years.text}, so a theft brings ₹70,000 less the deductible.`,
    drawings: [declaredValueSteps],
  },
  comparison: bikeInsuranceComparison,
  officialPrices: [
    { label: 'Up to 75 cc', figure: bikeThirdPartyUpTo75cc },
    { label: '76 to 150 cc', figure: bikeThirdParty75To150cc },
    { label: '151 to 350 cc', figure: bikeThirdParty150To350cc },
    { label: 'Above 350 cc', figure: bikeThirdPartyOver350cc },
  ],
  insurers: motorInsurers,
  claimHref: '/claim#motor-claims',
  lifeEvent: { id: 'new-car', label: 'A new car or bike' },
};
