import type { Catalogue } from '../../languages/create-translator.ts';

export const motorCalculatorHindi = {
  Fibreglass: 'फ़ाइबरग्लास',
  Glass: 'काँच',
  Paint: 'पेंट',
  'Car third-party premium calculator': 'कार का थर्ड पार्टी प्रीमियम कैलकुलेटर',
  'Car third-party insurance premium calculator, by cc or kW':
    'कार थर्ड पार्टी इंश्योरेंस प्रीमियम कैलकुलेटर: cc या kW से',
  'cc or kW': 'cc या kW',
  'Third-party premium of your car by engine or motor, with GST, one year or the first long term of a new car: the fixed price, and a check of a quote.':
    'आपकी कार का थर्ड पार्टी प्रीमियम, इंजन या मोटर के हिसाब से, GST के साथ: एक साल का, या नई कार की पहली लंबी अवधि का। तय कीमत देखें और अपना कोटेशन जाँचें।',
  'The price of third-party cover for a private car, to the rupee. The government sets it by the size of the engine or the power of the motor, so no insurer can charge more or less.':
    'निजी कार के थर्ड पार्टी कवर की कीमत, एक-एक रुपये तक। इसे सरकार इंजन के आकार या मोटर की ताकत से तय करती है, इसलिए कोई बीमा कंपनी न ज़्यादा ले सकती है, न कम।',
  'Enter the third-party line of a quote as well, and you see whether it is this price, or what else may be in it. Own damage, add-ons and the owner’s accident cover of {0} are priced by the insurer and are left out.':
    'अपने कोटेशन में थर्ड पार्टी वाली रकम भी भरें। तब दिखेगा कि वह यही कीमत है, या उसमें और क्या जुड़ा हो सकता है। अपनी गाड़ी का नुकसान, ऐड-ऑन और मालिक का {0} का दुर्घटना कवर इसमें नहीं हैं: उनकी कीमत बीमा कंपनी तय करती है।',
  'The premium of the class: by cc for petrol, diesel, CNG and hybrid, by kW for an electric car.':
    'अपनी श्रेणी का प्रीमियम: पेट्रोल, डीज़ल, CNG और हाइब्रिड में cc से, इलेक्ट्रिक कार में kW से।',
  'A hybrid gets {0} off.': 'हाइब्रिड कार को {0} छूट मिलती है।',
  'A new car pays the premium for its first {0} years at once, a car on the road for a year.':
    'नई कार में पहले {0} साल का प्रीमियम एक साथ भरा जाता है, पहले से चल रही कार में एक साल का।',
  'GST of {0} is added at the end.': 'आख़िर में {0} GST जुड़ता है।',
  'Third-party price of a {0} cc car (Swift, Baleno, i20)?':
    '{0} cc की कार (स्विफ़्ट, बलेनो, i20) का थर्ड पार्टी बीमा कितने का है?',
  'It is {0} a year with GST: {1} is the premium of the class above {2} and up to {3} cc, and {4} comes on it.':
    'GST के साथ साल का {0}: {2} से ऊपर और {3} cc तक की श्रेणी का प्रीमियम {1} है, और उस पर {4} GST लगता है।',
  'Third-party price of a car up to {0} cc (Alto), or above {1} cc?':
    '{0} cc तक की कार (ऑल्टो) या {1} cc से बड़ी कार का थर्ड पार्टी बीमा कितने का है?',
  'Up to {0} cc it is {1} a year with GST ({2} before it), above {3} cc {4} ({5}). The cc is on the registration certificate.':
    '{0} cc तक GST के साथ साल का {1} (GST से पहले {2}), {3} cc से ऊपर {4} ({5})। cc गाड़ी के पंजीकरण प्रमाणपत्र पर लिखा होता है।',
  'Car insurance for {0} years: is own damage included?':
    '{0} साल का कार बीमा: क्या अपनी गाड़ी का नुकसान भी शामिल है?',
  'Usually not: the long term is third party, which a new car must have. Own damage in the usual bundle runs for a year and is then renewed by itself. Some insurers sell it for longer; ask how bonus and IDV change in it.':
    'आम तौर पर नहीं। लंबी अवधि थर्ड पार्टी की होती है, जो नई कार के लिए अनिवार्य है। साथ में बिकने वाला अपनी गाड़ी के नुकसान का हिस्सा आम तौर पर एक साल चलता है, फिर अलग से रिन्यू होता है। कुछ कंपनियाँ उसे लंबी अवधि के लिए भी बेचती हैं। पूछ लें कि उसमें बोनस और IDV कैसे बदलते हैं।',
  'Is GST on car and bike insurance {0} or nil?': 'कार और बाइक बीमे पर GST {0} है या शून्य?',
  'It is {0}, on third party and own damage alike. Only individual life and health policies are exempt; motor policies were not changed.':
    '{0} है, थर्ड पार्टी पर भी और अपनी गाड़ी के नुकसान पर भी। छूट केवल व्यक्तिगत जीवन और स्वास्थ्य पॉलिसियों को है। गाड़ी की पॉलिसियों में कुछ नहीं बदला।',
  'Does this price apply to a taxi or commercial car?':
    'क्या यही कीमत टैक्सी या कमर्शियल कार पर भी लगती है?',
  'No, it is for private cars. Taxis, school buses and goods vehicles have classes of their own, with a price for each passenger or by weight. Ask the insurer for the class of your permit.':
    'नहीं, यह निजी कार की कीमत है। टैक्सी, स्कूल बस और माल ढोने वाली गाड़ियों की श्रेणियाँ अलग हैं: उनकी कीमत हर सवारी के हिसाब से या वज़न से होती है। अपने परमिट की श्रेणी बीमा कंपनी से पूछें।',
  'Is there a discount for a hybrid, CNG or electric car?':
    'क्या हाइब्रिड, CNG या इलेक्ट्रिक कार पर छूट है?',
  'A hybrid gets {0} off. An electric car has a lower price of its own, by kW. CNG gets nothing off: its kit adds something to the premium.':
    'हाइब्रिड पर {0} छूट है। इलेक्ट्रिक कार की अपनी, कम कीमत है, जो kW से तय होती है। CNG पर कोई छूट नहीं है: उसकी किट से प्रीमियम कुछ बढ़ता है।',
  'What does third party cost for a new car?': 'नई कार का थर्ड पार्टी बीमा कितने का है?',
  'You pay for {0} years at once: {1} above {2} and up to {3} cc, {4} with GST. The other classes have long-term premiums of their own.':
    '{0} साल का प्रीमियम एक साथ भरना होता है: {2} से ऊपर और {3} cc तक {1}, GST के साथ {4}। बाकी श्रेणियों के लंबी अवधि के प्रीमियम अलग हैं।',
  'What is the third-party premium of an electric car?':
    'इलेक्ट्रिक कार का थर्ड पार्टी प्रीमियम कितना है?',
  'For a year {0} up to {1} kW, {2} up to {3} kW, {4} above {5} kW, before GST of {6}. The power of the motor decides. The lower price of electric cars is already in it.':
    'एक साल का: {1} kW तक {0}, {3} kW तक {2}, {5} kW से ऊपर {4}, सब {6} GST से पहले। कीमत मोटर की ताकत से तय होती है। इलेक्ट्रिक कार की कम कीमत इसमें पहले से शामिल है।',
  'When did the third-party rates last change?': 'थर्ड पार्टी की दरें पिछली बार कब बदलीं?',
  'Car IDV calculator': 'कार IDV कैलकुलेटर',
  'Car IDV calculator: insured declared value by age':
    'कार IDV कैलकुलेटर: उम्र के हिसाब से गाड़ी की बीमित कीमत',
  'IDV of your car from today’s ex-showroom price, its age and accessories: what a theft or total loss pays, how it falls each year, how a quote fits.':
    'आज की एक्स-शोरूम कीमत, कार की उम्र और एक्सेसरीज़ से IDV: चोरी या पूरे नुकसान पर कितना मिलता है, हर साल कितना घटता है, और क्या आपका कोटेशन मेल खाता है।',
  'The insured declared value (IDV) of your car on the day the policy starts: the most that own damage pays after a theft or a total loss. You also see what the deductible leaves of it, from which repair bill the car counts as a total loss, and the IDV at each later renewal.':
    'पॉलिसी शुरू होने के दिन आपकी कार की IDV (गाड़ी की बीमित कीमत): चोरी या पूरे नुकसान (टोटल लॉस) पर अपनी गाड़ी के नुकसान वाले हिस्से में ज़्यादा से ज़्यादा इतना मिलता है। यह भी दिखता है कि डिडक्टिबल (शुरू का हिस्सा, जो आपको भरना होता है) काटकर कितना बचता है, मरम्मत का बिल कितना हो तो पूरा नुकसान माना जाता है, और आगे के हर नवीनीकरण पर IDV कितनी होगी।',
  'It has the table of depreciation, not the price list of your model: the ex-showroom price is yours to enter. With the IDV of a quote, it compares the two.':
    'इसमें घिसाई की तालिका है, आपके मॉडल की कीमत नहीं: एक्स-शोरूम कीमत आपको भरनी है। कोटेशन की IDV भी भरें, तो दोनों की तुलना दिखती है।',
  'Today’s ex-showroom price of the same model, plus the price of accessories that you declare.':
    'उसी मॉडल की आज की एक्स-शोरूम कीमत, और उसमें उन एक्सेसरीज़ की कीमत जो आपने कंपनी को बताई हैं।',
  'Less a share for the age: {0} in the first half-year, {1} up to one year, then more with each year until {2} in the fifth.':
    'उसमें से उम्र के हिसाब से कटौती: पहले छह महीने में {0}, एक साल तक {1}, फिर हर साल ज़्यादा, और पाँचवें साल में {2}।',
  'A theft or total loss pays': 'चोरी या पूरे नुकसान पर मिलता है',
  'A theft or total loss pays the IDV less the deductible.':
    'चोरी या पूरे नुकसान पर IDV में से डिडक्टिबल काटकर बाकी मिलता है।',
  'Retrieval and repair above {0} of the IDV make it a total loss.':
    'गाड़ी उठवाने और मरम्मत का ख़र्च IDV के {0} से ज़्यादा हो, तो पूरा नुकसान माना जाता है।',
  'How is the IDV of a car calculated?': 'कार की IDV कैसे निकाली जाती है?',
  'Take today’s listed price of the same model and subtract the share for its age, from {0} for a car of less than half a year to {1} for one in its fifth year. Accessories that you declare are added to the price and lose the same share.':
    'उसी मॉडल की आज की सूची वाली कीमत लें और उसमें से उम्र के हिसाब से कटौती करें: छह महीने से कम पुरानी कार में {0}, पाँचवें साल की कार में {1}। बताई गई एक्सेसरीज़ कीमत में जुड़ती हैं और उन पर भी उतनी ही कटौती होती है।',
  'What is the IDV of a car that is more than five years old?':
    'पाँच साल से ज़्यादा पुरानी कार की IDV कितनी होती है?',
  'What is the IDV of a {0} or {1} year old bike?':
    '{0} या {1} साल पुरानी बाइक की IDV कितनी होती है?',
  'It is set by agreement of owner and insurer, because the table ends there. Start from the last row, {0} off, look at what such a car sells for, and agree on the value in writing.':
    'वह मालिक और बीमा कंपनी की सहमति से तय होती है, क्योंकि तालिका वहीं ख़त्म हो जाती है। तालिका की आख़िरी पंक्ति, {0} कटौती, से शुरू करें, देखें कि ऐसी गाड़ी कितने में बिकती है, और कीमत लिखित में तय करें।',
  'What is IDV in car insurance (IDV kya hota hai)?': 'कार बीमे में IDV क्या होती है?',
  'IDV is the insured declared value: the agreed value of your car, and the most that own damage pays if it is stolen or destroyed. A lower IDV lowers the premium and this payment together.':
    'IDV आपकी कार की बीमित कीमत है, जो पहले से तय होती है। कार चोरी हो जाए या पूरी टूट जाए, तो अपनी गाड़ी के नुकसान वाले हिस्से में ज़्यादा से ज़्यादा इतना मिलता है। IDV कम हो, तो प्रीमियम भी घटता है और मिलने वाली रकम भी।',
  'Own damage vs comprehensive car insurance: what is the difference?':
    'अपनी गाड़ी का नुकसान या कॉम्प्रिहेंसिव कार बीमा: फ़र्क क्या है?',
  'Comprehensive is third party and own damage in one policy. Own damage alone (standalone OD) is for a car whose long third-party policy still runs. Both have the same IDV and pay the same for your car.':
    'कॉम्प्रिहेंसिव में थर्ड पार्टी और अपनी गाड़ी का नुकसान, दोनों एक पॉलिसी में हैं। केवल अपनी गाड़ी के नुकसान की पॉलिसी (standalone OD) उस कार के लिए है जिसकी लंबी थर्ड पार्टी पॉलिसी अभी चल रही है। दोनों में IDV एक ही है और आपकी कार के लिए उतना ही मिलता है।',
  'Total loss: how much will I get, and when is it one?':
    'टोटल लॉस: कितना मिलेगा, और कब माना जाता है?',
  'You get the IDV less the deductible; a bank is paid its loan first. It is a total loss when retrieval and repair cost more than {0} of the IDV.':
    'IDV में से डिडक्टिबल काटकर बाकी मिलता है। कार पर कर्ज़ हो, तो पहले बैंक को उसका पैसा जाता है। गाड़ी उठवाने और मरम्मत का ख़र्च IDV के {0} से ज़्यादा हो, तो पूरा नुकसान माना जाता है।',
  'Low or high IDV: which should I choose (IDV kitna hona chahiye)?':
    'IDV कितनी होनी चाहिए: कम या ज़्यादा?',
  'The one that the table gives, or near it. Too low saves a little premium and costs much after a theft; too high costs premium, and brings nothing in a repair.':
    'जो तालिका से निकले, या उसके आसपास। बहुत कम हो, तो थोड़ा प्रीमियम बचता है, पर चोरी होने पर बहुत नुकसान होता है। बहुत ज़्यादा हो, तो प्रीमियम ज़्यादा लगता है, और मरम्मत में उसका कोई फ़ायदा नहीं।',
  'Does the IDV include road tax, and what is return to invoice?':
    'क्या IDV में रोड टैक्स शामिल है, और रिटर्न-टू-इनवॉइस क्या है?',
  'No: it starts from the listed price without registration, road tax and insurance. After a total loss these are not in the payment. If you want them paid, ask what an add-on called return to invoice covers.':
    'नहीं। हिसाब सूची वाली कीमत से शुरू होता है, जिसमें पंजीकरण, रोड टैक्स और बीमा नहीं होते। पूरे नुकसान पर ये पैसे नहीं मिलते। ये भी चाहिए, तो पूछें कि रिटर्न-टू-इनवॉइस नाम के ऐड-ऑन में क्या कवर है।',
  'Car NCB calculator': 'कार NCB कैलकुलेटर',
  'NCB calculator for car insurance: claim or pay yourself?':
    'कार बीमा NCB कैलकुलेटर: दावा करें या ख़ुद भरें?',
  'Compare what your car insurer pays for a repair with the no-claim bonus you lose at the next renewals, with depreciation, deductibles and GST.':
    'तुलना करें: मरम्मत के लिए कार बीमा कंपनी कितना देगी, और आगे के नवीनीकरणों में कितना नो-क्लेम बोनस जाएगा। पुर्ज़ों की घिसाई, डिडक्टिबल और GST के साथ।',
  'Whether a claim for a repair is worth its no-claim bonus (NCB). On one side is what the insurer would pay of the garage’s estimate, on the other what the lost bonus costs at every renewal until it has been earned back.':
    'मरम्मत का दावा करने से जो नो-क्लेम बोनस (NCB) जाता है, क्या दावा उतने का है? एक ओर वह रकम है जो गैरेज के अनुमानित बिल में से बीमा कंपनी देगी। दूसरी ओर वह ख़र्च है जो बोनस जाने से हर नवीनीकरण पर होता है, जब तक बोनस फिर उतना न हो जाए।',
  'It assumes that no further claim follows and that the own-damage premium before bonus stays as it is. Your schedule decides on deductibles, zero depreciation and bonus protection: enter them as printed.':
    'हिसाब यह मानता है कि आगे कोई और दावा नहीं होगा, और बोनस से पहले अपनी गाड़ी के नुकसान का प्रीमियम उतना ही रहेगा। डिडक्टिबल, ज़ीरो डेप और बोनस की सुरक्षा आपकी पॉलिसी की अनुसूची से तय होते हैं: जैसे छपे हैं, वैसे ही भरें।',
  'From the estimate comes depreciation: {0} of plastic and rubber, {1} of fibreglass, a share of metal that grows with the age of the car, {2} of paint material, {3} of glass. With zero depreciation, none.':
    'अनुमानित बिल में से घिसाई की कटौती होती है: प्लास्टिक और रबर पर {0}, फ़ाइबरग्लास पर {1}, धातु पर कार की उम्र के साथ बढ़ता हिस्सा, पेंट की सामग्री पर {2}, काँच पर {3}। ज़ीरो डेप हो, तो कोई कटौती नहीं।',
  'The compulsory and the voluntary deductible come off. What is left is the insurer’s payment.':
    'अनिवार्य डिडक्टिबल और अपनी मर्ज़ी का डिडक्टिबल घटता है। जो बचता है, वह बीमा कंपनी देती है।',
  'The bonus lost: at each renewal, the own-damage premium times the step without the claim less the step with it, plus GST of {0}, until both are equal.':
    'गया हुआ बोनस: हर नवीनीकरण पर बिना दावे वाली बोनस की सीढ़ी में से दावे के बाद वाली सीढ़ी घटाएँ, उसे अपनी गाड़ी के नुकसान के प्रीमियम से गुणा करें, और {0} GST जोड़ें। ऐसा तब तक, जब तक दोनों बराबर न हो जाएँ।',
  'Claim if the payment is larger than the bonus lost.':
    'मिलने वाली रकम गए हुए बोनस से ज़्यादा हो, तो दावा करें।',
  'How much NCB after {0}, {1}, {2} or {3} claim-free years (NCB kitna milta hai)?':
    '{0}, {1}, {2} या {3} साल दावा न करने पर NCB कितना मिलता है?',
  '{0} off the own-damage premium after the first claim-free year, {1} after two, {2} after three, and the highest step, {3}, after five.':
    'अपनी गाड़ी के नुकसान के प्रीमियम पर छूट: बिना दावे के पहले साल के बाद {0}, दो साल बाद {1}, तीन साल बाद {2}, और सबसे ऊँची सीढ़ी, {3}, पाँच साल बाद।',
  'Voluntary deductible': 'अपनी मर्ज़ी का डिडक्टिबल',
  'Voluntary deductible: should I take one?': 'अपनी मर्ज़ी का डिडक्टिबल: लेना चाहिए या नहीं?',
  'It suits you if you would not claim small repairs anyway: the own-damage premium falls, and in each claim you pay this sum besides the compulsory deductible. Compare one year’s saving with the sum.':
    'छोटी मरम्मत का दावा वैसे भी न करना हो, तो यह ठीक है: अपनी गाड़ी के नुकसान का प्रीमियम घटता है, और हर दावे में अनिवार्य डिडक्टिबल के साथ यह रकम भी आपको भरनी होती है। एक साल की बचत की तुलना इस रकम से करें।',
  'Does a windscreen (glass) claim affect my NCB?': 'क्या शीशे (काँच) का दावा करने से NCB जाता है?',
  'Usually yes: it is an own-damage claim like another. Some insurers exempt glass, or sell a cover for it that keeps the bonus. Ask before you claim, and compare the bill with the bonus.':
    'आम तौर पर हाँ: यह भी अपनी गाड़ी के नुकसान का एक दावा है। कुछ कंपनियाँ काँच के दावे पर बोनस नहीं काटतीं, या उसका ऐसा कवर बेचती हैं जिससे बोनस बचा रहता है। दावे से पहले पूछें, और बिल की तुलना बोनस से करें।',
  'NCB certificate: how do I transfer the bonus from my old car to a new one?':
    'NCB सर्टिफ़िकेट: पुरानी कार का बोनस नई कार में कैसे लाएँ?',
  'Ask your insurer for it in writing, with proof of the sale or the cancelled policy. The bonus then counts for your next car within {0} years, as insurers describe it. It also comes along when you change the insurer.':
    'बीमा कंपनी से लिखित में माँगें, साथ में गाड़ी बिकने का सबूत या रद्द पॉलिसी दें। कंपनियों के मुताबिक फिर यह बोनस {0} साल के अंदर आपकी अगली कार में काम आता है। कंपनी बदलने पर भी यह साथ जाता है।',
  'How many claims can I make in a year?': 'एक साल में कितनी बार दावा किया जा सकता है?',
  'Own damage has no usual number: each loss is paid up to the IDV. Add-ons such as zero depreciation have one, in their wording. The bonus goes with the first claim.':
    'अपनी गाड़ी के नुकसान में आम तौर पर कोई गिनती नहीं है: हर नुकसान IDV तक भरा जाता है। ज़ीरो डेप जैसे ऐड-ऑन में गिनती होती है, जो उनकी शर्तों में लिखी है। बोनस पहले ही दावे पर चला जाता है।',
  'Is the NCB lost if the policy has expired?': 'पॉलिसी ख़त्म हो गई, तो क्या NCB चला गया?',
  'Only if own damage is renewed later than {0} days after its end. Until then it is kept, but the car is not insured in between.':
    'केवल तब, जब अपनी गाड़ी के नुकसान का हिस्सा ख़त्म होने के {0} दिन से ज़्यादा बाद रिन्यू हो। तब तक बोनस बना रहता है, पर बीच में कार का बीमा नहीं है।',
  'Is my NCB lost if the other driver was at fault?':
    'ग़लती दूसरे ड्राइवर की थी, तो भी क्या NCB जाता है?',
  'Yes, if you claim under your own policy; it is a bonus for no claim, not for no fault. It is kept if the other side or its insurer pays instead.':
    'हाँ, अगर दावा अपनी पॉलिसी से किया जाए। यह दावा न करने का बोनस है, ग़लती न होने का नहीं। दूसरा पक्ष या उसकी बीमा कंपनी पैसे दे, तो बोनस बना रहता है।',
  'Does the NCB lower the third-party premium too?': 'क्या NCB से थर्ड पार्टी प्रीमियम भी घटता है?',
  'No, it comes off the own-damage premium only. The third-party premium is set by rule and is the same with any bonus.':
    'नहीं, यह केवल अपनी गाड़ी के नुकसान के प्रीमियम में घटता है। थर्ड पार्टी प्रीमियम नियम से तय है और बोनस कितना भी हो, उतना ही रहता है।',
  'Does bonus protection make a claim free?': 'बोनस की सुरक्षा (ऐड-ऑन) हो, तो क्या दावा मुफ़्त है?',
  'For the bonus it does, for one claim a year as it is usually sold; your add-on’s words decide. Depreciation and the deductibles are still yours to pay, and a second claim in the same year takes the bonus.':
    'बोनस के लिए हाँ, आम तौर पर साल में एक दावे तक; फ़ैसला आपके ऐड-ऑन के शब्दों से होता है। घिसाई की कटौती और डिडक्टिबल फिर भी आपको भरने हैं, और उसी साल दूसरा दावा करने पर बोनस चला जाता है।',
  'Bike third-party premium calculator': 'बाइक का थर्ड पार्टी प्रीमियम कैलकुलेटर',
  'Two-wheeler third-party premium calculator, by cc or kW':
    'बाइक थर्ड पार्टी इंश्योरेंस प्रीमियम कैलकुलेटर: cc या kW से',
  'Third-party insurance price of a bike or scooter by cc, or by kW of an electric motor, with GST: for one year, or the long term of a new one.':
    'बाइक या स्कूटर के थर्ड पार्टी बीमे की कीमत, cc से, या इलेक्ट्रिक मोटर के kW से, GST के साथ: एक साल की, या नई गाड़ी की लंबी अवधि की एक साथ।',
  'What the compulsory cover of a motorcycle or scooter costs with tax, from two facts on the registration certificate: what it runs on, and how large its engine or motor is.':
    'मोटरसाइकिल या स्कूटर का अनिवार्य कवर टैक्स के साथ कितने का है, पंजीकरण प्रमाणपत्र की दो बातों से: गाड़ी किससे चलती है, और इंजन या मोटर कितनी बड़ी है।',
  'It pays for people you hurt and things you damage, not for your own two-wheeler. The third-party rates shown have stood since {0}. We last read the list of gazette notices on {1}. One on this subject, of {2} (CG-DL-E-17062026-273545), could not be found in public.':
    'यह उन लोगों और चीज़ों के लिए पैसे देता है जिन्हें आपकी गाड़ी से नुकसान हुआ, आपके अपने दोपहिया के लिए नहीं। यहाँ दी गई थर्ड पार्टी दरें {0} से लागू हैं। राजपत्र की सूचनाओं की सूची पिछली बार {1} को देखी गई। इस विषय की एक सूचना, {2} की (CG-DL-E-17062026-273545), सार्वजनिक रूप से नहीं मिली।',
  'Engine: one of four classes by cc. Electric motor: one of four classes by kW.':
    'इंजन: cc के हिसाब से चार श्रेणियों में से एक। इलेक्ट्रिक मोटर: kW के हिसाब से चार श्रेणियों में से एक।',
  'Already registered: the premium of one year. New: one premium for {0} years.':
    'पंजीकरण हो चुका है: एक साल का प्रीमियम। नई गाड़ी: {0} साल का एक ही प्रीमियम।',
  'Plus {0} GST on that premium.': 'उस प्रीमियम पर {0} GST।',
  'Third-party price of a {0}, {1}, {2} or {3} cc bike or scooter (Activa)?':
    '{0}, {1}, {2} या {3} cc की बाइक या स्कूटर (एक्टिवा) का थर्ड पार्टी बीमा कितने का है?',
  'A year costs {0}: {1} for the class above {2} and up to {3} cc, and GST. All four sizes are in it.':
    'एक साल का {0}: {2} से ऊपर और {3} cc तक की श्रेणी का {1}, और GST। चारों आकार इसी श्रेणी में हैं।',
  'Third-party price of a {0} cc bike (Royal Enfield Classic, Bullet)?':
    '{0} cc बाइक (रॉयल एनफ़ील्ड क्लासिक, बुलेट) का थर्ड पार्टी बीमा कितने का है?',
  'It is {0} a year with GST up to {1} cc ({2} before it), and {3} above {4} cc ({5}). Look at the exact cc on the certificate: most “{6}” models are a little below.':
    '{1} cc तक GST के साथ साल का {0} (GST से पहले {2}), और {4} cc से ऊपर {3} ({5})। पंजीकरण प्रमाणपत्र पर सही cc देखें: “{6}” नाम के ज़्यादातर मॉडल उससे थोड़े नीचे हैं।',
  'What is the third-party price of an electric scooter?':
    'इलेक्ट्रिक स्कूटर का थर्ड पार्टी बीमा कितने का है?',
  '{0} a year with a motor of up to {1} kW and {2} above that up to {3} kW, both before GST. The power of the motor counts, not the size of the battery.':
    '{1} kW तक की मोटर पर साल का {0}, और उससे ऊपर {3} kW तक {2}, दोनों GST से पहले। मोटर की ताकत गिनी जाती है, बैटरी का आकार नहीं।',
  'It is {0} in one sum, before GST, above {1} and up to {2} cc. You then owe no third-party premium until that term ends. Own damage is a separate part with an end of its own.':
    '{1} से ऊपर और {2} cc तक, GST से पहले, एक साथ {0}। फिर उस अवधि के ख़त्म होने तक कोई थर्ड पार्टी प्रीमियम नहीं देना है। अपनी गाड़ी का नुकसान अलग हिस्सा है, जो अपनी अलग तारीख़ पर ख़त्म होता है।',
  'Bike IDV calculator': 'बाइक IDV कैलकुलेटर',
  'Bike IDV calculator: what your two-wheeler is insured for':
    'बाइक IDV कैलकुलेटर: आपके दोपहिया की बीमित कीमत',
  'Work out the IDV of a bike or scooter: its listed price today less the share for its age, the sum you get if it is stolen, and the years to come.':
    'बाइक या स्कूटर की IDV का हिसाब: आज की सूची वाली कीमत में से उम्र की कटौती, चोरी होने पर मिलने वाली रकम, और आगे के साल।',
  'The sum for which own damage insures your motorcycle or scooter, and what is paid if it is stolen. A third-party policy has no IDV, because it never pays for your own two-wheeler.':
    'वह रकम जिस पर आपकी मोटरसाइकिल या स्कूटर के अपने नुकसान का बीमा है, और चोरी होने पर क्या मिलता है। थर्ड पार्टी पॉलिसी में IDV नहीं होती, क्योंकि वह आपके अपने दोपहिया के लिए कभी पैसे नहीं देती।',
  'A quote with a smaller IDV is cheaper and pays less after a theft; one far above the table deserves a question. Enter the quoted IDV, and you see the difference in rupees.':
    'कम IDV वाला कोटेशन सस्ता है और चोरी के बाद कम देता है। तालिका से बहुत ज़्यादा IDV हो, तो उसका कारण पूछें। कोटेशन की IDV भरें, तो फ़र्क रुपयों में दिखता है।',
  'Begin with the listed price of the same model now, and with accessories at their price now.':
    'उसी मॉडल की अभी की सूची वाली कीमत से शुरू करें, और एक्सेसरीज़ की भी अभी की कीमत लें।',
  'Take off what the table gives for the age, such as {0} in the second year.':
    'उम्र के हिसाब से तालिका जितना कहे, उतना घटाएँ, जैसे दूसरे साल में {0}।',
  'From that, take off the deductible of the schedule: this is the payment.':
    'उसमें से अनुसूची में लिखा डिडक्टिबल घटाएँ: इतना मिलता है।',
  'How much is a two-year-old scooter insured for?': 'दो साल पुराने स्कूटर का बीमा कितने का होता है?',
  'For its listed price of today less {0}: {1} where it is listed at {2}. A day later the next row counts, {3}, and leaves {4}.':
    'आज की सूची वाली कीमत में से {0} घटाकर: सूची की कीमत {2} हो, तो {1}। एक दिन बाद अगली पंक्ति लगती है, {3}, और {4} बचता है।',
  'Why is the IDV lower than what I paid for the bike?': 'IDV उससे कम क्यों है जो बाइक के लिए चुकाया था?',
  'Because what you paid holds registration, road tax and insurance, which the IDV leaves out, and because even the first row of the table takes off {0}.':
    'क्योंकि आपके चुकाए पैसे में पंजीकरण, रोड टैक्स और बीमा भी थे, जो IDV में नहीं होते। और तालिका की पहली पंक्ति भी {0} घटाती है।',
  'In the fifth year the table leaves half of the listed price; after it you and the insurer agree the value. For an old bike compare it with the own-damage premium and the deductible: third party alone may do.':
    'पाँचवें साल में तालिका सूची वाली कीमत का आधा छोड़ती है। उसके बाद कीमत आपकी और बीमा कंपनी की सहमति से तय होती है। बाइक पुरानी हो, तो उस कीमत की तुलना अपनी गाड़ी के नुकसान के प्रीमियम और डिडक्टिबल से करें: शायद केवल थर्ड पार्टी काफ़ी हो।',
  'Is the IDV what I could sell the bike for?': 'क्या बाइक IDV जितने में बिकेगी?',
  'No, it is a value for the insurance alone, from a table or by agreement. A buyer may offer more or less. If models like yours sell for much more than the table gives, ask the insurer in writing.':
    'नहीं, यह केवल बीमे के लिए है, तालिका से या सहमति से तय। ख़रीदार ज़्यादा या कम दे सकता है। आपके जैसे मॉडल तालिका से बहुत ज़्यादा में बिकते हों, तो बीमा कंपनी से लिखित में पूछें।',
  'Bike NCB calculator': 'बाइक NCB कैलकुलेटर',
  'Bike insurance NCB calculator: is a claim worth it?':
    'बाइक बीमा NCB कैलकुलेटर: क्या दावा करना ठीक रहेगा?',
  'A fall, a broken fairing: is a claim on your bike insurance worth the no-claim bonus it costs? Both sums from the repair estimate and your premium.':
    'बाइक गिरी, फ़ेयरिंग टूटी: क्या बाइक बीमे का दावा उस नो-क्लेम बोनस के लायक है जो उससे जाएगा? मरम्मत के अनुमानित बिल और आपके प्रीमियम से दोनों रकमें देखें।',
  'A fall, {0}': 'बाइक गिरी, {0}',
  'A fall, {0}.': 'बाइक गिरी, {0}।',
  'Two sums for the repair of a motorcycle or scooter: the insurer’s payment after depreciation and deductible, and the extra premium of the coming renewals because the no-claim bonus (NCB) begins again at nothing.':
    'मोटरसाइकिल या स्कूटर की मरम्मत की दो रकमें: घिसाई और डिडक्टिबल काटकर बीमा कंपनी कितना देगी, और आगे के नवीनीकरणों में कितना प्रीमियम बढ़ेगा, क्योंकि नो-क्लेम बोनस (NCB) फिर शून्य से शुरू होता है।',
  'Repairs of two-wheelers are often small and plastic parts many, so the payment can be smaller than people expect. The calculator needs the parts of the estimate, not only its total.':
    'दोपहिया की मरम्मत अक्सर छोटी होती है और उसमें प्लास्टिक के पुर्ज़े बहुत होते हैं। इसलिए मिलने वाली रकम उम्मीद से कम हो सकती है। कैलकुलेटर को अनुमानित बिल का केवल जोड़ नहीं, उसके हिस्से भी चाहिए।',
  'Payment: parts, paint and labour of the estimate, less half-price parts such as fairing and tyres ({0} off), less the share of metal parts by age, less the deductible.':
    'मिलने वाली रकम: अनुमानित बिल के पुर्ज़े, पेंट और मज़दूरी। उसमें से ये घटते हैं: फ़ेयरिंग और टायर जैसे आधी कीमत वाले पुर्ज़ों पर {0} की कटौती, धातु के पुर्ज़ों पर उम्र के हिसाब से कटौती, और डिडक्टिबल।',
  'Where a painting bill is not split, {0} of it counts as material.':
    'पेंट के बिल में सामग्री और मज़दूरी अलग न लिखी हों, तो उसका {0} सामग्री माना जाता है।',
  'Cost: the difference between two bonus steps, times the own-damage premium, with GST, added up until you are back on the step you would have had.':
    'ख़र्च: बोनस की दो सीढ़ियों का फ़र्क, अपनी गाड़ी के नुकसान के प्रीमियम से गुणा, GST के साथ, तब तक जोड़कर जब तक बोनस फिर उसी सीढ़ी पर न आ जाए जहाँ बिना दावे के होता।',
  'What does a small bike claim cost me in bonus?': 'बाइक के छोटे दावे से कितना बोनस जाता है?',
  'More than one renewal. With a bonus of {0} and an own-damage premium of {1} before bonus, the first renewal without a claim would have had {2}: {3} before GST. The steps after it are missing too, until both are equal.':
    'एक नवीनीकरण से ज़्यादा का। बोनस {0} हो और बोनस से पहले अपनी गाड़ी के नुकसान का प्रीमियम {1} हो, तो बिना दावे के पहले नवीनीकरण पर {2} मिलता: GST से पहले {3}। उसके बाद की सीढ़ियाँ भी जाती हैं, जब तक दोनों बराबर न हो जाएँ।',
  'What is NCB in bike insurance (NCB kya hai)?': 'बाइक बीमे में NCB क्या है?',
  'NCB is the no-claim bonus, taken off the own-damage premium at renewal: {0} after one year without a claim, {1} after two, up to {2} after five. Third party has none.':
    'NCB नो-क्लेम बोनस है, जो नवीनीकरण पर अपनी गाड़ी के नुकसान के प्रीमियम में घटता है: बिना दावे के एक साल बाद {0}, दो साल बाद {1}, और पाँच साल बाद {2} तक। थर्ड पार्टी में यह नहीं होता।',
  'Bike sold: does the NCB go with the bike or to my next one?':
    'बाइक बिक गई: NCB बाइक के साथ जाता है या अगली बाइक में मिलता है?',
  'It stays with you, the owner, for your next bike. When you sell, ask the insurer for a certificate: it keeps the bonus for {0} years for what you insure next.':
    'यह मालिक का है: आपके पास रहता है और अगली बाइक में काम आता है। बेचते समय बीमा कंपनी से सर्टिफ़िकेट माँगें। उससे बोनस {0} साल तक बना रहता है, आगे जिस गाड़ी का बीमा कराएँ उसके लिए।',
  'Bike policy renewed after {0} days: is the NCB gone?':
    'बाइक पॉलिसी {0} दिन के बाद रिन्यू हुई: क्या NCB चला गया?',
  'Yes: after that the bonus starts again. It is kept if own damage is renewed sooner, counted from its end. In between the bike itself is not insured.':
    'हाँ, उसके बाद बोनस फिर शुरू से गिना जाता है। अपनी गाड़ी के नुकसान का हिस्सा इससे पहले रिन्यू हो, तो बोनस बना रहता है; दिन उस हिस्से के ख़त्म होने से गिने जाते हैं। बीच में ख़ुद बाइक का बीमा नहीं है।',
  'Error: Car third-party premium calculator': 'ग़लती: कार का थर्ड पार्टी प्रीमियम कैलकुलेटर',
  'Error: Bike third-party premium calculator': 'ग़लती: बाइक का थर्ड पार्टी प्रीमियम कैलकुलेटर',
  'Your quote is {0} more than the table': 'आपका कोटेशन तालिका से {0} ज़्यादा है',
  'by agreement': 'आपसी सहमति से',
  Accessories: 'एक्सेसरीज़',
} as const satisfies Catalogue;
