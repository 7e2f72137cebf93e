import type { Catalogue } from '../../languages/create-translator.ts';

export const productsProductHindi = {
  'one year.': 'एक साल।',
  Restoration: 'बीमा राशि का फिर भर जाना',
  'if you pay': 'अगर पैसा आप चुकाएँ',
  Accidents: 'दुर्घटना',
  'a hospital bill': 'अस्पताल का बिल',
} as const satisfies Catalogue;
