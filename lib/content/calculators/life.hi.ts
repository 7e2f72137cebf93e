import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeCalculatorHindi = {
  'No: what is paid on death is exempt from income tax, keyman and assigned policies aside. Interest that your family earns with it later is taxed, so enter a return after tax.':
    'नहीं। मृत्यु पर मिलने वाली रकम पर इनकम टैक्स नहीं लगता। कीमैन पॉलिसी और किसी और के नाम की गई पॉलिसी इसमें नहीं आतीं। परिवार बाद में इस पैसे से जो ब्याज कमाए, उस पर टैक्स लगता है। इसलिए टैक्स के बाद की कमाई लिखें।',
  'Term insurance': 'टर्म बीमा',
  'Term insurance calculator': 'टर्म बीमा कैलकुलेटर',
  'Term insurance calculator: human life value (HLV)': 'टर्म इंश्योरेंस कैलकुलेटर: ह्यूमन लाइफ़ वैल्यू (HLV)',
  'How much term insurance your family needs: its spending, loans and goals without your income, less savings and cover. The human life value.':
    'परिवार को कितना टर्म बीमा चाहिए: आपकी आय के बिना के सालों का ख़र्च, कर्ज़ और ज़रूरतें, उनमें से बचत और मौजूदा कवर घटाकर। यानी ह्यूमन लाइफ़ वैल्यू।',
  'The life cover that a family needs, for how many years, and how the need falls with time. Such a sum is often called human life value (HLV).':
    'परिवार को कितना जीवन बीमा चाहिए, कितने साल के लिए, और समय के साथ ज़रूरत कैसे घटती है। ऐसी रकम को अक्सर ह्यूमन लाइफ़ वैल्यू (HLV) कहते हैं।',
  'One method of that name adds up the income you would still have earned, less what you spend on yourself. This calculator counts what your family would need, less what it has, and counts no premium.':
    'इस नाम का एक तरीका आपकी आगे की आय जोड़ता है और उसमें से आपका अपना ख़र्च घटाता है। यह कैलकुलेटर परिवार की ज़रूरत जोड़ता है, और जो उसके पास है उसे घटाता है। प्रीमियम इसमें नहीं गिना जाता।',
  'What the family spends in a year, less the surviving spouse’s pay, for each year until the last one who needs your income no longer does.':
    'परिवार का साल का ख़र्च, पति या पत्नी की तनख़्वाह घटाकर। यह हर साल गिना जाता है, जब तक आपकी आय पर निर्भर आख़िरी सदस्य को उसकी ज़रूरत है।',
  'Each later year costs more by the rise of prices, and money kept until then earns interest: so every year is counted at its value of today.':
    'महँगाई से हर अगला साल ज़्यादा महँगा होता है, और तब तक रखे पैसे पर ब्याज मिलता है। इसलिए हर साल आज की कीमत पर गिना जाता है।',
  'Plus loans to repay, education and other goals, and years of pension for the spouse.':
    'साथ में चुकाने वाले कर्ज़, पढ़ाई और दूसरी ज़रूरतें, और पति या पत्नी के पेंशन के साल।',
  'Less savings, life cover you have and cover of the provident fund (EDLI); the rest is rounded up to a full lakh.':
    'इसमें से बचत, आपका मौजूदा जीवन बीमा और प्रॉविडेंट फ़ंड का बीमा (EDLI) घटता है। बाकी रकम अगले पूरे लाख तक बढ़ाई जाती है।',
  'Is {0}, {1} or {2} times my income enough life cover?':
    'क्या आय का {0}, {1} या {2} गुना जीवन बीमा काफ़ी है?',
  'Ten times is often too little for a young family or one with a loan, and too much where the children earn. A multiple of income knows neither your loans nor how many years your children still need you, nor what you have saved. Enter these, and compare.':
    'छोटे बच्चों वाले या कर्ज़ वाले परिवार के लिए दस गुना अक्सर बहुत कम है। जहाँ बच्चे कमाते हैं, वहाँ बहुत ज़्यादा है। “आय का इतना गुना” वाले हिसाब में न आपका कर्ज़ आता है, न यह कि बच्चों को आपकी ज़रूरत कितने साल और है, न आपकी बचत। ये बातें लिखें और मिलाकर देखें।',
  'Is {0}, {1} or {2} term insurance enough?': 'क्या {0}, {1} या {2} का टर्म बीमा काफ़ी है?',
  '{0} seldom, {1} often not, for a young family with a loan: the sum has to last until the last one who needs your income earns, while prices rise. Divide it by what your family spends in a year: at {2}, {3} lasts about {4} years, {5} less than {6}, {7} about {8}, before rising prices. Enter your own figures above.':
    'कर्ज़ वाले युवा परिवार के लिए {0} शायद ही काफ़ी है, और {1} अक्सर नहीं। रकम तब तक चलनी चाहिए जब तक आपकी आय पर निर्भर आख़िरी सदस्य कमाने न लगे, और इस बीच कीमतें बढ़ती हैं। रकम को परिवार के साल के ख़र्च से भाग दें। साल का ख़र्च {2} हो, तो रकम {3} होने पर करीब {4} साल चलती है, {5} होने पर {6} साल से कम, और {7} होने पर करीब {8} साल। इसमें महँगाई नहीं गिनी है। अपने आँकड़े ऊपर लिखें।',
  'Enter your own figures': 'अपने आँकड़े लिखें',
  'What is the premium of {0} or {1} term insurance at {2}, {3} or {4}?':
    '{2}, {3} या {4} साल की आयु में {0} या {1} के टर्म बीमे का प्रीमियम कितना है?',
  'What is the {0} years third-party price of a new bike?':
    'नई बाइक के {0} साल के थर्ड पार्टी बीमे की कीमत क्या है?',
  'No public table has it: each insurer sets it by age, sex, tobacco, health, sum and term, and it rises with every year of age. Ask two or three for plain level cover of the same sum and term, in writing. This calculator has no price in it.':
    'कोई सार्वजनिक सूची यह नहीं बताती। हर कंपनी कीमत ख़ुद तय करती है: आयु, पुरुष या महिला, तंबाकू, सेहत, रकम और अवधि देखकर। आयु के हर साल के साथ वह बढ़ती है। दो-तीन कंपनियों से एक ही रकम और अवधि के सादे, एक समान कवर की कीमत लिखित में माँगें। इस कैलकुलेटर में कोई कीमत नहीं है।',
  'How much life cover for a housewife or a self-employed person?':
    'गृहिणी या अपना काम करने वाले के लिए कितना जीवन बीमा?',
  'As much as replacing the work or the income would cost. For a housewife enter income {0} and, as spending, what care for children and the household would cost a year. If you are self-employed, take the average of some years; insurers allow a sum by the income that you can prove.':
    'उतना, जितने में वह काम या आय फिर से जुटाई जा सके। गृहिणी के लिए आय {0} लिखें, और ख़र्च में वह रकम, जो बच्चों और घर की देखभाल पर साल में लगेगी। अपना काम हो, तो कुछ सालों की औसत आय लें। कंपनियाँ उतनी रकम देती हैं, जितनी आय साबित हो।',
  'Lump sum or monthly income: which payout should my family take?':
    'एकमुश्त रकम या मासिक आय: परिवार क्या ले?',
  'A lump sum if loans must be repaid and someone can manage money; monthly income if nobody can, or relatives would press for it. Many plans offer a mix. Compare the total in rupees: instalments without interest are worth less. Some insurers let the nominee choose at the claim.':
    'कर्ज़ चुकाने हों और कोई पैसा सँभाल सके, तो एकमुश्त रकम। कोई न सँभाल सके, या रिश्तेदार पैसे के लिए दबाव डालें, तो मासिक आय। कई प्लान दोनों मिलाकर देते हैं। कुल रकम रुपयों में मिलाकर देखें: बिना ब्याज की किस्तों का मोल कम होता है। कुछ कंपनियाँ दावे के समय नॉमिनी को चुनने देती हैं।',
  'Term insurance till age {0}, {1}, {2} or {3}: for how long?':
    '{0}, {1}, {2} या {3} साल की आयु तक टर्म बीमा: कब तक लें?',
  'Until the last one who needs your income does not any more: for most families {0} or {1}, when loans are repaid and children earn. Cover to {2}, {3} or for whole life costs clearly more; it is for a dependant for life, such as a child with a disability.':
    'जब तक आपकी आय पर निर्भर आख़िरी सदस्य को उसकी ज़रूरत है। ज़्यादातर परिवारों के लिए यह {0} या {1} साल की आयु है, जब कर्ज़ चुक चुके हों और बच्चे कमाते हों। {2} या {3} साल की आयु तक या पूरे जीवन का कवर साफ़ तौर पर महँगा है। वह उस आश्रित के लिए है जिसे जीवन भर सहारा चाहिए, जैसे दिव्यांग बच्चा।',
  'One term plan of {0} or two of {1}: which is better?':
    '{0} का एक टर्म प्लान या {1} के दो: क्या बेहतर है?',
  'One, for most people: one form, one premium, one claim, and a larger sum often costs less per lakh. Two are useful if you want to stop one when the home loan is repaid. List each policy on the other’s form.':
    'ज़्यादातर लोगों के लिए एक: एक फ़ॉर्म, एक प्रीमियम, एक दावा। बड़ी रकम पर हर लाख की कीमत भी अक्सर कम पड़ती है। दो तब काम के हैं, जब होम लोन चुकने पर एक बंद करना हो। हर पॉलिसी का नाम दूसरी के फ़ॉर्म में लिखें।',
  'Term premium yearly or monthly: which is cheaper?':
    'टर्म बीमे का प्रीमियम सालाना या मासिक: क्या सस्ता है?',
  'Yearly, as a rule: many insurers add a charge to monthly instalments. The grace period is shorter too, {0} days against {1} days. Monthly suits an uneven income, with an automatic debit.':
    'आम तौर पर सालाना: कई कंपनियाँ मासिक किस्तों पर कुछ और जोड़ती हैं। ग्रेस पीरियड (मोहलत के दिन) भी छोटा है, {1} दिन की जगह {0} दिन। आय हर महीने एक सी न हो, तो मासिक ठीक है, खाते से अपने-आप कटने के साथ।',
  'Term insurance vs personal accident insurance: which do I need?':
    'टर्म बीमा या व्यक्तिगत दुर्घटना बीमा: कौन सा चाहिए?',
  'Term insurance first, if others live on your pay: it pays for a death by illness and by accident. A personal accident policy pays for an accident alone, but also for a lasting disability, which term insurance does not without a rider. Many earners need both.':
    'आपकी कमाई पर दूसरे निर्भर हों, तो पहले टर्म बीमा: वह बीमारी और दुर्घटना, दोनों से मृत्यु पर पैसा देता है। व्यक्तिगत दुर्घटना बीमा केवल दुर्घटना पर देता है, पर स्थायी दिव्यांगता पर भी, जो टर्म बीमा बिना राइडर के नहीं देता। कई कमाने वालों को दोनों चाहिए।',
  'Limited pay vs regular pay: which term premium is better?':
    'कम साल भुगतान या पूरी अवधि भुगतान: टर्म बीमे में क्या बेहतर है?',
  'Regular pay if you want the smallest yearly premium; limited pay if you want to finish before you retire. Over all years limited pay usually costs less in total, but you pay more each year, and more in all if you die early. The cover is the same.':
    'साल का प्रीमियम सबसे कम चाहिए, तो पूरी अवधि भुगतान (रेगुलर पे)। रिटायर होने से पहले निपटाना हो, तो कम साल भुगतान (लिमिटेड पे)। सब साल जोड़ें, तो लिमिटेड पे आम तौर पर सस्ता पड़ता है। पर हर साल ज़्यादा भरना होता है, और मृत्यु जल्दी हो तो कुल भी ज़्यादा। कवर एक ही है।',
  'Joint term insurance for husband and wife, or two policies?':
    'पति-पत्नी का साझा टर्म बीमा, या दो पॉलिसियाँ?',
  'Two policies, for most couples: each has its own sum, end and nominee, and neither depends on the other or on the marriage. A joint plan can cost a little less; ask whether it pays on the first death only or on both, and what happens after a divorce.':
    'ज़्यादातर जोड़ों के लिए दो पॉलिसियाँ: हर एक की अपनी रकम, अपना अंत और अपना नॉमिनी होता है। कोई भी दूसरी पर या शादी पर निर्भर नहीं। साझा प्लान थोड़ा सस्ता हो सकता है। पूछें कि पैसा केवल पहली मृत्यु पर मिलता है या दोनों पर, और तलाक के बाद क्या होता है।',
  'Which medical tests are done for term insurance?': 'टर्म बीमे के लिए कौन-कौन सी मेडिकल जाँच होती है?',
  'Commonly weight, blood pressure, blood (sugar, cholesterol, liver, kidneys, HIV) and urine; for a larger sum or a higher age an ECG or treadmill test and a doctor’s examination. The insurer chooses and usually pays. A clean test does not replace a true form.':
    'आम तौर पर वज़न, बीपी, ख़ून (शुगर, कोलेस्ट्रॉल, जिगर, गुर्दे, HIV) और पेशाब की जाँच। बड़ी रकम या ज़्यादा आयु हो, तो ECG या ट्रेडमिल टेस्ट और डॉक्टर की जाँच। जाँच कंपनी चुनती है और आम तौर पर वही ख़र्च देती है। अच्छी रिपोर्ट सच्चे फ़ॉर्म की जगह नहीं ले सकती।',
  'Do I get money back if I surrender or stop term insurance?':
    'टर्म बीमा सरेंडर या बंद करने पर क्या पैसा वापस मिलता है?',
  'Nothing from most pure term plans: the cover ends, and the premiums have paid for the years behind you. Limited pay, single pay and return of premium can have a cancellation value, by the table in the policy. Make sure that new cover is in force before you stop.':
    'ज़्यादातर सादे टर्म प्लान से कुछ नहीं: कवर ख़त्म हो जाता है, और प्रीमियम बीते सालों के कवर के थे। लिमिटेड पे, एक बार का भुगतान और प्रीमियम वापसी वाले प्लान रद्द कराने पर कुछ रकम मिल सकती है, पॉलिसी में दी सूची के हिसाब से। बंद करने से पहले देख लें कि नया कवर शुरू हो चुका है।',
  'Should I subtract the EDLI cover of my provident fund?':
    'क्या प्रॉविडेंट फ़ंड का EDLI बीमा घटाना चाहिए?',
  'Yes, while you are employed: it pays up to {0}, depending on your pay and balance. It ends with the employment, so look at the sum without it as well.':
    'हाँ, जब तक नौकरी है। यह {0} तक देता है, आपकी तनख़्वाह और जमा रकम के हिसाब से। नौकरी के साथ यह ख़त्म हो जाता है, इसलिए रकम इसके बिना भी देखें।',
  'Do I have to add income tax to the life cover?': 'क्या जीवन बीमे की रकम में इनकम टैक्स जोड़ना होगा?',
  'How much term insurance for a salary of {0}, {1}, {2}, {3} or {4} (kitna lena chahiye)?':
    '{0}, {1}, {2}, {3} या {4} की तनख़्वाह पर कितना टर्म बीमा लेना चाहिए?',
  'A heavy year’s bills, at prices in {0} years:':
    'बहुत ख़र्च वाले एक साल के बिल, {0} साल बाद की कीमतों पर:',
  'Up to {0} years:': '{0} साल तक:',
  'Counted until {0}, for a family that lives on one pay, without savings or other cover. A loan is added.':
    '{0} साल की आयु तक गिना गया है, एक तनख़्वाह पर चलने वाले परिवार के लिए, बिना बचत या दूसरे कवर के। कर्ज़ अलग से जुड़ता है।',
} as const satisfies Catalogue;
