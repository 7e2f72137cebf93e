import type { Catalogue } from '../../languages/create-translator.ts';

export const termInsuranceProductHindi = {
  '**Without a price list.** Ask each insurer for plain level cover in writing, with the same sum, term and paying years. Then ask for each extra.':
    '**कीमत की सूची न हो तो।** हर बीमा कंपनी से ऐसे सादे कवर की कीमत लिखित में माँगें, जो पूरी अवधि में एक जैसा रहे, उसी रकम, अवधि और प्रीमियम भरने के सालों के साथ। फिर हर अतिरिक्त चीज़ की कीमत पूछें।',
  'A death benefit is exempt from income tax under the law in force, with exceptions for keyman and assigned policies. The place in the Act of {0} is Schedule II, serial number {1} (formerly section {2}(10D)). In the old regime, which you have to choose, the premium counts within a deduction of {3} a year, shared with provident fund and other savings: section {4} (formerly 80C). In the new regime the deduction is none.':
    'अभी के कानून में मृत्यु पर मिलने वाली रकम पर इनकम टैक्स नहीं लगता। कीमैन पॉलिसी और किसी और के नाम की गई पॉलिसी में अपवाद हैं। {0} के अधिनियम में इसकी जगह अनुसूची II, क्रम संख्या {1} है (पहले धारा {2}(10D))। पुरानी टैक्स व्यवस्था ख़ुद चुननी होती है। उसमें प्रीमियम साल में {3} की टैक्स छूट में गिना जाता है, जो प्रॉविडेंट फ़ंड और दूसरी बचत के साथ साझा है: धारा {4} (पहले 80C)। नई व्यवस्था में यह छूट नहीं है।',
  'Term insurance for those who rely on your income': 'आपकी आय पर निर्भर लोगों के लिए टर्म बीमा',
  'Term insurance pays your family one agreed sum if you die during the years you chose, and nothing if you live. You need it when someone depends on your income or would be left with your loans.':
    'चुने हुए सालों में आपकी मृत्यु हो, तो टर्म बीमा परिवार को एक तय रकम देता है, और जीवित रहने पर कुछ नहीं। यह तब चाहिए, जब कोई आपकी आय पर निर्भर हो या आपका कर्ज़ किसी पर आ जाए।',
  'Life claims paid, all insurers': 'जीवन बीमे के चुकाए गए दावे, सभी कंपनियाँ',
  'of individual death claims in 2024-25, by number, all life insurers.':
    '2024-25 के व्यक्तिगत मृत्यु-दावों में से, गिनती में, सभी जीवन बीमा कंपनियाँ।',
  'When a policy can no longer be disputed': 'पॉलिसी पर कब सवाल नहीं उठ सकता',
  'Counted from issue, start of risk, revival or rider, whichever came last.':
    'पॉलिसी जारी होने, जोखिम शुरू होने, दोबारा चालू होने या राइडर से गिना जाता है, जो सबसे बाद में हो।',
  'GST on your own term plan': 'आपके अपने टर्म प्लान पर GST',
  'Individual policies only. Group cover is still taxed.':
    'केवल व्यक्तिगत पॉलिसियाँ। समूह बीमे पर अब भी टैक्स है।',
  'A term plan is the plainest contract in life insurance. You choose a _sum assured_ (the amount paid on death) and a _term_ (the years it runs). If you die within the term, the insurer pays your _nominee_, the person you named to receive the money. If you outlive the term, the cover ends and the premiums are gone, as they are with a car policy in a year without an accident.':
    'जीवन बीमे में टर्म प्लान सबसे सीधा करार है। इसमें आप _बीमा राशि_ (मृत्यु पर मिलने वाली रकम) और _अवधि_ (जितने साल यह चले) चुनें। अवधि में मृत्यु हो, तो बीमा कंपनी आपके _नॉमिनी_ को पैसा देती है, यानी जिसे आपने पैसा लेने के लिए चुना। अवधि पूरी होने पर आप जीवित हों, तो कवर ख़त्म, और प्रीमियम वापस नहीं, जैसे बिना दुर्घटना वाले साल में कार की पॉलिसी में होता है।',
  'Because nothing is saved up inside the plan, the whole premium buys cover. That is why a sum of {0} is within reach of people who could not pay for a savings policy of the same size. The price is fixed at the start for the whole term in most plans, so a younger and healthier buyer locks in a smaller premium.':
    'प्लान में कुछ जमा नहीं होता, इसलिए पूरा प्रीमियम कवर में जाता है। इसी से {0} की रकम उन लोगों के भी बस में है, जो इतनी ही बड़ी बचत पॉलिसी का प्रीमियम न दे पाएँ। ज़्यादातर प्लान में कीमत शुरू में ही पूरी अवधि के लिए तय हो जाती है। इसलिए कम आयु और अच्छी सेहत में छोटा प्रीमियम बँध जाता है।',
  'For {0} a year, at {1} to {2} years. The same sum for total disability after an accident.':
    'साल के {0} देकर, {1} से {2} साल की आयु में। दुर्घटना के बाद पूरी दिव्यांगता पर भी यही रकम।',
  'For {0} a year, taken from a bank or post-office account. You can join at {1} to {2} years; the year runs from {3} to {4}.':
    'साल के {0} देकर, जो बैंक या डाकघर के खाते से कटते हैं। {1} से {2} साल की आयु में शामिल हुआ जा सकता है; साल {3} से {4} तक चलता है।',
  'You earn, and a spouse, child, parent or sibling lives on what you earn.':
    'आपकी कमाई है, और पति या पत्नी, बच्चा, माता-पिता या भाई-बहन उसी पर चलते हैं।',
  'You have a home, business or education loan that your family would have to repay.':
    'आपका घर, कारोबार या पढ़ाई का कर्ज़ है, जो परिवार को चुकाना पड़ेगा।',
  'You have {0} days from receiving it to return it. Check the sum, the term, the nominee and every health answer printed in it.':
    'मिलने के बाद लौटाने के लिए {0} दिन हैं। रकम, अवधि, नॉमिनी और सेहत के हर छपे जवाब को देखें।',
  'You have {0} days if you pay monthly and {1} days for other frequencies, and cover goes on in that time. Pay in it and nothing changes. Later the policy lapses and your family has no cover. A revival is possible for up to {2} years from the first unpaid premium, with dues, interest and usually fresh health answers. See [renewal](/renewal) for what to have ready.':
    'मासिक भुगतान हो तो {0} दिन हैं, बाकी में {1} दिन, और उस समय कवर चलता रहता है। इस बीच भर दें, तो कुछ नहीं बदलता। बाद में पॉलिसी लैप्स हो जाती है और परिवार के पास कवर नहीं रहता। पहला न भरा प्रीमियम जिस दिन देना था, उससे {2} साल तक पॉलिसी दोबारा चालू कराई जा सकती है, बकाया, ब्याज और आम तौर पर सेहत के नए जवाबों के साथ। क्या पास में रखना है, [नवीनीकरण](/renewal) पर देखें।',
  'You are young and healthy, and expect dependants or loans within a few years.':
    'आप युवा और स्वस्थ हैं, और कुछ साल में आश्रित या कर्ज़ होने वाले हैं।',
  'You run a household without a salary: replacing care for children and parents costs money too. Insurers accept this in some cases and limit the sum.':
    'घर सँभालना आपका काम है, बिना तनख़्वाह के: बच्चों और माता-पिता की देखभाल किसी और से कराने में भी पैसा लगता है। कुछ मामलों में कंपनियाँ इसे मानती हैं और रकम की सीमा रखती हैं।',
  'You have cover from your employer only, which normally ends when the job ends.':
    'आपके पास केवल नौकरी से मिला बीमा है, जो आम तौर पर नौकरी के साथ ख़त्म होता है।',
  'Nobody depends on your income and you have no debt that others would inherit.':
    'आपकी आय पर कोई निर्भर नहीं, और ऐसा कोई कर्ज़ नहीं जो दूसरों पर आए।',
  'You want the money back while you live. Pure term returns nothing, and a plan that returns premiums costs more for the same cover.':
    'आपको जीते-जी पैसा वापस चाहिए। सादा टर्म कुछ नहीं लौटाता, और प्रीमियम लौटाने वाला प्लान उसी कवर के लिए महँगा है।',
  'You need money during an illness. Look at [health insurance](/health-insurance) and [critical illness cover](/critical-illness-insurance) first.':
    'आपको बीमारी के दौरान पैसा चाहिए। पहले [स्वास्थ्य बीमा](/health-insurance) और [गंभीर बीमारी का बीमा](/critical-illness-insurance) देखें।',
  'You cannot keep paying for the full term. A smaller sum that stays in force protects more than a large one that lapses.':
    'पूरी अवधि तक भुगतान आपके बस में नहीं है। जो छोटी रकम चलती रहे, वह लैप्स होने वाली बड़ी रकम से ज़्यादा बचाव करती है।',
  'The sum assured, to your nominee, on death within the term':
    'अवधि में मृत्यु पर बीमा राशि, आपके नॉमिनी को',
  'At the end of the term': 'अवधि के अंत में',
  'Nothing, unless you chose return of premium': 'कुछ नहीं, जब तक प्रीमियम वापसी न चुनी हो',
  'Fixed at the start in most plans; regular, limited or single payment':
    'ज़्यादातर प्लान में शुरू में ही तय; पूरी अवधि, कम साल या एक बार का भुगतान',
  'Decided by the insurer from age, sum and health answers':
    'कंपनी तय करती है, आयु, रकम और सेहत के जवाबों से',
  'None in most pure term plans': 'ज़्यादातर सादे टर्म प्लान में कुछ नहीं',
  'Loan against it': 'इस पर कर्ज़',
  'Extra benefits for accident, illness or disability, each priced apart':
    'दुर्घटना, बीमारी या दिव्यांगता के अतिरिक्त लाभ, हर एक की अलग कीमत',
  'PMJJBY, PMSBY, EDLI: cover your family may have already':
    'PMJJBY, PMSBY, EDLI: शायद परिवार के पास यह कवर पहले से हो',
  'Public schemes, not sold by us': 'सरकारी योजनाएँ, हम इन्हें नहीं बेचते',
  'Suraksha (PMSBY): death by accident': 'सुरक्षा योजना (PMSBY): दुर्घटना से मृत्यु',
  'Provident fund members (EDLI): up to': 'प्रॉविडेंट फ़ंड के सदस्य (EDLI): ज़्यादा से ज़्यादा',
  'The figure of {0}; your employer pays for it. A new scheme replaced the old one in {1}, and we have not seen its sums. Ask your employer.':
    'यह {0} का आँकड़ा है; इसका पैसा नियोक्ता देता है। {1} में नई योजना ने पुरानी की जगह ली, और उसकी रकमें हमने नहीं देखीं। अपने नियोक्ता से पूछें।',
  'These sums are worth having, and for most families they cover months rather than years. Count them before you choose a sum, and tell your nominee that they exist.':
    'ये रकमें काम की हैं, पर ज़्यादातर परिवारों का ख़र्च इनसे कुछ महीने चलता है, साल नहीं। रकम चुनने से पहले इन्हें गिनें, और नॉमिनी को बता दें कि ये हैं।',
  'Death from illness at any time in the term, subject to what the policy says about its first months.':
    'अवधि में कभी भी बीमारी से मृत्यु, पॉलिसी के शुरू के महीनों की शर्तों के साथ।',
  'Death in an accident, at home, on the road or at work.':
    'दुर्घटना में मृत्यु: घर पर, सड़क पर या काम पर।',
  'Death abroad, in most plans. Check travel and residence terms if you are moving.':
    'विदेश में मृत्यु, ज़्यादातर प्लान में। बाहर बसना हो, तो यात्रा और निवास की शर्तें देखें।',
  '_Terminal illness_, where the plan says so: part or all of the sum is paid early when doctors certify that death is near.':
    '_जानलेवा बीमारी_, जहाँ प्लान में लिखा हो: डॉक्टर लिख दें कि मृत्यु पास है, तो रकम का कुछ हिस्सा या पूरी रकम पहले मिलती है।',
  'Terminal illness': 'जानलेवा बीमारी',
  'An extra sum on accidental death, with that [rider](term:rider).':
    'दुर्घटना में मृत्यु पर अतिरिक्त रकम, इस [राइडर](term:rider) के साथ।',
  'Future premiums waived after a disability or a listed illness, with a _waiver of premium_ rider.':
    'दिव्यांगता या सूची की बीमारी के बाद आगे के प्रीमियम माफ़, _प्रीमियम माफ़ी_ राइडर के साथ।',
  'Surviving the term: there is no [maturity](term:maturity) amount in pure term.':
    'अवधि पूरी होने तक जीवित रहना: सादे टर्म में [मैच्योरिटी](term:maturity) की कोई रकम नहीं होती।',
  'Suicide in the first {0} months after the start or a revival: at least {1} of the premiums paid is returned instead.':
    'पॉलिसी शुरू होने या दोबारा चालू होने के पहले {0} महीने में आत्महत्या: तब भरे प्रीमियम का कम से कम {1} लौटाया जाता है।',
  'A claim in the early years where smoking, an illness or other policies were hidden on the form.':
    'शुरू के सालों का ऐसा दावा, जिसमें तंबाकू, बीमारी या दूसरी पॉलिसियाँ फ़ॉर्म में छिपाई गई थीं।',
  'Death after the policy lapsed for an unpaid premium.':
    'प्रीमियम न भरने से पॉलिसी लैप्स होने के बाद मृत्यु।',
  'Hospital bills and lost pay during an illness, without a rider for it.':
    'अस्पताल के बिल और बीमारी में गई कमाई, जब तक उसका राइडर न हो।',
  'Under an accident rider: listed causes such as intoxication or dangerous sport.':
    'दुर्घटना राइडर में: सूची में दिए कारण, जैसे नशा या ख़तरनाक खेल।',
  'Add up what your family would need': 'परिवार की ज़रूरत जोड़ें',
  'Example with round numbers: spending of {0} a year for {1} years is {2}; add a home loan of {3} and education of {4}; take off savings of {5}. The answer is {6}, before inflation. Write your own four numbers.':
    'गोल अंकों में उदाहरण: साल में {0} का ख़र्च, {1} साल तक, यानी {2}। इसमें होम लोन {3} और पढ़ाई के {4} जोड़ें; बचत {5} घटाएँ। जवाब {6} है, महँगाई गिने बिना। अपने चार अंक लिखें।',
  'End the term where the need ends': 'ज़रूरत ख़त्म हो, वहीं अवधि ख़त्म करें',
  'Usually that is the year you stop working or the youngest child earns, whichever is later. Cover into very old age costs much more and often protects nobody.':
    'आम तौर पर यह वह साल है, जब आपका काम रुके या सबसे छोटा बच्चा कमाने लगे, जो बाद में हो। बहुत ज़्यादा आयु तक का कवर काफ़ी महँगा है और अक्सर किसी के काम नहीं आता।',
  'Choose who receives it, and how': 'तय करें, पैसा किसे और कैसे मिले',
  'Name the nominee and keep the name current after marriage, birth or death: [who owns the money](/term-insurance#nominee) depends on who you name. Some plans pay monthly instead of one sum, which helps a family that has never handled a large amount.':
    'नॉमिनी का नाम लिखें, और शादी, जन्म या मृत्यु के बाद उसे ताज़ा रखें: [पैसा किसका है](/term-insurance#nominee), यह इस पर निर्भर है कि नाम किसका है। कुछ प्लान एकमुश्त की जगह हर महीने देते हैं। जिस परिवार ने कभी बड़ी रकम नहीं सँभाली, उसे इससे मदद मिलती है।',
  'who owns the money': 'पैसा किसका है',
  'Tell everything on the proposal form': 'प्रस्ताव फ़ॉर्म में सब कुछ बताएँ',
  'Tobacco, past illness, medicines, family history, income, other policies. If a person offers to fill the form for you, read it before you sign. A truthful form may cost more; a false one can cost the claim.':
    'तंबाकू, पुरानी बीमारी, दवाएँ, परिवार की बीमारियाँ, आय, दूसरी पॉलिसियाँ। कोई आपके लिए फ़ॉर्म भरने को कहे, तो दस्तख़त से पहले उसे पढ़ें। सच्चा फ़ॉर्म महँगा पड़ सकता है; झूठे से दावा जा सकता है।',
  'Add riders one at a time': 'राइडर एक-एक करके जोड़ें',
  'Ask of each: what exactly triggers it, how much it pays, and whether a separate policy does it better. A bundle chosen for you is not a need.':
    'हर एक के बारे में पूछें: पैसा ठीक किस बात पर मिलता है, कितना मिलता है, और क्या अलग पॉलिसी यह बेहतर करती है। आपके लिए चुना हुआ बंडल आपकी ज़रूरत नहीं है।',
  'Read the policy when it arrives': 'पॉलिसी आए, तो पढ़ लें',
  'We found no official price list for {0} of term cover. The price depends on your age, sex, health, tobacco, the sum and the term.':
    '{0} के टर्म बीमे की कीमत बताने वाली कोई सार्वजनिक सूची हमें नहीं मिली। कीमत आयु, पुरुष या महिला, सेहत, तंबाकू, रकम और अवधि पर निर्भर है।',
  'The one public price, {0} a year for {1} at {2} to {3} years under Pradhan Mantri Jeevan Jyoti Bima Yojana, is no guide to it. You pay more for fewer years of payment or for return of premium; the premiums come back without interest.':
    'एक ही सार्वजनिक कीमत है, प्रधानमंत्री जीवन ज्योति बीमा योजना में {2} से {3} साल की आयु में {1} के लिए साल में {0}, और उससे इसका अंदाज़ा नहीं लगता। कम साल भुगतान या प्रीमियम वापसी में ज़्यादा भरना होता है; प्रीमियम बिना ब्याज के लौटते हैं।',
  'An individual term premium carries GST of {0}. A group policy through an employer or association still attracts GST, so do not compare the two without looking at tax.':
    'व्यक्तिगत टर्म प्रीमियम पर GST {0} है। नियोक्ता या संस्था की समूह पॉलिसी पर GST अब भी लगता है। इसलिए टैक्स देखे बिना दोनों की तुलना न करें।',
  'From receipt. The refund is your premium less a share for the days of cover, medical tests and stamp duty.':
    'मिलने के दिन से। वापस मिलने वाली रकम आपका प्रीमियम है, जिसमें से कवर के दिनों का हिस्सा, मेडिकल जाँच और स्टांप शुल्क घटता है।',
  'Premium blocked by UPI until you are accepted': 'आपके मंज़ूर होने तक प्रीमियम UPI में रुका',
  'Nothing is due before the insurer accepts you, also where it asks for medical tests first. With [Bima-ASBA](/faqs#faqs-bima-asba) the money waits in your account for that long at most, and cover starts on the day of acceptance.':
    'कंपनी आपको मंज़ूर करे, उससे पहले कुछ नहीं भरना होता, तब भी जब वह पहले मेडिकल जाँच माँगे। [बीमा-ASBA](/faqs#faqs-bima-asba) में पैसा ज़्यादा से ज़्यादा इतने दिन आपके खाते में रुका रहता है, और कवर मंज़ूरी के दिन शुरू होता है।',
  'Late premium, paid monthly': 'देर से प्रीमियम, मासिक भुगतान',
  'Cover stays in force during the grace period.': 'ग्रेस पीरियड में कवर चलता रहता है।',
  'Late premium, other frequencies': 'देर से प्रीमियम, बाकी भुगतान',
  'After it the policy lapses. Reviving it may need a new health declaration.':
    'इसके बाद पॉलिसी लैप्स हो जाती है। दोबारा चालू कराने में सेहत का नया बयान देना पड़ सकता है।',
  'Standard plan: sum assured': 'मानक पॉलिसी: बीमा राशि',
  'Saral Jeevan Bima is a term plan with terms set by the regulator, offered by life insurers under the same terms. Each sets its own price and may offer more.':
    'सरल जीवन बीमा ऐसा टर्म प्लान है, जिसकी शर्तें नियामक ने तय की हैं। जीवन बीमा कंपनियाँ इसे एक जैसी शर्तों पर देती हैं। हर कंपनी कीमत ख़ुद तय करती है और रकम ज़्यादा भी दे सकती है।',
  'Standard plan: age at entry': 'मानक पॉलिसी: लेने की आयु',
  'No bar by sex, place, occupation or education.': 'पुरुष-महिला, जगह, पेशे या पढ़ाई से कोई रोक नहीं।',
  'Standard plan: waiting period': 'मानक पॉलिसी: प्रतीक्षा अवधि',
  'In this time only an accidental death pays the sum assured; for any other death the premiums are returned.':
    'इस समय में बीमा राशि केवल दुर्घटना से मृत्यु पर मिलती है; बाकी मृत्यु पर प्रीमियम लौटाए जाते हैं।',
  'Beneficial nominee vs legal heir': 'लाभार्थी नॉमिनी और कानूनी वारिस',
  'Beneficial nominee vs legal heir: who owns the money':
    'लाभार्थी नॉमिनी और कानूनी वारिस: पैसा किसका है',
  'What the law says': 'कानून क्या कहता है',
  'Named as nominees, they keep it. Any other nominee receives the money, but your legal heirs may have a claim to it.':
    'ये नॉमिनी हों, तो पैसा इन्हीं का है। किसी और नॉमिनी को पैसा मिलता है, पर उस पर आपके कानूनी वारिसों का दावा हो सकता है।',
  'A new nominee': 'नया नॉमिनी',
  'In writing to the insurer, who confirms it. Without notice the insurer pays the person registered.':
    'बीमा कंपनी को लिखकर दें, जो इसकी पुष्टि करती है। सूचना न हो, तो कंपनी उसी को पैसा देती है जिसका नाम दर्ज है।',
  'Live-in partner, same-sex partner, fiancé or friend: many insurers ask why you name a person outside the family, and some refuse. Such a nominee receives the money, and the legal heirs may claim it: write a will that says the same.':
    'बिना शादी साथ रहने वाला साथी, समलैंगिक साथी, मंगेतर या दोस्त: कई कंपनियाँ पूछती हैं कि परिवार से बाहर का नाम क्यों, और कुछ मना कर देती हैं। ऐसे नॉमिनी को पैसा मिलता है, और कानूनी वारिसों का उस पर दावा हो सकता है: वसीयत में भी यही लिखें।',
  'Divorced: the former spouse stays nominee until you file a new one, policy by policy. A minor or adopted child may be named, with an adult appointee.':
    'तलाक के बाद: नॉमिनी पहले के पति या पत्नी ही रहते हैं, जब तक आप नया नॉमिनी दर्ज न कराएँ, हर पॉलिसी में अलग-अलग। नाबालिग या गोद लिए बच्चे को नॉमिनी बनाया जा सकता है; साथ में किसी वयस्क को उसके लिए नियुक्त करें (अपॉइंटी)।',
  'MWP Act: term insurance for your wife and children, and how to buy it':
    'MWP अधिनियम: पत्नी और बच्चों के लिए टर्म बीमा, और इसे कैसे लें',
  'The benefit: the money belongs to them alone. Under the Married Women’s Property (MWP) Act a married man marks a policy on his own life for his wife, his children or both, and it becomes a trust for wife and children: not part of his estate, out of reach of his creditors, a lender among them.':
    'फ़ायदा: पैसा केवल उन्हीं का है। विवाहित महिला संपत्ति (MWP) अधिनियम में शादीशुदा पुरुष अपने जीवन की पॉलिसी पत्नी, बच्चों या दोनों के नाम तय कर देता है। वह पत्नी और बच्चों का ट्रस्ट बन जाती है: उस पुरुष की संपत्ति का हिस्सा नहीं, और उसके लेनदारों की पहुँच से बाहर, जिनमें कर्ज़ देने वाला भी है।',
  'How to buy: ask the insurer for its MWP form before the proposal is accepted. Such forms usually ask for your wife or children, the share of each, and a trustee who receives the money for them. Ask what can be changed later: often nothing can, not even after a divorce.':
    'कैसे लें: प्रस्ताव मंज़ूर होने से पहले कंपनी से उसका MWP फ़ॉर्म माँगें। ऐसे फ़ॉर्म में आम तौर पर पत्नी या बच्चों के नाम, हर एक का हिस्सा, और एक ट्रस्टी पूछा जाता है, जो उनकी ओर से पैसा लेता है। पूछें कि बाद में क्या बदला जा सकता है: अक्सर कुछ नहीं, तलाक के बाद भी नहीं।',
  'Is suicide covered in term insurance?': 'क्या टर्म बीमे में आत्महत्या कवर है?',
  'Yes, in full after the first {0} months from the start or a revival; before that at least {1} of the premiums paid is returned. The policy’s own words decide. If you think of ending your life, talk to somebody now: [Tele-MANAS {2}](tel:{3}) is free and answers day and night; in danger call [{4}](tel:{5}).':
    'हाँ, पॉलिसी शुरू होने या दोबारा चालू होने के पहले {0} महीने के बाद पूरी रकम; उससे पहले हो, तो भरे हुए प्रीमियम का कम से कम {1} लौटाया जाता है। फ़ैसला पॉलिसी के अपने शब्दों से होता है। अगर जीवन ख़त्म करने का विचार आए, तो अभी किसी से बात करें: [टेली-मानस {2}](tel:{3}) पर दिन-रात मुफ़्त बात होती है; जान को ख़तरा हो, तो [{4}](tel:{5}) पर फ़ोन करें।',
  'Lapsed policy revival, disputed claims': 'लैप्स हुई पॉलिसी दोबारा चालू कराना, विवाद वाले दावे',
  'Limits in time': 'समय की सीमाएँ',
  'To revive a lapsed policy': 'लैप्स हुई पॉलिसी दोबारा चालू कराना',
  'With unpaid premiums, interest and often a health check. Your policy states its own period.':
    'बकाया प्रीमियम, ब्याज और अक्सर मेडिकल जाँच के साथ। समय आपकी पॉलिसी में लिखा है।',
  'Section {0}: no question after': 'धारा {0}: इसके बाद कोई सवाल नहीं',
  'Before that only for fraud, or for a fact that mattered and was misstated or hidden. A revival starts the time again.':
    'उससे पहले केवल धोखाधड़ी पर, या किसी ज़रूरी बात पर, जो ग़लत बताई या छिपाई गई। दोबारा चालू होने पर समय फिर से शुरू होता है।',
  'The years of revival and the suicide clause come from regulations that were replaced in {0}. A term policy written under the new ones says the same; the new regulations we have not read.':
    'दोबारा चालू कराने के साल और आत्महत्या की शर्त उन विनियमों से हैं, जिनकी जगह {0} में नए आए। नए विनियमों के तहत लिखी गई एक टर्म पॉलिसी भी यही कहती है; नए विनियम हमने नहीं पढ़े हैं।',
  'The Insurance Act was amended by an Act of {0}. Two summaries of it that we read name no change to the sections on nominees ({1}) and on questioned policies ({2}). The amended Act itself we have not read.':
    'बीमा अधिनियम में {0} के एक अधिनियम से बदलाव हुए। उसके जो दो सारांश हमने पढ़े, उनमें नॉमिनी ({1}) और सवाल उठाई गई पॉलिसियों ({2}) की धाराओं में कोई बदलाव नहीं बताया गया है। बदला हुआ अधिनियम हमने नहीं पढ़ा है।',
  'Housewife, NRI, smoker, diabetic, no ITR: who can buy?':
    'गृहिणी, NRI, तंबाकू, मधुमेह, ITR नहीं: कौन ले सकता है?',
  'How insurers usually treat them; each has its own rules':
    'कंपनियाँ आम तौर पर क्या करती हैं; हर एक के अपने नियम हैं',
  'Housewives, homemakers': 'गृहिणियाँ, घर सँभालने वाले',
  'Many insurers cover a spouse without an income of their own. They look at the income of the earning spouse and at the cover that spouse has, often ask for schooling, and limit the sum.':
    'कई कंपनियाँ उस पति या पत्नी को भी कवर देती हैं, जिसकी अपनी आय नहीं। वे कमाने वाले की आय और उसका कवर देखती हैं, अक्सर पढ़ाई पूछती हैं, और रकम की सीमा रखती हैं।',
  'Indians who live abroad (NRIs)': 'विदेश में बसे भारतीय (NRI)',
  'Most insurers accept them, from a list of countries. The health check may be by video, at a clinic abroad or in India. The premium is paid from an NRE, NRO or foreign account. Ask how your family claims, in which currency it is paid, and what happens if you move on.':
    'ज़्यादातर कंपनियाँ देशों की एक सूची से इन्हें लेती हैं। मेडिकल जाँच वीडियो पर, विदेश के क्लिनिक में या भारत में हो सकती है। प्रीमियम NRE, NRO या विदेशी खाते से भरा जाता है। पूछें कि परिवार दावा कैसे करे, पैसा किस मुद्रा में मिले, और कहीं और चले जाएँ तो क्या हो।',
  'Smokers, tobacco users': 'तंबाकू लेने वाले',
  'Smoked or chewed, now and then or daily: all of it counts, and some insurers count nicotine gum. The form asks about the past year or longer. The premium is clearly higher, and a hidden habit can cost the claim.':
    'पीना हो या चबाना, कभी-कभी या रोज़: सब गिना जाता है, और कुछ कंपनियाँ निकोटीन गम भी गिनती हैं। फ़ॉर्म में पिछले एक साल या उससे ज़्यादा का पूछा जाता है। प्रीमियम साफ़ तौर पर ज़्यादा है, और छिपाई हुई आदत से दावा जा सकता है।',
  'Diabetes, BP, thyroid, cholesterol, asthma': 'मधुमेह (शुगर), बीपी, थायरॉइड, कोलेस्ट्रॉल, दमा',
  'Usually accepted when controlled, after tests, often for a higher premium. Badly controlled, or with harm to heart or kidneys, it can be postponed or refused. Declare it with the medicines you take.':
    'काबू में हो, तो जाँच के बाद आम तौर पर मिल जाता है, अक्सर ज़्यादा प्रीमियम पर। काबू में न हो, या दिल या गुर्दे पर असर हो, तो टाला या मना किया जा सकता है। अपनी दवाओं के साथ इसे बताएँ।',
  'After cancer, a stent or a stroke': 'कैंसर, स्टेंट या स्ट्रोक के बाद',
  'Many insurers refuse, or wait until some years after the treatment ended; a few accept at a higher price. Ask several with the reports, and ask about the standard plan, Saral Jeevan Bima.':
    'कई कंपनियाँ मना करती हैं, या इलाज पूरा होने के बाद कुछ साल रुकती हैं; गिनी-चुनी कंपनियाँ ज़्यादा कीमत पर ले लेती हैं। रिपोर्ट के साथ कई कंपनियों से पूछें, और मानक पॉलिसी सरल जीवन बीमा के बारे में भी।',
  'Self-employed, gig workers, no ITR': 'अपना काम, गिग काम, ITR नहीं',
  'The sum follows the income you can prove. Without a tax return some insurers take bank statements, GST returns, a car or a home loan as a sign of income, for a smaller sum. PMJJBY asks for no income proof.':
    'रकम उस आय से तय होती है, जो साबित हो। टैक्स रिटर्न न हो, तो कुछ कंपनियाँ कम रकम के लिए बैंक स्टेटमेंट, GST रिटर्न, कार या होम लोन को आय का संकेत मान लेती हैं। PMJJBY में आय का प्रमाण नहीं माँगा जाता।',
  'Students, unmarried': 'छात्र, अविवाहित',
  'Some insurers cover a student, mostly up to a small sum or with a parent’s income. It is worth it if parents rely on you, or would have to repay an education loan.':
    'कुछ कंपनियाँ छात्र को कवर देती हैं, ज़्यादातर छोटी रकम तक या माता-पिता की आय पर। माता-पिता आप पर निर्भर हों, या पढ़ाई का कर्ज़ उन्हें चुकाना पड़े, तो यह काम का है।',
  'The nominee tells the insurer, fills in the claim form and sends the death certificate, the policy details, identity and bank proof. Hospital or police papers follow where the cause calls for them. Our [claim guide](/claim) lists them case by case, with the insurer’s time limits.':
    'नॉमिनी बीमा कंपनी को सूचना दे, दावा फ़ॉर्म भरे, और मृत्यु प्रमाणपत्र, पॉलिसी का ब्योरा, पहचान और बैंक का प्रमाण भेजे। कारण के हिसाब से अस्पताल या पुलिस के काग़ज़ बाद में लगते हैं। हमारी [दावे की गाइड](/claim) में हर मामले की सूची है, कंपनी की समय-सीमाओं के साथ।',
  'Without an investigation the insurer has {0} days to settle, with one {1} days. On a late payment it owes interest at the bank rate plus {2} percentage points, without being asked. A missing paper or late notice alone is no ground to refuse.':
    'जाँच न हो, तो कंपनी के पास निपटारे के लिए {0} दिन हैं, जाँच हो तो {1} दिन। देर हो, तो बैंक दर से {2} प्रतिशत अंक ज़्यादा ब्याज देना होता है, माँगे बिना। केवल कोई काग़ज़ कम होना या सूचना देर से देना नामंज़ूरी का आधार नहीं है।',
  'Of the individual death claims pending at the start of 2024-25 or reported in it, life insurers together paid {0} by number and {1} by amount. The gap hints that larger claims are refused or pending more often, which is one more reason for a complete proposal form.':
    '2024-25 के शुरू में बाकी रहे और उसी साल आए व्यक्तिगत मृत्यु-दावों में से सभी जीवन बीमा कंपनियों ने मिलकर गिनती में {0} और रकम में {1} चुकाए। यह फ़र्क इशारा करता है कि बड़े दावे ज़्यादा नामंज़ूर होते हैं या बाकी रहते हैं। प्रस्ताव फ़ॉर्म पूरा भरने की यह एक और वजह है।',
  'If the claim is refused, look up [what the reason means](/claim/refused) first. The nominee then complains to the insurer, which has {0} days to resolve it. The [complaint page](/grievance-redressal) lists where to go after that.':
    'दावा नामंज़ूर हो, तो पहले देखें कि [कारण का मतलब क्या है](/claim/refused)। फिर नॉमिनी कंपनी से शिकायत करे, जिसके पास हल के लिए {0} दिन हैं। उसके बाद कहाँ जाएँ, यह [शिकायत के पेज](/grievance-redressal) पर है।',
  'what the reason means': 'कारण का मतलब क्या है',
  'How much term insurance do I need?': 'कितना टर्म बीमा चाहिए?',
  'Start from what would have to be replaced: yearly spending until the last dependant can earn, plus loans, plus large goals such as education. Take off savings you would be willing to use and cover you already hold. Rules such as a multiple of salary are a rough check only, because they ignore your loans and the ages of your children. Insurers also limit the sum to what your income supports. [Work it out with your own figures](/term-insurance/human-life-value-calculator).':
    'शुरू इससे करें कि किसकी भरपाई करनी होगी: साल का ख़र्च, जब तक आख़िरी आश्रित कमाने न लगे, साथ में कर्ज़, और पढ़ाई जैसी बड़ी ज़रूरतें। जो बचत ख़र्च करने को तैयार हों और जो कवर पहले से हो, वह घटाएँ। तनख़्वाह के गुणा जैसे नियम केवल मोटा अंदाज़ा हैं, क्योंकि वे न आपका कर्ज़ देखते हैं, न बच्चों की आयु। कंपनियाँ भी रकम को आपकी आय तक सीमित रखती हैं। [अपने आँकड़ों से हिसाब लगाएँ](/term-insurance/human-life-value-calculator)।',
  'Is term insurance worth it?': 'क्या टर्म बीमा लेना ठीक है?',
  'Yes, if someone lives on your income or would have to repay your loans; no, if nobody would lose money by your death. It buys more cover for the premium than any other life policy. That nothing comes back if you live is the price of it, not a loss.':
    'हाँ, अगर कोई आपकी आय पर चलता है या आपका कर्ज़ किसी को चुकाना पड़ेगा; नहीं, अगर आपकी मृत्यु से किसी की आय नहीं जाएगी। प्रीमियम के हिसाब से यह किसी भी दूसरी जीवन बीमा पॉलिसी से ज़्यादा कवर देता है। जीवित रहने पर कुछ वापस नहीं मिलता, यह इसकी कीमत है, घाटा नहीं।',
  'Is group term insurance from my employer enough?': 'क्या नौकरी से मिला टर्म बीमा काफ़ी है?',
  'Rarely on its own. The sum is chosen by the employer, often as a multiple of pay, and it normally stops when you leave. Buying your own plan later means a higher age and perhaps an illness on the form. Treat the employer’s cover as an extra and size your own plan without it.':
    'अकेला शायद ही काफ़ी है। रकम नियोक्ता चुनता है, अक्सर तनख़्वाह के गुणा से, और नौकरी छूटने पर वह आम तौर पर रुक जाता है। अपना प्लान बाद में लेने पर आयु ज़्यादा होगी, और शायद फ़ॉर्म में कोई बीमारी भी। नियोक्ता के कवर को अतिरिक्त मानें, और अपना प्लान उसके बिना तय करें।',
  'Does term insurance have a waiting period: is a death in the first year paid?':
    'क्या टर्म बीमे में प्रतीक्षा अवधि होती है: पहले साल में मृत्यु पर पैसा मिलता है?',
  'A death in the first year is paid as a rule: an ordinary term plan covers illness and accident from the first day of cover. Only suicide is different, in the first {0} months. Saral Jeevan Bima pays in its first {1} days for an accidental death alone. The insurer looks closely at an early claim, so the form must be true.':
    'पहले साल की मृत्यु पर आम तौर पर पैसा मिलता है: साधारण टर्म प्लान कवर के पहले दिन से बीमारी और दुर्घटना को कवर करता है। केवल आत्महत्या अलग है, पहले {0} महीने में। सरल जीवन बीमा पहले {1} दिन में केवल दुर्घटना से मृत्यु पर देता है। शुरू के सालों के दावे को कंपनी बारीकी से देखती है, इसलिए फ़ॉर्म सच्चा होना चाहिए।',
  'Smoking: what if I start or stop after buying term insurance?':
    'तंबाकू: टर्म बीमा लेने के बाद शुरू करें या छोड़ें, तो क्या?',
  'What counts for the contract is the truth on the day you answered, up to the day the cover was accepted. If your habits change before acceptance, tell the insurer. After it, most plans keep the price for the term. Some insurers will look again at the rate for people who have stopped for a long time; that is their choice, not your right.':
    'करार के लिए वह सच गिना जाता है, जो जवाब देने के दिन था, और कवर मंज़ूर होने के दिन तक। मंज़ूरी से पहले आदत बदले, तो कंपनी को बताएँ। उसके बाद ज़्यादातर प्लान पूरी अवधि तक वही कीमत रखते हैं। लंबे समय से छोड़ चुके लोगों के लिए कुछ कंपनियाँ दर फिर से देखती हैं। यह उनकी मर्ज़ी है, आपका अधिकार नहीं।',
  'Section {0}: can a claim be refused after {1} years?':
    'धारा {0}: क्या {1} साल बाद दावा नामंज़ूर हो सकता है?',
  'Not for what the form said: after {0} years a life policy cannot be called into question on any ground. Within that time the insurer may question it for fraud or for a hidden fact that mattered to its decision. The time starts again for a policy you let lapse and then revived, so keep paying. A death the policy does not cover, or a policy not in force, is another matter. If an answer on your form was wrong, do not wait it out: write to the insurer and correct the record.':
    'फ़ॉर्म में लिखी बात पर नहीं: {0} साल बाद जीवन बीमा पॉलिसी पर किसी भी आधार पर सवाल नहीं उठाया जा सकता। उस समय में कंपनी धोखाधड़ी पर, या ऐसी छिपाई बात पर सवाल उठा सकती है, जिसका उसके फ़ैसले पर असर था। लैप्स हुई और फिर दोबारा चालू कराई गई पॉलिसी में समय फिर से शुरू होता है, इसलिए प्रीमियम भरते रहें। पॉलिसी जिस मृत्यु को कवर नहीं करती, या जो पॉलिसी चालू नहीं है, वह अलग बात है। फ़ॉर्म में आपका कोई जवाब ग़लत था, तो समय बीतने का इंतज़ार न करें: बीमा कंपनी को लिखकर ठीक कराएँ।',
  'Is term insurance with return of premium or “zero cost” worth it?':
    'प्रीमियम वापसी या “ज़ीरो कॉस्ट” टर्म बीमा लेना ठीक है?',
  'As a saving, seldom: you pay more each year and get back the premiums, without interest, if you live to the end. A “zero cost” plan returns them if you leave at a set age, and the cover ends then. What you give up is what the difference could have earned for you over decades, and the refund buys less by then because of inflation. It can suit someone who would otherwise not buy cover at all. Ask for both prices at the same sum and term, and compare.':
    'बचत के रूप में शायद ही: हर साल ज़्यादा भरना होता है, और अंत तक जीवित रहें तो प्रीमियम बिना ब्याज के लौटते हैं। “ज़ीरो कॉस्ट” प्लान तय आयु पर छोड़ने पर प्रीमियम लौटाता है, और तब कवर ख़त्म हो जाता है। फ़र्क की रकम दशकों में जो कमाती, वह छूट जाता है, और महँगाई के कारण लौटे हुए पैसे से तब कम ख़रीदा जा सकता है। यह उसे ठीक लग सकता है, जो वरना कोई कवर न लेता। एक ही रकम और अवधि पर दोनों की कीमत माँगें और तुलना करें।',
  'Can I have two term insurance policies?': 'क्या टर्म बीमे की दो पॉलिसियाँ लेना मुमकिन है?',
  'Yes. People add a second plan when a child is born or a home loan starts. Each new form asks for the policies you have; list them all. On death the nominee claims from each insurer separately, and each pays its own sum assured.':
    'हाँ। बच्चा होने पर या होम लोन शुरू होने पर लोग दूसरा प्लान जोड़ते हैं। हर नए फ़ॉर्म में आपकी पॉलिसियाँ पूछी जाती हैं; सबके नाम लिखें। मृत्यु पर नॉमिनी हर कंपनी से अलग दावा करे, और हर एक अपनी बीमा राशि देती है।',
  'Grace period: what if I miss a term insurance premium?':
    'ग्रेस पीरियड: टर्म बीमे का प्रीमियम छूट जाए, तो क्या होगा?',
  'Increasing, decreasing or level cover: which one?': 'बढ़ता, घटता या एक समान कवर: कौन सा?',
  'Let the sum follow the need. Cover that grows fits a young household whose spending will rise for decades; cover that shrinks fits one loan with a fixed repayment plan, and nothing besides it. For most families the need first rises with children and then falls, so a level sum with a sensible end date is a fair compromise. Whatever you choose, ask for the sum in the tenth and twentieth year in rupees, because a percentage hides how slowly or quickly it moves.':
    'रकम ज़रूरत के साथ चले। बढ़ने वाला कवर उस युवा परिवार के लिए है, जिसका ख़र्च दशकों तक बढ़ेगा; घटने वाला उस एक कर्ज़ के लिए, जिसकी किस्तें तय हों, और किसी चीज़ के लिए नहीं। ज़्यादातर परिवारों में ज़रूरत बच्चों के साथ पहले बढ़ती है, फिर घटती है। इसलिए ठीक आख़िरी तारीख़ वाली एक समान रकम अच्छा समझौता है। जो भी चुनें, दसवें और बीसवें साल की रकम रुपयों में पूछें, क्योंकि प्रतिशत से पता नहीं चलता कि वह कितनी धीरे या जल्दी बदलती है।',
  'Term insurance rejected, or the premium raised: what now?':
    'टर्म बीमा नामंज़ूर, या प्रीमियम बढ़ा: अब क्या करें?',
  'Ask for the reason. A test that was wrong or old can be repeated and sent again. Another insurer may judge the same facts differently, and every later form that asks must be told of the refusal. Compare the higher price with the same cover elsewhere before you accept it.':
    'कारण पूछें। ग़लत या पुरानी जाँच फिर से कराकर भेजी जा सकती है। दूसरी कंपनी उन्हीं बातों को अलग नज़र से देख सकती है, और आगे जो भी फ़ॉर्म पूछे, उसमें यह नामंज़ूरी बतानी होती है। मानने से पहले बढ़ी कीमत को दूसरी जगह के उसी कवर से मिलाकर देखें।',
  'What is Saral Jeevan Bima, and when does it make sense?': 'सरल जीवन बीमा क्या है, और कब ठीक है?',
  'It is the standard term plan, and makes sense when other plans turn you away for your job, your education or where you live: it has no bar on any of these. The insurer may still look at your health. Its wording is the same at every life insurer, so you compare price and service alone. Two limits: insurers need to offer only {0} to {1}, and a death by illness in the first {2} days returns the premiums and nothing more.':
    'यह मानक टर्म प्लान है, और तब काम का है, जब आपके काम, पढ़ाई या रहने की जगह के कारण दूसरे प्लान न मिलें: इसमें इनमें से किसी पर रोक नहीं। कंपनी आपकी सेहत फिर भी देख सकती है। इसके शब्द हर जीवन बीमा कंपनी में एक जैसे हैं, इसलिए तुलना केवल कीमत और सेवा की करनी होती है। दो सीमाएँ हैं: कंपनियों के लिए केवल {0} से {1} देना ज़रूरी है, और पहले {2} दिन में बीमारी से मृत्यु पर केवल प्रीमियम लौटते हैं, और कुछ नहीं।',
  'One sum for your family': 'परिवार के लिए एकमुश्त रकम',
  'Three ways the sum can move with age': 'आयु के साथ रकम चलने के तीन तरीके',
  'Each cover starts at {0} at age {1} and ends at {2}. What differs is the sum your family would receive in between.':
    'हर कवर {1} साल की आयु में {0} से शुरू होता है और {2} पर ख़त्म। फ़र्क उस रकम का है, जो बीच के सालों में परिवार को मिलती।',
} as const satisfies Catalogue;
