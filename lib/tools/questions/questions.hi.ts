import type { Catalogue } from '../../languages/create-translator.ts';

export const questionsToolHindi = {
  'Renew a policy, or one that lapsed: the days you have':
    'पॉलिसी रिन्यू कराना, लैप्स हो चुकी भी: आपके पास कितने दिन हैं',
  'Check your days': 'अपने दिन देखें',
  'Choose the kind of policy and the date printed on it. You see what you are covered for today and by when to pay.':
    'पॉलिसी का प्रकार और उस पर छपी तारीख़ चुनें। दिखेगा कि आज कौन सा कवर है और कब तक प्रीमियम भरना है।',
  'A life premium was not paid: what holds today, and by when to pay':
    'जीवन बीमे का प्रीमियम नहीं भरा: आज क्या चालू है, और कब तक भरना है',
  'Choose life insurance, the kind of policy and the due date. You see the days of grace, and what is left of the policy after them.':
    'जीवन बीमा, पॉलिसी का प्रकार और प्रीमियम की तारीख़ चुनें। ग्रेस पीरियड के दिन दिखेंगे, और यह भी कि उनके बाद पॉलिसी में क्या बचता है।',
  'Make a claim: what to do first, and by when': 'दावा (क्लेम) करना: पहले क्या करें, और कब तक',
  'Choose what happened': 'चुनें कि क्या हुआ',
  'Choose what happened. You get the steps, the papers and the time limits, with your dates.':
    'चुनें कि क्या हुआ। कदम, काग़ज़ और समय-सीमाएँ आपकी तारीख़ों के साथ मिलेंगी।',
  'Claim refused, cut or not answered: what the letter means':
    'दावा (क्लेम) नामंज़ूर हुआ, कटा या जवाब नहीं आया: चिट्ठी का मतलब',
  'Type what the letter says': 'चिट्ठी की बात लिखें',
  'Type the reason or the clause. You get its meaning, the rule on your dates, the letter and the next steps.':
    'कारण या शर्त लिखें। उसका मतलब, आपकी तारीख़ों पर नियम, चिट्ठी और आगे के कदम मिलेंगे।',
  'Get a copy of your policy': 'अपनी पॉलिसी की कॉपी पाएँ',
  'Your insurer’s site, your e-insurance account, DigiLocker or your mailbox: where a copy is, and how we help.':
    'बीमा कंपनी की साइट, आपका ई-बीमा खाता, DigiLocker या आपका ई-मेल: कॉपी कहाँ मिलेगी, और हम कैसे मदद करते हैं।',
  'Search by hospital, area, city or PIN code, and by insurer. Ask the hospital’s insurance desk before admission.':
    'अस्पताल, इलाके, शहर या पिन कोड से, और बीमा कंपनी से खोजें। भर्ती से पहले अस्पताल के बीमा डेस्क से पूछें।',
  'Complain, step by step': 'शिकायत करें, एक-एक कदम',
  'See the steps of a complaint': 'शिकायत के कदम देखें',
  'To us, the insurer, Bima Bharosa, the Ombudsman or a commission: who hears what, how long each has, and what it costs.':
    'हमसे, बीमा कंपनी से, बीमा भरोसा पर, बीमा लोकपाल या उपभोक्ता आयोग में: कौन क्या सुनता है, किसके पास कितना समय है और क्या ख़र्च है।',
  'Stop our calls': 'हमारी कॉल रोकें',
  'Enter your number and we take it off. No reason and no reference needed.':
    'अपना नंबर लिखें, हम उसे हटा देंगे। न कारण चाहिए, न संदर्भ संख्या।',
  'Phone, mail, office and calling hours, and a form to write to us.':
    'फ़ोन, ई-मेल, दफ़्तर, कॉल के घंटे, और हमें लिखने का फ़ॉर्म।',
  'Insurance companies and their claim figures': 'बीमा कंपनियाँ और उनके दावों के आँकड़े',
  'See insurance companies and their claim figures': 'बीमा कंपनियाँ और आँकड़े देखें',
  'Every life, general and health insurer with its registration number and its published claim settlement or incurred claims ratio, A to Z.':
    'जीवन, सामान्य और स्वास्थ्य की हर बीमा कंपनी, उसकी पंजीकरण संख्या और छपे हुए दावा निपटान अनुपात (CSR) या प्रीमियम में दावों के हिस्से (ICR) के साथ, A से Z तक।',
  'Our licence and how to check it': 'हमारा लाइसेंस और उसे कैसे जाँचें',
  'See our licence and how to check it': 'हमारा लाइसेंस देखें',
  'Our registration with IRDAI, its number and last day, and where you can look it up yourself.':
    'IRDAI में हमारा पंजीकरण, उसका नंबर और आख़िरी दिन, और उसे ख़ुद कहाँ देखें।',
  'How we are paid': 'हमें पैसा कैसे मिलता है',
  'See how we are paid': 'देखें, हमें पैसा कैसे मिलता है',
  'The insurer pays us a commission out of the premium. What it is, and what you can ask us about it.':
    'बीमा कंपनी प्रीमियम में से हमें कमीशन देती है। वह क्या है, और उसके बारे में हमसे क्या पूछा जा सकता है।',
  'See health insurance': 'स्वास्थ्य बीमा देखें',
  'What health insurance covers, leaves out and costs, with the kinds of plan compared.':
    'स्वास्थ्य बीमे में क्या कवर है, क्या नहीं और क्या ख़र्च है, और प्लान के प्रकारों की तुलना।',
  'Compare the two tax regimes': 'दोनों टैक्स व्यवस्थाओं की तुलना करें',
  'Enter a year’s income, premiums and savings. You see the tax of both regimes, and what the premiums save in each.':
    'साल की आय, प्रीमियम और बचत लिखें। दोनों व्यवस्थाओं का टैक्स दिखेगा, और यह कि प्रीमियम से किसमें कितनी बचत है।',
  'See health insurance for parents and senior citizens':
    'माता-पिता और वरिष्ठ नागरिकों का स्वास्थ्य बीमा देखें',
  'Cover after {0}: who can buy, waits, co-pay and the free public cover from {1}.':
    '{0} साल की आयु के बाद कवर: कौन ले सकता है, प्रतीक्षा अवधि, को-पे और {1} साल की आयु से मुफ़्त सरकारी कवर।',
  'Family health insurance': 'परिवार का स्वास्थ्य बीमा',
  'See family health insurance': 'परिवार का स्वास्थ्य बीमा देखें',
  'One sum shared by the family, or one for each: kinds compared, and what moves the price.':
    'पूरे परिवार की एक बीमा राशि, या हर एक की अपनी: प्रकारों की तुलना, और कीमत किससे बदलती है।',
  'Maternity insurance': 'मातृत्व बीमा',
  'See maternity insurance': 'मातृत्व बीमा देखें',
  'Waiting period, limit per delivery and the newborn’s cover.':
    'प्रतीक्षा अवधि, हर प्रसव की सीमा और नवजात का कवर।',
  '{0} health cover': '{0} का स्वास्थ्य बीमा',
  'See {0} health cover': '{0} का स्वास्थ्य बीमा देखें',
  'Who needs it and how to build it with a base policy and a super top-up.':
    'किसे चाहिए, और मूल पॉलिसी और सुपर टॉप-अप से इसे कैसे बनाएँ।',
  'Health insurance with diabetes': 'डायबिटीज़ में स्वास्थ्य बीमा',
  'See health insurance with diabetes': 'डायबिटीज़ में स्वास्थ्य बीमा देखें',
  'What to declare, how long the wait can be, and how to shorten it.':
    'क्या बताना है, प्रतीक्षा कितनी लंबी हो सकती है, और उसे कम कैसे करें।',
  'See super top-up': 'सुपर टॉप-अप देखें',
  'Pays hospital bills above a yearly deductible: a large sum on top of an employer’s or an own policy.':
    'साल के डिडक्टिबल से ऊपर के अस्पताल के बिल चुकाता है: नौकरी से मिली या अपनी पॉलिसी के ऊपर बड़ी रकम।',
  'Critical illness insurance': 'गंभीर बीमारी का बीमा',
  'See critical illness insurance': 'गंभीर बीमारी का बीमा देखें',
  'One sum when a listed illness is diagnosed: which illnesses count, and when it pays.':
    'सूची की बीमारी का पता चलने पर एक रकम: कौन सी बीमारियाँ गिनी जाती हैं, और रकम कब मिलती है।',
  'See term insurance': 'टर्म बीमा देखें',
  'One sum for your family if you die in the term: how much, for how long, what moves the price, and the kinds compared.':
    'पॉलिसी अवधि में आपकी मृत्यु पर परिवार को एक रकम: कितनी, कितने समय के लिए, कीमत किससे बदलती है, और प्रकारों की तुलना।',
  'See child plans': 'बच्चों के प्लान देखें',
  'Saving for a child that goes on if a parent dies: how it works, what comes back, and simpler ways.':
    'बच्चे के लिए बचत जो माता-पिता की मृत्यु पर भी चलती है: कैसे चलती है, क्या वापस मिलता है, और सरल रास्ते।',
  'See savings with insurance': 'बीमे के साथ बचत देखें',
  'Unit-linked, endowment and money-back plans: risk, charges, lock-in, surrender value and tax.':
    'यूनिट-लिंक्ड, एंडोमेंट और मनी-बैक प्लान: जोखिम, शुल्क, लॉक-इन, सरेंडर मूल्य और टैक्स।',
  'Pension plans and annuities': 'पेंशन प्लान और एन्युइटी',
  'See pension plans and annuities': 'पेंशन प्लान और एन्युइटी देखें',
  'What each kind of annuity pays for a price, for one life or two, and what you cannot undo.':
    'कितनी कीमत पर कौन सी एन्युइटी क्या देती है, एक जीवन पर या दो पर, और क्या बदला नहीं जा सकता।',
  'Capital guarantee plans': 'पूँजी की गारंटी वाले प्लान',
  'See capital guarantee plans': 'पूँजी की गारंटी वाले प्लान देखें',
  'Which part is guaranteed, when the promise fails, what it costs, and a fixed deposit beside it.':
    'कितने हिस्से की गारंटी है, वादा कब टूटता है, क्या ख़र्च है, और साथ में फ़िक्स्ड डिपॉज़िट से तुलना।',
  'Car insurance, with the third-party price of your car':
    'कार बीमा, आपकी कार की थर्ड पार्टी कीमत के साथ',
  'See car insurance': 'कार बीमा देखें',
  'The third-party rates by engine size, what own damage adds, and how IDV and no-claim bonus work.':
    'इंजन के हिसाब से थर्ड पार्टी दरें, अपनी गाड़ी के नुकसान (OD) के कवर से कितना बढ़ता है, और IDV और नो-क्लेम बोनस कैसे काम करते हैं।',
  'Bike and scooter insurance, with third-party prices':
    'बाइक और स्कूटर का बीमा, थर्ड पार्टी कीमतों के साथ',
  'See bike and scooter insurance': 'बाइक और स्कूटर का बीमा देखें',
  'The third-party rates by engine size, five years for a new bike, and what own damage adds.':
    'इंजन के हिसाब से थर्ड पार्टी दरें, नई बाइक के पाँच साल, और अपनी गाड़ी के नुकसान (OD) के कवर से कितना बढ़ता है।',
  'See travel insurance': 'यात्रा बीमा देखें',
  'How much medical cover, what a Schengen visa asks for, and single trip or a year.':
    'इलाज का कितना कवर, शेंगेन वीज़ा क्या माँगता है, और एक यात्रा या पूरा साल।',
  'Joy center: when your life changes': 'जॉय सेंटर: जब ज़िंदगी बदलती है',
  'Choose what changes': 'चुनें कि क्या बदल रहा है',
  'Wedding, baby, home, job or trip: one dated plan of what to change, and who to tell by when.':
    'शादी, बच्चा, घर, नौकरी या यात्रा: तारीख़ों के साथ एक योजना कि क्या बदलना है, और किसे कब तक बताना है।',
  'See careers': 'नौकरियाँ देखें',
  Careers: 'नौकरियाँ',
  'How we hire, and how to apply.': 'हम लोगों को कैसे रखते हैं, और आवेदन कैसे करें।',
  'See privacy notice': 'निजता की सूचना देखें',
  'What we keep, why and for how long, and how to have it erased.':
    'हम क्या रखते हैं, क्यों और कब तक, और उसे कैसे मिटवाएँ।',
  'Somebody is hurt': 'किसी को चोट लगी है',
  'Only the vehicle is damaged': 'सिर्फ़ गाड़ी का नुकसान हुआ है',
} as const satisfies Catalogue;
