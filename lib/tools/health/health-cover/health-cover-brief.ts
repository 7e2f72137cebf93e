/** The brief for an insurer or adviser: which policies to offer, what to answer in writing, what must be in them. */
import {
  healthInitialWait,
  healthPreExistingWait,
  healthSpecificWait,
} from '../../../content/figures/health.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, joinWords, lowerFirst, upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { illnessName, isInTreatment } from '../illness-field.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import type { CoverInput } from './health-cover-fields.ts';
import {
  type CoverKind,
  coverKinds,
  eachPolicyText,
  insuredHouseholdText,
} from './health-cover-words.ts';
import type { CoverAssumptions } from './size-cover.ts';

type Policies = readonly ArrangedPolicy[];

export function healthCoverBrief(
  policies: Policies,
  input: CoverInput,
  { bill, rise, years }: CoverAssumptions,
): AnswerBrief {
  const isShared = policies.some(({ people }) => people > 1);
  const isOlder = policies.some(({ older }) => older > 0);
  const isLayered = policies.some(({ size }) => size.layers.superTopUp > 0);
  const isPublicFirst = policies.some((policy) => policy.isPublicFirst);
  const treated = [input.treated, input.parentTreated];
  const names = [...new Set(treated.map(illnessName).filter((name) => name !== null))];
  const illness = names.length > 0 ? joinWords(names.map(lowerFirst)) : 'the illness';
  const growth = years > 0 ? `, rising ${rise}% a year for ${countText(years, 'year')}` : '';
  return {
    subject: 'health',
    heading: 'Request for an offer: health insurance',
    request: `Please offer health insurance in writing: ${inFirstPerson(eachPolicyText(policies))}.`,
    facts: [
      {
        label: 'To be insured',
        value: inFirstPerson(insuredHouseholdText(input).replace(/^You (\d)/, 'Proposer $1')),
      },
      ...(input.employer > 0
        ? [{ label: 'Cover from an employer', value: rupeesInWords(input.employer) }]
        : []),
    ],
    blanks: ['name', 'people', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      'What is the premium this year, with every loading, and what does the table show 10 and 20 years later?',
      treated.some(isInTreatment)
        ? names.length > 1
          ? `Is everybody accepted, with ${illness}? From which day is each of these paid for, and what counts as its complication?`
          : `Is the person with ${illness} accepted? From which day is it paid for, and what counts as its complication?`
        : 'Is everybody named here accepted, and on what terms?',
      'Which room is paid in full, and what is cut if it costs more?',
      ...(isOlder ? ['How high is the co-pay, and which members pay it?'] : []),
      'Which treatments have a limit of their own: cataract, joints, modern treatment?',
      ...(isShared ? ['Is the sum restored for the same illness, and how often?'] : []),
    ],
    mustHaveTerms: [
      ...coverKinds(policies).map(
        (kind) => `For ${inFirstPerson(kind.name)}: ${compositionOf(kind)}.`,
      ),
      ...(isLayered
        ? [
            'The deductible of the super top-up counted over the whole year, and no higher than the policy below it.',
          ]
        : []),
      `Waiting periods no longer than these: ${healthInitialWait.text} at first, ${healthSpecificWait.text} for listed illnesses, ${healthPreExistingWait.text} for an illness that was declared; none after an accident.`,
    ],
    assumed: [
      `A large hospital bill of ${rupeesInWords(bill)} today${growth}, and a second stay in the same year.`,
      ...(input.employer > 0 || isPublicFirst
        ? [
            `${upperFirst(
              joinWords([
                ...(input.employer > 0 ? ['cover from an employer'] : []),
                ...(isPublicFirst ? ['free public cover'] : []),
              ]),
            )} counted for the second stay only.`,
          ]
        : []),
    ],
  };
}

/** Rewrites names that address the visitor: "the three of you", "each of your parents". */
function inFirstPerson(text: string): string {
  return text
    .replace(/\bof you\b/gi, 'of us')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'me');
}

function compositionOf(kind: CoverKind): string {
  const { has, raise, base, superTopUp } = kind.size.layers;
  const parts = [
    ...(has > 0 ? [`the ${rupeesInWords(has)} held already`] : []),
    ...(raise > 0 ? [`${rupeesInWords(raise)} more in it, at renewal`] : []),
    ...(base > 0 ? [`a ${kind.people > 1 ? 'floater' : 'policy'} of ${rupeesInWords(base)}`] : []),
    ...(superTopUp > 0
      ? [
          `a super top-up of ${rupeesInWords(superTopUp)} with a deductible of ${rupeesInWords(has + raise + base)}`,
        ]
      : []),
  ];
  return joinWords(parts);
}
