import type { Catalogue } from '../../languages/create-translator.ts';

export const datedPlanToolHindi = {
  'From {0}: the no-claim bonus is lost': '{0} से: नो-क्लेम बोनस ख़त्म',
} as const satisfies Catalogue;
