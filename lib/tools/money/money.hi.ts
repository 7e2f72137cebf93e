import type { Catalogue } from '../../languages/create-translator.ts';

export const moneyToolHindi = {
  'Prices rise by': 'कीमतें बढ़ने की दर',
  'The Reserve Bank aims at {0} a year. That is no forecast.':
    'रिज़र्व बैंक का लक्ष्य साल में {0} है। यह कोई पूर्वानुमान नहीं है।',
} as const satisfies Catalogue;
