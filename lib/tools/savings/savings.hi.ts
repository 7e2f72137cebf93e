import type { Catalogue } from '../../languages/create-translator.ts';

export const savingsToolHindi = {
  'one month.': 'एक महीना।',
} as const satisfies Catalogue;
