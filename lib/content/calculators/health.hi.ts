import type { Catalogue } from '../../languages/create-translator.ts';

export const healthCalculatorHindi = {
  'No: its deduction for health premiums is none. The new regime, section {0} (formerly 115BAC), applies unless you choose the old one.':
    'नहीं। नई व्यवस्था में स्वास्थ्य बीमे के प्रीमियम पर कोई टैक्स छूट नहीं है। पुरानी व्यवस्था न चुनी जाए, तो नई व्यवस्था, यानी धारा {0} (पहले 115BAC), लागू होती है।',
  'Not for the old sum: what you have served moves with you up to the old sum insured and bonus. On an added sum it starts anew.':
    'पुरानी राशि के लिए नहीं: जितनी प्रतीक्षा पूरी हुई, वह पुरानी बीमा राशि और बोनस तक आपके साथ जाती है। बढ़ाई गई राशि पर प्रतीक्षा नए सिरे से शुरू होती है।',
  'The income tax of the year 2026-27 in both regimes, and what your health and life premiums save. Health premiums are deducted by section {0} (formerly 80D), life premiums by section {1} (formerly 80C), both in the old regime only.':
    'साल 2026-27 का इनकम टैक्स, दोनों व्यवस्थाओं में, और स्वास्थ्य और जीवन बीमे के प्रीमियम से कितना टैक्स बचता है। स्वास्थ्य बीमे का प्रीमियम धारा {0} (पहले 80D) में आय से घटता है, जीवन बीमे का धारा {1} (पहले 80C) में। दोनों केवल पुरानी व्यवस्था में।',
  'How much health insurance is enough for a family of {0} in a metro city, for {1} people or for parents?':
    'महानगर में {0} लोगों के परिवार, {1} लोगों या माता-पिता के लिए कितना स्वास्थ्य बीमा काफ़ी है?',
  'Family of {0} in a metro ({1}, {2}, child {3})':
    'महानगर में {0} लोगों का परिवार (आयु {1}, {2}, बच्चा {3})',
  'Family of {0} in a metro ({1}, {2}, children {3} and {4})':
    'महानगर में {0} लोगों का परिवार (आयु {1}, {2}, बच्चे {3} और {4})',
  'The same family of {0} in a smaller town': 'छोटे शहर में {0} लोगों का वही परिवार',
  'Two people in a metro ({0} and {1})': 'महानगर में दो लोग (आयु {0} और {1})',
  'One person': 'अकेला व्यक्ति',
  'One person of {0} in a metro': 'महानगर में {0} साल का अकेला व्यक्ति',
  'Parents of {0} and {1} in a metro': 'महानगर में {0} और {1} साल के माता-पिता',
  'the four of you {0}, your parents {1}': 'आप चारों {0}, माता-पिता {1}',
  'Family of {0} with parents of {1} and {2}':
    '{0} लोगों का परिवार, साथ में {1} और {2} साल के माता-पिता',
  'Nobody is in treatment; no employer’s cover. The large bill that it starts from is our assumption: change it to your hospital’s.':
    'यहाँ किसी का इलाज नहीं चल रहा और नौकरी से मिला बीमा नहीं है। शुरुआत का बड़ा बिल हमारा अनुमान है: इसकी जगह अपने अस्पताल का बिल लिखें।',
  'Health insurance cover calculator': 'स्वास्थ्य बीमा राशि कैलकुलेटर',
  'Health insurance cover calculator: how much do you need?':
    'स्वास्थ्य बीमा राशि कैलकुलेटर: कितना कवर चाहिए?',
  'From the ages of your family and parents: who should share a health policy, how large its sum insured should be, and where a top-up takes over.':
    'परिवार और माता-पिता की आयु से जानें: कौन एक ही स्वास्थ्य पॉलिसी में रहे, बीमा राशि कितनी हो और सुपर टॉप-अप कहाँ से शुरू हो।',
  'A plan for a household: who shares one policy, who has a policy of their own, and which sum insured each of them needs, with or without a super top-up above it.':
    'पूरे घर का प्लान: कौन एक पॉलिसी में साथ रहे, किसकी पॉलिसी अलग हो, और हर एक को कितनी बीमा राशि चाहिए, ऊपर सुपर टॉप-अप के साथ या उसके बिना।',
  'It starts from a large hospital bill where you live. No official figure for such a bill exists, so the start value is our assumption: ask your hospital and change it. No premium is counted.':
    'हिसाब आपके इलाके के अस्पताल के एक बड़े बिल से शुरू होता है। ऐसे बिल का कोई सरकारी आँकड़ा नहीं है, इसलिए शुरुआती रकम हमारा अनुमान है: अपने अस्पताल से पूछें और इसे बदल दें। प्रीमियम का हिसाब यहाँ नहीं है।',
  'One large bill of today, raised by the yearly rise of hospital prices for the years that the sum should last.':
    'आज का एक बड़ा बिल। उस पर अस्पतालों की कीमतों की सालाना बढ़त जोड़ें, जितने साल यह राशि चलनी है।',
  'Plus a second stay in the same year: a quarter of that bill for one younger person, half for several people or one older person, all of it for two older ones.':
    'उसमें उसी साल की दूसरी भर्ती जोड़ें: एक कम आयु के व्यक्ति के लिए उस बिल का चौथाई, कई लोगों या एक ज़्यादा आयु के व्यक्ति के लिए आधा, ज़्यादा आयु के दो लोगों के लिए पूरा।',
  'Less other cover, of an employer or of the state, which counts for the second stay only.':
    'उसमें से नौकरी से मिला या सरकारी कवर घटाएँ। वह केवल दूसरी भर्ती में गिना जाता है।',
  'Rounded up to a sum that is sold. A very large sum, or one for an older person, is split into a base policy and a super top-up.':
    'फिर उस अगली राशि तक बढ़ाएँ, जो बाज़ार में बिकती है। बहुत बड़ी राशि, या ज़्यादा आयु के व्यक्ति की राशि, बेस पॉलिसी और सुपर टॉप-अप में बँटती है।',
  'Does cover from my employer lower the sum I need?':
    'नौकरी से मिला बीमा हो, तो क्या कम राशि से काम चलेगा?',
  'Only a little: here it pays for the second stay, never for the large bill. It ends with the job, and an illness found meanwhile makes a new policy harder to get.':
    'बहुत कम फ़र्क पड़ता है। यहाँ वह दूसरी भर्ती का ख़र्च भरता है, बड़े बिल का कभी नहीं। नौकरी के साथ वह ख़त्म हो जाता है, और इस बीच कोई बीमारी निकल आए तो नई पॉलिसी मिलना कठिन होता है।',
  'Until which age does a child count in the family’s policy?':
    'परिवार की पॉलिसी में बच्चा किस आयु तक गिना जाता है?',
  'This calculator counts children as the standard policy does, which takes them from {0} months to {1} years. Other plans print ages of their own.':
    'यह कैलकुलेटर बच्चों को मानक पॉलिसी की तरह गिनता है, जो उन्हें {0} महीने से {1} साल तक लेती है। दूसरे प्लान अपनी आयु-सीमा लिखते हैं।',
  'How large a sum insured does the standard policy offer?':
    'मानक पॉलिसी में बीमा राशि कितनी तक मिलती है?',
  'It offers {0} to {1}, in steps of {2}. For a larger sum you need another plan, or a super top-up above it.':
    '{0} से {1} तक, {2} की बढ़त में। इससे बड़ी राशि के लिए दूसरा प्लान चाहिए, या इसके ऊपर सुपर टॉप-अप।',
  'How much health insurance do I need on a salary of {0}, {1} or {2}?':
    '{0}, {1} या {2} की तनख़्वाह पर कितना स्वास्थ्य बीमा चाहिए?',
  'The same as anyone with your family and your hospital: the sum follows the bill, and pay decides only what you can afford. In a metro many families choose {0} and a super top-up above it. If the premium is too high, take a smaller base and keep the upper layer.':
    'उतना ही, जितना आपके जैसे परिवार और अस्पताल वाले किसी और को चाहिए। राशि बिल से तय होती है, तनख़्वाह केवल यह बताती है कि कितना ख़र्च उठ सकता है। महानगर में कई परिवार {0} और उसके ऊपर सुपर टॉप-अप चुनते हैं। प्रीमियम ज़्यादा लगे, तो नीचे की पॉलिसी छोटी करें और ऊपर की परत रखें।',
  'Is {0} or {1} health insurance enough ({2} vs {3})?':
    'क्या {0} या {1} का स्वास्थ्य बीमा काफ़ी है ({2} या {3})?',
  '{0} is seldom enough in a metro city, and {1} only for a start: the sums counted on this page are larger, because prices rise and a second stay can follow. The usual remedy is a base of {2} or {3} and a [super top-up](/super-topup) above it, with that sum as its deductible.':
    'महानगर में {0} कम ही काफ़ी होता है, और {1} केवल शुरू के लिए। इस पेज के हिसाब में राशि बड़ी निकलती है, क्योंकि कीमतें बढ़ती हैं और दूसरी भर्ती भी हो सकती है। आम उपाय: {2} या {3} की बेस पॉलिसी और उसके ऊपर [सुपर टॉप-अप](/super-topup), जिसका डिडक्टिबल बेस पॉलिसी की राशि जितना हो।',
  'One-year or three-year health policy: which is better?':
    'एक साल या तीन साल की स्वास्थ्य पॉलिसी: कौन सी बेहतर?',
  'Three years, if you are sure of the plan and can pay at once: the price is usually fixed for that time, often with a discount. One year, if you may want another plan or sum soon. Waiting periods run the same in both.':
    'तीन साल की, अगर प्लान पक्का है और पूरा पैसा एक साथ भरा जा सकता है: उतने समय के लिए कीमत आम तौर पर तय रहती है, अक्सर छूट भी मिलती है। एक साल की, अगर जल्दी दूसरा प्लान या दूसरी राशि लेने का विचार है। प्रतीक्षा अवधि दोनों में एक जैसी चलती है।',
  'Restoration vs cumulative bonus vs higher sum insured: which is better?':
    'रिस्टोरेशन, नो-क्लेम बोनस या बड़ी बीमा राशि: कौन बेहतर?',
  'A higher sum insured, because it is there for the first bill of the first year. A restoration refills a used sum, in many plans for a later bill only; a bonus has to grow first, and some plans reduce it after a claim.':
    'बड़ी बीमा राशि, क्योंकि वह पहले साल के पहले बिल के लिए भी मौजूद है। रिस्टोरेशन ख़र्च हुई राशि को फिर भरता है, पर कई प्लान में केवल अगले बिल के लिए। बोनस को पहले बढ़ना पड़ता है, और कुछ प्लान दावे के बाद उसे घटाते हैं।',
  'Is an OPD cover worth it?': 'क्या ओपीडी कवर लेना फ़ायदे का है?',
  'Only if your doctor visits, tests and medicines of a year cost clearly more than the extra premium, within its limits per visit. OPD means treatment without a stay; most plans leave it out. For a rare large bill a higher sum insured does more.':
    'तभी, जब साल भर के डॉक्टर, जाँच और दवाओं का ख़र्च बढ़े हुए प्रीमियम से साफ़ ज़्यादा हो, और वह भी हर बार की सीमा के अंदर। ओपीडी का मतलब है बिना भर्ती का इलाज; ज़्यादातर प्लान में यह नहीं होता। कभी-कभार के बड़े बिल के लिए बड़ी बीमा राशि ज़्यादा काम आती है।',
  'No, it finds the sum to insure. An insurer works out the premium from ages, health, city, sum and the number of people, so it cannot be had without an insurer’s table. What people paid on average, and what moves a price, is on [health insurance](/health-insurance).':
    'नहीं, इससे यह निकलता है कि कितनी राशि का बीमा हो। प्रीमियम का हिसाब बीमा कंपनी आयु, सेहत, शहर, राशि और लोगों की गिनती से लगाती है, इसलिए कंपनी की तालिका के बिना वह नहीं निकल सकता। लोगों ने औसतन कितना भरा और कीमत किन बातों से बदलती है, यह [स्वास्थ्य बीमा](/health-insurance) पर है।',
  'Hospital bill calculator': 'अस्पताल बिल कैलकुलेटर',
  'Hospital bill calculator: what insurance pays of it': 'अस्पताल बिल कैलकुलेटर: बीमा कितना चुकाएगा?',
  'Split a hospital bill between insurer and family: extras, room limit and its proportionate cut, sub-limit, deductible, sum insured, co-payment, in order.':
    'अस्पताल का बिल बीमा कंपनी और परिवार में बाँटें: अलग चीज़ें, कमरे की सीमा और उसी अनुपात में कटौती, सब-लिमिट, डिडक्टिबल, बीमा राशि, को-पे, इसी क्रम में।',
  'Which part of a hospital bill a health policy pays and which part stays with you, line by line, and the same bill under other terms: without a room limit, with a co-payment, in the standard policy.':
    'अस्पताल के बिल का कौन सा हिस्सा स्वास्थ्य पॉलिसी चुकाती है और कौन सा आप पर आता है, एक-एक चीज़। वही बिल दूसरी शर्तों पर भी: बिना कमरे की सीमा, को-पे के साथ, और मानक पॉलिसी में।',
  'It takes for granted that the illness is covered and its waiting period is over. Whether a single charge is admitted is for your policy’s wording to say.':
    'यहाँ माना गया है कि बीमारी कवर है और उसकी प्रतीक्षा अवधि पूरी हो चुकी है। कोई एक ख़र्च मंज़ूर है या नहीं, यह आपकी पॉलिसी की शर्तें बताती हैं।',
  'The bill, less extras that plans leave out.': 'बिल में से वे अलग चीज़ें घटाएँ, जो प्लान में नहीं हैं।',
  'Less the room charge above the limit, and the same proportion of doctors, nursing and operation theatre.':
    'कमरे का सीमा से ऊपर का ख़र्च घटाएँ, और डॉक्टर, नर्सिंग व ऑपरेशन थिएटर में से उसी अनुपात में।',
  'Less what is above a sub-limit for the treatment, then the deductible, then what is above the sum insured.':
    'इलाज की सब-लिमिट से ऊपर की रकम घटाएँ, फिर डिडक्टिबल, फिर बीमा राशि से ऊपर की रकम।',
  'Less the co-payment, a share of what is left. The rest is the insurer’s.':
    'को-पे घटाएँ, यानी जो बचा उसका एक हिस्सा। बाकी बीमा कंपनी चुकाती है।',
  'Consumables and other items: what does health insurance not pay?':
    'इस्तेमाल में ख़त्म होने वाली और बाकी चीज़ें: स्वास्थ्य बीमा क्या नहीं चुकाता?',
  'Extras such as gloves, masks, an attendant’s food, forms and toiletries: the list of optional items, usually unpaid, has {0} items. Some plans sell an add-on for consumables. Beside them stay the parts above a limit of your plan.':
    'दस्ताने, मास्क, साथ रहने वाले का खाना, फ़ॉर्म और साबुन-ब्रश जैसी अलग चीज़ें: वैकल्पिक चीज़ों की सूची में, जो आम तौर पर नहीं चुकाई जातीं, {0} चीज़ें हैं। कुछ प्लान इस्तेमाल में ख़त्म होने वाली चीज़ों का ऐड-ऑन बेचते हैं। इनके अलावा, प्लान की किसी सीमा से ऊपर का हिस्सा भी आप पर रहता है।',
  'Room rent limit of {0} or {1} of {2}: how much is it a day?':
    'कमरे के किराए की सीमा {2} का {0} या {1}: एक दिन का कितना हुआ?',
  '{0} of a sum insured of {1} is {2} a day, and {3} is {4}; of {5} they are {6} and {7}, of {8} {9} and {10}. In a dearer room the charges that go with it are cut in the same proportion.':
    '{1} की बीमा राशि का {0} रोज़ के {2} होता है, और {3} रोज़ के {4}। {5} पर ये {6} और {7} हैं, {8} पर {9} और {10}। कमरा महँगा हो, तो उससे जुड़े ख़र्च भी उसी अनुपात में काटे जाते हैं।',
  'Can my medicines be cut because the room was too dear?':
    'कमरा महँगा था, तो क्या दवाओं का पैसा भी कटेगा?',
  'No, by the norms of {0} these are kept out of such a cut: medicines, consumables, implants, devices, tests, ICU. Only charges that go with the room are reduced in proportion.':
    'नहीं। {0} के मानकों में ये चीज़ें ऐसी कटौती से बाहर हैं: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU। केवल कमरे से जुड़े ख़र्च उसी अनुपात में घटते हैं।',
  'Must I stay in hospital for {0} hours for a claim?':
    'क्या दावे के लिए अस्पताल में {0} घंटे रहना ज़रूरी है?',
  'Yes, that long without a break in common wordings, day care excepted. That is treatment under anaesthesia, shorter thanks to technology, such as cataract surgery, dialysis, chemotherapy or a lithotripsy. A night under observation alone is often refused: [what the letter means](/claim/refused).':
    'हाँ, आम शर्तों में इतनी देर लगातार, डे-केयर को छोड़कर। डे-केयर यानी बेहोशी या सुन्न करके होने वाला इलाज, जो नई तकनीक से कम समय में हो जाता है, जैसे मोतियाबिंद का ऑपरेशन, डायलिसिस, कीमोथेरेपी या लिथोट्रिप्सी। केवल निगरानी में बिताई एक रात का दावा अक्सर नामंज़ूर होता है: [चिट्ठी का मतलब क्या है](/claim/refused)।',
  'what the letter means': 'चिट्ठी का मतलब क्या है',
  'Domiciliary hospitalisation: is treatment at home paid?':
    'घर पर इलाज (डोमिसिलियरी): क्या इसका ख़र्च मिलता है?',
  'Yes, where the plan has it and a doctor orders treatment that would otherwise need a hospital, because the patient cannot be moved or no bed is free. Plans set a shortest length and leave out some illnesses; the standard policy leaves it out.':
    'हाँ, अगर प्लान में यह है और डॉक्टर ऐसा इलाज लिखें, जो वैसे अस्पताल में होता, पर मरीज़ को ले जाना संभव नहीं या बिस्तर ख़ाली नहीं। प्लान कम से कम कितने दिन का इलाज हो, यह तय करते हैं और कुछ बीमारियाँ छोड़ते हैं। मानक पॉलिसी में यह नहीं है।',
  'Are the organ donor’s expenses covered in a transplant?':
    'अंग प्रत्यारोपण में अंग देने वाले का ख़र्च क्या कवर है?',
  'In many plans yes: the donor’s stay for taking out the organ, up to a limit, if the insured person receives it. Tests before, complications after and the price of an organ are usually left out.':
    'कई प्लान में हाँ: अंग निकालने के लिए देने वाले की भर्ती, एक सीमा तक, अगर अंग उसे मिले जिसका बीमा है। पहले की जाँच, बाद की तकलीफ़ और अंग की कीमत आम तौर पर शामिल नहीं होती।',
  'Co-pay vs deductible: is the co-pay taken from the whole bill?':
    'को-पे और डिडक्टिबल: क्या को-पे पूरे बिल पर लगता है?',
  'No: a deductible is the first rupees of a bill, a co-pay a share of what is left. In the standard policy it is {0} of the claim amount that is admissible and payable, so it comes after the other deductions. Other plans word it themselves; the calculator takes it last.':
    'नहीं। डिडक्टिबल बिल के शुरू के रुपये हैं, को-पे बचे हुए का एक हिस्सा। मानक पॉलिसी में यह दावे की उस रकम का {0} है, जो मंज़ूर हो और मिलनी हो, यानी बाकी कटौतियों के बाद लगता है। दूसरे प्लान इसे अपने ढंग से लिखते हैं; कैलकुलेटर इसे सबसे आख़िर में लेता है।',
  'Waiting period calculator': 'प्रतीक्षा अवधि कैलकुलेटर',
  'Health insurance waiting period calculator: the dates':
    'स्वास्थ्य बीमे की प्रतीक्षा अवधि का कैलकुलेटर: तारीख़ें',
  'From which day your health policy pays: an existing illness, a listed operation, a new illness, a birth. With credit for the months covered before it.':
    'आपकी स्वास्थ्य पॉलिसी किस दिन से ख़र्च भरेगी: पहले से मौजूद बीमारी, सूची का ऑपरेशन, नई बीमारी, प्रसव। पहले के कवर के महीने भी गिने जाते हैं।',
  'The first day on which a health policy pays for what you need: an illness you have, an operation on its list, a new illness, a birth. It also shows from when an illness left off the form can no longer be held against you.':
    'वह पहला दिन, जब से स्वास्थ्य पॉलिसी आपकी ज़रूरत का ख़र्च भरती है: पहले से मौजूद बीमारी, उसकी सूची का ऑपरेशन, नई बीमारी, प्रसव। यह भी कि फ़ॉर्म में न लिखी गई बीमारी पर कब से सवाल नहीं उठ सकता।',
  'The waits in the form are the longest that the rules allow. Many plans print shorter ones: change them.':
    'फ़ॉर्म की प्रतीक्षा अवधियाँ वे सबसे लंबी हैं, जो नियम में मंज़ूर हैं। कई प्लान कम लिखते हैं: इन्हें बदल दें।',
  'The start of the policy plus the wait for the purpose, less the months you were covered before without a break.':
    'पॉलिसी की शुरुआत में उस ज़रूरत की प्रतीक्षा जोड़ें, फिर पहले के बिना रुकावट कवर के महीने घटाएँ।',
  'The longest waits: {0} months for an illness you have, {1} months for listed illnesses and operations, {2} days for any illness of a new policy.':
    'सबसे लंबी प्रतीक्षा: पहले से मौजूद बीमारी के लिए {0} महीने, सूची की बीमारियों और ऑपरेशन के लिए {1} महीने, नई पॉलिसी में किसी भी बीमारी के लिए {2} दिन।',
  'No illness is covered before the first wait ends. An accident does not wait.':
    'पहली प्रतीक्षा पूरी होने से पहले कोई बीमारी कवर नहीं होती। दुर्घटना में प्रतीक्षा नहीं होती।',
  'Non-disclosure counts until {0} months ({1} years) of cover, the moratorium; established fraud aside.':
    'बात न बताना कवर के {0} महीने ({1} साल) तक गिना जाता है। यही मोरेटोरियम अवधि है। साबित धोखाधड़ी इससे अलग है।',
  'PED waiting period: is it {0} or {1} months ({2} or {3} years) now?':
    'पहले से मौजूद बीमारी (PED) की प्रतीक्षा अवधि: अब {0} महीने है या {1} ({2} या {3} साल)?',
  'At most {0} months since {1}, by the IRDAI (Insurance Products) Regulations {2}. Before them it was up to {3} months. A plan may print less, such as {4} or {5} months. In a policy bought earlier, look at the wording sent with the last renewal.':
    'ज़्यादा से ज़्यादा {0} महीने। IRDAI (Insurance Products) Regulations {2} के अनुसार यह सीमा {1} से है; उससे पहले {3} महीने थी। प्लान कम भी लिख सकता है, जैसे {4} या {5} महीने। पॉलिसी उससे पहले की हो, तो पिछले नवीनीकरण के साथ आई शर्तें देखें।',
  'Initial, specific and PED waiting period: what is the difference?':
    'पहली, सूची की और PED की प्रतीक्षा अवधि: फ़र्क क्या है?',
  'The initial wait is for any illness of a new policy, the first {0} days; the specific one for listed illnesses and operations, {1} months at most; the PED wait for an illness you already had, {2} months at most. All three run from the first day, side by side, not one after another.':
    'पहली प्रतीक्षा नई पॉलिसी में किसी भी बीमारी के लिए है, पहले {0} दिन। दूसरी सूची की बीमारियों और ऑपरेशन के लिए, ज़्यादा से ज़्यादा {1} महीने। PED वाली प्रतीक्षा पहले से मौजूद बीमारी के लिए, ज़्यादा से ज़्यादा {2} महीने। तीनों पहले दिन से साथ-साथ चलती हैं, एक के बाद एक नहीं।',
  'From which day is a waiting period counted?': 'प्रतीक्षा अवधि किस दिन से गिनी जाती है?',
  'From the day on which your cover starts, as the policy prints it. If you had cover before without a break, its months come off the wait. Insurers differ in whether that day itself counts: the answer gives the later day, which is safe by both counts.':
    'उस दिन से, जब आपका कवर शुरू होता है, जैसा पॉलिसी में छपा है। पहले भी बिना रुकावट कवर था, तो उसके महीने प्रतीक्षा में से घट जाते हैं। वह दिन ख़ुद गिना जाए या नहीं, इसमें कंपनियाँ अलग हैं: जवाब में बाद का दिन है, जो दोनों गिनतियों से सुरक्षित है।',
  'Which diseases have a {0}-year waiting period in health insurance?':
    'स्वास्थ्य बीमे में किन बीमारियों की प्रतीक्षा {0} साल है?',
  'Commonly cataract, hernia, piles and fissure, kidney and gall stones, sinus, tonsils, prostate, removal of the uterus, cysts and benign tumours; joint replacement often waits longer. In the standard policy the lists wait {0} or {1} months; no plan may go above {2} months. Yours prints its own list.':
    'आम तौर पर मोतियाबिंद, हर्निया, बवासीर और फ़िशर, गुर्दे और पित्त की पथरी, साइनस, टॉन्सिल, प्रोस्टेट, गर्भाशय निकालना, सिस्ट और बिना कैंसर वाली गाँठें; जोड़ बदलने में अक्सर ज़्यादा लगता है। मानक पॉलिसी में सूचियों की प्रतीक्षा {0} या {1} महीने है; कोई प्लान {2} महीने से ऊपर नहीं जा सकता। आपके प्लान में अपनी सूची छपी है।',
  'Is the moratorium period of {0} years a waiting period?':
    'क्या {0} साल की मोरेटोरियम अवधि भी प्रतीक्षा अवधि है?',
  'No. In the moratorium, {0} months ({1} years) of unbroken cover, claims are paid, but an answer on the form can be challenged. It was eight years before the rules of {2}.':
    'नहीं। मोरेटोरियम अवधि में, यानी बिना रुकावट कवर के {0} महीने ({1} साल) में, दावे चुकाए जाते हैं, पर फ़ॉर्म के जवाब पर सवाल उठ सकता है। {2} के नियमों से पहले यह आठ साल थी।',
  'Are dengue, malaria or COVID covered in the first month of a policy?':
    'पॉलिसी के पहले महीने में डेंगू, मलेरिया या COVID कवर होता है?',
  'No, like every illness of a new policy they fall under the first wait. An injury from an accident is paid at once, and at a renewal in time the wait does not come back.':
    'नहीं, नई पॉलिसी में हर बीमारी की तरह इन पर भी पहली प्रतीक्षा लगती है। दुर्घटना की चोट का ख़र्च तुरंत मिलता है, और समय पर रिन्यू कराने पर प्रतीक्षा दोबारा नहीं लगती।',
  'Can I shorten the PED waiting period by paying more?':
    'ज़्यादा पैसे देकर पहले से मौजूद बीमारी (PED) की प्रतीक्षा घट सकती है?',
  'At some insurers yes: an add-on bought with the policy shortens the wait for a pre-existing disease, or ends it for named ones such as diabetes and BP. It can seldom be added after a diagnosis.':
    'कुछ कंपनियों में हाँ: पॉलिसी के साथ लिया गया ऐड-ऑन पहले से मौजूद बीमारी की प्रतीक्षा घटाता है, या कुछ बीमारियों, जैसे मधुमेह और बीपी, के लिए उसे ख़त्म करता है। बीमारी पता चलने के बाद इसे जोड़ना मुश्किल से ही होता है।',
  'PED waiting period after portability: does it start again?':
    'पोर्ट कराने पर PED की प्रतीक्षा अवधि क्या दोबारा शुरू होती है?',
  'Is there a waiting period for an accident?': 'क्या दुर्घटना में भी प्रतीक्षा अवधि है?',
  'No: the first {0} days of a new policy except accidents, and so does the wait for listed operations.':
    'नहीं। नई पॉलिसी के पहले {0} दिन की प्रतीक्षा दुर्घटना पर नहीं लगती, और सूची के ऑपरेशन की प्रतीक्षा भी नहीं।',
  'How late can I renew without losing the time I have waited?':
    'कितनी देर से रिन्यू कराएँ, तो पूरी हुई प्रतीक्षा न जाए?',
  'The grace period is {0} days where you pay yearly, half-yearly or quarterly, and {1} days where you pay monthly. Renewed within it, the policy counts as unbroken here.':
    'प्रीमियम सालाना, छमाही या तिमाही भरें, तो ग्रेस पीरियड {0} दिन है; मासिक भरें, तो {1} दिन। इसके अंदर रिन्यू हुई पॉलिसी यहाँ बिना रुकावट मानी जाती है।',
  'Section {0} (80D) calculator': 'धारा {0} (80D) कैलकुलेटर',
  '80D calculator: section {0}, old or new tax regime':
    '80D कैलकुलेटर: धारा {0}, पुरानी या नई टैक्स व्यवस्था',
  'What health and life premiums save in tax, by section {0} (80D) and section {1} (80C), and whether the old or the new regime costs you less.':
    'स्वास्थ्य और जीवन बीमे के प्रीमियम से कितना टैक्स बचता है, धारा {0} (80D) और धारा {1} (80C) से, और इस साल आपको पुरानी व्यवस्था सस्ती पड़ेगी या नई।',
  'It knows salary or pension, premiums, savings, rent allowance, home-loan interest and payments into NPS. Capital gains, business income and other deductions are left out and can turn the result.':
    'इसमें तनख़्वाह या पेंशन, प्रीमियम, बचत, मकान किराया भत्ता, होम लोन का ब्याज और NPS में जमा रकम का हिसाब है। कैपिटल गेन, कारोबार की आय और बाकी छूटें इसमें नहीं हैं। उनसे नतीजा उलट सकता है।',
  'Old regime: income less the standard deduction, premiums and savings within their limits, exempt rent allowance, home-loan interest and NPS.':
    'पुरानी व्यवस्था: आय में से स्टैंडर्ड डिडक्शन, सीमा के अंदर के प्रीमियम और बचत, टैक्स-मुक्त मकान किराया भत्ता, होम लोन का ब्याज और NPS घटाएँ।',
  'Limits for health premiums: {0} for your own family, {1} more for parents, {2} instead where a person insured is a resident senior citizen.':
    'स्वास्थ्य बीमे के प्रीमियम की सीमाएँ: अपने परिवार के लिए {0}, माता-पिता के लिए अलग से {1}। जिनका बीमा है, उनमें से कोई भारत का निवासी वरिष्ठ नागरिक हो, तो उस सीमा की जगह {2}।',
  'New regime': 'नई व्यवस्था',
  'New regime: income less the standard deduction of a salary or pension.':
    'नई व्यवस्था: आय में से तनख़्वाह या पेंशन का स्टैंडर्ड डिडक्शन घटाएँ।',
  'Each through its slabs, less the rebate, plus surcharge and {0} cess. The difference is the answer.':
    'दोनों पर अपने-अपने स्लैब का टैक्स, उसमें से रिबेट घटाकर, और उस पर सरचार्ज तथा {0} सेस। नतीजा है दोनों का फ़र्क।',
  'What is the 80D limit for parents who are senior citizens?':
    'माता-पिता वरिष्ठ नागरिक हों, तो 80D की सीमा कितनी है?',
  'It is {0} a year for resident parents from {1} years on, beside the limit for your own family, and only in the old regime. The section is now section {2} (formerly 80D).':
    'भारत के निवासी, {1} साल या उससे ज़्यादा के माता-पिता के लिए साल में {0}। यह आपके अपने परिवार की सीमा से अलग है और केवल पुरानी व्यवस्था में है। यह धारा अब धारा {2} (पहले 80D) है।',
  '80D limit for self plus parents: how much in all, below and above {0}?':
    'अपने और माता-पिता के लिए 80D की सीमा: {0} साल से कम और ज़्यादा पर कुल कितनी?',
  '{0} for yourself, spouse and children, and {1} more for parents below {2} years. In place of either it is {3} where a person insured is a resident senior citizen, so the most is twice that sum. Old regime only.':
    'अपने, पति या पत्नी और बच्चों के लिए {0}, और {2} साल से कम आयु के माता-पिता के लिए {1} और। जिसका बीमा है, वह भारत का निवासी वरिष्ठ नागरिक हो, तो उसके बदले {3}। यानी ज़्यादा से ज़्यादा इसका दोगुना। केवल पुरानी व्यवस्था में।',
  '80D deduction for AY 2026-27: which section and which limit?':
    'AY 2026-27 के लिए 80D की छूट: कौन सी धारा, कितनी सीमा?',
  'For AY 2026-27, the income of {0} to {1}, it is still section 80D of the Income-tax Act, {2}: {3} and {4} for your own family and for parents who are senior citizens, old regime only. Income since {5} is of tax year 2026-27, under section {6} (formerly 80D); this calculator counts that year.':
    'AY 2026-27, यानी {0} से {1} की आय, के लिए यह अब भी इनकम टैक्स अधिनियम, {2} की धारा 80D है: अपने परिवार के लिए {3} और वरिष्ठ नागरिक माता-पिता के लिए {4}, केवल पुरानी व्यवस्था में। {5} से आगे की आय टैक्स वर्ष 2026-27 की है, धारा {6} (पहले 80D) में। यह कैलकुलेटर उसी साल का हिसाब लगाता है।',
  'Can I pay the health premium in cash and claim 80D?':
    'क्या स्वास्थ्य बीमे का प्रीमियम नकद भरकर 80D की छूट मिलती है?',
  'No: a premium paid in cash does not count. Pay by UPI, card, cheque or bank transfer. Only a preventive check-up may be paid in cash, up to {0} a year for all of you.':
    'नहीं, नकद भरा प्रीमियम नहीं गिना जाता। UPI, कार्ड, चेक या बैंक ट्रांसफ़र से भरें। केवल एहतियाती जाँच (प्रिवेंटिव चेकअप) नकद हो सकती है, आप सबके लिए साल में {0} तक।',
  'My parents have no health insurance. Can I claim their medical bills under 80D?':
    'माता-पिता का स्वास्थ्य बीमा नहीं है। क्या उनके इलाज के बिल पर 80D मिलेगा?',
  'Yes, up to {0} a year in the old regime, if the parent is a resident senior citizen and no premium is paid for them. Keep the bills and pay by bank.':
    'हाँ, पुरानी व्यवस्था में साल में {0} तक, अगर माता या पिता भारत के निवासी वरिष्ठ नागरिक हों और उनके लिए कोई प्रीमियम न भरा जाता हो। बिल सँभालकर रखें और भुगतान बैंक से करें।',
  '80D: can I claim for in-laws, brother or sister, or my company’s policy?':
    '80D: सास-ससुर, भाई-बहन या कंपनी की पॉलिसी का प्रीमियम गिना जाता है?',
  'No: the law names yourself, your spouse, dependent children and your own parents. Parents-in-law count for your spouse, if he or she pays. Of an employer’s policy only the part that you pay yourself counts.':
    'नहीं। कानून में आप, आपके पति या पत्नी, आश्रित बच्चे और आपके अपने माता-पिता हैं। सास-ससुर आपके पति या पत्नी के लिए गिने जाते हैं, अगर भुगतान वही करें। नौकरी से मिली पॉलिसी में केवल वह हिस्सा गिना जाता है, जो आप ख़ुद भरें।',
  '80D for a multi-year premium paid at once: how much counts each year?':
    'कई साल का प्रीमियम एक साथ भरा, तो 80D में हर साल कितना गिना जाएगा?',
  'A part of it: by section {0} the premium is spread over the tax years of the cover, each part within the limit of its year. Cover of three years that begins in November touches four tax years. Ask the insurer for a certificate with the part of each year.':
    'उसका एक हिस्सा। धारा {0} में प्रीमियम कवर के टैक्स वर्षों में बँटता है, और हर हिस्सा अपने साल की सीमा के अंदर रहता है। नवंबर में शुरू हुआ तीन साल का कवर चार टैक्स वर्षों में पड़ता है। बीमा कंपनी से ऐसा प्रमाणपत्र माँगें, जिसमें हर साल का हिस्सा लिखा हो।',
  'Can I claim 80D in the new tax regime?': 'क्या नई टैक्स व्यवस्था में 80D की छूट मिलती है?',
  'Do health check-ups count under section {0}?': 'क्या सेहत की जाँच धारा {0} में गिनी जाती है?',
  'Yes, preventive check-ups, also those paid in cash, count up to {0} a year for your family and your parents together, within the limits for premiums and not beside them. Life premiums have another limit, {1} with other savings.':
    'हाँ, एहतियाती जाँच, नकद भुगतान वाली भी, परिवार और माता-पिता को मिलाकर साल में {0} तक गिनी जाती है। यह प्रीमियम की सीमा के अंदर है, उससे अलग नहीं। जीवन बीमे के प्रीमियम की सीमा अलग है: बाकी बचत के साथ {1}।',
  'Critical illness cover calculator': 'गंभीर बीमारी बीमा राशि कैलकुलेटर',
  'Super top-up deductible calculator': 'सुपर टॉप-अप डिडक्टिबल कैलकुलेटर',
  'Maternity cover calculator': 'प्रसव और मातृत्व कवर कैलकुलेटर',
  'Error: Section {0} (80D) calculator': 'ग़लती: धारा {0} (80D) कैलकुलेटर',
} as const satisfies Catalogue;
