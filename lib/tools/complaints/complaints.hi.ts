import type { Catalogue } from '../../languages/create-translator.ts';

export const complaintsToolHindi = {
  'Choose who you complained to.': 'चुनें कि शिकायत किससे की।',
} as const satisfies Catalogue;
