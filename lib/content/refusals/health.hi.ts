import type { Catalogue } from '../../languages/create-translator.ts';

export const healthRefusalHindi = {
  'Waiting period for a listed disease or operation (Excl02)':
    'सूची की बीमारी या ऑपरेशन की प्रतीक्षा अवधि (Excl02)',
  'Illness in the first days of the policy (Excl03)': 'पॉलिसी के पहले दिनों में हुई बीमारी (Excl03)',
  'Non-disclosure or misrepresentation of a material fact': 'कोई ज़रूरी बात न बताना या ग़लत बताना',
  'History not declared when the policy was ported': 'पॉलिसी पोर्ट कराते समय पुरानी बीमारी नहीं बताई',
  'and months': 'और महीने',
  'Hospital stay not medically necessary': 'अस्पताल में रहना इलाज के लिए ज़रूरी नहीं था',
  'Admission for investigation or evaluation only (Excl04)': 'केवल जाँच या परख के लिए भर्ती (Excl04)',
  'Stay too short, or outpatient (OPD) treatment': 'बहुत कम समय की भर्ती, या ओपीडी (OPD) इलाज',
  'Rest cure, rehabilitation or respite care (Excl05)': 'आराम, पुनर्वास या देखभाल के लिए भर्ती (Excl05)',
  'Surgery against obesity (Excl06)': 'मोटापे का ऑपरेशन (Excl06)',
  'Change-of-gender treatment (Excl07)': 'लिंग परिवर्तन का इलाज (Excl07)',
  'Cosmetic or plastic surgery (Excl08)': 'सुंदरता के लिए या प्लास्टिक सर्जरी (Excl08)',
  'Hazardous or adventure sports (Excl09)': 'ख़तरनाक या रोमांचक खेल (Excl09)',
  'Breach of law with criminal intent (Excl10)': 'आपराधिक इरादे से कानून तोड़ना (Excl10)',
  'Alcohol, drugs or addiction (Excl12)': 'शराब, नशा या लत (Excl12)',
  'Spa, nature cure or supplements (Excl13, Excl14)':
    'स्पा, प्राकृतिक चिकित्सा या सप्लीमेंट (Excl13, Excl14)',
  'Correction of eyesight, refractive error (Excl15)': 'चश्मे का नंबर हटाने का इलाज (Excl15)',
  'Modern or unproven treatment (Excl16)': 'आधुनिक, बिना प्रमाण का या प्रयोग वाला इलाज (Excl16)',
  'Sterility or infertility treatment (Excl17)': 'बाँझपन या संतान न होने का इलाज (Excl17)',
  'Maternity expenses (Excl18)': 'प्रसव और मातृत्व का ख़र्च (Excl18)',
  'Congenital disease, present from birth': 'जन्म से मौजूद बीमारी',
  'Mental or psychiatric illness': 'मानसिक बीमारी',
  'Excluded or blacklisted hospital or doctor (Excl11)':
    'अस्पताल या डॉक्टर जिनके दावे कंपनी नहीं लेती (Excl11)',
  'Hospital outside the network': 'नेटवर्क से बाहर का अस्पताल',
  'Not a hospital by the policy’s definition': 'पॉलिसी की परिभाषा में अस्पताल नहीं',
  'Room rent limit, proportionate deduction': 'कमरे के किराए की सीमा, उसी अनुपात में कटौती',
  'Sub-limit, capping or package rate': 'सब-लिमिट, ऊपरी सीमा या पैकेज की दर',
  'Sum insured used up': 'बीमा राशि ख़त्म हो चुकी',
  'Reasonable and customary charges (R&C)': 'उचित और प्रचलित ख़र्च (R&C)',
  'Non-medical items, not payable (List I to IV)':
    'इलाज से अलग चीज़ें, जिनका पैसा नहीं मिलता (List I से IV)',
  'Co-payment or deductible': 'को-पे या डिडक्टिबल',
  'Policy lapsed or not renewed in time': 'पॉलिसी लैप्स हुई या समय पर रिन्यू नहीं हुई',
  'Another policy has to pay (contribution)': 'दूसरी पॉलिसी को पैसे देने हैं (हिस्सा बाँटना)',
  'The insurer says you were already ill. What counts: your first policy and doctors’ papers.':
    'बीमा कंपनी कहती है कि बीमारी पहले से थी। फ़ैसला इस पर टिकता है: पहली पॉलिसी और डॉक्टरों के काग़ज़।',
  'The insurer says you were already ill.': 'बीमा कंपनी कहती है कि बीमारी पहले से थी।',
  'The insurer says that the illness was there before the policy began, and that its waiting period is not over.':
    'बीमा कंपनी कहती है कि बीमारी पॉलिसी शुरू होने से पहले की है, और उसकी प्रतीक्षा अवधि पूरी नहीं हुई।',
  'Longest wait for a pre-existing disease': 'पहले से मौजूद बीमारी की सबसे लंबी प्रतीक्षा अवधि',
  'Your policy may have a shorter one. Its schedule says so.':
    'आपकी पॉलिसी में यह कम हो सकती है। उसकी अनुसूची में लिखा है।',
  'What counts as pre-existing': 'पहले से मौजूद बीमारी किसे मानते हैं',
  'A doctor diagnosed or treated it, or advised on it, in this time before the first policy. An illness that grew unnoticed does not count.':
    'पहली पॉलिसी से पहले के इस समय में डॉक्टर ने बीमारी पहचानी हो, उसका इलाज किया हो या उस पर सलाह दी हो। जो बीमारी बिना पता चले बढ़ी, वह नहीं गिनी जाती।',
  'Months with an earlier insurer': 'पिछली बीमा कंपनी के साथ बीते महीने',
  'They count if you ported without a break. A sum insured that was added later has its own wait.':
    'बिना रुकावट के पोर्ट कराया हो, तो ये गिने जाते हैं। बाद में बढ़ी बीमा राशि की प्रतीक्षा अवधि अलग होती है।',
  'Policies from before the new rules': 'नए नियमों से पहले की पॉलिसियाँ',
  'A claim that arose before {0}, or before the renewal that followed, falls under an older rule: a longer period, or none. This page does not count those.':
    '{0} से पहले, या उसके बाद के नवीनीकरण से पहले हुए दावे पर पुराना नियम लगता है: समय ज़्यादा लंबा, या कोई नहीं। यह पेज उसे नहीं गिनता।',
  'The {0} months of today hold from {1} for a policy that began on {2}: its first renewal under the new rules. Your claim arose before, on {3}, under an older rule: a longer period, or none. That one is not counted here: read it in the policy of that year.':
    'आज के {0} महीने {2} को शुरू हुई पॉलिसी पर {1} से लागू हैं: नए नियमों में उसका पहला नवीनीकरण। दावे वाली भर्ती उससे पहले, {3} को हुई, पुराने नियम में: समय ज़्यादा लंबा, या कोई नहीं। वह यहाँ नहीं गिना गया: उस साल की पॉलिसी में पढ़ें।',
  'If your policy of that time ran for two or three years, the shorter period reached it only at its renewal: look at its dates.':
    'अगर उस समय की पॉलिसी दो या तीन साल की थी, तो कम वाला समय उसके नवीनीकरण पर ही लागू हुआ: उसकी तारीख़ें देखें।',
  'The longest wait, {0} months from {1}, runs to {2}. Your claim arose on {3}, within it. Read the wait of your own policy: it may be shorter. Count from the first day of your first policy, through every port.':
    'सबसे लंबी प्रतीक्षा अवधि, {1} से {0} महीने, {2} तक चलती है। दावे वाली भर्ती {3} को हुई, यानी उसके अंदर। अपनी पॉलिसी की प्रतीक्षा अवधि पढ़ें: वह कम हो सकती है। गिनती पहली पॉलिसी के पहले दिन से करें, हर पोर्ट को जोड़कर।',
  'A wait may last {0} months at the most. Counted from {1} it ended on {2}, and your claim arose later, on {3}. As a wait this reason is over for an illness that you declared, up to the sum insured of that time. If the letter says that you hid the illness, that is another reason: non-disclosure.':
    'प्रतीक्षा अवधि ज़्यादा से ज़्यादा {0} महीने की हो सकती है। {1} से गिनें, तो वह {2} को पूरी हुई, और दावे वाली भर्ती उसके बाद, {3} को हुई। जिस बीमारी की बात आपने कंपनी को बता दी थी, उसके लिए प्रतीक्षा अवधि का यह कारण अब ख़त्म है, उस समय की बीमा राशि तक। चिट्ठी कहे कि बीमारी छिपाई गई, तो वह दूसरा कारण है: बात न बताना।',
  'A wait may last {0} months at the most. Counted from {1} it ended on {2}, and your claim arose later, on {3}. As a wait this reason is over for an illness that you declared, up to the sum insured of that time. If the letter says that you hid the illness, that is another reason: non-disclosure. If your policy of that time ran for two or three years, the shorter period reached it only at its renewal: look at its dates.':
    'प्रतीक्षा अवधि ज़्यादा से ज़्यादा {0} महीने की हो सकती है। {1} से गिनें, तो वह {2} को पूरी हुई, और दावे वाली भर्ती उसके बाद, {3} को हुई। जिस बीमारी की बात आपने कंपनी को बता दी थी, उसके लिए प्रतीक्षा अवधि का यह कारण अब ख़त्म है, उस समय की बीमा राशि तक। चिट्ठी कहे कि बीमारी छिपाई गई, तो वह दूसरा कारण है: बात न बताना। अगर उस समय की पॉलिसी दो या तीन साल की थी, तो कम वाला समय उसके नवीनीकरण पर ही लागू हुआ: उसकी तारीख़ें देखें।',
  'whether a doctor diagnosed or treated this illness before the first policy, and whether it is the illness of this claim.':
    'क्या पहली पॉलिसी से पहले किसी डॉक्टर ने यह बीमारी पहचानी या उसका इलाज किया, और क्या इस दावे की बीमारी वही है।',
  'Policy schedules of every year without a break, also of an earlier insurer':
    'बिना रुकावट के हर साल की पॉलिसी की अनुसूची, पिछली बीमा कंपनी की भी',
  'The first day of your first policy, from which the months are counted':
    'पहली पॉलिसी का पहला दिन, जिससे महीने गिने जाते हैं',
  'First prescription or test report with its date': 'पहला पर्चा या जाँच रिपोर्ट, तारीख़ के साथ',
  'When the illness was first found': 'बीमारी पहली बार कब पता चली',
  'Note of the treating doctor on the onset of the illness':
    'इलाज करने वाले डॉक्टर का नोट कि बीमारी कब शुरू हुई',
  'That “history of …” in the hospital’s papers is wrong, or means a later time':
    'कि अस्पताल के काग़ज़ों में “history of …” ग़लत है, या बाद के समय की बात है',
  'You rely on a pre-existing disease. My cover began on {0}, and the law allows a wait of {1} months at the most (IRDAI (Insurance Products) Regulations, {2}). The wait ended on {3}; my claim arose on {4}. Please decide the claim without it.':
    'आपने पहले से मौजूद बीमारी को आधार बनाया है। कवर {0} को शुरू हुआ, और कानून ज़्यादा से ज़्यादा {1} महीने की प्रतीक्षा अवधि देता है (IRDAI (Insurance Products) Regulations, {2})। प्रतीक्षा अवधि {3} को पूरी हुई; दावे वाली भर्ती {4} को हुई। इस कारण को छोड़कर दावे पर फ़ैसला करें।',
  'My cover began on {0}; my claim arose on {1}. Please check whether the wait of my policy is shorter than {2} months, the longest that the law allows, and whether you counted the time with an earlier insurer. Please state the day on which it ends by your count.':
    'कवर {0} को शुरू हुआ; दावे वाली भर्ती {1} को हुई। जाँच लें कि क्या इस पॉलिसी की प्रतीक्षा अवधि {2} महीने से कम है, जो कानून में ज़्यादा से ज़्यादा है, और क्या पिछली बीमा कंपनी के साथ बीता समय आपने गिना। बताएँ कि आपकी गिनती से वह किस दिन पूरी होती है।',
  'You rely on a pre-existing disease. Only an illness that a doctor diagnosed, or advised on or treated in the {0} months before the first policy is one (IRDAI (Insurance Products) Regulations, {1}). Please name the paper that shows it, if there is one.':
    'आपने पहले से मौजूद बीमारी को आधार बनाया है। पहले से मौजूद वही बीमारी मानी जाती है, जिसे पहली पॉलिसी से पहले के {0} महीनों में किसी डॉक्टर ने पहचाना हो, या जिस पर सलाह दी या इलाज किया हो (IRDAI (Insurance Products) Regulations, {1})। ऐसा कोई काग़ज़ हो, तो उसका नाम बताएँ।',
  'By the earlier rule a wait lasted {0} months at the most (IRDAI master circular on standardization of health insurance products, {1}): it ended on {2}, and the claim arose later, on {3}.':
    'पहले के नियम में प्रतीक्षा अवधि ज़्यादा से ज़्यादा {0} महीने की थी (IRDAI master circular on standardization of health insurance products, {1}): वह {2} को पूरी हुई, और दावे वाली भर्ती उसके बाद, {3} को हुई।',
  'Nor can it be said that the illness was not disclosed. {0} months of continuous cover were complete on {1}, before the claim of {2}; after them only established fraud can be held against it (IRDAI Master Circular on Health Insurance Business, {3}).':
    'यह भी नहीं कहा जा सकता कि बीमारी नहीं बताई गई। लगातार कवर के {0} महीने {1} को पूरे हुए, {2} के दावे से पहले; उनके बाद दावे के ख़िलाफ़ केवल साबित हुई धोखाधड़ी ही आधार हो सकती है (IRDAI Master Circular on Health Insurance Business, {3})।',
  'The moratorium, {0} months from {1}, runs to {2}. Until then the insurer may still say that the illness was hidden: that is another reason, non-disclosure.':
    'मोरेटोरियम के {0} महीने, जो {1} से शुरू हुए, {2} तक चलते हैं। तब तक बीमा कंपनी कह सकती है कि बीमारी छिपाई गई: वह दूसरा कारण है, बात न बताना।',
  'The moratorium, {0} months of cover without a break, ended on {1}; your claim arose later, on {2}. After it nothing that was not disclosed can be held against a claim, established fraud excepted.':
    'बिना रुकावट कवर के {0} महीने का मोरेटोरियम {1} को पूरा हुआ; दावे वाली भर्ती उसके बाद, {2} को हुई। उसके बाद कोई न बताई गई बात दावे के ख़िलाफ़ आधार नहीं बन सकती, साबित हुई धोखाधड़ी को छोड़कर।',
  'The premium was due on {0} and paid on {1}. Even of a monthly premium the time to pay late, {2} days, ran to {3}: there is no break. A policy paid in instalments also covers an illness in that time (IRDAI Master Circular on Health Insurance Business, {4}).':
    'प्रीमियम भरने की तारीख़ {0} थी और वह {1} को भरा गया। मासिक प्रीमियम में भी देर से भरने के {2} दिन {3} तक थे: कवर नहीं टूटा। किस्तों में भरी जाने वाली पॉलिसी उस समय की बीमारी भी कवर करती है (IRDAI Master Circular on Health Insurance Business, {4})।',
  'The premium was due on {0} and paid on {1}. If it was not paid monthly, the time to pay late, {2} days, ran to {3}: there is no break. A policy paid in instalments also covers an illness in that time (IRDAI Master Circular on Health Insurance Business, {4}).':
    'प्रीमियम भरने की तारीख़ {0} थी और वह {1} को भरा गया। अगर प्रीमियम मासिक नहीं था, तो देर से भरने के {2} दिन {3} तक थे: कवर नहीं टूटा। किस्तों में भरी जाने वाली पॉलिसी उस समय की बीमारी भी कवर करती है (IRDAI Master Circular on Health Insurance Business, {4})।',
  'You rely on a pre-existing disease. My cover began on {began}, and the claim arose on {arose}. Please state the clause, the wait of my policy and the day on which it ends by your count. Please name the paper, if there is one, that shows that a doctor diagnosed, or advised on or treated this illness in the look-back time before the first policy.':
    'आपने पहले से मौजूद बीमारी को आधार बनाया है। कवर {began} को शुरू हुआ, और दावे वाली भर्ती {arose} को हुई। पॉलिसी की शर्त, इस पॉलिसी की प्रतीक्षा अवधि और आपकी गिनती से उसके पूरे होने का दिन बताएँ। अगर कोई काग़ज़ दिखाता है कि पहली पॉलिसी से पहले के उस समय में, जो देखा जाता है, किसी डॉक्टर ने यह बीमारी पहचानी, या उस पर सलाह दी या इलाज किया, तो उसका नाम बताएँ।',
  'When the illness began, and whether it is the one of this claim: doctors’ papers decide that. A sum insured that was added later has its own wait.':
    'बीमारी कब शुरू हुई, और इस दावे की बीमारी वही है या नहीं: यह डॉक्टरों के काग़ज़ तय करते हैं। बाद में बढ़ी बीमा राशि की प्रतीक्षा अवधि अलग होती है।',
  'An earlier policy that ran on, or a cover from an employer, often without this wait.':
    'कोई पहले की पॉलिसी जो चलती रही, या नौकरी का कवर, जिसमें अक्सर यह प्रतीक्षा अवधि नहीं होती।',
  'The insurer says a wait for this illness runs. What counts: the policy’s list and your dates.':
    'बीमा कंपनी कहती है कि इस बीमारी की प्रतीक्षा अवधि चल रही है। फ़ैसला इस पर टिकता है: पॉलिसी की सूची और आपकी तारीख़ें।',
  'The insurer says a wait for this illness runs.':
    'बीमा कंपनी कहती है कि इस बीमारी की प्रतीक्षा अवधि चल रही है।',
  'The insurer says that this disease or operation is on the list of its policy, and that the wait for the list is not over.':
    'बीमा कंपनी कहती है कि यह बीमारी या ऑपरेशन उसकी पॉलिसी की सूची में है, और सूची की प्रतीक्षा अवधि पूरी नहीं हुई।',
  'Longest wait for a listed disease': 'सूची की बीमारी की सबसे लंबी प्रतीक्षा अवधि',
  'Many policies have a shorter one. If the disease is pre-existing too, the longer of the two waits counts.':
    'कई पॉलिसियों में यह कम होती है। बीमारी पहले से मौजूद भी हो, तो दोनों में से लंबी प्रतीक्षा अवधि गिनी जाती है।',
  'The longest wait, {0} months from {1}, runs to {2}. Your claim arose on {3}, within it. Your own list may have a shorter wait. An accident is excepted. Count from the first day of your first policy, through every port.':
    'सबसे लंबी प्रतीक्षा अवधि, {1} से {0} महीने, {2} तक चलती है। दावे वाली भर्ती {3} को हुई, यानी उसके अंदर। आपकी सूची में प्रतीक्षा अवधि कम हो सकती है। दुर्घटना पर यह नहीं लगती। गिनती पहली पॉलिसी के पहले दिन से करें, हर पोर्ट को जोड़कर।',
  'A wait for a listed disease may last {0} months at the most. Counted from {1} it ended on {2}, and your claim arose later, on {3}. Only a sum insured that was added later can still have a wait.':
    'सूची की बीमारी की प्रतीक्षा अवधि ज़्यादा से ज़्यादा {0} महीने की हो सकती है। {1} से गिनें, तो वह {2} को पूरी हुई, और दावे वाली भर्ती उसके बाद, {3} को हुई। केवल बाद में बढ़ी बीमा राशि पर अब भी प्रतीक्षा अवधि हो सकती है।',
  'A wait for a listed disease may last {0} months at the most. Counted from {1} it ended on {2}, and your claim arose later, on {3}. Only a sum insured that was added later can still have a wait. If your policy of that time ran for two or three years, the shorter period reached it only at its renewal: look at its dates.':
    'सूची की बीमारी की प्रतीक्षा अवधि ज़्यादा से ज़्यादा {0} महीने की हो सकती है। {1} से गिनें, तो वह {2} को पूरी हुई, और दावे वाली भर्ती उसके बाद, {3} को हुई। केवल बाद में बढ़ी बीमा राशि पर अब भी प्रतीक्षा अवधि हो सकती है। अगर उस समय की पॉलिसी दो या तीन साल की थी, तो कम वाला समय उसके नवीनीकरण पर ही लागू हुआ: उसकी तारीख़ें देखें।',
  'whether the illness treated is really the one on the list, whether an accident caused it, and whether you were given the list.':
    'क्या इलाज सचमुच सूची वाली बीमारी का हुआ, क्या वह दुर्घटना से हुई, और क्या सूची आपको दी गई थी।',
  'Doctor’s note that names the illness and its cause': 'डॉक्टर का नोट, जिसमें बीमारी और उसका कारण हो',
  'That it is not the listed one, or that an accident caused it':
    'कि यह सूची वाली बीमारी नहीं है, या दुर्घटना से हुई',
  'FIR or hospital record of an accident, if there was one':
    'दुर्घटना हुई हो, तो FIR या अस्पताल का रिकॉर्ड',
  'The exception for accidents': 'दुर्घटना वाला अपवाद',
  'You rely on the waiting period for a listed disease. Such a wait lasts {0} months at the most (IRDAI (Insurance Products) Regulations, {1}). My cover began on {2}, and the wait ended on {3}; my claim arose on {4}. Please decide the claim without it.':
    'आपने सूची की बीमारी की प्रतीक्षा अवधि को आधार बनाया है। ऐसी प्रतीक्षा अवधि ज़्यादा से ज़्यादा {0} महीने की होती है (IRDAI (Insurance Products) Regulations, {1})। कवर {2} को शुरू हुआ, और प्रतीक्षा अवधि {3} को पूरी हुई; दावे वाली भर्ती {4} को हुई। इस कारण को छोड़कर दावे पर फ़ैसला करें।',
  'You rely on the waiting period for a listed disease. My cover began on {0}; my claim arose on {1}. After an accident there is no wait, and a list may have a shorter one than {2} months (IRDAI (Insurance Products) Regulations, {3}). Please name the entry, and the day on which its wait ends by your count.':
    'आपने सूची की बीमारी की प्रतीक्षा अवधि को आधार बनाया है। कवर {0} को शुरू हुआ; दावे वाली भर्ती {1} को हुई। दुर्घटना के बाद प्रतीक्षा अवधि नहीं होती, और सूची में वह {2} महीने से कम भी हो सकती है (IRDAI (Insurance Products) Regulations, {3})। सूची की प्रविष्टि और आपकी गिनती से उसकी प्रतीक्षा अवधि पूरी होने का दिन बताएँ।',
  'You rely on the waiting period for a listed disease. My cover began on {began}, and the claim arose on {arose}. Please name the entry of the list, its wait, and the day on which it ends by your count.':
    'आपने सूची की बीमारी की प्रतीक्षा अवधि को आधार बनाया है। कवर {began} को शुरू हुआ, और दावे वाली भर्ती {arose} को हुई। सूची की प्रविष्टि, उसकी प्रतीक्षा अवधि, और आपकी गिनती से उसके पूरे होने का दिन बताएँ।',
  'Which list your product has, and whether the illness is on it.':
    'आपके प्लान की सूची कौन-सी है, और बीमारी उसमें है या नहीं।',
  'A cover from an employer, often without this wait.':
    'नौकरी का कवर, जिसमें अक्सर यह प्रतीक्षा अवधि नहीं होती।',
  'The insurer says the first wait still ran. What counts: your dates, unless it was an accident.':
    'बीमा कंपनी कहती है कि शुरुआती प्रतीक्षा अवधि चल रही थी। फ़ैसला इस पर टिकता है: आपकी तारीख़ें, दुर्घटना न हो तो।',
  'The insurer says the first wait still ran.': 'बीमा कंपनी कहती है कि शुरुआती प्रतीक्षा अवधि चल रही थी।',
  'The insurer says that you fell ill before the first wait of a new policy was over.':
    'बीमा कंपनी कहती है कि नई पॉलिसी की पहली प्रतीक्षा अवधि पूरी होने से पहले बीमारी हुई।',
  'Wait at the start of a policy': 'पॉलिसी की शुरुआत की प्रतीक्षा अवधि',
  'Not after an accident, and not again at a renewal or a port without a break.':
    'दुर्घटना के बाद नहीं, और बिना रुकावट के नवीनीकरण या पोर्ट पर दोबारा नहीं।',
  'The first {0} days from {1} run to {2}. Your claim arose on {3}, within them. An accident is excepted. If {4} is only the day of a renewal or of a port, count from your first policy.':
    'पहले {0} दिन {1} से {2} तक चलते हैं। दावे वाली भर्ती {3} को हुई, यानी इसी समय के अंदर। दुर्घटना पर ये नहीं लगते। {4} केवल नवीनीकरण या पोर्ट का दिन हो, तो पहली पॉलिसी से गिनें।',
  'The first {0} days ended on {1}, and your claim arose later, on {2}. They do not start again at a renewal. Only a sum insured that was added later can have them again.':
    'पहले {0} दिन {1} को पूरे हुए, और दावे वाली भर्ती उसके बाद, {2} को हुई। नवीनीकरण पर ये दोबारा शुरू नहीं होते। केवल बाद में बढ़ी बीमा राशि पर ये फिर लग सकते हैं।',
  'whether an accident caused the stay, and whether the policy was really a new one.':
    'क्या भर्ती दुर्घटना के कारण हुई, और क्या पॉलिसी सचमुच नई थी।',
  'Record of the casualty ward, FIR or medico-legal report':
    'इमरजेंसी वार्ड का रिकॉर्ड, FIR या मेडिको-लीगल रिपोर्ट',
  'That an accident caused the stay': 'कि भर्ती दुर्घटना के कारण हुई',
  'You rely on the wait of the first {0} days. My cover began on {1}, and this wait ended on {2}; my claim arose on {3}. Please decide the claim without it.':
    'आपने पहले {0} दिन की प्रतीक्षा अवधि को आधार बनाया है। कवर {1} को शुरू हुआ, और यह प्रतीक्षा अवधि {2} को पूरी हुई; दावे वाली भर्ती {3} को हुई। इस कारण को छोड़कर दावे पर फ़ैसला करें।',
  'You rely on the wait of the first {0} days. My cover began on {1}; my claim arose on {2}. This wait does not apply after an accident, nor at a renewal or a port without a break. Please say from which day you count.':
    'आपने पहले {0} दिन की प्रतीक्षा अवधि को आधार बनाया है। कवर {1} को शुरू हुआ; दावे वाली भर्ती {2} को हुई। यह प्रतीक्षा अवधि दुर्घटना के बाद, और बिना रुकावट के नवीनीकरण या पोर्ट पर नहीं लगती। बताएँ कि आप किस दिन से गिनती करते हैं।',
  'You rely on the wait of the first {0} days. My cover began on {began}, and the claim arose on {arose}. This wait does not apply after an accident, nor at a renewal or a port without a break. Please count the days, and say from which day.':
    'आपने पहले {0} दिन की प्रतीक्षा अवधि को आधार बनाया है। कवर {began} को शुरू हुआ, और दावे वाली भर्ती {arose} को हुई। दुर्घटना के बाद, और बिना रुकावट के नवीनीकरण या पोर्ट पर यह प्रतीक्षा अवधि नहीं लगती। दिन गिनें, और बताएँ कि किस दिन से।',
  'Whether the illness began before the day of admission.': 'बीमारी भर्ती के दिन से पहले शुरू हुई या नहीं।',
  'The earlier policy, if the stay began while it still ran.':
    'पहले वाली पॉलिसी, अगर भर्ती उसके चालू रहते हुई।',
  'The insurer says you left out a fact. What counts: what the form asked and what you knew.':
    'बीमा कंपनी कहती है कि आपने एक बात नहीं बताई। फ़ैसला इस पर टिकता है: फ़ॉर्म में क्या पूछा गया और आपको क्या पता था।',
  'The insurer says you left out a fact.': 'बीमा कंपनी कहती है कि आपने एक बात नहीं बताई।',
  'The insurer says that you left out a fact in the proposal, or gave it wrongly, and that it would have decided otherwise.':
    'बीमा कंपनी कहती है कि आपने प्रस्ताव में कोई बात छोड़ी या ग़लत बताई, और पता होता तो उसका फ़ैसला दूसरा होता।',
  'It counts from your first policy, also with another insurer if you ported without a break.':
    'यह पहली पॉलिसी से गिनी जाती है, दूसरी कंपनी के साथ भी, अगर बिना रुकावट के पोर्ट कराया हो।',
  'What you had to disclose': 'आपको क्या बताना था',
  'A fact that nobody asked for is not hidden.': 'जो बात किसी ने पूछी ही नहीं, वह छिपाई हुई नहीं है।',
  'What the insurer may do instead of a refusal': 'नामंज़ूरी की जगह बीमा कंपनी क्या कर सकती है',
  'A term of one wording. Look for it in yours.': 'एक पॉलिसी की शर्त। अपनी पॉलिसी में देखें।',
  'Health policies of a life insurer': 'जीवन बीमा कंपनी की स्वास्थ्य पॉलिसियाँ',
  'Courts applied section {0} to them: after this time no fact can be held against you at all.':
    'अदालतों ने उन पर धारा {0} लगाई: इस समय के बाद कोई भी बात आपके ख़िलाफ़ नहीं ली जा सकती।',
  'Your letter of {letter} came after {0}, when {1} months of cover were complete. From then on the policy can be contested only for established fraud (IRDAI Master Circular on Health Insurance Business, {2}). Please decide the claim without this reason, or name the rule by which you count another day.':
    'आपकी {letter} की चिट्ठी {0} के बाद आई, जब कवर के {1} महीने पूरे हो चुके थे। उसके बाद पॉलिसी पर केवल साबित हुई धोखाधड़ी से सवाल उठ सकता है (IRDAI Master Circular on Health Insurance Business, {2})। दावे पर इस कारण के बिना फ़ैसला करें, या वह नियम बताएँ जिससे आप दूसरा दिन गिनते हैं।',
  'The moratorium, {0} months from {1}, runs to {2}. Your claim arose on {3}, within it. Until then the insurer may say that a fact was not disclosed, and has to prove it. Count from the first day of your first policy, through every port.':
    'मोरेटोरियम अवधि, {1} से {0} महीने, {2} तक चलती है। दावे वाली भर्ती {3} को हुई, यानी उसके अंदर। तब तक कंपनी कह सकती है कि कोई बात नहीं बताई गई, और उसे यह साबित करना होता है। गिनती पहली पॉलिसी के पहले दिन से करें, हर पोर्ट को जोड़कर।',
  'After {0} months of cover without a break, a health claim cannot be refused because a fact was not disclosed. They ended on {1}; your claim arose later, on {2}. Only fraud that the insurer proves is left. A part of the sum insured that was added later can have its own {3} months.':
    'बिना रुकावट के {0} महीने के कवर के बाद स्वास्थ्य बीमे का दावा कोई बात न बताने के आधार पर नामंज़ूर नहीं हो सकता। वे {1} को पूरे हुए; दावे वाली भर्ती उसके बाद, {2} को हुई। अब आधार केवल वह धोखाधड़ी हो सकती है जिसे कंपनी साबित करे। बाद में बढ़ी बीमा राशि के अपने {3} महीने हो सकते हैं।',
  'After {0} months of cover without a break, a health claim cannot be refused because a fact was not disclosed. They ended on {1}; your claim arose later, on {2}. Only fraud that the insurer proves is left. A part of the sum insured that was added later can have its own {3} months. If your policy of that time ran for two or three years, the shorter period reached it only at its renewal: look at its dates.':
    'बिना रुकावट के {0} महीने के कवर के बाद स्वास्थ्य बीमे का दावा कोई बात न बताने के आधार पर नामंज़ूर नहीं हो सकता। वे {1} को पूरे हुए; दावे वाली भर्ती उसके बाद, {2} को हुई। अब आधार केवल वह धोखाधड़ी हो सकती है जिसे कंपनी साबित करे। बाद में बढ़ी बीमा राशि के अपने {3} महीने हो सकते हैं। अगर उस समय की पॉलिसी दो या तीन साल की थी, तो कम वाला समय उसके नवीनीकरण पर ही लागू हुआ: उसकी तारीख़ें देखें।',
  'whether the form asked for the fact, whether you knew it, and whether it would have changed the decision. Courts differ on whether it must also have caused this illness.':
    'क्या फ़ॉर्म में यह बात पूछी गई थी, क्या आपको वह पता थी, और क्या उससे फ़ैसला बदलता। इस बात ने यह बीमारी भी पैदा की हो, यह ज़रूरी है या नहीं, इस पर अदालतों में मतभेद है।',
  'Copy of the proposal form, and the recording of the sale by telephone':
    'प्रस्ताव फ़ॉर्म की कॉपी, और फ़ोन पर हुई बिक्री की रिकॉर्डिंग',
  'What you were asked, what you answered, and who filled it in':
    'आपसे क्या पूछा गया, आपने क्या जवाब दिया, और फ़ॉर्म किसने भरा',
  'Note of the treating doctor': 'इलाज करने वाले डॉक्टर का नोट',
  'That the fact has nothing to do with this illness, or was found later':
    'कि इस बात का इस बीमारी से कोई संबंध नहीं, या वह बाद में पता चली',
  'Medical report that the insurer had made before the policy':
    'पॉलिसी से पहले कंपनी की कराई मेडिकल रिपोर्ट',
  'What the insurer knew or could see': 'कंपनी को क्या पता था या क्या दिख सकता था',
  'You say that a fact was not disclosed. My cover began on {0} and had no break. After {1} months of continuous cover, time with an earlier insurer included, only established fraud can be held against a claim (IRDAI Master Circular on Health Insurance Business, {2}). They ended on {3}; my claim arose on {4}.':
    'आप कहते हैं कि एक बात नहीं बताई गई। कवर {0} को शुरू हुआ और बिना रुकावट के चला। लगातार {1} महीने के कवर के बाद, पिछली बीमा कंपनी के समय को जोड़कर, दावे के ख़िलाफ़ केवल साबित हुई धोखाधड़ी को आधार बनाया जा सकता है (IRDAI Master Circular on Health Insurance Business, {2})। वे {3} को पूरे हुए; दावे वाली भर्ती {4} को हुई।',
  'Please decide the claim without this reason. If you allege fraud, please send me what establishes it.':
    'इस कारण को छोड़कर दावे पर फ़ैसला करें। अगर आरोप धोखाधड़ी का है, तो वह भेजें जिससे वह साबित होती है।',
  'You say that a fact was not disclosed. My cover began on {0}; my claim arose on {1}. Please send me the form, name the question and my answer, and any paper from which you take that the answer was wrong and that I knew it. If a fact was left out, which I do not admit, please show what you would have decided with it, and what it has to do with this illness.':
    'आप कहते हैं कि एक बात नहीं बताई गई। कवर {0} को शुरू हुआ; दावे वाली भर्ती {1} को हुई। फ़ॉर्म भेजें, वह सवाल और जवाब बताएँ, और वह काग़ज़ भी जिससे आप मानते हैं कि जवाब ग़लत था और मुझे यह पता था। अगर कोई बात नहीं लिखी गई, जो मुझे मान्य नहीं, तो दिखाएँ कि पता होने पर आपका फ़ैसला क्या होता, और उसका इस बीमारी से क्या संबंध है।',
  'You say that a fact was not disclosed. My cover began on {began} without a break, and the claim arose on {arose}. Please send me the proposal form, name the question and my answer, and any paper from which you take that the answer was wrong and that I knew it.':
    'आप कहते हैं कि एक बात नहीं बताई गई। कवर {began} को शुरू हुआ और बिना रुकावट के चला, और दावे वाली भर्ती {arose} को हुई। प्रस्ताव फ़ॉर्म भेजें, सवाल और मेरा जवाब बताएँ, और ऐसा कोई काग़ज़ हो, तो वह बताएँ जिससे आप मानते हैं कि जवाब ग़लत था और मुझे यह पता था।',
  'What you knew, what was said to the agent, and whether the fact mattered. Whether there was fraud.':
    'आपको क्या पता था, एजेंट से क्या कहा गया, और उस बात से फ़र्क पड़ता था या नहीं। धोखाधड़ी हुई या नहीं।',
  'Cover from an employer rarely asks for a proposal. If the policy was cancelled as well, ask what becomes of the premium.':
    'नौकरी के कवर में प्रस्ताव फ़ॉर्म कम ही माँगा जाता है। पॉलिसी भी रद्द हुई हो, तो पूछें कि प्रीमियम का क्या होगा।',
  'The insurer says you told too little at the port. What counts: the port form and your dates.':
    'बीमा कंपनी कहती है कि आपने पोर्ट के समय कम बताया। फ़ैसला इस पर टिकता है: पोर्ट का फ़ॉर्म और आपकी तारीख़ें।',
  'The insurer says you told too little at the port.':
    'बीमा कंपनी कहती है कि आपने पोर्ट के समय कम बताया।',
  'The insurer treats a policy that you ported as a new one, or says that you did not tell it of an illness or a claim at the port.':
    'बीमा कंपनी पोर्ट की गई पॉलिसी को नई मानती है, या कहती है कि आपने पोर्ट के समय किसी बीमारी या दावे के बारे में नहीं बताया।',
  'what the port form asked, what the old insurer’s data showed, and whether there was a day without cover between the policies.':
    'पोर्ट के फ़ॉर्म में क्या पूछा गया, पुरानी कंपनी के रिकॉर्ड में क्या था, और पॉलिसियों के बीच बिना कवर का कोई दिन था या नहीं।',
  'Port request and the papers that you sent with it': 'पोर्ट का अनुरोध और साथ भेजे काग़ज़',
  'What you told the new insurer': 'आपने नई कंपनी को क्या बताया',
  'Letters on claims that the old insurer paid': 'पुरानी कंपनी के दिए दावों की चिट्ठियाँ',
  'That the illness was on record with it': 'कि बीमारी उसके रिकॉर्ड में थी',
  'My first policy began on {0}, and I ported without a break. After {1} months of continuous cover, time with an earlier insurer included, only established fraud can be held against a claim (IRDAI Master Circular on Health Insurance Business, {2}). They ended on {3}; my claim arose on {4}. Please decide the claim without this reason.':
    'पहली पॉलिसी {0} को शुरू हुई, और पोर्ट बिना रुकावट के हुआ। लगातार {1} महीने के कवर के बाद, पिछली बीमा कंपनी के समय को जोड़कर, दावे के ख़िलाफ़ केवल साबित हुई धोखाधड़ी को आधार बनाया जा सकता है (IRDAI Master Circular on Health Insurance Business, {2})। वे {3} को पूरे हुए; दावे वाली भर्ती {4} को हुई। इस कारण को छोड़कर दावे पर फ़ैसला करें।',
  'My first policy began on {0}, and I ported without a break; my claim arose on {1}. Waits and months served move with me, up to the old sum insured and bonus (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}). Please check whether you counted from the first policy, and what you asked the earlier insurer when you accepted the port.':
    'पहली पॉलिसी {0} को शुरू हुई, और पोर्ट बिना रुकावट के हुआ; दावे वाली भर्ती {1} को हुई। बीती हुई प्रतीक्षा अवधि और महीने साथ चलते हैं, पुरानी बीमा राशि और बोनस तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})। जाँच लें कि गिनती पहली पॉलिसी से की या नहीं, और बताएँ कि पोर्ट मंज़ूर करते समय पिछली कंपनी से क्या पूछा।',
  'My first policy began on {began}. I ported without a break, and the claim arose on {arose}. Waits and months served move with me, up to the old sum insured and bonus (IRDAI Master Circular on Protection of Policyholders’ Interests, {0}). Please count the months from the first policy, and say what you asked the earlier insurer when you accepted the port.':
    'पहली पॉलिसी {began} को शुरू हुई। पोर्ट बिना रुकावट के हुआ, और दावे वाली भर्ती {arose} को हुई। बीती हुई प्रतीक्षा अवधि और महीने साथ चलते हैं, पुरानी बीमा राशि और बोनस तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {0})। महीने पहली पॉलिसी से गिनें, और बताएँ कि पोर्ट मंज़ूर करते समय पिछली कंपनी से क्या पूछा।',
  'What the two insurers told each other, and a gap of a few days in between.':
    'दोनों कंपनियों ने एक-दूसरे को क्या बताया, और बीच के कुछ दिन, जब कवर नहीं था।',
  'The insurer says you didn’t need a bed. What counts: what the doctor wrote on admission.':
    'बीमा कंपनी कहती है कि भर्ती ज़रूरी नहीं थी। फ़ैसला इस पर टिकता है: भर्ती पर डॉक्टर ने क्या लिखा।',
  'The insurer says you didn’t need a bed.': 'बीमा कंपनी कहती है कि भर्ती ज़रूरी नहीं थी।',
  'The insurer says that you could have been treated without a bed, with medicines or as an outpatient.':
    'बीमा कंपनी कहती है कि इलाज बिना भर्ती के हो सकता था, दवा से या ओपीडी (OPD) में।',
  'What medically necessary means': 'इलाज के लिए ज़रूरी होने का मतलब',
  'All four. A doctor’s advice to admit is one of them; alone it is not enough.':
    'चारों बातें पूरी होनी चाहिए। भर्ती की डॉक्टर की सलाह उनमें से एक है; वह अकेली काफ़ी नहीं।',
  'what the treating doctor wrote on the day of admission, and which treatment needed a bed.':
    'इलाज करने वाले डॉक्टर ने भर्ती के दिन क्या लिखा, और किस इलाज के लिए भर्ती चाहिए थी।',
  'Treating doctor’s certificate of why you had to be admitted':
    'इलाज करने वाले डॉक्टर का प्रमाणपत्र कि भर्ती क्यों ज़रूरी थी',
  'That a doctor prescribed the stay, and the danger without it':
    'कि डॉक्टर ने भर्ती लिखी थी, और उसके बिना क्या ख़तरा था',
  'Admission notes, readings and laboratory values of the first day':
    'भर्ती के काग़ज़, पहले दिन की जाँच और लैब के नतीजे',
  'How ill you were': 'हालत कितनी गंभीर थी',
  'Nurses’ charts: drips, injections, monitoring': 'नर्सों के चार्ट: ड्रिप, इंजेक्शन, निगरानी',
  'Treatment that is not given at home': 'वह इलाज जो घर पर नहीं होता',
  'You say that the stay was not necessary. My doctor advised the admission on {arose} and treated me in the hospital; I enclose, as far as I have them, the certificate and the charts. Please name the doctor who decided otherwise, the papers that were read, and which of the tests of the policy’s definition fails.':
    'आप कहते हैं कि भर्ती ज़रूरी नहीं थी। डॉक्टर ने {arose} को भर्ती की सलाह दी और अस्पताल में इलाज किया; प्रमाणपत्र और चार्ट, जितने पास हैं, साथ में हैं। बताएँ कि किस डॉक्टर ने दूसरा फ़ैसला किया, कौन-से काग़ज़ पढ़े गए, और पॉलिसी की परिभाषा की कौन-सी शर्त पूरी नहीं होती।',
  'Medicine: whether another doctor would have admitted you.':
    'चिकित्सा की बात: क्या दूसरा डॉक्टर भर्ती करता।',
  'An outpatient (OPD) benefit, if your policy or your employer has one.':
    'ओपीडी (OPD) का लाभ, अगर आपकी पॉलिसी या नौकरी के कवर में है।',
  'The insurer says you came for tests only. What counts: the treatment that you got.':
    'बीमा कंपनी कहती है कि भर्ती केवल जाँच के लिए थी। फ़ैसला इस पर टिकता है: कौन-सा इलाज हुआ।',
  'The insurer says you came for tests only.': 'बीमा कंपनी कहती है कि भर्ती केवल जाँच के लिए थी।',
  'The insurer says that you were admitted for tests and not for treatment.':
    'बीमा कंपनी कहती है कि भर्ती जाँच के लिए थी, इलाज के लिए नहीं।',
  'What the exclusion takes out': 'यह शर्त क्या-क्या बाहर रखती है',
  'Tests that belong to the diagnosis and treatment of the stay are paid.':
    'जो जाँचें उसी भर्ती के निदान और इलाज की हैं, उनका पैसा मिलता है।',
  'whether treatment was given in the stay, and whether it was the reason to admit you.':
    'क्या भर्ती में इलाज हुआ, और क्या भर्ती उसी के लिए थी।',
  'Treatment sheet with the medicines and their hours': 'इलाज की शीट, दवाओं और उनके समय के साथ',
  'That you were treated and not only examined': 'कि इलाज हुआ, केवल जाँच नहीं',
  'Doctor’s note before the admission': 'भर्ती से पहले डॉक्टर का नोट',
  'That the illness was known or suspected, and needed a bed':
    'कि बीमारी पता थी या उसका शक था, और भर्ती की ज़रूरत थी',
  'Discharge summary': 'डिस्चार्ज समरी',
  'What was found and how it was treated': 'क्या पता चला और उसका इलाज कैसे हुआ',
  'You rely on the exclusion of evaluation. It covers stays “primarily for diagnostics and evaluation purposes only” (Excl04). I was treated from {arose}; I enclose, as far as I have it, the treatment sheet. Please say which treatment you overlooked or why it does not count.':
    'आपने केवल जाँच वाली शर्त को आधार बनाया है। वह शर्त उन भर्तियों पर लगती है जो “primarily for diagnostics and evaluation purposes only” (मुख्य रूप से केवल जाँच या परख के लिए) हों (Excl04)। इलाज {arose} से हुआ; इलाज की शीट, अगर पास है, साथ में है। बताएँ कि आपसे कौन-सा इलाज देखने से छूट गया, या वह क्यों नहीं गिना जाता।',
  'Whether the tests could have been made without a stay.': 'क्या ये जाँचें बिना भर्ती के हो सकती थीं।',
  'Tests before a later, paid admission belong to its costs before hospital. A health check-up benefit may pay tests.':
    'बाद में जिस भर्ती का पैसा मिला, उससे पहले की जाँचें उसके “अस्पताल से पहले के ख़र्च” में आती हैं। हेल्थ चेक-अप के लाभ से भी जाँच का पैसा मिल सकता है।',
  'The insurer says the stay was too short. What counts: the hours and the list of day care.':
    'बीमा कंपनी कहती है कि भर्ती बहुत कम समय की थी। फ़ैसला इस पर टिकता है: घंटे और डे-केयर की सूची।',
  'The insurer says the stay was too short.': 'बीमा कंपनी कहती है कि भर्ती बहुत कम समय की थी।',
  'The insurer says that you were not in hospital long enough, and that the treatment is not on its list of day care.':
    'बीमा कंपनी कहती है कि भर्ती जितनी देर की होनी चाहिए थी, उससे कम रही, और इलाज उसकी डे-केयर सूची में नहीं है।',
  'Shortest stay': 'सबसे कम समय की भर्ती',
  'Count from the hour of admission to the hour of discharge.': 'भर्ती के घंटे से छुट्टी के घंटे तक गिनें।',
  'Day care instead': 'या फिर डे-केयर',
  'Before modern methods it would have needed the full stay. What is usually done without a bed is not day care.':
    'आधुनिक तरीकों से पहले इसमें पूरी भर्ती लगती। जो काम आम तौर पर बिना भर्ती के होता है, वह डे-केयर नहीं है।',
  'Modern treatments': 'आधुनिक इलाज',
  'Injections into the eye, oral chemotherapy and robotic surgery are among them.':
    'आँख में इंजेक्शन, खाने वाली कीमोथेरेपी और रोबोट से सर्जरी इनमें हैं।',
  'the hours, the kind of anaesthesia, and whether the procedure is on the day-care list of your product.':
    'घंटे, बेहोशी का प्रकार, और क्या यह प्रक्रिया आपके प्लान की डे-केयर सूची में है।',
  'Admission and discharge record with hours': 'भर्ती और छुट्टी का रिकॉर्ड, घंटों के साथ',
  'How long the stay was': 'भर्ती कितनी देर की थी',
  'Operation and anaesthesia notes': 'ऑपरेशन और बेहोशी के काग़ज़',
  'That it was a procedure, in a theatre, under anaesthesia':
    'कि यह प्रक्रिया थी, ऑपरेशन थिएटर में, बेहोशी देकर',
  'Doctor’s certificate of why a theatre or monitoring was needed':
    'डॉक्टर का प्रमाणपत्र कि ऑपरेशन थिएटर या निगरानी क्यों चाहिए थी',
  'That it was no outpatient treatment': 'कि यह ओपीडी का इलाज नहीं था',
  'You say that the stay was too short or that I was an outpatient. A treatment under anaesthesia that would need a longer stay without newer technology is day care, and policies have to cover a list of modern treatments (IRDAI guidelines of {0}, chapter on modern treatments). Please name the clause and the hours that you counted, show me the day-care list of my product, and say why this treatment is neither. I enclose, as far as I have them, the operation note and my doctor’s certificate.':
    'आप कहते हैं कि भर्ती बहुत कम समय की थी या इलाज ओपीडी का था। एनेस्थीसिया में हुआ जो इलाज नई तकनीक के बिना ज़्यादा लंबी भर्ती माँगता, वह डे-केयर है, और पॉलिसियों में आधुनिक इलाजों की एक सूची का कवर होना ज़रूरी है (IRDAI के {0} के दिशानिर्देश, आधुनिक इलाजों का अध्याय)। पॉलिसी की शर्त और गिने गए घंटे बताएँ, इस प्लान की डे-केयर सूची दिखाएँ, और बताएँ कि यह इलाज दोनों में क्यों नहीं आता। ऑपरेशन के काग़ज़ और डॉक्टर का प्रमाणपत्र, जितने पास हैं, साथ में हैं।',
  'Whether the procedure is on your product’s list.': 'क्या यह प्रक्रिया आपके प्लान की सूची में है।',
  'The insurer says the stay was rest only. What counts: the papers on the treatment.':
    'बीमा कंपनी कहती है कि भर्ती केवल आराम की थी। फ़ैसला इस पर टिकता है: इलाज के काग़ज़।',
  'The insurer says the stay was rest only.': 'बीमा कंपनी कहती है कि भर्ती केवल आराम की थी।',
  'The insurer says that you were kept in bed or cared for, and not treated for an illness.':
    'बीमा कंपनी कहती है कि भर्ती में केवल आराम या देखभाल हुई, बीमारी का इलाज नहीं।',
  'Help with washing, dressing and eating is part of it. Treatment in the same stay is not.':
    'नहलाने, कपड़े पहनाने और खिलाने में मदद इसमें आती है। उसी भर्ती में हुआ इलाज इसमें नहीं आता।',
  'whether the stay was for treatment, with rest as one part of it.':
    'क्या भर्ती इलाज के लिए थी, और आराम उसका एक हिस्सा।',
  'Treatment sheet, physiotherapy notes and prescriptions': 'इलाज की शीट, फ़िज़ियोथेरेपी के काग़ज़ और पर्चे',
  'Treatment beside the rest': 'आराम के साथ हुआ इलाज',
  'Doctor’s certificate of why home was not possible':
    'डॉक्टर का प्रमाणपत्र कि इलाज घर पर क्यों नहीं हो सकता था',
  'That the stay was needed': 'कि भर्ती ज़रूरी थी',
  'You rely on the exclusion of rest cure (Excl05). It covers stays for bed rest without treatment. I was treated from {arose}; I enclose, as far as I have it, the treatment sheet. If you call some days rest, which I do not admit, please say which, and pay at least for the others now.':
    'आपने आराम वाली शर्त (Excl05) को आधार बनाया है। वह शर्त बिना इलाज के आराम वाली भर्ती पर लगती है। इलाज {arose} से हुआ; इलाज की शीट, अगर पास है, साथ में है। अगर आप कुछ दिनों को आराम कहते हैं, जो मुझे मान्य नहीं, तो बताएँ कि किन्हें, और कम से कम बाकी दिनों का पैसा अभी दें।',
  'Whether treatment or care was the main purpose.': 'मुख्य उद्देश्य इलाज था या देखभाल।',
  'Costs after the hospital, and care at home, if your policy has these benefits.':
    'अस्पताल के बाद का ख़र्च, और घर पर देखभाल, अगर पॉलिसी में ये लाभ हैं।',
  'The insurer says conditions aren’t met. What counts: body mass index, illness, earlier care.':
    'बीमा कंपनी कहती है कि शर्तें पूरी नहीं हुईं। फ़ैसला इस पर टिकता है: बॉडी मास इंडेक्स, बीमारी, पहले का इलाज।',
  'The insurer says conditions aren’t met.': 'बीमा कंपनी कहती है कि शर्तें पूरी नहीं हुईं।',
  'The insurer says that the operation was to lose weight, and that the conditions of the policy are not met.':
    'बीमा कंपनी कहती है कि ऑपरेशन वज़न घटाने के लिए था, और पॉलिसी की शर्तें पूरी नहीं हुईं।',
  'When the operation is paid': 'ऑपरेशन का पैसा कब मिलता है',
  'A doctor must advise it by clinical protocol, and the patient must be an adult. The named illnesses: heart muscle disease from obesity, coronary heart disease, severe sleep apnoea, uncontrolled type {0} diabetes. Milder methods must have failed.':
    'ज़रूरी है कि डॉक्टर ने चिकित्सा के तय तरीके से सलाह दी हो, और मरीज़ वयस्क हो। शर्त में लिखी बीमारियाँ ये हैं: मोटापे से हृदय की मांसपेशी की बीमारी, कोरोनरी हृदय रोग, गंभीर स्लीप एप्निया, बेकाबू टाइप {0} मधुमेह (शुगर)। यह भी ज़रूरी है कि हल्के उपाय नाकाम रहे हों।',
  'the body mass index on admission, the illness beside it, and what was tried before.':
    'भर्ती के समय बॉडी मास इंडेक्स, साथ की बीमारी, और पहले क्या-क्या आज़माया गया।',
  'Height, weight and body mass index in the hospital’s papers':
    'अस्पताल के काग़ज़ों में लंबाई, वज़न और बॉडी मास इंडेक्स',
  'The number that decides': 'वह संख्या जिससे तय होता है',
  'Reports on diabetes, heart or sleep apnoea': 'मधुमेह (शुगर), हृदय या स्लीप एप्निया की रिपोर्टें',
  'The named illness for the lower number': 'शर्त में लिखी बीमारी, जिससे कम संख्या भी काफ़ी है',
  'Doctor’s advice, and notes on diets or medicines before':
    'डॉक्टर की सलाह, और पहले के आहार या दवाओं के काग़ज़',
  'That milder methods failed': 'कि हल्के उपाय नाकाम रहे',
  'You rely on the exclusion of obesity (Excl06). It leaves paid an operation that a doctor advised, from a body mass index of {0}, or {1} with a named illness and after milder methods. I enclose, as far as I have them, my papers on each of these. Please say which condition is not met.':
    'आपने मोटापे वाली शर्त (Excl06) को आधार बनाया है। डॉक्टर की सलाह वाला ऑपरेशन उसमें कवर रहता है: बॉडी मास इंडेक्स {0} या ज़्यादा पर, या शर्त में लिखी किसी बीमारी के साथ और हल्के तरीकों के बाद {1} या ज़्यादा पर। इनमें से हर बात के काग़ज़, जितने पास हैं, साथ में हैं। बताएँ कि कौन-सी शर्त पूरी नहीं हुई।',
  'Whether the protocol was followed.': 'क्या इलाज का तय तरीका अपनाया गया।',
  'The insurer says the treatment is excluded. What counts: the doctor’s papers on its purpose.':
    'बीमा कंपनी कहती है कि यह इलाज कवर में नहीं है। फ़ैसला इस पर टिकता है: उद्देश्य पर डॉक्टर के काग़ज़।',
  'The insurer says the treatment is excluded.': 'बीमा कंपनी कहती है कि यह इलाज कवर में नहीं है।',
  'The insurer says that the treatment was meant to change the sex characteristics of the body.':
    'बीमा कंपनी कहती है कि इलाज शरीर के लिंग के लक्षण बदलने के लिए था।',
  'Other illnesses of the same person stay covered.': 'उसी व्यक्ति की दूसरी बीमारियाँ कवर में रहती हैं।',
  'what the treatment was for. Illness or injury of the same organs is not excluded.':
    'इलाज किसलिए था। उन्हीं अंगों की बीमारी या चोट बाहर नहीं है।',
  'Doctor’s certificate of the illness treated': 'जिस बीमारी का इलाज हुआ, उस पर डॉक्टर का प्रमाणपत्र',
  'That the purpose was another one': 'कि उद्देश्य दूसरा था',
  'You rely on the exclusion of a change of gender (Excl07). I enclose, as far as I have it, my doctor’s certificate of the illness that was treated. Please name the paper from which you take another purpose.':
    'आपने लिंग परिवर्तन वाली शर्त (Excl07) को आधार बनाया है। जिस बीमारी का इलाज हुआ, उस पर डॉक्टर का प्रमाणपत्र, अगर पास है, साथ में है। वह काग़ज़ बताएँ, जिससे आपने दूसरा उद्देश्य माना।',
  'Whether the law on transgender persons bars this exclusion: we did not read it.':
    'क्या ट्रांसजेंडर व्यक्तियों का कानून इस शर्त को रोकता है: यह हमने नहीं पढ़ा।',
  'The insurer says the operation was for looks. What counts: the purpose the doctor certified.':
    'बीमा कंपनी कहती है कि ऑपरेशन सुंदरता के लिए था। फ़ैसला इस पर टिकता है: डॉक्टर का प्रमाणित उद्देश्य।',
  'The insurer says the operation was for looks.': 'बीमा कंपनी कहती है कि ऑपरेशन सुंदरता के लिए था।',
  'The insurer says that the operation was for looks and not for health.':
    'बीमा कंपनी कहती है कि ऑपरेशन सुंदरता के लिए था, सेहत के लिए नहीं।',
  'What is not excluded': 'कवर से क्या बाहर नहीं है',
  'The treating doctor must certify it.': 'इलाज करने वाले डॉक्टर का इसे प्रमाणित करना ज़रूरी है।',
  'what the treating doctor certified as the purpose.':
    'इलाज करने वाले डॉक्टर ने किस उद्देश्य को प्रमाणित किया।',
  'Doctor’s certificate of the purpose and of the risk without the operation':
    'ऑपरेशन के उद्देश्य और ऑपरेशन न होने के ख़तरे पर डॉक्टर का प्रमाणपत्र',
  'One of the exceptions': 'उन मामलों में से एक, जो बाहर नहीं हैं',
  'Record of the accident, burn or cancer': 'दुर्घटना, जलने या कैंसर का रिकॉर्ड',
  'That the operation restores what it took': 'कि ऑपरेशन वही लौटाता है जो दुर्घटना, जलने या कैंसर से गया',
  'You call the operation cosmetic (Excl08). It leaves paid reconstruction after an accident, burns or cancer, or against a direct and immediate health risk. I enclose, as far as I have it, my doctor’s certificate. Please name the doctor who decided otherwise and the reasons.':
    'आप ऑपरेशन को सुंदरता के लिए बताते हैं (Excl08)। दुर्घटना, जलने या कैंसर के बाद अंग को फिर ठीक करने की सर्जरी बाहर नहीं है, न ही सेहत के सीधे और तुरंत ख़तरे को टालने की। डॉक्टर का प्रमाणपत्र, अगर पास है, साथ में है। बताएँ कि किस डॉक्टर ने दूसरा फ़ैसला किया और क्यों।',
  'Whether the risk to health was direct and immediate.': 'क्या सेहत का ख़तरा सीधा और तुरंत का था।',
  'The insurer says the sport was dangerous. What counts: whether you took part as a professional.':
    'बीमा कंपनी कहती है कि खेल ख़तरनाक था। फ़ैसला इस पर टिकता है: क्या आपने पेशेवर के रूप में भाग लिया।',
  'The insurer says the sport was dangerous.': 'बीमा कंपनी कहती है कि खेल ख़तरनाक था।',
  'The insurer says that you were hurt in a dangerous sport.':
    'बीमा कंपनी कहती है कि चोट ख़तरनाक खेल में लगी।',
  'Rafting, climbing, racing and diving are named. A holiday maker is no professional.':
    'राफ़्टिंग, पर्वतारोहण, रेसिंग और डाइविंग के नाम हैं। घूमने आया व्यक्ति पेशेवर नहीं है।',
  'whether you took part as a professional.': 'क्या आपने पेशेवर के रूप में भाग लिया।',
  'Proof of your occupation, from the employer or the tax return':
    'पेशे का सबूत, नियोक्ता से या इनकम टैक्स रिटर्न से',
  'That the sport is not your profession': 'कि यह खेल पेशा नहीं है',
  'Receipt or booking of the outing': 'उस दिन की रसीद या बुकिंग',
  'That you took part as a guest': 'कि मेहमान के रूप में भाग लिया',
  'You rely on the exclusion of hazardous sports (Excl09). It covers those who take part as a professional. I enclose, as far as I have it, proof of my occupation. Please pay the claim, or name the paper that shows that I took part as one.':
    'आपने ख़तरनाक खेल वाली शर्त (Excl09) को आधार बनाया है। वह शर्त पेशेवर के रूप में भाग लेने वालों पर लगती है। पेशे का सबूत, अगर पास है, साथ में है। दावे का पैसा दें, या वह काग़ज़ बताएँ जिससे पेशेवर के रूप में भाग लेना दिखता है।',
  'What a wording without the standard exclusion says, such as an accident policy.':
    'जिस पॉलिसी में मानक शर्त नहीं है, जैसे दुर्घटना पॉलिसी, उसमें क्या लिखा है।',
  'A personal accident policy, by its own exclusions.': 'व्यक्तिगत दुर्घटना पॉलिसी, उसकी अपनी शर्तों से।',
  'The insurer says a crime led to the injury. What counts: whether there was criminal intent.':
    'बीमा कंपनी कहती है कि चोट अपराध से लगी। फ़ैसला इस पर टिकता है: क्या इरादा आपराधिक था।',
  'The insurer says a crime led to the injury.': 'बीमा कंपनी कहती है कि चोट अपराध से लगी।',
  'The insurer says that you were hurt because you committed or tried a crime.':
    'बीमा कंपनी कहती है कि चोट इसलिए लगी कि आपने कोई अपराध किया या करने की कोशिश की।',
  'When the exclusion applies': 'यह शर्त कब लगती है',
  'A fault in traffic without intent is not that.': 'बिना इरादे की ट्रैफ़िक की ग़लती इसमें नहीं आती।',
  'whether there was criminal intent, and whether it caused the injury directly.':
    'क्या इरादा आपराधिक था, और क्या चोट सीधे उसी से लगी।',
  'FIR, charge sheet, or the order that ended the case': 'FIR, चार्जशीट, या मामला ख़त्म करने वाला आदेश',
  'What the police and the court found': 'पुलिस और अदालत ने क्या पाया',
  'Hospital’s record of how the injury happened': 'अस्पताल का रिकॉर्ड कि चोट कैसे लगी',
  'The cause': 'चोट का कारण',
  'You rely on a breach of law (Excl10). That needs criminal intent, and that it caused the treatment directly. Please name the offence, your proof of the intent, and the link to the treatment of {arose}.':
    'आपने कानून तोड़ने वाली शर्त (Excl10) को आधार बनाया है। उसके लिए आपराधिक इरादा चाहिए, और यह भी कि इलाज की ज़रूरत सीधे उसी से पड़ी हो। अपराध, इरादे का आपका सबूत, और {arose} के इलाज से उसका संबंध बताएँ।',
  'Guilt. A self-inflicted injury often has an exclusion of its own. If a mental illness led to it, look at that reason too.':
    'अपराध में दोष था या नहीं। ख़ुद को पहुँचाई चोट की अक्सर अपनी शर्त होती है। चोट मानसिक बीमारी के कारण पहुँचाई गई हो, तो वह कारण भी देखें।',
  'The insurer says alcohol or drugs were the cause. What counts: the cause that a doctor found.':
    'बीमा कंपनी कहती है कि कारण शराब या नशा था। फ़ैसला इस पर टिकता है: डॉक्टर ने क्या कारण पाया।',
  'The insurer says alcohol or drugs were the cause.': 'बीमा कंपनी कहती है कि कारण शराब या नशा था।',
  'The insurer says that alcohol, tobacco or drugs caused the illness or the injury.':
    'बीमा कंपनी कहती है कि बीमारी या चोट शराब, तंबाकू या नशे से हुई।',
  'It speaks of abuse and addiction. One drink is neither.':
    'इसमें दुरुपयोग और लत की बात है। एक बार पीना दोनों में से कुछ नहीं।',
  'whether a doctor found abuse or addiction, and whether it caused this illness. A line “drinks at times” in the history does not show it.':
    'क्या डॉक्टर ने दुरुपयोग या लत पाई, और क्या यह बीमारी उससे हुई। केस हिस्ट्री में “कभी-कभी पीना” लिखा होना यह नहीं दिखाता।',
  'Treating doctor’s note on the cause of the illness':
    'बीमारी के कारण पर इलाज करने वाले डॉक्टर का नोट',
  'Another cause': 'कोई दूसरा कारण',
  'Blood and liver reports': 'ख़ून और लिवर की रिपोर्टें',
  'What was found, and what was not': 'क्या पाया गया, और क्या नहीं',
  'Hospital’s correction of a wrong line in the history':
    'केस हिस्ट्री की ग़लत पंक्ति का सुधार, जो अस्पताल ने किया',
  'That the first note was a mistake': 'कि पहले लिखी बात ग़लत थी',
  'You rely on the exclusion of alcohol and addiction (Excl12). Please name the finding of abuse or addiction, the doctor who made it, and the proof that it caused the illness treated on {arose}. I enclose, as far as I have it, my doctor’s note on the cause.':
    'आपने शराब और लत वाली शर्त (Excl12) को आधार बनाया है। दुरुपयोग या लत का निष्कर्ष, वह किस डॉक्टर का है, और इसका सबूत बताएँ कि {arose} को जिस बीमारी का इलाज हुआ, वह उसी से हुई। कारण पर डॉक्टर का नोट, अगर पास है, साथ में है।',
  'The cause of the illness: doctors’ papers decide that. Some wordings have a further exclusion for injuries from the misuse of alcohol.':
    'बीमारी का कारण: यह डॉक्टरों के काग़ज़ तय करते हैं। कुछ पॉलिसियों में शराब के दुरुपयोग से लगी चोट की एक और शर्त होती है।',
  'The insurer says this was no treatment. What counts: the hospital’s registration and the papers.':
    'बीमा कंपनी कहती है कि यह इलाज नहीं था। फ़ैसला इस पर टिकता है: अस्पताल का पंजीकरण और काग़ज़।',
  'The insurer says this was no treatment.': 'बीमा कंपनी कहती है कि यह इलाज नहीं था।',
  'The insurer says that the place was a spa and not a hospital, or that the bill has vitamins and supplements.':
    'बीमा कंपनी कहती है कि वह जगह स्पा थी, अस्पताल नहीं, या बिल में विटामिन और सप्लीमेंट हैं।',
  Places: 'जगहें',
  'Also a stay for domestic reasons, and beds of a nursing home that belongs to such a place.':
    'घरेलू कारणों से रहना भी, और ऐसी जगह से जुड़े नर्सिंग होम के बिस्तर।',
  Supplements: 'सप्लीमेंट',
  'Without a prescription they are excluded.': 'बिना पर्चे के वे बाहर हैं।',
  'whether the place is a registered hospital, and what was prescribed.':
    'क्या वह जगह पंजीकृत अस्पताल है, और पर्चे में क्या लिखा था।',
  'Registration of the hospital, or of the AYUSH hospital': 'अस्पताल का, या आयुष अस्पताल का पंजीकरण',
  'That it is not a spa': 'कि वह स्पा नहीं है',
  'Prescriptions for each supplement in the bill': 'बिल के हर सप्लीमेंट का पर्चा',
  'That they were part of the treatment': 'कि वे इलाज का हिस्सा थे',
  'You treat the stay as a spa or nature cure, or the bill as supplements. In-patient AYUSH treatment has to be paid like other treatment (IRDAI Master Circular on Health Insurance Business, {0}). I enclose, as far as I have them, the registration of the hospital and the prescriptions. Please name the clause, and each item that you do not pay, with the reason.':
    'आप भर्ती को स्पा या प्राकृतिक चिकित्सा मानते हैं, या बिल को सप्लीमेंट। भर्ती होकर कराए गए आयुष इलाज का पैसा दूसरे इलाज की तरह देना होता है (IRDAI Master Circular on Health Insurance Business, {0})। अस्पताल का पंजीकरण और पर्चे, जितने पास हैं, साथ में हैं। पॉलिसी की शर्त बताएँ, और जिस-जिस चीज़ का पैसा नहीं दिया, उसका नाम और कारण।',
  'In which AYUSH hospitals your policy pays, and up to which limit.':
    'आपकी पॉलिसी किन आयुष अस्पतालों में और किस सीमा तक पैसा देती है।',
  'The insurer says the operation only replaced glasses. What counts: the dioptres and the illness.':
    'बीमा कंपनी कहती है कि ऑपरेशन ने केवल चश्मा हटाया। फ़ैसला इस पर टिकता है: आँख का नंबर और बीमारी।',
  'The insurer says the operation only replaced glasses.':
    'बीमा कंपनी कहती है कि ऑपरेशन ने केवल चश्मा हटाया।',
  'The insurer says that the operation only replaced glasses.':
    'बीमा कंपनी कहती है कि ऑपरेशन ने केवल चश्मा हटाया।',
  'From that number on it does not apply. A cataract or an injury is another illness.':
    'नंबर उतना या उससे ज़्यादा हो, तो यह शर्त नहीं लगती। मोतियाबिंद या चोट दूसरी बीमारी है।',
  'the dioptres before the operation, and the illness that was treated.':
    'ऑपरेशन से पहले आँख का नंबर, और किस बीमारी का इलाज हुआ।',
  'Eye test from before the operation': 'ऑपरेशन से पहले की आँखों की जाँच',
  'The dioptres of each eye': 'हर आँख का नंबर',
  'Surgeon’s certificate of the illness': 'बीमारी पर सर्जन का प्रमाणपत्र',
  'That more than glasses was at stake': 'कि बात केवल चश्मे की नहीं थी',
  'You rely on the exclusion of refractive errors (Excl15). It covers an error of less than {0} dioptres. Please say for each eye which error you found, and by which test. I enclose, as far as I have it, the surgeon’s certificate of what was treated.':
    'आपने चश्मे के नंबर वाली शर्त (Excl15) को आधार बनाया है। वह {0} डायोप्टर से कम नंबर पर ही लगती है। हर आँख के लिए बताएँ कि आपने कितना नंबर पाया, और किस जाँच से। किस चीज़ का इलाज हुआ, इसका सर्जन का प्रमाणपत्र, अगर पास है, साथ में है।',
  'Whether the operation treated another illness of the eye.':
    'क्या ऑपरेशन ने आँख की किसी और बीमारी का इलाज किया।',
  'The insurer doesn’t accept the treatment. What counts first: the list of modern treatments.':
    'बीमा कंपनी इस इलाज को नहीं मानती। पहले फ़ैसला इस पर टिकता है: आधुनिक इलाजों की सूची।',
  'The insurer doesn’t accept the treatment.': 'बीमा कंपनी इस इलाज को नहीं मानती।',
  'The insurer says that this treatment is not established medicine, or that the policy does not cover it.':
    'बीमा कंपनी कहती है कि यह इलाज स्थापित चिकित्सा नहीं है, या पॉलिसी में इसका कवर नहीं है।',
  'Modern treatments first': 'सबसे पहले देखें: आधुनिक इलाज',
  'Embolisation or ultrasound of the uterus, balloon sinuplasty, deep brain stimulation, oral chemotherapy, antibodies by injection, injections into the eye, robotic surgery, radiosurgery, bronchial thermoplasty, vaporisation of the prostate, nerve monitoring in surgery, bone-marrow stem cells.':
    'गर्भाशय का एम्बोलाइज़ेशन या अल्ट्रासाउंड, बैलून साइनुप्लास्टी, डीप ब्रेन स्टिमुलेशन, खाने वाली कीमोथेरेपी, इंजेक्शन से एंटीबॉडी, आँख में इंजेक्शन, रोबोट से सर्जरी, रेडियोसर्जरी, ब्रोंकियल थर्मोप्लास्टी, प्रोस्टेट का वेपोराइज़ेशन, सर्जरी में नस की निगरानी, बोन मैरो की स्टेम सेल।',
  'What counts as unproven': 'अप्रमाणित किसे मानते हैं',
  'A new method with papers behind it does not.':
    'जिस नए तरीके के पीछे शोध के काग़ज़ हों, वह अप्रमाणित नहीं है।',
  'Limit of the standard policy for the list': 'सूची के लिए मानक पॉलिसी की सीमा',
  'Your own policy has its own limit, or none.': 'आपकी पॉलिसी की अपनी सीमा है, या कोई नहीं।',
  'whether the treatment is on the list of modern treatments; if not, which medical papers support it.':
    'क्या इलाज आधुनिक इलाजों की सूची में है; नहीं तो कौन-से चिकित्सा शोध उसके पक्ष में हैं।',
  'Doctor’s letter with the guideline of an Indian medical body':
    'डॉक्टर की चिट्ठी, भारत की किसी चिकित्सा संस्था के दिशानिर्देश के साथ',
  'That the treatment is accepted here': 'कि यह इलाज यहाँ माना जाता है',
  'Approval of the medicine or the device in India': 'दवा या उपकरण की भारत में मंज़ूरी',
  'That it is not experimental': 'कि यह प्रयोग वाला इलाज नहीं है',
  'You refuse or limit this treatment. Policies have to cover a list of modern treatments (IRDAI guidelines of {0}, chapter on modern treatments). If this treatment is on it, please pay it, or name the line of my schedule that limits it. If you call it unproven (Excl16), please say which medical papers you looked for; I enclose, as far as I have it, my doctor’s letter.':
    'आपने यह इलाज नामंज़ूर किया है या इसकी सीमा लगाई है। पॉलिसियों में आधुनिक इलाजों की एक सूची का कवर होना ज़रूरी है (IRDAI के {0} के दिशानिर्देश, आधुनिक इलाजों का अध्याय)। यह इलाज उसमें है, तो उसका पैसा दें, या अनुसूची की वह पंक्ति बताएँ जो इसकी सीमा तय करती है। अगर आप इसे अप्रमाणित कहते हैं (Excl16), तो बताएँ कि आपने कौन-से चिकित्सा शोध खोजे; डॉक्टर की चिट्ठी, अगर पास है, साथ में है।',
  'The medical standing of a therapy.': 'इलाज चिकित्सा में कितना माना हुआ है।',
  'The rest of the stay, such as bed, tests and other medicines.':
    'भर्ती का बाकी ख़र्च, जैसे बिस्तर, जाँच और दूसरी दवाएँ।',
  'The insurer says it was about having a child. What counts: what the operation treated.':
    'बीमा कंपनी कहती है कि बात संतान पाने की थी। फ़ैसला इस पर टिकता है: ऑपरेशन ने किसका इलाज किया।',
  'The insurer says it was about having a child.': 'बीमा कंपनी कहती है कि बात संतान पाने की थी।',
  'The insurer says that the treatment was to have a child, or to prevent one.':
    'बीमा कंपनी कहती है कि इलाज संतान पाने के लिए, या संतान न होने देने के लिए था।',
  'An illness of the same organs, such as a cyst or a fibroid, is not on this list.':
    'उन्हीं अंगों की बीमारी, जैसे सिस्ट या फ़ाइब्रॉइड, इस सूची में नहीं है।',
  'what the operation treated. The word “infertility” in the history is not enough.':
    'ऑपरेशन ने किसका इलाज किया। केस हिस्ट्री में “infertility” शब्द काफ़ी नहीं।',
  'Operation note and laboratory report of the tissue': 'ऑपरेशन के काग़ज़ और ऊतक की लैब रिपोर्ट',
  'The illness that was removed': 'जो बीमारी हटाई गई',
  'Doctor’s certificate of the purpose': 'उद्देश्य पर डॉक्टर का प्रमाणपत्र',
  'That the aim was not conception': 'कि मकसद गर्भधारण नहीं था',
  'You rely on the exclusion of infertility (Excl17). I enclose, as far as I have it, the report on the illness that was treated on {arose}. If you hold that a part of the bill was for conception, which I do not admit, please name it, and pay at least the rest now.':
    'आपने बाँझपन वाली शर्त (Excl17) को आधार बनाया है। {arose} को जिस बीमारी का इलाज हुआ, उसकी रिपोर्ट, अगर पास है, साथ में है। अगर आप मानते हैं कि बिल का कोई हिस्सा गर्भधारण का था, जो मुझे मान्य नहीं, तो वह हिस्सा बताएँ, और कम से कम बाकी का पैसा अभी दें।',
  'A treatment with both aims.': 'वह इलाज जिसके दोनों मकसद हों।',
  'A maternity or fertility benefit of an employer’s policy.':
    'नौकरी की पॉलिसी में मातृत्व का, या संतान पाने के इलाज का लाभ।',
  'The insurer says it was a pregnancy’s cost. What counts: your maternity benefit and its wait.':
    'बीमा कंपनी कहती है कि ख़र्च गर्भ का था। फ़ैसला इस पर टिकता है: आपका मातृत्व लाभ और उसकी प्रतीक्षा अवधि।',
  'The insurer says it was a pregnancy’s cost.': 'बीमा कंपनी कहती है कि ख़र्च गर्भ का था।',
  'The insurer says that the costs come from a pregnancy or a birth, which the policy does not pay, or not yet.':
    'बीमा कंपनी कहती है कि ख़र्च गर्भ या प्रसव का है, जिसका पैसा पॉलिसी नहीं देती, या अभी नहीं देती।',
  'What stays paid': 'किसका पैसा फिर भी मिलता है',
  'Without a maternity benefit, other costs of a birth are excluded.':
    'मातृत्व लाभ न हो, तो प्रसव के दूसरे ख़र्च बाहर हैं।',
  'whether your policy has a maternity benefit and its wait is over, or one of the exceptions fits.':
    'क्या आपकी पॉलिसी में मातृत्व लाभ है और उसकी प्रतीक्षा अवधि पूरी हुई, या मामला उनमें से है जो बाहर नहीं हैं।',
  'Schedule with the maternity benefit and its wait':
    'अनुसूची, जिसमें मातृत्व लाभ और उसकी प्रतीक्षा अवधि हो',
  'That the benefit was due': 'कि लाभ का पैसा बनता था',
  'Scan or operation note': 'स्कैन या ऑपरेशन के काग़ज़',
  'An ectopic pregnancy, or an illness apart from the pregnancy':
    'गर्भाशय से बाहर का गर्भ (एक्टोपिक), या गर्भ से अलग बीमारी',
  'Record of the accident': 'दुर्घटना का रिकॉर्ड',
  'The exception for a miscarriage after one': 'कि गर्भपात दुर्घटना से हुआ, इसलिए बाहर नहीं है',
  'You rely on the exclusion of maternity (Excl18). An ectopic pregnancy and a miscarriage after an accident are not excluded, and an illness apart from the pregnancy is not maternity. I enclose, as far as I have them, the papers. If you rely on the wait of the maternity benefit, please state it and the day on which it ends: my cover began on {began}.':
    'आपने मातृत्व वाली शर्त (Excl18) को आधार बनाया है। गर्भाशय से बाहर का गर्भ और दुर्घटना के बाद का गर्भपात बाहर नहीं हैं, और गर्भ से अलग बीमारी मातृत्व नहीं है। काग़ज़, जितने पास हैं, साथ में हैं। अगर आधार मातृत्व लाभ की प्रतीक्षा अवधि है, तो बताएँ कि वह कितनी है और किस दिन पूरी होती है: मेरा कवर {began} को शुरू हुआ।',
  'The wait for maternity: each insurer sets its own, and we read no rule that limits it.':
    'मातृत्व की प्रतीक्षा अवधि: हर कंपनी अपनी रखती है, और हमने ऐसा कोई नियम नहीं पढ़ा जो उसकी सीमा बाँधे।',
  'An employer’s policy, if it covers maternity.': 'नौकरी की पॉलिसी, अगर उसमें मातृत्व कवर है।',
  'The insurer says the defect was there from birth. What counts: whether it was visible or known.':
    'बीमा कंपनी कहती है कि दोष जन्म से था। फ़ैसला इस पर टिकता है: क्या वह दिखता था, या पहले से पता था।',
  'The insurer says the defect was there from birth.': 'बीमा कंपनी कहती है कि दोष जन्म से था।',
  'The insurer says that the illness was there from birth.': 'बीमा कंपनी कहती है कि बीमारी जन्म से थी।',
  'What may not be excluded': 'क्या बाहर नहीं रखा जा सकता',
  'A visible, external defect may be excluded. An internal one can have a wait.':
    'बाहर दिखने वाला दोष कवर से बाहर रखा जा सकता है। अंदर वाले की प्रतीक्षा अवधि हो सकती है।',
  'whether the defect is inside the body or visible, and whether anyone knew of it before the policy.':
    'दोष शरीर के अंदर है या दिखता है, और क्या पॉलिसी से पहले किसी को पता था।',
  'Doctor’s note: internal or external, and when it was found':
    'डॉक्टर का नोट: अंदर का या बाहर का, और कब पता चला',
  'That the exclusion does not fit': 'कि यह शर्त लागू नहीं होती',
  'You call the illness congenital. An internal congenital disease or a genetic one may not be excluded (IRDAI guidelines of {0}, list of exclusions that are not allowed). I enclose, as far as I have it, my doctor’s note. Please name the clause, and the paper that shows that anyone knew of the illness before {began}.':
    'आप बीमारी को जन्मजात कहते हैं। अंदर की जन्मजात या आनुवंशिक बीमारी को बाहर नहीं रखा जा सकता (IRDAI के {0} के दिशानिर्देश, उन शर्तों की सूची जिनकी अनुमति नहीं)। डॉक्टर का नोट, अगर पास है, साथ में है। पॉलिसी की शर्त बताएँ, और वह काग़ज़ जिससे दिखे कि {began} से पहले किसी को बीमारी पता थी।',
  'Whether a defect is internal in the sense of your wording.':
    'क्या दोष आपकी पॉलिसी के अर्थ में अंदर का है।',
  'The insurer excludes an illness of the mind. What counts: what it pays for other illnesses.':
    'बीमा कंपनी मानसिक बीमारी को बाहर रखती है। फ़ैसला इस पर टिकता है: दूसरी बीमारियों का पैसा वह कैसे देती है।',
  'The insurer excludes an illness of the mind.': 'बीमा कंपनी मानसिक बीमारी को बाहर रखती है।',
  'The insurer says that the policy does not pay for an illness of the mind, or for an injury done to oneself.':
    'बीमा कंपनी कहती है कि पॉलिसी मानसिक बीमारी का, या ख़ुद को पहुँचाई चोट का, पैसा नहीं देती।',
  'Equal treatment': 'बराबर का व्यवहार',
  'Waits and limits for all illnesses apply here too.':
    'जो प्रतीक्षा अवधि और सीमाएँ सब बीमारियों पर लगती हैं, वे यहाँ भी लगती हैं।',
  'whether a physical illness in the same position would be paid: same stay, same wait, same limit.':
    'क्या उसी स्थिति में शारीरिक बीमारी का पैसा मिलता: वही भर्ती, वही प्रतीक्षा अवधि, वही सीमा।',
  'Psychiatrist’s certificate of the illness and of the need for a stay':
    'बीमारी और भर्ती की ज़रूरत पर मनोचिकित्सक का प्रमाणपत्र',
  'That the stay was medically necessary': 'कि भर्ती चिकित्सा की नज़र से ज़रूरी थी',
  'You refuse this treatment. Every insurer has to cover mental illness on the same basis as a physical one (Mental Healthcare Act, {0}, section {1}({2})), and mental, behavioural and neurodevelopmental disorders may not be excluded (IRDAI guidelines of {3}, list of exclusions that are not allowed). Please say which term would also refuse a physical illness.':
    'आपने यह इलाज नामंज़ूर किया है। हर बीमा कंपनी के लिए मानसिक बीमारी को शारीरिक बीमारी के बराबर कवर करना ज़रूरी है (Mental Healthcare Act, {0}, धारा {1}({2})), और मानसिक, व्यवहार के और दिमाग़ के विकास के विकार बाहर नहीं रखे जा सकते (IRDAI के {3} के दिशानिर्देश, जो बाहर नहीं रखा जा सकता उसकी सूची)। बताएँ कि कौन-सी शर्त शारीरिक बीमारी को भी नामंज़ूर करती।',
  'Whether an illness of the mind led to an injury done to oneself: a psychiatrist’s certificate shows it. Outpatient therapy without a stay: most policies do not pay it for any illness.':
    'ख़ुद को पहुँचाई चोट मानसिक बीमारी से हुई या नहीं: यह मनोचिकित्सक के प्रमाणपत्र से दिखता है। बिना भर्ती की ओपीडी थेरेपी: ज़्यादातर पॉलिसियाँ किसी भी बीमारी में इसका पैसा नहीं देतीं।',
  'The insurer says teeth aren’t covered. What counts: whether an accident hurt them.':
    'बीमा कंपनी कहती है कि दाँत कवर में नहीं हैं। फ़ैसला इस पर टिकता है: क्या चोट दुर्घटना से लगी।',
  'The insurer says teeth aren’t covered.': 'बीमा कंपनी कहती है कि दाँत कवर में नहीं हैं।',
  'The insurer says that the policy does not pay for teeth.':
    'बीमा कंपनी कहती है कि पॉलिसी दाँतों का पैसा नहीं देती।',
  'What is usually paid': 'आम तौर पर किसका पैसा मिलता है',
  'A term of two wordings and no rule of law. Yours may have a dental benefit.':
    'यह दो पॉलिसियों की शर्त है, कानून का नियम नहीं। आपकी पॉलिसी में दाँतों का लाभ हो सकता है।',
  'whether an accident hurt natural teeth, and whether you were admitted for it.':
    'क्या दुर्घटना में असली दाँतों को चोट लगी, और क्या उसके लिए भर्ती हुई।',
  'Casualty record, FIR or medico-legal report': 'इमरजेंसी का रिकॉर्ड, FIR या मेडिको-लीगल रिपोर्ट',
  'Dentist’s note with X-rays': 'एक्स-रे के साथ दाँतों के डॉक्टर का नोट',
  'Which teeth the accident hurt': 'दुर्घटना में किन दाँतों को चोट लगी',
  'You refuse dental treatment. I enclose, as far as I have them, the records of {arose}: the cause, and the stay. Please name the clause, and its exception for accidents.':
    'आपने दाँतों का इलाज नामंज़ूर किया है। {arose} के रिकॉर्ड, जितने पास हैं, साथ में हैं: कारण और भर्ती। पॉलिसी की शर्त बताएँ, और उसमें दुर्घटना का अपवाद।',
  'Whether jaw surgery counts as dental treatment in your wording.':
    'क्या आपकी पॉलिसी में जबड़े की सर्जरी दाँतों का इलाज मानी जाती है।',
  'A dental or outpatient benefit. A personal accident policy with medical costs.':
    'दाँतों का या ओपीडी का लाभ। इलाज के ख़र्च वाली व्यक्तिगत दुर्घटना पॉलिसी।',
  'The insurer doesn’t pay this hospital. What counts: its published list of that day.':
    'बीमा कंपनी इस अस्पताल का पैसा नहीं देती। फ़ैसला इस पर टिकता है: उस दिन की उसकी छपी सूची।',
  'The insurer doesn’t pay this hospital.': 'बीमा कंपनी इस अस्पताल का पैसा नहीं देती।',
  'The insurer says that it does not pay this hospital or doctor at all.':
    'बीमा कंपनी कहती है कि वह इस अस्पताल या डॉक्टर का पैसा देती ही नहीं।',
  'What is paid all the same': 'फिर भी किसका पैसा मिलता है',
  'The list must be on the insurer’s site or sent to you.':
    'सूची का कंपनी की साइट पर होना, या आपको भेजा जाना ज़रूरी है।',
  'whether the hospital was on the published list on the day of admission, and whether it was an emergency or an accident.':
    'क्या भर्ती के दिन अस्पताल छपी सूची में था, और क्या इमरजेंसी या दुर्घटना थी।',
  'Casualty record or ambulance slip': 'इमरजेंसी का रिकॉर्ड या एंबुलेंस की पर्ची',
  'The emergency, and until when you were not stable': 'इमरजेंसी, और हालत कब तक स्थिर नहीं थी',
  'The insurer’s list of excluded hospitals, with its date':
    'कंपनी की उन अस्पतालों की सूची जिनके दावे वह नहीं लेती, तारीख़ के साथ',
  'Whether the hospital was on it on that day': 'क्या अस्पताल उस दिन सूची में था',
  'You rely on an excluded hospital (Excl11). Please send me the list as it was published on {arose}. After an accident, or with life in danger, the costs are due until the patient is stable. I enclose, as far as I have it, the casualty record.':
    'आपने यह आधार लिया है कि इस अस्पताल के दावे आप नहीं लेते (Excl11)। वह सूची वैसी ही भेजें, जैसी वह {arose} के दिन प्रकाशित थी। दुर्घटना के बाद, या जान को ख़तरा होने पर, मरीज़ के स्थिर होने तक का ख़र्च देना बीमा कंपनी के लिए ज़रूरी है। इमरजेंसी का रिकॉर्ड, अगर पास है, साथ में है।',
  'Until which hour the patient was not stable.': 'मरीज़ किस घंटे तक स्थिर नहीं था।',
  'A second policy whose insurer has not excluded this hospital.':
    'दूसरी पॉलिसी, जिसकी कंपनी ने इस अस्पताल को बाहर नहीं किया।',
  'The insurer says it doesn’t work with this hospital. What counts: your policy and an emergency.':
    'बीमा कंपनी कहती है कि इस अस्पताल से उसका करार नहीं है। फ़ैसला इस पर टिकता है: आपकी पॉलिसी और इमरजेंसी।',
  'The insurer says it doesn’t work with this hospital.':
    'बीमा कंपनी कहती है कि इस अस्पताल से उसका करार नहीं है।',
  'The insurer does not pay this hospital directly, or says that the policy pays in its network only.':
    'बीमा कंपनी इस अस्पताल को सीधे पैसा नहीं देती, या कहती है कि पॉलिसी केवल अपने नेटवर्क में पैसा देती है।',
  'After a cashless request is denied': 'कैशलेस का अनुरोध नामंज़ूर होने के बाद',
  'A denied cashless request is not a refused claim: you pay, and send the bills. Some group and state schemes pay in the network only.':
    'कैशलेस का नामंज़ूर अनुरोध नामंज़ूर दावा नहीं है: पहले चुकाएँ, फिर बिल भेजें। कुछ ग्रुप और सरकारी योजनाएँ केवल नेटवर्क में पैसा देती हैं।',
  'whether your policy is limited to its network, and whether it was an emergency. Some policies cut a share outside the network.':
    'क्या आपकी पॉलिसी केवल अपने नेटवर्क तक है, और क्या इमरजेंसी थी। कुछ पॉलिसियाँ नेटवर्क से बाहर एक हिस्सा काटती हैं।',
  'Policy clause on cashless and reimbursement': 'कैशलेस और रीइंबर्समेंट पर पॉलिसी की शर्त',
  'That bills of other hospitals are paid': 'कि दूसरे अस्पतालों के बिल का पैसा मिलता है',
  'Casualty record': 'इमरजेंसी का रिकॉर्ड',
  'The emergency': 'इमरजेंसी',
  'All bills, receipts and the discharge summary': 'सारे बिल, रसीदें और डिस्चार्ज समरी',
  'The sum to be paid back': 'लौटाई जाने वाली रकम',
  'You refuse and say that the hospital is outside your network. Unless the wording of my policy says otherwise, that bars cashless payment only. I ask for reimbursement; I enclose, as far as I have them, the bills and the discharge summary. If my policy pays in the network only, please name the clause and its exception for emergencies.':
    'आपने यह कहकर नामंज़ूर किया कि अस्पताल आपके नेटवर्क से बाहर है। पॉलिसी में कुछ और न लिखा हो, तो इससे केवल कैशलेस रुकता है। मेरा अनुरोध रीइंबर्समेंट का है; बिल और डिस्चार्ज समरी, जितने पास हैं, साथ में हैं। पॉलिसी केवल नेटवर्क में पैसा देती हो, तो उसकी शर्त और उसमें इमरजेंसी का अपवाद बताएँ।',
  'The terms of a group or state scheme.': 'ग्रुप या सरकारी योजना की शर्तें।',
  'A second policy of your own, beside the group cover.': 'ग्रुप कवर के साथ अपनी दूसरी पॉलिसी।',
  'The insurer says the place is no hospital. What counts: its registration on that day.':
    'बीमा कंपनी कहती है कि वह जगह अस्पताल नहीं है। फ़ैसला इस पर टिकता है: उस दिन उसका पंजीकरण।',
  'The insurer says the place is no hospital.': 'बीमा कंपनी कहती है कि वह जगह अस्पताल नहीं है।',
  'The insurer says that the place has too few beds, no registration or no theatre.':
    'बीमा कंपनी कहती है कि उस जगह बिस्तर कम हैं, पंजीकरण नहीं है या ऑपरेशन थिएटर नहीं है।',
  'Without registration': 'बिना पंजीकरण के',
  'A registered hospital needs no count of beds. Without registration it also needs nurses and doctors day and night, a theatre and daily records.':
    'पंजीकृत अस्पताल के बिस्तर गिनना ज़रूरी नहीं। पंजीकरण न हो, तो दिन-रात नर्सें और डॉक्टर, ऑपरेशन थिएटर और रोज़ के रिकॉर्ड भी चाहिए।',
  'whether the hospital was registered on the day of admission.': 'क्या भर्ती के दिन अस्पताल पंजीकृत था।',
  'Registration certificate of the hospital, valid on the day of admission':
    'अस्पताल का पंजीकरण प्रमाणपत्र, जो भर्ती के दिन मान्य था',
  'That the beds need not be counted': 'कि बिस्तर गिनना ज़रूरी नहीं',
  'Hospital’s letter on beds, staff, theatre and records':
    'बिस्तर, कर्मचारी, ऑपरेशन थिएटर और रिकॉर्ड पर अस्पताल की चिट्ठी',
  'The conditions without registration': 'बिना पंजीकरण वाली शर्तें',
  'You say that the place is not a hospital. I enclose, as far as I have it, the certificate of its registration, as it was on {arose}. If you rely on the number of beds, please say what you counted, on which day, and why the registration is not enough.':
    'आप कहते हैं कि वह जगह अस्पताल नहीं है। {arose} को उसका जो पंजीकरण था, उसका प्रमाणपत्र, अगर पास है, साथ में है। आधार बिस्तरों की संख्या है, तो बताएँ कि क्या गिना, किस दिन, और पंजीकरण क्यों काफ़ी नहीं।',
  'What an inspector saw at the hospital.': 'जाँच करने वाले ने अस्पताल में क्या देखा।',
  'The insurer cut other charges for the room. What counts: which charges depend on the room.':
    'बीमा कंपनी ने कमरे के कारण दूसरे ख़र्च काटे। फ़ैसला इस पर टिकता है: कौन-से ख़र्च कमरे से जुड़े हैं।',
  'The insurer cut other charges for the room.': 'बीमा कंपनी ने कमरे के कारण दूसरे ख़र्च काटे।',
  'Your room cost more than the policy allows, so the insurer cut other charges in the same proportion.':
    'कमरा पॉलिसी की सीमा से महँगा था, इसलिए कंपनी ने दूसरे ख़र्च भी उसी अनुपात में काटे।',
  'What may not be cut': 'किसमें कटौती नहीं हो सकती',
  'Norms of {0}. Notes say that they were repealed in {1}; wordings still repeat them, and yours decides. Ask for the cut on these heads back in full.':
    'ये {0} के मानदंड हैं। टिप्पणियों में है कि {1} में वे रद्द कर दिए गए; पॉलिसियों में वे अब भी लिखे हैं, और फ़ैसला आपकी पॉलिसी से होता है। इन मदों की पूरी कटौती वापस माँगें।',
  'Hospitals without such a cut': 'जिन अस्पतालों में ऐसी कटौती नहीं होती',
  'Ask the hospital for a letter on its prices.': 'अस्पताल से उसके दामों पर चिट्ठी माँगें।',
  'What the standard policy cuts': 'मानक पॉलिसी किसमें काटती है',
  'Your own policy defines it as “associated medical expenses”.':
    'आपकी पॉलिसी में इसकी परिभाषा “associated medical expenses” (जुड़े हुए इलाज के ख़र्च) नाम से है।',
  'which heads of the bill were cut, and whether the hospital prices them by room.':
    'बिल की कौन-सी मदों में कटौती हुई, और क्या अस्पताल उनके दाम कमरे से तय करता है।',
  'Final bill, broken up by heads': 'आख़िरी बिल, मदों में बँटा हुआ',
  'Which charges may not be cut': 'किन ख़र्चों में कटौती नहीं हो सकती',
  'Hospital’s letter that its charges do not depend on the room':
    'अस्पताल की चिट्ठी कि उसके दाम कमरे से तय नहीं होते',
  'That nothing is cut in proportion': 'कि अनुपात में कुछ नहीं कटता',
  'Policy schedule with the room limit': 'कमरे की सीमा वाली पॉलिसी की अनुसूची',
  'The proportion': 'अनुपात',
  'You cut the bill in proportion to the room. These heads may not be cut: medicines, consumables, implants, devices, tests, ICU (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {0}). Please send me your calculation head by head, and pay back what was cut on them.':
    'आपने बिल में कमरे के अनुपात में कटौती की है। इन मदों में कटौती नहीं हो सकती: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU (IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, {0})। हर मद का हिसाब भेजें, और इन मदों की कटौती लौटाएँ।',
  'The hospital’s tariff.': 'अस्पताल की दर-सूची।',
  'A top-up or a second policy for what was cut.': 'जो कटा, उसके लिए टॉप-अप या दूसरी पॉलिसी।',
  'The insurer says a limit applies. What counts: whether the limit was in your policy on that day.':
    'बीमा कंपनी कहती है कि एक सीमा लगती है। फ़ैसला इस पर टिकता है: क्या वह उस दिन आपकी पॉलिसी में थी।',
  'The insurer says a limit applies.': 'बीमा कंपनी कहती है कि एक सीमा लगती है।',
  'The policy has a limit for this illness or treatment, and the bill was higher.':
    'इस बीमारी या इलाज के लिए पॉलिसी में सीमा है, और बिल उससे ज़्यादा था।',
  'A limit of the standard policy, as an example': 'मानक पॉलिसी की एक सीमा, उदाहरण के लिए',
  'Yours are in your schedule, information sheet and wording. Ask for the line.':
    'आपकी सीमाएँ आपकी अनुसूची, जानकारी पत्र और पॉलिसी के शब्दों में हैं। वह पंक्ति माँगें।',
  'They must be covered, but a limit is allowed.': 'इन्हें कवर करना ज़रूरी है, पर सीमा की अनुमति है।',
  'whether the limit was in your policy on the day of the claim, and which part it covers.':
    'क्या दावे के दिन यह सीमा आपकी पॉलिसी में थी, और किस हिस्से पर लगती है।',
  'Policy schedule and customer information sheet of this year':
    'इस साल की पॉलिसी की अनुसूची और ग्राहक जानकारी पत्र',
  'Whether the limit is there': 'क्या सीमा वहाँ है',
  'Notice of a change at renewal, or that none came': 'नवीनीकरण पर बदलाव की सूचना, या यह कि नहीं आई',
  'Whether a new limit was announced': 'क्या नई सीमा बताई गई थी',
  'Bill by heads': 'मदों में बँटा बिल',
  'Which part of the bill falls under the limit': 'बिल का कौन-सा हिस्सा सीमा में आता है',
  'You cut the bill by a sub-limit. Please name the line of my schedule, the year in which it was introduced and the notice to me. Please show which heads of the bill you counted under it.':
    'आपने बिल में सब-लिमिट से कटौती की है। अनुसूची की वह पंक्ति, वह साल जब यह सीमा जोड़ी गई, और मुझे भेजी गई उसकी सूचना बताएँ। दिखाएँ कि बिल की किन मदों को उसमें गिना।',
  'Limits of your own product: read its schedule.': 'आपके प्लान की सीमाएँ: उसकी अनुसूची पढ़ें।',
  'A top-up or a second policy for the rest.': 'बाकी के लिए टॉप-अप या दूसरी पॉलिसी।',
  'The insurer says the sum is used up. What counts: the claims it counted and the policy year.':
    'बीमा कंपनी कहती है कि बीमा राशि ख़त्म हो चुकी। फ़ैसला इस पर टिकता है: उसने कौन-से दावे गिने और कौन-सा साल।',
  'The insurer says the sum is used up.': 'बीमा कंपनी कहती है कि बीमा राशि ख़त्म हो चुकी।',
  'The insurer says that earlier claims of this policy year left nothing, or too little.':
    'बीमा कंपनी कहती है कि पॉलिसी के इसी साल में पहले हो चुके दावों के बाद कुछ नहीं बचा, या बहुत कम बचा।',
  'The rest of the bill': 'बिल का बाकी हिस्सा',
  'What this policy does not pay can go to a second one.':
    'जो यह पॉलिसी नहीं देती, वह दूसरी पॉलिसी से माँगा जा सकता है।',
  'which claims were counted, in which policy year the admission falls, and whether a bonus or a restored sum is missing.':
    'कौन-से दावे गिने गए, भर्ती पॉलिसी के किस साल में आती है, और क्या बोनस या दोबारा भरी राशि छूट गई।',
  'Policy schedule with bonus and restore benefit':
    'बोनस और बीमा राशि दोबारा भरने के लाभ वाली पॉलिसी की अनुसूची',
  'The whole sum of the year': 'साल की पूरी राशि',
  'Settlement letters of the year’s claims': 'साल के दावों के निपटारे की चिट्ठियाँ',
  'What was really paid': 'सचमुच कितना दिया गया',
  'You say that the sum insured is used up. Please send me an account of the policy year in which {arose} falls: sum insured, bonus, restored sum, and each claim with the sum paid.':
    'आप कहते हैं कि बीमा राशि ख़त्म हो चुकी है। पॉलिसी के उस साल का हिसाब भेजें जिसमें {arose} आता है: बीमा राशि, बोनस, दोबारा भरी राशि, और हर दावा उसकी दी हुई रकम के साथ।',
  'When your product restores the sum, and for which illness.':
    'आपका प्लान बीमा राशि कब दोबारा भरता है, और किस बीमारी के लिए।',
  'A top-up or a second policy. A cover from an employer.': 'टॉप-अप या दूसरी पॉलिसी। नौकरी का कवर।',
  'The insurer says the hospital charged too much. What counts: the rates that it compared with.':
    'बीमा कंपनी कहती है कि अस्पताल ने ज़्यादा लिया। फ़ैसला इस पर टिकता है: उसने किन दरों से तुलना की।',
  'The insurer says the hospital charged too much.': 'बीमा कंपनी कहती है कि अस्पताल ने ज़्यादा लिया।',
  'The insurer says that the hospital charged more than is usual for this treatment.':
    'बीमा कंपनी कहती है कि अस्पताल ने इस इलाज का आम से ज़्यादा पैसा लिया।',
  'What is compared': 'किससे तुलना होती है',
  'Two yardsticks. A number without a comparison is neither.':
    'दो पैमाने। बिना तुलना की संख्या कोई पैमाना नहीं है।',
  'which rates the insurer compared with, and whether they are for the same thing.':
    'कंपनी ने किन दरों से तुलना की, और क्या वे उसी चीज़ की हैं।',
  'Price list or estimates of like hospitals in your town':
    'आपके शहर के वैसे ही अस्पतालों की दर-सूची या अनुमान',
  'What is usual there': 'वहाँ आम तौर पर कितना लगता है',
  'The estimate that the insurer approved before the stay': 'भर्ती से पहले कंपनी का मंज़ूर किया अनुमान',
  'That it knew the price': 'कि उसे दाम पता था',
  'Doctor’s note on what made the case harder': 'डॉक्टर का नोट कि मामला क्यों कठिन था',
  'Why the usual price does not fit': 'आम दाम क्यों लागू नहीं होता',
  'You cut the bill as not reasonable and customary. Please name for each head the hospitals and the rates with which you compared it, and the day of those rates. A cap for the hospital is not a term of my policy.':
    'आपने यह कहकर कटौती की है कि बिल उचित और प्रचलित नहीं है। हर मद के लिए वे अस्पताल और दरें बताएँ जिनसे तुलना की, और उन दरों का दिन। अस्पताल के लिए रखी ऊपरी सीमा इस पॉलिसी की शर्त नहीं है।',
  'What is usual in your town.': 'आपके शहर में आम तौर पर कितना लगता है।',
  'A network hospital has an agreed rate: ask the insurer for it, and the hospital why it charged more.':
    'नेटवर्क अस्पताल की दर तय होती है: कंपनी से वह दर पूछें, और अस्पताल से कि ज़्यादा क्यों लिया।',
  'The insurer took items off the bill. What counts: the list of such items and your add-ons.':
    'बीमा कंपनी ने बिल से चीज़ें हटाईं। फ़ैसला इस पर टिकता है: ऐसी चीज़ों की सूची और आपके ऐड-ऑन।',
  'The insurer took items off the bill.': 'बीमा कंपनी ने बिल से चीज़ें हटाईं।',
  'The insurer took items off the bill that it does not count as treatment.':
    'बीमा कंपनी ने बिल से वे चीज़ें हटाईं जिन्हें वह इलाज नहीं मानती।',
  'Optional extras, List I': 'वैकल्पिक चीज़ें, List I',
  'Lists II to IV hold items that are part of the room, the procedure or the treatment: the hospital may not charge them apart. We did not read the lists item by item.':
    'List II से IV में वे चीज़ें हैं जो कमरे, प्रक्रिया या इलाज का हिस्सा हैं: अस्पताल उनका अलग पैसा नहीं ले सकता। सूचियाँ हमने एक-एक चीज़ करके नहीं पढ़ीं।',
  'whether each item is on the list, and whether your policy has an add-on that pays consumables.':
    'क्या हर चीज़ सूची में है, और क्या आपकी पॉलिसी में इस्तेमाल की चीज़ों का पैसा देने वाला ऐड-ऑन है।',
  'Bill with every item': 'हर चीज़ वाला बिल',
  'What was taken off, and what was not an extra': 'क्या हटाया गया, और क्या अलग चीज़ नहीं थी',
  'Schedule with the add-on for consumables': 'इस्तेमाल की चीज़ों के ऐड-ऑन वाली अनुसूची',
  'That the items are paid': 'कि इन चीज़ों का पैसा मिलता है',
  'You took items off the bill as not payable. Please give me a table: item, sum, and its number in List I (IRDAI circular IRDAI/HLT/REG/CIR/193/07/2020, {0}, Annexure I). Items that are part of the room, the procedure or the treatment are not extras.':
    'आपने बिल से कुछ चीज़ें न मिलने वाली बताकर हटाईं। एक तालिका दें: चीज़, रकम, और List I में उसका नंबर (IRDAI circular IRDAI/HLT/REG/CIR/193/07/2020, {0}, Annexure I)। जो चीज़ें कमरे, प्रक्रिया या इलाज का हिस्सा हैं, वे अलग चीज़ें नहीं हैं।',
  'Single items: the lists were not read item by item.':
    'अलग-अलग चीज़ें: सूचियाँ एक-एक चीज़ करके नहीं पढ़ी गईं।',
  'The hospital, for items that belong to the room or the procedure. An add-on for consumables.':
    'अस्पताल, उन चीज़ों के लिए जो कमरे या प्रक्रिया की हैं। इस्तेमाल की चीज़ों का ऐड-ऑन।',
  'The insurer says a share is yours. What counts: your policy schedule and its conditions.':
    'बीमा कंपनी कहती है कि एक हिस्सा आपका है। फ़ैसला इस पर टिकता है: पॉलिसी की अनुसूची और उसकी शर्तें।',
  'The insurer says a share is yours.': 'बीमा कंपनी कहती है कि एक हिस्सा आपका है।',
  'By your policy a share of each claim, or its first part, is not the insurer’s to pay.':
    'आपकी पॉलिसी के हिसाब से हर दावे का एक हिस्सा, या उसका शुरू का भाग, कंपनी के ज़िम्मे नहीं है।',
  'Share in the standard policy, as an example': 'मानक पॉलिसी का हिस्सा, उदाहरण के लिए',
  'Your own schedule has yours. It is taken from the sum that is payable, not from the whole bill.':
    'आपका हिस्सा आपकी अनुसूची में है। वह मिलने वाली रकम से कटता है, पूरे बिल से नहीं।',
  'whether the share is in your schedule, and from which condition: age at entry, town of treatment, network.':
    'क्या यह हिस्सा आपकी अनुसूची में है, और किस शर्त से: पॉलिसी लेते समय की आयु, इलाज का शहर, नेटवर्क।',
  'Policy schedule of this year': 'इस साल की पॉलिसी की अनुसूची',
  'The share and its condition': 'हिस्सा और उसकी शर्त',
  'First schedule with your age at entry': 'सबसे पहली अनुसूची, पॉलिसी लेते समय की आयु के साथ',
  'That the condition of age is not met': 'कि आयु की शर्त लागू नहीं होती',
  'You cut the claim by a co-payment or a deductible. Please name the line of my schedule, its condition, and the sum from which you took it.':
    'आपने दावे से को-पे या डिडक्टिबल काटा है। अनुसूची की वह पंक्ति, उसकी शर्त, और जिस रकम से काटा, वह बताएँ।',
  'The town zones of your product.': 'आपके प्लान में शहरों के ज़ोन।',
  'A second policy may pay your share: send it the settlement letter.':
    'दूसरी पॉलिसी आपका हिस्सा दे सकती है: उसे निपटारे की चिट्ठी भेजें।',
  'The insurer says the cover had ended. What counts: the days of the premium and of the admission.':
    'बीमा कंपनी कहती है कि कवर ख़त्म हो चुका था। फ़ैसला इस पर टिकता है: प्रीमियम और भर्ती के दिन।',
  'The insurer says the cover had ended.': 'बीमा कंपनी कहती है कि कवर ख़त्म हो चुका था।',
  'The insurer says that there was no cover on the day, because the premium was late.':
    'बीमा कंपनी कहती है कि उस दिन कवर नहीं था, क्योंकि प्रीमियम देर से आया।',
  'Time to pay late': 'देर से भरने की मोहलत (ग्रेस पीरियड)',
  'A renewal within it counts as no break: waits and months served stay.':
    'उसके अंदर हुए नवीनीकरण को कवर का टूटना नहीं माना जाता: बीती हुई प्रतीक्षा अवधि और महीने बने रहते हैं।',
  'Time to pay late, monthly premium': 'देर से भरने की मोहलत, हर महीने का प्रीमियम',
  'The same for a premium each month.': 'यही, हर महीने के प्रीमियम में।',
  'Illness in that time': 'उन दिनों की बीमारी',
  'A policy paid once a year does not cover the days between its end and the late payment.':
    'साल में एक बार भरी जाने वाली पॉलिसी अपने अंत और देर से भरने के बीच के दिन कवर नहीं करती।',
  'The {0} days are those of a circular of {1}. You paid before, on {2}: read the time to pay late in the policy of that year.':
    'ये {0} दिन {1} के परिपत्र के हैं। प्रीमियम उस परिपत्र से पहले, {2} को भरा गया: देर से भरने की मोहलत उस साल की पॉलिसी में पढ़ें।',
  'Even of a monthly premium the time to pay late is {0} days, here to {1}. You paid on {2}, not after it: there is no break, and the waits that you served stay. Of a yearly policy the days before the late payment are not covered.':
    'हर महीने के प्रीमियम में भी देर से भरने की मोहलत {0} दिन है, यहाँ {1} तक। प्रीमियम {2} को भरा गया, मोहलत के बाद नहीं: पॉलिसी टूटी नहीं मानी जाती, और बीती हुई प्रतीक्षा अवधि बनी रहती है। प्रीमियम सालाना हो, तो देर से हुए भुगतान से पहले के दिन कवर में नहीं हैं।',
  'Of a monthly premium the time to pay late is {0} days. From {1} it ran to {2}; you paid later, on {3}.':
    'हर महीने के प्रीमियम में देर से भरने की मोहलत {0} दिन है। {1} से वह {2} तक चली; प्रीमियम मोहलत के बाद, {3} को भरा गया।',
  'Paid yearly, half-yearly or quarterly, the time to pay late is {0} days, here to {1}. You paid on {2}, not after it: of such a policy there is no break.':
    'साल में एक बार, दो बार या हर तिमाही भरने पर देर से भरने की मोहलत {0} दिन है, यहाँ {1} तक। प्रीमियम {2} को भरा गया, मोहलत के बाद नहीं: ऐसी पॉलिसी टूटी नहीं मानी जाती।',
  'Paid yearly, half-yearly or quarterly, the time to pay late is {0} days. It ended on {1}; you paid later, on {2}. That is a break: cover and waits begin anew.':
    'साल में एक बार, दो बार या हर तिमाही भरने पर देर से भरने की मोहलत {0} दिन है। वह {1} को ख़त्म हुई; प्रीमियम उसके बाद, {2} को भरा गया। यानी पॉलिसी बीच में टूट गई: कवर और प्रतीक्षा अवधि नए सिरे से शुरू होते हैं।',
  'on which day the premium reached the insurer, and on which day you were admitted.':
    'प्रीमियम कंपनी तक किस दिन पहुँचा, और भर्ती किस दिन हुई।',
  'Bank record or receipt of the premium, with its day': 'प्रीमियम का बैंक रिकॉर्ड या रसीद, दिन के साथ',
  'When you paid': 'प्रीमियम कब भरा गया',
  'Schedule with the mode of payment': 'प्रीमियम भरने के तरीके वाली अनुसूची',
  'Which time to pay late applies': 'देर से भरने की कौन-सी मोहलत लागू है',
  'Renewal notices, or that none came': 'नवीनीकरण की सूचनाएँ, या यह कि कोई नहीं आई',
  'What the insurer told you': 'कंपनी ने आपको क्या बताया',
  'You say that the policy was not in force. Please state the day on which the premium was due and the day on which it reached you, whether you sent a renewal notice, and from which day you count cover and waits.':
    'आप कहते हैं कि पॉलिसी चालू नहीं थी। वह दिन बताएँ जब प्रीमियम देना था और वह दिन जब आपको मिला, नवीनीकरण की सूचना भेजी या नहीं, और आप कवर और प्रतीक्षा अवधि किस दिन से गिनते हैं।',
  'You say that the policy was not in force on {arose}. I enclose, as far as I have it, the record of the payment. A renewal within {0} days of the due day is without a break, or {1} days for a monthly premium (IRDAI Master Circular on Health Insurance Business, {2}). Please state the due day, and the day on which my premium reached you.':
    'आप कहते हैं कि {arose} को पॉलिसी चालू नहीं थी। भुगतान का रिकॉर्ड, अगर पास है, साथ में है। प्रीमियम भरने की तारीख़ से {0} दिन के अंदर, या हर महीने के प्रीमियम में {1} दिन के अंदर, हुए नवीनीकरण से पॉलिसी टूटी नहीं मानी जाती (IRDAI Master Circular on Health Insurance Business, {2})। वह दिन बताएँ जब प्रीमियम देना था, और वह दिन जब आपको मिला।',
  'A payment that failed, or that an agent did not pass on.':
    'वह भुगतान जो नाकाम रहा, या जिसे एजेंट ने आगे नहीं पहुँचाया।',
  'A cover from an employer. A public scheme, by income or by age.':
    'नौकरी का कवर। सरकारी योजना, आय या आयु के हिसाब से।',
  'The insurer says another policy must pay. What counts: which insurer you chose first.':
    'बीमा कंपनी कहती है कि पैसा दूसरी पॉलिसी से मिलना चाहिए। फ़ैसला इस पर टिकता है: आपने पहले कौन-सी कंपनी चुनी।',
  'The insurer says another policy must pay.': 'बीमा कंपनी कहती है कि पैसा दूसरी पॉलिसी से मिलना चाहिए।',
  'The insurer says that another policy must pay first, or that it owes only a share.':
    'बीमा कंपनी कहती है कि पैसा पहले दूसरी पॉलिसी से मिलना चाहिए, या उसके अपने ज़िम्मे केवल एक हिस्सा है।',
  'Two or more policies': 'दो या ज़्यादा पॉलिसियाँ',
  'What the first one leaves unpaid goes to the second. Together they pay no more than the bill.':
    'पहली जो नहीं देती, वह दूसरी से माँगा जाता है। दोनों मिलकर बिल से ज़्यादा नहीं देतीं।',
  'which insurer you chose first, and what is still unpaid.':
    'आपने पहले कौन-सी कंपनी चुनी, और अब तक क्या नहीं मिला।',
  'Settlement letter of the other insurer, or that you made no claim there':
    'दूसरी कंपनी की निपटारे की चिट्ठी, या यह कि वहाँ दावा नहीं किया',
  'What is still open': 'क्या बाकी है',
  'Copies of bills, certified by the other insurer or the hospital':
    'बिलों की कॉपी, दूसरी कंपनी या अस्पताल से प्रमाणित',
  'The costs, while the originals are elsewhere': 'ख़र्च, जब तक मूल काग़ज़ कहीं और हैं',
  'You point to another policy. With two or more health policies, the policyholder chooses which pays first (IRDAI Master Circular on Health Insurance Business, {0}). The costs of {arose} are claimed from you: please decide on them by the terms of your policy, and settle any share with the other insurer.':
    'आप दावा दूसरी पॉलिसी की ओर भेज रहे हैं। दो या ज़्यादा स्वास्थ्य पॉलिसियाँ हों, तो पहले कौन-सी पैसे दे, यह पॉलिसीधारक चुनता है (IRDAI Master Circular on Health Insurance Business, {0})। {arose} के ख़र्च का दावा आपसे है: उस पर अपनी पॉलिसी की शर्तों से फ़ैसला करें, और दूसरी कंपनी का हिस्सा उससे तय करें।',
  'A top-up policy, which pays above its deductible only.':
    'टॉप-अप पॉलिसी, जो केवल अपने डिडक्टिबल से ऊपर देती है।',
  'The other policy, for what this one does not pay.': 'दूसरी पॉलिसी, जो यह नहीं देती उसके लिए।',
  'If you call it an injury done to oneself, which I do not admit: the law presumes severe stress, unless the opposite is proved (Mental Healthcare Act, {0}, section {1}).':
    'अगर आप इसे ख़ुद को पहुँचाई चोट कहते हैं, जो मुझे मान्य नहीं: कानून गंभीर तनाव मानता है, जब तक इसके उलट साबित न हो (Mental Healthcare Act, {0}, धारा {1})।',
  'Autism and disorders of speech are among them.': 'ऑटिज़्म और बोली के विकार इनमें आते हैं।',
  'An injury done to oneself': 'ख़ुद को पहुँचाई चोट',
  'With equal treatment it speaks against an exclusion. We read no ruling on it.':
    'बराबर के बर्ताव के साथ यह ऐसी शर्त के ख़िलाफ़ जाता है। इस पर हमने कोई फ़ैसला नहीं पढ़ा।',
  'Disorders of the mind that a health policy may not exclude':
    'मन के वे विकार जिन्हें हेल्थ पॉलिसी बाहर नहीं रख सकती',
  'Mental, behavioural and neurodevelopmental ones': 'मानसिक, व्यवहार के और दिमाग़ के विकास के',
  'What the law presumes of somebody who tried to end their life':
    'अपनी जान लेने की कोशिश करने वाले के बारे में कानून क्या मानता है',
  'Severe stress, unless the opposite is proved': 'गंभीर तनाव, जब तक इसके उलट साबित न हो',
  'What insurance has to show for treating a person with HIV differently':
    'HIV वाले व्यक्ति से अलग बर्ताव के लिए बीमा कंपनी को क्या दिखाना होता है',
  'Actuarial studies': 'बीमांकिक (एक्चुअरी के) अध्ययन',
  'How a health policy has to treat a stay for AYUSH treatment':
    'आयुष इलाज की भर्ती को हेल्थ पॉलिसी में कैसे लेना होता है',
  'Like other treatment': 'दूसरे इलाज की तरह',
  'AYUSH: Ayurveda, yoga, Unani, Siddha, homoeopathy': 'आयुष: आयुर्वेद, योग, यूनानी, सिद्ध, होम्योपैथी',
  'A stay in an AYUSH hospital is no spa. Limits depend on the plan.':
    'आयुष अस्पताल की भर्ती स्पा नहीं है। सीमाएँ प्लान पर निर्भर हैं।',
  'HIV or AIDS': 'HIV या एड्स',
  'The insurer excludes HIV. What counts: the figures that it has to show for that.':
    'बीमा कंपनी HIV को बाहर रखती है। फ़ैसला इस पर टिकता है: वे आँकड़े जो उसे इसके लिए दिखाने होते हैं।',
  'The insurer excludes HIV.': 'बीमा कंपनी HIV को बाहर रखती है।',
  'The insurer says that the policy does not pay for HIV, AIDS or what follows from them.':
    'बीमा कंपनी कहती है कि पॉलिसी HIV, एड्स या उनसे होने वाली बीमारी का पैसा नहीं देती।',
  'No unfair treatment': 'अनुचित बर्ताव नहीं',
  'A fact that was not told is another reason, and so is a wait.':
    'न बताई गई बात दूसरा कारण है, और प्रतीक्षा अवधि भी।',
  'whether the insurer has actuarial studies for the exclusion, and whether this illness comes from HIV at all.':
    'क्या कंपनी के पास ऐसी शर्त के लिए बीमांकिक अध्ययन हैं, और क्या यह बीमारी HIV से हुई भी है।',
  'Doctor’s note on the cause of the illness that was treated':
    'जिस बीमारी का इलाज हुआ, उसके कारण पर डॉक्टर का नोट',
  'Whether it has to do with HIV at all': 'क्या उसका HIV से कोई संबंध है भी',
  'You refuse the claim because of HIV or AIDS. Insurance may not be denied for that, nor be unfair, unless actuarial studies support it (HIV and AIDS (Prevention and Control) Act, {0}, section {1}(j)). Please name the clause, and send me the studies on which you rely.':
    'आपने HIV या एड्स के कारण दावा नामंज़ूर किया है। इस कारण बीमे से मना नहीं किया जा सकता, न अनुचित बर्ताव हो सकता है, जब तक बीमांकिक अध्ययन इसे सही न ठहराएँ (HIV and AIDS (Prevention and Control) Act, {0}, धारा {1}(j))। पॉलिसी की शर्त बताएँ, और वे अध्ययन भेजें जो आपका आधार हैं।',
  'Whether studies support the exclusion of your policy. A policy may name declared illnesses that it leaves out: read its list.':
    'क्या अध्ययन आपकी पॉलिसी की इस शर्त को सही ठहराते हैं। पॉलिसी में उन बताई गई बीमारियों के नाम हो सकते हैं जो बाहर हैं: उसकी सूची पढ़ें।',
} as const satisfies Catalogue;
