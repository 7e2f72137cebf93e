import type { Catalogue } from '../../languages/create-translator.ts';

export const travelRefusalHindi = {
  'The insurer says you were ill before the trip. What counts: what the form asked and your answer.':
    'बीमा कंपनी कहती है कि बीमारी यात्रा से पहले की है। फ़ैसला इस पर टिकता है: फ़ॉर्म का सवाल और आपका जवाब।',
  'The insurer says you were ill before the trip.': 'बीमा कंपनी कहती है कि बीमारी यात्रा से पहले की है।',
  'The insurer says that the illness abroad comes from one that you had before the journey or did not declare.':
    'बीमा कंपनी कहती है कि विदेश में हुई बीमारी ऐसी बीमारी से हुई है जो आपको यात्रा से पहले थी या जो आपने बताई नहीं थी।',
  'In an insurer’s policy': 'एक कंपनी की पॉलिसी में',
  'Some policies still pay for a danger to life. Read your own.':
    'कुछ पॉलिसियाँ जान के ख़तरे में फिर भी पैसा देती हैं। अपनी पॉलिसी पढ़ें।',
  'Disclosed, or seen by their doctor': 'जो बताई गई, या जो उनके डॉक्टर ने देखी',
  'Doubtful words of a policy are read for the insured.':
    'पॉलिसी के जो शब्द साफ़ नहीं, वे बीमित के पक्ष में पढ़े जाते हैं।',
  'whether the proposal asked for this illness, what you answered, and whether the emergency comes from it.':
    'क्या प्रस्ताव फ़ॉर्म में यह बीमारी पूछी गई थी, आपने क्या जवाब दिया, और क्या इमरजेंसी उसी से हुई।',
  'The proposal form as it was filled in': 'प्रस्ताव फ़ॉर्म, जैसा भरा गया',
  'What you were asked and what you answered': 'आपसे क्या पूछा गया और आपने क्या जवाब दिया',
  'Medical report made for the policy': 'पॉलिसी के लिए बनी मेडिकल रिपोर्ट',
  'What the insurer knew before the journey': 'यात्रा से पहले कंपनी को क्या पता था',
  'Note of the treating doctor on the cause, and on any danger to life':
    'कारण पर, और जान के किसी ख़तरे पर इलाज करने वाले डॉक्टर का नोट',
  'That the emergency is another illness, or one that the policy still pays':
    'कि इमरजेंसी दूसरी बीमारी है, या वह जिसका पैसा पॉलिसी फिर भी देती है',
  'You refuse the claim as a pre-existing illness. Please name the clause, the question of the proposal, and the medical paper, if there is one, that shows that this emergency comes from an illness of before the policy.':
    'आपने पहले से मौजूद बीमारी बताकर दावा नामंज़ूर किया है। पॉलिसी की शर्त, प्रस्ताव फ़ॉर्म का सवाल, और कोई मेडिकल काग़ज़ हो, तो वह बताएँ जिससे दिखे कि यह इमरजेंसी पॉलिसी से पहले की बीमारी से हुई।',
  'Whether the emergency comes from the earlier illness: doctors’ papers decide that. No rule of the regulator on this was found: the wording of your own policy decides.':
    'क्या इमरजेंसी पहले की बीमारी से हुई: यह डॉक्टरों के काग़ज़ तय करते हैं। इस पर नियामक का कोई नियम नहीं मिला: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'Baggage, delay and other sections of the same policy are judged on their own.':
    'उसी पॉलिसी के सामान, देरी और दूसरे हिस्से अलग परखे जाते हैं।',
  'The insurer says the treatment could wait. What counts: what the doctor abroad wrote then.':
    'बीमा कंपनी कहती है कि इलाज रुक सकता था। फ़ैसला इस पर टिकता है: विदेश में डॉक्टर ने तब क्या लिखा।',
  'The insurer says the treatment could wait.': 'बीमा कंपनी कहती है कि इलाज रुक सकता था।',
  'The insurer says that the treatment abroad was no emergency, and could have been given in India after the trip.':
    'बीमा कंपनी कहती है कि विदेश का इलाज इमरजेंसी नहीं था, और यात्रा के बाद भारत में हो सकता था।',
  'So the doctor abroad has a say in it, where the words are these.':
    'इसलिए जहाँ ये शब्द हैं, वहाँ विदेश के डॉक्टर की बात भी गिनी जाती है।',
  'what the doctor abroad wrote at the time about the danger of waiting or flying.':
    'रुकने या उड़ान के ख़तरे पर विदेश के डॉक्टर ने उस समय क्या लिखा।',
  'Note of the emergency room with hour and findings':
    'इमरजेंसी विभाग का नोट, समय और जाँच के नतीजों के साथ',
  'That it was urgent': 'कि यह तुरंत का मामला था',
  'Doctor’s note that you were not fit to fly': 'डॉक्टर का नोट कि हालत उड़ान के लायक नहीं थी',
  'That you could not wait for the return': 'कि लौटने तक रुका नहीं जा सकता था',
  'Case number and messages of the assistance firm': 'सहायता कंपनी का मामला नंबर और संदेश',
  'That it knew of the treatment or agreed to it': 'कि उसे इलाज का पता था या वह सहमत थी',
  'You refuse the claim and say that the treatment could have waited. The illness began on {arose}. Please name the doctor who decided that, and send me the opinion. I enclose, as far as I have it, the treating doctor’s note on the urgency.':
    'आपने यह कहकर दावा नामंज़ूर किया कि इलाज बाद में भी हो सकता था। बीमारी {arose} को शुरू हुई। जिस डॉक्टर ने यह तय किया, उसका नाम बताएँ, और उसकी राय भेजें। इलाज तुरंत क्यों ज़रूरी था, इस पर इलाज करने वाले डॉक्टर का नोट, अगर पास है, साथ में है।',
  'How urgent the treatment was: doctors decide that. No rule of the regulator on this was found: the wording of your own policy decides.':
    'इलाज कितनी जल्दी ज़रूरी था: यह डॉक्टर तय करते हैं। इस पर नियामक का कोई नियम नहीं मिला: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'Baggage, delay and other sections of the same policy are judged on their own. A health policy at home may have a cover abroad.':
    'उसी पॉलिसी के सामान, देरी और दूसरे हिस्से अलग परखे जाते हैं। भारत में ली हुई स्वास्थ्य पॉलिसी में विदेश का कवर हो सकता है।',
  'The insurer says it was outside the trip. What counts: the policy’s words on time and place.':
    'बीमा कंपनी कहती है कि यह यात्रा से बाहर था। फ़ैसला इस पर टिकता है: समय और जगह पर पॉलिसी के शब्द।',
  'The insurer says it was outside the trip.': 'बीमा कंपनी कहती है कि यह यात्रा से बाहर था।',
  'The insurer says that the bill is for a time or a place that the travel policy does not cover.':
    'बीमा कंपनी कहती है कि बिल ऐसे समय या जगह का है जो यात्रा पॉलिसी में कवर नहीं।',
  'Treatment after the return': 'लौटने के बाद का इलाज',
  'The bills from abroad had to be looked at apart.': 'विदेश के बिल अलग देखे जाने थे।',
  'what the wording says on treatment that continues in India, and on an extension of the trip.':
    'भारत में जारी इलाज पर, और यात्रा बढ़ाने पर पॉलिसी के शब्द क्या कहते हैं।',
  'Tickets and passport stamps': 'टिकट और पासपोर्ट की मुहरें',
  'The first and last day of the trip': 'यात्रा का पहला और आख़िरी दिन',
  'Bills, sorted by country and day': 'बिल, देश और दिन के हिसाब से छाँटे हुए',
  'Which part is for treatment abroad': 'कौन-सा हिस्सा विदेश के इलाज का है',
  'Message that extended the policy': 'पॉलिसी बढ़ाने का संदेश',
  'That the cover ran on': 'कि कवर चलता रहा',
  'You refuse the claim because of the place or the day of the treatment. The policy began on {began}; the illness began on {arose}. Please name the clause, and pay the bills from abroad now; my claim for the others stands.':
    'आपने इलाज की जगह या दिन के कारण दावा नामंज़ूर किया है। पॉलिसी {began} को शुरू हुई; बीमारी {arose} को शुरू हुई। पॉलिसी की शर्त बताएँ, और विदेश के बिलों का पैसा अभी दें; बाकी बिलों का दावा बना रहता है।',
  'Whether the wording of your policy pays for treatment that continues in India. No rule of the regulator on this was found: the wording of your own policy decides.':
    'क्या आपकी पॉलिसी भारत में जारी इलाज का पैसा देती है। इस पर नियामक का कोई नियम नहीं मिला: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'Treatment in a hospital in India may be a claim under your health policy: tell that insurer now.':
    'भारत के अस्पताल का इलाज आपकी स्वास्थ्य पॉलिसी का दावा हो सकता है: उस कंपनी को अभी बताएँ।',
  'The insurer doesn’t pay the baggage. What counts: what the airline confirmed in writing.':
    'बीमा कंपनी सामान का पैसा नहीं देती। फ़ैसला इस पर टिकता है: एयरलाइन ने लिखकर क्या माना।',
  'The insurer doesn’t pay the baggage.': 'बीमा कंपनी सामान का पैसा नहीं देती।',
  'The insurer says that the loss was not reported to the airline, was no checked baggage, or was of things that are left out.':
    'बीमा कंपनी कहती है कि एयरलाइन को नहीं बताया गया, सामान चेक-इन का नहीं था, या वे चीज़ें कवर में नहीं।',
  'Report of the airline': 'एयरलाइन की रिपोर्ट',
  'Ask the airline for it at the airport; afterwards, for a written confirmation.':
    'एयरपोर्ट पर एयरलाइन से माँगें; बाद में, लिखित पुष्टि।',
  'Often left out': 'अक्सर कवर में नहीं',
  'Terms of insurers. Your own policy has the list.': 'कंपनियों की शर्तें। सूची आपकी अपनी पॉलिसी में है।',
  'Late baggage': 'देर से मिला सामान',
  'Your own policy has the hours that count.': 'गिने वे घंटे जाते हैं जो आपकी पॉलिसी में हैं।',
  'Damage: tell the airline': 'सामान में नुकसान: एयरलाइन को बताएँ',
  'In writing, after an international flight.': 'अंतरराष्ट्रीय उड़ान के बाद, लिखकर।',
  'Delay: tell the airline': 'सामान में देरी: एयरलाइन को बताएँ',
  'whether the airline had the bag, and what it confirmed in writing.':
    'क्या बैग एयरलाइन के पास था, और उसने लिखकर क्या माना।',
  'PIR or written confirmation of the airline, with the bag tag':
    'एयरलाइन की PIR या लिखित पुष्टि, बैग के टैग के साथ',
  'That the airline had the bag, and for how long it was gone':
    'कि बैग एयरलाइन के पास था, और कितनी देर नहीं मिला',
  'Receipts of what you had to buy, with date and hour':
    'जो ख़रीदना पड़ा उसकी रसीदें, तारीख़ और समय के साथ',
  'The cost of a delay': 'देरी का ख़र्च',
  'Bills or photographs of what was in the bag': 'बैग में जो था उसके बिल या फ़ोटो',
  'Its value': 'उसकी कीमत',
  'You refuse the claim for my baggage. The loss was on {arose}. I enclose, as far as I have it, the confirmation of the airline. Please name the clause and the paper that you still need.':
    'आपने सामान का दावा नामंज़ूर किया है। सामान का नुकसान {arose} को हुआ। एयरलाइन की लिखित पुष्टि, अगर पास है, साथ में है। पॉलिसी की शर्त बताएँ, और यह भी कि अब कौन-सा काग़ज़ चाहिए।',
  'What was in the bag. No rule of the regulator on this was found: the wording of your own policy decides.':
    'बैग में क्या था। इस पर नियामक का कोई नियम नहीं मिला: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'The airline owes compensation of its own, apart from the insurance. A credit card or a home policy may cover baggage too.':
    'बीमे से अलग, एयरलाइन को अपना मुआवज़ा देना होता है। क्रेडिट कार्ड या घर की पॉलिसी में भी सामान कवर हो सकता है।',
  'The insurer says the delay doesn’t count. What counts: the airline’s paper on hours and cause.':
    'बीमा कंपनी कहती है कि यह देरी नहीं गिनी जाती। फ़ैसला इस पर टिकता है: घंटों और कारण पर एयरलाइन का काग़ज़।',
  'The insurer says the delay doesn’t count.': 'बीमा कंपनी कहती है कि यह देरी नहीं गिनी जाती।',
  'The insurer says that the flight was late by too few hours, or for a cause that is not in its list.':
    'बीमा कंपनी कहती है कि उड़ान में देरी के घंटे कम थे, या कारण उसकी सूची में नहीं है।',
  'The standard domestic policy': 'मानक घरेलू पॉलिसी',
  'Its cover for delay is an option. Other policies have their own hours.':
    'उसमें देरी का कवर अपनी मर्ज़ी से लिया जाता है। दूसरी पॉलिसियों के अपने घंटे हैं।',
  'how late you arrived or left by the airline’s own paper, and what cause it gives.':
    'एयरलाइन के अपने काग़ज़ से आप कितनी देर से पहुँचे या निकले, और उसमें क्या कारण है।',
  'Delay certificate of the airline with cause and hours':
    'एयरलाइन का देरी का प्रमाणपत्र, कारण और घंटों के साथ',
  'How long the delay was, and why': 'देरी कितनी थी, और क्यों',
  'Boarding pass and new ticket': 'बोर्डिंग पास और नया टिकट',
  'The real hour of departure or arrival': 'निकलने या पहुँचने का असली समय',
  'You refuse the claim for the delay of {arose}. I enclose, as far as I have it, the paper of the airline with its cause and hours. Please state the hours that the policy asks for, and how you count them.':
    'आपने {arose} की देरी का दावा नामंज़ूर किया है। कारण और घंटों वाला एयरलाइन का काग़ज़, अगर पास है, साथ में है। बताएँ कि पॉलिसी कितने घंटे माँगती है, और आप उन्हें कैसे गिनते हैं।',
  'From which hour your policy counts. No rule of the regulator on this was found: the wording of your own policy decides.':
    'आपकी पॉलिसी किस घंटे से गिनती है। इस पर नियामक का कोई नियम नहीं मिला: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'The airline may owe meals, a room or another flight, apart from the insurance.':
    'बीमे से अलग, एयरलाइन को खाना, कमरा या दूसरी उड़ान देनी पड़ सकती है।',
  'The insurer says your reason isn’t listed. What counts: the words of the list and your papers.':
    'बीमा कंपनी कहती है कि कारण सूची में नहीं है। फ़ैसला इस पर टिकता है: सूची के शब्द और आपके काग़ज़।',
  'The insurer says your reason isn’t listed.': 'बीमा कंपनी कहती है कि कारण सूची में नहीं है।',
  'The insurer says that you cancelled or cut short the trip for a reason that its policy does not list.':
    'बीमा कंपनी कहती है कि यात्रा ऐसे कारण से रद्द या छोटी की गई जो उसकी पॉलिसी की सूची में नहीं है।',
  'Which reasons count': 'कौन-से कारण गिने जाते हैं',
  'Often: an illness or a death in the family, a disaster at the destination, a strike. Read your own list.':
    'अक्सर: बीमारी या परिवार में मृत्यु, वहाँ कोई आपदा, हड़ताल। अपनी सूची पढ़ें।',
  'Advice of a government': 'सरकार की सलाह',
  'So the exclusion of a “government regulation” did not fit. Newer wordings name advice and epidemics.':
    'इसलिए “government regulation” (सरकारी नियम) को कवर से बाहर रखने वाली शर्त लागू नहीं हुई। नई पॉलिसियों में सलाह और महामारी के नाम हैं।',
  'which words the list and the exclusion have, and what the papers of that day say.':
    'सूची और कवर से बाहर रखने वाली शर्त के शब्द क्या हैं, और उस दिन के काग़ज़ क्या कहते हैं।',
  'Medical certificate with the advice not to travel': 'यात्रा न करने की सलाह वाला मेडिकल प्रमाणपत्र',
  'The illness, and that it made the trip impossible': 'बीमारी, और कि उससे यात्रा नहीं हो सकती थी',
  'Notice of the airline, hotel or government, with its date':
    'एयरलाइन, होटल या सरकार की सूचना, तारीख़ के साथ',
  'What was forbidden, and what was only advised': 'क्या मना था, और क्या केवल सलाह थी',
  'Invoices and refunds': 'बिल और वापस मिले पैसे',
  'What you have really lost': 'आपका सचमुच कितना नुकसान हुआ',
  'You refuse the claim and say that the reason is not covered. The trip was cancelled on {arose}. Please quote the list and the exclusion on which you rely, word by word.':
    'आपने यह कहकर दावा नामंज़ूर किया कि कारण कवर में नहीं है। यात्रा {arose} को रद्द हुई। जिस सूची और कवर से बाहर रखने वाली जिस शर्त को आधार बनाया है, वह शब्दशः लिखें।',
  'If you rely on the advice of a government: advice is no prohibition (Delhi High Court, Mohit Kumar v. Insurance Ombudsman, on a travel policy, {0}).':
    'अगर आधार किसी सरकार की सलाह है: सलाह मनाही नहीं है (Delhi High Court, Mohit Kumar v. Insurance Ombudsman, यात्रा बीमे का मामला, {0})।',
  'Whether an exclusion with other words fits. No rule of the regulator on this was found: the wording of your own policy decides.':
    'क्या कवर से बाहर रखने वाली कोई ऐसी शर्त, जिसके शब्द दूसरे हैं, लागू होती है। इस पर नियामक का कोई नियम नहीं मिला: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'Airline, hotel and visa agent may owe a refund by their own terms.':
    'एयरलाइन, होटल और वीज़ा एजेंट को उनकी अपनी शर्तों से पैसे लौटाने पड़ सकते हैं।',
  'The insurer says it was told too late. What counts: whether the bills can still be checked.':
    'बीमा कंपनी कहती है कि सूचना देर से मिली। फ़ैसला इस पर टिकता है: क्या बिल अब भी जाँचे जा सकते हैं।',
  'The insurer says it was told too late.': 'बीमा कंपनी कहती है कि सूचना देर से मिली।',
  'The insurer says that its assistance firm was not called before the treatment, or that papers came late.':
    'बीमा कंपनी कहती है कि इलाज से पहले उसकी सहायता कंपनी को कॉल नहीं की गई, या काग़ज़ देर से आए।',
  'Late notice, missing papers': 'देर से सूचना, काग़ज़ों की कमी',
  'The policy’s own time is a term of the policy and not law.':
    'पॉलिसी का अपना समय पॉलिसी की शर्त है, कानून नहीं।',
  'Time for the papers': 'काग़ज़ों का समय',
  'A planned stay': 'पहले से तय भर्ती',
  'An emergency cannot be told in advance.': 'इमरजेंसी पहले से नहीं बताई जा सकती।',
  'Policies commonly give {0} days, here to {1}, counted from the day of the event. Your last papers went on {2}, within them. Your own policy may be shorter.':
    'पॉलिसियाँ आम तौर पर {0} दिन देती हैं, यहाँ {1} तक, घटना के दिन से गिनकर। आख़िरी काग़ज़ {2} को गए, यानी इसी समय के अंदर। आपकी पॉलिसी में समय कम हो सकता है।',
  'Policies commonly give {0} days; counted from the day of the event, they ended on {1}. Your last papers went on {2}. That is not by itself a ground to reject. Give the reason for the delay: a long stay, bills from abroad.':
    'पॉलिसियाँ आम तौर पर {0} दिन देती हैं; घटना के दिन से गिनें, तो वे {1} को पूरे हुए। आख़िरी काग़ज़ {2} को गए। यह अकेले नामंज़ूरी का आधार नहीं है। देरी का कारण लिखें: लंबी भर्ती, विदेश के बिल।',
  'whether you could call at that hour, and whether the insurer can still check the bills with the hospital.':
    'क्या उस समय कॉल की जा सकती थी, और क्या कंपनी अस्पताल से बिल अब भी जाँच सकती है।',
  'Call list and e-mails from abroad': 'विदेश से की गई कॉल की सूची और ई-मेल',
  'When you called the assistance firm, or tried to': 'सहायता कंपनी को कब कॉल की गई, या कोशिश हुई',
  'Emergency record of the hospital': 'अस्पताल का इमरजेंसी रिकॉर्ड',
  'Why you could not call first': 'पहले कॉल क्यों नहीं हो सकी',
  'Consent for the hospital to give out its papers': 'अस्पताल काग़ज़ दे, इसकी सहमति',
  'That the insurer can still check the bills': 'कि कंपनी बिल अब भी जाँच सकती है',
  'You refuse the claim because of notice or papers. It arose on {arose}; the last papers went to you on {papers}. Neither is by itself a ground to reject (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, and since then IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). Please list what you still need. I enclose, as far as I have it, my consent to ask the hospital.':
    'आपने सूचना या काग़ज़ों के कारण दावा नामंज़ूर किया है। घटना {arose} को हुई; आख़िरी काग़ज़ आपको {papers} को गए। इनमें से कोई अकेले नामंज़ूरी का आधार नहीं है (IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, {0}, और तब से IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। अब भी जो चाहिए, उसकी सूची दें। अस्पताल से पूछने की सहमति, अगर पास है, साथ में है।',
  'Whether a call was possible.': 'क्या कॉल हो सकती थी।',
  'The insurer says it was an illness. What counts: what the medical papers name as the cause.':
    'बीमा कंपनी कहती है कि यह बीमारी थी। फ़ैसला इस पर टिकता है: मेडिकल काग़ज़ों में क्या कारण है।',
  'The insurer says it was an illness.': 'बीमा कंपनी कहती है कि यह बीमारी थी।',
  'The insurer says that an illness, and not a blow from outside, caused the death or the injury.':
    'बीमा कंपनी कहती है कि मृत्यु या चोट बीमारी से हुई, बाहर की चोट से नहीं।',
  'What an accident is': 'दुर्घटना किसे मानते हैं',
  'Your own wording has the definition that counts.': 'गिनी वह परिभाषा जाती है जो आपकी पॉलिसी में है।',
  'The rider had a heart attack first and fell after it.':
    'बाइक चालक को पहले दिल का दौरा पड़ा और गिरना उसके बाद हुआ।',
  'A disease': 'एक बीमारी',
  'Malaria, in a country where it is common.': 'मलेरिया, ऐसे देश में जहाँ वह आम है।',
  'what came first, the fall or the illness, and what the post-mortem report names as the cause.':
    'पहले क्या हुआ, गिरना या बीमारी, और पोस्टमॉर्टम रिपोर्ट में क्या कारण है।',
  'Post-mortem report with the cause of death': 'मृत्यु के कारण वाली पोस्टमॉर्टम रिपोर्ट',
  'An injury from outside, and that it was the cause': 'बाहर से लगी चोट, और कि कारण वही थी',
  'FIR, inquest and statements of people who saw it': 'FIR, मृत्यु की जाँच और देखने वालों के बयान',
  'That something happened from outside': 'कि बाहर से कुछ हुआ',
  'Opinion of the treating doctor': 'इलाज करने वाले डॉक्टर की राय',
  'That there was no illness before that explains it':
    'कि पहले से ऐसी कोई बीमारी नहीं थी जो इसका कारण हो',
  'You say that this was no accident. It happened on {arose}. Please send me the medical paper on which you rely, and quote the definition of an accident in the policy.':
    'आप कहते हैं कि यह दुर्घटना नहीं थी। घटना {arose} को हुई। जिस मेडिकल काग़ज़ को आधार बनाया है, वह भेजें, और पॉलिसी में दुर्घटना की परिभाषा लिखें।',
  'The medical cause.': 'चिकित्सा कारण।',
  'A life policy pays its basic sum for other deaths too. For an accident in your own vehicle there is the owner-driver cover ({0}), with its own terms.':
    'जीवन बीमा पॉलिसी दूसरी मृत्यु पर भी अपनी मूल रकम देती है। अपनी गाड़ी में हुई दुर्घटना के लिए मालिक-ड्राइवर कवर ({0}) है, उसकी अपनी शर्तों के साथ।',
  'The insurer blames drink or drugs. What counts: the measured amount and the accident’s cause.':
    'बीमा कंपनी शराब या नशे को कारण बताती है। फ़ैसला इस पर टिकता है: नापी गई मात्रा और दुर्घटना का कारण।',
  'The insurer blames drink or drugs.': 'बीमा कंपनी शराब या नशे को कारण बताती है।',
  'The insurer says that the insured had been drinking or had taken drugs.':
    'बीमा कंपनी कहती है कि बीमित ने शराब पी थी या नशा किया था।',
  'In a group accident policy': 'ग्रुप दुर्घटना पॉलिसी में',
  'Your own wording has the words that count: “under the influence”, or “caused by”.':
    'गिने वे शब्द जाते हैं जो आपकी पॉलिसी में हैं: “under the influence” (असर में), या “caused by” (उससे हुई)।',
  'Drink was the cause': 'कारण शराब थी',
  'The insured choked after drinking. No outer injury was found.':
    'शराब पीने के बाद बीमित का दम घुटा। बाहर कोई चोट नहीं मिली।',
  'Alcohol alone': 'केवल शराब',
  'Drowning, and not drink, was the cause. There was no urine sample.':
    'कारण डूबना था, शराब नहीं। पेशाब का नमूना नहीं था।',
  'how much was measured, in blood and urine, and whether the drink had anything to do with the accident.':
    'ख़ून और पेशाब में कितना नापा गया, और क्या शराब का दुर्घटना से कोई संबंध था।',
  'Chemical report of blood and urine, with its figures':
    'ख़ून और पेशाब की रासायनिक जाँच की रिपोर्ट, नापी गई मात्राओं के साथ',
  'How much was measured, and what was not': 'कितना नापा गया, और क्या नहीं',
  'FIR and statements of people who saw it': 'FIR और देखने वालों के बयान',
  'The clause of the policy': 'पॉलिसी की शर्त',
  'Whether it asks for influence, or for a cause':
    'उसमें नशे का असर होना काफ़ी है, या नशा ही दुर्घटना का कारण होना चाहिए',
  'You refuse the claim because of alcohol or drugs. The accident was on {arose}. Please send me the report with its figures, quote the clause, and say what shows that the insured was under the influence and that this caused the accident.':
    'आपने शराब या नशे के कारण दावा नामंज़ूर किया है। दुर्घटना {arose} को हुई। नापी गई मात्राओं के साथ रिपोर्ट भेजें, पॉलिसी की शर्त के शब्द लिखें, और बताएँ कि बीमित व्यक्ति का नशे में होना, और नशे से ही दुर्घटना होना, किससे दिखता है।',
  'Whether the insured was under the influence.': 'क्या बीमित पर शराब या नशे का असर था।',
  'The insurer says the activity is excluded. What counts: whether the policy names the activity.':
    'बीमा कंपनी कहती है कि यह गतिविधि कवर में नहीं। फ़ैसला इस पर टिकता है: क्या पॉलिसी में उसका नाम है।',
  'The insurer says the activity is excluded.': 'बीमा कंपनी कहती है कि यह गतिविधि कवर में नहीं।',
  'The insurer says that the accident happened in an activity that the policy leaves out.':
    'बीमा कंपनी कहती है कि दुर्घटना ऐसी गतिविधि में हुई जो पॉलिसी में कवर नहीं।',
  'In one rider': 'एक राइडर में',
  'A crime and an injury done to oneself are left out there too. Other policies have other lists.':
    'अपराध और ख़ुद को पहुँचाई चोट भी वहाँ कवर में नहीं हैं। दूसरी पॉलिसियों की सूची अलग है।',
  'whether the activity is named in the list, and whether it was the cause.':
    'क्या गतिविधि का नाम सूची में है, और क्या कारण वही थी।',
  'The exclusion in the wording, and add-ons in the schedule':
    'पॉलिसी में कवर से बाहर रखने वाली शर्त, और अनुसूची में ऐड-ऑन',
  'What is left out, and what was bought back': 'क्या बाहर है, और क्या अलग से लिया गया',
  'Statement of the organiser or guide': 'आयोजक या गाइड का बयान',
  'What was done, and with which care': 'क्या किया गया, और कितनी सावधानी से',
  'FIR and final police report': 'FIR और पुलिस की आख़िरी रिपोर्ट',
  'Whether any crime is alleged': 'क्या किसी अपराध का आरोप है',
  'You refuse the claim because of an excluded activity. The accident was on {arose}. Please quote the exclusion, and say which act falls under it and how it caused the accident.':
    'आपने यह कहकर दावा नामंज़ूर किया है कि यह गतिविधि कवर से बाहर है। दुर्घटना {arose} को हुई। कवर से बाहर रखने वाली वह शर्त लिखें, और बताएँ कि उसमें कौन-सा काम आता है और उससे दुर्घटना कैसे हुई।',
  'Whether an activity that the list does not name is “similar”. The exclusions of the standard accident policy could not be read: the wording of your own policy decides.':
    'जिस गतिविधि का नाम सूची में नहीं, क्या वह “similar” (मिलती-जुलती) है। मानक दुर्घटना पॉलिसी में क्या कवर से बाहर है, यह पढ़ा नहीं जा सका: आपकी अपनी पॉलिसी के शब्दों से तय होता है।',
  'The insurer disputes the disability. What counts: the policy’s table and a doctor’s certificate.':
    'बीमा कंपनी दिव्यांगता पर विवाद करती है। फ़ैसला इस पर टिकता है: पॉलिसी की तालिका और डॉक्टर का प्रमाणपत्र।',
  'The insurer disputes the disability.': 'बीमा कंपनी दिव्यांगता पर विवाद करती है।',
  'The insurer says that the disability is not in its table, is smaller, or showed too late.':
    'बीमा कंपनी कहती है कि दिव्यांगता उसकी तालिका में नहीं है, कम है, या देर से दिखी।',
  'Time after the accident': 'दुर्घटना के बाद का समय',
  'The standard policy, Saral Suraksha Bima.': 'मानक पॉलिसी, सरल सुरक्षा बीमा।',
  'In an accident rider': 'एक दुर्घटना राइडर में',
  'For a death. Your own policy has the time that counts.':
    'मृत्यु के लिए। गिना वह समय जाता है जो आपकी पॉलिसी में है।',
  'Under the standard policy {0} months count, here to {1}. Their letter is of {2}. What showed by then showed in time. Another policy may have a shorter time, and the table decides the sum.':
    'मानक पॉलिसी में {0} महीने गिने जाते हैं, यहाँ {1} तक। उनकी चिट्ठी {2} की है। जो दिव्यांगता तब तक दिखी, वह समय पर दिखी। दूसरी पॉलिसी में समय कम हो सकता है, और रकम तालिका से तय होती है।',
  'Under the standard policy {0} months count; they ended on {1}. Their letter is of {2}. What counts is the day on which the disability was there, not the day of the letter or of a certificate.':
    'मानक पॉलिसी में {0} महीने गिने जाते हैं; वे {1} को पूरे हुए। उनकी चिट्ठी {2} की है। गिना वह दिन जाता है जब दिव्यांगता हो चुकी थी, चिट्ठी या प्रमाणपत्र का दिन नहीं।',
  'what the table of the policy names, which doctor has to certify it, and from which day it was there.':
    'पॉलिसी की तालिका में क्या है, प्रमाणपत्र किस डॉक्टर का होना चाहिए, और दिव्यांगता किस दिन से थी।',
  'Certificate of the civil surgeon or medical board, in per cent':
    'सिविल सर्जन या मेडिकल बोर्ड का प्रमाणपत्र, प्रतिशत में',
  'How large the disability is, and that it is permanent': 'दिव्यांगता कितनी है, और कि वह स्थायी है',
  'Treatment papers from the accident onward': 'दुर्घटना से आगे के इलाज के काग़ज़',
  'From which day it was there, and that it comes from the accident':
    'वह किस दिन से थी, और कि दुर्घटना से हुई',
  'You refuse the claim for disability. The accident was on {arose}; your letter is of {letter}. Please quote the table and the time of the policy, and send me the opinion of your doctor. If you doubt the certificate, I ask for an examination.':
    'आपने दिव्यांगता का दावा नामंज़ूर किया है। दुर्घटना {arose} को हुई; आपकी चिट्ठी {letter} की है। पॉलिसी की तालिका और समय लिखें, और अपने डॉक्टर की राय भेजें। प्रमाणपत्र पर शक हो, तो अनुरोध है कि मेरी मेडिकल जाँच कराई जाए।',
  'How large a disability is: a doctor or medical board decides that.':
    'दिव्यांगता कितनी है: यह डॉक्टर या मेडिकल बोर्ड तय करता है।',
  'Under the standard policy {0} months count, here to {1}. There is no letter yet, so today is counted: {2}. What showed by then showed in time. Another policy may have a shorter time, and the table decides the sum.':
    'मानक पॉलिसी में {0} महीने गिने जाते हैं, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। जो दिव्यांगता तब तक दिखी, वह समय पर दिखी। दूसरी पॉलिसी में समय कम हो सकता है, और रकम तालिका से तय होती है।',
  'Under the standard policy {0} months count; they ended on {1}. There is no letter yet, so today is counted: {2}. What counts is the day on which the disability was there, not the day of the letter or of a certificate.':
    'मानक पॉलिसी में {0} महीने गिने जाते हैं; वे {1} को पूरे हुए। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। गिना वह दिन जाता है जब दिव्यांगता हो चुकी थी, चिट्ठी या प्रमाणपत्र का दिन नहीं।',
  'The papers went to you on {0}. Policies commonly give {1} days from the event, here to {2}.':
    'काग़ज़ आपको {0} को भेजे गए। पॉलिसियाँ आम तौर पर घटना से {1} दिन देती हैं, यहाँ {2} तक।',
  'Under the standard policy what shows within {0} months of the accident counts, here to {1}; your letter is of {2}.':
    'मानक पॉलिसी में दुर्घटना से {0} महीने के अंदर जो सामने आए, वह गिना जाता है, यहाँ {1} तक; आपकी चिट्ठी {2} की है।',
} as const satisfies Catalogue;
