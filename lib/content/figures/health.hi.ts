import type { Catalogue } from '../../languages/create-translator.ts';

export const healthFigureHindi = {
  'Moratorium: continuous cover after which non-disclosure, except established fraud, cannot be held against you:':
    'मोरेटोरियम अवधि: बिना रुकावट इतने कवर के बाद बात न बताना आपके ख़िलाफ़ नहीं गिना जा सकता, साबित धोखाधड़ी को छोड़कर:',
  'GST on the premium of an individual or family health policy:':
    'अकेले व्यक्ति या परिवार की स्वास्थ्य पॉलिसी के प्रीमियम पर GST:',
  'Sources: {0} IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {1}; {2} IRDAI circular IRDAI/HLT/REG/CIR/193/07/2020, {3}, Annexure I; {4} Niva Bupa, wording of the standard policy Arogya Sanjeevani for 2026-27, UIN NBHHLIP27056V042627.':
    'स्रोत: {0} उसी अनुपात में कटौती पर IRDAI के मानदंड, IRDAI/HLT/REG/CIR/151/06/2020, {1}; {2} IRDAI का परिपत्र IRDAI/HLT/REG/CIR/193/07/2020, {3}, अनुलग्नक I; {4} Niva Bupa, मानक पॉलिसी आरोग्य संजीवनी की 2026-27 की शर्तें, UIN NBHHLIP27056V042627।',
  'Sources: {0} IRDAI (Insurance Products) Regulations, {1}; {2} Niva Bupa, wording of the standard policy Arogya Sanjeevani for 2026-27, UIN NBHHLIP27056V042627; {3} IRDAI Master Circular on Health Insurance Business, {4}; {5} IRDAI Master Circular on Protection of Policyholders’ Interests, {6}; {7} Customary policy wordings, not a rule of law: your own policy decides.':
    'स्रोत: {0} IRDAI (Insurance Products) Regulations, {1}; {2} Niva Bupa, मानक पॉलिसी आरोग्य संजीवनी की 2026-27 की शर्तें, UIN NBHHLIP27056V042627; {3} IRDAI Master Circular on Health Insurance Business, {4}; {5} IRDAI Master Circular on Protection of Policyholders’ Interests, {6}; {7} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है।',
  'Sources: {0} IRDAI (Insurance Products) Regulations, {1}; {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} IRDAI, frequently asked questions on Arogya Sanjeevani; {5} Niva Bupa, wording of the standard policy Arogya Sanjeevani for 2026-27, UIN NBHHLIP27056V042627; {6} Ministry of Health on Ayushman Vay Vandana, as reported by The Statesman, {7}.':
    'स्रोत: {0} IRDAI (Insurance Products) Regulations, {1}; {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} IRDAI, आरोग्य संजीवनी पर अक्सर पूछे जाने वाले सवाल; {5} Niva Bupa, मानक पॉलिसी आरोग्य संजीवनी की 2026-27 की शर्तें, UIN NBHHLIP27056V042627; {6} आयुष्मान वय वंदना पर स्वास्थ्य मंत्रालय, The Statesman की ख़बर के मुताबिक, {7}।',
  'A Claims Review Committee': 'दावा समीक्षा समिति (Claims Review Committee)',
  'Act of {0}, and before it Act of {1}: section {2} (formerly 80D)':
    '{0} का अधिनियम, और उससे पहले {1} का अधिनियम: धारा {2} (पहले 80D)',
  'Age from which the rule on senior citizens’ premiums applies':
    'वह आयु, जिससे वरिष्ठ नागरिकों के प्रीमियम का नियम लागू होता है',
  'Age limit on the health products insurers must have on offer':
    'जो स्वास्थ्य प्लान कंपनियों को देने ही हैं, उनमें आयु की सीमा',
  'Amount of which the standard policy takes its co-pay':
    'वह रकम, जिस पर मानक पॉलिसी में को-पे लगता है',
  'Cataract limit of the standard policy, per eye and year, whichever is less':
    'मानक पॉलिसी में मोतियाबिंद की सीमा, हर आँख और साल के लिए, जो कम हो',
  'Charges that the norms of {0} keep out of a cut because of a dearer room':
    'वे ख़र्च, जिन्हें {0} के नियम महँगे कमरे की कटौती से बाहर रखते हैं',
  'Charges the standard policy cuts in proportion when the room is above its limit':
    'वे ख़र्च, जिनमें कमरा सीमा से ऊपर होने पर मानक पॉलिसी उसी अनुपात में कटौती करती है',
  'Claims under two or more health policies': 'दो या ज़्यादा स्वास्थ्य पॉलिसियों में दावे',
  'Co-pay of the standard policy, every claim, every age': 'मानक पॉलिसी में को-पे, हर दावे पर, हर आयु में',
  'Code of the waiting period for listed diseases in policy wordings':
    'पॉलिसी की शर्तों में सूची की बीमारियों की प्रतीक्षा अवधि का कोड',
  'Code of the waiting period for pre-existing diseases in policy wordings':
    'पॉलिसी की शर्तों में पहले से मौजूद बीमारी की प्रतीक्षा अवधि का कोड',
  'Cumulative bonus of the standard policy': 'मानक पॉलिसी का नो-क्लेम बोनस',
  'Date from which individual and family policies carry no GST':
    'वह तारीख़, जिससे व्यक्तिगत और परिवार की पॉलिसियों पर GST नहीं है',
  'Date from which insurers must have health products for all ages':
    'वह तारीख़, जिससे कंपनियों के पास हर आयु के लिए स्वास्थ्य प्लान होना चाहिए',
  'Date of IRDAI’s order on senior citizens’ premiums':
    'वरिष्ठ नागरिकों के प्रीमियम पर IRDAI के आदेश की तारीख़',
  'Days after discharge whose bills the standard policy pays':
    'छुट्टी के बाद के वे दिन, जिनके बिल मानक पॉलिसी चुकाती है',
  'Days before admission whose bills the standard policy pays':
    'भर्ती से पहले के वे दिन, जिनके बिल मानक पॉलिसी चुकाती है',
  'Deduction for health premiums in the new regime, which applies unless you choose the old one':
    'नई व्यवस्था में स्वास्थ्य बीमे के प्रीमियम पर टैक्स छूट; आप पुरानी व्यवस्था न चुनें, तो नई ही लागू होती है',
  'Deduction for health premiums of yourself, spouse and dependent children, old regime, each tax year':
    'अपने, पति या पत्नी और आश्रित बच्चों के स्वास्थ्य बीमे के प्रीमियम पर टैक्स छूट, पुरानी व्यवस्था, हर टैक्स वर्ष',
  'Each of these limits where the insured person is a resident of {0} or more':
    'इनमें से हर सीमा, जहाँ बीमे वाला व्यक्ति {0} या ज़्यादा आयु का भारत का निवासी हो',
  'Entry age of adults in the standard policy': 'मानक पॉलिसी शुरू करने की आयु, वयस्क',
  'Entry age of dependent children in the standard policy': 'मानक पॉलिसी शुरू करने की आयु, आश्रित बच्चे',
  'Every general and health insurer': 'हर सामान्य और स्वास्थ्य बीमा कंपनी',
  'Free-look period of a new health policy of one year or more':
    'एक साल या ज़्यादा की नई स्वास्थ्य पॉलिसी की फ़्री लुक अवधि',
  'Further deduction for health premiums of your parents, old regime, each tax year':
    'माता-पिता के स्वास्थ्य बीमे के प्रीमियम पर अलग से टैक्स छूट, पुरानी व्यवस्था, हर टैक्स वर्ष',
  'GST on an individual life insurance premium, since {0}':
    '{0} से व्यक्तिगत जीवन बीमे के प्रीमियम पर GST',
  'GST on the premium of an individual or family health policy':
    'व्यक्तिगत या परिवार की स्वास्थ्य पॉलिसी के प्रीमियम पर GST',
  'Grace period of a health policy paid monthly':
    'हर महीने भरी जाने वाली स्वास्थ्य पॉलिसी का ग्रेस पीरियड',
  'Grace period of a health policy paid yearly, half-yearly or quarterly':
    'सालाना, छमाही या तिमाही भरी जाने वाली स्वास्थ्य पॉलिसी का ग्रेस पीरियड',
  'Ground on which a proposal for that product may not be refused':
    'वह आधार, जिस पर उस प्लान का प्रस्ताव नामंज़ूर नहीं किया जा सकता',
  'Health premium paid at once for several years, section {0}, old regime':
    'कई साल का एक साथ भरा स्वास्थ्य बीमे का प्रीमियम, धारा {0}, पुरानी व्यवस्था',
  'Incurred claims ratio of health insurance, whole industry, 2024-25':
    'स्वास्थ्य बीमे के प्रीमियम में दावों का हिस्सा, पूरा उद्योग, 2024-25',
  'Individual or family floater': 'अकेले व्यक्ति की या फ़ैमिली फ़्लोटर',
  'Interest an insurer owes on a claim paid late':
    'देर से चुकाए दावे पर बीमा कंपनी को देना होने वाला ब्याज',
  'Interest the insurer owes on a late payment': 'देर से भुगतान पर बीमा कंपनी को देना होने वाला ब्याज',
  'Items in the list of optional, usually unpaid hospital extras (List I)':
    'List I की चीज़ें: अस्पताल की वैकल्पिक चीज़ें, जिनका पैसा आम तौर पर नहीं मिलता',
  'Longest waiting period for a pre-existing disease': 'पहले से मौजूद बीमारी की सबसे लंबी प्रतीक्षा अवधि',
  'Longest waiting period for a pre-existing disease before {0}':
    '{0} से पहले, पहले से मौजूद बीमारी की सबसे लंबी प्रतीक्षा अवधि',
  'Medical bills of a parent who is a senior citizen without health insurance, old regime, section {0}':
    'स्वास्थ्य बीमे के बिना वरिष्ठ नागरिक माता या पिता के इलाज के बिल, पुरानी व्यवस्था, धारा {0}',
  'Medicines, consumables, implants, devices, tests, ICU':
    'दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU',
  Moratorium: 'मोरेटोरियम अवधि',
  'Moratorium: {0} years, and no waiting period':
    'मोरेटोरियम अवधि: {0} साल, और कोई प्रतीक्षा अवधि नहीं',
  'More cover or a lower premium': 'ज़्यादा कवर या कम प्रीमियम',
  'Most by which an insurer may raise a senior citizen’s premium in a year without consulting IRDAI first':
    'पहले IRDAI से सलाह लिए बिना कंपनी वरिष्ठ नागरिक का प्रीमियम साल में ज़्यादा से ज़्यादा कितना बढ़ा सकती है',
  'No upper limit': 'कोई ऊपरी सीमा नहीं',
  'Time for the refund after a free-look request':
    'फ़्री लुक में पॉलिसी लौटाने के अनुरोध के बाद पैसे लौटाने का समय',
  'Time for the insurer to pay a free-look refund': 'फ़्री लुक के पैसे लौटाने के लिए बीमा कंपनी का समय',
  'Notice you give to cancel a health policy midway':
    'स्वास्थ्य पॉलिसी बीच में रद्द कराने के लिए आपकी सूचना का समय',
  'Over {0} year, up to {1} years': '{0} साल से ज़्यादा, {1} साल तक',
  'Past claims are no ground to refuse': 'पुराने दावे मना करने का आधार नहीं हैं',
  'Payment of a health premium that does not count, section {0}({1}); a check-up may be paid so':
    'स्वास्थ्य बीमे के प्रीमियम का वह भुगतान, जो नहीं गिना जाता, धारा {0}({1}); सेहत की जाँच का भुगतान ऐसे हो सकता है',
  'Preventive health check-ups of family and parents, within the limits of section {0}, old regime':
    'परिवार और माता-पिता की एहतियाती जाँच, धारा {0} की सीमाओं के अंदर, पुरानी व्यवस्था',
  'Reward for a claim-free year, where the plan has one': 'बिना दावे के साल का इनाम, जहाँ प्लान में हो',
  'Room rent limit of the standard policy': 'मानक पॉलिसी में कमरे के किराए की सीमा',
  'Room, nursing, doctors, operation theatre': 'कमरा, नर्सिंग, डॉक्टर, ऑपरेशन थिएटर',
  'Section for the deduction of health premiums': 'स्वास्थ्य बीमे के प्रीमियम पर टैक्स छूट की धारा',
  'Sum insured of the standard policy, in steps of {0}': 'मानक पॉलिसी की बीमा राशि, {0} के अंतर से',
  'Term of the standard policy': 'मानक पॉलिसी की अवधि',
  'The disability or illness itself': 'दिव्यांगता या बीमारी अपने आप में',
  'The specific term of the policy': 'पॉलिसी की वही ख़ास शर्त',
  'Time for the insurer to decide after the survey report':
    'सर्वे रिपोर्ट के बाद फ़ैसला करने के लिए कंपनी का समय',
  'Time for the insurer to give final approval at discharge':
    'अस्पताल से छुट्टी पर अंतिम मंज़ूरी देने के लिए कंपनी का समय',
  'Time for the survey report': 'सर्वे रिपोर्ट का समय',
  'Time to allot a surveyor after the loss is reported': 'नुकसान की सूचना के बाद सर्वेयर तय करने का समय',
  'Time to settle a death claim that is investigated': 'जिस मृत्यु के दावे की जाँच हो, उसके निपटारे का समय',
  'Time to settle a death claim that needs no investigation':
    'जिस मृत्यु के दावे में जाँच ज़रूरी न हो, उसके निपटारे का समय',
  'Time to settle a health claim that was not cashless':
    'जो स्वास्थ्य दावा कैशलेस नहीं था, उसके निपटारे का समय',
  'Up to the old sum insured and bonus': 'पुरानी बीमा राशि और बोनस तक',
  'Waiting period for a pre-existing disease in the standard policy':
    'मानक पॉलिसी में पहले से मौजूद बीमारी की प्रतीक्षा अवधि',
  'Waiting periods for the two lists of diseases in the standard policy':
    'मानक पॉलिसी में बीमारियों की दो सूचियों की प्रतीक्षा अवधि',
  'Waiting time that moves with you to a new insurer':
    'प्रतीक्षा का वह समय, जो आपके साथ नई बीमा कंपनी में जाता है',
  'What a health insurer names when it rejects a claim or a part of it':
    'दावा या उसका हिस्सा नामंज़ूर करते समय स्वास्थ्य बीमा कंपनी को क्या बताना होता है',
  'What a member who moves from a group policy to one of the same insurer keeps':
    'समूह पॉलिसी से उसी बीमा कंपनी की दूसरी पॉलिसी में जाने वाले सदस्य का क्या बना रहता है',
  'Who can share one sum insured in the standard policy':
    'मानक पॉलिसी में एक ही बीमा राशि किन लोगों में साझा हो सकती है',
  'Who must agree before a health claim is rejected':
    'स्वास्थ्य दावा नामंज़ूर होने से पहले किसकी सहमति ज़रूरी है',
  'Who must offer a health product for people with a disability, HIV or a mental illness':
    'दिव्यांगता, HIV या मानसिक बीमारी वाले लोगों के लिए स्वास्थ्य प्लान किसे देना ही है',
  'You choose which pays first': 'पहले कौन सी चुकाए, यह आपको चुनना है',
  'bank rate plus {0} percentage points': 'बैंक दर से {0} प्रतिशत अंक ऊपर',
  cash: 'नकद',
  'continuous cover after which non-disclosure, except established fraud, cannot be held against you: {0} months':
    'लगातार कवर का वह समय, जिसके बाद बात न बताना आपके ख़िलाफ़ नहीं गिना जा सकता, साबित धोखाधड़ी को छोड़कर: {0} महीने',
  'spread over the tax years of the cover': 'कवर के टैक्स वर्षों में बाँटा हुआ',
  'the claim amount that is admissible and payable': 'दावे की वह रकम, जो मानी गई और चुकाने लायक है',
  'waiting periods served': 'बीत चुकी प्रतीक्षा अवधि',
  '{0} a claim-free year, up to {1}': 'बिना दावे के हर साल {0}, ज़्यादा से ज़्यादा {1}',
  '{0} items': '{0} चीज़ें',
  '{0} months': '{0} महीने',
  '{0} months to {1} years': '{0} महीने से {1} साल',
  '{0} of the sum insured or {1}': 'बीमा राशि का {0} या {1}',
  '{0} of the sum insured or {1}, the less': 'बीमा राशि का {0} या {1}, जो कम हो',
  '{0} of the sum insured, at most {1} a day': 'बीमा राशि का {0}, रोज़ के ज़्यादा से ज़्यादा {1}',
  '{0} or {1} months': '{0} या {1} महीने',
  '{0} year, renewable for life': '{0} साल, आजीवन रिन्यू होने वाली',
} as const satisfies Catalogue;
