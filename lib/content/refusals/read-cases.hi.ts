import type { Catalogue } from '../../languages/create-translator.ts';

/** What decided each case of read-cases.json, and what of it holds today. */
export const readCasesRefusalHindi = {
  'Mediclaim is a contract of utmost good faith; a disease that a careful insurer would ask about must be disclosed in the proposal.':
    'मेडिक्लेम ऐसा करार है जिसमें दोनों को पूरी सच्चाई बरतनी होती है (utmost good faith)। जिस बीमारी के बारे में सावधान बीमा कंपनी पूछेगी, उसे प्रस्ताव फ़ॉर्म में बताना ज़रूरी है।',
  'Yes in month four of a policy. After {0} continuous months the moratorium leaves only established fraud; a disclosed or unasked fact is judged differently.':
    'हाँ, क्योंकि पॉलिसी का चौथा महीना था। बिना रुकावट के {0} महीने बाद मोरेटोरियम अवधि में केवल साबित धोखाधड़ी (established fraud) आधार बचती है; जो बात बताई गई थी या पूछी ही नहीं गई, उसका फ़ैसला अलग होता है।',
  'A false answer to a direct question and an express exclusion of alcohol complications let the insurer refuse the hospital cash.':
    'सीधे सवाल का ग़लत जवाब था, और शराब से हुई तकलीफ़ें साफ़ शब्दों में कवर से बाहर थीं। इसलिए बीमा कंपनी अस्पताल की दैनिक नकद रकम (hospital cash) नामंज़ूर कर सकी।',
  'Yes inside the moratorium. After {0} months only established fraud defeats a health claim; standard exclusion Excl12 still applies whatever the age of the policy.':
    'हाँ, मोरेटोरियम अवधि के अंदर। {0} महीने बाद स्वास्थ्य दावा केवल साबित धोखाधड़ी पर रुकता है; पॉलिसी कितनी भी पुरानी हो, मानक शर्त Excl12 फिर भी लागू है।',
  'Reimbursement of {0} stood although another disease had not been disclosed; the illness treated was a different one.':
    '{0} लौटाने का आदेश बना रहा, हालाँकि एक दूसरी बीमारी नहीं बताई गई थी; इलाज अलग बीमारी का हुआ था।',
  'Yes on its facts; against it stand cases in which link to the illness was not needed, so the link is an argument and not a rule.':
    'हाँ, ऐसे ही तथ्यों पर। इसके उलट ऐसे फ़ैसले भी हैं जिनमें इलाज वाली बीमारी से संबंध होना ज़रूरी नहीं माना गया। इसलिए संबंध न होना एक दलील है, नियम नहीं।',
  'No evidence linked occasional drinking or blood pressure to the cancer, so the award that upheld the refusal was set aside and {0} was due.':
    'ऐसा कोई सबूत नहीं था जो कभी-कभार शराब पीने या बीपी को कैंसर से जोड़े। इसलिए नामंज़ूरी को सही ठहराने वाला लोकपाल का फ़ैसला (award) रद्द हुआ, और {0} देने थे।',
  'Yes, and stronger: ported cover carries its time, so on the dates in the press (cover since {0}) {1} months had long passed, up to the old sum insured.':
    'हाँ, और ज़्यादा मज़बूत: पोर्ट कराने पर पुराने कवर का समय साथ आता है। अख़बार में छपी तारीख़ों से (कवर {0} से) {1} महीने कब के पूरे हो चुके थे, पुरानी बीमा राशि तक।',
  'The cyst was benign and unrelated, so there was no material non-disclosure; {0} with interest to the heirs.':
    'गाँठ (cyst) कैंसर वाली नहीं थी और इस बीमारी से उसका संबंध नहीं था। इसलिए कोई ज़रूरी बात (material fact) नहीं छिपाई गई; वारिसों को {0} और ब्याज।',
  'Today the shorter answer is the moratorium: after {0} continuous months non-disclosure cannot be held against the insured except for established fraud.':
    'आज छोटा जवाब मोरेटोरियम अवधि है: बिना रुकावट के {0} महीने बाद, साबित धोखाधड़ी को छोड़कर, बात न बताने को आधार बनाकर दावा नहीं रोका जा सकता।',
  'The insurer has to show that the insured knew of the disease when buying; an earlier fever convulsion is not such knowledge. {0} and costs.':
    'बीमा कंपनी को दिखाना होता है कि बीमा लेते समय बीमारी का पता था। पहले कभी बुख़ार में दौरा पड़ना ऐसा पता होना नहीं है। {0} और मुकदमे का ख़र्च।',
  'Yes; the burden is on the insurer, and the longest wait for a pre-existing disease is now {0} months.':
    'हाँ; साबित करना बीमा कंपनी का काम है, और पहले से मौजूद बीमारी की सबसे लंबी प्रतीक्षा अवधि अब {0} महीने है।',
  'The disease began after the cover, and pre-existing disease was to be covered after four claim-free years.':
    'बीमारी कवर के बाद शुरू हुई; और पॉलिसी में पहले से मौजूद बीमारी भी बिना दावे के चार साल बाद कवर होनी थी।',
  'What would hold instead: a wait of at most {0} months, no condition that the years were free of claims, and the {1}-month moratorium.':
    'उसकी जगह आज यह लागू होता: ज़्यादा से ज़्यादा {0} महीने की प्रतीक्षा अवधि, बिना दावे के साल होने की कोई शर्त नहीं, और {1} महीने की मोरेटोरियम अवधि।',
  'Removal of a cyst and a fibroid is not treatment of infertility; payment with interest at {0}.':
    'सिस्ट और फ़ाइब्रॉइड निकालना बाँझपन का इलाज नहीं है; भुगतान {0} ब्याज के साथ।',
  'Yes: the exclusion is now Excl17 and covers treatment of infertility only; the wait for listed operations is Excl02, at most {0} months.':
    'हाँ: अब यह शर्त Excl17 है और केवल बाँझपन का इलाज कवर से बाहर रखती है; सूची के ऑपरेशन की प्रतीक्षा अवधि Excl02 है, ज़्यादा से ज़्यादा {0} महीने।',
  'Medical opinion, one of it independent, showed that the condition existed before the first cover.':
    'डॉक्टरों की राय से, जिनमें एक निष्पक्ष डॉक्टर की थी, पता चला कि बीमारी पहले कवर से पहले की थी।',
  'Not on that reasoning alone: pre-existing now means diagnosed or treated in the {0} months before the policy, so growth over years without a diagnosis does not meet the definition; the listed-disease wait (Excl02) could still apply.':
    'केवल इस तर्क पर नहीं: अब पहले से मौजूद बीमारी वह है जो पॉलिसी से पहले के {0} महीनों में पहचानी गई या जिसका इलाज हुआ। जो बीमारी बिना पहचाने सालों में बढ़ी, वह इस परिभाषा में नहीं आती; सूची की बीमारी की प्रतीक्षा अवधि (Excl02) फिर भी लग सकती है।',
  'Nothing in the papers showed a medical need for the bed, so the outpatient exclusion applied (clause {0}).':
    'काग़ज़ों में ऐसा कुछ नहीं था जिससे भर्ती की ज़रूरत दिखे। इसलिए ओपीडी (OPD) को कवर से बाहर रखने वाली शर्त लगी (शर्त {0})।',
  'Partly: admission without need is still excluded, but listed day-care treatments need no {0} hours, and the insurer’s committee has to agree to the refusal.':
    'कुछ हद तक: बिना ज़रूरत की भर्ती अब भी कवर में नहीं है, पर सूची के डे-केयर इलाज में {0} घंटे ज़रूरी नहीं, और नामंज़ूरी पर बीमा कंपनी की समिति की सहमति ज़रूरी है।',
  'The surgeon’s certificate that the procedure needs a sterile theatre was believed; later claims of the same kind had to be paid too.':
    'सर्जन का यह प्रमाणपत्र माना गया कि इलाज के लिए साफ़ (sterile) ऑपरेशन थिएटर चाहिए; बाद के ऐसे ही दावे भी चुकाने पड़े।',
  'Yes; the guidelines of {0} have a chapter of modern treatments that a policy has to cover. Injections into the eye are on that list.':
    'हाँ; {0} के दिशानिर्देशों के एक अध्याय में वे आधुनिक इलाज हैं, जिन्हें पॉलिसी में कवर करना ज़रूरी है। आँख में लगने वाले इंजेक्शन उस सूची में हैं।',
  'Modern medicine shortens stays, and how long a patient stays is for the doctor; the {0} hours alone do not defeat the claim.':
    'आधुनिक इलाज में भर्ती छोटी होती है, और मरीज़ कितना रुके, यह डॉक्टर तय करता है; केवल {0} घंटे पूरे न होने से दावा नहीं रुकता।',
  'Yes for day-care treatment; a stay that is neither {0} hours nor day care can still be refused under the definition of hospitalisation.':
    'हाँ, डे-केयर इलाज में। जो भर्ती न {0} घंटे की है, न डे-केयर, वह भर्ती की परिभाषा के आधार पर अब भी नामंज़ूर हो सकती है।',
  'The policy names a positive test and a stay, not severity; the papers had been sent in time. {0}.':
    'पॉलिसी में पॉज़िटिव जाँच और भर्ती की शर्त है, बीमारी कितनी गंभीर हो, इसकी नहीं; काग़ज़ समय पर भेजे गए थे। {0}।',
  'Yes, and since {0} a health claim may not be refused for want of papers nor for late notice alone; a new reason in a second letter weakens the insurer.':
    'हाँ, और {0} से स्वास्थ्य दावा काग़ज़ कम होने पर नामंज़ूर नहीं हो सकता, और केवल देर से सूचना पर भी नहीं; दूसरी चिट्ठी में नया कारण बीमा कंपनी का पक्ष कमज़ोर करता है।',
  'A renewal continues the old terms; sub-limits the insured did not agree to do not bind. {0} more with interest at {1} from {2}.':
    'नवीनीकरण में पुरानी शर्तें चलती रहती हैं; जिन सब-लिमिट पर पॉलिसीधारक ने सहमति नहीं दी, वे लागू नहीं। {0} और चुकाने हैं, {2} से {1} ब्याज के साथ।',
  'Partly: an insurer may now revise a product with notice and a way to move, and proportionate cuts may not touch medicines, consumables, implants, devices, tests and ICU.':
    'कुछ हद तक: बीमा कंपनी अब सूचना देकर और दूसरे प्लान में जाने का रास्ता देकर प्लान बदल सकती है, और उसी अनुपात में कटौती दवाओं, इस्तेमाल में ख़त्म होने वाली चीज़ों, इंप्लांट, उपकरणों, जाँच और ICU पर नहीं हो सकती।',
  'A price circular that binds the hospital does not cut what the policy promises the insured within the sum insured.':
    'दर का जो परिपत्र अस्पताल पर लागू है, वह उस पैसे को कम नहीं करता जिसका पॉलिसी में बीमा राशि के अंदर वादा है।',
  'Yes as an argument; a wording with reasonable and customary charges or a network rate that the insured accepted is judged by its own words.':
    'हाँ, दलील के तौर पर। पॉलिसी में उचित और प्रचलित ख़र्च की शर्त हो, या नेटवर्क की ऐसी दर जो पॉलिसीधारक ने मानी हो, तो फ़ैसला उन्हीं शब्दों से होता है।',
  'Morbid obesity is not mere obesity and the operation was not cosmetic; {0} with interest at {1}.':
    'गंभीर मोटापा (morbid obesity) साधारण मोटापा नहीं है, और ऑपरेशन सुंदरता के लिए नहीं था; {0}, {1} ब्याज के साथ।',
  'Now Excl06 sets the test: doctor’s advice, clinical protocol, age {0}, and a body mass index of {1}, or {2} with a named illness; inside it the insurer pays.':
    'अब कसौटी Excl06 में है: डॉक्टर की सलाह, इलाज का तय तरीका (clinical protocol), आयु {0} साल, और BMI {1}, या नाम से दी गई किसी बीमारी के साथ {2}; यह सब पूरा हो, तो बीमा कंपनी पैसा देती है।',
  'A recognised procedure against loss of sight is not cosmetic, and the board’s members and reasons were not shown. {0}.':
    'आँखों की रोशनी बचाने का मान्य इलाज सुंदरता के लिए नहीं होता, और मेडिकल बोर्ड के सदस्य और कारण नहीं बताए गए। {0}।',
  'Partly: correction of a refractive error is now an exclusion of its own (Excl15, below {0} dioptres); cosmetic surgery is Excl08, with exceptions after an accident, burns or cancer or against an immediate health risk.':
    'कुछ हद तक: चश्मे का नंबर हटाना अब एक अलग शर्त में कवर से बाहर है (Excl15, {0} डायोप्टर से कम)। सुंदरता की सर्जरी Excl08 में है; अपवाद: दुर्घटना, जलने या कैंसर के बाद, या सेहत को तुरंत ख़तरा होने पर।',
  'Suspicion is not proof: receipts of payment and treatment stood against an allegation without evidence.':
    'शक सबूत नहीं है: एक ओर भुगतान और इलाज की रसीदें थीं, दूसरी ओर बिना सबूत का आरोप।',
  'Yes: fraud has to be established, also after the moratorium, and a review committee has to agree to the refusal.':
    'हाँ: धोखाधड़ी साबित करनी होती है, मोरेटोरियम अवधि के बाद भी, और नामंज़ूरी पर समीक्षा समिति की सहमति ज़रूरी है।',
  'Section {0}: a policy of a life insurer is not questioned after three years; and an unrelated illness is not a material fact.':
    'धारा {0}: जीवन बीमा कंपनी की पॉलिसी पर तीन साल बाद सवाल नहीं उठाया जाता; और जिस बीमारी का संबंध नहीं, वह ज़रूरी बात (material fact) नहीं है।',
  'Yes for policies of life insurers; for a general or health insurer the {0}-month moratorium gives the same answer.':
    'हाँ, जीवन बीमा कंपनियों की पॉलिसियों में। सामान्य या केवल स्वास्थ्य बीमा करने वाली कंपनी में {0} महीने की मोरेटोरियम अवधि से जवाब यही है।',
  'An asked and hidden investigation is a material suppression and was held to be fraud within section {0}.':
    'जो जाँच पूछी गई और छिपाई गई, वह ज़रूरी बात छिपाना (material suppression) है; उसे धारा {0} के अर्थ में धोखाधड़ी माना गया।',
  'Yes inside three years of a life insurer’s policy; later section {0}({1}) bars every ground.':
    'हाँ, जीवन बीमा कंपनी की पॉलिसी के तीन साल के अंदर। उसके बाद धारा {0}({1}) हर आधार को रोक देती है।',
  'An exclusion that was never brought to the insured’s notice does not bind; {0} with interest at {1}.':
    'कवर से बाहर रखने वाली जो शर्त पॉलिसीधारक को कभी बताई ही नहीं गई, वह लागू नहीं होती; {0}, {1} ब्याज के साथ।',
  'Yes; besides, joint replacement is a listed-disease wait (Excl02) of at most {0} months and not an exclusion for life.':
    'हाँ। इसके अलावा, जोड़ बदलवाने पर सूची की बीमारी की प्रतीक्षा अवधि (Excl02) लगती है, ज़्यादा से ज़्यादा {0} महीने; यह हमेशा के लिए कवर से बाहर नहीं है।',
  'Old section {0}: within two years the insurer need show only a material misstatement, and other cover that the form asks for is material.':
    'पुरानी धारा {0}: दो साल के अंदर बीमा कंपनी को केवल यह दिखाना होता था कि कोई ज़रूरी बात ग़लत बताई गई (material misstatement); फ़ॉर्म में पूछा गया दूसरा बीमा ज़रूरी बात है।',
  'The period is now three years, also against fraud, and since {0} a misstatement without fraud returns the premiums (section {1}({2}) and its proviso).':
    'अब यह समय तीन साल है, धोखाधड़ी के मामले में भी। {0} से, धोखाधड़ी के बिना ग़लत बताने पर प्रीमियम लौटाया जाता है (धारा {1}({2}) और उसका परंतुक (proviso))।',
  'After a substantial disclosure the omitted small policies would not have moved a careful insurer, so they are not material; interest at {0}.':
    'ज़्यादातर बीमा बता दिया गया था। जो छोटी पॉलिसियाँ छूटीं, उनसे सावधान बीमा कंपनी का फ़ैसला नहीं बदलता, इसलिए वे ज़रूरी बात (material) नहीं हैं; ब्याज {0}।',
  'Yes; materiality is the test of section {0}({1}) as amended too.':
    'हाँ; बदली हुई धारा {0}({1}) में भी कसौटी यही है कि बात ज़रूरी (material) थी या नहीं।',
  'The insurer has to prove the suppression with documents and witnesses; a list of policies is not proof.':
    'बीमा कंपनी को छिपाना काग़ज़ों और गवाहों से साबित करना होता है; पॉलिसियों की केवल सूची सबूत नहीं है।',
  'Yes; the burden of proof is unchanged, the period of section {0} is now three years.':
    'हाँ; साबित करना अब भी बीमा कंपनी का काम है, और धारा {0} का समय अब तीन साल है।',
  'A serious and recent illness that the form asks about is material; that death had another cause does not help.':
    'जिस गंभीर और हाल की बीमारी के बारे में फ़ॉर्म में पूछा गया, वह ज़रूरी बात (material fact) है; मृत्यु का कारण दूसरा होने से फ़र्क नहीं पड़ता।',
  'A stay for an accident is no illness or disease; no material concealment. Interest at {0}.':
    'दुर्घटना के कारण भर्ती कोई बीमारी नहीं है; ज़रूरी बात छिपाना (material concealment) नहीं हुआ। ब्याज {0}।',
  'Yes; inside three years the test is still whether the fact was material to the risk.':
    'हाँ; तीन साल के अंदर कसौटी अब भी यही है कि क्या वह बात जोखिम के लिए ज़रूरी (material) थी।',
  'Section {0}: the policies were avoided for suppression within the time in which they may be questioned.':
    'धारा {0}: बात छिपाने के कारण पॉलिसियाँ उस समय के अंदर अमान्य की गईं (avoided), जिसमें उन पर सवाल उठाया जा सकता है।',
  'Only inside three years from issue, start of risk, revival or rider, whichever is last.':
    'केवल तीन साल के अंदर: पॉलिसी जारी होने, जोखिम शुरू होने, दोबारा चालू होने या राइडर जुड़ने से, जो भी सबसे बाद में हो।',
  'The insurer is held to the grounds of its letter and may not add new ones later; full sum with interest.':
    'बीमा कंपनी अपनी चिट्ठी में लिखे आधारों से बँधी है और बाद में नए नहीं जोड़ सकती; पूरी रकम, ब्याज के साथ।',
  'Yes for the letter; today a death in month {0} is inside the three years, and a revival starts them again for what was said at the revival.':
    'हाँ, चिट्ठी के मामले में। आज के नियम में {0}वें महीने में हुई मृत्यु तीन साल के अंदर आती है, और पॉलिसी दोबारा चालू कराने पर, उस समय कही गई बातों के लिए, तीन साल फिर से शुरू होते हैं।',
  'The {0} months run from the day of issue, or of reinstatement if the clause says so, not from proposal or receipt.':
    '{0} महीने पॉलिसी जारी होने के दिन से चलते हैं, या, शर्त में ऐसा लिखा हो तो, दोबारा चालू होने के दिन से; प्रस्ताव या रसीद के दिन से नहीं।',
  'The accident benefit needs a policy in force on the day of the accident; a later payment does not reach back.':
    'दुर्घटना लाभ के लिए दुर्घटना के दिन पॉलिसी चालू होनी चाहिए; बाद में किया भुगतान पीछे की तारीख़ पर लागू नहीं होता।',
  'Yes; the grace period is {0} days, or {1} for monthly payment, and cover continues in it.':
    'हाँ; ग्रेस पीरियड {0} दिन है, मासिक भुगतान में {1} दिन, और उसमें कवर चलता रहता है।',
  'Cover lasts through the grace period; interest cut from {0} to {1}.':
    'ग्रेस पीरियड पूरा होने तक कवर रहता है; ब्याज {0} से घटाकर {1} किया गया।',
  'Yes; {0} days of grace, {1} for monthly payment.':
    'हाँ; {0} दिन का ग्रेस पीरियड, मासिक भुगतान में {1} दिन।',
  'A death on the last day, without any sign of advantage taken, is read in favour of the policyholder; the refusal was hyper-technical.':
    'आख़िरी दिन हुई मृत्यु, जब फ़ायदा उठाने का कोई संकेत न हो, पॉलिसीधारक के पक्ष में पढ़ी जाती है; नामंज़ूरी ज़रूरत से ज़्यादा तकनीकी (hyper-technical) थी।',
  'Yes as a reading of such a clause; the clause of the policy decides how the days are counted.':
    'हाँ, ऐसी शर्त को पढ़ने के तरीके के तौर पर। दिन कैसे गिने जाएँ, यह पॉलिसी की शर्त तय करती है।',
  'In this court’s view section {0}({1}) does not make the nominee owner against heirs under the Hindu Succession Act.':
    'इस अदालत के मत में धारा {0}({1}) हिंदू उत्तराधिकार अधिनियम (Hindu Succession Act) के वारिसों के मुकाबले नॉमिनी को मालिक नहीं बनाती।',
  'Unsettled: Delhi, Madras and Andhra Pradesh hold the opposite for parents, spouse and children; the insurer is discharged by paying the nominee unless a court forbids it.':
    'तय नहीं: दिल्ली, मद्रास और आंध्र प्रदेश के उच्च न्यायालय माता-पिता, पति या पत्नी और संतान के मामले में उलटा मानते हैं; नॉमिनी को पैसा देकर बीमा कंपनी की ज़िम्मेदारी पूरी हो जाती है, जब तक कोई अदालत उसे न रोके।',
  'If the FIR was prompt, the police reported the vehicle untraced and the investigator found the theft genuine, late notice to the insurer alone defeats nothing.':
    'FIR तुरंत हुई हो, पुलिस ने लिखा हो कि गाड़ी नहीं मिली (untraced), और जाँच करने वाले ने चोरी सच्ची पाई हो, तो केवल बीमा कंपनी को देर से दी गई सूचना से दावा नहीं रुकता।',
  'A delay that is explained, in a claim found genuine, is no ground to refuse.':
    'दावा सच्चा पाया गया हो और देरी का कारण बताया गया हो, तो देरी नामंज़ूरी का आधार नहीं है।',
  'Gurshinder Singh applied: prompt FIR and a genuine theft outweigh late notice to the insurer.':
    'Gurshinder Singh वाला फ़ैसला लागू हुआ: तुरंत FIR और सच्ची चोरी, बीमा कंपनी को देर से दी गई सूचना से ज़्यादा वज़न रखती हैं।',
  'Some carelessness, but no fundamental breach: {0} on a non-standard basis; the six days of delay do not matter.':
    'कुछ लापरवाही हुई, पर बुनियादी उल्लंघन (fundamental breach) नहीं: नॉन-स्टैंडर्ड (non-standard) आधार पर {0}; छह दिन की देरी से फ़र्क नहीं पड़ता।',
  'Yes; there is still no rule of the regulator on non-standard settlement, it is the courts’ practice.':
    'हाँ; नॉन-स्टैंडर्ड निपटारे पर नियामक का अब भी कोई नियम नहीं है, यह अदालतों का चलन है।',
  'Use on the road without valid registration (sections {0} and {1} of the Motor Vehicles Act) is a fundamental breach.':
    'मान्य पंजीकरण के बिना सड़क पर चलाना (मोटर वाहन अधिनियम की धारा {0} और {1}) बुनियादी उल्लंघन (fundamental breach) है।',
  'Yes for the registration; the other two reasons alone would not have sufficed after Gurshinder Singh and Ashok Kumar.':
    'हाँ, पंजीकरण के मामले में। Gurshinder Singh और Ashok Kumar के फ़ैसलों के बाद बाकी दो कारण अकेले काफ़ी न होते।',
  'An insurer may not ask for a paper that the insured cannot obtain; that is too technical.':
    'बीमा कंपनी ऐसा काग़ज़ नहीं माँग सकती जो पॉलिसीधारक को मिल ही नहीं सकता; यह ज़रूरत से ज़्यादा तकनीकी बात है।',
  'Yes; the circulars of {0} say that no claim is rejected for want of documents, and a late payment bears interest of bank rate plus {1} points.':
    'हाँ; {0} के परिपत्र कहते हैं कि काग़ज़ कम होने पर कोई दावा नामंज़ूर नहीं होता, और देर से भुगतान पर बैंक दर से {1} अंक ज़्यादा ब्याज लगता है।',
  'An insurer that issued the policy to the buyer with that knowledge may not refuse for a registration not yet transferred.':
    'जिस बीमा कंपनी ने यह जानते हुए ख़रीदार को पॉलिसी दी, वह इस कारण दावा नामंज़ूर नहीं कर सकती कि पंजीकरण अभी उसके नाम नहीं हुआ।',
  'Yes on these facts; a buyer still has {0} days to tell the insurer (section {1}({2})).':
    'हाँ, ऐसे तथ्यों पर। फिर भी ख़रीदार को {0} दिन में बीमा कंपनी को बताना होता है (धारा {1}({2}))।',
  'Driving without registration breaks section {0} of the Motor Vehicles Act and is a fundamental breach of the policy.':
    'बिना पंजीकरण गाड़ी चलाने से मोटर वाहन अधिनियम की धारा {0} टूटती है, और यह पॉलिसी का बुनियादी उल्लंघन (fundamental breach) है।',
  'Yes; confirmed in {0} (Godara).': 'हाँ; {0} में फिर यही ठहराया गया (Godara)।',
  'Owner is the person in whose name the vehicle is registered (section {0}({1}) of the Motor Vehicles Act).':
    'मालिक वह है जिसके नाम गाड़ी का पंजीकरण है (मोटर वाहन अधिनियम की धारा {0}({1}))।',
  'The insurer has to prove that the extra passengers contributed to the accident; lifting a few persons is no fundamental breach.':
    'बीमा कंपनी को साबित करना होता है कि दुर्घटना में ज़्यादा सवारियों का हाथ था; कुछ लोगों को बैठा लेना बुनियादी उल्लंघन (fundamental breach) नहीं है।',
  'Hire of a private car breaches the limitation as to use, yet the claim is settled on a non-standard basis at {0}.':
    'निजी कार किराए पर देने से इस्तेमाल की सीमा टूटती है, फिर भी दावे का निपटारा नॉन-स्टैंडर्ड (non-standard) आधार पर {0} पर होता है।',
  'Yes; in a theft the use is often held irrelevant altogether (Nitin Khandelwal).':
    'हाँ; चोरी के मामले में इस्तेमाल को अक्सर बिल्कुल बेमतलब माना जाता है (Nitin Khandelwal)।',
  'Influence may be proved from the circumstances; neither a test nor {0} mg per {1} ml (section {2}) is needed for the exclusion.':
    'नशे का असर हालात से साबित हो सकता है; कवर से बाहर रखने वाली शर्त लागू होने के लिए न जाँच ज़रूरी है, न {1} ml में {0} mg की मात्रा (धारा {2})।',
  'A missing permit for one State, by inadvertence, is no fundamental breach; {0} on a non-standard basis stood.':
    'भूल से एक राज्य का परमिट न होना बुनियादी उल्लंघन (fundamental breach) नहीं है; नॉन-स्टैंडर्ड (non-standard) आधार पर {0} का आदेश बना रहा।',
  'Yes at this level; a vehicle with no permit at all is treated as a fundamental breach (Amrit Paul Singh).':
    'हाँ, इस स्तर पर। जिस गाड़ी का कोई परमिट ही नहीं, उसे बुनियादी उल्लंघन माना जाता है (Amrit Paul Singh)।',
  'The insurer did not prove that anyone cranked the engine in water; the lock itself was not shown to be excluded.':
    'बीमा कंपनी ने यह साबित नहीं किया कि किसी ने पानी में इंजन चालू करने की कोशिश की; यह भी नहीं दिखाया गया कि हाइड्रोस्टैटिक लॉक अपने-आप में कवर से बाहर है।',
  'Yes as a rule of proof; where the driver restarted a stalled engine the insurer stands better, and engine cover is an add-on.':
    'हाँ, सबूत के नियम के तौर पर। ड्राइवर ने बंद इंजन फिर चालू किया हो, तो बीमा कंपनी का पक्ष मज़बूत होता है; और इंजन का कवर एक ऐड-ऑन है।',
  'An LMV licence covers a transport vehicle below {0} kg gross weight without a separate endorsement; Mukund Dewangan ({1}) stands.':
    'LMV लाइसेंस से {0} kg से कम कुल भार (gross weight) की ट्रांसपोर्ट गाड़ी बिना अलग पृष्ठांकन (endorsement) के चलाई जा सकती है; Mukund Dewangan ({1}) का फ़ैसला बना हुआ है।',
  'Yes; heavier vehicles, hazardous goods and special classes still need their own licence.':
    'हाँ; भारी गाड़ियों, ख़तरनाक माल और विशेष श्रेणियों के लिए अब भी अलग लाइसेंस चाहिए।',
  'A transport vehicle without permit (section {0}) is a fundamental statutory breach; pay and recover protects the victim only.':
    'बिना परमिट की ट्रांसपोर्ट गाड़ी (धारा {0}) कानून का बुनियादी उल्लंघन (fundamental statutory breach) है; “पहले चुकाओ, फिर वसूलो” (pay and recover) केवल पीड़ित को बचाता है।',
  'Towards third parties the policy lives until notice of cancellation has reached the owner; the insurer may recover from him.':
    'थर्ड पार्टी के लिए पॉलिसी तब तक चालू मानी जाती है जब तक रद्द होने की सूचना गाड़ी के मालिक तक न पहुँचे; बीमा कंपनी वह रकम मालिक से वसूल सकती है।',
  'Yes; today the defences are in section {0} of the Motor Vehicles Act. For the owner’s own damage section 64VB still means no premium, no risk.':
    'हाँ; आज बीमा कंपनी के बचाव के आधार मोटर वाहन अधिनियम की धारा {0} में हैं। मालिक की अपनी गाड़ी के नुकसान में धारा 64VB का अर्थ अब भी यही है: प्रीमियम नहीं, तो बीमा नहीं।',
  'With the cancellation received before the accident no valid policy existed (section 64VB).':
    'रद्द होने की सूचना दुर्घटना से पहले मिल चुकी थी, इसलिए कोई मान्य पॉलिसी नहीं थी (धारा 64VB)।',
  'What was disclosed and examined cannot be called suppressed; doubtful words are read for the insured.':
    'जो बताया गया और जाँचा गया, उसे छिपाया हुआ नहीं कहा जा सकता; जिन शब्दों का अर्थ साफ़ न हो, वे उसके पक्ष में पढ़े जाते हैं जिसका बीमा है।',
  'Yes; whether the moratorium reaches travel policies was not read, so the proposal and the medical report decide.':
    'हाँ; मोरेटोरियम अवधि यात्रा पॉलिसियों पर लागू है या नहीं, यह हमने नहीं पढ़ा, इसलिए फ़ैसला प्रस्ताव फ़ॉर्म और मेडिकल रिपोर्ट से होता है।',
  'A symptom without a consultation is no willful suppression; {0} with interest at {1}.':
    'जिस लक्षण के लिए डॉक्टर को नहीं दिखाया गया, उसे न बताना जान-बूझकर छिपाना (willful suppression) नहीं है; {0}, {1} ब्याज के साथ।',
  'The letter rested on a wrong reading of the record; the answers in the proposal covered the diseases.':
    'चिट्ठी रिकॉर्ड को ग़लत पढ़ने पर टिकी थी; प्रस्ताव फ़ॉर्म के जवाबों में वे बीमारियाँ आती थीं।',
  'Treatment in India after return is outside the cover; the Ombudsman has to decide again on the rest.':
    'लौटने के बाद भारत में इलाज कवर से बाहर है; बाकी पर लोकपाल को फिर से फ़ैसला करना है।',
  'Yes; the words of the policy on follow-up treatment decide.':
    'हाँ; आगे के इलाज (follow-up) पर पॉलिसी के शब्द तय करते हैं।',
  'An advisory is neither regulation nor prohibition, so the exclusion does not fit; interest at {0} from the day the claim was due.':
    'सलाह (advisory) न नियम है, न रोक, इसलिए कवर से बाहर रखने वाली यह शर्त नहीं लगती; ब्याज {0}, उस दिन से जब दावा चुकाना था।',
  'Yes; newer wordings name epidemics and advisories, read those words.':
    'हाँ; नई पॉलिसियों में महामारी और सलाह (advisory) का नाम होता है, वे शब्द पढ़ें।',
  'Personal accident cover needs injury by outward, violent and visible means, and intoxication is excluded.':
    'व्यक्तिगत दुर्घटना बीमे के लिए चोट बाहरी, ज़ोर से लगी और दिखने वाली चीज़ से होनी चाहिए (outward, violent and visible means), और नशे की हालत कवर से बाहर है।',
  'The injury from the accident has to be the sole and direct cause of death.':
    'मृत्यु का अकेला और सीधा कारण दुर्घटना की चोट होनी चाहिए।',
  'A disease contracted in the natural course of events is not an accident.':
    'अपने-आप, स्वाभाविक रूप से लगी बीमारी दुर्घटना नहीं है।',
  'Alcohol in the blood is not proof of influence, and drowning, not drink, was the cause of death.':
    'ख़ून में शराब मिलना नशे के असर का सबूत नहीं है, और मृत्यु का कारण डूबना था, शराब नहीं।',
  'Yes as a rule of proof; compare Narbada Devi, where drink itself was the cause.':
    'हाँ, सबूत के नियम के तौर पर। इससे मिलाकर Narbada Devi देखें, जहाँ कारण शराब ही थी।',
  'An insurer that accepts a ported policy is presumed to have looked at the claims history (regulation {0} of the Health Regulations {1}), so the Ombudsman’s award for the insured stood.':
    'जो बीमा कंपनी पोर्ट हुई पॉलिसी लेती है, उसके बारे में माना जाता है कि उसने पुराने दावे देख लिए थे (Health Regulations {1} का विनियम {0})। इसलिए पॉलिसीधारक के पक्ष में लोकपाल का फ़ैसला (award) बना रहा।',
  'Yes in substance: portability with transfer of data and credit is in the Product Regulations and circulars of {0}, which replaced the {1} regulations.':
    'हाँ, सार में: पोर्ट कराने पर जानकारी और बीते समय का साथ आना अब {0} के Product Regulations और परिपत्रों में है, जो {1} के विनियमों की जगह आए।',
  'Papers on illnesses unrelated to the admission may not be made a condition: {0} with {1} interest and costs; the {2} compensation of the state commission was cut away.':
    'जिन बीमारियों का इस भर्ती से संबंध नहीं, उनके काग़ज़ देने की शर्त नहीं रखी जा सकती: {0}, {1} ब्याज और मुकदमे के ख़र्च के साथ; राज्य आयोग का {2} का मुआवज़ा हटा दिया गया।',
  'Yes, and stronger: cashless is to be decided within one hour, and hospital papers are collected by insurer and TPA (circular of {0}, clauses {1} and {2}).':
    'हाँ, और ज़्यादा मज़बूत: कैशलेस पर एक घंटे में फ़ैसला होना है, और अस्पताल के काग़ज़ बीमा कंपनी और TPA जुटाते हैं ({0} का परिपत्र, खंड {1} और {2})।',
  'The insurer did not show that the exclusions had been supplied to or accepted by the insured: the deducted sum with {0} interest and {1}.':
    'बीमा कंपनी ने यह नहीं दिखाया कि कवर से बाहर की चीज़ों की शर्तें पॉलिसीधारक को दी गईं या उसने मानीं: काटी गई रकम, {0} ब्याज और {1} के साथ।',
  'Partly: since {0} the items that may be deducted are listed by the regulator, so a deduction has to name its item; a listed item stays deductible unless an add-on pays it.':
    'कुछ हद तक: {0} से जिन चीज़ों का पैसा काटा जा सकता है, उनकी सूची नियामक ने दी है। इसलिए कटौती में चीज़ का नाम होना ज़रूरी है; सूची की चीज़ का पैसा कट सकता है, जब तक कोई ऐड-ऑन उसे न चुकाए।',
  'Whether a patient has to be admitted is for the treating doctor; the bill with interest and {0}.':
    'मरीज़ को भर्ती करना है या नहीं, यह इलाज करने वाला डॉक्टर तय करता है; बिल की रकम, ब्याज और {0} के साथ।',
  'Yes: the definition of medically necessary treatment asks for a doctor’s prescription and accepted standards, and a review committee has to agree to the refusal.':
    'हाँ: मेडिकल रूप से ज़रूरी इलाज (medically necessary treatment) की परिभाषा में डॉक्टर का पर्चा और मान्य तरीका चाहिए, और नामंज़ूरी पर समीक्षा समिति की सहमति ज़रूरी है।',
  'The exclusion was read too widely: a stay with treatment is not a stay for evaluation alone.':
    'शर्त को ज़रूरत से ज़्यादा फैलाकर पढ़ा गया: जिस भर्ती में इलाज हुआ, वह केवल परख के लिए भर्ती नहीं है।',
  'Yes: Excl04 excludes admissions primarily for diagnosis or evaluation, not treatment of a diagnosed illness.':
    'हाँ: Excl04 वह भर्ती कवर से बाहर रखती है जो मुख्य रूप से जाँच या परख के लिए हो, पहचानी जा चुकी बीमारी का इलाज नहीं।',
  'Surgery on the day of a road accident is an emergency, so the scheme’s own exception applied.':
    'सड़क दुर्घटना के दिन हुआ ऑपरेशन इमरजेंसी है, इसलिए योजना का अपना अपवाद लागू हुआ।',
  'Yes; in the standard exclusions an excluded provider’s bill is paid in a life-threatening emergency or after an accident up to stabilisation (Excl11). The scheme is a state group cover with its own terms.':
    'हाँ; मानक शर्तों में, जिस अस्पताल या डॉक्टर के दावे कंपनी नहीं लेती, उसका बिल भी जान के ख़तरे में या दुर्घटना के बाद हालत स्थिर होने तक चुकाया जाता है (Excl11)। यह योजना राज्य का ग्रुप कवर है, उसकी अपनी शर्तें हैं।',
  'A surveyor’s report is not the last word and may be left where it gives no cogent reasons: {0} with {1} from the complaint.':
    'सर्वेयर की रिपोर्ट आख़िरी शब्द नहीं है; उसमें ठोस कारण (cogent reasons) न हों, तो उसे छोड़ा जा सकता है: {0}, शिकायत के दिन से {1} ब्याज के साथ।',
  'Yes: constructive total loss starts where repair costs more than {0} of the insured declared value.':
    'हाँ: मरम्मत का ख़र्च IDV के {0} से ज़्यादा हो, तो वह पूरा नुकसान माना जाता है (constructive total loss)।',
  'Delay towards the insurer can be forgiven, but the report to the police has to be made at once.':
    'बीमा कंपनी को देर से बताना माफ़ हो सकता है, पर पुलिस में रिपोर्ट तुरंत करनी होती है।',
  'Yes: the decisions for owners (Gurshinder Singh, Jaina) rest on a prompt report to the police; the circular of {0} forgives late notice to the insurer.':
    'हाँ: मालिकों के पक्ष के फ़ैसले (Gurshinder Singh, Jaina) पुलिस में तुरंत रिपोर्ट पर टिके हैं; {0} का परिपत्र बीमा कंपनी को देर से दी गई सूचना माफ़ करता है।',
  'A licence is treated as running for {0} days after its expiry, time for renewal, so the driver was licensed; {1}.':
    'लाइसेंस ख़त्म होने के बाद {0} दिन तक, यानी रिन्यू कराने के समय में, चालू माना जाता है, इसलिए ड्राइवर के पास लाइसेंस था; {1}।',
  'For accidents under the proviso of section {0} as it stood, yes. Since the amendment of {1} an expired licence counts not for a single day (Supreme Court, {2}, Penjarla Vijay Kumar).':
    'धारा {0} के पुराने परंतुक (proviso) के समय की दुर्घटनाओं में, हाँ। {1} के संशोधन के बाद ख़त्म हो चुका लाइसेंस एक दिन भी नहीं गिना जाता (Supreme Court, {2}, Penjarla Vijay Kumar)।',
  'Driving without a valid licence breaks a basic condition of the policy, so neither the claim nor a {0} settlement was due.':
    'मान्य लाइसेंस के बिना गाड़ी चलाना पॉलिसी की बुनियादी शर्त तोड़ना है, इसलिए न दावा बनता था, न {0} का निपटारा।',
  'Yes for own damage; towards a third party the insurer pays and recovers.':
    'हाँ, अपनी गाड़ी के नुकसान में; थर्ड पार्टी को बीमा कंपनी पहले चुकाती है, फिर वसूलती है (pay and recover)।',
  'The proviso of section {0}({1}) kept an expired licence effective for {2} days, and the accident fell on day {3}; no recovery from the owner.':
    'धारा {0}({1}) के परंतुक (proviso) से ख़त्म हो चुका लाइसेंस {2} दिन तक चालू माना जाता था, और दुर्घटना दिन {3} को हुई; मालिक से कोई वसूली नहीं।',
  'For accidents under the proviso as it stood, yes. Since the amendment of {0} an expired licence counts not for a single day (Supreme Court, {1}, Penjarla Vijay Kumar).':
    'पुराने परंतुक (proviso) के समय की दुर्घटनाओं में, हाँ। {0} के संशोधन के बाद ख़त्म हो चुका लाइसेंस एक दिन भी नहीं गिना जाता (Supreme Court, {1}, Penjarla Vijay Kumar)।',
  'The stay was for a severe depressive disorder that could not be managed at home, and the insurer did not prove that such an illness was excluded.':
    'भर्ती गंभीर अवसाद (severe depressive disorder) के लिए थी, जिसका इलाज घर पर नहीं हो सकता था, और बीमा कंपनी ने साबित नहीं किया कि ऐसी बीमारी कवर से बाहर थी।',
  'Yes, and stronger: since {0} mental illness has to be insured on the same basis as physical illness.':
    'हाँ, और ज़्यादा मज़बूत: {0} से मानसिक बीमारी का बीमा उसी आधार पर होना ज़रूरी है जैसे शारीरिक बीमारी का।',
} as const satisfies Catalogue;
