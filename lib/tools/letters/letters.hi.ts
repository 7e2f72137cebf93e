import type { Catalogue } from '../../languages/create-translator.ts';

export const lettersToolHindi = {
  '[policy number]': '[पॉलिसी नंबर]',
} as const satisfies Catalogue;
