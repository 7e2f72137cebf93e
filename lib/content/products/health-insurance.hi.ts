import type { Catalogue } from '../../languages/create-translator.ts';

export const healthInsuranceProductHindi = {
  '**Disability (PwD), HIV or mental illness:** every general and health insurer has to offer a product for these people, by IRDAI’s circular of {0}. Not a ground to refuse: the disability or illness itself. Ask any insurer for it by that date.':
    '**दिव्यांगता (PwD), HIV या मानसिक बीमारी:** हर सामान्य और स्वास्थ्य बीमा कंपनी को इन लोगों के लिए एक प्लान रखना होता है, IRDAI के {0} के परिपत्र के अनुसार। केवल उस दिव्यांगता या बीमारी के कारण मना नहीं किया जा सकता। किसी भी कंपनी से उसी तारीख़ के हवाले से यह प्लान माँगें।',
  '**Without a price list.** Ask for two written quotations with the same sum insured, the same people and the same room. Compare the final amounts, and what each plan leaves you to pay.':
    '**इसके बदले क्या करें।** दो लिखित कोटेशन माँगें, जिनमें बीमा राशि, लोग और कमरा एक जैसे हों। फिर आख़िरी रकम की तुलना करें, और यह भी कि हर प्लान में बिल का कितना हिस्सा आपके ज़िम्मे रहता है।',
  'In the wording, look for the codes Excl01 for known illnesses and Excl02 for the list: health wordings use the same ones. A wait that has ended does not restart as long as you renew in time.':
    'पॉलिसी की शर्तों में ये कोड खोजें: पहले से मौजूद बीमारी के लिए Excl01 और सूची के लिए Excl02। सब स्वास्थ्य पॉलिसियों में यही कोड हैं। पूरी हो चुकी प्रतीक्षा दोबारा शुरू नहीं होती, जब तक नवीनीकरण समय पर होता रहे।',
  '{0} days for any illness; accidents are covered at once':
    'किसी भी बीमारी के लिए {0} दिन; दुर्घटना तुरंत कवर होती है',
  'How health insurance pays the hospital bill': 'स्वास्थ्य बीमा अस्पताल का बिल कैसे चुकाता है',
  'Health insurance pays for treatment in hospital up to a yearly limit. If one serious illness would eat your savings or put you in debt, you need it before you need any investment.':
    'स्वास्थ्य बीमा अस्पताल में इलाज का ख़र्च साल की एक सीमा तक भरता है। अगर एक गंभीर बीमारी आपकी बचत खा जाए या कर्ज़ में डाल दे, तो किसी भी निवेश से पहले यह बीमा ज़रूरी है।',
  'Longest wait, existing illness': 'पहले से मौजूद बीमारी की सबसे लंबी प्रतीक्षा',
  'The longest an insurer may make you wait. Many plans ask for less.':
    'बीमा कंपनी ज़्यादा से ज़्यादा इतनी प्रतीक्षा रख सकती है। कई प्लान में यह कम है।',
  'Cashless decision time': 'कैशलेस पर फ़ैसले का समय',
  'Counted from the time the insurer gets the hospital’s request.':
    'उस समय से गिना जाता है, जब कंपनी को अस्पताल का अनुरोध मिले।',
  'GST on your premium': 'आपके प्रीमियम पर GST',
  'Individual and family policies, since {0}.': 'अकेले व्यक्ति और परिवार की पॉलिसियाँ, {0} से।',
  'Most health policies are _indemnity_ policies: they pay what treatment actually cost, never more. The ceiling is the _sum insured_, the most the policy pays in one policy year, unless the plan has _restoration_, which fills it up again. Payment starts with an admission, or with a day-care procedure that no longer needs a night in bed.':
    'ज़्यादातर स्वास्थ्य पॉलिसियाँ _ख़र्च भरने वाली_ होती हैं: इलाज पर जितना सच में ख़र्च हुआ, उतना देती हैं, उससे ज़्यादा कभी नहीं। ऊपर की सीमा है _बीमा राशि_ (सम इंश्योर्ड): पॉलिसी एक साल में ज़्यादा से ज़्यादा इतना चुकाती है, जब तक प्लान में _रिस्टोरेशन_ न हो, जो उसे फिर भर देता है। भुगतान अस्पताल में भर्ती से शुरू होता है, या ऐसे डे-केयर इलाज से, जिसमें अब रात भर रुकना नहीं पड़ता।',
  'The sum insured is the number everybody compares. It seldom decides what you pay. Two {0} policies can settle the same bill very differently, because of the room limit, the co-pay, limits for single diseases, and waiting periods. These lines are in the _customer information sheet_, the short summary that comes with every policy. Read that before the brochure.':
    'बीमा राशि की तुलना सब करते हैं। पर आपकी जेब से कितना जाएगा, यह वह कम ही तय करती है। {0} की दो पॉलिसियाँ एक ही बिल का निपटारा बहुत अलग ढंग से कर देती हैं। कारण हैं: कमरे के किराए की सीमा, को-पे (बिल में आपका हिस्सा), अलग-अलग बीमारियों की सीमा और प्रतीक्षा अवधि (वेटिंग पीरियड)। ये बातें _ग्राहक जानकारी पत्र_ में लिखी होती हैं, जो हर पॉलिसी के साथ आने वाला छोटा सार है। ब्रोशर से पहले इसे पढ़ें।',
  'Many people already have cover from an employer. It helps, and it usually ends with the job, often at an age when buying your own has become costlier and waiting periods begin from zero.':
    'बहुत लोगों के पास नौकरी से मिला बीमा होता है। वह काम आता है, पर आम तौर पर नौकरी के साथ ख़त्म हो जाता है, अक्सर उस आयु में जब अपनी पॉलिसी महँगी हो चुकी होती है और प्रतीक्षा अवधि शून्य से शुरू होती है।',
  'You have no cover of your own, or only your employer’s.':
    'आपका अपना कवर नहीं है, या केवल नौकरी से मिला बीमा है।',
  'You are healthy now: [waiting periods](term:waiting-period) then pass while you do not need the policy.':
    'अभी आप स्वस्थ हैं: तब [प्रतीक्षा अवधि](term:waiting-period) उसी समय में निकल जाती है, जब पॉलिसी की ज़रूरत नहीं पड़ती।',
  'You run a business or freelance, so nobody else insures you.':
    'आपका अपना कारोबार या फ़्रीलांस काम है, इसलिए कोई और आपका बीमा नहीं कराता।',
  'You live where private hospitals are the realistic choice in an emergency.':
    'आपके इलाके में इमरजेंसी में निजी अस्पताल ही असल रास्ता है।',
  'You hold an old policy whose sum insured has not moved for years.':
    'आपकी पुरानी पॉलिसी की बीमा राशि बरसों से नहीं बढ़ी है।',
  'You need money for an operation already advised. A new policy will not pay for it.':
    'पहले से सुझाए गए ऑपरेशन के लिए पैसा चाहिए। नई पॉलिसी उसका ख़र्च नहीं भरेगी।',
  'You want routine doctor visits and medicines paid. Few plans do that, and the price reflects it.':
    'आम डॉक्टर-जाँच और दवाओं का ख़र्च चाहिए। इनका ख़र्च कम ही प्लान देते हैं, और वह कीमत में जुड़ जाता है।',
  'A [public scheme](/health-insurance#public-schemes) already covers you fully at hospitals you would really use.':
    'एक [सरकारी योजना](/health-insurance#public-schemes) में आपका पूरा कवर पहले से है, उन अस्पतालों में, जहाँ आपका सच में जाना होगा।',
  'Your premium would leave you unable to renew next year. A smaller cover kept for years beats a large one dropped.':
    'प्रीमियम इतना है कि अगले साल रिन्यू कराना कठिन होगा। बरसों चलने वाला छोटा कवर बीच में छूटे बड़े कवर से बेहतर है।',
  'Actual treatment cost, up to the sum insured': 'इलाज का असली ख़र्च, बीमा राशि तक',
  'The hospital ([cashless](term:cashless)) or you (reimbursement)':
    'अस्पताल को ([कैशलेस](term:cashless)) या आपको (रीइंबर्समेंट)',
  'Usual term': 'आम अवधि',
  'One year, renewable for life': 'एक साल, आजीवन रिन्यू होने वाली',
  'Answers on your form': 'फ़ॉर्म में आपके जवाब',
  'Can be challenged for {0} months ({1} years); after that only for proven fraud':
    '{0} महीने ({1} साल) तक सवाल उठ सकता है; उसके बाद केवल साबित धोखाधड़ी पर',
  'Not refused because you claimed': 'दावा करने के कारण नहीं रोका जाता',
  'Ayushman Bharat: cover your family may already have': 'आयुष्मान भारत: शायद परिवार का कवर पहले से है',
  '**Anyone from {0} years: {1} a year.** Ayushman Vay Vandana is free, whatever the income, and pays from the first day for illness they already have. A private policy may be kept beside it. [How to apply](/senior-citizen#free-cover-from-70).':
    '**{0} साल या उससे ऊपर के सब लोग: साल में {1}।** आयुष्मान वय वंदना मुफ़्त है, आय कितनी भी हो, और पहले से मौजूद बीमारी पर भी पहले दिन से ख़र्च भरता है। साथ में निजी पॉलिसी रखी जा सकती है। [कैसे आवेदन करें](/senior-citizen#free-cover-from-70)।',
  'Anyone from {0} years: {1} a year.': '{0} साल या उससे ऊपर के सब लोग: साल में {1}।',
  'Families on the government’s list: {0} a year.': 'सरकार की सूची के परिवार: साल में {0}।',
  '**Families on the government’s list: {0} a year.** Ayushman Bharat PM-JAY covers the whole family together, in empanelled hospitals. It cannot be bought: the list decides. Ask the helpline {1}, or look it up on beneficiary.nha.gov.in. ESIC, CGHS and schemes of a state are cover too. Ask who they insure, until when, and in which hospitals near you, before you choose a sum.':
    '**सरकार की सूची के परिवार: साल में {0}।** आयुष्मान भारत PM-JAY में पूरा परिवार साथ कवर होता है, योजना की सूची के अस्पतालों में। इसे ख़रीदा नहीं जा सकता: सूची तय करती है। हेल्पलाइन {1} पर पूछें, या beneficiary.nha.gov.in पर देखें। ESIC, CGHS और राज्यों की योजनाएँ भी कवर देती हैं। बीमा राशि चुनने से पहले पूछें कि इनमें कौन-कौन, कब तक और आपके पास के किन अस्पतालों में कवर है।',
  'Room, nursing, doctors’ and surgeons’ fees, operation theatre and intensive care':
    'कमरा, नर्सिंग, डॉक्टर और सर्जन की फ़ीस, ऑपरेशन थिएटर और गहन चिकित्सा',
  'Medicines, tests, implants and devices used during the stay':
    'भर्ती के दौरान लगी दवाएँ, जाँच, इंप्लांट और उपकरण',
  'Bills shortly before and after the stay: {0} days and {1} days in the regulator’s standard policy':
    'भर्ती से ठीक पहले और छुट्टी के ठीक बाद के बिल: नियामक की मानक पॉलिसी में {0} दिन और {1} दिन',
  '[Day-care](term:day-care) procedures such as dialysis, chemotherapy or cataract surgery':
    '[डे-केयर](term:day-care) इलाज, जैसे डायलिसिस, कीमोथेरेपी या मोतियाबिंद का ऑपरेशन',
  'In-patient AYUSH treatment (Ayurveda, yoga, Unani, Siddha, homoeopathy), within the plan’s terms':
    'भर्ती होकर आयुष इलाज (आयुर्वेद, योग, यूनानी, सिद्ध, होम्योपैथी), प्लान की शर्तों पर',
  'Ambulance charges, usually up to a fixed amount': 'एंबुलेंस का ख़र्च, आम तौर पर एक तय रकम तक',
  'Mental illness treated in hospital, within the plan’s limits':
    'अस्पताल में मानसिक बीमारी का इलाज, प्लान की सीमाओं में',
  'Pre-existing and listed diseases until their waiting periods end':
    'पहले से मौजूद और सूची की बीमारियाँ, प्रतीक्षा पूरी होने तक',
  'Illness in the first {0} days of a new policy': 'नई पॉलिसी के पहले {0} दिन में हुई बीमारी',
  'A stay only for tests or observation that could have been done without admission':
    'केवल जाँच या निगरानी के लिए भर्ती, जो बिना भर्ती हो जाती',
  'Cosmetic surgery, and weight-control treatment unless set conditions are met':
    'सुंदरता के लिए सर्जरी, और वज़न घटाने का इलाज, जब तक तय शर्तें पूरी न हों',
  'Infertility treatment and, in most base plans, maternity':
    'बाँझपन का इलाज, और ज़्यादातर बेस प्लान में प्रसव का ख़र्च',
  'Hospital extras such as toiletries and admission kits: the regulator’s list of optional items has {0} items':
    'अस्पताल की अलग चीज़ें, जैसे साबुन-ब्रश और भर्ती की किट: नियामक की वैकल्पिक चीज़ों की सूची में {0} चीज़ें हैं',
  'Unproven treatment, and injury from breaking the law or substance abuse':
    'अप्रमाणित इलाज, और कानून तोड़ने या नशे से लगी चोट',
  'Ask what a heart operation costs near you': 'अपने इलाके में दिल के ऑपरेशन का ख़र्च पूछें',
  'Ask a hospital you would really use for its estimate for a heart operation or a cancer surgery. Your sum insured should clear it with room for years of rising costs.':
    'जिस अस्पताल में सच में जाना होगा, उससे दिल के ऑपरेशन या कैंसर की सर्जरी का अनुमान माँगें। बीमा राशि उससे ऊपर रहे, और आगे के बरसों में बढ़ते ख़र्च के लिए भी गुंजाइश हो।',
  'Your sum insured': 'आपकी बीमा राशि',
  'Look for limits inside the limit': 'सीमा के अंदर की सीमाएँ खोजें',
  'Search the information sheet for room rent, [co-pay](term:co-pay), [deductible](term:deductible) and disease-wise caps. Each of these moves part of the bill to you.':
    'जानकारी पत्र में कमरे का किराया, [को-पे](term:co-pay), [डिडक्टिबल](term:deductible) और बीमारी-वार सीमाएँ खोजें। इनमें से हर एक से बिल का कुछ हिस्सा आप पर आता है।',
  'Check hospitals near you': 'पास के अस्पताल देखें',
  'Cashless works smoothly in the insurer’s _network hospitals_. Look in the insurer’s own list for those near you, and read [how to check a hospital](/cashless-hospital): lists change.':
    'बीमा कंपनी के _नेटवर्क अस्पतालों_ में कैशलेस आसानी से चलता है। पास के अस्पताल कंपनी की अपनी सूची में देखें, और पढ़ें कि [अस्पताल कैसे जाँचें](/cashless-hospital): सूचियाँ बदलती रहती हैं।',
  'Tell everything on the form': 'फ़ॉर्म में सब बताएँ',
  'Past surgery, regular tablets, tests you were told to repeat: write it all down. A form that someone else filled in hastily is a common reason for a rejected claim.':
    'पुराने ऑपरेशन, रोज़ की दवाएँ, वे जाँचें जो दोबारा कराने को कहा गया: सब लिखें। जल्दी में किसी और का भरा हुआ फ़ॉर्म दावा नामंज़ूर होने का आम कारण है।',
  'Compare the price in ten years': 'दस साल बाद की कीमत देखें',
  'Ask for the same plan’s premium at ages ten and twenty years above yours. You will renew this policy for decades, so the later price matters more than the first.':
    'उसी प्लान का प्रीमियम पूछें, आपकी आज की आयु से दस और बीस साल ऊपर का। यह पॉलिसी बरसों तक रिन्यू होगी, इसलिए बाद की कीमत पहली से ज़्यादा मायने रखती है।',
  'In 2024-25 a person covered by an individual policy paid about {0} a year on average, one in a group policy, such as an employer’s, about {1}: premium by people covered, from IRDAI’s annual report. The averages hide age, city and sum insured, so your price can be far from them.':
    '2024-25 में अकेले व्यक्ति की पॉलिसी में एक व्यक्ति का औसत प्रीमियम साल में लगभग {0} रहा, समूह पॉलिसी में, जैसे नौकरी से मिले बीमे में, लगभग {1}: IRDAI की सालाना रिपोर्ट का प्रीमियम, कवर लोगों की गिनती से बाँटकर। औसत में आयु, शहर और बीमा राशि छिप जाती है, इसलिए आपकी कीमत इससे बहुत अलग हो सकती है।',
  'The premium rises with age, sum insured, number of people, and in many plans with the city you live in. A medical history can add a _loading_, an extra charge on your own premium. A deductible or a co-pay brings it down, because you carry part of each bill.':
    'प्रीमियम आयु, बीमा राशि, लोगों की गिनती और कई प्लान में शहर के साथ बढ़ता है। पुरानी बीमारियों के कारण _लोडिंग_ जुड़ सकती है, यानी आपके अपने प्रीमियम पर बढ़ी रकम। डिडक्टिबल या को-पे से प्रीमियम घटता है, क्योंकि हर बिल का एक हिस्सा आपको उठाना होता है।',
  'In the old regime you deduct premiums for yourself, spouse and dependent children up to {0} a tax year. Premiums for your parents come in addition, up to {1}. Either limit is {2} where the person insured is {3} or over. The new regime applies unless you choose the old one; the deduction there: none. Subject to the tax law in force.':
    'पुरानी टैक्स व्यवस्था में अपने, पति या पत्नी और आश्रित बच्चों के प्रीमियम आय से घटते हैं, एक टैक्स वर्ष में {0} तक। माता-पिता के प्रीमियम इसके अलावा हैं, {1} तक। जिनका बीमा है, वे {3} साल या उससे ऊपर के हों, तो इन दोनों सीमाओं में से हर एक {2} है। जब तक आप पुरानी न चुनें, नई व्यवस्था लागू होती है; उसमें कोई छूट नहीं। लागू टैक्स कानून के अनुसार।',
  'GST on an individual or family policy is {0}. Insurers can no longer set off the tax they pay themselves, so base prices may have moved. Compare the final amount.':
    'अकेले व्यक्ति या परिवार की पॉलिसी पर GST {0} है। कंपनियाँ अपना दिया हुआ टैक्स अब समायोजित नहीं कर पातीं, इसलिए मूल कीमत बदल गई हो सकती है। आख़िरी रकम की तुलना करें।',
  'Counted from the day you receive the policy document. Use it to check your name, your declared illnesses and every limit; cancel if the policy is not what you were told.':
    'पॉलिसी के काग़ज़ मिलने के दिन से गिना जाता है। इस समय में अपना नाम, बताई हुई बीमारियाँ और हर सीमा जाँचें। पॉलिसी वैसी न हो जैसी बताई गई थी, तो रद्द करा दें।',
  'Paying for a new policy: the UPI block': 'नई पॉलिसी का भुगतान: UPI पर रोकी गई रकम',
  'Pay once the insurer has said yes to the proposal. With [Bima-ASBA](/faqs#faqs-bima-asba) it may block the premium in your account for this time; after a “no” the money is free again.':
    'बीमा कंपनी प्रस्ताव पर हाँ कह दे, तभी भुगतान करें। [बीमा-ASBA](/faqs#faqs-bima-asba) में वह इतने समय तक आपके खाते में प्रीमियम की रकम रोक सकती है; “नहीं” होने पर रकम फिर खुल जाती है।',
  'Paying late: yearly, half-yearly or quarterly': 'देर से भुगतान: सालाना, छमाही या तिमाही',
  'You keep your credits if you pay within this time. If you pay in instalments, cover continues inside the policy year. After a yearly policy has ended, do not rely on cover until you have paid.':
    'इस समय के अंदर भुगतान करें, तो पूरी हुई प्रतीक्षा जैसे लाभ बने रहते हैं। किस्तों में भुगतान हो, तो पॉलिसी वर्ष के अंदर कवर चलता रहता है। सालाना पॉलिसी ख़त्म होने के बाद, भुगतान होने तक कवर का भरोसा न करें।',
  'Paying late: monthly': 'देर से भुगतान: मासिक',
  'With instalments inside the policy year, cover continues during this time.':
    'पॉलिसी वर्ष के अंदर किस्तों में भुगतान हो, तो इस समय कवर चलता रहता है।',
  'Older papers still print eight years. After this much unbroken cover a claim cannot be refused for non-disclosure or misstatement, except established fraud. Limits and exclusions still apply.':
    'पुराने काग़ज़ों में अब भी आठ साल छपे हैं। इतने समय के बिना रुकावट कवर के बाद बात न बताने या ग़लत बताने पर दावा नामंज़ूर नहीं हो सकता, साबित धोखाधड़ी को छोड़कर। सीमाएँ और जो कवर नहीं है, वे फिर भी लागू रहते हैं।',
  'An insurer may refuse only for fraud, misrepresentation or a withdrawn product, and in the last case must offer another.':
    'बीमा कंपनी केवल तीन बातों पर मना कर सकती है: धोखाधड़ी, ग़लत बताना, या प्लान का बंद होना। आख़िरी हालत में उसे दूसरा प्लान देना होगा।',
  'Where a plan rewards a year without claims, you choose which of the two you get.':
    'जहाँ प्लान बिना दावे वाले साल का इनाम देता है, वहाँ दोनों में से क्या मिले, यह आप चुनें।',
  'Portability: changing your insurer': 'पॉलिसी पोर्ट कराना (पोर्टेबिलिटी): बीमा कंपनी बदलना',
  '_Portability_ means that you go to another insurer at renewal and take along what you have earned: sum insured, bonus, waiting time served and the years towards the moratorium. The whole policy moves, with every family member in it. The new insurer looks at your health and may say no.':
    '_पॉलिसी पोर्ट कराना_ यानी नवीनीकरण के समय आप दूसरी कंपनी में जाएँ और अपना कमाया हुआ साथ ले जाएँ: बीमा राशि, बोनस, पूरी हुई प्रतीक्षा और मोरेटोरियम अवधि के साल। पूरी पॉलिसी जाती है, परिवार के हर सदस्य के साथ। नई कंपनी आपकी सेहत देखती है और मना भी कर सकती है।',
  'Ask from {0} days before the renewal date. By {1} days before it you are on the safe side: some older wordings want that much notice.':
    'नवीनीकरण की तारीख़ से {0} दिन पहले से अनुरोध करें। {1} दिन पहले तक कर दें, तो निश्चिंत रहें: कुछ पुरानी शर्तों में इतने पहले सूचना देनी होती है।',
  'The last day is {0} days before it, by the rule of {1}. Some insurers take later requests; do not count on it.':
    'आख़िरी दिन उससे {0} दिन पहले है, {1} के नियम से। कुछ कंपनियाँ देर से आए अनुरोध भी लेती हैं, पर उस पर भरोसा न करें।',
  'Waiting time counts up to the old sum insured and bonus. On a higher sum the waits begin anew for the added part: moving from {0} to {1} after two years, the two years count for a claim up to {2}. Have both sums and their dates written into the policy.':
    'प्रतीक्षा पुरानी बीमा राशि और बोनस तक गिनी जाती है। राशि बढ़ने पर बढ़े हुए हिस्से की प्रतीक्षा नए सिरे से शुरू होती है: दो साल बाद {0} से {1} पर जाएँ, तो वे दो साल {2} तक के दावे में गिने जाते हैं। दोनों राशियाँ और उनकी तारीख़ें पॉलिसी में लिखवाएँ।',
  'Compare room limit, co-pay, limits for single diseases and the price ten years on. A lower premium alone is a weak reason.':
    'कमरे के किराए की सीमा, को-पे, अलग-अलग बीमारियों की सीमा और दस साल बाद की कीमत की तुलना करें। केवल कम प्रीमियम के लिए बदलना कमज़ोर वजह है।',
  'Declare every illness, medicine and claim, and send the old schedules: they show since when you are covered.':
    'हर बीमारी, दवा और दावा बताएँ, और पुरानी अनुसूचियाँ भेजें: उनसे पता चलता है कि आपका कवर कब से है।',
  'Keep the old policy: pay its renewal if no written yes has come by the due date. A gap costs the waiting time you wanted to keep. The [renewal page](/renewal) counts your dates.':
    'पुरानी पॉलिसी बनाए रखें: प्रीमियम भरने की तारीख़ तक लिखित हाँ न आए, तो उसका प्रीमियम भरें। बीच में कवर टूटा, तो वही पूरी हुई प्रतीक्षा चली जाती है, जिसे बचाना था। [नवीनीकरण पेज](/renewal) आपकी तारीख़ें गिनता है।',
  'NRI, student, housewife, gig worker, foreigner: who can buy':
    'NRI, छात्र, गृहिणी, गिग वर्कर, विदेशी: कौन ले सकता है?',
  '**NRI:** yes, for treatment in India. You usually need a passport, an Indian address and bank account; some insurers ask you to be in India when you buy. Parents in India can be insured while you pay from abroad.':
    '**NRI:** हाँ, भारत में इलाज के लिए। आम तौर पर पासपोर्ट, भारत का पता और बैंक खाता चाहिए; कुछ कंपनियाँ कहती हैं कि लेते समय आप भारत में हों। भारत में रहने वाले माता-पिता का बीमा हो सकता है, भुगतान आप विदेश से करें।',
  '**Housewife or homemaker:** yes, on her own or in a [floater](/family-health-insurance); hospital cover needs no income of her own.':
    '**गृहिणी:** हाँ, अपने नाम से या [फ़्लोटर](/family-health-insurance) में; अस्पताल के कवर के लिए अपनी आय ज़रूरी नहीं।',
  'Housewife or homemaker:': 'गृहिणी:',
  '**Student:** yes. A dependent child stays in the parents’ floater up to the plan’s age limit, also at a hostel; after that an individual policy fits.':
    '**छात्र:** हाँ। आश्रित बच्चा प्लान की आयु-सीमा तक माता-पिता के फ़्लोटर में रहता है, हॉस्टल में रहे तब भी; उसके बाद अकेले व्यक्ति की पॉलिसी ठीक है।',
  'Student:': 'छात्र:',
  '**Gig worker, freelancer, self-employed:** an individual policy or a floater. Cover that a platform gives ends when you stop working for it.':
    '**गिग वर्कर, फ़्रीलांसर, अपना काम करने वाले:** अकेले व्यक्ति की पॉलिसी या फ़्लोटर। प्लेटफ़ॉर्म का दिया कवर तब ख़त्म होता है, जब उसके लिए काम बंद हो।',
  'Gig worker, freelancer, self-employed:': 'गिग वर्कर, फ़्रीलांसर, अपना काम करने वाले:',
  '**Foreigner living in India:** some insurers accept one with a valid visa and an Indian address. Ask for treatment outside India: it is mostly left out.':
    '**भारत में रहने वाले विदेशी:** कुछ कंपनियाँ ऐसे व्यक्ति को लेती हैं, जिसके पास मान्य वीज़ा और भारत का पता हो। भारत से बाहर के इलाज के बारे में पूछें: वह ज़्यादातर शामिल नहीं होता।',
  'Foreigner living in India:': 'भारत में रहने वाले विदेशी:',
  '**Smoker:** yes, often at a higher price. Say so on the form: a wrong answer can cost the claim.':
    '**तंबाकू लेने वाले:** हाँ, अक्सर ज़्यादा कीमत पर। फ़ॉर्म में लिखें: ग़लत जवाब से दावा हाथ से जा सकता है।',
  'Smoker:': 'तंबाकू लेने वाले:',
  'Mental illness, HIV, disability, obesity, LASIK: is it covered?':
    'मानसिक बीमारी, HIV, दिव्यांगता, मोटापा, LASIK: क्या कवर है?',
  'Disability (PwD), HIV or mental illness:': 'दिव्यांगता (PwD), HIV या मानसिक बीमारी:',
  '**Depression and other mental illness:** a stay in hospital is to be treated the same as physical illness. Sessions without a stay (OPD) are paid in few plans.':
    '**अवसाद और अन्य मानसिक बीमारी:** अस्पताल में भर्ती पर वही नियम लगाना ज़रूरी है, जो शारीरिक बीमारी पर। बिना भर्ती की बैठकें (ओपीडी) कम प्लान में चुकाई जाती हैं।',
  'Depression and other mental illness:': 'अवसाद और अन्य मानसिक बीमारी:',
  '**Obesity, bariatric surgery:** left out, unless the doctor advises it and the body mass index is at least {0}, or {1} with a named illness.':
    '**मोटापा, बैरिएट्रिक सर्जरी:** शामिल नहीं, सिवाय तब, जब डॉक्टर इसकी सलाह दें और बॉडी मास इंडेक्स कम से कम {0} हो, या किसी नामित बीमारी के साथ {1}।',
  'Obesity, bariatric surgery:': 'मोटापा, बैरिएट्रिक सर्जरी:',
  'Robotic surgery, stem cells, immunotherapy:': 'रोबोटिक सर्जरी, स्टेम सेल, इम्यूनोथेरेपी:',
  '**Robotic surgery, stem cells, immunotherapy:** a list of {0} modern treatments has to be covered; the plan may set a limit for each.':
    '**रोबोटिक सर्जरी, स्टेम सेल, इम्यूनोथेरेपी:** {0} आधुनिक इलाजों की एक सूची को कवर करना ज़रूरी है; प्लान हर एक की सीमा रख सकता है।',
  '**LASIK, spectacle number:** left out below {0} dioptres; above it the plan may pay.':
    '**LASIK, चश्मे का नंबर:** {0} डायोप्टर से कम पर शामिल नहीं; उससे ऊपर प्लान ख़र्च भर सकता है।',
  'LASIK, spectacle number:': 'LASIK, चश्मे का नंबर:',
  '**BP, thyroid, asthma, heart, cancer:** see [health insurance with another illness](/diabetes-health-insurance#other-illnesses).':
    '**बीपी, थायरॉइड, दमा, दिल, कैंसर:** देखें [दूसरी बीमारी के साथ स्वास्थ्य बीमा](/diabetes-health-insurance#other-illnesses)।',
  'BP, thyroid, asthma, heart, cancer:': 'बीपी, थायरॉइड, दमा, दिल, कैंसर:',
  'health insurance with another illness': 'दूसरी बीमारी के साथ स्वास्थ्य बीमा',
  'For a planned stay, pick a hospital from the insurer’s own list and let its insurance desk send the request. The insurer has {0} hour to answer, and {1} hours for the final approval on the day you leave. You pay only what the policy does not cover. Before you go in, [check the hospital](/cashless-hospital).':
    'पहले से तय भर्ती के लिए बीमा कंपनी की अपनी सूची से अस्पताल चुनें, और उसका बीमा डेस्क अनुरोध भेजे। कंपनी के पास जवाब के लिए {0} घंटा है, और छुट्टी के दिन आख़िरी मंज़ूरी के लिए {1} घंटे। आप केवल वह भरें, जो पॉलिसी में कवर नहीं। भर्ती से पहले [अस्पताल जाँच लें](/cashless-hospital)।',
  'If you paid yourself, send the bills, reports and discharge summary; the insurer has {0} days from submission. A cashless request that was turned down is not a rejected claim: you can still pay and claim. Refused? [What the reason in the letter means](/claim/refused). The [claim guide](/claim) lists the papers for your case.':
    'बिल ख़ुद भरा हो, तो बिल, रिपोर्ट और डिस्चार्ज समरी भेजें; काग़ज़ जमा होने से कंपनी के पास {0} दिन हैं। कैशलेस का अनुरोध नामंज़ूर होना दावे का नामंज़ूर होना नहीं है: तब भी ख़ुद चुकाकर दावा किया जा सकता है। दावा (क्लेम) नामंज़ूर हुआ? [चिट्ठी के कारण का मतलब](/claim/refused)। [दावे की गाइड](/claim) में आपके मामले के काग़ज़ों की सूची है।',
  'What the reason in the letter means': 'चिट्ठी के कारण का मतलब',
  'Not satisfied? The insurer must resolve a complaint within {0} days. Our page on [complaints](/grievance-redressal) shows the next steps.':
    'संतुष्ट नहीं? कंपनी को शिकायत {0} दिन में सुलझानी होती है। आगे के कदम हमारे [शिकायत](/grievance-redressal) पेज पर हैं।',
  'How much health cover do I need?': 'कितना स्वास्थ्य बीमा चाहिए?',
  'Work from a bill, not from your salary. Take the estimate for a major operation at a hospital you would use, add a second stay in the same year, and allow for prices rising while you hold the policy.':
    'हिसाब बिल से लगाएँ, तनख़्वाह से नहीं। जिस अस्पताल में जाना हो, वहाँ के एक बड़े ऑपरेशन का अनुमान लें, उसी साल की दूसरी भर्ती जोड़ें, और पॉलिसी के सालों में बढ़ती कीमतों की गुंजाइश रखें।',
  'If that sum is out of reach, a medium policy plus a [super top-up](/super-topup) reaches the same total in two layers. A [{0} cover](/1crore-health-insurance) makes sense only in some situations. [Work it out for your household](/health-insurance/cover-calculator).':
    'यह राशि बहुत महँगी पड़े, तो मध्यम पॉलिसी के साथ [सुपर टॉप-अप](/super-topup) से वही कुल राशि दो परतों में बन जाती है। [{0} का कवर](/1crore-health-insurance) कुछ ही हालात में ठीक बैठता है। [अपने घर का हिसाब लगाएँ](/health-insurance/cover-calculator)।',
  'Work it out for your household': 'अपने घर का हिसाब लगाएँ',
  'Is my employer’s (corporate, group) health insurance enough?':
    'क्या नौकरी से मिला (कॉर्पोरेट, ग्रुप) स्वास्थ्य बीमा काफ़ी है?',
  'It pays like any other cover while you work there, often without waiting periods. But the employer decides the sum insured and may change it each year, and it normally stops on your last working day.':
    'जब तक नौकरी है, वह किसी और कवर की तरह चुकाता है, अक्सर बिना प्रतीक्षा अवधि के। पर बीमा राशि नियोक्ता तय करता है और हर साल बदल सकता है, और आख़िरी कामकाजी दिन पर यह आम तौर पर बंद हो जाता है।',
  'The waiting periods of a policy of your own start early. By the time you change jobs or retire, they may already be over.':
    'अपनी पॉलिसी की प्रतीक्षा अवधि जल्दी शुरू होती है। नौकरी बदलने या सेवानिवृत्त होने तक वह पूरी हो चुकी हो सकती है।',
  'Room rent limit: what is a proportionate deduction?':
    'कमरे के किराए की सीमा: उसी अनुपात में कटौती क्या है?',
  'In a room above the limit the insurer may pay room, nursing, doctors and theatre charges only in proportion. An example: with a limit of {0} a day and a room at {1}, half of those charges can fall on you, far more than the difference in rent.':
    'कमरा सीमा से ऊपर हो, तो कंपनी कमरे, नर्सिंग, डॉक्टर और ऑपरेशन थिएटर का ख़र्च केवल अनुपात में चुका सकती है। उदाहरण: सीमा रोज़ के {0} हो और कमरा {1} का, तो इन ख़र्चों का आधा आप पर आ सकता है, किराए के फ़र्क से कहीं ज़्यादा।',
  'By the regulator’s norms of {0} the cut may not touch everything; wordings still repeat what stays out: Medicines, consumables, implants, devices, tests, ICU. Yours decides. Ask the desk for a room within your limit, or buy a plan without one.':
    '{0} के नियामक के मानकों के हिसाब से कटौती हर चीज़ पर नहीं हो सकती; पॉलिसियों की शर्तें फिर भी दोहराती हैं कि कौन सी चीज़ें इस कटौती से बाहर हैं: दवाएँ, इस्तेमाल में ख़त्म होने वाली चीज़ें, इंप्लांट, उपकरण, जाँच, ICU। आपकी शर्तें तय करती हैं। बीमा डेस्क से सीमा के अंदर का कमरा माँगें, या बिना सीमा का प्लान लें।',
  'What is the Arogya Sanjeevani policy?': 'आरोग्य संजीवनी पॉलिसी क्या है?',
  'It is the regulator’s standard policy. Every insurer selling indemnity health cover must offer it with the same benefits, so only price and service differ. The sum insured runs from {0} to {1}.':
    'यह नियामक की मानक पॉलिसी है। ख़र्च भरने वाला स्वास्थ्य बीमा बेचने वाली हर कंपनी को इसे एक जैसे लाभ के साथ रखना होता है, इसलिए फ़र्क केवल कीमत और सेवा में है। बीमा राशि {0} से {1} तक होती है।',
  'It has a co-pay of {0} on every claim, and a room limit of {1} of the sum insured, at most {2} a day. Compare any other plan with it: the insurer should tell you what is different.':
    'हर दावे पर को-पे {0} है, और कमरे के किराए की सीमा बीमा राशि का {1}, ज़्यादा से ज़्यादा रोज़ के {2}। किसी भी दूसरे प्लान की इससे तुलना करें: कंपनी को बताना चाहिए कि क्या अलग है।',
  'ICR or CSR: what does an insurer’s claims ratio tell me?':
    'ICR या CSR: कंपनी के दावों का अनुपात क्या बताता है?',
  'The incurred claims ratio (ICR) compares the claims an insurer incurred with the premium it earned. For all health insurance in 2024-25 it was {0}.':
    'प्रीमियम में दावों का हिस्सा (ICR) कंपनी के दावों के ख़र्च को उसके कमाए प्रीमियम से मिलाता है। 2024-25 में पूरे स्वास्थ्य बीमे का यह {0} रहा।',
  'It is not the claim settlement ratio (CSR), the share of claims that were paid. A very low ratio can mean dear policies or strict claims; one above {0} may mean prices will rise. Neither promises anything about your claim.':
    'यह दावा निपटान अनुपात (CSR) नहीं है, यानी चुकाए गए दावों का हिस्सा। अनुपात बहुत कम हो, तो पॉलिसी महँगी या दावों में सख़्ती हो सकती है; {0} से ऊपर हो, तो आगे दाम बढ़ने की आशंका है। आपके दावे के बारे में दोनों में से कोई भी वादा नहीं करता।',
  'Can I get cashless treatment at any hospital?': 'क्या किसी भी अस्पताल में कैशलेस इलाज मिलता है?',
  'Do not count on it. Under a voluntary industry scheme you can ask for cashless outside the network, with {0} hours of notice before a planned stay or within the same time of an emergency admission.':
    'इस पर भरोसा न करें। बीमा उद्योग की अपनी मर्ज़ी की एक व्यवस्था में नेटवर्क से बाहर भी कैशलेस माँगा जा सकता है: तय भर्ती से {0} घंटे पहले सूचना देकर, या इमरजेंसी में भर्ती के बाद इतने ही समय में।',
  'The insurer’s terms apply and many hospitals hesitate. Plan for a network hospital, and keep enough ready money for a deposit.':
    'कंपनी की शर्तें लागू होती हैं, और कई अस्पताल हिचकते हैं। नेटवर्क अस्पताल ही मानकर चलें, और जमा राशि के लिए पैसा हाथ में रखें।',
  'How much of a {0} bill would really be paid?': '{0} के बिल में से सच में कितना मिलेगा?',
  'An example bill under a {0} policy: {1} is for items this policy does not pay, a room above the limit takes off {2}, and a {3} co-pay on the remaining {4} is {5}. The insurer pays {6} and you pay {7}, although the sum insured was never in danger.':
    '{0} की पॉलिसी पर एक बिल का उदाहरण: {1} उन चीज़ों के, जो यह पॉलिसी नहीं चुकाती; सीमा से ऊपर के कमरे से {2} कटे; और बचे {4} पर {3} को-पे {5} हुआ। कंपनी {6} चुकाती है और {7} आप पर आते हैं, जबकि बीमा राशि ख़त्म होने के पास भी नहीं थी।',
  'Of your share, {0} came from two lines that another plan might not have. Ask what that other plan costs more a year, and you can judge how many years of the difference one such stay is worth.':
    'आपके हिस्से में से {0} ऐसी दो बातों से आए, जो किसी और प्लान में शायद न हों। पूछें कि वह प्लान साल में कितना महँगा है। तब पता चलेगा कि ऐसी एक भर्ती कितने साल के फ़र्क के बराबर है।',
  'Waiting period in health insurance: from which day does a new policy pay?':
    'स्वास्थ्य बीमे की प्रतीक्षा अवधि: नई पॉलिसी किस दिन से ख़र्च भरती है?',
  'There are three waits, and all start on the first day. Accidents are covered at once. Any other illness, dengue or malaria too, is covered after {0} days; listed operations such as cataract, hernia or piles after the plan’s own wait, {1} months at most; and an illness you already had after its wait, {2} months at most.':
    'तीन प्रतीक्षा अवधियाँ हैं, और सब पहले दिन से शुरू होती हैं। दुर्घटना तुरंत कवर होती है। कोई और बीमारी, डेंगू या मलेरिया भी, {0} दिन बाद कवर होती है; सूची के ऑपरेशन, जैसे मोतियाबिंद, हर्निया या बवासीर, प्लान की अपनी प्रतीक्षा के बाद, ज़्यादा से ज़्यादा {1} महीने; और पहले से मौजूद बीमारी अपनी प्रतीक्षा के बाद, ज़्यादा से ज़्यादा {2} महीने।',
  'Can I pay the premium monthly, in instalments (EMI)?':
    'क्या प्रीमियम हर महीने, किस्तों (EMI) में भरा जा सकता है?',
  'Yes, at many insurers: monthly, quarterly or half-yearly, often for a small extra charge. The grace period after a missed monthly instalment is {0} days, otherwise {1} days. In a claim the insurer may take the instalments still due. A card EMI is a loan of your bank: the insurer is then paid in full.':
    'हाँ, कई कंपनियों में: मासिक, तिमाही या छमाही, अक्सर थोड़े बढ़े ख़र्च के साथ। मासिक किस्त छूटने पर ग्रेस पीरियड {0} दिन है, वरना {1} दिन। दावे में कंपनी बाकी किस्तें काट सकती है। कार्ड की EMI आपके बैंक का कर्ज़ है: तब कंपनी को पूरी रकम मिल चुकी होती है।',
  'Which kind of health cover fits my household?': 'मेरे घर के लिए कौन सा स्वास्थ्य बीमा ठीक है?',
  'Living alone, an individual policy; a couple with children, a [floater](/family-health-insurance); parents near sixty, [a policy of their own](/senior-citizen), so that their stays do not use up yours.':
    'अकेले रहना हो, तो अकेले व्यक्ति की पॉलिसी; पति-पत्नी और बच्चे हों, तो [फ़्लोटर](/family-health-insurance); माता-पिता साठ के पास हों, तो [उनकी अपनी पॉलिसी](/senior-citizen), ताकि उनकी भर्ती से आपकी राशि ख़र्च न हो।',
  'If an illness is already known, settle [the waiting period](/diabetes-health-insurance) before the sum. With good cover from work, a small own policy or a second layer above it may do. If you worry about income rather than bills, look at a [fixed sum on diagnosis](/critical-illness-insurance), but only after hospital cover.':
    'बीमारी पहले से पता हो, तो राशि से पहले [प्रतीक्षा अवधि](/diabetes-health-insurance) तय करें। नौकरी से अच्छा कवर मिला हो, तो अपनी छोटी पॉलिसी या उसके ऊपर दूसरी परत काफ़ी हो सकती है। चिंता बिल की नहीं, आय की हो, तो [बीमारी पता चलने पर तय रकम](/critical-illness-insurance) देखें, पर अस्पताल के कवर के बाद ही।',
  'Pays the hospital bill': 'अस्पताल का बिल भरता है',
  'When a new policy starts to pay': 'नई पॉलिसी कब से ख़र्च भरती है',
  'Three waiting periods start together on the first day of cover; an accident has none. The lengths drawn are the longest allowed; a plan can set shorter ones. The last row is the moratorium: not a wait, but the time in which the insurer can challenge your answers.':
    'कवर के पहले दिन से तीन प्रतीक्षा अवधियाँ साथ शुरू होती हैं; दुर्घटना में कोई नहीं। यहाँ दिखाई अवधियाँ सबसे लंबी मंज़ूर अवधियाँ हैं; प्लान कम भी रख सकता है। आख़िरी पंक्ति मोरेटोरियम अवधि है: यह प्रतीक्षा नहीं, वह समय है, जिसमें कंपनी आपके जवाबों पर सवाल उठा सकती है।',
  'The last day is': 'आख़िरी दिन',
  'Any other illness': 'कोई दूसरी बीमारी',
  'Before you go': 'जाने से पहले',
} as const satisfies Catalogue;
