import type { Catalogue } from '../../languages/create-translator.ts';

export const refusalCopyRefusalHindi = {
  'Health, cashless': 'स्वास्थ्य, कैशलेस',
  'Health, paid first and claimed back': 'स्वास्थ्य, पहले ख़ुद चुकाया',
  'Life, after a death': 'जीवन, मृत्यु के बाद',
  'Car or bike, damage': 'कार या बाइक, नुकसान',
  'Car or bike, theft': 'कार या बाइक, चोरी',
  'Other people hurt on the road': 'सड़क पर दूसरे लोगों को चोट',
  'It refused the claim': 'दावा नामंज़ूर किया',
  'It paid only a part': 'केवल कुछ हिस्सा दिया',
  'It has not decided': 'फ़ैसला नहीं किया',
  'Cover began': 'कवर कब शुरू हुआ',
  'First policy without a break, also with an earlier insurer. Life: issue or last revival.':
    'बिना रुकावट की पहली पॉलिसी, पहले की कंपनी में भी। जीवन: पॉलिसी जारी होने या पिछली बार दोबारा चालू होने की तारीख़।',
  'Admission, death, accident or theft.': 'भर्ती, मृत्यु, दुर्घटना या चोरी।',
  'Or of the e-mail or message.': 'या ई-मेल या संदेश की।',
  'Last papers sent': 'आख़िरी काग़ज़ कब भेजे',
  'For a vehicle: the day you told the insurer.': 'गाड़ी के लिए: जिस दिन बीमा कंपनी को बताया।',
  'Day of your complaint': 'आपकी शिकायत का दिन',
  'To the insurer’s grievance officer, if you did.':
    'बीमा कंपनी के शिकायत निवारण अधिकारी को, अगर की हो।',
  'Day of their answer': 'उनके जवाब का दिन',
  'An answer to your complaint that you do not accept.': 'आपकी शिकायत का ऐसा जवाब जो आपको मंज़ूर नहीं।',
  'Day of admission': 'भर्ती का दिन',
  'A committee that agreed': 'समिति की सहमति',
  'No health claim is refused without it. Ask on which day it agreed.':
    'इसके बिना स्वास्थ्य का कोई दावा नामंज़ूर नहीं होता। पूछें कि वह किस दिन सहमत हुई।',
  'The clause': 'पॉलिसी की शर्त',
  'A refusal or a cut names the term of the policy on which it rests.':
    'नामंज़ूरी या कटौती में पॉलिसी की वह शर्त लिखी जाती है जिस पर वह टिकी है।',
  'A refusal needs another ground than this one alone.':
    'नामंज़ूरी का कोई और आधार होना चाहिए, केवल यह नहीं।',
  'Answer to the cashless request': 'कैशलेस अनुरोध का जवाब',
  'Decision and payment': 'फ़ैसला और भुगतान',
  'The insurer’s grievance officer, Bima Bharosa and the Ombudsman cost nothing and need no lawyer.':
    'बीमा कंपनी का शिकायत निवारण अधिकारी, बीमा भरोसा और बीमा लोकपाल मुफ़्त हैं और वकील नहीं चाहिए।',
  'A lawyer may help before a commission, a tribunal or a court, and with sums above the Ombudsman’s {0}. Ask for the cost first.':
    'आयोग, अधिकरण या अदालत में, और लोकपाल की {0} की सीमा से बड़ी रकम में वकील मदद कर सकता है। पहले ख़र्च पूछ लें।',
  'Nobody needs a fee from you to release a claim. Whoever asks for one, or for a code, is suspect.':
    'दावा निकलवाने के लिए किसी को फ़ीस देने की ज़रूरत नहीं। जो फ़ीस या OTP माँगे, उस पर शक करें।',
  'Type what the letter says. It’s free.': 'चिट्ठी में जो लिखा है, वही लिखें। यह मुफ़्त है।',
  'A complaint is answered': 'शिकायत का जवाब मिलता है',
  'By the insurer’s grievance officer, from the day your letter arrives.':
    'बीमा कंपनी के शिकायत निवारण अधिकारी से, आपकी चिट्ठी पहुँचने के दिन से।',
  'Cashless claim rejected: is the whole claim lost?': 'कैशलेस दावा (क्लेम) नामंज़ूर: क्या पूरा दावा गया?',
  'No: pay, keep every original, and claim back by reimbursement, decided within {0} days of the papers. First have the doctor answer the insurer’s reason and the hospital’s desk ask again.':
    'नहीं: पैसे चुकाएँ, हर असली काग़ज़ रखें, और रीइंबर्समेंट (प्रतिपूर्ति) से वापस माँगें; फ़ैसला काग़ज़ मिलने के {0} दिन के अंदर होता है। पहले डॉक्टर से कंपनी के कारण का जवाब लिखवाएँ और अस्पताल के काउंटर से फिर अनुरोध कराएँ।',
  'Claim rejected for a pre-existing disease (PED) not disclosed: what can I do?':
    'पहले से मौजूद बीमारी (PED) न बताने पर दावा नामंज़ूर: क्या करें?',
  'Show that you did not know of it, were not asked, or that it has nothing to do with this illness; ask which record the insurer relies on. After {0} months ({1} years) of unbroken cover only proven fraud counts. Within the waiting period of at most {2} months ({3} years) the refusal may be right.':
    'दिखाएँ कि बीमारी का पता नहीं था, पूछा नहीं गया, या इस बीमारी से उसका कोई संबंध नहीं; पूछें कि कंपनी किस रिकॉर्ड के भरोसे है। {0} महीने ({1} साल) बिना रुकावट के कवर के बाद बात न बताने या ग़लत बताने पर दावा नामंज़ूर नहीं हो सकता, जब तक धोखाधड़ी साबित न हो। ज़्यादा से ज़्यादा {2} महीने ({3} साल) की प्रतीक्षा अवधि के अंदर नामंज़ूरी सही हो सकती है।',
  'Claim rejected because of the waiting period: is it right?':
    'प्रतीक्षा अवधि के कारण दावा नामंज़ूर: क्या यह सही है?',
  'It is right if the illness is in that wait on the day of admission: the first {0} days (not accidents), the policy’s list of operations, or a pre-existing disease. Count from the first policy without a gap; years with an earlier insurer count after porting.':
    'सही है, अगर भर्ती के दिन बीमारी उस अवधि में थी: पहले {0} दिन (दुर्घटना नहीं), पॉलिसी की सूची के ऑपरेशन, या पहले से मौजूद बीमारी। पहली पॉलिसी से गिनें जिसके बाद रुकावट न आई हो; पोर्ट कराने के बाद पहले की कंपनी के साल भी गिने जाते हैं।',
  'Claim rejected: less than {0} hours, or hospitalisation not necessary?':
    '{0} घंटे से कम भर्ती, या भर्ती ज़रूरी नहीं: दावा नामंज़ूर?',
  'Day-care treatment needs no stay of {0} hours: name the procedure. Against “not necessary” or “could be treated as OPD”, the treating doctor’s letter counts: why admission, which treatment could not be given at home.':
    'डे-केयर इलाज में {0} घंटे रुकना ज़रूरी नहीं: इलाज का नाम बताएँ। “ज़रूरी नहीं” या “OPD में हो सकता था” के जवाब में इलाज करने वाले डॉक्टर की चिट्ठी काम आती है: भर्ती क्यों, और कौन सा इलाज घर पर नहीं हो सकता था।',
  'Claim rejected for late intimation or missing documents: is that allowed?':
    'देर से सूचना या काग़ज़ कम होने पर दावा नामंज़ूर: क्या यह हो सकता है?',
  'No, not for that alone: an insurer may not reject a claim only because notice came late or a paper is missing. Send the paper, give the reason for the delay, and quote the circular.':
    'नहीं, केवल इसके लिए नहीं: कंपनी दावा केवल इस कारण नामंज़ूर नहीं कर सकती कि सूचना देर से आई या कोई काग़ज़ नहीं है। काग़ज़ भेजें, देरी का कारण बताएँ, और परिपत्र का हवाला दें।',
  'Term or life insurance claim rejected (smoking, illness, section {0}): what now?':
    'टर्म या जीवन बीमा दावा नामंज़ूर (धूम्रपान, बीमारी, धारा {0}): अब क्या?',
  'After {0} years of the policy no ground is left to the insurer under section {1}, not even fraud. Before that it has to name the ground and the facts in writing; without fraud it may use a wrong answer only if that mattered for the risk, and then pays the premiums back.':
    'पॉलिसी के {0} साल बाद धारा {1} में कंपनी के पास कोई आधार नहीं बचता, धोखाधड़ी भी नहीं। उससे पहले उसे आधार और तथ्य लिखित में बताने होते हैं। धोखाधड़ी न हो, तो ग़लत जवाब पर वह तभी टिक सकती है जब उसका जोखिम पर असर था, और तब वह प्रीमियम लौटाती है।',
  'Car claim rejected: licence expired, drunk driving, commercial use, NCB?':
    'कार दावा नामंज़ूर: लाइसेंस ख़त्म, नशे में गाड़ी, कमर्शियल इस्तेमाल, NCB?',
  'A licence that had expired, a drunk driver and use for hire are grounds in most policies; a wrong no-claim bonus often only cuts the claim. Check the day, the class of licence and whether the surveyor’s report says so. A person hurt is mostly paid first.':
    'ख़त्म हो चुका लाइसेंस, नशे में ड्राइवर और किराए पर चलाना ज़्यादातर पॉलिसियों में आधार हैं; ग़लत नो-क्लेम बोनस पर अक्सर दावे में केवल कटौती होती है। दिन और लाइसेंस की श्रेणी जाँचें, और यह भी कि सर्वेयर की रिपोर्ट में यह बात लिखी है या नहीं। दुर्घटना में घायल दूसरे व्यक्ति (थर्ड पार्टी) को बीमा कंपनी आम तौर पर फिर भी पहले पैसा देती है।',
  'Travel insurance claim rejected: what are the usual reasons?':
    'यात्रा बीमा दावा नामंज़ूर: आम कारण क्या होते हैं?',
  'An illness known before the trip, treatment that could wait, no report of the airline or police, a reason for cancelling that is not in the list, or a delay shorter than the policy’s hours. Send the doctor’s letter or the airline’s paper, and complain from abroad online.':
    'ऐसी बीमारी जिसका पता यात्रा से पहले ही था, ऐसा इलाज जो रुक सकता था, एयरलाइन या पुलिस की रिपोर्ट न होना, रद्द करने का ऐसा कारण जो सूची में नहीं, या पॉलिसी के घंटों से कम देरी। डॉक्टर की चिट्ठी या एयरलाइन का काग़ज़ भेजें, और विदेश से ऑनलाइन शिकायत करें।',
  'Claim paid in part: room rent, proportionate deduction, consumables?':
    'दावे का कुछ हिस्सा मिला: कमरे का किराया, उसी अनुपात में कटौती, इस्तेमाल में ख़त्म होने वाली चीज़ें?',
  'Ask for the sum and clause of each cut. Above the room limit other charges are often cut in proportion, but in many policies not medicines, implants and tests; your wording decides. Gloves and other consumables are paid only with a cover for them.':
    'हर कटौती की रकम और शर्त पूछें। कमरे की सीमा से ऊपर बाकी ख़र्च अक्सर उसी अनुपात में काटे जाते हैं, पर बहुत सी पॉलिसियों में दवाएँ, इंप्लांट और जाँच नहीं; आपकी पॉलिसी के शब्द तय करते हैं। दस्ताने और इस्तेमाल में ख़त्म होने वाली दूसरी चीज़ों का पैसा तभी मिलता है जब उनका कवर हो।',
  'Can a rejected claim be reopened?': 'क्या नामंज़ूर दावा फिर खुल सकता है?',
  'Yes: send what was missing, with a letter that answers the reason, to the insurer’s grievance officer, who has {0} days. Then the Ombudsman, within one year of the refusal.':
    'हाँ: जो कम था वह भेजें, कारण का जवाब देती चिट्ठी के साथ, बीमा कंपनी के शिकायत निवारण अधिकारी को; उसके पास {0} दिन हैं। फिर लोकपाल, नामंज़ूरी से एक साल के अंदर।',
  'Amount claimed, in rupees': 'दावे की रकम, रुपये में',
  'For the interest. Such as {0} or {1}.': 'ब्याज के हिसाब के लिए। जैसे {0} या {1}।',
  'Insurer told of it': 'बीमा कंपनी को सूचना कब दी',
  'Your first call, mail or app message.': 'आपका पहला फ़ोन, ई-मेल या ऐप का संदेश।',
  'A query, an investigator or a first approval refuses nothing yet: choose “It has not decided” [in the form](#change).':
    'सवाल, जाँच या पहली मंज़ूरी का मतलब नामंज़ूरी नहीं है: [फ़ॉर्म में](#change) “फ़ैसला नहीं किया” चुनें।',
} as const satisfies Catalogue;
