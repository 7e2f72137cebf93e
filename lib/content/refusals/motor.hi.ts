import type { Catalogue } from '../../languages/create-translator.ts';

export const motorRefusalHindi = {
  'The insurer says you told it too late. What counts: when you told the police.':
    'बीमा कंपनी कहती है कि सूचना देर से दी गई। फ़ैसला इस पर टिकता है: पुलिस को कब बताया गया।',
  'The insurer says you told it too late.': 'बीमा कंपनी कहती है कि सूचना देर से दी गई।',
  'The insurer says that you told it, or the police, of the theft too late.':
    'बीमा कंपनी कहती है कि चोरी की सूचना उसे, या पुलिस को, देर से दी गई।',
  'Late notice of a claim': 'दावे की सूचना देर से',
  'The policy’s own time for notice is a term of the policy and not law.':
    'सूचना का पॉलिसी का अपना समय पॉलिसी की शर्त है, कानून नहीं।',
  'Late to the insurer, but not to the police': 'कंपनी को देर से बताया, पर पुलिस को देर से नहीं',
  'The police had been told on the same day, and the theft was found genuine.':
    'पुलिस को उसी दिन बताया गया था, और चोरी सच्ची पाई गई।',
  'Condition {0} of package policies': 'पैकेज पॉलिसियों की शर्त {0}',
  'It asks for notice to the police at once.': 'उसमें यह शर्त है कि आप पुलिस को तुरंत बताएँ।',
  'Notice of a theft in policies': 'पॉलिसियों में चोरी की सूचना',
  'Your own policy has the time that counts.': 'लागू वही समय है जो आपकी पॉलिसी में है।',
  'The police were told on {0}, the day of the theft itself. Where that was so and the theft was genuine, late notice to the insurer alone was no ground to refuse.':
    'पुलिस को {0} को बताया गया, चोरी के ही दिन। जहाँ ऐसा हुआ और चोरी सच्ची थी, वहाँ केवल कंपनी को देर से बताना नामंज़ूरी का आधार नहीं माना गया।',
  'The theft was on {0}, and the police were told on {1}. Policies ask for notice to the police at once. A delay needs a reason: say in the letter what kept you, and when you found the vehicle gone. A report after weeks was held against the owner.':
    'चोरी {0} को हुई, और पुलिस को {1} को बताया गया। पॉलिसियाँ कहती हैं कि चोरी हो, तो तुरंत पुलिस को बताएँ। देरी का कारण चाहिए: चिट्ठी में लिखें कि देर क्यों हुई, और गाड़ी गायब होने का पता कब चला। पुलिस को हफ़्तों बाद बताने पर फ़ैसला मालिक के ख़िलाफ़ गया है।',
  'Policies usually ask for notice to the insurer within {0} hours, here by {1}. You told it on {2}, within them: point to that day.':
    'पॉलिसियाँ आम तौर पर कहती हैं कि {0} घंटे में कंपनी को सूचना दें, यहाँ {1} तक। उसे {2} को बताया गया, यानी इसी समय के अंदर: चिट्ठी में यह दिन लिखें।',
  'Policies usually ask for notice to the insurer within {0} hours, here by {1}. You told it on {2}. That delay alone is no ground to reject; say why it came about.':
    'पॉलिसियाँ आम तौर पर कहती हैं कि {0} घंटे में कंपनी को सूचना दें, यहाँ {1} तक। उसे {2} को बताया गया। केवल यह देरी नामंज़ूरी का आधार नहीं है; लिखें कि देर क्यों हुई।',
  'whether the police were told at once, and whether the theft itself is in doubt. A report to the police after weeks was held against the owner.':
    'क्या पुलिस को तुरंत बताया गया, और क्या चोरी पर ही शक है। पुलिस को हफ़्तों बाद बताने पर फ़ैसला मालिक के ख़िलाफ़ गया है।',
  'FIR or daily diary entry with its day and hour':
    'FIR या रोज़नामचे (डेली डायरी) में दर्ज रिपोर्ट, दिन और समय के साथ',
  'That the theft was reported at once, and that it happened':
    'कि चोरी की रिपोर्ट तुरंत हुई, और चोरी हुई',
  'Call list with the calls to {0} or {1} and to the insurer':
    'कॉल सूची, {0} या {1} पर और कंपनी को की गई कॉल के साथ',
  'When you told each of them': 'किसको कब बताया गया',
  'Untraced report of the police': 'पुलिस की रिपोर्ट कि गाड़ी नहीं मिली (untraced report)',
  'That the police found the theft genuine': 'कि पुलिस ने चोरी को सच्चा पाया',
  'You refuse the claim and say that you were told late. The theft was on {0}, and the police were told on {1}, the same day. Where the police were told at once and the theft is genuine, late notice to the insurer is not by itself a ground to refuse (Supreme Court, Gurshinder Singh v. Shriram General Insurance, on a stolen tractor, {2}). Please name what else you rely on, or settle the claim.':
    'आपने देर से सूचना बताकर दावा नामंज़ूर किया है। चोरी {0} को हुई, और पुलिस को उसी दिन, {1} को बताया गया। जहाँ पुलिस को तुरंत बताया गया और चोरी सच्ची है, वहाँ कंपनी को देर से सूचना अकेले नामंज़ूरी का आधार नहीं है (Supreme Court, Gurshinder Singh v. Shriram General Insurance, चोरी हुए ट्रैक्टर का मामला, {2})। बताएँ कि और क्या आधार है, या दावे का निपटारा करें।',
  'You refuse the claim and say that you were told late. Delay is not by itself a ground to reject (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, and since then IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). The theft was on {arose}. I enclose, as far as I have them, the FIR and the police report that the vehicle was not found. Please say what a delay kept you from finding out.':
    'आपने देर से सूचना बताकर दावा नामंज़ूर किया है। देरी अकेले नामंज़ूरी का आधार नहीं है (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, और तब से IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। चोरी {arose} को हुई। FIR और गाड़ी न मिलने की पुलिस रिपोर्ट, जितनी पास हैं, साथ में हैं। बताएँ कि देरी के कारण आपको क्या पता नहीं चल सका।',
  'Whether a reason for the delay is a good one.': 'देरी का कारण सही है या नहीं।',
  'The insurer waits for a paper. What counts: whether you can get it, and whether it is needed.':
    'बीमा कंपनी एक काग़ज़ का इंतज़ार करती है। फ़ैसला इस पर टिकता है: क्या वह मिल सकता है, और क्या ज़रूरी है।',
  'The insurer waits for a paper.': 'बीमा कंपनी एक काग़ज़ का इंतज़ार करती है।',
  'The insurer holds the theft claim open, or closes it, until it gets a certain paper.':
    'एक ख़ास काग़ज़ मिलने तक बीमा कंपनी चोरी का दावा खुला रखती है, या बंद कर देती है।',
  'A missing paper': 'काग़ज़ की कमी',
  'An insurer asks for the papers that it needs, and says which.':
    'कंपनी वे काग़ज़ माँगती है जो उसे चाहिए, और बताती है कि कौन-से।',
  'A paper that cannot be had': 'वह काग़ज़ जो मिल नहीं सकता',
  'The registering authority would give no duplicate, because of the theft.':
    'चोरी के कारण पंजीकरण कार्यालय डुप्लिकेट नहीं देता था।',
  'Wait for the final police report': 'पुलिस की आख़िरी रिपोर्ट का इंतज़ार',
  'Ask the police station, then the magistrate’s court, for a copy.':
    'थाने से, फिर मजिस्ट्रेट की अदालत से कॉपी माँगें।',
  'The police usually take about {0} days, here to {1}. Their letter is of {2}. That is before {3}. Ask the insurer to hold the claim open until the report is there.':
    'पुलिस को आम तौर पर करीब {0} दिन लगते हैं, यहाँ {1} तक। उनकी चिट्ठी {2} की है। यह {3} से पहले है। कंपनी से कहें कि रिपोर्ट आने तक दावा खुला रखे।',
  'The police usually take about {0} days; they were over on {1}. Their letter is of {2}. If there is still no report, ask the magistrate’s court for one, and tell the insurer that you did.':
    'पुलिस को आम तौर पर करीब {0} दिन लगते हैं; वे {1} को पूरे हुए। उनकी चिट्ठी {2} की है। अब भी रिपोर्ट न हो, तो मजिस्ट्रेट की अदालत से माँगें, और कंपनी को बताएँ कि माँगी है।',
  'whether you can get the paper at all, and whether the insurer needs it to decide.':
    'क्या वह काग़ज़ मिल भी सकता है, और क्या कंपनी को फ़ैसले के लिए उसकी ज़रूरत है।',
  'Your written request to the police, court or RTO, with its date':
    'पुलिस, अदालत या RTO को आपका लिखित अनुरोध, तारीख़ के साथ',
  'That you tried, and what the office answered': 'कि कोशिश की गई, और दफ़्तर ने क्या जवाब दिया',
  'Receipt for the keys and papers that you handed in': 'जमा की गई चाबियों और काग़ज़ों की रसीद',
  'What the insurer already has': 'कंपनी के पास पहले से क्या है',
  'You do not settle the claim and say that a paper is missing. The theft was on {arose}. Please list each paper that you still need, and say why. I enclose, as far as I have it, my request to the office that issues it.':
    'एक काग़ज़ कम बताकर आप दावे का निपटारा नहीं कर रहे हैं। चोरी {arose} को हुई। जो-जो काग़ज़ अब भी चाहिए, उनकी सूची दें, और कारण बताएँ। वह काग़ज़ देने वाले दफ़्तर को भेजा अनुरोध, अगर पास है, साथ में है।',
  'A paper that cannot be had is no ground to refuse (Supreme Court, Gurmel Singh v. National Insurance, on a stolen truck, {0}).':
    'जो काग़ज़ मिल नहीं सकता, वह नामंज़ूरी का आधार नहीं है (Supreme Court, Gurmel Singh v. National Insurance, चोरी हुए ट्रक का मामला, {0})।',
  'How long this police station or court will take.': 'इस थाने या अदालत को कितना समय लगेगा।',
  'The insurer says you left the vehicle unguarded. What counts: how long it was alone, and why.':
    'बीमा कंपनी कहती है कि गाड़ी बिना निगरानी छोड़ी गई। फ़ैसला इस पर टिकता है: कितनी देर अकेली रही, और क्यों।',
  'The insurer says you left the vehicle unguarded.':
    'बीमा कंपनी कहती है कि गाड़ी बिना निगरानी छोड़ी गई।',
  'The insurer says that you did not look after the vehicle.':
    'बीमा कंपनी कहती है कि गाड़ी की देखभाल नहीं की गई।',
  'Reasonable care is asked for, not every care.': 'उचित देखभाल माँगी जाती है, हर तरह की नहीं।',
  'A short moment of carelessness': 'थोड़ी देर की लापरवाही',
  'The driver had got down to ask the way. No rule of the regulator fixes such a share: it is what courts do.':
    'ड्राइवर रास्ता पूछने उतरा था। नियामक का कोई नियम ऐसा हिस्सा तय नहीं करता: यह अदालतें करती हैं।',
  'how long the vehicle was alone, where, and why. A short moment is not the same as a night.':
    'गाड़ी कितनी देर, कहाँ और क्यों अकेली रही। थोड़ी देर और पूरी रात एक बात नहीं है।',
  'Both keys, or a report of the loss of one before the theft':
    'दोनों चाबियाँ, या चोरी से पहले एक खोने की रिपोर्ट',
  'That the key was not in the vehicle, or was lost earlier':
    'कि चाबी गाड़ी में नहीं थी, या पहले खो चुकी थी',
  'Statement of the driver, and of a witness': 'ड्राइवर का और एक गवाह का बयान',
  'How long the vehicle was alone': 'गाड़ी कितनी देर अकेली रही',
  'FIR with the place': 'जगह के साथ FIR',
  'Where it stood, and that the theft was reported': 'गाड़ी कहाँ खड़ी थी, और चोरी की रिपोर्ट हुई',
  'You refuse the claim and say that the vehicle was not safeguarded. The theft was on {arose}. Please state what step, in your view, was reasonable and was not taken.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी की देखभाल नहीं हुई। चोरी {arose} को हुई। बताएँ कि आपके अनुसार कौन-सा उचित कदम नहीं उठाया गया।',
  'If you see some carelessness, which I do not admit, please settle the claim, at least on a non-standard basis, as in Supreme Court, Ashok Kumar v. New India Assurance, on a stolen truck, {0}.':
    'अगर आपको कुछ लापरवाही दिखती है, जो मुझे मान्य नहीं, तो दावे का निपटारा करें, कम से कम नॉन-स्टैंडर्ड आधार पर, जैसा Supreme Court, Ashok Kumar v. New India Assurance, चोरी हुए ट्रक का मामला, {0} में हुआ।',
  'Whether the care was reasonable.': 'क्या देखभाल उचित थी।',
  'A share of the claim, if the breach is not a fundamental one.':
    'दावे का एक हिस्सा, अगर उल्लंघन बुनियादी नहीं है।',
  'The insurer says it saw no damage. What counts: what still proves the damage, and who was late.':
    'बीमा कंपनी कहती है कि नुकसान नहीं दिखा। फ़ैसला इस पर टिकता है: नुकसान का क्या सबूत बचा है, और देर किसने की।',
  'The insurer says it saw no damage.': 'बीमा कंपनी कहती है कि नुकसान नहीं दिखा।',
  'The insurer says that its surveyor could no longer see the damage.':
    'बीमा कंपनी कहती है कि उसके सर्वेयर को नुकसान देखने का मौका नहीं मिला।',
  'The surveyor': 'सर्वेयर',
  'If none came in time, the insurer could have seen the damage earlier.':
    'समय पर कोई न आया हो, तो कंपनी नुकसान पहले देख सकती थी।',
  'Notice in policies': 'पॉलिसियों में सूचना',
  'The insurer should say what it could no longer find out.': 'कंपनी बताए कि उसे क्या पता नहीं चल सका।',
  'Today’s rule came later. That was under the older limits, which are not counted here.':
    'आज का नियम बाद में आया। उस समय पुरानी समय-सीमाएँ लागू थीं, जो यहाँ नहीं गिनी गईं।',
  'The insurer had {0} hours to allot a surveyor, here to {1}. The repair began on {2}, before that time was over. Photographs and old parts have to show the damage.':
    'कंपनी के पास सर्वेयर तय करने के {0} घंटे थे, यहाँ {1} तक। मरम्मत {2} को शुरू हुई, वह समय पूरा होने से पहले। नुकसान अब फ़ोटो और पुराने पुर्ज़ों से दिखाना होगा।',
  'The insurer had {0} hours to allot a surveyor, here to {1}. The repair began later, on {2}. If no surveyor had come by then, the insurer was late: say so.':
    'कंपनी के पास सर्वेयर तय करने के {0} घंटे थे, यहाँ {1} तक। मरम्मत उसके बाद, {2} को शुरू हुई। तब तक कोई सर्वेयर न आया हो, तो देर कंपनी ने की: यह लिखें।',
  'whether the damage can still be seen or proved, and who was late: you, or the surveyor.':
    'क्या नुकसान अब भी दिखाया या साबित किया जा सकता है, और देर किसने की: आपने, या सर्वेयर ने।',
  'Photographs and videos with date, of the place and of each part':
    'तारीख़ वाले फ़ोटो और वीडियो, जगह के और हर पुर्ज़े के',
  'The damage before the repair': 'मरम्मत से पहले का नुकसान',
  'The old parts, job card and bill of the workshop': 'पुराने पुर्ज़े, वर्कशॉप का जॉब कार्ड और बिल',
  'What was replaced and why': 'क्या बदला गया और क्यों',
  'Claim number, call list or message to the insurer': 'दावा नंबर, कॉल सूची या कंपनी को भेजा संदेश',
  'When you told it, and since when it could have sent a surveyor':
    'उसे कब बताया गया, और वह कब से सर्वेयर भेज सकती थी',
  'You had {0} hours to allot a surveyor, to {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}). The repair began later, on {3}: if none had come by then, you could have seen the damage in time.':
    'सर्वेयर तय करने के लिए आपके पास {0} घंटे थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})। मरम्मत उसके बाद, {3} को शुरू हुई: अगर तब तक कोई नहीं आया था, तो नुकसान आप समय रहते देख सकते थे।',
  'You refuse the claim and say that the vehicle had been repaired. The accident was on {arose}. Please state on which day you allotted a surveyor, and what you could no longer find out. Photographs, job card and old parts, as far as I have them, are at your disposal.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी की मरम्मत हो चुकी थी। दुर्घटना {arose} को हुई। बताएँ कि आपने सर्वेयर किस दिन तय किया, और आपको क्या पता नहीं चल सका। फ़ोटो, जॉब कार्ड और पुराने पुर्ज़े, जितने पास हैं, आप जब चाहें देख सकते हैं।',
  'Whether the papers replace what the surveyor could have seen.':
    'जो सर्वेयर देख सकता था, क्या काग़ज़ उसकी जगह ले सकते हैं।',
  'A person who was hurt, or the family, still goes to the tribunal: there the insurer may have to pay first and recover from the owner.':
    'जिस व्यक्ति को चोट लगी, या उसका परिवार, तब भी अधिकरण जाता है: वहाँ हो सकता है कि कंपनी को ही पहले पैसा देना पड़े, और फिर वह मालिक से वसूले।',
  'The insurer says the licence wasn’t valid. What counts: what the licence allowed on that day.':
    'बीमा कंपनी कहती है कि लाइसेंस मान्य नहीं था। फ़ैसला इस पर टिकता है: उस दिन लाइसेंस से क्या चलाया जा सकता था।',
  'The insurer says the licence wasn’t valid.': 'बीमा कंपनी कहती है कि लाइसेंस मान्य नहीं था।',
  'The insurer says that the driver had no licence on that day, or not one for this vehicle.':
    'बीमा कंपनी कहती है कि उस दिन ड्राइवर के पास लाइसेंस नहीं था, या इस गाड़ी को चलाने का लाइसेंस नहीं था।',
  'Clause {0}(c) and driver’s clause': 'शर्त {0}(c) और ड्राइवर की शर्त',
  'For the damage to your own vehicle.': 'आपकी अपनी गाड़ी के नुकसान के लिए।',
  'Light licence, transport vehicle': 'हल्की गाड़ी (LMV) का लाइसेंस, ट्रांसपोर्ट गाड़ी',
  'No endorsement is needed below it. Dangerous goods and special classes are different.':
    'इससे कम वज़न पर लाइसेंस में एंडोर्समेंट (पृष्ठांकन) नहीं चाहिए। ख़तरनाक माल और ख़ास श्रेणियाँ अलग हैं।',
  'No grace after the last day': 'आख़िरी दिन के बाद कोई मोहलत नहीं',
  'Until then a licence ran on for a month. A renewal that comes later does not reach back.':
    'तब तक लाइसेंस एक महीना और चलता था। बाद में कराया नवीनीकरण पीछे की तारीख़ पर लागू नहीं होता।',
  'After the expiry': 'अवधि ख़त्म होने के बाद',
  'An accident before that amendment is judged by the old section {0}, which gave thirty days.':
    'उस संशोधन से पहले की दुर्घटना पुरानी धारा {0} से परखी जाती है, जो तीस दिन देती थी।',
  'Somebody else was hurt': 'किसी और को चोट लगी',
  'The breach is between the insurer and the owner. The tribunal decides on the recovery.':
    'उल्लंघन कंपनी और मालिक के बीच की बात है। वसूली का फ़ैसला अधिकरण करता है।',
  'The licence was valid to {0}; it happened on {1}. That is before {2}, from when we know today’s rule: the old section {3} may have kept the licence running for thirty days.':
    'लाइसेंस {0} तक मान्य था; दुर्घटना {1} को हुई। यह {2} से पहले है, जब से हमें आज का नियम पता है: पुरानी धारा {3} के कारण हो सकता है कि लाइसेंस तीस दिन और चलता रहा हो।',
  'The licence was valid to {0}, and it happened on {1}: not after its last day. If the letter says that it had expired, these days are against it. Its class, and whether it is genuine, are other questions.':
    'लाइसेंस {0} तक मान्य था, और दुर्घटना {1} को हुई: उसके आख़िरी दिन के बाद नहीं। चिट्ठी कहे कि अवधि ख़त्म थी, तो ये दिन उसके ख़िलाफ़ हैं। उसकी श्रेणी, और वह असली है या नहीं, ये दूसरे सवाल हैं।',
  'The licence was valid to {0}, and it happened later, on {1}. An expired licence has no days of grace any more, and a later renewal does not reach back. A person who was hurt may still be paid first.':
    'लाइसेंस {0} तक मान्य था, और दुर्घटना उसके बाद, {1} को हुई। ख़त्म हो चुके लाइसेंस पर अब कोई मोहलत नहीं मिलती, और बाद में कराया नवीनीकरण पीछे की तारीख़ पर लागू नहीं होता। दुर्घटना में घायल व्यक्ति को फिर भी पहले पैसा मिल सकता है।',
  'what the licence allowed, and until when, on the day of the accident. For the victim it also counts what the owner knew about the driver.':
    'दुर्घटना के दिन लाइसेंस पर क्या चलाया जा सकता था, और कब तक। पीड़ित के लिए यह भी मायने रखता है कि मालिक को ड्राइवर के बारे में क्या पता था।',
  'Extract of the licence from the RTO or Parivahan': 'RTO या परिवहन पोर्टल से लाइसेंस का विवरण',
  'Its classes, and its first and last day': 'उसकी श्रेणियाँ, और उसका पहला और आख़िरी दिन',
  'Receipt of the renewal': 'नवीनीकरण की रसीद',
  'From which day it was valid again': 'वह किस दिन से फिर मान्य था',
  'Registration certificate with the gross weight': 'कुल वज़न वाला पंजीकरण प्रमाणपत्र',
  'Which class of licence was needed': 'लाइसेंस की कौन-सी श्रेणी चाहिए थी',
  'Copy of the licence that you saw when you hired the driver':
    'ड्राइवर रखते समय देखे गए लाइसेंस की कॉपी',
  'That you took care, if it was a fake': 'कि सावधानी रखी गई, अगर वह नकली था',
  'You refuse the claim because of the driving licence. The accident was on {0}. Please state the clause of the policy, the class that was needed, and the days of the licence by your extract from the licensing authority.':
    'आपने ड्राइविंग लाइसेंस के कारण दावा नामंज़ूर किया है। दुर्घटना {0} को हुई। ये बातें बताएँ: पॉलिसी की शर्त, कौन-सी श्रेणी चाहिए थी, और लाइसेंस कार्यालय से आपको मिले विवरण में लाइसेंस के पहले और आख़िरी दिन।',
  'You refuse the claim because of the driving licence. The accident was on {arose}. Please say whether you object to its class, its days or whether it is genuine. Please state the class that was needed, the class and the days of the licence by your extract, and the clause of the policy.':
    'आपने ड्राइविंग लाइसेंस के कारण दावा नामंज़ूर किया है। दुर्घटना {arose} को हुई। बताएँ कि आपत्ति उसकी श्रेणी पर है, उसके दिनों पर, या इस पर कि वह असली है या नहीं। यह भी बताएँ: कौन-सी श्रेणी चाहिए थी, आपको मिले विवरण में लाइसेंस की श्रेणी और दिन, और पॉलिसी की शर्त।',
  'Whether a licence is genuine: the issuing RTO says that.':
    'लाइसेंस असली है या नहीं: यह जारी करने वाला RTO बताता है।',
  'A person who was hurt, or the family, still goes to the tribunal: there the insurer may have to pay first and recover from the owner. The personal accident cover of the owner-driver ({0}) is judged on its own.':
    'जिस व्यक्ति को चोट लगी, या उसका परिवार, तब भी अधिकरण जाता है: वहाँ हो सकता है कि कंपनी को ही पहले पैसा देना पड़े, और फिर वह मालिक से वसूले। मालिक-ड्राइवर का व्यक्तिगत दुर्घटना कवर ({0}) अलग परखा जाता है।',
  'The insurer says the driver had been drinking. What counts: the papers of that night.':
    'बीमा कंपनी कहती है कि ड्राइवर ने शराब पी थी। फ़ैसला इस पर टिकता है: उस रात के काग़ज़।',
  'The insurer says the driver had been drinking.': 'बीमा कंपनी कहती है कि ड्राइवर ने शराब पी थी।',
  'The insurer says that the driver had been drinking or had taken drugs.':
    'बीमा कंपनी कहती है कि ड्राइवर ने शराब पी थी या नशा किया था।',
  'Clause {0}(c) of package policies': 'पैकेज पॉलिसियों की शर्त {0}(c)',
  'It holds if you, or a person driving with your consent, were under the influence. A drink alone is not that.':
    'यह शर्त तब लगती है जब आप, या आपकी सहमति से चला रहे व्यक्ति, नशे में हों। केवल शराब पीना नशे में होना नहीं है।',
  'How it may be proved': 'यह कैसे साबित हो सकता है',
  'From the hour, the way of the accident, and the papers of police and hospital.':
    'समय से, दुर्घटना के ढंग से, और पुलिस व अस्पताल के काग़ज़ों से।',
  'what the papers of that night say about the driver and the way of the accident. A remark alone is weaker than a measured figure, but no figure is needed.':
    'उस रात के काग़ज़ ड्राइवर और दुर्घटना के ढंग के बारे में क्या कहते हैं। केवल लिखी हुई टिप्पणी नापी गई मात्रा से कमज़ोर सबूत है, पर नापी गई मात्रा ज़रूरी नहीं।',
  'Blood or breath report, or the hospital’s word that none was made':
    'ख़ून या साँस की जाँच की रिपोर्ट, या अस्पताल का लिखित नोट कि जाँच नहीं हुई',
  'What was measured': 'क्या नापा गया',
  'Medico-legal report and charge sheet': 'मेडिको-लीगल रिपोर्ट और चार्जशीट',
  'Whether police and doctor saw any influence': 'क्या पुलिस और डॉक्टर ने नशे का असर देखा',
  'Statement of a witness on the cause': 'दुर्घटना के कारण पर गवाह का बयान',
  'That the accident had another cause': 'कि दुर्घटना का कारण दूसरा था',
  'You refuse the claim because of alcohol. The accident was on {arose}. Please send me the paper on which you rely, with the figure, if one was measured, and the hour. Please say what shows that the driver was under the influence.':
    'आपने शराब के कारण दावा नामंज़ूर किया है। दुर्घटना {arose} को हुई। जिस काग़ज़ को आधार बनाया है, वह भेजें, और उसका समय और नापी गई मात्रा बताएँ, अगर मात्रा नापी गई हो। यह भी बताएँ कि ड्राइवर का नशे में होना किससे दिखता है।',
  'Whether the driver was under the influence.': 'क्या ड्राइवर नशे के असर में था।',
  'The insurer says the part failed by itself. What counts: the traces on the part.':
    'बीमा कंपनी कहती है कि पुर्ज़ा अपने आप ख़राब हुआ। फ़ैसला इस पर टिकता है: पुर्ज़े पर निशान।',
  'The insurer says the part failed by itself.': 'बीमा कंपनी कहती है कि पुर्ज़ा अपने आप ख़राब हुआ।',
  'The insurer says that a part failed by age or by itself, or was broken before, and that no accident caused it.':
    'बीमा कंपनी कहती है कि पुर्ज़ा पुराना होने से या अपने आप ख़राब हुआ, या पहले से टूटा था, दुर्घटना से नहीं।',
  'Clause {0}(a) of package policies': 'पैकेज पॉलिसियों की शर्त {0}(a)',
  'The letter should say which part it means, and why.':
    'चिट्ठी में लिखा होना चाहिए कि बात किस पुर्ज़े की है, और क्यों।',
  'The surveyor’s report': 'सर्वेयर की रिपोर्ट',
  'Ask for a copy. It must give reasons for each part.':
    'कॉपी माँगें। उसमें हर पुर्ज़े के कारण लिखना ज़रूरी है।',
  'whether the traces on the part show a blow or fire from outside, or age.':
    'पुर्ज़े के निशान बाहर की टक्कर या आग के हैं, या पुर्ज़ा पुराना होने के।',
  'Service records and the last fitness or inspection report':
    'सर्विस के रिकॉर्ड और पिछली फ़िटनेस या जाँच रिपोर्ट',
  'The state of the part before': 'पुर्ज़े की पहले की हालत',
  'The surveyor’s photographs, and your own with date':
    'सर्वेयर के फ़ोटो, और आपके अपने फ़ोटो, तारीख़ के साथ',
  'Fresh traces of a blow': 'टक्कर के ताज़ा निशान',
  'Written opinion of the workshop on the cause': 'ख़राबी के कारण पर वर्कशॉप की लिखित राय',
  'That the damage came from the accident': 'कि नुकसान दुर्घटना से हुआ',
  'You refuse the claim, or a part of it, and say that no accident caused the damage. The accident was on {arose}. Please send me the survey report with its photographs, and state for each part why the accident did not cause its damage.':
    'आपने दावा, या उसका एक हिस्सा, यह कहकर नामंज़ूर किया है कि नुकसान किसी दुर्घटना से नहीं हुआ। दुर्घटना {arose} को हुई। सर्वे रिपोर्ट फ़ोटो के साथ भेजें, और हर पुर्ज़े के लिए बताएँ कि उसका नुकसान दुर्घटना से क्यों नहीं हुआ।',
  'The technical cause.': 'तकनीकी कारण।',
  'Parts that the accident did damage are judged one by one. The maker’s warranty, or an add-on for breakdown, may pay the rest.':
    'जिन पुर्ज़ों को दुर्घटना से नुकसान हुआ, वे एक-एक करके परखे जाते हैं। बाकी का पैसा गाड़ी बनाने वाली कंपनी की वारंटी से, या ख़राबी के ऐड-ऑन से मिल सकता है।',
  'The insurer says starting the engine broke it. What counts: whether anybody started the engine.':
    'बीमा कंपनी कहती है कि इंजन चालू करने से ख़राब हुआ। फ़ैसला इस पर टिकता है: क्या किसी ने इंजन चालू किया।',
  'The insurer says starting the engine broke it.': 'बीमा कंपनी कहती है कि इंजन चालू करने से ख़राब हुआ।',
  'The insurer says that the flood or the blow did not break the engine itself. It broke because somebody started it or drove on.':
    'बीमा कंपनी कहती है कि बाढ़ या टक्कर से इंजन ख़राब नहीं हुआ। वह इसलिए ख़राब हुआ कि किसी ने उसे चालू किया, या गाड़ी आगे चलाई।',
  'A flood is one of the perils that are covered. What follows from a later act is the dispute.':
    'बाढ़ उन ख़तरों में है जो कवर हैं। विवाद उस नुकसान का है जो बाद में किसी के कुछ करने से हुआ।',
  'Who proves the start': 'इंजन चालू किया गया, यह किसे साबित करना है',
  'The car had stood parked in the water.': 'कार पानी में खड़ी थी।',
  'whether anybody started the engine in water, or drove on without oil.':
    'क्या किसी ने पानी में इंजन चालू किया, या बिना इंजन ऑयल के गाड़ी आगे चलाई।',
  'Photographs of the water line on the parked vehicle': 'खड़ी गाड़ी पर पानी की रेखा के फ़ोटो',
  'How high the water stood, and that nobody drove':
    'पानी कितना ऊँचा था, और कि गाड़ी किसी ने नहीं चलाई',
  'Towing receipt': 'टो करने की रसीद',
  'That the vehicle was moved without its engine': 'कि गाड़ी बिना इंजन चलाए ले जाई गई',
  'Opinion of the workshop; read-out of the engine control unit':
    'वर्कशॉप की राय; इंजन कंट्रोल यूनिट का रिकॉर्ड',
  'Whether and when the engine was started': 'इंजन चालू हुआ या नहीं, और कब',
  'Schedule with an add-on for the engine': 'इंजन के ऐड-ऑन वाली अनुसूची',
  'That this damage is covered after all': 'कि यह नुकसान फिर भी कवर में है',
  'You refuse the engine damage as a consequential loss. The event was on {arose}. Please state what shows that somebody started it, and send me the survey report. I enclose, as far as I have it, the towing receipt.':
    'आपने इंजन का नुकसान परिणामी नुकसान (कॉन्सिक्वेंशियल लॉस) बताकर नामंज़ूर किया है। घटना {arose} को हुई। बताएँ कि किसी ने इंजन चालू किया यह किससे दिखता है, और सर्वे रिपोर्ट भेजें। टो करने की रसीद, अगर पास है, साथ में है।',
  'It is for the insurer to prove that somebody started the engine (Insurance Ombudsman, Chennai, on a flooded car of HDFC ERGO, reported {0}).':
    'इंजन चालू किया गया था, यह साबित करना कंपनी का काम है (Insurance Ombudsman, Chennai, on a flooded car of HDFC ERGO, reported {0})।',
  'What happened inside the engine.': 'इंजन के अंदर क्या हुआ।',
  'Cleaning, electrics, seats and towing after a flood are judged apart from the engine. An engine add-on pays by its own words.':
    'बाढ़ के बाद सफ़ाई, बिजली के पुर्ज़े, सीटें और टो करना इंजन से अलग परखे जाते हैं। इंजन के ऐड-ऑन में पैसा उसकी अपनी शर्तों से मिलता है।',
  'The insurer says the registration had ended. What counts: its last day and your application.':
    'बीमा कंपनी कहती है कि पंजीकरण ख़त्म हो चुका था। फ़ैसला इस पर टिकता है: उसका आख़िरी दिन और आपका आवेदन।',
  'The insurer says the registration had ended.': 'बीमा कंपनी कहती है कि पंजीकरण ख़त्म हो चुका था।',
  'The insurer says that the vehicle was on the road without a registration that was valid on that day.':
    'बीमा कंपनी कहती है कि गाड़ी उस दिन मान्य पंजीकरण के बिना सड़क पर थी।',
  'On the road without registration': 'बिना पंजीकरण सड़क पर',
  'The car had been driven after its temporary registration ended. The theft itself had nothing to do with it.':
    'अस्थायी पंजीकरण ख़त्म होने के बाद कार चलाई गई थी। चोरी का उससे कोई संबंध नहीं था।',
  'The registration was valid to {0}, and it happened on {1}, not after that day. On these days this reason has no ground.':
    'पंजीकरण {0} तक मान्य था, और घटना {1} को हुई, उस दिन के बाद नहीं। इन दिनों पर इस कारण का कोई आधार नहीं।',
  'The registration was valid to {0}, and it happened later, on {1}. Use on the road without a valid registration was held to be a fundamental breach. A vehicle that stood on private ground is another case.':
    'पंजीकरण {0} तक मान्य था, और घटना उसके बाद, {1} को हुई। बिना मान्य पंजीकरण सड़क पर चलाना बुनियादी उल्लंघन माना गया। निजी ज़मीन पर खड़ी गाड़ी का मामला अलग है।',
  'the last day of the temporary registration, the day of the application, and whether the vehicle was in use or stood at home.':
    'अस्थायी पंजीकरण का आख़िरी दिन, आवेदन का दिन, और गाड़ी चल रही थी या घर पर खड़ी थी।',
  'Temporary registration certificate and any extension':
    'अस्थायी पंजीकरण प्रमाणपत्र और उसका कोई विस्तार',
  'Its last day': 'उसका आख़िरी दिन',
  'Receipt of the fee and the application for permanent registration':
    'शुल्क की रसीद और स्थायी पंजीकरण का आवेदन',
  'That you had done what was yours to do': 'कि जो आपके ज़िम्मे था, वह आपने किया',
  'Proof that the vehicle stood on private ground': 'सबूत कि गाड़ी निजी ज़मीन पर खड़ी थी',
  'That it was not in use on a road': 'कि वह सड़क पर नहीं चल रही थी',
  'You refuse the claim and say that the vehicle had no valid registration. It was valid to {0}, and the event was on {1}. I enclose, as far as I have it, the certificate. Please decide the claim without this ground.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी का मान्य पंजीकरण नहीं था। वह {0} तक मान्य था, और घटना {1} को हुई। प्रमाणपत्र, अगर पास है, साथ में है। इस आधार के बिना दावे पर फ़ैसला करें।',
  'You refuse the claim and say that the vehicle had no valid registration. The event was on {0}. Please say what shows that the vehicle was in use on a road, and name the clause.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी का मान्य पंजीकरण नहीं था। घटना {0} को हुई। बताएँ कि गाड़ी का सड़क पर चलना किससे दिखता है, और पॉलिसी की शर्त भी।',
  'You refuse the claim and say that the vehicle had no valid registration. The event was on {arose}. I enclose, as far as I have them, the registration papers and the receipt of my application. Please state the day on which, by your count, the registration ended, and whether you say that the vehicle was in use.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी का मान्य पंजीकरण नहीं था। घटना {arose} को हुई। पंजीकरण के काग़ज़ और आवेदन की रसीद, जितने पास हैं, साथ में हैं। बताएँ कि आपकी गिनती से पंजीकरण किस दिन ख़त्म हुआ, और क्या आपके अनुसार गाड़ी चल रही थी।',
  'Whether a delay of the RTO excuses the use of the vehicle.':
    'RTO की देरी हो, तो क्या गाड़ी चलाना माफ़ होता है।',
  'The insurer says permit or fitness was missing. What counts: what the vehicle had on that day.':
    'बीमा कंपनी कहती है कि परमिट या फ़िटनेस प्रमाणपत्र नहीं था। फ़ैसला इस पर टिकता है: उस दिन गाड़ी के पास क्या था।',
  'The insurer says permit or fitness was missing.':
    'बीमा कंपनी कहती है कि परमिट या फ़िटनेस प्रमाणपत्र नहीं था।',
  'The insurer says that a transport vehicle had no permit for this road, or no valid fitness certificate.':
    'बीमा कंपनी कहती है कि ट्रांसपोर्ट गाड़ी के पास इस सड़क का परमिट, या मान्य फ़िटनेस प्रमाणपत्र नहीं था।',
  'No permit at all': 'परमिट था ही नहीं',
  'The fee was paid on the day of the accident. The permit came later.':
    'शुल्क दुर्घटना के दिन भरा गया। परमिट बाद में आया।',
  'Missing for one State': 'परमिट था, पर एक राज्य का नहीं',
  'The claim was settled on a non-standard basis.': 'दावे का निपटारा नॉन-स्टैंडर्ड आधार पर हुआ।',
  'The paper was valid to {0}, and it happened on {1}, not after that day. If the letter says that it had expired, these days are against it. Its road, State and kind of goods are other questions.':
    'काग़ज़ {0} तक मान्य था, और घटना {1} को हुई, उस दिन के बाद नहीं। चिट्ठी कहे कि अवधि ख़त्म थी, तो ये दिन उसके ख़िलाफ़ हैं। उसकी सड़क, राज्य और माल का प्रकार दूसरे सवाल हैं।',
  'The paper was valid to {0}, and it happened later, on {1}. No permit at all was held to be a fundamental breach; we read no ruling on a fitness certificate alone. A person who was hurt may still be paid first.':
    'काग़ज़ {0} तक मान्य था, और घटना उसके बाद, {1} को हुई। परमिट का बिल्कुल न होना बुनियादी उल्लंघन माना गया; केवल फ़िटनेस प्रमाणपत्र पर हमने कोई फ़ैसला नहीं पढ़ा। दुर्घटना में घायल व्यक्ति को फिर भी पहले पैसा मिल सकता है।',
  'whether there was a permit at all on that day, or only the wrong area or route.':
    'क्या उस दिन परमिट था ही नहीं, या था पर इलाका या रास्ता दूसरा था।',
  'Permit and fitness certificate with their first and last day':
    'परमिट और फ़िटनेस प्रमाणपत्र, उनके पहले और आख़िरी दिन के साथ',
  'What was valid on the day of the accident': 'दुर्घटना के दिन क्या मान्य था',
  'Receipt of the renewal or tax for that State': 'उस राज्य के नवीनीकरण या टैक्स की रसीद',
  'That only an area was missing, or a paper was on its way':
    'कि परमिट में केवल एक इलाके की कमी थी, या काग़ज़ आने वाला था',
  'You refuse the claim because of the permit or the fitness certificate. The accident was on {arose}. Please state the paper that you call missing, for which road, and how its lack, which I do not admit, helped to cause the loss.':
    'आपने परमिट या फ़िटनेस प्रमाणपत्र के कारण दावा नामंज़ूर किया है। दुर्घटना {arose} को हुई। बताएँ कि आपके अनुसार कौन-सा काग़ज़ नहीं था, किस सड़क के लिए, और नुकसान होने में उसके न होने का, जो मुझे मान्य नहीं, क्या हाथ था।',
  'If a permit for one State only was missing, which I do not admit, please settle the claim, at least on a non-standard basis.':
    'अगर केवल एक राज्य का परमिट नहीं था, जो मुझे मान्य नहीं, तो दावे का निपटारा करें, कम से कम नॉन-स्टैंडर्ड आधार पर।',
  'Whether a permit covered this trip. No ruling on fitness alone was read.':
    'क्या परमिट में यह यात्रा आती थी। केवल फ़िटनेस प्रमाणपत्र पर हमने कोई फ़ैसला नहीं पढ़ा।',
  'The insurer names the pollution certificate only. Ask for another ground in writing.':
    'बीमा कंपनी केवल प्रदूषण प्रमाणपत्र को कारण बताती है। दूसरा आधार लिखकर माँगें।',
  'The insurer names the pollution certificate only.':
    'बीमा कंपनी केवल प्रदूषण प्रमाणपत्र को कारण बताती है।',
  'The insurer says that the vehicle had no valid pollution certificate on that day.':
    'बीमा कंपनी कहती है कि उस दिन गाड़ी का मान्य प्रदूषण प्रमाणपत्र नहीं था।',
  'A claim without the certificate': 'बिना प्रमाणपत्र का दावा',
  'It is asked for when a policy is renewed, and not for a claim.':
    'प्रमाणपत्र पॉलिसी रिन्यू कराते समय माँगा जाता है, दावे के लिए नहीं।',
  'another ground alone, which the insurer has to name. The last day of the certificate does not matter.':
    'केवल किसी दूसरे आधार से, और वह आधार बताना कंपनी के लिए ज़रूरी है। प्रमाणपत्र का आख़िरी दिन मायने नहीं रखता।',
  'The letter that names the certificate as the reason': 'वह चिट्ठी जिसमें प्रमाणपत्र कारण है',
  'That no other ground was given': 'कि कोई और आधार नहीं दिया गया',
  'You refuse the claim because of the pollution certificate. That is no valid reason to deny a motor claim (IRDAI, press release on the PUC certificate, {0}). Please name another ground, or settle the claim.':
    'आपने प्रदूषण प्रमाणपत्र के कारण दावा नामंज़ूर किया है। यह गाड़ी का दावा नामंज़ूर करने का मान्य कारण नहीं है (IRDAI, press release on the PUC certificate, {0})। दूसरा आधार बताएँ, या दावे का निपटारा करें।',
  'Whether the insurer has another ground.': 'क्या कंपनी के पास दूसरा आधार है।',
  'The insurer says the vehicle was used for pay. What counts: whether somebody paid for this trip.':
    'बीमा कंपनी कहती है कि गाड़ी किराए पर चली। फ़ैसला इस पर टिकता है: क्या इस यात्रा का किसी ने पैसा दिया।',
  'The insurer says the vehicle was used for pay.': 'बीमा कंपनी कहती है कि गाड़ी किराए पर चली।',
  'The insurer says that a private vehicle carried people or goods for money, against its policy.':
    'बीमा कंपनी कहती है कि निजी गाड़ी पॉलिसी के ख़िलाफ़ पैसे लेकर लोग या माल ले जा रही थी।',
  'General exception {0}(a)': 'सामान्य अपवाद {0}(a)',
  'The schedule prints what is allowed.': 'अनुसूची में छपा है कि किस इस्तेमाल की अनुमति है।',
  'A private car let on hire': 'किराए पर दी गई निजी कार',
  'No rule of the regulator fixes such a share: it is what courts do.':
    'नियामक का कोई नियम ऐसा हिस्सा तय नहीं करता: यह अदालतें करती हैं।',
  'whether money was paid for this trip. In a theft, courts also ask whether the use had anything to do with it.':
    'क्या इस यात्रा का पैसा दिया गया। चोरी में अदालतें यह भी पूछती हैं कि उस इस्तेमाल का चोरी से कोई संबंध था या नहीं।',
  'Statement of the people in the vehicle': 'गाड़ी में बैठे लोगों का बयान',
  'That they are family or friends, and paid nothing':
    'कि वे परिवार के लोग या दोस्त हैं, और उन्होंने पैसा नहीं दिया',
  'Log of the taxi app or of the owner’s account': 'टैक्सी ऐप का या मालिक के खाते का रिकॉर्ड',
  'That there was no booking at that hour': 'कि उस समय कोई बुकिंग नहीं थी',
  'FIR and the investigator’s report': 'FIR और जाँच करने वाले की रिपोर्ट',
  'What was said on the day itself': 'उसी दिन क्या कहा गया',
  'You refuse the claim and say that the vehicle was used for hire. The event was on {arose}. Please send me the paper on which you rely, and say who paid, and for which trip.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी किराए पर चली। घटना {arose} को हुई। जिस काग़ज़ को आधार बनाया है, वह भेजें, और बताएँ कि किसने पैसा दिया, और किस यात्रा का।',
  'If you keep to this ground, which I do not admit, please settle the claim, at least on a non-standard basis, as in Supreme Court, Amalendu Sahoo v. Oriental Insurance, on a private car, {0}.':
    'अगर आप इसी आधार पर टिके रहते हैं, जो मुझे मान्य नहीं, तो दावे का निपटारा करें, कम से कम नॉन-स्टैंडर्ड आधार पर, जैसा Supreme Court, Amalendu Sahoo v. Oriental Insurance, निजी कार का मामला, {0} में हुआ।',
  'Whether the trip was for money.': 'क्या यात्रा पैसे लेकर हुई।',
  'The insurer says the vehicle carried too much. What counts: whether that helped cause the crash.':
    'बीमा कंपनी कहती है कि गाड़ी में ज़्यादा भार था। फ़ैसला इस पर टिकता है: क्या दुर्घटना में उसका हाथ था।',
  'The insurer says the vehicle carried too much.': 'बीमा कंपनी कहती है कि गाड़ी में ज़्यादा भार था।',
  'The insurer says that the vehicle carried more people or weight than it may.':
    'बीमा कंपनी कहती है कि गाड़ी में अनुमति से ज़्यादा लोग या वज़न था।',
  'Cause of the accident': 'दुर्घटना का कारण',
  'A few people too many were no fundamental breach.': 'कुछ लोग ज़्यादा होना बुनियादी उल्लंघन नहीं था।',
  'Use against the policy': 'पॉलिसी के ख़िलाफ़ इस्तेमाल',
  'This is the clause on which such letters rest.': 'ऐसी चिट्ठियाँ इसी शर्त पर टिकती हैं।',
  'whether the load helped to cause the accident.': 'क्या दुर्घटना होने में भार का हाथ था।',
  'FIR, site plan and charge sheet': 'FIR, घटनास्थल का नक्शा और चार्जशीट',
  'Who caused the accident, and how': 'दुर्घटना किसके कारण हुई, और कैसे',
  'Weighbridge slip or consignment note': 'काँटे की पर्ची या माल की बिल्टी',
  'The real load': 'असली भार',
  'You refuse the claim because of overloading. The accident was on {arose}. Please say how the load helped to cause it: the insurer has to prove that (Supreme Court, Lakhmi Chand v. Reliance General, on a goods vehicle, {0}).':
    'आपने ज़्यादा भार के कारण दावा नामंज़ूर किया है। दुर्घटना {arose} को हुई। बताएँ कि दुर्घटना होने में भार का क्या हाथ था: यह साबित करना कंपनी का काम है (Supreme Court, Lakhmi Chand v. Reliance General, माल ढोने वाली गाड़ी का मामला, {0})।',
  'What caused the accident.': 'दुर्घटना का कारण क्या था।',
  'The insurer says you are not the owner. What counts: the names in both papers on that day.':
    'बीमा कंपनी कहती है कि मालिक आप नहीं हैं। फ़ैसला इस पर टिकता है: उस दिन दोनों काग़ज़ों में किसका नाम था।',
  'The insurer says you are not the owner.': 'बीमा कंपनी कहती है कि मालिक आप नहीं हैं।',
  'The insurer says that the owner of the vehicle and the holder of the policy are not the same person.':
    'बीमा कंपनी कहती है कि गाड़ी का मालिक और पॉलिसीधारक एक ही व्यक्ति नहीं हैं।',
  'Section {0} of the Motor Vehicles Act.': 'मोटर वाहन अधिनियम की धारा {0}।',
  'Telling the insurer': 'कंपनी को बताना',
  'Counted from the sale.': 'बिक्री से गिना जाता है।',
  'Own damage and theft': 'अपनी गाड़ी का नुकसान और चोरी',
  'Whether section {0} carries this part too is before a larger bench.':
    'धारा {0} से यह हिस्सा भी ख़रीदार को मिलता है या नहीं, यह सवाल बड़ी पीठ के सामने है।',
  'Who the owner is': 'मालिक कौन है',
  'The vehicle had been promised to a buyer. Registration and policy were still the seller’s.':
    'गाड़ी एक ख़रीदार को देना तय था। पंजीकरण और पॉलिसी तब भी बेचने वाले के नाम थे।',
  'The buyer has {0} days from the sale to ask for the transfer, here to {1}. It happened on {2}, within them. Third-party cover had passed with the sale; whether own damage had is not settled.':
    'ख़रीदार के पास ट्रांसफ़र माँगने के लिए बिक्री से {0} दिन हैं, यहाँ {1} तक। घटना {2} को हुई, यानी इसी समय के अंदर। थर्ड पार्टी कवर बिक्री के साथ ही ख़रीदार को मिल चुका था; अपनी गाड़ी के नुकसान का कवर भी मिला या नहीं, यह तय नहीं है।',
  'The buyer had {0} days from the sale to ask for the transfer, here to {1}. It happened later, on {2}. Third-party cover had passed all the same. For own damage show that the insurer had the transfer in its records.':
    'ख़रीदार के पास ट्रांसफ़र माँगने के लिए बिक्री से {0} दिन थे, यहाँ {1} तक। घटना उसके बाद, {2} को हुई। थर्ड पार्टी कवर फिर भी ख़रीदार को मिल चुका था। अपनी गाड़ी के नुकसान के लिए दिखाएँ कि ट्रांसफ़र कंपनी के रिकॉर्ड में था।',
  'in which name the registration and the policy stood on that day, and what the insurer knew when it took the premium.':
    'उस दिन पंजीकरण और पॉलिसी किसके नाम थे, और प्रीमियम लेते समय कंपनी को क्या पता था।',
  'Registration certificate as it was on that day': 'पंजीकरण प्रमाणपत्र, जैसा उस दिन था',
  'Who the owner is in law': 'कानून में मालिक कौन है',
  'Sale papers, Form {0} and {1}, and the message to the insurer':
    'बिक्री के काग़ज़, फ़ॉर्म {0} और {1}, और कंपनी को भेजा संदेश',
  'The day of the sale, and that the insurer was told': 'बिक्री का दिन, और कि कंपनी को बताया गया',
  'Policy and receipt of the premium': 'पॉलिसी और प्रीमियम की रसीद',
  'To which person the insurer sold the cover': 'कंपनी ने कवर किस व्यक्ति को बेचा',
  'You refuse the claim and say that the vehicle had been sold. The event was on {arose}. I enclose, as far as I have them, the registration and the policy of that day. Please state which person you hold to be the owner, by which paper, and since when you knew it.':
    'आपने यह कहकर दावा नामंज़ूर किया कि गाड़ी बिक चुकी थी। घटना {arose} को हुई। उस दिन के पंजीकरण और पॉलिसी के काग़ज़, जितने पास हैं, साथ में हैं। बताएँ कि आप किसे मालिक मानते हैं, किस काग़ज़ से, और आपको यह कब से पता था।',
  'Who owned the vehicle, where papers and possession differ.':
    'गाड़ी किसकी थी, जहाँ काग़ज़ और कब्ज़ा अलग हों।',
  'Third party: yes, by law, from the day of the sale; ask the insurer for the transfer within {0} days. Own damage: rely on it only once the insurer has endorsed your name.':
    'थर्ड पार्टी: हाँ, कानून से, बिक्री के दिन से; {0} दिन के अंदर कंपनी से ट्रांसफ़र माँगें। अपनी गाड़ी का नुकसान: उस पर तभी भरोसा करें जब कंपनी पॉलिसी में आपका नाम दर्ज कर दे।',
  'The insurer says the premium never came. What counts: the payment, and when you were told.':
    'बीमा कंपनी कहती है कि प्रीमियम नहीं आया। फ़ैसला इस पर टिकता है: भुगतान, और आपको कब बताया गया।',
  'The insurer says the premium never came.': 'बीमा कंपनी कहती है कि प्रीमियम नहीं आया।',
  'The insurer says that it never got the premium, and that no cover began.':
    'बीमा कंपनी कहती है कि प्रीमियम उसे नहीं मिला, और कवर शुरू नहीं हुआ।',
  'For your own vehicle: no premium, no cover.': 'आपकी अपनी गाड़ी के लिए: प्रीमियम नहीं, तो कवर नहीं।',
  'Towards a victim': 'पीड़ित के लिए',
  'Where the notice had come before the accident, the insurer was free.':
    'जहाँ सूचना दुर्घटना से पहले आ चुकी थी, वहाँ कंपनी को नहीं देना पड़ा।',
  'The notice of cancellation reached you on {0}, and it happened on {1}, not later. Towards a person who was hurt the policy then still lived. For your own vehicle there is no cover without the premium.':
    'आपको रद्द होने की सूचना {0} को मिली, और घटना {1} को हुई, उसके बाद नहीं। दुर्घटना में घायल व्यक्ति के लिए पॉलिसी तब भी चालू थी। प्रीमियम के बिना आपकी अपनी गाड़ी का कवर नहीं है।',
  'The notice of cancellation reached you on {0}, and it happened later, on {1}. Then the insurer may be free, towards a person who was hurt too.':
    'आपको रद्द होने की सूचना {0} को मिली, और घटना उसके बाद, {1} को हुई। तब हो सकता है कि कंपनी को घायल व्यक्ति को भी कुछ न देना पड़े।',
  'whether the premium was paid after all, and on which day the notice of cancellation reached you.':
    'क्या आख़िर में प्रीमियम भरा गया, और रद्द होने की सूचना आपको किस दिन मिली।',
  'Bank statement': 'बैंक स्टेटमेंट',
  'Whether the cheque or a second payment was honoured, and when':
    'क्या चेक या दूसरे भुगतान का पैसा मिला, और कब',
  'Envelope, tracking or e-mail of the cancellation': 'रद्द होने की सूचना का लिफ़ाफ़ा, ट्रैकिंग या ई-मेल',
  'The day on which it reached you': 'वह दिन जब सूचना आपको मिली',
  'You refuse the claim and say that the premium was not received. The event was on {0}. Please send me the memo of the bank, the notice of cancellation, and your proof of the day on which it reached me. Please state each later payment that you took.':
    'आपने यह कहकर दावा नामंज़ूर किया कि प्रीमियम नहीं मिला। घटना {0} को हुई। बैंक का मेमो, रद्द होने की सूचना, और वह मुझे किस दिन मिली इसका सबूत भेजें। बाद में लिया गया हर भुगतान बताएँ।',
  'You refuse the claim and say that the premium was not received. The event was on {arose}. Please send me the memo of the bank, the notice of cancellation, and the proof of the day on which it reached me.':
    'आपने यह कहकर दावा नामंज़ूर किया कि प्रीमियम नहीं मिला। घटना {arose} को हुई। बैंक का मेमो, रद्द होने की सूचना, और वह मुझे किस दिन मिली इसका सबूत भेजें।',
  'Whether a payment reached the insurer.': 'क्या कोई भुगतान कंपनी तक पहुँचा।',
  'The insurer says no cover ran. What counts: when the cover began, and when it happened.':
    'बीमा कंपनी कहती है कि कवर चालू नहीं था। फ़ैसला इस पर टिकता है: कवर कब शुरू हुआ, और घटना कब हुई।',
  'The insurer says no cover ran.': 'बीमा कंपनी कहती है कि कवर चालू नहीं था।',
  'The insurer says that no cover ran on that day, that the damage is older, or that this is another vehicle.':
    'बीमा कंपनी कहती है कि उस दिन कवर चालू नहीं था, नुकसान पुराना है, या यह दूसरी गाड़ी है।',
  'First day of a new cover': 'नए कवर का पहला दिन',
  'The insurer may set a later day and hour, and ask for an inspection first.':
    'कंपनी बाद का दिन और समय रख सकती है, और पहले जाँच माँग सकती है।',
  'After the last day': 'आख़िरी दिन के बाद',
  'This time keeps the bonus only. Motor cover ends on its day.':
    'इस समय में केवल बोनस बचा रहता है। गाड़ी का कवर अपनी आख़िरी तारीख़ को ही ख़त्म हो जाता है।',
  'The premium was paid on {0}, and it happened on {1}, not later. No cover can begin before the premium is paid. On the same day the hour decides.':
    'प्रीमियम {0} को भरा गया, और घटना {1} को हुई, यानी प्रीमियम भरने के बाद नहीं। प्रीमियम भरने से पहले कोई कवर शुरू नहीं हो सकता। दोनों एक ही दिन हों, तो घड़ी का समय तय करता है।',
  'The premium was paid on {0}, before it happened on {1}. The insurer may have set a later first day: the policy says which.':
    'प्रीमियम {0} को भरा गया, और घटना उसके बाद, {1} को हुई। हो सकता है कि कंपनी ने कवर का पहला दिन प्रीमियम भरने के दिन से बाद का रखा हो: पॉलिसी में वह दिन लिखा है।',
  'the hour at which the new cover began, and the hour of the event.':
    'नया कवर किस समय शुरू हुआ, और घटना किस समय हुई।',
  'Policy with the first day and hour, and the payment message':
    'पहले दिन और समय वाली पॉलिसी, और भुगतान का संदेश',
  'When the cover began': 'कवर कब शुरू हुआ',
  'Photographs or report of the inspection before the policy':
    'पॉलिसी से पहले की जाँच के फ़ोटो या रिपोर्ट',
  'That the vehicle was whole': 'कि गाड़ी सही-सलामत थी',
  'FIR, toll or workshop slip with the hour': 'FIR, टोल या वर्कशॉप की पर्ची, समय के साथ',
  'When the event was': 'घटना कब हुई',
  'You say that no cover ran. The event was on {0}. Please state the hour of the payment and the first day and hour of the cover by your records.':
    'आप कहते हैं कि कवर चालू नहीं था। घटना {0} को हुई। अपने रिकॉर्ड से भुगतान का समय और कवर का पहला दिन और समय बताएँ।',
  'You say that no cover ran. The cover began on {began}; the event was on {arose}. Please state the first day and hour of the cover by your records, and send me the report of the inspection.':
    'आप कहते हैं कि कवर चालू नहीं था। कवर {began} को शुरू हुआ; घटना {arose} को हुई। अपने रिकॉर्ड से कवर का पहला दिन और समय बताएँ, और जाँच की रिपोर्ट भेजें।',
  'When old damage was done.': 'पुराना नुकसान कब हुआ।',
  'In a policy of several years the third-party part may still run when own damage has ended: read the schedule.':
    'कई साल की पॉलिसी में थर्ड पार्टी वाला हिस्सा तब भी चल सकता है जब अपनी गाड़ी के नुकसान का कवर ख़त्म हो: अनुसूची पढ़ें।',
  'The insurer says the discount was wrong. What counts: what you signed and what it checked.':
    'बीमा कंपनी कहती है कि छूट ग़लत थी। फ़ैसला इस पर टिकता है: आपने किस पर हस्ताक्षर किए और उसने क्या जाँचा।',
  'The insurer says the discount was wrong.': 'बीमा कंपनी कहती है कि छूट ग़लत थी।',
  'The insurer says that you took a discount for a year without claims, although there had been a claim.':
    'बीमा कंपनी कहती है कि बिना दावे के साल की छूट ली गई, जबकि दावा हुआ था।',
  'The insurer had not checked it': 'कंपनी ने जाँच नहीं की थी',
  'Decided by one State commission, on the old tariff: it told an insurer to ask the earlier one. Uttarakhand took only the bonus off the sum, as LiveLaw reported.':
    'एक राज्य आयोग का फ़ैसला, पुराने टैरिफ़ पर: उसने कहा कि कंपनी को पिछली कंपनी से पूछना चाहिए था। उत्तराखंड के आयोग ने रकम से केवल बोनस घटाया, जैसा LiveLaw ने छापा।',
  'what you signed, whether the insurer asked the earlier one, and how large the discount was.':
    'आपने किस पर हस्ताक्षर किए, क्या कंपनी ने पिछली कंपनी से पूछा, और छूट कितनी थी।',
  'Proposal or renewal notice with the line on the bonus':
    'बोनस की पंक्ति वाला प्रस्ताव या नवीनीकरण की सूचना',
  'What you declared, or that the insurer filled it in':
    'आपने क्या बताया था, या कि वह पंक्ति कंपनी ने भरी',
  'Earlier policy, and a letter of that insurer on claims':
    'पिछली पॉलिसी, और दावों पर उस कंपनी की चिट्ठी',
  'Whether there was a claim in that year': 'क्या उस साल कोई दावा हुआ',
  'You refuse the claim because of the no-claim bonus. The policy began on {began}. Please send me the declaration that I signed, and the request by which you asked the earlier insurer. If the bonus was wrong, which I do not admit, please settle the claim less what it had saved.':
    'आपने नो-क्लेम बोनस के कारण दावा नामंज़ूर किया है। पॉलिसी {began} को शुरू हुई। मेरे हस्ताक्षर वाली घोषणा भेजें, और वह पत्र जिससे आपने पिछली कंपनी से पूछा। अगर बोनस ग़लत था, जो मुझे मान्य नहीं, तो उससे बची रकम घटाकर दावे का निपटारा करें।',
  'Whether the wrong line was a slip.': 'क्या ग़लत पंक्ति केवल भूल थी।',
  'The third-party part does not depend on the bonus.': 'थर्ड पार्टी वाला हिस्सा बोनस पर निर्भर नहीं है।',
  'The insurer pays a repair, not the full value. What counts: what its estimate leaves out.':
    'बीमा कंपनी मरम्मत का पैसा देती है, पूरी कीमत नहीं। फ़ैसला इस पर टिकता है: उसके अनुमान में क्या छूटा।',
  'The insurer pays a repair, not the full value.': 'बीमा कंपनी मरम्मत का पैसा देती है, पूरी कीमत नहीं।',
  'The insurer pays the repair as its surveyor counts it, and not the insured value of the vehicle.':
    'बीमा कंपनी सर्वेयर के हिसाब से मरम्मत का पैसा देती है, गाड़ी की बीमित कीमत नहीं।',
  'Retrieval counts with the repair. Your own policy has the share that counts.':
    'गाड़ी निकालकर लाने का ख़र्च मरम्मत के साथ गिना जाता है। लागू वही हिस्सा है जो आपकी पॉलिसी में है।',
  'Independent estimates came to more than the share of a total loss.':
    'स्वतंत्र अनुमान उस हिस्से से ज़्यादा थे जिस पर गाड़ी पूरा नुकसान मानी जाती है।',
  'Decision after the report': 'रिपोर्ट के बाद फ़ैसला',
  'Counted from the report. Later money carries interest.':
    'रिपोर्ट से गिना जाता है। देर से मिले पैसे पर ब्याज लगता है।',
  'Time of the report': 'रिपोर्ट का समय',
  'Ask for a copy of the report.': 'रिपोर्ट की कॉपी माँगें।',
  'After the survey report the insurer has {0} days, here to {1}. Their letter is of {2}. So it decided in time; what it decided is another question.':
    'सर्वे रिपोर्ट के बाद कंपनी के पास {0} दिन हैं, यहाँ {1} तक। उनकी चिट्ठी {2} की है। यानी फ़ैसला समय पर हुआ; फ़ैसला क्या हुआ, यह दूसरा सवाल है।',
  'After the survey report the insurer has {0} days, here to {1}. Their letter is of {2}. So it decided late: name that, and the interest.':
    'सर्वे रिपोर्ट के बाद कंपनी के पास {0} दिन हैं, यहाँ {1} तक। उनकी चिट्ठी {2} की है। यानी फ़ैसला देर से हुआ: चिट्ठी में यह देरी और ब्याज की बात लिखें।',
  'whether the estimate has every part, labour and tax, and the cost to bring the vehicle in.':
    'क्या अनुमान में हर पुर्ज़ा, मज़दूरी, टैक्स और गाड़ी लाने का ख़र्च शामिल है।',
  'The survey report with its list of parts': 'पुर्ज़ों की सूची के साथ सर्वे रिपोर्ट',
  'What was left out, or valued too low': 'क्या छूटा, या बहुत कम आँका गया',
  'Estimate of an authorised workshop, and of a second one':
    'अधिकृत वर्कशॉप का अनुमान, और एक दूसरी वर्कशॉप का भी',
  'What the repair costs': 'मरम्मत में कितना लगता है',
  'Schedule with the insured declared value': 'IDV (गाड़ी की बीमित कीमत) वाली अनुसूची',
  'The sum with which the estimate is compared': 'वह रकम जिससे अनुमान की तुलना होती है',
  'You settle on a repair basis. The accident was on {arose}. Please send me the survey report. I enclose, as far as I have them, estimates of workshops. Please compare repair and retrieval with the share of the insured value at which the vehicle is a total loss, and state your reasons for each part that you left out.':
    'आपने मरम्मत के आधार पर निपटारा किया है। दुर्घटना {arose} को हुई। सर्वे रिपोर्ट भेजें। वर्कशॉप के अनुमान, जितने पास हैं, साथ में हैं। मरम्मत और गाड़ी लाने के ख़र्च की तुलना बीमित कीमत के उस हिस्से से करें जिस पर गाड़ी पूरा नुकसान मानी जाती है, और छोड़े गए हर पुर्ज़े का कारण बताएँ।',
  'What the repair will really cost.': 'मरम्मत में सचमुच कितना लगेगा।',
  'Take what is not in dispute in writing, as a part payment, and not as a full and final settlement.':
    'जिस रकम पर विवाद नहीं है, वह ले लें, पर लिखित में: कि यह केवल एक हिस्सा है, पूरा और आख़िरी निपटारा नहीं।',
  'The police usually take about {0} days, here to {1}. There is no letter yet, so today is counted: {2}. That is before {3}. Ask the insurer to hold the claim open until the report is there.':
    'पुलिस को आम तौर पर करीब {0} दिन लगते हैं, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। यह {3} से पहले है। कंपनी से कहें कि रिपोर्ट आने तक दावा खुला रखे।',
  'The police usually take about {0} days; they were over on {1}. There is no letter yet, so today is counted: {2}. If there is still no report, ask the magistrate’s court for one, and tell the insurer that you did.':
    'पुलिस को आम तौर पर करीब {0} दिन लगते हैं; वे {1} को पूरे हुए। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। अब भी रिपोर्ट न हो, तो मजिस्ट्रेट की अदालत से माँगें, और कंपनी को बताएँ कि माँगी है।',
  'After the survey report the insurer has {0} days, here to {1}. There is no letter yet, so today is counted: {2}. So it decided in time; what it decided is another question.':
    'सर्वे रिपोर्ट के बाद कंपनी के पास {0} दिन हैं, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। यानी फ़ैसले का समय अभी बीता नहीं; फ़ैसला क्या होगा, यह दूसरा सवाल है।',
  'After the survey report the insurer has {0} days, here to {1}. There is no letter yet, so today is counted: {2}. So it decided late: name that, and the interest.':
    'सर्वे रिपोर्ट के बाद कंपनी के पास {0} दिन हैं, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। यानी फ़ैसले में देर हुई: चिट्ठी में यह देरी और ब्याज की बात लिखें।',
  'You were told of the theft on {0}: within {1} hours of it, as policies usually ask.':
    'चोरी की बात आपको {0} को बताई गई: {1} घंटे के अंदर, जैसा पॉलिसियाँ आम तौर पर माँगती हैं।',
  'The police usually take about {0} days for their report, here to {1}; your letter of {2} came before that. Please keep the claim open until the report is there.':
    'पुलिस को रिपोर्ट में आम तौर पर करीब {0} दिन लगते हैं, यहाँ {1} तक; आपकी {2} की चिट्ठी उससे पहले आई। रिपोर्ट आने तक दावा खुला रखें।',
  'The licence was valid to {0}; the accident was on {1}, not after that day.':
    'लाइसेंस {0} तक मान्य था; दुर्घटना {1} को हुई, उस दिन के बाद नहीं।',
  'The paper was valid to {0}; the accident was on {1}, not after that day.':
    'वह काग़ज़ {0} तक मान्य था; दुर्घटना {1} को हुई, उस दिन के बाद नहीं।',
  'You had the premium from {0}, before the event on {1}.':
    'प्रीमियम {0} से आपके पास था, {1} की घटना से पहले।',
  'After the survey report you had {0} days, to {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}); your letter is of {3}. Please add the interest for the delay.':
    'सर्वे रिपोर्ट के बाद आपके पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}); आपकी चिट्ठी {3} की है। देरी का ब्याज भी जोड़ें।',
} as const satisfies Catalogue;
