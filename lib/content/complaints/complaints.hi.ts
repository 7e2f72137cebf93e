import type { Catalogue } from '../../languages/create-translator.ts';

export const complaintsComplaintHindi = {
  'A complaint about us': 'हमारे ख़िलाफ़ शिकायत',
  Today: 'आज',
  'write to us': 'हमें लिखें',
  Letter: 'चिट्ठी',
  Close: 'बंद करें',
  'Complaint under policy': 'शिकायत, पॉलिसी नंबर',
  'under policy': 'पॉलिसी नंबर',
  'Insurer or broker': 'बीमा कंपनी या ब्रोकर',
  'The name on the policy, or ours.': 'पॉलिसी पर लिखा नाम, या हमारा।',
  'What happened': 'क्या हुआ',
  'In order, with dates. Leave out Aadhaar and card numbers.':
    'क्रम से, तारीख़ों के साथ। आधार और कार्ड के नंबर न लिखें।',
  Leave: 'छोड़ें',
  'What you want': 'आपकी माँग',
  'To the grievance officer': 'शिकायत निवारण अधिकारी के नाम',
  'Claim number': 'दावा नंबर',
  'Claim number:': 'दावा नंबर:',
  'I first complained on': 'मेरी पहली शिकायत की तारीख़:',
  'This is what happened:': 'हुआ यह:',
  'I ask for this:': 'मेरी माँग यह है:',
  'Please acknowledge this letter today and give me a complaint number. I expect your answer within {0} days. If you say no, name the policy term you rely on. After a refusal, or one month of silence, I shall go to the Insurance Ombudsman or a consumer commission.':
    'इस चिट्ठी की पावती आज ही दें, और शिकायत का नंबर भी। {0} दिन के अंदर आपके जवाब की उम्मीद है। मना करें, तो पॉलिसी की वह शर्त बताएँ जो इसका आधार है। मना होने पर, या एक महीने तक जवाब न मिलने पर, मेरी शिकायत बीमा लोकपाल के पास जाएगी।',
  'I enclose copies of the papers.': 'काग़ज़ों की कॉपियाँ साथ लगी हैं।',
  complain: 'शिकायत करें',
  'The insurer': 'बीमा कंपनी',
  'Us, the broker': 'हम, यानी ब्रोकर',
  'Bima Bharosa': 'बीमा भरोसा',
  'Bima Bharosa (IRDAI)': 'बीमा भरोसा (IRDAI)',
  'The Insurance Ombudsman': 'बीमा लोकपाल',
  'Insurance Ombudsman': 'बीमा लोकपाल',
  Complain: 'शिकायत करें',
  'The insurer pays': 'कंपनी चुकाती है',
  'Council for Insurance Ombudsmen': 'बीमा लोकपाल परिषद',
  Tell: 'बताएँ',
  'Customary notice of a death: about {0} days ({1}, read in a note that names it)':
    'मृत्यु की सूचना का आम चलन: करीब {0} दिन ({1}, इसका हवाला देने वाले लेख में पढ़ा गया)',
  'Range of survival periods after diagnosis: {0} to {1} days ({2}, read in a note that names it)':
    'बीमारी का पता चलने के बाद जीवित रहने की शर्त, अलग-अलग पॉलिसियों में: {0} से {1} दिन ({2}, इसका हवाला देने वाले लेख में पढ़ा गया)',
  'one month': 'एक महीना',
  'A consumer commission or a court': 'उपभोक्ता आयोग या अदालत',
  'File at once: the year may be over': 'तुरंत शिकायत करें: साल शायद बीत चुका है',
  'Counted from the month of silence the year ended on {0}; counted from the answer the last day is {1}. An office may count either way, and the Ombudsman may excuse a delay for good reasons.':
    'चुप्पी के महीने से गिनें, तो साल {0} को पूरा हुआ; जवाब से गिनें, तो आख़िरी दिन {1} है। दफ़्तर दोनों में से किसी भी तरह गिन सकता है, और ठीक कारण हो, तो लोकपाल देरी माफ़ कर सकता है।',
  'The answer you do not accept': 'वह जवाब जो आपको मंज़ूर नहीं',
  'It came after a month of silence: the Ombudsman could be asked since {0}.':
    'यह एक महीने की चुप्पी के बाद आया: लोकपाल का रास्ता {0} से खुला था।',
  'Counted from the end of the month of silence, to be safe. Counted from the answer it is {0}. A delay may be excused, for good reasons.':
    'चुप्पी के महीने के अंत से गिना गया है, ताकि चूक न हो। जवाब से गिनें, तो {0} है। ठीक कारण हो, तो देरी माफ़ हो सकती है।',
  'The Ombudsman decides': 'लोकपाल फ़ैसला करता है',
  'The award binds the other side. It does not bind you.':
    'फ़ैसला दूसरे पक्ष को मानना होता है। आपको मानना ज़रूरी नहीं।',
  'Say on which day the answer came, and add it.': 'बताएँ कि जवाब किस दिन आया, और जवाब साथ लगाएँ।',
  'The Ombudsman can hear your case now': 'लोकपाल अब आपका मामला सुन सकता है',
  'Open to you until {0}': 'आपके लिए {0} तक खुला',
  'You have an answer and do not accept it. You can file until {0}, for up to {1}.':
    'जवाब आ गया है और वह आपको मंज़ूर नहीं। {0} तक शिकायत की जा सकती है, {1} तक की रकम के लिए।',
  'Read the reason they gave.': 'उनका दिया कारण पढ़ें।',
  'Read the reason they gave. Find the policy clause it names, and write down why it does not fit.':
    'उनका दिया कारण पढ़ें। पॉलिसी में वह शर्त ढूँढें जिसका उन्होंने नाम लिया, और लिखें कि वह आप पर क्यों लागू नहीं होती।',
  'Fill in [your complaint](#letter), and add their answer, the policy and your first letter.':
    '[अपनी शिकायत](#letter) भरें, और उनका जवाब, पॉलिसी और अपनी पहली चिट्ठी साथ लगाएँ।',
  'your complaint': 'आपकी शिकायत',
  'You complained to us': 'आपने हमसे शिकायत की',
  'Your letter': 'आपकी चिट्ठी',
  'You complained to the insurer': 'आपने बीमा कंपनी से शिकायत की',
  'Register it on Bima Bharosa: bimabharosa.irdai.gov.in, {0} or {1} {2} {3}.':
    'शिकायत बीमा भरोसा पर दर्ज करें: bimabharosa.irdai.gov.in, {0} या {1} {2} {3}।',
  'Register it on Bima Bharosa: bimabharosa.irdai.gov.in, {0} or {1} {2} {3}. Keep the token number. Only you may file there, not an agent.':
    'शिकायत बीमा भरोसा पर दर्ज करें: bimabharosa.irdai.gov.in, {0} या {1} {2} {3}। टोकन नंबर सँभालकर रखें। वहाँ शिकायत दर्ज करने का हक केवल आपको है, एजेंट को नहीं।',
  'The award should be there by now': 'फ़ैसला अब तक आ जाना चाहिए',
  'With complete papers it was due on {0}, over a year ago. Ask the office what is missing.':
    'पूरे काग़ज़ों के साथ फ़ैसला {0} को आना चाहिए था, एक साल से ज़्यादा पहले। दफ़्तर से पूछें कि क्या कम है।',
  'Write to the office with your case number and ask since when the papers count as complete: [the letter](#letter).':
    'अपने मामले का नंबर देकर दफ़्तर को लिखें और पूछें कि काग़ज़ किस दिन से पूरे माने गए: [चिट्ठी](#letter)।',
  'Ask the Council for Insurance Ombudsmen, cioins.co.in, if the office does not answer.':
    'दफ़्तर जवाब न दे, तो बीमा लोकपाल परिषद, cioins.co.in, से पूछें।',
  'You have the award, and the insurer has not paid? Tell the office that made it.':
    'फ़ैसला आ गया, और कंपनी ने पैसा नहीं दिया? फ़ैसला देने वाले दफ़्तर को बताएँ।',
  'You went to the Ombudsman': 'आपने लोकपाल से शिकायत की',
  'A settlement, if both sides agree to mediation': 'समझौता, अगर दोनों पक्ष सुलह-मध्यस्थता पर सहमत हों',
  'The award, if the papers were complete that day': 'फ़ैसला, अगर काग़ज़ उसी दिन पूरे थे',
  'The time starts when the papers are complete. A missing paper moves the dates below.':
    'समय तब शुरू होता है जब काग़ज़ पूरे हों। कोई काग़ज़ कम हो, तो नीचे की तारीख़ें खिसक जाती हैं।',
  'You may say no to it.': 'चाहें तो इससे मना कर दें।',
  'It binds the other side. It does not bind you.':
    'यह दूसरे पक्ष को मानना होता है। आपको मानना ज़रूरी नहीं।',
  'Late, it owes you {0} a day, besides interest.':
    'देर हो, तो ब्याज के अलावा उसे आपको {0} रोज़ देने होते हैं।',
  'Case number and the date of filing': 'मामले का नंबर और शिकायत देने की तारीख़',
  'Everything you handed in, in order of date': 'आपने जो कुछ दिया, वह सब, तारीख़ के क्रम में',
  'Letters from the office and from the insurer': 'दफ़्तर और बीमा कंपनी की चिट्ठियाँ',
  'With complete papers it was due on {0}, {1} days ago. Ask the office what is missing.':
    'पूरे काग़ज़ों के साथ फ़ैसला {0} को आना चाहिए था, {1} दिन पहले। दफ़्तर से पूछें कि क्या कम है।',
  'File online at the Council for Insurance Ombudsmen': 'बीमा लोकपाल परिषद में ऑनलाइन शिकायत करें',
  'Complain to the Insurance Ombudsman: it is free and needs no lawyer.':
    'बीमा लोकपाल से शिकायत करें: यह मुफ़्त है और वकील नहीं चाहिए।',
  'File at once, say why you are late and ask for the delay to be excused.':
    'तुरंत शिकायत करें, बताएँ कि देर क्यों हुई, और देरी माफ़ करने का अनुरोध करें।',
  'Write into your complaint what kept you, such as an illness, with dates and proof.':
    'अपनी शिकायत में लिखें कि देर किस वजह से हुई, जैसे कोई बीमारी, तारीख़ों और सबूत के साथ।',
  'Last day to go to the Ombudsman': 'लोकपाल के पास जाने का आख़िरी दिन',
  'In the Ombudsman’s place, or after the award. Online: e-jagriti.gov.in. A delay may be excused.':
    'लोकपाल की जगह, या उसके फ़ैसले के बाद। ऑनलाइन: e-jagriti.gov.in। देरी माफ़ हो सकती है।',
  'Complain to the Insurance Ombudsman: it is free and needs no lawyer. [File online at the Council for Insurance Ombudsmen](https://cioins.co.in/Complaint/Online), or [find your Ombudsman office](#office).':
    'बीमा लोकपाल से शिकायत करें: यह मुफ़्त है और इसमें वकील नहीं लगता। [बीमा लोकपाल परिषद में ऑनलाइन शिकायत करें](https://cioins.co.in/Complaint/Online), या [अपना लोकपाल दफ़्तर खोजें](#office)।',
  'find your Ombudsman office': 'अपना लोकपाल दफ़्तर खोजें',
  'File at once, say why you are late and ask for the delay to be excused. Nobody can promise that it will be.':
    'तुरंत दर्ज करें, लिखें कि देर क्यों हुई, और देरी माफ़ करने की माँग करें। माफ़ होगी ही, यह वादा कोई नहीं कर सकता।',
  'Write into [your complaint](#letter) what kept you, such as an illness, with dates and proof.':
    '[अपनी शिकायत](#letter) में लिखें कि किस वजह से देर हुई, जैसे बीमारी, तारीख़ों और सबूत के साथ।',
  'Choose before you file: once a commission has the case, the Ombudsman is closed to you.':
    'पहले तय करें, फिर दर्ज करें: मामला उपभोक्ता आयोग में पहुँच गया, तो लोकपाल का रास्ता बंद है।',
  'Your complaint, with proof of the day it arrived': 'आपकी शिकायत, और वह किस दिन पहुँची इसका सबूत',
  'The complaint or token number you were given': 'आपको मिला शिकायत नंबर या टोकन नंबर',
  'Every reply, with its date': 'हर जवाब, उसकी तारीख़ के साथ',
  'The policy and, for a claim, the refusal and the bills: copies only':
    'पॉलिसी, और दावे का मामला हो तो नामंज़ूरी की चिट्ठी और बिल: केवल कॉपियाँ',
  'What you want, in one sentence': 'आपकी माँग, एक वाक्य में',
  'Papers:': 'काग़ज़:',
  'The insurer is late. You can go on today': 'बीमा कंपनी ने देर की। आज ही आगे बढ़ा जा सकता है',
  'Open to you: Bima Bharosa': 'रास्ता खुला है: बीमा भरोसा',
  'Its answer was due on {0}, {1} days ago. Bima Bharosa is open to you now. The Ombudsman follows on {2} if there is still silence.':
    'जवाब {0} तक आना था; उस दिन को {1} दिन हो गए। बीमा भरोसा का रास्ता अब खुला है। तब भी जवाब न आए, तो {2} से बीमा लोकपाल का रास्ता खुलता है।',
  'It must acknowledge at once. No acknowledgement? Ask for one, with a number.':
    'उसे तुरंत पावती देनी होती है। पावती नहीं मिली? ऐसी पावती माँगें जिस पर नंबर हो।',
  'Write to the insurer’s grievance officer once more, with your number and the {0} it missed.':
    'कंपनी के शिकायत निवारण अधिकारी को एक बार फिर लिखें। साथ में अपना नंबर लिखें, और यह कि {0} तक जवाब नहीं आया।',
  'Get the papers for the Ombudsman ready: [the list](#keep-ready) is below.':
    'लोकपाल के लिए काग़ज़ तैयार रखें: [सूची](#keep-ready) नीचे है।',
  'A letter on my behalf went to it on {0}. I have no answer from it. The period of one month ended on {1}.':
    'मेरी ओर से एक चिट्ठी उसे {0} को भेजी गई। उसका कोई जवाब नहीं मिला। {1} को एक महीना पूरा हो गया।',
  'I complained on Bima Bharosa on {0}, which passes it to the insurer. I have no answer from it. The period of one month ended on {1}.':
    'मैंने {0} को बीमा भरोसा पर शिकायत की, जो उसे बीमा कंपनी को भेजता है। कंपनी का कोई जवाब नहीं मिला। {1} को एक महीना पूरा हो गया।',
  'A letter on my behalf went to it on {0}. It answered on {1}. I do not accept the answer.':
    'मेरी ओर से एक चिट्ठी उसे {0} को भेजी गई। उसका जवाब {1} को आया। यह जवाब मुझे मंज़ूर नहीं।',
  'Fill in your complaint, and add your letter to the insurer, proof of the day it arrived, the policy, and any reply.':
    'अपनी शिकायत भरें, और साथ में बीमा कंपनी को लिखी चिट्ठी, उसके पहुँचने के दिन का सबूत, पॉलिसी और कोई जवाब मिला हो तो वह लगाएँ।',
  'Our principal officer': 'हमारे प्रधान अधिकारी',
  'You have a receipt with a number. If you have none, it has not reached us: send it again.':
    'आपके पास नंबर वाली रसीद है। नहीं है, तो शिकायत हम तक नहीं पहुँची: फिर से भेजें।',
  'If we were silent or you disagree, ask for the principal officer and quote the number. This stops no other step.':
    'हम चुप रहे या जवाब मंज़ूर नहीं, तो प्रधान अधिकारी से बात कराने को कहें और नंबर बताएँ। इससे कोई दूसरा कदम नहीं रुकता।',
  'Time a broker has to redress a complaint:': 'शिकायत दूर करने के लिए ब्रोकर का समय:',
  'Complained on Bima Bharosa: {0}': 'बीमा भरोसा पर शिकायत: {0}',
  'You complained on Bima Bharosa': 'आपने बीमा भरोसा पर शिकायत की',
  'The insurer’s answer, if it had the complaint that day':
    'बीमा कंपनी का जवाब, अगर शिकायत उसे उसी दिन मिली',
  'You have a token number. The portal passes the complaint to the insurer and follows it.':
    'आपके पास टोकन नंबर है। पोर्टल शिकायत बीमा कंपनी को भेजता है और उस पर नज़र रखता है।',
  'The insurer has {0} days. The {1} days on the portal’s page do not lengthen them.':
    'बीमा कंपनी के पास {0} दिन हैं। पोर्टल के पेज पर लिखे {1} दिन से यह समय नहीं बढ़ता।',
  'After one month of silence, for up to {0}. If you wrote to the insurer earlier, count from that day instead.':
    'एक महीने की चुप्पी के बाद, {0} तक। कंपनी को इससे पहले लिखा हो, तो उसी दिन से गिनें।',
  'Time the Bima Bharosa portal names for attending to a complaint:':
    'बीमा भरोसा पोर्टल का बताया समय, जिसमें शिकायत पर काम होता है:',
  'The Insurance Ombudsman in': 'बीमा लोकपाल का दफ़्तर,',
  'Take the street address and the mailbox from': 'डाक का पता और ई-मेल यहाँ से लें:',
  'on the day you write.': '(जिस दिन लिखें, उसी दिन)।',
  'With complete papers it was due on {0}, over {1} years ago. Ask the office what is missing.':
    'काग़ज़ पूरे थे, तो आख़िरी दिन {0} था, {1} साल से ज़्यादा पहले। दफ़्तर से पूछें कि क्या कमी है।',
  'The list:': 'सूची:',
  'Get the papers for the Ombudsman ready: the list is below.':
    'लोकपाल के लिए काग़ज़ तैयार करें: सूची नीचे है।',
  'Your case is with the Ombudsman': 'मामला लोकपाल के पास है',
  'With complete papers an award is due by {0}. Say yes or no to mediation soon.':
    'काग़ज़ पूरे हों, तो लोकपाल का फ़ैसला {0} तक होना है। सुलह-मध्यस्थता के लिए हाँ या ना जल्दी बताएँ।',
  'Ask the office in writing whether any paper is missing: [the letter](#letter).':
    'दफ़्तर से लिखकर पूछें कि कोई काग़ज़ कम तो नहीं: [चिट्ठी](#letter)।',
  'Your letter to the Ombudsman’s office': 'लोकपाल के दफ़्तर को आपकी चिट्ठी',
  'Complaint {caseNumber}: which paper is missing?': 'शिकायत {caseNumber}: कौन-सा काग़ज़ कम है?',
  'Case number of the office': 'दफ़्तर का दिया हुआ मामला नंबर',
  'case number of the office': 'दफ़्तर का दिया हुआ मामला नंबर',
  'Day on which your papers went there': 'काग़ज़ वहाँ किस दिन भेजे',
  'day on which your papers went there': 'काग़ज़ वहाँ किस दिन भेजे',
  'To the office of the Insurance Ombudsman, {office}': 'बीमा लोकपाल का दफ़्तर, {office}',
  'My complaint against {insurer}, which went to you on {filed}':
    '{insurer} के ख़िलाफ़ मेरी शिकायत, जो आपको {filed} को भेजी गई',
  'Case number: {caseNumber}': 'मामला नंबर: {caseNumber}',
  'Please tell me in writing whether any paper is missing, and from which day my papers count as complete.':
    'कृपया लिखकर बताएँ कि कोई काग़ज़ कम तो नहीं, और मेरे काग़ज़ किस दिन से पूरे माने गए हैं।',
  'By the rules an award is due within {0} months of complete papers. Please tell me too when the hearing is, and send me a copy of the answer of the other side.':
    'नियमों के अनुसार पूरे काग़ज़ मिलने के {0} महीने के अंदर फ़ैसला होना है। कृपया यह भी बताएँ कि सुनवाई कब है, और दूसरे पक्ष के जवाब की प्रति भेजें।',
  'Go to the hearing, on the screen or in person, with your papers in order of date.':
    'सुनवाई में जाएँ, स्क्रीन पर या ख़ुद, काग़ज़ तारीख़ के क्रम में लेकर।',
  'A court or commission would end this case: start nothing there without a lawyer. The two years for a consumer commission count from the cause, such as a refusal, and may run out meanwhile: ask a lawyer in time. Their last day is before {0}.':
    'अदालत या आयोग में कुछ शुरू करने से यह मामला ख़त्म हो जाएगा: वकील से पूछे बिना वहाँ कुछ शुरू न करें। उपभोक्ता आयोग के दो साल कारण के दिन से, जैसे नामंज़ूरी से, गिने जाते हैं और इस बीच ख़त्म हो सकते हैं: समय रहते वकील से पूछें। उनका आख़िरी दिन {0} से पहले है।',
  'Keep every court and commission out of it for now. Once one has the matter, the Ombudsman is closed to you. The two years for a consumer commission count from the cause, such as a refusal, and may run out meanwhile: ask a lawyer in time.':
    'अभी किसी अदालत या आयोग में न जाएँ। मामला वहाँ गया, तो लोकपाल का रास्ता बंद हो जाता है। उपभोक्ता आयोग के दो साल कारण के दिन से, जैसे नामंज़ूरी से, गिने जाते हैं और इस बीच ख़त्म हो सकते हैं: समय रहते वकील से पूछें।',
  'Make sure you have a number and a dated acknowledgement.':
    'देखें कि आपके पास नंबर और तारीख़ वाली पावती है।',
  'If it is about a claim or a policy, complain to the insurer’s grievance officer as well.':
    'बात दावे या पॉलिसी की हो, तो बीमा कंपनी के शिकायत निवारण अधिकारी को भी शिकायत करें।',
  'The insurer has your complaint': 'शिकायत बीमा कंपनी के पास है',
  'Look up the token on Bima Bharosa. The insurer’s answer appears there, and should come by {0}.':
    'टोकन से बीमा भरोसा पर स्थिति देखें। बीमा कंपनी का जवाब वहीं दिखता है, और {0} तक आना चाहिए।',
  'Keep the token number, and look it up once a week.': 'टोकन नंबर रखें, और हफ़्ते में एक बार स्थिति देखें।',
  'Answer every question of the insurer on the portal, so that it stays on record.':
    'बीमा कंपनी के हर सवाल का जवाब पोर्टल पर दें, ताकि वह दर्ज रहे।',
  'The insurer is late with its answer': 'बीमा कंपनी का जवाब देर से है',
  'Its answer was due on {0}': 'उसके जवाब का आख़िरी दिन {0} था',
  'It was due on {0}, {1} days ago. The Ombudsman follows on {2} if there is still silence.':
    'आख़िरी दिन {0} था, {1} दिन पहले। चुप्पी बनी रहे, तो {2} को लोकपाल का रास्ता खुलता है।',
  'Call {0} or {1} {2} {3}, quote the token, and ask for the insurer’s answer.':
    '{0} या {1} {2} {3} पर कॉल करें, टोकन बताएँ, और बीमा कंपनी का जवाब माँगें।',
  'Write to the insurer’s grievance officer as well, with the token number.':
    'टोकन नंबर के साथ बीमा कंपनी के शिकायत निवारण अधिकारी को भी लिखें।',
  'Our reply is overdue. Ask for our principal officer':
    'हमारे जवाब में देर हो गई। हमारे प्रधान अधिकारी से बात कराने को कहें',
  'Open to you: our principal officer': 'आपके लिए खुला है: हमारे प्रधान अधिकारी',
  'Call or write to us and ask for the principal officer.':
    'हमें कॉल करें या लिखें, और प्रधान अधिकारी से बात कराने को कहें।',
  'Call or write to us and ask for the principal officer. Quote the number of your receipt.':
    'हमें कॉल करें या लिखें, और प्रधान अधिकारी से बात कराने को कहें। रसीद का नंबर बताएँ।',
  'Our answer was due on {0}, {1} days ago. From {2} our silence counts as a refusal, and the Ombudsman hears a case against a broker too.':
    'हमारे जवाब का आख़िरी दिन {0} था, {1} दिन पहले। {2} से हमारी चुप्पी नामंज़ूरी मानी जाती है, और लोकपाल ब्रोकर के ख़िलाफ़ मामला भी सुनता है।',
  'We still have time to answer': 'हमारे पास जवाब का समय बाकी है',
  'We owe you an answer by {0}. If we say no before that, you need not wait.':
    'हमें {0} तक जवाब देना है। उससे पहले हम मना करें, तो रुकना ज़रूरी नहीं।',
  'Look your complaint up with the reference on your receipt.':
    'रसीद पर दी संदर्भ संख्या से शिकायत की स्थिति देखें।',
  'If the matter is a claim or a policy, complain to the insurer as well, today: its time limit runs separately.':
    'बात दावे या पॉलिसी की हो, तो आज ही बीमा कंपनी को भी शिकायत करें: उसका समय अलग चलता है।',
  'Our answer was due on {0}, yesterday. From {1} our silence counts as a refusal, and the Ombudsman hears a case against a broker too.':
    'हमारे जवाब का आख़िरी दिन {0} था, कल। {1} से हमारी चुप्पी नामंज़ूरी मानी जाती है, और लोकपाल ब्रोकर के ख़िलाफ़ मामला भी सुनता है।',
  'To the Insurance Ombudsman, {name}': 'सेवा में, बीमा लोकपाल, {name}',
  'It was due on {0}, yesterday. The Ombudsman follows on {1} if there is still silence.':
    'आख़िरी दिन {0} था, कल। चुप्पी बनी रहे, तो {1} को लोकपाल का रास्ता खुलता है।',
  'your father': 'आपके पिता',
  'your mother': 'आपकी माँ',
  'your husband': 'आपके पति',
  'your wife': 'आपकी पत्नी',
  'your son': 'आपके बेटे',
  'your daughter': 'आपकी बेटी',
  'your relative': 'आपके रिश्तेदार',
  'Name of {text}, who signs': '{text} का नाम (हस्ताक्षर इन्हीं के)',
  '[name of {text}, who signs]': '[{text} का नाम (हस्ताक्षर इन्हीं के)]',
  'Address of {text}': '{text} का पता',
  '[address of {text}]': '[{text} का पता]',
  'The rules ask for name and address, the insurer’s office, the facts with papers, the loss, and what is asked for: it is in that order. Delete what does not apply. You file it; we do not. The Ombudsman takes it from the person with the grievance, or heirs, nominee or assignee: {text} signs it.':
    'नियम ये माँगते हैं: नाम और पता, बीमा कंपनी का दफ़्तर, काग़ज़ों के साथ पूरी बात, नुकसान, और माँग; शिकायत इसी क्रम में है। जो लागू न हो, उसे मिटा दें। इसे जमा करना आपका काम है; हम जमा नहीं करते। लोकपाल शिकायत उसी से लेता है जिसे ख़ुद शिकायत है, या वारिसों से, नॉमिनी से, या उससे जिसके नाम पॉलिसी की गई हो: इस पर हस्ताक्षर {text} के होते हैं।',
  'Ask the Council for Insurance Ombudsmen, [cioins.co.in](https://cioins.co.in), if the office does not answer.':
    'दफ़्तर जवाब न दे, तो बीमा लोकपाल परिषद, [cioins.co.in](https://cioins.co.in), से पूछें।',
} as const satisfies Catalogue;
