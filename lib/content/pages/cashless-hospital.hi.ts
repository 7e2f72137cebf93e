import type { Catalogue } from '../../languages/create-translator.ts';

export const cashlessHospitalPageHindi = {
  'how to check a hospital': 'अस्पताल की जाँच कैसे करें',
  'Cashless hospitals': 'कैशलेस अस्पताल',
  'Check a cashless hospital before you go in': 'कैशलेस अस्पताल में जाने से पहले जाँच लें',
  'At a hospital in your insurer’s network the insurer can pay the bill directly, once it has said yes to this stay. Search by name, area or PIN code, then confirm on the day.':
    'अस्पताल आपकी कंपनी के नेटवर्क में हो, तो कंपनी इस भर्ती को मंज़ूर करने के बाद बिल सीधे चुका सकती है। नाम, इलाके या पिन कोड से खोजें, फिर उसी दिन पक्का कर लें।',
  'How a cashless stay works, and what a TPA is': 'कैशलेस भर्ती कैसे होती है, और TPA क्या है',
  'Cashless means that the insurer pays the hospital and you pay only what the policy leaves out. A _network hospital_ has a contract with your insurer, or with the TPA (third-party administrator) that handles its health claims. Being in the network is not an approval: each stay is approved on its own.':
    'कैशलेस का मतलब: अस्पताल को बीमा कंपनी चुकाती है और आपको केवल वही देना होता है जो पॉलिसी छोड़ देती है। _नेटवर्क अस्पताल_ का करार आपकी कंपनी से होता है, या उसके स्वास्थ्य दावे देखने वाले TPA (थर्ड पार्टी एडमिनिस्ट्रेटर) से। नेटवर्क में होना मंज़ूरी नहीं है: हर भर्ती की मंज़ूरी अलग होती है।',
  'network hospital': 'नेटवर्क अस्पताल',
  'Check the hospital': 'अस्पताल जाँचें',
  'On the insurer’s own list or helpline, for your policy and plan, on the day. How is set out below.':
    'कंपनी की अपनी सूची या हेल्पलाइन पर, अपनी पॉलिसी और प्लान के लिए, उसी दिन। कैसे, यह नीचे लिखा है।',
  'Go to the insurance desk': 'बीमा डेस्क पर जाएँ',
  'Show your card or policy number and photo ID. Sign the _pre-authorisation form_, the hospital’s request to the insurer; the doctor fills the medical part.':
    'अपना कार्ड या पॉलिसी नंबर और फ़ोटो वाला पहचान पत्र दिखाएँ। _पहले से मंज़ूरी का फ़ॉर्म_ (प्री-ऑथ) पर दस्तख़त करें; इसी फ़ॉर्म से अस्पताल कंपनी से मंज़ूरी माँगता है। इलाज वाला हिस्सा डॉक्टर भरते हैं।',
  'pre-authorisation': 'पहले से मंज़ूरी',
  'pre-authorisation form': 'पहले से मंज़ूरी का फ़ॉर्म',
  'Wait for the first answer': 'पहले जवाब का इंतज़ार करें',
  'The insurer approves an amount, asks a question or says no. A first approval is often smaller than the final bill.':
    'कंपनी कोई रकम मंज़ूर करती है, कोई सवाल पूछती है या मना करती है। पहली मंज़ूरी अक्सर अंतिम बिल से कम होती है।',
  'Ask for more while you are in': 'भर्ती रहते हुए और रकम माँगें',
  'If treatment changes or the stay grows, the desk asks for an _enhancement_. Do not leave it to the last day.':
    'इलाज बदले या भर्ती लंबी हो, तो डेस्क का अगला काम है _मंज़ूर रकम बढ़वाना_। इसे आख़िरी दिन पर न छोड़ें।',
  enhancement: 'मंज़ूर रकम बढ़वाना',
  'The hospital sends the final bill; the insurer gives final approval. You pay the deductible, any co-payment and items not covered. Take copies of everything you sign.':
    'अस्पताल अंतिम बिल भेजता है; कंपनी अंतिम मंज़ूरी देती है। डिडक्टिबल, को-पे (अगर हो) और जो चीज़ें कवर नहीं हैं, उनका पैसा आपको चुकाना होता है। जिस काग़ज़ पर दस्तख़त करें, उसकी कॉपी लें।',
  'Cashless approval time: how long the insurer may take':
    'कैशलेस मंज़ूरी का समय: कंपनी कितनी देर ले सकती है',
  'Time limits set by the regulator': 'नियामक की तय समय-सीमाएँ',
  'First answer': 'पहला जवाब',
  'At most, from the moment the request reaches the insurer. Note when the desk sent it.':
    'ज़्यादा से ज़्यादा, अनुरोध कंपनी तक पहुँचने के समय से। लिख लें कि डेस्क ने कब भेजा।',
  'Final approval on the day you leave': 'छुट्टी के दिन अंतिम मंज़ूरी',
  'From the hospital’s request. If the hospital charges you for the extra wait after that, the insurer bears it.':
    'अस्पताल के अनुरोध से। इसके बाद के इंतज़ार के लिए अस्पताल आपसे पैसे ले, तो वह ख़र्च कंपनी उठाती है।',
  'The insurer or TPA collects the papers from the hospital; you should not be sent running for them.':
    'काग़ज़ अस्पताल से लेना बीमा कंपनी या TPA का काम है; उनके लिए आपको दौड़ाया नहीं जाना चाहिए।',
  'Your side: policies commonly ask for notice {0} to {1} hours before a planned stay and within {2} hours of an emergency admission. These are policy terms, not law; read yours.':
    'आपके ज़िम्मे: पॉलिसियाँ आम तौर पर पहले से तय भर्ती की सूचना {0} से {1} घंटे पहले माँगती हैं, और इमरजेंसी में भर्ती के {2} घंटे के अंदर। ये पॉलिसी की शर्तें हैं, कानून नहीं; अपनी पॉलिसी पढ़ें।',
  'Is my hospital in the network? How to check today': 'मेरा अस्पताल नेटवर्क में है? आज कैसे जाँचें',
  'Look at the insurer’s own list': 'कंपनी की अपनी सूची देखें',
  'Our search finds the hospital; the insurer’s site or app has the list of today. Search there by PIN code and by name. Every copy goes stale, ours too.':
    'हमारी खोज अस्पताल ढूँढती है; आज की सूची कंपनी की साइट या ऐप पर है। वहाँ पिन कोड से और नाम से खोजें। हर कॉपी पुरानी पड़ती है, हमारी भी।',
  'Use the exact name and branch': 'पूरा नाम और शाखा मिलाएँ',
  'Groups run many hospitals; one branch can be in the network and the next one not. Match the address.':
    'एक समूह के कई अस्पताल होते हैं; एक शाखा नेटवर्क में हो सकती है और दूसरी नहीं। पता मिला लें।',
  'Ask which list applies to your plan': 'पूछें कि आपके प्लान पर कौन सी सूची लागू है',
  'Some plans use a shorter list or add a co-payment outside it. Group policies from an employer often go through a TPA with its own list.':
    'कुछ प्लान की सूची छोटी होती है, या उसके बाहर को-पे जुड़ता है। नौकरी से मिला बीमा अक्सर ऐसे TPA से चलता है जिसकी अपनी सूची होती है।',
  'Look at the excluded list too': 'जिन अस्पतालों के दावे नहीं लिए जाते, वह सूची भी देखें',
  'Insurers also publish hospitals from which they take no claims except in an emergency. Avoid these even when you mean to pay first.':
    'कंपनियाँ उन अस्पतालों की सूची भी छापती हैं जिनके दावे वे इमरजेंसी के सिवा नहीं लेतीं। पहले ख़ुद चुकाने का इरादा हो, तब भी इनसे बचें।',
  'Call the helpline, then the hospital': 'पहले हेल्पलाइन को फ़ोन करें, फिर अस्पताल को',
  'Ask the insurer: “Is this branch in the network for my policy, for this treatment, today?” Ask the hospital desk the same. Note the name, date and time.':
    'कंपनी से पूछें: “क्या यह शाखा आज, मेरी पॉलिसी और इस इलाज के लिए, नेटवर्क में है?” यही अस्पताल के डेस्क से पूछें। नाम, तारीख़ और समय लिख लें।',
  'No number to hand?': 'नंबर पास में नहीं है?',
  'The helpline is on your health card and policy. If you cannot find either, [see how to get a policy copy](/customer-login) or call us on [{0} {1} {2}](tel:{3}) ({4} to {5}, every day).':
    'हेल्पलाइन नंबर आपके हेल्थ कार्ड और पॉलिसी पर है। दोनों न मिलें, तो [पॉलिसी की कॉपी कैसे मिलेगी, यह देखें](/customer-login) या हमें [{0} {1} {2}](tel:{3}) पर फ़ोन करें ({4} से {5} तक, हर दिन)।',
  'see how to get a policy copy': 'पॉलिसी की कॉपी कैसे मिलेगी, यह देखें',
  'What this search can tell you': 'यह खोज क्या बता सकती है',
  'What the search shows, and what it does not': 'खोज क्या दिखाती है, और क्या नहीं',
  'Where the lists come from': 'सूचियाँ कहाँ से आती हैं',
  'From each insurer’s own network list, joined: a hospital in several is shown once, with all its insurers. While no list is loaded the page says so above the field and leads to the insurers’ own lists.':
    'हर कंपनी की अपनी नेटवर्क सूची से, जोड़कर: कई सूचियों में आने वाला अस्पताल एक बार दिखता है, अपनी सभी कंपनियों के साथ। जब तक कोई सूची नहीं डाली गई, पेज खाने के ऊपर यह बताता है और कंपनियों की अपनी सूचियों तक ले जाता है।',
  'The date beside an insurer': 'कंपनी के पास लिखी तारीख़',
  'The day of that insurer’s list. A hospital may have joined or left since.':
    'उस कंपनी की सूची का दिन। उसके बाद अस्पताल जुड़ा या हटा हो सकता है।',
  'An Ayushman card': 'आयुष्मान कार्ड',
  'These are insurers’ lists. Which hospitals take the card of PM-JAY or Ayushman Vay Vandana they do not say: ask the helpline {0}. From {1} the card is [free for everyone](/senior-citizen#free-cover-from-70).':
    'ये बीमा कंपनियों की सूचियाँ हैं। PM-JAY या आयुष्मान वय वंदना का कार्ड कौन से अस्पताल लेते हैं, यह इनमें नहीं है: हेल्पलाइन {0} से पूछें। {1} साल की आयु से यह कार्ड [सबके लिए मुफ़्त](/senior-citizen#free-cover-from-70) है।',
  'free for everyone': 'सबके लिए मुफ़्त',
  '“About {0} km”': '“करीब {0} किमी”',
  'Most lists give no exact spot. We then measure to the middle of the PIN area, in a straight line: some kilometres out where the area is large.':
    'ज़्यादातर सूचियों में ठीक जगह नहीं होती। तब हम पिन कोड के इलाके के बीच तक, सीधी रेखा में नापते हैं: इलाका बड़ा हो, तो कुछ किलोमीटर का फ़र्क पड़ता है।',
  'Your position': 'आपकी जगह',
  'Asked for only when you press the button, rounded to about a kilometre on your device, neither kept nor logged. A link you share carries it; a PIN code does the same job without it.':
    'केवल बटन दबाने पर माँगी जाती है, आपके फ़ोन या कंप्यूटर पर ही करीब एक किलोमीटर के अंदाज़े में बदल दी जाती है, और न रखी जाती है, न लॉग में लिखी जाती है। जो लिंक आप शेयर करें, उसमें यह रहती है; पिन कोड से वही काम इसके बिना हो जाता है।',
  'Documents to carry for a cashless admission': 'कैशलेस भर्ती के लिए साथ ले जाने के काग़ज़',
  'Health card, or the policy number and the insurer’s or TPA’s name.':
    'हेल्थ कार्ड, या पॉलिसी नंबर और बीमा कंपनी या TPA का नाम।',
  'Photo ID of the patient, and KYC of the policyholder.':
    'मरीज़ का फ़ोटो वाला पहचान पत्र, और पॉलिसीधारक का KYC।',
  'The doctor’s advice to admit, with the diagnosis.':
    'भर्ती के लिए डॉक्टर की सलाह, बीमारी के नाम के साथ।',
  'Earlier reports and prescriptions for the same illness.':
    'इसी बीमारी की पुरानी रिपोर्टें और पर्चियाँ।',
  'After an accident, the police or medico-legal paper, when the hospital gives it.':
    'दुर्घटना के बाद पुलिस या मेडिको-लीगल काग़ज़, जब अस्पताल दे।',
  'Money or a card for what the policy leaves out, and for a deposit if the answer is slow.':
    'पैसे या कार्ड, उसके लिए जो पॉलिसी छोड़ देती है, और जवाब में देर हो तो जमा रकम के लिए।',
  'What you may still pay: room rent, consumables, co-pay':
    'फिर भी आपको क्या चुकाना पड़ सकता है: कमरे का किराया, इस्तेमाल में ख़त्म होने वाली चीज़ें, को-पे',
  'Parts of a bill that often stay with the patient': 'बिल के वे हिस्से जो अक्सर मरीज़ पर आते हैं',
  'Co-payment': 'को-पे (बिल में आपका हिस्सा)',
  'The share of every claim the policy leaves with you. Common in plans for [senior citizens](/senior-citizen).':
    'हर दावे का वह हिस्सा जो पॉलिसी आप पर छोड़ती है। [वरिष्ठ नागरिकों](/senior-citizen) के प्लान में आम है।',
  'The first part of the bill, before the policy starts. A [super top-up](/super-topup) has a large one on purpose.':
    'बिल का शुरू का हिस्सा, जिसके बाद पॉलिसी चुकाना शुरू करती है। [सुपर टॉप-अप](/super-topup) में यह जान-बूझकर बड़ा होता है।',
  'Room above your limit': 'आपकी सीमा से महँगा कमरा',
  'You pay the difference, and some other charges may be cut in the same proportion. Ask which charges and under which clause.':
    'फ़र्क आपको चुकाना होता है, और कुछ दूसरे ख़र्चों में उसी अनुपात में कटौती हो सकती है। पूछें कि किन ख़र्चों में और किस शर्त पर।',
  'Items that are not treatment': 'जो चीज़ें इलाज नहीं हैं',
  'Meals for visitors, toiletries, some consumables, unless your plan adds them.':
    'मिलने आने वालों का खाना, साबुन-टूथपेस्ट जैसी चीज़ें, इस्तेमाल में ख़त्म होने वाली कुछ चीज़ें, अगर आपका प्लान उन्हें न जोड़ता हो।',
  'Anything above the sum insured': 'बीमा राशि से ऊपर की हर रकम',
  'The policy stops at the sum insured for the year, unless it has restoration. [Health insurance](/health-insurance) explains how to size it.':
    'पॉलिसी साल की बीमा राशि पर रुक जाती है, अगर उसमें रिस्टोरेशन न हो। बीमा राशि कितनी रखें, यह [स्वास्थ्य बीमा](/health-insurance) में है।',
  'Cashless claim denied: what to do': 'कैशलेस दावा नामंज़ूर हुआ: क्या करें',
  'A refusal of cashless is not a rejection of the claim: ask why, let the desk ask again, or pay and claim back.':
    'कैशलेस नामंज़ूर होना दावे का नामंज़ूर होना नहीं है: कारण पूछें, डेस्क से फिर अनुरोध भिजवाएँ, या बिल चुकाकर बाद में दावा करें।',
  'Ask why, in writing': 'कारण पूछें, लिखित में',
  'Get the reason and the policy term from the desk. A missing report can be sent and the request made again.':
    'कारण और पॉलिसी की शर्त डेस्क से लें। छूटी हुई रिपोर्ट भेजकर अनुरोध फिर किया जा सकता है।',
  'Do not delay treatment': 'इलाज में देर न करें',
  'Pay if the patient needs care now, and keep every bill, report and receipt in original.':
    'मरीज़ को अभी इलाज चाहिए, तो बिल चुका दें और हर बिल, रिपोर्ट और रसीद की असली कॉपी रखें।',
  'Claim it back': 'बाद में दावा करें',
  'Send the papers to the insurer; a claim that was not cashless must be settled within {0} days of submission. For the list of papers see [pay first, claim back](/claim#health-reimbursement).':
    'काग़ज़ बीमा कंपनी को भेजें; जो दावा कैशलेस नहीं था, उसका निपटारा काग़ज़ जमा करने के {0} दिन के अंदर होना ज़रूरी है। काग़ज़ों की सूची [पहले चुकाएँ, फिर दावा करें](/claim#health-reimbursement) में है।',
  'Complain if the reason is wrong': 'कारण ग़लत हो, तो शिकायत करें',
  'A rejection of the claim needs the agreement of the insurer’s claims review committee and must quote the policy term. [The complaint steps](/grievance-redressal) begin with the insurer’s grievance officer.':
    'दावा नामंज़ूर करने के लिए कंपनी की दावा समीक्षा समिति की सहमति ज़रूरी है, और पॉलिसी की शर्त भी बतानी होती है। [शिकायत के कदम](/grievance-redressal) कंपनी के शिकायत निवारण अधिकारी से शुरू होते हैं।',
  'Cashless Everywhere': 'कैशलेस एवरीवेयर',
  'Cashless Everywhere, outside the network: how to inform':
    'कैशलेस एवरीवेयर, नेटवर्क के बाहर: सूचना कैसे दें',
  'Tell the insurer (or its TPA) {0} hours before a planned stay, or within {1} hours of an emergency admission; the hospital then sends the pre-authorisation form. This is the voluntary scheme _Cashless Everywhere_ of general and health insurers, for hospitals that are not in the network. The claim must be payable under the policy, and the insurer’s own conditions apply.':
    'पहले से तय भर्ती से {0} घंटे पहले, या इमरजेंसी में भर्ती के {1} घंटे के अंदर, बीमा कंपनी (या उसके TPA) को बताएँ; फिर अस्पताल पहले से मंज़ूरी का फ़ॉर्म भेजता है। यह सामान्य और स्वास्थ्य बीमा कंपनियों की अपनी मर्ज़ी की व्यवस्था _कैशलेस एवरीवेयर_ है, उन अस्पतालों के लिए जो नेटवर्क में नहीं हैं। दावा पॉलिसी के हिसाब से देने लायक होना चाहिए, और कंपनी की अपनी शर्तें भी लागू होती हैं।',
  'It is an initiative of the industry, not a rule of the regulator, and no hospital has to join. Many have been slow to. Ask for the insurer’s and the hospital’s agreement before admission, and plan to pay first if either says no.':
    'यह बीमा उद्योग की पहल है, नियामक का नियम नहीं, और कोई अस्पताल इसमें शामिल होने को मजबूर नहीं है। शामिल होने में कई अस्पतालों ने देर लगाई है। भर्ती से पहले कंपनी और अस्पताल दोनों की हाँ ले लें, और दोनों में से कोई मना करे, तो पहले ख़ुद चुकाने की तैयारी रखें।',
  'Cashless Everywhere: how do I inform the insurer {0} hours before?':
    'कैशलेस एवरीवेयर: कंपनी को {0} घंटे पहले सूचना कैसे दें?',
  'Call the helpline on your health card, or use the insurer’s app or claims e-mail, and say “Cashless Everywhere”: policy number, patient, hospital with address, doctor’s advice, day of admission, estimate. Take the reference number. In an emergency within {0} hours of admission. Then the hospital has to send the pre-authorisation form.':
    'हेल्थ कार्ड पर छपी हेल्पलाइन पर फ़ोन करें, या कंपनी के ऐप या दावों के ई-मेल पर लिखें, और “कैशलेस एवरीवेयर” कहें: पॉलिसी नंबर, मरीज़, अस्पताल और उसका पता, डॉक्टर की सलाह, भर्ती का दिन, अनुमानित ख़र्च। संदर्भ संख्या ले लें। इमरजेंसी में भर्ती के {0} घंटे के अंदर। फिर पहले से मंज़ूरी का फ़ॉर्म भेजना अस्पताल का काम है।',
  'What is cashless, and what is a TPA (cashless kya hota hai)?': 'कैशलेस क्या होता है, और TPA क्या है?',
  'Cashless: the insurer pays the hospital directly, you pay only what the policy leaves out. A TPA (third-party administrator) is the company that handles health claims for some insurers; the insurer itself decides whether to refuse. Others have their own claims team.':
    'कैशलेस: बीमा कंपनी सीधे अस्पताल को चुकाती है, आपको केवल वही देना होता है जो पॉलिसी छोड़ देती है। TPA (थर्ड पार्टी एडमिनिस्ट्रेटर) वह संस्था है जो कुछ बीमा कंपनियों के स्वास्थ्य दावे देखती है; दावा नामंज़ूर करना है या नहीं, यह बीमा कंपनी ख़ुद तय करती है। बाकी कंपनियों में दावे उनकी अपनी टीम देखती है।',
  'Planned surgery: how many days before do I inform the insurer?':
    'पहले से तय ऑपरेशन: कंपनी को कितने दिन पहले बताएँ?',
  'Commonly {0} to {1} hours before admission, and within {2} hours of it in an emergency; your policy has its own times. The hospital’s insurance desk sends the form. Ask for the approval before the day of surgery.':
    'आम तौर पर भर्ती से {0} से {1} घंटे पहले, और इमरजेंसी में भर्ती के {2} घंटे के अंदर; आपकी पॉलिसी का अपना समय है। फ़ॉर्म अस्पताल का बीमा डेस्क भेजता है। ऑपरेशन के दिन से पहले मंज़ूरी माँगें।',
  'Can I use two health policies, or a top-up, for cashless?':
    'क्या कैशलेस में दो स्वास्थ्य पॉलिसियाँ, या टॉप-अप, काम आएँगे?',
  'Yes, if the hospital agrees: show both cards at the desk. The first policy is approved up to its limit, then the second or the top-up is asked for the rest. Many hospitals take one only; then claim the rest by reimbursement, with the first insurer’s settlement letter.':
    'हाँ, अगर अस्पताल माने: डेस्क पर दोनों कार्ड दिखाएँ। पहली पॉलिसी अपनी सीमा तक मंज़ूर होती है, फिर बाकी रकम दूसरी पॉलिसी या टॉप-अप से माँगी जाती है। कई अस्पताल एक ही लेते हैं; तब बाकी का दावा रीइंबर्समेंट (प्रतिपूर्ति) से करें, पहली कंपनी की निपटारे की चिट्ठी के साथ।',
  'Ayushman card and private health insurance: can I use both?':
    'आयुष्मान कार्ड और निजी स्वास्थ्य बीमा: क्या दोनों काम आएँगे?',
  'You may hold both, but for one stay the hospital bills one of them as a rule, and must be empanelled for the card. Ask the desk before admission which one it uses, and the helpline {0} what the card covers.':
    'दोनों रखने में कोई रोक नहीं, पर एक भर्ती का बिल अस्पताल आम तौर पर एक पर ही बनाता है, और कार्ड के लिए उसका सूची में होना ज़रूरी है। भर्ती से पहले डेस्क से पूछें कि वह किसका इस्तेमाल करेगा, और हेल्पलाइन {0} से कि कार्ड में क्या शामिल है।',
  'Cashless vs reimbursement: which is better?': 'कैशलेस या रीइंबर्समेंट: कौन सा बेहतर है?',
  'Cashless, where it works: no large sum from your pocket, and the answer comes during the stay. Reimbursement leaves the choice of hospital, but you pay first, collect the papers and wait {0} days from sending them. The cover is the same; some plans add a co-payment outside the network.':
    'कैशलेस, जहाँ वह चले: जेब से बड़ी रकम नहीं जाती, और जवाब भर्ती के दौरान आ जाता है। रीइंबर्समेंट में अस्पताल आपकी पसंद का रहता है, पर पहले ख़ुद चुकाना, काग़ज़ जुटाना और उन्हें भेजने के बाद {0} दिन इंतज़ार करना होता है। कवर वही रहता है; कुछ प्लान में नेटवर्क के बाहर को-पे जुड़ता है।',
  'TPA or hospital does not respond: where do I complain?':
    'TPA या अस्पताल जवाब नहीं देता: शिकायत कहाँ करें?',
  'The insurer: it answers for its TPA. Call its helpline, then write to its [grievance officer](/grievance-redressal) with the hours. A hospital that overcharges or holds a patient back is a matter for the state’s health authority or the police ({0}).':
    'बीमा कंपनी से: अपने TPA की जवाबदेही उसी की है। उसकी हेल्पलाइन पर फ़ोन करें, फिर उसके [शिकायत निवारण अधिकारी](/grievance-redressal) को समय के ब्योरे के साथ लिखें। अस्पताल ज़्यादा पैसे ले या मरीज़ को रोके, तो यह राज्य के स्वास्थ्य विभाग या पुलिस ({0}) का मामला है।',
  'Cashless hospital near me, in Pune, Bengaluru or another city: how do I find it?':
    'मेरे पास का कैशलेस अस्पताल, पुणे, बेंगलुरु या किसी और शहर में: कैसे खोजें?',
  'Type the city, an area or the PIN code above, or press “Use my location”. Each hospital shows its insurers and the date of their lists. Where a place has none, the nearest three are shown. Then ask the helpline about your policy and this branch.':
    'ऊपर शहर, इलाका या पिन कोड लिखें, या “मेरी जगह लें” दबाएँ। हर अस्पताल के साथ उसकी बीमा कंपनियाँ और उनकी सूचियों की तारीख़ दिखती है। किसी जगह कोई अस्पताल न हो, तो सबसे पास के तीन दिखते हैं। फिर हेल्पलाइन से अपनी पॉलिसी और इस शाखा के बारे में पूछें।',
  'Use my location': 'मेरी जगह लें',
  'The hospital is in the network. Is cashless certain?': 'अस्पताल नेटवर्क में है। क्या कैशलेस पक्का है?',
  'No. The insurer still checks this stay against your policy: waiting periods, exclusions, sum insured left, and whether admission was needed. For a planned stay ask for the approval before you go in.':
    'नहीं। कंपनी फिर भी इस भर्ती को आपकी पॉलिसी से मिलाती है: प्रतीक्षा अवधि, जो कवर नहीं है, बची हुई बीमा राशि, और भर्ती ज़रूरी थी या नहीं। पहले से तय भर्ती हो, तो अस्पताल जाने से पहले मंज़ूरी माँगें।',
  'Emergency, and the nearest hospital is not in the network: what do I do?':
    'इमरजेंसी है, और सबसे पास का अस्पताल नेटवर्क में नहीं: क्या करें?',
  'Go to the nearest hospital; call {0} or {1}. Have someone tell the insurer, commonly within {2} hours, and ask whether it will arrange cashless there. If not, pay, keep the originals and claim back. You can also ask whether the patient can be moved to a network hospital once stable.':
    'सबसे पास के अस्पताल जाएँ; {0} या {1} पर फ़ोन करें। किसी से कहें कि वह बीमा कंपनी को बताए, आम तौर पर {2} घंटे के अंदर, और पूछे कि क्या कंपनी वहाँ कैशलेस का इंतज़ाम करेगी। नहीं, तो बिल चुकाएँ, असली काग़ज़ रखें और बाद में दावा करें। यह भी पूछा जा सकता है कि हालत संभलने पर मरीज़ को नेटवर्क अस्पताल ले जाया जा सकता है या नहीं।',
  'Cashless approved for less than the estimate: why?': 'कैशलेस अनुमान से कम मंज़ूर हुआ: क्यों?',
  'The first approval usually covers the start of the treatment; the hospital asks for more as the bill grows. A room limit, a co-payment, a limit for that treatment or items not covered also cut it: the insurer’s letter, which the desk has, says what was left out.':
    'पहली मंज़ूरी आम तौर पर इलाज की शुरुआत के लिए होती है; बिल बढ़ने पर अस्पताल और रकम माँगता है। कमरे की सीमा, को-पे, उस इलाज की सीमा या जो चीज़ें कवर नहीं हैं, इनसे भी रकम कटती है: क्या छोड़ा गया, यह कंपनी की चिट्ठी में है, जो डेस्क के पास रहती है।',
  'Day care, less than a day in hospital: does cashless work?':
    'डे-केयर, अस्पताल में एक दिन से कम: क्या कैशलेस चलता है?',
  'Often yes, when the treatment is one the policy covers as _day care_: procedures that new technique has made possible within a day. Dialysis, chemotherapy and cataract surgery are usual examples. Tests and consultations alone are normally outside a hospital policy. Ask for approval before the appointment, as for any planned stay.':
    'अक्सर हाँ, जब इलाज पॉलिसी में _डे-केयर_ के रूप में शामिल हो: ऐसे इलाज जो नई तकनीक से एक दिन के अंदर हो जाते हैं। डायलिसिस, कीमोथेरेपी और मोतियाबिंद का ऑपरेशन आम उदाहरण हैं। केवल जाँच और डॉक्टर को दिखाना आम तौर पर अस्पताल वाली पॉलिसी में नहीं आता। पहले से तय किसी भी भर्ती की तरह, तारीख़ से पहले मंज़ूरी माँगें।',
  'Hospital removed or blacklisted, cashless stopped: what now?':
    'अस्पताल हटा दिया गया या ब्लैकलिस्ट हुआ, कैशलेस बंद: अब क्या?',
  'Your cover': 'आपका कवर',
  'Your cover stays, but at a hospital that left the network you may have to pay first and claim back; at one on the insurer’s excluded list (blacklisted) it pays in an emergency only. The network is not part of your policy and can change during the year. A plan with a shorter list may add a co-payment. If one hospital matters to you, check it again before every planned stay and at [renewal](/renewal).':
    'आपका कवर बना रहता है। पर जो अस्पताल नेटवर्क से निकल गया, वहाँ पहले चुकाकर बाद में दावा करना पड़ सकता है। जो अस्पताल उस सूची में है जिसके दावे कंपनी नहीं लेती (ब्लैकलिस्ट), वहाँ वह केवल इमरजेंसी में चुकाती है। नेटवर्क आपकी पॉलिसी का हिस्सा नहीं है और साल के बीच बदल सकता है। छोटी सूची वाले प्लान में को-पे जुड़ सकता है। कोई एक अस्पताल आपके लिए ज़रूरी हो, तो हर तय भर्ती से पहले और [नवीनीकरण](/renewal) पर उसे फिर जाँचें।',
  'Cashless approved': 'कैशलेस मंज़ूर',
  'Ayushman card: the hospital asks for money. What now?':
    'आयुष्मान कार्ड है, फिर भी अस्पताल पैसे माँगता है: अब क्या?',
  'Ask the desk what the money is for, and whether the hospital is empanelled: the card pays in empanelled hospitals only. Then call the helpline {0}, day and night: give the name of the hospital, say what it asks for, and ask what the card covers. Take a written receipt for what you pay, and keep every bill.':
    'डेस्क से पूछें कि पैसे किस बात के हैं, और अस्पताल योजना की सूची में है या नहीं: कार्ड केवल सूचीबद्ध अस्पतालों में ख़र्च देता है। फिर हेल्पलाइन {0} पर फ़ोन करें, दिन हो या रात: अस्पताल का नाम बताएँ, और यह भी कि वह क्या माँग रहा है, और पूछें कि कार्ड में क्या कवर है। जो पैसे दें, उनकी लिखित रसीद लें, और हर बिल रखें।',
} as const satisfies Catalogue;
