import type { Catalogue } from '../../languages/create-translator.ts';

/** The deductions of a claim paid in part: what each rests on, and the paragraphs of the letter. */
export const deductionsToolHindi = {
  '{0} deducted': '{0} काटे गए',
  'A part can be asked back': 'कटौती का एक हिस्सा वापस माँगा जा सकता है',
  'All of it can be asked back': 'पूरी कटौती वापस माँगी जा सकती है',
  'On these numbers nothing can be asked back': 'इन रकमों पर कुछ वापस नहीं माँगा जा सकता',
  'Ask back at least': 'कम से कम इतना वापस माँगें',
  'The sum': 'हिसाब',
  'Ask back, all rows': 'वापस माँगें, सब कटौतियाँ मिलाकर',
  'Can be asked back': 'वापस माँगा जा सकता है',
  'Not paid, and in no row': 'न मिला, और किसी कटौती में नहीं',
  '{0}: ask why': '{0}: पूछें कि क्यों',
  'The insurer pays no more than the sum insured that is left.':
    'बची हुई बीमा राशि से ज़्यादा बीमा कंपनी नहीं देती।',
  '{0} of {1} can be asked back.': '{1} में से {0} वापस माँगे जा सकते हैं।',
  '{0}: ask for the term and the numbers first.': '{0}: पहले पॉलिसी की शर्त और हिसाब माँगें।',
  '{0} of {1} can be asked back. {2}: ask for the term and the numbers first.':
    '{1} में से {0} वापस माँगे जा सकते हैं। {2}: पहले पॉलिसी की शर्त और हिसाब माँगें।',
  'They deducted less than the rule allows ({0}): there is nothing to ask back.':
    'कटौती नियम की सीमा ({0}) से कम है: वापस माँगने को कुछ नहीं है।',
  'They deducted what the rule allows: there is nothing to ask back.':
    'उतना ही काटा गया जितने की नियम में छूट है: वापस माँगने को कुछ नहीं है।',
  'Rest of the deductible': 'बाकी डिडक्टिबल',
  'Above the limit for the treatment': 'इलाज की सीमा से ऊपर',
  'More than was left unpaid': 'जितना बाकी था उससे ज़्यादा',
  'Rest of the excess': 'बाकी एक्सेस (डिडक्टिबल)',
  'Co-payment of {0} on what comes back': 'लौटने वाली रकम पर {0} को-पे',
  'If the limit for the treatment stands, what comes back may be above it and bring less.':
    'इलाज की सीमा लागू रहे, तो लौटने वाली रकम उससे ऊपर जा सकती है, और तब कम मिलेगी।',
  'If a part of the deductible is still open, it is taken off this sum.':
    'डिडक्टिबल का कुछ हिस्सा अभी बाकी हो, तो वह इस रकम से घटता है।',
  'If a part of the excess is still open, it is taken off this sum.':
    'एक्सेस (डिडक्टिबल) का कुछ हिस्सा अभी बाकी हो, तो वह इस रकम से घटता है।',
  'The co-payment of your policy is taken off this sum as well.':
    'आपकी पॉलिसी का को-पे इस रकम से भी घटता है।',
  'Associated medical expenses, as a wording defines them':
    'जुड़े हुए इलाज के ख़र्च, जैसे एक पॉलिसी में लिखे हैं',
  'nursing, operation theatre and doctors, without medicines, consumables, implants, devices, tests and ICU':
    'नर्सिंग, ऑपरेशन थिएटर और डॉक्टर; इनके बिना: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच और ICU',
  'Items that count as part of the room, the procedure or the treatment (Lists II, III and IV)':
    'वे चीज़ें, जो कमरे, प्रक्रिया या इलाज का हिस्सा गिनी जाती हैं (List II, III और IV)',
  '{0}, {1} and {2} items': '{0}, {1} और {2} चीज़ें',
  'What a total loss pays when the owner keeps the wreck':
    'पूरे नुकसान में कितना मिलता है, जब मलबा मालिक रखे',
  'the IDV less the value of the wreck, by competitive quotes, the owner’s own included':
    'IDV में से मलबे की कीमत घटाकर, कई ख़रीदारों से मँगाए भावों (कोटेशन) से, जिनमें मालिक का लाया भाव भी है',
  'The cut is counted from your room, its limit, the days and the charges that go with the room.':
    'कटौती का हिसाब आपके कमरे, उसकी सीमा, दिनों और कमरे से जुड़े ख़र्चों से लगता है।',
  'The price of your room for a day: the hospital’s final bill.':
    'आपके कमरे का एक दिन का दाम: अस्पताल के आख़िरी बिल में।',
  'The room limit for a day: your policy schedule. A percentage is of the sum insured; for a kind of room, take its price at this hospital.':
    'कमरे की एक दिन की सीमा: पॉलिसी की अनुसूची में। प्रतिशत लिखा हो, तो वह बीमा राशि का है; कमरे का प्रकार लिखा हो, तो इस अस्पताल में उस कमरे का दाम लें।',
  'The days in this room, without ICU: the final bill.': 'इस कमरे के दिन, ICU छोड़कर: आख़िरी बिल में।',
  'Nursing, doctors and operation theatre: the final bill, by heads.':
    'नर्सिंग, डॉक्टर और ऑपरेशन थिएटर: आख़िरी बिल में, अलग-अलग मदों में।',
  'which charges your own wording calls associated medical expenses. The norms of {0} keep medicines, consumables, implants, devices, tests, ICU out of the cut. Two notes say that they were repealed in {1}; wordings since then repeat them, and your own wording decides.':
    'आपकी पॉलिसी किन ख़र्चों को जुड़े हुए इलाज के ख़र्च (associated medical expenses) कहती है। {0} के मानदंड दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच और ICU को कटौती से बाहर रखते हैं। दो टिप्पणियों में है कि {1} में वे रद्द कर दिए गए; उसके बाद की पॉलिसियों में वे फिर लिखे हैं, और फ़ैसला आपकी पॉलिसी के शब्दों से होता है।',
  'Are nursing, doctors and theatre the same in every room of this hospital? Then the norms of {0} allow no cut of them ({1}): ask the hospital for a line in writing.':
    'क्या इस अस्पताल में नर्सिंग, डॉक्टर और ऑपरेशन थिएटर का दाम हर कमरे में एक ही है? तब {0} के मानदंडों में उनकी कटौती ({1}) नहीं हो सकती: अस्पताल से यह बात एक पंक्ति में लिखवा लें।',
  'By the norms of {0}, and by wordings since then, the cut leaves out medicines, consumables, implants, devices, tests, ICU.':
    '{0} के मानदंडों से, और उसके बाद की पॉलिसियों के शब्दों से, इन मदों में कटौती नहीं होती: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU।',
  'The other charges are the same in every room, so nothing is cut from them.':
    'बाकी ख़र्च हर कमरे में एक ही हैं, इसलिए उनमें कुछ नहीं कटता।',
  'The room was within its limit, so nothing is deducted for it.':
    'कमरा सीमा के अंदर था, इसलिए उसके लिए कुछ नहीं कटता।',
  'Nursing, doctors and theatre of {0} are paid in the proportion {1} to {2}: the cut is {3}.':
    'नर्सिंग, डॉक्टर और ऑपरेशन थिएटर के {0} का भुगतान {1} और {2} के अनुपात में होता है: कटौती {3} है।',
  'Rent above the limit: {0} days at {1}, {2}.':
    'सीमा से ऊपर किराया: {0} दिन, {1} रोज़ के हिसाब से, {2}।',
  'The room cost {0} a day for {1} days, and the limit of the policy is {2}. The room was within the limit.':
    'कमरे का दाम {0} रोज़ था, {1} दिन के लिए, और पॉलिसी की सीमा {2} है। कमरा सीमा के अंदर था।',
  'The room cost {0} a day for {1} days, and the limit of the policy is {2}. Rent above the limit: {3} days at {4}, {5}. The hospital charges the rest alike in every room, so no cut in proportion applies (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {6}).':
    'कमरे का दाम {0} रोज़ था, {1} दिन के लिए, और पॉलिसी की सीमा {2} है। सीमा से ऊपर किराया: {3} दिन, {4} रोज़ के हिसाब से, {5}। बाकी ख़र्च अस्पताल हर कमरे में एक जैसे लेता है, इसलिए अनुपात में कटौती लागू नहीं होती (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {6})।',
  'The room cost {0} a day for {1} days, and the limit of the policy is {2}. Rent above the limit: {3} days at {4}, {5}. Nursing, doctors and theatre of {6} are paid in the proportion {7} to {8}: the cut is {9}. By the norms of {10}, and by wordings since then, the cut leaves out medicines, consumables, implants, devices, tests, ICU (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {11}). If my policy says otherwise, please name its clause.':
    'कमरे का दाम {0} रोज़ था, {1} दिन के लिए, और पॉलिसी की सीमा {2} है। सीमा से ऊपर किराया: {3} दिन, {4} रोज़ के हिसाब से, {5}। नर्सिंग, डॉक्टर और ऑपरेशन थिएटर के {6} का भुगतान {7} और {8} के अनुपात में होता है: कटौती {9} है। {10} के मानदंडों से, और उसके बाद की पॉलिसियों के शब्दों से, इन मदों में कटौती नहीं होती: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {11})। मेरी पॉलिसी में कुछ और लिखा हो, तो उसकी शर्त बताएँ।',
  'Rent above the limit: {0} day at {1}, {2}.':
    'सीमा से ऊपर किराया: {0} दिन, {1} रोज़ के हिसाब से, {2}।',
  'The room cost {0} a day for {1} day, and the limit of the policy is {2}. The room was within the limit.':
    'कमरे का दाम {0} रोज़ था, {1} दिन के लिए, और पॉलिसी की सीमा {2} है। कमरा सीमा के अंदर था।',
  'The room cost {0} a day for {1} day, and the limit of the policy is {2}. Rent above the limit: {3} day at {4}, {5}. The hospital charges the rest alike in every room, so no cut in proportion applies (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {6}).':
    'कमरे का दाम {0} रोज़ था, {1} दिन के लिए, और पॉलिसी की सीमा {2} है। सीमा से ऊपर किराया: {3} दिन, {4} रोज़ के हिसाब से, {5}। बाकी ख़र्च अस्पताल हर कमरे में एक जैसे लेता है, इसलिए अनुपात में कटौती लागू नहीं होती (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {6})।',
  'The room cost {0} a day for {1} day, and the limit of the policy is {2}. Rent above the limit: {3} day at {4}, {5}. Nursing, doctors and theatre of {6} are paid in the proportion {7} to {8}: the cut is {9}. By the norms of {10}, and by wordings since then, the cut leaves out medicines, consumables, implants, devices, tests, ICU (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {11}). If my policy says otherwise, please name its clause.':
    'कमरे का दाम {0} रोज़ था, {1} दिन के लिए, और पॉलिसी की सीमा {2} है। सीमा से ऊपर किराया: {3} दिन, {4} रोज़ के हिसाब से, {5}। नर्सिंग, डॉक्टर और ऑपरेशन थिएटर के {6} का भुगतान {7} और {8} के अनुपात में होता है: कटौती {9} है। {10} के मानदंडों से, और उसके बाद की पॉलिसियों के शब्दों से, इन मदों में कटौती नहीं होती: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {11})। मेरी पॉलिसी में कुछ और लिखा हो, तो उसकी शर्त बताएँ।',
  'You deducted {0} as “{text}”. {text2} I ask for {1}.':
    'आपने “{text}” के नाम पर {0} काटे हैं। {text2} मेरा अनुरोध है कि {1} लौटाएँ।',
  'You deducted {0} as “{text}”. {text2} I ask for {1}. Please state the term of the policy and the numbers behind the other {2}, or pay it.':
    'आपने “{text}” के नाम पर {0} काटे हैं। {text2} मेरा अनुरोध है कि {1} लौटाएँ। बाकी {2} के लिए पॉलिसी की शर्त और उसका हिसाब बताएँ, या यह रकम भी दें।',
  'The bill less your payment is {0}. The deductions that I find in your letter come to {1}. Please explain the other {2}.':
    'बिल में से आपका भुगतान घटाकर {0} बचते हैं। आपकी चिट्ठी में मुझे जो कटौतियाँ मिलीं, वे कुल {1} की हैं। बाकी {2} का कारण बताएँ।',
  'In all I ask you to pay {0}.': 'कुल मिलाकर मेरा अनुरोध है कि {0} दें।',
  'In all I ask you to pay {0}. I have taken off what the policy takes from these sums ({text}: {1}).':
    'कुल मिलाकर मेरा अनुरोध है कि {0} दें। जो रकम पॉलिसी इन रकमों से घटाती है, उसे मैंने पहले ही घटा दिया है ({text}: {1})।',
  'In all I ask you to pay {0}. I have taken off what the policy takes from these sums ({text}: {1}; {text2}: {2}).':
    'कुल मिलाकर मेरा अनुरोध है कि {0} दें। जो रकम पॉलिसी इन रकमों से घटाती है, उसे मैंने पहले ही घटा दिया है ({text}: {1}; {text2}: {2})।',
  'In all I ask you to pay {0}. I have taken off what the policy takes from these sums ({text}: {1}; {text2}: {2}; {text3}: {3}).':
    'कुल मिलाकर मेरा अनुरोध है कि {0} दें। जो रकम पॉलिसी इन रकमों से घटाती है, उसे मैंने पहले ही घटा दिया है ({text}: {1}; {text2}: {2}; {text3}: {3})।',
  'You counted {0} for the treatment. The limit of the policy is {1}, so {2} is above it.':
    'आपने इलाज के {0} गिने हैं। पॉलिसी की सीमा {1} है, इसलिए {2} उससे ऊपर है।',
  'They counted {0} for the treatment, and the limit is {1}: {2} is above it.':
    'कंपनी ने इलाज के {0} गिने, और सीमा {1} है: {2} उससे ऊपर है।',
  'whether the limit is for your treatment, and whether it was in the policy when you bought or renewed it.':
    'यह सीमा आपके इलाज की है या नहीं, और पॉलिसी लेते या रिन्यू कराते समय वह पॉलिसी में थी या नहीं।',
  'Only what is above the limit may be deducted.': 'केवल सीमा से ऊपर की रकम कट सकती है।',
  'The limit: the table of benefits in your policy schedule.':
    'सीमा: पॉलिसी की अनुसूची में लाभों की तालिका।',
  'What they counted for the treatment: the settlement sheet.':
    'इलाज के लिए कितना गिना: निपटारे की शीट में।',
  'Of a deductible of {0} you have borne {1} before: {2} is left.':
    '{0} के डिडक्टिबल में से {1} आपकी ओर से पहले भरे जा चुके हैं: {2} बाकी हैं।',
  'The deductible of the policy is {0}, and I bore {1} of it before, so {2} is left.':
    'पॉलिसी का डिडक्टिबल {0} है, और उसमें से {1} मेरी ओर से पहले भरे जा चुके हैं, इसलिए {2} बाकी हैं।',
  'whether your deductible counts for each claim or once for all claims of a year: the wording says.':
    'आपका डिडक्टिबल हर दावे पर लगता है, या साल के सब दावों पर एक बार: यह पॉलिसी में लिखा है।',
  'A deductible is taken off once: for each claim, or for all claims of a year together.':
    'डिडक्टिबल एक बार कटता है: हर दावे पर, या साल के सब दावे मिलाकर।',
  'The deductible: your policy schedule.': 'डिडक्टिबल: पॉलिसी की अनुसूची में।',
  'What you have borne of it in this policy year: earlier settlement sheets and bills.':
    'पॉलिसी के इस साल में उसमें से आपने कितना भरा है: पहले के निपटारों की शीट और बिल।',
  'The standard policy takes it of the claim amount that is admissible and payable: of what is left after other deductions, and not of the bill.':
    'मानक पॉलिसी में को-पे दावे की उस रकम पर लगता है जो मानी गई और चुकाने लायक है: बाकी कटौतियों के बाद जो बचे उस पर, पूरे बिल पर नहीं।',
  'The percentage: your policy schedule.': 'प्रतिशत: पॉलिसी की अनुसूची में।',
  'The sum admitted before the co-payment: the settlement sheet.':
    'को-पे से पहले मंज़ूर रकम: निपटारे की शीट में।',
  'whether the co-payment applies to you: it may depend on age at entry, city or hospital.':
    'को-पे आप पर लागू है या नहीं: यह पॉलिसी लेते समय की आयु, शहर या अस्पताल पर निर्भर हो सकता है।',
  '{0} of {1} is {2}.': '{1} का {0} = {2}।',
  'The co-payment is {0} of the admissible sum: {1} of {2} is {3}.':
    'को-पे मानी गई रकम का {0} है: {2} का {1} = {3}।',
  'List I of the wording names what plans usually do not pay ({0} items); Lists II, III and IV name what counts as part of the room, the procedure or the treatment ({1}, {2} and {3} items).':
    'पॉलिसी की List I में वे चीज़ें हैं जिनका पैसा प्लान आम तौर पर नहीं देते ({0} चीज़ें); List II, III और IV में वे हैं जो कमरे, प्रक्रिया या इलाज का हिस्सा गिनी जाती हैं ({1}, {2} और {3} चीज़ें)।',
  'List I of the wording names what plans usually do not pay ({0} items); Lists II, III and IV name what counts as part of the room, the procedure or the treatment ({1}, {2} and {3} items). An item in none of them is not deducted as “not payable”.':
    'पॉलिसी की List I में वे चीज़ें हैं जिनका पैसा प्लान आम तौर पर नहीं देते ({0} चीज़ें); List II, III और IV में वे हैं जो कमरे, प्रक्रिया या इलाज का हिस्सा गिनी जाती हैं ({1}, {2} और {3} चीज़ें)। जो चीज़ किसी सूची में नहीं, वह “न मिलने वाली” बताकर नहीं कटती।',
  'The name of each item: the settlement sheet. If it has none, ask for them.':
    'हर चीज़ का नाम: निपटारे की शीट में। वहाँ नाम न हों, तो माँगें।',
  'The list of each item: the annexure at the end of your policy wording.':
    'हर चीज़ किस सूची में है: पॉलिसी के अंत के परिशिष्ट (annexure) में।',
  'whether an item is in the lists: we have not read the official lists item by item, so the lists in your own wording decide.':
    'कोई चीज़ सूचियों में है या नहीं: सरकारी सूचियाँ हमने एक-एक चीज़ करके नहीं पढ़ीं, इसलिए आपकी पॉलिसी की सूचियों से तय होता है।',
  'In none of the lists: {0}.': 'किसी सूची में नहीं: {0}।',
  'List I, {0}: these stay with you, unless an add-on pays them.':
    'List I, {0}: इन चीज़ों का पैसा आपको देना होता है, जब तक कोई ऐड-ऑन न दे।',
  'List I, {0}: your add-on pays it. Its wording says up to which sum.':
    'List I, {0}: आपका ऐड-ऑन इसका पैसा देता है। कितनी रकम तक, यह उसके शब्दों में लिखा है।',
  'Lists II to IV, {0}: part of another charge, so ask the hospital why it charged them apart.':
    'List II से IV, {0}: ये दूसरे ख़र्च का हिस्सा हैं, इसलिए अस्पताल से पूछें कि इनका अलग पैसा क्यों लिया।',
  'Lists II to IV, {0}: some add-ons pay them, some only List I. Read yours.':
    'List II से IV, {0}: कुछ ऐड-ऑन इनका पैसा देते हैं, कुछ केवल List I का। अपना ऐड-ऑन पढ़ें।',
  'Items of {0} are in none of the lists of non-payable items in the policy; please name the list and the number of each.':
    '{0} की चीज़ें पॉलिसी की उन सूचियों में से किसी में नहीं हैं, जिनकी चीज़ों का पैसा नहीं मिलता; हर एक की सूची और उसमें उसका नंबर बताएँ।',
  'My policy has an add-on that pays items of List I, here {0}.':
    'मेरी पॉलिसी में ऐसा ऐड-ऑन है जो List I की चीज़ों का पैसा देता है, यहाँ {0}।',
  'Items of {0} are in none of the lists of non-payable items in the policy; please name the list and the number of each. My policy has an add-on that pays items of List I, here {1}.':
    '{0} की चीज़ें पॉलिसी की उन सूचियों में से किसी में नहीं हैं, जिनकी चीज़ों का पैसा नहीं मिलता; हर एक की सूची और उसमें उसका नंबर बताएँ। मेरी पॉलिसी में ऐसा ऐड-ऑन है जो List I की चीज़ों का पैसा देता है, यहाँ {1}।',
  'A wording compares them with the provider’s standard rate and rates for the like in the area. The insurer has to show these charges.':
    'पॉलिसी में इनकी तुलना अस्पताल की सामान्य दर से, और इलाके में ऐसे ही इलाज की दरों से होती है। ये दरें कंपनी को दिखानी होती हैं।',
  'What the hospital charged for this: the final bill.': 'अस्पताल ने इसका कितना लिया: आख़िरी बिल में।',
  'The rate that they call reasonable, and where it is from: ask them in writing.':
    'जिस दर को कंपनी उचित कहती है, और वह कहाँ से आई: लिखित में पूछें।',
  'Rates of two or three hospitals like yours in the area, and the sum approved before admission.':
    'इलाके में आपके अस्पताल जैसे दो-तीन अस्पतालों की दरें, और भर्ती से पहले मंज़ूर रकम।',
  'what other hospitals of the area charge, and a package rate that the hospital agreed with the insurer.':
    'इलाके के दूसरे अस्पताल कितना लेते हैं, और अस्पताल और कंपनी के बीच तय पैकेज की दर।',
  'By their own rate they may deduct {0} at the most: {1} less {2}.':
    'अपनी ही दर के हिसाब से कंपनी ज़्यादा से ज़्यादा {0} काट सकती है: {1} में से {2} घटाकर।',
  'Your own rate is {0} and the hospital charged {1}, so the difference is only {2}.':
    'आपकी अपनी दर {0} है और अस्पताल ने {1} लिए, इसलिए फ़र्क केवल {2} है।',
  'A health insurer that disallows a part names the specific term of the policy.':
    'स्वास्थ्य बीमा कंपनी कोई हिस्सा न माने, तो उसे पॉलिसी की वही ख़ास शर्त बतानी होती है।',
  'Without that term you cannot answer it: ask for it.':
    'उस शर्त के बिना जवाब नहीं दिया जा सकता: उसे माँगें।',
  'Compare this term with your wording, and look at its reason as well.':
    'इस शर्त को अपनी पॉलिसी के शब्दों से मिलाएँ, और उसका कारण भी देखें।',
  'The clause of the policy: ask the insurer in writing.': 'पॉलिसी की शर्त: कंपनी से लिखित में माँगें।',
  'The reason and the clause: ask the insurer in writing.':
    'कारण और पॉलिसी की शर्त: कंपनी से लिखित में माँगें।',
  'whether the term fits your treatment.': 'वह शर्त आपके इलाज पर लगती है या नहीं।',
  'Each kind of part has its own share; all of them are needed, or the sum is too large.':
    'हर तरह के पुर्ज़े पर घिसाई का हिस्सा अलग है; सब तरह के पुर्ज़ों की रकमें चाहिए, नहीं तो नतीजे की रकम ज़्यादा आएगी।',
  'Plastic and rubber parts: the repair bill.': 'प्लास्टिक और रबर के पुर्ज़े: मरम्मत के बिल में।',
  'Fibreglass parts: the repair bill, {0} if there are none.':
    'फ़ाइबरग्लास के पुर्ज़े: मरम्मत के बिल में, न हों तो {0}।',
  'Metal and other parts: the repair bill.': 'धातु और बाकी पुर्ज़े: मरम्मत के बिल में।',
  'Painting: the repair bill.': 'पेंट का काम: मरम्मत के बिल में।',
  'The age of the vehicle on the day of the loss: the registration certificate.':
    'नुकसान के दिन गाड़ी की उम्र: पंजीकरण प्रमाणपत्र में।',
  'whether your policy has this table: it is that of private car policies.':
    'आपकी पॉलिसी में यही तालिका है या नहीं: यह निजी कार की पॉलिसियों की तालिका है।',
  'Zero depreciation cover pays for new parts without taking off for age.':
    'ज़ीरो डेप कवर में नए पुर्ज़ों का पैसा घिसाई काटे बिना मिलता है।',
  'My policy has zero depreciation cover, so nothing is taken off for age.':
    'मेरी पॉलिसी में ज़ीरो डेप कवर है, इसलिए घिसाई का कुछ नहीं कटता।',
  'the limits of your cover: insurers end it at a certain age and after some claims, and a wording may leave out some parts.':
    'आपके कवर की सीमाएँ: कंपनियाँ इसे गाड़ी की एक उम्र पर और कुछ दावों के बाद बंद कर देती हैं, और पॉलिसी में कुछ पुर्ज़े बाहर हो सकते हैं।',
  'Glass: {0}. Labour, and a part that was repaired and not replaced: nothing, because the table names replaced parts only.':
    'काँच: {0}। मज़दूरी, और जो पुर्ज़ा बदला नहीं गया, केवल ठीक हुआ: कुछ नहीं, क्योंकि तालिका में केवल बदले गए पुर्ज़े हैं।',
  'By the table: no part with depreciation. Together {0}.':
    'तालिका के हिसाब से: घिसाई वाला कोई पुर्ज़ा नहीं। कुल {0}।',
  'By the table: plastic and rubber {0} of {1}, {2}. Together {3}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}। कुल {3}।',
  'By the table: fibreglass {0} of {1}, {2}. Together {3}.':
    'तालिका के हिसाब से: फ़ाइबरग्लास: {1} में से {0}, यानी {2}। कुल {3}।',
  'By the table: metal and other parts {0} of {1}, {2}. Together {3}.':
    'तालिका के हिसाब से: धातु और बाकी पुर्ज़े: {1} में से {0}, यानी {2}। कुल {3}।',
  'By the table: material of the painting {0}, {1}. Together {2}.':
    'तालिका के हिसाब से: पेंट की सामग्री: {0}, यानी {1}। कुल {2}।',
  'By the table: plastic and rubber {0} of {1}, {2}; fibreglass {3} of {4}, {5}. Together {6}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; फ़ाइबरग्लास: {4} में से {3}, यानी {5}। कुल {6}।',
  'By the table: plastic and rubber {0} of {1}, {2}; metal and other parts {3} of {4}, {5}. Together {6}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; धातु और बाकी पुर्ज़े: {4} में से {3}, यानी {5}। कुल {6}।',
  'By the table: plastic and rubber {0} of {1}, {2}; material of the painting {3}, {4}. Together {5}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; पेंट की सामग्री: {3}, यानी {4}। कुल {5}।',
  'By the table: fibreglass {0} of {1}, {2}; metal and other parts {3} of {4}, {5}. Together {6}.':
    'तालिका के हिसाब से: फ़ाइबरग्लास: {1} में से {0}, यानी {2}; धातु और बाकी पुर्ज़े: {4} में से {3}, यानी {5}। कुल {6}।',
  'By the table: fibreglass {0} of {1}, {2}; material of the painting {3}, {4}. Together {5}.':
    'तालिका के हिसाब से: फ़ाइबरग्लास: {1} में से {0}, यानी {2}; पेंट की सामग्री: {3}, यानी {4}। कुल {5}।',
  'By the table: metal and other parts {0} of {1}, {2}; material of the painting {3}, {4}. Together {5}.':
    'तालिका के हिसाब से: धातु और बाकी पुर्ज़े: {1} में से {0}, यानी {2}; पेंट की सामग्री: {3}, यानी {4}। कुल {5}।',
  'By the table: plastic and rubber {0} of {1}, {2}; fibreglass {3} of {4}, {5}; metal and other parts {6} of {7}, {8}. Together {9}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; फ़ाइबरग्लास: {4} में से {3}, यानी {5}; धातु और बाकी पुर्ज़े: {7} में से {6}, यानी {8}। कुल {9}।',
  'By the table: plastic and rubber {0} of {1}, {2}; fibreglass {3} of {4}, {5}; material of the painting {6}, {7}. Together {8}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; फ़ाइबरग्लास: {4} में से {3}, यानी {5}; पेंट की सामग्री: {6}, यानी {7}। कुल {8}।',
  'By the table: plastic and rubber {0} of {1}, {2}; metal and other parts {3} of {4}, {5}; material of the painting {6}, {7}. Together {8}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; धातु और बाकी पुर्ज़े: {4} में से {3}, यानी {5}; पेंट की सामग्री: {6}, यानी {7}। कुल {8}।',
  'By the table: fibreglass {0} of {1}, {2}; metal and other parts {3} of {4}, {5}; material of the painting {6}, {7}. Together {8}.':
    'तालिका के हिसाब से: फ़ाइबरग्लास: {1} में से {0}, यानी {2}; धातु और बाकी पुर्ज़े: {4} में से {3}, यानी {5}; पेंट की सामग्री: {6}, यानी {7}। कुल {8}।',
  'By the table: plastic and rubber {0} of {1}, {2}; fibreglass {3} of {4}, {5}; metal and other parts {6} of {7}, {8}; material of the painting {9}, {10}. Together {11}.':
    'तालिका के हिसाब से: प्लास्टिक और रबर: {1} में से {0}, यानी {2}; फ़ाइबरग्लास: {4} में से {3}, यानी {5}; धातु और बाकी पुर्ज़े: {7} में से {6}, यानी {8}; पेंट की सामग्री: {9}, यानी {10}। कुल {11}।',
  'Only the two sums in your schedule may be taken off.': 'केवल अनुसूची में लिखी दो रकमें कट सकती हैं।',
  'The compulsory deductible: your policy schedule.': 'अनिवार्य डिडक्टिबल: पॉलिसी की अनुसूची में।',
  'The voluntary deductible: your policy schedule, {0} if you chose none.':
    'अपनी मर्ज़ी का डिडक्टिबल: पॉलिसी की अनुसूची में, न चुना हो तो {0}।',
  'whether one event or two were claimed: the excess is taken off for each claim.':
    'दावा एक घटना का है या दो का: डिडक्टिबल हर दावे पर कटता है।',
  'Compulsory {0} and voluntary {1}: {2}.': 'अनिवार्य {0} और अपनी मर्ज़ी का {1}: कुल {2}।',
  'The schedule has these deductibles. Compulsory {0} and voluntary {1}: {2}.':
    'अनुसूची में ये डिडक्टिबल हैं। अनिवार्य {0} और अपनी मर्ज़ी का {1}: कुल {2}।',
  'An owner who keeps the wreck after a total loss (a repair above {0} of the IDV) is paid the IDV less the value of the wreck, by competitive quotes, the owner’s own included.':
    'पूरे नुकसान में (मरम्मत IDV के {0} से ऊपर हो) जो मालिक मलबा अपने पास रखे, उसे IDV में से मलबे की कीमत घटाकर पैसा मिलता है। कीमत कई ख़रीदारों से मँगाए भावों (कोटेशन) से तय होती है, जिनमें मालिक का लाया भाव भी है।',
  'Who took the wreck or the old parts: the delivery note of the garage.':
    'मलबा या पुराने पुर्ज़े किसने लिए: गैरेज का डिलीवरी नोट।',
  'what the wreck is worth, and whether you agreed to a sum.':
    'मलबे की कीमत कितनी है, और क्या आपने कोई रकम मानी थी।',
  'You took the wreck, so its value may not be deducted from what is paid to me.':
    'मलबा आपने लिया है, इसलिए उसकी कीमत मेरे भुगतान से नहीं कट सकती।',
  'The insurer took the wreck, so its value is not yours to bear.':
    'मलबा कंपनी ने लिया है, इसलिए उसकी कीमत का बोझ आप पर नहीं है।',
  'The quotes for the wreck: ask the insurer for all of them, and get one of your own in writing.':
    'मलबे के भाव (कोटेशन): कंपनी से सारे माँगें, और एक अपना भी लिखित में लें।',
  'The highest quote in writing for the wreck is {0} (IRDAI Master Circular on General Insurance Business, {1}).':
    'मलबे का सबसे ऊँचा लिखित भाव (कोटेशन) {0} है (IRDAI Master Circular on General Insurance Business, {1})।',
  'The highest quote in writing is {0}.': 'सबसे ऊँचा लिखित भाव (कोटेशन) {0} है।',
  'You do not have the old parts, so ask which term lets the insurer deduct their value.':
    'पुराने पुर्ज़े आपके पास नहीं हैं, इसलिए पूछें कि किस शर्त से कंपनी उनकी कीमत काट सकती है।',
  'You have the old parts: the insurer may count their scrap value. You may offer to hand them over.':
    'पुराने पुर्ज़े आपके पास हैं: कंपनी उनकी कबाड़ की कीमत गिन सकती है। चाहें तो पुर्ज़े सौंपने का प्रस्ताव दें।',
  'How the value was found: ask for the survey report and the quotes.':
    'कीमत कैसे निकाली: सर्वे रिपोर्ट और भाव (कोटेशन) माँगें।',
  'salvage of single parts: we read no rule on it.':
    'अलग-अलग पुर्ज़ों के कबाड़ की कीमत: इस पर हमने कोई नियम नहीं पढ़ा।',
  'An ordinary policy does not pay what is used up in the repair, unless an add-on does.':
    'मरम्मत में ख़त्म होने वाली चीज़ों का पैसा साधारण पॉलिसी नहीं देती, जब तक कोई ऐड-ऑन न दे।',
  'what your wording calls a consumable.': 'आपकी पॉलिसी किसे इस्तेमाल में ख़त्म होने वाली चीज़ कहती है।',
  'My policy has an add-on that pays consumables.':
    'मेरी पॉलिसी में ऐसा ऐड-ऑन है जो इस्तेमाल में ख़त्म होने वाली चीज़ों का पैसा देता है।',
  'Your add-on pays oil, coolant, nuts, bolts and the like.':
    'आपका ऐड-ऑन तेल, कूलेंट, नट, बोल्ट और ऐसी चीज़ों का पैसा देता है।',
  'Ask for the rate that they allow, and where it is from.':
    'पूछें कि कंपनी कौन-सी दर मानती है, और वह कहाँ से आई।',
  'what labour costs at other garages near you.': 'आपके पास के दूसरे गैरेज मज़दूरी का कितना लेते हैं।',
  'Ask which term leaves out the tax, and whether they paid it to the garage.':
    'पूछें कि किस शर्त से टैक्स बाहर है, और क्या कंपनी ने वह गैरेज को दिया।',
  'GST in a repair bill: we read no rule on it.': 'मरम्मत के बिल का GST: इस पर हमने कोई नियम नहीं पढ़ा।',
  'The table of depreciation names parts and no labour.': 'घिसाई की तालिका में पुर्ज़े हैं, मज़दूरी नहीं।',
  'The table of depreciation names parts, and the material of a painting. It names no labour.':
    'घिसाई की तालिका में पुर्ज़े और पेंट की सामग्री है। मज़दूरी उसमें नहीं है।',
  'whether your own wording has another table.': 'आपकी पॉलिसी में कोई दूसरी तालिका है या नहीं।',
  'It deducted {0}.': 'उसने {0} काटे।',
  'It deducted {0}. By my count {1} of that is due.':
    'उसने {0} काटे। मेरी गिनती से उसमें से {1} मिलने चाहिए।',
} as const satisfies Catalogue;
