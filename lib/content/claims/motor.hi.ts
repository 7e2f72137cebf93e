import type { Catalogue } from '../../languages/create-translator.ts';

export const motorClaimHindi = {
  'At once after injury, third-party damage or theft. {0} or the nearest station.':
    'किसी को चोट लगे, दूसरे का नुकसान हो या चोरी हो, तो तुरंत। {0} या सबसे पास का थाना।',
  'Papers to collect: Claim form and policy copy; Registration certificate (RC); Licence of the driver, valid on that day; Repair estimate; later the final bill and receipt; Photographs, and the insurer’s inspection; Police report (after injury, third-party damage, a malicious act or a major loss); Fire brigade report (after a fire); Permit and fitness papers (for a commercial vehicle); Identity (_KYC_) and bank proof, such as a cancelled cheque (if you paid the garage).':
    'जुटाने के काग़ज़: दावा फ़ॉर्म और पॉलिसी की कॉपी; पंजीकरण प्रमाणपत्र (RC); ड्राइवर का लाइसेंस, जो उस दिन मान्य था; मरम्मत का अनुमान, बाद में आख़िरी बिल और रसीद; फ़ोटो, और बीमा कंपनी की जाँच; पुलिस रिपोर्ट (किसी को चोट लगने, दूसरे के नुकसान, जानबूझकर किए नुकसान या बड़े नुकसान पर); दमकल की रिपोर्ट (आग लगने पर); परमिट और फ़िटनेस के काग़ज़ (कमर्शियल गाड़ी के लिए); पहचान (_KYC_) और बैंक का सबूत, जैसे रद्द किया हुआ चेक (अगर गैरेज को पैसे आपने दिए)।',
  'Register the claim, then leave it unrepaired.': 'दावा दर्ज कराएँ, और गाड़ी को बिना मरम्मत के रहने दें।',
  'Send the FIR copy as soon as you have it. Policy term: check your policy.':
    'FIR की कॉपी मिलते ही भेज दें। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'Soon, in writing. The office of registration, so that the vehicle cannot be transferred.':
    'जल्दी, लिखित में। उसी दफ़्तर में जहाँ गाड़ी का पंजीकरण है, ताकि गाड़ी किसी और के नाम न हो सके।',
  'The shorter time is shown here. Do it before any repair. Policy term: check your policy.':
    'यहाँ कम वाला समय दिखाया है। किसी भी मरम्मत से पहले करें। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'The shorter time is shown here. Send what you have; later bills can follow. Policy term: check your policy.':
    'यहाँ कम वाला समय दिखाया है। जो काग़ज़ हैं, भेज दें; बाकी बिल बाद में भेजें। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'What often goes wrong: Only third-party cover was in force. No valid licence, or a learner riding alone. Racing, or modifications never declared. Notice so late that the damage can no longer be checked.':
    'अक्सर क्या गड़बड़ होती है: केवल थर्ड पार्टी कवर चल रहा था। मान्य लाइसेंस नहीं था, या लर्नर लाइसेंस पर अकेले चलाई। रेस लगाई, या गाड़ी में ऐसे बदलाव थे जो कभी बताए नहीं गए। सूचना इतनी देर से दी गई कि नुकसान की जाँच नहीं हो सकती।',
  'What often goes wrong: The FIR was made late without a reason. Keys were left in the vehicle, or one is missing with no explanation. The policy covered third parties only, had lapsed, or was still in the seller’s name.':
    'अक्सर क्या गड़बड़ होती है: FIR बिना कारण देर से हुई। चाबियाँ गाड़ी में छूट गईं, या एक चाबी कम है और उसका कारण नहीं बताया। पॉलिसी केवल थर्ड पार्टी की थी, ख़त्म हो चुकी थी, या अब भी बेचने वाले के नाम थी।',
  'What often goes wrong: The driver had no valid licence, or was drunk. A private car was used for hire, or the policy had lapsed or covered third parties only. Repairs were done before the inspection. Wear and tear, mechanical failure, or an engine driven on in water. A no-claim bonus was declared wrongly, or the policy was never moved to the new owner.':
    'अक्सर क्या गड़बड़ होती है: ड्राइवर के पास मान्य लाइसेंस नहीं था, या वह नशे में था। निजी कार किराए पर चल रही थी, या पॉलिसी ख़त्म हो चुकी थी या केवल थर्ड पार्टी की थी। जाँच से पहले मरम्मत हो गई। घिसावट, मशीन की ख़राबी, या पानी में चलाया गया इंजन। नो-क्लेम बोनस ग़लत बताया गया, या पॉलिसी नए मालिक के नाम नहीं हुई।',
  'Write to the transport office and the lender.': 'परिवहन दफ़्तर और कर्ज़ देने वाले को लिखें।',
  '[how it fell or was hit, who rode, and what is damaged]':
    '[कैसे गिरी या टक्कर हुई, चला कौन रहा था, और क्या टूटा]',
  ': damage': ': नुकसान',
  'damage to a car': 'कार का नुकसान',
  'Tell your insurer': 'बीमा कंपनी को बताएँ',
  'The shorter time is shown here. Do it before any repair.':
    'यहाँ कम वाला समय दिखाया है। किसी भी मरम्मत से पहले करें।',
  'Notice of damage': 'नुकसान की सूचना',
  'What happened, and what is damaged': 'क्या हुआ, और क्या टूटा',
  'Notice of damage to vehicle': 'नुकसान की सूचना: गाड़ी',
  'Please register this claim, give me its number, and arrange the inspection before repairs. Tell me where to send photographs.':
    'यह दावा दर्ज करें, मुझे दावा नंबर दें, और मरम्मत से पहले गाड़ी की जाँच कराएँ। यह भी बताएँ कि फ़ोटो कहाँ भेजनी हैं।',
  'Notice of damage to a two-wheeler': 'दोपहिया के नुकसान की सूचना',
  'How it fell or was hit, who rode, and what is damaged':
    'कैसे गिरी या टक्कर हुई, चला कौन रहा था, और क्या टूटा',
  'To the motor claims desk of': 'सेवा में, मोटर दावा विभाग,',
  'Two-wheeler': 'दोपहिया',
  'It happened on': 'घटना की तारीख़ और जगह:',
  'Please give me the claim number and a day for the survey. The two-wheeler stands unrepaired until then. Tell me where to bring it, or whether pictures are enough.':
    'मुझे दावा नंबर और सर्वे का दिन बताएँ। तब तक दोपहिया बिना मरम्मत के खड़ा रहेगा। यह भी बताएँ कि उसे कहाँ लाना है, या फ़ोटो काफ़ी हैं।',
  'Car damaged': 'कार को नुकसान',
  'Your own car was hit, scraped, flooded or burnt':
    'आपकी अपनी कार को टक्कर या खरोंच लगी, पानी भरा या आग लगी',
  'Car insurance claim: damage to your own car': 'कार बीमा दावा (क्लेम): अपनी कार का नुकसान',
  'Make everyone safe, take photographs, tell the insurer, and do not repair before the inspection.':
    'सबको सुरक्षित करें, फ़ोटो लें, बीमा कंपनी को बताएँ, और जाँच से पहले मरम्मत न कराएँ।',
  'Call {0} if anyone is hurt. Move the car only if it is unsafe or the police ask.':
    'किसी को चोट लगी हो, तो {0} पर फ़ोन करें। कार तभी हटाएँ जब वहाँ ख़तरा हो या पुलिस कहे।',
  'Number plates, road, damage, the other vehicle; a short video helps. Note names and phone numbers.':
    'नंबर प्लेट, सड़क, नुकसान, दूसरी गाड़ी; छोटा वीडियो भी काम आता है। नाम और फ़ोन नंबर लिख लें।',
  'Exchange details only. The police must be told if anyone is hurt or others’ property is hit.':
    'केवल एक-दूसरे की जानकारी लें और दें। किसी को चोट लगी हो या किसी और की चीज़ को टक्कर लगी हो, तो पुलिस को बताना ज़रूरी है।',
  'Use the number or app on your policy. Have it towed through the insurer or the roadside number there.':
    'पॉलिसी पर लिखे नंबर या ऐप से करें। गाड़ी बीमा कंपनी से, या पॉलिसी पर लिखे सड़क सहायता नंबर से उठवाएँ।',
  'Within {0} to {1} hours (policy term). App, site, phone or WhatsApp number on the policy.':
    '{0} से {1} घंटे के अंदर (पॉलिसी की शर्त)। पॉलिसी पर लिखा ऐप, साइट, फ़ोन या WhatsApp नंबर।',
  'At once if anyone is hurt, others’ property is hit, or it was malicious or a hit-and-run. {0} or the nearest station.':
    'किसी को चोट लगी हो, किसी और की चीज़ को टक्कर लगी हो, किसी ने जानबूझकर किया हो या टक्कर मारकर भागा हो, तो तुरंत। {0} या सबसे पास का थाना।',
  'Registration certificate (RC)': 'पंजीकरण प्रमाणपत्र (RC)',
  'Licence of the driver, valid on that day': 'ड्राइवर का लाइसेंस, जो उस दिन मान्य था',
  'Repair estimate; later the final bill and receipt': 'मरम्मत का अनुमान; बाद में आख़िरी बिल और रसीद',
  'Photographs, and the insurer’s inspection': 'फ़ोटो, और बीमा कंपनी की जाँच',
  'after injury, third-party damage, a malicious act or a major loss':
    'किसी को चोट लगने, दूसरे के नुकसान, जानबूझकर किए नुकसान या बड़े नुकसान पर',
  'Fire brigade report': 'दमकल की रिपोर्ट',
  'after a fire': 'आग लगने पर',
  'Permit and fitness papers': 'परमिट और फ़िटनेस के काग़ज़',
  'for a commercial vehicle': 'कमर्शियल गाड़ी के लिए',
  'if you paid the garage': 'अगर गैरेज को पैसे आपने दिए',
  'Total loss': 'पूरा नुकसान (टोटल लॉस)',
  'Of the IDV. Above this repair cost the vehicle is treated as lost, and the IDV (insured’s declared value) is the basis of payment.':
    'IDV का। मरम्मत का ख़र्च इससे ज़्यादा हो, तो गाड़ी का पूरा नुकसान माना जाता है, और भुगतान IDV (गाड़ी की बीमित कीमत) के हिसाब से होता है।',
  'The driver had no valid licence, or was drunk.':
    'ड्राइवर के पास मान्य लाइसेंस नहीं था, या वह नशे में था।',
  'Give the true driver’s name; a wrong one is worse.':
    'असली ड्राइवर का नाम बताएँ; ग़लत नाम से बात और बिगड़ती है।',
  'A private car was used for hire, or the policy had lapsed or covered third parties only.':
    'निजी कार किराए पर चल रही थी, या पॉलिसी ख़त्म हो चुकी थी या केवल थर्ड पार्टी की थी।',
  'Read the schedule of your policy first.': 'पहले अपनी पॉलिसी की अनुसूची पढ़ें।',
  'Repairs were done before the inspection.': 'जाँच से पहले मरम्मत हो गई।',
  'Wait for the surveyor or the video inspection, and keep the old parts.':
    'सर्वेयर या वीडियो जाँच तक रुकें, और पुराने पुर्ज़े रखें।',
  'Wear and tear, mechanical failure, or an engine driven on in water.':
    'घिसावट, मशीन की ख़राबी, या पानी में चलाया गया इंजन।',
  'Do not start a flooded engine. An add-on may cover it.':
    'पानी भरा इंजन चालू न करें। कोई ऐड-ऑन इसे कवर कर सकता है।',
  'A no-claim bonus was declared wrongly, or the policy was never moved to the new owner.':
    'नो-क्लेम बोनस ग़लत बताया गया, या पॉलिसी नए मालिक के नाम नहीं हुई।',
  'Tell the insurer before it finds out, and move the policy when you buy a used car.':
    'बीमा कंपनी को पता चलने से पहले ख़ुद बताएँ, और पुरानी कार ख़रीदते समय पॉलिसी अपने नाम कराएँ।',
  'At a network garage the insurer pays the garage; elsewhere you pay and claim back. Always yours to pay: the compulsory deductible printed in the policy, and depreciation on parts unless you hold the add-on. [Car insurance](/car-insurance) explains both.':
    'नेटवर्क गैरेज में बीमा कंपनी सीधे गैरेज को पैसे देती है; बाकी जगह पहले ख़ुद भरें और फिर दावा करें। यह हमेशा आपको भरना है: पॉलिसी में छपा अनिवार्य डिडक्टिबल, और पुर्ज़ों की घिसाई की कटौती, अगर आपने उसका ऐड-ऑन न लिया हो। [कार बीमा](/car-insurance) में दोनों समझाए हैं।',
  'Disagree with the surveyor or the amount? Say so in writing, with the garage’s estimate.':
    'सर्वेयर से या रकम से सहमत नहीं? लिखित में बताएँ, साथ में गैरेज का अनुमान दें।',
  'Bike or scooter damaged': 'बाइक या स्कूटर को नुकसान',
  'Your own two-wheeler fell, was hit or burnt': 'आपका अपना दोपहिया गिरा, टक्कर लगी या जल गया',
  'Bike insurance claim: damage to a two-wheeler': 'बाइक बीमा दावा (क्लेम): दोपहिया का नुकसान',
  'First see whether own damage is still covered: on most bikes older than a year it is not. If it is, tell the insurer before the workshop starts.':
    'पहले देखें कि अपनी गाड़ी के नुकसान का कवर अभी चल रहा है या नहीं: एक साल से पुरानी ज़्यादातर बाइकों में वह नहीं होता। कवर हो, तो वर्कशॉप का काम शुरू होने से पहले बीमा कंपनी को बताएँ।',
  'Call {0} if rider, pillion or anyone else is hurt. Then push the bike aside.':
    'चलाने वाले, पीछे बैठे या किसी और को चोट लगी हो, तो {0} पर फ़ोन करें। फिर बाइक को किनारे करें।',
  'Skid marks, damage, number plates. Note who rode and who wore a helmet.':
    'फिसलने के निशान, नुकसान, नंबर प्लेट। लिख लें कि चला कौन रहा था और हेलमेट किसने पहना था।',
  'Many bikes carry long third-party cover while the own-damage part ended after its first year. Then damage to the bike is not covered.':
    'बहुत सी बाइकों का थर्ड पार्टी कवर लंबा होता है, जबकि अपनी गाड़ी के नुकसान का हिस्सा पहले साल के बाद ख़त्म हो गया। तब बाइक का नुकसान कवर नहीं है।',
  'By the app or number on your policy. Take no cash on the spot; ask the insurer for a pick-up.':
    'पॉलिसी पर लिखे ऐप या नंबर से। मौके पर नकद न लें; बाइक उठवाने के लिए बीमा कंपनी से कहें।',
  'Licence of the rider, valid on that day': 'चलाने वाले का लाइसेंस, जो उस दिन मान्य था',
  'Workshop estimate; later its bill and receipt': 'वर्कशॉप का अनुमान; बाद में उसका बिल और रसीद',
  'Your pictures, and the surveyor’s': 'आपकी फ़ोटो, और सर्वेयर की',
  'where someone was hurt or it was a major loss': 'जब किसी को चोट लगी या बड़ा नुकसान हुआ',
  'Purchase invoice': 'ख़रीद का बिल',
  'with a return-to-invoice add-on': 'रिटर्न-टू-इनवॉइस ऐड-ऑन हो, तो',
  'Only third-party cover was in force.': 'केवल थर्ड पार्टी कवर चल रहा था।',
  'Check the schedule: own damage often ends after the first year.':
    'अनुसूची देखें: अपनी गाड़ी के नुकसान का हिस्सा अक्सर पहले साल के बाद ख़त्म हो जाता है।',
  'No valid licence, or a learner riding alone.': 'मान्य लाइसेंस नहीं था, या लर्नर लाइसेंस पर अकेले चलाई।',
  'Give the true rider’s name and licence.': 'असली चलाने वाले का नाम और लाइसेंस दें।',
  'Racing, or modifications never declared.': 'रेस लगाई, या गाड़ी में ऐसे बदलाव थे जो कभी बताए नहीं गए।',
  'Tell the insurer of a change when you make it.': 'बदलाव कराते समय ही बीमा कंपनी को बताएँ।',
  'Notice so late that the damage can no longer be checked.':
    'सूचना इतनी देर से दी गई कि नुकसान की जाँच नहीं हो सकती।',
  'Lateness is given as a reason, but is none by itself. Explain the delay.':
    'देरी को कारण बताया जाता है, पर अकेली देरी कारण नहीं है। देरी क्यों हुई, यह बताएँ।',
  'For a small dent compare the repair bill with the deductible and the no-claim bonus you would lose. [Bike insurance](/bike-insurance) explains both.':
    'छोटा डेंट हो, तो मरम्मत के बिल की तुलना डिडक्टिबल और जाने वाले नो-क्लेम बोनस से करें। [बाइक बीमा](/bike-insurance) में दोनों समझाए हैं।',
  'Car or bike stolen': 'कार या बाइक चोरी हुई',
  'The vehicle is gone, an hour or a month ago': 'गाड़ी ग़ायब है, एक घंटे से या एक महीने से',
  'Car or bike: theft': 'कार या बाइक: चोरी',
  'Police first, insurer the same day, transport office in writing. Keep every key. Payment waits for the police’s final report.':
    'पहले पुलिस, उसी दिन बीमा कंपनी, और परिवहन दफ़्तर को लिखित में। हर चाबी सँभालकर रखें। पैसा पुलिस की आख़िरी रिपोर्ट के बाद मिलता है।',
  'Keep every key.': 'हर चाबी सँभालकर रखें।',
  'Ask the traffic police or call {0}. Do not search for a thief yourself.':
    'ट्रैफ़िक पुलिस से पूछें या {0} पर फ़ोन करें। चोर को ख़ुद न ढूँढें।',
  'The _FIR_ is the police’s first information report. Go to the station, dial {0} or use your state’s e-FIR, and take a copy. Mention any key lost earlier.':
    '_FIR_ पुलिस की पहली सूचना रिपोर्ट है। थाने जाएँ, {0} मिलाएँ या अपने राज्य की e-FIR सेवा से दर्ज कराएँ, और कॉपी लें। कोई चाबी पहले खो चुकी हो, तो बताएँ।',
  'Note the claim number. Theft is paid only under own-damage or comprehensive cover, never under third-party cover.':
    'दावा नंबर लिख लें। चोरी का पैसा केवल अपनी गाड़ी के नुकसान के या कॉम्प्रिहेंसिव कवर से मिलता है, थर्ड पार्टी कवर से कभी नहीं।',
  'The _RTO_ (regional transport office) can then block a transfer. Tell the bank if there is a loan.':
    '_RTO_ (क्षेत्रीय परिवहन दफ़्तर) तब गाड़ी किसी और के नाम होने से रोक सकता है। गाड़ी पर कर्ज़ हो, तो बैंक को बताएँ।',
  'Hand none to anyone before the insurer asks for them in writing.':
    'जब तक बीमा कंपनी लिखित में न माँगे, एक भी चाबी किसी को न दें।',
  'RTO (regional transport office)': 'RTO (क्षेत्रीय परिवहन दफ़्तर)',
  'Lender, if there is a loan': 'कर्ज़ देने वाला, अगर गाड़ी पर कर्ज़ है',
  'FIR copy': 'FIR की कॉपी',
  'Police final report (untraced report)': 'पुलिस की आख़िरी रिपोर्ट (गाड़ी नहीं मिली)',
  'Original RC': 'असली RC',
  'Policy and claim form': 'पॉलिसी और दावा फ़ॉर्म',
  'All sets of keys': 'चाबियों के सभी सेट',
  'Letter to the RTO, and transfer forms {0}, {1} and {2}':
    'RTO को चिट्ठी, और गाड़ी दूसरे के नाम करने के फ़ॉर्म {0}, {1} और {2}',
  'No-objection letter, form {0} and loan statement':
    'कर्ज़ देने वाले की अनापत्ति की चिट्ठी, फ़ॉर्म {0} और कर्ज़ का हिसाब',
  'KYC, bank proof and letter of subrogation': 'KYC, बैंक का सबूत और अधिकार सौंपने की चिट्ठी (सब्रोगेशन)',
  'at settlement': 'भुगतान के समय',
  'When was it stolen, or when did you notice?': 'चोरी कब हुई, या कब पता चला?',
  'When did the police give their final report?': 'पुलिस ने आख़िरी रिपोर्ट कब दी?',
  'Send the FIR copy as soon as you have it.': 'FIR की कॉपी मिलते ही भेज दें।',
  'Police final report, usually': 'पुलिस की आख़िरी रिपोर्ट, आम तौर पर',
  'Often longer. The insurer usually waits for it. Then ask the insurer in writing by which date it will decide: theft has no repair survey to count from.':
    'अक्सर ज़्यादा समय लगता है। बीमा कंपनी आम तौर पर इसका इंतज़ार करती है। फिर कंपनी से लिखित में पूछें कि वह किस तारीख़ तक फ़ैसला करेगी: चोरी में मरम्मत का कोई सर्वे नहीं होता जिससे दिन गिने जाएँ।',
  'The FIR was made late without a reason.': 'FIR बिना कारण देर से हुई।',
  'Go today. If you are late, have the reason written into the FIR.':
    'आज ही जाएँ। देर हो चुकी हो, तो उसका कारण FIR में लिखवाएँ।',
  'Keys were left in the vehicle, or one is missing with no explanation.':
    'चाबियाँ गाड़ी में छूट गईं, या एक चाबी कम है और उसका कारण नहीं बताया।',
  'Say in the FIR when and how a key was lost.': 'FIR में लिखवाएँ कि चाबी कब और कैसे खोई।',
  'The policy covered third parties only, had lapsed, or was still in the seller’s name.':
    'पॉलिसी केवल थर्ड पार्टी की थी, ख़त्म हो चुकी थी, या अब भी बेचने वाले के नाम थी।',
  'Read the schedule; tell the insurer about a sale when it happens.':
    'अनुसूची पढ़ें; गाड़ी बेचते ही बीमा कंपनी को बताएँ।',
  'The IDV (insured’s declared value) less the deductible is the basis of payment; with a loan the lender is paid first.':
    'भुगतान का आधार IDV (गाड़ी की बीमित कीमत) है, जिसमें से डिडक्टिबल कटता है; कर्ज़ हो, तो पैसा पहले कर्ज़ देने वाले को जाता है।',
  'If the vehicle is found, tell the insurer at once: the claim becomes one for [damage](/claim/motor-own-damage).':
    'गाड़ी मिल जाए, तो बीमा कंपनी को तुरंत बताएँ: तब यह [नुकसान](/claim/motor-own-damage) का दावा बन जाता है।',
  'Notice of theft to the insurer': 'बीमा कंपनी को चोरी की सूचना',
  'Day of the theft': 'चोरी का दिन',
  'FIR number and police station': 'पुलिस FIR का नंबर और थाना',
  'Notice of theft of vehicle': 'चोरी की सूचना: गाड़ी',
  'The vehicle was stolen. Day:': 'गाड़ी चोरी हो गई। तारीख़:',
  'FIR number and police station:': 'FIR नंबर और थाना:',
  'Please register this claim and give me its number, the claim form and your full list of papers. I shall hand over the keys I hold against a receipt when you ask in writing.':
    'यह दावा दर्ज करें और मुझे दावा नंबर, दावा फ़ॉर्म और काग़ज़ों की पूरी सूची दें। मेरे पास जो चाबियाँ हैं, वे लिखित माँग आने पर रसीद लेकर दे दी जाएँगी।',
  'Letter to the transport office': 'परिवहन दफ़्तर को चिट्ठी',
  'Regional transport office': 'क्षेत्रीय परिवहन दफ़्तर',
  'To the registering authority,': 'सेवा में, पंजीकरण अधिकारी,',
  ': please allow no transfer': ': गाड़ी किसी और के नाम न करने का अनुरोध',
  '. FIR number and police station:': '। FIR नंबर और थाना:',
  'Please mark it as stolen in your records, allow no transfer or change of address, and give me a stamped copy of this letter.':
    'अपने रिकॉर्ड में इसे चोरी की गाड़ी लिखें, इसे किसी और के नाम न करें और पता न बदलें, और मुझे इस चिट्ठी की मुहर लगी कॉपी दें।',
  'The shorter time is shown here. Send what you have; later bills can follow. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'यहाँ कम वाला समय दिखाया है। जो काग़ज़ हैं, भेज दें; बाद के बिल पीछे से भेजना भी ठीक है। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'When was it stolen, or when did you notice? This day is still to come. Give the day it happened.':
    'चोरी कब हुई, या कब पता चला? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the police give their final report? This day is still to come. Give the day it happened.':
    'पुलिस ने आख़िरी रिपोर्ट कब दी? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the police give their final report? This lies before the first date you gave. Look at both dates.':
    'पुलिस ने आख़िरी रिपोर्ट कब दी? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Tell the police now, then the insurer': 'अभी पुलिस को बताएँ, फिर बीमा कंपनी को',
  'Send the FIR copy as soon as you have it. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'FIR की कॉपी मिलते ही भेज दें। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Tell the insurer today': 'बीमा कंपनी को आज ही बताएँ',
  'The shorter time is shown here. Do it before any repair. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'यहाँ कम वाला समय दिखाया है। किसी भी मरम्मत से पहले करें। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Tell the police now': 'पुलिस को अभी बताएँ',
} as const satisfies Catalogue;
