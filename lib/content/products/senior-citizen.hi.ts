import type { Catalogue } from '../../languages/create-translator.ts';

export const seniorCitizenProductHindi = {
  '**Without a price list.** Ask for a written quotation for each parent after the medical questions, with the co-pay and any loading printed on it.':
    '**इसके बदले क्या करें।** सेहत के सवालों के बाद माता और पिता, दोनों के लिए अलग लिखित कोटेशन माँगें, जिस पर को-पे छपा हो, और लोडिंग हो तो वह भी।',
  'How to choose senior citizen health insurance': 'वरिष्ठ नागरिक का स्वास्थ्य बीमा कैसे चुनें?',
  'Insurers for senior citizen health insurance': 'वरिष्ठ नागरिक स्वास्थ्य बीमे की कंपनियाँ',
  'Premium for senior citizen health insurance': 'वरिष्ठ नागरिक स्वास्थ्य बीमे का प्रीमियम',
  'You may keep it. Members of CGHS, ECHS or Ayushman CAPF have one of the two: they choose.':
    'इसे साथ रखा जा सकता है। CGHS, ECHS या आयुष्मान CAPF के सदस्यों को दोनों में से एक ही मिलता है: चुनना उनके हाथ में है।',
  '{0} a year of treatment as an in-patient, in hospitals the scheme has empanelled. All elders of one family share it. A family already in PM-JAY gets this sum in addition, for its members of that age only.':
    'भर्ती मरीज़ के इलाज के लिए साल में {0}, योजना की सूची के अस्पतालों में। एक परिवार के सभी वरिष्ठ सदस्यों में यह बँटता है। जो परिवार पहले से PM-JAY में है, उसे यह रकम अलग से मिलती है, केवल उसी आयु के सदस्यों के लिए।',
  'Ayushman app or beneficiary.nha.gov.in, with an Aadhaar check (e-KYC), which holders of an older Ayushman card need too. Helpline: {0}.':
    'आयुष्मान ऐप या beneficiary.nha.gov.in, आधार की जाँच (e-KYC) के साथ, जो पुराने आयुष्मान कार्ड वालों को भी करानी होती है। हेल्पलाइन: {0}।',
  Order: 'क्रम',
  'Health insurance for parents and senior citizens': 'माता-पिता और वरिष्ठ नागरिकों का स्वास्थ्य बीमा',
  'Cover bought or kept in or near retirement. It’s costlier and has more conditions, but one hip or heart operation can cost more than years of premiums.':
    'वह कवर, जो सेवानिवृत्ति के आसपास या बाद में लिया या रखा जाए। यह महँगा है और शर्तें ज़्यादा हैं, पर कूल्हे या दिल का एक ऑपरेशन बरसों के प्रीमियम से महँगा पड़ सकता है।',
  'Free public cover': 'मुफ़्त सरकारी कवर',
  'Free public cover from {0} years': '{0} साल से मुफ़्त सरकारी कवर',
  'Ayushman Vay Vandana, whatever the income. [Apply for it first](/senior-citizen#free-cover-from-70).':
    'आयुष्मान वय वंदना, आय कितनी भी हो। [पहले इसके लिए आवेदन करें](/senior-citizen#free-cover-from-70)।',
  'Apply for it first': 'पहले इसके लिए आवेदन करें',
  'Cap on the yearly premium rise': 'प्रीमियम की सालाना बढ़त की सीमा',
  'From {0} years on, every resident of India can have hospital cover from the government for nothing, rich or poor: _Ayushman Vay Vandana_, a part of Ayushman Bharat PM-JAY. Apply for it before you pay for a new policy. Nobody sells it, we do not either, and we earn nothing from it.':
    '{0} साल की आयु से भारत में रहने वाले हर व्यक्ति को सरकार का अस्पताल कवर मुफ़्त मिल सकता है, अमीर हो या ग़रीब: _आयुष्मान वय वंदना_, जो आयुष्मान भारत PM-JAY का हिस्सा है। नई पॉलिसी का पैसा भरने से पहले इसके लिए आवेदन करें। इसे कोई नहीं बेचता, हम भी नहीं, और इससे हमारी कोई कमाई नहीं होती।',
  'From age {0}, individual policies. An insurer that wants more must consult IRDAI first; increases from before the order can still arrive.':
    '{0} साल की आयु से, अकेले व्यक्ति की पॉलिसियाँ। जो बीमा कंपनी इससे ज़्यादा चाहे, उसे पहले IRDAI से परामर्श करना होगा। आदेश से पहले की बढ़त अब भी आ सकती है।',
  'Co-pay, standard policy': 'मानक पॉलिसी में को-पे',
  'A yardstick: many senior plans ask for several times this share.':
    'एक पैमाना: वरिष्ठ नागरिकों के कई प्लान में यह हिस्सा इससे कई गुना होता है।',
  'Three words decide a senior policy. _Entry age_ is the oldest age at which a plan takes a new member. _Co-pay_ is the share of every admitted claim that you pay yourself. _Loading_ is the extra charge for your own medical history. Plans that are easy to enter often come with a larger co-pay and a larger loading.':
    'वरिष्ठ नागरिक की पॉलिसी तीन शब्दों से तय होती है। _प्रवेश आयु_ वह सबसे बड़ी आयु है, जिस पर प्लान नया सदस्य लेता है। _को-पे_ हर मंज़ूर दावे का वह हिस्सा है, जो आपको ख़ुद भरना होता है। _लोडिंग_ आपकी अपनी बीमारियों के कारण जुड़ी बढ़ी रकम है। जिन प्लान में आना आसान है, उनमें अक्सर को-पे और लोडिंग ज़्यादा होते हैं।',
  'An example bill, worked through.': 'बिल का एक उदाहरण, पूरे हिसाब के साथ।',
  '**An example bill, worked through.** The hospital asks for {0}. Items the policy does not pay take off {1}, and a room above the limit another {2}. The insurer admits {3}. A {4} co-pay on that is {5}, so it pays {6} and {7} is yours at discharge: three tenths of the bill, where the brochure said one fifth. If your parent lives on a pension, keep that money aside before choosing a plan only for its premium.':
    '**बिल का एक उदाहरण, पूरे हिसाब के साथ।** अस्पताल {0} माँगता है। जो चीज़ें पॉलिसी नहीं चुकाती, उनके {1} कटे, और सीमा से ऊपर के कमरे के {2} और। बीमा कंपनी {3} मंज़ूर करती है। इस पर {4} को-पे {5} हुआ, तो कंपनी {6} चुकाती है और छुट्टी के समय {7} आप पर रहते हैं: बिल का तीन बटा दस, जबकि ब्रोशर में पाँचवाँ हिस्सा लिखा था। माता-पिता पेंशन पर हों, तो केवल प्रीमियम देखकर प्लान चुनने से पहले यह पैसा अलग रख लें।',
  'An example of a loading.': 'लोडिंग का एक उदाहरण।',
  '**An example of a loading.** Call the ordinary premium at {0} “{1}”. A {2} loading makes it {3}. When age has lifted the ordinary premium to {4}, the loaded one is {5}: a loading is a share, so it grows with the price. A co-pay costs you only in a year with a claim. A loading costs you every year.':
    '**लोडिंग का एक उदाहरण।** मान लें, {0} की आयु में साधारण प्रीमियम “{1}” है। {2} लोडिंग से वह {3} हो जाता है। आयु के साथ साधारण प्रीमियम {4} तक पहुँचे, तो लोडिंग वाला {5} है: लोडिंग एक हिस्सा है, इसलिए कीमत के साथ बढ़ती है। को-पे का ख़र्च केवल उस साल होता है, जिसमें दावा हो। लोडिंग का ख़र्च हर साल होता है।',
  'Waiting periods weigh more at this age, because illness is likely while they run. Ask, for each condition already known, in which month it will first be covered. A plan that covers diabetes from an early month and costs more may be worth more than a mild price with a long wait.':
    'इस आयु में प्रतीक्षा अवधि (वेटिंग पीरियड) ज़्यादा भारी पड़ती है, क्योंकि उसी बीच बीमारी की आशंका रहती है। पहले से मालूम हर बीमारी के लिए पूछें कि वह किस महीने से कवर होगी। जो प्लान मधुमेह (शुगर) को जल्दी कवर करे और महँगा हो, वह लंबी प्रतीक्षा वाली कम कीमत से बेहतर हो सकता है।',
  'Your parents have no cover, or lost it when a job ended.':
    'माता-पिता का कोई कवर नहीं, या नौकरी के साथ ख़त्म हो गया।',
  'They are in fair health today and can pass a medical check.':
    'आज उनकी सेहत ठीक-ठाक है और मेडिकल जाँच में कोई अड़चन नहीं होगी।',
  'They hold a small old policy and you want a second source behind it.':
    'उनके पास छोटी पुरानी पॉलिसी है और उसके पीछे दूसरा सहारा चाहिए।',
  'You would pay their hospital bill yourself, and it would hurt.':
    'अस्पताल का बिल आपको ख़ुद भरना होगा, और वह भारी पड़ेगा।',
  'They live far from you and need a hospital that bills the insurer directly.':
    'वे आपसे दूर रहते हैं, और उन्हें ऐसा अस्पताल चाहिए जो सीधे बीमा कंपनी से पैसा ले।',
  'A long-held policy already covers them. Do not drop it for a new one: its [waiting periods](term:waiting-period) are over.':
    'लंबे समय से चल रही पॉलिसी में उनका कवर पहले से है। नई के लिए उसे न छोड़ें: उसकी [प्रतीक्षा अवधि](term:waiting-period) पूरी हो चुकी है।',
  'Surgery is already planned. Save the premium for the operation.':
    'ऑपरेशन पहले से तय है। प्रीमियम का पैसा ऑपरेशन के लिए बचाएँ।',
  'The co-pay and limits leave you most of a typical bill. A medical fund may serve you better.':
    'को-पे और सीमाओं के कारण आम बिल का ज़्यादातर हिस्सा आप पर आता है। तब इलाज के लिए अलग रखा पैसा बेहतर काम आ सकता है।',
  'A former employer’s scheme or a [public one](/senior-citizen#free-cover-from-70) pays fully at hospitals near them.':
    'पुराने नियोक्ता की योजना या [सरकारी योजना](/senior-citizen#free-cover-from-70) उनके पास के अस्पतालों में पूरा ख़र्च चुकाती है।',
  'public one': 'सरकारी योजना',
  'Counts as senior': 'वरिष्ठ कौन माना जाता है',
  'Usual before acceptance': 'मंज़ूरी से पहले आम है',
  'Common; stated as a share of each admitted claim': 'आम है; हर मंज़ूर दावे के हिस्से के रूप में लिखा होता है',
  'Known illnesses': 'पहले से पता बीमारियाँ',
  'A wait of up to {0} months': '{0} महीने तक की प्रतीक्षा',
  'Cataract, joints, hernia': 'मोतियाबिंद, जोड़, हर्निया',
  'Usually listed diseases: a wait of up to {0} months':
    'आम तौर पर सूची की बीमारियाँ: {0} महीने तक की प्रतीक्षा',
  'For life, as long as premiums are paid in time': 'आजीवन, जब तक प्रीमियम समय पर भरा जाए',
  'Individual, or a [floater](term:family-floater) for a couple':
    'अकेले व्यक्ति की, या पति-पत्नी के लिए [फ़्लोटर](term:family-floater)',
  'Ayushman card from {0}': '{0} की आयु से आयुष्मान कार्ड',
  'Ayushman card from {0}: free public cover': '{0} की आयु से आयुष्मान कार्ड: मुफ़्त सरकारी कवर',
  'Ayushman Vay Vandana: what it pays, what it goes with, how to apply':
    'आयुष्मान वय वंदना: क्या चुकाता है, किसके साथ चलता है, आवेदन कैसे करें',
  'Illness they already have': 'पहले से मौजूद बीमारी',
  'A private policy, or ESIC': 'निजी पॉलिसी, या ESIC',
  'What a private policy is then for': 'फिर निजी पॉलिसी किसलिए?',
  'The card works only in hospitals on the scheme’s list, for the treatments on its list, and these packages differ from state to state. Ask the hospital your parents would really use whether it takes the card, and for which treatment.':
    'कार्ड केवल योजना की सूची के अस्पतालों में, उसकी सूची के इलाज के लिए चलता है, और ये पैकेज हर राज्य में अलग हैं। जिस अस्पताल में माता-पिता सच में जाएँ, उससे पूछें कि कार्ड लेता है या नहीं, और किस इलाज के लिए।',
  'A private policy is for the hospital that does not, for the bill above the sum, and for the years before {0}. If they hold one, keep it: waiting time once given up does not come back.':
    'निजी पॉलिसी उस अस्पताल के लिए है, जो कार्ड नहीं लेता, उस बिल के लिए जो रकम से ऊपर हो, और {0} से पहले के सालों के लिए। पॉलिसी हो, तो उसे बनाए रखें: एक बार छूटी प्रतीक्षा लौटकर नहीं आती।',
  'Admission for heart, lung, kidney, brain and infectious illness':
    'दिल, फेफड़े, गुर्दे, दिमाग़ और संक्रमण की बीमारी में भर्ती',
  'Accidents, including a fracture from a fall, from the first day':
    'दुर्घटना, गिरने से टूटी हड्डी भी, पहले दिन से',
  'Cataract, often with a limit for each eye': 'मोतियाबिंद, अक्सर हर आँख की सीमा के साथ',
  'Joint replacement once its waiting period ends': 'जोड़ बदलना, प्रतीक्षा अवधि पूरी होने के बाद',
  'Dialysis and chemotherapy as [day care](term:day-care)':
    '[डे-केयर](term:day-care) में डायलिसिस और कीमोथेरेपी',
  'Treatment at home where the plan has it and a doctor orders it':
    'घर पर इलाज, जहाँ प्लान में हो और डॉक्टर लिखें',
  'The co-pay share and any [deductible](term:deductible)':
    'को-पे का हिस्सा और [डिडक्टिबल](term:deductible), अगर हो',
  'Illness that begins in the first {0} days': 'पहले {0} दिन में शुरू हुई बीमारी',
  'Conditions the insurer wrote out of the policy, with your consent, when it accepted you':
    'वे बीमारियाँ, जिन्हें कंपनी ने मंज़ूरी के समय आपकी सहमति से पॉलिसी से हटा दिया',
  'Spectacles, hearing aids, dentures and walking aids in most plans':
    'ज़्यादातर प्लान में चश्मा, कान की मशीन, नकली दाँत और चलने के सहारे',
  'Care homes, attendants and long-term nursing': 'देखभाल गृह, सहायक और लंबी नर्सिंग',
  'Rest cure and rejuvenation treatment': 'आराम का इलाज और कायाकल्प',
  'Keep what exists': 'जो है, उसे बनाए रखें',
  'Find every old policy first, also in an employer’s retiree scheme. An old policy with served waits is worth more than a new one with a larger number.':
    'पहले हर पुरानी पॉलिसी ढूँढें, पुराने नियोक्ता की सेवानिवृत्त योजना में भी। जिसकी प्रतीक्षा पूरी हो चुकी है, वह पुरानी पॉलिसी बड़ी रकम वाली नई से ज़्यादा काम की है।',
  'List illnesses and tablets': 'बीमारियाँ और दवाएँ लिखें',
  'Write down each diagnosis with its year, each medicine and each operation. Send the same list to every insurer: the answers then become comparable.':
    'हर बीमारी और उसका साल, हर दवा और हर ऑपरेशन लिख लें। सब कंपनियों को यही सूची भेजें: तभी जवाबों की तुलना हो सकेगी।',
  'Work out your share of one bill': 'एक बिल में अपना हिस्सा निकालें',
  'Take one imagined bill of {0} and apply each plan’s co-pay, room limit and disease limits. Compare what is left for you.':
    '{0} का एक काल्पनिक बिल लें और हर प्लान का को-पे, कमरे के किराए की सीमा और बीमारियों की सीमा लगाएँ। देखें कि आपके लिए कितना बचता है।',
  'Ask about co-pay later in life': 'बाद की आयु का को-पे पूछें',
  'Some plans begin a co-pay at a certain age, or only for members who joined late. Some let you buy it out.':
    'कुछ प्लान में को-पे एक आयु से शुरू होता है, या केवल देर से जुड़े सदस्यों पर लगता है। कुछ में पैसे देकर इसे हटाया जा सकता है।',
  'Buy parents a policy of their own': 'माता-पिता की अलग पॉलिसी लें',
  'In a family floater, the eldest member’s age sets the price for all and one stay may empty it. A separate policy keeps both apart.':
    'फ़ैमिली फ़्लोटर में सबसे बड़े सदस्य की आयु से सबकी कीमत तय होती है, और एक भर्ती से सारी राशि ख़त्म हो सकती है। अलग पॉलिसी दोनों को अलग रखती है।',
  'Look at the price for {0} and {1}': '{0} और {1} साल की कीमत देखें',
  'Ask for the plan’s rate table. Renewing at {0} is the point of having bought at {1}.':
    'प्लान की दर-तालिका माँगें। {1} की आयु में लेने का मतलब तभी है, जब {0} की आयु में रिन्यू हो सके।',
  'Age leads the price, then health, then the city and the [sum insured](term:sum-insured). From {0} years on, an insurer may not raise the premium of an individual policy by more than {1} a year unless it consults the regulator first. Increases from before the order still came through, so a single bill can show more.':
    'कीमत सबसे पहले आयु से तय होती है, फिर सेहत से, फिर शहर और [बीमा राशि](term:sum-insured) से। {0} साल की आयु से, बीमा कंपनी अकेले व्यक्ति की पॉलिसी का प्रीमियम साल में {1} से ज़्यादा नहीं बढ़ा सकती, जब तक पहले नियामक से परामर्श न करे। आदेश से पहले की बढ़त फिर भी लागू हुई, इसलिए किसी एक बिल में ज़्यादा दिख सकता है।',
  'GST is {0} on a personal policy. A loading is a lasting part of the premium; ask whether it can be reviewed if the condition is well controlled.':
    'अपनी ली हुई पॉलिसी पर GST {0} है। लोडिंग प्रीमियम का स्थायी हिस्सा है; पूछें कि बीमारी काबू में हो, तो क्या इस पर दोबारा विचार होगा।',
  'In the old tax regime, by section {0} (formerly 80D), you deduct the premium you pay for your parents up to {1} a tax year, or {2} if the parent insured is {3} or over. The limit for your own family comes in addition. In the new regime, which applies unless you choose the old one, there is no deduction. Subject to the tax law in force.':
    'पुरानी टैक्स व्यवस्था में, धारा {0} (पहले 80D) से, माता-पिता के लिए भरा प्रीमियम एक टैक्स वर्ष में {1} तक आय से घटता है। बीमा जिनका है, वे {3} साल या उससे ऊपर के हों, तो {2} तक। अपने परिवार की सीमा इसके अलावा मिलती है। नई व्यवस्था में, जो तब तक लागू है जब तक आप पुरानी न चुनें, कोई छूट नहीं। लागू टैक्स कानून के अनुसार।',
  'The longest wait allowed for a disease present when you bought. Ask if it can be shortened for a price.':
    'पॉलिसी लेते समय मौजूद बीमारी की सबसे लंबी मंज़ूर प्रतीक्षा। पूछें कि क्या पैसे देकर इसे घटाया जा सकता है।',
  'Cataract in the standard policy': 'मानक पॉलिसी में मोतियाबिंद',
  'Per eye and year, the smaller of the two. Check whether your plan’s limit matches what your eye hospital charges.':
    'हर आँख और हर साल के लिए, दोनों में से जो कम हो। देखें कि आपके प्लान की सीमा आपके आँख के अस्पताल के ख़र्च से मेल खाती है या नहीं।',
  'Adults joining the standard policy': 'मानक पॉलिसी में जुड़ने वाले वयस्क',
  'Some insurers have widened this. Someone older may buy it for the family without being insured.':
    'कुछ कंपनियों ने इसे बढ़ाया है। इससे ज़्यादा आयु का व्यक्ति परिवार के लिए पॉलिसी ले सकता है, ख़ुद का बीमा कराए बिना।',
  'Keeping the policy': 'पॉलिसी बनाए रखना',
  'Costly claims at {0} do not let the insurer end cover at {1}. Fraud, misrepresentation or a withdrawn product are different.':
    '{0} की आयु के महँगे दावों के कारण कंपनी {1} की आयु में कवर बंद नहीं कर सकती। धोखाधड़ी, ग़लत बताना या प्लान का बंद होना अलग बात है।',
  'Late yearly premium': 'सालाना प्रीमियम देर से',
  'A lapse at this age can be final: a new application means a new medical check. Set two reminders.':
    'इस आयु में पॉलिसी लैप्स हो जाना आख़िरी बात बन सकता है: नए आवेदन का मतलब नई मेडिकल जाँच है। याद दिलाने के दो इंतज़ाम रखें।',
  'Sit down with your parent and read the co-pay clause within this time.':
    'इस समय के अंदर माता-पिता के साथ बैठकर को-पे की शर्त पढ़ लें।',
  'Rejecting a claim': 'दावा नामंज़ूर करना',
  'And the letter must name the clause. Ask for it if it does not.':
    'और चिट्ठी में वह शर्त लिखना ज़रूरी है। न लिखी हो, तो माँगें।',
  'Put the health card, the insurer’s number and a list of medicines in one folder that everybody finds. For an emergency, most policies want notice within {0} hours of admission; a son or daughter in another city can give it by phone. The insurer has {1} hour to answer a cashless request.':
    'हेल्थ कार्ड, बीमा कंपनी का नंबर और दवाओं की सूची एक फ़ोल्डर में रखें, जो सबको मिल जाए। इमरजेंसी में ज़्यादातर पॉलिसियाँ भर्ती के {0} घंटे के अंदर सूचना चाहती हैं; सूचना दूसरे शहर से बेटा या बेटी के फ़ोन से भी दी जा सकती है। कैशलेस के अनुरोध का जवाब देने के लिए कंपनी के पास {1} घंटा है।',
  'Find out today which hospitals near your parents are in the network. The insurer’s own list says so, and you can learn [how to check a hospital](/cashless-hospital). For papers and the order of steps, open the [claim guide](/claim).':
    'आज ही पता करें कि माता-पिता के पास के कौन से अस्पताल नेटवर्क में हैं। कंपनी की अपनी सूची में यह लिखा है, और [अस्पताल कैसे जाँचें](/cashless-hospital), यह भी पढ़ लें। काग़ज़ और कदमों का क्रम [दावे की गाइड](/claim) में है।',
  'If a claim is cut or refused, complain to the insurer in writing. It must resolve the complaint within {0} days; if it does not, take the [next steps](/grievance-redressal).':
    'दावे (क्लेम) में कटौती हुई या वह नामंज़ूर हुआ, तो कंपनी को लिखकर शिकायत करें। उसे {0} दिन में शिकायत सुलझानी होती है; न सुलझाए, तो [आगे के कदम](/grievance-redressal) उठाएँ।',
  'Can someone aged {0}, {1} or above {2} buy new health insurance?':
    '{0}, {1} या {2} से ऊपर की आयु में नया स्वास्थ्य बीमा मिल सकता है?',
  'Yes, there are products for that age: since {0} insurers must have something to offer at every age (no upper limit). [Free public cover](/senior-citizen#free-cover-from-70) comes first. But the insurer looks at health and may decline, load the price or exclude a condition.':
    'हाँ, उस आयु के लिए प्लान हैं: {0} से कंपनियों को हर आयु के लिए कुछ रखना होता है (ऊपरी सीमा नहीं)। सबसे पहले [मुफ़्त सरकारी कवर](/senior-citizen#free-cover-from-70)। पर कंपनी सेहत देखती है और मना कर सकती है, लोडिंग जोड़ सकती है या किसी बीमारी को बाहर रख सकती है।',
  'Apply to more than one insurer with the same honest list of illnesses. A refusal has to be declared on later forms, so begin where acceptance looks likely.':
    'बीमारियों की वही ईमानदार सूची लेकर एक से ज़्यादा कंपनियों में आवेदन करें। इनकार को बाद के फ़ॉर्म में बताना होता है, इसलिए वहाँ से शुरू करें, जहाँ मंज़ूरी की संभावना हो।',
  'What does a {0} co-pay mean in practice?': '{0} को-पे का असली मतलब क्या है?',
  'You pay one fifth of the amount the insurer admits, on every claim. If it admits {0}, that is {1}. It does not stop at a yearly ceiling unless the policy says so.':
    'कंपनी जितना मंज़ूर करे, उसका पाँचवाँ हिस्सा आपको भरना होता है, हर दावे में। {0} मंज़ूर हो, तो वह {1} हुआ। साल की किसी सीमा पर यह रुकता नहीं, जब तक पॉलिसी में न लिखा हो।',
  'Find out whether the co-pay applies to all hospitals, or only outside a preferred network or in costlier cities.':
    'पता करें कि को-पे सब अस्पतालों पर है, या केवल पसंदीदा नेटवर्क से बाहर, या महँगे शहरों में।',
  'What is a loading, and can I argue with it?': 'लोडिंग क्या है, और क्या इस पर बात हो सकती है?',
  'A loading is an extra percentage on your premium for a known condition. Ask for it in writing before the policy starts; you may say no and walk away.':
    'लोडिंग वह अतिरिक्त प्रतिशत है, जो पहले से मालूम बीमारी के कारण प्रीमियम में जुड़ता है। पॉलिसी शुरू होने से पहले इसे लिखित में माँगें; न जँचे, तो मना करके हट जाने का हक आपका है।',
  'You can send recent reports that show good control and ask for a second look. Another insurer may judge the same history differently.':
    'चाहें तो हाल की रिपोर्ट भेजें, जिनसे बीमारी काबू में दिखे, और दोबारा विचार करने को कहें। दूसरी कंपनी उन्हीं बीमारियों को अलग ढंग से देख सकती है।',
  'Is there health insurance for parents without a medical test?':
    'क्या माता-पिता का स्वास्थ्य बीमा बिना मेडिकल जाँच के मिलता है?',
  'Some plans ask for no test below a certain age or sum, or only for a call with a doctor. The questions on the form stay: answer all of them, BP, diabetes and old operations too, since a test that was left out does not excuse a wrong answer. Such plans often bring a higher co-pay or longer waits.':
    'कुछ प्लान एक आयु या राशि से नीचे जाँच नहीं माँगते, या केवल डॉक्टर की कॉल माँगते हैं। फ़ॉर्म के सवाल फिर भी रहते हैं: सबका जवाब दें, बीपी, मधुमेह और पुराने ऑपरेशन का भी, क्योंकि जाँच न होना ग़लत जवाब की माफ़ी नहीं है। ऐसे प्लान में अक्सर को-पे ज़्यादा या प्रतीक्षा लंबी होती है।',
  'Mother and father: one policy for both, or one each?':
    'माता और पिता: दोनों की एक पॉलिसी या अलग-अलग?',
  'One each, if either is ill already: two sums insured, two bonuses, and one long stay leaves the other’s cover whole. A floater for two costs less and is fair while both are well. It is priced by the older one.':
    'अलग-अलग, अगर किसी एक को पहले से बीमारी है: दो बीमा राशियाँ, दो बोनस, और एक की लंबी भर्ती से दूसरे का कवर नहीं घटता। दोनों का एक फ़्लोटर सस्ता है और जब तक दोनों स्वस्थ हैं, ठीक है। उसकी कीमत ज़्यादा आयु वाले से तय होती है।',
  'Cataract or knee replacement: how long is the wait, and what is the limit?':
    'मोतियाबिंद या घुटना बदलना: प्रतीक्षा कितनी, सीमा कितनी?',
  'Both are usually listed: a wait of up to {0} months, in many plans two years for a cataract, none after an accident. The standard policy then pays for a cataract {1} of the sum insured or {2}, whichever is less. For a knee look for a limit on the implant.':
    'दोनों आम तौर पर सूची में हैं: {0} महीने तक की प्रतीक्षा, मोतियाबिंद में कई प्लान में दो साल, दुर्घटना के बाद कोई नहीं। फिर मानक पॉलिसी मोतियाबिंद के लिए बीमा राशि का {1} या {2}, जो कम हो, चुकाती है। घुटने में इंप्लांट की सीमा देख लें।',
  'Should I add my parents to my family floater?': 'क्या माता-पिता को अपने फ़ैमिली फ़्लोटर में जोड़ें?',
  'Rarely. The floater’s price follows the eldest age, so your whole family pays an older person’s rate, and a long stay by a parent leaves less for your children.':
    'कम ही मामलों में। फ़्लोटर की कीमत सबसे ज़्यादा आयु से तय होती है, तो पूरा परिवार ज़्यादा आयु की दर चुकाता है, और माता या पिता की लंबी भर्ती से आपके बच्चों के लिए कम बचता है।',
  'Two policies cost more paper and protect both sides. The page on [family floaters](/family-health-insurance) shows how sharing works.':
    'दो पॉलिसियों में काग़ज़ी काम ज़्यादा है, पर दोनों पक्ष सुरक्षित रहते हैं। राशि कैसे बँटती है, यह [फ़ैमिली फ़्लोटर](/family-health-insurance) के पेज पर है।',
  'family floaters': 'फ़ैमिली फ़्लोटर',
  'Senior citizen premium hike: can it rise by more than {0} a year?':
    'वरिष्ठ नागरिक का प्रीमियम: साल में {0} से ज़्यादा बढ़ सकता है?',
  'Not unless the insurer consults IRDAI first. The order of {0} says that insurers “shall not revise the premium for senior citizens by more than {1} per annum”. It is for people of {2} years and over, in individual policies that pay hospital bills. You may quote it.':
    'नहीं, जब तक कंपनी पहले IRDAI से परामर्श न करे। {0} के आदेश में लिखा है कि बीमा कंपनियाँ “वरिष्ठ नागरिकों का प्रीमियम साल में {1} से ज़्यादा संशोधित नहीं करेंगी”। यह {2} साल या उससे ऊपर के लोगों के लिए है, अकेले व्यक्ति की उन पॉलिसियों में जो अस्पताल के बिल चुकाती हैं। इसका हवाला दिया जा सकता है।',
  'Rates from before the order may still reach your bill, and moving into a higher age band can change your price. If a renewal notice rises sharply, ask the insurer which part is age, which is a revised rate, and when that rate was set.':
    'आदेश से पहले की दर अब भी आपके बिल तक पहुँच सकती है, और अगले आयु-वर्ग में जाने से भी कीमत बदल सकती है। नवीनीकरण की सूचना में बड़ी बढ़त दिखे, तो कंपनी से पूछें: कितना आयु का है, कितना बदली दर का, और वह दर कब तय हुई।',
  'Is it wise to move an old policy to a new insurer?':
    'क्या पुरानी पॉलिसी दूसरी कंपनी में ले जाना ठीक है?',
  'Only if the new one is clearly broader and has accepted your parent in writing. Apply {0} days to {1} days before renewal, although the rule leaves you until {2} days before, so that a refusal leaves time to renew the old policy.':
    'तभी, जब नई साफ़ तौर पर ज़्यादा कवर दे और माता या पिता को लिखकर मंज़ूर कर चुकी हो। आवेदन नवीनीकरण से {0} से {1} दिन पहले करें। नियम {2} दिन पहले तक का समय देता है, पर जल्दी करने से इनकार होने पर पुरानी पॉलिसी रिन्यू कराने का समय रहता है।',
  'Waiting time served moves along up to the old sum insured. The price at the new insurer is set afresh, at today’s age and health. See the steps of [portability](/health-insurance#portability).':
    'पूरी हुई प्रतीक्षा पुरानी बीमा राशि तक साथ जाती है। नई कंपनी में कीमत आज की आयु और सेहत पर नए सिरे से तय होती है। कदम [पॉलिसी पोर्ट कराना](/health-insurance#portability) में हैं।',
  'My parent was taken to hospital and nobody told the insurer for days. What now?':
    'माता या पिता अस्पताल में भर्ती हुए और कई दिन बीमा कंपनी को किसी ने नहीं बताया। अब क्या?',
  'The claim is not lost for that alone. By the regulator’s rule, delay is not by itself a ground to reject. Explain in a short letter what kept you, and send the papers you have.':
    'केवल इसी से दावा नहीं जाता। नियामक के नियम में देरी अपने आप में नामंज़ूरी का आधार नहीं है। छोटी चिट्ठी में बताएँ कि देर क्यों हुई, और जो काग़ज़ हैं, भेज दें।',
  'If the insurer still relies on delay alone, use the complaint steps.':
    'कंपनी फिर भी केवल देरी का कारण बताए, तो शिकायत के कदम उठाएँ।',
  'Is it worth paying more to be rid of the co-pay?':
    'क्या को-पे से बचने के लिए ज़्यादा प्रीमियम देना ठीक है?',
  'An example: without the {0} co-pay the plan costs a quarter more, which over five years is one and a quarter premiums. One admitted claim of {1} in those years would have cost {2} in co-pay. Set that {3} against one and a quarter of the premium in your own quotation.':
    'उदाहरण: {0} को-पे के बिना प्लान चौथाई महँगा है। पाँच साल में यह सवा साल का प्रीमियम हुआ। उन सालों में {1} का एक मंज़ूर दावा हो, तो को-पे में {2} लगते। इन {3} को अपने कोटेशन के सवा साल के प्रीमियम के सामने रखकर देखें।',
  'The likelier an admission, and the thinner your reserve, the more speaks for the higher premium. With {0} in the bank and good health, carrying the co-pay yourself can be reasonable.':
    'भर्ती की संभावना जितनी ज़्यादा और बचत जितनी कम हो, उतना ही ज़्यादा प्रीमियम ठीक लगता है। बैंक में {0} और सेहत अच्छी हो, तो को-पे ख़ुद उठाना भी समझदारी हो सकती है।',
  'My father is {0}. Should we buy before he turns {1}?':
    'पिता {0} साल के हैं। क्या {1} साल के होने से पहले पॉलिसी लें?',
  'Waiting gains nothing, and each wait then ends later. With the longest one allowed, {0} months, an illness known today is paid for from {1} if he buys at {2}, and from {3} if he buys at {4}. Adults can join the standard policy at {5} to {6} years, so that policy is open to him in either case.':
    'रुकने से कुछ नहीं मिलता, और हर प्रतीक्षा देर से पूरी होती है। सबसे लंबी मंज़ूर प्रतीक्षा, {0} महीने, मानें, तो आज मालूम बीमारी का ख़र्च {2} साल की आयु में लेने पर {1} साल की आयु से मिलता है, और {4} साल में लेने पर {3} साल की आयु से। मानक पॉलिसी {5} से {6} साल के वयस्कों को लेती है, इसलिए वह दोनों हालत में उनके लिए खुली है।',
  'The age of {0} years changes one rule, the one on premium rises, and it will apply to him anyway once he is there. A medical check at {1} usually finds less than one at {2}.':
    '{0} साल की आयु से एक ही नियम बदलता है, प्रीमियम की बढ़त वाला, और वहाँ पहुँचने पर वह उन पर वैसे भी लागू होगा। {1} साल की मेडिकल जाँच में आम तौर पर {2} साल की जाँच से कम निकलता है।',
  'What should we ask the insurer before buying for a parent?':
    'माता या पिता के लिए लेने से पहले कंपनी से क्या पूछें?',
  'Ask by e-mail, plan by plan. What is the co-pay in per cent, from what age, in which hospitals or cities? What is the loading in per cent, for which illness, until when? In which month is each known illness first paid for? What are the limits for a room, an eye and a knee? What is the price at {0} and at {1}?':
    'ई-मेल से, हर प्लान के लिए पूछें। को-पे कितने प्रतिशत है, किस आयु से, किन अस्पतालों या शहरों में? लोडिंग कितने प्रतिशत है, किस बीमारी की, कब तक? पहले से मालूम हर बीमारी का ख़र्च किस महीने से मिलेगा? कमरे, आँख और घुटने की सीमाएँ कितनी हैं? {0} और {1} साल पर कीमत कितनी है?',
  'Then check the answers: amounts are in the customer information sheet; the waits are in the wording under the codes Excl01 and Excl02. An answer on the phone that is on neither paper will not help in a claim.':
    'फिर जवाब जाँचें: रकमें ग्राहक जानकारी पत्र में हैं; प्रतीक्षा अवधि पॉलिसी की शर्तों में कोड Excl01 और Excl02 के नीचे हैं। फ़ोन पर मिला जो जवाब इन दोनों में से किसी काग़ज़ में नहीं है, वह दावे में काम नहीं आएगा।',
  'customer information sheet': 'ग्राहक जानकारी पत्र',
  'The insurer will accept my mother only without her heart condition. Should we agree?':
    'कंपनी माँ को दिल की बीमारी छोड़कर ही लेगी। क्या मान जाएँ?',
  'That is a _permanent exclusion_: treatment of that condition will not be paid in any year. It needs her consent, so she may say no and try elsewhere. It can still be worth having for a hip, a cancer or an infection, if the price reflects it.':
    'इसे _स्थायी रूप से कवर नहीं_ कहते हैं: उस बीमारी का इलाज किसी साल भी नहीं चुकाया जाएगा। इसके लिए उनकी सहमति चाहिए, इसलिए मना करके कहीं और कोशिश करने का रास्ता खुला है। कूल्हे, कैंसर या संक्रमण के लिए यह फिर भी ठीक हो सकता है, अगर कीमत में वह झलके।',
  'permanent exclusion': 'स्थायी रूप से कवर नहीं',
  'Insist that the clause names the disease narrowly, with its medical name. “All heart and related conditions” may later be read to include a stroke or breathlessness.':
    'ज़ोर दें कि शर्त में बीमारी का नाम उसके डॉक्टरी नाम से, सँकरे अर्थ में लिखा हो। “दिल की और संबंधित सब बीमारियाँ” को बाद में ऐसे भी पढ़ा जा सकता है कि स्ट्रोक या साँस फूलना उसमें आ जाए।',
  'Cover bought after {0}': '{0} की आयु के बाद लिया गया कवर',
  'People aged {0} or older.': '{0} साल या उससे ऊपर के लोग।',
  'How long a parent’s new policy waits': 'माता-पिता की नई पॉलिसी कितनी प्रतीक्षा रखती है',
  'An illness your parent already has may wait longest. Listed operations such as cataract, joints and hernia can wait just as long. Accidents are paid from the first day, and other illness after the first wait.':
    'माता या पिता की पहले से मौजूद बीमारी की प्रतीक्षा सबसे लंबी हो सकती है। सूची के ऑपरेशन, जैसे मोतियाबिंद, जोड़ और हर्निया, की भी उतनी ही लंबी हो सकती है। दुर्घटना का ख़र्च पहले दिन से मिलता है, दूसरी बीमारी का पहली प्रतीक्षा के बाद।',
} as const satisfies Catalogue;
