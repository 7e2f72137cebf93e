/**
 * The brief for an insurer or adviser: an offer at the age, sum and term that were looked up. It names no plan and no
 * price: a sheet of paper outlives the approval under which they may be shown.
 */
import { routeFor } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';
import type { AnswerBrief, BriefBlank } from '../calculators/answer-brief.ts';
import { planWords } from './plan-words.ts';

/** The query in words, without zone and order, which change no offer. */
type PlanQuery = { age: number; sum: number; term: number; smoker: 'no' | 'yes' | null };

export function plansBrief(path: ProductPath, query: PlanQuery): AnswerBrief {
  const { age, sum, term, smoker } = query;
  const words = planWords(path);
  return {
    subject: briefSubject(path),
    heading: `Request for an offer: ${routeFor(path).label}`,
    request: `Please offer in writing a plan of ${words.sumText(sum)} for ${words.termText(term)}.`,
    facts: [
      { label: words.age, value: `${age} years` },
      { label: words.sum, value: words.sumText(sum) },
      { label: words.term, value: words.termText(term) },
      ...(smoker === null ? [] : [{ label: 'Tobacco', value: smoker === 'yes' ? 'Yes' : 'No' }]),
    ],
    blanks: blanksOf(path, smoker),
    askInWriting: [
      'Which plan is offered, with its UIN and the day on which its price was filed?',
      'Is the premium the one that was filed, and which loading may be added after the proposal is read?',
      'What is the premium with tax, for each year?',
      'What is not paid, and for how long?',
      'Which papers and which tests are needed before acceptance?',
    ],
    mustHaveTerms: [
      `${words.sum}: ${words.sumText(sum)}, for ${words.termText(term)}.`,
      'The UIN of the plan, and its policy wording.',
      'The premium with tax, for every year in which it is paid.',
    ],
    assumed: ['The premium is for exactly this age, sum and term.'],
  };
}

function briefSubject(path: ProductPath): AnswerBrief['subject'] {
  if (path === '/car-insurance' || path === '/bike-insurance') return 'other';
  return routeFor(path).group === 'life' ? 'life' : 'health';
}

function blanksOf(path: ProductPath, smoker: PlanQuery['smoker']): BriefBlank[] {
  if (path === '/travel-insurance') return ['name', 'people', 'firstDay', 'illnesses', 'telephone'];
  const subject = briefSubject(path);
  if (subject === 'other') return ['name', 'vehicle', 'place', 'telephone'];
  return [
    'name',
    'birth',
    'sex',
    'place',
    ...(subject === 'health' ? (['illnesses'] as const) : []),
    ...(subject === 'life' && smoker === null ? (['tobacco'] as const) : []),
    'telephone',
  ];
}
