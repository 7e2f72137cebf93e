import type { Catalogue } from '../../languages/create-translator.ts';

export const renewalsToolHindi = {
  'Life policy': 'जीवन बीमा पॉलिसी',
  'Car policy': 'कार पॉलिसी',
  'Two-wheeler policy': 'दोपहिया पॉलिसी',
  'Travel policy': 'यात्रा पॉलिसी',
  'New policy, to give back': 'नई पॉलिसी, जो लौटानी है',
  'Once a year or for several years': 'सालाना या कई साल का',
  'Half-yearly or quarterly': 'छमाही या तिमाही',
  'Choose what you want to renew.': 'चुनें कि क्या रिन्यू कराना है।',
  'It ended yesterday. Nobody you hurt since then is paid by an insurer. Own-damage cover, if it still runs, changes nothing in that.':
    'यह कल ख़त्म हो गया। उसके बाद आपकी गाड़ी से किसी को चोट लगे, तो उसे बीमा कंपनी से पैसा नहीं मिलता। अपनी गाड़ी के नुकसान का कवर चल रहा हो, तो भी इसमें कुछ नहीं बदलता।',
  'It ended yesterday. Damage to your own two-wheeler and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid. Renew own damage today: the days until {0} save the no-claim bonus and nothing else.':
    'यह कल ख़त्म हो गया। आपके अपने दोपहिया का नुकसान और चोरी अब कवर में नहीं हैं। जब तक थर्ड पार्टी कवर चल रहा है, तब तक गाड़ी चलाई जा सकती है, और आपकी गाड़ी से किसी को चोट लगे, तो उसे पैसा मिलता है। अपनी गाड़ी के नुकसान का कवर आज ही रिन्यू कराएँ: {0} तक के दिनों में केवल नो-क्लेम बोनस बचता है, और कुछ नहीं।',
  'Part or all of your cover ended over {0} years ago. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the bonus could be kept until {1} and is lost.':
    'आपके कवर का एक हिस्सा, या पूरा कवर, {0} साल से ज़्यादा पहले ख़त्म हो चुका है। पॉलिसी में “third party” या “liability” का आख़िरी दिन देखें: गाड़ी तभी तक चलाएँ, जब तक यह कवर चल रहा हो। अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ हो, तो बोनस {1} तक बच सकता था, अब नहीं रहा।',
  'Part or all of your cover ended over {0} year ago. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the bonus could be kept until {1} and is lost.':
    'आपके कवर का एक हिस्सा, या पूरा कवर, {0} साल से ज़्यादा पहले ख़त्म हो चुका है। पॉलिसी में “third party” या “liability” का आख़िरी दिन देखें: गाड़ी तभी तक चलाएँ, जब तक यह कवर चल रहा हो। अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ हो, तो बोनस {1} तक बच सकता था, अब नहीं रहा।',
  'The first unpaid premium was due on {0}, and {1} years are over. What is left is the paid-up sum or the surrender value, if enough was paid in. A revival now would be an exception that only the insurer can make.':
    'पहला न भरा गया प्रीमियम {0} को देना था, और {1} साल निकल चुके हैं। अब पेड-अप रकम या सरेंडर मूल्य ही बचता है, अगर काफ़ी प्रीमियम भरे गए हों। अब पॉलिसी दोबारा चालू हो, तो वह अपवाद होगा, और यह केवल बीमा कंपनी कर सकती है।',
  'The first unpaid premium was due on {0}, and {1} years are over. There has been no cover since {2}. A revival now would be an exception that only the insurer can make.':
    'पहला न भरा गया प्रीमियम {0} को देना था, और {1} साल निकल चुके हैं। {2} से कोई कवर नहीं है। अब पॉलिसी दोबारा चालू हो, तो वह अपवाद होगा, और यह केवल बीमा कंपनी कर सकती है।',
  'Ask the insurer in writing for the paid-up sum, the day it is paid, and the surrender value today.':
    'बीमा कंपनी से लिखकर पूछें: पेड-अप रकम कितनी है, वह किस दिन मिलेगी, और आज का सरेंडर मूल्य कितना है।',
  'Check the conditions:': 'शर्तें देखें:',
  'A surrender ends what cover is left and may be taxed: check the conditions first.':
    'सरेंडर करने पर बचा हुआ कवर ख़त्म हो जाता है और टैक्स लग सकता है: पहले शर्तें देखें।',
  'A surrender ends what cover is left and may be taxed: [check the conditions](/investment-plans/maturity-tax-calculator) first.':
    'सरेंडर करने पर बचा हुआ कवर ख़त्म हो जाता है और टैक्स लग सकता है: पहले [शर्तें देखें](/investment-plans/maturity-tax-calculator)।',
  'check the conditions': 'शर्तें देखें',
  'Ask for what the policy still pays': 'पूछें कि पॉलिसी से अब क्या मिलेगा',
  'Payout under life policy {policy}': 'जीवन बीमा पॉलिसी {policy} से मिलने वाली रकम',
  'Payout, policy {policy}': 'पॉलिसी {policy} से मिलने वाली रकम',
  'Payout under life policy': 'जीवन बीमा पॉलिसी से मिलने वाली रकम',
  'The time to revive this policy has ended. Please tell me in writing:':
    'इस पॉलिसी को दोबारा चालू कराने का समय निकल चुका है। मुझे लिखकर बताएँ:',
  '– the papers that you need for the payment, and the bank account that you have on record;':
    '– भुगतान के लिए कौन से काग़ज़ चाहिए, और आपके पास कौन सा बैंक खाता दर्ज है;',
  '– the state of the policy today.': '– आज पॉलिसी की क्या स्थिति है।',
  'The time to revive ended on {0}': 'दोबारा चालू कराने का समय {0} को ख़त्म हुआ',
  'Ask the insurer in writing whether it still revives the policy.':
    'बीमा कंपनी से लिखकर पूछें कि क्या वह पॉलिसी अब भी दोबारा चालू करती है।',
  'Ask the insurer in writing whether it still revives the policy. A wording of your own policy may give more time.':
    'बीमा कंपनी से लिखकर पूछें कि क्या वह पॉलिसी अब भी दोबारा चालू करती है। हो सकता है कि आपकी अपनी पॉलिसी के शब्दों में ज़्यादा समय मिला हो।',
  'New cover:': 'नया कवर:',
  'If somebody depends on your income, apply for new cover and answer every health question fully.':
    'कोई आपकी आय पर निर्भर हो, तो नया कवर लेने के लिए प्रस्ताव फ़ॉर्म भरें और सेहत के हर सवाल का पूरा जवाब दें।',
  'If somebody depends on your income, apply for [new cover](/term-insurance) and answer every health question fully.':
    'कोई आपकी आय पर निर्भर हो, तो [नया कवर](/term-insurance) लेने के लिए प्रस्ताव फ़ॉर्म भरें और सेहत के हर सवाल का पूरा जवाब दें।',
  'new cover': 'नया कवर',
  'Discontinued, if the lock-in still runs': 'बंद (डिस्कंटिन्यूड), अगर लॉक-इन अभी चल रहा हो',
  'From {0}: discontinued, if the lock-in still runs':
    '{0} से: बंद (डिस्कंटिन्यूड), अगर लॉक-इन अभी चल रहा हो',
  'They ended on {0}: until the insurer accepts a revival, do not count on the full cover. The time to revive counts from {1}, when the first unpaid premium was due: it ended on {2} for a unit-linked policy, and usually runs until {3} for any other.':
    'ये दिन {0} को ख़त्म हुए: जब तक बीमा कंपनी पॉलिसी दोबारा चालू करना मंज़ूर न करे, पूरे कवर के भरोसे न रहें। दोबारा चालू कराने का समय {1} से गिना जाता है, जब पहला न भरा गया प्रीमियम देना था: यूनिट-लिंक्ड पॉलिसी में यह समय {2} को ख़त्म हुआ, और बाकी पॉलिसियों में आम तौर पर {3} तक चलता है।',
  'Lock-in over: revive, or leave on any day':
    'लॉक-इन पूरा: पॉलिसी दोबारा चालू कराएँ, या किसी भी दिन छोड़ें',
  'The lock-in ended on {0}, so nothing ties the money up: on surrender you are paid the fund value, with no charge for leaving. The days to pay ended on {1}. The policy can usually be revived until {2}: {3} years from {4}, when the first unpaid premium was due.':
    'लॉक-इन {0} को पूरा हुआ, इसलिए पैसा अब बँधा नहीं है: सरेंडर करने पर फ़ंड मूल्य मिलता है, निकलने का कोई शुल्क नहीं। प्रीमियम भरने के दिन {1} को ख़त्म हुए। पॉलिसी आम तौर पर {2} तक दोबारा चालू हो सकती है: पहला न भरा गया प्रीमियम {4} को देना था, और समय उस दिन से {3} साल का है।',
  'Ask what the policy is now: its cover, its charges, its fund value, and what happens if you do nothing.':
    'पूछें कि पॉलिसी अब किस रूप में है: उसका कवर, शुल्क, फ़ंड मूल्य, और कुछ न करने पर क्या होगा।',
  'The full cover ended': 'पूरा कवर ख़त्म हुआ',
  'What the policy does next, often a smaller paid-up cover while charges go on, is in its own words: ask.':
    'पॉलिसी में आगे क्या होता है (अक्सर पहले से कम, पेड-अप कवर रहता है और शुल्क कटते रहते हैं), यह उसके अपने शब्दों में लिखा है: पूछें।',
  'None after a surrender. Until then what the policy says, often a smaller paid-up sum':
    'सरेंडर के बाद कुछ नहीं। तब तक जो पॉलिसी में लिखा है, अक्सर पहले से कम, पेड-अप रकम',
  'In the funds you choose, and up or down with them': 'आपके चुने हुए फ़ंड में, उन्हीं के साथ घटता-बढ़ता',
  'On surrender, the fund value, with no charge for leaving':
    'सरेंडर करने पर फ़ंड मूल्य, निकलने का कोई शुल्क नहीं',
  'Over since {0}': '{0} को पूरा हो चुका',
  'Over since {0}. What is paid [may be taxed](/investment-plans/maturity-tax-calculator)':
    '{0} को पूरा हो चुका है। मिलने वाली रकम पर [टैक्स लग सकता है](/investment-plans/maturity-tax-calculator)',
  'The paid-up sum on the same day; or a surrender now, which pays the larger of two values, if enough was paid in. By your dates the premiums of {0} full year are paid.':
    'उसी दिन पेड-अप रकम; या अभी सरेंडर, जिसमें दो मूल्यों में से जो ज़्यादा हो, वह मिलता है, अगर काफ़ी प्रीमियम भरे गए हों। आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं।',
  'The paid-up sum on the same day; or a surrender now, which pays the larger of two values, if enough was paid in. By your dates the premiums of {0} full years are paid.':
    'उसी दिन पेड-अप रकम; या अभी सरेंडर, जिसमें दो मूल्यों में से जो ज़्यादा हो, वह मिलता है, अगर काफ़ी प्रीमियम भरे गए हों। आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं।',
  'Paid-up means a smaller sum at the end and on death. By your dates the premiums of {0} full years are paid. Under the rules since {1} a special surrender value takes {2} full year’s premium, a guaranteed one {3} full years’ premiums. An older policy goes by its own words.':
    'पेड-अप का मतलब है: अंत में और मृत्यु पर पहले से कम रकम। आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं। {1} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {2} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले सरेंडर मूल्य के लिए {3} पूरे साल का। पुरानी पॉलिसी पर उसके अपने शब्द लागू हैं।',
  'Under the rules since {0} a special surrender value takes {1} full year’s premium, a guaranteed one {2} full years’ premiums.':
    '{0} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {1} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले सरेंडर मूल्य के लिए {2} पूरे साल का।',
  'Under the rules since {0} a special surrender value takes {1} full year’s premium, a guaranteed one {2} full years’ premiums. An older policy goes by its own words.':
    '{0} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {1} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले सरेंडर मूल्य के लिए {2} पूरे साल का। पुरानी पॉलिसी पर उसके अपने शब्द लागू हैं।',
} as const satisfies Catalogue;
