import type { Catalogue } from '../../languages/create-translator.ts';

export const savingsToolHindi = {
  'Your age': 'आपकी आयु',
  'one month.': 'एक महीना।',
} as const satisfies Catalogue;
