import type { Catalogue } from '../../languages/create-translator.ts';

export const pagesPageHindi = {
  'Who we are': 'हम कौन हैं',
  Legal: 'कानूनी जानकारी',
  'Principal officer': 'प्रधान अधिकारी',
  Data: 'डेटा',
  'National Cyber Crime Reporting Portal': 'राष्ट्रीय साइबर अपराध रिपोर्टिंग पोर्टल',
  'tell us': 'हमें बताएँ',
  'Privacy notice': 'निजता की सूचना',
  'notice for applicants': 'आवेदकों के लिए सूचना',
  Purpose: 'किस काम के लिए',
  'We stop': 'हम रोक देते हैं',
  Login: 'लॉगिन',
  'cashless hospitals': 'कैशलेस अस्पताल',
  'free-look period': 'फ़्री लुक अवधि',
  'privacy notice': 'निजता की सूचना',
  'how to complain': 'शिकायत कैसे करें',
  'Joy Center': 'जॉय सेंटर',
  'Family health': 'परिवार का स्वास्थ्य बीमा',
  'Your dates': 'आपकी तारीख़ें',
  'Your dates, and a letter': 'आपकी तारीख़ें, और एक चिट्ठी',
  'Your dates, and a letter to the insurer': 'आपकी तारीख़ें, और बीमा कंपनी को चिट्ठी',
  'Pension plans': 'पेंशन प्लान',
  'Legal and disclosures': 'कानूनी जानकारी और खुलासे',
  'What it means': 'इसका मतलब',
  'Calling hours': 'कॉल करने के घंटे',
  'Choose your insurer': 'अपनी बीमा कंपनी चुनें',
  'over {0} years ago': '{0} साल से ज़्यादा पहले',
  'Home loan insurance vs term insurance: is it mandatory?':
    'होम लोन का बीमा या टर्म बीमा: क्या बीमा लेना ज़रूरी है?',
  'No, there is no rule of the RBI or IRDAI that makes you buy insurance to get a loan. A bank may offer its cover, and you may refuse it, or take [term insurance](/term-insurance) of any insurer, which pays your family. If the bank ties the loan to its policy, ask for that in writing and [complain](/grievance-redressal).':
    'नहीं, RBI या IRDAI का ऐसा कोई नियम नहीं है कि कर्ज़ के लिए बीमा लेना ही पड़े। बैंक अपना कवर लेने को कह सकता है। उसे मना किया जा सकता है, या किसी भी बीमा कंपनी का [टर्म बीमा](/term-insurance) लिया जा सकता है, जिसका पैसा परिवार को मिलता है। बैंक कर्ज़ के लिए अपनी ही पॉलिसी की शर्त रखे, तो यह लिखित में माँगें और [शिकायत करें](/grievance-redressal)।',
  'From which day can a newborn be covered?': 'बच्चा हुआ है: उसका स्वास्थ्य बीमा किस दिन से हो सकता है?',
  'Commonly from the age of {0} days, in some policies from birth, mostly where the mother’s policy has maternity cover; a few add the baby only at the next renewal. Read the newborn clause during the pregnancy and ask the insurer how many days you have to add the baby.':
    'आम तौर पर {0} दिन की आयु से, कुछ पॉलिसियों में जन्म से, ज़्यादातर वहाँ जहाँ माँ की पॉलिसी में मातृत्व कवर हो। कुछ पॉलिसियाँ बच्चे को अगले नवीनीकरण पर ही जोड़ती हैं। गर्भावस्था में ही पॉलिसी की नवजात वाली शर्त पढ़ लें, और बीमा कंपनी से पूछें कि बच्चे का नाम कितने दिन में जुड़वाना होगा।',
  'Can I use my employer’s cover and my own policy for one stay?':
    'क्या एक ही भर्ती में नौकरी वाला और अपना, दोनों कवर काम आएँगे?',
  'Yes, when both cover the treatment. You choose which one pays first; the other can take the part left over, within its own terms. Tell both insurers and keep certified copies of the bills.':
    'हाँ, अगर इलाज दोनों में कवर हो। पहले कौन सी पॉलिसी चुकाए, यह आपको चुनना है; बचा हुआ हिस्सा दूसरी अपनी शर्तों के अंदर दे सकती है। दोनों बीमा कंपनियों को बताएँ और बिलों की प्रमाणित कॉपी रखें।',
  'How do I know that my policy is genuine?': 'पॉलिसी असली है या नकली, यह कैसे जाँचें?',
  'Enter its number on the insurer’s own site or call the insurer’s helpline. Scan the QR code of a motor policy. Check that the premium went to the insurer and not to a person. If the insurer does not know the policy, keep every message and payment record and report it on cybercrime.gov.in or by calling {0}.':
    'उसका नंबर बीमा कंपनी की अपनी साइट पर डालें, या कंपनी की हेल्पलाइन पर फ़ोन करें। गाड़ी की पॉलिसी का QR कोड स्कैन करें। देखें कि प्रीमियम बीमा कंपनी को गया, किसी व्यक्ति को नहीं। कंपनी के पास वह पॉलिसी न निकले, तो हर मैसेज और भुगतान का रिकॉर्ड रखें, और cybercrime.gov.in पर या {0} पर फ़ोन करके ख़बर दें।',
  'customer login': 'ग्राहक लॉगिन',
} as const satisfies Catalogue;
