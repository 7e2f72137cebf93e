import type { Catalogue } from '../../languages/create-translator.ts';

export const healthToolHindi = {
  'Split the bill': 'बिल बाँटें',
  'Health insurance cover calculator: who should it cover, and how much?':
    'स्वास्थ्य बीमा राशि कैलकुलेटर: किसका बीमा, कितने का?',
  'Who should it cover, and how much?': 'किसका बीमा हो, और कितने का?',
  'Enter the ages of those you want to insure, and whether somebody is being treated. Leave the others empty.':
    'जिनका बीमा कराना है, उनकी आयु लिखें, और यह भी कि क्या किसी का इलाज चल रहा है। बाकी खाने खाली छोड़ें।',
  'Show the cover': 'बीमा राशि देखें',
  'City, and cover you have': 'शहर, और मौजूदा कवर',
  'The same with parents of {0} and {1}': 'वही, साथ में {0} और {1} साल के माता-पिता',
  'Parents, one with diabetes': 'माता-पिता, एक को मधुमेह (शुगर)',
  'Is one of you under treatment?': 'क्या आप में से किसी का इलाज चल रहा है?',
  'Where you go to hospital': 'अस्पताल किस जगह का',
  'A metro city': 'महानगर',
  'Another town': 'दूसरा शहर',
  'No official figure exists. If empty, we take {0} in a metro and {1} elsewhere. Ask your hospital what a heart operation costs.':
    'इसका कोई सरकारी आँकड़ा नहीं है। खाली छोड़ें, तो हम महानगर में {0} और बाकी जगह {1} मानते हैं। अपने अस्पताल से पूछें कि दिल के ऑपरेशन का ख़र्च कितना है।',
  'Bills rise by': 'बिल की बढ़त',
  'The sum should last for': 'राशि कितने साल चले',
  'It covers the parents too': 'इसमें माता-पिता भी कवर हैं',
  'Your own policy so far': 'आपकी अपनी मौजूदा पॉलिसी',
  'Your parents’ own policy so far': 'माता-पिता की अपनी मौजूदा पॉलिसी',
  'For the three of you: a large bill, and a second stay in the same year':
    'आप तीनों के लिए: एक बड़ा बिल, और उसी साल दूसरी भर्ती',
  'For the three of you: rounded up to a sum insured': 'आप तीनों के लिए: अगली बीमा राशि तक बढ़ाकर',
  'With a co-payment of {0}': '{0} को-पे के साथ',
  'Standard policy of {0}': '{0} की मानक पॉलिसी',
  'Hospital bill calculator: who pays this hospital bill?': 'अस्पताल बिल कैलकुलेटर: यह बिल कौन भरेगा?',
  'Who pays this hospital bill?': 'अस्पताल का यह बिल कौन भरेगा?',
  'Enter a bill and the limits printed in your plan’s information sheet.':
    'बिल लिखें, और वे सीमाएँ जो आपके प्लान के जानकारी पत्र में छपी हैं।',
  'Limits and co-payment of your plan': 'आपके प्लान की सीमाएँ और को-पे',
  'Fever, no limits': 'बुखार, कोई सीमा नहीं',
  'Knee replacement, room above the limit': 'घुटना बदलना, कमरा सीमा से ऊपर',
  'Your plan': 'आपका प्लान',
  'Room rent a day': 'कमरे का किराया, एक दिन का',
  'Days in hospital': 'अस्पताल में दिन',
  'Doctors, nursing, operation theatre': 'डॉक्टर, नर्सिंग, ऑपरेशन थिएटर',
  'Medicines, tests, implants, ICU': 'दवाएँ, जाँच, इंप्लांट, ICU',
  'Extras that plans leave out': 'अलग चीज़ें, जो प्लान में नहीं',
  'Attendant’s food, forms, toiletries.': 'साथ रहने वाले का खाना, फ़ॉर्म, साबुन-ब्रश।',
  'Room limit for a day': 'कमरे की सीमा, एक दिन की',
  'Leave empty if the plan pays any room.': 'प्लान में हर कमरा मंज़ूर हो, तो खाली छोड़ें।',
  'Limit for this treatment': 'इस इलाज की सीमा',
  'Leave empty if the plan names none.': 'प्लान में न लिखी हो, तो खाली छोड़ें।',
  'Extras the plan leaves out': 'अलग चीज़ें, जो प्लान में नहीं',
  'Who pays, by kind of plan': 'कौन भरेगा, प्लान के प्रकार से',
  'A birth': 'प्रसव',
  'When will it pay?': 'ख़र्च कब से मिलेगा?',
  'Enter what your health policy should pay for, and the months you were covered before it without a break.':
    'लिखें कि स्वास्थ्य पॉलिसी से किस चीज़ का ख़र्च चाहिए, और उससे पहले बिना रुकावट कितने महीने कवर रहा।',
  'Show the wait': 'प्रतीक्षा देखें',
  'Waits printed in your plan: change them': 'आपके प्लान में छपी प्रतीक्षा अवधियाँ: इन्हें बदलें',
  'New policy, diabetes': 'नई पॉलिसी, मधुमेह (शुगर)',
  'Moved after two years': 'दो साल बाद पोर्ट कराई',
  'from month {0}': 'महीने {0} से',
  'An illness you have': 'पहले से मौजूद बीमारी',
  'A listed operation': 'सूची का ऑपरेशन',
  'A new illness': 'नई बीमारी',
  'An illness left off the form': 'फ़ॉर्म में न लिखी गई बीमारी',
  'What should it pay for?': 'किस चीज़ का ख़र्च चाहिए?',
  'Is anybody being treated?': 'क्या किसी का इलाज चल रहा है?',
  'Already covered for': 'पहले से कवर, इतने समय से',
  'Without a break. {0} for your first policy.': 'बिना रुकावट। पहली पॉलिसी हो, तो {0} लिखें।',
  'Your policy starts on': 'पॉलिसी शुरू होने की तारीख़',
  'If you know it: the answer then has the dates too.': 'पता हो, तो लिखें: तब नतीजे में तारीख़ें भी होंगी।',
  'Wait for an illness you have': 'पहले से मौजूद बीमारी की प्रतीक्षा',
  'Wait for listed illnesses and operations': 'सूची की बीमारियों और ऑपरेशन की प्रतीक्षा',
  'In critical illness cover often {0} days.': 'गंभीर बीमारी के बीमे में अक्सर {0} दिन।',
  'Wait for a birth': 'प्रसव की प्रतीक्षा',
  'No rule sets it. Enter what your plan says.': 'इसका कोई नियम नहीं। जो आपके प्लान में लिखा है, वह लिखें।',
  'Have you raised the sum insured?': 'क्या बीमा राशि बढ़ाई है?',
  'Sum insured before, with bonus': 'पहले की बीमा राशि, बोनस के साथ',
  'Sum insured now': 'अब की बीमा राशि',
  'The first {0} months of the policy': 'पॉलिसी के पहले {0} महीने',
  'You wait': 'आपकी प्रतीक्षा',
  'Wait by the plan': 'प्लान में लिखी प्रतीक्षा',
  'Ask for a deductible that counts once a year': 'ऐसा डिडक्टिबल माँगें, जो साल में एक बार गिना जाए',
  'See how much of a hospital bill you would pay yourself':
    'देखें कि अस्पताल के बिल में से कितना आपको ख़ुद भरना होगा',
  'How the sums are made': 'रकमें कैसे बनीं',
  'A large hospital bill costs {0} today: our assumption, and bills rise {1} a year. No official figure exists for either.':
    'अस्पताल का एक बड़ा बिल आज {0} का है: यह हमारा अनुमान है। बिल साल में {1} बढ़ते हैं। दोनों का कोई सरकारी आँकड़ा नहीं है।',
  'Who shares a policy, what a second stay costs and where a layer begins: our rule of thumb, not an official one.':
    'कौन किसके साथ एक पॉलिसी में है, दूसरी भर्ती का ख़र्च कितना है और परत कहाँ से शुरू होती है: यह हमारा मोटा हिसाब है, सरकारी नहीं।',
  'Cover of an employer, and free public cover, counts for the second stay only. The one ends with the job, the other pays in listed hospitals.':
    'नौकरी से मिला बीमा और मुफ़्त सरकारी कवर केवल दूसरी भर्ती में गिने जाते हैं। पहला नौकरी के साथ ख़त्म होता है, दूसरा सूची के अस्पतालों में चुकाता है।',
  'No premium is counted: ask for written quotations, and take less if you could not renew it every year.':
    'प्रीमियम का हिसाब यहाँ नहीं है: लिखित कोटेशन माँगें। हर साल रिन्यू कराना मुश्किल हो, तो कम राशि लें।',
  'A floater and two policies side by side: [compare](/family-health-insurance#compare).':
    'फ़्लोटर और दो पॉलिसियाँ, साथ-साथ: [तुलना करें](/family-health-insurance#compare)।',
  'Thinking of {0}? [When so large a sum matters](/1crore-health-insurance).':
    '{0} का विचार है? [इतनी बड़ी राशि कब मायने रखती है](/1crore-health-insurance)।',
  'When so large a sum matters': 'इतनी बड़ी राशि कब मायने रखती है',
  'How a second layer pays: [super top-up](/super-topup).':
    'दूसरी परत कैसे चुकाती है: [सुपर टॉप-अप](/super-topup)।',
  'Anyone who is treated for an illness, even with tablets only, must declare it on the form. You may have to wait up to {0} months for its cover.':
    'जिसका किसी बीमारी का इलाज चल रहा हो, चाहे केवल गोलियों से, उसे फ़ॉर्म में यह बताना ज़रूरी है। उस बीमारी के कवर के लिए {0} महीने तक की प्रतीक्षा हो सकती है।',
  '[Free public cover](/senior-citizen#free-cover-from-70) of {0} a year begins with the 70th birthday, whatever the income: in {1} years at most for your parent aged {2} and in {3} years at most for your parent aged {4}.':
    'साल में {0} का [मुफ़्त सरकारी कवर](/senior-citizen#free-cover-from-70) 70वें जन्मदिन से शुरू होता है, आय कितनी भी हो: {2} साल के माता या पिता के लिए ज़्यादा से ज़्यादा {1} साल में, और {4} साल के माता या पिता के लिए ज़्यादा से ज़्यादा {3} साल में।',
  'The standard policy takes adults of {0} to {1} years. Your parent aged {2} can join it until {3}, in a policy of their own too ({4} year, renewable for life). Insurers must have plans on offer for every age (no upper limit), for your parent aged {5} too, but each may decline. Ask two or three.':
    'मानक पॉलिसी {0} से {1} साल के वयस्कों को लेती है। {2} साल के माता या पिता के लिए उसमें जुड़ने का रास्ता {3} साल की आयु तक खुला है, अपनी अलग पॉलिसी में भी ({4} साल की, जो जीवन भर रिन्यू होती है)। कंपनियों के पास हर आयु के लिए प्लान होना ज़रूरी है (ऊपरी सीमा नहीं), {5} साल के माता या पिता के लिए भी, पर हर कंपनी मना कर सकती है। दो या तीन से पूछें।',
  'Above {0} each insurer may decline': '{0} साल से ऊपर हर कंपनी मना कर सकती है',
  'Insurers must have plans for every age, but they need not accept everybody: ask two or three.':
    'कंपनियों के पास हर आयु के लिए प्लान होना ज़रूरी है, पर हर किसी को लेना ज़रूरी नहीं: दो या तीन से पूछें।',
  'They share one sum, which is sized for two stays in one year.':
    'उनकी एक ही राशि है, जो एक साल में दो भर्तियों के हिसाब से रखी गई है।',
  '{0} for each parent. [Answer the question about treatment](#change) to see that case.':
    'माता और पिता, हर एक के लिए {0}। वह हिसाब देखने के लिए [इलाज वाले सवाल का जवाब दें](#change)।',
  'Answer the question about treatment': 'इलाज वाले सवाल का जवाब दें',
  'If nobody is in treatment: {0} for your parents. The sums show this case until you answer the question about treatment.':
    'किसी का इलाज न चल रहा हो, तो: माता-पिता के लिए {0}। जब तक इलाज वाले सवाल का जवाब न दें, रकमें यही मानकर दिखती हैं।',
  'For your parents, ask for a base policy of {0} and a super top-up of {1}, which pays once the bills of a year pass {2}. Too expensive? Keep the base policy and skip the super top-up.':
    'माता-पिता के लिए {0} की बेस पॉलिसी और {1} का सुपर टॉप-अप माँगें, जो साल भर के बिल {2} से ऊपर जाने पर चुकाता है। बहुत महँगा पड़े? बेस पॉलिसी रखें और सुपर टॉप-अप छोड़ दें।',
  'What to look for': 'क्या देखें',
  'Line of the plan': 'प्लान की पंक्ति',
  'None, or a room you would accept. Above it, more than the rent is cut.':
    'कोई सीमा नहीं, या ऐसा कमरा जो आपको मंज़ूर हो। उससे महँगा हो, तो केवल किराया नहीं, और भी कटता है।',
  'Your share of each bill. {0} in the standard policy; plans for older people may ask for much more.':
    'हर बिल में आपका हिस्सा। मानक पॉलिसी में {0}; ज़्यादा आयु वालों के प्लान में इससे बहुत ज़्यादा हो सकता है।',
  'Whether it refills for the same illness, and how often.':
    'क्या उसी बीमारी के लिए राशि फिर भरती है, और कितनी बार।',
  'Deductible of the super top-up': 'सुपर टॉप-अप का डिडक्टिबल',
  'Counted over the whole year (“aggregate”), and no higher than the policy below it.':
    'पूरे साल पर गिना जाए (“aggregate”), और नीचे की पॉलिसी से ज़्यादा न हो।',
  'Limits for single treatments': 'अलग-अलग इलाज की सीमाएँ',
  'Cataract, joints, modern treatment: each “up to” is a limit.':
    'मोतियाबिंद, जोड़, आधुनिक इलाज: जहाँ भी “up to” लिखा है, वह सीमा है।',
  'Premium in {0} and {1} years': '{0} और {1} साल बाद का प्रीमियम',
  'From the plan’s own table: you renew every year.': 'प्लान की अपनी तालिका से: रिन्यू हर साल कराना है।',
  'What waits in a new policy': 'नई पॉलिसी में किसकी प्रतीक्षा है',
  'Listed illnesses and operations': 'सूची की बीमारियाँ और ऑपरेशन',
  'An illness somebody has already': 'किसी की पहले से मौजूद बीमारी',
  'For your parents: a large bill, and a second stay in the same year':
    'माता-पिता के लिए: एक बड़ा बिल, और उसी साल दूसरी भर्ती',
  'For your parents: rounded up to a sum insured': 'माता-पिता के लिए: अगली बीमा राशि तक बढ़ाकर',
  'Any room, no co-payment, no limits': 'कोई भी कमरा, न को-पे, न सीमाएँ',
  'Without the co-payment': 'को-पे के बिना',
  'With twice the sum insured': 'दोगुनी बीमा राशि के साथ',
  'What is taken off, in this order': 'क्या कटता है, इसी क्रम में',
  'The same bill under other terms': 'वही बिल, दूसरी शर्तों पर',
  'Insurer pays': 'कंपनी चुकाती है',
  'The illness is covered and its waiting period is over.':
    'बीमारी कवर में है और उसकी प्रतीक्षा अवधि पूरी हो चुकी है।',
  'Limits are taken off in the order of the account. Your policy’s own wording decides.':
    'सीमाएँ हिसाब के क्रम से काटी जाती हैं। आपकी पॉलिसी के अपने शब्द तय करते हैं।',
  'For a room above the limit, charges that go with the room are cut in the same proportion. Medicines, consumables, implants, devices, tests, ICU may not be cut.':
    'कमरा सीमा से महँगा हो, तो कमरे से जुड़े ख़र्च उसी अनुपात में कटते हैं। दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच और ICU नहीं काटे जा सकते।',
  'The standard policy: a sum insured of {0} to {1}, a room limit of {2} of the sum insured, at most {3} a day, a co-pay of {4}. Its limits for intensive care, cataract and modern treatment are left out here.':
    'मानक पॉलिसी: {0} से {1} की बीमा राशि, कमरे की सीमा बीमा राशि का {2}, एक दिन में ज़्यादा से ज़्यादा {3}, और {4} का को-पे। गहन चिकित्सा, मोतियाबिंद और आधुनिक इलाज की इसकी सीमाएँ यहाँ नहीं गिनी गईं।',
  'Several bills in one year? [Split them over two policies](/super-topup/deductible-calculator).':
    'एक साल में कई बिल? [दो पॉलिसियों में बाँटें](/super-topup/deductible-calculator)।',
  'Split them over two policies': 'दो पॉलिसियों में बाँटें',
  'You pay the whole bill, above the limit for this treatment':
    'पूरा बिल आपको देना है, क्योंकि वह इस इलाज की सीमा से ऊपर है',
  'The limit for this treatment costs you most': 'सबसे ज़्यादा पैसा इस इलाज की सीमा के कारण जाता है',
  'Ask for plans without such limits.': 'ऐसे प्लान माँगें, जिनमें ऐसी सीमाएँ न हों।',
  'Ask for plans without this deduction': 'ऐसे प्लान माँगें, जिनमें यह कटौती न हो',
  'In hospital now? Follow the steps of a claim': 'अभी अस्पताल में हैं? दावे के कदमों पर चलें',
  'See how much health cover you need': 'देखें कि कितना स्वास्थ्य बीमा चाहिए',
  'Above the limit for this treatment': 'इस इलाज की सीमा से ऊपर',
  'You pay a part of the bill, mostly above the limit for this treatment':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर इसलिए कि वह इस इलाज की सीमा से ऊपर है',
  'Room rent above the limit': 'सीमा से ऊपर कमरे का किराया',
  'Cut in proportion to the room': 'कमरे के अनुपात में कटौती',
  'Above the sum insured': 'बीमा राशि से ऊपर',
  'You pay the whole bill, mostly above the limit for this treatment':
    'पूरा बिल आपको देना है, ज़्यादातर इसलिए कि वह इस इलाज की सीमा से ऊपर है',
  'Some plans cover diabetes sooner: [what to ask, and what counts as its complication](/diabetes-health-insurance).':
    'कुछ प्लान मधुमेह (शुगर) को जल्दी कवर करते हैं: [क्या पूछें, और उससे उपजी बीमारी किसे माना जाता है](/diabetes-health-insurance)।',
  'what to ask, and what counts as its complication': 'क्या पूछें, और उससे उपजी बीमारी किसे माना जाता है',
  'The policy starts': 'पॉलिसी शुरू होने की तारीख़',
  'How the wait is counted': 'प्रतीक्षा का हिसाब कैसे लगा',
  'The policy is renewed each year without a break, and what you need is covered at all. Exclusions and limits still apply.':
    'पॉलिसी हर साल बिना रुकावट रिन्यू होती है, और जो ख़र्च चाहिए, वह कवर में आता है। जो कवर नहीं है, वह और सीमाएँ फिर भी लागू हैं।',
  'The waits printed in your own plan decide; those in the form are the longest that the rules allow, where a rule exists.':
    'आपके अपने प्लान में छपी प्रतीक्षा अवधियाँ ही मानी जाती हैं; फ़ॉर्म में वे सबसे लंबी हैं, जो नियम में मंज़ूर हैं, जहाँ कोई नियम है।',
  'A claim refused for a wait? [What to do](/claim).':
    'प्रतीक्षा के कारण दावा नामंज़ूर हुआ? [क्या करें](/claim)।',
  'Your month counts': 'आपका महीना गिना जाता है',
  'It counts up to the old sum insured and bonus, if the policy was renewed or moved within {0} days of its end. After an employer’s policy, ask the insurer to confirm in writing that it counts.':
    'यह पुरानी बीमा राशि और बोनस तक गिना जाता है, अगर पॉलिसी ख़त्म होने के {0} दिन के अंदर रिन्यू या पोर्ट हुई हो। नौकरी से मिले बीमे के बाद बीमा कंपनी से लिखित में पक्का कराएँ कि यह गिना जाता है।',
  'Diabetes and what follows from it, once declared, are covered from month {0} on: {1}.':
    'मधुमेह (शुगर) और उससे उपजी बीमारियों का कवर, फ़ॉर्म में बताने पर, महीने {0} से है: {1}।',
  'The list has the code Excl02. After an accident you do not wait for the operation.':
    'सूची का कोड Excl02 है। दुर्घटना के बाद के ऑपरेशन के लिए कोई प्रतीक्षा नहीं है।',
  'Did a doctor advise it before the policy began? Then it counts as an illness you have, and the later of the two dates holds.':
    'क्या डॉक्टर ने इसकी सलाह पॉलिसी शुरू होने से पहले दी थी? तब यह पहले से मौजूद बीमारी गिनी जाती है, और दोनों में से बाद वाली तारीख़ लागू होती है।',
  'You still wait': 'आपकी बाकी प्रतीक्षा',
  'If the policy starts on {0}, this is covered from {1}.':
    'पॉलिसी {0} को शुरू हो, तो यह {1} से कवर है।',
  'Ask insurers for the list of operations, and the wait for each':
    'कंपनियों से ऑपरेशनों की सूची और हर एक की प्रतीक्षा पूछें',
  'Changing the insurer? The months you waited go with you':
    'कंपनी बदलनी है? प्रतीक्षा के पूरे हुए महीने साथ जाते हैं',
  'Renew it before its last day': 'आख़िरी दिन से पहले रिन्यू कराएँ',
  'Waited already, in the policy before': 'पहले की पॉलिसी में पूरी हुई प्रतीक्षा',
  'From when each is covered': 'क्या कब से कवर है',
  'Disputed until {0}': '{0} तक विवाद हो सकता है',
  'A bill of {0}': '{0} का बिल',
  'A bill of {0}, {text}': '{0} का बिल, {text}',
  '{0} insured': 'बीमा राशि {0}',
  '{0} insured, {text}': 'बीमा राशि {0}, {text}',
  'room limit of {0}': 'कमरे की सीमा {0}',
  'room limit of {0}, {text}': 'कमरे की सीमा {0}, {text}',
  'co-payment of {0}': 'को-पे {0}',
  'co-payment of {0}, {text}': 'को-पे {0}, {text}',
  'treatment limit of {0}': 'इलाज की सीमा {0}',
  'treatment limit of {0}, {text}': 'इलाज की सीमा {0}, {text}',
  'Sum insured {0}': 'बीमा राशि {0}',
  'Sum insured {0}, {text}': 'बीमा राशि {0}, {text}',
  'no room limit': 'कमरे की सीमा नहीं',
  'no room limit, {text}': 'कमरे की सीमा नहीं, {text}',
  'room limit {0} a day': 'कमरे की सीमा दिन में {0}',
  'room limit {0} a day, {text}': 'कमरे की सीमा दिन में {0}, {text}',
  'treatment limit {0}': 'इलाज की सीमा {0}',
  'treatment limit {0}, {text}': 'इलाज की सीमा {0}, {text}',
  'deductible {0}': 'डिडक्टिबल {0}',
  'deductible {0}, {text}': 'डिडक्टिबल {0}, {text}',
  'deductible of {0}': 'डिडक्टिबल {0}',
  'co-payment {0}': 'को-पे {0}',
  'Room {0} a day for {1} days': 'कमरा दिन में {0}, {1} दिन',
  'Room {0} a day for {1} days; {text}': 'कमरा दिन में {0}, {1} दिन; {text}',
  'room {0} a day for {1} days': 'कमरा दिन में {0}, {1} दिन',
  'room {0} a day for {1} days; {text}': 'कमरा दिन में {0}, {1} दिन; {text}',
  'Room {0} a day for {1} day': 'कमरा दिन में {0}, {1} दिन',
  'Room {0} a day for {1} day; {text}': 'कमरा दिन में {0}, {1} दिन; {text}',
  'room {0} a day for {1} day': 'कमरा दिन में {0}, {1} दिन',
  'room {0} a day for {1} day; {text}': 'कमरा दिन में {0}, {1} दिन; {text}',
  'Doctors, nursing and theatre {0}': 'डॉक्टर, नर्सिंग और ऑपरेशन थिएटर {0}',
  'Doctors, nursing and theatre {0}; {text}': 'डॉक्टर, नर्सिंग और ऑपरेशन थिएटर {0}; {text}',
  'doctors, nursing and theatre {0}': 'डॉक्टर, नर्सिंग और ऑपरेशन थिएटर {0}',
  'doctors, nursing and theatre {0}; {text}': 'डॉक्टर, नर्सिंग और ऑपरेशन थिएटर {0}; {text}',
  'Medicines, tests, implants and ICU {0}': 'दवाएँ, जाँच, इंप्लांट और ICU {0}',
  'Medicines, tests, implants and ICU {0}; {text}': 'दवाएँ, जाँच, इंप्लांट और ICU {0}; {text}',
  'medicines, tests, implants and ICU {0}': 'दवाएँ, जाँच, इंप्लांट और ICU {0}',
  'medicines, tests, implants and ICU {0}; {text}': 'दवाएँ, जाँच, इंप्लांट और ICU {0}; {text}',
  'Extras {0}': 'अलग चीज़ें {0}',
  'Extras {0}; {text}': 'अलग चीज़ें {0}; {text}',
  'extras {0}': 'अलग चीज़ें {0}',
  'extras {0}; {text}': 'अलग चीज़ें {0}; {text}',
  'You pay a part of the bill, above the sum insured':
    'बिल का एक हिस्सा आपको देना है, क्योंकि वह बीमा राशि से ऊपर है',
  'You pay a part of the bill, mostly above the sum insured':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर इसलिए कि वह बीमा राशि से ऊपर है',
  'You pay a part of the bill, as the co-payment': 'बिल का एक हिस्सा आपको देना है, को-पे के रूप में',
  'You pay a part of the bill, mostly as the co-payment':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर को-पे के रूप में',
  'You pay a part of the bill, above the limit for this treatment':
    'बिल का एक हिस्सा आपको देना है, क्योंकि वह इस इलाज की सीमा से ऊपर है',
  'The co-payment costs you most': 'सबसे ज़्यादा पैसा को-पे में जाता है',
  'You pay it again with every claim.': 'यह हर दावे पर फिर देना है।',
  'The insurer pays the whole bill': 'पूरा बिल बीमा कंपनी देती है',
  'With a room limit of {0}': 'कमरे की {0} की सीमा के साथ',
  'The bill is above your cover': 'बिल आपके कवर से ज़्यादा है',
  'More cover, or a super top-up above it, would pay this part.':
    'ज़्यादा कवर, या उसके ऊपर सुपर टॉप-अप हो, तो यह हिस्सा मिल जाए।',
  'Top-ups:': 'टॉप-अप:',
  'See what a super top-up would pay of it': 'देखें कि इसमें से सुपर टॉप-अप कितना देगा',
  'Hospital bill: request for an answer before the stay': 'अस्पताल का बिल: भर्ती से पहले जवाब का अनुरोध',
  'Please say in writing what the policy pays of this bill of {0}, and what is deducted.':
    'लिखकर बताएँ कि {0} के इस बिल में से पॉलिसी कितना देती है, और क्या कटता है।',
  'Expected bill': 'बिल का अनुमान',
  'Terms that I counted with': 'मेरे हिसाब की शर्तें',
  'My own share, as I count it': 'मेरे हिसाब से मेरा अपना हिस्सा',
  'Hospital and day of admission': 'अस्पताल और भर्ती का दिन',
  'Illness or operation': 'बीमारी या ऑपरेशन',
  'Is there a limit for this treatment, and how high is it?':
    'क्या इस इलाज की कोई सीमा है, और कितनी?',
  'Is the hospital in the network, and which sum is approved for cashless treatment?':
    'क्या अस्पताल नेटवर्क में है, और कैशलेस इलाज के लिए कितनी रकम मंज़ूर है?',
  'How much of the sum insured is left this year, and is it restored for the same illness?':
    'इस साल बीमा राशि कितनी बची है, और क्या उसी बीमारी के लिए फिर भरती है?',
  'The items that remain to be paid by me, by name.': 'जो चीज़ें मुझे भरनी हैं, उनके नाम।',
  'The papers that are still missing, and the person to call about the claim.':
    'जो काग़ज़ अब भी चाहिए, और दावे के बारे में किसे फ़ोन करना है।',
  'The illness is covered, and its waiting period is over.':
    'बीमारी कवर में है, और उसकी प्रतीक्षा अवधि पूरी हो चुकी है।',
  'Which room is paid in full, and which charges are cut for a room at {0} a day?':
    'किस कमरे का पूरा पैसा मिलता है, और {0} रोज़ के कमरे पर कौन से ख़र्च काटे जाते हैं?',
  'Which room is paid in full, and which charges are cut if it costs more?':
    'किस कमरे का पूरा पैसा मिलता है, और कमरा महँगा हो, तो कौन से ख़र्च काटे जाते हैं?',
  'Which items of the bill are not paid, and by which clause of the policy?':
    'बिल की किन चीज़ों का पैसा नहीं मिलता, और पॉलिसी की किस शर्त से?',
  'Which co-payment and which deductible apply to this claim, at this hospital?':
    'इस अस्पताल में इस दावे पर कितना को-पे और कितना डिडक्टिबल लगता है?',
  'A loading or refusal for the one in treatment then affects nobody else.':
    'अलग पॉलिसियों में, जिसका इलाज चल रहा है उस पर लोडिंग लगे या उसे पॉलिसी न मिले, तो बाकी किसी पर असर नहीं पड़ता।',
  'Declare it on the form. Most other illnesses wait {0} days only.':
    'इसे फ़ॉर्म में लिखें। ज़्यादातर दूसरी बीमारियों की प्रतीक्षा केवल {0} दिन है।',
  'Declare them on the form. Most other illnesses wait {0} days only.':
    'इन्हें फ़ॉर्म में लिखें। ज़्यादातर दूसरी बीमारियों की प्रतीक्षा केवल {0} दिन है।',
  '{0} and a quarter of it once more': '{0} और उसका एक चौथाई एक बार और',
  '{0} and all of it once more': '{0} और उतना ही एक बार और',
  'High blood pressure': 'हाई ब्लड प्रेशर',
  '{text}: a wait of up to {0} months': '{text}: {0} महीने तक की प्रतीक्षा',
  'What pays a year of heavy bills in {0} year':
    'भारी बिलों वाले साल में पैसा कहाँ से आएगा, {0} साल बाद की कीमतों पर',
  'What pays a year of heavy bills today': 'भारी बिलों वाले साल में पैसा कहाँ से आएगा, आज की कीमतों पर',
  'What each policy would cover today': 'हर कवर कितना देता है, आज की कीमतों पर',
  'What each policy would cover in {0} year': 'हर कवर कितना देता है, {0} साल बाद की कीमतों पर',
  'What {0} would cover in {1} year': '{0} से कितना मिलता है, {1} साल बाद की कीमतों पर',
  'What {0} would cover today': '{0} से कितना मिलता है, आज की कीमतों पर',
  'The standard policy takes children of {0} months to {1} years. Ask for a policy of their own for a child above {2}.':
    'मानक पॉलिसी {0} महीने से {1} साल तक के बच्चों को लेती है। {2} साल से बड़े बच्चे के लिए उसकी अपनी पॉलिसी माँगें।',
  'Whoever is being treated may be charged a loading, which is a part added to the premium, wait longer or be declined. Ask for a quotation with all of you in one, too.':
    'जिसका इलाज चल रहा है, उस पर लोडिंग (प्रीमियम में जोड़ा गया हिस्सा) लग सकती है, प्रतीक्षा लंबी हो सकती है, या इनकार हो सकता है। सबका एक ही पॉलिसी में कोटेशन भी माँगें।',
  'What should it pay for? Choose one: what should it pay for?.': 'किस चीज़ का ख़र्च चाहिए? एक चुनें।',
  'Is a parent under treatment? Choose one: is a parent under treatment?.':
    'क्या माता या पिता का इलाज चल रहा है? एक चुनें।',
  'Is one of you under treatment? Choose one: is one of you under treatment?.':
    'क्या आप में से किसी का इलाज चल रहा है? एक चुनें।',
  'Is anybody being treated? Choose one: is anybody being treated?.':
    'क्या किसी का इलाज चल रहा है? एक चुनें।',
  'What counts as an illness you have': 'पहले से मौजूद बीमारी किसे माना जाता है',
  'An illness that exists already': 'पहले से मौजूद बीमारी',
  'The policy starts on': 'पॉलिसी शुरू होने का दिन',
  '{0} before, {1} now': 'पहले {0}, अब {1}',
  'How many months does the illness wait, and what counts as its complication?':
    'इस बीमारी की प्रतीक्षा कितने महीने की है, और उससे उपजी बीमारी किसे माना जाता है?',
  'The illness as declared, with its wait in months, in the policy itself.':
    'बताई गई बीमारी और उसकी प्रतीक्षा, महीनों में, पॉलिसी में ही लिखी हो।',
  'A new illness is covered after a wait': 'नई बीमारी प्रतीक्षा के बाद कवर होती है',
  'A listed operation is covered without a wait': 'सूची का ऑपरेशन बिना प्रतीक्षा कवर होता है',
  'An illness that shows itself earlier': 'जो बीमारी इससे पहले सामने आए',
  'Start date:': 'शुरू होने की तारीख़:',
  'Enter the start of your policy to see the dates': 'तारीख़ें देखने के लिए पॉलिसी शुरू होने का दिन लिखें',
  'From day {0}': 'दिन {0} से',
  'From month {0}': 'महीने {0} से',
  'Disputed for {0} months': '{0} महीने तक विवाद हो सकता है',
  'Disputed for {0} month': '{0} महीने तक विवाद हो सकता है',
  'Not disputed': 'विवाद नहीं',
  'Waiting periods: request for an answer in writing': 'प्रतीक्षा अवधियाँ: लिखित जवाब का अनुरोध',
  'Please say in writing from which month of the policy a new illness is paid for.':
    'लिखकर बताएँ कि नई बीमारी का ख़र्च पॉलिसी के किस महीने से मिलता है।',
  'Please say in writing from which month of the policy a listed operation is paid for.':
    'लिखकर बताएँ कि सूची के ऑपरेशन का ख़र्च पॉलिसी के किस महीने से मिलता है।',
  'Please say in writing from which month of the policy an illness that exists already, once declared, is paid for.':
    'लिखकर बताएँ कि पहले से मौजूद बीमारी का ख़र्च, फ़ॉर्म में बताने पर, पॉलिसी के किस महीने से मिलता है।',
  'Please say in writing from which month of the policy {text}, once declared, is paid for.':
    'लिखकर बताएँ कि {text} का ख़र्च, फ़ॉर्म में बताने पर, पॉलिसी के किस महीने से मिलता है।',
  'Please say in writing from which month of the policy {text} is paid for.':
    'लिखकर बताएँ कि {text} का ख़र्च पॉलिसी के किस महीने से मिलता है।',
  'Asked about': 'किस बारे में',
  'Existing illnesses and medicines: whose, since when': 'मौजूदा बीमारियाँ और दवाएँ: किसकी, कब से',
  'What happens to the months waited if a renewal is late?':
    'रिन्यू कराने में देर हो, तो पूरी की गई प्रतीक्षा के महीनों का क्या होता है?',
  'Waiting periods no longer than these: {0} days at first, {1} months for listed illnesses, {2} months for an illness that was declared.':
    'प्रतीक्षा अवधियाँ इनसे लंबी न हों: शुरू में {0} दिन, सूची की बीमारियों के लिए {1} महीने, बताई गई बीमारी के लिए {2} महीने।',
  'Waiting periods no longer than these: {0} days at first, {1} months for listed illnesses, {2} months for an illness that was declared; none after an accident.':
    'प्रतीक्षा अवधियाँ इनसे लंबी न हों: शुरू में {0} दिन, सूची की बीमारियों के लिए {1} महीने, बताई गई बीमारी के लिए {2} महीने; दुर्घटना के बाद कोई नहीं।',
  'No wait after an accident, not even for a listed operation.':
    'दुर्घटना के बाद कोई प्रतीक्षा नहीं, सूची के ऑपरेशन के लिए भी नहीं।',
  'Each wait printed in the customer information sheet.': 'हर प्रतीक्षा ग्राहक जानकारी पत्र में छपी हो।',
  'The policy is renewed each year without a break.': 'पॉलिसी हर साल बिना रुकावट रिन्यू होती है।',
  'Which illnesses and operations wait by the list, and how many months each?':
    'सूची की किन बीमारियों और ऑपरेशन के लिए प्रतीक्षा है, और हर एक की कितने महीने की?',
  'Which waits can be shorter, and what does that add to the premium?':
    'कौन सी प्रतीक्षा छोटी हो सकती है, और उससे प्रीमियम कितना बढ़ता है?',
  'The wait for an illness you have': 'पहले से मौजूद बीमारी की प्रतीक्षा',
  'Do the {0} months before count, for every wait and for the whole sum insured?':
    'क्या पहले के {0} महीने हर प्रतीक्षा में और पूरी बीमा राशि पर गिने जाते हैं?',
  'The {0} months before, printed as waited already.':
    'पहले के {0} महीने, पूरी हो चुकी प्रतीक्षा के रूप में छपे हों।',
  'Do the {0} month before count, for every wait and for the whole sum insured?':
    'क्या पहले का {0} महीना हर प्रतीक्षा में और पूरी बीमा राशि पर गिना जाता है?',
  'The {0} month before, printed as waited already.':
    'पहले का {0} महीना, पूरी हो चुकी प्रतीक्षा के रूप में छपा हो।',
  'An illness you have, {text}': 'पहले से मौजूद बीमारी, {text}',
  'A new illness, {text}': 'नई बीमारी, {text}',
  'A listed operation, {text}': 'सूची का ऑपरेशन, {text}',
  'A birth, {text}': 'प्रसव, {text}',
  'An illness left off the form, {text}': 'फ़ॉर्म में न लिखी गई बीमारी, {text}',
  'covered for {0} months before': 'इससे पहले {0} महीने कवर रहा',
  'covered for {0} months before, {text}': 'इससे पहले {0} महीने कवर रहा, {text}',
  'covered for {0} month before': 'इससे पहले {0} महीना कवर रहा',
  'covered for {0} month before, {text}': 'इससे पहले {0} महीना कवर रहा, {text}',
  'policy from {0}': 'पॉलिसी {0} से',
  'policy from {0}, {text}': 'पॉलिसी {0} से, {text}',
  'The other four': 'बाकी चारों',
  'The other five': 'बाकी पाँचों',
  'Each of you': 'आप में से हर एक',
  'Each of your parents': 'माता और पिता में से हर एक',
  'One expert calls once about {text}, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    '{text} के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'health cover for {text} and {text2}': '{text} और {text2} के स्वास्थ्य बीमे',
  'health cover for {text}, {text2} and {text3}': '{text}, {text2} और {text3} के स्वास्थ्य बीमे',
  'the health cover that you have': 'आपके मौजूदा स्वास्थ्य बीमे',
  'health cover for your family': 'आपके परिवार के स्वास्थ्य बीमे',
  'the IDV of your two-wheeler': 'आपके दोपहिया की IDV',
  'the IDV of your car': 'आपकी कार की IDV',
  'an IDV of {0} for your car': 'आपकी कार की {0} की IDV',
  'your premiums under the old and the new tax regime': 'पुरानी और नई टैक्स व्यवस्था में आपके प्रीमियम',
  'life cover of {0} for {1} years': '{1} साल के {0} के जीवन बीमे',
  'life cover of {0} for {1} year': '{1} साल के {0} के जीवन बीमे',
  'the life cover that you have': 'आपके मौजूदा जीवन बीमे',
  'cover after an accident': 'दुर्घटना के बाद के कवर',
  'the wait for {text}': '{text} की प्रतीक्षा अवधि',
  'If one of you is in treatment: {text}': 'आप में से किसी का इलाज चल रहा हो, तो: {text}',
  'If a parent is in treatment: {text}': 'माता या पिता का इलाज चल रहा हो, तो: {text}',
  'If one of you and a parent are: {text}':
    'आप में से किसी का, और माता या पिता का भी, इलाज चल रहा हो, तो: {text}',
  'If somebody is in treatment: {text}': 'किसी का इलाज चल रहा हो, तो: {text}',
  'What you all have is enough: keep it': 'सबके पास जो है, वह काफ़ी है: उसे बनाए रखें',
  'The policy they have is enough: keep it': 'उनकी मौजूदा पॉलिसी काफ़ी है: उसे बनाए रखें',
  'The sums are then different.': 'तब रकमें अलग होंगी।',
  '{text} [Answer the question about treatment](#change) to see that case.':
    '{text} वह हिसाब देखने के लिए [इलाज वाले सवाल का जवाब दें](#change)।',
  'If nobody is in treatment: {text} The sums show this case until you answer the question about treatment.':
    'किसी का इलाज न चल रहा हो, तो: {text} जब तक इलाज वाले सवाल का जवाब न दें, रकमें यही मानकर दिखती हैं।',
  'If nobody else is in treatment: {text} The sums show this case until you answer the question about treatment.':
    'किसी और का इलाज न चल रहा हो, तो: {text} जब तक इलाज वाले सवाल का जवाब न दें, रकमें यही मानकर दिखती हैं।',
  'Whoever is {0} years or older gets {1} a year of [free public cover](/senior-citizen#free-cover-from-70), whatever the income. Apply for it before you pay for anything. Beside CGHS, ECHS or Ayushman CAPF: one of the two.':
    '{0} साल या ज़्यादा आयु वाले को साल में {1} का [मुफ़्त सरकारी कवर](/senior-citizen#free-cover-from-70) मिलता है, आय कितनी भी हो। कुछ भी ख़रीदने से पहले इसके लिए आवेदन करें। CGHS, ECHS या आयुष्मान CAPF भी हो, तो दोनों में से एक।',
  'The standard policy takes adults of {0} to {1} years. {text}':
    'मानक पॉलिसी {0} से {1} साल के वयस्कों को लेती है। {text}',
  '{text} can join it until {0}, in a policy of their own too ({1} year, renewable for life). {text2}':
    '{text} के लिए यह {0} साल की आयु तक खुली है, अपनी अलग पॉलिसी में भी ({1} साल, आजीवन रिन्यू होने वाली)। {text2}',
  '{text} can join it until {0}, in a policy of their own too ({1} year, renewable for life).':
    '{text} के लिए यह {0} साल की आयु तक खुली है, अपनी अलग पॉलिसी में भी ({1} साल, आजीवन रिन्यू होने वाली)।',
  '{text} can join it only before the next birthday, in a policy of their own too ({0} year, renewable for life). {text2}':
    '{text} के लिए यह केवल अगले जन्मदिन से पहले तक खुली है, अपनी अलग पॉलिसी में भी ({0} साल, आजीवन रिन्यू होने वाली)। {text2}',
  '{text} can join it only before the next birthday, in a policy of their own too ({0} year, renewable for life).':
    '{text} के लिए यह केवल अगले जन्मदिन से पहले तक खुली है, अपनी अलग पॉलिसी में भी ({0} साल, आजीवन रिन्यू होने वाली)।',
  'Insurers must have plans on offer for every age (no upper limit), for {text} too, but each may decline. Ask two or three.':
    'कंपनियों के पास हर आयु के लिए प्लान होना ज़रूरी है (ऊपरी सीमा नहीं), {text} के लिए भी, पर हर कंपनी मना कर सकती है। दो या तीन से पूछें।',
  'Insurers must have plans on offer for every age (no upper limit), for {text} too, but each may decline, and may decline {text2} as well if that is who is in treatment. Ask two or three.':
    'कंपनियों के पास हर आयु के लिए प्लान होना ज़रूरी है (ऊपरी सीमा नहीं), {text} के लिए भी, पर हर कंपनी मना कर सकती है। इलाज चल रहा हो, तो वह {text2} के लिए भी मना कर सकती है। दो या तीन से पूछें।',
  'Whichever of {text} is in treatment may be charged a loading, which is a part added to the premium, wait longer or be declined. Ask for a quotation with all of you in one, too.':
    '{text} में से जिसका इलाज चल रहा है, उस पर लोडिंग (प्रीमियम में जोड़ा गया हिस्सा) लग सकती है, प्रतीक्षा लंबी हो सकती है, या इनकार हो सकता है। सबका एक ही पॉलिसी में कोटेशन भी माँगें।',
  'At most two parents share a sum here, because all of them may be ill in one year.':
    'यहाँ एक बीमा राशि ज़्यादा से ज़्यादा दो बुज़ुर्गों की साझी है, क्योंकि सबका एक ही साल में बीमार पड़ना मुमकिन है।',
  'Free public cover counted for the second stay only.': 'मुफ़्त सरकारी कवर केवल दूसरी भर्ती में गिना गया।',
  'Policy {0}': 'पॉलिसी {0}',
  'Public cover:': 'सरकारी कवर:',
  'Apply for free public cover before you pay for anything':
    'कुछ भी ख़रीदने से पहले मुफ़्त सरकारी कवर के लिए आवेदन करें',
  'An illness, under free public cover': 'बीमारी, मुफ़्त सरकारी कवर में',
  'Waiting time counts up to the old sum insured and bonus; on the added part it begins anew.':
    'पूरी हो चुकी प्रतीक्षा पुरानी बीमा राशि और बोनस तक गिनी जाती है; जोड़े गए हिस्से पर वह फिर से शुरू होती है।',
  'Request for an offer: health insurance': 'कोटेशन का अनुरोध: स्वास्थ्य बीमा',
  'Please offer health insurance in writing: {text}': 'स्वास्थ्य बीमे का लिखित कोटेशन दें: {text}',
  'To be insured': 'किसका बीमा',
  'Everybody to be insured: name, date of birth, sex':
    'जिन-जिन का बीमा होना है: नाम, जन्म की तारीख़, लिंग',
  'What is the premium this year, with every loading, and what does the table show {0} and {1} years later?':
    'इस साल का प्रीमियम हर लोडिंग समेत कितना है, और तालिका में {0} और {1} साल बाद का कितना है?',
  'Is everybody named here accepted, and on what terms?':
    'क्या यहाँ लिखे सब लोग मंज़ूर हैं, और किन शर्तों पर?',
  'How high is the co-pay, and which members pay it?': 'को-पे कितना है, और किन सदस्यों पर?',
  'Is the sum restored for the same illness, and how often?':
    'क्या उसी बीमारी के लिए राशि फिर भरती है, और कितनी बार?',
  'The deductible of the super top-up counted over the whole year, and no higher than the policy below it.':
    'सुपर टॉप-अप का डिडक्टिबल पूरे साल पर गिना जाए, और नीचे की पॉलिसी से ज़्यादा न हो।',
  'A large hospital bill of {0} today, rising {1} a year for {2} years, and a second stay in the same year.':
    'आज {0} का एक बड़ा अस्पताल बिल, जो {2} साल तक हर साल {1} बढ़ता है, और उसी साल दूसरी भर्ती।',
  'A large hospital bill of {0} today, rising {1} a year for {2} year, and a second stay in the same year.':
    'आज {0} का एक बड़ा अस्पताल बिल, जो {2} साल तक हर साल {1} बढ़ता है, और उसी साल दूसरी भर्ती।',
  'A large hospital bill of {0} today, and a second stay in the same year.':
    'आज {0} का एक बड़ा अस्पताल बिल, और उसी साल दूसरी भर्ती।',
  'Is the person with {text} accepted? From which day is it paid for, and what counts as its complication?':
    'क्या {text} वाले व्यक्ति को कंपनी लेती है? उसका ख़र्च किस दिन से मिलता है, और उससे उपजी बीमारी किसे माना जाता है?',
  'Is everybody accepted, with {text}? From which day is each of these paid for, and what counts as its complication?':
    'क्या कंपनी सबको {text} के साथ लेती है? इनमें से हर बीमारी का ख़र्च किस दिन से मिलता है, और उससे उपजी बीमारी किसे माना जाता है?',
  'Which room is paid in full, and what is cut if it costs more?':
    'किस कमरे का पूरा पैसा मिलता है, और कमरा महँगा हो, तो क्या कटता है?',
  'Which treatments have a limit of their own: cataract, joints, modern treatment?':
    'किन इलाजों की अपनी सीमा है: मोतियाबिंद, जोड़, आधुनिक इलाज?',
  'You pay the whole bill, mostly above the sum insured':
    'पूरा बिल आपको देना है, ज़्यादातर इसलिए कि वह बीमा राशि से ऊपर है',
  'You pay the whole bill, above the sum insured': 'पूरा बिल आपको देना है, क्योंकि वह बीमा राशि से ऊपर है',
  'An accident is covered without a wait': 'दुर्घटना बिना प्रतीक्षा कवर होती है',
  'An accident, {text}': 'दुर्घटना, {text}',
  '{text} is covered from month {0}': '{text} का कवर महीने {0} से है',
  '{text} is covered from day {0}': '{text} का कवर दिन {0} से है',
  '{text} and what follows from it, once declared, are covered from month {0} on.':
    '{text} और उससे उपजी बीमारियों का कवर, फ़ॉर्म में बताने पर, महीने {0} से है।',
  '{text} and what follows from it, once declared, are covered from month {0} on: {1}.':
    '{text} और उससे उपजी बीमारियों का कवर, फ़ॉर्म में बताने पर, महीने {0} से है: {1}।',
  '{text} and what follows from it, once declared, are covered from day {0} on.':
    '{text} और उससे उपजी बीमारियों का कवर, फ़ॉर्म में बताने पर, दिन {0} से है।',
  '{text} and what follows from it, once declared, are covered from day {0} on: {1}.':
    '{text} और उससे उपजी बीमारियों का कवर, फ़ॉर्म में बताने पर, दिन {0} से है: {1}।',
  'A claim:': 'दावा:',
  'After an accident, know what to do first': 'दुर्घटना के बाद सबसे पहले क्या करें, जानें',
  'After an accident you do not wait, not even for an operation on the list.':
    'दुर्घटना के बाद कोई प्रतीक्षा नहीं, सूची के ऑपरेशन के लिए भी नहीं।',
  'Please say in writing what is paid after an accident, from the first day on.':
    'लिखकर बताएँ कि दुर्घटना के बाद, पहले दिन से, किस चीज़ का ख़र्च मिलता है।',
  'How many months does {text} wait, and what counts as its complication?':
    '{text} की प्रतीक्षा कितने महीने की है, और उससे उपजी बीमारी किसे माना जाता है?',
  'The plan’s own': 'प्लान की अपनी',
  'Ask for the plan’s wait': 'प्लान की प्रतीक्षा पूछें',
  'your spouse aged {0}': '{0} साल के पति या पत्नी',
  'your spouse aged {0}, {text}': '{0} साल के पति या पत्नी, {text}',
  'your spouse aged {0} and {text}': '{0} साल के पति या पत्नी और {text}',
  'your parent aged {0}': '{0} साल के माता या पिता',
  'your parent aged {0}, {text}': '{0} साल के माता या पिता, {text}',
  'your parent aged {0} and {text}': '{0} साल के माता या पिता और {text}',
  'you at {0}': 'आप ({0} साल)',
  'you at {0}, {text}': 'आप ({0} साल), {text}',
  'you at {0} and {text}': 'आप ({0} साल) और {text}',
  'your two parents aged {0}': '{0} साल के दोनों माता-पिता',
  'your two parents aged {0}, {text}': '{0} साल के दोनों माता-पिता, {text}',
  'your two parents aged {0} and {text}': '{0} साल के दोनों माता-पिता और {text}',
  'your three parents aged {0}': '{0} साल के तीनों बुज़ुर्ग',
  'your three parents aged {0}, {text}': '{0} साल के तीनों बुज़ुर्ग, {text}',
  'your three parents aged {0} and {text}': '{0} साल के तीनों बुज़ुर्ग और {text}',
  'your four parents aged {0}': '{0} साल के चारों बुज़ुर्ग',
  'your four parents aged {0}, {text}': '{0} साल के चारों बुज़ुर्ग, {text}',
  'your four parents aged {0} and {text}': '{0} साल के चारों बुज़ुर्ग और {text}',
  '[Free public cover](/senior-citizen#free-cover-from-70) of {0} a year begins with the 70th birthday, whatever the income: {text}':
    'साल में {0} का [मुफ़्त सरकारी कवर](/senior-citizen#free-cover-from-70) 70वें जन्मदिन से शुरू होता है, आय कितनी भी हो: {text}',
  'Under it, an illness one already has is covered from the first day.':
    'इसमें पहले से मौजूद बीमारी भी पहले दिन से कवर होती है।',
  'You {0}, {text}': 'आप {0}, {text}',
  'Proposer {0}': 'प्रस्तावक {0}',
  'Proposer {0}, {text}': 'प्रस्तावक {0}, {text}',
  'you {0}': 'आप {0}',
  'you {0}, {text}': 'आप {0}, {text}',
  'children {0} and {1}': 'बच्चे {0} और {1} साल के',
  'children {0} and {1}, {text}': 'बच्चे {0} और {1} साल के, {text}',
  'children {0}, {1} and {2}': 'बच्चे {0}, {1} और {2} साल के',
  'children {0}, {1} and {2}, {text}': 'बच्चे {0}, {1} और {2} साल के, {text}',
  'children {0}, {1}, {2} and {3}': 'बच्चे {0}, {1}, {2} और {3} साल के',
  'children {0}, {1}, {2} and {3}, {text}': 'बच्चे {0}, {1}, {2} और {3} साल के, {text}',
  'children {0}, {1}, {2}, {3} and {4}': 'बच्चे {0}, {1}, {2}, {3} और {4} साल के',
  'children {0}, {1}, {2}, {3} and {4}, {text}': 'बच्चे {0}, {1}, {2}, {3} और {4} साल के, {text}',
  'children {0}, {1}, {2}, {3}, {4} and {5}': 'बच्चे {0}, {1}, {2}, {3}, {4} और {5} साल के',
  'children {0}, {1}, {2}, {3}, {4} and {5}, {text}':
    'बच्चे {0}, {1}, {2}, {3}, {4} और {5} साल के, {text}',
  'children {0}, {1}, {2}, {3}, {4}, {5} and {6}': 'बच्चे {0}, {1}, {2}, {3}, {4}, {5} और {6} साल के',
  'children {0}, {1}, {2}, {3}, {4}, {5} and {6}, {text}':
    'बच्चे {0}, {1}, {2}, {3}, {4}, {5} और {6} साल के, {text}',
  'children {0}, {1}, {2}, {3}, {4}, {5}, {6} and {7}':
    'बच्चे {0}, {1}, {2}, {3}, {4}, {5}, {6} और {7} साल के',
  'children {0}, {1}, {2}, {3}, {4}, {5}, {6} and {7}, {text}':
    'बच्चे {0}, {1}, {2}, {3}, {4}, {5}, {6} और {7} साल के, {text}',
  'parent {0}': 'माता या पिता {0}',
  'parent {0}, {text}': 'माता या पिता {0}, {text}',
  'parents {0} and {1}': 'माता-पिता {0} और {1}',
  'parents {0} and {1}, {text}': 'माता-पिता {0} और {1}, {text}',
  'parents {0}, {1} and {2}': 'माता-पिता {0}, {1} और {2}',
  'parents {0}, {1} and {2}, {text}': 'माता-पिता {0}, {1} और {2}, {text}',
  'parents {0}, {1}, {2} and {3}': 'माता-पिता {0}, {1}, {2} और {3}',
  'parents {0}, {1}, {2} and {3}, {text}': 'माता-पिता {0}, {1}, {2} और {3}, {text}',
  'Parent {0}': 'माता या पिता {0}',
  'Parent {0}, {text}': 'माता या पिता {0}, {text}',
  'Parents {0} and {1}, {text}': 'माता-पिता {0} और {1}, {text}',
  'Parents {0}, {1} and {2}': 'माता-पिता {0}, {1} और {2}',
  'Parents {0}, {1} and {2}, {text}': 'माता-पिता {0}, {1} और {2}, {text}',
  'Parents {0}, {1}, {2} and {3}': 'माता-पिता {0}, {1}, {2} और {3}',
  'Parents {0}, {1}, {2} and {3}, {text}': 'माता-पिता {0}, {1}, {2} और {3}, {text}',
  '{0} held': '{0} का मौजूदा कवर',
  '{0} held, {text}': '{0} का मौजूदा कवर, {text}',
  'one of you in treatment': 'आप में से एक का इलाज चल रहा है',
  'one in treatment': 'एक का इलाज चल रहा है',
  'in treatment': 'इलाज चल रहा है',
  'one of you with {text}': 'आप में से एक को {text}',
  'one of you with {text}, {text2}': 'आप में से एक को {text}, {text2}',
  'one with {text}': 'एक को {text}',
  'one with {text}, {text2}': 'एक को {text}, {text2}',
  'outside the metros': 'महानगरों से बाहर',
  'the {0} held already.': '{0} का मौजूदा कवर।',
  'the {0} held already and {text}': '{0} का मौजूदा कवर और {text}',
  'the {0} held already, {text}': '{0} का मौजूदा कवर, {text}',
  '{0} more in it, at renewal.': 'रिन्यू कराते समय उसमें {0} की बढ़ोतरी।',
  '{0} more in it, at renewal and {text}': 'रिन्यू कराते समय उसमें {0} की बढ़ोतरी और {text}',
  '{0} more in it, at renewal, {text}': 'रिन्यू कराते समय उसमें {0} की बढ़ोतरी, {text}',
  'a floater of {0}.': '{0} का फ़्लोटर।',
  'a floater of {0} and {text}': '{0} का फ़्लोटर और {text}',
  'a floater of {0}, {text}': '{0} का फ़्लोटर, {text}',
  'a policy of {0}.': '{0} की पॉलिसी।',
  'a policy of {0} and {text}': '{0} की पॉलिसी और {text}',
  'a policy of {0}, {text}': '{0} की पॉलिसी, {text}',
  'a super top-up of {0} with a deductible of {1}.': '{1} के डिडक्टिबल वाला {0} का सुपर टॉप-अप।',
  'a super top-up of {0} with a deductible of {1} and {text}':
    '{1} के डिडक्टिबल वाला {0} का सुपर टॉप-अप और {text}',
  'a super top-up of {0} with a deductible of {1}, {text}':
    '{1} के डिडक्टिबल वाला {0} का सुपर टॉप-अप, {text}',
  'the two of you': 'आप दोनों',
  'the two of us': 'हम दोनों',
  'the other two': 'बाकी दोनों',
  'the three of you': 'आप तीनों',
  'the three of us': 'हम तीनों',
  'the other three': 'बाकी तीनों',
  'the four of you': 'आप चारों',
  'the four of us': 'हम चारों',
  'the other four': 'बाकी चारों',
  'the five of you': 'आप पाँचों',
  'the five of us': 'हम पाँचों',
  'the other five': 'बाकी पाँचों',
  'the six of you': 'आप छहों',
  'the six of us': 'हम छहों',
  'the other six': 'बाकी छहों',
  'the seven of you': 'आप सातों',
  'the seven of us': 'हम सातों',
  'the other seven': 'बाकी सातों',
  'the eight of you': 'आप आठों',
  'the eight of us': 'हम आठों',
  'the other eight': 'बाकी आठों',
  'the person in treatment': 'इलाज वाले सदस्य',
  'the other person': 'दूसरे सदस्य',
  'my parent': 'मेरे माता या पिता',
  'my parents': 'मेरे माता-पिता',
  'each parent': 'माता-पिता में से हर एक',
  'each pair of parents': 'माता-पिता की हर जोड़ी',
  'your parents aged {0} and {1}': '{0} और {1} साल के माता-पिता',
  'each of your parents aged {0} and {1}': '{0} और {1} साल के माता-पिता में से हर एक',
  'each of your parents aged {0}, {1} and {2}': '{0}, {1} और {2} साल के माता-पिता में से हर एक',
  'each of your parents aged {0}, {1}, {2} and {3}':
    '{0}, {1}, {2} और {3} साल के माता-पिता में से हर एक',
  'my parent aged {0}': 'मेरे {0} साल के माता या पिता',
  'my parents aged {0} and {1}': 'मेरे {0} और {1} साल के माता-पिता',
  'each of my parents aged {0} and {1}': 'मेरे {0} और {1} साल के माता-पिता में से हर एक',
  'each of my parents aged {0}, {1} and {2}': 'मेरे {0}, {1} और {2} साल के माता-पिता में से हर एक',
  'each of my parents aged {0}, {1}, {2} and {3}':
    'मेरे {0}, {1}, {2} और {3} साल के माता-पिता में से हर एक',
  you: 'आप',
  'for me': 'मेरे लिए',
  '{0} for me.': 'मेरे लिए {0}।',
  '{0} for me, {text}': 'मेरे लिए {0}, {text}',
  '{0} more for me.': 'मेरे लिए {0} का और कवर।',
  '{0} more for me, {text}': 'मेरे लिए {0} का और कवर, {text}',
  'For me: {text}': 'मेरे लिए: {text}',
  '{0} for {text}': '{text} के लिए {0}',
  '{0} for {text}.': '{text} के लिए {0}।',
  '{0} for {text}, {text2}': '{text} के लिए {0}, {text2}',
  '{0} more for {text}': '{text} के लिए {0} का और कवर',
  '{0} more for {text}.': '{text} के लिए {0} का और कवर।',
  '{0} more for {text}, {text2}': '{text} के लिए {0} का और कवर, {text2}',
  'For {text}: {text2}': '{text} के लिए: {text2}',
  'a large bill, and a second stay in the same year': 'एक बड़ा बिल, और उसी साल दूसरी भर्ती',
  'the same in {0} years, {1} more each year': 'यही ख़र्च {0} साल बाद, हर साल {1} बढ़कर',
  'the same in {0} year, {1} more each year': 'यही ख़र्च {0} साल बाद, हर साल {1} बढ़कर',
  'rounded up to a sum insured': 'अगली बीमा राशि तक बढ़ाकर',
  'the policy you keep': 'जो पॉलिसी बनी रहेगी',
  'still to buy': 'अभी लेना बाकी',
  'of the second stay, paid by {text}': 'दूसरी भर्ती का वह हिस्सा, जिसका पैसा {text} से आता है',
  'For {text}, ask for a base policy of {0} and a super top-up of {1}, which pays once the bills of a year pass {2}. Too expensive? Keep the base policy and skip the super top-up.':
    '{text} के लिए {0} की बेस पॉलिसी और {1} का सुपर टॉप-अप माँगें, जो साल भर के बिल {2} से ऊपर जाने पर चुकाता है। बहुत महँगा पड़े? बेस पॉलिसी रखें और सुपर टॉप-अप छोड़ दें।',
  'Keep the policy for {text}: its waiting time is served, or running. The super top-up above it pays once the bills of a year pass {0}.':
    '{text} के लिए जो पॉलिसी है, उसे रखें: उसकी प्रतीक्षा अवधि पूरी हो चुकी है, या चल रही है। उसके ऊपर का सुपर टॉप-अप साल भर के बिल {0} से ऊपर जाने पर चुकाता है।',
  'The policy for {text} is small to build on: ask at renewal to raise it by {0}. {text2}':
    '{text} के लिए जो पॉलिसी है, वह आधार बनाने के लिए छोटी है: रिन्यू कराते समय उसकी बीमा राशि {0} बढ़ाने को कहें। {text2}',
  'More for {text}': '{text} के लिए और कवर',
  'One family plan can cover {text}, in two layers':
    '{text} के लिए एक ही फ़ैमिली प्लान काफ़ी है, दो परतों में',
  'Free public cover first for {text}, and more cover for {text2}':
    'पहले {text} के लिए मुफ़्त सरकारी कवर, और {text2} के लिए और कवर',
  'Free public cover first for {text}, and a policy for {text2}':
    'पहले {text} के लिए मुफ़्त सरकारी कवर, और {text2} के लिए पॉलिसी',
  '{text} need one policy': '{text} के लिए एक पॉलिसी चाहिए',
  '{text} need one policy, in two layers': '{text} के लिए एक पॉलिसी चाहिए, दो परतों में',
  '{text} need more cover, above the policy held already':
    '{text} के लिए पहले से ली गई पॉलिसी के ऊपर और कवर चाहिए',
  '{text} need more cover, above the policy you have':
    '{text} के लिए मौजूदा पॉलिसी के ऊपर और कवर चाहिए',
  '{text} need cover; {text2} has enough': '{text} के लिए कवर चाहिए; {text2} के लिए मौजूदा कवर काफ़ी है',
  '{text} need more cover; {text2} has enough':
    '{text} के लिए और कवर चाहिए; {text2} के लिए मौजूदा कवर काफ़ी है',
  '{text} need more cover; {text2} have enough':
    '{text} के लिए और कवर चाहिए; {text2} के लिए मौजूदा कवर काफ़ी है',
  'Your parents need a policy each, and {text} need more cover':
    'माता-पिता में से हर एक को अलग पॉलिसी चाहिए, और {text} के लिए और कवर',
  '{text} needs one policy': '{text} के लिए एक पॉलिसी चाहिए',
  '{text} needs more cover, above the policy held already':
    '{text} के लिए पहले से ली गई पॉलिसी के ऊपर और कवर चाहिए',
  '{text} needs more cover, above the policy you have':
    '{text} के लिए मौजूदा पॉलिसी के ऊपर और कवर चाहिए',
  '{text} needs cover; {text2} has enough':
    '{text} के लिए कवर चाहिए; {text2} के लिए मौजूदा कवर काफ़ी है',
  '{text} needs more cover; {text2} has enough':
    '{text} के लिए और कवर चाहिए; {text2} के लिए मौजूदा कवर काफ़ी है',
  '{text} needs more cover; {text2} have enough':
    '{text} के लिए और कवर चाहिए; {text2} के लिए मौजूदा कवर काफ़ी है',
  'Your parents need a policy each, and {text} needs one':
    'माता-पिता में से हर एक को अलग पॉलिसी चाहिए, और {text} के लिए एक',
  'Your parents need a policy each, and {text} needs more cover':
    'माता-पिता में से हर एक को अलग पॉलिसी चाहिए, और {text} के लिए और कवर',
  '{0} of health cover for {text}': '{text} के लिए {0} के स्वास्थ्य बीमे',
  '{0} more of health cover for {text}': '{text} के लिए स्वास्थ्य बीमा {0} बढ़ाने',
  six: 'छह',
  seven: 'सात',
  eight: 'आठ',
  one: 'एक',
  'two or three': 'दो या तीन',
  'two to four': 'दो से चार',
  'two or four': 'दो या चार',
  'two to five': 'दो से पाँच',
  'two or five': 'दो या पाँच',
  'two to six': 'दो से छह',
  'two or six': 'दो या छह',
  'two to seven': 'दो से सात',
  'two or seven': 'दो या सात',
  'two to eight': 'दो से आठ',
  'two or eight': 'दो या आठ',
  'three to five': 'तीन से पाँच',
  'three or five': 'तीन या पाँच',
  'three to six': 'तीन से छह',
  'three or six': 'तीन या छह',
  'three to seven': 'तीन से सात',
  'three or seven': 'तीन या सात',
  'three to eight': 'तीन से आठ',
  'three or eight': 'तीन या आठ',
  'four to six': 'चार से छह',
  'four or six': 'चार या छह',
  'four to seven': 'चार से सात',
  'four or seven': 'चार या सात',
  'four to eight': 'चार से आठ',
  'four or eight': 'चार या आठ',
  'five or six': 'पाँच या छह',
  'five to seven': 'पाँच से सात',
  'five or seven': 'पाँच या सात',
  'five to eight': 'पाँच से आठ',
  'five or eight': 'पाँच या आठ',
  'six or seven': 'छह या सात',
  'six to eight': 'छह से आठ',
  'six or eight': 'छह या आठ',
  'seven or eight': 'सात या आठ',
  'If one of you is in treatment: {text} policies':
    'आप में से किसी का इलाज चल रहा हो, तो {text} पॉलिसियाँ',
  'If a parent is in treatment: {text} policies':
    'माता या पिता का इलाज चल रहा हो, तो {text} पॉलिसियाँ',
  '{text}; if one of you and a parent are, {text2}':
    '{text}; आप में से किसी का और माता या पिता का भी इलाज चल रहा हो, तो {text2}',
  'If one of you and a parent are: {text} policies':
    'आप में से किसी का और माता या पिता का भी इलाज चल रहा हो, तो {text} पॉलिसियाँ',
  'If somebody is in treatment: {text} policies': 'किसी का इलाज चल रहा हो, तो {text} पॉलिसियाँ',
  'in {0} years at most for {text}.': '{text} के लिए ज़्यादा से ज़्यादा {0} साल में।',
  'in {0} years at most for {text}. {text2}': '{text} के लिए ज़्यादा से ज़्यादा {0} साल में। {text2}',
  'in {0} years at most for {text} and in {1} years at most for {text2}. {text3}':
    '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, और {text2} के लिए ज़्यादा से ज़्यादा {1} साल में। {text3}',
  'in {0} year at most for {text}.': '{text} के लिए ज़्यादा से ज़्यादा {0} साल में।',
  'in {0} year at most for {text}. {text2}': '{text} के लिए ज़्यादा से ज़्यादा {0} साल में। {text2}',
  'in {0} year at most for {text} and in {1} years at most for {text2}. {text3}':
    '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, और {text2} के लिए ज़्यादा से ज़्यादा {1} साल में। {text3}',
  'The five of you': 'आप पाँचों',
  'The six of you': 'आप छहों',
  'The seven of you': 'आप सातों',
  'The eight of you': 'आप आठों',
  'Each of your parents aged {0}, {1} and {2}': '{0}, {1} और {2} साल के माता-पिता में से हर एक',
  'Each of your parents aged {0}, {1}, {2} and {3}':
    '{0}, {1}, {2} और {3} साल के माता-पिता में से हर एक',
  You: 'आप',
  'Each pair of parents': 'माता-पिता की हर जोड़ी',
  'All of you': 'आप सब',
  'all of you': 'आप सब',
  'your family': 'आपका परिवार',
  'All of you share one sum, which is sized for two stays in one year.':
    'आप सबके लिए एक ही बीमा राशि है, जो एक साल में दो भर्तियों के हिसाब से रखी गई है।',
  'the employer’s cover': 'नौकरी से मिले बीमे',
  'free public cover and the employer’s cover': 'मुफ़्त सरकारी कवर और नौकरी से मिले बीमे',
  'The illness': 'मौजूदा बीमारी',
  'the illness': 'मौजूदा बीमारी',
  'The illness in treatment': 'इलाज वाली बीमारी',
  'the illness in treatment': 'इलाज वाली बीमारी',
  '{text} and {text2}: a wait of up to {0} months': '{text} और {text2}: {0} महीने तक की प्रतीक्षा',
  'Declare it on the form. Most other illnesses wait {0} days only. {text}':
    'इसे फ़ॉर्म में लिखें। ज़्यादातर दूसरी बीमारियों की प्रतीक्षा केवल {0} दिन है। {text}',
  'Declare them on the form. Most other illnesses wait {0} days only. {text}':
    'इन्हें फ़ॉर्म में लिखें। ज़्यादातर दूसरी बीमारियों की प्रतीक्षा केवल {0} दिन है। {text}',
  'Is everybody accepted, with {text} and {text2}? From which day is each of these paid for, and what counts as its complication?':
    'क्या कंपनी सबको लेती है, {text} और {text2} के साथ भी? इनमें से हर बीमारी का ख़र्च किस दिन से मिलता है, और उससे उपजी बीमारी किसे माना जाता है?',
  'one of us in treatment': 'हम में से एक का इलाज चल रहा है',
  'one of us in treatment, {text}': 'हम में से एक का इलाज चल रहा है, {text}',
  'one of us with {text}': 'हम में से एक को {text}',
  'one of us with {text}, {text2}': 'हम में से एक को {text}, {text2}',
  'A heavy year’s bills, at prices in {0} year:':
    'बहुत ख़र्च वाले एक साल के बिल, {0} साल बाद की कीमतों पर:',
  'A heavy year’s bills, at today’s prices:': 'बहुत ख़र्च वाले एक साल के बिल, आज की कीमतों पर:',
  'Cover from an employer counted for the second stay only.':
    'नौकरी से मिला बीमा केवल दूसरी भर्ती में गिना गया।',
  'Free public cover and cover from an employer counted for the second stay only.':
    'मुफ़्त सरकारी कवर और नौकरी से मिला बीमा केवल दूसरी भर्ती में गिने गए।',
  'Policy held': 'मौजूदा पॉलिसी',
  'policy held': 'मौजूदा पॉलिसी',
  'More in it': 'उसी में और कवर',
  'A policy of your own stays when a job ends, and its waiting periods begin now.':
    'अपनी पॉलिसी नौकरी जाने पर भी रहती है, और उसकी प्रतीक्षा अवधियाँ अभी से शुरू होती हैं।',
  'The waiting periods of a policy begin with its first day, so start early.':
    'पॉलिसी की प्रतीक्षा अवधियाँ उसके पहले दिन से शुरू होती हैं, इसलिए जल्दी शुरू करें।',
  'A baby may be too young to join': 'शिशु की आयु जुड़ने के लिए शायद अभी कम है',
  'In the standard policy children join from {0} months, and stay up to {1} years. Tell the insurer of the birth at once.':
    'मानक पॉलिसी में बच्चे {0} महीने की आयु से जुड़ते हैं, और {1} साल तक रहते हैं। जन्म की सूचना बीमा कंपनी को तुरंत दें।',
  'A child above {0} is left out here': '{0} साल से बड़ा बच्चा यहाँ शामिल नहीं',
  'The deductible costs you most': 'सबसे ज़्यादा पैसा डिडक्टिबल में जाता है',
  'A policy with a deductible suits you if other cover pays that part.':
    'डिडक्टिबल वाली पॉलिसी तब ठीक है, जब वह हिस्सा किसी और कवर से मिले।',
  'Your policy was sold under other rules': 'आपकी पॉलिसी दूसरे नियमों में बिकी थी',
  'Over since {0}: only fraud, if proven, still counts against you':
    'अवधि {0} से ख़त्म: अब केवल साबित हुई धोखाधड़ी आपके ख़िलाफ़ जा सकती है',
  'Over since {0}: a new illness is covered': 'प्रतीक्षा {0} से ख़त्म: नई बीमारी अब कवर होती है',
  'Over since {0}: a listed operation is covered': 'प्रतीक्षा {0} से ख़त्म: सूची का ऑपरेशन अब कवर होता है',
  'Over since {0}: a birth is covered': 'प्रतीक्षा {0} से ख़त्म: प्रसव का ख़र्च अब कवर होता है',
  'Over since {0}: an illness you have, once declared, is covered':
    'प्रतीक्षा {0} से ख़त्म: पहले से मौजूद बीमारी फ़ॉर्म में लिखी हो, तो अब कवर होती है',
  'Over since {0}: {text}, once declared, is covered':
    'प्रतीक्षा {0} से ख़त्म: {text}, फ़ॉर्म में लिखी हो, तो अब कवर होती है',
  'The wait was': 'प्रतीक्षा थी',
  'By the rule of {0}, a claim can be refused for it only if fraud is proven.':
    '{0} के नियम से इस कारण दावा तभी नामंज़ूर हो सकता है, जब धोखा साबित हो।',
  'A claim that arose on that day or later cannot be refused for this wait.':
    'उस दिन या उसके बाद का दावा इस प्रतीक्षा के कारण नामंज़ूर नहीं हो सकता।',
  'By one count it is over today, by another tomorrow: ask the insurer how it counts.':
    'एक गिनती से यह आज ख़त्म होती है, दूसरी से कल: कंपनी से पूछें कि वह कैसे गिनती है।',
  'Your policy began on {0}: this is covered from {1}.':
    'आपकी पॉलिसी {0} को शुरू हुई: यह {1} से कवर होता है।',
  'Your policy began on {0}: it can be disputed until {1}.':
    'आपकी पॉलिसी {0} को शुरू हुई: इस पर {1} तक विवाद हो सकता है।',
  'Was a claim refused for it? See what your dates say':
    'इस कारण दावा नामंज़ूर हुआ? देखें कि आपकी तारीख़ें क्या कहती हैं',
  'Refused claim:': 'नामंज़ूर दावा:',
  'Refused claim': 'नामंज़ूर दावा',
  'The safe day. Counted with the first day of the policy, the wait is over a day earlier.':
    'सुरक्षित दिन। पॉलिसी का पहला दिन भी गिनें, तो प्रतीक्षा एक दिन पहले ख़त्म होती है।',
  'Not disputed since {0}': '{0} से सवाल नहीं उठ सकता',
  'The rules allow at most {0} months': 'नियमों में ज़्यादा से ज़्यादा {0} महीने हैं',
  'You entered {0} months. For a policy from {1} on the longest wait is {2} months, which we count here. Before that it was {3} months.':
    'आपने {0} महीने लिखे हैं। {1} से शुरू पॉलिसी में सबसे लंबी प्रतीक्षा {2} महीने है; यहाँ वही गिनी गई है। उससे पहले {3} महीने थी।',
  'You entered {0} months. For a policy from {1} on the longest wait is {2} months, which we count here.':
    'आपने {0} महीने लिखे हैं। {1} से शुरू पॉलिसी में सबसे लंबी प्रतीक्षा {2} महीने है; यहाँ वही गिनी गई है।',
  'It is from before {0}, when an illness you have could wait {1} months; today at most {2} months. Enter the waits it prints, and ask the insurer what holds now.':
    'यह {0} से पहले की है, जब पहले से मौजूद बीमारी की प्रतीक्षा {1} महीने तक हो सकती थी; आज ज़्यादा से ज़्यादा {2} महीने। उसमें छपी प्रतीक्षा अवधियाँ लिखें, और कंपनी से पूछें कि अब क्या लागू है।',
  'A birth is covered after a wait': 'प्रसव का ख़र्च प्रतीक्षा अवधि के बाद कवर होता है',
  'A birth is covered without a wait': 'प्रसव का ख़र्च बिना प्रतीक्षा के कवर होता है',
  'Maternity sum:': 'प्रसव की राशि:',
  'See whether maternity cover is worth its price': 'देखें कि मातृत्व कवर अपनी कीमत के लायक है या नहीं',
  'A plan counts this wait up to the birth, or up to the start of the pregnancy: ask which. In the second case the first birth that is covered comes about nine months later.':
    'कोई प्लान यह प्रतीक्षा प्रसव तक गिनता है, कोई गर्भ ठहरने तक: पूछें कि आपका प्लान कैसे गिनता है। गर्भ ठहरने तक गिने, तो कवर होने वाला पहला प्रसव करीब नौ महीने बाद आता है।',
  'A new personal policy does not pay for a pregnancy that existed when it was bought.':
    'ख़ुद ली हुई नई पॉलिसी उस गर्भावस्था का ख़र्च नहीं देती, जो उसे लेते समय पहले से थी।',
  'An illness you have and declare is covered without a wait':
    'पहले से मौजूद बीमारी फ़ॉर्म में बता दें, तो उसका कवर बिना प्रतीक्षा के है',
  'Once you declare {text}, it is covered after a wait':
    '{text} फ़ॉर्म में बता दें, तो उसका कवर प्रतीक्षा अवधि के बाद है',
  'Once you declare {text}, it is covered without a wait':
    '{text} फ़ॉर्म में बता दें, तो उसका कवर बिना प्रतीक्षा के है',
  'The policy’s own list decides': 'फ़ैसला पॉलिसी की अपनी सूची से होता है',
  'A listed operation too': 'सूची का ऑपरेशन भी',
  'Ask what the wait counts up to': 'पूछें कि प्रतीक्षा किस दिन तक गिनी जाती है',
  'Ask for a shorter wait': 'छोटी प्रतीक्षा माँगें',
  'An illness left off the form can be held against you for a time':
    'फ़ॉर्म में न लिखी गई बीमारी कुछ समय तक आपके ख़िलाफ़ जा सकती है',
  'By the rule of {0}, an illness left off the form can be held against you for a time':
    '{0} के नियम से, फ़ॉर्म में न लिखी गई बीमारी कुछ समय तक आपके ख़िलाफ़ जा सकती है',
  'By the rule of {0}, only fraud, if proven, still counts against you':
    '{0} के नियम से, अब केवल साबित हुई धोखाधड़ी आपके ख़िलाफ़ जा सकती है',
  'Only fraud, if proven, still counts against you': 'अब केवल साबित हुई धोखाधड़ी आपके ख़िलाफ़ जा सकती है',
  'Can still be disputed for': 'विवाद अभी इतने समय तक और हो सकता है',
  'Can be disputed for': 'विवाद इतने समय तक हो सकता है',
  'Can be disputed {0} months': '{0} महीने तक विवाद हो सकता है',
  'Can be disputed {0} month': '{0} महीने तक विवाद हो सकता है',
  'No dispute from month {0}': 'महीने {0} से विवाद नहीं',
  'No dispute from {0}': '{0} से सवाल नहीं उठ सकता',
  'If the policy starts on {0}, it can be disputed until {1}.':
    'पॉलिसी {0} को शुरू हो, तो विवाद {1} तक हो सकता है।',
  'Your months count up to {0}. What is above it can no longer be disputed from month {1}.':
    'आपके महीने {0} तक की बीमा राशि के लिए गिने जाते हैं। उससे ऊपर की राशि पर महीने {1} से विवाद नहीं हो सकता।',
  'Please say in writing how an illness that was left off the form is declared now, and what follows.':
    'लिखकर बताएँ कि फ़ॉर्म में न लिखी गई बीमारी अब कैसे बताई जाए, और उसके बाद क्या होगा।',
  'Covered before, without a break': 'पहले का कवर, बिना रुकावट के',
  'Does the wait for a birth count up to the birth, or up to the start of the pregnancy?':
    'प्रसव की प्रतीक्षा अवधि प्रसव तक गिनी जाती है, या गर्भ की शुरुआत तक?',
  'You pay the whole bill, for extras': 'पूरा बिल आपको देना है, अलग चीज़ों के कारण',
  'You pay the whole bill, mostly for extras': 'पूरा बिल आपको देना है, ज़्यादातर अलग चीज़ों के कारण',
  'You pay the whole bill, for the room': 'पूरा बिल आपको देना है, कमरे के कारण',
  'You pay the whole bill, mostly for the room': 'पूरा बिल आपको देना है, ज़्यादातर कमरे के कारण',
  'You pay a part of the bill, for the room': 'बिल का एक हिस्सा आपको देना है, कमरे के कारण',
  'You pay the whole bill, because the room is above its limit':
    'पूरा बिल आपको देना है, क्योंकि कमरा सीमा से ऊपर है',
  'You pay a part of the bill, because the room is above its limit':
    'बिल का एक हिस्सा आपको देना है, क्योंकि कमरा सीमा से ऊपर है',
  'You pay the whole bill, as the deductible': 'पूरा बिल आपको देना है, डिडक्टिबल के रूप में',
  'You pay the whole bill, mostly as the deductible': 'पूरा बिल आपको देना है, ज़्यादातर डिडक्टिबल के रूप में',
  'You pay a part of the bill, as the deductible': 'बिल का एक हिस्सा आपको देना है, डिडक्टिबल के रूप में',
  'You pay a part of the bill, mostly as the deductible':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर डिडक्टिबल के रूप में',
  'You pay the whole bill, as the co-payment': 'पूरा बिल आपको देना है, को-पे के रूप में',
  'You pay the whole bill, mostly as the co-payment': 'पूरा बिल आपको देना है, ज़्यादातर को-पे के रूप में',
  'one of you in treatment, {text}': 'आप में से एक का इलाज चल रहा है, {text}',
  'one in treatment, {text}': 'एक का इलाज चल रहा है, {text}',
  'in treatment, {text}': 'इलाज चल रहा है, {text}',
  'Floater {0}': 'फ़्लोटर {0}',
  'Cover from an employer and free public cover counted for the second stay only.':
    'नौकरी से मिला बीमा और मुफ़्त सरकारी कवर केवल दूसरी भर्ती में गिने गए।',
  'the same today, {0} more each year': 'यही ख़र्च आज, हर साल {0} बढ़कर',
  'To add': 'और कितना लें',
  'Is one of you under treatment? Answer for a parent below, or enter your own age too.':
    'क्या आप में से किसी का इलाज चल रहा है? नीचे माता या पिता के लिए जवाब दें, या अपनी आयु भी लिखें।',
  'Is a parent under treatment? Enter the parents’ ages too.':
    'क्या माता या पिता का इलाज चल रहा है? माता-पिता की आयु भी लिखें।',
  'Is one of you under treatment? Enter your own age too.':
    'क्या आप में से किसी का इलाज चल रहा है? अपनी आयु भी लिखें।',
  'Your months count up to {0}. What is above it pays from day {1}.':
    'आपके महीने {0} तक की बीमा राशि के लिए गिने जाते हैं। उससे ऊपर के हिस्से का पैसा दिन {1} से मिलता है।',
  'Wait {0} day': 'प्रतीक्षा {0} दिन',
  'Wait {0} month': 'प्रतीक्षा {0} महीना',
  'with diabetes': 'मधुमेह (शुगर)',
  'with diabetes, {text}': 'मधुमेह (शुगर), {text}',
  'Diabetes, {text}': 'मधुमेह (शुगर), {text}',
  'with high blood pressure': 'हाई ब्लड प्रेशर',
  'with high blood pressure, {text}': 'हाई ब्लड प्रेशर, {text}',
  'High blood pressure, {text}': 'हाई ब्लड प्रेशर, {text}',
  'with heart disease': 'दिल की बीमारी',
  'with heart disease, {text}': 'दिल की बीमारी, {text}',
  'Heart disease, {text}': 'दिल की बीमारी, {text}',
  'Free public cover and the employer’s cover {0}': 'मुफ़्त सरकारी कवर और नौकरी से मिला बीमा {0}',
  'Employer’s cover {0}': 'नौकरी से मिला बीमा {0}',
  'in {0} years at most for {text}, {text2}': '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, {text2}',
  'in {0} years at most for {text} and in {1} years at most for {text2}.':
    '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, और {text2} के लिए ज़्यादा से ज़्यादा {1} साल में।',
  'in {0} year at most for {text}, {text2}': '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, {text2}',
  'in {0} years at most for {text} and in {1} year at most for {text2}.':
    '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, और {text2} के लिए ज़्यादा से ज़्यादा {1} साल में।',
  'in {0} years at most for {text} and in {1} year at most for {text2}. {text3}':
    '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, और {text2} के लिए ज़्यादा से ज़्यादा {1} साल में। {text3}',
  'in {0} year at most for {text} and in {1} years at most for {text2}.':
    '{text} के लिए ज़्यादा से ज़्यादा {0} साल में, और {text2} के लिए ज़्यादा से ज़्यादा {1} साल में।',
  'For you: {text}': 'आपके लिए: {text}',
  '{0} of health cover for you': 'आपके लिए {0} के स्वास्थ्य बीमे',
  '{0} more of health cover for you': 'आपके लिए स्वास्थ्य बीमा {0} बढ़ाने',
  '{0} for you': 'आपके लिए {0}',
  '{0} for you.': 'आपके लिए {0}।',
  '{0} for you, {text}': 'आपके लिए {0}, {text}',
  '{0} more for you': 'आपके लिए {0} का और कवर',
  '{0} more for you.': 'आपके लिए {0} का और कवर।',
  '{0} more for you, {text}': 'आपके लिए {0} का और कवर, {text}',
  'More for you': 'आपके लिए और कवर',
  'Held for you': 'आपके लिए मौजूदा कवर',
  'For you, ask for a base policy of {0} and a super top-up of {1}, which pays once the bills of a year pass {2}. Too expensive? Keep the base policy and skip the super top-up.':
    'आपके लिए {0} की बेस पॉलिसी और {1} का सुपर टॉप-अप माँगें, जो साल भर के बिल {2} से ऊपर जाने पर चुकाता है। बहुत महँगा पड़े? बेस पॉलिसी रखें और सुपर टॉप-अप छोड़ दें।',
  'Keep the policy for you: its waiting time is served, or running. The super top-up above it pays once the bills of a year pass {0}.':
    'आपके लिए जो पॉलिसी है, उसे रखें: उसकी प्रतीक्षा अवधि पूरी हो चुकी है, या चल रही है। उसके ऊपर का सुपर टॉप-अप साल भर के बिल {0} से ऊपर जाने पर चुकाता है।',
  'The policy for you is small to build on: ask at renewal to raise it by {0}. {text}':
    'आपके लिए जो पॉलिसी है, वह आधार बनाने के लिए छोटी है: रिन्यू कराते समय उसकी बीमा राशि {0} बढ़ाने को कहें। {text}',
  'Free public cover first, then a policy for you': 'पहले मुफ़्त सरकारी कवर, फिर आपके लिए पॉलिसी',
  'Free public cover first for {text}, and more cover for you':
    'पहले {text} के लिए मुफ़्त सरकारी कवर, और आपके लिए और कवर',
  'Free public cover first for {text}, and a policy for you':
    'पहले {text} के लिए मुफ़्त सरकारी कवर, और आपके लिए पॉलिसी',
  'Free public cover first for you, and more cover for {text}':
    'पहले आपके लिए मुफ़्त सरकारी कवर, और {text} के लिए और कवर',
  'Free public cover first for you, and a policy for {text}':
    'पहले आपके लिए मुफ़्त सरकारी कवर, और {text} के लिए पॉलिसी',
  'Free public cover first for you, and a floater for {text}':
    'पहले आपके लिए मुफ़्त सरकारी कवर, और {text} के लिए फ़्लोटर',
  'You need one policy, in two layers': 'एक पॉलिसी चाहिए, दो परतों में',
  'You need more cover, above the policy you have': 'आपके लिए मौजूदा पॉलिसी के ऊपर और कवर चाहिए',
  'You need more cover, above the policy held already':
    'आपके लिए पहले से ली गई पॉलिसी के ऊपर और कवर चाहिए',
  'You need cover; {text} has enough': 'आपके लिए कवर चाहिए; {text} के लिए मौजूदा कवर काफ़ी है',
  'You need more cover; {text} has enough': 'आपके लिए और कवर चाहिए; {text} के लिए मौजूदा कवर काफ़ी है',
  'You need cover; {text} have enough': 'आपके लिए कवर चाहिए; {text} के लिए मौजूदा कवर काफ़ी है',
  'You need more cover; {text} have enough': 'आपके लिए और कवर चाहिए; {text} के लिए मौजूदा कवर काफ़ी है',
  '{text} need cover; you have enough': '{text} के लिए कवर चाहिए; आपके लिए मौजूदा कवर काफ़ी है',
  '{text} need more cover; you have enough': '{text} के लिए और कवर चाहिए; आपके लिए मौजूदा कवर काफ़ी है',
  '{text} needs cover; you have enough': '{text} के लिए कवर चाहिए; आपके लिए मौजूदा कवर काफ़ी है',
  '{text} needs more cover; you have enough': '{text} के लिए और कवर चाहिए; आपके लिए मौजूदा कवर काफ़ी है',
  'Your parents need a policy each, and you need one':
    'माता-पिता में से हर एक को अलग पॉलिसी चाहिए, और आपके लिए एक',
  'Your parents need a policy each, and you need more cover':
    'माता-पिता में से हर एक को अलग पॉलिसी चाहिए, और आपके लिए और कवर',
  'Your parents need a policy each; you have enough':
    'माता-पिता में से हर एक को अलग पॉलिसी चाहिए; आपके लिए मौजूदा कवर काफ़ी है',
  'health cover for you and {text}': 'आपके और {text} के स्वास्थ्य बीमे',
  'policy from {0}, {1} before, {2} now': 'पॉलिसी {0} से, बीमा राशि पहले {1}, अब {2}',
  'covered for {0} months before, {1} before, {2} now':
    'इससे पहले {0} महीने कवर रहा, बीमा राशि पहले {1}, अब {2}',
  'covered for {0} month before, {1} before, {2} now':
    'इससे पहले {0} महीना कवर रहा, बीमा राशि पहले {1}, अब {2}',
  'Who pays': 'कौन भरेगा',
} as const satisfies Catalogue;
