import type { Catalogue } from '../../languages/create-translator.ts';

export const allLinesRefusalHindi = {
  'The insurer says a paper is missing or late. What the decision really needs is the question.':
    'बीमा कंपनी कहती है कि काग़ज़ कम है या देर से आया। सवाल यह है कि फ़ैसले के लिए सचमुच क्या चाहिए।',
  'The insurer says a paper is missing or late.': 'बीमा कंपनी कहती है कि काग़ज़ कम है या देर से आया।',
  'The insurer says that a paper it asked for did not come, or came too late.':
    'बीमा कंपनी कहती है कि उसका माँगा काग़ज़ नहीं आया, या बहुत देर से आया।',
  'A missing or late paper': 'काग़ज़ की कमी या देरी',
  'An insurer asks for the papers that it needs, and says which. A hospital’s papers it gets from the hospital.':
    'कंपनी वे काग़ज़ माँगती है जो उसे चाहिए, और बताती है कि कौन-से। अस्पताल के काग़ज़ वह अस्पताल से लेती है।',
  'Older circular on delay': 'देरी पर पुराना परिपत्र',
  'It holds for claims before the newer circular too. The insurer must ask for the reason of the delay and record it.':
    'यह नए परिपत्र से पहले के दावों पर भी लागू है। देरी का कारण पूछना और उसे दर्ज करना कंपनी के लिए ज़रूरी है।',
  'Time to send the papers, health': 'काग़ज़ भेजने का समय, स्वास्थ्य बीमा',
  'A term of wordings and not law.': 'पॉलिसियों की शर्त, कानून की नहीं।',
  'Policies usually ask for the papers within {0} to {1} days of the discharge; the shorter end is {2}. You sent them on {3}, within it: point to that day.':
    'पॉलिसियाँ आम तौर पर छुट्टी के {0} से {1} दिन के अंदर काग़ज़ माँगती हैं; कम वाला समय {2} को पूरा होता है। आपने काग़ज़ {3} को भेजे, यानी इस समय के अंदर: चिट्ठी में यह दिन लिखें।',
  'Policies usually ask for the papers within {0} to {1} days of the discharge; the shorter end is {2}. You sent them on {3}. A late paper is not by itself a ground to reject: say what kept you.':
    'पॉलिसियाँ आम तौर पर छुट्टी के {0} से {1} दिन के अंदर काग़ज़ माँगती हैं; कम वाला समय {2} को पूरा होता है। आपने काग़ज़ {3} को भेजे। देर से आया काग़ज़ अकेले नामंज़ूरी का आधार नहीं है: लिखें कि देर क्यों हुई।',
  'whether the paper is needed for the decision, and whether you could get it at all.':
    'क्या फ़ैसले के लिए वह काग़ज़ चाहिए, और क्या वह मिल भी सकता था।',
  'Your e-mails or receipts with a date': 'तारीख़ वाले आपके ई-मेल या रसीदें',
  'Which papers you sent, and on which day': 'आपने कौन-से काग़ज़ भेजे, और किस दिन',
  'Letter of the office or hospital that does not give the paper':
    'उस दफ़्तर या अस्पताल की चिट्ठी जो काग़ज़ नहीं देता',
  'That you cannot get it': 'कि वह मिल नहीं सकता',
  'You closed the claim and say that papers are missing. That is not by itself a ground to reject it (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, and since then IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). My papers went to you on {papers}. Please list each paper that you still need, and say why.':
    'आपने यह कहकर दावा बंद किया कि काग़ज़ कम हैं। यह अकेले नामंज़ूरी का आधार नहीं है (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, और तब से IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। मेरे काग़ज़ {papers} को आपके पास भेजे गए। जो-जो काग़ज़ अब भी चाहिए, उनकी सूची दें, और कारण बताएँ।',
  'Whether a paper that you cannot get is needed.': 'जो काग़ज़ मिल नहीं सकता, क्या वह ज़रूरी है।',
  'The insurer says you told it too late. What counts: why, and what the delay kept from it.':
    'बीमा कंपनी कहती है कि आपने सूचना देर से दी। फ़ैसला इस पर टिकता है: क्यों, और देरी से उसे क्या पता नहीं चला।',
  'The insurer says that you told it of the claim later than the policy allows.':
    'बीमा कंपनी कहती है कि आपने दावे की सूचना पॉलिसी के समय के बाद दी।',
  'The time in your policy is a term of the policy. Delay alone does not end the claim.':
    'पॉलिसी का समय पॉलिसी की शर्त है। केवल देरी से दावा ख़त्म नहीं होता।',
  'Usual notice, a stay in hospital': 'आम सूचना, अस्पताल में भर्ती',
  'Usual notice, a death': 'आम सूचना, मृत्यु',
  'Usual notice, a vehicle': 'आम सूचना, गाड़ी',
  'Usual notice, an accident': 'आम सूचना, दुर्घटना',
  'Policies usually ask for notice within {0} hours, here by {1}. You told the insurer on {2}, within them: point to that day. Your own policy has the time that counts.':
    'पॉलिसियाँ आम तौर पर {0} घंटे में सूचना माँगती हैं, यहाँ {1} तक। आपने कंपनी को सूचना {2} को दी, यानी इस समय के अंदर: चिट्ठी में यह दिन लिखें। गिना वह समय जाता है जो आपकी पॉलिसी में है।',
  'Policies usually ask for notice within {0} hours, here by {1}. You told the insurer later, on {2}. That alone is no ground to reject: say what kept you.':
    'पॉलिसियाँ आम तौर पर {0} घंटे में सूचना माँगती हैं, यहाँ {1} तक। आपने कंपनी को सूचना उसके बाद, {2} को दी। यह अकेले नामंज़ूरी का आधार नहीं है: लिखें कि देर क्यों हुई।',
  'Policies usually ask for notice within about {0} days, here by {1}. You told the insurer on {2}, within them: point to that day. Your own policy has the time that counts.':
    'पॉलिसियाँ आम तौर पर करीब {0} दिन में सूचना माँगती हैं, यहाँ {1} तक। आपने कंपनी को सूचना {2} को दी, यानी इस समय के अंदर: चिट्ठी में यह दिन लिखें। गिना वह समय जाता है जो आपकी पॉलिसी में है।',
  'Policies usually ask for notice within about {0} days, here by {1}. You told the insurer later, on {2}. That alone is no ground to reject: say what kept you.':
    'पॉलिसियाँ आम तौर पर करीब {0} दिन में सूचना माँगती हैं, यहाँ {1} तक। आपने कंपनी को सूचना उसके बाद, {2} को दी। यह अकेले नामंज़ूरी का आधार नहीं है: लिखें कि देर क्यों हुई।',
  'Policies usually ask for notice within {0} to {1} hours, here by {2}. You told the insurer on {3}, within them: point to that day. Your own policy has the time that counts.':
    'पॉलिसियाँ आम तौर पर {0} से {1} घंटे में सूचना माँगती हैं, यहाँ {2} तक। आपने कंपनी को सूचना {3} को दी, यानी इस समय के अंदर: चिट्ठी में यह दिन लिखें। गिना वह समय जाता है जो आपकी पॉलिसी में है।',
  'Policies usually ask for notice within {0} to {1} hours, here by {2}. You told the insurer later, on {3}. That alone is no ground to reject: say what kept you.':
    'पॉलिसियाँ आम तौर पर {0} से {1} घंटे में सूचना माँगती हैं, यहाँ {2} तक। आपने कंपनी को सूचना उसके बाद, {3} को दी। यह अकेले नामंज़ूरी का आधार नहीं है: लिखें कि देर क्यों हुई।',
  'why you were late, and whether the delay kept the insurer from finding something out.':
    'देर क्यों हुई, और क्या देरी से कंपनी को कुछ पता नहीं चल सका।',
  'Call list, e-mails and reference numbers of your first notice':
    'पहली सूचना की कॉल सूची, ई-मेल और संदर्भ संख्याएँ',
  'When you told the insurer, the agent or the hospital’s desk':
    'आपने कंपनी, एजेंट या अस्पताल के डेस्क को कब बताया',
  'Hospital record, death certificate or travel papers of those days':
    'उन दिनों का अस्पताल रिकॉर्ड, मृत्यु प्रमाणपत्र या यात्रा के काग़ज़',
  'Why you could not do it earlier': 'पहले क्यों नहीं हो सका',
  'You refuse and say that you were told late. Delay is not by itself a ground to reject (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, and since then IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). It happened on {arose}. Please say what a delay kept you from finding out, and whether you would have paid without it.':
    'आपने यह कहकर नामंज़ूर किया कि सूचना देर से मिली। देरी अकेले नामंज़ूरी का आधार नहीं है (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, और तब से IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। घटना {arose} को हुई। बताएँ कि देरी के कारण आपको क्या पता नहीं चल सका, और देरी न होती तो क्या आप पैसा देते।',
  'The insurer says a statement or paper is false. What counts: what it can prove.':
    'बीमा कंपनी कहती है कि बयान या काग़ज़ झूठा है। फ़ैसला इस पर टिकता है: वह क्या साबित कर सकती है।',
  'The insurer says a statement or paper is false.': 'बीमा कंपनी कहती है कि बयान या काग़ज़ झूठा है।',
  'The insurer says that a statement or a paper in the claim is false, and meant so.':
    'बीमा कंपनी कहती है कि दावे का कोई बयान या काग़ज़ झूठा है, और यह जान-बूझकर किया गया।',
  'What is no fraud': 'धोखाधड़ी क्या नहीं है',
  'A term of a health policy, in the words of the law on life insurance. A mistake is not fraud.':
    'एक स्वास्थ्य पॉलिसी की शर्त, जीवन बीमे के कानून के शब्दों में। भूल धोखाधड़ी नहीं है।',
  'Health: after the moratorium': 'स्वास्थ्य बीमा: मोरेटोरियम अवधि के बाद',
  'Fraud stays a ground, but it must be established. Suspicion is not enough.':
    'धोखाधड़ी आधार बनी रहती है, पर उसे साबित करना होता है। शक काफ़ी नहीं।',
  'Life: last day for any ground': 'जीवन बीमा: किसी भी आधार का आख़िरी दिन',
  'Fraud in the proposal too is barred after it. The insurer must state grounds and materials in writing.':
    'उसके बाद प्रस्ताव की धोखाधड़ी भी आधार नहीं है। आधार और काग़ज़ लिखकर बताना कंपनी के लिए ज़रूरी है।',
  'what the insurer can prove, who made the paper, and whether you meant to deceive.':
    'कंपनी क्या साबित कर सकती है, काग़ज़ किसने बनाया, और क्या आपका इरादा धोखा देने का था।',
  'Bank record of what you paid': 'आपने जो पैसा दिया, उसका बैंक रिकॉर्ड',
  'That the bill is real': 'कि बिल असली है',
  'Confirmation of the hospital, garage or office that issued the paper':
    'काग़ज़ जारी करने वाले अस्पताल, गैरेज या दफ़्तर की पुष्टि',
  'That the paper is genuine': 'कि काग़ज़ असली है',
  'The investigator’s report: ask for a copy': 'जाँच करने वाले की रिपोर्ट: कॉपी माँगें',
  'What the accusation rests on': 'आरोप किस पर टिका है',
  'You call the claim false. It is for you to prove that. Please name each statement and each paper that you call false, say on which proof, and send me the investigator’s report.':
    'आप दावे को झूठा कहते हैं। यह साबित करना आपका काम है। हर वह बयान और हर वह काग़ज़ बताएँ जिसे आप झूठा कहते हैं, बताएँ कि किस सबूत पर, और जाँच करने वाले की रिपोर्ट मुझे भेजें।',
  'What is true. An accusation of fraud can lead to the police: see a lawyer before you write more than this.':
    'सच क्या है। धोखाधड़ी का आरोप पुलिस तक जा सकता है: इससे ज़्यादा लिखने से पहले वकील से मिलें।',
  'The insurer gives no clear reason. Ask for the clause and the facts in writing.':
    'बीमा कंपनी साफ़ कारण नहीं देती। लिखित में पूछें कि पॉलिसी की कौन-सी शर्त, और कौन-से तथ्य।',
  'The insurer gives no clear reason.': 'बीमा कंपनी साफ़ कारण नहीं देती।',
  'The letter names no clause and no fact, or a second letter names another reason.':
    'चिट्ठी में न पॉलिसी की शर्त लिखी है, न कोई तथ्य, या दूसरी चिट्ठी में दूसरा कारण है।',
  'Health: the letter names the term': 'स्वास्थ्य बीमा: चिट्ठी में शर्त का नाम होता है',
  'Ask for it in the same words.': 'उन्हीं शब्दों में माँगें।',
  'what the insurer writes when you ask. A commission held an insurer to the grounds of its letter.':
    'पूछने पर कंपनी क्या लिखती है। एक मामले में आयोग ने कंपनी को उसकी चिट्ठी में लिखे आधारों से बाहर नहीं जाने दिया।',
  'Every letter and message of the insurer, in order': 'कंपनी की हर चिट्ठी और संदेश, क्रम में',
  'Which reasons it gave, and when': 'उसने कौन-से कारण दिए, और कब',
  'The policy wording': 'पॉलिसी के शब्द',
  'Whether the term that it names exists': 'क्या वह शर्त पॉलिसी में है भी, जिसका नाम कंपनी लेती है',
  'Your letter of {letter} names no term of the policy on which you rely. Please name the clause, the fact to which you apply it, the papers that you read, and who decided. You are held to the grounds of your letter.':
    'आपकी {letter} की चिट्ठी में पॉलिसी की कोई शर्त नहीं बताई गई जिसे आधार बनाया हो। ये बातें बताएँ: वह शर्त, वह तथ्य जिस पर उसे लगाया, आपने कौन-से काग़ज़ पढ़े, और फ़ैसला किसने किया। आप पर आपकी चिट्ठी के आधार ही लागू माने जाएँगे।',
  'The ground that the insurer has in mind. When it names one, look it up here. Outside health we read no rule that the letter names the term.':
    'कंपनी के मन में कौन-सा आधार है। वह बताए, तो उसे यहाँ देखें। स्वास्थ्य बीमे से बाहर हमने ऐसा कोई नियम नहीं पढ़ा कि चिट्ठी में शर्त का नाम हो।',
  'The insurer says you broke a condition. What counts: which one, and whether it mattered.':
    'बीमा कंपनी कहती है कि आपने शर्त तोड़ी। फ़ैसला इस पर टिकता है: कौन-सी शर्त, और क्या उससे फ़र्क पड़ा।',
  'The insurer says you broke a condition.': 'बीमा कंपनी कहती है कि आपने शर्त तोड़ी।',
  'The insurer says that you broke a promise or a condition of the policy, and that it need not pay for that.':
    'बीमा कंपनी कहती है कि आपने पॉलिसी का कोई वादा या शर्त तोड़ी, और इसलिए उसे पैसा नहीं देना।',
  'How grave it must be': 'उल्लंघन कितना गंभीर होना चाहिए',
  'Others lead to a settlement on a non-standard basis: there three quarters. No rule of the regulator fixes such a share.':
    'दूसरी शर्तों में नॉन-स्टैंडर्ड आधार पर निपटारा होता है: वहाँ तीन चौथाई। नियामक का कोई नियम ऐसा हिस्सा तय नहीं करता।',
  'Unclear words are read for the insured. It was about a fire policy.':
    'जो शब्द साफ़ नहीं, वे उसके पक्ष में पढ़े जाते हैं जिसका बीमा है। वह आग की पॉलिसी का मामला था।',
  'which condition it is, whether it was broken at all, and whether the breach had anything to do with the loss.':
    'कौन-सी शर्त है, क्या वह टूटी भी, और क्या उल्लंघन का नुकसान से कोई संबंध था।',
  'The policy wording with the condition or warranty, and the schedule':
    'शर्त या वारंटी वाले पॉलिसी के शब्द, और अनुसूची',
  'Whether the term exists, and what it asks': 'क्या वह शर्त पॉलिसी में है, और वह क्या माँगती है',
  'Papers that show what you did: bills, photographs, logs with date':
    'काग़ज़ जो दिखाएँ कि आपने क्या किया: बिल, फ़ोटो, तारीख़ वाले रिकॉर्ड',
  'That you kept the term, or that the loss had another cause':
    'कि शर्त आपने मानी, या नुकसान का कारण दूसरा था',
  'The surveyor’s or investigator’s report: ask for a copy':
    'सर्वेयर या जाँच करने वाले की रिपोर्ट: कॉपी माँगें',
  'On which facts the insurer relies': 'कंपनी किन बातों को आधार बनाती है',
  'You rely on a breach of a warranty or condition. Please name it by its number, and the fact that you call a breach.':
    'आपने वारंटी या शर्त के उल्लंघन को आधार बनाया है। उसका नंबर बताएँ, और वह बात जिसे आप उल्लंघन कहते हैं।',
  'Please say how the breach, which I do not admit, helped to cause the loss.':
    'बताएँ कि नुकसान होने में उस उल्लंघन का, जो मुझे मान्य नहीं, क्या हाथ था।',
  'If you see one that is not fundamental, which I do not admit, please settle the claim, at least on a non-standard basis, as in Supreme Court, Manjeet Singh v. National Insurance, on a stolen truck, {0}.':
    'अगर आपके हिसाब से उल्लंघन हुआ पर बुनियादी नहीं था, जो मुझे मान्य नहीं, तो दावे का निपटारा करें, कम से कम नॉन-स्टैंडर्ड आधार पर, जैसा Supreme Court, Manjeet Singh v. National Insurance, चोरी हुए ट्रक का मामला, {0} में हुआ।',
  'Whether a breach is fundamental: a commission or court decides that. Both rulings are on other kinds of policy than health or life. If the letter names a licence, a permit, a key or late notice, look that reason up.':
    'उल्लंघन बुनियादी है या नहीं: यह आयोग या अदालत तय करती है। दोनों फ़ैसले स्वास्थ्य या जीवन बीमे से अलग पॉलिसियों के हैं। चिट्ठी में लाइसेंस, परमिट, चाबी या देर से सूचना का नाम हो, तो वह कारण देखें।',
  'The insurer pays late and adds no interest. What counts: the days of your papers and the money.':
    'बीमा कंपनी देर से पैसा देती है और ब्याज नहीं जोड़ती। फ़ैसला इस पर टिकता है: आपके काग़ज़ों और पैसे के दिन।',
  'The insurer pays late and adds no interest.': 'बीमा कंपनी देर से पैसा देती है और ब्याज नहीं जोड़ती।',
  'The insurer pays after its time, or has not paid yet, and adds no interest.':
    'बीमा कंपनी अपने समय के बाद पैसा देती है, या अब तक नहीं दिया, और ब्याज नहीं जोड़ती।',
  'Which bank rate': 'कौन-सी बैंक दर',
  'The circular does not say. It was read in one wording.':
    'परिपत्र में नहीं लिखा है। एक पॉलिसी में पढ़ी गई।',
  'Bank rate from {0}': 'बैंक दर, {0} से',
  'Read in the press. Ask the insurer which rate it takes.':
    'अख़बार में पढ़ी गई। कंपनी से पूछें कि वह कौन-सी दर लेती है।',
  'Health: time to decide and pay': 'स्वास्थ्य बीमा: फ़ैसले और भुगतान का समय',
  'From the last papers.': 'आख़िरी काग़ज़ों से।',
  'Life: without an investigation': 'जीवन बीमा: बिना जाँच-पड़ताल के',
  'Life: with an investigation': 'जीवन बीमा: जाँच-पड़ताल के साथ',
  'The same.': 'यही।',
  'Own damage: decision': 'अपनी गाड़ी का नुकसान: फ़ैसला',
  'After the survey report.': 'सर्वे रिपोर्ट के बाद।',
  'The insurer has {0} days from the last papers, here to {1}. {2} is not later: it is not late yet.':
    'कंपनी के पास आख़िरी काग़ज़ों से {0} दिन हैं, यहाँ {1} तक। {2} उसके बाद नहीं है: अभी देर नहीं हुई।',
  'The insurer had {0} days, here to {1}. It has gone past them: {2} is later. It owes interest, without being asked.':
    'कंपनी के पास {0} दिन थे, यहाँ {1} तक। वे बीत गए: {2} उसके बाद है। बिना माँगे ब्याज देना उसके ज़िम्मे है।',
  'Without an investigation the insurer had {0} days from the last papers, here to {1}. {2} is later. So ask whether there was an investigation, and on which day it began.':
    'बिना जाँच-पड़ताल के कंपनी के पास आख़िरी काग़ज़ों से {0} दिन थे, यहाँ {1} तक। {2} उसके बाद है। इसलिए पूछें कि जाँच-पड़ताल हुई या नहीं, और किस दिन शुरू हुई।',
  'With an investigation it has {0} days, here to {1}. Some insurers count from the day they were told of the death, which is earlier.':
    'जाँच-पड़ताल के साथ उसके पास {0} दिन हैं, यहाँ {1} तक। कुछ कंपनियाँ उस दिन से गिनती हैं जब उन्हें मृत्यु की सूचना मिली, जो पहले का है।',
  'After the survey report the insurer has {0} days, here to {1}. {2} is not later: it is not late yet.':
    'सर्वे रिपोर्ट के बाद कंपनी के पास {0} दिन हैं, यहाँ {1} तक। {2} उसके बाद नहीं है: अभी देर नहीं हुई।',
  'on which day the claim was reported, on which day the last papers came, and on which day the money came.':
    'दावे की सूचना किस दिन दी गई, आख़िरी काग़ज़ किस दिन पहुँचे, और पैसा किस दिन आया।',
  'Claim number with its date, call list or e-mail of your first notice':
    'दावा नंबर तारीख़ के साथ, पहली सूचना की कॉल सूची या ई-मेल',
  'The day from which the interest runs': 'वह दिन जिससे ब्याज चलता है',
  'Receipt or e-mail for the last papers': 'आख़िरी काग़ज़ों की रसीद या ई-मेल',
  'When the insurer’s time began': 'कंपनी का समय कब शुरू हुआ',
  'Bank statement with the payment': 'भुगतान वाला बैंक स्टेटमेंट',
  'The day on which the interest ends': 'वह दिन जब ब्याज ख़त्म होता है',
  'You are late with the payment. Even the longest time that you may have, {0} days from {1}, ended on {2}. Please pay the interest, and send me your count: the rate, the first and the last day.':
    'भुगतान में आपने देर की है। आपका सबसे लंबा समय भी, {1} से {0} दिन, {2} को पूरा हुआ। ब्याज दें, और अपना हिसाब भेजें: दर, पहला और आख़िरी दिन।',
  'I ask for the interest on my claim. Please state on which day it was reported, on which day you had the last paper, on which day you paid or will pay, and the rate that you take.':
    'मुझे अपने दावे का ब्याज चाहिए। बताएँ कि दावे की सूचना किस दिन मिली, आख़िरी काग़ज़ किस दिन मिला, भुगतान किस दिन किया या करेंगे, और आप कौन-सी दर लेते हैं।',
  'Whether a paper that you sent was the last one that the insurer needed. For theft, third party, travel and accident we read no day by which it has to pay.':
    'आपने जो काग़ज़ भेजा, क्या वही आख़िरी था जो कंपनी को चाहिए था। चोरी, थर्ड पार्टी, यात्रा और दुर्घटना में हमने ऐसा कोई दिन नहीं पढ़ा, जिस तक पैसा देना कंपनी के लिए ज़रूरी हो।',
  'You were told on {0}: within {1} to {2} hours, as policies usually ask.':
    'आपको {0} को बताया गया: {1} से {2} घंटे के अंदर, जैसा पॉलिसियाँ आम तौर पर माँगती हैं।',
  'You were told on {0}: within {1} hours, as policies usually ask.':
    'आपको {0} को बताया गया: {1} घंटे के अंदर, जैसा पॉलिसियाँ आम तौर पर माँगती हैं।',
  'You were told on {0}: within {1} days, as policies usually ask.':
    'आपको {0} को बताया गया: {1} दिन के अंदर, जैसा पॉलिसियाँ आम तौर पर माँगती हैं।',
  'You were told on {0}: within about {1} days, as policies usually ask.':
    'आपको {0} को बताया गया: करीब {1} दिन के अंदर, जैसा पॉलिसियाँ आम तौर पर माँगती हैं।',
  'The papers went to you on {0}. Policies usually give {1} to {2} days from the discharge; by the shorter count the last day was {3}.':
    'काग़ज़ आपको {0} को भेजे गए। पॉलिसियाँ आम तौर पर छुट्टी से {1} से {2} दिन देती हैं; छोटी गिनती से आख़िरी दिन {3} था।',
} as const satisfies Catalogue;
