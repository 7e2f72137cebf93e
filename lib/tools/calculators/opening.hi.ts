import type { Catalogue } from '../../languages/create-translator.ts';

export const openingToolHindi = {
  'Your age': 'आपकी आयु',
} as const satisfies Catalogue;
