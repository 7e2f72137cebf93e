import type { Catalogue } from '../../languages/create-translator.ts';

export const requestsRequestHindi = {
  'next step': 'अगला कदम',
  'next steps': 'अगले कदम',
  rows: 'पंक्तियाँ',
  ', valid': ', अवधि',
} as const satisfies Catalogue;
