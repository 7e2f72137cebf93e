import type { Catalogue } from '../../languages/create-translator.ts';

export const healthClaimHindi = {
  'An illness found before this day may not be covered. By one count the wait is over a day earlier. Policy term: check your policy.':
    'इस दिन से पहले पता चली बीमारी शायद कवर न हो। एक गिनती से प्रतीक्षा एक दिन पहले ख़त्म होती है। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'Do it yourself, even if the desk has written. Policy term: check your policy.':
    'बीमा डेस्क ने लिख दिया हो, तब भी ख़ुद सूचना दें। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'Papers to collect: Claim form and policy; Details of the illness, hospital and doctor; Specialist’s certificate of first diagnosis, with its date; The test the definition names: tissue report, scan, ECG or blood test; Discharge summary and earlier records; Identity (_KYC_) and bank proof, such as a cancelled cheque.':
    'जुटाने के काग़ज़: दावा फ़ॉर्म और पॉलिसी; बीमारी, अस्पताल और डॉक्टर का ब्योरा; विशेषज्ञ डॉक्टर का प्रमाणपत्र कि बीमारी पहली बार कब पता चली, तारीख़ के साथ; वह जाँच जिसका नाम परिभाषा में है: टिश्यू रिपोर्ट, स्कैन, ECG या ख़ून की जाँच; डिस्चार्ज समरी और पहले के रिकॉर्ड; पहचान (_KYC_) और बैंक का सबूत, जैसे रद्द किया हुआ चेक।',
  'Papers to collect: Health card or policy number; Photo ID of the patient, and identity (_KYC_) of the policyholder; The doctor’s admission note or prescription; Pre-authorisation form, filled by the desk with the doctor; Earlier reports of the same illness (if there are any); Police or medico-legal paper (after an accident).':
    'जुटाने के काग़ज़: हेल्थ कार्ड या पॉलिसी नंबर; मरीज़ का फ़ोटो वाला पहचान पत्र, और पॉलिसीधारक की पहचान (_KYC_); भर्ती के लिए डॉक्टर का नोट या पर्ची; पहले से मंज़ूरी का फ़ॉर्म, जिसे डेस्क डॉक्टर के साथ भरता है; इसी बीमारी की पुरानी रिपोर्टें (अगर हों); पुलिस या मेडिको-लीगल काग़ज़ (दुर्घटना के बाद)।',
  'The longer time is shown here; yours may be shorter. Policy term: check your policy.':
    'यहाँ लंबा वाला समय दिखाया गया है; आपका समय इससे कम हो सकता है। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'The shorter time is shown here; yours may be longer. Policy term: check your policy.':
    'यहाँ कम वाला समय दिखाया है; आपका समय इससे ज़्यादा हो सकता है। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'What often goes wrong: Diagnosed within the waiting period. Less severe than the definition, for example an early-stage cancer. Not the first occurrence, or a condition not told when buying.':
    'अक्सर क्या गड़बड़ होती है: बीमारी प्रतीक्षा अवधि के अंदर पता चली। बीमारी परिभाषा से कम गंभीर है, जैसे शुरुआती अवस्था का कैंसर। बीमारी पहली बार नहीं हुई, या पहले की एक बीमारी ख़रीदते समय नहीं बताई गई।',
  'What often goes wrong: Names, ages or dates do not match from paper to paper. Papers came after the policy’s window without a reason. The illness is in its waiting period, or the treatment is not covered. The insurer does not recognise the hospital or has excluded it. Items that are not treatment, such as meals for visitors, are left out.':
    'अक्सर क्या गड़बड़ होती है: अलग-अलग काग़ज़ों में नाम, आयु या तारीख़ मेल नहीं खाती। काग़ज़ पॉलिसी के समय के बाद पहुँचे और कारण नहीं बताया गया। बीमारी अभी प्रतीक्षा अवधि में है, या इलाज कवर नहीं है। कंपनी उस अस्पताल को नहीं मानती, या उसके दावे नहीं लेती। जो चीज़ें इलाज नहीं हैं, जैसे मिलने आने वालों का खाना, वे छोड़ दी जाती हैं।',
  'What often goes wrong: The illness is still in its waiting period. The treatment is excluded, such as cosmetic or dental work, or the stay was only for tests. You did not disclose an illness when you bought the policy. The policy had lapsed.':
    'अक्सर क्या गड़बड़ होती है: बीमारी अभी प्रतीक्षा अवधि में है। वह इलाज कवर नहीं है, जैसे सुंदरता या दाँतों का इलाज, या भर्ती केवल जाँच के लिए थी। पॉलिसी लेते समय आपने अपनी एक बीमारी नहीं बताई। पॉलिसी लैप्स हो चुकी थी।',
  '{0} hours from the hospital’s request for final approval':
    'अंतिम मंज़ूरी के लिए अस्पताल के अनुरोध से {0} घंटे',
  'Cover that can be questioned only for fraud': 'कवर, जिस पर केवल धोखाधड़ी के लिए सवाल उठ सकता है',
  'After this much cover without a break, only established fraud can be raised, not an illness that was left out of the form.':
    'इतने समय तक बिना रुकावट के कवर के बाद फ़ॉर्म में छूटी किसी बीमारी पर दावा नामंज़ूर नहीं हो सकता, जब तक धोखाधड़ी साबित न हो।',
  'After {0} months of cover without a break, only established fraud counts.':
    '{0} महीने तक बिना रुकावट के कवर के बाद बात न बताने या ग़लत बताने पर दावा नामंज़ूर नहीं हो सकता, जब तक धोखाधड़ी साबित न हो।',
  'Tell the insurer of the planned stay': 'पहले से तय भर्ती की सूचना कंपनी को दें',
  'The longer time is shown here; yours may be shorter.':
    'यहाँ लंबा वाला समय दिखाया गया है; आपका समय इससे कम हो सकता है।',
  'At most, from receipt of the request. No answer? Ask the desk and call the insurer.':
    'ज़्यादा से ज़्यादा, अनुरोध मिलने से। जवाब नहीं आया? डेस्क से पूछें और कंपनी को फ़ोन करें।',
  'Tell the insurer of the stay': 'भर्ती की सूचना कंपनी को दें',
  'Do it yourself, even if the desk has written.': 'बीमा डेस्क ने लिख दिया हो, तब भी ख़ुद सूचना दें।',
  'Final approval on the day you go home': 'छुट्टी के दिन अंतिम मंज़ूरी',
  'From the hospital’s request: note its time. What a longer wait costs is the insurer’s to bear.':
    'अस्पताल के अनुरोध से: उसका समय लिख लें। इससे ज़्यादा देर होने पर जो ख़र्च आए, वह कंपनी को उठाना है।',
  'Ask for a room that your policy pays in full. A costlier one can cut other charges too.':
    'ऐसा कमरा माँगें जिसका पूरा किराया आपकी पॉलिसी देती है। महँगा कमरा लेने पर दूसरे ख़र्चों में भी कटौती हो सकती है।',
  'Insurer or TPA': 'बीमा कंपनी या TPA',
  'Earlier reports of the same illness': 'इसी बीमारी की पुरानी रिपोर्टें',
  'What the reason means': 'इस कारण का मतलब',
  'Cashless hospital stay': 'अस्पताल में कैशलेस भर्ती',
  'In hospital or going in, and the hospital can ask the insurer':
    'अस्पताल में हैं या भर्ती होना है, और अस्पताल कंपनी से मंज़ूरी माँग सकता है',
  'Health: cashless hospital admission': 'स्वास्थ्य: अस्पताल में कैशलेस भर्ती',
  'The hospital’s insurance desk asks the insurer to approve the bill. You pay only what the policy does not cover.':
    'अस्पताल का बीमा डेस्क कंपनी से बिल की मंज़ूरी माँगता है। आपको केवल वही चुकाना होता है जो पॉलिसी में कवर नहीं है।',
  'Show the health card or policy number and a photo ID. Treatment comes first; a relative can do this.':
    'हेल्थ कार्ड या पॉलिसी नंबर और फ़ोटो वाला पहचान पत्र दिखाएँ। इलाज पहले है; यह काम कोई रिश्तेदार भी कर सकता है।',
  'Ask the desk to send the _pre-authorisation_ request now, and write down the time. It asks the insurer to approve the stay.':
    'डेस्क से कहें कि _पहले से मंज़ूरी_ (प्री-ऑथ) का अनुरोध अभी भेजे, और उसका समय लिख लें। इसमें कंपनी से भर्ती की मंज़ूरी माँगी जाती है।',
  'Call or use the app of the insurer or its _TPA_ (the firm that handles its health claims). Note the claim number.':
    'बीमा कंपनी या उसके _TPA_ (कंपनी की ओर से स्वास्थ्य दावे देखने वाली संस्था) को फ़ोन करें या ऐप पर सूचना दें। दावा नंबर लिख लें।',
  'Insurer or TPA, emergency': 'बीमा कंपनी या TPA, इमरजेंसी',
  'Within {0} to {1} days of discharge (policy term). Courier, branch, app or e-mail; keep proof of sending.':
    'छुट्टी के {0} से {1} दिन के अंदर (पॉलिसी की शर्त)। कूरियर, शाखा, ऐप या ई-मेल से; भेजने का सबूत रखें।',
  'Within {0} to {1} hours of admission (policy term). App, phone or e-mail; ask for a claim number.':
    'भर्ती के {0} से {1} घंटे के अंदर (पॉलिसी की शर्त)। ऐप, फ़ोन या ई-मेल से; दावा नंबर माँगें।',
  'Insurer or TPA, planned stay': 'बीमा कंपनी या TPA, पहले से तय भर्ती',
  'Police or the hospital’s police desk, after an accident':
    'पुलिस या अस्पताल का पुलिस डेस्क, दुर्घटना के बाद',
  'Health card or policy number': 'हेल्थ कार्ड या पॉलिसी नंबर',
  'Photo ID of the patient, and identity (_KYC_) of the policyholder':
    'मरीज़ का फ़ोटो वाला पहचान पत्र, और पॉलिसीधारक की पहचान (_KYC_)',
  'The doctor’s admission note or prescription': 'भर्ती के लिए डॉक्टर का नोट या पर्ची',
  'Pre-authorisation form, filled by the desk with the doctor':
    'पहले से मंज़ूरी का फ़ॉर्म, जिसे डेस्क डॉक्टर के साथ भरता है',
  'if there are any': 'अगर हों',
  'Police or medico-legal paper': 'पुलिस या मेडिको-लीगल काग़ज़',
  'When was the admission, or when will it be?': 'भर्ती कब हुई, या कब होनी है?',
  'When did the desk send the cashless request?': 'डेस्क ने कैशलेस का अनुरोध कब भेजा?',
  'When did the insurer answer that request?': 'कंपनी ने उस अनुरोध का जवाब कब दिया?',
  'When did the hospital ask for the final approval?': 'अस्पताल ने अंतिम मंज़ूरी कब माँगी?',
  'When did the final approval come?': 'अंतिम मंज़ूरी कब आई?',
  'The illness is still in its waiting period.': 'बीमारी अभी प्रतीक्षा अवधि में है।',
  'Check the dates on the policy, and count earlier cover that was moved to this one.':
    'पॉलिसी पर छपी तारीख़ें देखें, और पहले का वह कवर भी गिनें जो इस पॉलिसी में लाया गया।',
  'The treatment is excluded, such as cosmetic or dental work, or the stay was only for tests.':
    'वह इलाज कवर नहीं है, जैसे सुंदरता या दाँतों का इलाज, या भर्ती केवल जाँच के लिए थी।',
  'Ask the doctor to write why the stay is needed.': 'डॉक्टर से लिखवाएँ कि भर्ती क्यों ज़रूरी है।',
  'You did not disclose an illness when you bought the policy.':
    'पॉलिसी लेते समय आपने अपनी एक बीमारी नहीं बताई।',
  'The policy had lapsed.': 'पॉलिसी लैप्स हो चुकी थी।',
  'Look for the payment and the renewal message; a grace period may apply.':
    'भुगतान और नवीनीकरण का संदेश खोजें; हो सकता है ग्रेस पीरियड लागू हो।',
  'A cashless refusal is not the end: you can pay and [claim back](/claim/health-reimbursement). A claim itself may be rejected only after the insurer’s claims review committee agrees.':
    'कैशलेस नामंज़ूर होने से बात ख़त्म नहीं होती: बिल चुकाकर [बाद में दावा](/claim/health-reimbursement) किया जा सकता है। दावा तभी नामंज़ूर हो सकता है, जब कंपनी की दावा समीक्षा समिति सहमत हो।',
  'If the patient dies in hospital, the insurer must act at once so that the family can take the body home. How to find a network hospital is on [cashless hospitals](/cashless-hospital).':
    'अस्पताल में मरीज़ की मृत्यु हो जाए, तो कंपनी को तुरंत काम करना है ताकि परिवार पार्थिव शरीर घर ले जा सके। नेटवर्क अस्पताल कैसे खोजें, यह [कैशलेस अस्पताल](/cashless-hospital) पर है।',
  'Two health policies? You choose which one pays first, and that insurer sorts out the balance with the other.':
    'दो स्वास्थ्य पॉलिसियाँ हैं? पहले कौन सी चुकाए, यह आपको चुनना है; बाकी रकम का हिसाब वह कंपनी दूसरी कंपनी से करती है।',
  'Was the cashless request approved, cut or refused?':
    'कैशलेस का अनुरोध मंज़ूर हुआ, उसमें कटौती हुई या नामंज़ूर हुआ?',
  'Notice of a hospital stay': 'अस्पताल में भर्ती की सूचना',
  'Reason for admission, in a few words': 'भर्ती का कारण, थोड़े शब्दों में',
  'Notice of a hospital stay under policy': 'अस्पताल में भर्ती की सूचना, पॉलिसी नंबर',
  'Please register this claim.': 'यह दावा दर्ज करें।',
  'is to be treated at': 'का इलाज होना है। अस्पताल:',
  '. Day of admission:': '। भर्ती का दिन:',
  '. Reason given by the doctor:': '। डॉक्टर का बताया कारण:',
  'The hospital’s insurance desk sends the cashless request. Please give me the claim number, and tell me in writing if any part is not approved, with the policy term it rests on.':
    'कैशलेस का अनुरोध अस्पताल का बीमा डेस्क भेजता है। मुझे दावा नंबर दें। कोई हिस्सा मंज़ूर न हो, तो लिखकर बताएँ, पॉलिसी की उस शर्त के साथ जो उसका आधार है।',
  'Pay first, claim back': 'पहले चुकाएँ, फिर दावा करें',
  'You will pay, or have paid, the hospital': 'अस्पताल का बिल आपको चुकाना है, या आपने चुका दिया है',
  'Health reimbursement claim: pay first, claim back': 'स्वास्थ्य रीइंबर्समेंट दावा: पहले चुकाएँ, फिर वापस लें',
  'You pay the hospital and send the papers to the insurer or its TPA. The money comes to your bank account.':
    'अस्पताल का बिल आप चुकाएँ और काग़ज़ बीमा कंपनी या उसके TPA को भेजें। पैसा आपके बैंक खाते में आता है।',
  'Tell the insurer or TPA': 'बीमा कंपनी या TPA को सूचना दें',
  'On the day of admission if you can. A _TPA_ is the firm that handles health claims for an insurer. Note the claim number.':
    'हो सके तो भर्ती के दिन ही। _TPA_ वह संस्था है जो बीमा कंपनी की ओर से स्वास्थ्य दावे देखती है। दावा नंबर लिख लें।',
  'Itemised bill, receipts, discharge summary and all reports, stamped and signed.':
    'हर चीज़ के हिसाब वाला बिल, रसीदें, डिस्चार्ज समरी और सभी रिपोर्टें, मुहर और दस्तख़त के साथ।',
  'Scan each page before you part with it. Check that names, ages and dates match.':
    'काग़ज़ देने से पहले हर पेज स्कैन करें। देख लें कि नाम, आयु और तारीख़ें मेल खाती हैं।',
  'Part A is yours; part B is for the hospital. Ask for part B before you go home.':
    'भाग A आपका है; भाग B अस्पताल का। घर जाने से पहले भाग B माँग लें।',
  'Insurer or TPA again, with the papers': 'फिर बीमा कंपनी या TPA, काग़ज़ों के साथ',
  'Claim form, part A (you) and part B (the hospital)': 'दावा फ़ॉर्म, भाग A (आप) और भाग B (अस्पताल)',
  'Discharge summary and admission notes': 'डिस्चार्ज समरी और भर्ती के नोट',
  'Original final bill with its break-up, and payment receipts':
    'असली अंतिम बिल, पूरे हिसाब के साथ, और भुगतान की रसीदें',
  'Prescriptions and pharmacy bills, in order of date':
    'डॉक्टर की पर्चियाँ और दवा के बिल, तारीख़ के क्रम में',
  'Test reports and the bills for them': 'जाँच की रिपोर्टें और उनके बिल',
  'Sticker and invoice of the implant': 'इंप्लांट का स्टिकर और बिल',
  'for a stent, lens or implant': 'स्टेंट, लेंस या इंप्लांट के लिए',
  'Bills from before and after the stay, as a second set':
    'भर्ती से पहले और छुट्टी के बाद के बिल, अलग गड्डी में',
  'if your policy covers them': 'अगर आपकी पॉलिसी इन्हें कवर करती है',
  'When was the discharge, or when will it be?': 'अस्पताल से छुट्टी कब मिली, या कब मिलेगी?',
  'The shorter time is shown here; yours may be longer.':
    'यहाँ कम वाला समय दिखाया है; आपका समय इससे ज़्यादा हो सकता है।',
  'The shorter time is shown here. Send what you have; later bills can follow.':
    'यहाँ कम वाला समय दिखाया है। जो काग़ज़ हैं, भेज दें; बाद के बिल पीछे से भेजना भी ठीक है।',
  'From the day you submit the claim. Older pages still print longer times.':
    'दावा जमा करने के दिन से। पुराने पेजों पर अब भी इससे लंबा समय छपा है।',
  'Names, ages or dates do not match from paper to paper.':
    'अलग-अलग काग़ज़ों में नाम, आयु या तारीख़ मेल नहीं खाती।',
  'Compare them before you leave the hospital, and have mistakes corrected there.':
    'अस्पताल छोड़ने से पहले मिलान करें, और ग़लतियाँ वहीं ठीक कराएँ।',
  'Papers came after the policy’s window without a reason.':
    'काग़ज़ पॉलिसी के समय के बाद पहुँचे और कारण नहीं बताया गया।',
  'Send what you have and explain the delay: that alone is no ground.':
    'जो है वह भेजें और देरी का कारण बताएँ: केवल देरी नामंज़ूरी का आधार नहीं है।',
  'The illness is in its waiting period, or the treatment is not covered.':
    'बीमारी अभी प्रतीक्षा अवधि में है, या इलाज कवर नहीं है।',
  'Ask for the policy term in writing and compare the dates.':
    'पॉलिसी की शर्त लिखित में माँगें और तारीख़ें मिलाएँ।',
  'The insurer does not recognise the hospital or has excluded it.':
    'कंपनी उस अस्पताल को नहीं मानती, या उसके दावे नहीं लेती।',
  'Ask before a planned stay.': 'पहले से तय भर्ती हो, तो पहले पूछ लें।',
  'Items that are not treatment, such as meals for visitors, are left out.':
    'जो चीज़ें इलाज नहीं हैं, जैसे मिलने आने वालों का खाना, वे छोड़ दी जाती हैं।',
  'Ask for a bill that lists each item.': 'ऐसा बिल माँगें जिसमें हर चीज़ अलग लिखी हो।',
  'A claim may be rejected only after the insurer’s claims review committee agrees, and a cut must quote the policy term behind it.':
    'दावा तभी नामंज़ूर हो सकता है, जब कंपनी की दावा समीक्षा समिति सहमत हो। कटौती में भी बताना ज़रूरी है कि वह पॉलिसी की किस शर्त पर है।',
  'Notice of a stay you pay for first': 'भर्ती की सूचना, जब बिल पहले ख़ुद चुकाना हो',
  'is being treated, or was treated, at': 'का इलाज चल रहा है या हो चुका है। अस्पताल:',
  'I shall pay the hospital and send you the bills. Please give me the claim number, the claim form and your full list of papers.':
    'अस्पताल का बिल मेरी ओर से चुकाया जाएगा और बिल आपको भेजे जाएँगे। मुझे दावा नंबर, दावा फ़ॉर्म और काग़ज़ों की पूरी सूची दें।',
  'A serious illness was diagnosed, and the policy pays one sum':
    'किसी गंभीर बीमारी का पता चला है, और पॉलिसी एक तय रकम देती है',
  'Critical illness claim: the lump sum': 'गंभीर बीमारी का दावा: एकमुश्त रकम',
  'The policy pays a fixed sum on the first diagnosis of a listed illness that meets its definition.':
    'सूची की कोई बीमारी पहली बार पता चले और परिभाषा पर खरी उतरे, तो पॉलिसी एक तय रकम देती है।',
  'Ask the specialist for its exact name and the date it was first made.':
    'विशेषज्ञ डॉक्टर से बीमारी का ठीक नाम पूछें, और वह तारीख़ भी जब वह पहली बार पता चली।',
  'Line by line, beside the report. Ask the doctor to use the same terms where they are true.':
    'एक-एक पंक्ति, रिपोर्ट के साथ रखकर। जहाँ सच हो, वहाँ डॉक्टर से वही शब्द लिखने को कहें।',
  'Tissue report, scans, ECG and blood tests. The test that the definition names carries the claim.':
    'टिश्यू रिपोर्ट, स्कैन, ECG और ख़ून की जाँच। दावा उसी जाँच पर टिकता है जिसका नाम परिभाषा में है।',
  'The life insurer, if the cover is a rider on a life policy. Note the claim number.':
    'कवर जीवन बीमा पॉलिसी का राइडर हो, तो जीवन बीमा कंपनी को। दावा नंबर लिख लें।',
  'Insurer (life insurer, if it is a rider)': 'बीमा कंपनी (राइडर हो तो जीवन बीमा कंपनी)',
  'As soon as it is diagnosed; your policy states the days (policy term). Phone, app, branch or e-mail.':
    'बीमारी का पता चलते ही; कितने दिन में, यह आपकी पॉलिसी में लिखा है (पॉलिसी की शर्त)। फ़ोन, ऐप, शाखा या ई-मेल से।',
  'Details of the illness, hospital and doctor': 'बीमारी, अस्पताल और डॉक्टर का ब्योरा',
  'Specialist’s certificate of first diagnosis, with its date':
    'विशेषज्ञ डॉक्टर का प्रमाणपत्र कि बीमारी पहली बार कब पता चली, तारीख़ के साथ',
  'The test the definition names: tissue report, scan, ECG or blood test':
    'वह जाँच जिसका नाम परिभाषा में है: टिश्यू रिपोर्ट, स्कैन, ECG या ख़ून की जाँच',
  'Discharge summary and earlier records': 'डिस्चार्ज समरी और पहले के रिकॉर्ड',
  'When was the illness first diagnosed?': 'बीमारी पहली बार कब पता चली?',
  'When did this cover start?': 'यह कवर कब शुरू हुआ?',
  'First waiting period is over': 'पहली प्रतीक्षा अवधि ख़त्म',
  'An illness found before this day may not be covered. By one count the wait is over a day earlier.':
    'इस दिन से पहले पता चली बीमारी शायद कवर न हो। एक गिनती से प्रतीक्षा एक दिन पहले ख़त्म होती है।',
  'Longest usual survival period ends': 'जीवित रहने की सबसे लंबी आम अवधि ख़त्म',
  'The patient must live this long after diagnosis. Some policies ask for less, or for none. Notice to the insurer does not wait for it.':
    'बीमारी का पता चलने के बाद मरीज़ का इतने दिन जीवित रहना ज़रूरी है। कुछ पॉलिसियाँ इससे कम दिन माँगती हैं, या एक भी नहीं। कंपनी को सूचना देने के लिए इसका इंतज़ार नहीं करना है।',
  'The patient must live this long after diagnosis. Some policies ask for less, or for none. Notice to the insurer does not wait for it. Policy term: check your policy.':
    'बीमारी का पता चलने के बाद मरीज़ का इतने दिन जीवित रहना ज़रूरी है। कुछ पॉलिसियाँ इससे कम दिन माँगती हैं, या एक भी नहीं। कंपनी को सूचना देने के लिए इसका इंतज़ार नहीं करना है। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'Diagnosed within the waiting period.': 'बीमारी प्रतीक्षा अवधि के अंदर पता चली।',
  'Compare the date of the first report with the start of cover.':
    'पहली रिपोर्ट की तारीख़ कवर शुरू होने की तारीख़ से मिलाएँ।',
  'Less severe than the definition, for example an early-stage cancer.':
    'बीमारी परिभाषा से कम गंभीर है, जैसे शुरुआती अवस्था का कैंसर।',
  'Ask the specialist which stage the report proves. Some policies pay a part.':
    'विशेषज्ञ डॉक्टर से पूछें कि रिपोर्ट से कौन सी अवस्था साबित होती है। कुछ पॉलिसियाँ रकम का एक हिस्सा देती हैं।',
  'Not the first occurrence, or a condition not told when buying.':
    'बीमारी पहली बार नहीं हुई, या पहले की एक बीमारी ख़रीदते समय नहीं बताई गई।',
  'Send the earlier records with dates; do not leave gaps.':
    'पहले के रिकॉर्ड तारीख़ों के साथ भेजें; बीच में कुछ न छोड़ें।',
  'A hospital bill is a separate claim under your health policy: [pay first, claim back](/claim/health-reimbursement). One does not replace the other.':
    'अस्पताल का बिल आपकी स्वास्थ्य पॉलिसी पर एक अलग दावा है: [पहले चुकाएँ, फिर दावा करें](/claim/health-reimbursement)। एक दावा दूसरे की जगह नहीं लेता।',
  'Ask the insurer in writing by which date it will decide. A refusal that misreads the definition can be [taken further](/grievance-redressal).':
    'कंपनी से लिखकर पूछें कि वह किस तारीख़ तक फ़ैसला करेगी। परिभाषा ग़लत पढ़कर दावा नामंज़ूर हुआ हो, तो [बात आगे ले जाएँ](/grievance-redressal)।',
  'taken further': 'बात आगे ले जाएँ',
  'Notice of a diagnosis': 'बीमारी का पता चलने की सूचना',
  'Illness, as the doctor named it': 'बीमारी, जो नाम डॉक्टर ने लिखा',
  'Day of first diagnosis': 'बीमारी पहली बार पता चलने का दिन',
  'Hospital and doctor': 'अस्पताल और डॉक्टर',
  'Notice of a claim under policy': 'दावे की सूचना, पॉलिसी नंबर',
  'has been diagnosed with': 'को यह बीमारी पाई गई है:',
  '. Day of first diagnosis:': '। पहली बार पता चलने का दिन:',
  '. Hospital and doctor:': '। अस्पताल और डॉक्टर:',
  'Read the approval: its sum, its room, what it leaves out':
    'मंज़ूरी पढ़ें: कितनी रकम, कौन सा कमरा, क्या छूटा है',
  'When was the admission, or when will it be? This date is more than a year ahead. Look at the year.':
    'भर्ती कब हुई, या कब होनी है? यह तारीख़ एक साल से ज़्यादा आगे की है। साल देख लें।',
  'When did the desk send the cashless request? This date does not exist. Look at day, month and year.':
    'डेस्क ने कैशलेस का अनुरोध कब भेजा? ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'When did the insurer answer that request? This date does not exist. Look at day, month and year.':
    'कंपनी ने उस अनुरोध का जवाब कब दिया? ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'When did the hospital ask for the final approval? This date does not exist. Look at day, month and year.':
    'अस्पताल ने अंतिम मंज़ूरी कब माँगी? ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'When did the final approval come? This date does not exist. Look at day, month and year.':
    'अंतिम मंज़ूरी कब आई? ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'The approval is for a sum and a treatment. The last word comes on the day you go home.':
    'मंज़ूरी एक रकम और एक इलाज की है। आख़िरी बात छुट्टी के दिन तय होती है।',
  'Longer or costlier than planned?': 'सोचे से लंबा या महँगा?',
  'Ask the desk for a copy: the sum, the room, and what it leaves out.':
    'डेस्क से कॉपी माँगें: रकम, कमरा, और क्या छूटा है।',
  'Ask the desk early to request the rest, before the day you go home.':
    'डेस्क से जल्दी कहें कि बाकी रकम का अनुरोध भेजे, छुट्टी के दिन से पहले।',
  'As soon as the doctor says that you may go. Write down the time of the hospital’s request.':
    'डॉक्टर घर जाने को कहें, उसी समय। अस्पताल के अनुरोध का समय लिख लें।',
  'At most, from receipt of the request. No answer? Ask the desk and call the insurer. Estimated from the admission. Add the true date to make it exact. It may be over by now: ask how far it is.':
    'ज़्यादा से ज़्यादा, अनुरोध मिलने से। जवाब नहीं आया? डेस्क से पूछें और कंपनी को फ़ोन करें। यह भर्ती के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा। शायद यह समय बीत चुका है: पूछें कि काम कहाँ तक पहुँचा।',
  'Do it yourself, even if the desk has written. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'बीमा डेस्क ने लिख दिया हो, तब भी ख़ुद सूचना दें। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Policies ask for different times: check yours.': 'पॉलिसियाँ अलग-अलग समय माँगती हैं: अपनी पॉलिसी देखें।',
  'Time left to tell the insurer of the planned stay':
    'पहले से तय भर्ती की सूचना कंपनी को देने का बचा समय',
  'At most, from receipt of the request. No answer? Ask the desk and call the insurer. Estimated from the admission. Add the true date to make it exact.':
    'ज़्यादा से ज़्यादा, अनुरोध मिलने से। जवाब नहीं आया? डेस्क से पूछें और कंपनी को फ़ोन करें। यह भर्ती के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Ask why in writing, and have the request sent again': 'कारण लिखित में पूछें, और अनुरोध फिर भिजवाएँ',
  'Cashless refused': 'कैशलेस नामंज़ूर',
  'Cashless refused: what can be sent again': 'कैशलेस नामंज़ूर: क्या दोबारा भेजा जा सकता है',
  'A refusal of cashless is not a rejection of the claim. The request can be made again, and the bill can be claimed back.':
    'कैशलेस नामंज़ूर होना दावे का नामंज़ूर होना नहीं है। अनुरोध फिर किया जा सकता है, और बिल का पैसा बाद में दावा करके माँगा जा सकता है।',
  'If the patient needs care now, pay what you must against a receipt, and go on with the steps below.':
    'मरीज़ को अभी इलाज चाहिए, तो जितना देना ज़रूरी हो, रसीद लेकर चुकाएँ, और नीचे के कदम उठाते रहें।',
  'Ask the desk for the insurer’s answer itself: the reason, the clause of the policy, the arithmetic of any cut.':
    'डेस्क से कंपनी का जवाब ही माँगें: कारण, पॉलिसी की शर्त, और कटौती हुई हो तो उसका हिसाब।',
  'An earlier report, a note of the doctor on why the stay is needed, proof of earlier cover: the desk can send it and make the request again. Write down the time.':
    'कोई पुरानी रिपोर्ट, डॉक्टर का नोट कि भर्ती क्यों ज़रूरी है, पहले के कवर का सबूत: डेस्क इन्हें भेजकर अनुरोध फिर कर सकता है। समय लिख लें।',
  'Keep every bill, report and receipt in original: [pay first, claim back](/claim/health-reimbursement).':
    'हर बिल, रिपोर्ट और रसीद की असली कॉपी रखें: [पहले चुकाएँ, फिर दावा करें](/claim/health-reimbursement)।',
  '[What the reason means](/claim/refused/answer?line=health-cashless&kind=refused), with a letter to the grievance officer and the dates of each step after it.':
    '[इस कारण का मतलब](/claim/refused/answer?line=health-cashless&kind=refused), साथ में शिकायत निवारण अधिकारी के नाम चिट्ठी और उसके बाद के हर कदम की तारीख़ें।',
  'Hospital’s insurance desk': 'अस्पताल का बीमा डेस्क',
  'Insurer’s grievance officer': 'कंपनी का शिकायत निवारण अधिकारी',
  'Now. Ask it to send the missing papers and a new request.':
    'अभी। उससे कहें कि छूटे काग़ज़ और नया अनुरोध भेजे।',
  'Now. By e-mail or in the app; our site writes the letter.':
    'अभी। ई-मेल से या ऐप में; चिट्ठी हमारी साइट लिख देती है।',
  'If the reason is wrong. The same letter; the steps after it are on [how to complain](/grievance-redressal).':
    'अगर कारण ग़लत हो। वही चिट्ठी; उसके बाद के कदम [शिकायत कैसे करें](/grievance-redressal) में हैं।',
  'Letter against a refused or cut cashless request': 'कैशलेस नामंज़ूर होने या कटौती के ख़िलाफ़ चिट्ठी',
  'if the reason is a waiting period': 'अगर कारण प्रतीक्षा अवधि हो',
  'The insurer’s answer, with its reason and clause': 'कंपनी का जवाब, उसके कारण और शर्त के साथ',
  'A note of the doctor: diagnosis, treatment, and why the stay is needed':
    'डॉक्टर का नोट: बीमारी, इलाज, और भर्ती क्यों ज़रूरी है',
  'Earlier reports of the same illness, with their dates':
    'इसी बीमारी की पुरानी रिपोर्टें, उनकी तारीख़ों के साथ',
  'The hospital’s estimate, item by item': 'अस्पताल का अनुमानित ख़र्च, हर चीज़ अलग',
  'Policy schedule and wording': 'पॉलिसी की अनुसूची और पूरी शर्तें',
  'Earlier policies without a gap': 'पहले की पॉलिसियाँ, बीच में रुके बिना',
  'Every bill and receipt in original': 'हर बिल और रसीद की असली कॉपी',
  'Day of the insurer’s answer': 'कंपनी के जवाब का दिन',
  'Reason and clause that the insurer gave': 'कंपनी ने जो कारण और शर्त बताई',
  'Word for word. Was none given? Then write that.': 'हूबहू लिखें। कुछ नहीं बताया? तो वही लिखें।',
  'Why it should be approved, and the papers that show it':
    'मंज़ूरी क्यों मिलनी चाहिए, और कौन से काग़ज़ यह दिखाते हैं',
  'The papers that the hospital sends again. No diagnosis is needed here.':
    'वे काग़ज़ जो अस्पताल फिर भेज रहा है। यहाँ बीमारी का नाम ज़रूरी नहीं।',
  'To the claims team and the grievance officer of': 'सेवा में, दावा विभाग और शिकायत निवारण अधिकारी,',
  'Cashless request for': 'कैशलेस का अनुरोध, मरीज़:',
  'Claim or request number:': 'दावा या अनुरोध नंबर:',
  'you refused or cut this request. Reason and clause:':
    'को आपने यह अनुरोध नामंज़ूर किया या इसमें कटौती की। कारण और शर्त:',
  'Please decide again.': 'इस पर फिर से फ़ैसला करें।',
  'If you do not approve it in full, please tell me in writing the clause that each part rests on, and how each cut was counted. If I pay the hospital, that is not a consent: I may claim the bill back and complain.':
    'पूरा मंज़ूर न हो, तो मुझे लिखित में बताएँ कि हर हिस्सा किस शर्त पर है और हर कटौती का हिसाब कैसे लगा। अस्पताल को बिल चुकाना मेरी सहमति नहीं है: बिल का दावा करने और शिकायत करने का हक मेरे पास रहेगा।',
  '[why it should be approved, and the papers that show it]':
    '[मंज़ूरी क्यों मिलनी चाहिए, और कौन से काग़ज़ यह दिखाते हैं]',
  'Cashless cut': 'कैशलेस में कटौती',
  'Cashless cut: ask why, and ask again': 'कैशलेस में कटौती: कारण पूछें, और फिर अनुरोध करें',
  'A cut of the request is not the end. What was missing can be sent, and what you pay yourself can be claimed back.':
    'अनुरोध में कटौती से बात ख़त्म नहीं होती। जो छूटा था वह भेजा जा सकता है, और जो आप ख़ुद चुकाएँ, उसका दावा बाद में हो सकता है।',
  'Keep bill and receipt in original, and [claim the part back](/claim/health-reimbursement).':
    'बिल और रसीद की असली कॉपी रखें, और [उस हिस्से का दावा करें](/claim/health-reimbursement)।',
  'claim the part back': 'उस हिस्से का दावा करें',
  'Have the hospital’s desk send the request now': 'अस्पताल के डेस्क से अनुरोध अभी भिजवाएँ',
  'Ask why in writing, and have the desk ask again': 'कारण लिखित में पूछें, और डेस्क से फिर अनुरोध कराएँ',
  'The longer time is shown here; yours may be shorter. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'यहाँ लंबा वाला समय दिखाया गया है; आपका समय इससे कम हो सकता है। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'When was the discharge, or when will it be? This lies before the first date you gave. Look at both dates.':
    'अस्पताल से छुट्टी कब मिली, या कब मिलेगी? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Send the papers after the discharge': 'छुट्टी के बाद काग़ज़ भेजें',
  'When was the discharge, or when will it be? This date is more than a year ahead. Look at the year.':
    'अस्पताल से छुट्टी कब मिली, या कब मिलेगी? यह तारीख़ एक साल से ज़्यादा आगे की है। साल देख लें।',
  'The shorter time is shown here; yours may be longer. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'यहाँ कम वाला समय दिखाया है; आपका समय इससे ज़्यादा हो सकता है। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'From the day you submit the claim. Older pages still print longer times. This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    'दावा जमा करने के दिन से। पुराने पेजों पर अब भी इससे लंबा समय छपा है। यह समय बीत चुका है। कंपनी का जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  '**Done.** As soon as it is diagnosed; your policy states the days (policy term).':
    '**हो गया।** बीमारी का पता चलते ही; कितने दिन में, यह आपकी पॉलिसी में लिखा है (पॉलिसी की शर्त)।',
  'Get the diagnosis in writing, then tell the insurer':
    'बीमारी का नाम लिखित में लें, फिर कंपनी को बताएँ',
  'When was the illness first diagnosed? This day is still to come. Give the day it happened.':
    'बीमारी पहली बार कब पता चली? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'As soon as it is diagnosed; your policy states the days (policy term).':
    'बीमारी का पता चलते ही; कितने दिन में, यह आपकी पॉलिसी में लिखा है (पॉलिसी की शर्त)।',
} as const satisfies Catalogue;
