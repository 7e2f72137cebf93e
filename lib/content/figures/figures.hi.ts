import type { Catalogue } from '../../languages/create-translator.ts';

export const figuresFigureHindi = {
  'At {0} months': '{0} महीने पर',
  '{0} year {1} months': '{0} साल {1} महीने',
  Directions: 'रास्ता देखें',
  'The rules ask for name and address, the insurer’s office, the facts with papers, the loss, and what is asked for: it is in that order. Delete what does not apply. You file it; we do not.':
    'नियमों में ये बातें माँगी गई हैं: नाम और पता, बीमा कंपनी का दफ़्तर, काग़ज़ों के साथ तथ्य, नुकसान, और माँग। यह इसी क्रम में है। जो लागू न हो, उसे मिटा दें। इसे दर्ज आप करें; हम नहीं करते।',
  "Time for the Ombudsman's award once the papers are complete:":
    'सारे काग़ज़ आने के बाद लोकपाल के फ़ैसले का समय:',
  'Silence after which the Ombudsman can be approached:':
    'कितने समय की चुप्पी के बाद लोकपाल का रास्ता खुलता है:',
  'Time within which to go to the Ombudsman:': 'लोकपाल के पास जाने की समय-सीमा:',
  'Time to go to a consumer commission, from the day the cause arose:':
    'उपभोक्ता आयोग जाने की समय-सीमा, शिकायत का कारण बनने के दिन से:',
  'Complaint under the Insurance Ombudsman Rules, {0}, as amended up to {1}':
    'बीमा लोकपाल नियम, {0} ({1} तक के संशोधनों के साथ) के तहत शिकायत',
  "Time for the Ombudsman's settlement proposal once both sides agree to mediation:":
    'दोनों पक्ष सुलह-मध्यस्थता मान लें, तो लोकपाल के समझौता प्रस्ताव का समय:',
  "Time an insurer has to honour an Ombudsman's award:":
    'लोकपाल का फ़ैसला मानने के लिए बीमा कंपनी का समय:',
  'What an insurer owes for each day it is late with an award:':
    'लोकपाल का फ़ैसला मानने में देरी हो, तो बीमा कंपनी को हर दिन का कितना देना होता है:',
  'Covered from': 'कवर कब से',
  'Home-loan interest': 'होम लोन का ब्याज',
  'Sector {0}, Noida, Uttar Pradesh': 'सेक्टर {0}, नोएडा, उत्तर प्रदेश',
  'Sector {0}, Faridabad, Haryana': 'सेक्टर {0}, फ़रीदाबाद, हरियाणा',
  'Sector {0}, Gurugram, Haryana': 'सेक्टर {0}, गुरुग्राम, हरियाणा',
  'Sector {0}, Rohini, New Delhi, Delhi': 'सेक्टर {0}, रोहिणी, नई दिल्ली, दिल्ली',
  'Earliest time before renewal for a request to port a health policy:':
    'स्वास्थ्य पॉलिसी पोर्ट कराने का अनुरोध नवीनीकरण से कितना पहले हो सकता है, ज़्यादा से ज़्यादा:',
  'Notice for a request to port that some older policy wordings still ask for:':
    'पोर्ट के अनुरोध के लिए कुछ पुरानी पॉलिसियों की शर्तें अब भी इतने पहले सूचना माँगती हैं:',
  'Shortest notice before renewal for a request to port a health policy:':
    'स्वास्थ्य पॉलिसी पोर्ट कराने का अनुरोध नवीनीकरण से कितना पहले करना होता है, कम से कम:',
  'Grace period of a health policy paid yearly, half-yearly or quarterly:':
    'सालाना, छमाही या तिमाही भरी जाने वाली स्वास्थ्य पॉलिसी का ग्रेस पीरियड:',
  'Time after expiry within which a renewal keeps the no-claim bonus:':
    'पॉलिसी ख़त्म होने के बाद इतने समय में रिन्यू कराने पर नो-क्लेम बोनस बना रहता है:',
  'Grace period of a health policy paid monthly:':
    'मासिक भरी जाने वाली स्वास्थ्य पॉलिसी का ग्रेस पीरियड:',
  'NIT {0}, Faridabad, Haryana': 'NIT {0}, फ़रीदाबाद, हरियाणा',
  'At {0} year {1} months': '{0} साल {1} महीने पर',
  'For {0} months': '{0} महीने तक',
  Rider: 'राइडर',
  'Time after the accident for a death or a disability, standard accident policy':
    'दुर्घटना के बाद मृत्यु या दिव्यांगता का समय, मानक दुर्घटना पॉलिसी',
  'Up to {0} months': 'ज़्यादा से ज़्यादा {0} महीने',
  'Up to {0} months:': 'ज़्यादा से ज़्यादा {0} महीने:',
  'Wait {0} months': '{0} महीने रुकें',
  months: 'महीने',
  'personal accident': 'व्यक्तिगत दुर्घटना बीमा',
  rider: 'राइडर',
  '{0}, {1} months': '{0}, {1} महीने',
  'Bima-ASBA': 'बीमा-ASBA',
  'Day by which life and health insurers have to offer Bima-ASBA':
    'बीमा-ASBA देने के लिए जीवन और स्वास्थ्य बीमा कंपनियों का आख़िरी दिन',
  'Longest time for which a premium stays blocked before the insurer decides':
    'कंपनी के फ़ैसले से पहले प्रीमियम ज़्यादा से ज़्यादा कितने समय ब्लॉक रहता है',
  'Time to release a blocked premium after a proposal is not accepted':
    'प्रस्ताव मंज़ूर न हो, तो ब्लॉक प्रीमियम छोड़ने का समय',
  'Time to release a blocked premium after you withdraw the proposal':
    'आप प्रस्ताव वापस लें, तो ब्लॉक प्रीमियम छोड़ने का समय',
  'one day': 'एक दिन',
  'one working day': 'एक कामकाजी दिन',
  'Age below which a parent or guardian must consent':
    'वह आयु, जिससे कम पर माता-पिता या अभिभावक की सहमति ज़रूरी है',
  'All {0} sources': 'सभी {0} स्रोत',
  'Longest time a firm may set itself for a data grievance':
    'डेटा की शिकायत के लिए कोई कंपनी अपने लिए ज़्यादा से ज़्यादा कितना समय रख सकती है',
  'Number series for service calls by firms that IRDAI regulates':
    'IRDAI के तहत आने वाली कंपनियों की सेवा की कॉल के नंबरों की शृंखला',
  'Shortest time personal data and logs must be kept': 'निजी डेटा और लॉग कम से कम कितने समय रखने हैं',
  'Shortest time technical logs must be kept in India': 'तकनीकी लॉग भारत में कम से कम कितने समय रखने हैं',
  'Start of the duties on notice, consent, rights, breach and keeping':
    'सूचना, सहमति, अधिकार, डेटा लीक और डेटा रखने के कर्तव्यों की शुरुआत',
  'Time after an opt-out in which consent may not be sought again':
    'मना करने के बाद कितने समय तक सहमति फिर नहीं माँगी जा सकती',
  'Time for the detailed breach report to the Data Protection Board':
    'डेटा लीक की विस्तृत रिपोर्ट डेटा संरक्षण बोर्ड को देने का समय',
  'Time for which a customer’s enquiry allows a business call':
    'ग्राहक की पूछताछ के बाद कितने समय तक कारोबार की कॉल की छूट है',
  'Time to complain to your operator about a spam call':
    'अनचाही कॉल की शिकायत अपनी मोबाइल कंपनी से करने का समय',
  'Time to redress a data grievance under the rules in force today':
    'आज लागू नियमों में डेटा की शिकायत का हल करने का समय',
  'Time to report a cyber incident to CERT-In': 'CERT-In को साइबर घटना बताने का समय',
  'Time to report a suspected fraud call on Chakshu': 'ठगी के शक वाली कॉल चक्षु पर बताने का समय',
  '{0} or {1}': '{0} या {1}',
  Home: 'होम',
  'Most an Ombudsman can award': 'लोकपाल के फ़ैसले में ज़्यादा से ज़्यादा रकम',
  'Price paid, up to which the District Commission hears a case':
    'चुकाई गई कीमत, जहाँ तक ज़िला आयोग मामला सुनता है',
  'Price paid, up to which the State Commission hears a case':
    'चुकाई गई कीमत, जहाँ तक राज्य आयोग मामला सुनता है',
  'Silence after which the Ombudsman can be approached':
    'जवाब न मिलने का वह समय, जिसके बाद लोकपाल के पास जाया जा सकता है',
  'Time a broker has to redress a complaint': 'शिकायत का हल करने के लिए ब्रोकर का समय',
  "Time an insurer has to honour an Ombudsman's award":
    'लोकपाल का फ़ैसला मानने के लिए बीमा कंपनी का समय',
  'Time an insurer has to resolve a complaint': 'शिकायत सुलझाने के लिए बीमा कंपनी का समय',
  "Time for the Ombudsman's award once the papers are complete":
    'काग़ज़ पूरे होने के बाद लोकपाल के फ़ैसले का समय',
  "Time for the Ombudsman's settlement proposal once both sides agree to mediation":
    'दोनों पक्ष सुलह-मध्यस्थता पर सहमत हों, तो लोकपाल के समझौते के प्रस्ताव का समय',
  'Time the Bima Bharosa portal names for attending to a complaint':
    'शिकायत देखने का वह समय, जो बीमा भरोसा पोर्टल बताता है',
  'Time to go to a consumer commission, from the day the cause arose':
    'उपभोक्ता आयोग जाने का समय, शिकायत का कारण बनने के दिन से',
  'Time within which to go to the Ombudsman': 'लोकपाल के पास कितने समय के अंदर जाना है',
  'What an insurer owes for each day it is late with an award':
    'लोकपाल का फ़ैसला मानने में देरी के हर दिन के लिए बीमा कंपनी को क्या देना होता है',
  '{0} month': '{0} महीना',
  'How long a driving licence counts after its expiry, since the amendment of {0}':
    '{0} के संशोधन के बाद से, ख़त्म होने के बाद ड्राइविंग लाइसेंस कितने समय तक मान्य है',
  Library: 'जानकारी',
  'Not for a single day': 'एक दिन भी नहीं',
  'Age from which Ayushman Vay Vandana covers every resident, whatever the income':
    'वह आयु, जिससे आयुष्मान वय वंदना हर निवासी को कवर करती है, आय कितनी भी हो',
  'Ayushman Bharat': 'आयुष्मान भारत',
  'Ayushman Vay Vandana': 'आयुष्मान वय वंदना',
  'Ayushman app or beneficiary.nha.gov.in': 'आयुष्मान ऐप या beneficiary.nha.gov.in',
  'CGHS, ECHS or Ayushman CAPF beside Ayushman Vay Vandana':
    'आयुष्मान वय वंदना के साथ CGHS, ECHS या आयुष्मान CAPF',
  'Covered from the first day': 'पहले दिन से कवर',
  'Free hospital cover of Ayushman Vay Vandana, shared by the elders of a family':
    'आयुष्मान वय वंदना का मुफ़्त अस्पताल कवर, परिवार के वरिष्ठ सदस्यों में साझा',
  'Helpline of Ayushman Bharat PM-JAY, day and night': 'आयुष्मान भारत PM-JAY की हेल्पलाइन, दिन-रात',
  'Hospital cover of Ayushman Bharat PM-JAY for a family on the government’s list':
    'सरकार की सूची के परिवार के लिए आयुष्मान भारत PM-JAY का अस्पताल कवर',
  'Illness one already has, under Ayushman Vay Vandana': 'आयुष्मान वय वंदना में पहले से मौजूद बीमारी',
  'One of the two': 'दोनों में से एक',
  'Private health insurance or ESIC beside Ayushman Vay Vandana':
    'आयुष्मान वय वंदना के साथ निजी स्वास्थ्य बीमा या ESIC',
  'Where to apply for Ayushman Vay Vandana': 'आयुष्मान वय वंदना के लिए आवेदन कहाँ करें',
  'You may keep it': 'इसे साथ रखा जा सकता है',
  'health insurance': 'स्वास्थ्य बीमा',
  'Act of {0}, and before it Act of {1}: section {2} (formerly 115BAC)':
    '{0} का अधिनियम, और उससे पहले {1} का अधिनियम: धारा {2} (पहले 115BAC)',
  'Age from which the old regime has a higher free income':
    'वह आयु, जिससे पुरानी व्यवस्था में बिना टैक्स वाली आय ज़्यादा है',
  'Age from which the old regime has its highest free income':
    'वह आयु, जिससे पुरानी व्यवस्था में बिना टैक्स वाली आय सबसे ज़्यादा है',
  'Health and education cess on tax and surcharge, without relief':
    'टैक्स और सरचार्ज पर स्वास्थ्य और शिक्षा सेस, बिना राहत',
  'Income tax, new regime, income above {0}, up to {1}':
    'इनकम टैक्स, नई व्यवस्था, {0} से ऊपर और {1} तक की आय',
  'Income tax, new regime, income up to {0}': 'इनकम टैक्स, नई व्यवस्था, {0} तक की आय',
  'Income tax, old regime, below {0} years, income above {1}':
    'इनकम टैक्स, पुरानी व्यवस्था, {0} साल से कम आयु, {1} से ऊपर की आय',
  'Income tax, old regime, below {0} years, income above {1}, up to {2}':
    'इनकम टैक्स, पुरानी व्यवस्था, {0} साल से कम आयु, {1} से ऊपर और {2} तक की आय',
  'Income tax, old regime, below {0} years, income up to {1}':
    'इनकम टैक्स, पुरानी व्यवस्था, {0} साल से कम आयु, {1} तक की आय',
  'What a return rounds income and tax to': 'रिटर्न में आय और टैक्स की रकम कहाँ तक पूरी की जाती है',
  'the nearest ten rupees': 'निकटतम दस रुपये',
  'Largest rebate up to that income, new regime': 'उस आय तक सबसे बड़ी रिबेट, नई व्यवस्था',
  'Law for income of {0} to {1}, assessment year (AY) 2026-27':
    '{0} से {1} की आय का कानून, निर्धारण वर्ष (AY) 2026-27',
  'Most tax before surcharge and cess just above {0}, new regime':
    '{0} से ज़रा ऊपर, सरचार्ज और सेस से पहले ज़्यादा से ज़्यादा टैक्स, नई व्यवस्था',
  'Section 80D, AY 2026-27, old regime': 'धारा 80D, AY 2026-27, पुरानी व्यवस्था',
  'Section for the new regime': 'नई व्यवस्था की धारा',
  'Standard deduction from a salary or pension, new regime, section {0} (formerly {1})':
    'तनख़्वाह या पेंशन का स्टैंडर्ड डिडक्शन, नई व्यवस्था, धारा {0} (पहले {1})',
  'Standard deduction from a salary or pension, old regime, section {0} (formerly {1})':
    'तनख़्वाह या पेंशन का स्टैंडर्ड डिडक्शन, पुरानी व्यवस्था, धारा {0} (पहले {1})',
  'Tax year whose rates of income tax are counted here':
    'वह टैक्स वर्ष, जिसकी इनकम टैक्स की दरें यहाँ गिनी गई हैं',
  'Taxed income up to which the rebate takes all tax, new regime, section {0} (formerly 87A)':
    'टैक्स वाली वह आय, जहाँ तक रिबेट से पूरा टैक्स हट जाता है, नई व्यवस्था, धारा {0} (पहले 87A)',
  'Taxed income up to which the rebate takes all tax, old regime, section {0} (formerly 87A)':
    'टैक्स वाली वह आय, जहाँ तक रिबेट से पूरा टैक्स हट जाता है, पुरानी व्यवस्था, धारा {0} (पहले 87A)',
  'What the new regime still lets a salaried person deduct, of all that is asked here':
    'यहाँ पूछी गई सब बातों में से, नई व्यवस्था में तनख़्वाह वाले व्यक्ति की आय से अब भी क्या घटता है',
  'own family, and parents who are senior citizens: {0} and {1}':
    'अपना परिवार, और वरिष्ठ नागरिक माता-पिता: {0} और {1}',
  'the income above it': 'उससे ऊपर की आय',
  'the standard deduction': 'स्टैंडर्ड डिडक्शन',
  'Group policies in 2024-25, of the health insurance premium':
    '2024-25 में समूह पॉलिसियाँ, स्वास्थ्य बीमे के प्रीमियम में से',
  'Group policies in 2024-25, of the people with health insurance':
    '2024-25 में समूह पॉलिसियाँ, स्वास्थ्य बीमे वाले लोगों में से',
  'Health insurance premium of general and health insurers in 2024-25':
    '2024-25 में सामान्य और स्वास्थ्य बीमा कंपनियों का स्वास्थ्य बीमा प्रीमियम',
  'Health insurance premium of {0} for a family of {1}: is it calculated here?':
    '{1} लोगों के परिवार के लिए {0} के स्वास्थ्य बीमे का प्रीमियम: क्या यहाँ निकलता है?',
  'IRDAI order that moved the policies of a failing life insurer (Sahara) to another one':
    'IRDAI का आदेश, जिससे डूबती जीवन बीमा कंपनी (Sahara) की पॉलिसियाँ दूसरी कंपनी को दी गईं',
  'Incurred claims ratio of health business in 2024-25, all insurers':
    '2024-25 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, सभी बीमा कंपनियाँ',
  'Incurred claims ratio of non-life insurers in 2024-25, all lines together':
    '2024-25 में जीवन बीमे से अलग कंपनियों के प्रीमियम में दावों का हिस्सा, सब तरह के बीमे मिलाकर',
  'Individual death claims paid by life insurers in 2024-25, by number of policies':
    '2024-25 में जीवन बीमा कंपनियों के चुकाए व्यक्तिगत मृत्यु-दावे, पॉलिसियों की गिनती में',
  'Individual policies in 2024-25, of the health insurance premium':
    '2024-25 में व्यक्तिगत पॉलिसियाँ, स्वास्थ्य बीमे के प्रीमियम में से',
  'Individual policies in 2024-25, of the people with health insurance':
    '2024-25 में व्यक्तिगत पॉलिसियाँ, स्वास्थ्य बीमे वाले लोगों में से',
  'Insurers of life, health and motor whose main owner is the government':
    'जीवन, स्वास्थ्य और गाड़ी के बीमे की वे कंपनियाँ, जिनकी मुख्य मालिक सरकार है',
  'LIC in life insurance; New India, National, Oriental and United India in general insurance':
    'जीवन बीमे में LIC; सामान्य बीमे में New India, National, Oriental और United India',
  'LIC in life insurance; New India, National, Oriental and United India in general insurance. The others are private, though public banks own shares of some. Rules, regulator and Ombudsman are the same for all.':
    'जीवन बीमे में LIC; सामान्य बीमे में New India, National, Oriental और United India। बाकी निजी हैं, हालाँकि कुछ में सरकारी बैंकों के शेयर हैं। नियम, नियामक और लोकपाल सबके लिए एक ही हैं।',
  'People with health insurance of general and health insurers in 2024-25':
    '2024-25 में सामान्य और स्वास्थ्य बीमा कंपनियों के स्वास्थ्य बीमे वाले लोग',
  'Smallest solvency ratio of an insurer': 'बीमा कंपनी का कम से कम सॉल्वेंसी अनुपात',
  'what it holds, divided by what the rules require: {0}':
    'कंपनी के पास जो है, उसे नियमों की ज़रूरत से भाग देकर: {0}',
  'Day of the draft that would amend the Insurance Ombudsman Rules':
    'उस मसौदे का दिन, जिसमें बीमा लोकपाल नियम बदलने का प्रस्ताव है',
  'Day of the regulations that set up Bima Sugam': 'बीमा सुगम बनाने वाले विनियमों का दिन',
  'Day on which the Act of {0} that amends the insurance laws came into force':
    'वह दिन, जब बीमा कानूनों को बदलने वाला {0} का अधिनियम लागू हुआ',
  Law: 'कानून',
  'Share of an Indian insurer that foreign investors may own':
    'भारतीय बीमा कंपनी का वह हिस्सा, जो विदेशी निवेशकों का हो सकता है',
  'Jeevan Jyoti and Suraksha': 'जीवन ज्योति और सुरक्षा योजना',
  'Largest payment of the Employees’ Deposit Linked Insurance Scheme of {0}, as reported in {1}':
    '{0} की कर्मचारी निक्षेप सहबद्ध बीमा योजना का सबसे बड़ा भुगतान, {1} की ख़बर के अनुसार',
  'Pradhan Mantri Jeevan Jyoti Bima Yojana': 'प्रधानमंत्री जीवन ज्योति बीमा योजना',
  'Pradhan Mantri Suraksha Bima Yojana': 'प्रधानमंत्री सुरक्षा बीमा योजना',
  'age at which one can join: {0} to {1} years': 'योजना में शामिल होने की आयु: {0} से {1} साल',
  'age: {0} to {1} years': 'आयु: {0} से {1} साल',
  'paid on accidental death or total disability: {0}':
    'दुर्घटना से मृत्यु या पूरी दिव्यांगता पर मिलने वाली रकम: {0}',
  'paid on death from any cause: {0}': 'किसी भी कारण से मृत्यु पर मिलने वाली रकम: {0}',
  'premium for a full year, from {0}: {1} a year': 'पूरे साल का प्रीमियम, {0} से: साल का {1}',
  'premium for a year, from {0}: {1} a year': 'एक साल का प्रीमियम, {0} से: साल का {1}',
  'time in which the claim form should preferably reach the bank: {0} days':
    'दावा फ़ॉर्म हो सके तो इतने समय में बैंक पहुँचा दें: {0} दिन',
  'A list of {0}': '{0} की सूची',
  'After an accident, with a stay in hospital': 'दुर्घटना के बाद, अस्पताल में भर्ती होने पर',
  'Basis on which health insurance has to treat mental illness':
    'स्वास्थ्य बीमे में मानसिक बीमारी को किस आधार पर देखना है',
  'Body mass index from which surgery against obesity is not excluded (Excl06)':
    'वह बॉडी मास इंडेक्स, जिससे मोटापे की सर्जरी कवर से बाहर नहीं रहती (Excl06)',
  'Dental treatment': 'दाँत का इलाज',
  'Dental treatment that policies without a dental benefit still pay':
    'दाँत का वह इलाज, जिसका ख़र्च दाँत के कवर के बिना भी पॉलिसी देती है',
  Hospitals: 'अस्पताल',
  'Less than {0} dioptres': '{0} डायोप्टर से कम',
  Main: 'मुख्य',
  'Modern treatments that every indemnity health policy has to cover, with limits allowed':
    'आधुनिक इलाज, जो ख़र्च भरने वाली हर स्वास्थ्य पॉलिसी में कवर होने चाहिए, सीमाओं की छूट के साथ',
  'Refractive error whose correction is excluded (Excl15)':
    'चश्मे का वह नंबर, जिसे हटाने का इलाज कवर नहीं है (Excl15)',
  Refused: 'नामंज़ूर',
  'Shortest stay, without a break, that counts as hospitalisation, named procedures excepted':
    'बिना रुके कम से कम कितनी देर रहना अस्पताल में भर्ती गिना जाता है, नाम लिखे इलाजों को छोड़कर',
  'The same as physical illness': 'शारीरिक बीमारी के बराबर',
  'Treatment that needs no stay of a full day': 'ऐसा इलाज, जिसमें पूरे दिन भर्ती रहना ज़रूरी नहीं',
  'day care: Under anaesthesia, shorter thanks to technology':
    'डे-केयर: एनेस्थीसिया देकर, तकनीक के कारण कम समय में',
  indemnity: 'ख़र्च भरने वाली पॉलिसी',
  '{0}, or {1} with a named illness': '{0}, या शर्त में लिखी किसी बीमारी के साथ {1}',
  'Apply to the new insurer between {0} days and {1} days before the renewal date. The rule of {2} allows it up to {3} days before, but some older policy wordings still ask for the longer notice.':
    'नई कंपनी को आवेदन नवीनीकरण की तारीख़ से {0} दिन से {1} दिन पहले के बीच करें। {2} का नियम {3} दिन पहले तक की छूट देता है, पर कुछ पुरानी पॉलिसियों की शर्तें अब भी ज़्यादा पहले सूचना माँगती हैं।',
  'Date from which identity checks apply to every line and every premium':
    'वह तारीख़, जिससे पहचान की जाँच हर तरह के बीमे और हर प्रीमियम पर लागू है',
  Monthly: 'मासिक',
  'Notice for a request to port that some older policy wordings still ask for':
    'पोर्ट कराने के अनुरोध की वह पहले की सूचना, जो कुछ पुरानी पॉलिसियों की शर्तें अब भी माँगती हैं',
  Portability: 'पोर्टेबिलिटी',
  Porting: 'पॉलिसी पोर्ट कराना',
  'Time after expiry within which a renewal keeps the no-claim bonus':
    'ख़त्म होने के बाद का वह समय, जिसमें रिन्यू कराने पर नो-क्लेम बोनस बना रहता है',
  'health policy': 'स्वास्थ्य पॉलिसी',
  portability: 'पोर्टेबिलिटी',
  'Act of {0}, and before it Act of {1}: Schedule II, serial number {2} (formerly section {3}(10D))':
    '{0} का अधिनियम, और उससे पहले {1} का अधिनियम: अनुसूची II, क्रम संख्या {2} (पहले धारा {3}(10D))',
  'Act of {0}, and before it Act of {1}: section {2} (formerly 80C)':
    '{0} का अधिनियम, और उससे पहले {1} का अधिनियम: धारा {2} (पहले 80C)',
  'Act of {0}, and before it of {1}: section {2} (formerly 80CCD)':
    '{0} का अधिनियम, और उससे पहले {1} का: धारा {2} (पहले 80CCD)',
  'Deduction for life premiums in a tax year, old regime only, shared with provident fund and other savings':
    'टैक्स वर्ष में जीवन बीमे के प्रीमियम पर टैक्स छूट, केवल पुरानी व्यवस्था, प्रॉविडेंट फ़ंड और दूसरी बचत के साथ साझा',
  'Deduction for life premiums in the new regime, which applies unless you choose the old one':
    'नई व्यवस्था में जीवन बीमे के प्रीमियम पर टैक्स छूट; आप पुरानी व्यवस्था न चुनें, तो नई ही लागू होती है',
  'First day of the Income-tax Act, {0}, for income from tax year 2026-27':
    'इनकम टैक्स अधिनियम, {0} का पहला दिन, टैक्स वर्ष 2026-27 से आगे की आय के लिए',
  'Further deduction for one’s own payments into the National Pension System, old regime only':
    'नेशनल पेंशन सिस्टम में अपने भुगतान पर और छूट, केवल पुरानी व्यवस्था',
  'Income tax on a death benefit (keyman and assigned policies aside)':
    'मृत्यु पर मिली रकम पर इनकम टैक्स (कीमैन और किसी और के नाम की गई पॉलिसियों को छोड़कर)',
  'Place of the exemption for life payouts': 'जीवन बीमे से मिली रकम की छूट कानून में कहाँ है',
  'Repaid principal of a home loan, within the {0} of section {1}, old regime':
    'होम लोन का चुकाया मूलधन, धारा {1} के {0} के अंदर, पुरानी व्यवस्था',
  'Section for payments into the National Pension System': 'नेशनल पेंशन सिस्टम में भुगतान की धारा',
  'Section for the deduction of life premiums': 'जीवन बीमे के प्रीमियम पर टैक्स छूट की धारा',
  counts: 'गिना जाता है',
  exempt: 'टैक्स से छूट',
  none: 'कुछ नहीं',
  Bike: 'बाइक',
  Car: 'कार',
  'Third-party': 'थर्ड पार्टी',
  cars: 'कार',
  'two-wheelers': 'दोपहिया',
  '{0} years.': '{0} साल।',
  'Range of the waiting period for maternity in plans on sale (a policy term, not law)':
    'बिक रहे प्लानों में मातृत्व की प्रतीक्षा अवधि (पॉलिसी की शर्त, कानून नहीं)',
} as const satisfies Catalogue;
