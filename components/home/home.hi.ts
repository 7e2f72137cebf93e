import type { Catalogue } from '@/lib/languages/create-translator';

export const homeComponentHindi = {
  'Make a claim': 'दावा करें',
  'Claim steps': 'दावे के कदम',
  'Policy expired or due': 'पॉलिसी ख़त्म हो गई या होने वाली है',
  'Days left': 'कितने दिन बचे',
  'Find a cashless hospital': 'कैशलेस अस्पताल खोजें',
  'By PIN code': 'पिन कोड से',
  'Download my policy': 'मेरी पॉलिसी डाउनलोड करें',
  'With a code': 'कोड से',
  'Already insured?': 'बीमा पहले से है?',
  'A broker: we act for you, not for an insurer. You pay the insurer; it pays us a commission, which is inside the premium. Ask for a call, and one expert calls once.':
    'हम ब्रोकर हैं: हम आपके लिए काम करते हैं, किसी बीमा कंपनी के लिए नहीं। आपका पैसा बीमा कंपनी को जाता है; वह हमें कमीशन देती है, जो प्रीमियम के अंदर ही है। कॉल का अनुरोध करें, तो एक विशेषज्ञ एक बार कॉल करते हैं।',
  'About Us': 'हमारे बारे में',
  'What do you need cover for?': 'किस चीज़ का बीमा चाहिए?',
  'See what it pays, what it leaves out and what it costs. No phone number needed.':
    'देखें कि बीमा क्या चुकाता है, क्या छोड़ता है और कितने का पड़ता है। फ़ोन नंबर नहीं माँगा जाता।',
  'Hospital bills. Example: sum insured for three': 'अस्पताल के बिल। उदाहरण: तीन लोगों की बीमा राशि',
  'Income for your family. Example: cover to buy': 'परिवार की आय। उदाहरण: कितना कवर लें',
  '{0} a year, aged {1}: cover to buy {2}, your family gets each year {3}.':
    'साल की आय {0}, आयु {1}: {2} का कवर लें, परिवार को हर साल {3} मिलते हैं।',
  'Third party, a year with GST, {0} to {1} cc': 'थर्ड पार्टी, एक साल का, GST समेत, {0} से {1} cc',
  'Anything else': 'बाकी सब',
  'Travel, child, pension, savings, maternity': 'यात्रा, बच्चे, पेंशन, बचत, प्रसव',
  'Often looked for': 'अक्सर खोजे जाने वाले',
  'Motor and travel': 'गाड़ी और यात्रा',
  'All products': 'बीमे के सभी प्रकार',
} as const satisfies Catalogue;
