/** Tables beside an arrangement of covers: what to look for in the wording, and waiting periods. */
import {
  healthInitialWait,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthCoPay,
} from '../../../content/figures/health.ts';
import { vayVandanaExistingIllness } from '../../../content/figures/health-schemes.ts';
import type { AnswerTable } from '../../calculators/calculator.ts';
import { type IllnessAnswer, illnessName } from '../illness-field.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';

type Policies = readonly ArrangedPolicy[];

/** @param treated the answers to the question about treatment. */
export function healthCoverTables(
  policies: Policies,
  treated: readonly IllnessAnswer[],
): AnswerTable[] {
  return [
    { caption: 'What to look for', columns: ['Line of the plan', 'Why'], rows: lookFor(policies) },
    {
      caption: 'What waits in a new policy',
      columns: ['What', 'Wait'],
      rows: waits(policies, treated),
    },
  ];
}

function lookFor(policies: Policies): string[][] {
  const isShared = policies.some(({ people }) => people > 1);
  const isOlder = policies.some(({ older }) => older > 0);
  const isLayered = policies.some(({ size }) => size.layers.superTopUp > 0);
  return [
    ['Room limit', 'None, or a room you would accept. Above it, more than the rent is cut.'],
    ...(isOlder
      ? [
          [
            'Co-pay',
            `Your share of each bill. ${standardHealthCoPay.text} in the standard policy; plans for older people may ask for much more.`,
          ],
        ]
      : []),
    ...(isShared
      ? [['Restoration', 'Whether it refills for the same illness, and how often.']]
      : []),
    ...(isLayered
      ? [
          [
            'Deductible of the super top-up',
            'Counted over the whole year (“aggregate”), and no higher than the policy below it.',
          ],
        ]
      : []),
    [
      'Limits for single treatments',
      'Cataract, joints, modern treatment: each “up to” is a limit.',
    ],
    ['Premium in 10 and 20 years', 'From the plan’s own table: you renew every year.'],
  ];
}

function waits(policies: Policies, treated: readonly IllnessAnswer[]): string[][] {
  const illnessNames = treated.map(illnessName).filter((name) => name !== null);
  const existing =
    illnessNames.length > 0 ? [...new Set(illnessNames)] : ['An illness somebody has already'];
  return [
    ['Accidents', 'None'],
    ['Any other illness', healthInitialWait.text],
    ['Listed illnesses and operations', `Up to ${healthSpecificWait.text}, as printed in the plan`],
    ...existing.map((name) => [name, `Up to ${healthPreExistingWait.text}, once declared`]),
    ...(policies.some(({ isPublicFirst }) => isPublicFirst)
      ? [['An illness, under free public cover', vayVandanaExistingIllness.text]]
      : []),
  ];
}
