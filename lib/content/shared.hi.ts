import type { Catalogue } from '../languages/create-translator.ts';

export const sharedHindi = {
  'Questions by product: vehicles and travel': 'बीमे के प्रकार से सवाल: गाड़ी और यात्रा',
  'All questions': 'सभी सवाल',
  'By product: health': 'बीमे के प्रकार से: स्वास्थ्य',
  'What people ask about one kind of health plan.':
    'स्वास्थ्य बीमे के किसी एक प्रकार के बारे में लोग क्या पूछते हैं।',
  'By product: life and savings': 'बीमे के प्रकार से: जीवन और बचत',
  'What people ask about one kind of life, savings or pension plan.':
    'जीवन बीमे, बचत या पेंशन के किसी एक प्लान के बारे में लोग क्या पूछते हैं।',
  pension: 'पेंशन',
  'By product: vehicles and travel': 'बीमे के प्रकार से: गाड़ी और यात्रा',
  'What people ask about cover for a car, a two-wheeler or a trip.':
    'कार, दोपहिया या सफ़र के कवर के बारे में लोग क्या पूछते हैं।',
  'two-wheeler': 'दोपहिया',
  'Insurance is the subject matter of the solicitation. Please read the policy wording and the sales brochure before you decide.':
    'बीमा आग्रह की विषय-वस्तु है। फ़ैसला करने से पहले पॉलिसी की शर्तें और बिक्री ब्रोशर पढ़ें।',
  'Regulator.': 'नियामक।',
  'Insurance Regulatory and Development Authority of India':
    'भारतीय बीमा विनियामक और विकास प्राधिकरण',
  Complaints: 'शिकायतें',
  '[Section {0} (80D) calculator](/health-insurance/80d-calculator)':
    '[धारा {0} (80D) का कैलकुलेटर](/health-insurance/80d-calculator)',
  'Section {0}': 'धारा {0}',
  'Section {0} (80D) calculator: old or new tax regime, which costs you less?':
    'धारा {0} (80D) का कैलकुलेटर: पुरानी या नई टैक्स व्यवस्था, किसमें कम टैक्स?',
  '**Your particulars.** Only after you agree, insurer by insurer, visitor particulars may be shared with insurers to solicit policies.':
    '**आपकी जानकारी।** केवल आपकी सहमति के बाद, और एक-एक बीमा कंपनी के लिए अलग से, आपकी जानकारी बीमा कंपनियों को दी जा सकती है, ताकि वे पॉलिसी की पेशकश करें।',
  'Your part': 'आपका हिस्सा',
  'Your particulars.': 'आपकी जानकारी।',
  '**Paying for a policy.** You pay the insurer and nobody else; we take no payment on this site. Insurers pay us a commission, which is inside the premium.':
    '**पॉलिसी का भुगतान।** आपका पैसा बीमा कंपनी को जाता है, और किसी को नहीं। इस साइट पर हम कोई भुगतान नहीं लेते। बीमा कंपनियाँ हमें कमीशन देती हैं, जो प्रीमियम में शामिल है।',
  'Paying for a policy.': 'पॉलिसी का भुगतान।',
  'Spurious calls.': 'फ़र्ज़ी कॉल।',
  'Example: A dented door, {0} bonus': 'उदाहरण: दरवाज़ा पिचका, {0} बोनस',
  Chakshu: 'चक्षु',
  'Call [{0} {1} {2}](tel:{3}), or use Get a Call':
    '[{0} {1} {2}](tel:{3}) पर फ़ोन करें, या “कॉल पाएँ” चुनें',
  '[{0} {1} {2}](tel:{3}); say first that it is a complaint':
    '[{0} {1} {2}](tel:{3}); शुरू में ही बताएँ कि यह शिकायत है',
  demonstration: 'नमूना',
  'When the police cannot find the vehicle, a public scheme for hit-and-run victims pays {0} for a death and {1} for grievous hurt. It was amended on {2}: apply in Form I to the Claims Enquiry Officer of the place of the accident, and ask there for the sum of today. The tehsildar’s or the sub-divisional magistrate’s office knows who that officer is. Take the FIR and first accident report, the hospital’s papers, proof of identity and of the bank account, and after a death the death certificate and post-mortem report. The police must tell you about this scheme.':
    'पुलिस को गाड़ी न मिले, तो टक्कर मारकर भागी गाड़ी (हिट एंड रन) के पीड़ितों की एक सरकारी योजना मृत्यु पर {0} और गंभीर चोट पर {1} देती है। {2} को इसमें बदलाव हुआ: जहाँ दुर्घटना हुई, वहाँ के दावा जाँच अधिकारी (Claims Enquiry Officer) को फ़ॉर्म I में आवेदन दें, और आज की रकम वहीं पूछें। वह अधिकारी कौन है, यह तहसीलदार या उप-मंडल मजिस्ट्रेट (एसडीएम) के दफ़्तर में पता चलता है। ये काग़ज़ साथ ले जाएँ: FIR और पहली दुर्घटना रिपोर्ट, अस्पताल के काग़ज़, पहचान और बैंक खाते का सबूत, और मृत्यु के बाद मृत्यु प्रमाणपत्र और पोस्टमॉर्टम रिपोर्ट। इस योजना के बारे में आपको बताना पुलिस की ज़िम्मेदारी है।',
  'When the police cannot find the vehicle, a public scheme for hit-and-run victims pays {0} for a death and {1} for grievous hurt. It was amended on {2}: apply in Form I to the Claims Enquiry Officer of the place of the accident, and ask there for the sum of today. [Someone else hurt or hit](/claim/motor-third-party) has the steps.':
    'पुलिस को गाड़ी न मिले, तो टक्कर मारकर भागी गाड़ी (हिट एंड रन) के पीड़ितों की एक सरकारी योजना मृत्यु पर {0} और गंभीर चोट पर {1} देती है। {2} को इसमें बदलाव हुआ: जहाँ दुर्घटना हुई, वहाँ के दावा जाँच अधिकारी (Claims Enquiry Officer) को फ़ॉर्म I में आवेदन दें, और आज की रकम वहीं पूछें। आगे के कदम [किसी को चोट या टक्कर लगी](/claim/motor-third-party) में हैं।',
  'When the police cannot find the vehicle, a public scheme for hit-and-run victims pays {0} for a death and {1} for grievous hurt. It was amended on {2}: apply in Form I to the Claims Enquiry Officer of the place of the accident, and ask there for the sum of today. [The steps and the papers](/claim/motor-third-party).':
    'पुलिस को गाड़ी न मिले, तो टक्कर मारकर भागी गाड़ी (हिट एंड रन) के पीड़ितों की एक सरकारी योजना मृत्यु पर {0} और गंभीर चोट पर {1} देती है। {2} को इसमें बदलाव हुआ: जहाँ दुर्घटना हुई, वहाँ के दावा जाँच अधिकारी (Claims Enquiry Officer) को फ़ॉर्म I में आवेदन दें, और आज की रकम वहीं पूछें। [आगे के कदम और काग़ज़](/claim/motor-third-party)।',
  'The list': 'सूची',
  'The third-party rates shown have stood since {0}. We last read the list of gazette notices on {1}. One on this subject, of {2} (CG-DL-E-17062026-273545), could not be found in public.':
    'यहाँ दी गई थर्ड पार्टी दरें {0} से चल रही हैं। राजपत्र की सूचनाओं की सूची आख़िरी बार {1} को देखी गई। इसी विषय की एक सूचना, {2} की (CG-DL-E-17062026-273545), सार्वजनिक रूप से नहीं मिली।',
  'Third party costs {0} a year up to {1} cc, {2} up to {3} cc and {4} above. A new car pays for its full first period at once, for example {5} in the middle engine class. Electric cars have classes by power, such as {6} a year between {7} and {8} kW, and hybrids get {9} off. The third-party rates shown have stood since {10}. We last read the list of gazette notices on {11}. One on this subject, of {12} (CG-DL-E-17062026-273545), could not be found in public.':
    'थर्ड पार्टी का साल का प्रीमियम {1} cc तक {0}, {3} cc तक {2} और उससे ऊपर {4} है। नई कार पर पूरी पहली अवधि की रकम एक साथ भरी जाती है, जैसे इंजन की बीच की श्रेणी में {5}। इलेक्ट्रिक कारों की श्रेणी मोटर की ताकत से बनती है, जैसे {7} से {8} kW तक साल के {6}, और हाइब्रिड पर {9} छूट है। यहाँ दी गई थर्ड पार्टी दरें {10} से चल रही हैं। राजपत्र की सूचनाओं की सूची आख़िरी बार {11} को देखी गई। इसी विषय की एक सूचना, {12} की (CG-DL-E-17062026-273545), सार्वजनिक रूप से नहीं मिली।',
  later: 'बाद में',
  Post: 'पोस्ट',
  Vehicle: 'गाड़ी',
  Premium: 'प्रीमियम',
  'source {0}': 'स्रोत {0}',
  '[Plans with approved prices](/health-insurance/plans): those of insurers that agreed in writing to how we show them.':
    '[मंज़ूर कीमतों वाले प्लान](/health-insurance/plans): उन कंपनियों के, जिन्होंने लिखकर माना कि हम उन्हें कैसे दिखाएँ।',
  '[Plans with approved prices](/term-insurance/plans): those of insurers that agreed in writing to how we show them.':
    '[मंज़ूर कीमतों वाले प्लान](/term-insurance/plans): उन कंपनियों के, जिन्होंने लिखकर माना कि हम उन्हें कैसे दिखाएँ।',
  'Plans with approved prices': 'मंज़ूर कीमतों वाले प्लान',
  '[Plans with approved prices]({name}), with their prices.':
    '[मंज़ूर कीमतों वाले प्लान]({name}), उनकी कीमतों के साथ।',
  '[Plans with approved prices]({name}): prices for a vehicle of age {0}, {1}, {2} year.':
    '[मंज़ूर कीमतों वाले प्लान]({name}): {0} साल पुरानी गाड़ी, {1} और {2} साल के लिए कीमतें।',
  '[Plans with approved prices]({name}): prices for a vehicle of age {0}, {1}, {2} years.':
    '[मंज़ूर कीमतों वाले प्लान]({name}): {0} साल पुरानी गाड़ी, {1} और {2} साल के लिए कीमतें।',
  '[Plans with approved prices]({name}): prices for age {0}, {1}, {2} year.':
    '[मंज़ूर कीमतों वाले प्लान]({name}): {0} साल की आयु, {1} और {2} साल के लिए कीमतें।',
  '[Plans with approved prices]({name}): prices for age {0}, {1}, {2} years.':
    '[मंज़ूर कीमतों वाले प्लान]({name}): {0} साल की आयु, {1} और {2} साल के लिए कीमतें।',
  '**No insurer’s price here.** We show an insurer’s own plan only with its written approval.':
    '**यहाँ किसी कंपनी की कीमत नहीं है।** किसी कंपनी का प्लान हम उसकी लिखित मंज़ूरी मिलने पर ही दिखाते हैं।',
  'No insurer’s price here.': 'यहाँ किसी कंपनी की कीमत नहीं है।',
  'Tax {0}': 'टैक्स {0}',
  Area: 'इलाका',
  'Page last reviewed on {0}.': 'पेज पिछली बार {0} को जाँचा गया।',
  '{0} to {1}, every day': '{0} से {1} तक, हर दिन',
  '[place]': '[जगह]',
  'critical illness insurance': 'गंभीर बीमारी का बीमा',
  People: 'लोग',
  Covered: 'कवर',
  'The same': 'वही',
  'The {0} insurers and their figures, A to Z': '{0} बीमा कंपनियाँ और उनके आँकड़े, A से Z',
  'about {0}': 'करीब {0}',
  'about {0} days': 'करीब {0} दिन',
  'about {0} days from the accident': 'दुर्घटना से करीब {0} दिन',
  'about {0} days from the death': 'मृत्यु से करीब {0} दिन',
  'about {0} days from the theft': 'चोरी से करीब {0} दिन',
  'about {0} days.': 'करीब {0} दिन।',
  'One call, within {0} minutes of the time you pick.': 'एक ही कॉल, आपके चुने समय से {0} मिनट के अंदर।',
  'If it has passed today, we call tomorrow.': 'वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'public scheme': 'सरकारी योजना',
  'Not stated': 'लिखा नहीं',
  'same sum throughout': 'पूरी अवधि में वही रकम',
  'Kinds of term plan side by side': 'टर्म प्लान के प्रकार, साथ-साथ',
  Insurer: 'बीमा कंपनी',
  'Insurer decides': 'बीमा कंपनी तय करती है',
  'Insurer {0}': 'बीमा कंपनी {0}',
  'what it means': 'इसका मतलब',

  'Do this': 'यह करें',
  'Do this next': 'आगे यह करें',
  Print: 'प्रिंट करें',
  'co-pay': 'को-पे',
  '{0}, {1} months.': '{0}, {1} महीने।',
  '{0}, {1} years {2} months.': '{0}, {1} साल {2} महीने।',
  Calculators: 'कैलकुलेटर',
  Claim: 'दावा',
  Claims: 'दावे',
  'Three claims in the year: none paid, two refused, one still pending at its end':
    'साल में तीन दावे: एक भी नहीं चुकाया गया, दो नामंज़ूर, एक पर साल के आख़िर में फ़ैसला बाकी था',
  'Health premium of {0}: one large claim moves it':
    'स्वास्थ्य बीमे का प्रीमियम {0}: एक बड़े दावे से आँकड़ा बदल जाता है',
  'Health premium of {0}: a few claims move it':
    'स्वास्थ्य बीमे का प्रीमियम {0}: कुछ ही दावों से आँकड़ा बदल जाता है',
  'No individual death claim in the table for these years':
    'इन सालों की तालिका में अकेले व्यक्ति की पॉलिसी का मृत्यु का कोई दावा नहीं',
  'Not in the table of health business': 'स्वास्थ्य बीमे की तालिका में नहीं',
  'Insurer’s name': 'बीमा कंपनी का नाम',
  'Your name': 'आपका नाम',
  'Your phone number or e-mail address': 'आपका फ़ोन नंबर या ई-मेल पता',
  'Date of the letter': 'चिट्ठी की तारीख़',
  'Dear officer,': 'नमस्कार,',
  'Yours faithfully,': 'सादर,',
  'Date:': 'तारीख़:',
  Office: 'दफ़्तर',
  'Registered and corporate office': 'पंजीकृत और कॉर्पोरेट दफ़्तर',
  Product: 'बीमे का प्रकार',
  'The insurers': 'बीमा कंपनियाँ',
  bike: 'बाइक',
  '{0} cover': '{0} का कवर',
  'All steps: {0} more': 'सभी कदम: {0} और',
  Engine: 'इंजन',
  'life insurance': 'जीवन बीमा',
  save: 'बचत करें',
  'No login, no reason, no reference. If an expert is already on the line, saying “stop” is enough.':
    'न लॉगिन, न कारण, न संदर्भ संख्या। विशेषज्ञ फ़ोन पर ही हों, तो “कॉल रोकें” कहना काफ़ी है।',
  'Get a Call': 'कॉल पाएँ',
  'stop calls': 'कॉल रोकें',
  'how we are paid': 'हमें पैसा कैसे मिलता है',
  ', policy': ', पॉलिसी',
  maturity: 'मैच्योरिटी',
  'Surrender value': 'सरेंडर मूल्य',
  'At {0} years {1} months': '{0} साल {1} महीने पर',
  'Over {0} years': '{0} साल से ज़्यादा',
  years: 'साल',
  '{0} for {1} years': '{1} साल तक {0}',
  '{0} to {1} years': '{0} से {1} साल',
  '{0} to {1} years; ends by age {2} years': '{0} से {1} साल; {2} साल की आयु तक ख़त्म',
  '{0} year': '{0} साल',
  '{0}, {1} years': '{0}, {1} साल',
  '{0}, {1} years {2} months': '{0}, {1} साल {2} महीने',
  Paid: 'ख़र्च मिलता है',
  'surrender value': 'सरेंडर मूल्य',
  'Example: Salary {0}, premiums {1}': 'उदाहरण: तनख़्वाह {0}, प्रीमियम {1}',
  'Salary {0}, premiums {1}': 'तनख़्वाह {0}, प्रीमियम {1}',
  'Salary {0}, premiums {1}.': 'तनख़्वाह {0}, प्रीमियम {1}।',
  'At a glance': 'एक नज़र में',
  'How to choose': 'कैसे चुनें',
  Company: 'कंपनी',
  Sources: 'स्रोत',
  Yesterday: 'बीता कल',
  'A week ago': 'एक हफ़्ता पहले',
  'Critical Illness': 'गंभीर बीमारी',
  'Incurred claims ratio, health': 'प्रीमियम में दावों का हिस्सा, स्वास्थ्य बीमा',
  Swap: 'आपस में बदलें',
  'no row': 'कोई पंक्ति नहीं',
  today: 'आज',
  '{0} day': '{0} दिन',
  'within {0} months of complete papers': 'पूरे काग़ज़ मिलने के {0} महीने के अंदर',
  'within {0} month of agreeing': 'सहमति के {0} महीने के अंदर',
  'within {0} days of the award': 'फ़ैसले के {0} दिन के अंदर',
  tomorrow: 'कल',
  'One expert calls once about this hospital bill of {0}, within {1} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'अस्पताल के {0} के इस बिल के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {1} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'One expert calls once about the wait for a listed operation, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'सूची वाले ऑपरेशन की प्रतीक्षा अवधि के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'One expert calls once about third-party cover for your car, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'आपकी कार के थर्ड पार्टी कवर के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'One expert calls once about a repair of {0} and your no-claim bonus, within {1} minutes of the time you pick. If it has passed today, we call tomorrow.':
    '{0} की मरम्मत और आपके नो-क्लेम बोनस के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {1} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'One expert calls once about third-party cover for your two-wheeler, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'आपके दोपहिया के थर्ड पार्टी कवर के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'One expert calls once about an IDV of {0} for your two-wheeler, within {1} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'आपके दोपहिया की {0} की IDV के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {1} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'One expert calls once about {0} of health cover for your parents, within {1} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'आपके माता-पिता के {0} के स्वास्थ्य बीमे के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {1} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'about {0} km': 'करीब {0} किमी',

  '{0} days ago': '{0} दिन पहले',
  '{0} days left': '{0} दिन बाकी',
  'Life policy: unit-linked (ULIP). Premium was due on {0}':
    'जीवन बीमा पॉलिसी: यूनिट-लिंक्ड (यूलिप)। प्रीमियम भरने की तारीख़ थी: {0}',
  '{0}, {1} days ago': '{0}, {1} दिन पहले',
  'You pay': 'आपको भरना है',
  '{0}, in {1} days': '{0}, {1} दिन बाद',
  'General information on what you typed, not advice.':
    'आपने जो लिखा, उस पर सामान्य जानकारी, सलाह नहीं।',
  Show: 'दिखाएँ',
  'Insurers:': 'बीमा कंपनियाँ:',
  'Page {0} of {1}': 'पेज {0}, कुल {1} में से',
  'The insured': 'जिसका बीमा है',
  'The nominee or heir of somebody who died': 'नॉमिनी या वारिस, किसी की मृत्यु के बाद',
  'The insured, who died: I am the nominee or heir':
    'जिसका बीमा था, उसकी मृत्यु हो गई: नॉमिनी या वारिस मैं हूँ',
  discontinued: 'बंद',
  'When the police cannot find the vehicle. Form I, at the tehsildar’s or sub-divisional magistrate’s office, for {0} after a death or {1} for grievous hurt; ask for the sum of today.':
    'जब पुलिस को गाड़ी न मिले। फ़ॉर्म I, तहसीलदार या उप-मंडल मजिस्ट्रेट के दफ़्तर में, मृत्यु पर {0} या गंभीर चोट पर {1} के लिए; आज की रकम पूछ लें।',
  'A model that is no longer made: its IDV is set by agreement of owner and insurer, and the table from the last listed price, or that of the most similar model, is only a figure to start from.':
    'मॉडल अब न बनता हो, तो उसकी IDV मालिक और बीमा कंपनी मिलकर तय करते हैं। आख़िरी सूची कीमत से, या सबसे मिलते-जुलते मॉडल की सूची कीमत से निकली तालिका केवल शुरुआत का आँकड़ा है।',
  '{0} years {1} months': '{0} साल {1} महीने',
  'over {0} years': '{0} साल से ज़्यादा',
  'Sources: {0} Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, {1}, G.S.R. {2}(E), {3}; {4} Note of {5} on GST rates: motor is not among the exemptions of Notification {6}/2025-Central Tax (Rate); {7} IRDAI circular IRDAI/NL/CIR/MOTP/200/12/2018, {8}; {9} Gazette tracker, {10}: no change of the Rules of {11} after G.S.R. {12}(E) of {13}; {14} Gazette of India, CG-DL-E-17062026-273545.':
    'स्रोत: {0} Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, {1}, G.S.R. {2}(E), {3}; {4} GST दरों पर {5} का नोट: Notification {6}/2025-Central Tax (Rate) की छूटों में गाड़ी का बीमा नहीं है; {7} IRDAI का परिपत्र IRDAI/NL/CIR/MOTP/200/12/2018, {8}; {9} राजपत्र की सूचनाओं की सूची, {10}: {11} के Rules में {13} के G.S.R. {12}(E) के बाद कोई बदलाव नहीं; {14} भारत का राजपत्र, CG-DL-E-17062026-273545।',
  '{0}, {1} hours ago': '{0}, {1} घंटे पहले',
  'This day is still to come. Leave it empty until then.':
    'यह दिन अभी आया नहीं है। तब तक इसे खाली छोड़ें।',
  'This day is still to come. Look at the year.': 'यह दिन अभी आया नहीं है। साल देख लें।',
  'This day is still to come. Enter the day on which you complained.':
    'यह दिन अभी आया नहीं है। जिस दिन आपने शिकायत की, वह दिन लिखें।',
  'The answer is dated before the complaint. Look at both dates.':
    'जवाब की तारीख़ शिकायत से पहले की है। दोनों तारीख़ें देख लें।',
  'This date does not exist. Look at day, month and year.':
    'ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'This day is still to come. Give the day it happened.':
    'यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did this cover start? This day is still to come. Give the day it happened.':
    'यह कवर कब शुरू हुआ? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When was a surveyor allotted? This day is still to come. Give the day it happened.':
    'सर्वेयर कब तय हुआ? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the insurer decide? This day is still to come. Give the day it happened.':
    'बीमा कंपनी ने फ़ैसला कब किया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  '2nd': 'दूसरा',
  'Incurred claims ratio of each insurer’s health business in 2023-24 and 2024-25, without personal accident and travel':
    '2023-24 और 2024-25 में हर कंपनी के स्वास्थ्य बीमा प्रीमियम में दावों का हिस्सा, व्यक्तिगत दुर्घटना और यात्रा के बिना',
  'Incurred claims ratio of health business in 2023-24, all insurers':
    '2023-24 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, सभी बीमा कंपनियाँ',
  'Incurred claims ratio of health business in 2023-24, private general insurers':
    '2023-24 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, निजी सामान्य बीमा कंपनियाँ',
  'Incurred claims ratio of health business in 2023-24, public-sector general insurers':
    '2023-24 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, सरकारी सामान्य बीमा कंपनियाँ',
  'Incurred claims ratio of health business in 2023-24, standalone health insurers':
    '2023-24 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, केवल स्वास्थ्य बीमा करने वाली कंपनियाँ',
  'Incurred claims ratio of health business in 2024-25, private general insurers':
    '2024-25 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, निजी सामान्य बीमा कंपनियाँ',
  'Incurred claims ratio of health business in 2024-25, public-sector general insurers':
    '2024-25 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, सरकारी सामान्य बीमा कंपनियाँ',
  'Incurred claims ratio of health business in 2024-25, standalone health insurers':
    '2024-25 में स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, केवल स्वास्थ्य बीमा करने वाली कंपनियाँ',
  'Individual death claims paid by each life insurer in 2023-24 and 2024-25, by number and by amount':
    '2023-24 और 2024-25 में हर जीवन बीमा कंपनी के चुकाए व्यक्तिगत मृत्यु-दावे, गिनती में और रकम में',
  'Individual death claims paid by life insurers in 2023-24, by amount':
    '2023-24 में जीवन बीमा कंपनियों के चुकाए व्यक्तिगत मृत्यु-दावे, रकम में',
  'Individual death claims paid by life insurers in 2023-24, by number of policies':
    '2023-24 में जीवन बीमा कंपनियों के चुकाए व्यक्तिगत मृत्यु-दावे, पॉलिसियों की गिनती में',
  'Individual death claims paid by life insurers in 2024-25, by amount':
    '2024-25 में जीवन बीमा कंपनियों के चुकाए व्यक्तिगत मृत्यु-दावे, रकम में',
  '{0} insurers': '{0} बीमा कंपनियाँ',
  'General insurer': 'सामान्य बीमा कंपनी',
  'General insurers': 'सामान्य बीमा कंपनियाँ',
  Kind: 'प्रकार',
  Life: 'जीवन',
  'Life insurer': 'जीवन बीमा कंपनी',
  'Life insurers': 'जीवन बीमा कंपनियाँ',
  'Not in the table': 'तालिका में नहीं',
  'Standalone health insurer': 'केवल स्वास्थ्य बीमा करने वाली कंपनी',
  'Standalone health insurers': 'केवल स्वास्थ्य बीमे की कंपनियाँ',
  health: 'स्वास्थ्य',
  'the list': 'सूची',
  'ask us': 'हमसे पूछें',
  'General and standalone health insurers sell health cover. Not every one has this kind of plan, or sells it to everybody.':
    'स्वास्थ्य बीमा दो तरह की कंपनियाँ बेचती हैं: सामान्य बीमा कंपनियाँ, और केवल स्वास्थ्य बीमा करने वाली कंपनियाँ। इस तरह का प्लान हर कंपनी के पास नहीं है, या वह इसे हर किसी को नहीं बेचती।',
  'General insurers sell motor cover. Not every one covers every kind of vehicle.':
    'गाड़ी का बीमा सामान्य बीमा कंपनियाँ बेचती हैं। हर कंपनी हर तरह की गाड़ी का बीमा नहीं करती।',
  'Life insurers sell term plans. Most of the figures lie close together: what you tell in the proposal form weighs more than a point between two companies.':
    'टर्म प्लान जीवन बीमा कंपनियाँ बेचती हैं। ज़्यादातर आँकड़े पास-पास हैं: प्रस्ताव फ़ॉर्म में दी गई आपकी जानकारी का वज़न दो कंपनियों के बीच एक अंक के फ़र्क से ज़्यादा है।',
  'The _claim settlement ratio_ says what share an insurer paid of the individual death claims pending at the start of the year or reported in it: once by number of policies, once by amount. It says nothing about speed or about why others were not paid, and it promises nothing about yours.':
    '_दावा निपटान अनुपात_ बताता है कि साल की शुरुआत में बाकी या साल में मिले व्यक्तिगत मृत्यु-दावों का कितना हिस्सा कंपनी ने चुकाया: एक बार पॉलिसियों की गिनती में, एक बार रकम में। चुकाने में कितना समय लगा या बाकी दावे क्यों नहीं चुकाए गए, यह इससे पता नहीं चलता। और यह आपके दावे का कोई वादा नहीं है।',
  'The _incurred claims ratio_ says how much of every {0} of health premium earned in the year went to claims incurred, paid or set aside. It does not say how many claims were accepted. It mixes individual, group and government business, and both a very high and a very low one deserve a question.':
    '_प्रीमियम में दावों का हिस्सा_ बताता है कि साल में कमाए गए स्वास्थ्य प्रीमियम के हर {0} में से कितना दावों पर गया, चुकाया हुआ या अलग रखा हुआ। कितने दावे मंज़ूर हुए, यह इससे पता नहीं चलता। इसमें व्यक्तिगत, समूह और सरकारी बीमा मिला हुआ है। यह बहुत ऊँचा हो या बहुत नीचा, दोनों पर सवाल पूछना बनता है।',
  'We show no ratio here: for motor alone and insurer by insurer we have no figure that we could verify. Health ratios of the same companies say nothing about car or bike claims.':
    'यहाँ हम कोई अनुपात नहीं दिखाते: केवल गाड़ी के बीमे का, कंपनी के हिसाब से, ऐसा कोई आँकड़ा हमारे पास नहीं जिसकी हम पुष्टि कर पाते। इन्हीं कंपनियों के स्वास्थ्य बीमे के अनुपात से कार या बाइक के दावों का कुछ पता नहीं चलता।',
  'claim settlement ratio': 'दावा निपटान अनुपात',
  'critical illness cover': 'गंभीर बीमारी का बीमा',
  'incurred claims ratio': 'प्रीमियम में दावों का हिस्सा',
  'pension plans': 'पेंशन प्लान',
  'Another relative': 'किसी और रिश्तेदार के लिए',
  'Who is this for?': 'यह किसके लिए है?',
  'My daughter': 'बेटी के लिए',
  'My father': 'पिता के लिए',
  'My husband': 'पति के लिए',
  'My mother': 'माँ के लिए',
  'My son': 'बेटे के लिए',
  'My wife': 'पत्नी के लिए',
  Myself: 'अपने लिए',
  'Name of the person who died': 'जिनकी मृत्यु हुई, उनका नाम',
  'after a death': 'मृत्यु के बाद',
  nominee: 'नॉमिनी',
  '{0}:{1} AM - {2}:{3} AM': 'सुबह {0}:{1} - {2}:{3} बजे',
  '{0}:{1} AM - {2}:{3} PM': 'सुबह {0}:{1} - दोपहर {2}:{3} बजे',
  '{0}:{1} PM - {2}:{3} PM': 'दोपहर बाद {0}:{1} - {2}:{3} बजे',
} as const satisfies Catalogue;
