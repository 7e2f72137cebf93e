import type { Catalogue } from '../../languages/create-translator.ts';

export const grievanceRedressalPageHindi = {
  'New rules for the Ombudsman are a draft so far: [what is changing](/insurance-companies#what-is-changing).':
    'बीमा लोकपाल के नए नियम अभी मसौदा हैं: [क्या बदल रहा है](/insurance-companies#what-is-changing)।',
  'Perhaps not. After the one year for the Ombudsman, and after the two years for a consumer commission, a complaint may still be taken up if the delay had a good reason. File at once, say why you are late, add proof, and ask for the delay to be excused. Whether it is, they decide.':
    'शायद नहीं। लोकपाल के लिए एक साल और उपभोक्ता आयोग के लिए दो साल निकल जाने पर भी शिकायत ली जा सकती है, अगर देरी का ठीक कारण हो। तुरंत शिकायत करें, बताएँ कि देर क्यों हुई, सबूत लगाएँ, और देरी माफ़ करने का अनुरोध करें। माफ़ होगी या नहीं, यह वे तय करते हैं।',
  'Grievance redressal': 'शिकायत और उसका हल',
  'How to complain, step by step': 'शिकायत कैसे करें, एक-एक कदम',
  'Start with whoever caused the problem: us for our service or advice, the insurer for a claim or a policy. If that fails, there are three more steps, and none of the first four costs you anything.':
    'पहले उसी के पास जाएँ जिससे परेशानी हुई: हमारी सेवा या सलाह की शिकायत हमसे, दावे या पॉलिसी की शिकायत बीमा कंपनी से। उससे काम न बने, तो तीन कदम और हैं। पहले चार कदमों में आपका कोई पैसा नहीं लगता।',
  'National Consumer Helpline': 'राष्ट्रीय उपभोक्ता हेल्पलाइन',
  'e-Jagriti, the consumer commissions’ portal': 'e-Jagriti, उपभोक्ता आयोगों का पोर्टल',
  'Supreme Court of India, {0} INSC {1}, {2}, on value by price paid':
    'भारत का सुप्रीम कोर्ट, {0} INSC {1}, {2}, इस पर कि मामले का मूल्य चुकाई गई कीमत से गिना जाता है',
  'The five steps': 'पाँच कदम',
  'Us, if the complaint is about us': 'हम, अगर शिकायत हमारे बारे में है',
  'Write, call or post it to our grievance officer. We have {0} days from the day it reaches us. Go on if you have no answer by then, or if you disagree with it.':
    'हमारे शिकायत निवारण अधिकारी को लिखें, फ़ोन करें या डाक से भेजें। शिकायत हमें मिलने के दिन से हमारे पास {0} दिन हैं। तब तक जवाब न मिले, या जवाब से सहमत न हों, तो आगे बढ़ें।',
  'The insurer’s grievance officer, if it is about the insurer':
    'बीमा कंपनी का शिकायत निवारण अधिकारी, अगर शिकायत कंपनी के बारे में है',
  'Any office of the insurer must take it; ask for a dated acknowledgement. The insurer must acknowledge at once and resolve it within {0} days, and a “no” must name the policy term it rests on. The e-mail address of each insurer’s officer is listed on Bima Bharosa.':
    'कंपनी के हर दफ़्तर को शिकायत लेनी होती है; तारीख़ वाली पावती माँगें। कंपनी को पावती तुरंत देनी है और {0} दिन के अंदर शिकायत का हल करना है। “न” कहे, तो बताना होगा कि पॉलिसी की किस शर्त के आधार पर। हर कंपनी के अधिकारी का ई-मेल पता बीमा भरोसा पर दिया है।',
  'Bima Bharosa, IRDAI’s complaint desk': 'बीमा भरोसा, IRDAI का शिकायत केंद्र',
  'It gives you a token number, sends the complaint to the insurer and follows it. IRDAI makes the insurer look again; it does not judge the dispute. Only the insured person or the claimant may file here, so we can help you write it but we cannot send it for you.':
    'यहाँ से टोकन नंबर मिलता है, शिकायत बीमा कंपनी को जाती है और उस पर नज़र रखी जाती है। IRDAI कंपनी से दोबारा विचार कराता है; झगड़े का फ़ैसला नहीं करता। यहाँ शिकायत केवल उसी की ली जाती है जिसका बीमा है या जिसका दावा है। इसलिए लिखने में हम मदद करते हैं, पर आपकी ओर से भेजना हमारे लिए संभव नहीं।',
  'Free, and without a lawyer. Open after a refusal, a poor reply or one month of silence, and for one year after that; the Ombudsman may excuse a delay for good reasons. The Ombudsman can award up to {0}. The award binds the insurer; it does not bind you.':
    'मुफ़्त, और बिना वकील के। नामंज़ूरी, असंतोषजनक जवाब या एक महीने की चुप्पी के बाद रास्ता खुलता है, और उसके बाद एक साल तक खुला रहता है। ठीक कारण हो, तो लोकपाल देरी माफ़ कर सकता है। लोकपाल {0} तक दिला सकता है। उसका फ़ैसला बीमा कंपनी को मानना होता है; आपको मानना ज़रूरी नहीं।',
  'The District Commission takes cases where the price paid is up to {0}, the State Commission above that and up to {1}, the National Commission above that. The price is the premium you paid, not the claim. You have two years from the day on which the cause of the dispute arose; a later complaint can be admitted if you show good cause. The portal of the commissions is e-Jagriti, e-jagriti.gov.in.':
    'चुकाई गई कीमत {0} तक हो, तो मामला ज़िला आयोग में जाता है; उससे ऊपर और {1} तक राज्य आयोग में; उससे ऊपर राष्ट्रीय आयोग में। कीमत का मतलब आपका भरा प्रीमियम है, दावे की रकम नहीं। विवाद का कारण जिस दिन पैदा हुआ, उस दिन से आपके पास दो साल हैं। उसके बाद की शिकायत भी ली जा सकती है, अगर देरी का ठीक कारण बताया जाए। आयोगों का पोर्टल e-Jagriti है, e-jagriti.gov.in।',
  'Where the National Consumer Helpline fits': 'राष्ट्रीय उपभोक्ता हेल्पलाइन कहाँ काम आती है',
  'You can call {0} at any stage, in many Indian languages. The helpline takes the matter up with the company, but it cannot order a payment.':
    'शिकायत के किसी भी कदम पर {0} को फ़ोन किया जा सकता है; वहाँ कई भारतीय भाषाओं में बात होती है। हेल्पलाइन कंपनी से बात करती है, पर पैसे देने का आदेश नहीं दे सकती।',
  'Our complaint desk': 'हमारा शिकायत विभाग',
  'Next in line': 'इसके बाद',
  'Every complaint gets a receipt with a number, whichever way it came. If you have no number, your complaint has not reached us: send it again.':
    'शिकायत किसी भी रास्ते से आए, हर शिकायत की रसीद और नंबर मिलता है। नंबर नहीं मिला, तो शिकायत हम तक नहीं पहुँची: फिर से भेजें।',
  'The grievance officer looks into it and answers in writing, with reasons, within {0} days of receipt.':
    'शिकायत निवारण अधिकारी मामला देखता है और शिकायत मिलने से {0} दिन के अंदर लिखित जवाब देता है, कारण के साथ।',
  'If the answer does not satisfy you, or none comes, ask for the principal officer and quote the number.':
    'जवाब से तसल्ली न हो, या जवाब न आए, तो प्रधान अधिकारी से बात करने को कहें और शिकायत का नंबर बताएँ।',
  'We must keep a register of complaints and report on it to IRDAI. Yours will be in it.':
    'हमें शिकायतों का रजिस्टर रखना और उसकी रिपोर्ट IRDAI को देनी होती है। आपकी शिकायत भी उसमें होगी।',
  'Typical complaints about a broker: a feature was described that the policy does not have, a call came after you said stop, papers you sent did not reach the insurer, something you told us was not put in the proposal.':
    'ब्रोकर के बारे में आम शिकायतें: ऐसी सुविधा बताई गई जो पॉलिसी में नहीं है, मना करने के बाद भी कॉल आई, आपके भेजे काग़ज़ बीमा कंपनी तक नहीं पहुँचे, आपकी बताई बात प्रस्ताव में नहीं लिखी गई।',
  'The form on this page takes a complaint to us at once and gives you a number on the spot. Our {0} days start that day.':
    'इस पेज का फ़ॉर्म शिकायत तुरंत हम तक पहुँचाता है और उसी समय नंबर देता है। हमारे {0} दिन उसी दिन से शुरू होते हैं।',
  'Complaint letter to an insurance company: what to write':
    'बीमा कंपनी को शिकायत की चिट्ठी: क्या लिखें',
  'Who you are, with a phone number or e-mail address for the reply.':
    'आप कौन हैं, और जवाब के लिए फ़ोन नंबर या ई-मेल पता।',
  'The insurer, the policy number, and the claim number if there is one.':
    'बीमा कंपनी, पॉलिसी नंबर, और दावा नंबर अगर हो।',
  'What happened, in the order it happened, with dates and the names of people you spoke to.':
    'क्या हुआ, जिस क्रम में हुआ, तारीख़ों और जिनसे बात हुई उनके नामों के साथ।',
  'What you want: a payment of a sum, a correction, a refund, an apology, an end to calls.':
    'आपकी माँग: किसी रकम का भुगतान, सुधार, पैसे की वापसी, माफ़ी, या कॉल बंद होना।',
  'Copies, never originals: the policy, the refusal, bills, your earlier letters. Cover all but the last four digits of an Aadhaar number.':
    'कॉपी दें, असली काग़ज़ कभी नहीं: पॉलिसी, नामंज़ूरी, बिल, आपकी पहले की चिट्ठियाँ। आधार नंबर के आख़िरी चार अंक छोड़कर बाकी ढक दें।',
  'The number of any earlier complaint about the same thing.':
    'इसी बात पर पहले की शिकायत का नंबर, अगर हो।',
  'One page is enough. A complaint that quotes the sentence of the refusal you dispute, and the sentence of the policy you rely on, is hard to answer with a form letter.':
    'एक पेज काफ़ी है। नामंज़ूरी का जो वाक्य आपको ग़लत लगता है और पॉलिसी का जो वाक्य आपके पक्ष में है, दोनों वैसे ही लिखें। ऐसी शिकायत का जवाब छपी-छपाई चिट्ठी से देना मुश्किल है।',
  'The letter that follows can go to the insurer, or to us. On the website it fills in as you type and stays in your browser: you print it, copy it or e-mail it yourself. On paper, write into its gaps.':
    'आगे दी गई चिट्ठी बीमा कंपनी को भी जा सकती है और हमें भी। वेबसाइट पर लिखते-लिखते वह भरती जाती है और आपके ब्राउज़र में ही रहती है: उसे प्रिंट, कॉपी या ई-मेल आप ख़ुद करें। काग़ज़ पर खाली जगह में लिखें।',
  'IRDAI toll-free number {0}, Bima Bharosa, Ombudsman: contacts':
    'IRDAI टोल-फ़्री नंबर {0}, बीमा भरोसा, बीमा लोकपाल: संपर्क',
  'Official contacts': 'सरकारी संपर्क',
  'How to reach them': 'कैसे पहुँचें',
  'Complaints the insurer has not settled': 'वे शिकायतें जो बीमा कंपनी ने हल नहीं कीं',
  'Bima Bharosa by post': 'बीमा भरोसा, डाक से',
  'The same, on paper': 'वही, काग़ज़ पर',
  'Disputes up to {0}': '{0} तक के विवाद',
  'Mediation with any company': 'किसी भी कंपनी से सुलह-मध्यस्थता',
  'Consumer commissions': 'उपभोक्ता आयोग',
  'e-jagriti.gov.in, or the commission for your district': 'e-jagriti.gov.in, या आपके ज़िले का आयोग',
  'A case, in place of the Ombudsman or after the award': 'मुकदमा, लोकपाल की जगह या उसके फ़ैसले के बाद',
  'Cyber crime': 'साइबर अपराध',
  'Money lost to a fraud': 'ठगी में गया पैसा',
  'Look-alike sites': 'मिलती-जुलती नकली साइटें',
  'How many days each complaint takes: every time limit':
    'हर शिकायत में कितने दिन लगते हैं: सभी समय-सीमाएँ',
  'Who has how long': 'किसके पास कितना समय है',
  'We, to redress your complaint': 'हम, आपकी शिकायत हल करने के लिए',
  'Counted from the day we receive it.': 'जिस दिन शिकायत हमें मिली, उस दिन से।',
  'The insurer, to resolve it': 'बीमा कंपनी, शिकायत हल करने के लिए',
  'Acknowledgement at once; reasons tied to the policy.': 'पावती तुरंत; कारण पॉलिसी की शर्त से जुड़े हुए।',
  'The banner on Bima Bharosa': 'बीमा भरोसा पर लिखी सूचना',
  'The portal’s own wording. It does not lengthen the insurer’s time limit.':
    'ये पोर्टल के अपने शब्द हैं। इनसे बीमा कंपनी की समय-सीमा लंबी नहीं होती।',
  'Silence before the Ombudsman': 'लोकपाल से पहले की चुप्पी',
  'Of the insurer or of the broker. A refusal opens the door earlier.':
    'बीमा कंपनी की या ब्रोकर की। नामंज़ूरी मिले, तो रास्ता पहले खुल जाता है।',
  'You, to go to the Ombudsman': 'आप, बीमा लोकपाल के पास जाने के लिए',
  'From the refusal, the poor reply, or the end of the silent month. A delay may be excused for good reasons.':
    'नामंज़ूरी, असंतोषजनक जवाब या चुप्पी का महीना पूरा होने से। ठीक कारण हो, तो देरी माफ़ हो सकती है।',
  'You, to go to a consumer commission': 'आप, उपभोक्ता आयोग में जाने के लिए',
  'From the day the cause arose; in doubt take the earliest. A delay may be excused for good cause. Do not count on months with the Ombudsman being left out.':
    'शिकायत का कारण बनने के दिन से; शक हो, तो सबसे पहली तारीख़ मानें। ठीक कारण हो, तो देरी माफ़ हो सकती है। यह मानकर न चलें कि लोकपाल के पास लगे महीने गिनती से छूट जाएँगे।',
  'A settlement proposal': 'समझौते का प्रस्ताव',
  'Once both sides have agreed to mediation.': 'जब दोनों पक्ष सुलह-मध्यस्थता पर सहमत हो जाएँ।',
  'An award': 'लोकपाल का फ़ैसला',
  'Once the Ombudsman has all the papers.': 'जब लोकपाल को सारे काग़ज़ मिल जाएँ।',
  'The insurer, to honour the award': 'बीमा कंपनी, फ़ैसला मानने के लिए',
  'Late payment costs the insurer more; see the next line.':
    'देर से भुगतान कंपनी को महँगा पड़ता है; अगली पंक्ति देखें।',
  'Price of the insurer’s delay': 'कंपनी की देरी की कीमत',
  'Owed to you, besides interest.': 'ब्याज के अलावा यह आपको मिलना है।',
  'Limit of an award': 'फ़ैसले की सीमा',
  'Older pages print smaller sums; they are out of date.':
    'पुराने पेजों पर छोटी रकमें छपी हैं; वे अब सही नहीं।',
  'Insurance Ombudsman: which complaints, which papers': 'बीमा लोकपाल: कौन सी शिकायतें, कौन से काग़ज़',
  '**Which policies.** Personal policies, group policies, and those of sole proprietors and micro enterprises.':
    '**कौन सी पॉलिसियाँ।** निजी पॉलिसियाँ, समूह की पॉलिसियाँ, और अकेले मालिक के कारोबार और सूक्ष्म उद्यमों की पॉलिसियाँ।',
  'Which policies.': 'कौन सी पॉलिसियाँ।',
  '**Which disputes.** Delay, a claim refused in part or in full, premium, terms that were misdescribed, the reading of policy words in a claim, poor service by an insurer, agent or intermediary, a policy that differs from the proposal, or no policy after the premium was paid.':
    '**कौन से विवाद।** देरी, पूरा या कुछ हिस्सा नामंज़ूर दावा, प्रीमियम, ग़लत बताई गई शर्तें, दावे में पॉलिसी के शब्दों का मतलब, बीमा कंपनी, एजेंट या बिचौलिए की ख़राब सेवा, प्रस्ताव से अलग पॉलिसी, या प्रीमियम भरने के बाद भी पॉलिसी न मिलना।',
  'Which disputes.': 'कौन से विवाद।',
  '**Which papers.** What you wrote to the insurer or broker, the reply if there is one, identity papers, a copy of the policy, a photograph. The online form is confirmed with a one-time password that you type in yourself.':
    '**कौन से काग़ज़।** बीमा कंपनी या ब्रोकर को आपकी लिखी चिट्ठी, उसका जवाब (अगर मिला हो), पहचान के काग़ज़, पॉलिसी की कॉपी, एक फ़ोटो। ऑनलाइन फ़ॉर्म एक बार के कोड (OTP) से पक्का होता है, जो आपको ख़ुद लिखना होता है।',
  'Which papers.': 'कौन से काग़ज़।',
  '**When it is closed to you.** When a court, a consumer commission or an arbitrator has, or has had, the same matter.':
    '**यह रास्ता आपके लिए कब बंद है।** जब वही मामला अदालत, उपभोक्ता आयोग या पंच (आर्बिट्रेटर) के पास है, या रह चुका है।',
  'When it is closed to you.': 'यह रास्ता आपके लिए कब बंद है।',
  '**Which office.** The one for the place where you live, or for the place of the insurer’s or broker’s office. You choose.':
    '**कौन सा दफ़्तर।** आपके रहने की जगह का, या जहाँ बीमा कंपनी या ब्रोकर का दफ़्तर है उस जगह का। चुनाव आपका है।',
  'Which office.': 'कौन सा दफ़्तर।',
  'Insurance Ombudsman offices: which is yours, and where its address is':
    'बीमा लोकपाल के दफ़्तर: आपका कौन सा है, और उसका पता कहाँ मिलेगा',
  'what is changing': 'क्या बदल रहा है',
  'How do I file a complaint with the Insurance Ombudsman online (kaise kare)?':
    'बीमा लोकपाल में ऑनलाइन शिकायत कैसे करें?',
  'On cioins.co.in, under complaint online: register with your mobile number, choose the office for your place, type the facts, upload the insurer’s reply (or proof of one month of silence), policy, ID and photograph. It is free. By post or by hand at the office works too.':
    'cioins.co.in पर, ऑनलाइन शिकायत में: मोबाइल नंबर से पंजीकरण करें, अपनी जगह का दफ़्तर चुनें, तथ्य लिखें, और बीमा कंपनी का जवाब (या एक महीने की चुप्पी का सबूत), पॉलिसी, पहचान पत्र और फ़ोटो अपलोड करें। यह मुफ़्त है। डाक से, या दफ़्तर में ख़ुद देकर भी शिकायत हो सकती है।',
  'Insurance Ombudsman: what are the limit, the time limit and the fee?':
    'बीमा लोकपाल: रकम की सीमा, समय-सीमा और शुल्क कितना है?',
  'Awards up to {0}, complaint within one year of the refusal or the poor reply, no fee, no lawyer. An award comes within {1} months of all the papers, and the insurer has {2} days to honour it.':
    'फ़ैसला {0} तक, शिकायत नामंज़ूरी या असंतोषजनक जवाब से एक साल के अंदर, कोई शुल्क नहीं, वकील नहीं। सारे काग़ज़ मिलने के {1} महीने के अंदर फ़ैसला आता है, और बीमा कंपनी को उसे {2} दिन में मानना होता है।',
  'Consumer court vs Insurance Ombudsman: which one first?':
    'उपभोक्ता अदालत या बीमा लोकपाल: पहले कहाँ जाएँ?',
  'The Ombudsman first, for disputes up to {0}: free, quicker, and its award does not bind you. A commission takes a case within two years, also for larger sums and for compensation; there may be a fee, and often a lawyer. Once it has the case, the Ombudsman is closed.':
    '{0} तक के विवाद में पहले लोकपाल: मुफ़्त है, जल्दी होता है, और उसका फ़ैसला मानना आपके लिए ज़रूरी नहीं। आयोग दो साल के अंदर मामला लेता है, बड़ी रकम और मुआवज़े के लिए भी; वहाँ शुल्क लग सकता है, और अक्सर वकील भी। मामला आयोग में गया, तो लोकपाल का रास्ता बंद।',
  'Mis-selling: a bank or agent sold me the wrong policy. How do I complain?':
    'बैंक या एजेंट ने ग़लत पॉलिसी बेच दी। शिकायत कैसे करें?',
  'Within the [free look](/faqs#faqs-changed-my-mind) return the policy; that needs no proof. Later write to the insurer’s grievance officer: what was promised, the seller’s name, with messages and the date of the call, and ask for cancellation and refund. For a bank write to it as well. Then Bima Bharosa and the Ombudsman.':
    '[फ़्री लुक अवधि](/faqs#faqs-changed-my-mind) के अंदर पॉलिसी लौटा दें; उसके लिए कोई सबूत नहीं चाहिए। उसके बाद बीमा कंपनी के शिकायत निवारण अधिकारी को लिखें: क्या वादा किया गया, बेचने वाले का नाम, संदेश और कॉल की तारीख़ के साथ। पॉलिसी रद्द करने और पैसे की वापसी की माँग करें। बैंक ने बेची हो, तो उसे भी लिखें। फिर बीमा भरोसा और लोकपाल।',
  'How do I complain against a TPA or a hospital?': 'TPA या अस्पताल की शिकायत कैसे करें?',
  'Against a TPA: to the insurer, which answers for it, then as in the steps above. Against a hospital that is in the network: to the insurer too, and to the state’s health authority; the Ombudsman does not judge hospitals.':
    'TPA की: बीमा कंपनी से, जो उसके लिए जवाबदेह है; फिर ऊपर के कदमों की तरह। नेटवर्क अस्पताल की: बीमा कंपनी से भी, और राज्य के स्वास्थ्य प्राधिकरण से भी। लोकपाल अस्पतालों पर फ़ैसला नहीं देता।',
  'Policy document not received, or no refund: where do I complain?':
    'पॉलिसी के काग़ज़ नहीं मिले, या पैसा वापस नहीं आया: शिकायत कहाँ करें?',
  'To the insurer’s grievance officer, with the receipt and the date of payment; it has {0} days. No policy after payment, and a refund that does not come, are disputes that the Ombudsman takes too.':
    'बीमा कंपनी के शिकायत निवारण अधिकारी से, रसीद और भुगतान की तारीख़ के साथ; उसके पास {0} दिन हैं। भुगतान के बाद पॉलिसी न मिलना और पैसा वापस न आना, ये विवाद लोकपाल भी लेता है।',
  'Claim rejected: where do I complain first?': 'दावा (क्लेम) नामंज़ूर हुआ: पहले शिकायत कहाँ करें?',
  'First with the insurer’s grievance officer, because the insurer made the decision. Ask for the refusal in writing with the policy clause, if you do not have it. Tell us too: we can read the wording with you and help to answer it. If the reply does not change, the Ombudsman is usually the next useful step.':
    'पहले बीमा कंपनी के शिकायत निवारण अधिकारी से, क्योंकि फ़ैसला कंपनी का था। नामंज़ूरी लिखित में न मिली हो, तो पॉलिसी की शर्त के साथ लिखित में माँगें। हमें भी बताएँ: चाहें तो हम आपके साथ शब्द पढ़ते हैं और जवाब लिखने में मदद करते हैं। जवाब न बदले, तो आम तौर पर अगला काम का कदम लोकपाल है।',
  'Do I need a lawyer or an agent to complain?': 'क्या शिकायत के लिए वकील या एजेंट चाहिए?',
  'Not for the first four steps. Bima Bharosa does not take complaints from agents, advocates or other third parties at all, and the Ombudsman’s procedure is made for people who speak for themselves. Anyone who offers to “get your claim released” for a share or a fee is selling something you can do for nothing.':
    'पहले चार कदमों में नहीं। बीमा भरोसा एजेंट, वकील या किसी और की ओर से आई शिकायत लेता ही नहीं, और लोकपाल का तरीका उनके लिए बना है जो अपनी बात ख़ुद रखें। जो हिस्से या शुल्क के बदले “दावा निकलवाने” की बात करे, वह ऐसी चीज़ बेच रहा है जो बिना पैसे के हो जाती है।',
  'Complaint: is the answer due in {0} days, {1} days or one month?':
    'शिकायत का जवाब {0} दिन में, {1} दिन में या एक महीने में?',
  'All three exist, for different things. An insurer has {0} days to resolve a complaint and a broker has {1} days. The Bima Bharosa portal speaks of {2} days. The Ombudsman asks for one month of silence before treating no answer as a refusal.':
    'तीनों सही हैं, अलग-अलग बातों के लिए। शिकायत हल करने के लिए बीमा कंपनी के पास {0} दिन हैं और ब्रोकर के पास {1} दिन। बीमा भरोसा पोर्टल {2} दिन की बात करता है। लोकपाल जवाब न आने को नामंज़ूरी तब मानता है जब एक महीने तक चुप्पी रहे।',
  'How do I see the status of my Bima Bharosa complaint?': 'बीमा भरोसा पर शिकायत की स्थिति कैसे देखें?',
  'Look up the token number on bimabharosa.irdai.gov.in: the insurer’s answer appears there. You can also call {0} or {1} {2} {3} and quote the token. [Your next dates](/grievance-redressal) follow from the day you complained.':
    'bimabharosa.irdai.gov.in पर टोकन नंबर डालें: बीमा कंपनी का जवाब वहाँ दिखता है। चाहें तो {0} या {1} {2} {3} पर फ़ोन करें और टोकन नंबर बताएँ। शिकायत के दिन से [आपकी अगली तारीख़ें](/grievance-redressal) निकलती हैं।',
  'Your next dates': 'आपकी अगली तारीख़ें',
  'How long does the Insurance Ombudsman take, and what if the insurer does not pay the award?':
    'बीमा लोकपाल में कितना समय लगता है, और कंपनी फ़ैसले का पैसा न दे तो?',
  'An award is due within {0} months after all papers are in; the insurer must honour it within {1} days. If it does not, write to the Ombudsman’s office and on Bima Bharosa, with the award; a delay costs the insurer {2} a day.':
    'सारे काग़ज़ आने के {0} महीने के अंदर फ़ैसला आना चाहिए; बीमा कंपनी को उसे {1} दिन में मानना होता है। न माने, तो फ़ैसले के साथ लोकपाल के दफ़्तर और बीमा भरोसा पर लिखें; देरी के लिए कंपनी को रोज़ {2} देने पड़ते हैं।',
  'What if I do not accept the Ombudsman’s award?': 'लोकपाल का फ़ैसला मंज़ूर न हो, तो क्या करें?',
  'You may still go to a consumer commission or a court. If you do accept it, the insurer is bound and must honour it within {0} days. Mind the order, though. Once a commission or court has the matter, the Ombudsman is closed to you.':
    'तब भी उपभोक्ता आयोग या अदालत का रास्ता खुला है। फ़ैसला मान लें, तो बीमा कंपनी बँध जाती है और उसे {0} दिन में मानना होता है। पर क्रम का ध्यान रखें: मामला आयोग या अदालत में पहुँच गया, तो लोकपाल का रास्ता बंद है।',
  'Ombudsman or consumer court: am I too late?': 'बीमा लोकपाल या उपभोक्ता अदालत: क्या बहुत देर हो गई?',
  'Spam calls about insurance: I only want them to stop. How?':
    'बीमे की अनचाही कॉल: बस बंद होनी चाहिए। कैसे?',
  'Our own: [stop calls](/contact-us#stop-calls), no complaint needed. If a call came after you had said stop, complain: we want it in the register, with the date and the number that rang you.':
    'हमारी कॉल: [कॉल रोकें](/contact-us#stop-calls), शिकायत की ज़रूरत नहीं। आपके मना करने के बाद भी कॉल आई हो, तो शिकायत करें: हम उसे रजिस्टर में चाहते हैं, तारीख़ और उस नंबर के साथ जिससे कॉल आई।',
  'Of any other company: complain to your phone operator, on {0} or in TRAI’s DND app, within {1} days of the call. If it looks like fraud, report it on Chakshu (sancharsaathi.gov.in) within {2} days. Service calls to existing customers of firms under IRDAI come from the {3} series.':
    'किसी और कंपनी की कॉल: कॉल के {1} दिन के अंदर अपनी फ़ोन कंपनी से शिकायत करें, {0} पर या TRAI के DND ऐप में। कॉल ठगी की लगे, तो {2} दिन के अंदर चक्षु (sancharsaathi.gov.in) पर बताएँ। IRDAI के तहत आने वाली कंपनियाँ अपने मौजूदा ग्राहकों को सेवा की कॉल {3} शृंखला से करती हैं।',
  'All {0} offices and their areas': 'सभी {0} दफ़्तर और उनके इलाके',
  '{0} hospitals.': '{0} अस्पताल।',
} as const satisfies Catalogue;
