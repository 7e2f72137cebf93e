import type { Catalogue } from '../../languages/create-translator.ts';

export const contactUsPageHindi = {
  'A call that you ask for with “Get a Call” comes from our **demonstration** series, and so does a call about a policy, claim or renewal where the policy was not bought through us. A call about a policy that you bought through us comes from our **demonstration** series.':
    '“कॉल पाएँ” से माँगी गई कॉल हमारी **नमूना** शृंखला से आती है। जो पॉलिसी हमसे नहीं ली गई, उस पॉलिसी, उसके दावे या नवीनीकरण की कॉल भी उसी से आती है। जो पॉलिसी आपने हमसे ली, उसकी कॉल हमारी **नमूना** शृंखला से आती है।',
  'A call that you ask for with “Get a Call” comes from our **{0}** series, and so does a call about a policy, claim or renewal where the policy was not bought through us. A call about a policy that you bought through us comes from our **{1}** series.':
    '“कॉल पाएँ” से माँगी गई कॉल हमारी **{0}** शृंखला से आती है। जो पॉलिसी हमसे नहीं ली गई, उस पॉलिसी, उसके दावे या नवीनीकरण की कॉल भी उसी से आती है। जो पॉलिसी आपने हमसे ली, उसकी कॉल हमारी **{1}** शृंखला से आती है।',
  'In doubt, hang up and call [{0} {1} {2}](tel:{3}) yourself. Report a call that looks like fraud on Chakshu (sancharsaathi.gov.in) within {4} days. If money has gone, call {5} at once or file at cybercrime.gov.in. For plain spam, use {6} or TRAI’s DND app. There is more in the [notice on spurious calls](/legal#spurious-calls).':
    'शक हो, तो फ़ोन काटें और ख़ुद [{0} {1} {2}](tel:{3}) पर फ़ोन करें। कॉल ठगी की लगे, तो {4} दिन के अंदर चक्षु (sancharsaathi.gov.in) पर बताएँ। पैसा जा चुका हो, तो तुरंत {5} पर फ़ोन करें या cybercrime.gov.in पर शिकायत दर्ज करें। केवल बेमतलब की कॉल हो, तो {6} या TRAI का DND ऐप काम में लें। और जानकारी [फ़र्ज़ी कॉल की सूचना](/legal#spurious-calls) में है।',
  'Yes. Call [{0} {1} {2}](tel:{3}). A call you make needs no form and leaves no request behind. Reading the product pages needs neither.':
    'हाँ। [{0} {1} {2}](tel:{3}) पर फ़ोन करें। ख़ुद फ़ोन करने में न फ़ॉर्म भरना है, न कोई अनुरोध पीछे रहता है। बीमे के पेज पढ़ने के लिए दोनों की ज़रूरत नहीं।',
  'Contact us': 'हमसे संपर्क करें',
  'Call us': 'हमें फ़ोन करें',
  'Call us on': 'इस नंबर पर फ़ोन करें',
  'notice on spurious calls': 'फ़र्ज़ी कॉल की सूचना',
  'Contact the right person': 'सही व्यक्ति से संपर्क करें',
  'The shortest way to the right person': 'सही व्यक्ति तक सबसे छोटा रास्ता',
  'You want': 'आपको चाहिए',
  'Have ready': 'पास में रखें',
  'A call about buying': 'बीमा लेने के लिए कॉल',
  'The product, a time slot, your mobile number. Nothing else is asked.':
    'बीमे का प्रकार, कॉल का समय, आपका मोबाइल नंबर। और कुछ नहीं पूछा जाता।',
  'Help with a policy': 'पॉलिसी में मदद',
  'Help with a policy you have': 'अपनी मौजूदा पॉलिसी में मदद',
  'Ring, or [write to us](/contact-us#write-to-us); for a copy see [customer login](/customer-login), for a due date [renewal](/renewal)':
    'फ़ोन करें, या [हमें लिखें](/contact-us#write-to-us); कॉपी के लिए [ग्राहक लॉगिन](/customer-login) देखें, प्रीमियम भरने की तारीख़ के लिए [नवीनीकरण](/renewal)',
  'The insurer’s name and the policy number': 'बीमा कंपनी का नाम और पॉलिसी नंबर',
  'Help with a claim': 'दावे में मदद',
  'Tell the insurer': 'बीमा कंपनी को बताएँ',
  'Tell the insurer first, on the number in your policy. Then call us; the steps are on the [claim page](/claim)':
    'पहले बीमा कंपनी को बताएँ, पॉलिसी में दिए नंबर पर। फिर हमें फ़ोन करें; एक-एक कदम [दावे के पेज](/claim) पर है',
  'claim page': 'दावे का पेज',
  'Policy number, date and place, claim number once you have it':
    'पॉलिसी नंबर, तारीख़ और जगह, और मिल जाए तो दावा नंबर',
  'To complain': 'शिकायत करना',
  'What happened, when, and what you want; see [complaints](/grievance-redressal)':
    'क्या हुआ, कब हुआ, और आपकी माँग; [शिकायतें](/grievance-redressal) देखें',
  'To see, correct or erase your data': 'अपना डेटा देखना, सुधारना या मिटाना',
  'Use the [form on your rights](/privacy-policy#your-rights) in the privacy notice':
    'निजता की सूचना में [आपके अधिकार](/privacy-policy#your-rights) के नीचे का फ़ॉर्म भरें',
  'your rights': 'आपके अधिकार',
  'The mobile number it is about; the reference, if you have it':
    'वह मोबाइल नंबर, जिसकी बात है; संदर्भ संख्या, अगर हो',
  'No more calls': 'और कॉल नहीं',
  '[Stop calls](/contact-us#stop-calls), below': '[कॉल रोकें](/contact-us#stop-calls), नीचे',
  'Stop calls': 'कॉल रोकें',
  'The number we should stop calling': 'वह नंबर, जिस पर कॉल रोकनी है',
  'To see what became of your request': 'आपके अनुरोध का क्या हुआ, देखना',
  '[Look it up](/contact-us#look-up), below': '[स्थिति देखें](/contact-us#look-up), नीचे',
  'Look it up': 'स्थिति देखें',
  'Its reference, and the number or address you gave': 'उसकी संदर्भ संख्या, और आपका दिया नंबर या पता',
  'Is anyone hurt?': 'क्या किसी को चोट लगी है?',
  'Call {0}, or {1} for an ambulance, before you call an insurer or us. Insurance can wait an hour.':
    'बीमा कंपनी या हमसे पहले {0} पर फ़ोन करें, या एंबुलेंस के लिए {1} पर। बीमे की बात एक घंटे बाद भी हो सकती है।',
  '{0} for an ambulance': 'एंबुलेंस के लिए {0}',
  '{0} hour.': '{0} घंटा।',
  'Write to us': 'हमें लिखें',
  'For a question of any kind. You get a reference at once and can look up what became of it. A claim and a complaint have forms of their own on the [claim page](/claim) and the [complaints page](/grievance-redressal).':
    'किसी भी तरह के सवाल के लिए। संदर्भ संख्या तुरंत मिलती है, और उससे देखा जा सकता है कि सवाल का क्या हुआ। दावे और शिकायत के अपने फ़ॉर्म हैं: [दावे के पेज](/claim) पर और [शिकायतें](/grievance-redressal) में।',
  'For {0} days this site refuses a request for a call to that number, so that nobody else can ask in your name. You can take it back below, with a code that we send to the number.':
    '{0} दिन तक यह साइट उस नंबर के लिए कॉल का कोई अनुरोध नहीं लेती, ताकि कोई और आपके नाम से अनुरोध न करे। इसे नीचे वापस लिया जा सकता है, उस कोड से जो हम उसी नंबर पर भेजते हैं।',
  'What became of your request': 'आपके अनुरोध का क्या हुआ',
  'Every form on this site gives you a reference: CB for a call, SR for anything else. With it, and the mobile number or e-mail address you gave, you see whether we received your request, passed it on, or answered it, and why if nobody calls. Neither alone opens anything.':
    'इस साइट का हर फ़ॉर्म एक संदर्भ संख्या देता है: कॉल के लिए CB, बाकी सबके लिए SR। उसके साथ अपना दिया हुआ मोबाइल नंबर या ई-मेल पता लिखें। तब दिखता है कि अनुरोध हमें मिला या नहीं, आगे भेजा गया या उसका जवाब दिया गया, और कॉल न आए तो क्यों। दोनों में से केवल एक से कुछ नहीं खुलता।',
  'Office, people and hours': 'दफ़्तर, लोग और समय',
  Phone: 'फ़ोन',
  'E-mail': 'ई-मेल',
  'E-mail, general': 'ई-मेल, सामान्य',
  'E-mail, complaints': 'ई-मेल, शिकायतें',
  'Grievance officer': 'शिकायत निवारण अधिकारी',
  'Letters go to the registered office. Write “Grievance officer” on the envelope of a complaint and keep proof of posting. The calling hours are our own; they also bound the hours in which an expert calls a person who used Get a Call.':
    'चिट्ठियाँ पंजीकृत दफ़्तर को भेजें। शिकायत के लिफ़ाफ़े पर “शिकायत निवारण अधिकारी” लिखें और भेजने का सबूत सँभालकर रखें। फ़ोन का समय हमारा अपना तय किया हुआ है। “कॉल पाएँ” से अनुरोध करने वालों को विशेषज्ञ भी इसी समय में कॉल करते हैं।',
  'A demonstration': 'नमूना',
  'How to know that a call is ours': 'कैसे पहचानें कि कॉल हमारी है',
  'No business call may come from an ordinary ten-digit mobile number. Service calls to existing customers of firms under IRDAI come from the {0} series.':
    'कारोबार की कोई कॉल दस अंकों के साधारण मोबाइल नंबर से नहीं आ सकती। IRDAI के तहत आने वाली कंपनियाँ अपने मौजूदा ग्राहकों को सेवा की कॉल {0} शृंखला से करती हैं।',
  'The caller knows which product and which slot you chose. If not, hang up.':
    'कॉल करने वाले को पता होता है कि आपने कौन सा बीमा और कौन सा समय चुना। पता न हो, तो फ़ोन काटें।',
  'If the call is recorded, you are told at the start. You may refuse and go on by e-mail.':
    'कॉल रिकॉर्ड हो, तो शुरू में ही बताया जाता है। चाहें तो मना करें और बात ई-मेल से आगे बढ़ाएँ।',
  'We never ask for a one-time password, a PIN, a card number, remote access to your phone, or a payment to a person’s account or UPI handle.':
    'हम कभी एक बार का कोड (OTP), PIN, कार्ड नंबर, आपके फ़ोन का दूर से कंट्रोल, या किसी व्यक्ति के खाते या UPI पते पर पैसा नहीं माँगते।',
  'We do not call to say that IRDAI has released a bonus or a refund. IRDAI sells no insurance and announces no bonus to anyone.':
    'हम यह बताने के लिए कॉल नहीं करते कि IRDAI ने बोनस या पैसे की वापसी जारी की है। IRDAI कोई बीमा नहीं बेचता और किसी को बोनस की सूचना नहीं देता।',
  'Enter the number': 'नंबर लिखें',
  'A request that still waits here is taken out at once. If our callers have it already, they are told not to call.':
    'जो अनुरोध अभी यहाँ बाकी है, वह तुरंत हटा दिया जाता है। कॉल करने वालों के पास पहुँच चुका हो, तो उन्हें कॉल न करने को कहा जाता है।',
  'It stays that way': 'यह ऐसा ही रहता है',
  'An unanswered request expires after {0} days. What happens to the record after that is in the [privacy notice](/privacy-policy#get-a-call).':
    'जिस अनुरोध का जवाब न मिले, वह {0} दिन बाद ख़त्म हो जाता है। उसके बाद रिकॉर्ड का क्या होता है, यह [निजता की सूचना](/privacy-policy#get-a-call) में है।',
  'If you cannot or prefer not to speak on the phone': 'फ़ोन पर बात न हो सके, या न करना चाहें',
  'I missed the call I asked for. What now?': 'जो कॉल माँगी थी, वह छूट गई। अब क्या करें?',
  'We do not keep calling. Call us back on the number above whenever it suits you, or send a new request with another slot. If we were the ones who missed the slot, tell us: we want to know, and you can choose a new time.':
    'हम बार-बार कॉल नहीं करते। जब ठीक लगे, ऊपर दिए नंबर पर ख़ुद फ़ोन करें, या कॉल का दूसरा समय चुनकर नया अनुरोध भेजें। समय हमसे चूका हो, तो बताएँ: हम जानना चाहते हैं, और आप नया समय चुन लें।',
  'Someone else rang me right after I used Get a Call. Did you pass on my number?':
    '“कॉल पाएँ” भरते ही किसी और का फ़ोन आया। क्या आपने नंबर आगे दिया?',
  'No. We do not give numbers from Get a Call to insurers, agents or other firms. Note the number and the name the caller gave and tell us. You can also complain about it to your phone operator within {0} days. If the same request ever brings you two calls from us, say so on the second and it ends there.':
    'नहीं। “कॉल पाएँ” के नंबर हम बीमा कंपनियों, एजेंटों या दूसरी कंपनियों को नहीं देते। वह नंबर और कॉल करने वाले का बताया नाम लिख लें और हमें बताएँ। अपनी फ़ोन कंपनी से भी {0} दिन के अंदर शिकायत की जा सकती है। एक ही अनुरोध पर हमारी दो कॉल आ जाएँ, तो दूसरी में यह बता दें, बात वहीं ख़त्म हो जाती है।',
  'I am on do-not-disturb. Will you still call?': 'मेरा नंबर डू नॉट डिस्टर्ब पर है। क्या फिर भी कॉल आएगी?',
  'Only if you ask for it through Get a Call, only about that product, and only while the request is good. The form has a line for it, which you may tick: call me even if my number is on do-not-disturb. Without it we may not be able to call you. It changes your do-not-disturb setting for nobody else.':
    'तभी, जब आप “कॉल पाएँ” से माँगें, केवल उसी बीमे के बारे में, और जब तक अनुरोध चालू है। फ़ॉर्म में इसके लिए एक पंक्ति है, चाहें तो उसमें निशान लगाएँ: मेरा नंबर डू नॉट डिस्टर्ब पर हो, तब भी मुझे कॉल करें। उसके बिना हो सकता है कि हम कॉल न कर पाएँ। बाकी किसी के लिए आपकी डू नॉट डिस्टर्ब सेटिंग नहीं बदलती।',
  'Can I just call you instead of leaving my number?':
    'नंबर छोड़ने की जगह क्या सीधे आपको फ़ोन हो सकता है?',
} as const satisfies Catalogue;
