/**
 * Dated figures of travel insurance: the Schengen visa rule, the regulator's standard domestic policy (Bharat Yatra
 * Suraksha). Customary claim periods are in claims.ts.
 */
import type { DayClock } from '../../dates/clock.ts';
import { foreignAmount } from '../../input/rupees.ts';
import type { ClockFigure, Figure, Source } from '../types.ts';

const visaCode: Source = {
  title: 'Regulation (EC) No 810/2009 (Visa Code), Article 15',
  url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32009R0810',
};

const domesticGuidelines: Source = {
  title: 'IRDAI guidelines on the standard domestic travel policy, Bharat Yatra Suraksha, 2021',
};

const travelExclusions: Source = {
  title: 'Royal Sundaram, exclusions of its travel policy, read 26 November 2026',
};
const baggagePage: Source = {
  title: 'Insurance Pandit, pages on travel covers in India, read 26 November 2026',
};
/** India applies it by section 4A of its Carriage by Air Act, 1972. */
const montrealConvention: Source = {
  title: 'Montreal Convention, 1999, Article 31',
  via: 'the copy on acts.co.za',
};
const readOnPage = {
  from: '2026-11-26',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-26',
} as const;

const schengenMinimumEuros = 30_000;

export const travelSchengenMinimum: Figure & { euros: number } = {
  id: 'travel-schengen-minimum',
  label: 'Smallest medical cover accepted for a short-stay Schengen visa',
  text: foreignAmount('€', schengenMinimumEuros),
  euros: schengenMinimumEuros,
  from: '2010-04-05',
  asOf: '2009-07-13',
  source: visaCode,
  readIn: 'official-text',
};

export const travelSchengenCover: Figure = {
  id: 'travel-schengen-cover',
  label: 'What cover for a Schengen visa must include',
  text: 'Emergency care, urgent hospital treatment, repatriation',
  from: '2010-04-05',
  asOf: '2009-07-13',
  source: visaCode,
  readIn: 'official-text',
};

export const travelSchengenTerritory: Figure = {
  id: 'travel-schengen-territory',
  label: 'Where and how long cover for a Schengen visa must run',
  text: 'All Schengen states, whole stay',
  from: '2010-04-05',
  asOf: '2009-07-13',
  source: visaCode,
  readIn: 'official-text',
};

export const travelSchengenMultipleEntry: Figure = {
  id: 'travel-schengen-multiple-entry',
  label: 'Cover to show for a multiple-entry Schengen visa',
  text: 'For the first planned visit',
  from: '2010-04-05',
  asOf: '2009-07-13',
  source: visaCode,
  readIn: 'official-text',
};

export const travelSchengenStay: ClockFigure<DayClock> = {
  id: 'travel-schengen-stay',
  label: 'Longest stay with a short-stay Schengen visa, within any 180 days',
  text: '90 days',
  clock: { days: 90 },
  from: '2013-10-18',
  asOf: '2015-02-02',
  isReconfirmed: true,
  source: {
    title: 'Regulation (EC) No 810/2009 (Visa Code), Articles 1 and 2, as amended by No 610/2013',
    via: 'the Foreign Ministry of Latvia; the Commission’s manual on short stays',
  },
  readIn: 'note',
};

export const travelSchengenLongStay: Figure = {
  id: 'travel-schengen-long-stay',
  label: `Visa for a stay of more than ${travelSchengenStay.text}, and whose rule on insurance holds`,
  text: 'A national visa, by that state’s law',
  from: '2025-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2025',
  source: {
    title: 'Long-stay visas of the Schengen states, as explained by visa advisers',
    via: 'Insurte, 2025; Immihelp',
  },
  readIn: 'press',
};

export const travelUsaVisitorVisa: Figure = {
  id: 'travel-usa-visitor-visa',
  label: 'Insurance that an ordinary visitor visa of the United States (B-1, B-2) asks for',
  text: 'None',
  from: '2026-11-27',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: {
    title: 'Advisers on United States visitor visas, on insurance, read 27 November 2026',
    via: 'India USA Travel; VisitorGuard',
  },
  readIn: 'press',
};

export const travelCanadaSuperVisa: Figure = {
  id: 'travel-canada-super-visa',
  label: 'Insurance that Canada’s super visa asks for, for parents and grandparents of residents',
  text: 'C$100,000 or more, for a year',
  from: '2026-11-27',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: {
    title: 'Advisers on Canada’s super visa, on its medical insurance, read 27 November 2026',
    via: 'Avid Service Hub; BestQuote',
  },
  readIn: 'press',
};

