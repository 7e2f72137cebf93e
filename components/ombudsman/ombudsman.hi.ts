import type { Catalogue } from '@/lib/languages/create-translator';

export const ombudsmanComponentHindi = {
  'Choose a state': 'राज्य चुनें',
  'Your state or union territory': 'आपका राज्य या केंद्र शासित प्रदेश',
  'Where the person who complains lives, or the insurer’s office is.':
    'जहाँ शिकायत करने वाला व्यक्ति रहता है, या जहाँ बीमा कंपनी का दफ़्तर है।',
  'Find your Ombudsman office': 'अपना लोकपाल दफ़्तर खोजें',
  'Your state': 'आपका राज्य',
  'Your Ombudsman’s office': 'आपके लोकपाल का दफ़्तर',
  'Insurance Ombudsman offices and the areas they serve': 'बीमा लोकपाल के दफ़्तर और उनके इलाके',
  'The list by state and union territory': 'राज्य और केंद्र शासित प्रदेश के हिसाब से सूची',
  'Which office serves which state': 'किस राज्य के लिए कौन सा दफ़्तर',
} as const satisfies Catalogue;
