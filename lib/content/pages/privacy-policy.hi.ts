import type { Catalogue } from '../../languages/create-translator.ts';

export const privacyPolicyPageHindi = {
  'A number of our demonstration series. The caller gives their name, our name and our registration number. A call may be recorded; if so, you hear that first and may refuse.':
    'हमारी डेमो शृंखला के किसी नंबर से। कॉल पर पहले कॉल करने वाले व्यक्ति का नाम, हमारा नाम और हमारी पंजीकरण संख्या बताई जाती है। कॉल रिकॉर्ड हो सकती है; तब आपको पहले यह बताया जाता है, और मना करने का हक आपका है।',
  'A number of our {0} series. The caller gives their name, our name and our registration number. A call may be recorded; if so, you hear that first and may refuse.':
    'हमारी {0} शृंखला के किसी नंबर से। कॉल करने वाले व्यक्ति अपना नाम, हमारा नाम और हमारी पंजीकरण संख्या बताते हैं। कॉल रिकॉर्ड हो सकती है; तब आपको पहले यह बताया जाता है, और मना करने का हक आपका है।',
  'About a policy that you bought through us, a renewal of it or a claim on it: our {0} series. About anything else, or where you do not say: our {1} series.':
    'हमसे ली गई पॉलिसी, उसके नवीनीकरण या उस पर दावे के बारे में: हमारी {0} शृंखला से। किसी और बात के बारे में, या जब आप न बताएँ: हमारी {1} शृंखला से।',
  'An advertising network that is told of a request, if you ticked that line':
    'विज्ञापन नेटवर्क, जिसे अनुरोध की बात बताई जाती है, अगर आपने उस लाइन पर निशान लगाया हो',
  'Counting which advertisement led to a request': 'यह गिनना कि किस विज्ञापन से अनुरोध आया',
  'Firms that handle data for us, and where': 'हमारे लिए डेटा सँभालने वाली कंपनियाँ, और कहाँ',
  Firm: 'कंपनी',
  Country: 'देश',
  Hosting: 'होस्टिंग',
  India: 'भारत',
  'Google, which answers for its own use of it': 'Google, जो अपने यहाँ इसके इस्तेमाल के लिए ख़ुद जवाबदेह है',
  'Like every website, ours runs on the services of others. They fall into these kinds: hosting of the site and its database, the system that hands a request to our callers, telephony, and e-mail. They act on our instructions and may not use the data for themselves.':
    'हर वेबसाइट की तरह हमारी साइट भी दूसरों की सेवाओं पर चलती है। वे इन प्रकारों की हैं: साइट और उसके डेटाबेस की होस्टिंग, वह प्रणाली जो अनुरोध हमारे कॉल करने वालों तक पहुँचाती है, टेलीफ़ोन सेवा, और ई-मेल। वे हमारे निर्देश पर काम करती हैं और डेटा को अपने काम में लेने की इजाज़त उन्हें नहीं है।',
  'Pages set no cookie and run no script of another firm while you read. Only if you ticked “Tell the advertisement’s network that a call was asked for”, and only after the request was sent, may a script of Google load on the page that thanks you. It learns that a call was asked for, about which kind of insurance, the click’s id (gclid, gbraid, wbraid, fbclid or msclkid) and a random number of the request, not who you are; like any script it shows Google your network address, and it may set cookies of its own. It never loads where a tool answers you or where you come for help. These entries are ours:':
    'पेज कोई कुकी नहीं रखते, और पढ़ते समय किसी और कंपनी की स्क्रिप्ट नहीं चलाते। सिर्फ़ तब, जब आपने “विज्ञापन के नेटवर्क को बताएँ कि कॉल माँगी गई” पर निशान लगाया हो, और सिर्फ़ अनुरोध भेजने के बाद, धन्यवाद वाले पेज पर Google की एक स्क्रिप्ट का लोड होना मुमकिन है। उसे पता चलता है कि कॉल माँगी गई, किस तरह के बीमे के लिए, क्लिक की id (gclid, gbraid, wbraid, fbclid या msclkid) और अनुरोध का एक यादृच्छिक नंबर; यह नहीं कि आप कौन हैं। हर स्क्रिप्ट की तरह वह Google को आपका नेटवर्क पता दिखाती है, और उसका अपनी कुकी रखना मुमकिन है। जहाँ कोई टूल आपको जवाब देता है या आप मदद के लिए आते हैं, वहाँ वह कभी लोड नहीं होती। ये चीज़ें हमारी हैं:',
  'At least one year, then erased unless a complaint or a policy hangs on them':
    'कम से कम एक साल, फिर मिटा दिया जाता है, जब तक उससे कोई शिकायत या पॉलिसी न जुड़ी हो',
  'To see, correct and erase your data, and to complain: see [your rights](/privacy-policy#your-rights). If our answer does not settle it you may go to the Data Protection Board of India.':
    'अपना डेटा देखना, ठीक कराना और मिटवाना, और शिकायत करना: देखें [आपके अधिकार](/privacy-policy#your-rights)। हमारे जवाब से बात न बने, तो भारतीय डेटा संरक्षण बोर्ड के पास जाने का रास्ता खुला है।',
  '{0} days after you sent it. A line without any of it (reference, kind, page, dates) stays for counting.':
    'आपके भेजने के {0} दिन बाद। इन सबके बिना एक पंक्ति (संदर्भ संख्या, प्रकार, पेज, तारीख़ें) गिनती के लिए रहती है।',
  'You can read this whole site without giving us anything. If you use Get a Call we hold your mobile number to make one call, and erase it later.':
    'यह पूरी साइट हमें कुछ भी दिए बिना पढ़ी जा सकती है। “कॉल पाएँ” भरने पर हम एक कॉल के लिए आपका मोबाइल नंबर रखते हैं, और बाद में उसे मिटा देते हैं।',
  'For {0} days from your request, in our calling hours ({1} to {2}, every day). A request that has not reached our callers by then expires unsent.':
    'आपके अनुरोध से {0} दिन तक, हमारे कॉल के समय में ({1} से {2} तक, हर दिन)। तब तक जो अनुरोध कॉल करने वालों तक नहीं पहुँचा, वह भेजे बिना समाप्त हो जाता है।',
  'Who is responsible': 'ज़िम्मेदार कौन है',
  'data fiduciary': 'डेटा फ़िड्यूशरी',
  'Who to ask about your data': 'अपने डेटा के बारे में किससे पूछें',
  'Questions and requests': 'सवाल और अनुरोध',
  'Complaints about data': 'डेटा के बारे में शिकायत',
  'Get a Call: the notice': 'कॉल पाएँ: सूचना',
  'This part stands on its own.': 'यह हिस्सा अपने आप में पूरा है।',
  'Who asks': 'कौन माँगता है',
  'Who it is for': 'किसके लिए',
  'What you give us': 'आपसे क्या लिया जाता है',
  'The product, a time slot, your mobile number, and two lines you may tick or leave: that you are {0} or older, and that we may call even if the number is on do-not-disturb. Beside a tool’s answer another: only then the address of the answer, with what you entered (sums, ages, dates, an illness you chose), is kept for the expert.':
    'बीमे का प्रकार, कॉल का समय और अपना मोबाइल नंबर। दो खानों में निशान लगाना आपकी मर्ज़ी है: एक में यह कि आपकी आयु {0} साल या उससे ज़्यादा है, दूसरे में यह कि नंबर “डू नॉट डिस्टर्ब” पर हो, तब भी हम कॉल करें। कैलकुलेटर या जाँच के नतीजे के पास एक और खाना है: उसमें निशान लगाएँ, तभी उस नतीजे का पता, आपकी भरी बातों (रकम, आयु, तारीख़ें, चुनी हुई बीमारी) के साथ, विशेषज्ञ के लिए रखा जाता है।',
  'What is added': 'हम क्या जोड़ते हैं',
  'The page the request was sent from and the place on it, the page your visit began on with the tags of an advertisement that led you here (its campaign, as utm_ tags, and the click’s id: gclid, gbraid or wbraid from Google, fbclid from Meta, msclkid from Microsoft), the time, the version of the consent text you saw, a reference number for you, whether the request has been passed on to our callers, and keyed hashes of the number: codes that show us a repeated request without showing the number. Where very many requests come at once, yours may wait: then, for a day at most, a keyed hash of the network address it came from; for good, that it had to wait. We add notes on calls, erased with the number, and for {0} days who saw or changed your data.':
    'जिस पेज से अनुरोध भेजा गया और उस पर वह जगह; जिस पेज से आपका आना शुरू हुआ, और आपको यहाँ लाने वाले विज्ञापन के चिह्न (उसका अभियान, utm_ चिह्नों के रूप में, और क्लिक की पहचान: Google की gclid, gbraid या wbraid, Meta की fbclid, Microsoft की msclkid); समय; सहमति के जो शब्द आपने देखे, उनका संस्करण; आपके लिए एक संदर्भ संख्या; अनुरोध कॉल करने वालों तक पहुँचा या नहीं; और नंबर से बने कूट, जिनसे दोहराया गया अनुरोध पहचाना जाता है पर नंबर नहीं दिखता। बहुत सारे अनुरोध एक साथ आएँ, तो आपका अनुरोध बारी का इंतज़ार कर सकता है: तब ज़्यादा से ज़्यादा एक दिन उस नेटवर्क पते से बना एक कूट रहता है जहाँ से वह आया; और यह बात कि उसे रुकना पड़ा, हमेशा रहती है। हम कॉल पर टिप्पणियाँ जोड़ते हैं, जो नंबर के साथ मिटती हैं, और {0} दिन तक यह कि किसने आपका डेटा देखा या बदला।',
  'One call about that product, in the slot you chose, by one of our experts. Nothing else: no other product, no messages, no newsletter, no profile.':
    'उसी बीमे के बारे में, आपके चुने समय पर, हमारे एक विशेषज्ञ की एक कॉल। और कुछ नहीं: न कोई दूसरा बीमा, न संदेश, न न्यूज़लेटर, न प्रोफ़ाइल।',
  'What it gives you': 'आपको क्या मिलता है',
  'Answers about that kind of insurance and, if you ask for it on the call, help with choosing a policy.':
    'उस तरह के बीमे के बारे में जवाब, और कॉल पर आप माँगें, तो पॉलिसी चुनने में मदद।',
  'Why we may': 'हमें इसकी अनुमति क्यों है',
  'Because you ask for it by sending the form. You are free not to: every fact on the site is open without it.':
    'क्योंकि फ़ॉर्म भेजकर कॉल आपने ख़ुद माँगी। न भेजना आपकी मर्ज़ी है: साइट की हर जानकारी इसके बिना भी खुली है।',
  'Where the call comes from': 'कॉल कहाँ से आती है',
  'Who receives it': 'किसे मिलता है',
  'Our own experts, through [the systems](/privacy-policy#who-helps-us) that run this site and our calls. No insurer, agent or advertiser gets the number, and it is not sold.':
    'हमारे अपने विशेषज्ञों को, [उन प्रणालियों](/privacy-policy#who-helps-us) के ज़रिए जिनसे यह साइट और हमारी कॉलें चलती हैं। किसी बीमा कंपनी, एजेंट या विज्ञापन देने वाले को नंबर नहीं मिलता, और वह बेचा नहीं जाता।',
  'the systems': 'उन प्रणालियों',
  'Used for calls': 'कॉल कब तक',
  'After {0} days your number, the answer you showed and all that could find it again are erased. A line without it (reference, product, slot, page, dates, outcome) stays for counting. Why so long is explained under [keeping times](/privacy-policy#retention).':
    '{0} दिन बाद आपका नंबर, दिखाया गया नतीजा, और वह सब जिससे नंबर फिर ढूँढा जा सके, मिटा दिया जाता है। उसके बिना एक पंक्ति (संदर्भ संख्या, बीमा, समय, पेज, तारीख़ें, परिणाम) गिनती के लिए रहती है। इतने समय तक क्यों, यह [रखने का समय](/privacy-policy#retention) में लिखा है।',
  'keeping times': 'रखने का समय',
  'How it is kept': 'कैसे रखा जाता है',
  'Number and answer are stored encrypted; our logs never contain them. Without JavaScript, fields of a form with something wrong are kept encrypted for one hour and shown to you again.':
    'नंबर और नतीजा कूटबद्ध (encrypted) रखे जाते हैं; हमारे लॉग में वे कभी नहीं होते। JavaScript के बिना, फ़ॉर्म में कुछ ग़लत हो, तो उसके खाने एक घंटे तक कूटबद्ध रखे जाते हैं और आपको फिर दिखाए जाते हैं।',
  'How to withdraw': 'सहमति वापस कैसे लें',
  'Your rights': 'आपके अधिकार',
  'Every other form: the notice': 'बाकी हर फ़ॉर्म: सूचना',
  'You can write to us, ask for help with a renewal or a claim, ask for a copy of a policy, complain, apply for work, or use your rights. Each form says beside its button what it is for.':
    'फ़ॉर्म इन कामों के लिए हैं: हमें लिखना, नवीनीकरण या दावे में मदद माँगना, पॉलिसी की कॉपी माँगना, शिकायत करना, नौकरी का आवेदन भेजना, या अपने अधिकार काम में लाना। हर फ़ॉर्म अपने बटन के पास बताता है कि वह किस काम के लिए है।',
  'Requests by form': 'फ़ॉर्म से भेजे गए अनुरोध',
  'What the fields of the form name, and no more. No form asks for an illness, an identity number, a card or a password. Only a job application may carry a file. What you entered on a page about a refused claim (reason, dates, sums) comes with a request for help only where you tick the box.':
    'वही जो फ़ॉर्म के खाने पूछते हैं, और कुछ नहीं। कोई फ़ॉर्म बीमारी, पहचान संख्या, कार्ड या पासवर्ड नहीं पूछता। फ़ाइल केवल नौकरी के आवेदन के साथ आ सकती है। नामंज़ूर दावे के पेज पर आपकी भरी बातें (कारण, तारीख़ें, रकम) मदद के अनुरोध के साथ तभी आती हैं, जब आप खाने में निशान लगाएँ।',
  'A reference, the page and the time it was sent from, the version of the notice you saw, whether it has reached our desk and been answered, and keyed hashes of the number and the e-mail address, so that you can look it up. Desk notes, as for a call.':
    'एक संदर्भ संख्या; किस पेज से और कब भेजा गया; सूचना का जो संस्करण आपने देखा; अनुरोध हमारे विभाग तक पहुँचा और उसका जवाब दिया गया या नहीं; और नंबर तथा ई-मेल पते से बने कूट, ताकि उसकी स्थिति बाद में देखी जा सके। विभाग की टिप्पणियाँ, कॉल की तरह।',
  'To answer that one request. It puts you on no list and starts no other call.':
    'उसी एक अनुरोध का जवाब देने के लिए। इससे आपको किसी सूची में नहीं डाला जाता, और कोई दूसरी कॉल शुरू नहीं होती।',
  'Where a call comes from': 'कॉल कहाँ से आती है',
  'About a policy that you bought through us, a renewal of it or a claim on it: our demonstration series. About anything else, or where you do not say: our demonstration series.':
    'हमसे ली गई पॉलिसी, उसके नवीनीकरण या उस पर दावे के बारे में: हमारी डेमो शृंखला से। किसी और बात के बारे में, या जब आप न बताएँ: हमारी डेमो शृंखला से।',
  'The desk of ours that answers it, by e-mail. An insurer only where you ask us to turn to that insurer for you.':
    'हमारे उस विभाग को जो जवाब देता है, ई-मेल से। बीमा कंपनी को केवल तब, जब आप हमसे कहें कि आपके लिए उस कंपनी से बात करें।',
  'Everything you typed or attached is stored encrypted. Our technical logs never contain it.':
    'आपका लिखा या जोड़ा हुआ सब कुछ कूटबद्ध रखा जाता है। हमारे तकनीकी लॉग में वह कभी नहीं होता।',
  'A form sent without JavaScript': 'JavaScript के बिना भेजा गया फ़ॉर्म',
  'If something in it is wrong, what you typed is kept encrypted for one hour, so that you need not type it again. Then it is erased.':
    'उसमें कुछ ग़लत हो, तो आपका लिखा एक घंटे तक कूटबद्ध रखा जाता है, ताकि आपको फिर से न लिखना पड़े। फिर वह मिटा दिया जाता है।',
  'Policies in the customer login: the notice': 'ग्राहक लॉगिन की पॉलिसियाँ: सूचना',
  'A policy that you bought through us': 'हमसे ली गई पॉलिसी',
  'What we hold': 'हमारे पास क्या रहता है',
  'Of each policy that our desk loaded: insurer, number, product, names, what is covered, sum insured, dates, premium, the mobile numbers and e-mail addresses that it belongs to, and its documents with their titles.':
    'हमारे विभाग की दर्ज की हुई हर पॉलिसी का: बीमा कंपनी, नंबर, बीमे का नाम, लोगों के नाम, क्या कवर है, बीमा राशि, तारीख़ें, प्रीमियम, जिन मोबाइल नंबरों और ई-मेल पतों की वह है, और उसके काग़ज़ अपने शीर्षकों के साथ।',
  'Keyed hashes of the policy’s number and contents, of those mobile numbers and addresses and of each document, so that your sign-in and the next list of our desk find it; each change that our desk makes by hand, with its reason; and who looked at a policy, when, and with which kind of browser.':
    'पॉलिसी के नंबर और उसकी बातों से, उन मोबाइल नंबरों और पतों से और हर काग़ज़ से बने कूट, ताकि आपके साइन इन पर और हमारे विभाग की अगली सूची में वह मिल जाए; हमारे विभाग का हाथ से किया हर बदलाव, उसके कारण के साथ; और किसने पॉलिसी देखी, कब, और किस तरह के ब्राउज़र से।',
  'To show you your policies after you have signed in with a code.':
    'कोड से साइन इन करने के बाद आपको आपकी पॉलिसियाँ दिखाने के लिए।',
  'The person who signs in with a mobile number or an address of the policy, and our desk, through [the systems](/privacy-policy#who-helps-us) that run this site.':
    'जो व्यक्ति पॉलिसी के किसी मोबाइल नंबर या पते से साइन इन करे उसे, और हमारे विभाग को, [उन प्रणालियों](/privacy-policy#who-helps-us) के ज़रिए जिनसे यह साइट चलती है।',
  'Details, documents and reasons are stored encrypted.': 'बातें, काग़ज़ और कारण कूटबद्ध रखे जाते हैं।',
  '{0} days after the policy ends or we withdraw it; who looked, {1} days after the look. Of a policy that we erased when you asked, a code and the reason stay for a time, so that it is not loaded again.':
    'पॉलिसी ख़त्म होने या हमारे उसे हटाने के {0} दिन बाद; किसने देखी, यह देखने के {1} दिन बाद। जो पॉलिसी हमने आपके कहने पर मिटाई, उसका एक कूट और कारण कुछ समय तक रहते हैं, ताकि वह फिर दर्ज न हो।',
  'Stop calls and withdraw consent': 'कॉल रोकें और सहमति वापस लें',
  'We take every request out that still waits here, and tell our callers not to call. For {0} days this site then refuses a new request for a call to that number, because we may not ask you again in that time. For this we keep a code made from the number, not the number; the number itself is erased as soon as our callers have been told. You can ask to be called again in the same place; the number comes off the list once you enter the code that we send to it by SMS.':
    'यहाँ जो भी अनुरोध अभी रुका है, उसे हम हटा देते हैं, और कॉल करने वालों से कह देते हैं कि कॉल न करें। फिर {0} दिन तक यह साइट उस नंबर के लिए कॉल का नया अनुरोध नहीं लेती, क्योंकि उस समय में हमें आपसे फिर पूछने की अनुमति नहीं है। इसके लिए हम नंबर नहीं, नंबर से बना एक कूट रखते हैं; कॉल करने वालों को बताते ही नंबर मिटा दिया जाता है। कॉल फिर चालू कराने का अनुरोध उसी जगह किया जा सकता है; उस नंबर पर SMS से आया कोड लिखते ही नंबर सूची से हट जाता है।',
  '“Stop it”, beside a call that you asked for in this visit, stops that one call: it is taken out, or our callers are told to leave it out. You may ask for another.':
    'इस बार साइट पर आकर आपने जो कॉल माँगी, उसके पास का “कॉल रोकें” बटन उसी एक कॉल को रोकता है: वह हटा दी जाती है, या कॉल करने वालों से कहा जाता है कि उसे छोड़ दें। दूसरी कॉल माँगने की छूट है।',
  'After that the record of your request is used for one thing only: to show that you asked and that we stopped. What was done before you withdrew stays lawful; nothing you have bought is touched by it.':
    'उसके बाद आपके अनुरोध का रिकॉर्ड एक ही काम आता है: यह दिखाने के लिए कि आपने कहा और हम रुक गए। सहमति वापस लेने से पहले जो हुआ, वह कानूनी ही रहता है; आपकी ख़रीदी हुई किसी चीज़ पर इसका असर नहीं पड़ता।',
  'We do not promise to delete on the spot, because the law is about to ask the opposite: from {0} or {1} personal data and its logs must be kept for at least one year. We promise to stop when you tell us and to erase on time.':
    'हम तुरंत मिटाने का वादा नहीं करते, क्योंकि कानून जल्द ही इसका उल्टा माँगेगा: {0} या {1} से व्यक्तिगत डेटा और उसके लॉग कम से कम एक साल रखना ज़रूरी है। हमारा वादा है कि आपके कहने पर रुकेंगे और समय पर मिटाएँगे।',
  'Cookies and what stays in your browser': 'कुकी, और आपके ब्राउज़र में क्या रहता है',
  'Pages set no cookie. There is no advertising tag and no script from another firm on this site, so there is nothing to accept or refuse. A few small entries can appear while you use it:':
    'पेज कोई कुकी नहीं रखते। इस साइट पर न कोई विज्ञापन टैग है, न किसी और कंपनी की स्क्रिप्ट, इसलिए मानने या मना करने को कुछ नहीं है। साइट के इस्तेमाल के दौरान इन कुछ छोटी चीज़ों का बनना मुमकिन है:',
  'Everything this site can leave in your browser': 'यह साइट आपके ब्राउज़र में जो कुछ छोड़ सकती है',
  'What it holds': 'उसमें क्या है',
  'Cookie XSRF-TOKEN': 'कुकी XSRF-TOKEN',
  'When you first touch a form': 'जब आप पहली बार कोई फ़ॉर्म छुएँ',
  'A random, signed token': 'एक बेतरतीब, हस्ताक्षर वाला टोकन',
  'Strictly necessary: shows that a request was sent from our own page and not forged by another site':
    'पूरी तरह ज़रूरी: दिखाती है कि अनुरोध हमारे अपने पेज से आया, किसी और साइट का जाली नहीं है',
  'Session cookie': 'सेशन कुकी',
  'Together with the first': 'पहली के साथ ही',
  'A random value': 'एक बेतरतीब मान',
  'Strictly necessary: the token is tied to it. Scripts cannot read it':
    'पूरी तरह ज़रूरी: टोकन इसी से बँधा है। स्क्रिप्ट इसे नहीं पढ़ सकतीं',
  'Cookies code and login': 'कुकी code और login',
  'When you ask for a one-time code, and when you sign in':
    'जब आप एक बार का कोड माँगें, और जब साइन इन करें',
  'A random value each; the first is gone after one hour, the second when you sign out':
    'दोनों में एक-एक बेतरतीब मान; पहली एक घंटे बाद चली जाती है, दूसरी साइन आउट करने पर',
  'Strictly necessary: a code counts in the browser that asked for it, and only that browser is signed in. Scripts cannot read them':
    'पूरी तरह ज़रूरी: कोड उसी ब्राउज़र में चलता है जिसने उसे माँगा, और केवल वही ब्राउज़र साइन इन होता है। स्क्रिप्ट इन्हें नहीं पढ़ सकतीं',
  'Cookie draft': 'कुकी draft',
  'When a form sent without JavaScript has a mistake in it':
    'जब JavaScript के बिना भेजे गए फ़ॉर्म में कोई ग़लती हो',
  'A random value; gone after one hour': 'एक बेतरतीब मान; एक घंटे बाद चला जाता है',
  'Strictly necessary: shows you, and nobody else, what you had typed':
    'पूरी तरह ज़रूरी: आपका लिखा आपको फिर दिखाती है, और किसी को नहीं',
  'Cookie named after this site’s host': 'इस साइट के पते के नाम वाली कुकी',
  'After a request for a call': 'कॉल का अनुरोध भेजने के बाद',
  'A day of the month, nothing else': 'महीने का एक दिन, और कुछ नहीं',
  'Keeps the Get a Call window away after you have asked':
    'आपके अनुरोध के बाद “कॉल पाएँ” की खिड़की दोबारा नहीं खुलने देती',
  'Local storage entry of the same kind': 'लोकल स्टोरेज में उसी तरह की चीज़',
  'When you close the window, or after a request for a call':
    'जब आप खिड़की बंद करें, या कॉल का अनुरोध भेजने के बाद',
  'Keeps the window away until the next day': 'खिड़की को अगले दिन तक नहीं खुलने देती',
  'Session storage entry named campaign': 'सेशन स्टोरेज में campaign नाम की चीज़',
  'On the first page of a visit; gone when you close the tab':
    'साइट पर आते ही, पहले पेज पर; टैब बंद करते ही चली जाती है',
  'The page you came in on, and the tags an advertisement put into its address: utm_ tags, gclid, gbraid, wbraid, fbclid, msclkid':
    'जिस पेज से आपका आना शुरू हुआ, और विज्ञापन ने उसके पते में जो चिह्न जोड़े: utm_ चिह्न, gclid, gbraid, wbraid, fbclid, msclkid',
  'Goes with your request, if you send one: we see which advertisement it came from':
    'आप अनुरोध भेजें, तो उसके साथ जाती है: हमें दिखता है कि वह किस विज्ञापन से आया',
  'Session storage entry named booked-calls': 'सेशन स्टोरेज में booked-calls नाम की चीज़',
  'After a request for a call; gone with the slot, or when you close the last tab of this site':
    'कॉल का अनुरोध भेजने के बाद; कॉल का समय बीतते ही, या इस साइट का आख़िरी टैब बंद करते ही चली जाती है',
  'The reference, the product, the day and the time of the call, and a pass that stops it; never your number':
    'संदर्भ संख्या, बीमे का प्रकार, कॉल का दिन और समय, और कॉल रोकने की एक चाबी; आपका नंबर कभी नहीं',
  'Shows you above the form that a call is booked, and lets you stop it':
    'फ़ॉर्म के ऊपर दिखाती है कि कॉल तय है, और उसे वहीं से रोकने देती है',
  'None of them identifies you or follows you to another site. You can delete them in the browser at any time; the form then simply asks for a new token.':
    'इनमें से कोई आपकी पहचान नहीं करती, न किसी और साइट तक आपके पीछे जाती है। इन्हें ब्राउज़र में कभी भी मिटाया जा सकता है; तब फ़ॉर्म बस एक नया टोकन माँगता है।',
  'When you leave a page, your browser may tell our own server three numbers: how long the page took to appear, how fast it answered you, and how much it moved. We add them to that day’s count for the page. Nothing about you is kept with them.':
    'जब आप कोई पेज छोड़ें, तो आपका ब्राउज़र हमारे अपने सर्वर को तीन संख्याएँ बता सकता है: पेज कितनी देर में दिखा, उसने कितनी जल्दी जवाब दिया, और वह कितना हिला। हम इन्हें उस पेज की उस दिन की गिनती में जोड़ते हैं। इनके साथ आपके बारे में कुछ नहीं रखा जाता।',
  'Your network address': 'आपका नेटवर्क पता',
  'Every request on the internet carries the address it comes from. We hold that of a form request in the server’s memory for a while, to count how many requests come from one place and to turn away floods. Where several servers share the work, the count is in their database for an hour at most, under a number that many addresses share. The address itself is never stored. Where very many calls are asked for at once, a request may wait its turn in the database, so that no address is served before the others: then, for a day at most, a keyed hash of its address stands beside it.':
    'इंटरनेट पर हर अनुरोध के साथ वह पता चलता है जहाँ से वह आया। फ़ॉर्म के अनुरोध का यह पता हम थोड़ी देर सर्वर की मेमोरी में रखते हैं, ताकि गिना जा सके कि एक जगह से कितने अनुरोध आते हैं और अनुरोधों की बाढ़ रोकी जा सके। जहाँ कई सर्वर मिलकर काम करते हैं, वहाँ गिनती ज़्यादा से ज़्यादा एक घंटा उनके डेटाबेस में रहती है, ऐसी संख्या के नीचे जो बहुत से पतों की साझी है। पता ख़ुद कभी दर्ज नहीं होता। बहुत सारी कॉलें एक साथ माँगी जाएँ, तो अनुरोध डेटाबेस में अपनी बारी का इंतज़ार कर सकता है, ताकि किसी एक पते का काम दूसरों से पहले न हो: तब ज़्यादा से ज़्यादा एक दिन उसके पते से बना एक कूट उसके साथ रहता है।',
  'When you call or write to us': 'जब आप हमें फ़ोन करें या लिखें',
  'We hold what you tell or send us and our notes on it, in order to answer you and, if it is a complaint, to work through it and to report on it as the regulator asks. Do not send medical reports, Aadhaar numbers, card numbers or passwords by e-mail. If a claim or a proposal needs a sensitive paper, ask us first where it should go; mostly that is the insurer and not us.':
    'आप जो बताएँ या भेजें, वह और उस पर हमारी टिप्पणियाँ हम रखते हैं, ताकि आपको जवाब दे सकें और शिकायत हो, तो उस पर काम कर सकें और नियामक के कहे अनुसार उसकी रिपोर्ट दे सकें। मेडिकल रिपोर्ट, आधार नंबर, कार्ड नंबर या पासवर्ड ई-मेल से न भेजें। दावे या प्रस्ताव में कोई नाज़ुक काग़ज़ चाहिए हो, तो पहले हमसे पूछें कि वह कहाँ जाना चाहिए; ज़्यादातर वह हमें नहीं, बीमा कंपनी को जाता है।',
  'When data goes to an insurer': 'डेटा बीमा कंपनी को कब जाता है',
  'Never from Get a Call by itself. If, after speaking to us, you want a quotation or a policy, an insurer needs particulars of you to offer it. We then ask you separately, name the insurer, and say which data would go. You may agree to one insurer and refuse another.':
    '“कॉल पाएँ” से अपने आप कभी नहीं। हमसे बात करने के बाद आपको कोटेशन या पॉलिसी चाहिए, तो उसके लिए बीमा कंपनी को आपके बारे में कुछ बातें चाहिए। तब हम आपसे अलग से पूछते हैं, कंपनी का नाम बताते हैं, और यह भी कि कौन सा डेटा जाएगा। एक कंपनी के लिए हाँ और दूसरी के लिए ना कहने की छूट है।',
  'From that point the insurer answers for its own use of your data, under its own notice. You can ask us at any time which insurer received what, and when. Get a Call alone sends nothing to any.':
    'उसके बाद आपके डेटा का बीमा कंपनी जो इस्तेमाल करे, उसकी जवाबदेही उसी की है, उसकी अपनी सूचना के अनुसार। किस कंपनी को क्या मिला और कब, यह हमसे कभी भी पूछें। केवल “कॉल पाएँ” से किसी को कुछ नहीं जाता।',
  'Firms that work for us': 'हमारे लिए काम करने वाली कंपनियाँ',
  'Like every website, ours runs on the services of others. They fall into these kinds: hosting of the site and its database, the system that hands a request to our callers, telephony, and e-mail. They act on our instructions and may not use the data for themselves. Their names are not set up on this copy of the site: ask us, and we tell you which firm it is for your data and in which country it keeps it.':
    'हर वेबसाइट की तरह हमारी साइट भी दूसरों की सेवाओं पर चलती है। वे इन प्रकारों की हैं: साइट और उसके डेटाबेस की होस्टिंग, वह प्रणाली जो अनुरोध हमारे कॉल करने वालों तक पहुँचाती है, टेलीफ़ोन सेवा, और ई-मेल। वे हमारे निर्देश पर काम करती हैं और डेटा को अपने काम में नहीं ले सकतीं। साइट की इस प्रति में उनके नाम नहीं डाले गए हैं: हमसे पूछें, और हम बताते हैं कि आपके डेटा के लिए कौन सी कंपनी है और वह उसे किस देश में रखती है।',
  'Authorities and courts receive data where the law obliges us to give it. IRDAI may inspect our records as our regulator.':
    'जहाँ कानून हमें मजबूर करता है, वहाँ सरकारी अधिकारियों और अदालतों को डेटा दिया जाता है। हमारे नियामक के रूप में IRDAI हमारे रिकॉर्ड जाँच सकता है।',
  'How long we keep what': 'हम क्या कितने समय रखते हैं',
  'Keeping times by kind of data': 'रखने का समय, डेटा के प्रकार के हिसाब से',
  'Used until': 'कब तक काम में आता है',
  'Kept until': 'कब तक रखा जाता है',
  'A request for a call, with the number and an answer shown':
    'कॉल का अनुरोध, नंबर और दिखाए गए नतीजे के साथ',
  'The call is made, at most {0} days': 'कॉल हो जाने तक, ज़्यादा से ज़्यादा {0} दिन',
  'Number erased {0} days after the request; a line without it stays for counting':
    'अनुरोध के {0} दिन बाद नंबर मिटता है; उसके बिना एक पंक्ति गिनती के लिए रहती है',
  'Proof that you asked, should the call be disputed, and the shortest keeping time of the data protection rules':
    'कॉल पर विवाद हो, तो सबूत कि आपने कॉल माँगी थी, और डेटा संरक्षण नियमों का सबसे कम रखने का समय',
  'A one-time code, with the number or address it went to':
    'एक बार का कोड, उस नंबर या पते के साथ जिस पर वह गया',
  'The code is entered, at most {0} minutes': 'कोड लिखे जाने तक, ज़्यादा से ज़्यादा {0} मिनट',
  'Number or address erased after an hour; a line that cannot be read back, for a day':
    'नंबर या पता एक घंटे बाद मिटता है; एक पंक्ति, जिससे वह वापस नहीं पढ़ा जा सकता, एक दिन',
  'So that nobody can have you sent more than a few': 'ताकि कोई आपको कुछ से ज़्यादा कोड न भिजवा सके',
  'Being signed in': 'साइन इन रहना',
  'You sign out, {0} minutes without use, or {1} hours':
    'साइन आउट करने तक, {0} मिनट इस्तेमाल न होने तक, या {1} घंटे',
  'So that no browser stays open to your policies': 'ताकि आपकी पॉलिसियाँ किसी ब्राउज़र में खुली न रह जाएँ',
  'A request that expired or that you withdrew': 'जो अनुरोध समाप्त हो गया या आपने वापस ले लिया',
  'It expires, or we take it out because you withdraw':
    'समाप्त होने तक, या आपके सहमति वापस लेने पर हमारे हटाने तक',
  'Proof that we stopped': 'सबूत कि हम रुक गए',
  'Which advertisement led to a request': 'कौन सा विज्ञापन अनुरोध तक लाया',
  'The requests are counted': 'अनुरोध गिने जाने तक',
  'Erased with the number, {0} days after the request': 'नंबर के साथ मिटता है, अनुरोध के {0} दिन बाद',
  'To see which advertisements are worth their cost': 'यह देखने के लिए कि किन विज्ञापनों पर ख़र्च ठीक है',
  'Policies that our desk loaded for the customer login, with their documents':
    'ग्राहक लॉगिन के लिए हमारे विभाग की दर्ज की हुई पॉलिसियाँ, अपने काग़ज़ों के साथ',
  'The policy ends, or we withdraw it': 'पॉलिसी ख़त्म होने तक, या हमारे उसे हटाने तक',
  'Deleted {0} days after that; of one we erased when you asked, only a code, so that it is not loaded again':
    'उसके {0} दिन बाद मिटाई जाती हैं; जो आपके कहने पर मिटाई, उसका केवल एक कूट रहता है, ताकि वह फिर दर्ज न हो',
  'So that you find a policy that has just ended, for a renewal or a late claim':
    'ताकि अभी-अभी ख़त्म हुई पॉलिसी आपको मिल जाए, नवीनीकरण या देर से किए दावे के लिए',
  'Who looked at a policy, when, and with which kind of browser':
    'किसने पॉलिसी देखी, कब, और किस तरह के ब्राउज़र से',
  'You or we have checked who looked': 'आपके या हमारे यह जाँच लेने तक कि किसने देखी',
  'Deleted {0} days after the look; the mobile number is held as a keyed hash':
    'देखने के {0} दिन बाद मिटता है; मोबाइल नंबर कूट के रूप में रहता है',
  'To show you who looked, and to find misuse':
    'आपको दिखाने के लिए कि किसने देखी, और ग़लत इस्तेमाल पकड़ने के लिए',
  'Network address of a request': 'अनुरोध का नेटवर्क पता',
  'The count is done, or a request that waits its turn was passed on':
    'गिनती हो जाने तक, या बारी का इंतज़ार करता अनुरोध आगे भेजे जाने तक',
  'Not stored; a count under a number that many addresses share, for an hour at most; a keyed hash beside a request that waits, for a day at most':
    'दर्ज नहीं होता; बहुत से पतों की साझी संख्या के नीचे एक गिनती, ज़्यादा से ज़्यादा एक घंटा; इंतज़ार करते अनुरोध के साथ एक कूट, ज़्यादा से ज़्यादा एक दिन',
  'It has no other use': 'इसका और कोई काम नहीं है',
  'Technical logs, without mobile numbers': 'तकनीकी लॉग, मोबाइल नंबरों के बिना',
  'A fault or an attack has been looked into': 'ख़राबी या हमले की जाँच हो जाने तक',
  'Directions of CERT-In, and the data protection rules': 'CERT-In के निर्देश, और डेटा संरक्षण नियम',
  'A question, a renewal, help with a claim, a request about your data':
    'सवाल, नवीनीकरण, दावे में मदद, अपने डेटा के बारे में अनुरोध',
  'It is answered': 'जवाब दिए जाने तक',
  'Erased from this site’s database {0} days after it was sent':
    'भेजने के {0} दिन बाद इस साइट के डेटाबेस से मिटता है',
  'Erased from this site’s database {0} days after it was sent; our register as long as insurance law asks for it':
    'भेजने के {0} दिन बाद इस साइट के डेटाबेस से मिटती है; हमारे रजिस्टर में तब तक, जब तक बीमा कानून माँगता है',
  'Erased from this site’s database {0} days after it was sent; see the [notice for applicants](/careers#applicants-data)':
    'भेजने के {0} दिन बाद इस साइट के डेटाबेस से मिटता है; देखें [आवेदकों के लिए सूचना](/careers#applicants-data)',
  'Proof of what was asked and answered, and the shortest keeping time of the data protection rules':
    'सबूत कि क्या पूछा गया और क्या जवाब दिया गया, और डेटा संरक्षण नियमों का सबसे कम रखने का समय',
  'A number under stop calls': '“कॉल रोकें” में दिया गया नंबर',
  'It is taken back, or the time is over': 'वापस लिए जाने तक, या समय पूरा होने तक',
  'A code instead of the number, for {0} days; the number until our callers have been told':
    'नंबर की जगह एक कूट, {0} दिन; नंबर तब तक, जब तक कॉल करने वालों को बता न दिया जाए',
  'The rules on commercial calls': 'व्यावसायिक कॉलों के नियम',
  'E-mails, letters and notes': 'ई-मेल, चिट्ठियाँ और टिप्पणियाँ',
  'Your question is answered': 'आपके सवाल का जवाब दिए जाने तक',
  'The data protection rules': 'डेटा संरक्षण नियम',
  'The complaint is closed': 'शिकायत बंद होने तक',
  'Broker regulations': 'ब्रोकर के विनियम',
  'Papers of a policy bought through us': 'हमसे ली गई पॉलिसी के काग़ज़',
  'The policy and its claims have ended': 'पॉलिसी और उसके दावे ख़त्म होने तक',
  'As long as insurance, tax and money-laundering law ask; you are told when you buy':
    'जब तक बीमा, टैक्स और मनी लॉन्ड्रिंग के कानून माँगते हैं; ख़रीदते समय आपको बताया जाता है',
  'Those laws': 'वही कानून',
  'Job applications': 'नौकरी के आवेदन',
  'Why keep a request so long when the call is over in a week? You can complain about a call after it was made, and then we must be able to show that you asked for it. And a rule that starts on {0} or {1} wants personal data and logs kept for at least one year before they are erased. In that time the record serves as proof; nobody calls from it.':
    'कॉल एक हफ़्ते में हो जाती है, तो अनुरोध इतने समय क्यों रखें? कॉल के बाद भी उसकी शिकायत हो सकती है, और तब हमें दिखाना होता है कि कॉल आपने माँगी थी। और {0} या {1} से लागू होने वाला एक नियम कहता है कि व्यक्तिगत डेटा और लॉग मिटाने से पहले कम से कम एक साल रखे जाएँ। इस दौरान रिकॉर्ड केवल सबूत है; उससे कोई कॉल नहीं करता।',
  'Security, and what happens in a breach': 'सुरक्षा, और डेटा लीक हो तो क्या होता है',
  'Mobile numbers, and everything you send by another form, are encrypted where they are stored and kept out of our logs. The forms ask for little, so that there is little to lose.':
    'मोबाइल नंबर, और किसी और फ़ॉर्म से आपका भेजा सब कुछ, जहाँ रखा जाता है वहाँ कूटबद्ध रहता है और हमारे लॉग से बाहर रखा जाता है। फ़ॉर्म कम ही माँगते हैं, ताकि खोने को कम ही हो।',
  'If data of yours is ever exposed, we tell you without delay: what happened, what it may mean for you, what we have done, what you can do, and who to ask. The Data Protection Board is told without delay too, with a detailed report within {0} hours once that duty is in force. Cyber incidents go to CERT-In within {1} hours of our noticing them; that duty exists today.':
    'आपका डेटा कभी उजागर हो जाए, तो हम बिना देर किए आपको बताते हैं: क्या हुआ, आपके लिए इसका क्या मतलब हो सकता है, हमने क्या किया, आप क्या करें, और किससे पूछें। डेटा संरक्षण बोर्ड को भी बिना देर किए बताया जाता है, और यह नियम लागू हो जाने पर {0} घंटे के अंदर विस्तृत रिपोर्ट दी जाएगी। साइबर घटनाओं की सूचना हमें पता चलने के {1} घंटे के अंदर CERT-In को जाती है; यह नियम आज भी लागू है।',
  'We will never put a link in such a message that asks for a password or a payment.':
    'ऐसे संदेश में हम कभी ऐसा लिंक नहीं देंगे जो पासवर्ड या भुगतान माँगे।',
  'Your rights, and how to use them': 'आपके अधिकार, और उन्हें कैसे काम में लाएँ',
  '**See** what we hold about you and who has received it.':
    '**देखें** कि हमारे पास आपका कौन सा डेटा है और वह किसे मिला।',
  '**Correct** or complete it.': '**ठीक कराएँ** या पूरा कराएँ।',
  '**Erase** it, when the purpose is over or you withdraw, unless a law makes us keep it longer.':
    '**मिटवाएँ**, जब उसका काम पूरा हो जाए या आप सहमति वापस लें, जब तक कोई कानून हमें उसे और रखने को न कहे।',
  '**Complain** to us and, if that does not settle it, to the Data Protection Board.':
    '**शिकायत करें** हमसे और, उससे बात न बने, तो डेटा संरक्षण बोर्ड से।',
  '**Name someone** who may use these rights for you if you die or can no longer act.':
    '**किसी को नामित करें** जो आपकी मृत्यु होने पर, या आपके असमर्थ हो जाने पर, आपकी ओर से ये अधिकार काम में ला सके।',
  'We aim to answer within {0} days, the same time as for insurance complaints. The rules in force today allow one month for a grievance; the new ones let no firm take longer than {1} days. Please give us that chance before you go to the Board.':
    'हमारी कोशिश {0} दिन के अंदर जवाब देने की है, उतना ही समय जितना बीमे की शिकायतों के लिए है। आज लागू नियम शिकायत के लिए एक महीना देते हैं; नए नियमों में कोई कंपनी {1} दिन से ज़्यादा नहीं ले सकती। बोर्ड के पास जाने से पहले हमें यह मौका दें।',
  'Get a Call is for adults. Below the age of {0} the law asks for the consent of a parent or guardian that can be verified, and forbids tracking and targeted advertising. We do neither to anyone. For a family plan, an adult asks; children’s names and numbers are not needed to get an answer. If a child has sent us a number, tell us and we stop using it.':
    '“कॉल पाएँ” वयस्कों के लिए है। {0} साल से कम आयु में कानून माता-पिता या अभिभावक की ऐसी सहमति माँगता है जिसे जाँचा जा सके, और नज़र रखने और निशाना बनाकर विज्ञापन दिखाने पर रोक लगाता है। हम ये दोनों किसी के साथ नहीं करते। परिवार के प्लान के लिए कोई वयस्क पूछें; जवाब पाने के लिए बच्चों के नाम और नंबर ज़रूरी नहीं हैं। किसी बच्चे ने हमें नंबर भेजा हो, तो बताएँ, हम उसका इस्तेमाल बंद कर देते हैं।',
  'Which law applies when': 'कौन सा कानून कब लागू है',
  'India is changing its data protection law in steps. Until the Digital Personal Data Protection Rules, {0} take over, the Information Technology Act and its rules of {1} apply. The duties about notice, consent, rights, breach and keeping times start on {2} or {3}; sources differ by a day. This notice follows the newer rules already.':
    'भारत अपना डेटा संरक्षण कानून एक-एक कदम बदल रहा है। जब तक डिजिटल व्यक्तिगत डेटा संरक्षण नियम, {0} लागू नहीं होते, तब तक सूचना प्रौद्योगिकी अधिनियम और उसके {1} के नियम चलते हैं। सूचना, सहमति, अधिकार, डेटा लीक और रखने के समय की ज़िम्मेदारियाँ {2} या {3} से शुरू होती हैं; स्रोतों में एक दिन का फ़र्क है। यह सूचना अभी से नए नियमों पर चलती है।',
  Language: 'भाषा',
  'Changes to this notice': 'इस सूचना में बदलाव',
  'The consent text beside the form has a version number, and your request keeps it. A new purpose needs a new consent from you: that of a request already sent cannot change.':
    'फ़ॉर्म के पास लिखे सहमति के शब्दों का एक संस्करण नंबर होता है, और वह आपके अनुरोध के साथ रहता है। नए काम के लिए आपकी नई सहमति चाहिए: जो अनुरोध भेजा जा चुका, उसकी सहमति बदल नहीं सकती।',
  'Can you delete my number right now?': 'क्या मेरा नंबर अभी मिटाया जा सकता है?',
  'Use [stop calls](/contact-us#stop-calls), and we take the request out and stop using the number. It is erased at the end of its keeping time: after {0} days the number and everything that could find it again goes, and a line without it stays for counting. Until then it serves as proof that you asked for a call and, if you withdrew, that we stopped.':
    '[कॉल रोकें](/contact-us#stop-calls) में नंबर लिखें, और हम अनुरोध हटा देते हैं और नंबर का इस्तेमाल बंद कर देते हैं। वह अपने रखने का समय पूरा होने पर मिटता है: {0} दिन बाद नंबर, और वह सब जिससे नंबर फिर ढूँढा जा सके, चला जाता है, और उसके बिना एक पंक्ति गिनती के लिए रहती है। तब तक वह सबूत है कि आपने कॉल माँगी थी और, आपने सहमति वापस ली हो, तो यह कि हम रुक गए।',
  'Who has my number after I use Get a Call?': '“कॉल पाएँ” भरने के बाद मेरा नंबर किसके पास है?',
  'We do, and the firms that run our systems for us, under our instructions. No insurer and no agent gets it from that form. Ask us, and you receive the list of every recipient with the date.':
    'हमारे पास, और उन कंपनियों के पास जो हमारे निर्देश पर हमारी प्रणालियाँ चलाती हैं। उस फ़ॉर्म से यह किसी बीमा कंपनी या एजेंट को नहीं मिलता। हमसे पूछें, और आपको हर पाने वाले की सूची तारीख़ के साथ मिलती है।',
  'Do you track me or show me advertisements elsewhere?':
    'क्या यहाँ मुझ पर नज़र रखी जाती है, या दूसरी जगह मुझे विज्ञापन दिखाए जाते हैं?',
  'No. The site loads no script from another firm, keeps no profile and sets no cookie while you read. An advertisement you see elsewhere after a visit does not come from data of ours.':
    'नहीं। साइट किसी और कंपनी की स्क्रिप्ट नहीं खोलती, कोई प्रोफ़ाइल नहीं रखती और पढ़ते समय कोई कुकी नहीं रखती। यहाँ आने के बाद कहीं और जो विज्ञापन दिखे, वह हमारे डेटा से नहीं आता।',
  'Will my call be recorded, and can I refuse?':
    'क्या मेरी कॉल रिकॉर्ड होगी, और क्या मना किया जा सकता है?',
  'It may be. The caller must say so before you talk about anything. If you do not want it, say so and continue by e-mail; you lose no right by refusing.':
    'हो सकती है। आपके कुछ भी बताने से पहले कॉल करने वाले को यह बताना ज़रूरी है। आप न चाहें, तो कह दें और ई-मेल से बात करें; मना करने से आपका कोई अधिकार नहीं जाता।',
  'Do I have to tell you about my health to get a call?':
    'क्या कॉल पाने के लिए अपनी सेहत के बारे में बताना ज़रूरी है?',
  'No. The form has no such question, and a first talk can stay general. An insurer will ask health questions in its proposal, and those you must answer fully, because cover is given on the strength of them.':
    'नहीं। फ़ॉर्म में ऐसा कोई सवाल नहीं है, और पहली बात मोटे तौर पर ही हो, तो भी चलेगा। बीमा कंपनी अपने प्रस्ताव फ़ॉर्म में सेहत के सवाल पूछेगी, और उनके पूरे जवाब देना ज़रूरी है, क्योंकि कवर उन्हीं के भरोसे दिया जाता है।',
} as const satisfies Catalogue;
