/** The brief for an insurer or adviser: which policies to offer, what to answer in writing, what must be in them. */
import {
  healthInitialWait,
  healthPreExistingWait,
  healthSpecificWait,
} from '../../content/figures/health.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { joinWords, lowerFirst } from '../../text/words.ts';
import type { AnswerBrief } from '../calculators/calculator.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { type CoverKind, coverKinds } from './health-cover-words.ts';
import { type IllnessAnswer, illnessName, isInTreatment } from './illness-field.ts';

type Policies = readonly ArrangedPolicy[];

/** @param treated the answers to the question about treatment. */
export function coverBrief(policies: Policies, treated: readonly IllnessAnswer[]): AnswerBrief {
  const isShared = policies.some(({ people }) => people > 1);
  const isOlder = policies.some(({ older }) => older > 0);
  const isLayered = policies.some(({ size }) => size.layers.superTopUp > 0);
  const isIll = treated.some(isInTreatment);
  const names = [...new Set(treated.map(illnessName).filter((name) => name !== null))];
  const illness = names.length > 0 ? joinWords(names.map(lowerFirst)) : 'the illness';
  return {
    askInWriting: [
      'What is the premium, with every loading, this year, and from your table in 10 and in 20 years?',
      ...(isIll
        ? [
            `Do you accept the person with ${illness}? From which day is it paid for, and what counts as its complication?`,
          ]
        : ['Do you accept everybody named above, and on what terms?']),
      'Which room is paid in full, and what is cut if it costs more?',
      ...(isOlder ? ['How high is the co-pay, and for which of us?'] : []),
      'Which treatments have a limit of their own: cataract, joints, modern treatment?',
      ...(isShared ? ['Is the sum restored for the same illness, and how often?'] : []),
    ],
    mustHaveTerms: [
      ...coverKinds(policies).map((kind) => `For ${kind.name}: ${compositionOf(kind)}.`),
      ...(isLayered
        ? [
            'The deductible of the super top-up is counted over the whole year, and is no higher than the policy below it.',
          ]
        : []),
      `Waiting periods no longer than these: ${healthInitialWait.text} at first, ${healthSpecificWait.text} for listed illnesses, ${healthPreExistingWait.text} for an illness that was declared; none after an accident.`,
    ],
  };
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