export const travelDomesticHospital: Figure = {
  id: 'travel-domestic-hospital',
  label: 'Accident hospital cover in the standard domestic policy',
  text: '₹1 lakh to ₹10 lakh',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticDeath: Figure = {
  id: 'travel-domestic-death',
  label: 'Accidental death cover in the standard domestic policy',
  text: '₹1 lakh to ₹1 crore',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticRemains: Figure = {
  id: 'travel-domestic-remains',
  label:
    'Repatriation of remains in the standard domestic policy (not for cab or bus within 100 km)',
  text: '₹20,000 to ₹1 lakh',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticDeductible: Figure = {
  id: 'travel-domestic-deductible',
  label: 'Deductible of the standard domestic policy',
  text: '₹500',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticCoPay: Figure = {
  id: 'travel-domestic-co-pay',
  label: 'Co-pay of the standard domestic policy',
  text: 'None',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticRenewal: Figure = {
  id: 'travel-domestic-renewal',
  label: 'Renewal of the standard domestic policy',
  text: 'Not renewable; extended on payment',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticAge: Figure = {
  id: 'travel-domestic-age',
  label: 'Age limits of the standard domestic policy',
  text: 'None',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticPlans: Figure = {
  id: 'travel-domestic-plans',
  label: 'Plans of the standard domestic policy',
  text: 'five plans',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticTrip: ClockFigure<DayClock> = {
  id: 'travel-domestic-trip',
  label: 'Longest trip under the widest plan of the standard domestic policy',
  text: '30 days',
  clock: { days: 30 },
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

export const travelDomesticDelay: Figure = {
  id: 'travel-domestic-delay',
  label: 'Delay after which the optional trip-delay cover of the standard domestic policy pays',
  text: '3 hours',
  from: '2021-07-01',
  asOf: '2021-05',
  source: domesticGuidelines,
  readIn: 'press',
};

/* Terms of insurers' travel policies: practice in the market, not law */

export const travelIllnessLeftOut: Figure = {
  id: 'travel-illness-left-out',
  label: 'Treatment of a pre-existing condition, in the medical section of an insurer',
  text: 'Left out',
  source: travelExclusions,
  readIn: 'insurers-wording',
  ...readOnPage,
};

export const travelTreatmentCanWait: Figure = {
  id: 'travel-treatment-can-wait',
  label: 'Treatment that could wait until the return to India, in the same policy',
  text: 'Left out: the treating doctors and the assistance firm decide together',
  source: travelExclusions,
  readIn: 'insurers-wording',
  ...readOnPage,
};

export const travelBaggageReport: Figure = {
  id: 'travel-baggage-report',
  label: 'Paper without which checked baggage that is lost is commonly not paid',
  text: 'A property irregularity report (PIR) of the carrier',
  source: baggagePage,
  readIn: 'note',
  ...readOnPage,
};

export const travelBaggageLeftOut: Figure = {
  id: 'travel-baggage-left-out',
  label: 'Baggage that is commonly left out',
  text: 'Valuables, money, and single things missing from a bag',
  source: baggagePage,
  readIn: 'note',
  ...readOnPage,
};

export const travelBaggageDelay: Figure = {
  id: 'travel-baggage-delay',
  label: 'Delay after which a cover for delayed baggage commonly pays',
  text: 'More than 12 hours',
  source: baggagePage,
  readIn: 'note',
  ...readOnPage,
};

export const travelCancellationReasons: Figure = {
  id: 'travel-cancellation-reasons',
  label: 'When a cover for a cancelled trip commonly pays',
  text: 'For the reasons in its list only',
  source: baggagePage,
  readIn: 'note',
  ...readOnPage,
};

/* What the airline owes */

export const travelBaggageDamageComplaint: ClockFigure<DayClock> = {
  id: 'travel-baggage-damage-complaint',
  label: 'Time to complain to the airline of damage to checked baggage, from its receipt',
  text: '7 days',
  clock: { days: 7 },
  source: montrealConvention,
  readIn: 'official-text',
  isReconfirmed: true,
  ...readOnPage,
};

export const travelBaggageDelayComplaint: ClockFigure<DayClock> = {
  id: 'travel-baggage-delay-complaint',
  label: 'Time to complain to the airline of late baggage, from the day it is handed over',
  text: '21 days',
  clock: { days: 21 },
  source: montrealConvention,
  readIn: 'official-text',
  isReconfirmed: true,
  ...readOnPage,
};
