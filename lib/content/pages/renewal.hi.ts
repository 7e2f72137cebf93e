import type { Catalogue } from '../../languages/create-translator.ts';

export const renewalPageHindi = {
  '{0} days if you pay monthly, {1} days if quarterly, half-yearly or yearly. Cover goes on in these days; the unpaid premium is usually taken from a claim. After them the policy lapses, or becomes paid-up.':
    'प्रीमियम मासिक हो, तो {0} दिन; तिमाही, छमाही या सालाना हो, तो {1} दिन। इन दिनों कवर चलता रहता है; बकाया प्रीमियम आम तौर पर दावे में से काटा जाता है। इसके बाद पॉलिसी लैप्स हो जाती है, या पेड-अप बन जाती है।',
  'Call [{0} {1} {2}](tel:{3}) ({4} to {5}, every day), or [write to us below](#ask-us). We speak about that policy and nothing else.':
    '[{0} {1} {2}](tel:{3}) पर फ़ोन करें ({4} से {5} तक, हर दिन), या [नीचे हमें लिखें](#ask-us)। हम केवल उसी पॉलिसी की बात करते हैं, और किसी चीज़ की नहीं।',
  'Renew a policy before the cover stops': 'कवर रुकने से पहले पॉलिसी रिन्यू कराएँ',
  'Missed the date? If you pay yearly, health gives you {0} days to pay, perhaps without cover; life {1} days, with cover. Cars and bikes get none.':
    'तारीख़ निकल गई? प्रीमियम सालाना हो, तो उसे भरने के लिए स्वास्थ्य बीमे में {0} दिन मिलते हैं, शायद बिना कवर के; जीवन बीमे में {1} दिन, कवर के साथ। कार और बाइक में एक भी दिन नहीं।',
  'Vahan and mParivahan, insurance of a vehicle by its number, as explained by vehicleownerdetails.com':
    'वाहन और mParivahan, नंबर से गाड़ी का बीमा देखना, vehicleownerdetails.com के मुताबिक',
  'Health insurance: grace period and renewal after expiry':
    'स्वास्थ्य बीमा: ग्रेस पीरियड, और ख़त्म होने के बाद रिन्यू',
  'Health: before, on and after the due date':
    'स्वास्थ्य: प्रीमियम भरने की तारीख़ से पहले, उस दिन और बाद में',
  'Decide whether to stay or to move to another insurer. This is the time to ask.':
    'तय करें कि इसी कंपनी में रहना है या दूसरी में जाना है। पूछने का समय यही है।',
  'The last weeks before': 'पहले के आख़िरी हफ़्ते',
  'Read the renewal notice: premium, sum insured, bonus, any change of terms. Pay early.':
    'नवीनीकरण का नोटिस पढ़ें: प्रीमियम, बीमा राशि, बोनस, शर्तों में कोई बदलाव। जल्दी भरें।',
  'On until the time printed': 'छपे हुए समय तक चालू',
  'Pay today at the latest.': 'ज़्यादा से ज़्यादा आज तक भर दें।',
  'In instalments: cover goes on. Paid once a year: check your policy, do not rely on cover in the gap':
    'किस्तों में: कवर चलता रहता है। साल में एक बार: अपनी पॉलिसी देखें, बीच के दिनों में कवर मानकर न चलें',
  'Pay now. Waiting periods already served, bonus and moratorium are kept.':
    'अभी भरें। बीत चुकी प्रतीक्षा अवधि, बोनस और मोरेटोरियम अवधि बनी रहती हैं।',
  'You will probably need a new policy: fresh health questions, and waiting periods that start again.':
    'बहुत संभव है कि नई पॉलिसी लेनी पड़े: सेहत के सवाल फिर से, और प्रतीक्षा अवधि फिर शुरू से।',
  'The days after the due date are the _grace period_: time to pay without losing what you built up. What you built up matters. After {0} months of cover without a break (the _moratorium_) an insurer can contest a claim for something not told only if it proves fraud.':
    'प्रीमियम भरने की तारीख़ के बाद के दिन _ग्रेस पीरियड_ हैं: जो जुड़ चुका है, उसे खोए बिना भरने की मोहलत। जो जुड़ चुका है, वह काम का है। {0} महीने बिना रुकावट के कवर (_मोरेटोरियम अवधि_) के बाद, न बताई गई बात पर बीमा कंपनी दावे पर सवाल तभी उठा सकती है जब वह धोखाधड़ी साबित करे।',
  'An insurer cannot refuse to renew because you claimed. It can for fraud or misrepresentation, or when it withdraws the product, and then it must offer another.':
    'दावा करने के कारण बीमा कंपनी रिन्यू करने से मना नहीं कर सकती। धोखाधड़ी या ग़लत बताने पर, या प्लान बंद करने पर मना कर सकती है; प्लान बंद करे, तो उसे दूसरा प्लान देना होगा।',
  'Port a health policy: move to another insurer at renewal':
    'स्वास्थ्य पॉलिसी पोर्ट कराना: रिन्यू के समय दूसरी कंपनी में जाना',
  '_Porting_ means changing the insurer and taking along the waiting time you have served, up to your old sum insured including bonus. It is possible only at renewal, and the new insurer may still say no after looking at your health.':
    '_पोर्ट कराना_ यानी बीमा कंपनी बदलना और बीत चुकी प्रतीक्षा अवधि साथ ले जाना, पुरानी बीमा राशि तक, बोनस सहित। यह केवल नवीनीकरण के समय हो सकता है, और सेहत देखकर नई कंपनी फिर भी मना कर सकती है।',
  'Ask in time': 'समय पर पूछें',
  'Tell everything again': 'सब कुछ फिर से बताएँ',
  'Every illness and every claim.': 'हर बीमारी और हर दावा।',
  'Compare what stays new': 'देखें कि क्या नए सिरे से शुरू होगा',
  'A higher sum insured, or a benefit you did not have, starts its own waiting period.':
    'ज़्यादा बीमा राशि, या जो लाभ पहले नहीं था, उसकी प्रतीक्षा अवधि अलग से शुरू होती है।',
  'Do not let the old policy lapse': 'पुरानी पॉलिसी ख़त्म न होने दें',
  'If no answer has come by the due date, renew where you are and port next year.':
    'प्रीमियम भरने की तारीख़ तक जवाब न आए, तो जहाँ हैं वहीं रिन्यू कराएँ और अगले साल पोर्ट कराएँ।',
  'Porting does not suit someone in the middle of a treatment, or someone whose only complaint is this year’s price. [Health insurance](/health-insurance) shows what to compare.':
    'इलाज बीच में चल रहा हो, या शिकायत केवल इस साल की कीमत की हो, तो पोर्ट कराना ठीक नहीं। किन बातों की तुलना करें, यह [स्वास्थ्य बीमा](/health-insurance) में है।',
  'The new insurer has to accept you before the premium is due. If it is blocked by UPI, [Bima-ASBA](/faqs#faqs-bima-asba), the block lasts {0} days at most: keep the money for the old policy’s renewal as well.':
    'नई कंपनी पहले आपको स्वीकार करे, प्रीमियम उसके बाद ही देना होता है। पैसा UPI से, [बीमा-ASBA](/faqs#faqs-bima-asba) में, रोका गया हो, तो वह ज़्यादा से ज़्यादा {0} दिन रुकता है: पुरानी पॉलिसी के नवीनीकरण का पैसा भी रखें।',
  'Life policies: grace period, lapse, revival after {0} years':
    'जीवन बीमा: ग्रेस पीरियड, लैप्स, {0} साल बाद दोबारा चालू कराना',
  'Life: before, on and after the due date': 'जीवन: प्रीमियम भरने की तारीख़ से पहले, उस दिन और बाद में',
  'Check that the bank mandate still works.': 'देख लें कि बैंक का मैंडेट अब भी चालू है।',
  'Pay, and keep the receipt.': 'भरें, और रसीद रखें।',
  'Pay now. If a claim falls in these days, the unpaid premium is usually taken from it.':
    'अभी भरें। इन दिनों में दावा हो, तो बकाया प्रीमियम आम तौर पर उसमें से काटा जाता है।',
  'Later, term insurance': 'उसके बाद, टर्म बीमा',
  'Lapsed: none': 'लैप्स: कोई कवर नहीं',
  'Ask the insurer for a revival quotation before you buy anything new.':
    'कोई नई पॉलिसी ख़रीदने से पहले कंपनी से दोबारा चालू कराने का कोटेशन माँगें।',
  'Later, savings that are not unit-linked': 'उसके बाद, बचत वाली पॉलिसी जो यूलिप नहीं है',
  'Lapsed, or reduced to a smaller paid-up sum, as the policy says':
    'लैप्स, या घटकर छोटी पेड-अप रकम, जैसा पॉलिसी में लिखा हो',
  'Ask for the revival quotation, the paid-up sum and the surrender value.':
    'दोबारा चालू कराने का कोटेशन, पेड-अप रकम और सरेंडर मूल्य पूछें।',
  'Later, unit-linked, in its first {0} years': 'उसके बाद, यूलिप, पहले {0} साल में',
  'Discontinued: none': 'बंद: कोई कवर नहीं',
  'The money is in the discontinued fund, at {0} a year or more, and is paid when the lock-in ends. Revive before, or wait for it.':
    'पैसा बंद पॉलिसियों के फ़ंड में है, सालाना {0} या ज़्यादा की ब्याज दर पर, और लॉक-इन पूरा होने पर मिलता है। उससे पहले पॉलिसी दोबारा चालू कराएँ, या इंतज़ार करें।',
  '_Revival_ brings a lapsed policy back, for the premiums due, interest and often a fresh health declaration. The time for it counts from the first unpaid premium: usually {0} years, and {1} years for a unit-linked policy. Your policy names its own. The form above counts the last day, and puts revival and leaving side by side. For a [term policy](/term-insurance) compare the revival with a new policy at today’s age; for a savings policy ask for the paid-up and surrender values too.':
    '_दोबारा चालू कराने_ से लैप्स हुई पॉलिसी लौट आती है। इसके लिए बकाया प्रीमियम, ब्याज और अक्सर सेहत की नई घोषणा देनी होती है। समय पहले बकाया प्रीमियम से गिना जाता है: आम तौर पर {0} साल, और यूलिप में {1} साल। सही समय आपकी पॉलिसी में लिखा है। ऊपर का फ़ॉर्म आख़िरी दिन गिनता है, और दोबारा चालू कराना और छोड़ देना, दोनों साथ-साथ दिखाता है। [टर्म पॉलिसी](/term-insurance) हो, तो इसकी तुलना आज की आयु पर नई पॉलिसी से करें; बचत वाली पॉलिसी हो, तो पेड-अप और सरेंडर मूल्य भी पूछें।',
  'The quotation says when to pay for a revival. A new policy in place of the lapsed one is a new proposal: its premium is due once the insurer has accepted you, and until then you may let it be blocked by UPI, with [Bima-ASBA](/faqs#faqs-bima-asba).':
    'दोबारा चालू कराने का पैसा कब देना है, यह कोटेशन में लिखा होता है। लैप्स हुई पॉलिसी की जगह नई पॉलिसी लेना नया प्रस्ताव है: उसका प्रीमियम तब देना होता है जब बीमा कंपनी आपको स्वीकार कर ले। तब तक चाहें तो पैसा UPI से रोककर रखें, [बीमा-ASBA](/faqs#faqs-bima-asba) में।',
  'Car and bike': 'कार और बाइक',
  'Car and bike insurance expired: NCB, inspection, fine':
    'कार या बाइक बीमा ख़त्म: NCB, गाड़ी की जाँच, जुर्माना',
  'Motor: which part has ended': 'गाड़ी: कौन सा हिस्सा ख़त्म हुआ',
  'What has ended': 'क्या ख़त्म हुआ',
  'Nothing yet': 'अभी कुछ नहीं',
  'On, until the time printed for each part': 'चालू, हर हिस्से के छपे हुए समय तक',
  'Renew now: usually no inspection. Check the IDV, the bonus and the add-ons.':
    'अभी रिन्यू कराएँ: आम तौर पर गाड़ी की जाँच नहीं होती। IDV, बोनस और ऐड-ऑन देख लें।',
  'Own damage only; third party runs on': 'केवल अपनी गाड़ी का नुकसान; थर्ड पार्टी चल रही है',
  'For people you hurt: on. For your own vehicle: none':
    'जिन्हें आपकी गाड़ी से चोट लगे, उनके लिए: चालू। आपकी अपनी गाड़ी के लिए: कुछ नहीं',
  'You may drive. The insurer inspects before own-damage cover starts. Within {0} days the no-claim bonus is kept.':
    'गाड़ी चलाई जा सकती है। अपनी गाड़ी के नुकसान का कवर शुरू होने से पहले कंपनी गाड़ी की जाँच करती है। {0} दिन के अंदर नो-क्लेम बोनस बना रहता है।',
  'For people you hurt: none. For your own vehicle: until the own-damage date, if you have that part':
    'जिन्हें आपकी गाड़ी से चोट लगे, उनके लिए: कुछ नहीं। आपकी अपनी गाड़ी के लिए: उस हिस्से की तारीख़ तक, अगर वह हिस्सा लिया हो',
  'Do not drive. Renew third party the same day, whatever own damage does.':
    'गाड़ी न चलाएँ। थर्ड पार्टी उसी दिन रिन्यू कराएँ, अपनी गाड़ी के नुकसान का हिस्सा चाहे जिस हाल में हो।',
  'Both, up to {0} days ago': 'दोनों, और ख़त्म हुए {0} दिन से ज़्यादा नहीं हुए',
  'None: neither people you hurt nor your own vehicle are covered':
    'कुछ नहीं: न वे लोग कवर हैं जिन्हें आपकी गाड़ी से चोट लगे, न आपकी अपनी गाड़ी',
  'Keep it parked. The insurer inspects before own-damage cover starts. The no-claim bonus is still kept.':
    'गाड़ी खड़ी रखें। अपनी गाड़ी के नुकसान का कवर शुरू होने से पहले कंपनी गाड़ी की जाँच करती है। नो-क्लेम बोनस अभी बना हुआ है।',
  'Both, longer ago': 'दोनों, उससे भी पहले',
  'Keep it parked. The bonus is lost. Inspection and fresh terms.':
    'गाड़ी खड़ी रखें। बोनस चला गया। गाड़ी की जाँच होगी और शर्तें नई होंगी।',
  'You do not know': 'पता नहीं',
  'The schedule prints two periods: own damage, and third party or liability':
    'अनुसूची पर दो अवधियाँ छपी हैं: अपनी गाड़ी का नुकसान, और थर्ड पार्टी या लायबिलिटी',
  'Look before you drive. One date only means that all of that policy ends on it.':
    'चलाने से पहले देखें। केवल एक तारीख़ हो, तो पूरी पॉलिसी उसी दिन ख़त्म होती है।',
  'The days after expiry save the bonus and nothing else':
    'ख़त्म होने के बाद के दिन केवल बोनस बचाते हैं, और कुछ नहीं',
  'No claim under the part that ended is paid for anything that happens in them. Once third party has ended, driving is an offence: a fine of {0} the first time and {1} after that, imprisonment up to {2} months, or both. And you would pay an injured person yourself.':
    'जो हिस्सा ख़त्म हुआ, उससे इन दिनों की किसी घटना का दावा नहीं मिलता। थर्ड पार्टी ख़त्म होने के बाद गाड़ी चलाना अपराध है: पहली बार {0} और उसके बाद {1} जुर्माना, {2} महीने तक की जेल, या दोनों। और किसी को चोट लगे, तो पैसा ख़ुद चुकाना होगा।',
  'A new car is sold with third-party cover for {0} years and a new two-wheeler for {1} years, while the own-damage part usually ends after one year. Look at both dates on your schedule: it is easy to miss that the own-damage part has ended. It can be bought by itself, beside the third-party policy.':
    'नई कार {0} साल के और नया दोपहिया {1} साल के थर्ड पार्टी कवर के साथ बिकता है, जबकि अपनी गाड़ी के नुकसान का हिस्सा आम तौर पर एक साल बाद ख़त्म हो जाता है। अनुसूची पर दोनों तारीख़ें देखें: यह हिस्सा ख़त्म होने की बात आसानी से छूट जाती है। इसे थर्ड पार्टी पॉलिसी के साथ, अलग से ख़रीदा जा सकता है।',
  'No-claim bonus: taken off the own-damage premium':
    'नो-क्लेम बोनस: अपनी गाड़ी के नुकसान के प्रीमियम पर कितनी छूट',
  'Claim-free years': 'बिना दावे के साल',
  'Bonus at renewal': 'नवीनीकरण पर बोनस',
  'The bonus belongs to the owner, not to the car: it does not pass to a buyer. A claim takes it to zero unless you hold a protection add-on. State it truthfully when you change insurer; a wrong bonus can cost you a claim.':
    'बोनस मालिक का है, कार का नहीं: वह ख़रीदार को नहीं जाता। दावा करने पर शून्य हो जाता है, जब तक बोनस बचाने का ऐड-ऑन न हो। कंपनी बदलते समय बोनस सही बताएँ; ग़लत बोनस के कारण दावा हाथ से जा सकता है।',
  'IDV: what is taken off the listed selling price': 'IDV: सूची की बिक्री कीमत में से क्या घटता है',
  'Age of the vehicle': 'गाड़ी की उम्र',
  'The _IDV_ (insured’s declared value) is what you get, less deductibles, if the vehicle is stolen or lost. After the last row it is agreed between you and the insurer. Example: a car listed at {0} that is two and a half years old has an IDV near {1}. A lower IDV lowers the premium and the payout together.':
    '_IDV_ (गाड़ी की बीमित कीमत) वह रकम है जो गाड़ी चोरी होने या पूरा नुकसान होने पर डिडक्टिबल काटकर मिलती है। आख़िरी पंक्ति के बाद यह आपकी और बीमा कंपनी की सहमति से तय होती है। उदाहरण: सूची में {0} की कार ढाई साल पुरानी हो, तो IDV करीब {1} है। IDV कम हो, तो प्रीमियम भी घटता है और मिलने वाली रकम भी।',
  'Both tables are the usual ones in policy wordings; the wording of your product prevails. [Car insurance](/car-insurance) and [bike insurance](/bike-insurance) explain the add-ons.':
    'दोनों तालिकाएँ वे हैं जो पॉलिसियों में आम तौर पर होती हैं; आपकी पॉलिसी में जो लिखा है, वही चलेगा। ऐड-ऑन [कार बीमा](/car-insurance) और [बाइक बीमा](/bike-insurance) में समझाए हैं।',
  'A single-trip policy is not renewed. If the trip grows, ask the insurer to extend it before it ends; from abroad a new one is often not possible. A yearly policy for many trips is bought again. See [travel insurance](/travel-insurance).':
    'एक यात्रा की पॉलिसी रिन्यू नहीं होती। यात्रा लंबी हो जाए, तो ख़त्म होने से पहले कंपनी से उसे बढ़ाने को कहें; विदेश से नई पॉलिसी अक्सर नहीं मिलती। कई यात्राओं की सालाना पॉलिसी फिर से ख़रीदी जाती है। [यात्रा बीमा](/travel-insurance) देखें।',
  'What to keep ready': 'क्या तैयार रखें',
  'Enough to renew, line by line': 'रिन्यू के लिए जो काफ़ी है, बीमे के हिसाब से',
  'Insurer, expiry date, ages of everyone covered, PIN code. Helpful: sum insured, first year of unbroken cover, whether you claimed.':
    'बीमा कंपनी, ख़त्म होने की तारीख़, जितने लोगों का बीमा है सबकी आयु, पिन कोड। साथ में काम आए: बीमा राशि, बिना रुकावट के कवर का पहला साल, दावा किया या नहीं।',
  'Insurer and due date, or since when it has lapsed. Helpful: how often you pay and the kind of policy.':
    'बीमा कंपनी और प्रीमियम भरने की तारीख़, या कब से लैप्स है। साथ में काम आए: प्रीमियम कितनी बार भरा जाता है और पॉलिसी का प्रकार।',
  'Registration number and expiry date. Helpful: insurer, bonus on the last policy, any claim this year, gas kit, change of owner. The insurer may ask for a valid pollution certificate.':
    'गाड़ी का नंबर और ख़त्म होने की तारीख़। साथ में काम आए: बीमा कंपनी, पिछली पॉलिसी का बोनस, इस साल का कोई दावा, गैस किट, मालिक बदलना। कंपनी मान्य प्रदूषण प्रमाणपत्र माँग सकती है।',
  'Region, dates, ages.': 'इलाका, तारीख़ें, आयु।',
  'Identity checks (KYC) apply to every line and every premium since {0}; a renewal needs them where they were never done. The insurer makes them. Aadhaar, passport, voter ID or driving licence will do, and an address other than the one on your Aadhaar can be declared. Keep your PAN ready as well: since {1} insurers may ask for it for any policy. Send none of these to us, and read out no OTP to anyone.':
    'पहचान की जाँच (KYC) {0} से हर तरह के बीमे और हर प्रीमियम पर लागू है; जहाँ पहले नहीं हुई, वहाँ नवीनीकरण में ज़रूरी है। यह जाँच बीमा कंपनी करती है। आधार, पासपोर्ट, वोटर कार्ड या ड्राइविंग लाइसेंस चलेगा, और आधार वाले पते के अलावा कोई पता भी बताया जा सकता है। PAN भी तैयार रखें: {1} से कंपनी किसी भी पॉलिसी के लिए इसे माँग सकती है। इनमें से कुछ भी हमें न भेजें, और OTP किसी को न बताएँ।',
  'GST on the renewal premium': 'नवीनीकरण के प्रीमियम पर GST',
  'Tax added to the premium': 'प्रीमियम पर जुड़ने वाला टैक्स',
  'Individual life policies': 'अकेले व्यक्ति की जीवन बीमा पॉलिसियाँ',
  'Term plans and savings plans alike.': 'टर्म प्लान और बचत वाले प्लान, दोनों पर।',
  'Individual and family health policies': 'अकेले व्यक्ति और पूरे परिवार की स्वास्थ्य पॉलिसियाँ',
  'A notice that still adds tax to such a policy needs a question to the insurer. Group policies are not exempt.':
    'नोटिस में ऐसी पॉलिसी पर अब भी टैक्स जुड़ा हो, तो बीमा कंपनी से पूछें। समूह की पॉलिसियों को छूट नहीं है।',
  'On own-damage and third-party premium of a private vehicle.':
    'निजी गाड़ी के अपने नुकसान और थर्ड पार्टी, दोनों प्रीमियम पर।',
  'How to renew': 'रिन्यू कैसे कराएँ',
  'With the insurer': 'बीमा कंपनी से',
  'Use the site, app, branch or number printed on your policy. Type the address yourself; do not follow a link in a message you did not expect.':
    'पॉलिसी पर छपी साइट, ऐप, शाखा या नंबर से। पता ख़ुद लिखें; अचानक आए संदेश का लिंक न खोलें।',
  'Or with our help': 'या हमारी मदद से',
  'write to us below': 'नीचे हमें लिखें',
  'Pay the insurer, never a person': 'पैसे बीमा कंपनी को दें, किसी व्यक्ति को कभी नहीं',
  'This site takes no premium. Pay only to the insurer’s own account or payment page.':
    'यह साइट प्रीमियम नहीं लेती। पैसा केवल बीमा कंपनी के अपने खाते या भुगतान पेज पर दें।',
  'Wait for the new policy': 'नई पॉलिसी का इंतज़ार करें',
  'You are covered when the insurer has the premium and has accepted, not when a form is sent. Check names, dates and sums on the new document the same day.':
    'कवर तब है जब कंपनी को प्रीमियम मिल जाए और वह स्वीकार कर ले, फ़ॉर्म भेजने से नहीं। नए काग़ज़ में नाम, तारीख़ें और रकमें उसी दिन जाँच लें।',
  'Ask us to help with a renewal': 'नवीनीकरण में हमसे मदद माँगें',
  'One answer about this policy. Sending this doesn’t renew it.':
    'इस पॉलिसी पर एक जवाब। इसे भेजने से पॉलिसी रिन्यू नहीं होती।',
  'LIC or term policy lapsed: can it be revived after {0} years?':
    'LIC या टर्म पॉलिसी लैप्स हुई: क्या {0} साल बाद चालू हो सकती है?',
  'Yes, usually: the time to revive is {0} years from the first unpaid premium, and {1} years for a ULIP. You pay the premiums due with interest and sign a health declaration; after a long gap or for a large sum the insurer may want a medical test, and it can refuse. Cover begins again only when it accepts.':
    'हाँ, आम तौर पर: दोबारा चालू कराने का समय पहले बकाया प्रीमियम से {0} साल है, और यूलिप में {1} साल। बकाया प्रीमियम ब्याज के साथ भरना और सेहत की घोषणा पर दस्तख़त करना होता है। अंतर लंबा हो या रकम बड़ी हो, तो कंपनी मेडिकल जाँच माँग सकती है, और मना भी कर सकती है। कवर तभी फिर शुरू होता है जब कंपनी स्वीकार करे।',
  'Health insurance expired {0} months ago: can I renew it?':
    'स्वास्थ्य बीमा {0} महीने पहले ख़त्म हुआ: क्या अब रिन्यू होगा?',
  'Usually not: after the grace of {0} days ({1} days if paid monthly) it is a new policy, with fresh health questions and new waiting periods. Ask your insurer in writing all the same, at once: some reinstate a policy in a special case. Within the grace the bonus and the waiting periods served are kept. An illness since then must be declared.':
    'आम तौर पर नहीं: {0} दिन के ग्रेस पीरियड (मासिक भुगतान में {1} दिन) के बाद यह नई पॉलिसी है, सेहत के नए सवाल और नई प्रतीक्षा अवधि के साथ। फिर भी कंपनी से लिखित में और तुरंत पूछें: कुछ कंपनियाँ ख़ास मामले में पॉलिसी फिर चालू कर देती हैं। ग्रेस के दिनों में बोनस और बीत चुकी प्रतीक्षा अवधि बनी रहती है। इस बीच हुई बीमारी बतानी होगी।',
  'Is there a grace period for car or bike insurance?': 'क्या कार या बाइक बीमे में ग्रेस पीरियड होता है?',
  'No. Cover ends at the minute printed, and the next drive is uninsured. Within {0} days of the end of own damage you only keep the no-claim bonus; after months or years a new policy is still possible, online too, for own damage after an inspection.':
    'नहीं। कवर छपे हुए मिनट पर ख़त्म हो जाता है, और उसके बाद गाड़ी बिना बीमे के चलती है। अपनी गाड़ी के नुकसान का हिस्सा ख़त्म होने के {0} दिन के अंदर केवल नो-क्लेम बोनस बचता है। महीनों या सालों बाद भी नई पॉलिसी मिल सकती है, ऑनलाइन भी; अपनी गाड़ी के नुकसान के लिए जाँच के बाद।',
  'Port health insurance: how many days before renewal must I apply?':
    'स्वास्थ्य बीमा पोर्ट: रिन्यू से कितने दिन पहले आवेदन करें?',
  'Between {0} days and {1} days before the renewal date to be safe; the rule allows it up to {2} days before. After the renewal date you cannot port until next year.':
    'सुरक्षित रहने के लिए नवीनीकरण की तारीख़ से {0} दिन से {1} दिन पहले के बीच; नियम {2} दिन पहले तक की छूट देता है। नवीनीकरण की तारीख़ के बाद अगले साल तक पोर्ट नहीं हो सकता।',
  'Can the insurer refuse renewal or raise the premium after a claim?':
    'दावे के बाद क्या कंपनी रिन्यू से मना कर या प्रीमियम बढ़ा सकती है?',
  'Refuse a health renewal because you claimed: no, only for fraud, misrepresentation or a withdrawn product. The health premium goes up by age and by rates for everyone; a claim usually takes or cuts the bonus. A car or bike claim takes the no-claim bonus, and the insurer may price own damage anew.':
    'दावे के कारण कंपनी स्वास्थ्य पॉलिसी रिन्यू करने से मना नहीं कर सकती, केवल धोखाधड़ी, ग़लत बताने या प्लान बंद होने पर कर सकती है। स्वास्थ्य प्रीमियम आयु से और सबके लिए बदली दरों से बढ़ता है; दावे से आम तौर पर बोनस जाता या घटता है। कार या बाइक के दावे से नो-क्लेम बोनस जाता है, और कंपनी अपनी गाड़ी के नुकसान की कीमत नए सिरे से तय कर सकती है।',
  'Grace period of an LIC or term insurance premium: {0} days or {1} days?':
    'LIC या टर्म बीमे के प्रीमियम का ग्रेस पीरियड: {0} दिन या {1} दिन?',
  'Car loan closed: how do I remove hypothecation from the insurance?':
    'कार का कर्ज़ चुक गया: बीमे से बैंक का नाम (हाइपोथिकेशन) कैसे हटाएँ?',
  'First take the bank’s no-objection certificate and Form {0} to the RTO, so that the bank’s name leaves the registration certificate. Then send the insurer the new certificate and ask for an endorsement, or have it done at renewal. Until then the money for a stolen or wrecked car may go to the bank.':
    'पहले बैंक का अनापत्ति प्रमाणपत्र और फ़ॉर्म {0} RTO को दें, ताकि पंजीकरण प्रमाणपत्र से बैंक का नाम हटे। फिर नया प्रमाणपत्र बीमा कंपनी को भेजें और पॉलिसी में बदलाव दर्ज कराएँ, या नवीनीकरण के समय कराएँ। तब तक कार चोरी होने या पूरी टूटने का पैसा बैंक को जा सकता है।',
  'Moved to another state, new or BH number: is my car insurance valid?':
    'दूसरे राज्य में बसना, नया या BH नंबर: क्या कार बीमा चलेगा?',
  'Yes: a motor policy is valid in all of India, so moving ends nothing. Tell the insurer the new address, and the new registration number as soon as you have it; it endorses the policy. Own damage may be priced by the city at the next renewal.':
    'हाँ: गाड़ी की पॉलिसी पूरे भारत में मान्य है, इसलिए जगह बदलने से कुछ ख़त्म नहीं होता। कंपनी को नया पता बताएँ, और नया नंबर मिलते ही वह भी; कंपनी उसे पॉलिसी में दर्ज करती है। अगले नवीनीकरण पर अपनी गाड़ी के नुकसान की कीमत शहर के हिसाब से हो सकती है।',
  'How do I stop auto-renewal or auto-debit of an insurance premium?':
    'बीमे के प्रीमियम का ऑटो-डेबिट या अपने आप रिन्यू होना कैसे रोकें?',
  'Cancel the mandate in your bank’s or UPI app, or ask the insurer or card company in writing, some days before the debit date. That stops the payment, not the need for cover: have the new policy first. A premium that was debited after all is a matter for the insurer, and for free look on a new policy.':
    'डेबिट की तारीख़ से कुछ दिन पहले अपने बैंक या UPI ऐप में मैंडेट रद्द करें, या बीमा कंपनी या कार्ड कंपनी को लिखित में कहें। इससे भुगतान रुकता है, कवर की ज़रूरत नहीं: पहले नई पॉलिसी ले लें। फिर भी प्रीमियम कट जाए, तो बीमा कंपनी से बात करें, और नई पॉलिसी हो, तो फ़्री लुक अवधि में लौटाएँ।',
  'Can I renew car or bike insurance without PUC?': 'क्या PUC के बिना कार या बाइक बीमा रिन्यू होगा?',
  'Ask the insurer: it may want a valid pollution certificate (PUC) at renewal, and some accept a declaration. A test takes minutes at a fuel station, so get it first. An accident claim is another matter: by IRDAI a missing PUC is not a valid reason to deny a motor claim.':
    'बीमा कंपनी से पूछें: नवीनीकरण पर वह मान्य प्रदूषण प्रमाणपत्र (PUC) माँग सकती है, और कुछ कंपनियाँ घोषणा मान लेती हैं। पेट्रोल पंप पर जाँच कुछ मिनट की है, इसलिए पहले करा लें। दुर्घटना का दावा अलग बात है: IRDAI के मुताबिक PUC न होना गाड़ी का दावा नामंज़ूर करने का ठीक कारण नहीं है।',
  'Can I change the car insurer at renewal and keep the NCB?':
    'रिन्यू के समय कार बीमा कंपनी बदलें, तो क्या NCB बना रहेगा?',
  'Yes. The no-claim bonus is yours: give the new insurer your last policy and say truthfully whether you claimed; it checks with the old one. Renew before own damage ends, or within {0} days after it.':
    'हाँ। नो-क्लेम बोनस आपका है: नई कंपनी को पिछली पॉलिसी दें और सच बताएँ कि दावा किया या नहीं; वह पुरानी कंपनी से जाँच लेती है। अपनी गाड़ी के नुकसान का हिस्सा ख़त्म होने से पहले, या उसके बाद {0} दिन के अंदर रिन्यू कराएँ।',
  'How do I check the expiry date of my bike or car insurance by its number?':
    'नंबर से बाइक या कार बीमा ख़त्म होने की तारीख़ कैसे देखें?',
  'Enter the registration number in the transport ministry’s app mParivahan or on its Vahan portal: it shows until when insurance is on record. A record can be late and has one date, while the schedule of a policy may have two, for third party and own damage. [Find a copy](/customer-login) of the policy before you rely on it.':
    'परिवहन मंत्रालय के mParivahan ऐप में या उसके वाहन पोर्टल पर गाड़ी का नंबर डालें: दिखता है कि रिकॉर्ड में बीमा कब तक है। रिकॉर्ड देर से बदल सकता है और उसमें एक ही तारीख़ होती है, जबकि पॉलिसी की अनुसूची पर शायद दो हों, थर्ड पार्टी की और अपनी गाड़ी के नुकसान की। भरोसा करने से पहले पॉलिसी की [कॉपी निकालें](/customer-login)।',
  'Find a copy': 'कॉपी निकालें',
  'Car insurance expired yesterday: can I drive to the inspection?':
    'कार बीमा कल ख़त्म हुआ: क्या कार चलाकर जाँच के लिए जाएँ?',
  'See first which part expired. If third party ended, or both parts, no: you have no cover for people you hurt, and driving is an offence. If only own damage ended and third party runs on, you may; a crash on the way is then at your own cost. Either way you can ask for an inspection by video, which many insurers do, or for a surveyor to come to the car.':
    'पहले देखें कि कौन सा हिस्सा ख़त्म हुआ। थर्ड पार्टी या दोनों हिस्से ख़त्म हुए हों, तो नहीं: जिन्हें आपकी गाड़ी से चोट लगे, उनके लिए कवर नहीं है, और चलाना अपराध है। केवल अपनी गाड़ी के नुकसान का हिस्सा ख़त्म हुआ हो और थर्ड पार्टी चल रही हो, तो जाना ठीक है; रास्ते में टक्कर हुई, तो ख़र्च आपका। दोनों हालत में चाहें तो वीडियो से जाँच माँगें, जो बहुत सी कंपनियाँ करती हैं, या सर्वेयर को कार के पास बुलाएँ।',
  'Claim during the grace period: am I covered if I fall ill before I pay?':
    'ग्रेस पीरियड में दावा: भरने से पहले बीमारी हो जाए, तो क्या कवर है?',
  'It depends on how you pay. With instalments during the policy year, cover goes on through the grace period. With one yearly premium, do not count on it: read your policy and ask the insurer in writing. Paying in the grace period still keeps your waiting periods and bonus.':
    'यह भुगतान के तरीके पर है। पॉलिसी के साल में किस्तें हों, तो कवर ग्रेस पीरियड में भी चलता है। साल का एक ही प्रीमियम हो, तो कवर मानकर न चलें: पॉलिसी पढ़ें और कंपनी से लिखित में पूछें। ग्रेस पीरियड में भरने पर भी प्रतीक्षा अवधि और बोनस बने रहते हैं।',
  'Why did my premium go up although I made no claim?': 'दावा नहीं किया, फिर भी प्रीमियम क्यों बढ़ा?',
  'Health premiums rise with your age band and when the insurer changes its rates for everyone; own-damage premium follows the IDV, the bonus and the insurer’s own pricing. Third-party premium is set by the government and is the same at every insurer. Ask the insurer which of these changed, and whether any cover changed with it.':
    'स्वास्थ्य प्रीमियम आयु वर्ग बदलने पर, और कंपनी के सबके लिए दरें बदलने पर बढ़ता है। अपनी गाड़ी के नुकसान का प्रीमियम IDV, बोनस और कंपनी के अपने हिसाब से चलता है। थर्ड पार्टी प्रीमियम सरकार तय करती है और हर कंपनी में एक ही है। कंपनी से पूछें कि इनमें से क्या बदला, और क्या उसके साथ कोई कवर भी बदला।',
  'Can I increase the sum insured at renewal?': 'क्या रिन्यू के समय बीमा राशि बढ़ सकती है?',
  'Yes, if the insurer agrees. It may put health questions for the increase, and waiting periods run afresh on the added part only. If the increase is large, compare it with a [super top-up](/super-topup) beside the policy you keep.':
    'हाँ, अगर बीमा कंपनी माने। बढ़ाई हुई रकम के लिए वह सेहत के सवाल पूछ सकती है, और प्रतीक्षा अवधि केवल जोड़े हुए हिस्से पर नए सिरे से चलती है। बहुत बढ़ाना हो, तो उसकी तुलना अपनी पॉलिसी के साथ एक [सुपर टॉप-अप](/super-topup) से करें।',
  'I sold my car: policy transfer, refund, and my no-claim bonus?':
    'कार बेच दी: पॉलिसी ट्रांसफ़र, पैसे की वापसी और नो-क्लेम बोनस?',
  'Tell the insurer: the buyer has the policy transferred to his name, or you cancel it once the car has another policy and ask for the refund of own damage, less what was used. Your no-claim bonus does not go with it. Ask the insurer for a bonus certificate: it keeps the bonus for your next vehicle, for {0} years as insurers describe it. Ask for the last day in writing.':
    'बीमा कंपनी को बताएँ: ख़रीदार पॉलिसी अपने नाम कराए, या कार की दूसरी पॉलिसी हो जाने पर आप इसे रद्द करें और अपनी गाड़ी के नुकसान के हिस्से का पैसा वापस माँगें, बीते दिनों का काटकर। आपका नो-क्लेम बोनस पॉलिसी के साथ नहीं जाता। कंपनी से बोनस का सर्टिफ़िकेट माँगें: कंपनियों के मुताबिक उससे बोनस अगली गाड़ी के लिए {0} साल तक बना रहता है। आख़िरी दिन लिखित में पूछें।',
  yesterday: 'कल (बीता)',
  'No-claim bonus:': 'नो-क्लेम बोनस:',
} as const satisfies Catalogue;
