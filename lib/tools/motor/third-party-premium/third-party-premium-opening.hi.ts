import type { Catalogue } from '../../../languages/create-translator.ts';

export const thirdPartyOpeningHindi = {
  'Petrol, diesel or CNG': 'पेट्रोल, डीज़ल या CNG',
  'Hybrid (petrol and electric)': 'हाइब्रिड (पेट्रोल और इलेक्ट्रिक)',
  'Electric only': 'केवल इलेक्ट्रिक',
  'Engine or motor': 'इंजन या मोटर',
  Fuel: 'ईंधन',
  Petrol: 'पेट्रोल',
  'Third-party cover for {0} year costs the same at every insurer':
    '{0} साल का थर्ड पार्टी कवर हर बीमा कंपनी में एक ही कीमत का है',
  'You pay, GST included': 'भरने की रकम, GST समेत',
  'Third-party cover for {0} years costs the same at every insurer':
    '{0} साल का थर्ड पार्टी कवर हर बीमा कंपनी में एक ही कीमत का है',
  '{0} to {1} cc': '{0} से {1} cc',
  'Up to {0} cc': '{0} cc तक',
  'Above {0} cc': '{0} cc से ऊपर',
  'As notified on {0}. A later table may apply.':
    '{0} की अधिसूचना के अनुसार। बाद की कोई दर लागू हो सकती है।',
  'What you pay': 'क्या भरना होता है',
  'The rule': 'नियम',
  'Premium {0}': 'प्रीमियम {0}',
  'GST {0} {1}': 'GST {0} {1}',
  'Choose one: the car is.': 'एक चुनें: कार कैसी है।',
  'Enter the engine’s size in cc: {0} to {1}.': 'इंजन का आकार cc में लिखें: {0} से {1}।',
  'Enter the motor’s power in kW: {0} to {1}.': 'मोटर की ताकत kW में लिखें: {0} से {1}।',
  'Choose one: the two-wheeler is.': 'एक चुनें: दोपहिया कैसा है।',
} as const satisfies Catalogue;
