import type { Catalogue } from '@/lib/languages/create-translator';

export const callBackComponentHindi = {
  'Choose a product': 'बीमे का प्रकार चुनें',
  'Time slot': 'कॉल का समय',
  'Choose a time': 'समय चुनें',
  'Full notice': 'पूरी सूचना',
  'Want a person to check this?': 'किसी व्यक्ति से इसकी जाँच करानी है?',
} as const satisfies Catalogue;
