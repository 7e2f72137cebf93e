import type { Catalogue } from '../../languages/create-translator.ts';

export const roadAccidentClaimHindi = {
  'If you were hurt, or somebody died: petition to the tribunal':
    'आपको चोट लगी हो, या किसी की मृत्यु हुई हो: अधिकरण में याचिका',
  'If you were hurt, or somebody died, file the petition to the tribunal today':
    'आपको चोट लगी हो, या किसी की मृत्यु हुई हो, तो अधिकरण में याचिका आज ही दायर करें',
  'Papers to collect: Policy copy and certificate of insurance; RC and driving licence; Fitness certificate and permit, with proof that they were valid that day (for a commercial vehicle); FIR copy; Tribunal notice, petition or summons (when it comes: pass it on within a day); Medical and repair records of the other side (if you have them).':
    'जुटाने के काग़ज़: पॉलिसी की कॉपी और बीमा प्रमाणपत्र; RC और ड्राइविंग लाइसेंस; फ़िटनेस प्रमाणपत्र और परमिट, और इसका सबूत कि उस दिन ये मान्य थे (व्यावसायिक गाड़ी हो तो); FIR की कॉपी; अधिकरण का नोटिस, याचिका या समन (मिलने पर: एक दिन के अंदर आगे भेजें); दूसरे पक्ष के इलाज और मरम्मत के काग़ज़ (आपके पास हों तो)।',
  'Registration number of the other vehicle (if you have it)': 'दूसरी गाड़ी का नंबर (आपके पास हो तो)',
  'Time limits: you hit someone or something': 'समय-सीमाएँ: आपसे किसी को या किसी चीज़ को टक्कर लगी',
  'What often goes wrong: The vehicle had no insurance that day, so the owner pays. With an invalid licence or permit, or a drunk driver, the insurer may pay the victim and recover the money from the owner. Damage to property above the limit in the policy stays with the owner.':
    'अक्सर क्या गड़बड़ होती है: उस दिन गाड़ी का बीमा नहीं था, इसलिए मालिक चुकाता है। लाइसेंस या परमिट मान्य न हो, या ड्राइवर नशे में हो, तो बीमा कंपनी पीड़ित को चुकाकर वह रकम मालिक से वसूल कर सकती है। दूसरों की चीज़ों का नुकसान पॉलिसी की सीमा से ज़्यादा हो, तो ऊपर की रकम मालिक के ज़िम्मे रहती है।',
  'Who to tell: you hit someone or something': 'किसे बताएँ: आपसे किसी को या किसी चीज़ को टक्कर लगी',
  'Within six months of the accident (law). Claim petition, with legal help. If the time is over, file all the same.':
    'दुर्घटना के छह महीने के अंदर (कानून)। दावा याचिका, कानूनी मदद के साथ। समय निकल गया हो, तब भी दायर करें।',
  'When did you tell the police?': 'पुलिस को आपने कब बताया?',
  'When did you return Form III to the police?': 'फ़ॉर्म III आपने पुलिस को कब लौटाया?',
  'When did the police send the first accident report?': 'पुलिस ने पहली दुर्घटना रिपोर्ट कब भेजी?',
  'When did the police send the interim report?': 'पुलिस ने अंतरिम रिपोर्ट कब भेजी?',
  'When was the petition filed with the tribunal?': 'अधिकरण में याचिका कब दायर हुई?',
  'First accident report': 'पहली दुर्घटना रिपोर्ट',
  'The police send it to the tribunal and the insurer. The victim gets a copy.':
    'पुलिस इसे अधिकरण और बीमा कंपनी को भेजती है। पीड़ित को इसकी कॉपी मिलती है।',
  'Interim accident report': 'अंतरिम दुर्घटना रिपोर्ट',
  'The detailed report follows.': 'इसके बाद विस्तृत रिपोर्ट आती है।',
  'Detailed accident report': 'विस्तृत दुर्घटना रिपोर्ट',
  'Victim, owner and driver get a copy. The tribunal treats the report of the police as a claim petition: ask it whether yours is registered.':
    'पीड़ित, मालिक और ड्राइवर को कॉपी मिलती है। अधिकरण पुलिस की रिपोर्ट को दावा याचिका मानता है: वहाँ पूछें कि आपकी याचिका दर्ज हुई या नहीं।',
  'As soon as possible, at the nearest station, unless an officer was there and asked you. Say too why you could not help the injured, if you could not.':
    'जितनी जल्दी हो सके, पास के थाने में। पुलिस अधिकारी मौके पर था और उसने आपसे पूछ लिया, तो यह ज़रूरी नहीं। घायलों की मदद नहीं हो सकी, तो उसकी वजह भी बताएँ।',
  'Tell your insurer in writing': 'बीमा कंपनी को लिखकर बताएँ',
  'The driver or the owner has to write, by section {0}. The section sets no hours: these are the shorter ones of policies. Policy term: check your policy.':
    'धारा {0} के अनुसार यह सूचना लिखकर देना ड्राइवर या मालिक का कर्तव्य है। धारा में घंटे तय नहीं हैं: यहाँ पॉलिसियों के छोटे समय दिए हैं। यह पॉलिसी की शर्त है: अपनी पॉलिसी में देख लें।',
  'Return Form III to the police': 'फ़ॉर्म III पुलिस को लौटाएँ',
  'The investigating officer gives the driver a blank copy. Ask for it if none has come.':
    'पुलिस का जाँच अधिकारी ड्राइवर को खाली फ़ॉर्म देता है। न मिला हो, तो माँगें।',
  'Treatment of a road victim': 'सड़क दुर्घटना के पीड़ित का इलाज',
  'Counted from the accident, under PM RAHAT. Dial {0}: it names a listed hospital near you.':
    'PM RAHAT में, दुर्घटना के समय से गिनकर। {0} पर फ़ोन करें: वहाँ से आपके पास का सूची वाला अस्पताल बताया जाता है।',
  'A lawyer without a fee': 'बिना फ़ीस का वकील',
  'Also a member of a Scheduled Caste or Tribe, a person with a disability, an industrial workman, and anyone whose income is below the limit of the state. Ask the District Legal Services Authority, at the district court.':
    'अनुसूचित जाति या जनजाति के लोग, दिव्यांग व्यक्ति, औद्योगिक मज़दूर, और राज्य की सीमा से कम आय वाले लोग भी। ज़िला अदालत में ज़िला विधिक सेवा प्राधिकरण से पूछें।',
  'The driver’s report to the police': 'पुलिस को ड्राइवर की रिपोर्ट',
  'The longest time, where no officer is present. Where one is, the driver gives what the officer asks for.':
    'जहाँ कोई पुलिस अधिकारी न हो, वहाँ ज़्यादा से ज़्यादा इतना समय। अधिकारी मौजूद हो, तो ड्राइवर को वह सब बताना होता है जो अधिकारी पूछे।',
  'The driver’s notice to the insurer': 'बीमा कंपनी को ड्राइवर की सूचना',
  'With policy number and period, date, time and place, who was hurt or killed, and the driver’s name and licence. The owner counts as driver here.':
    'इसमें लिखें: पॉलिसी नंबर और अवधि, तारीख़, समय और जगह, किसे चोट लगी या किसकी मृत्यु हुई, ड्राइवर का नाम और लाइसेंस। यहाँ मालिक को भी ड्राइवर माना जाता है।',
  'A driver who does not help, or does not report': 'जो ड्राइवर मदद न करे, या रिपोर्ट न दे',
  'For the first time; twice as much for the second. Help may be left out only for a mob or another reason beyond the driver’s control.':
    'पहली बार इतनी सज़ा; दूसरी बार दोगुनी। मदद तभी छोड़ी जा सकती है जब भीड़ हो या कोई और वजह जो ड्राइवर के बस में न हो।',
  'Your vehicle, taken for inspection': 'जाँच के लिए ली गई आपकी गाड़ी',
  'The owner must be told where it is.': 'मालिक को यह सूचना मिलनी ज़रूरी है कि गाड़ी कहाँ है।',
  'Your vehicle, kept for a criminal case': 'आपराधिक मामले के लिए रोकी गई आपकी गाड़ी',
  'To the person entitled to it. Bring RC, certificate of insurance and licence.':
    'गाड़ी उसे मिलती है जिसका उस पर हक है। RC, बीमा प्रमाणपत्र और लाइसेंस साथ लाएँ।',
  'The same, without third-party insurance': 'वही गाड़ी, थर्ड पार्टी बीमा न हो तो',
  'So in Karnataka since {0}. Other states have such rules too: ask at the court.':
    'कर्नाटक में {0} से यह नियम है। दूसरे राज्यों में भी ऐसे नियम हैं: अदालत में पूछें।',
  'Which tribunal': 'कौन सा अधिकरण',
  'The injured person may claim, or the owner of the property, or after a death the legal representatives.':
    'दावा घायल व्यक्ति कर सकता है, या जिस चीज़ का नुकसान हुआ उसका मालिक, या मृत्यु के बाद कानूनी प्रतिनिधि।',
  'Petition after the six months': 'छह महीने के बाद की याचिका',
  'An interim order, as of that day. It holds while the court hears the case on the limit: ask whether that is decided.':
    'यह उस दिन का अंतरिम आदेश है। जब तक अदालत समय-सीमा के मामले की सुनवाई कर रही है, यह लागू है: पूछ लें कि फ़ैसला आ गया या नहीं।',
  'Particulars of the vehicle that hit you': 'जिस गाड़ी ने आपको टक्कर मारी, उसका ब्योरा',
  'In Form {0}, from the police or the registering authority, for a small fee. They lead to the owner and the insurer.':
    'फ़ॉर्म {0} में, पुलिस या गाड़ी का पंजीकरण करने वाले दफ़्तर से, थोड़े से शुल्क पर। इससे मालिक और बीमा कंपनी का पता चलता है।',
  'Death by a hit-and-run vehicle': 'टक्कर मारकर भागी गाड़ी से मृत्यु',
  'When the police cannot find the vehicle; for accidents since {0}. A scheme may raise the sum.':
    'जब पुलिस को गाड़ी न मिले; {0} से हुई दुर्घटनाओं के लिए। कोई योजना यह रकम बढ़ा सकती है।',
  'Grievous hurt by a hit-and-run vehicle': 'टक्कर मारकर भागी गाड़ी से गंभीर चोट',
  'The same scheme. The injured person applies; after a death, the legal representatives.':
    'वही योजना। आवेदन घायल व्यक्ति करे; मृत्यु के बाद कानूनी प्रतिनिधि।',
  'Hit-and-run scheme amended on': 'हिट एंड रन योजना में बदलाव की तारीख़',
  'Only its opening could be read. Ask for the sum of today.':
    'इसका केवल शुरू का हिस्सा पढ़ा जा सका। आज की रकम पूछ लें।',
  'Death, without proof of fault': 'मृत्यु, ग़लती साबित किए बिना',
  'From the owner or the insurer of the vehicle; for accidents since {0}. A claim that proves fault can bring more.':
    'गाड़ी के मालिक या बीमा कंपनी से; {0} से हुई दुर्घटनाओं के लिए। ग़लती साबित करने वाले दावे में ज़्यादा मिल सकता है।',
  'Grievous hurt, without proof of fault': 'गंभीर चोट, ग़लती साबित किए बिना',
  'What another law pays for the same accident is taken off.':
    'इसी दुर्घटना के लिए किसी और कानून से जो मिले, वह इसमें से घटाया जाता है।',
  'A sum accepted without proof of fault': 'ग़लती साबित किए बिना मिलने वाली रकम मान लेना',
  'So take legal advice before you accept one.': 'इसलिए ऐसी रकम लेने से पहले वकील से सलाह लें।',
  'Policy copy and certificate of insurance': 'पॉलिसी की कॉपी और बीमा प्रमाणपत्र',
  'RC and driving licence': 'RC और ड्राइविंग लाइसेंस',
  'Fitness certificate and permit, with proof that they were valid that day':
    'फ़िटनेस प्रमाणपत्र और परमिट, और इसका सबूत कि उस दिन ये मान्य थे',
  'Tribunal notice, petition or summons': 'अधिकरण का नोटिस, याचिका या समन',
  'when it comes: pass it on within a day': 'मिलने पर: एक दिन के अंदर आगे भेजें',
  'First accident report, and the detailed one when it comes':
    'पहली दुर्घटना रिपोर्ट, और आने पर विस्तृत रिपोर्ट',
  'Hospital’s papers and bills, and the medico-legal certificate':
    'अस्पताल के काग़ज़ और बिल, और मेडिको-लीगल प्रमाणपत्र',
  'Proof of age, of income and of dependants': 'आयु, आय और आश्रितों का सबूत',
  'Number of the vehicle, its owner and its insurer, as far as you know them':
    'गाड़ी का नंबर, उसका मालिक और उसकी बीमा कंपनी, जितना आपको पता हो',
  'after a lasting injury': 'हमेशा रहने वाली चोट के बाद',
  'Bills and photographs of the property': 'टूटी या ख़राब हुई चीज़ों के बिल और फ़ोटो',
  'if property was hit': 'किसी चीज़ को टक्कर लगी हो तो',
  'The vehicle had no insurance that day, so the owner pays.':
    'उस दिन गाड़ी का बीमा नहीं था, इसलिए मालिक चुकाता है।',
  'Look at the dates of the policy before you rely on it.':
    'पॉलिसी पर भरोसा करने से पहले उसकी तारीख़ें देख लें।',
  'With an invalid licence or permit, or a drunk driver, the insurer may pay the victim and recover the money from the owner.':
    'लाइसेंस या परमिट मान्य न हो, या ड्राइवर नशे में हो, तो बीमा कंपनी पीड़ित को चुकाकर वह रकम मालिक से वसूल कर सकती है।',
  'Give your insurer the licence and permit early.': 'लाइसेंस और परमिट बीमा कंपनी को जल्दी दें।',
  'Damage to property above the limit in the policy stays with the owner.':
    'दूसरों की चीज़ों का नुकसान पॉलिसी की सीमा से ज़्यादा हो, तो ऊपर की रकम मालिक के ज़िम्मे रहती है।',
  'Read the limit in the schedule.': 'पॉलिसी की अनुसूची में सीमा पढ़ लें।',
  'A quick sum in cash, against a signature that gives up the rest.':
    'झटपट नकद रकम, और बदले में ऐसा दस्तख़त जिससे बाकी का हक चला जाए।',
  'Sign nothing before a lawyer has read it.': 'वकील के पढ़ने से पहले किसी काग़ज़ पर दस्तख़त न करें।',
  'Nobody wrote down the number of the vehicle.': 'गाड़ी का नंबर किसी ने नहीं लिखा।',
  'Ask witnesses and shops with a camera on the same day, and tell the police.':
    'उसी दिन गवाहों से और कैमरे वाली दुकानों से पूछें, और पुलिस को बताएँ।',
  'Income and costs cannot be proved.': 'आय और ख़र्च साबित नहीं हो पाते।',
  'Keep every bill, and ask the employer for a letter on pay and days lost.':
    'हर बिल रखें, और नियोक्ता से वेतन और छूटे दिनों की चिट्ठी लें।',
  'Please give me a copy of the FIR, of the first accident report (Form I) and of the description of the rights of victims (Form II), and the particulars of the vehicle, its owner, its driver and its insurer (Form {0}). Please tell me who investigates the accident.':
    'मुझे FIR की, पहली दुर्घटना रिपोर्ट (फ़ॉर्म I) की और पीड़ितों के अधिकारों के विवरण (फ़ॉर्म II) की कॉपी दें, और गाड़ी, उसके मालिक, उसके ड्राइवर और उसकी बीमा कंपनी का ब्योरा (फ़ॉर्म {0}) भी। यह भी बताएँ कि दुर्घटना की जाँच कौन कर रहा है।',
  'Request to the police for the papers': 'काग़ज़ों के लिए पुलिस को चिट्ठी',
  'Papers of the road accident of': 'सड़क दुर्घटना के काग़ज़, दुर्घटना की तारीख़:',
  'Police station': 'थाना',
  'Who was hurt': 'किसे चोट लगी',
  'To the officer in charge,': 'सेवा में, थाना प्रभारी,',
  'FIR number:': 'FIR नंबर:',
  'Hurt in this accident:': 'इस दुर्घटना में घायल:',
  'Your own insurer': 'आपकी अपनी बीमा कंपनी',
  'In writing (law), within {0} to {1} hours (policy term), and again the day a notice or summons comes. By e-mail or in the app, with copies; our site writes the letter.':
    'लिखकर (कानून), {0} से {1} घंटे के अंदर (पॉलिसी की शर्त), और फिर उस दिन जब कोई नोटिस या समन आए। ई-मेल से या ऐप में, कॉपियों के साथ; चिट्ठी हमारी साइट लिख देती है।',
  'Your own vehicle is damaged too? That is a second claim: [damage to a car](/claim/motor-own-damage) or [to a bike](/claim/two-wheeler).':
    'आपकी अपनी गाड़ी का भी नुकसान हुआ है? वह दूसरा दावा है: [कार का नुकसान](/claim/motor-own-damage) या [बाइक का](/claim/two-wheeler)।',
  'to a bike': 'बाइक का',
  'I drove, or own the vehicle': 'गाड़ी मैंने चलाई, या गाड़ी मेरी है',
  'Road accident: you were driving': 'सड़क दुर्घटना: गाड़ी आपने चलाई',
  'Help, tell the police, write to your insurer: these are duties by law. Settle nothing yourself. The owner has the same duties as the driver.':
    'मदद करें, पुलिस को बताएँ, अपनी बीमा कंपनी को लिखें: कानून में ये आपकी ज़िम्मेदारियाँ हैं। कोई समझौता ख़ुद न करें। मालिक की ज़िम्मेदारियाँ वही हैं जो ड्राइवर की।',
  'At once, at the latest in {0} hours (law). {1} or the nearest station.':
    'तुरंत, ज़्यादा से ज़्यादा {0} घंटे में (कानून)। {1} पर फ़ोन करें या पास के थाने जाएँ।',
  'The tribunal decides what a victim gets. For your own insurer’s delay or silence, the complaint steps below are open.':
    'पीड़ित को कितना मिले, यह अधिकरण तय करता है। आपकी अपनी बीमा कंपनी देर करे या चुप रहे, तो नीचे दिए शिकायत के कदमों का रास्ता खुला है।',
  'Do the police keep your vehicle? Ask them in writing what for. After an inspection it comes back without a court; in a criminal case ask the magistrate for its release. The rules are under “Sums and rules of this claim”.':
    'क्या गाड़ी पुलिस के पास है? उनसे लिखकर पूछें कि किस लिए। जाँच के बाद गाड़ी बिना अदालत के लौटती है; आपराधिक मामले में मजिस्ट्रेट से गाड़ी छोड़ने की माँग करें। नियम “इस दावे की रकमें और नियम” में हैं।',
  'Sums and rules of this claim': 'इस दावे की रकमें और नियम',
  'I was hurt, or a relative': 'मुझे या रिश्तेदार को चोट लगी',
  'Road accident: you or your family were hurt': 'सड़क दुर्घटना: आपको या आपके परिवार को चोट लगी',
  'The driver’s insurer pays through the Motor Accidents Claims Tribunal: the family’s claim there is against driver, owner and insurer. Without proof of fault the law gives {0} for a death; a claim that proves fault can bring more. Policies of the person who died may pay as well: tell them.':
    'ड्राइवर की बीमा कंपनी मोटर दुर्घटना दावा अधिकरण के रास्ते चुकाती है: वहाँ परिवार का दावा ड्राइवर, मालिक और बीमा कंपनी पर होता है। ग़लती साबित किए बिना कानून मृत्यु पर {0} देता है; ग़लती साबित करने वाले दावे में ज़्यादा मिल सकता है। जिनकी मृत्यु हुई, उनकी अपनी पॉलिसियों से भी पैसा मिल सकता है: उन कंपनियों को बताएँ।',
  'The driver’s insurer pays through the Motor Accidents Claims Tribunal: your claim there is against driver, owner and insurer. Your own policies may pay as well: tell them.':
    'ड्राइवर की बीमा कंपनी मोटर दुर्घटना दावा अधिकरण के रास्ते चुकाती है: वहाँ आपका दावा ड्राइवर, मालिक और बीमा कंपनी पर होता है। आपकी अपनी पॉलिसियों से भी पैसा मिल सकता है: उन कंपनियों को बताएँ।',
  'Someone in my family died': 'मेरे परिवार में किसी की मृत्यु हुई',
  'Road accident: someone in your family died': 'सड़क दुर्घटना: आपके परिवार में किसी की मृत्यु हुई',
  'Someone hurt or hit': 'किसी को चोट या टक्कर लगी',
  'You hit a person or property, or a vehicle hit you':
    'आपसे किसी व्यक्ति या चीज़ को टक्कर लगी, या किसी गाड़ी ने आपको टक्कर मारी',
  'Third-party accident claim: someone hurt, property hit':
    'थर्ड पार्टी दुर्घटना का दावा: कोई घायल, या संपत्ति का नुकसान',
  'If you hit someone, tell the police and your insurer, and settle nothing yourself. If you were hit, your claim goes to the Motor Accidents Claims Tribunal.':
    'आपसे किसी को टक्कर लगी, तो पुलिस और अपनी बीमा कंपनी को बताएँ, और कोई समझौता ख़ुद न करें। टक्कर आपको लगी, तो आपका दावा मोटर दुर्घटना दावा अधिकरण में जाता है।',
  'Call {0} or {1}. Ask the hospital or the police about PM RAHAT, the public scheme that treats road victims without payment.':
    '{0} या {1} पर फ़ोन करें। अस्पताल या पुलिस से PM RAHAT के बारे में पूछें। यह सरकारी योजना सड़क दुर्घटना के पीड़ितों का इलाज बिना पैसे लिए कराती है।',
  'They report to the tribunal and to the insurer. Take a copy of the FIR, their first information report.':
    'पुलिस अधिकरण और बीमा कंपनी को रिपोर्ट देती है। FIR (पुलिस की पहली सूचना रिपोर्ट) की कॉपी लें।',
  'Photographs of the place and the vehicles, number plates, names and numbers of witnesses.':
    'जगह और गाड़ियों के फ़ोटो, नंबर प्लेट, गवाहों के नाम और नंबर लें।',
  'No admission in writing and no sum in cash, on either side.':
    'दोनों तरफ़ से न कोई ग़लती लिखकर मानी जाए, न नकद रकम ली या दी जाए।',
  'Your own insurer, if you were driving': 'आपकी अपनी बीमा कंपनी, अगर गाड़ी आपने चलाई',
  'if you were driving': 'अगर गाड़ी आपने चलाई',
  'Tribunal, if you were hurt or somebody died': 'अधिकरण, अगर आपको चोट लगी या किसी की मृत्यु हुई',
  'if you were hurt': 'अगर आपको चोट लगी',
  'Were you driving, or was somebody hurt or killed?':
    'गाड़ी आपने चलाई, या किसी को चोट लगी या किसी की मृत्यु हुई?',
  'When did you tell the police? This date does not exist. Look at day, month and year.':
    'पुलिस को आपने कब बताया? ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'When did the police send the interim report? This lies before the step it follows, above. Look at both dates.':
    'पुलिस ने अंतरिम रिपोर्ट कब भेजी? यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
  'When was the petition filed with the tribunal? This lies before the first date you gave. Look at both dates.':
    'अधिकरण में याचिका कब दायर हुई? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Tell the police, and ask for the post-mortem': 'पुलिस को बताएँ, और पोस्टमॉर्टम के लिए कहें',
  'Death on the road': 'सड़क पर मृत्यु',
  'When did the police send the first accident report? This day is still to come. Give the day it happened.':
    'पुलिस ने पहली दुर्घटना रिपोर्ट कब भेजी? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the police send the interim report? This day is still to come. Give the day it happened.':
    'पुलिस ने अंतरिम रिपोर्ट कब भेजी? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When was the petition filed with the tribunal? This day is still to come. Give the day it happened.':
    'अधिकरण में याचिका कब दायर हुई? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'File one petition for all legal representatives.':
    'सभी कानूनी प्रतिनिधियों की एक ही याचिका दायर करें।',
  'Ask them and the hospital for the post-mortem, and who gives you its report: the tribunal, the hit-and-run scheme and accident covers ask for it.':
    'पुलिस और अस्पताल से पोस्टमॉर्टम के लिए कहें, और पूछें कि उसकी रिपोर्ट कौन देगा: अधिकरण, हिट एंड रन योजना और दुर्घटना के कवर इसे माँगते हैं।',
  'Take a copy of the FIR, their first information report, and of the first accident report. Check date, place and vehicle number in it.':
    'FIR (पुलिस की पहली सूचना रिपोर्ट) और पहली दुर्घटना रिपोर्ट की कॉपी लें। उनमें तारीख़, जगह और गाड़ी का नंबर जाँच लें।',
  'A sum that you accept without proof of fault ends the petition to the tribunal. Take legal advice first.':
    'ग़लती साबित किए बिना मिलने वाली रकम मान लेने पर अधिकरण में याचिका ख़त्म हो जाती है। पहले वकील से सलाह लें।',
  'At a tribunal where it happened or where you live, with legal help. Every woman and every child has a right to a lawyer without a fee, others by income: ask the District Legal Services Authority, at the district court.':
    'जहाँ दुर्घटना हुई या आपका घर है, वहाँ के अधिकरण में, कानूनी मदद के साथ। हर महिला और हर बच्चे को बिना फ़ीस का वकील पाने का हक है, बाकी लोगों को आय के हिसाब से: ज़िला अदालत में ज़िला विधिक सेवा प्राधिकरण से पूछें।',
  'Accident policies of the person who died': 'जिनकी मृत्यु हुई, उनकी दुर्घटना बीमा पॉलिसियाँ',
  'Claims Enquiry Officer, after a hit and run': 'दावा जाँच अधिकारी, हिट एंड रन के बाद',
  'Proof that you are the widow, the widower, a child, a parent or another heir':
    'सबूत कि आप पत्नी, पति, संतान, माता या पिता, या कोई और वारिस हैं',
  'Paper from the police on your rights': 'आपके अधिकारों का काग़ज़, पुलिस से',
  'Form II, for the victim or the family. None has come? Ask for it in writing; our site writes the letter.':
    'फ़ॉर्म II, पीड़ित या परिवार के लिए। नहीं मिला? लिखकर माँगें; चिट्ठी हमारी साइट लिख देती है।',
  'The claim is against driver and owner too. Ask the lawyer what they can pay.':
    'दावा ड्राइवर और मालिक पर भी है। वकील से पूछें कि ड्राइवर और मालिक कितना चुका पाएँगे।',
  'The tribunal decides what you get. If it gives too little, or the other side offers too little, ask the lawyer what is open.':
    'आपको कितना मिले, यह अधिकरण तय करता है। वह बहुत कम दे, या दूसरा पक्ष बहुत कम देने को कहे, तो वकील से पूछें कि कौन सा रास्ता खुला है।',
  'This one is law, not a policy term.': 'यह कानून है, पॉलिसी की शर्त नहीं।',
  'died in this accident. My relation to the deceased:':
    'की मृत्यु इस दुर्घटना में हुई। दिवंगत से मेरा रिश्ता:',
  'Please give me a copy of the FIR, of the first accident report (Form I) and of the description of the rights of victims (Form II), and the particulars of the vehicle, its owner, its driver and its insurer (Form {0}). Please tell me who investigates the accident. Please give me the inquest papers and the post-mortem report too, or tell me which hospital has the report.':
    'मुझे FIR की, पहली दुर्घटना रिपोर्ट (फ़ॉर्म I) की और पीड़ितों के अधिकारों के विवरण (फ़ॉर्म II) की कॉपी दें, और गाड़ी, उसके मालिक, उसके ड्राइवर और उसकी बीमा कंपनी का ब्योरा (फ़ॉर्म {0}) भी। यह भी बताएँ कि दुर्घटना की जाँच कौन कर रहा है। मृत्यु की पुलिस जाँच के काग़ज़ और पोस्टमॉर्टम रिपोर्ट भी दें, या बताएँ कि रिपोर्ट किस अस्पताल के पास है।',
  'When did the police send the first accident report? This lies before the first date you gave. Look at both dates.':
    'पुलिस ने पहली दुर्घटना रिपोर्ट कब भेजी? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When did the police send the interim report? This lies before the first date you gave. Look at both dates.':
    'पुलिस ने अंतरिम रिपोर्ट कब भेजी? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Tell every policy of the person who died.': 'जिनकी मृत्यु हुई, उनकी हर पॉलिसी में सूचना दें।',
  'Accident and [life cover](/claim/life-death), a bank card, the employer, the owner-driver cover of their vehicle, and two public schemes that a bank takes from an account.':
    'दुर्घटना और [जीवन बीमा](/claim/life-death), बैंक कार्ड, नौकरी से मिला बीमा, उनकी गाड़ी का मालिक-ड्राइवर कवर, और दो सरकारी योजनाएँ, जिनका प्रीमियम बैंक किसी खाते में से काटता है।',
  'At once; many within about {0} days (policy term). Bank card, employer, owner-driver cover: whoever was at fault. [What each asks for](/claim/personal-accident).':
    'तुरंत; कई में करीब {0} दिन के अंदर (पॉलिसी की शर्त)। बैंक कार्ड, नौकरी से मिला बीमा, मालिक-ड्राइवर कवर: ग़लती चाहे किसी की हो। [हर पॉलिसी क्या माँगती है](/claim/personal-accident)।',
  'What each asks for': 'हर पॉलिसी क्या माँगती है',
  'Tell accident and life covers of the person who died':
    'जिनकी मृत्यु हुई, उनके दुर्घटना और जीवन कवर में सूचना दें',
  'Claim forms of Suraksha and Jeevan Jyoti': 'सुरक्षा और जीवन ज्योति के दावा फ़ॉर्म',
  'You hit someone or something': 'आपसे किसी को या किसी चीज़ को टक्कर लगी',
  'Call {0} or {1} and see that they get to a doctor; only a mob or another reason beyond your control excuses you. A hospital must treat at once, before any formality. Ask for PM RAHAT, which treats road victims without payment.':
    '{0} या {1} पर फ़ोन करें और देखें कि घायल डॉक्टर तक पहुँचें; छूट केवल तब है जब भीड़ हो या कोई और वजह जो आपके बस में न हो। अस्पताल को कोई भी काग़ज़ी काम होने से पहले तुरंत इलाज करना है। PM RAHAT योजना के लिए कहें, जो सड़क दुर्घटना के पीड़ितों का इलाज बिना पैसे लिए कराती है।',
  'Give the officer what is asked. No officer there? Report at the nearest station, within {0} hours. Take a copy of the FIR, their first information report.':
    'पुलिस अधिकारी जो पूछे, वह बताएँ। वहाँ कोई अधिकारी नहीं? {0} घंटे के अंदर पास के थाने में रिपोर्ट दें। FIR (पुलिस की पहली सूचना रिपोर्ट) की कॉपी लें।',
  'The letter that our site writes has what section {0} asks for. Keep proof that you sent it. Not insured on that day? [Who pays then](/faqs#faqs-hurt-somebody-uninsured).':
    'धारा {0} जो माँगती है, वह हमारी साइट की लिखी चिट्ठी में है। भेजने का सबूत रखें। उस दिन गाड़ी का बीमा नहीं था? [तब पैसा कौन देता है](/faqs#faqs-hurt-somebody-uninsured)।',
  'Do not accept blame in writing and do not settle in cash. Note plates, names and witnesses.':
    'लिखकर ग़लती न मानें और नकद देकर मामला न निपटाएँ। नंबर प्लेट, नाम और गवाह लिख लें।',
  'The police and the insurer check each one with the authority that issued it. Give copies and keep a list of what you gave.':
    'पुलिस और बीमा कंपनी हर काग़ज़ उसी दफ़्तर से जँचवाती हैं जिसने उसे जारी किया। कॉपियाँ दें और लिख लें कि क्या-क्या दिया।',
  'Give your insurer any notice, petition or summons the day it comes.':
    'कोई नोटिस, याचिका या समन जिस दिन आए, उसी दिन अपनी बीमा कंपनी को दें।',
  'The driver or the owner has to write, by section {0}. The section sets no hours: these are the shorter ones of policies.':
    'धारा {0} के अनुसार यह सूचना लिखकर देना ड्राइवर या मालिक का कर्तव्य है। धारा में घंटे तय नहीं हैं: यहाँ पॉलिसियों के छोटे समय दिए हैं।',
  'if you have them': 'आपके पास हों तो',
  'Medical and repair records of the other side': 'दूसरे पक्ष के इलाज और मरम्मत के काग़ज़',
  'Sums and rules: you hit someone or something':
    'रकम और नियम: आपसे किसी को या किसी चीज़ को टक्कर लगी',
  'Policy valid from and to': 'पॉलिसी कब से कब तक मान्य है',
  'Time of the accident': 'दुर्घटना का समय',
  'Who drove': 'गाड़ी किसने चलाई',
  'Number of the driving licence': 'ड्राइविंग लाइसेंस का नंबर',
  'Who was hurt or killed, or what was hit': 'किसे चोट लगी, किसकी मृत्यु हुई, या किस चीज़ को टक्कर लगी',
  'Notice of an accident under section {0} of the Motor Vehicles Act, {1}: vehicle':
    'मोटर वाहन अधिनियम, {1} की धारा {0} में दुर्घटना की सूचना: गाड़ी',
  '. Time:': '। समय:',
  'Driver:': 'ड्राइवर:',
  ', driving licence': ', ड्राइविंग लाइसेंस',
  'Hurt, killed or hit:': 'घायल, मृत या टक्कर लगी चीज़:',
  'I shall settle nothing without you, and send you every notice or summons on the day it comes. Please give me the claim number and the name of the person who handles it.':
    'आपके बिना मेरी ओर से कोई समझौता नहीं होगा, और हर नोटिस या समन जिस दिन आए, उसी दिन आपको भेजा जाएगा। मुझे दावा नंबर और दावा देखने वाले व्यक्ति का नाम दें।',
  'Tell your own policies too': 'अपनी पॉलिसियों में भी सूचना दें',
  'Hurt on the road': 'सड़क पर चोट',
  'Call {0} or {1}. A hospital must treat at once, before any formality. Ask for PM RAHAT, the public scheme that treats road victims without payment.':
    '{0} या {1} पर फ़ोन करें। अस्पताल को कोई भी काग़ज़ी काम होने से पहले तुरंत इलाज करना है। PM RAHAT के लिए कहें: यह सरकारी योजना सड़क दुर्घटना के पीड़ितों का इलाज बिना पैसे लिए कराती है।',
  'Names and numbers of witnesses, photographs, every bill and report, and proof of income.':
    'गवाहों के नाम और नंबर, फ़ोटो, हर बिल और रिपोर्ट, और आय का सबूत।',
  'Accident or life cover, a bank card, the employer, and Suraksha (PMSBY), which a bank takes from an account.':
    'दुर्घटना या जीवन कवर, बैंक कार्ड, नौकरी से मिला बीमा, और सुरक्षा योजना (PMSBY), जिसका प्रीमियम बैंक किसी खाते में से काटता है।',
  'Your own accident policies': 'आपकी अपनी दुर्घटना बीमा पॉलिसियाँ',
  'Claim form of Suraksha, if you have it': 'सुरक्षा योजना का दावा फ़ॉर्म, अगर आपने वह योजना ली है',
  'Your own policies may pay as well, whoever was at fault: [personal accident](/claim/personal-accident), [a hospital bill](/claim/health-reimbursement).':
    'आपकी अपनी पॉलिसियों से भी पैसा मिल सकता है, ग़लती चाहे किसी की हो: [व्यक्तिगत दुर्घटना बीमा](/claim/personal-accident), [अस्पताल का बिल](/claim/health-reimbursement)।',
  'When did you return Form III to the police? This day is still to come. Give the day it happened.':
    'फ़ॉर्म III आपने पुलिस को कब लौटाया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'File one petition for the family, with legal help':
    'परिवार की एक ही याचिका दायर करें, कानूनी मदद के साथ',
  'This one is law, not a policy term. The six months are over. File all the same, with legal help. On {0} the Supreme Court told tribunals not to dismiss a petition as late while it hears the case on this limit. Ask whether that case has been decided since.':
    'यह कानून है, पॉलिसी की शर्त नहीं। छह महीने बीत चुके हैं। फिर भी दायर करें, कानूनी मदद के साथ। {0} को सुप्रीम कोर्ट ने अधिकरणों से कहा कि जब तक वह इस समय-सीमा के मामले की सुनवाई कर रहा है, किसी याचिका को देर के कारण ख़ारिज न करें। पूछें कि उसके बाद उस मामले का फ़ैसला आया या नहीं।',
  'As soon as possible, at the nearest station, unless an officer was there and asked you. Say too why you could not help the injured, if you could not. This time is over. Done already? Add the date. If not, do it now and give the reason.':
    'जितनी जल्दी हो सके, पास के थाने में। पुलिस अधिकारी मौके पर था और उसने आपसे पूछ लिया, तो यह ज़रूरी नहीं। घायलों की मदद नहीं हो सकी, तो उसकी वजह भी बताएँ। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ।',
  'The driver or the owner has to write, by section {0}. The section sets no hours: these are the shorter ones of policies. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'धारा {0} के अनुसार यह सूचना लिखकर देना ड्राइवर या मालिक का कर्तव्य है। धारा में घंटे तय नहीं हैं: यहाँ पॉलिसियों के छोटे समय दिए हैं। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Tell every policy of the person who died': 'जिनकी मृत्यु हुई, उनकी हर पॉलिसी में सूचना दें',
  'Time allowed: until {0}. On {1} the Supreme Court told tribunals not to dismiss a petition as late while it hears the case on this limit. Ask whether that case has been decided since.':
    'समय था: {0} तक। {1} को सुप्रीम कोर्ट ने अधिकरणों से कहा कि जब तक वह इस समय-सीमा के मामले की सुनवाई कर रहा है, किसी याचिका को देर के कारण ख़ारिज न करें। पूछें कि उसके बाद उस मामले का फ़ैसला आया या नहीं।',
  'The investigating officer gives the driver a blank copy. Ask for it if none has come. This time is over. Done already? Add the date. If not, do it now and give the reason.':
    'पुलिस का जाँच अधिकारी ड्राइवर को खाली फ़ॉर्म देता है। न मिला हो, तो माँगें। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ।',
  'File the petition, with legal help': 'याचिका दायर करें, कानूनी मदद के साथ',
  'In writing (law), within {0} to {1} hours (policy term), and again the day a notice or summons comes.':
    'लिखकर (कानून), {0} से {1} घंटे के अंदर (पॉलिसी की शर्त), और फिर उस दिन जब कोई नोटिस या समन आए।',
  'Get treatment, and a copy of the FIR': 'इलाज कराएँ, और FIR की कॉपी लें',
  '**Done.** In writing (law), within {0} to {1} hours (policy term), and again the day a notice or summons comes.':
    '**हो गया।** लिखकर (कानून), {0} से {1} घंटे के अंदर (पॉलिसी की शर्त), और फिर उस दिन जब कोई नोटिस या समन आए।',
  'Help, tell the police, then write to your insurer':
    'मदद करें, पुलिस को बताएँ, फिर अपनी बीमा कंपनी को लिखें',
  'When did you return Form III to the police? This lies before the first date you gave. Look at both dates.':
    'फ़ॉर्म III आपने पुलिस को कब लौटाया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
} as const satisfies Catalogue;
