/**
 * Travel insurance for trips from and within India. Its questions are what a visa asks for, what the
 * policy does in an emergency far from home, and which papers a claim needs.
 */
import { foreignAmount } from '../../input/rupees.ts';
import { lowerFirst } from '../../text/words.ts';
import {
  travelAverageAPerson,
  travelAverageAPolicy,
  travelAverageFigures,
} from '../average-premiums.ts';
import { travelInsuranceComparison } from '../comparisons/travel-insurance.ts';
import {
  complaintReply,
  lateInterest,
  lateNotice,
  noticePlannedStayAbroad,
  noticeTravelPapers,
} from '../figures/claims.ts';
import {
  travelBaggageDelay,
  travelBaggageReport,
  travelDomesticAge,
  travelDomesticDeath,
  travelDomesticDeductible,
  travelDomesticDelay,
  travelDomesticHospital,
  travelDomesticPlans,
  travelDomesticRemains,
  travelDomesticRenewal,
  travelDomesticTrip,
  travelSchengenCover,
  travelSchengenMinimum,
  travelSchengenMultipleEntry,
  travelSchengenTerritory,
} from '../figures/travel.ts';
import type { Product } from '../product.ts';
import { travelInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

/** Our own example of a visit to the United States, in dollars. */
const visit = { sum: 100_000, deductible: 250, bill: 40_000, illnessLimit: 25_000 };

const content: ProductContent = {
  name: 'travel insurance',
  heading: 'Travel insurance for help far from home',
  answer:
    'It pays for sudden illness or injury on a trip, for bringing you home, and for losses such as baggage or a missed connection. You need it for a Schengen visa, and for any country where one night in hospital would hurt.',
  keyFacts: [
    {
      label: 'Schengen visa: medical cover',
      figure: travelSchengenMinimum,
      note: 'Least amount for a short stay. Check with the visa centre before you apply.',
    },
    {
      label: 'Standard policy inside India',
      figure: travelDomesticHospital,
      note: 'For hospital treatment after an accident on the journey.',
    },
    {
      label: 'Send medical papers within',
      figure: noticeTravelPapers,
      note: 'Of discharge, in common wordings. Your certificate has the rule that binds you.',
    },
  ],
  introduction: [
    'A health policy bought for treatment in India rarely pays abroad, and a doctor there may want payment first. Travel insurance pays for the days of your trip. What matters most is not luggage but emergency treatment, _medical evacuation_ (moving you to a place that can treat you) and _repatriation_ (bringing a patient, or the remains of a person who died, back to India).',
    'Behind the policy is an _assistance company_, a desk open day and night that speaks to hospitals and arranges payment. Its number is on your certificate. Calling it first is the most useful thing you can do: a bill it arranged is settled there, and one you ran up alone must be argued about later.',
    'Travel policies are short contracts with exact dates and places. Buy before you leave, because insurers normally refuse people already abroad. Count both travel days and add a little for a delayed return flight. If you stop in another country on the way, name it too.',
  ],
  suitableFor: [
    'You are applying for a Schengen visa, or another that asks for proof of cover.',
    'You are going to a country with costly hospitals, such as the United States.',
    'You travel with children or with parents who may need a doctor.',
    'You have paid for hotels and tours that give no refund.',
    'You are a student leaving for months, and the university accepts an Indian policy.',
  ],
  notSuitableFor: [
    'You travel in order to be treated. Planned treatment is excluded.',
    'You want a long-standing illness paid for. Most plans limit this to saving your life.',
    'You are moving abroad for good. You need local health cover there.',
    'Your card or employer already insures this trip: get its certificate and compare the medical sum before paying twice.',
  ],
  atAGlance: [
    { label: 'Pays', text: 'Emergency care, evacuation, and listed losses on the trip' },
    { label: 'Kinds', text: 'Single trip, yearly multi-trip, student, senior, family, domestic' },
    {
      label: 'Sum insured',
      text: 'Mostly in dollars or euros; the [most paid on one journey](term:trip-sum-insured)',
    },
    { label: 'Deductible', text: 'A first part of many claims that stays with you' },
    { label: 'Begins', text: 'Bought before departure; some covers from check-in only' },
    { label: 'Health questions', text: 'Asked for; older travellers may need a check' },
    { label: 'Ends', text: 'On return or on the last date, whichever comes first' },
  ],
  inclusions: [
    'Doctor and hospital costs of a sudden illness or accident',
    'Evacuation and repatriation on medical grounds',
    'Return of remains if the traveller dies',
    'Pain relief for teeth, to a small limit',
    'Accidental death and permanent disablement',
    'Checked baggage lost or delayed, and a lost passport',
    'Trip cancelled, cut short or delayed for the reasons listed',
    'Your liability for injury or damage to others, in many plans abroad',
  ],
  exclusions: [
    'Illness you knew of before the trip, except life-saving care where stated',
    'Travel against a doctor’s advice, or for treatment',
    'Adventure and winter sports, unless you bought the add-on',
    'Accidents under the influence of alcohol or drugs',
    'Bags left unattended, cash, and valuables in checked luggage',
    'War zones and countries the policy names as excluded',
    'A cancelled visa, a change of mind, or a delay below the hours stated',
  ],
  howToChoose: [
    {
      title: 'Start from the visa page',
      text: 'Read the embassy’s or visa centre’s page for the amount, the territory and any list of accepted insurers. Rules change without notice, so look again when you apply.',
    },
    {
      title: 'Set the medical sum by country',
      text: 'North America needs far more than South-East Asia. The minimum for a visa is a minimum for a visa, not an estimate of a bill.',
    },
    {
      title: 'Look at the deductible and inner limits',
      text: 'A policy for older travellers may cap each illness or each hospital day. Compare these before the headline sum.',
    },
    {
      title: 'Declare every illness',
      text: 'Blood pressure and diabetes too. Ask precisely what would be paid if that illness flares up abroad.',
    },
    {
      title: 'Match trips and days',
      text: 'A multi-trip policy limits the length of each journey. Add up your longest one before you choose it.',
    },
    {
      title: 'Save the numbers offline',
      text: 'Certificate, assistance number and passport copy: on your phone, on paper, and with someone at home.',
    },
  ],
  costs: [
    `In 2024-25 overseas travel insurance cost about ${travelAverageAPerson} a person on average. A policy cost about ${travelAverageAPolicy}, as families and groups share one (IRDAI’s annual report). Country, days, age and medical sum change the price.`,
    `Destination, number of days and age make most of the price, followed by the medical sum and the [deductible](term:claim-deductible). Covering the United States and Canada costs more than “worldwide without” them. Beyond a certain age you may find fewer plans and lower sums.`,
    'Read the tax line of the quotation, since policies of different classes are taxed differently. Ask also what you get back if the visa is refused: many insurers cancel an unused policy against a fee and proof. Do not count on a [free-look](term:free-look) period for a short trip.',
  ],
  insteadOfPrice:
    'Ask for two written quotations with the same dates, countries, medical sum and deductible.',
  rules: [
    {
      label: 'Schengen: what must be in it',
      figure: travelSchengenCover,
      text: 'Repatriation covers medical reasons and death. Some consulates accept only insurers on their list; no seller can promise acceptance.',
    },
    {
      label: 'Schengen: where and when',
      figure: travelSchengenTerritory,
      text: 'Not only the country that issues the visa. Check that both dates of the stay are inside the policy.',
    },
    {
      label: 'Schengen: several entries',
      figure: travelSchengenMultipleEntry,
      text: 'You undertake to insure later visits yourself.',
    },
    {
      label: 'Inside India: deductible',
      figure: travelDomesticDeductible,
      text: 'In the regulator’s standard domestic policy, which also has no co-pay. Insurers may offer it; they do not have to.',
    },
    {
      label: 'Inside India: accidental death',
      figure: travelDomesticDeath,
      text: 'Also pays for permanent total and partial disablement.',
    },
    {
      label: 'Inside India: age',
      figure: travelDomesticAge,
      text: 'No minimum and no maximum. The policy cannot be renewed, but may be extended on payment.',
    },
    {
      label: 'Payment after the deadline',
      figure: lateInterest,
      text: 'Due from an Indian insurer without your asking.',
    },
  ],
  topics: [
    {
      id: 'what-is-covered',
      heading: 'Pregnancy, Covid, passport, cancelled trip, war, NRI: covered?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pregnancy and birth: left out by most policies. Some pay for a sudden complication in the first months; ask for the week in writing.',
            'Covid-19, dengue, food poisoning: as any sudden illness, unless the certificate excludes it.',
            'Passport lost abroad: the cost of a new one, to a small limit. Police report first, then the embassy.',
            'Trip cancelled for illness or a death in the family: yes, if that reason is in the policy’s list and a doctor confirms it. A change of mind never is.',
            'War or unrest: mostly left out, above all where the government had already warned against the trip. A flight cancelled by the airline: ask the airline for the refund first; the policy pays only what it names.',
            'Phone, laptop, cash, jewellery: mostly left out.',
            'Train in India: the insurance that IRCTC offers with a ticket pays after a train accident only. Tick it while booking; the claim goes to the insurer named in its message.',
            'NRIs and foreigners who visit India: most Indian travel policies begin in India. Ask for an inbound policy, or buy one where you live.',
            'Mental illness, dental work, check-ups: left out, except pain relief for teeth.',
          ],
        },
      ],
    },
  ],
  claims: [
    `**In an emergency** get help first, then call the assistance number with your policy and passport at hand. For a hospital stay that can be planned, common wordings want ${noticePlannedStayAbroad.text} of notice. Ask for a claim number, and for the original reports and bills before you fly home: they are hard to get later.`,
    'Baggage: get the airline’s _Property Irregularity Report_ before leaving the airport. Passport or theft: go to the police, then to the embassy. Delay: ask the airline for a certificate with hours and reason. Keep tickets, boarding passes and passport stamps.',
    `Late notice is ${lateNotice.text.toLowerCase()}, yet an insurer may cut a cost that the assistance desk would have avoided. The [claim guide](/claim) lists the papers; a complaint must be resolved by the insurer within ${complaintReply.text}, and [further steps](/grievance-redressal) follow. Back in India, a [hospital that bills insurers](/cashless-hospital) helps only with your health policy, not with this one.`,
  ],
  questions: [
    {
      id: 'travel-insurance-schengen-requirements',
      question: 'What travel insurance do I need for a Schengen visa?',
      answer: [
        `Medical cover of at least ${travelSchengenMinimum.text}, valid in all Schengen states for the whole stay, including emergency care and repatriation. That is the rule for short stays.`,
        'Some consulates publish a list of accepted insurers. Look at the visa centre’s page for your country and print the certificate as it asks. Insurance does not secure the visa.',
      ],
    },
    {
      id: 'travel-insurance-which-countries-mandatory',
      question: 'Is travel insurance mandatory for Dubai, Thailand, USA or Europe?',
      answer: [
        'For Europe yes: the Schengen states require it for a short-stay visa. Dubai and others may ask for it with certain visas, and Cuba is widely reported to ask for proof on arrival. The United States does not require it for an ordinary visitor visa, though a bill there is a reason to have it. For Thailand look at the embassy’s page of today.',
        'Lists on the internet copy each other and go out of date. Only the embassy’s own page counts.',
      ],
    },
    {
      id: 'travel-insurance-buy-after-departure',
      question: 'Can I buy travel insurance after I have left India?',
      answer: [
        'Usually not. Insurers want the journey to begin in India with the policy already in force. Some let you extend a policy while it still runs, if nothing has happened.',
        'Buy when you book the non-refundable parts. Cancellation cover works only from then on.',
      ],
    },
    {
      id: 'travel-insurance-pre-existing-disease',
      question: 'Pre-existing disease (PED), BP, diabetes: does travel insurance pay?',
      answer: [
        'Mostly only to save life: many policies pay for a declared condition when life is in danger, until you are stable enough to travel, and stop there.',
        'Carry enough medicine, a prescription with generic names and a recent report. If you do not declare the illness, even life-saving care may be disputed.',
      ],
    },
    {
      id: 'travel-insurance-domestic-trips',
      question: 'Domestic travel insurance: is there a policy for trips inside India?',
      answer: [
        `Yes. The standard policy, Bharat Yatra Suraksha, has ${travelDomesticPlans.text}, by means of transport; the widest covers a trip of up to ${travelDomesticTrip.text}. Illness is not its subject: the hospital part is for accidents, so keep your [health policy](/health-insurance).`,
        `It can also pay for return of remains, ${travelDomesticRemains.text}, except in the plan for short cab and bus rides. Delay beyond ${travelDomesticDelay.text}, lost baggage and cancellation are optional.`,
      ],
    },
    {
      id: 'travel-insurance-visa-refused',
      question: 'Visa rejected: do I get a refund of the travel insurance?',
      answer: [
        'Many insurers cancel a policy that has not begun, keep a fee and return the rest against the refusal letter. It is a policy term, so ask before you pay.',
        'Write to the insurer before the start date. After it, the policy counts as used.',
      ],
    },
    {
      id: 'travel-insurance-parents-visiting-children',
      question: 'Travel insurance for parents visiting the USA: what should I look for?',
      answer: [
        'The length of stay allowed, the limit for each illness, the deductible, and what is paid for conditions they already have. Plans for older people often cap room and surgery separately.',
        `An example: a medical sum of ${foreignAmount('US$', visit.sum)}, a deductible of ${foreignAmount('US$', visit.deductible)} and a hospital bill of ${foreignAmount('US$', visit.bill)} there. The insurer pays ${foreignAmount('US$', visit.bill - visit.deductible)}; with a limit of ${foreignAmount('US$', visit.illnessLimit)} for that illness it pays no more than the limit, and your parents owe the other ${foreignAmount('US$', visit.bill - visit.illnessLimit)}.`,
        'Compare with visitor plans sold in that country. A local one may know the hospitals; an Indian one can be claimed from home.',
      ],
    },
    {
      id: 'travel-insurance-adventure-sports',
      question: 'Scuba, bungee, skiing, trekking: are adventure sports covered?',
      answer: [
        'Not in an ordinary policy: skiing, rafting, paragliding and the like need an add-on, bought before you go. Ask for your sport by name, and whether a guide or a licence is a condition.',
      ],
    },
    {
      id: 'travel-insurance-extend-abroad',
      question: 'Can I extend travel insurance while I am abroad?',
      answer: [
        `Often, if you ask before its last day and pay. The insurer wants to know of any illness since the start and may say no. The standard policy for trips inside India: ${lowerFirst(travelDomesticRenewal.text)}.`,
      ],
    },
    {
      id: 'travel-insurance-credit-card',
      question: 'Is credit card travel insurance enough?',
      answer: [
        'Often not: many cards insure mainly a flight accident or baggage, with a small medical sum, for the cardholder alone and only if the ticket was paid with the card. Ask the bank for the certificate. For a visa it must name you, the dates, the countries and the medical sum.',
      ],
    },
    {
      id: 'travel-insurance-worth-it',
      question: 'Is travel insurance worth it for a short trip (Thailand, Dubai, Bali)?',
      answer: [
        'Yes, if you could not pay a hospital there from savings: your Indian health policy mostly does not work abroad, and a fall or dengue can cost more than the trip. Lost baggage alone is seldom worth it. If your card or employer covers you, compare its medical sum first.',
      ],
    },
    {
      id: 'travel-insurance-delay-baggage-hours',
      question: 'Flight delay or baggage lost: after how many hours does it pay?',
      answer: [
        `After the hours in your certificate: ${travelDomesticDelay.text} in the standard policy inside India; abroad each insurer sets them, one for late baggage at ${lowerFirst(travelBaggageDelay.text)}. Get the airline’s certificate of the delay; for baggage, ${lowerFirst(travelBaggageReport.text)} before you leave the airport.`,
      ],
    },
    {
      id: 'travel-insurance-student-or-university',
      question: 'Student travel insurance vs university insurance: which one?',
      answer: [
        'First ask the university whether it accepts an Indian policy and which sums it wants; some make their own plan compulsory. An Indian student policy is often cheaper, runs for months, can be extended with the course and may pay when studies are broken off. Compare pre-existing illness, mental health and doctor visits.',
      ],
    },
    {
      id: 'travel-insurance-age-limit-students',
      question: 'Senior citizens above 60, 70 or 80: is there an age limit?',
      answer: [
        'Each insurer sets its own oldest age; several sell plans for people above 70, with smaller sums, tighter inner limits or a medical check. Compare two or three, and look at the limit for each illness and at what is paid for illnesses you already have.',
      ],
    },
    {
      id: 'travel-insurance-how-much-medical',
      question: 'How much cover do I need for the USA, Europe or Asia?',
      answer: [
        `Take it from hospital prices where you are going: most for the USA and Canada, where the larger sums on offer fit, less for Asia. The ${travelSchengenMinimum.text} of the visa rule is what a consulate must see, and one operation in an expensive city can pass it.`,
        'Then look under the headline: a cap for each illness, for a day in hospital or for surgery decides more than the total. An older traveller with a large sum and small caps is thinly insured.',
      ],
    },
    {
      id: 'travel-insurance-deductible-in-dollars',
      question: 'How does the deductible work on a bill abroad?',
      answer: [
        'It is the first part of a claim that you pay, often anew for every claim. An example: with a deductible of $100 and a hospital bill of $6,000 the insurer pays $5,900. A second illness on the same trip costs you another $100.',
        'If the policy also caps that illness at $1,500, at most $1,500 comes and the rest of the bill is yours, so ask for both numbers together.',
      ],
    },
    {
      id: 'travel-insurance-single-or-annual',
      question: 'Single trip vs annual multi-trip: which one suits me?',
      answer: [
        'From the second or third trip a year ask for both prices. Count last year’s journeys abroad and the days of the longest. A yearly policy pays for itself only with several trips, and each must be shorter than the limit it sets. One day over can leave the whole end of that journey uninsured.',
        'For a visa, show a certificate whose dates and territory fit the stay. Ask the insurer whether its yearly policy prints one for each trip.',
      ],
    },
  ],
  related: ['/health-insurance', '/senior-citizen', '/diabetes-health-insurance', '/car-insurance'],
  figuresInText: [
    ...travelAverageFigures,
    noticePlannedStayAbroad,
    lateNotice,
    complaintReply,
    travelBaggageDelay,
    travelBaggageReport,
    travelDomesticPlans,
    travelDomesticTrip,
    travelDomesticRemains,
    travelDomesticDelay,
    travelDomesticRenewal,
  ],
};

export const travelInsurance: Product = {
  content,
  menuLine: 'Bills and delays abroad',
  audience: 'People who travel in India or abroad',
  comparison: travelInsuranceComparison,
  insurers: travelInsurers,
  claimHref: '/claim/travel',
  lifeEvent: { id: 'first-trip-abroad', label: 'A first trip abroad' },
};
