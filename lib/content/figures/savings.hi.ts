import type { Catalogue } from '../../languages/create-translator.ts';

export const savingsFigureHindi = {
  'First day of the present rules on the special surrender value:':
    'विशेष सरेंडर मूल्य के मौजूदा नियमों का पहला दिन:',
  '{0} full year’s premium': '{0} पूरे साल का प्रीमियम',
  'Premiums needed before a policy has a special surrender value, after its first year:':
    'पहला साल पूरा होने के बाद, पॉलिसी का विशेष सरेंडर मूल्य बनने के लिए कितने प्रीमियम ज़रूरी:',
  '{0} full years’ premiums': '{0} पूरे साल के प्रीमियम',
  'Premiums needed before a regular-pay savings policy has a guaranteed surrender value:':
    'नियमित प्रीमियम वाली बचत पॉलिसी का गारंटी वाला सरेंडर मूल्य बनने के लिए कितने प्रीमियम ज़रूरी:',
  'the larger of two values': 'दो मूल्यों में से जो ज़्यादा हो',
  'What is paid on surrender of a savings policy that is not unit-linked:':
    'जो बचत पॉलिसी यूनिट-लिंक्ड नहीं, उसे सरेंडर करने पर क्या मिलता है:',
  'Lock-in of a unit-linked policy: no surrender money and no withdrawal before its end:':
    'यूनिट-लिंक्ड पॉलिसी का लॉक-इन, जिसके पूरा होने से पहले न सरेंडर का पैसा मिलता है, न पैसा निकलता है:',
  'Least that the fund of a stopped unit-linked policy earns until the lock-in ends:':
    'बंद हुई यूनिट-लिंक्ड पॉलिसी का फ़ंड लॉक-इन पूरा होने तक कम से कम कितना कमाता है:',
  'when the lock-in ends': 'लॉक-इन पूरा होने पर',
  'When the fund of a unit-linked policy that was stopped during the lock-in is paid:':
    'लॉक-इन के दौरान बंद हुई यूनिट-लिंक्ड पॉलिसी का फ़ंड कब मिलता है:',
  'Time for the insurer to write how a unit-linked policy stands, from the first unpaid premium:':
    'यूनिट-लिंक्ड पॉलिसी किस हाल में है, यह लिखकर बताने के लिए बीमा कंपनी का समय, पहला न भरा प्रीमियम जिस दिन देना था, उससे:',
  'Paid to the nominee on a death while a unit-linked policy is discontinued:':
    'यूनिट-लिंक्ड पॉलिसी बंद रहते मृत्यु हो, तो नॉमिनी को क्या मिलता है:',
  '% a year': '% सालाना',
  'Earliest time before renewal for a request to port a health policy':
    'स्वास्थ्य पॉलिसी पोर्ट कराने का अनुरोध नवीनीकरण से कितना पहले हो सकता है, ज़्यादा से ज़्यादा',
  'First day of the present rules on the special surrender value':
    'विशेष सरेंडर मूल्य के मौजूदा नियमों का पहला दिन',
  'Free-look period, every life policy, counted from receipt of the policy':
    'फ़्री लुक अवधि, हर जीवन बीमा पॉलिसी, पॉलिसी मिलने से गिनकर',
  'Grace period for a life premium paid monthly':
    'हर महीने भरे जाने वाले जीवन बीमा प्रीमियम का ग्रेस पीरियड',
  'Grace period for a life premium paid quarterly, half-yearly or yearly':
    'तिमाही, छमाही या सालाना भरे जाने वाले जीवन बीमा प्रीमियम का ग्रेस पीरियड',
  'Initial waiting period of a new health policy, accidents excepted':
    'नई स्वास्थ्य पॉलिसी की पहली प्रतीक्षा अवधि, दुर्घटना को छोड़कर',
  'Least that the fund of a stopped unit-linked policy earns until the lock-in ends':
    'बंद हुई यूनिट-लिंक्ड पॉलिसी के फ़ंड पर लॉक-इन ख़त्म होने तक कम से कम कमाई',
  'Lock-in of a unit-linked policy': 'यूनिट-लिंक्ड पॉलिसी का लॉक-इन',
  'Longest waiting period for listed diseases and operations, accidents excepted':
    'सूची की बीमारियों और ऑपरेशनों की सबसे लंबी प्रतीक्षा अवधि, दुर्घटना को छोड़कर',
  'Minimum guaranteed surrender value in the second year, share of premiums paid':
    'दूसरे साल में कम से कम गारंटी वाला सरेंडर मूल्य, भरे गए प्रीमियम का हिस्सा',
  'Minimum guaranteed surrender value in the third year, share of premiums paid':
    'तीसरे साल में कम से कम गारंटी वाला सरेंडर मूल्य, भरे गए प्रीमियम का हिस्सा',
  'Minimum guaranteed surrender value in years four to seven, share of premiums paid':
    'चौथे से सातवें साल में कम से कम गारंटी वाला सरेंडर मूल्य, भरे गए प्रीमियम का हिस्सा',
  'Policy loan on a savings policy that is not unit-linked':
    'यूनिट-लिंक्ड न हो, ऐसी बचत पॉलिसी पर कर्ज़',
  'Policy loan on a unit-linked policy': 'यूनिट-लिंक्ड पॉलिसी पर कर्ज़',
  'Premiums needed before a regular-pay savings policy has a guaranteed surrender value':
    'नियमित प्रीमियम वाली बचत पॉलिसी में गारंटी वाला सरेंडर मूल्य मिलने से पहले कितने प्रीमियम चाहिए',
  Products: 'प्लान',
  'Shortest notice before renewal for a request to port a health policy':
    'स्वास्थ्य पॉलिसी पोर्ट कराने का अनुरोध नवीनीकरण से कितना पहले करना होता है, कम से कम',
  'Source: IRDAI (Insurance Products) Regulations, {0}, as of {1}.':
    'स्रोत: IRDAI (Insurance Products) Regulations, {0}, {1} की स्थिति।',
  'Time before the policy that counts when a disease is called pre-existing':
    'पॉलिसी से पहले का वह समय, जिसे देखकर बीमारी पहले से मौजूद कही जाती है',
  'When the fund of a unit-linked policy that was stopped during the lock-in is paid':
    'लॉक-इन के दौरान बंद हुई यूनिट-लिंक्ड पॉलिसी का फ़ंड कब मिलता है',
  'Yearly rise of consumer prices at which the Reserve Bank of India aims':
    'उपभोक्ता कीमतों की वह सालाना बढ़त, जो रिज़र्व बैंक का लक्ष्य है',
  'must be offered': 'देना ही होगा',
  'no forecast: {0}': 'यह अनुमान नहीं है: {0}',
  'no surrender money and no withdrawal before its end: {0} years':
    'ख़त्म होने से पहले सरेंडर का पैसा या निकासी नहीं: {0} साल',
  'not allowed': 'इसकी इजाज़त नहीं',
} as const satisfies Catalogue;
