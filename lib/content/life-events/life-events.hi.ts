import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeEventsHindi = {
  Children: 'बच्चे',
  'Health policy': 'स्वास्थ्य पॉलिसी',
  'For the three of you: the same in {0} years, {1} more each year':
    'आप तीनों के लिए: यही ख़र्च {0} साल बाद, हर साल {1} बढ़कर',
  'a policy of their own': 'उनकी अपनी अलग पॉलिसी',
  'How to apply': 'आवेदन कैसे करें',
  Change: 'बदलें',
  'Insurance Act, {0}, section 64VB': 'Insurance Act, {0}, धारा 64VB',
  'Insurance Act, {0}, section {1}': 'Insurance Act, {0}, धारा {1}',
  'Insurance Act, {0}, section {1} (nomination)': 'Insurance Act, {0}, धारा {1} (नॉमिनी बनाना)',
  'Vehicle:': 'गाड़ी:',
  'Motor Vehicles Act, {0}, section {1}': 'Motor Vehicles Act, {0}, धारा {1}',
  'Motor Vehicles Act, {0}, section {1}({2})': 'Motor Vehicles Act, {0}, धारा {1}({2})',
  'Motor Vehicles Act, {0}, section {1}, as amended in {2}':
    'Motor Vehicles Act, {0}, धारा {1}, {2} के संशोधन के साथ',
  'the waiting period': 'प्रतीक्षा अवधि',
  'The letter': 'चिट्ठी',
  '{0} a day': '{0} रोज़',
  Before: 'पहले',
  endorsement: 'एंडोर्समेंट',
  Proof: 'प्रमाण',
  passport: 'पासपोर्ट',
  Dates: 'तारीख़ें',
  'Car or bike': 'कार या बाइक',
  'Wait {0} days': 'प्रतीक्षा {0} दिन',
  'waiting periods': 'प्रतीक्षा अवधियाँ',
  'term cover': 'टर्म कवर',
  'For your parents: the same in {0} years, {1} more each year':
    'माता-पिता के लिए: यही ख़र्च {0} साल बाद, हर साल {1} बढ़कर',
  'A listed operation, covered for {0} month before, policy from {1}, {2} before, {3} now':
    'सूची का ऑपरेशन, इससे पहले {0} महीना कवर रहा, पॉलिसी {1} से, बीमा राशि पहले {2}, अब {3}',
  'life cover': 'जीवन बीमे का कवर',
  Wait: 'प्रतीक्षा',
} as const satisfies Catalogue;
