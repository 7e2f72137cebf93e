import type { Catalogue } from '../../languages/create-translator.ts';

export const taxToolHindi = {
  'Old or new tax regime: which costs you less?': 'पुरानी या नई टैक्स व्यवस्था: किसमें कम टैक्स?',
  'Enter a year’s income, premiums and savings. The old regime lets you deduct some of them, the new one has lower rates instead.':
    'साल की आय, प्रीमियम और बचत लिखें। पुरानी व्यवस्था में इनमें से कुछ आय से घटते हैं, नई में उसकी जगह दरें कम हैं।',
  'Compare both regimes': 'व्यवस्थाओं की तुलना करें',
  'Ages, sum assured, check-ups, bills': 'आयु, बीमा राशि, जाँच, बिल',
  '{0} of salary with rent, home loan and full savings':
    'तनख़्वाह {0}, किराया, होम लोन और पूरी बचत के साथ',
  'Income of the year': 'साल की आय',
  'Old regime: deducted': 'पुरानी व्यवस्था: आय से घटा',
  'Old regime: taxed income': 'पुरानी व्यवस्था: टैक्स वाली आय',
  'Old regime: tax of the year': 'पुरानी व्यवस्था: साल का टैक्स',
  'New regime: deducted': 'नई व्यवस्था: आय से घटा',
  'New regime: taxed income': 'नई व्यवस्था: टैक्स वाली आय',
  'New regime: tax of the year': 'नई व्यवस्था: साल का टैक्स',
  'Old regime: as cheap with deductions of': 'पुरानी व्यवस्था: उतनी ही सस्ती, अगर आय से इतना घटे',
  'Rent, home loan, National Pension System': 'किराया, होम लोन, नेशनल पेंशन सिस्टम',
  'Only a tax rate, no income': 'केवल टैक्स की दर, आय नहीं',
  'Income of the tax year': 'टैक्स वर्ष की आय',
  'Before deductions, without capital gains.': 'छूट घटाने से पहले, कैपिटल गेन के बिना।',
  'The income is': 'आय किससे है',
  'Salary or pension from an employer': 'तनख़्वाह या नियोक्ता की पेंशन',
  'Business or other': 'कारोबार या और कुछ',
  'The age you turn by {0}.': '{0} तक पूरी होने वाली आपकी आयु।',
  'Life premiums a year': 'जीवन बीमे का सालाना प्रीमियम',
  'Health premiums, your family': 'स्वास्थ्य बीमे का प्रीमियम, आपका परिवार',
  'Health premiums, parents': 'स्वास्थ्य बीमे का प्रीमियम, माता-पिता',
  'Other savings': 'बाकी बचत',
  'Provident fund, home-loan principal and the like: they share the {0} with life premiums.':
    'प्रॉविडेंट फ़ंड, होम लोन का मूलधन और ऐसी चीज़ें: {0} की सीमा इनमें और जीवन बीमे के प्रीमियम में साझा है।',
  'Somebody in your family is {0} years or older': 'आपके परिवार में कोई {0} साल या ज़्यादा का है',
  'An insured parent is {0} years or older': 'बीमे वाले माता-पिता में कोई {0} साल या ज़्यादा के हैं',
  'Sum assured of the life policies': 'जीवन बीमा पॉलिसियों की बीमा राशि',
  'The part of a premium above {0} of it does not count (policies since {1}).':
    'प्रीमियम का वह हिस्सा नहीं गिना जाता, जो इसके {0} से ज़्यादा है ({1} से ली गई पॉलिसियाँ)।',
  'Exempt house rent allowance': 'टैक्स-मुक्त मकान किराया भत्ता',
  'From your payslip or Form {0}, for the year.': 'आपकी तनख़्वाह पर्ची या फ़ॉर्म {0} से, साल का।',
  'For the house you live in. Up to {0} counts.':
    'जो घर आपके अपने रहने का है, उसके लिए। {0} तक गिना जाता है।',
  'National Pension System, your payments': 'नेशनल पेंशन सिस्टम, आपका भुगतान',
  'Beyond the savings above; up to {0} counts.': 'ऊपर की बचत के अलावा; {0} तक गिना जाता है।',
  'Preventive check-ups, your family': 'एहतियाती जाँच (प्रिवेंटिव चेकअप), आपका परिवार',
  'Up to {0} in all counts.': 'कुल {0} तक गिना जाता है।',
  'Preventive check-ups, parents': 'एहतियाती जाँच, माता-पिता',
  'Bills of an uninsured parent': 'बिना बीमे वाले माता-पिता के बिल',
  'Medical bills of a parent of {0} years or older without health insurance. Up to {1} counts.':
    'स्वास्थ्य बीमे के बिना, {0} साल या ज़्यादा के माता-पिता के इलाज के बिल। {1} तक गिना जाता है।',
  'Your highest tax rate, old regime': 'आपकी सबसे ऊँची टैक्स दर, पुरानी व्यवस्था',
  'Including cess. Used if you enter no income.': 'सेस के साथ। आय न लिखें, तो यह काम आती है।',
  'Tax in the new regime': 'नई व्यवस्था में टैक्स',
  'You save every year': 'हर साल आपकी बचत',
  'A year’s income after tax': 'टैक्स के बाद साल की आय',
  '{0} of salary': 'तनख़्वाह {0}',
  '{0} of salary, {text}': 'तनख़्वाह {0}, {text}',
  '{0} of income': 'आय {0}',
  '{0} of income, {text}': 'आय {0}, {text}',
  'A tax rate of {0}': 'टैक्स की दर {0}',
  'A tax rate of {0}, {text}': 'टैक्स की दर {0}, {text}',
  'age {0}': 'आयु {0}',
  'age {0}, {text}': 'आयु {0}, {text}',
  'premiums of {0}': 'प्रीमियम {0}',
  'premiums of {0}, {text}': 'प्रीमियम {0}, {text}',
  'other sums of {0}': 'बाकी रकमें {0}',
  'You pay less tax in the old regime': 'पुरानी व्यवस्था में आपका टैक्स कम है',
  'Tax in the old regime': 'पुरानी व्यवस्था में टैक्स',
  'The old regime becomes cheaper only if you deduct more than {0} a year: now you deduct {1}.':
    'पुरानी व्यवस्था तभी सस्ती पड़ेगी, जब आय से साल में {0} से ज़्यादा घटे: अभी {1} घटते हैं।',
  'The old regime becomes cheaper only if you deduct more than {0} a year, standard deduction included: now you deduct {1}.':
    'पुरानी व्यवस्था तभी सस्ती पड़ेगी, जब स्टैंडर्ड डिडक्शन समेत आय से साल में {0} से ज़्यादा घटे: अभी {1} घटते हैं।',
  'The old regime stays cheaper as long as you deduct more than {0} a year: now you deduct {1}.':
    'पुरानी व्यवस्था तब तक सस्ती है, जब तक आय से साल में {0} से ज़्यादा घटे: अभी {1} घटते हैं।',
  'The old regime stays cheaper as long as you deduct more than {0} a year, standard deduction included: now you deduct {1}.':
    'पुरानी व्यवस्था तब तक सस्ती है, जब तक स्टैंडर्ड डिडक्शन समेत आय से साल में {0} से ज़्यादा घटे: अभी {1} घटते हैं।',
  'In the old regime you pay the same, not less, if you deduct {0} a year or more: now you deduct {1}.':
    'आय से साल में {0} या ज़्यादा घटे, तो पुरानी व्यवस्था में टैक्स उतना ही है, कम नहीं: अभी {1} घटते हैं।',
  'In the old regime you pay the same, not less, if you deduct {0} a year or more, standard deduction included: now you deduct {1}.':
    'स्टैंडर्ड डिडक्शन समेत आय से साल में {0} या ज़्यादा घटे, तो पुरानी व्यवस्था में टैक्स उतना ही है, कम नहीं: अभी {1} घटते हैं।',
  'Your premiums save {0} of tax in the old regime':
    'आपके प्रीमियम से पुरानी व्यवस्था में {0} का टैक्स बचता है',
  'Your premiums save no tax in the old regime': 'आपके प्रीमियम से पुरानी व्यवस्था में टैक्स नहीं बचता',
  'The old regime still costs {0} more. In the new regime they save nothing. Buy cover because somebody needs it, not for the tax.':
    'पुरानी व्यवस्था फिर भी {0} महँगी है। नई व्यवस्था में प्रीमियम से कोई टैक्स नहीं बचता। कवर ज़रूरत के लिए लें, टैक्स के लिए नहीं।',
  'The old regime still costs more. In the new regime they save nothing. Buy cover because somebody needs it, not for the tax.':
    'पुरानी व्यवस्था फिर भी महँगी है। नई व्यवस्था में प्रीमियम से कोई टैक्स नहीं बचता। कवर ज़रूरत के लिए लें, टैक्स के लिए नहीं।',
  'In the new regime they save nothing. Buy cover because somebody needs it, not for the tax.':
    'नई व्यवस्था में प्रीमियम से कोई टैक्स नहीं बचता। कवर ज़रूरत के लिए लें, टैक्स के लिए नहीं।',
  'Deductions:': 'आय से घटने वाली रकमें:',
  'Enter what else you deduct: rent, home loan, pension':
    'आय से और जो घटता है, वह लिखें: किराया, होम लोन, पेंशन',
  'Life cover:': 'जीवन बीमा:',
  'See how much life cover your family needs': 'देखें कि परिवार को कितना जीवन बीमा चाहिए',
  'See how much cover you need for hospital bills': 'देखें कि अस्पताल के बिलों के लिए कितना कवर चाहिए',
  'Both regimes, tax year 2026-27': 'दोनों व्यवस्थाएँ, टैक्स वर्ष 2026-27',
  'Old regime: cheaper with deductions above': 'पुरानी व्यवस्था: सस्ती, अगर आय से इससे ज़्यादा घटे',
  'What the premiums for life and health cover save, for a year':
    'जीवन और स्वास्थ्य बीमे के प्रीमियम से साल में कितना बचता है',
  Regime: 'व्यवस्था',
  Premiums: 'प्रीमियम',
  'Less tax': 'टैक्स में बचत',
  Old: 'पुरानी',
  New: 'नई',
  'What the old regime deducts': 'पुरानी व्यवस्था में आय से क्या घटता है',
  'You entered': 'आपने लिखा',
  Counts: 'गिना गया',
  'Standard deduction': 'स्टैंडर्ड डिडक्शन',
  'Life premiums': 'जीवन बीमे का प्रीमियम',
  'Preventive check-ups': 'एहतियाती जाँच',
  'Bills of a parent without insurance': 'बिना बीमे वाले माता या पिता के बिल',
  'Old regime, slab by slab': 'पुरानी व्यवस्था, स्लैब के हिसाब से',
  'New regime, slab by slab': 'नई व्यवस्था, स्लैब के हिसाब से',
  Income: 'आय',
  Rate: 'दर',
  '{0} above {1}': '{1} से ऊपर के {0}',
  'Rebate and its relief': 'रिबेट और उसकी राहत',
  'Surcharge, after relief': 'सरचार्ज, राहत के बाद',
  Cess: 'सेस',
  'Tax of the year': 'साल का टैक्स',
  'Tax of a year': 'साल का टैक्स',
  'What else counts': 'और क्या गिना जाता है',
  'This is the tax of the year 2026-27 with cess. The TDS taken from your pay can differ.':
    'यह साल 2026-27 का टैक्स है, सेस समेत। तनख़्वाह से कटा TDS अलग हो सकता है।',
  'What we left out can change the result. Ask your tax adviser.':
    'जो हमने छोड़ा है, उससे नतीजा बदल सकता है। अपने टैक्स सलाहकार से पूछें।',
  'The new regime applies by itself. By section {0} (formerly 115BAC) you are taxed under the new regime, unless you choose the old one in your return.':
    'नई व्यवस्था अपने आप लागू है। धारा {0} (पहले 115BAC) के हिसाब से टैक्स नई व्यवस्था में लगता है, जब तक आप रिटर्न में पुरानी न चुनें।',
  'You are resident in India, and the slabs tax all of your income. Left out: capital gains and other income with rates of its own, the rules for business income, the employer’s share to a pension, and interest on deposits that a person of {0} years or older deducts, medical bills of yourself or your spouse at that age without health insurance (section {1} (formerly 80D)), and every other deduction. With any of these, ask your tax adviser.':
    'आप भारत के निवासी हैं, और आपकी पूरी आय पर स्लैब के हिसाब से टैक्स लगता है। ये बातें छोड़ी गई हैं: कैपिटल गेन और अपनी अलग दर वाली बाकी आय, कारोबार की आय के नियम, पेंशन में नियोक्ता का हिस्सा, जमा का वह ब्याज जो {0} साल या ज़्यादा आयु वाले की आय से घटता है, उस आयु में स्वास्थ्य बीमे के बिना आपके या पति-पत्नी के इलाज के बिल (धारा {1} (पहले 80D)), और बाकी हर छूट। इनमें से कुछ भी हो, तो अपने टैक्स सलाहकार से पूछें।',
  'The old regime deducts up to {0} for life premiums, provident fund, home-loan principal and other savings together, by section {1} (formerly 80C). For health it deducts {2} for your own family and {3} for parents, {4} instead where the person insured is a resident of {5} years or older, check-ups of {6} within that: section {7} (formerly 80D). Payments into the National Pension System add up to {8}, by section {9} (formerly 80CCD).':
    'पुरानी व्यवस्था में जीवन बीमे के प्रीमियम, प्रॉविडेंट फ़ंड, होम लोन का मूलधन और बाकी बचत, सब मिलाकर आय से {0} तक घटते हैं: धारा {1} (पहले 80C)। स्वास्थ्य बीमे पर अपने परिवार के लिए {2} और माता-पिता के लिए {3} घटते हैं; जिसका बीमा है, वह भारत का निवासी और {5} साल या ज़्यादा आयु का हो, तो उस सीमा की जगह {4}। जाँच के {6} इसी के अंदर हैं: धारा {7} (पहले 80D)। नेशनल पेंशन सिस्टम में भुगतान पर {8} तक और घटते हैं: धारा {9} (पहले 80CCD)।',
  'The new regime leaves the standard deduction, of all that is asked here.':
    'यहाँ पूछी गई सब बातों में से नई व्यवस्था में केवल स्टैंडर्ड डिडक्शन घटता है।',
  'Rent counts only as the house rent allowance that your payslip or Form {0} calls exempt: it depends on parts of the salary that we do not ask. Interest is that of a loan for a house you live in, bought or built in time; other houses have other rules.':
    'किराया केवल उतना गिना जाता है, जितना मकान किराया भत्ता तनख़्वाह पर्ची या फ़ॉर्म {0} में टैक्स-मुक्त लिखा हो: वह तनख़्वाह के उन हिस्सों पर निर्भर है, जो हम नहीं पूछते। ब्याज उस घर के कर्ज़ का गिना जाता है, जो आपके रहने का है और समय पर ख़रीदा या बनाया गया; बाकी घरों के नियम अलग हैं।',
  'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own.':
    'किसका प्रीमियम गिना जाता है, वह कैसे भरा गया, और कई साल का प्रीमियम एक साथ भरा गया हो, तो कितना गिना जाता है: इनके अपने नियम हैं।',
  'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own: ask your tax adviser.':
    'किसका प्रीमियम गिना जाता है, वह कैसे भरा गया, और कई साल का प्रीमियम एक साथ भरा गया हो, तो कितना गिना जाता है: इनके अपने नियम हैं। अपने टैक्स सलाहकार से पूछें।',
  'We read the rates of 2026-27 in copies of the Act, in notes on the Finance Bill and in the press, not in the gazette. Sums are to the rupee; a return rounds them to the nearest ten rupees.':
    '2026-27 की दरें हमने अधिनियम की प्रतियों में, वित्त विधेयक पर टिप्पणियों में और प्रेस में पढ़ीं, राजपत्र में नहीं। यहाँ रकमें पूरे रुपये में हैं; रिटर्न में वे निकटतम दस रुपये में लिखी जाती हैं।',
  'Is the money taxed that a life policy pays? [Work it out](/investment-plans/maturity-tax-calculator).':
    'क्या जीवन बीमे से मिली रकम पर टैक्स लगता है? [हिसाब लगाएँ](/investment-plans/maturity-tax-calculator)।',
  'Work it out': 'हिसाब लगाएँ',
  'By how much tax and surcharge may exceed those at the limit of a surcharge':
    'सरचार्ज की सीमा वाली आय पर जो टैक्स और सरचार्ज बनता है, कुल टैक्स और सरचार्ज उससे कितना ऊपर तक जा सकता है',
  'Most of a life premium that counts for the deduction, as a share of the sum assured (policies issued since {0})':
    'जीवन बीमे का ज़्यादा से ज़्यादा कितना प्रीमियम छूट में गिना जाता है, बीमा राशि के अनुपात में ({0} से जारी पॉलिसियाँ)',
  'Issue date from which that share of the sum assured is the most of a premium that counts':
    'पॉलिसी जारी होने की वह तारीख़, जिससे प्रीमियम ज़्यादा से ज़्यादा बीमा राशि के उसी हिस्से तक गिना जाता है',
  'Home-loan interest for houses you live in, old regime, section {0} (formerly {1})':
    'अपने रहने वाले घरों के कर्ज़ का ब्याज, पुरानी व्यवस्था, धारा {0} (पहले {1})',
  'Premiums, check-ups and such bills of parents together, old regime, section {0}':
    'माता-पिता के प्रीमियम, जाँच और ऐसे बिल मिलाकर, पुरानी व्यवस्था, धारा {0}',
  'National Pension System': 'नेशनल पेंशन सिस्टम',
  'Both regimes cost you the same': 'दोनों व्यवस्थाओं में टैक्स बराबर है',
  'Provident fund, loan principal, other savings': 'प्रॉविडेंट फ़ंड, कर्ज़ का मूलधन, बाकी बचत',
  'No page for an insurer': 'बीमा कंपनी के लिए कोई पेज नहीं',
  '{text}. There is nothing to ask an insurer about this answer.':
    '{text}। इस नतीजे में बीमा कंपनी से पूछने की कोई बात नहीं।',
  'The income is: Choose one: a salary or pension has a standard deduction, other income has not.':
    'आय किससे है: एक चुनें: तनख़्वाह या पेंशन पर स्टैंडर्ड डिडक्शन मिलता है, बाकी आय पर नहीं।',
  'Choose one: a salary or pension has a standard deduction, other income has not.':
    'एक चुनें: तनख़्वाह या पेंशन पर स्टैंडर्ड डिडक्शन मिलता है, बाकी आय पर नहीं।',
  'These premiums save tax in the old regime, but none in the new one':
    'इन प्रीमियम से पुरानी व्यवस्था में टैक्स बचता है, नई में नहीं',
  'Less tax a year, up to': 'साल में टैक्स की बचत, ज़्यादा से ज़्यादा',
  'What the premiums cost after tax': 'टैक्स की बचत के बाद प्रीमियम कितने का पड़ता है',
  'What the premiums cost after tax, for a year': 'टैक्स की बचत के बाद प्रीमियम साल में कितने का पड़ता है',
  'You pay {0}': 'आप भरें {0}',
  'Less tax {0}': 'टैक्स में बचत {0}',
  'Only in the old regime': 'केवल पुरानी व्यवस्था में',
  'The new one applies unless you choose; there the deduction is none.':
    'पुरानी व्यवस्था न चुनी जाए, तो नई लागू होती है; उसमें यह छूट नहीं है।',
  'Your income:': 'आपकी आय:',
  'Enter your income too, to compare both regimes': 'दोनों व्यवस्थाओं की तुलना के लिए आय भी लिखें',
  'Old regime, one tax year': 'पुरानी व्यवस्था, एक टैक्स वर्ष',
  'Life premiums that count': 'जीवन बीमे का प्रीमियम, जितना गिना जाता है',
  'Health, own family': 'स्वास्थ्य बीमा, अपना परिवार',
  'Health, parents': 'स्वास्थ्य बीमा, माता-पिता',
  'Deducted from income': 'आय से घटा',
  'Tax on that at {0}': 'उस पर {0} की दर से टैक्स',
  'The deduction for life premiums is in section {0} (formerly 80C), the one for health premiums in section {1} (formerly 80D).':
    'जीवन बीमे के प्रीमियम की छूट धारा {0} (पहले 80C) में है, स्वास्थ्य बीमे के प्रीमियम की धारा {1} (पहले 80D) में।',
  'Buy cover because somebody needs it. A premium costs more than the tax it saves.':
    'कवर ज़रूरत के लिए लें। प्रीमियम में जितना पैसा लगता है, टैक्स उससे कम बचता है।',
  'The rate is the one you entered. The sum is right if all of what you deduct would have been taxed at it, and smaller if not.':
    'दर वही है, जो आपने लिखी। आय से घटी पूरी रकम पर यही दर लगती, तो बचत की रकम सही है; नहीं तो बचत इससे कम है।',
  'Limits for a tax year from {0}: {1} for life premiums and other savings together, {2} for your own family’s health cover, {3} more for your parents’, {4} instead where the person insured is a resident of {5} years or older.':
    '{0} से हर टैक्स वर्ष की सीमाएँ: जीवन बीमे के प्रीमियम और बाकी बचत मिलाकर {1}, अपने परिवार के स्वास्थ्य बीमे के लिए {2}, माता-पिता के स्वास्थ्य बीमे के लिए अलग से {3}। जिसका बीमा है, वह भारत का निवासी और {5} साल या ज़्यादा आयु का हो, तो उस सीमा की जगह {4}।',
  'Income of the tax year: Enter the income of the year.': 'टैक्स वर्ष की आय: साल की आय लिखें।',
  'Enter the income of the year.': 'साल की आय लिखें।',
  '{text}, income above {0}': '{text}, {0} से ऊपर की आय',
  '{text}, income above {0}, up to {1}': '{text}, {0} से ऊपर और {1} तक की आय',
  '{text}, income up to {0}': '{text}, {0} तक की आय',
  'Surcharge on the tax, new regime': 'टैक्स पर सरचार्ज, नई व्यवस्था',
  'Surcharge on the tax, old regime': 'टैक्स पर सरचार्ज, पुरानी व्यवस्था',
  'Income tax, new regime': 'इनकम टैक्स, नई व्यवस्था',
  'Income tax, old regime, from {0} years': 'इनकम टैक्स, पुरानी व्यवस्था, {0} साल की आयु से',
  'Exempt house rent allowance: Only a salary has it: choose above that yours is one.':
    'टैक्स-मुक्त मकान किराया भत्ता: यह केवल तनख़्वाह के साथ होता है: ऊपर चुनें कि आपकी आय तनख़्वाह है।',
  'Only a salary has it: choose above that yours is one.':
    'यह केवल तनख़्वाह के साथ होता है: ऊपर चुनें कि आपकी आय तनख़्वाह है।',
  'Choose the old regime in your return': 'रिटर्न में पुरानी व्यवस्था चुनें',
  'By section {0} (formerly 115BAC) you are taxed under the new regime, unless you choose the old one in your return.':
    'धारा {0} (पहले 115BAC) के हिसाब से टैक्स नई व्यवस्था में लगता है, जब तक आप रिटर्न में पुरानी न चुनें।',
  'House rent allowance, exempt': 'मकान किराया भत्ता, टैक्स-मुक्त',
  'Your premiums save no tax in the old regime. {text}':
    'आपके प्रीमियम से पुरानी व्यवस्था में टैक्स नहीं बचता। {text}',
  'Whose is the {0}? You ticked a parent of {1} years or older: enter here what is for your own family, and the rest below for parents. If none of it is for a parent, remove the tick.':
    '{0} किसके लिए हैं? आपने {1} साल या ज़्यादा आयु के माता या पिता पर निशान लगाया है: यहाँ वह प्रीमियम लिखें, जो अपने परिवार का है, और बाकी नीचे माता-पिता के खाने में। इसमें माता-पिता का कुछ न हो, तो निशान हटाएँ।',
  'What we left out can change the result': 'जो हमने छोड़ा है, उससे नतीजा बदल सकता है',
  'Ask your tax adviser.': 'अपने टैक्स सलाहकार से पूछें।',
  'what your premiums save in tax': 'आपके प्रीमियम से टैक्स की बचत',
  'These premiums save you no tax': 'इन प्रीमियम से टैक्स नहीं बचता',
  'There is no premium to draw.': 'दिखाने के लिए कोई प्रीमियम नहीं।',
  'The new regime applies by itself': 'नई व्यवस्था अपने आप लागू है',
  'There is no tax in either regime.': 'किसी भी व्यवस्था में टैक्स नहीं है।',
  'There is no tax in either regime': 'किसी भी व्यवस्था में टैक्स नहीं है',
  'left after tax': 'टैक्स के बाद बचा',
  'Left after tax': 'टैक्स के बाद बचा',
  'they lower your income to the limit of the rebate, which takes the whole tax':
    'इनसे आपकी आय रिबेट की सीमा तक आ जाती है, जिससे पूरा टैक्स हट जाता है',
  'above the limit of a surcharge a rupee of income costs a rupee of tax, and cess':
    'सरचार्ज की सीमा के ऊपर एक रुपये की आय पर एक रुपये का टैक्स लगता है, और साथ में सेस',
  '{0}, and {1} less tax besides: {text}': '{0}, और इसके अलावा {1} कम टैक्स: {text}',
  'Health premiums, your family: {text}': 'स्वास्थ्य बीमे का प्रीमियम, आपका परिवार: {text}',
  'Your premiums save {0} of tax in the old regime. {text}':
    'आपके प्रीमियम से पुरानी व्यवस्था में {0} का टैक्स बचता है। {text}',
  'Largest rebate up to that income, old regime': 'उस आय तक सबसे बड़ी रिबेट, पुरानी व्यवस्था',
} as const satisfies Catalogue;
