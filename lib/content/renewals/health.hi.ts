import type { Catalogue } from '../../languages/create-translator.ts';

export const healthRenewalHindi = {
  'Yes, that is _portability_. The waiting time you have served moves with you, up to your old sum insured; on an increase it starts afresh. You can do it only at renewal. Ask the new insurer {0} days to {1} days before it; {2} days before is the last day under the rule. Keep the old policy until the new one is accepted, because the new insurer may say no. [Portability](/health-insurance#portability) has the steps.':
    'हाँ, इसे _पॉलिसी पोर्ट कराना_ कहते हैं। बीत चुकी प्रतीक्षा अवधि पुरानी बीमा राशि तक आपके साथ जाती है; बढ़ाई हुई रकम पर वह नए सिरे से शुरू होती है। यह केवल नवीनीकरण के समय होता है। नई कंपनी से उससे {0} दिन से {1} दिन पहले पूछें; नियम में आख़िरी दिन {2} दिन पहले का है। नई पॉलिसी स्वीकार होने तक पुरानी रखें, क्योंकि नई कंपनी मना कर सकती है। कदम [पॉलिसी पोर्ट कराना](/health-insurance#portability) में हैं।',
  moratorium: 'मोरेटोरियम अवधि',
  'The due date': 'प्रीमियम भरने की तारीख़',
  'This health policy has lapsed': 'यह स्वास्थ्य पॉलिसी लैप्स हो चुकी है',
  'The days to pay ended on {0}. You have no cover now. Some insurers still bring a policy back, on their own terms, so ask before you give it up.':
    'प्रीमियम भरने की मोहलत {0} को ख़त्म हो गई। अब आपके पास कवर नहीं है। कुछ बीमा कंपनियाँ अपनी शर्तों पर फिर भी पॉलिसी चालू कर देती हैं, इसलिए छोड़ने से पहले पूछ लें।',
  'Ask your insurer today, in writing, whether it still renews and on which terms.':
    'आज ही कंपनी से लिखकर पूछें कि क्या वह अब भी रिन्यू करती है, और किन शर्तों पर।',
  'If it does not, apply for a new policy soon.': 'न करे, तो जल्दी नई पॉलिसी के लिए आवेदन करें।',
  'First day to ask another insurer': 'दूसरी कंपनी से पूछने का पहला दिन',
  'Safest day to have asked another insurer': 'दूसरी कंपनी से पूछ लेने का सबसे सुरक्षित दिन',
  'Last day to ask another insurer': 'दूसरी कंपनी से पूछने का आख़िरी दिन',
  'Due date: pay by this day': 'प्रीमियम भरने की तारीख़: इस दिन तक भरें',
  'Only if you want to move the policy and keep the waiting time you have served.':
    'केवल तब, जब पॉलिसी दूसरी कंपनी में ले जानी हो और बीत चुकी प्रतीक्षा अवधि बनाए रखनी हो।',
  'Some older policy wordings still want this much notice.':
    'कुछ पुरानी पॉलिसियों की शर्तें अब भी इतने पहले सूचना माँगती हैं।',
  'Under the rule of {0}. Some take later requests; do not count on it.':
    '{0} के नियम के मुताबिक। कुछ कंपनियाँ बाद का अनुरोध भी लेती हैं; इसके भरोसे न रहें।',
  'If you have paid by this day, you keep waiting periods, bonus and moratorium. Do not rely on cover for anything that happens between the due date and your payment: check your policy.':
    'इस दिन तक भर दें, तो प्रतीक्षा अवधि, बोनस और मोरेटोरियम अवधि बनी रहती हैं। प्रीमियम भरने की तारीख़ और आपके भुगतान के बीच जो भी हो, उसके लिए कवर मानकर न चलें: अपनी पॉलिसी देखें।',
  'What you built up is lost': 'अब तक जो जुड़ा था, वह चला जाता है',
  'Unless the insurer agrees to something else: waiting periods start again, the bonus is gone, and so is the count towards {0} months without a break.':
    'बीमा कंपनी कुछ और न माने, तो: प्रतीक्षा अवधि फिर शुरू से, बोनस ख़त्म, और बिना रुकावट {0} महीने की गिनती भी ख़त्म।',
  'If it does not, apply for a new policy soon. Waiting periods start again, so each week counts.':
    'न करे, तो जल्दी नई पॉलिसी के लिए आवेदन करें। प्रतीक्षा अवधि फिर शुरू से चलती है, इसलिए हर हफ़्ता मायने रखता है।',
  'Answer every health question fully. A policy bought on half an answer can fail you later.':
    'सेहत के हर सवाल का पूरा जवाब दें। अधूरे जवाब पर ली गई पॉलिसी बाद में काम न आए, ऐसा हो सकता है।',
  'Name of the insurer, and the policy in your hand': 'बीमा कंपनी का नाम, और पॉलिसी हाथ में',
  'Age of everyone covered, and your PIN code': 'जितने लोगों का बीमा है सबकी आयु, और आपका पिन कोड',
  'Sum insured and bonus, as the last schedule prints them':
    'बीमा राशि और बोनस, जैसे पिछली अनुसूची में छपे हैं',
  'Year since when you are covered without a break': 'वह साल, जब से कवर बिना रुकावट है',
  'Next instalment': 'अगली किस्त',
  'Pay by {0}. If this is the last instalment before the policy year ends, the whole policy is up for renewal too.':
    '{0} तक भरें। पॉलिसी का साल ख़त्म होने से पहले की यह आख़िरी किस्त हो, तो पूरी पॉलिसी का नवीनीकरण भी होना है।',
  'Check that the bank mandate still works and the account holds enough.':
    'देख लें कि बैंक का मैंडेट अब भी चालू है और खाते में काफ़ी पैसा है।',
  'GST on an individual or family policy is {0}.': 'अकेले व्यक्ति या परिवार की पॉलिसी पर GST {0} है।',
  'To move to another insurer, use the date on which the policy year ends, and choose “once a year” here.':
    'दूसरी कंपनी में जाना हो, तो वह तारीख़ लिखें जिस दिन पॉलिसी का साल ख़त्म होता है, और यहाँ “साल में एक बार” चुनें।',
  'Inside the policy year, cover goes on in these days. If the policy year itself has ended, do not rely on it: check your policy.':
    'पॉलिसी के साल के अंदर, इन दिनों में कवर चलता रहता है। पॉलिसी का साल ही ख़त्म हो गया हो, तो कवर मानकर न चलें: अपनी पॉलिसी देखें।',
  'The policy runs until {0}. If you want to move to another insurer, ask between {1} and {2}.':
    'पॉलिसी {0} तक चलती है। दूसरी कंपनी में जाना हो, तो {1} से {2} के बीच पूछें।',
  'Look up what changed in the family: a birth, a wedding, a parent to add.':
    'देखें कि परिवार में क्या बदला: बच्चे का जन्म, शादी, माता या पिता को जोड़ना।',
  'Wait for the renewal notice before you decide on the sum insured.':
    'बीमा राशि तय करने से पहले नवीनीकरण के नोटिस का इंतज़ार करें।',
  'The instalment was due yesterday. Inside the policy year, cover goes on while you pay by {0}. If the policy year has ended, check your policy and do not rely on cover.':
    'किस्त की तारीख़ कल थी। पॉलिसी के साल के अंदर, {0} तक भर दें तो कवर चलता रहता है। पॉलिसी का साल ख़त्म हो गया हो, तो अपनी पॉलिसी देखें और कवर मानकर न चलें।',
  'Pay the instalment today.': 'किस्त आज ही भरें।',
  'Ask the insurer why it was missed: a mandate that failed once may fail again.':
    'कंपनी से पूछें कि किस्त क्यों छूटी: जो मैंडेट एक बार चूका, वह फिर चूक सकता है।',
  'If someone is in hospital now, tell the insurer at once and pay first.':
    'कोई इस समय अस्पताल में भर्ती हो, तो कंपनी को तुरंत बताएँ और पहले किस्त भरें।',
  'The due date was yesterday. Pay by {0} and you keep your waiting periods, your bonus and your moratorium. Until you have paid, do not rely on cover.':
    'प्रीमियम भरने की तारीख़ कल थी। {0} तक भर दें, तो प्रतीक्षा अवधि, बोनस और मोरेटोरियम अवधि बनी रहती हैं। जब तक भुगतान न हो, कवर मानकर न चलें।',
  'Pay the renewal premium today.': 'नवीनीकरण का प्रीमियम आज ही भरें।',
  'If someone fell ill since {0}, ask the insurer in writing whether that is covered.':
    '{0} से अब तक कोई बीमार पड़ा हो, तो कंपनी से लिखकर पूछें कि क्या वह कवर है।',
  'Stay with this insurer for now.': 'फ़िलहाल इसी कंपनी में रहें।',
  'Stay with this insurer for now. Moving is possible at the next renewal.':
    'फ़िलहाल इसी कंपनी में रहें। दूसरी में जाना अगले नवीनीकरण पर हो सकता है।',
  'On the new policy, check that waiting periods and bonus carried over.':
    'नई पॉलिसी में देखें कि प्रतीक्षा अवधि और बोनस आगे आए हैं।',
  Next: 'अगला',
} as const satisfies Catalogue;
