import type { Catalogue } from '@/lib/languages/create-translator';

export const patternsComponentHindi = {
  'Child plans': 'बच्चों के प्लान',
  'Saving for school fees': 'फ़ीस के लिए बचत',
  'Savings with insurance': 'बीमे के साथ बचत',
  'Life cover that also saves': 'बचत के साथ जीवन कवर',
  'An income for life': 'जीवन भर की आय',
  'Capital guarantee': 'पूँजी की गारंटी',
  'Part fixed, part market': 'कुछ तय, कुछ बाज़ार पर',
  'Bills and delays abroad': 'विदेश में बिल और देरी',
  'One sum on diagnosis': 'बीमारी पता चलते ही एक रकम',
  'Bills above a deductible': 'डिडक्टिबल से ऊपर के बिल',
  'One sum insured, shared': 'एक बीमा राशि, सबके लिए',
  'Maternity health': 'मातृत्व बीमा',
  'Delivery and newborn': 'प्रसव और नवजात',
  'For the very large bill': 'बहुत बड़े बिल के लिए',
  'Cover with diabetes': 'डायबिटीज़ के साथ कवर',
  '**Regulator.** [Insurance Regulatory and Development Authority of India](https://irdai.gov.in). Complaints portal: [Bima Bharosa](https://bimabharosa.irdai.gov.in). [Section {0}](/legal#section-41) of the Insurance Act bars rebates of premium.':
    '**नियामक।** [भारतीय बीमा विनियामक और विकास प्राधिकरण (IRDAI)](https://irdai.gov.in)। शिकायत का पोर्टल: [बीमा भरोसा](https://bimabharosa.irdai.gov.in)। बीमा अधिनियम की [धारा {0}](/legal#section-41) प्रीमियम में रिबेट देने से रोकती है।',
  '**Spurious calls.** IRDAI does not sell policies, announce bonuses or ask for a premium. Report a suspect call to the police and on [Chakshu](https://sancharsaathi.gov.in), money lost to fraud on [{0}](tel:{1}), unwanted calls on [{2}](tel:{3}).':
    '**फ़र्ज़ी कॉल।** IRDAI न पॉलिसी बेचता है, न बोनस की घोषणा करता है, न प्रीमियम माँगता है। शक वाली कॉल की रिपोर्ट पुलिस को और [चक्षु](https://sancharsaathi.gov.in) पर करें, धोखे में गए पैसे की [{0}](tel:{1}) पर, अनचाही कॉल की [{2}](tel:{3}) पर।',
  'Yearly rise of consumer prices at which the Reserve Bank of India aims: no forecast':
    'महँगाई की वह सालाना दर जिस पर भारतीय रिज़र्व बैंक का निशाना है: यह अनुमान नहीं है',
  'Saral Jeevan Bima: sum assured every insurer must offer, in steps of {0}':
    'सरल जीवन बीमा: बीमा राशि के वे विकल्प, जो हर कंपनी को रखने ही होते हैं, {0} के अंतर से',
  'Saral Jeevan Bima: policy term': 'सरल जीवन बीमा की पॉलिसी अवधि',
  'Saral Jeevan Bima: age by which cover ends': 'सरल जीवन बीमा: वह आयु, जिस तक कवर ख़त्म हो जाता है',
  'Under anaesthesia, shorter thanks to technology': 'बेहोशी देकर, तकनीक से कम समय में',
  'Old regime': 'पुरानी व्यवस्था',
  'Section for the new regime: Act of {0}, and before it Act of {1}':
    'नई व्यवस्था की धारा: {0} का अधिनियम, और उससे पहले {1} का',
  'section {0} (formerly 115BAC)': 'धारा {0} (पहले 115BAC)',
  'Section for the deduction of health premiums: Act of {0}, and before it Act of {1}':
    'स्वास्थ्य बीमे के प्रीमियम की टैक्स छूट की धारा: {0} का अधिनियम, और उससे पहले {1} का',
  'section {0} (formerly 80D)': 'धारा {0} (पहले 80D)',
  'Section 80D, AY 2026-27, old regime: own family, and parents who are senior citizens':
    'धारा 80D, AY 2026-27, पुरानी व्यवस्था: अपना परिवार, और वरिष्ठ नागरिक माता-पिता',
  '{0} and {1}': '{0} और {1}',
  'Section for the deduction of life premiums: Act of {0}, and before it Act of {1}':
    'जीवन बीमे के प्रीमियम की टैक्स छूट की धारा: {0} का अधिनियम, और उससे पहले {1} का',
  'section {0} (formerly 80C)': 'धारा {0} (पहले 80C)',
  'Section for payments into the National Pension System: Act of {0}, and before it of {1}':
    'नेशनल पेंशन सिस्टम में जमा की धारा: {0} का अधिनियम, और उससे पहले {1} का',
  'section {0} (formerly 80CCD)': 'धारा {0} (पहले 80CCD)',
  '– Insurer decides: ask for it in writing.': '– फ़ैसला बीमा कंपनी का: लिखकर माँगें।',
  'First wait': 'पहली प्रतीक्षा',
  'An example: an operation at {0} and a second stay at {1} are {2} today. If prices rose {3} a year, the same two would cost about {4} in five years.':
    'एक उदाहरण: {0} का ऑपरेशन और {1} की दूसरी भर्ती, आज कुल {2}। कीमतें साल में {3} बढ़ें, तो पाँच साल बाद इन्हीं दोनों का ख़र्च लगभग {4} होगा।',
  'Pradhan Mantri Jeevan Jyoti Bima Yojana: premium for a full year, from {0}':
    'प्रधानमंत्री जीवन ज्योति बीमा योजना: पूरे साल का प्रीमियम, {0} से',
  'Pradhan Mantri Jeevan Jyoti Bima Yojana: age at which one can join':
    'प्रधानमंत्री जीवन ज्योति बीमा योजना: जुड़ने की आयु',
  'Pradhan Mantri Suraksha Bima Yojana: premium for a year, from {0}':
    'प्रधानमंत्री सुरक्षा बीमा योजना: साल का प्रीमियम, {0} से',
  'Pradhan Mantri Suraksha Bima Yojana: age': 'प्रधानमंत्री सुरक्षा बीमा योजना: आयु',
  'Saral Jeevan Bima: waiting period in which only an accidental death pays in full':
    'सरल जीवन बीमा: प्रतीक्षा अवधि जिसमें सिर्फ़ दुर्घटना में मृत्यु पर पूरी रकम मिलती है',
  'Saral Jeevan Bima: ways to pay the premium': 'सरल जीवन बीमा: प्रीमियम भरने के तरीके',
  'regular, for {0} or {1} years, or single':
    'पूरी अवधि तक नियमित, या {0} या {1} साल तक, या एक ही बार में',
  'Place of the exemption for life payouts: Act of {0}, and before it Act of {1}':
    'जीवन बीमे की रकम पर छूट कहाँ लिखी है: {0} का अधिनियम, और उससे पहले {1} का',
  'Schedule II, serial number {0} (formerly section {1}(10D))':
    'अनुसूची II, क्रम संख्या {0} (पहले धारा {1}(10D))',
  'Own-damage cover of a used vehicle: when the buyer can rely on it':
    'पुरानी गाड़ी का अपने नुकसान का कवर: ख़रीदार उस पर कब भरोसा कर सकता है',
  'once the insurer has endorsed your name': 'जब बीमा कंपनी पॉलिसी में आपका नाम दर्ज कर दे',
  'Jeevan Jyoti and Suraksha: time in which the claim form should preferably reach the bank':
    'जीवन ज्योति और सुरक्षा: वह समय जिसमें दावा फ़ॉर्म बैंक पहुँच जाए तो बेहतर',
  'Lock-in of a unit-linked policy: no surrender money and no withdrawal before its end':
    'यूनिट-लिंक्ड पॉलिसी की लॉक-इन अवधि: इससे पहले न सरेंडर की रकम, न निकासी',
  'There are {0} offices, each for certain states or districts. You may go to the one for the place where you live or for the place of the insurer’s or broker’s office. [Choose your state](/grievance-redressal#ombudsman-offices) and the page names it. The districts of Uttar Pradesh are divided between Lucknow and Noida: look yours up at [cioins.co.in](https://cioins.co.in/Ombudsman).':
    'दफ़्तर {0} हैं, हर एक तय राज्यों या ज़िलों के लिए। जहाँ आप रहते हैं वहाँ का दफ़्तर चुना जा सकता है, या जहाँ बीमा कंपनी या ब्रोकर का दफ़्तर है वहाँ का। [अपना राज्य चुनें](/grievance-redressal#ombudsman-offices), पेज दफ़्तर का नाम बता देगा। उत्तर प्रदेश के ज़िले लखनऊ और नोएडा में बँटे हैं: अपना ज़िला [cioins.co.in](https://cioins.co.in/Ombudsman) पर देखें।',
  'There are {0} offices. Older lists stop one short and leave out Thane. Street and e-mail addresses differ between lists in circulation, so take them from [cioins.co.in](https://cioins.co.in/Ombudsman) on the day you write.':
    'दफ़्तर {0} हैं। पुरानी सूचियों में एक कम है और ठाणे छूटा हुआ है। डाक और ई-मेल के पते अलग-अलग सूचियों में अलग हैं, इसलिए जिस दिन लिखें उसी दिन [cioins.co.in](https://cioins.co.in/Ombudsman) से लें।',
  'Uttar Pradesh has two offices, Lucknow and Noida, which divide its districts. We have not read that list in a source we trust, so look your district up at [cioins.co.in](https://cioins.co.in/Ombudsman).':
    'उत्तर प्रदेश के दो दफ़्तर हैं, लखनऊ और नोएडा, जिनमें ज़िले बँटे हैं। वह सूची हमने किसी भरोसेमंद स्रोत में नहीं पढ़ी, इसलिए अपना ज़िला [cioins.co.in](https://cioins.co.in/Ombudsman) पर देखें।',
  '[cioins.co.in](https://cioins.co.in), online or through the office for your area':
    '[cioins.co.in](https://cioins.co.in), ऑनलाइन या अपने इलाके के दफ़्तर से',
  'Search results have shown a copy of the regulator’s complaint page on an address of its own. A genuine address ends in irdai.gov.in, or is [cioins.co.in](https://cioins.co.in) for the Ombudsman. None of them asks for a fee or a one-time password by phone.':
    'खोज के नतीजों में नियामक के शिकायत पेज की नकल अपने ही पते पर दिख चुकी है। असली पता irdai.gov.in पर ख़त्म होता है, या लोकपाल के लिए [cioins.co.in](https://cioins.co.in) है। इनमें से कोई फ़ोन पर न शुल्क माँगता है, न एक बार का कोड।',
  'Date of the names and registration numbers on our list of insurers':
    'हमारी सूची में बीमा कंपनियों के नामों और पंजीकरण संख्याओं की तारीख़',
  'Smallest solvency ratio of an insurer: what it holds, divided by what the rules require':
    'बीमा कंपनी का सबसे कम सॉल्वेंसी अनुपात: जितना उसके पास है, उसे उससे भाग दें जितना नियम माँगते हैं',
  'One year': 'एक साल',
  '{text} · {text2}': '{text} · {text2}',
  '{text}: {text2} ({text3})': '{text}: {text2} ({text3})',
  '{text}: {text2}': '{text}: {text2}',
  '{text} ({text2})': '{text} ({text2})',
  '**By {0}.** {text}': '**{0} तक।** {text}',
  '**By {0}, {1}.** {text}': '**{0}, {1} तक।** {text}',
  '**Usually by {0}.** {text}': '**आम तौर पर {0} तक।** {text}',
  '**It was due by {0}.** {text}': '**आख़िरी दिन {0} था।** {text}',
  '**It was due by {0}, {1}.** {text}': '**आख़िरी समय {0}, {1} था।** {text}',
  '{text}: you had {0} days, until {1} ({name}).': '{text}: आपके पास {0} दिन थे, {1} तक ({name})।',
  '{text}: you had {0} hours, until {1} ({name}).': '{text}: आपके पास {0} घंटे थे, {1} तक ({name})।',
  '{text}: {0} months. From {1} it ran to {2} ({name}).':
    '{text}: {0} महीने। {1} से यह समय {2} तक चला ({name})।',
  '{text}: {0} years. From {1} it ran to {2} ({name}).':
    '{text}: {0} साल। {1} से यह समय {2} तक चला ({name})।',
  '{text}: {0} days. From {1} it ran to {2} ({name}).':
    '{text}: {0} दिन। {1} से यह समय {2} तक चला ({name})।',
  'Insurer’s time: {text}': 'बीमा कंपनी का समय: {text}',
  '{0}, read in the official text': '{0}, सरकारी पाठ में पढ़ा',
  '{0}, read in the official text: {name}': '{0}, सरकारी पाठ में पढ़ा: {name}',
  '{0}, read in the press': '{0}, प्रेस में पढ़ा',
  '{0}, read in the press: {name}': '{0}, प्रेस में पढ़ा: {name}',
  '{0}, read in a note that names it': '{0}, इसका हवाला देने वाले लेख में पढ़ा',
  '{0}, read in a note that names it: {name}': '{0}, इसका हवाला देने वाले लेख में पढ़ा: {name}',
  '{0}, read in an insurer’s wording': '{0}, बीमा कंपनी की शर्तों में पढ़ा',
  '{0}, read in an insurer’s wording: {name}': '{0}, बीमा कंपनी की शर्तों में पढ़ा: {name}',
  // How a copy of a text was read, after its day.
  'a copy of the judgment on {name}': '{name} पर फ़ैसले की कॉपी',
  'a case note on {name}': '{name} पर मामले का नोट',
  'a case note of {name}': 'मामले पर {name} का नोट',
  'case notes of courtverdict.com and the-laws.com':
    'मामले पर courtverdict.com और the-laws.com के नोट',
  'a commentary on Casemine': 'Casemine पर टिप्पणी',
  'a note of {name}': '{name} का नोट',
  'a Law Finder copy on Scribd': 'Scribd पर Law Finder की कॉपी',
  'a LiveLaw copy on Scribd': 'Scribd पर LiveLaw की कॉपी',
  'a copy of the Supreme Court Reports': 'Supreme Court Reports की कॉपी',
  'a copy at TaxGuru': 'TaxGuru पर कॉपी',
  'a copy at TaxGuru; CNBC TV18, {0}': 'TaxGuru पर कॉपी; CNBC TV18, {0}',
  'a copy of ICICI Lombard’s questions on motor insurance':
    'गाड़ी के बीमे पर ICICI Lombard के सवालों की कॉपी',
  'a copy of section {0} at CAclubindia; TaxTMI on section {1}({2}), {3}':
    'CAclubindia पर धारा {0} की कॉपी; धारा {1}({2}) पर TaxTMI, {3}',
  'a copy of the clause at TaxTMI; BharatTax': 'TaxTMI पर खंड की कॉपी; BharatTax',
  'a copy of the section at Bagrodia Consultants; TaxTMI':
    'Bagrodia Consultants पर धारा की कॉपी; TaxTMI',
  'a copy on GitHub': 'GitHub पर कॉपी',
  'a copy on Scribd': 'Scribd पर कॉपी',
  'a publisher’s copy': 'एक प्रकाशक की कॉपी',
  'a stored copy of new.irdai.gov.in': 'new.irdai.gov.in की सहेजी हुई कॉपी',
  'an example of the circular at TaxTMI; EY, {0}': 'TaxTMI पर परिपत्र का एक उदाहरण; EY, {0}',
  'copies of both forms, and Webdunia of {0}': 'दोनों फ़ॉर्म की कॉपियाँ, और Webdunia, {0}',
  'copies of the section at AUBSP and EZTax; CIOL, {0}':
    'AUBSP और EZTax पर धारा की कॉपियाँ; CIOL, {0}',
  'copies of the section at EZTax and Bagrodia Consultants':
    'EZTax और Bagrodia Consultants पर धारा की कॉपियाँ',
  'copies on Taxguru and Scribd; IRDAI’s reminder of {0} was read itself':
    'Taxguru और Scribd पर कॉपियाँ; IRDAI का {0} का रिमाइंडर सीधे पढ़ा गया',
  'pages of ACKO, Zurich Kotak and Policybazaar on cars older than five years':
    'पाँच साल से पुरानी कारों पर ACKO, Zurich Kotak और Policybazaar के पेज',
  'pages of SBI General, Policybazaar and InsuranceDekho':
    'SBI General, Policybazaar और InsuranceDekho के पेज',
  'the Foreign Ministry of Latvia; the Commission’s manual on short stays':
    'लातविया का विदेश मंत्रालय; थोड़े समय ठहरने पर यूरोपीय आयोग की पुस्तिका',
  'the case note on Scribd': 'Scribd पर मामले का नोट',
  'the copy in a proposal form of LIC': 'LIC के एक प्रस्ताव फ़ॉर्म में छपी कॉपी',
  'the copy on acts.co.za': 'acts.co.za पर कॉपी',
  'the copy on actsofindia.in': 'actsofindia.in पर कॉपी',
  'the copy on indianconstitution.in': 'indianconstitution.in पर कॉपी',
  'the copy on taxutility.blogspot.com, {0}': 'taxutility.blogspot.com पर कॉपी, {0}',
  'the head note in the Digital Supreme Court Reports':
    'Digital Supreme Court Reports में फ़ैसले का सार',
  'the head note in the National Digital Library': 'National Digital Library में फ़ैसले का सार',
  'the head note on Lexace': 'Lexace पर फ़ैसले का सार',
  'the head note on Supreme Today': 'Supreme Today पर फ़ैसले का सार',
  'the sites of the National and the Odisha Legal Services Authority':
    'राष्ट्रीय और ओडिशा विधिक सेवा प्राधिकरण की साइटें',
  'the text on Groson Advisors': 'Groson Advisors पर दिया पाठ',
  'the text on lawweb.in': 'lawweb.in पर दिया पाठ',
  'the wordings of HDFC ERGO and ManipalCigna': 'HDFC ERGO और ManipalCigna की पॉलिसियों के शब्द',
  'The New Indian Express, {0}, and two copies of policy conditions':
    'The New Indian Express, {0}, और पॉलिसी की शर्तों की दो कॉपियाँ',
  'Firstpost, {0}, on IRDAI’s order of {1}': 'IRDAI के {1} के आदेश पर Firstpost, {0}',
  'Moneycontrol, {0}; the Life Insurance Council states it on a page without a date':
    'Moneycontrol, {0}; Life Insurance Council बिना तारीख़ के एक पेज पर यही कहती है',
  'still so on {0}, {text}': '{0} को भी यही, {text}',
  'still so in {0}, read in the official text': '{0} में भी यही, सरकारी पाठ में पढ़ा',
  'still so on {0}, read in the press': '{0} को भी यही, प्रेस में पढ़ा',
  'still so on {0}, read in the press: {name}': '{0} को भी यही, प्रेस में पढ़ा: {name}',
  'still so on {0}, read in a note that names it': '{0} को भी यही, इसका हवाला देने वाले लेख में पढ़ा',
  'still so on {0}, read in an insurer’s wording': '{0} को भी यही, बीमा कंपनी की शर्तों में पढ़ा',
  'still so on {0}, read in the official text': '{0} को भी यही, सरकारी पाठ में पढ़ा',
  ': look for {name}.': ': वहाँ {name} खोजें।',
  '{name}. IRDAI registration {0}. {text}': '{name}। IRDAI पंजीकरण {0}। {text}',
  '{name}. IRDAI registration {0}.  {text}': '{name}। IRDAI पंजीकरण {0}। {text}',
  '{name}. IRDAI registration {0}. Formerly {name2}. {text}':
    '{name}। IRDAI पंजीकरण {0}। पहले का नाम: {name2}। {text}',
  '2024-25: by number {0}, a year earlier {1}; by amount {2}, a year earlier {3}.':
    '2024-25: गिनती से {0}, एक साल पहले {1}; रकम से {2}, एक साल पहले {3}।',
  '2024-25: by number {0}, a year earlier not in the table.':
    '2024-25: गिनती से {0}, एक साल पहले तालिका में नहीं।',
  '2024-25: incurred claims ratio {0}, a year earlier {1}.':
    '2024-25: प्रीमियम में दावों का हिस्सा {0}, एक साल पहले {1}।',
  '2024-25: incurred claims ratio {0}, a year earlier not in the table.':
    '2024-25: प्रीमियम में दावों का हिस्सा {0}, एक साल पहले तालिका में नहीं।',
  'Writes no new policies.': 'नई पॉलिसी जारी नहीं करती।',
  'Not in the table of health business.': 'स्वास्थ्य बीमे की तालिका में नहीं।',
  'No individual death claim in the table for these years.':
    'इन सालों की तालिका में अकेले व्यक्ति की पॉलिसी का मृत्यु का कोई दावा नहीं।',
  'After our refusal, a poor reply or our silence for one month you may take {name} to the Insurance Ombudsman. Brokers can be complained about there just as insurers can.':
    'हमने मना किया, असंतोषजनक जवाब दिया या एक महीने तक चुप रहे, तो {name} की शिकायत बीमा लोकपाल के पास ले जाई जा सकती है। ब्रोकर की शिकायत वहाँ वैसे ही होती है जैसे बीमा कंपनी की।',
  'Ask in your own words, or open a subject below. Not answered here? Call [{name}](tel:{name2}) or write to [{name3}](mailto:{name4}).':
    'अपने शब्दों में पूछें, या नीचे कोई विषय खोलें। यहाँ जवाब नहीं मिला? [{name}](tel:{name2}) पर कॉल करें या [{name3}](mailto:{name4}) पर लिखें।',
  'CIN {text} · Principal officer: {name} · Registered office: {text2} ·':
    'CIN {text} · प्रधान अधिकारी: {name} · पंजीकृत दफ़्तर: {text2} ·',
  'CIN {name} · Principal officer: {name2} · Registered office: {name3} ·':
    'CIN {name} · प्रधान अधिकारी: {name2} · पंजीकृत दफ़्तर: {name3} ·',
  'Call us on [{name}](tel:{name2}) or write to [{name3}](mailto:{name4}). You can also send a form, visit the office, or stop our calls.':
    'हमें [{name}](tel:{name2}) पर कॉल करें या [{name3}](mailto:{name4}) पर लिखें। फ़ॉर्म भी भेजा जा सकता है, दफ़्तर भी आया जा सकता है, और हमारी कॉल भी रुकवाई जा सकती हैं।',
  'Cause, as the certificate says': 'कारण, जैसा प्रमाणपत्र में लिखा है',
  'Cause, as certified: {cause}': 'कारण, प्रमाणपत्र के अनुसार: {cause}',
  '{name} is a broker, not an insurer. The list is of the market. Which insurers we place business with is not set up on this copy of the site. Before you rely on our advice, ask us: call [{name2}](tel:{name3}) or write to [{name4}](mailto:{name5}).':
    '{name} ब्रोकर है, बीमा कंपनी नहीं। यह सूची पूरे बाज़ार की है। किन कंपनियों के साथ हम काम करते हैं, वह साइट की इस प्रति में दर्ज नहीं है। हमारी सलाह पर भरोसा करने से पहले हमसे पूछें: [{name2}](tel:{name3}) पर कॉल करें या [{name4}](mailto:{name5}) पर लिखें।',
  '{name} · Direct Broker (Life & General), IRDAI registration {name2}, valid until {0}':
    '{name} · डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल), IRDAI पंजीकरण {name2}, {0} तक मान्य',
  '{name}, Direct Broker (Life & General), IRDAI registration {name2}':
    '{name}, डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल), IRDAI पंजीकरण {name2}',
  '{name}: Direct Broker (Life & General), IRDAI registration {name2}, valid until {0}.':
    '{name}: डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल), IRDAI पंजीकरण {name2}, {0} तक मान्य।',
  'Direct Broker (Life & General), IRDAI registration {name}, valid until {0}':
    'डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल), IRDAI पंजीकरण {name}, {0} तक मान्य',
  'IRDAI {name}, Direct Broker (Life & General)': 'IRDAI {name}, डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल)',
  '{name}, decides what happens to the data described here. The law calls such a firm a _data fiduciary_: it must use personal data only for the purpose you were told of, protect it, and answer to you for it.':
    '{name} तय करता है कि यहाँ बताए डेटा का क्या होगा। कानून ऐसी फ़र्म को _डेटा फ़िड्यूशरी_ कहता है: उसे निजी डेटा सिर्फ़ उसी काम में लेना है जो आपको बताया गया, उसे सुरक्षित रखना है, और उसके लिए आपको जवाब देना है।',
  '{name}: contact details': '{name}: संपर्क',
  'Claim number: {claimNumber}': 'दावा नंबर: {claimNumber}',
  'Complaint under policy {policy}': 'पॉलिसी {policy} की शिकायत',
  'Day of an earlier complaint': 'पहले की शिकायत की तारीख़',
  'Day: {date}. Place: {place}.': 'तारीख़: {date}। जगह: {place}।',
  'Enter your number in the form under [stop calls](/contact-us#stop-calls). It needs no login and no reference. You can also call [{name}](tel:{name2}), write to [{name3}](mailto:{name4}), or tell the caller.':
    '[कॉल रोकें](/contact-us#stop-calls) के फ़ॉर्म में अपना नंबर लिखें। न लॉगिन चाहिए, न संदर्भ संख्या। चाहें तो [{name}](tel:{name2}) पर कॉल करें, [{name3}](mailto:{name4}) पर लिखें, या कॉल करने वाले को ही बता दें।',
  'Enter your number under [stop calls](/contact-us#stop-calls), call [{name}](tel:{name2}), or write to [{name3}](mailto:{name4}): before or after the call, without giving a reason. We take the request out, and erase the click’s id and the answer.':
    '[कॉल रोकें](/contact-us#stop-calls) में अपना नंबर लिखें, [{name}](tel:{name2}) पर कॉल करें, या [{name3}](mailto:{name4}) पर लिखें: कॉल से पहले या बाद में, कारण बताए बिना। हम अनुरोध हटा देते हैं, और क्लिक की id और नतीजा मिटा देते हैं।',
  'Enter your number under [stop calls](/contact-us#stop-calls), call [{name}](tel:{name2}), or write to [{name3}](mailto:{name4}): before or after the call, without giving a reason. We take the request out, erase the click’s id and the answer, and report nothing more to Google. What Google was told before, it keeps under its own notice.':
    '[कॉल रोकें](/contact-us#stop-calls) में अपना नंबर लिखें, [{name}](tel:{name2}) पर कॉल करें, या [{name3}](mailto:{name4}) पर लिखें: कॉल से पहले या बाद में, कारण बताए बिना। हम अनुरोध हटा देते हैं, क्लिक की id और नतीजा मिटा देते हैं, और Google को आगे कुछ नहीं बताते। Google को जो पहले बताया गया, उसे वह अपनी सूचना के अनुसार रखता है।',
  'Principal officer: {name}': 'प्रधान अधिकारी: {name}',
  '{0}; consumerhelpline.gov.in': '{0}; consumerhelpline.gov.in',
  '{0}; cybercrime.gov.in': '{0}; cybercrime.gov.in',
  'FIR number': 'पुलिस FIR का नंबर',
  'FIR number and police station: {fir}': 'FIR नंबर और थाना: {fir}',
  'FIR number: {fir}': 'FIR नंबर: {fir}',
  'Hurt in this accident: {hurt}.': 'इस दुर्घटना में घायल: {hurt}।',
  'I am the claimant; my relation to the deceased: {relation}. Please register this claim and send me its number, the claim form and your full list of papers.':
    'दावा मेरी ओर से है; दिवंगत से मेरा रिश्ता: {relation}। यह दावा दर्ज करें और उसका नंबर, दावा फ़ॉर्म और काग़ज़ों की पूरी सूची मुझे भेजें।',
  'I first complained on {earlier}.': 'पहली शिकायत की तारीख़: {earlier}।',
  'IDV: taken off the listed price, vehicle above {0} and up to {1} years old':
    'IDV: सूची कीमत से कटौती, {0} साल से ज़्यादा और {1} साल तक पुरानी गाड़ी',
  'IDV: taken off the listed price, vehicle above {0} months and up to {1} year old':
    'IDV: सूची कीमत से कटौती, {0} महीने से ज़्यादा और {1} साल तक पुरानी गाड़ी',
  'IDV: taken off the listed price, vehicle up to {0} months old':
    'IDV: सूची कीमत से कटौती, {0} महीने तक पुरानी गाड़ी',
  'Injured person: {injured}. Day: {date}. Place: {place}.':
    'घायल व्यक्ति: {injured}। तारीख़: {date}। जगह: {place}।',
  'Insurance Ombudsman offices in India': 'भारत में बीमा लोकपाल के दफ़्तर',
  'It happened on {date} at {place}.': 'घटना की तारीख़: {date}, जगह: {place}।',
  'Moratorium: continuous cover after which non-disclosure, except established fraud, cannot be held against you':
    'मोरेटोरियम अवधि: लगातार कवर का वह समय, जिसके बाद बात न बताना आपके ख़िलाफ़ नहीं गिना जा सकता, साबित धोखाधड़ी को छोड़कर',
  'Notice of a claim under certificate {policy}': 'प्रमाणपत्र {policy} के तहत दावे की सूचना',
  'Notice of a claim under policy {policy}': 'पॉलिसी {policy} के तहत दावे की सूचना',
  'Notice of a death: policy {policy}': 'मृत्यु की सूचना: पॉलिसी {policy}',
  'Notice of a hospital stay under policy {policy}': 'पॉलिसी {policy} के तहत अस्पताल में भर्ती की सूचना',
  'Notice of accident, policy {policy}': 'दुर्घटना की सूचना, पॉलिसी {policy}',
  'Notice of an accident under policy {policy}': 'पॉलिसी {policy} के तहत दुर्घटना की सूचना',
  'Notice of claim, policy {policy}': 'दावे की सूचना, पॉलिसी {policy}',
  'Notice of damage to vehicle {vehicle} under policy {policy}':
    'गाड़ी {vehicle} के नुकसान की सूचना, पॉलिसी {policy}',
  'Notice of damage, policy {policy}, vehicle {vehicle}':
    'नुकसान की सूचना, पॉलिसी {policy}, गाड़ी {vehicle}',
  'Notice of death claim, policy {policy}': 'मृत्यु दावे की सूचना, पॉलिसी {policy}',
  'Notice of hospital admission, policy {policy}': 'अस्पताल में भर्ती की सूचना, पॉलिसी {policy}',
  'Notice of hospital stay, policy {policy}': 'अस्पताल में भर्ती की सूचना, पॉलिसी {policy}',
  'Notice of theft of vehicle {vehicle} under policy {policy}':
    'गाड़ी {vehicle} की चोरी की सूचना, पॉलिसी {policy}',
  'Notice of theft, policy {policy}, vehicle {vehicle}':
    'चोरी की सूचना, पॉलिसी {policy}, गाड़ी {vehicle}',
  'Notice of travel claim, certificate {policy}': 'यात्रा दावे की सूचना, प्रमाणपत्र {policy}',
  'Number the assistance company gave you': 'सहायता कंपनी का दिया नंबर',
  'Papers of the road accident of {date} at {place}': '{date} की सड़क दुर्घटना के काग़ज़, जगह {place}',
  'Please register this claim. {patient} is being treated, or was treated, at {hospital}. Day of admission: {date}. Reason given by the doctor: {cause}.':
    'यह दावा दर्ज करें। मरीज़: {patient}। इलाज का अस्पताल (चल रहा है या हो चुका है): {hospital}। भर्ती की तारीख़: {date}। डॉक्टर का बताया कारण: {cause}।',
  'Please register this claim. {patient} is to be treated at {hospital}. Day of admission: {date}. Reason given by the doctor: {cause}.':
    'यह दावा दर्ज करें। मरीज़: {patient}। जहाँ इलाज होना है: {hospital}। भर्ती की तारीख़: {date}। डॉक्टर का बताया कारण: {cause}।',
  'Pradhan Mantri Jeevan Jyoti Bima Yojana: paid on death from any cause':
    'प्रधानमंत्री जीवन ज्योति बीमा योजना: किसी भी कारण से मृत्यु पर मिलने वाली रकम',
  'Pradhan Mantri Suraksha Bima Yojana: paid on accidental death or total disability':
    'प्रधानमंत्री सुरक्षा बीमा योजना: दुर्घटना में मृत्यु या पूर्ण दिव्यांगता पर मिलने वाली रकम',
  'Range of survival periods after diagnosis':
    'बीमारी पता चलने के बाद जीवित रहने की अवधि कितनी से कितनी तक',
  'Reference of the assistance company: {assistance}': 'सहायता कंपनी का संदर्भ: {assistance}',
  'Registration number of the other vehicle': 'दूसरी गाड़ी का नंबर',
  'Saral Jeevan Bima: age at entry': 'सरल जीवन बीमा: प्रवेश आयु',
  'Stolen vehicle {vehicle}: please block transfer': 'चोरी हुई गाड़ी {vehicle}: नाम बदलना रोक दें',
  'The caller says their own name, the name {name} and our registration number, {name2}, without being asked.':
    'कॉल करने वाला आपके पूछे बिना अपना नाम, {name} का नाम और हमारी पंजीकरण संख्या {name2} बताता है।',
  'The full steps, with contacts and offices, are on [how to complain](/grievance-redressal). A complaint about us goes to {name} at [{name2}](mailto:{name3}).':
    'संपर्क और दफ़्तरों के साथ पूरे कदम [शिकायत कैसे करें](/grievance-redressal) पर हैं। हमारे ख़िलाफ़ शिकायत {name} के पास [{name2}](mailto:{name3}) पर जाती है।',
  'The same site lists registered brokers. We are {name}, Direct Broker (Life & General), registration number {name2}.':
    'उसी साइट पर पंजीकृत ब्रोकरों की सूची है। हम हैं {name}, डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल), पंजीकरण संख्या {name2}।',
  'The vehicle was stolen. Day: {date}. Place: {place}.':
    'गाड़ी चोरी हुई। तारीख़: {date}। जगह: {place}।',
  'The vehicle was stolen. Day: {date}. Place: {place}. FIR number and police station: {fir}.':
    'गाड़ी चोरी हुई। तारीख़: {date}। जगह: {place}। FIR नंबर और थाना: {fir}।',
  'This copy of the website is a demonstration. The phone number, addresses and names above are stand-ins, and nobody answers them.':
    'वेबसाइट की यह प्रति नमूना है। ऊपर के फ़ोन नंबर, पते और नाम नकली हैं, वहाँ कोई जवाब नहीं देता।',
  'This is a demonstration: name, numbers and licence are stand-ins, and there is no broker behind them.':
    'यह नमूना है: नाम, नंबर और लाइसेंस नकली हैं, इनके पीछे कोई ब्रोकर नहीं है।',
  'To the claims team of {insurer}': 'सेवा में, दावा विभाग, {insurer}',
  'To the motor claims desk of {insurer}': 'सेवा में, मोटर दावा विभाग, {insurer}',
  'To the officer in charge, {station}': 'सेवा में, थाना प्रभारी, {station}',
  'To the registering authority, {office}': 'सेवा में, पंजीकरण अधिकारी, {office}',
  'Two-wheeler {vehicle}, policy {policy}: damage': 'दोपहिया {vehicle}, पॉलिसी {policy}: नुकसान',
  'Use the form below, call us, or write to [{name}](mailto:{name2}). We may check that the number is yours by asking you to write or call from it; we do not ask for identity papers to stop a call.':
    'नीचे का फ़ॉर्म भरें, हमें कॉल करें, या [{name}](mailto:{name2}) पर लिखें। नंबर आपका है, यह जाँचने के लिए हम उसी नंबर से लिखने या कॉल करने को कह सकते हैं; कॉल रोकने के लिए पहचान के काग़ज़ नहीं माँगते।',
  'Vehicle {vehicle}: please allow no transfer': 'गाड़ी {vehicle}: इसे किसी और के नाम न होने दें',
  'Vehicle: {vehicle}': 'गाड़ी: {vehicle}',
  'We keep a code made from the number, not the number itself. It cannot be turned back into the number. You can also call [{name}](tel:{name2}), or write “stop calls” to [{name3}](mailto:{name4}).':
    'हम नंबर नहीं, नंबर से बना एक कूट रखते हैं। कूट से नंबर वापस नहीं बनता। चाहें तो [{name}](tel:{name2}) पर कॉल करें, या [{name3}](mailto:{name4}) पर “stop calls” लिखें।',
  'Write to [{name}](mailto:{name2}), call, or send a letter. You get a receipt with a number and our answer within {0} days':
    '[{name}](mailto:{name2}) पर लिखें, कॉल करें, या चिट्ठी भेजें। नंबर के साथ रसीद मिलती है और {0} दिन में हमारा जवाब',
  '[{name}](mailto:{name2}); grievance officer: {name3}':
    '[{name}](mailto:{name2}); शिकायत निवारण अधिकारी: {name3}',
  '[{name}](mailto:{name2}) or [{name3}](tel:{name4})':
    '[{name}](mailto:{name2}) या [{name3}](tel:{name4})',
  '[{0}](tel:{1}) or [{2} {3} {4}](tel:{5}); [complaints@irdai.gov.in](mailto:complaints@irdai.gov.in); bimabharosa.irdai.gov.in':
    '[{0}](tel:{1}) या [{2} {3} {4}](tel:{5}); [complaints@irdai.gov.in](mailto:complaints@irdai.gov.in); bimabharosa.irdai.gov.in',
  'not issued (demonstration)': 'जारी नहीं (नमूना)',
  'registered office not set (demonstration)': 'पंजीकृत दफ़्तर दर्ज नहीं (नमूना)',
  'still so in {0}, read in a note that names it': '{0} में भी यही, इसका हवाला देने वाले लेख में पढ़ा',
  'still so in {0}, read in an insurer’s wording': '{0} में भी यही, बीमा कंपनी की शर्तों में पढ़ा',
  'still so in {0}, read in an insurer’s wording: {name}':
    '{0} में भी यही, बीमा कंपनी की शर्तों में पढ़ा: {name}',
  'still so in {0}, read in the official text: {name}': '{0} में भी यही, सरकारी पाठ में पढ़ा: {name}',
  'still so in {0}, read in the press: {name}': '{0} में भी यही, प्रेस में पढ़ा: {name}',
  'still so on {0}, read in the official text: {name}': '{0} को भी यही, सरकारी पाठ में पढ़ा: {name}',
  '{deceased}, insured under this policy, has died. Day: {date}. Place: {place}.':
    'इस पॉलिसी में {deceased} का बीमा था। उनकी मृत्यु हो गई है। तारीख़: {date}। जगह: {place}।',
  '{patient} has been diagnosed with {cause}. Day of first diagnosis: {date}. Hospital and doctor: {hospital}.':
    '{patient} को यह बीमारी निकली है: {cause}। पहली बार पता चलने की तारीख़: {date}। अस्पताल और डॉक्टर: {hospital}।',
  'GST, {0}': 'GST, {0}',
  'PMJJBY, PMSBY, EDLI': 'PMJJBY, PMSBY, EDLI',
  'IRDAI registration {name}': 'IRDAI पंजीकरण {name}',
  'The new law lets you choose between English and the languages of the Eighth Schedule of the Constitution. The notice for Get a Call is here in English and in [Hindi](/privacy-policy#hindi). If another language serves you better, write to [{name}](mailto:{name2}) and ask for an explanation first. Send the form only once you have understood what it does.':
    'नया कानून अंग्रेज़ी और संविधान की आठवीं अनुसूची की भाषाओं में से चुनने देता है। “कॉल पाएँ” की सूचना यहाँ अंग्रेज़ी और [हिंदी](/privacy-policy#hindi) में है। कोई और भाषा आपके लिए बेहतर हो, तो पहले [{name}](mailto:{name2}) पर लिखकर समझाने को कहें। फ़ॉर्म तभी भेजें जब समझ में आ जाए कि उससे क्या होता है।',
  'each of them named': 'हर एक का नाम',
  'What it gets': 'उसे क्या मिलता है',
  'What for': 'किसलिए',
  'We place business with {0} of [{1} insurers](/insurance-companies): {name}.':
    '[{1} बीमा कंपनियों](/insurance-companies) में से हम {0} के साथ काम करते हैं: {name}।',
  'UPI · Net banking. Each insurer says which of them it takes.':
    'UPI · नेट बैंकिंग। हर बीमा कंपनी बताती है कि वह इनमें से क्या लेती है।',
  '{text} · {text2}. Each insurer says which of them it takes.':
    '{text} · {text2}। हर बीमा कंपनी बताती है कि वह इनमें से क्या लेती है।',
  'The system that hands a request for a call to our callers':
    'वह प्रणाली जो कॉल का अनुरोध हमारे कॉल करने वालों तक पहुँचाती है',
  'The product, a time slot, your mobile number, and two lines you may tick or leave: that you are {0} or older, and that we may call even if the number is on do-not-disturb. Beside a tool’s answer another: only then the address of the answer, with what you entered (sums, ages, dates, an illness you chose), is kept for the expert. One more: that the network of the advertisement which led you here is told that a call was asked for. We call just the same without it.':
    'बीमे का प्रकार, समय, आपका मोबाइल नंबर, और दो लाइनें जिन पर निशान लगाएँ या छोड़ दें: आपकी आयु {0} साल या उससे ज़्यादा है, और नंबर डू नॉट डिस्टर्ब पर हो, तब भी कॉल करें। टूल के नतीजे के पास एक और: तभी उस नतीजे का पता, आपके लिखे आँकड़ों के साथ (रकम, आयु, तारीख़, आपकी चुनी बीमारी), सलाहकार के लिए रखा जाता है। एक और: जिस विज्ञापन से आप आए, उसके नेटवर्क को बताया जाए कि कॉल माँगी गई। उसके बिना भी कॉल वैसे ही होती है।',
  'The click’s id (gclid, gbraid or wbraid; on the page also fbclid or msclkid), the kind of insurance, the time, a random number of the request, and your network address when its script loads':
    'क्लिक की id (gclid, gbraid या wbraid; पेज पर fbclid या msclkid भी), बीमे का प्रकार, समय, अनुरोध का एक यादृच्छिक नंबर, और स्क्रिप्ट लोड होते समय आपका नेटवर्क पता',
  'Telephony: the calls to you and from you': 'टेलीफ़ोन: आपको और आपसे होने वाली कॉल',
  '{name}, insurance broker': '{name}, बीमा ब्रोकर',
  '{name}, home page': '{name}, होम पेज',
  '{name} is a broker, not an insurer. The list is of the market. We place business with {0} of the {1} insurers on it, [each of them named](/legal#insurers-we-work-with).':
    '{name} ब्रोकर है, बीमा कंपनी नहीं। यह सूची पूरे बाज़ार की है। इसकी {1} कंपनियों में से {0} के साथ हम काम करते हैं, [हर एक का नाम](/legal#insurers-we-work-with)।',
  'General Manager, Policyholder’s Protection and Grievance Redressal Department, IRDAI, Survey {0}/1, Financial District, Nanakramguda, Gachibowli, Hyderabad {1}':
    'General Manager, Policyholder’s Protection and Grievance Redressal Department, IRDAI, Survey {0}/1, Financial District, Nanakramguda, Gachibowli, Hyderabad {1}',
  '[{name}](tel:{name2})': '[{name}](tel:{name2})',
  'IRDAI Handbook on Indian Insurance Statistics': 'IRDAI Handbook on Indian Insurance Statistics',
  'Income-tax Act, {0}': 'Income-tax Act, {0}',
  'Move {text} left': '{text} को बाएँ ले जाएँ',
  'Move {text} right': '{text} को दाएँ ले जाएँ',
  'Take {text} away': '{text} को हटाएँ',
  'Comparing {0} of {1} kinds. They differ on {2} rows.':
    '{1} में से {0} प्रकारों की तुलना। {2} पंक्तियों में फ़र्क है।',
  'Kind on the left': 'बाईं ओर का प्रकार',
  'Kind on the right': 'दाईं ओर का प्रकार',
  'Share this plan': 'यह सूची शेयर करें',
  'Save or share': 'सहेजें या शेयर करें',
  '{0} of {1} done. Kept in this browser only.': '{1} में से {0} हो गए। सिर्फ़ इसी ब्राउज़र में रहता है।',
  '{0} of {1} ready. Kept in this browser only.': '{1} में से {0} तैयार। सिर्फ़ इसी ब्राउज़र में रहता है।',
  '{0} - {1}, today': 'आज, {0} – {1}',
  '{0} - {1}, tomorrow': 'कल, {0} – {1}',
  '{0} - {1}': '{0} – {1}',
  'No insurer’s hospital list is loaded here yet':
    'यहाँ अभी किसी बीमा कंपनी की अस्पताल सूची नहीं डाली गई है',
  'Not while you read: no script of another firm runs then and no cookie is set. If you ask for a call and tick the line about it, Google is told that the click on its advertisement led to a request. Without the tick it is told nothing, and we call all the same. Your number never goes there.':
    'पढ़ते समय नहीं: तब किसी और कंपनी की स्क्रिप्ट नहीं चलती और कोई कुकी नहीं बनती। कॉल माँगें और उस लाइन पर निशान लगाएँ, तो Google को बताया जाता है कि उसके विज्ञापन का क्लिक अनुरोध तक पहुँचा। निशान के बिना उसे कुछ नहीं बताया जाता, और कॉल फिर भी होती है। आपका नंबर वहाँ कभी नहीं जाता।',
  'One call about that product, in the slot you chose, by one of our experts. Nothing else: no other product, no messages, no newsletter, no profile. Only if you ticked the line about it: to count which advertisement led to a request.':
    'उसी प्रॉडक्ट के बारे में एक कॉल, आपके चुने समय में, हमारे एक सलाहकार से। और कुछ नहीं: न कोई दूसरा प्रॉडक्ट, न संदेश, न न्यूज़लेटर, न प्रोफ़ाइल। सिर्फ़ उस लाइन पर निशान हो, तो: यह गिनने के लिए कि किस विज्ञापन से अनुरोध आया।',
  'Our own experts, through [the systems](/privacy-policy#who-helps-us) that run this site and our calls. No insurer, agent or advertiser gets the number, and it is not sold. Only if you ticked the line about it, Google gets the click’s id, the kind of insurance, the time and a random number of the request: never your number, never your reference. Its script, which then loads after the request, shows Google your network address and may set cookies.':
    'हमारे अपने सलाहकार, [उन प्रणालियों](/privacy-policy#who-helps-us) से जो यह साइट और हमारी कॉल चलाती हैं। नंबर किसी बीमा कंपनी, एजेंट या विज्ञापन देने वाले को नहीं मिलता, और बेचा नहीं जाता। सिर्फ़ उस लाइन पर निशान हो, तो Google को क्लिक की id, बीमे का प्रकार, समय और अनुरोध का एक यादृच्छिक नंबर मिलता है: आपका नंबर या संदर्भ संख्या कभी नहीं। उसकी स्क्रिप्ट, जो तब अनुरोध के बाद लोड होती है, Google को आपका नेटवर्क पता दिखाती है और कुकी बना सकती है।',
  'This Hindi text awaits review by a person.': 'इस हिंदी पाठ की किसी व्यक्ति से जाँच अभी बाकी है।',
  'This Hindi text was reviewed on {0} by {name}.': 'यह हिंदी पाठ {name} ने {0} को जाँचा।',
  'The English text holds where the two differ. Consents, the privacy notice and forms’ messages hold as they were shown to you.':
    'हिंदी और अंग्रेज़ी में फ़र्क हो, तो अंग्रेज़ी पाठ माना जाएगा। सहमति, निजता की सूचना और फ़ॉर्म के संदेश वैसे ही माने जाएँगे जैसे आपको दिखे।',
  '{text}: information and comparison': '{text}: जानकारी और तुलना',
  '{text}. {name}, with a drawing': '{text} ({name}, चित्र के साथ)',
  '{text}. {name}, with a drawing of the product and one of its figures':
    '{text} ({name}, बीमे के चित्र और उसके एक आँकड़े के साथ)',
  'Insurance broking': 'बीमा ब्रोकिंग',
  '{name}: acts for the customer and not for an insurer.':
    '{name}: काम ग्राहक के लिए, किसी बीमा कंपनी के लिए नहीं।',
  'Direct Broker (Life & General)': 'डायरेक्ट ब्रोकर (लाइफ़ एंड जनरल)',
  'People whose family depends on their income': 'जिनकी आय पर परिवार निर्भर है',
  'People and families who would have to pay a hospital bill themselves':
    'वे लोग और परिवार, जिन्हें अस्पताल का बिल ख़ुद भरना पड़ेगा',
  'People aged {0} and over, and the children who buy for them':
    '{0} साल और उससे ज़्यादा आयु के लोग, और उनके लिए बीमा लेने वाली संतान',
  'Owners of private cars': 'निजी कार के मालिक',
  'Owners of motorcycles and scooters': 'मोटरसाइकिल और स्कूटर के मालिक',
  Excl01: 'Excl01',
  Excl02: 'Excl02',
  'IRDAI public notice on spurious calls, IRDA/LIFE/MISC/CIR/221/11/2016':
    'IRDAI public notice on spurious calls, IRDA/LIFE/MISC/CIR/221/11/2016',
  'You can also call us:': 'चाहें तो हमें फ़ोन करें:',
  '{name}, registered office not set (demonstration)': '{name}, पंजीकृत दफ़्तर दर्ज नहीं (नमूना)',
  'Everything on this page can be done by e-mail to [{name}](mailto:{name2}): a question before buying, help with a claim, a complaint, a stop request. Say in the first line that you want no phone call and we answer in writing. Someone you trust may write for you; for anything about a policy they need your written word.':
    'इस पेज का हर काम [{name}](mailto:{name2}) पर ई-मेल से भी हो सकता है: ख़रीदने से पहले का सवाल, दावे में मदद, शिकायत, कॉल रुकवाना। पहली पंक्ति में लिखें कि फ़ोन नहीं चाहिए, हम लिखकर जवाब देंगे। आपका कोई भरोसेमंद भी आपके लिए लिख सकता है; पॉलिसी से जुड़ी किसी भी बात के लिए उसे आपकी लिखित अनुमति चाहिए।',
} as const satisfies Catalogue;
