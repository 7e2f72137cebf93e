import type { Catalogue } from '../../languages/create-translator.ts';

export const ombudsmanToolHindi = {
  'Lucknow or Noida: look your district up at cioins.co.in':
    'लखनऊ या नोएडा: अपना ज़िला cioins.co.in पर देखें',
} as const satisfies Catalogue;
