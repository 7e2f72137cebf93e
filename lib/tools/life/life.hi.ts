import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeToolHindi = {
  'Term insurance calculator: how much life cover does your family need?':
    'टर्म बीमा कैलकुलेटर: परिवार को कितना जीवन बीमा चाहिए?',
  'How much life cover does your family need?': 'परिवार को कितना जीवन बीमा चाहिए?',
  'The sum, for how many years, and who should receive it.': 'रकम, कितने साल के लिए, और पैसा किसे मिले।',
  'Work out the cover': 'कवर का हिसाब लगाएँ',
  'Savings, spouse’s pay, other goals, and what we assume':
    'बचत, पति या पत्नी की तनख़्वाह, बाकी ज़रूरतें, और हमारे अनुमान',
  'Two incomes, savings of {0}': 'दो आय, बचत {0}',
  '{0} if you have none.': 'न हो, तो {0}।',
  'Empty: until you are {0} and the youngest child earns.':
    'खाली: जब तक आपकी आयु {0} न हो और सबसे छोटा बच्चा कमाने न लगे।',
  'That have no life cover.': 'जिन पर जीवन बीमा नहीं है।',
  'Your youngest child’s age': 'सबसे छोटे बच्चे की आयु',
  'Empty if you have none.': 'बच्चे न हों, तो खाली छोड़ें।',
  'Your children’s education': 'बच्चों की पढ़ाई',
  'What is still to be paid for all of them, at today’s prices.':
    'सब बच्चों की पढ़ाई में अभी जितना लगना है, आज की कीमतों पर।',
  'Your spouse’s pension years': 'पति या पत्नी के पेंशन के साल',
  'How long your spouse would live on after the years above.':
    'ऊपर के सालों के बाद पति या पत्नी के जीवन के और कितने साल।',
  'What your family spends in a year': 'परिवार साल में कितना ख़र्च करता है',
  'Without you, and without loan instalments. If empty, we take a part of the income.':
    'आपके बिना, और कर्ज़ की किस्तों के बिना। खाली हो, तो हम आय का एक हिस्सा लेते हैं।',
  'Part of the income your family could do without': 'आय का वह हिस्सा, जिसके बिना परिवार चल सके',
  'What you spend on yourself, and what is saved. Counts if the spending is empty.':
    'जो ख़ुद पर ख़र्च हो, और जो बचे। ख़र्च खाली हो, तो यह गिना जाता है।',
  'If it would go on without you.': 'अगर आपके बिना भी चलती रहे।',
  'Other goals to be paid: a wedding, a home': 'बाकी ज़रूरतें: शादी, घर',
  'At today’s prices.': 'आज की कीमतों पर।',
  'Part of the spending that your spouse needs alone':
    'ख़र्च का वह हिस्सा, जो पति या पत्नी को अकेले चाहिए',
  'In the pension years. Our guess: change it, and take off a pension of your spouse’s own.':
    'पेंशन के सालों में। यह हमारा अनुमान है: बदलें, और पति या पत्नी की अपनी पेंशन हो तो घटाएँ।',
  'Savings your family may use': 'वह बचत, जो परिवार ख़र्च कर सके',
  'Life cover you have': 'आपका मौजूदा जीवन बीमा',
  'Policies of your own. Cover from an employer normally ends with the job.':
    'आपकी अपनी पॉलिसियाँ। नियोक्ता का कवर आम तौर पर नौकरी के साथ ख़त्म होता है।',
  'Provident fund cover (EDLI)': 'प्रॉविडेंट फ़ंड का बीमा (EDLI)',
  'For members, while employed. Ask your employer for the sum: it was up to {0} under the scheme replaced in {1}.':
    'सदस्यों के लिए, जब तक नौकरी है। रकम नियोक्ता से पूछें: जिस योजना की जगह {1} में नई आई, उसमें यह {0} तक थी।',
  'A child earns at age': 'बच्चा किस आयु में कमाने लगे',
  'You would work until age': 'आपका काम किस आयु तक चलेगा',
  'Years left on the loans': 'कर्ज़ के बचे साल',
  'Empty: as long as the need.': 'खाली: ज़रूरत जितने साल।',
  'Money your family keeps would earn': 'परिवार के पास रखा पैसा कितना कमाएगा',
  'After tax. Empty: as much as prices rise. Ask a bank what a deposit pays.':
    'टैक्स के बाद। खाली: कीमतों के बढ़ने जितना। बैंक से पूछें कि जमा पर कितना मिलता है।',
  'Aged {0}, {1} a year, loan {2}': 'आयु {0}, साल में {1}, कर्ज़ {2}',
  'Aged {0}, {1} a year, loan {2}.': 'आयु {0}, साल में {1}, कर्ज़ {2}।',
  'Example: Aged {0}, {1} a year, loan {2}': 'उदाहरण: आयु {0}, साल में {1}, कर्ज़ {2}',
  'To live on for {0} years': '{0} साल तक गुज़ारे के लिए',
  'Cover, rounded up to a full lakh': 'कवर, पूरे लाख तक बढ़ाकर',
  'Other goals to be paid: a wedding, a home: Enter a sum from {0} to {1}, like {2} or {3}.':
    'बाकी ज़रूरतें: शादी, घर: {0} से {1} तक की रकम लिखें, जैसे {2} या {3}।',
  'Ask two insurers for written quotations': 'दो बीमा कंपनियों से लिखित कोटेशन माँगें',
  'Age {0}, {text}': 'आयु {0}, {text}',
  '{0} a year, {text}': 'साल में {0}, {text}',
  'no income': 'आय नहीं',
  'no income, {text}': 'आय नहीं, {text}',
  'spouse {0}': 'पति या पत्नी {0}',
  'spouse {0}, {text}': 'पति या पत्नी {0}, {text}',
  'child {0}': 'बच्चा {0} साल का',
  'child {0}, {text}': 'बच्चा {0} साल का, {text}',
  'loans of {0}': 'कर्ज़ {0}',
  'loans of {0}, {text}': 'कर्ज़ {0}, {text}',
  'savings of {0}': 'बचत {0}',
  'savings of {0}, {text}': 'बचत {0}, {text}',
  '{0} of cover': 'मौजूदा कवर {0}',
  'Pension years {0}': 'पेंशन के साल {0}',
  'Education {0}': 'पढ़ाई {0}',
  'Goals {0}': 'बाकी ज़रूरतें {0}',
  'Other goals': 'बाकी ज़रूरतें',
  'Other goals {0}': 'बाकी ज़रूरतें {0}',
  'What your family gets a year rises with prices.':
    'परिवार को साल में मिलने वाली रकम कीमतों के साथ बढ़ती है।',
  'What your family gets a year rises with prices, and your loans would be repaid.':
    'परिवार को साल में मिलने वाली रकम कीमतों के साथ बढ़ती है, और आपके कर्ज़ चुक जाएँगे।',
  'At your age {0} it would fall short by {1}': 'आपकी आयु {0} होने पर यह {1} कम पड़ेगी',
  'Prices rise and a level sum does not: ask for cover that grows, or work it out again every few years.':
    'कीमतें बढ़ती हैं और तय रकम नहीं: बढ़ने वाला कवर माँगें, या हर कुछ साल में हिसाब फिर लगाएँ।',
  'Ask how much cover your income allows': 'पूछें कि आपकी आय पर कितना कवर मिल सकता है',
  'Nominee:': 'नॉमिनी:',
  'Name your spouse, a child or a parent as nominee':
    'पति या पत्नी, बच्चे, माता या पिता में से किसी को नॉमिनी बनाएँ',
  'What your family would need today': 'आज परिवार को कितने की ज़रूरत होगी',
  '{0} of {1} is {2} a year; over {3} years it counts {4} times, as prices rise {5} a year and the money earns {6}.':
    '{1} का {0} साल में {2} है; {3} साल में यह {4} गुना गिना जाता है, क्योंकि कीमतें साल में {5} बढ़ती हैं और पैसा {6} कमाता है।',
  '{0} of {1} is {2} a year; over {3} year it counts once, as prices rise {4} a year and the money earns {5}.':
    '{1} का {0} साल में {2} है; {3} साल में यह एक बार गिना जाता है, क्योंकि कीमतें साल में {4} बढ़ती हैं और पैसा {5} कमाता है।',
  '{0} of {1} is {2} a year; prices rise as fast as the money grows, so it counts {3} times.':
    '{1} का {0} साल में {2} है; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह {3} गुना गिना जाता है।',
  '{0} of {1} is {2} a year; prices rise as fast as the money grows, so it counts once.':
    '{1} का {0} साल में {2} है; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह एक बार गिना जाता है।',
  '{0} of {1} and {2} is {3} a year, less your spouse’s pay: {4}; prices rise as fast as the money grows, so it counts {5} times.':
    '{1} और {2} के जोड़ का {0} साल में {3} है, पति या पत्नी की तनख़्वाह घटाने पर {4}; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह {5} गुना गिना जाता है।',
  '{0} of {1} and {2} is {3} a year, less your spouse’s pay: {4}; prices rise as fast as the money grows, so it counts once.':
    '{1} और {2} के जोड़ का {0} साल में {3} है, पति या पत्नी की तनख़्वाह घटाने पर {4}; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह एक बार गिना जाता है।',
  '{0} of {1} and {2} is {3} a year, less your spouse’s pay: {4}; over {5} years it counts {6} times, as prices rise {7} a year and the money earns {8}.':
    '{1} और {2} के जोड़ का {0} साल में {3} है, पति या पत्नी की तनख़्वाह घटाने पर {4}; {5} साल में यह {6} गुना गिना जाता है, क्योंकि कीमतें साल में {7} बढ़ती हैं और पैसा {8} कमाता है।',
  '{0} of {1} and {2} is {3} a year, less your spouse’s pay: {4}.':
    '{1} और {2} के जोड़ का {0} साल में {3} है, पति या पत्नी की तनख़्वाह घटाने पर {4}।',
  '{0} a year; prices rise as fast as the money grows, so it counts {1} times.':
    'साल में {0}; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह {1} गुना गिना जाता है।',
  '{0} a year; prices rise as fast as the money grows, so it counts once.':
    'साल में {0}; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह एक बार गिना जाता है।',
  '{0} a year; over {1} years it counts {2} times, as prices rise {3} a year and the money earns {4}.':
    'साल में {0}; {1} साल में यह {2} गुना गिना जाता है, क्योंकि कीमतें साल में {3} बढ़ती हैं और पैसा {4} कमाता है।',
  '{0} a year, less your spouse’s pay: {1}; over {2} years it counts {3} times, as prices rise {4} a year and the money earns {5}.':
    'साल में {0}, पति या पत्नी की तनख़्वाह घटाने पर {1}; {2} साल में यह {3} गुना गिना जाता है, क्योंकि कीमतें साल में {4} बढ़ती हैं और पैसा {5} कमाता है।',
  '{0} a year, less your spouse’s pay: {1}; prices rise as fast as the money grows, so it counts {2} times.':
    'साल में {0}, पति या पत्नी की तनख़्वाह घटाने पर {1}; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह {2} गुना गिना जाता है।',
  '{0} a year, less your spouse’s pay: {1}; prices rise as fast as the money grows, so it counts once.':
    'साल में {0}, पति या पत्नी की तनख़्वाह घटाने पर {1}; कीमतें उतनी ही तेज़ी से बढ़ती हैं जितनी तेज़ी से पैसा, इसलिए यह एक बार गिना जाता है।',
  '{0} a year, less your spouse’s pay: {1}.': 'साल में {0}, पति या पत्नी की तनख़्वाह घटाने पर {1}।',
  '{0} a year.': 'साल में {0}।',
  '{0} of what your income pays for, for {1} years after that.':
    'उसके बाद {1} साल तक, जो ख़र्च आपकी आय से चलता है, उसका {0}।',
  '{0} of what your income pays for, for {1} year after that.':
    'उसके बाद {1} साल तक, जो ख़र्च आपकी आय से चलता है, उसका {0}।',
  '{0} of the spending for {1} years after that.': 'उसके बाद {1} साल तक ख़र्च का {0}।',
  '{0} of the spending for {1} year after that.': 'उसके बाद {1} साल तक ख़र्च का {0}।',
  'What would change the sum': 'रकम किन बातों से बदलेगी',
  'It comes as you entered it': 'सब वैसा ही हो, जैसा आपने लिखा',
  'You leave the job, and EDLI with it': 'नौकरी छूटे, और साथ में EDLI भी',
  'Your family needs it {0} years longer': 'परिवार को {0} साल और ज़रूरत रहे',
  'Prices rise {0} percentage points faster': 'कीमतें {0} प्रतिशत अंक तेज़ बढ़ें',
  'The money earns {0} percentage points more': 'पैसा {0} प्रतिशत अंक ज़्यादा कमाए',
  'Prices rise {0} percentage point faster': 'कीमतें {0} प्रतिशत अंक तेज़ बढ़ें',
  'The money earns {0} percentage point more': 'पैसा {0} प्रतिशत अंक ज़्यादा कमाए',
  'Your spouse’s pay ends as well': 'पति या पत्नी की तनख़्वाह भी बंद हो',
  'Year by year, in rupees of that year': 'साल-दर-साल, उस साल के रुपयों में',
  'If you died at': 'मृत्यु इस आयु में हो, तो',
  'It would need': 'परिवार को ज़रूरत',
  nothing: 'कुछ नहीं',
  '{0}: nothing': '{0}: कुछ नहीं',
  'Which nominee?': 'नॉमिनी किसे बनाएँ?',
  'You name': 'नॉमिनी कौन',
  'What happens to the money': 'पैसे का क्या होता है',
  'Spouse, child, mother or father': 'पति या पत्नी, बच्चा, माता या पिता',
  'It is theirs. You can name several, with shares.':
    'पैसा उन्हीं का है। एक से ज़्यादा नाम भी हो सकते हैं, हिस्सों के साथ।',
  'A child under {0}': '{0} साल से छोटा बच्चा',
  'It is the child’s. Name an adult appointee who receives it meanwhile.':
    'पैसा बच्चे का है। किसी वयस्क को नियुक्त व्यक्ति (अपॉइंटी) बनाएँ, जिसे तब तक पैसा मिले।',
  'Anybody else': 'कोई और',
  'They receive it, but your legal heirs may have a claim to it.':
    'पैसा उन्हें मिलता है, पर कानूनी वारिसों का उस पर हक हो सकता है।',
  'Wife or children, and you have debts': 'पत्नी या बच्चे, और आप पर कर्ज़ हो',
  'A married man can mark the policy under the Married Women’s Property Act on the day he buys: creditors cannot reach it then.':
    'शादीशुदा पुरुष पॉलिसी लेने के दिन उसे विवाहित महिला संपत्ति अधिनियम (Married Women’s Property Act) में दर्ज करा सकता है: तब लेनदार उस पैसे तक नहीं पहुँच सकते।',
  'Somebody else later': 'बाद में कोई और',
  'You can change the nominee any time before the policy matures, in writing.':
    'पॉलिसी मैच्योर होने से पहले नॉमिनी कभी भी लिखकर बदला जा सकता है।',
  'Does your spouse earn? Enter the pay in the details: it can lower the sum.':
    'क्या पति या पत्नी की आय है? बाकी बातों में उनकी तनख़्वाह लिखें: रकम कम हो सकती है।',
  'By law, parents, spouse and children named as nominees own the money. Anybody else receives it, but your legal heirs may have a claim to it.':
    'कानून से, नॉमिनी बने माता-पिता, पति या पत्नी और बच्चे पैसे के मालिक होते हैं। कोई और नॉमिनी हो, तो पैसा उसे मिलता है, पर कानूनी वारिसों का उस पर हक हो सकता है।',
  'Prices rise {0} a year, and money your family keeps earns {1} after tax. Nobody knows either: change them.':
    'कीमतें साल में {0} बढ़ती हैं, और परिवार के पास रखा पैसा टैक्स के बाद {1} कमाता है। दोनों बातें किसी को पक्की पता नहीं: चाहें तो बदलें।',
  'Your family could do without {0} of the income. Change it, or enter what it spends.':
    'आय के {0} के बिना परिवार चल सकता है। इसे बदलें, या परिवार का ख़र्च लिखें।',
  'Money is taken out at the start of each year, and you save nothing new after today.':
    'पैसा हर साल की शुरुआत में निकाला जाता है, और आज के बाद कोई नई बचत नहीं गिनी गई।',
  'Education and other goals cost more as prices rise; loans shrink evenly.':
    'पढ़ाई और बाकी ज़रूरतों का ख़र्च कीमतों के साथ बढ़ता है; कर्ज़ हर साल बराबर घटता है।',
  'In the pension years your spouse needs {0} of what your income pays for; the rest comes from what your spouse earned. Change it.':
    'पेंशन के सालों में पति या पत्नी की ज़रूरत उस ख़र्च का {0} है, जो आपकी आय से चलता है; बाकी उनकी अपनी कमाई से आता है। चाहें तो बदलें।',
  'In the pension years your spouse spends {0} of what the family spends, and earns nothing. Change it.':
    'पेंशन के सालों में पति या पत्नी का ख़र्च परिवार के ख़र्च का {0} है, और कोई आय नहीं। चाहें तो बदलें।',
  'The life cover you have lasts as long as the need.':
    'मौजूदा जीवन बीमा उतने साल चलता है, जितने साल ज़रूरत है।',
  'The standard plan, Saral Jeevan Bima, comes in sums of {0} to {1}, for {2} to {3} years, up to age {4} years.':
    'मानक प्लान, सरल जीवन बीमा, {0} से {1} तक की रकम में, {2} से {3} साल के लिए, {4} साल की आयु तक मिलता है।',
  'Public schemes may pay as well: [cover your family may have already](/term-insurance#cover-you-may-have).':
    'सरकारी योजनाओं से भी पैसा मिल सकता है: [कवर, जो परिवार के पास पहले से हो सकता है](/term-insurance#cover-you-may-have)।',
  'cover your family may have already': 'कवर, जो परिवार के पास पहले से हो सकता है',
  'A serious illness would stop your pay too: [the sum for that](/critical-illness-insurance).':
    'गंभीर बीमारी में भी तनख़्वाह रुक जाएगी: [उसके लिए रकम](/critical-illness-insurance)।',
  'the sum for that': 'उसके लिए रकम',
  'Request for an offer: term insurance': 'कोटेशन का अनुरोध: टर्म बीमा',
  'Please offer in writing life cover of {0} for {1} years.':
    '{1} साल के लिए {0} के जीवन बीमे का लिखित कोटेशन दें।',
  'Please offer in writing life cover of {0} for {1} year.':
    '{1} साल के लिए {0} के जीवन बीमे का लिखित कोटेशन दें।',
  Proposer: 'प्रस्तावक',
  'Aged {0}, income of {1} a year in hand': 'आयु {0}, हाथ में आने वाली आय साल में {1}',
  'Aged {0}, no income': 'आयु {0}, आय नहीं',
  'Sum assured': 'बीमा राशि',
  '{0} years, until age {1}': '{0} साल, {1} साल की आयु तक',
  '{0} year, until age {1}': '{0} साल, {1} साल की आयु तक',
  'Life cover held': 'मौजूदा जीवन बीमा',
  'Tobacco: yes or no': 'तंबाकू: हाँ या नहीं',
  'What is the premium for {0} over {1} years, with every loading, and does it stay the same?':
    '{1} साल तक {0} के कवर का प्रीमियम हर लोडिंग समेत कितना है, और क्या वह वही रहता है?',
  'What is the premium for {0} over {1} year, with every loading, and does it stay the same?':
    '{1} साल तक {0} के कवर का प्रीमियम हर लोडिंग समेत कितना है, और क्या वह वही रहता है?',
  'How much cover does this income allow?': 'इस आय पर कितना कवर मिल सकता है?',
  'Can the sum grow with prices, and what does that add to the premium?':
    'क्या रकम कीमतों के साथ बढ़ सकती है, और उससे प्रीमियम कितना बढ़ता है?',
  'Which causes of death are not paid, and for how long?':
    'मृत्यु के किन कारणों पर पैसा नहीं मिलता, और कितने समय तक?',
  'Which medical tests and papers are needed before acceptance?':
    'मंज़ूरी से पहले कौन सी मेडिकल जाँच और कौन से काग़ज़ चाहिए?',
  'A sum of {0} for {1} years, paid once on death.': '{1} साल के लिए {0} की रकम, मृत्यु पर एक बार में।',
  'A sum of {0} for {1} year, paid once on death.': '{1} साल के लिए {0} की रकम, मृत्यु पर एक बार में।',
  'A premium for the whole term, printed in the offer.': 'पूरी अवधि का प्रीमियम, प्रस्ताव में छपा हुआ।',
  'The nominee named in the policy, with shares where there are several.':
    'नॉमिनी का नाम पॉलिसी में, एक से ज़्यादा हों तो हिस्सों के साथ।',
  'The family needs {0} a year, rising {1} a year.':
    'परिवार को साल में {0} चाहिए, और यह ज़रूरत साल में {1} बढ़ती है।',
  'Education and other goals: {0}.': 'पढ़ाई और बाकी ज़रूरतें: {0}।',
  'Taken off already: {0} of savings and life cover held.':
    'बचत और मौजूदा जीवन बीमे के {0} पहले ही घटा दिए गए हैं।',
  'Loans of {0} are repaid from the sum.': '{0} के कर्ज़ इसी रकम से चुकते हैं।',
  'Is {0} your income of a year?': 'क्या {0} आपकी पूरे साल की आय है?',
  'Is {0} your income of a year? {text}': 'क्या {0} आपकी पूरे साल की आय है? {text}',
  'If it is a month’s pay, [enter the year’s](#change): {0}.':
    'यह महीने की तनख़्वाह हो, तो [पूरे साल की लिखें](#change): {0}।',
  'enter the year’s': 'पूरे साल की लिखें',
  'Not in the sum so far': 'अभी रकम में शामिल नहीं',
  'Not in the sum so far. {text}': 'अभी रकम में शामिल नहीं। {text}',
  'Your spouse’s pension years: [enter them](#change) if the sum has to pay for them.':
    'पति या पत्नी के पेंशन के साल: इस रकम से उनका ख़र्च भी चलना हो, तो [उन्हें लिखें](#change)।',
  'Your child’s education: [enter it](#change) if the sum has to pay for it. [What a course may cost](/child-plans/child-education-calculator).':
    'बच्चे की पढ़ाई: इस रकम से उसका ख़र्च भी चलना हो, तो [उसे लिखें](#change)। [पढ़ाई पर कितना लग सकता है](/child-plans/child-education-calculator)।',
  'Your child’s education and your spouse’s pension years: [enter them](#change) if the sum has to pay for them. [What a course may cost](/child-plans/child-education-calculator).':
    'बच्चे की पढ़ाई, और पति या पत्नी के पेंशन के साल: इस रकम से उनका ख़र्च भी चलना हो, तो [उन्हें लिखें](#change)। [पढ़ाई पर कितना लग सकता है](/child-plans/child-education-calculator)।',
  'enter them': 'उन्हें लिखें',
  'enter it': 'उसे लिखें',
  'What a course may cost': 'पढ़ाई पर कितना लग सकता है',
  'Your spouse’s pay lowers the sum by {0}. Do not count it if your spouse might have to stop working.':
    'पति या पत्नी की तनख़्वाह से रकम {0} कम होती है। उनका काम रुक सकता हो, तो इसे न गिनें।',
  'Your spouse’s pay would cover what your family spends: the sum is for loans, goals and later years.':
    'पति या पत्नी की तनख़्वाह से परिवार का ख़र्च चल जाएगा: यह रकम कर्ज़, बाकी ज़रूरतों और बाद के सालों के लिए है।',
  'Your spouse’s pay does not change the sum.': 'पति या पत्नी की तनख़्वाह से रकम नहीं बदलती।',
  'Savings it may use': 'बचत, जो परिवार ख़र्च कर सके',
  'Instalments you pay from your income would stop. If they are large, enter the spending instead.':
    'आपकी आय से जाने वाली किस्तें रुक जाएँगी। वे बड़ी हों, तो आय की जगह ख़र्च लिखें।',
  'Illness sum:': 'बीमारी की रकम:',
  'Count what a serious illness would cost you': 'गिनें कि गंभीर बीमारी कितने की पड़ेगी',
  'More than needed': 'ज़रूरत से ज़्यादा',
  '{0} to live on': '{0} गुज़ारे के लिए',
  '{0} to live on, {text}': '{0} गुज़ारे के लिए, {text}',
  '{0} for your spouse’s pension years': '{0} पति या पत्नी के पेंशन के सालों के लिए',
  '{0} for your spouse’s pension years, {text}': '{0} पति या पत्नी के पेंशन के सालों के लिए, {text}',
  '{0} for loans': '{0} कर्ज़ के लिए',
  '{0} for loans, {text}': '{0} कर्ज़ के लिए, {text}',
  '{0} for goals': '{0} बाकी ज़रूरतों के लिए',
  '{0} for goals, {text}': '{0} बाकी ज़रूरतों के लिए, {text}',
  'To live on for {0} year': '{0} साल तक गुज़ारे के लिए',
  'You need life cover for {0} year, until you are {1}':
    'जीवन बीमा {0} साल के लिए चाहिए, {1} साल की आयु तक',
  'At your age {0} it would fall short by {1}. Prices rise and a level sum does not: ask for cover that grows, or work it out again every few years.':
    'आपकी आयु {0} होने पर यह {1} कम पड़ेगी। कीमतें बढ़ती हैं और तय रकम नहीं: बढ़ने वाला कवर माँगें, या हर कुछ साल में हिसाब फिर लगाएँ।',
  'At your age {0} it would fall short by {1}. {text}': 'आपकी आयु {0} होने पर यह {1} कम पड़ेगी। {text}',
  '{0} a year; over {1} year it counts once, as prices rise {2} a year and the money earns {3}.':
    'साल में {0}; {1} साल में यह एक बार गिना जाता है, क्योंकि कीमतें साल में {2} बढ़ती हैं और पैसा {3} कमाता है।',
  '{0} a year, less your spouse’s pay: {1}; over {2} year it counts once, as prices rise {3} a year and the money earns {4}.':
    'साल में {0}, पति या पत्नी की तनख़्वाह घटाने पर {1}; {2} साल में यह एक बार गिना जाता है, क्योंकि कीमतें साल में {3} बढ़ती हैं और पैसा {4} कमाता है।',
  '{0} of {1} and {2} is {3} a year, less your spouse’s pay: {4}; over {5} year it counts once, as prices rise {6} a year and the money earns {7}.':
    '{1} और {2} के जोड़ का {0}, यानी साल में {3}; पति या पत्नी की तनख़्वाह घटाने पर {4}; {5} साल में यह एक बार गिना जाता है, क्योंकि कीमतें साल में {6} बढ़ती हैं और पैसा {7} कमाता है।',
} as const satisfies Catalogue;
