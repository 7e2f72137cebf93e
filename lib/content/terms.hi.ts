import type { Catalogue } from '../languages/create-translator.ts';

export const termsHindi = {
  'The most a health policy pays in one policy year. A plan with restoration can fill it up again.':
    'वह सबसे बड़ी रकम, जो स्वास्थ्य पॉलिसी एक पॉलिसी साल में दे सकती है। रिस्टोरेशन वाले प्लान में यह फिर भर सकती है।',
  restoration: 'बीमा राशि का फिर भर जाना',
  'IDV, insured declared value': 'IDV (गाड़ी की बीमित कीमत)',
  'insured declared value': 'गाड़ी की बीमित कीमत',
  'The agreed value of your vehicle: the most you get if it is stolen or written off. It is a limit for each loss; a repair does not use it up.':
    'आपकी गाड़ी की तय की हुई कीमत: गाड़ी चोरी हो जाए या मरम्मत के लायक न रहे, तो ज़्यादा से ज़्यादा इतना मिलता है। यह सीमा हर नुकसान के लिए अलग है, मरम्मत से घटती नहीं।',
  Deductible: 'डिडक्टिबल',
  'The first part of the loss, which the policy never pays. You or another policy does.':
    'नुकसान का शुरू का हिस्सा, जो पॉलिसी कभी नहीं देती। वह आपको देना होता है, या कोई दूसरी पॉलिसी देती है।',
  'The first part of each claim, which stays with you. The schedule prints it.':
    'हर दावे का शुरू का हिस्सा, जो आपके ज़िम्मे रहता है। रकम पॉलिसी की अनुसूची में छपी है।',
  'Co-pay': 'को-पे',
  'Your share of every bill, as a percentage. The insurer pays the rest.':
    'हर बिल में आपका हिस्सा, प्रतिशत में। बाकी बीमा कंपनी देती है।',
  'Your share {0}': 'आपका हिस्सा {0}',
  loading: 'लोडिंग',
  Loading: 'लोडिंग',
  'Waiting period': 'प्रतीक्षा अवधि (वेटिंग पीरियड)',
  'Time from the start of the policy in which certain treatment is not paid yet.':
    'पॉलिसी शुरू होने के बाद का वह समय, जिसमें कुछ इलाजों का ख़र्च अभी नहीं मिलता।',
  floater: 'फ़्लोटर',
  'Family floater': 'फ़ैमिली फ़्लोटर',
  'One sum insured that everyone named in the policy shares.':
    'एक बीमा राशि, जो पॉलिसी में लिखे सभी लोगों के लिए साझा है।',
  'sum insured': 'बीमा राशि',
  'sub-limit': 'सब-लिमिट',
  'Day care': 'डे-केयर',
  'Treatment that needs a hospital but, thanks to modern methods, no night in it.':
    'ऐसा इलाज, जिसके लिए अस्पताल तो चाहिए, पर आधुनिक तरीकों के कारण रात रुकना नहीं पड़ता।',
  'The insurer settles the approved part of the bill with the hospital directly.':
    'बिल का मंज़ूर हिस्सा बीमा कंपनी सीधे अस्पताल को चुकाती है।',
  'The insurer settles the approved part of the repair bill with the garage directly.':
    'मरम्मत के बिल का मंज़ूर हिस्सा बीमा कंपनी सीधे गैरेज को चुकाती है।',
  'Free look': 'फ़्री लुक अवधि',
  'An addition to a life policy, for a small premium of its own.':
    'जीवन बीमा पॉलिसी में जुड़ने वाला एक और कवर, अपने अलग छोटे प्रीमियम पर।',
  Maturity: 'मैच्योरिटी',
  'The day a savings policy ends as planned and pays out.':
    'वह दिन, जब बचत पॉलिसी तय समय पर पूरी होती है और पैसा देती है।',
  'No-claim bonus': 'नो-क्लेम बोनस',
  'A discount on the own-damage premium for each year without a claim. It belongs to you.':
    'बिना दावे के हर साल के लिए, अपनी गाड़ी के नुकसान वाले प्रीमियम पर छूट। यह आपकी है।',
  depreciation: 'घिसाई की कटौती',
  'Zero depreciation': 'ज़ीरो डेप',
  'An add-on that pays for new parts without taking off for age.':
    'ऐसा ऐड-ऑन, जो पुर्ज़ों की उम्र की कटौती किए बिना नए पुर्ज़ों का ख़र्च देता है।',
  consumables: 'इस्तेमाल में ख़त्म होने वाली चीज़ें',
  Terms: 'शर्तें',
} as const satisfies Catalogue;
