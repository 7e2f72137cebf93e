import type { Catalogue } from '../../languages/create-translator.ts';

export const insuranceCompaniesPageHindi = {
  'Of the premium that health policies earned in the year, the share that went to claims, paid or set aside. Individual, group and government business together, without personal accident and travel. This is not the share of claims paid. [What it means](#what-ratios-say)':
    'साल में स्वास्थ्य पॉलिसियों से कमाए गए प्रीमियम का वह हिस्सा, जो दावों में गया: चुकाया गया या अलग रखा गया। अकेले व्यक्ति की पॉलिसियाँ, समूह बीमा और सरकारी योजनाएँ मिलाकर, व्यक्तिगत दुर्घटना और यात्रा बीमे के बिना। यह चुकाए गए दावों का हिस्सा नहीं है। [इसका मतलब](#what-ratios-say)',
  'Of the individual death claims that waited at the start of the year or came in during it, the share that was paid. It says nothing about speed, and nothing about your claim. [What it means](#what-ratios-say)':
    'अकेले व्यक्ति की पॉलिसियों के मृत्यु के जो दावे साल की शुरुआत में बाकी थे या उस साल आए, उनमें से चुकाए गए दावों का हिस्सा। यह न तेज़ी के बारे में कुछ कहता है, न आपके दावे के बारे में। [इसका मतलब](#what-ratios-say)',
  'Try one word of the name, an older name, or the registration number printed on your policy. Clear the kind if you chose one.':
    'नाम का एक शब्द, पुराना नाम, या पॉलिसी पर छपी पंजीकरण संख्या लिखकर देखें। कोई प्रकार चुना हो, तो उसे हटा दें।',
  'Not finding a name here does not prove that it is fake. Reinsurers, the two specialised insurers for crops and export credit, and newcomers whose number we could not confirm are left out. Look it up on irdai.gov.in, typed by hand, or ask IRDAI’s call centre on {0}.':
    'नाम यहाँ न मिले, तो इससे यह साबित नहीं होता कि कंपनी नकली है। पुनर्बीमा कंपनियाँ, फ़सल और निर्यात उधार का बीमा करने वाली दो ख़ास कंपनियाँ, और वे नई कंपनियाँ, जिनकी संख्या की हम पुष्टि नहीं कर पाए, सूची में नहीं हैं। irdai.gov.in ख़ुद टाइप करके वहाँ देखें, या {0} पर IRDAI के कॉल सेंटर से पूछें।',
  'Insurance companies': 'बीमा कंपनियाँ',
  'Insurance companies registered in India': 'भारत में पंजीकृत बीमा कंपनियाँ',
  'The {0} insurers, A to Z': '{0} बीमा कंपनियाँ, A से Z',
  '{0} insurers, A to Z, with one published figure each. Press a name for its registration number, legal name and other figures. A listing is not a recommendation, and a figure is not a rating.':
    '{0} बीमा कंपनियाँ, A से Z, हर एक का एक प्रकाशित आँकड़ा। किसी नाम को दबाएँ, तो उसकी पंजीकरण संख्या, कानूनी नाम और दूसरे आँकड़े दिखेंगे। सूची में होना सिफ़ारिश नहीं है, और आँकड़ा कोई रेटिंग नहीं है।',
  'How many insurance companies the list has, and which': 'सूची में कितनी और कौन सी बीमा कंपनियाँ हैं',
  ', as of {0}.': ', {0} की स्थिति।',
  'It shows {0} life insurers, {1} general insurers and {2} standalone health insurers: those whose name and registration number we could verify, as of {3}. Within each group the order follows the name people know, from A to Z; that is why an insurer’s long legal name can seem out of place.':
    'इसमें {0} जीवन बीमा कंपनियाँ, {1} सामान्य बीमा कंपनियाँ और केवल स्वास्थ्य बीमा करने वाली {2} कंपनियाँ हैं: वे, जिनके नाम और पंजीकरण संख्या की हम {3} तक पुष्टि कर पाए। हर समूह में क्रम उस नाम से है, जो लोग जानते हैं, A से Z; इसलिए कभी-कभी कंपनी का लंबा कानूनी नाम ग़लत जगह पर लगता है।',
  'Left out: reinsurers, which insure other insurers; the two public insurers for crops and for export credit; and new companies whose registration number we could not confirm. A name that is missing here may still be genuine: check it with the regulator, as described below.':
    'ये शामिल नहीं हैं: पुनर्बीमा कंपनियाँ, जो दूसरी बीमा कंपनियों का बीमा करती हैं; फ़सल और निर्यात उधार की दो सरकारी बीमा कंपनियाँ; और वे नई कंपनियाँ, जिनकी पंजीकरण संख्या की हम पुष्टि नहीं कर पाए। जो नाम यहाँ नहीं है, वह भी असली हो सकता है: नियामक के पास जाँच लें, जैसा नीचे लिखा है।',
  'A former name is the one you may find on an older policy; the contract goes on under the new name. Where we show none, we could verify none.':
    'पुराना नाम वह है, जो किसी पुरानी पॉलिसी पर मिल सकता है; करार नए नाम से चलता रहता है। जहाँ पुराना नाम नहीं दिखता, वहाँ हम किसी की पुष्टि नहीं कर पाए।',
  'Which of them we work with': 'हम किन कंपनियों के साथ काम करते हैं',
  'What each kind of insurer may sell': 'किस प्रकार की बीमा कंपनी क्या बेच सकती है',
  'Kinds of insurer and their lines of business': 'बीमा कंपनियों के प्रकार, और वे कौन से बीमे करती हैं',
  'It may sell [term insurance](/term-insurance), [savings with insurance](/investment-plans), [pension plans](/pension-plans) and annuities, and riders or fixed-sum plans for illness and accident. It does not sell policies that repay hospital bills.':
    'यह [टर्म बीमा](/term-insurance), [बीमे के साथ बचत](/investment-plans), [पेंशन प्लान](/pension-plans) और एन्युइटी बेच सकती है, और बीमारी व दुर्घटना के लिए राइडर या तय रकम वाले प्लान भी। यह अस्पताल का बिल लौटाने वाली पॉलिसी नहीं बेचती।',
  'It may sell [car](/car-insurance) and [bike](/bike-insurance) insurance, [health](/health-insurance), [travel](/travel-insurance), personal accident, home and business policies. It does not sell life insurance. Not every one sells every line.':
    'यह [कार](/car-insurance) और [बाइक](/bike-insurance) बीमा, [स्वास्थ्य](/health-insurance), [यात्रा](/travel-insurance), व्यक्तिगत दुर्घटना, घर और कारोबार की पॉलिसियाँ बेच सकती है। यह जीवन बीमा नहीं बेचती। हर कंपनी ये सब बीमे नहीं बेचती।',
  'It sells health, personal accident and travel cover and nothing else. Its health policy is of the same nature as a general insurer’s, under the same rules.':
    'यह स्वास्थ्य, व्यक्तिगत दुर्घटना और यात्रा का कवर बेचती है, और कुछ नहीं। इसकी स्वास्थ्य पॉलिसी वैसी ही है, जैसी सामान्य बीमा कंपनी की, और नियम भी वही हैं।',
  'How to verify an insurer or a broker': 'बीमा कंपनी या ब्रोकर असली है, यह कैसे जाँचें',
  'Open irdai.gov.in, typed by hand, and find its lists of life, general and health insurers. Match the legal name and number with the policy in your hand.':
    'irdai.gov.in ख़ुद टाइप करके खोलें, और वहाँ जीवन, सामान्य और स्वास्थ्य बीमा कंपनियों की सूचियाँ देखें। कानूनी नाम और संख्या अपने हाथ की पॉलिसी से मिलाएँ।',
  'A broker, including us': 'ब्रोकर, हम भी',
  'A seller who names an insurer': 'बेचने वाला, जो किसी बीमा कंपनी का नाम ले',
  'Insurers must offer a search on their own sites to check who may sell for them. Use it before you pay.':
    'बीमा कंपनियों को अपनी साइट पर ऐसी खोज देनी होती है, जिससे पता चले कि उनकी ओर से कौन बेच सकता है। पैसे देने से पहले उसमें देखें।',
  'A website': 'कोई वेबसाइट',
  'Addresses of the regulator end in irdai.gov.in. Look-alikes exist and copy its text. IRDAI does not sell policies, announce bonuses or invest premiums, and a caller who says so is lying.':
    'नियामक के पते irdai.gov.in पर ख़त्म होते हैं। मिलती-जुलती नकली साइटें भी हैं, जो उसका टेक्स्ट कॉपी करती हैं। IRDAI न पॉलिसी बेचता है, न बोनस घोषित करता है, न प्रीमियम निवेश करता है। फ़ोन पर इसका उल्टा कहने वाला झूठ बोल रहा है।',
  'Where to complain': 'शिकायत कहाँ करें',
  'The regulator’s portal, bimabharosa.irdai.gov.in, lists the grievance officer of each insurer. The order of steps is in [how to complain](/grievance-redressal).':
    'नियामक के पोर्टल bimabharosa.irdai.gov.in पर हर बीमा कंपनी के शिकायत निवारण अधिकारी की सूची है। कदमों का क्रम [शिकायत कैसे करें](/grievance-redressal) में है।',
  'Claim settlement ratio (CSR) vs incurred claim ratio (ICR)':
    'दावा निपटान अनुपात (CSR) और प्रीमियम में दावों का हिस्सा (ICR): फ़र्क',
  'The claim settlement ratio is the share of claims that were paid; the incurred claim ratio compares claims with premium, and says nothing of your chance to be paid. So neither picks a health insurer for you. Of all health claims about {0} were settled in 2024-25, about {1} refused, and about {2} were open at its end.':
    'दावा निपटान अनुपात चुकाए गए दावों का हिस्सा है; प्रीमियम में दावों का हिस्सा दावों की तुलना प्रीमियम से करता है, और यह नहीं बताता कि आपका दावा चुकाए जाने की कितनी संभावना है। इसलिए इन दोनों से यह तय नहीं होता कि आपके लिए कौन सी स्वास्थ्य बीमा कंपनी ठीक है। 2024-25 में सभी स्वास्थ्य दावों में से करीब {0} निपटाए गए, करीब {1} नामंज़ूर हुए, और करीब {2} पर साल के आख़िर में फ़ैसला बाकी था।',
  'The tables above show one of the two for each insurer: the first for life, the second for health. These are the averages of the industry, from reports of the regulator.':
    'ऊपर की तालिकाओं में हर बीमा कंपनी का इनमें से एक आँकड़ा है: जीवन बीमे का पहला, स्वास्थ्य बीमे का दूसरा। नीचे सभी कंपनियों के औसत हैं, नियामक की रिपोर्टों से।',
  'Industry averages by financial year': 'सभी कंपनियों के औसत, वित्त वर्ष के हिसाब से',
  Measure: 'क्या नापा गया',
  'Life: individual death claims paid, by number of policies':
    'जीवन: अकेले व्यक्ति की पॉलिसियों के चुकाए गए मृत्यु के दावे, पॉलिसियों की गिनती से',
  'Life: individual death claims paid, by amount':
    'जीवन: अकेले व्यक्ति की पॉलिसियों के चुकाए गए मृत्यु के दावे, रकम से',
  'Health: claims settled, by number': 'स्वास्थ्य: निपटाए गए दावे, गिनती से',
  'Health: claims refused, by number': 'स्वास्थ्य: नामंज़ूर दावे, गिनती से',
  'Health: claims open at the end of the year': 'स्वास्थ्य: साल के आख़िर में जिन दावों पर फ़ैसला बाकी था',
  'Health: incurred claims ratio, all insurers': 'स्वास्थ्य: प्रीमियम में दावों का हिस्सा, सभी बीमा कंपनियाँ',
  'Health: incurred claims ratio, public-sector general insurers':
    'स्वास्थ्य: प्रीमियम में दावों का हिस्सा, सरकारी सामान्य बीमा कंपनियाँ',
  'Health: incurred claims ratio, private general insurers':
    'स्वास्थ्य: प्रीमियम में दावों का हिस्सा, निजी सामान्य बीमा कंपनियाँ',
  'Health: incurred claims ratio, standalone health insurers':
    'स्वास्थ्य: प्रीमियम में दावों का हिस्सा, केवल स्वास्थ्य बीमा करने वाली कंपनियाँ',
  'Non-life, all lines together: incurred claims ratio':
    'जीवन बीमे के सिवा सब बीमे मिलाकर: प्रीमियम में दावों का हिस्सा',
  'The _claim settlement ratio_ of life insurers counts death claims paid in a year, out of those pending at its start and those reported in it. It says nothing about speed or about the reasons for refusal. Where the ratio by amount is the smaller one, the claims that were not paid were larger than the average claim.':
    'जीवन बीमा कंपनियों का _दावा निपटान अनुपात_ साल में चुकाए गए मृत्यु के दावे गिनता है, उन दावों में से, जो साल की शुरुआत में बाकी थे या उस साल आए। यह तेज़ी या नामंज़ूरी के कारणों के बारे में कुछ नहीं कहता। जहाँ रकम का अनुपात गिनती के अनुपात से छोटा है, वहाँ जो दावे नहीं चुकाए गए, वे औसत दावे से बड़े थे।',
  'The _incurred claims ratio_ compares what insurers paid or set aside for claims with the premium they earned. It is not a share of claims accepted. A very high one can mean prices that will rise, a low one that much of the premium stays with the insurer. A young or small insurer’s figure swings with a few claims, which is why those with very few claims or very little health premium always come last when you sort.':
    '_प्रीमियम में दावों का हिस्सा_ (incurred claims ratio) बताता है कि कंपनियों के कमाए प्रीमियम के मुकाबले दावों पर कितना चुकाया गया या अलग रखा गया। यह मंज़ूर दावों का हिस्सा नहीं है। यह बहुत ऊँचा हो, तो शायद आगे दाम बढ़ेंगे; कम हो, तो शायद प्रीमियम का बड़ा हिस्सा कंपनी के पास रहता है। नई या छोटी कंपनी का आँकड़ा कुछ ही दावों से ऊपर-नीचे होता है, इसलिए जिनके दावे या स्वास्थ्य बीमे का प्रीमियम बहुत कम है, वे क्रम बदलने पर हमेशा आख़िर में आती हैं।',
  'Neither is a promise about your claim. What you tell in the proposal form, and what the policy excludes, decide far more.':
    'दोनों में से कोई भी आपके दावे का वादा नहीं है। कहीं ज़्यादा असर इसका होता है कि प्रस्ताव फ़ॉर्म में आपने क्या बताया और पॉलिसी में क्या कवर नहीं है।',
  'New insurance law {0} and {1}: foreign owners, Ombudsman, Bima Sugam':
    'नया बीमा कानून {0} और {1}: विदेशी मालिक, लोकपाल, बीमा सुगम',
  'Only changes whose text, or a report of it, we have read. Nothing here asks you to do anything today, and a caller who says that your policy must be changed because of it is not telling the truth.':
    'केवल वे बदलाव, जिनका टेक्स्ट या जिनकी ख़बर हमने पढ़ी है। यहाँ की किसी बात के लिए आज आपको कुछ नहीं करना है। जो फ़ोन पर कहे कि इसकी वजह से पॉलिसी बदलनी होगी, वह सच नहीं बोल रहा।',
  'The insurance laws were amended': 'बीमा कानूनों में संशोधन हुआ',
  '**The insurance laws were amended** ({0}). The Act of {1} is in force, except for one section about directors and officers of insurers. We have read of nothing in it that ends or alters a policy you hold.':
    '**बीमा कानूनों में संशोधन हुआ** ({0})। {1} का अधिनियम लागू है, बीमा कंपनियों के निदेशकों और अधिकारियों वाली एक धारा को छोड़कर। हमने उसमें ऐसा कुछ नहीं पढ़ा, जिससे आपकी कोई पॉलिसी ख़त्म हो या बदले।',
  'Who may own an insurer': 'बीमा कंपनी का मालिक कौन हो सकता है',
  '**Who may own an insurer** ({0}). The Act raised the limit of foreign ownership. Where an owner changes, the name of the insurer may change too; its registration number, printed on your policy, finds it in the list above.':
    '**बीमा कंपनी का मालिक कौन हो सकता है** ({0})। अधिनियम ने विदेशी मालिकाने की सीमा बढ़ाई। मालिक बदले, तो बीमा कंपनी का नाम भी बदल सकता है; आपकी पॉलिसी पर छपी पंजीकरण संख्या से वह ऊपर की सूची में मिल जाती है।',
  'The Ombudsman: a draft': 'लोकपाल: एक मसौदा',
  '**The Ombudsman: a draft** ({0}). The draft proposes, among other things, an authority that hears appeals against awards, and it names insurance brokers beside agents. We have read no final rules. Until they are in the Gazette, [today’s steps and time limits](/grievance-redressal) hold.':
    '**लोकपाल: एक मसौदा** ({0})। मसौदे में और बातों के साथ एक ऐसी संस्था का प्रस्ताव है, जो लोकपाल के फ़ैसलों के ख़िलाफ़ अपील सुने, और उसमें एजेंटों के साथ बीमा ब्रोकरों का भी नाम है। अंतिम नियम हमने कहीं नहीं पढ़े। जब तक वे राजपत्र में न आएँ, [आज के कदम और समय-सीमाएँ](/grievance-redressal) ही चलेंगी।',
  'today’s steps and time limits': 'आज के कदम और समय-सीमाएँ',
  'Bima Sugam, the electronic marketplace': 'बीमा सुगम, इलेक्ट्रॉनिक बाज़ार',
  '**Bima Sugam, the electronic marketplace** ({0}). The rules let a company of the insurers run one marketplace on which policies can be bought and serviced. Whether it sells today we have not read. You need no account there to keep, renew or claim on a policy.':
    '**बीमा सुगम, इलेक्ट्रॉनिक बाज़ार** ({0})। नियमों के अनुसार बीमा कंपनियों की एक कंपनी ऐसा एक बाज़ार चला सकती है, जहाँ पॉलिसियाँ ख़रीदी जाएँ और उनके काम हों। वहाँ आज बिक्री होती है या नहीं, यह हमने नहीं पढ़ा। पॉलिसी रखने, रिन्यू कराने या दावा करने के लिए वहाँ खाता ज़रूरी नहीं है।',
  'Which insurer has the highest claim settlement ratio?':
    'सबसे ऊँचा दावा निपटान अनुपात किस बीमा कंपनी का है?',
  'Sort the list above by its figure, and it shows the latest year of the regulator, LIC and every other life insurer included. Then compare covers: nearly all life insurers lie close together, and a difference of one point says little about your claim. Of health insurers the list has the incurred claims ratio.':
    'ऊपर की सूची को आँकड़े के क्रम में लगाएँ, तो नियामक का सबसे नया साल दिखेगा, LIC और बाकी सभी जीवन बीमा कंपनियों के साथ। फिर कवर की तुलना करें: लगभग सभी जीवन बीमा कंपनियाँ पास-पास हैं, और एक अंक का फ़र्क आपके दावे के बारे में कम ही बताता है। स्वास्थ्य बीमा कंपनियों के लिए सूची में प्रीमियम में दावों का हिस्सा है।',
  'Which insurance companies are owned by the government (PSU)?':
    'कौन सी बीमा कंपनियाँ सरकारी (PSU) हैं?',
  'What is the solvency ratio of an insurance company?': 'बीमा कंपनी का सॉल्वेंसी अनुपात क्या है?',
  'What an insurer holds beyond its debts to policyholders, divided by what the rules require; it has to be at least {0}. Each insurer publishes its own every quarter, under public disclosures. It shows whether the company can pay, not whether it pays your claim.':
    'पॉलिसीधारकों की देनदारी से ऊपर कंपनी के पास जितना है, उसे नियमों में माँगी गई रकम से भाग देने पर यह निकलता है; यह कम से कम {0} होना चाहिए। हर बीमा कंपनी अपना अनुपात हर तिमाही में अपने सार्वजनिक ब्योरे में छापती है। इससे पता चलता है कि कंपनी के पास चुकाने लायक पैसा है या नहीं, यह नहीं कि आपका दावा चुकाया जाएगा या नहीं।',
  'What happens to my policy if the insurance company fails or closes?':
    'बीमा कंपनी डूब जाए या बंद हो जाए, तो मेरी पॉलिसी का क्या होगा?',
  'It normally goes on with another insurer: IRDAI watches reserves, can appoint an administrator and can move the policies, as it did with those of Sahara Life by its order of {0}. Keep paying the premium. Deposit insurance for banks does not cover policies.':
    'आम तौर पर वह किसी दूसरी बीमा कंपनी में चलती रहती है: IRDAI कंपनियों के जमा पैसे पर नज़र रखता है, प्रशासक बिठा सकता है और पॉलिसियाँ दूसरी कंपनी को दे सकता है, जैसा उसने {0} के आदेश से Sahara Life की पॉलिसियों के साथ किया। प्रीमियम भरते रहें। बैंक में जमा पैसे पर जो बीमा (डिपॉज़िट इंश्योरेंस) होता है, वह पॉलिसियों पर लागू नहीं होता।',
  'Insurer merged or changed its name: is my old policy still valid?':
    'बीमा कंपनी का विलय हुआ या नाम बदला: क्या मेरी पुरानी पॉलिसी चलेगी?',
  'Very likely: insurers change names and merge, and their contracts go on. Search the list for the old name, and match the registration number, which stays when only the name changes. If you find neither, ask IRDAI’s call centre on {0} who holds those policies now.':
    'बहुत संभव है कि हाँ: बीमा कंपनियों के नाम बदलते हैं और विलय होते हैं, पर उनके करार चलते रहते हैं। सूची में पुराना नाम खोजें और पंजीकरण संख्या मिलाएँ; केवल नाम बदले, तो वह वही रहती है। दोनों न मिलें, तो {0} पर IRDAI के कॉल सेंटर से पूछें कि वे पॉलिसियाँ अब किसके पास हैं।',
  'Which life or health insurance company should I choose?': 'कौन सी जीवन या स्वास्थ्य बीमा कंपनी चुनें?',
  'Choose the cover first and the company second. Every insurer here is registered with and supervised by IRDAI, so compare the wording for your need: exclusions, waiting periods, limits, the network near you, and how the insurer deals with complaints. We can lay the wordings side by side; we do not rank companies.':
    'पहले कवर चुनें, फिर कंपनी। यहाँ की हर बीमा कंपनी IRDAI में पंजीकृत और उसकी निगरानी में है, इसलिए अपनी ज़रूरत के हिसाब से शर्तों की तुलना करें: क्या कवर नहीं है, प्रतीक्षा अवधि, सीमाएँ, आपके पास का नेटवर्क, और कंपनी शिकायतों का क्या करती है। चाहें तो हम शर्तें साथ-साथ रखकर दिखाते हैं; हम कंपनियों की रैंकिंग नहीं करते।',
  'Buy from a broker, an agent, online or the insurer: is it different?':
    'ब्रोकर, एजेंट, ऑनलाइन या सीधे कंपनी से ख़रीदें: क्या फ़र्क है?',
  'The contract is with the insurer either way, and the insurer decides claims. A broker acts for you, can compare several insurers and is paid commission by the insurer. Buying direct suits someone who knows which policy they want. Ask either one how it is paid.':
    'करार हर हाल में बीमा कंपनी के साथ होता है, और दावों का फ़ैसला बीमा कंपनी करती है। ब्रोकर आपके लिए काम करता है, कई बीमा कंपनियों की तुलना कर सकता है, और उसे कमीशन बीमा कंपनी देती है। सीधे ख़रीदना उसके लिए ठीक है, जिसे पता हो कि कौन सी पॉलिसी चाहिए। किसी से भी ख़रीदें, पूछें कि उसे पैसा कैसे मिलता है।',
  'Why do some groups appear twice?': 'कुछ समूह दो बार क्यों आते हैं?',
  'Because life insurance and general or health insurance are written by separate companies, each with its own registration and money. A claim on one has nothing to do with the other, even when the brand is the same. Look at the full legal name on your policy.':
    'क्योंकि जीवन बीमा, और सामान्य या स्वास्थ्य बीमा, अलग-अलग कंपनियाँ करती हैं; हर एक का अपना पंजीकरण और अपना पैसा होता है। एक पर किए दावे का दूसरी से कोई लेना-देना नहीं, चाहे ब्रांड एक ही हो। अपनी पॉलिसी पर पूरा कानूनी नाम देखें।',
} as const satisfies Catalogue;
