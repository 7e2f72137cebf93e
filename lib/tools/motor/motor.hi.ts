import type { Catalogue } from '../../languages/create-translator.ts';

export const motorToolHindi = {
  'IDV by the table': 'तालिका से IDV',
  'The insured declared value (IDV) is the most you get after a theft or a total loss.':
    'चोरी या पूरे नुकसान (टोटल लॉस) के बाद ज़्यादा से ज़्यादा गाड़ी की बीमित कीमत (IDV) ही मिलती है।',
  'Show the IDV': 'IDV देखें',
  'Accessories, the IDV in your quote, deductible': 'एक्सेसरीज़, कोटेशन की IDV, डिडक्टिबल',
  'Age in years': 'उम्र, साल में',
  'On the day the policy starts.': 'पॉलिसी शुरू होने के दिन।',
  'Ex-showroom price today': 'आज की एक्स-शोरूम कीमत',
  'Of the same model, new. If it is no longer made: the last listed price.':
    'उसी मॉडल की, नई गाड़ी की। मॉडल अब न बनता हो, तो आख़िरी सूची कीमत।',
  'Accessories fitted later, price today': 'बाद में लगी एक्सेसरीज़, आज की कीमत',
  'A music system, a gas kit. {0} if none.': 'म्यूज़िक सिस्टम, गैस किट। कुछ न हो, तो {0}।',
  'IDV in your quote or policy': 'कोटेशन या पॉलिसी में IDV',
  'Older than {0} years: the value you agreed.':
    '{0} साल से पुरानी गाड़ी: जिस कीमत पर आप और बीमा कंपनी सहमत हुए।',
  'Deductible in your policy': 'आपकी पॉलिसी का डिडक्टिबल',
  'Listed price today': 'आज की सूची कीमत',
  'Taken off at {0} year {1} months: {2}': '{0} साल {1} महीने पर कटौती: {2}',
  'Taken off at {0} years {1} months: {2}': '{0} साल {1} महीने पर कटौती: {2}',
  'Paid after a theft or total loss': 'चोरी या पूरे नुकसान (टोटल लॉस) पर मिलेंगे',
  'What the table leaves of today’s price': 'तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'At {0} year {1} months the table leaves {2} of today’s price':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत का {2} बचता है',
  'At {0} years {1} months the table leaves {2} of today’s price':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत का {2} बचता है',
  'Bike NCB calculator: claim for a repair, or pay yourself?':
    'बाइक NCB कैलकुलेटर: मरम्मत का दावा (क्लेम) करें, या ख़ुद भरें?',
  'Car NCB calculator: claim for a repair, or pay yourself?':
    'कार NCB कैलकुलेटर: मरम्मत का दावा (क्लेम) करें, या ख़ुद भरें?',
  'Claim for a repair, or pay yourself?': 'मरम्मत का दावा करें, या ख़ुद भरें?',
  'Take the sums from the garage’s estimate, with GST.': 'रकमें गैरेज के अनुमानित बिल से लें, GST समेत।',
  'Add-ons and earlier claims': 'ऐड-ऑन और पहले के दावे',
  'A dented door, {0} bonus': 'दरवाज़े पर डेंट, {0} बोनस',
  'A dented door, {0} bonus.': 'दरवाज़े पर डेंट, {0} बोनस।',
  'A crash of {0}': '{0} की टक्कर',
  'Plastic, rubber': 'प्लास्टिक, रबर',
  'Bumper, tyres, battery.': 'बंपर, टायर, बैटरी।',
  'Fairing, tyres, battery.': 'फ़ेयरिंग, टायर, बैटरी।',
  'Metal, other parts': 'धातु, बाकी पुर्ज़े',
  'Doors, bonnet, frame.': 'दरवाज़े, बोनट, फ़्रेम।',
  'Tank, frame, forks.': 'टंकी, फ़्रेम, फ़ोर्क।',
  Painting: 'पेंट का काम',
  'Labour and glass': 'मज़दूरी और काँच',
  'No-claim bonus now': 'अभी का नो-क्लेम बोनस',
  'Own-damage premium a year, before bonus': 'अपनी गाड़ी के नुकसान का सालाना प्रीमियम, बोनस से पहले',
  'Without third party and GST.': 'थर्ड पार्टी और GST के बिना।',
  'More of the bill': 'बिल की और बातें',
  'Fibreglass parts': 'फ़ाइबरग्लास के पुर्ज़े',
  'Material in the painting bill': 'पेंट के बिल में सामग्री',
  'Leave empty if the estimate does not say.': 'अनुमानित बिल में न लिखा हो, तो खाली छोड़ें।',
  'If you chose one: usually {0}, {1}, {2} or {3}.':
    'अगर आपने चुना हो: आम तौर पर {0}, {1}, {2} या {3}।',
  'If you chose one.': 'अगर आपने चुना हो।',
  'I have zero depreciation cover': 'मेरे पास ज़ीरो डेप है',
  'I have bonus protection': 'मेरे पास बोनस सुरक्षा है',
  'I have already claimed in this policy year': 'पॉलिसी के इस साल में मेरा दावा हो चुका है',
  'Make the claim: paying yourself would cost you more': 'दावा करें: ख़ुद भरना ज़्यादा महँगा पड़ेगा',
  'Pay for the repair yourself: a claim would cost you more':
    'मरम्मत का पैसा ख़ुद भरें: दावा करना ज़्यादा महँगा पड़ेगा',
  'You save with the claim': 'दावा करने पर बचत',
  'You save without a claim': 'दावा न करने पर बचत',
  'Off plastic and rubber, {0}': 'प्लास्टिक और रबर पर कटौती, {0}',
  'Off metal and other parts, {0}': 'धातु और बाकी पुर्ज़ों पर कटौती, {0}',
  'Off the material of the painting, {0}': 'पेंट की सामग्री पर कटौती, {0}',
  'Compulsory deductible': 'अनिवार्य डिडक्टिबल',
  'Bonus lost at later renewals': 'आगे के नवीनीकरण में बोनस का नुकसान',
  'Bonus lost {0}': 'बोनस का नुकसान {0}',
  'Gain from the claim': 'दावे से फ़ायदा',
  'You pay yourself': 'ख़ुद भरने पर',
  'You claim': 'दावा करने पर',
  'What each way costs you in all': 'हर रास्ते का कुल ख़र्च',
  'Already on the road': 'पहले से सड़क पर',
  'New, not yet registered': 'नई, पंजीकरण अभी बाकी',
  'That line alone, with GST: no own damage, no accident cover.':
    'केवल उसी लाइन की रकम, GST समेत: न अपनी गाड़ी का नुकसान, न दुर्घटना कवर।',
  'Check the price in your quote': 'अपने कोटेशन की कीमत जाँचें',
  'What does third-party cost you?': 'थर्ड पार्टी कितने का पड़ता है?',
  'The price is fixed by rule and the same at every insurer. The registration certificate gives the engine in cc, or the power of an electric motor in kW.':
    'कीमत नियम से तय है और हर बीमा कंपनी में एक ही है। पंजीकरण प्रमाणपत्र में इंजन cc में, या इलेक्ट्रिक मोटर की ताकत kW में लिखी होती है।',
  'Show the price': 'कीमत देखें',
  'Petrol, {0} cc': 'पेट्रोल, {0} cc',
  'Petrol, {0} cc.': 'पेट्रोल, {0} cc।',
  'Electric, {0} kW, new': 'इलेक्ट्रिक, {0} kW, नई गाड़ी',
  'To pay for {0} year': '{0} साल के लिए भरने की रकम',
  'Third party in your quote': 'आपके कोटेशन में थर्ड पार्टी',
  'Usually {0} up to {1} cc, {2} above. Your schedule decides.':
    'आम तौर पर {1} cc तक {0}, उससे ऊपर {2}। जो आपकी पॉलिसी की अनुसूची में लिखा है, वही लागू है।',
  'Usually {0}. Your schedule decides.':
    'आम तौर पर {0}। जो आपकी पॉलिसी की अनुसूची में लिखा है, वही लागू है।',
  'Kinds of policy side by side: [compare](/car-insurance#compare).':
    'पॉलिसी के प्रकार, साथ-साथ: [तुलना करें](/car-insurance#compare)।',
  'Kinds of policy side by side: [compare](/bike-insurance#compare).':
    'पॉलिसी के प्रकार, साथ-साथ: [तुलना करें](/bike-insurance#compare)।',
  'How the value is made up': 'कीमत कैसे बनी',
  'Age at the start': 'शुरू में उम्र',
  'What an IDV is': 'IDV क्या है',
  'The listed price without registration, road tax and insurance. Accessories count if you declare them, and lose the same share.':
    'सूची की कीमत, पंजीकरण, रोड टैक्स और बीमे के बिना। एक्सेसरीज़ तभी गिनी जाती हैं जब आप बताएँ, और उनमें से भी उतना ही हिस्सा घटता है।',
  'Age at the start of the policy. At exactly {0} year the row “over {1} months, up to {2} year” still counts.':
    'पॉलिसी शुरू होते समय की उम्र। ठीक {0} साल पर भी “{1} महीने से ज़्यादा, {2} साल तक” वाली पंक्ति ही लागू है।',
  'Later years at today’s price. Next year the insurer takes the price of that day.':
    'आगे के साल आज की कीमत पर हैं। अगले साल कंपनी उस दिन की कीमत लेती है।',
  'We warn of a quote that is more than {0} above the table. The limit is our own.':
    'कोटेशन तालिका से {0} से ज़्यादा ऊपर हो, तो हम सावधान करते हैं। यह सीमा हमारी अपनी है।',
  'Stolen, or beyond repair? [What to do, step by step](/claim).':
    'गाड़ी चोरी हुई, या मरम्मत के लायक नहीं? [क्या करें, एक-एक कदम](/claim)।',
  'What to do, step by step': 'क्या करें, एक-एक कदम',
  'IDV in your quote': 'आपके कोटेशन में IDV',
  'Your quote is far above the table: ask why': 'आपका कोटेशन तालिका से बहुत ऊपर है: कारण पूछें',
  'Once retrieval and repair cost more than {0}, {1} of the IDV, the two-wheeler counts as a total loss: you get the IDV less the deductible, not the repair.':
    'दोपहिया उठवाने और मरम्मत का ख़र्च {0}, यानी IDV के {1}, से ज़्यादा हो, तो पूरा नुकसान (टोटल लॉस) माना जाता है: तब IDV में से डिडक्टिबल घटाकर बाकी मिलता है, मरम्मत नहीं।',
  'Ask on which price it rests, what it adds to the premium, and whether a theft is paid at this value.':
    'पूछें कि यह किस कीमत पर बनी है, इससे प्रीमियम कितना बढ़ता है, और चोरी होने पर क्या यही कीमत मिलेगी।',
  'Ask for another quote': 'दूसरा कोटेशन माँगें',
  'Only a dent? See what your no-claim bonus is worth':
    'केवल डेंट है? देखें कि आपका नो-क्लेम बोनस कितने का है',
  'Compare quotes at the same IDV, and ask these questions':
    'एक ही IDV पर कोटेशनों की तुलना करें, और ये सवाल पूछें',
  'The IDV is a limit for each loss: a repair does not use it up.':
    'IDV हर नुकसान के लिए अलग सीमा है: मरम्मत से घटती नहीं।',
  'This policy and the years after, at today’s price': 'यह पॉलिसी और आगे के साल, आज की कीमत पर',
  'Total loss from': 'पूरा नुकसान (टोटल लॉस), इतने से',
  'At {0} months the table leaves {1} of today’s price':
    '{0} महीने पर तालिका के हिसाब से आज की कीमत का {1} बचता है',
  'Taken off at {0} months: {1}': '{0} महीने पर कटौती: {1}',
  'The repair costs less than {0} of the IDV; above that it is a total loss.':
    'मरम्मत का ख़र्च IDV के {0} से कम है; उससे ज़्यादा हो, तो पूरा नुकसान (टोटल लॉस) माना जाता है।',
  'What a claim brings and costs': 'दावे से क्या मिलता है और क्या जाता है',
  'Beyond repair? [What a total loss pays](/car-insurance/idv-calculator).':
    'मरम्मत के लायक नहीं? [पूरे नुकसान पर क्या मिलता है](/car-insurance/idv-calculator)।',
  'Enter no more than the painting costs.': 'पेंट के काम के ख़र्च से ज़्यादा न लिखें।',
  'Beyond repair? [What a total loss pays](/bike-insurance/idv-calculator).':
    'मरम्मत के लायक नहीं? [पूरे नुकसान पर क्या मिलता है](/bike-insurance/idv-calculator)।',
  'Repair of {0}, car {1} to {2} years old, bonus {3}, premium {4}':
    '{0} की मरम्मत, कार {1} से {2} साल पुरानी, बोनस {3}, प्रीमियम {4}',
  'A claim is worth it only if the insurer pays more than the bonus you lose over the next {0} renewals, GST included.':
    'दावे का फ़ायदा तभी है, जब कंपनी से मिलने वाली रकम अगले {0} नवीनीकरण में जाने वाले बोनस से ज़्यादा हो, GST समेत।',
  'Parts are paid at less than the bill': 'पुर्ज़ों का पैसा बिल से कम मिलता है',
  'With zero depreciation cover the insurer would pay {0} more.':
    'ज़ीरो डेप होता, तो कंपनी {0} ज़्यादा चुकाती।',
  'Was anybody hurt, or anything of others damaged? Tell the insurer, whatever this sum says':
    'किसी को चोट लगी, या दूसरों की किसी चीज़ का नुकसान हुआ? हिसाब जो भी निकले, कंपनी को बताएँ',
  'Claiming? Tell the insurer before the repair': 'दावा करना है? मरम्मत से पहले कंपनी को बताएँ',
  'See what is cut from the bill, part by part': 'देखें कि बिल में से क्या कटता है, एक-एक पुर्ज़े पर',
  'No other claim in these years, and the same own-damage premium before bonus each year. Insurers set it themselves and may ask more after a claim.':
    'इन सालों में कोई और दावा नहीं, और बोनस से पहले अपनी गाड़ी के नुकसान का प्रीमियम हर साल उतना ही। प्रीमियम कंपनियाँ ख़ुद तय करती हैं, और दावे के बाद ज़्यादा माँगा जा सकता है।',
  'Nothing is taken off labour: the tables name parts only. Oil, coolant, nuts and bolts are not in these sums; an ordinary policy does not pay them.':
    'मज़दूरी पर कोई कटौती नहीं: तालिकाओं में केवल पुर्ज़े हैं। ऑयल, कूलेंट, नट और बोल्ट इन रकमों में नहीं हैं; आम पॉलिसी में उनका पैसा नहीं मिलता।',
  'Bonus protection keeps today’s step after one claim a year and does not raise it. Ask how yours counts.':
    'बोनस सुरक्षा साल में एक दावे के बाद आज की सीढ़ी बनाए रखती है, उसे बढ़ाती नहीं। पूछें कि आपकी सुरक्षा कैसे गिनी जाती है।',
  'Repair of {0}, car over {1} years old, bonus {2}, premium {3}':
    '{0} की मरम्मत, कार {1} साल से ज़्यादा पुरानी, बोनस {2}, प्रीमियम {3}',
  'A claim is worth it only if the insurer pays more than the bonus you lose over the next renewal, GST included.':
    'दावे का फ़ायदा तभी है, जब कंपनी से मिलने वाली रकम अगले नवीनीकरण में जाने वाले बोनस से ज़्यादा हो, GST समेत।',
  'Renew in time to keep the bonus': 'बोनस बचाने के लिए समय पर रिन्यू कराएँ',
  'Repair of {0}, car {1} to {2} years old, no bonus, premium {3}':
    '{0} की मरम्मत, कार {1} से {2} साल पुरानी, बोनस नहीं, प्रीमियम {3}',
  'This year’s bonus is gone with the earlier claim, so this one costs no more of it.':
    'इस साल का बोनस पहले के दावे से जा चुका है, इसलिए इस दावे से और बोनस नहीं जाता।',
  'A claim brings you nothing: the whole repair is your share':
    'दावे से कुछ नहीं मिलता: पूरी मरम्मत आपके हिस्से में है',
  'Repair of {0}, car over {1} years old, no bonus, premium {2}':
    '{0} की मरम्मत, कार {1} साल से ज़्यादा पुरानी, बोनस नहीं, प्रीमियम {2}',
  'Repair of {0}, two-wheeler {1} to {2} years old, bonus {3}, premium {4}':
    '{0} की मरम्मत, दोपहिया {1} से {2} साल पुराना, बोनस {3}, प्रीमियम {4}',
  'See whether own damage is worth it at all': 'देखें कि अपनी गाड़ी के नुकसान का कवर लेना ठीक भी है या नहीं',
  'Zero depreciation still counts: insurers end it at a certain age and after some claims.':
    'ज़ीरो डेप अभी गिना जाता है: कंपनियाँ इसे एक उम्र के बाद और कुछ दावों के बाद बंद कर देती हैं।',
  'Your bonus protection keeps the bonus.': 'आपकी बोनस सुरक्षा से बोनस बना रहता है।',
  'Repair of {0}, two-wheeler over {1} years old, bonus {2}, premium {3}':
    '{0} की मरम्मत, दोपहिया {1} साल से ज़्यादा पुराना, बोनस {2}, प्रीमियम {3}',
  'Bonus lost': 'बोनस का नुकसान',
  'Off fibreglass, {0}': 'फ़ाइबरग्लास पर कटौती, {0}',
  'Your bonus, until both ways are the same again': 'आपका बोनस, जब तक दोनों रास्ते फिर बराबर न हों',
  'More to pay': 'कितना ज़्यादा भरना है',
  '3rd': 'तीसरा',
  'It pays for injury, death and damage you cause to others, not for your own vehicle.':
    'यह दूसरों की उस चोट, मृत्यु और नुकसान का पैसा देता है, जो आपसे हो; आपकी अपनी गाड़ी का नहीं।',
  'How the price is made up': 'कीमत कैसे बनी',
  'What the law asks, and since when these rates hold': 'कानून क्या माँगता है, और ये दरें कब से लागू हैं',
  'A private car, not a taxi, not for hire and not of the vintage class.':
    'निजी कार: टैक्सी नहीं, किराए की नहीं, और विंटेज श्रेणी की नहीं।',
  'We warn of a quote that is more than {0} above the price. The limit is our own.':
    'कोटेशन इस कीमत से {0} से ज़्यादा ऊपर हो, तो हम सावधान करते हैं। यह सीमा हमारी अपनी है।',
  'Nothing added for a CNG or LPG kit fitted later; insurers charge for it separately.':
    'बाद में लगी CNG या LPG किट का कुछ नहीं जोड़ा गया; कंपनियाँ उसका पैसा अलग से लेती हैं।',
  'Own damage has no fixed price: [what moves it, and what to ask](/car-insurance#costs-and-rules).':
    'अपनी गाड़ी के नुकसान के कवर की कीमत तय नहीं है: [कीमत किससे बदलती है, और क्या पूछें](/car-insurance#costs-and-rules)।',
  'what moves it, and what to ask': 'कीमत किससे बदलती है, और क्या पूछें',
  'Policy ending? [Count the days you have](/renewal).':
    'पॉलिसी ख़त्म हो रही है? [बचे हुए दिन गिनें](/renewal)।',
  'Count the days you have': 'बचे हुए दिन गिनें',
  'A two-wheeler as well? [Its third-party price](/bike-insurance/third-party-premium-calculator).':
    'दोपहिया भी है? [उसकी थर्ड पार्टी कीमत](/bike-insurance/third-party-premium-calculator)।',
  'Its third-party price': 'उसकी थर्ड पार्टी कीमत',
  'A private two-wheeler, not a taxi, not for hire and not of the vintage class.':
    'निजी दोपहिया: टैक्सी नहीं, किराए का नहीं, और विंटेज श्रेणी का नहीं।',
  'Own damage has no fixed price: [what moves it, and what to ask](/bike-insurance#costs-and-rules).':
    'अपनी गाड़ी के नुकसान के कवर की कीमत तय नहीं है: [कीमत किससे बदलती है, और क्या पूछें](/bike-insurance#costs-and-rules)।',
  'A car as well? [Its third-party price](/car-insurance/third-party-premium-calculator).':
    'कार भी है? [उसकी थर्ड पार्टी कीमत](/car-insurance/third-party-premium-calculator)।',
  'Your quote is {0} less than the rule sets with GST':
    'आपका कोटेशन GST समेत नियम की कीमत से {0} कम है',
  'No insurer may charge less: it is without GST, for another vehicle, or not this cover.':
    'कोई कंपनी इससे कम नहीं ले सकती: या तो इसमें GST नहीं है, या यह किसी और गाड़ी का है, या यह वह कवर नहीं है।',
  'Ask the insurer for third party, GST and every other item in separate lines':
    'कंपनी से कहें कि थर्ड पार्टी, GST और बाकी हर चीज़ अलग-अलग लाइन में लिखे',
  'Ask what {0} of accident cover for the owner-driver costs':
    'पूछें कि मालिक-ड्राइवर का {0} का दुर्घटना कवर कितने का है',
  'A new car is sold with {0} years of third-party cover, paid at once. Own-damage cover usually runs {1} year and is renewed alone until then.':
    'नई कार {0} साल के थर्ड पार्टी कवर के साथ बिकती है, जिसका पैसा एक साथ भरा जाता है। अपनी गाड़ी के नुकसान का कवर आम तौर पर {1} साल चलता है, और थर्ड पार्टी कवर ख़त्म होने तक अकेला वही रिन्यू होता है।',
  'The law also asks for {0} of personal accident cover for the owner who drives, unless you have as much already. Its price is the insurer’s own, so ask for it beside this one.':
    'जो मालिक ख़ुद गाड़ी चलाए, उसके लिए कानून {0} का व्यक्तिगत दुर्घटना बीमा भी माँगता है, अगर उतना पहले से न हो। उसकी कीमत हर कंपनी की अपनी है, इसलिए इसके साथ वह भी पूछें।',
  'Electric car, {0} kW, new, quoted at {1}': 'इलेक्ट्रिक कार, {0} kW, नई, कोटेशन में {1}',
  'Own damage too? See what your car is insured for':
    'अपनी गाड़ी का नुकसान भी? देखें कि आपकी कार की बीमित कीमत कितनी है',
  'Electric car, {0} kW, on the road, quoted at {1}':
    'इलेक्ट्रिक कार, {0} kW, पहले से सड़क पर, कोटेशन में {1}',
  'Your quote is far above the price that the rule sets for {0} year':
    '{0} साल के लिए नियम ने जो कीमत तय की है, आपका कोटेशन उससे बहुत ऊपर है',
  'Your quote is {0} more than the rule sets': 'आपका कोटेशन नियम की कीमत से {0} ज़्यादा है',
  'Accident cover, a gas kit or own damage may be in it, the vehicle may be in another class, or a later rate may apply.':
    'हो सकता है कि इसमें दुर्घटना कवर, गैस किट या अपनी गाड़ी के नुकसान का कवर जुड़ा हो, गाड़ी किसी और श्रेणी की हो, या बाद की कोई दर लागू हो।',
  'Your quote is far above the price that the rule sets for {0} years':
    '{0} साल के लिए नियम ने जो कीमत तय की है, आपका कोटेशन उससे बहुत ऊपर है',
  'Own damage too? See what your two-wheeler is insured for':
    'अपनी गाड़ी का नुकसान भी? देखें कि आपके दोपहिया की बीमित कीमत कितनी है',
  'A new two-wheeler is sold with {0} years of third-party cover, paid at once. Own-damage cover usually runs {1} year and is renewed alone until then.':
    'नया दोपहिया {0} साल के थर्ड पार्टी कवर के साथ बिकता है, जिसका पैसा एक साथ भरा जाता है। अपनी गाड़ी के नुकसान का कवर आम तौर पर {1} साल चलता है, और थर्ड पार्टी कवर ख़त्म होने तक अकेला वही रिन्यू होता है।',
  'Your quote': 'आपका कोटेशन',
  'The rule, and your quote': 'नियम, और आपका कोटेशन',
  'Hybrid concession, {0}': 'हाइब्रिड की रियायत, {0}',
  'To pay for {0} years': '{0} साल के लिए भरने की रकम',
  'The table of private car policies. Your own policy’s wording decides.':
    'निजी कार की पॉलिसियों की तालिका। आपकी अपनी पॉलिसी के शब्द तय करते हैं।',
  'The table of private car policies. Ask whether your two-wheeler policy has the same.':
    'निजी कार की पॉलिसियों की तालिका। पूछें कि आपके दोपहिया की पॉलिसी में भी यही है या नहीं।',
  'Car, {text}': 'कार, {text}',
  'Two-wheeler, {text}': 'दोपहिया, {text}',
  '{0} months, {text}': '{0} महीने, {text}',
  'IDV at {0} months': '{0} महीने पर IDV',
  'Yours, at {0} months': 'आपकी गाड़ी, {0} महीने पर',
  'What the table leaves of today’s price at {0} months':
    '{0} महीने पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} months old': 'कार, उम्र {0} महीने',
  'Two-wheeler, {0} months old': 'दोपहिया, उम्र {0} महीने',
  '{0} month, {text}': '{0} महीना, {text}',
  'At {0} month': '{0} महीने पर',
  'IDV at {0} month': '{0} महीने पर IDV',
  'Yours, at {0} month': 'आपकी गाड़ी, {0} महीने पर',
  'Taken off at {0} month: {1}': '{0} महीने पर कटौती: {1}',
  'At {0} month the table leaves {1} of today’s price':
    '{0} महीने पर तालिका के हिसाब से आज की कीमत का {1} बचता है',
  'What the table leaves of today’s price at {0} month':
    '{0} महीने पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} month old': 'कार, उम्र {0} महीना',
  'Two-wheeler, {0} month old': 'दोपहिया, उम्र {0} महीना',
  '{0} years, {text}': '{0} साल, {text}',
  'IDV at {0} years': '{0} साल पर IDV',
  'Yours, at {0} years': 'आपकी गाड़ी, {0} साल पर',
  'Car, {0} years old': 'कार, उम्र {0} साल',
  'Two-wheeler, {0} years old': 'दोपहिया, उम्र {0} साल',
  '{0} year, {text}': '{0} साल, {text}',
  'IDV at {0} year': '{0} साल पर IDV',
  'Yours, at {0} year': 'आपकी गाड़ी, {0} साल पर',
  'Taken off at {0} year: {1}': '{0} साल पर कटौती: {1}',
  'At {0} year the table leaves {1} of today’s price':
    '{0} साल पर तालिका के हिसाब से आज की कीमत का {1} बचता है',
  'What the table leaves of today’s price at {0} year':
    '{0} साल पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} year old': 'कार, उम्र {0} साल',
  'Two-wheeler, {0} year old': 'दोपहिया, उम्र {0} साल',
  '{0} years {1} months, {text}': '{0} साल {1} महीने, {text}',
  'IDV at {0} years {1} months': '{0} साल {1} महीने पर IDV',
  'Yours, at {0} years {1} months': 'आपकी गाड़ी, {0} साल {1} महीने पर',
  'What the table leaves of today’s price at {0} years {1} months':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} years {1} months old': 'कार, उम्र {0} साल {1} महीने',
  'Two-wheeler, {0} years {1} months old': 'दोपहिया, उम्र {0} साल {1} महीने',
  '{0} years {1} month': '{0} साल {1} महीना',
  '{0} years {1} month, {text}': '{0} साल {1} महीना, {text}',
  'At {0} years {1} month': '{0} साल {1} महीने पर',
  'IDV at {0} years {1} month': '{0} साल {1} महीने पर IDV',
  'Taken off at {0} years {1} month: {2}': '{0} साल {1} महीने पर कटौती: {2}',
  'At {0} years {1} month the table leaves {2} of today’s price':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत का {2} बचता है',
  'What the table leaves of today’s price at {0} years {1} month':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} years {1} month old': 'कार, उम्र {0} साल {1} महीना',
  'Two-wheeler, {0} years {1} month old': 'दोपहिया, उम्र {0} साल {1} महीना',
  '{0} year {1} months, {text}': '{0} साल {1} महीने, {text}',
  'IDV at {0} year {1} months': '{0} साल {1} महीने पर IDV',
  'Yours, at {0} year {1} months': 'आपकी गाड़ी, {0} साल {1} महीने पर',
  'What the table leaves of today’s price at {0} year {1} months':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} year {1} months old': 'कार, उम्र {0} साल {1} महीने',
  'Two-wheeler, {0} year {1} months old': 'दोपहिया, उम्र {0} साल {1} महीने',
  '{0} year {1} month': '{0} साल {1} महीना',
  '{0} year {1} month, {text}': '{0} साल {1} महीना, {text}',
  'At {0} year {1} month': '{0} साल {1} महीने पर',
  'IDV at {0} year {1} month': '{0} साल {1} महीने पर IDV',
  'Yours, at {0} year {1} month': 'आपकी गाड़ी, {0} साल {1} महीने पर',
  'Taken off at {0} year {1} month: {2}': '{0} साल {1} महीने पर कटौती: {2}',
  'At {0} year {1} month the table leaves {2} of today’s price':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत का {2} बचता है',
  'What the table leaves of today’s price at {0} year {1} month':
    '{0} साल {1} महीने पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Car, {0} year {1} month old': 'कार, उम्र {0} साल {1} महीना',
  'Two-wheeler, {0} year {1} month old': 'दोपहिया, उम्र {0} साल {1} महीना',
  '{0} new today': 'आज नई गाड़ी की कीमत {0}',
  '{0} new today, {text}': 'आज नई गाड़ी की कीमत {0}, {text}',
  '{0} of accessories': 'एक्सेसरीज़ {0} की',
  '{0} of accessories, {text}': 'एक्सेसरीज़ {0} की, {text}',
  'quoted at {0}': 'कोटेशन में {0}',
  'Please propose an IDV for this car in writing, and say how it was found.':
    'इस कार के लिए IDV लिखकर सुझाएँ, और बताएँ कि वह कैसे निकाली गई।',
  'Please offer own-damage cover for this car at an IDV of {0}, or say in writing why another value is proposed.':
    'इस कार के अपने नुकसान का कवर {0} की IDV पर दें, या लिखकर बताएँ कि दूसरी कीमत क्यों बताई जा रही है।',
  'Please confirm in writing the IDV of {0} that was agreed for this car.':
    'इस कार के लिए तय हुई {0} की IDV की लिखित पुष्टि करें।',
  'Look at what a car of its model and age sells for, and agree on the value in writing before you pay.':
    'देखें कि उसी मॉडल और उम्र की कार कितने में बिकती है, और पैसा भरने से पहले कीमत लिखित में तय करें।',
  'Once retrieval and repair cost more than {0}, {1} of the IDV, the car counts as a total loss: you get the IDV less the deductible, not the repair.':
    'कार उठवाने और मरम्मत का ख़र्च {0}, यानी IDV के {1}, से ज़्यादा हो, तो पूरा नुकसान (टोटल लॉस) माना जाता है: तब IDV में से डिडक्टिबल घटाकर बाकी मिलता है, मरम्मत नहीं।',
  'Car up to {0} months old': 'कार, {0} महीने तक पुरानी',
  'Car over {0} months, up to {1} year old': 'कार, {0} महीने से ज़्यादा, {1} साल तक पुरानी',
  'Car {0} to {1} years old': 'कार, {0} से {1} साल पुरानी',
  'Car over {0} years old': 'कार, {0} साल से ज़्यादा पुरानी',
  'A private car, not for hire, without a gas kit fitted later.':
    'निजी कार, जो किराए पर नहीं चलती और जिसमें बाद में गैस किट नहीं लगी।',
  'Third-party premium for three years, new car, {0} to {1} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} cc',
  'Third-party premium for three years, new car, {0} to {1} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} cc, GST से पहले',
  'Third-party premium for three years, new car, above {0} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc से ऊपर',
  'Third-party premium for three years, new car, above {0} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc से ऊपर, GST से पहले',
  'Third-party premium for three years, new car, {0} to {1} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} kW',
  'Third-party premium for three years, new car, {0} to {1} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} kW, GST से पहले',
  'Third-party premium for three years, new car, above {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW से ऊपर',
  'Third-party premium for three years, new car, above {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for three years, new car, up to {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW तक',
  'Third-party premium for three years, new car, up to {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW तक, GST से पहले',
  'Third-party premium for five years, new car, {0} to {1} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} cc',
  'Third-party premium for five years, new car, {0} to {1} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} cc, GST से पहले',
  'Third-party premium for five years, new car, above {0} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc से ऊपर',
  'Third-party premium for five years, new car, above {0} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc से ऊपर, GST से पहले',
  'Third-party premium for five years, new car, up to {0} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc तक',
  'Third-party premium for five years, new car, up to {0} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc तक, GST से पहले',
  'Third-party premium for five years, new car, {0} to {1} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} kW',
  'Third-party premium for five years, new car, {0} to {1} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} से {1} kW, GST से पहले',
  'Third-party premium for five years, new car, above {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW से ऊपर',
  'Third-party premium for five years, new car, above {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for five years, new car, up to {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW तक',
  'Third-party premium for five years, new car, up to {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई कार, {0} kW तक, GST से पहले',
  'Third-party premium for a year, car engine {0} to {1} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} से {1} cc',
  'Third-party premium for a year, car engine {0} to {1} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} से {1} cc, GST से पहले',
  'Third-party premium for a year, car engine above {0} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} cc से ऊपर',
  'Third-party premium for a year, car engine {0} to {1} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} से {1} kW',
  'Third-party premium for a year, car engine {0} to {1} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} से {1} kW, GST से पहले',
  'Third-party premium for a year, car engine above {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} kW से ऊपर',
  'Third-party premium for a year, car engine above {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} kW से ऊपर, GST से पहले',
  'Third-party premium for a year, car engine up to {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} kW तक',
  'Third-party premium for a year, car engine up to {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार, इंजन {0} kW तक, GST से पहले',
  'Car, {0} kW, new': 'कार, {0} kW, नई',
  'Car, {0} kW, new, quoted at {1}': 'कार, {0} kW, नई, कोटेशन में {1}',
  'Car, {0} kW, on the road': 'कार, {0} kW, पहले से सड़क पर',
  'Car, {0} kW, on the road, quoted at {1}': 'कार, {0} kW, पहले से सड़क पर, कोटेशन में {1}',
  'Electric car, {0} kW, new': 'इलेक्ट्रिक कार, {0} kW, नई',
  'Electric car, {0} kW, on the road': 'इलेक्ट्रिक कार, {0} kW, पहले से सड़क पर',
  'Hybrid car, {0} kW, new': 'हाइब्रिड कार, {0} kW, नई',
  'Hybrid car, {0} kW, new, quoted at {1}': 'हाइब्रिड कार, {0} kW, नई, कोटेशन में {1}',
  'Hybrid car, {0} kW, on the road': 'हाइब्रिड कार, {0} kW, पहले से सड़क पर',
  'Hybrid car, {0} kW, on the road, quoted at {1}':
    'हाइब्रिड कार, {0} kW, पहले से सड़क पर, कोटेशन में {1}',
  'Car, {0} cc, new': 'कार, {0} cc, नई',
  'Car, {0} cc, on the road': 'कार, {0} cc, पहले से सड़क पर',
  'Electric car, {0} cc, new': 'इलेक्ट्रिक कार, {0} cc, नई',
  'Electric car, {0} cc, new, quoted at {1}': 'इलेक्ट्रिक कार, {0} cc, नई, कोटेशन में {1}',
  'Electric car, {0} cc, on the road': 'इलेक्ट्रिक कार, {0} cc, पहले से सड़क पर',
  'Electric car, {0} cc, on the road, quoted at {1}':
    'इलेक्ट्रिक कार, {0} cc, पहले से सड़क पर, कोटेशन में {1}',
  'Hybrid car, {0} cc, new': 'हाइब्रिड कार, {0} cc, नई',
  'Hybrid car, {0} cc, on the road': 'हाइब्रिड कार, {0} cc, पहले से सड़क पर',
  'Please propose an IDV for this two-wheeler in writing, and say how it was found.':
    'इस दोपहिया के लिए IDV का लिखित प्रस्ताव दें, और यह भी लिखें कि वह कैसे निकाली गई।',
  'Please offer own-damage cover for this two-wheeler at an IDV of {0}, or say in writing why another value is proposed.':
    'इस दोपहिया के अपने नुकसान (OD) का कवर {0} की IDV पर दें, या लिखकर बताएँ कि कोई दूसरी कीमत क्यों रखी जा रही है।',
  'Please confirm in writing the IDV of {0} that was agreed for this two-wheeler.':
    'लिखकर पुष्टि करें कि इस दोपहिया की IDV {0} तय हुई है।',
  'Look at what a two-wheeler of its model and age sells for, and agree on the value in writing before you pay.':
    'देखें कि उसी मॉडल और उम्र का दोपहिया कितने में बिकता है, और पैसा भरने से पहले कीमत लिखित में तय करें।',
  'Two-wheeler up to {0} months old': 'दोपहिया, {0} महीने तक पुराना',
  'Two-wheeler over {0} months, up to {1} year old': 'दोपहिया, {0} महीने से ज़्यादा, {1} साल तक पुराना',
  'Two-wheeler {0} to {1} years old': 'दोपहिया, {0} से {1} साल पुराना',
  'Two-wheeler over {0} years old': 'दोपहिया, {0} साल से ज़्यादा पुराना',
  'Repair of {0}, two-wheeler over {1} months, up to {2} year old, no bonus, premium {3}':
    '{0} की मरम्मत, दोपहिया {1} महीने से ज़्यादा, {2} साल तक पुराना, बोनस नहीं, प्रीमियम {3}',
  'A private two-wheeler, not for hire, without a gas kit fitted later.':
    'निजी दोपहिया, जो किराए पर नहीं चलता और जिसमें बाद में गैस किट नहीं लगी।',
  'Third-party premium for three years, new two-wheeler, {0} to {1} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} cc',
  'Third-party premium for three years, new two-wheeler, {0} to {1} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} cc, GST से पहले',
  'Third-party premium for three years, new two-wheeler, above {0} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc से ऊपर',
  'Third-party premium for three years, new two-wheeler, above {0} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc से ऊपर, GST से पहले',
  'Third-party premium for three years, new two-wheeler, up to {0} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc तक',
  'Third-party premium for three years, new two-wheeler, up to {0} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc तक, GST से पहले',
  'Third-party premium for three years, new two-wheeler, {0} to {1} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} kW',
  'Third-party premium for three years, new two-wheeler, {0} to {1} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} kW, GST से पहले',
  'Third-party premium for three years, new two-wheeler, above {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW से ऊपर',
  'Third-party premium for three years, new two-wheeler, above {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for three years, new two-wheeler, up to {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW तक',
  'Third-party premium for three years, new two-wheeler, up to {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW तक, GST से पहले',
  'Third-party premium for five years, new two-wheeler, {0} to {1} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} cc',
  'Third-party premium for five years, new two-wheeler, {0} to {1} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} cc, GST से पहले',
  'Third-party premium for five years, new two-wheeler, {0} to {1} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} kW',
  'Third-party premium for five years, new two-wheeler, {0} to {1} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} से {1} kW, GST से पहले',
  'Third-party premium for five years, new two-wheeler, above {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW से ऊपर',
  'Third-party premium for five years, new two-wheeler, above {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for five years, new two-wheeler, up to {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW तक',
  'Third-party premium for five years, new two-wheeler, up to {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} kW तक, GST से पहले',
  'Third-party premium for a year, two-wheeler engine {0} to {1} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} से {1} cc',
  'Third-party premium for a year, two-wheeler engine {0} to {1} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} से {1} cc, GST से पहले',
  'Third-party premium for a year, two-wheeler engine above {0} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} cc से ऊपर',
  'Third-party premium for a year, two-wheeler engine above {0} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} cc से ऊपर, GST से पहले',
  'Third-party premium for a year, two-wheeler engine up to {0} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} cc तक',
  'Third-party premium for a year, two-wheeler engine up to {0} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} cc तक, GST से पहले',
  'Third-party premium for a year, two-wheeler engine {0} to {1} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} से {1} kW',
  'Third-party premium for a year, two-wheeler engine {0} to {1} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} से {1} kW, GST से पहले',
  'Third-party premium for a year, two-wheeler engine above {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} kW से ऊपर',
  'Third-party premium for a year, two-wheeler engine above {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} kW से ऊपर, GST से पहले',
  'Third-party premium for a year, two-wheeler engine up to {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} kW तक',
  'Third-party premium for a year, two-wheeler engine up to {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया, इंजन {0} kW तक, GST से पहले',
  'Two-wheeler, {0} kW, new': 'दोपहिया, {0} kW, नया',
  'Two-wheeler, {0} kW, new, quoted at {1}': 'दोपहिया, {0} kW, नया, कोटेशन में {1}',
  'Two-wheeler, {0} kW, on the road': 'दोपहिया, {0} kW, पहले से सड़क पर',
  'Two-wheeler, {0} kW, on the road, quoted at {1}': 'दोपहिया, {0} kW, पहले से सड़क पर, कोटेशन में {1}',
  'Hybrid two-wheeler, {0} kW, new': 'हाइब्रिड दोपहिया, {0} kW, नया',
  'Hybrid two-wheeler, {0} kW, new, quoted at {1}': 'हाइब्रिड दोपहिया, {0} kW, नया, कोटेशन में {1}',
  'Hybrid two-wheeler, {0} kW, on the road': 'हाइब्रिड दोपहिया, {0} kW, पहले से सड़क पर',
  'Hybrid two-wheeler, {0} kW, on the road, quoted at {1}':
    'हाइब्रिड दोपहिया, {0} kW, पहले से सड़क पर, कोटेशन में {1}',
  'Electric two-wheeler, {0} cc, new': 'इलेक्ट्रिक दोपहिया, {0} cc, नया',
  'Electric two-wheeler, {0} cc, new, quoted at {1}': 'इलेक्ट्रिक दोपहिया, {0} cc, नया, कोटेशन में {1}',
  'Electric two-wheeler, {0} cc, on the road': 'इलेक्ट्रिक दोपहिया, {0} cc, पहले से सड़क पर',
  'Electric two-wheeler, {0} cc, on the road, quoted at {1}':
    'इलेक्ट्रिक दोपहिया, {0} cc, पहले से सड़क पर, कोटेशन में {1}',
  'By the table at {0} years': 'तालिका के हिसाब से, {0} साल पर',
  'IDV quoted so far': 'अब तक के कोटेशन में IDV',
  'Accessories, price today': 'एक्सेसरीज़, आज की कीमत',
  'Insured declared value (IDV): request for an answer in writing':
    'गाड़ी की बीमित कीमत (IDV): लिखित जवाब का अनुरोध',
  'Price of the model, new today': 'इस मॉडल की नई गाड़ी की आज की कीमत',
  'Deductible that I counted with': 'मेरे हिसाब में डिडक्टिबल',
  'From which listed price, and for which age, is the IDV counted?':
    'IDV किस सूची कीमत से और गाड़ी की किस उम्र के लिए निकाली गई है?',
  'What does own damage cost at this IDV, and what at the next higher and lower one?':
    'इस IDV पर अपनी गाड़ी के नुकसान के कवर का प्रीमियम कितना है, और इससे ठीक ऊपर और ठीक नीचे की IDV पर कितना?',
  'Which accessories are in the IDV, and are they named in the policy?':
    'IDV में कौन सी एक्सेसरीज़ हैं, और क्या पॉलिसी में उनके नाम हैं?',
  'What exactly is paid after a theft or a total loss, and which deductibles are taken off?':
    'गाड़ी चोरी होने या पूरा नुकसान (टोटल लॉस) होने पर ठीक-ठीक कितना पैसा मिलता है, और कौन से डिडक्टिबल कटते हैं?',
  'Is a theft paid at the agreed value in full, whatever the market price is on that day?':
    'उस दिन बाज़ार में कीमत जो भी हो, क्या गाड़ी चोरी होने पर तय कीमत पूरी मिलती है?',
  'The IDV in rupees, for the vehicle and for its accessories.':
    'IDV रुपयों में, गाड़ी की अलग और एक्सेसरीज़ की अलग।',
  'The compulsory and the voluntary deductible.': 'अनिवार्य डिडक्टिबल और अपनी मर्ज़ी का डिडक्टिबल।',
  'That a theft or a total loss is paid at this IDV, less the deductible.':
    'यह कि गाड़ी चोरी होने या पूरा नुकसान (टोटल लॉस) होने पर पैसा इसी IDV के हिसाब से मिलता है, डिडक्टिबल घटाकर।',
  'The listed price without registration, road tax and insurance; the table of private car policies.':
    'सूची की कीमत, पंजीकरण, रोड टैक्स और बीमे के बिना; निजी कार की पॉलिसियों की तालिका।',
  'The table stops at {0} years: you and the insurer agree on the IDV':
    'तालिका {0} साल पर ख़त्म होती है: IDV आपके और बीमा कंपनी के बीच तय होती है',
  'Start below the table’s last value': 'बातचीत तालिका की आख़िरी कीमत से कम पर शुरू करें',
  'IDV to be agreed': 'IDV, जो तय होनी है',
  'Beyond {0} years no rule gives a value. The table falls with each year, so its last value is for a younger vehicle than yours.':
    '{0} साल के बाद के लिए किसी नियम में कीमत नहीं दी गई है। तालिका की कीमत हर साल घटती है, इसलिए उसकी आख़िरी कीमत उस गाड़ी की है, जो आपकी गाड़ी से कम पुरानी है।',
  'Plastic and rubber {0}': 'प्लास्टिक और रबर {0}',
  'Zero depreciation, bonus protection': 'ज़ीरो डेप, बोनस सुरक्षा',
  'Repair and no-claim bonus: request for an answer before a claim':
    'मरम्मत और नो-क्लेम बोनस: दावे से पहले जवाब का अनुरोध',
  'Please say in writing what is paid of this repair of {0}, and what becomes of the no-claim bonus.':
    'लिखकर बताएँ कि {0} की इस मरम्मत में से कितना पैसा मिलेगा, और नो-क्लेम बोनस का क्या होगा।',
  Estimate: 'अनुमानित बिल',
  'Bonus now': 'अभी का बोनस',
  'Own damage a year, before bonus': 'अपनी गाड़ी के नुकसान का सालाना प्रीमियम, बोनस से पहले',
  'Add-ons': 'ऐड-ऑन',
  'Paid by the insurer, as I count it': 'मेरे हिसाब से कंपनी कितना देगी',
  'How much is paid of each part of the estimate, and which share is taken off for age?':
    'अनुमानित बिल के हर हिस्से पर कितना पैसा मिलता है, और गाड़ी की उम्र के कारण कितना हिस्सा कटता है?',
  'Which deductibles are taken off?': 'कौन से डिडक्टिबल कटते हैं?',
  'What is the bonus at the next renewal with this claim, and what without it?':
    'अगले नवीनीकरण पर बोनस कितना होगा: इस दावे के साथ, और इसके बिना?',
  'Does the own-damage premium change after a claim, beside the bonus?':
    'दावे के बाद, बोनस के अलावा, क्या अपनी गाड़ी के नुकसान का प्रीमियम भी बदलता है?',
  'Until when can a claim be withdrawn, and does the bonus then stay?':
    'दावा कब तक वापस लिया जा सकता है, और क्या तब बोनस बना रहता है?',
  'The bonus of the next renewal in per cent, with a claim and without one.':
    'अगले नवीनीकरण का बोनस प्रतिशत में, दावे के साथ और दावे के बिना।',
  'No other claim in the coming years.': 'आगे के सालों में कोई और दावा नहीं।',
  'A repair of less than {0} of the IDV; above that it is a total loss.':
    'मरम्मत IDV के {0} से कम की; उससे ज़्यादा हो, तो पूरा नुकसान (टोटल लॉस)।',
  'Bonus protection': 'बोनस सुरक्षा',
  'For how many claims does the bonus protection count?': 'बोनस सुरक्षा कितने दावों तक लागू है?',
  'Request for a quotation: third-party cover': 'कोटेशन का अनुरोध: थर्ड पार्टी कवर',
  'Please quote third-party cover for {0} year in writing, with everything else in lines of its own.':
    '{0} साल के थर्ड पार्टी कवर का लिखित कोटेशन दें, बाकी हर चीज़ अलग लाइन में।',
  'Please quote third-party cover for {0} years in writing, with everything else in lines of its own.':
    '{0} साल के थर्ड पार्टी कवर का लिखित कोटेशन दें, बाकी हर चीज़ अलग लाइन में।',
  'By the rule for {0} year, with GST': 'नियम के हिसाब से {0} साल का, GST समेत',
  'By the rule for {0} years, with GST': 'नियम के हिसाब से {0} साल का, GST समेत',
  'Quoted so far': 'अब तक का कोटेशन',
  'Registration number and model': 'गाड़ी का नंबर और मॉडल',
  'What does third-party cover alone cost, before GST and with it?':
    'केवल थर्ड पार्टी कवर कितने का है, GST से पहले और GST समेत?',
  'In which class is the vehicle, by cc or kW?': 'cc या kW से गाड़ी किस श्रेणी में है?',
  'Is the concession of {0} for a hybrid taken off?':
    'क्या हाइब्रिड गाड़ी के लिए {0} की रियायत प्रीमियम में से घटाई गई है?',
  'What does accident cover of {0} for the owner who drives cost?':
    'मालिक-ड्राइवर के {0} के दुर्घटना कवर का प्रीमियम कितना है?',
  'What does own-damage cover cost, at which IDV, and with which add-ons?':
    'अपनी गाड़ी के नुकसान का कवर कितने का है, किस IDV पर और किन ऐड-ऑन के साथ?',
  'If third party differs from the price by the rule: why?':
    'थर्ड पार्टी की रकम नियम में तय कीमत से अलग हो, तो क्यों?',
  'Third party, accident cover, own damage and GST, each in a line of its own.':
    'थर्ड पार्टी, दुर्घटना कवर, अपनी गाड़ी का नुकसान और GST, हर एक अलग लाइन में।',
  'The first and the last day of each cover.': 'हर कवर का पहला और आख़िरी दिन।',
  'Does own damage run {0} year, or longer?': 'अपनी गाड़ी के नुकसान का कवर {0} साल का है, या ज़्यादा का?',
  'Plastic and rubber {0}, {text}': 'प्लास्टिक और रबर {0}, {text}',
  'Fibreglass {0}': 'फ़ाइबरग्लास {0}',
  'Fibreglass {0}, {text}': 'फ़ाइबरग्लास {0}, {text}',
  'fibreglass {0}': 'फ़ाइबरग्लास {0}',
  'fibreglass {0}, {text}': 'फ़ाइबरग्लास {0}, {text}',
  'Metal and other parts {0}': 'धातु और बाकी पुर्ज़े {0}',
  'Metal and other parts {0}, {text}': 'धातु और बाकी पुर्ज़े {0}, {text}',
  'metal and other parts {0}': 'धातु और बाकी पुर्ज़े {0}',
  'metal and other parts {0}, {text}': 'धातु और बाकी पुर्ज़े {0}, {text}',
  'Painting {0}': 'पेंट {0}',
  'Painting {0}, {text}': 'पेंट {0}, {text}',
  'painting {0}': 'पेंट {0}',
  'painting {0}, {text}': 'पेंट {0}, {text}',
  'Labour and glass {0}': 'मज़दूरी और काँच {0}',
  'Labour and glass {0}, {text}': 'मज़दूरी और काँच {0}, {text}',
  'labour and glass {0}': 'मज़दूरी और काँच {0}',
  'labour and glass {0}, {text}': 'मज़दूरी और काँच {0}, {text}',
  'Your quote is {0} less than the table': 'आपका कोटेशन तालिका से {0} कम है',
  'After a theft you would get that much less.': 'गाड़ी चोरी होने पर उतना ही कम पैसा मिलेगा।',
  'Your value is far above what the table leaves at {0} years: ask why':
    'आपकी कीमत {0} साल पर तालिका की कीमत से बहुत ऊपर है: कारण पूछें',
  'It is {0} more than the table leaves at {1} years': 'यह {1} साल पर तालिका की कीमत से {0} ज़्यादा है',
  'Yours is older. Ask on which price it rests, what it adds to the premium, and whether a theft is paid at this value.':
    'आपकी गाड़ी उससे भी पुरानी है। पूछें कि यह IDV किस कीमत से निकाली गई है, इससे प्रीमियम कितना बढ़ता है, और गाड़ी चोरी होने पर क्या यही रकम मिलती है।',
  'Third-party premium for three years, new electric car, above {0} and up to {1} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} से ऊपर और {1} kW तक, GST से पहले',
  'Third-party premium for three years, new electric two-wheeler, above {0} and up to {1} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक',
  'Third-party premium for three years, new electric two-wheeler, above {0} and up to {1} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक, GST से पहले',
  'Third-party premium for three years, new electric two-wheeler, up to {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW तक',
  'Third-party premium for three years, new electric two-wheeler, up to {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW तक, GST से पहले',
  'Third-party premium for three years, new electric two-wheeler, above {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW से ऊपर',
  'Third-party premium for three years, new electric two-wheeler, above {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for five years, new electric car, above {0} and up to {1} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} से ऊपर और {1} kW तक',
  'Third-party premium for five years, new electric car, above {0} and up to {1} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} से ऊपर और {1} kW तक, GST से पहले',
  'Third-party premium for five years, new electric car, up to {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW तक',
  'Third-party premium for five years, new electric car, up to {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW तक, GST से पहले',
  'Third-party premium for five years, new electric car, above {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW से ऊपर',
  'Third-party premium for five years, new electric car, above {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for a year, electric car up to {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW तक',
  'Third-party premium for a year, electric car up to {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW तक, GST से पहले',
  'Third-party premium for a year, electric car above {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW से ऊपर',
  'Third-party premium for a year, electric car above {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for a year, electric two-wheeler above {0} and up to {1} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक',
  'Third-party premium for a year, electric two-wheeler above {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} kW से ऊपर',
  'Third-party premium for a year, electric two-wheeler above {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} kW से ऊपर, GST से पहले',
  'Your quote has the same IDV as the table': 'आपके कोटेशन में वही IDV है, जो तालिका से निकलती है',
  'A theft would be paid at this value, less the deductible.':
    'गाड़ी चोरी होने पर इसी कीमत में से डिडक्टिबल घटाकर बाकी मिलेगा।',
} as const satisfies Catalogue;
