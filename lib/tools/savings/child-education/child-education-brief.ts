/** The brief for an insurer or adviser: an offer of a plan that pays for a child's course. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';

type EducationGoal = { cost: number; years: number; rise: number; saved: number };

export function childEducationBrief(goal: EducationGoal, futureCost: number): AnswerBrief {
  const { cost, rise, saved } = goal;
  const [sum, years] = [rupeesInWords(futureCost), countText(goal.years, 'year')];
  return {
    subject: 'life',
    heading: 'Request for an offer: child plan',
    request: `Please offer in writing a plan that pays ${sum} in ${years}, also if I have died.`,
    facts: [
      { label: 'Sum on the day', value: sum },
      { label: 'Needed in', value: years },
      ...(saved > 0 ? [{ label: 'Saved so far', value: rupeesInWords(saved) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'childBirth', 'place', 'tobacco', 'telephone'],
    askInWriting: [
      `What is the premium for a plan that pays ${sum} in ${years}, and how much of that is guaranteed?`,
      'What is deducted each year, and what is paid if I stop paying or leave?',
      'Does the premium waiver cost extra, and after which causes of death does it not work?',
      'Who receives the money while my child is under age?',
    ],
    mustHaveTerms: [
      'The benefit illustration, with the guaranteed column filled in.',
      'A premium waiver inside the plan, for death of any cause and for every later premium, or a plan without one that says so.',
      'The day on which the plan pays, also if I have died.',
    ],
    assumed: [`A course that costs ${rupeesInWords(cost)} today, rising ${rise}% a year.`],
  };
}
