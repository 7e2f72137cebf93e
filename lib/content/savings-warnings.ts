/**
 * The standard warnings of life insurance that saves, one for each of the three kinds. They are required wherever such
 * plans are described (IRDAI's circular on advertisements, 19 June 2024), in the same words on every page.
 */
import { illustrationRates, unitLinkedLockIn } from './figures/savings.ts';
import type { Figure, TextSection } from './types.ts';

export const savingsWarnings: TextSection = {
  id: 'standard-warnings',
  heading: 'Warnings by kind of plan',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        `**Unit-linked plans.** In these policies the investment risk in the investment portfolio is borne by the policyholder. Linked insurance products do not offer any liquidity during the first five years of the contract: you cannot surrender or withdraw money, in part or in full, before the end of the fifth year. They differ from traditional insurance products and carry market risk. The name of a company, plan or fund says nothing about its quality, and past performance does not show future results.`,
        `**Participating plans.** Bonuses are not guaranteed. They depend on how the insurer’s participating fund does, and past bonuses do not show future ones.`,
        '**Non-participating plans.** Only the benefits that the policy states as guaranteed are guaranteed, and only if every premium is paid and the policy is held to the end.',
        `**Illustrations.** The rates of ${illustrationRates.text} in a benefit illustration are assumed. They are not guaranteed, and they are not the upper or lower limit of what you may get.`,
      ],
    },
  ],
};

export const savingsWarningFigures: readonly Figure[] = [unitLinkedLockIn, illustrationRates];
