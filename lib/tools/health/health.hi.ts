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
  'Spouse’s age': 'पति या पत्नी की आयु',
  'Children’s ages': 'बच्चों की आयु',
  'Is one of you under treatment?': 'क्या आप में से किसी का इलाज चल रहा है?',
  'Parents’ ages': 'माता-पिता की आयु',
  'Is a parent under treatment?': 'क्या माता या पिता का इलाज चल रहा है?',
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
  'For the three of you: rounded up to a sum insured': 'आप तीनों के लिए: ऊपर की ओर बीमा राशि तक गोल',
  'Made of two layers': 'दो परतों से बना',
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
  'Another, or several': 'कोई और, या एक से ज़्यादा',
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
    'मानक पॉलिसी {0} से {1} साल के वयस्कों को लेती है। {2} साल के माता या पिता के लिए यह {3} की आयु तक खुली है, अपनी अलग पॉलिसी में भी ({4} साल, आजीवन रिन्यू होने वाली)। कंपनियों के पास हर आयु के लिए प्लान होना ज़रूरी है (ऊपरी सीमा नहीं), {5} साल के माता या पिता के लिए भी, पर हर कंपनी मना कर सकती है। दो या तीन से पूछें।',
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
    'हर बिल में आपका हिस्सा। मानक पॉलिसी में {0}; बड़ी उम्र वालों के प्लान में इससे बहुत ज़्यादा हो सकता है।',
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
  'For your parents: rounded up to a sum insured': 'माता-पिता के लिए: ऊपर की ओर बीमा राशि तक गोल',
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
    'पूरा बिल आपको भरना है, इस इलाज की सीमा से ऊपर',
  'The limit for this treatment costs you most': 'सबसे ज़्यादा इस इलाज की सीमा महँगी पड़ती है',
  'Ask for plans without such limits.': 'बिना ऐसी सीमाओं वाले प्लान पूछें।',
  'Ask for plans without this deduction': 'बिना इस कटौती वाले प्लान पूछें',
  'In hospital now? Follow the steps of a claim': 'अभी अस्पताल में हैं? दावे के कदमों पर चलें',
  'See how much health cover you need': 'देखें कि कितना स्वास्थ्य बीमा चाहिए',
  'Above the limit for this treatment': 'इस इलाज की सीमा से ऊपर',
  'You pay a part of the bill, mostly above the limit for this treatment':
    'बिल का एक हिस्सा आपको भरना है, ज़्यादातर इस इलाज की सीमा से ऊपर',
  'Room rent above the limit': 'सीमा से ऊपर कमरे का किराया',
  'Cut in proportion to the room': 'कमरे के अनुपात में कटौती',
  'Above the sum insured': 'बीमा राशि से ऊपर',
  'You pay the whole bill, mostly above the limit for this treatment':
    'पूरा बिल आपको भरना है, ज़्यादातर इस इलाज की सीमा से ऊपर',
  'Some plans cover diabetes sooner: [what to ask, and what counts as its complication](/diabetes-health-insurance).':
    'कुछ प्लान मधुमेह (शुगर) को जल्दी कवर करते हैं: [क्या पूछें, और किसे इससे हुई परेशानी माना जाता है](/diabetes-health-insurance)।',
  'what to ask, and what counts as its complication': 'क्या पूछें, और किसे इससे हुई परेशानी माना जाता है',
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
    'मधुमेह (शुगर) और उससे होने वाली परेशानियाँ, एक बार बता देने पर, महीने {0} से कवर हैं: {1}।',
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
  'Disputed until {0}': '{0} तक सवाल उठ सकता है',
} as const satisfies Catalogue;
