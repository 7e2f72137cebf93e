import type { Catalogue } from '@/lib/languages/create-translator';

export const sharedComponentHindi = {
  ', {0} to {1}, every day.': ', {0} से {1} तक, हर दिन।',
  'An own-damage claim:': 'अपनी गाड़ी के नुकसान का दावा:',
  'Andaman and Nicobar Islands; Sikkim; West Bengal':
    'अंडमान और निकोबार द्वीपसमूह; सिक्किम; पश्चिम बंगाल',
  'Andhra Pradesh; Puducherry: Yanam; Telangana': 'आंध्र प्रदेश; पुदुच्चेरी: यनम; तेलंगाना',
  'Arunachal Pradesh; Assam; Manipur; Meghalaya; Mizoram; Nagaland; Tripura':
    'अरुणाचल प्रदेश; असम; मणिपुर; मेघालय; मिज़ोरम; नागालैंड; त्रिपुरा',
  'Ask for several death certificates.': 'मृत्यु प्रमाणपत्र की कई कॉपियाँ लें।',
  'Ask the hospital for every paper.': 'अस्पताल से हर काग़ज़ माँगें।',
  'At once, the same day. Station, {0} or your state’s e-FIR.':
    'तुरंत, उसी दिन। थाना, {0} या अपने राज्य की e-FIR सेवा।',
  'At once. Ask for a medico-legal certificate.': 'तुरंत। मेडिको-लीगल प्रमाणपत्र माँगें।',
  'At once. {0} or the nearest station.': 'तुरंत। {0} या सबसे पास का थाना।',
  'At once; about {0} days before a planned hospital stay (policy term). Number on the certificate.':
    'तुरंत; पहले से तय भर्ती से करीब {0} दिन पहले (पॉलिसी की शर्त)। प्रमाणपत्र पर लिखा नंबर।',
  'Back to Bike insurance': 'बाइक बीमे पर लौटें',
  'Back to Car insurance': 'कार बीमे पर लौटें',
  'Back to Health insurance': 'स्वास्थ्य बीमे पर लौटें',
  'Back to Term insurance': 'टर्म बीमे पर लौटें',
  'Bags late or lost.': 'सामान देर से आए या खो जाए।',
  'Before you leave the airport. Counter; take the PIR.': 'एयरपोर्ट छोड़ने से पहले। काउंटर पर; PIR लें।',
  'Bihar; Jharkhand': 'बिहार; झारखंड',
  'Bike IDV calculator: what is your two-wheeler insured for?':
    'बाइक IDV कैलकुलेटर: आपके दोपहिया का बीमा कितने का है?',
  'Bike third-party premium calculator: what does third-party cost you?':
    'बाइक का थर्ड पार्टी प्रीमियम कैलकुलेटर: थर्ड पार्टी बीमा कितने का है?',
  'Bone hospital': 'हड्डियों का अस्पताल',
  'Both regimes, tax year 2026-27, as on {0}': 'दोनों व्यवस्थाएँ, टैक्स वर्ष 2026-27, {0} को',
  'By amount, 2024-25': 'रकम से, 2024-25',
  'By number, 2024-25': 'गिनती से, 2024-25',
  'Call the assistance company.': 'सहायता कंपनी को फ़ोन करें।',
  'Cancer hospital': 'कैंसर का अस्पताल',
  'Car third-party premium calculator: what does third-party cost you?':
    'कार का थर्ड पार्टी प्रीमियम कैलकुलेटर: थर्ड पार्टी बीमा कितने का है?',
  'Cause, as the certificate says (if you have it)':
    'मृत्यु का कारण, जैसा प्रमाणपत्र में है (आपके पास हो तो)',
  'Chandigarh; Haryana except Gurugram, Faridabad, Sonepat and Bahadurgarh; Himachal Pradesh; Jammu and Kashmir; Ladakh; Punjab':
    'चंडीगढ़; हरियाणा, गुरुग्राम, फ़रीदाबाद, सोनीपत और बहादुरगढ़ को छोड़कर; हिमाचल प्रदेश; जम्मू और कश्मीर; लद्दाख; पंजाब',
  'Check that it was not towed.': 'देख लें कि गाड़ी क्रेन से उठाकर तो नहीं ले जाई गई।',
  'Chennai for Puducherry town and Karaikal; Hyderabad for Yanam; Kochi (Ernakulam) for Mahe':
    'पुदुच्चेरी शहर और कराईकल के लिए चेन्नई; यनम के लिए हैदराबाद; माहे के लिए कोच्चि (एर्णाकुलम)',
  'Chhattisgarh; Madhya Pradesh': 'छत्तीसगढ़; मध्य प्रदेश',
  'Children’s hospital': 'बच्चों का अस्पताल',
  'Claim number (if you have it)': 'दावा नंबर (आपके पास हो तो)',
  'Compare bike insurance': 'बाइक बीमे की तुलना करें',
  'Compare car insurance': 'कार बीमे की तुलना करें',
  'Compare senior citizen health insurance': 'वरिष्ठ नागरिकों के स्वास्थ्य बीमे की तुलना करें',
  'Compare term insurance': 'टर्म बीमे की तुलना करें',
  'Covered from day {0}': 'दिन {0} से कवर',
  'Covered from month {0}': 'महीने {0} से कवर',
  'Covered from the first day, without a waiting period.': 'पहले दिन से कवर, बिना प्रतीक्षा अवधि के।',
  'Customary notice after an emergency admission: {0} hours ({1}, read in a note that names it)':
    'इमरजेंसी में भर्ती के बाद सूचना का आम चलन: {0} घंटे ({1}, इसका हवाला देने वाले लेख में पढ़ा गया)',
  'Customary notice of a stolen vehicle: {0} hours ({1}, read in a note that names it)':
    'गाड़ी चोरी की सूचना का आम चलन: {0} घंटे ({1}, इसका हवाला देने वाले लेख में पढ़ा गया)',
  'Customary notice of damage to a vehicle: {0} to {1} hours ({2}, read in a note that names it)':
    'गाड़ी के नुकसान की सूचना का आम चलन: {0} से {1} घंटे ({2}, इसका हवाला देने वाले लेख में पढ़ा गया)',
  'Dates of this claim: accident with injury or disability':
    'इस दावे की तारीख़ें: दुर्घटना में चोट या दिव्यांगता',
  'Dates of this claim: bike or scooter damaged': 'इस दावे की तारीख़ें: बाइक या स्कूटर को नुकसान',
  'Dates of this claim: car damaged': 'इस दावे की तारीख़ें: कार को नुकसान',
  'Dates of this claim: car or bike stolen': 'इस दावे की तारीख़ें: कार या बाइक चोरी',
  'Dates of this claim: cashless hospital stay': 'इस दावे की तारीख़ें: अस्पताल में कैशलेस भर्ती',
  'Dates of this claim: critical illness': 'इस दावे की तारीख़ें: गंभीर बीमारी',
  'Dates of this claim: life insurance after a death': 'इस दावे की तारीख़ें: मृत्यु के बाद जीवन बीमा',
  'Dates of this claim: someone hurt or hit': 'इस दावे की तारीख़ें: किसी को चोट या टक्कर लगी',
  'Dates of this claim: trouble on a trip': 'इस दावे की तारीख़ें: यात्रा में परेशानी',
  'Day of an earlier complaint (if you have it)': 'पहले की शिकायत का दिन (आपके पास हो तो)',
  'Decreasing cover by age': 'घटता कवर, आयु के हिसाब से',
  'Delay or cancellation.': 'देरी हो या यात्रा रद्द हो।',
  'Delhi for Gurugram, Faridabad, Sonepat and Bahadurgarh; Chandigarh for the rest':
    'गुरुग्राम, फ़रीदाबाद, सोनीपत और बहादुरगढ़ के लिए दिल्ली; बाकी के लिए चंडीगढ़',
  'Dental hospital': 'दाँतों का अस्पताल',
  'Do not admit fault or settle in cash.': 'ग़लती न मानें, न नकद में समझौता करें।',
  'Ear, nose and throat hospital': 'कान, नाक और गले का अस्पताल',
  'Example: A fall, {0}': 'उदाहरण: बाइक गिरी, {0}',
  'Example: Fever, no limits': 'उदाहरण: बुखार, कोई सीमा नहीं',
  'Example: New policy, diabetes': 'उदाहरण: नई पॉलिसी, मधुमेह (शुगर)',
  'Example: Petrol, {0} cc': 'उदाहरण: पेट्रोल, {0} cc',
  'Eye hospital': 'आँखों का अस्पताल',
  'FIR number (if you have it)': 'पुलिस FIR का नंबर (आपके पास हो तो)',
  'FIR number and police station (if you have it)': 'पुलिस FIR का नंबर और थाना (आपके पास हो तो)',
  'Fever, no limits.': 'बुखार, कोई सीमा नहीं।',
  'Fill in both parts of the form.': 'फ़ॉर्म के दोनों भाग भरें।',
  'Find the policies.': 'पॉलिसियाँ ढूँढें।',
  'Get an FIR today.': 'आज ही FIR कराएँ।',
  'Get help and a hospital.': 'मदद बुलाएँ और अस्पताल जाएँ।',
  'Get off the road.': 'सड़क से हटें।',
  'Get the diagnosis in writing.': 'बीमारी का नाम लिखित में लें।',
  'Go to the insurance desk.': 'बीमा डेस्क पर जाएँ।',
  'Guidance; the insurer decides.': 'यह जानकारी है; फ़ैसला बीमा कंपनी करती है।',
  'Have the request sent.': 'अनुरोध भिजवाएँ।',
  'Heart hospital': 'दिल का अस्पताल',
  'How the price is made up, as on {0}': 'कीमत किससे बनी है, {0} को',
  'How the sums are made, as on {0}': 'रकमों का हिसाब कैसे लगा, {0} को',
  'How the value is made up, as on {0}': 'कीमत का हिसाब कैसे लगा, {0} को',
  'How the wait is counted, as on {0}': 'प्रतीक्षा कैसे गिनी गई, {0} को',
  'How to choose bike insurance': 'बाइक बीमा कैसे चुनें',
  'How to choose car insurance': 'कार बीमा कैसे चुनें',
  'How to choose health insurance': 'स्वास्थ्य बीमा कैसे चुनें',
  'How to choose term insurance': 'टर्म बीमा कैसे चुनें',
  'Ill or hurt.': 'बीमारी या चोट हो।',
  'Illness you already have:': 'पहले से मौजूद बीमारी:',
  'Illness your parent already has:': 'माता या पिता की पहले से मौजूद बीमारी:',
  'Income tax: section {0} (formerly 80C), old regime; GST':
    'इनकम टैक्स: धारा {0} (पहले 80C), पुरानी व्यवस्था; GST',
  'Income tax: section {0} (formerly 80D), old regime; GST':
    'इनकम टैक्स: धारा {0} (पहले 80D), पुरानी व्यवस्था; GST',
  'Increasing cover by age': 'बढ़ता कवर, आयु के हिसाब से',
  'Insurance Ombudsman offices in India: {0} ({1}, read in an insurer’s wording)':
    'भारत में बीमा लोकपाल के दफ़्तर: {0} ({1}, एक बीमा कंपनी की पॉलिसी की शर्तों में पढ़ा)',
  'Insurers for bike insurance': 'बाइक बीमा करने वाली कंपनियाँ',
  'Insurers for car insurance': 'कार बीमा करने वाली कंपनियाँ',
  'Insurers for health insurance': 'स्वास्थ्य बीमा करने वाली कंपनियाँ',
  'Insurers for term insurance': 'टर्म बीमा करने वाली कंपनियाँ',
  'Joy center: A new car or bike': 'जॉय सेंटर: नई कार या बाइक',
  'Joy center: A new home': 'जॉय सेंटर: नया घर',
  'Joy center: A new job': 'जॉय सेंटर: नई नौकरी',
  'Joy center: Parents turning {0}': 'जॉय सेंटर: माता-पिता {0} साल के होने पर',
  'Keep every report.': 'हर रिपोर्ट सँभालकर रखें।',
  'Keep originals and scan them.': 'असली काग़ज़ रखें और स्कैन करें।',
  'Keep what proves it.': 'सबूत सँभालकर रखें।',
  'Kerala; Lakshadweep; Puducherry: Mahe': 'केरल; लक्षद्वीप; पुदुच्चेरी: माहे',
  'Kidney hospital': 'गुर्दे का अस्पताल',
  'Kind, distance and order': 'प्रकार, दूरी और क्रम',
  'Left after tax {0}': 'टैक्स के बाद बचा {0}',
  'Level cover by age': 'एक समान कवर, आयु के हिसाब से',
  'Listed diseases and operations:': 'सूची की बीमारियाँ और ऑपरेशन:',
  'Look at the policy schedule.': 'पॉलिसी की अनुसूची देखें।',
  'Look in every policy.': 'हर पॉलिसी में देखें।',
  'Make a dated plan: accident with injury or disability':
    'तारीख़ों की सूची बनाएँ: दुर्घटना में चोट या दिव्यांगता',
  'Make a dated plan: bike or scooter damaged': 'तारीख़ों की सूची बनाएँ: बाइक या स्कूटर को नुकसान',
  'Make a dated plan: car damaged': 'तारीख़ों की सूची बनाएँ: कार को नुकसान',
  'Make a dated plan: car or bike stolen': 'तारीख़ों की सूची बनाएँ: कार या बाइक चोरी',
  'Make a dated plan: cashless hospital stay': 'तारीख़ों की सूची बनाएँ: अस्पताल में कैशलेस भर्ती',
  'Make a dated plan: critical illness': 'तारीख़ों की सूची बनाएँ: गंभीर बीमारी',
  'Make a dated plan: life insurance after a death': 'तारीख़ों की सूची बनाएँ: मृत्यु के बाद जीवन बीमा',
  'Make a dated plan: pay first, claim back': 'तारीख़ों की सूची बनाएँ: पहले चुकाएँ, फिर दावा करें',
  'Make a dated plan: trouble on a trip': 'तारीख़ों की सूची बनाएँ: यात्रा में परेशानी',
  'Make a dated plan: you hit someone or something':
    'तारीख़ों की सूची बनाएँ: आपसे किसी को या किसी चीज़ को टक्कर लगी',
  'Make everyone safe.': 'सबको सुरक्षित करें।',
  'Mental health hospital': 'मानसिक स्वास्थ्य का अस्पताल',
  'Names and numbers:': 'नाम और नंबर:',
  'New policy, diabetes.': 'नई पॉलिसी, मधुमेह (शुगर)।',
  'Once you declare diabetes, it is covered after a wait':
    'मधुमेह (शुगर) फ़ॉर्म में बता दें, तो उसका कवर प्रतीक्षा अवधि के बाद है',
  'One dot for each insurer, 2024-25': 'हर बीमा कंपनी का एक बिंदु, 2024-25',
  'Other illness:': 'दूसरी बीमारी:',
  'Papers to collect: Claim form (the claimant’s statement); Death certificate from the municipal authority; Policy document or its details; an indemnity if it is lost; Nominee’s identity, address and bank proof; Hospital records and the attending doctor’s certificate (after illness or a hospital death); FIR, inquest, post-mortem and final police report (after an accident or unnatural death); Driving licence (if the person died while driving); Employer’s and doctor’s certificates (if the policy was young); Appointee’s KYC (if the nominee is a minor); Succession or legal-heir certificate (if there is no valid nominee); Certificate attested by the consulate, and the passport (for a death abroad).':
    'जुटाने के काग़ज़: दावा फ़ॉर्म (दावा करने वाले का बयान); नगर निकाय का मृत्यु प्रमाणपत्र; पॉलिसी के काग़ज़ या उनका ब्योरा, खो गए हों, तो क्षतिपूर्ति बॉन्ड; नॉमिनी की पहचान, पते और बैंक का प्रमाण; अस्पताल के काग़ज़ और इलाज करने वाले डॉक्टर का प्रमाणपत्र (बीमारी या अस्पताल में मृत्यु के बाद); FIR, मृत्यु की पुलिस जाँच, पोस्टमॉर्टम और पुलिस की आख़िरी रिपोर्ट (दुर्घटना या अस्वाभाविक मृत्यु के बाद); ड्राइविंग लाइसेंस (अगर मृत्यु गाड़ी चलाते समय हुई); नियोक्ता और डॉक्टर के प्रमाणपत्र (अगर पॉलिसी नई थी); नियुक्त व्यक्ति (अपॉइंटी) का KYC (अगर नॉमिनी नाबालिग है); उत्तराधिकार या कानूनी वारिस प्रमाणपत्र (अगर कोई मान्य नॉमिनी नहीं है); वाणिज्य दूतावास से प्रमाणित प्रमाणपत्र, और पासपोर्ट (विदेश में मृत्यु पर)।',
  'Papers to collect: Claim form and policy copy; Registration certificate (RC); Licence of the rider, valid on that day; Workshop estimate; later its bill and receipt; Your pictures, and the surveyor’s; Police report (where someone was hurt or it was a major loss); Purchase invoice (with a return-to-invoice add-on); Identity (_KYC_) and bank proof, such as a cancelled cheque (if you paid the garage).':
    'जुटाने के काग़ज़: दावा फ़ॉर्म और पॉलिसी की कॉपी; पंजीकरण प्रमाणपत्र (RC); चलाने वाले का लाइसेंस, जो उस दिन मान्य था; वर्कशॉप का अनुमान, बाद में उसका बिल और रसीद; आपकी फ़ोटो, और सर्वेयर की; पुलिस रिपोर्ट (जब किसी को चोट लगी या बड़ा नुकसान हुआ); ख़रीद का बिल (रिटर्न-टू-इनवॉइस ऐड-ऑन हो, तो); पहचान (_KYC_) और बैंक का प्रमाण, जैसे रद्द किया चेक (अगर गैरेज को पैसे आपने दिए)।',
  'Papers to collect: FIR copy; Police final report (untraced report) (later); Original RC; Policy and claim form; All sets of keys; Letter to the RTO, and transfer forms {0}, {1} and {2}; No-objection letter, form {3} and loan statement (with a loan); Driving licence (if the insurer asks); KYC, bank proof and letter of subrogation (at settlement).':
    'जुटाने के काग़ज़: FIR की कॉपी; पुलिस की आख़िरी रिपोर्ट (गाड़ी नहीं मिली) (बाद में); असली RC; पॉलिसी और दावा फ़ॉर्म; चाबियों के सभी सेट; RTO को चिट्ठी, और गाड़ी दूसरे के नाम करने के फ़ॉर्म {0}, {1} और {2}; कर्ज़ देने वाले की अनापत्ति की चिट्ठी, फ़ॉर्म {3} और कर्ज़ का हिसाब (गाड़ी पर कर्ज़ हो, तो); ड्राइविंग लाइसेंस (अगर बीमा कंपनी माँगे); KYC, बैंक का सबूत और अधिकार सौंपने की चिट्ठी (सब्रोगेशन) (भुगतान के समय)।',
  'Passport lost, or theft.': 'पासपोर्ट खोए, या चोरी हो।',
  'Photograph everything.': 'हर चीज़ की फ़ोटो लें।',
  'Premium for bike insurance': 'बाइक बीमे का प्रीमियम',
  'Premium for car insurance': 'कार बीमे का प्रीमियम',
  'Premium for health insurance': 'स्वास्थ्य बीमे का प्रीमियम',
  'Premium for term insurance': 'टर्म बीमे का प्रीमियम',
  'Puducherry: Puducherry town and Karaikal; Tamil Nadu': 'पुदुच्चेरी: पुदुच्चेरी शहर और कराईकल; तमिलनाडु',
  'Questions by product: health': 'बीमे के प्रकार से सवाल: स्वास्थ्य',
  'Questions by product: life and savings': 'बीमे के प्रकार से सवाल: जीवन और बचत',
  'Read on: health insurance': 'आगे पढ़ें: स्वास्थ्य बीमा',
  'Read your policy’s definition.': 'अपनी पॉलिसी की परिभाषा पढ़ें।',
  'Register the claim before any repair.': 'मरम्मत से पहले दावा दर्ज कराएँ।',
  'Sign nothing, settle nothing.': 'कहीं दस्तख़त न करें, कोई समझौता न करें।',
  'Skin hospital': 'चमड़ी का अस्पताल',
  'Soon. The loan branch.': 'जल्दी। कर्ज़ वाली शाखा।',
  'Stay within the room limit.': 'कमरे के किराए की सीमा में रहें।',
  'Such as eye hospital Bandra, or {0}': 'जैसे: आँखों का अस्पताल बांद्रा, या {0}',
  'Sums and rules: bike or scooter damaged': 'रकम और नियम: बाइक या स्कूटर को नुकसान',
  'Sums and rules: car damaged': 'रकम और नियम: कार को नुकसान',
  'Sums and rules: car or bike stolen': 'रकम और नियम: कार या बाइक चोरी',
  'Sums and rules: cashless hospital stay': 'रकम और नियम: अस्पताल में कैशलेस भर्ती',
  'Sums and rules: critical illness': 'रकम और नियम: गंभीर बीमारी',
  'Sums and rules: pay first, claim back': 'रकम और नियम: पहले चुकाएँ, फिर दावा करें',
  'Sums and rules: someone hurt or hit': 'रकम और नियम: किसी को चोट या टक्कर लगी',
  'Sums and rules: trouble on a trip': 'रकम और नियम: यात्रा में परेशानी',
  'Take pictures where it lies.': 'जहाँ गाड़ी पड़ी है, वहीं फ़ोटो लें।',
  'Take time.': 'कोई जल्दी नहीं है।',
  'Tell each insurer.': 'हर बीमा कंपनी को बताएँ।',
  'Tell the insurer or TPA.': 'बीमा कंपनी या TPA को सूचना दें।',
  'Tell the insurer today.': 'बीमा कंपनी को आज ही बताएँ।',
  'Tell the insurer yourself.': 'बीमा कंपनी को ख़ुद सूचना दें।',
  'Tell the insurer.': 'बीमा कंपनी को बताएँ।',
  'Tell the police.': 'पुलिस को बताएँ।',
  'Thane for Thane district, Navi Mumbai, Palghar, Raigad and Mumbai wards M/East, M/West, N, S and T; Mumbai for Mumbai, wards other than M/East, M/West, N, S and T; Pune for the rest':
    'ठाणे ज़िला, नवी मुंबई, पालघर, रायगड और मुंबई के वार्ड M/East, M/West, N, S और T के लिए ठाणे; मुंबई के M/East, M/West, N, S और T के सिवा बाकी वार्डों के लिए मुंबई; बाकी के लिए पुणे',
  'The IDV, less the deductible; the add-on changes nothing':
    'IDV, डिडक्टिबल घटाकर; ऐड-ऑन से कुछ नहीं बदलता',
  'The car is': 'कार कैसी है',
  'The two-wheeler is': 'दोपहिया कैसा है',
  'Third party: yes, by law, from the day of the sale; ask the insurer for the transfer within {0} days. Own damage: rely on it only once the insurer has endorsed your name. [Your dates, and a letter](/joy-center/answer?event=vehicle&bought=used).':
    'थर्ड पार्टी: हाँ, कानून से, बिक्री के दिन से; {0} दिन के अंदर बीमा कंपनी से पॉलिसी अपने नाम कराने को कहें। अपनी गाड़ी का नुकसान: इस पर भरोसा तभी करें, जब बीमा कंपनी पॉलिसी में आपका नाम दर्ज कर दे। [आपकी तारीख़ें, और एक चिट्ठी](/joy-center/answer?event=vehicle&bought=used)।',
  'Third party: yes, by law, from the day of the sale; ask the insurer for the transfer within {0} days. Own damage: rely on it only once the insurer has endorsed your name. [Your dates](/joy-center/answer?event=vehicle&bought=used)':
    'थर्ड पार्टी: हाँ, कानून से, बिक्री के दिन से; {0} दिन के अंदर बीमा कंपनी से पॉलिसी अपने नाम कराने को कहें। अपनी गाड़ी का नुकसान: इस पर भरोसा तभी करें, जब बीमा कंपनी पॉलिसी में आपका नाम दर्ज कर दे। [आपकी तारीख़ें](/joy-center/answer?event=vehicle&bought=used)',
  'Time limits: bike or scooter damaged': 'समय-सीमाएँ: बाइक या स्कूटर को नुकसान',
  'Time limits: car damaged': 'समय-सीमाएँ: कार को नुकसान',
  'Time limits: car or bike stolen': 'समय-सीमाएँ: कार या बाइक चोरी',
  'Time limits: cashless hospital stay': 'समय-सीमाएँ: अस्पताल में कैशलेस भर्ती',
  'Time limits: critical illness': 'समय-सीमाएँ: गंभीर बीमारी',
  'Time limits: pay first, claim back': 'समय-सीमाएँ: पहले चुकाएँ, फिर दावा करें',
  'Time limits: trouble on a trip': 'समय-सीमाएँ: यात्रा में परेशानी',
  'Treatment first.': 'पहले इलाज।',
  'UPI · Debit or credit card · Net banking. Each insurer says which of them it takes.':
    'UPI · डेबिट या क्रेडिट कार्ड · नेट बैंकिंग। हर बीमा कंपनी बताती है कि वह इनमें से क्या लेती है।',
  'Uttar Pradesh: some districts': 'उत्तर प्रदेश: कुछ ज़िले',
  'Uttar Pradesh: some districts; Uttarakhand': 'उत्तर प्रदेश: कुछ ज़िले; उत्तराखंड',
  'Waiting period calculator: when will it pay?': 'प्रतीक्षा अवधि कैलकुलेटर: ख़र्च कब से मिलेगा?',
  'What a claim brings and costs, as on {0}': 'दावे से क्या मिलता है और क्या जाता है, {0} को',
  'What bike insurance plans have in common': 'बाइक बीमे के प्लान में क्या एक जैसा है',
  'What car insurance plans have in common': 'कार बीमे के प्लान में क्या एक जैसा है',
  'What insurers paid out in 2024-25': '2024-25 में बीमा कंपनियों ने कितना चुकाया',
  'What is taken off, in this order, as on {0}': 'क्या घटाया जाता है, इसी क्रम में, {0} को',
  'What is your car insured for?': 'आपकी कार का बीमा कितने का है?',
  'What is your two-wheeler insured for?': 'आपके दोपहिया का बीमा कितने का है?',
  'What term insurance plans have in common': 'टर्म बीमे के प्लान में क्या एक जैसा है',
  'What you declared:': 'फ़ॉर्म में आपने जो बताया:',
  'What your family would need today, as on {0}': 'आपके परिवार को आज कितना चाहिए होगा, {0} को',
  'Who to tell: bike or scooter damaged': 'किसे बताएँ: बाइक या स्कूटर को नुकसान',
  'Who to tell: car damaged': 'किसे बताएँ: कार को नुकसान',
  'Who to tell: car or bike stolen': 'किसे बताएँ: कार या बाइक चोरी',
  'Who to tell: cashless hospital stay': 'किसे बताएँ: अस्पताल में कैशलेस भर्ती',
  'Who to tell: critical illness': 'किसे बताएँ: गंभीर बीमारी',
  'Who to tell: pay first, claim back': 'किसे बताएँ: पहले चुकाएँ, फिर दावा करें',
  'Who to tell: someone hurt or hit': 'किसे बताएँ: किसी को चोट या टक्कर लगी',
  'Who to tell: trouble on a trip': 'किसे बताएँ: यात्रा में परेशानी',
  'Women’s or maternity hospital': 'महिलाओं या प्रसव का अस्पताल',
  'Would bike insurance suit you?': 'क्या बाइक बीमा आपके लिए ठीक है?',
  'Would car insurance suit you?': 'क्या कार बीमा आपके लिए ठीक है?',
  'Would health insurance suit you?': 'क्या स्वास्थ्य बीमा आपके लिए ठीक है?',
  'Would senior citizen health insurance suit you?':
    'क्या वरिष्ठ नागरिकों का स्वास्थ्य बीमा आपके लिए ठीक है?',
  'Would term insurance suit you?': 'क्या टर्म बीमा आपके लिए ठीक है?',
  'You pay a part of the bill, for extras': 'बिल का एक हिस्सा आपको देना है, अलग चीज़ों के कारण',
  'You pay less tax in the new regime': 'नई व्यवस्था में आपका टैक्स कम है',
  '[Bike IDV calculator](/bike-insurance/idv-calculator)':
    '[बाइक IDV कैलकुलेटर](/bike-insurance/idv-calculator)',
  '[Bike NCB calculator](/bike-insurance/ncb-calculator)':
    '[बाइक NCB कैलकुलेटर](/bike-insurance/ncb-calculator)',
  '[Bike third-party premium calculator](/bike-insurance/third-party-premium-calculator)':
    '[बाइक का थर्ड पार्टी प्रीमियम कैलकुलेटर](/bike-insurance/third-party-premium-calculator)',
  '[Car IDV calculator](/car-insurance/idv-calculator)':
    '[कार IDV कैलकुलेटर](/car-insurance/idv-calculator)',
  '[Car NCB calculator](/car-insurance/ncb-calculator)':
    '[कार NCB कैलकुलेटर](/car-insurance/ncb-calculator)',
  '[Car third-party premium calculator](/car-insurance/third-party-premium-calculator)':
    '[कार का थर्ड पार्टी प्रीमियम कैलकुलेटर](/car-insurance/third-party-premium-calculator)',
  '[Child education calculator](/child-plans/child-education-calculator)':
    '[बच्चे की पढ़ाई का कैलकुलेटर](/child-plans/child-education-calculator)',
  '[Critical illness cover calculator](/critical-illness-insurance/cover-calculator)':
    '[गंभीर बीमारी बीमा राशि कैलकुलेटर](/critical-illness-insurance/cover-calculator)',
  '[Health insurance cover calculator](/health-insurance/cover-calculator)':
    '[स्वास्थ्य बीमा राशि कैलकुलेटर](/health-insurance/cover-calculator)',
  '[Hospital bill calculator](/health-insurance/hospital-bill-calculator)':
    '[अस्पताल बिल कैलकुलेटर](/health-insurance/hospital-bill-calculator)',
  '[Joy center: A new car or bike](/joy-center#new-car)':
    '[जॉय सेंटर: नई कार या बाइक](/joy-center#new-car)',
  '[Joy center: A new home](/joy-center#new-home)': '[जॉय सेंटर: नया घर](/joy-center#new-home)',
  '[Joy center: A new job](/joy-center#new-job)': '[जॉय सेंटर: नई नौकरी](/joy-center#new-job)',
  '[Joy center: Parents turning {0}](/joy-center#parents-turning-60)':
    '[जॉय सेंटर: माता-पिता {0} साल के होने पर](/joy-center#parents-turning-60)',
  '[Life insurance maturity tax calculator](/investment-plans/maturity-tax-calculator)':
    '[जीवन बीमा मैच्योरिटी टैक्स कैलकुलेटर](/investment-plans/maturity-tax-calculator)',
  '[Make a dated plan: accident with injury or disability](/claim/personal-accident)':
    '[तारीख़ों की सूची बनाएँ: दुर्घटना में चोट या दिव्यांगता](/claim/personal-accident)',
  '[Make a dated plan: bike or scooter damaged](/claim/two-wheeler)':
    '[तारीख़ों की सूची बनाएँ: बाइक या स्कूटर को नुकसान](/claim/two-wheeler)',
  '[Make a dated plan: car damaged](/claim/motor-own-damage)':
    '[तारीख़ों की सूची बनाएँ: कार को नुकसान](/claim/motor-own-damage)',
  '[Make a dated plan: car or bike stolen](/claim/motor-theft)':
    '[तारीख़ों की सूची बनाएँ: कार या बाइक चोरी](/claim/motor-theft)',
  '[Make a dated plan: cashless hospital stay](/claim/health-cashless)':
    '[तारीख़ों की सूची बनाएँ: अस्पताल में कैशलेस भर्ती](/claim/health-cashless)',
  '[Make a dated plan: critical illness](/claim/critical-illness)':
    '[तारीख़ों की सूची बनाएँ: गंभीर बीमारी](/claim/critical-illness)',
  '[Make a dated plan: life insurance after a death](/claim/life-death)':
    '[तारीख़ों की सूची बनाएँ: मृत्यु के बाद जीवन बीमा](/claim/life-death)',
  '[Make a dated plan: trouble on a trip](/claim/travel)':
    '[तारीख़ों की सूची बनाएँ: यात्रा में परेशानी](/claim/travel)',
  '[Make a dated plan: you hit someone or something](/claim/motor-third-party)':
    '[तारीख़ों की सूची बनाएँ: आपसे किसी को या किसी चीज़ को टक्कर लगी](/claim/motor-third-party)',
  '[Maternity cover calculator](/maternity-health-insurance/maternity-cover-calculator)':
    '[प्रसव और मातृत्व कवर कैलकुलेटर](/maternity-health-insurance/maternity-cover-calculator)',
  '[Questions by product: health](/faqs#health-products)':
    '[बीमे के प्रकार से सवाल: स्वास्थ्य](/faqs#health-products)',
  '[Questions by product: life and savings](/faqs#life-products)':
    '[बीमे के प्रकार से सवाल: जीवन और बचत](/faqs#life-products)',
  '[Questions by product: vehicles and travel](/faqs#general-products)':
    '[बीमे के प्रकार से सवाल: गाड़ियाँ और यात्रा](/faqs#general-products)',
  '[Super top-up deductible calculator](/super-topup/deductible-calculator)':
    '[सुपर टॉप-अप डिडक्टिबल कैलकुलेटर](/super-topup/deductible-calculator)',
  '[The plan, with its dates](/claim/motor-third-party/answer?role=died)':
    '[पूरी सूची, तारीख़ों के साथ](/claim/motor-third-party/answer?role=died)',
  '[The plan, with its dates](/claim/motor-third-party/answer?role=hurt)':
    '[पूरी सूची, तारीख़ों के साथ](/claim/motor-third-party/answer?role=hurt)',
  '[Waiting period calculator](/health-insurance/waiting-period-calculator)':
    '[प्रतीक्षा अवधि कैलकुलेटर](/health-insurance/waiting-period-calculator)',
  '[cause, as the certificate says]': '[मृत्यु का कारण, जैसा प्रमाणपत्र में है]',
  '[certificate or policy number]': '[प्रमाणपत्र या पॉलिसी नंबर]',
  '[city and country]': '[शहर और देश]',
  '[claim number]': '[दावा नंबर]',
  '[day it happened]': '[घटना का दिन]',
  '[day of admission]': '[भर्ती का दिन]',
  '[day of an earlier complaint]': '[पहले की शिकायत का दिन]',
  '[day of first diagnosis]': '[बीमारी पहली बार पता चलने का दिन]',
  '[day of the accident]': '[दुर्घटना का दिन]',
  '[day of the death]': '[मृत्यु का दिन]',
  '[day of the theft]': '[चोरी का दिन]',
  '[FIR number and police station]': '[FIR नंबर और थाना]',
  '[FIR number]': '[FIR नंबर]',
  '[hospital and city]': '[अस्पताल और शहर]',
  '[hospital and doctor]': '[अस्पताल और डॉक्टर]',
  '[illness, as the doctor named it]': '[बीमारी, जैसी डॉक्टर ने लिखी]',
  '[insurer or broker]': '[बीमा कंपनी या ब्रोकर]',
  '[insurer’s name]': '[बीमा कंपनी का नाम]',
  '[name of the injured person]': '[जिसे चोट लगी, उसका नाम]',
  '[name of the person who died]': '[जिसकी मृत्यु हुई, उस व्यक्ति का नाम]',
  '[number the assistance company gave you]': '[सहायता कंपनी का दिया नंबर]',
  '[patient’s name]': '[मरीज़ का नाम]',
  '[police station]': '[थाना]',
  '[reason for admission, in a few words]': '[भर्ती का कारण, थोड़े शब्दों में]',
  '[regional transport office]': '[क्षेत्रीय परिवहन दफ़्तर]',
  '[registration number of the other vehicle]': '[दूसरी गाड़ी का नंबर]',
  '[registration number of the vehicle]': '[गाड़ी का नंबर]',
  '[what happened, and the injury]': '[क्या हुआ, और कैसी चोट लगी]',
  '[what happened, and what is damaged]': '[क्या हुआ, और क्या टूटा]',
  '[what happened]': '[क्या हुआ]',
  '[what you want]': '[आपकी माँग]',
  '[what you were to the person]': '[उनसे आपका रिश्ता]',
  '[who was hurt]': '[किसे चोट लगी]',
  '[your name]': '[आपका नाम]',
  '[your phone number or e-mail address]': '[आपका फ़ोन नंबर या ई-मेल पता]',
  at: ', जगह:',
  or: 'या',
  to: 'से',
  '{0} a year, anew each year': 'साल में {0}, हर साल नए सिरे से',
  '{0} claim-free year:': 'बिना दावे के {0} साल:',
  '{0} claim-free years:': 'बिना दावे के {0} साल:',
  '{0} dates that come later': '{0} तारीख़ें, जो बाद में आती हैं',
  '{0} days from joining': 'शामिल होने से {0} दिन',
  '{0} days from the accident': 'दुर्घटना से {0} दिन',
  '{0} days from the death': 'मृत्यु से {0} दिन',
  '{0} days from the discharge': 'अस्पताल से छुट्टी के बाद {0} दिन',
  '{0} days from the start of cover': 'कवर शुरू होने से {0} दिन',
  '{0} days from the survey report': 'सर्वे रिपोर्ट से {0} दिन',
  '{0} days or more before': '{0} दिन या उससे ज़्यादा पहले',
  '{0} days; accidental death is paid in full': '{0} दिन; दुर्घटना में मृत्यु पर पूरी रकम मिलती है',
  '{0} hour from the cashless request': 'कैशलेस अनुरोध से {0} घंटा',
  '{0} hours from the accident': 'दुर्घटना से {0} घंटे',
  '{0} hours from the admission': 'भर्ती से {0} घंटे',
  '{0} hours from the report to the insurer': 'बीमा कंपनी को सूचना से {0} घंटे',
  '{0} hours from the theft': 'चोरी से {0} घंटे',
  '{0} mo': '{0} माह',
  '{0} to {1}': '{0} से {1}',
  '{0} to {1} days from the discharge': 'अस्पताल से छुट्टी के बाद {0} से {1} दिन',
  '{0} to {1} days from the first diagnosis': 'बीमारी पहली बार पता चलने के बाद {0} से {1} दिन',
  '{0} to {1} hours before admission (policy term). App, phone, e-mail or the hospital desk.':
    'भर्ती के {0} से {1} घंटे पहले (पॉलिसी की शर्त)। ऐप, फ़ोन, ई-मेल या अस्पताल के बीमा डेस्क से।',
  '{0} to {1} hours before the admission': 'भर्ती के {0} से {1} घंटे पहले',
  '{0} to {1} hours from the accident': 'दुर्घटना के बाद {0} से {1} घंटे',
  '{0} to {1} hours from the admission': 'भर्ती के बाद {0} से {1} घंटे',
  '{0} years from purchase': 'ख़रीद से {0} साल',
  '{0} yr': '{0} साल',
  'This is before it happened. Look at both dates.': 'यह तारीख़ घटना से पहले की है। दोनों तारीख़ें देख लें।',
  'Health policy. Was due on {0}': 'स्वास्थ्य पॉलिसी। प्रीमियम भरने की तारीख़ थी: {0}',
  '({0}, read in a note that names it).': '({0}, इसका हवाला देने वाले लेख में पढ़ा गया)।',
  '({0}, read in an insurer’s wording).': '({0}, बीमा कंपनी की शर्तों में पढ़ा गया)।',
  '({0}, read in the press).': '({0}, प्रेस में पढ़ा गया)।',
  'Health policy: renewal and last days': 'स्वास्थ्य पॉलिसी: नवीनीकरण और आख़िरी दिन',
  'Life policy: savings, not unit-linked. Premium was due on {0}':
    'जीवन बीमा पॉलिसी: बचत वाली, यूनिट-लिंक्ड नहीं। प्रीमियम भरने की तारीख़ थी: {0}',
  'Pay the full premium today. Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'पूरा प्रीमियम आज ही भरें। पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  '({0}, read in the press: Outlook Money, {1}).': '({0}, प्रेस में पढ़ा गया: Outlook Money, {1})।',
  'Life policy: renewal and last days': 'जीवन बीमा पॉलिसी: नवीनीकरण और आख़िरी दिन',
  'You may be uninsured: check before you drive': 'शायद बीमा ख़त्म हो चुका है: गाड़ी चलाने से पहले जाँचें',
  '(still so on {0}, read in the official text).': '({0} को भी यही, सरकारी पाठ में पढ़ा गया)।',
  '({0}, read in the official text).': '({0}, सरकारी पाठ में पढ़ा गया)।',
  'Car policy: renewal and last days': 'कार की पॉलिसी: नवीनीकरण और आख़िरी दिन',
  'You may be uninsured: check before you ride': 'शायद बीमा ख़त्म हो चुका है: गाड़ी चलाने से पहले जाँचें',
  'Put the date into your calendar.': 'यह तारीख़ अपने कैलेंडर में डालें।',
  'New policy, to give back. Received on {0}': 'नई पॉलिसी, जो लौटानी है। मिली: {0}',
  'New policy, to give back. You receive it on: {0}': 'नई पॉलिसी, जो लौटानी है। मिलने का दिन: {0}',
  'New policy, to give back: the free look': 'नई पॉलिसी, जो लौटानी है: फ़्री लुक',
  'Travel policy. Ended on {0}': 'यात्रा पॉलिसी। ख़त्म हुई: {0}',
  'Travel policy: renewal and last days': 'यात्रा पॉलिसी: नवीनीकरण और आख़िरी दिन',
  'Travel policy. Last day of the policy: {0}': 'यात्रा पॉलिसी। पॉलिसी का आख़िरी दिन: {0}',
  'in over a year': 'एक साल से ज़्यादा बाद',
  'On {0}: cover ends': '{0} को: कवर ख़त्म',
  'Two-wheeler policy. Both parts ended on {0}': 'दोपहिया की पॉलिसी। दोनों हिस्से ख़त्म हुए: {0}',
  'Without cover for': 'कवर नहीं है, इतने समय से',
  'Work out yours:': 'अपना हिसाब लगाएँ:',
  'over a year ago': 'एक साल से ज़्यादा पहले',
  'A letter:': 'चिट्ठी:',
  '(still so on {0}, read in the press).': '({0} को भी यही, प्रेस में पढ़ा गया)।',
  '(still so in {0}, read in an insurer’s wording).':
    '({0} में भी यही, बीमा कंपनी की शर्तों में पढ़ा गया)।',
  To: 'सेवा में,',
  'Car policy. A part of the policy ends: {0}': 'कार की पॉलिसी। पॉलिसी का एक हिस्सा ख़त्म: {0}',
  'Two-wheeler policy. A part of the policy ends: {0}':
    'दोपहिया की पॉलिसी। पॉलिसी का एक हिस्सा ख़त्म: {0}',
  'Pay the insurer itself: its site, its app, its branch.':
    'पैसे बीमा कंपनी को ही दें: उसकी साइट, उसका ऐप, उसकी शाखा।',
  'On {0}: a part of the cover ends, or all of it': '{0} को: कवर का एक हिस्सा ख़त्म, या पूरा कवर',
  'Life policy: term (pays on death only). Premium was due on {0}':
    'जीवन बीमा पॉलिसी: टर्म (केवल मृत्यु पर पैसा)। प्रीमियम भरने की तारीख़ थी: {0}',
  'Life policy. Premium was due on {0}': 'जीवन बीमा पॉलिसी। प्रीमियम भरने की तारीख़ थी: {0}',
  'Two-wheeler policy. Own damage ends: {0}':
    'दोपहिया की पॉलिसी। अपनी गाड़ी के नुकसान का कवर ख़त्म: {0}',
  'Health policy. Instalment due: {0}': 'स्वास्थ्य पॉलिसी। किस्त भरने की तारीख़: {0}',
  'Car policy. Own damage ends: {0}': 'कार की पॉलिसी। अपनी गाड़ी के नुकसान का कवर ख़त्म: {0}',
  'Health policy. Due date: {0}': 'स्वास्थ्य पॉलिसी। प्रीमियम भरने की तारीख़: {0}',
  'Put the dates into your calendar.': 'ये तारीख़ें अपने कैलेंडर में डालें।',
  'Car policy. Third party ended on {0}': 'कार की पॉलिसी। थर्ड पार्टी कवर ख़त्म हुआ: {0}',
  'Without third-party cover for': 'थर्ड पार्टी कवर नहीं है, इतने समय से',
  'Two-wheeler policy. Third party ended on {0}': 'दोपहिया की पॉलिसी। थर्ड पार्टी कवर ख़त्म हुआ: {0}',
  'Life policy: savings, not unit-linked. Premium due: {0}':
    'जीवन बीमा पॉलिसी: बचत वाली, यूनिट-लिंक्ड नहीं। प्रीमियम भरने की तारीख़: {0}',
  'Two-wheeler policy. Both parts end: {0}': 'दोपहिया की पॉलिसी। दोनों हिस्से ख़त्म: {0}',
  'Health policy. Instalment was due on {0}': 'स्वास्थ्य पॉलिसी। किस्त भरने की तारीख़ थी: {0}',
  'Pay the renewal premium today. Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'नवीनीकरण का प्रीमियम आज ही भरें। पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  'Life policy: term (pays on death only). Premium due: {0}':
    'जीवन बीमा पॉलिसी: टर्म (केवल मृत्यु पर पैसा)। प्रीमियम भरने की तारीख़: {0}',
  'Car policy. Third party ends: {0}': 'कार की पॉलिसी। थर्ड पार्टी कवर ख़त्म: {0}',
  'Car policy. Own damage ended on {0}': 'कार की पॉलिसी। अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ: {0}',
  'Without own-damage cover for': 'अपनी गाड़ी के नुकसान का कवर नहीं है, इतने समय से',
  'Complained to us: {0}': 'हमसे शिकायत की: {0}',
  'Your complaint:': 'आपकी शिकायत:',
  'within two years of the cause': 'कारण बनने के दो साल के अंदर',
  'Us, {name}': 'हम, {name}',
  'Example person (demonstration); complaints@chhatri.example; {0} {1} {2}':
    'उदाहरण का व्यक्ति (नमूना); complaints@chhatri.example; {0} {1} {2}',
  'Most an Ombudsman can award:': 'लोकपाल ज़्यादा से ज़्यादा इतना दिला सकता है:',
  '(still so on {0}, read in a note that names it).':
    '({0} को भी यही, इसका हवाला देने वाले लेख में पढ़ा गया)।',
  '[city of the Ombudsman’s office]': '[लोकपाल के दफ़्तर का शहर]',
  '[address of that office]': '[उस दफ़्तर का पता]',
  '[your address]': '[आपका पता]',
  '[broker’s name]': '[ब्रोकर का नाम]',
  '[broker’s office]': '[ब्रोकर का दफ़्तर]',
  '[what happened, and why you do not accept it]': '[क्या हुआ, और वह आपको मंज़ूर क्यों नहीं]',
  '[what kept you from filing in time]': '[समय पर शिकायत दर्ज क्यों नहीं हो सकी]',
  '[your loss, and the sum you ask for]': '[आपका नुकसान, और आपकी माँगी हुई रकम]',
  'Papers with the Ombudsman: {0}': 'लोकपाल के पास काग़ज़ पहुँचे: {0}',
  'Complained to the insurer: {0}': 'बीमा कंपनी से शिकायत की: {0}',
  '[insurer’s branch or office]': '[बीमा कंपनी की शाखा या दफ़्तर]',
  'Read the approval.': 'मंज़ूरी पढ़ लें।',
  'Ask for the final approval early.': 'अंतिम मंज़ूरी जल्दी माँगें।',
  'Who to tell: cashless approved': 'किसे बताएँ: कैशलेस मंज़ूर',
  '**Done.** Within {0} hours of admission (policy term).':
    '**हो गया।** भर्ती के {0} घंटे के अंदर (पॉलिसी की शर्त)।',
  'Done.': 'हो गया।',
  '**Done.** {0} to {1} hours before admission (policy term).':
    '**हो गया।** भर्ती से {0} से {1} घंटे पहले (पॉलिसी की शर्त)।',
  'This date is more than a year ahead. Look at the year.':
    'यह तारीख़ एक साल से ज़्यादा आगे की है। साल देख लें।',
  'Your complaint to the insurer': 'बीमा कंपनी से आपकी शिकायत',
  'Answered: approved': 'जवाब मिला: मंज़ूर',
  'Time allowed: until {0}.': 'समय-सीमा: {0} तक।',
  'Sums and rules: cashless approved': 'रकम और नियम: कैशलेस मंज़ूर',
  'Dates of this claim: cashless approved': 'इस दावे की तारीख़ें: कैशलेस मंज़ूर',
  'Cashless hospital stay: your claim plan': 'अस्पताल में कैशलेस भर्ती: आपके दावे के कदम',
  'Tell the insurer of the stay now': 'भर्ती की सूचना कंपनी को अभी दें',
  'The admission': 'भर्ती',
  'The reply to your complaint': 'आपकी शिकायत का जवाब',
  'Tell the insurer of the planned stay by {0}, {1}': 'पहले से तय भर्ती की सूचना कंपनी को {0}, {1} तक दें',
  'By {0}, {1}.': '{0}, {1} तक।',
  'Ask why, in writing.': 'कारण पूछें, लिखित में।',
  'Send what was missing, and ask again.': 'जो कमी थी, वह भेजें, और फिर अनुरोध करें।',
  'Refused again? Claim it back.': 'फिर नामंज़ूर? ख़ुद चुकाएँ, फिर दावा करें।',
  'Complain if the reason is wrong.': 'कारण ग़लत हो, तो शिकायत करें।',
  'Who to tell: cashless refused': 'किसे बताएँ: कैशलेस नामंज़ूर',
  'Dates of this claim: cashless refused': 'इस दावे की तारीख़ें: कैशलेस नामंज़ूर',
  'Sums and rules: cashless refused': 'रकम और नियम: कैशलेस नामंज़ूर',
  'Claim or request number (if you have it)': 'दावा या अनुरोध नंबर (अगर हो)',
  '[claim or request number]': '[दावा या अनुरोध नंबर]',
  '[day of the insurer’s answer]': '[कंपनी के जवाब का दिन]',
  '[reason and clause that the insurer gave]': '[कंपनी ने जो कारण और शर्त बताई]',
  '**Done.** If the reason is wrong.': '**हो गया।** अगर कारण ग़लत हो।',
  'Pay a part only against a receipt.': 'बिल का कोई हिस्सा केवल रसीद लेकर चुकाएँ।',
  'Who to tell: cashless cut': 'किसे बताएँ: कैशलेस में कटौती',
  'Answered: cut': 'जवाब मिला: कटौती',
  'Dates of this claim: cashless cut': 'इस दावे की तारीख़ें: कैशलेस में कटौती',
  'Sums and rules: cashless cut': 'रकम और नियम: कैशलेस में कटौती',
  '{0}, tomorrow': '{0}, कल',
  'Tell the insurer of the planned stay now': 'पहले से तय भर्ती की सूचना कंपनी को अभी दें',
  'Reply to your complaint: was due by': 'आपकी शिकायत का जवाब: समय इस दिन तक था',
  'If the reason is wrong.': 'अगर कारण ग़लत हो।',
  'Tell the insurer or TPA today': 'बीमा कंपनी या TPA को आज सूचना दें',
  'Tell the insurer or TPA, at the latest by':
    'बीमा कंपनी या TPA को सूचना दें, ज़्यादा से ज़्यादा इस दिन तक',
  'By {0}.': '{0} तक।',
  'The discharge': 'अस्पताल से छुट्टी',
  'Pay first, claim back: your claim plan': 'पहले चुकाएँ, फिर दावा करें: आपके दावे के कदम',
  'Send the papers by {0}': '{0} तक काग़ज़ भेजें',
  'Time left to send the papers': 'काग़ज़ भेजने का बचा समय',
  '**Done.** Within {0} to {1} hours of admission (policy term).':
    '**हो गया।** भर्ती के {0} से {1} घंटे के अंदर (पॉलिसी की शर्त)।',
  'Now the insurer has to act: decision and payment': 'अब बारी बीमा कंपनी की है: फ़ैसला और भुगतान',
  'The insurer has until': 'बीमा कंपनी का समय, इस दिन तक',
  'The day you sent the last paper': 'आख़िरी काग़ज़ भेजने का दिन',
  'Tell the insurer or TPA now': 'बीमा कंपनी या TPA को अभी सूचना दें',
  'Time allowed: until {0}. For money paid late the insurer owes interest: bank rate plus {1} percentage points.':
    'समय-सीमा: {0} तक। देर से चुकाई गई रकम पर कंपनी को ब्याज देना होता है: बैंक दर से {1} प्रतिशत अंक ज़्यादा।',
  'Decision and payment: was due by': 'फ़ैसला और भुगतान: समय इस दिन तक था',
  'Tell the insurer or TPA today by {0}': 'बीमा कंपनी या TPA को आज {0} तक सूचना दें',
  'Time left to tell the insurer or TPA': 'बीमा कंपनी या TPA को सूचना देने का बचा समय',
  'The first diagnosis': 'बीमारी पहली बार पता चलना',
  'Critical illness: your claim plan': 'गंभीर बीमारी: आपके दावे के कदम',
  'The report to the insurer': 'बीमा कंपनी को सूचना',
  'The start of cover': 'कवर की शुरुआत',
  'Now the insurer has to act: reply to your complaint':
    'अब बारी बीमा कंपनी की है: आपकी शिकायत का जवाब',
  '**Done.** Within {0} hours (policy term).': '**हो गया।** {0} घंटे के अंदर (पॉलिसी की शर्त)।',
  'The police’s final report': 'पुलिस की आख़िरी रिपोर्ट',
  'Car or bike stolen: your claim plan': 'कार या बाइक चोरी हुई: आपके दावे के कदम',
  'Now the police have to act: final report': 'अब बारी पुलिस की है: आख़िरी रिपोर्ट',
  'Tell the insurer, at the latest by': 'बीमा कंपनी को बताएँ, ज़्यादा से ज़्यादा इस दिन तक',
  'Tell the insurer today by {0}': 'बीमा कंपनी को आज {0} तक बताएँ',
  'Time left to tell the insurer': 'बीमा कंपनी को बताने का बचा समय',
  'Decision: was due by': 'फ़ैसला: समय इस दिन तक था',
  'When did it happen? This day is still to come. Give the day it happened.':
    'यह कब हुआ? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  '**Done.** Within {0} to {1} hours (policy term).':
    '**हो गया।** {0} से {1} घंटे के अंदर (पॉलिसी की शर्त)।',
  'Car damaged: your claim plan': 'कार को नुकसान: आपके दावे के कदम',
  'Now the insurer has to act: decision': 'अब बारी बीमा कंपनी की है: फ़ैसला',
  'Time allowed: until {0}. Estimated from the last day for “surveyor allotted”. Add the true date to make it exact.':
    'समय-सीमा: {0} तक। यह “सर्वेयर तय हुआ” के आख़िरी दिन से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Now the insurer has to act: survey report': 'अब बारी बीमा कंपनी की है: सर्वे रिपोर्ट',
  'The day the surveyor was allotted': 'सर्वेयर तय होने का दिन',
  'Time allowed: until {0}. Estimated from the last day for “survey report”. Add the true date to make it exact.':
    'समय-सीमा: {0} तक। यह “सर्वे रिपोर्ट” के आख़िरी दिन से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Tell your insurer now': 'बीमा कंपनी को अभी बताएँ',
  'Time allowed: until {0}. You are owed {1} a day for the delay.':
    'समय-सीमा: {0} तक। देरी के लिए आपका {1} रोज़ का हक बनता है।',
  'Survey report: was due by': 'सर्वे रिपोर्ट: समय इस दिन तक था',
  'Tell your insurer today by {0}': 'बीमा कंपनी को आज {0} तक बताएँ',
  'Time left to tell your insurer': 'बीमा कंपनी को बताने का बचा समय',
  'Now the insurer has to act: surveyor allotted': 'अब बारी बीमा कंपनी की है: सर्वेयर तय करना',
  'The insurer’s decision': 'बीमा कंपनी का फ़ैसला',
  'Bike or scooter damaged: your claim plan': 'बाइक या स्कूटर को नुकसान: आपके दावे के कदम',
  'The day you returned Form III': 'फ़ॉर्म III लौटाने का दिन',
  'Time allowed: until {0}, {1}.': 'समय-सीमा: {0}, {1} तक।',
  'Someone hurt or hit: your claim plan': 'किसी को चोट या टक्कर लगी: आपके दावे के कदम',
  'Tell the police before the funeral.': 'अंतिम संस्कार से पहले पुलिस को बताएँ।',
  'See that there is a police report.': 'ध्यान रखें कि पुलिस रिपोर्ट हो जाए।',
  'Who to tell: death on the road': 'किसे बताएँ: सड़क पर मृत्यु',
  'At once; many within about {0} days (policy term).':
    'तुरंत; कई पॉलिसियों में करीब {0} दिन के अंदर (पॉलिसी की शर्त)।',
  'Also tell: death on the road': 'इन्हें भी बताएँ: सड़क पर मृत्यु',
  'six months.': 'छह महीने।',
  'Your report to your own policies': 'अपनी पॉलिसियों की कंपनियों को आपकी सूचना',
  'Dates of this claim: death on the road': 'इस दावे की तारीख़ें: सड़क पर मृत्यु',
  'six months from the accident': 'दुर्घटना से छह महीने',
  'Sums and rules: death on the road': 'रकम और नियम: सड़क पर मृत्यु',
  'First accident report: due by': 'पहली दुर्घटना रिपोर्ट: आख़िरी दिन',
  'Tell the police today by {0}': 'पुलिस को आज {0} तक बताएँ',
  'Time left to tell the police': 'पुलिस को बताने का बचा समय',
  'Stop and help the injured.': 'रुकें और घायलों की मदद करें।',
  'Write to your insurer.': 'बीमा कंपनी को लिखें।',
  'Admit nothing, pay nothing.': 'कोई ग़लती न मानें, कोई पैसा न दें।',
  'Show licence, RC, insurance and permit.': 'लाइसेंस, RC, बीमा और परमिट दिखाएँ।',
  'Pass on every paper.': 'हर काग़ज़ आगे भेजें।',
  'Dates of this claim: you hit someone or something':
    'इस दावे की तारीख़ें: आपसे किसी को या किसी चीज़ को टक्कर लगी',
  '[policy valid from and to]': '[पॉलिसी कब से कब तक मान्य है]',
  '[time of the accident]': '[दुर्घटना का समय]',
  '[who drove]': '[गाड़ी कौन चला रहा था]',
  '[number of the driving licence]': '[ड्राइविंग लाइसेंस का नंबर]',
  '[who was hurt or killed, or what was hit]':
    '[किसे चोट लगी, किसकी मृत्यु हुई, या किस चीज़ को टक्कर लगी]',
  'Tell your own policies.': 'अपनी पॉलिसियों की कंपनियों को बताएँ।',
  'File the petition.': 'याचिका दायर करें।',
  'Who to tell: hurt on the road': 'किसे बताएँ: सड़क पर चोट',
  'Also tell: hurt on the road': 'इन्हें भी बताएँ: सड़क पर चोट',
  'The first accident report': 'पहली दुर्घटना रिपोर्ट',
  'Dates of this claim: hurt on the road': 'इस दावे की तारीख़ें: सड़क पर चोट',
  'Sums and rules: hurt on the road': 'रकम और नियम: सड़क पर चोट',
  'The petition to the tribunal': 'अधिकरण में याचिका',
  'Within six months of the accident (law).': 'दुर्घटना के छह महीने के अंदर (कानून)।',
  'The interim accident report': 'अंतरिम दुर्घटना रिपोर्ट',
  'File your petition to the tribunal by': 'अधिकरण में याचिका दायर करें, इस दिन तक',
  'Now the insurer has to act: settlement, if nothing needs investigating':
    'अब बारी बीमा कंपनी की है: निपटारा, अगर जाँच की ज़रूरत नहीं',
  'Done in time: {0}.': 'समय पर हो गया: {0}।',
  'Life insurance after a death: your claim plan': 'मृत्यु के बाद जीवन बीमा: आपके दावे के कदम',
  'The start or revival of the policy': 'पॉलिसी का शुरू या दोबारा चालू होना',
  'Tell each life insurer when you can': 'हर जीवन बीमा कंपनी को बताएँ, जब आपसे हो सके',
  'Settlement, if nothing needs investigating: was due by':
    'निपटारा, अगर जाँच की ज़रूरत नहीं: समय इस दिन तक था',
  'At once; about {0} days before a planned hospital stay (policy term).':
    'तुरंत; पहले से तय भर्ती से करीब {0} दिन पहले (पॉलिसी की शर्त)।',
  'Trouble on a trip: your claim plan': 'यात्रा में परेशानी: आपके दावे के कदम',
  '**Done.** At once; about {0} days before a planned hospital stay (policy term).':
    '**हो गया।** तुरंत; पहले से तय भर्ती से करीब {0} दिन पहले (पॉलिसी की शर्त)।',
  'The day you sent the medical bills': 'मेडिकल बिल भेजने का दिन',
  'Send medical bills you paid by {0}': 'अपने भरे इलाज के बिल {0} तक भेजें',
  'Time left to send medical bills you paid': 'अपने भरे इलाज के बिल भेजने का बचा समय',
  'Send the form of the public scheme by': 'सरकारी योजना का फ़ॉर्म भेजें, इस दिन तक',
  'Accident with injury or disability: your claim plan': 'दुर्घटना में चोट या दिव्यांगता: आपके दावे के कदम',
  'When was the accident? This day is still to come. Give the day it happened.':
    'दुर्घटना कब हुई? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'Error: Health insurance cover calculator': 'ग़लती: स्वास्थ्य बीमा राशि कैलकुलेटर',
  'Error: Hospital bill calculator': 'ग़लती: अस्पताल बिल कैलकुलेटर',
  'A bill of {0}, {1} insured, room limit of {2}, co-payment of {3}, treatment limit of {4}, deductible of {5}':
    '{0} का बिल, बीमा राशि {1}, कमरे की सीमा {2}, को-पे {3}, इलाज की सीमा {4}, डिडक्टिबल {5}',
  'What to ask:': 'क्या पूछें:',
  'Claim steps:': 'दावे के कदम:',
  'Health cover:': 'स्वास्थ्य बीमा:',
  '{0}: Hospital bill calculator': '{0}: अस्पताल बिल कैलकुलेटर',
  'Error: Waiting period calculator': 'ग़लती: प्रतीक्षा अवधि कैलकुलेटर',
  'A listed operation is covered after a wait': 'सूची का ऑपरेशन प्रतीक्षा के बाद कवर है',
  'Switch insurer:': 'कंपनी बदलें:',
  'Renewal dates:': 'नवीनीकरण की तारीख़ें:',
  '{0} months: Waiting period calculator': '{0} महीने: प्रतीक्षा अवधि कैलकुलेटर',
  'Error: Term insurance calculator': 'ग़लती: टर्म बीमा कैलकुलेटर',
  'Hybrid car, {0} cc, new, quoted at {1}': 'हाइब्रिड कार, {0} cc, नई, कोटेशन में {1}',
  'Up to the rule {0}': 'नियम की कीमत तक {0}',
  'Less than the rule {0}': 'नियम की कीमत से कम {0}',
  'See what your new car itself is insured for': 'देखें कि आपकी नई कार की अपनी बीमित कीमत कितनी है',
  'Accident cover:': 'दुर्घटना कवर:',
  '{0}: Car third-party premium calculator': '{0}: कार का थर्ड पार्टी प्रीमियम कैलकुलेटर',
  'Hybrid car, {0} cc, on the road, quoted at {1}':
    'हाइब्रिड कार, {0} cc, पहले से सड़क पर, कोटेशन में {1}',
  'More than the rule {0}': 'नियम की कीमत से ज़्यादा {0}',
  'Error: Car IDV calculator': 'ग़लती: कार IDV कैलकुलेटर',
  'Choose one: no-claim bonus now.': 'एक चुनें: अभी का नो-क्लेम बोनस।',
  'Error: Car NCB calculator': 'ग़लती: कार NCB कैलकुलेटर',
  'Cuts by part:': 'पुर्ज़ों के हिसाब से कटौती:',
  '{0}: Car NCB calculator': '{0}: कार NCB कैलकुलेटर',
  'Choose one: age of the vehicle.': 'एक चुनें: गाड़ी की उम्र।',
  'Electric two-wheeler, {0} kW, on the road, quoted at {1}':
    'इलेक्ट्रिक दोपहिया, {0} kW, पहले से सड़क पर, कोटेशन में {1}',
  '{0}: Bike third-party premium calculator': '{0}: बाइक का थर्ड पार्टी प्रीमियम कैलकुलेटर',
  'Two-wheeler, {0} cc, on the road, quoted at {1}': 'दोपहिया, {0} cc, पहले से सड़क पर, कोटेशन में {1}',
  'Two-wheeler, {0} cc, new, quoted at {1}': 'दोपहिया, {0} cc, नया, कोटेशन में {1}',
  'See what your new two-wheeler itself is insured for':
    'देखें कि आपके नए दोपहिया की अपनी बीमित कीमत कितनी है',
  'Hybrid two-wheeler, {0} cc, on the road, quoted at {1}':
    'हाइब्रिड दोपहिया, {0} cc, पहले से सड़क पर, कोटेशन में {1}',
  'Electric two-wheeler, {0} kW, new, quoted at {1}': 'इलेक्ट्रिक दोपहिया, {0} kW, नया, कोटेशन में {1}',
  'Error: Bike IDV calculator': 'ग़लती: बाइक IDV कैलकुलेटर',
  'IDV in your quote:': 'आपके कोटेशन में IDV:',
  'How to choose:': 'कैसे चुनें:',
  '{0}: Bike IDV calculator': '{0}: बाइक IDV कैलकुलेटर',
  'Two-wheeler, {0} months, {1} new today, {2} of accessories, quoted at {3}':
    'दोपहिया, {0} महीने, आज नई गाड़ी की कीमत {1}, एक्सेसरीज़ {2} की, कोटेशन में {3}',
  'Error: Bike NCB calculator': 'ग़लती: बाइक NCB कैलकुलेटर',
  '{0}: Bike NCB calculator': '{0}: बाइक NCB कैलकुलेटर',
  'Back to {0} cover': '{0} के कवर पर लौटें',
  'Back to Senior citizen health': 'वरिष्ठ नागरिक स्वास्थ्य बीमे पर लौटें',
  'You need one policy; if a parent is in treatment, two':
    'एक पॉलिसी चाहिए; माता या पिता का इलाज चल रहा हो, तो दो',
  'If a parent is in treatment: two policies': 'माता या पिता का इलाज चल रहा हो: दो पॉलिसियाँ',
  'Super top-ups:': 'सुपर टॉप-अप:',
  'Split a bill:': 'बिल बाँटें:',
  '{0} and the same once more': '{0} और उतना ही एक बार और',
  'The sample list has no hospital with this PIN code.':
    'नमूना सूची में इस पिन कोड का कोई अस्पताल नहीं है।',
  'Red Hills, Hyderabad, Telangana': 'रेड हिल्स, हैदराबाद, तेलंगाना',
  'Punjagutta, Hyderabad, Telangana': 'पंजागुट्टा, हैदराबाद, तेलंगाना',
  'Raj Bhavan Road, Somajiguda, Hyderabad, Telangana': 'राज भवन रोड, सोमाजीगुडा, हैदराबाद, तेलंगाना',
  'No hospital found. Showing the nearest {0}.':
    'कोई अस्पताल नहीं मिला। सबसे पास के {0} दिखाए जा रहे हैं।',
  'The sample list has none within {0} km that fits these words.':
    'नमूना सूची में {0} किमी के अंदर ऐसा कोई अस्पताल नहीं, जो इन शब्दों से मेल खाए।',
  'Bandra Kurla Complex, Bandra East, Mumbai, Maharashtra':
    'बांद्रा कुर्ला कॉम्प्लेक्स, बांद्रा ईस्ट, मुंबई, महाराष्ट्र',
  'Okhla Road, New Delhi, Delhi': 'ओखला रोड, नई दिल्ली, दिल्ली',
  'Bannerghatta Road, Jayanagar, Bengaluru, Karnataka': 'बन्नेरघट्टा रोड, जयनगर, बेंगलुरु, कर्नाटक',
  'Bommasandra, Bengaluru, Karnataka': 'बोम्मसंद्रा, बेंगलुरु, कर्नाटक',
  'Mukundapur, Kolkata, West Bengal': 'मुकुंदपुर, कोलकाता, पश्चिम बंगाल',
  'Asarwa, Ahmedabad, Gujarat': 'असारवा, अहमदाबाद, गुजरात',
  'Kanke, Ranchi, Jharkhand': 'कांके, राँची, झारखंड',
  'Hosur Road, Bengaluru, Karnataka': 'होसुर रोड, बेंगलुरु, कर्नाटक',
  'Sector 21A, Faridabad, Haryana': 'सेक्टर 21A, फ़रीदाबाद, हरियाणा',
  'Neelam Bata Road, Faridabad, Haryana': 'नीलम बाटा रोड, फ़रीदाबाद, हरियाणा',
  'Sushant Lok, Gurugram, Haryana': 'सुशांत लोक, गुरुग्राम, हरियाणा',
  '{0} km': '{0} किमी',
  '{0} hospitals. Showing {1} to {2}.': '{0} अस्पताल। {1} से {2} तक दिखाए जा रहे हैं।',
  'Shafee Mohammed Road, Thousand Lights, Chennai, Tamil Nadu':
    'शफ़ी मोहम्मद रोड, थाउज़ंड लाइट्स, चेन्नई, तमिलनाडु',
  'Arayidathupalam, Kozhikode, Kerala': 'अरयिडत्तुपालम, कोझिकोड, केरल',
  'Parel, Mumbai, Maharashtra': 'परेल, मुंबई, महाराष्ट्र',
  'Sardar Patel Road, Adyar, Chennai, Tamil Nadu': 'सरदार पटेल रोड, अडयार, चेन्नई, तमिलनाडु',
  'Gopinath Nagar, Guwahati, Assam': 'गोपीनाथ नगर, गुवाहाटी, असम',
  'Sampangi Ram Nagar, Bengaluru, Karnataka': 'संपंगी राम नगर, बेंगलुरु, कर्नाटक',
  'Lahartara, Varanasi, Uttar Pradesh': 'लहरतारा, वाराणसी, उत्तर प्रदेश',
  'Phulwari Sharif, Patna, Bihar': 'फुलवारी शरीफ़, पटना, बिहार',
  'Medical College, Thiruvananthapuram, Kerala': 'मेडिकल कॉलेज, तिरुवनंतपुरम, केरल',
  'The nearest places that have some:': 'सबसे पास की जगहें, जहाँ अस्पताल हैं:',
  'Hyderabad, Medchal Malkajgiri district, Telangana': 'हैदराबाद, मेडचल मलकाजगिरि ज़िला, तेलंगाना',
  'Karimnagar, Telangana': 'करीमनगर, तेलंगाना',
  'Warangal, Hanumakonda district, Telangana': 'वारंगल, हनुमकोंडा ज़िला, तेलंगाना',
  'Guntur, Andhra Pradesh': 'गुंटूर, आंध्र प्रदेश',
  'Vijayawada, Krishna district, Andhra Pradesh': 'विजयवाड़ा, कृष्णा ज़िला, आंध्र प्रदेश',
  'Anna Nagar, Madurai, Tamil Nadu': 'अन्ना नगर, मदुरै, तमिलनाडु',
  'Gariahat, Kolkata, West Bengal': 'गरियाहाट, कोलकाता, पश्चिम बंगाल',
  'Cathedral Road, Gopalapuram, Chennai, Tamil Nadu': 'कैथेड्रल रोड, गोपालपुरम, चेन्नई, तमिलनाडु',
  'Chamarajpet, Bengaluru, Karnataka': 'चामराजपेट, बेंगलुरु, कर्नाटक',
  'Kundalahalli Gate, Bengaluru, Karnataka': 'कुंदलहल्ली गेट, बेंगलुरु, कर्नाटक',
  'Gazdar Scheme, Bandra West, Mumbai, Maharashtra': 'गज़दर स्कीम, बांद्रा वेस्ट, मुंबई, महाराष्ट्र',
  'Thavalakuppam, Puducherry, Puducherry': 'तवलाकुप्पम, पुदुच्चेरी, पुदुच्चेरी',
  'Swami Nellaiyappar High Road, Tirunelveli, Tamil Nadu':
    'स्वामी नेल्लैयप्पर हाई रोड, तिरुनेलवेली, तमिलनाडु',
  'Daryaganj, New Delhi, Delhi': 'दरियागंज, नई दिल्ली, दिल्ली',
  'Kadavanthra, Kochi, Kerala': 'कडवंत्रा, कोच्चि, केरल',
  'Health claims refused in 2023-24, by number, all general and health insurers':
    '2023-24 में नामंज़ूर स्वास्थ्य दावे, गिनती में, सभी सामान्य और स्वास्थ्य बीमा कंपनियाँ',
  'Health claims refused in 2024-25, by number, all general and health insurers':
    '2024-25 में नामंज़ूर स्वास्थ्य दावे, गिनती में, सभी सामान्य और स्वास्थ्य बीमा कंपनियाँ',
  'Health claims settled in 2023-24, by number, all general and health insurers':
    '2023-24 में निपटाए गए स्वास्थ्य दावे, गिनती में, सभी सामान्य और स्वास्थ्य बीमा कंपनियाँ',
  'Health claims settled in 2024-25, by number, all general and health insurers':
    '2024-25 में निपटाए गए स्वास्थ्य दावे, गिनती में, सभी सामान्य और स्वास्थ्य बीमा कंपनियाँ',
  'Health claims still open at the end of 2023-24, by number, all general and health insurers':
    '2023-24 के अंत में बाकी स्वास्थ्य दावे, गिनती में, सभी सामान्य और स्वास्थ्य बीमा कंपनियाँ',
  'Health claims still open at the end of 2024-25, by number, all general and health insurers':
    '2024-25 के अंत में बाकी स्वास्थ्य दावे, गिनती में, सभी सामान्य और स्वास्थ्य बीमा कंपनियाँ',
  'Incurred claims ratio of non-life insurers in 2023-24, all lines together':
    '2023-24 में जीवन बीमे से अलग कंपनियों के प्रीमियम में दावों का हिस्सा, सब तरह के बीमे मिलाकर',
  'LinkedIn (stand-in)': 'LinkedIn (नमूना)',
  On: 'चालू',
  'YouTube (stand-in)': 'YouTube (नमूना)',
  'Treatment that needs no stay of a full day: day care':
    'ऐसा इलाज, जिसमें पूरे दिन भर्ती रहना ज़रूरी नहीं: डे-केयर',
  'Payment of a health premium that does not count, section {0}({1}); a check-up may be paid so: cash ({2}, read in a note that names it: TaxTMI; on section 80D(2B), CAclubindia)':
    'स्वास्थ्य बीमे के प्रीमियम का वह भुगतान, जो नहीं गिना जाता, धारा {0}({1}); सेहत की जाँच का भुगतान ऐसे हो सकता है: नकद ({2}, इसका हवाला देने वाले लेख में पढ़ा: TaxTMI; धारा 80D(2B) पर, CAclubindia)',
  'IRDAI lists of registered life, general and health insurers, through public copies':
    'पंजीकृत जीवन, सामान्य और स्वास्थ्य बीमा कंपनियों की IRDAI की सूचियाँ, सार्वजनिक प्रतियों से',
  'How much critical illness cover do I need on a salary of {0} or {1}?':
    '{0} या {1} की तनख़्वाह पर गंभीर बीमारी का बीमा कितना चाहिए?',
  'Is a plan with {0} critical illnesses better than one with {1}?':
    'क्या {0} गंभीर बीमारियों वाला प्लान {1} वाले से बेहतर है?',
  'Deductible of a super top-up: {0}, {1} or {2}, which one?':
    'सुपर टॉप-अप का डिडक्टिबल: {0}, {1} या {2}, कौन सा?',
  'My base policy is {0} and the deductible {1}. What happens?':
    'मेरी बेस पॉलिसी {0} की है और डिडक्टिबल {1}। क्या होगा?',
  'Is {0} health insurance worth it: do I really need it?':
    'क्या {0} का स्वास्थ्य बीमा लेना ठीक है: क्या सच में इसकी ज़रूरत है?',
  '{0} policy vs {1} base plus super top-up: which is better?':
    '{0} की पॉलिसी या {1} की बेस पॉलिसी के साथ सुपर टॉप-अप: बेहतर क्या?',
  '{0} health insurance premium: what is it per month at age {1} or {2}?':
    '{0} के स्वास्थ्य बीमे का प्रीमियम: {1} या {2} साल की आयु में महीने का कितना?',
  'Can I raise my present policy to {0}?': 'क्या मेरी अभी की पॉलिसी {0} तक बढ़ सकती है?',
  'Does {0} health insurance pay for treatment abroad?':
    'क्या {0} के स्वास्थ्य बीमे में विदेश का इलाज मिलता है?',
  'My {0} plan says it grows to {1}. Is that the same?':
    'मेरा {0} का प्लान {1} तक बढ़ने की बात कहता है। क्या यह वही बात है?',
  'Is {0} for the whole family or for each person?': '{0} पूरे परिवार के लिए है या हर व्यक्ति के लिए?',
  'How do a {0} base and a {1} super top-up share one bill?':
    '{0} की बेस पॉलिसी और {1} का सुपर टॉप-अप एक ही बिल कैसे बाँटते हैं?',
  'After a huge claim, is the whole {0} there again next year?':
    'बहुत बड़े दावे के बाद, क्या अगले साल पूरे {0} फिर मिलेंगे?',
  'Will {0} still be a large sum in twenty years?': 'क्या बीस साल बाद भी {0} बड़ी रकम होगी?',
  'Moratorium of {0} years: what does it change for someone with diabetes?':
    '{0} साल की मोरेटोरियम अवधि: मधुमेह (शुगर) वालों के लिए क्या बदलता है?',
  'New surrender value rules from {0}: which endowment policies?':
    '{0} से सरेंडर मूल्य के नए नियम: किन एंडोमेंट पॉलिसियों पर?',
  'Insurer had the survey report': 'कंपनी को सर्वे रिपोर्ट कब मिली',
  'The date of the report, if you know no other.': 'रिपोर्ट की तारीख़, अगर कोई और तारीख़ पता न हो।',
  'It ended over {0} years ago. Nobody you hurt since then is paid by an insurer. Own-damage cover, if it still runs, changes nothing in that.':
    'वह {0} साल से ज़्यादा पहले ख़त्म हुआ। उसके बाद आपकी गाड़ी से जिसे चोट लगे, उसे कोई बीमा कंपनी पैसा नहीं देती। अपनी गाड़ी के नुकसान का कवर चल भी रहा हो, तो इसमें कुछ नहीं बदलता।',
  'Time to renew third party': 'थर्ड पार्टी कवर रिन्यू कराने का समय',
  'Two-wheeler policy. Third party ends: {0}': 'दोपहिया की पॉलिसी। थर्ड पार्टी कवर ख़त्म: {0}',
  'Renew by {0}. After the time printed on the policy driving is an offence, even if own damage runs on.':
    '{0} तक रिन्यू कराएँ। पॉलिसी पर छपे समय के बाद चलाना अपराध है, चाहे अपनी गाड़ी के नुकसान का कवर चल रहा हो।',
  'Ask for a third-party policy, or for one that holds both parts.':
    'थर्ड पार्टी पॉलिसी माँगें, या ऐसी पॉलिसी जिसमें दोनों हिस्से हों।',
  'Look up when own damage ends.': 'देखें कि अपनी गाड़ी के नुकसान का कवर कब ख़त्म होता है।',
  'Due today: pay before the day ends': 'आज भरने का दिन है: दिन ख़त्म होने से पहले भरें',
  'Paid today, the policy goes on without a gap. Tomorrow the grace period begins.':
    'आज भर दें, तो पॉलिसी बिना रुकावट चलती रहती है। ग्रेस पीरियड कल शुरू होता है।',
  'Keep the receipt: it shows the time you paid.': 'रसीद सँभालकर रखें: उसमें भुगतान का समय दिखता है।',
  'If you cannot pay today, pay by {0} at the latest.':
    'आज न भर पाएँ, तो ज़्यादा से ज़्यादा {0} तक भर दें।',
  'Not insured, and the bonus is lost: renew before you drive':
    'बीमा नहीं है, और बोनस चला गया: गाड़ी चलाने से पहले रिन्यू कराएँ',
  'Car policy. Both parts ended on {0}': 'कार की पॉलिसी। दोनों हिस्से ख़त्म हुए: {0}',
  'The policy ended {0} days ago. The bonus could be kept until {1}. You need a new policy, after an inspection and on fresh terms.':
    'पॉलिसी {0} दिन पहले ख़त्म हुई। बोनस {1} तक बच सकता था। अब नई पॉलिसी लेनी होगी, गाड़ी की जाँच के बाद और नई शर्तों पर।',
  'Life policy: unit-linked (ULIP). Premium due: {0}':
    'जीवन बीमा पॉलिसी: यूनिट-लिंक्ड (यूलिप)। प्रीमियम भरने की तारीख़: {0}',
  'The policy is discontinued, and life cover ends':
    'पॉलिसी बंद होती है, और जीवन बीमे का कवर ख़त्म होता है',
  'From {0}: the policy is discontinued, and life cover ends':
    '{0} से: पॉलिसी बंद, और जीवन बीमे का कवर ख़त्म',
  'Grace period for a life premium paid monthly:':
    'हर महीने भरे जाने वाले जीवन बीमा प्रीमियम का ग्रेस पीरियड:',
  'The policy started before this premium was due. Look at both dates.':
    'पॉलिसी की शुरुआत इस प्रीमियम की तारीख़ से पहले की होनी चाहिए। दोनों तारीख़ें देख लें।',
  'The due date was {0} days ago. Pay by {1} and you keep your waiting periods, your bonus and your moratorium. Until you have paid, do not rely on cover.':
    'प्रीमियम भरने की तारीख़ {0} दिन पहले थी। {1} तक भर दें, तो प्रतीक्षा अवधि, बोनस और मोरेटोरियम अवधि बनी रहती हैं। जब तक भुगतान न हो, कवर मानकर न चलें।',
  '{0} day left': '{0} दिन बाकी',
  'Own damage ends today: look at the time': 'अपनी गाड़ी के नुकसान का कवर आज ख़त्म: समय देख लें',
  'Cover ends, at the minute printed': 'कवर ख़त्म, छपे हुए मिनट पर',
  'The policy prints the minute. Renew before it; after it your own car is not covered. Third-party cover runs on to its own date.':
    'पॉलिसी पर मिनट छपा है। उससे पहले रिन्यू कराएँ; उसके बाद आपकी अपनी कार कवर नहीं है। थर्ड पार्टी कवर अपनी तारीख़ तक चलता रहता है।',
  'Ask for own-damage cover beside your third-party policy, from that insurer or another.':
    'थर्ड पार्टी पॉलिसी के साथ अपनी गाड़ी के नुकसान का कवर उसी कंपनी से या किसी और से माँगें।',
  'Ask for own-damage cover beside your third-party policy, from that insurer or another. Keep the third-party policy ready.':
    'थर्ड पार्टी पॉलिसी के साथ अपनी गाड़ी के नुकसान का कवर उसी कंपनी से या किसी और से माँगें। थर्ड पार्टी पॉलिसी तैयार रखें।',
  'Your two-wheeler is covered until the time printed for {0}. Renew before that minute, not after it.':
    'आपके दोपहिया का कवर {0} के लिए छपे समय तक है। उस मिनट से पहले रिन्यू कराएँ, बाद में नहीं।',
  'Part or all of your cover ended over a year ago. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the bonus could be kept until {0} and is lost.':
    'आपके कवर का एक हिस्सा एक साल से ज़्यादा पहले ख़त्म हुआ, या पूरा कवर। पॉलिसी पर देखने की पंक्ति है “third party” (थर्ड पार्टी) या “liability” (लायबिलिटी) का आख़िरी दिन: जब तक वह चल रहा हो, तभी गाड़ी चलाएँ। अगर अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ, तो बोनस {0} तक बच सकता था और अब चला गया।',
  'Not insured: renew before you ride again': 'बीमा नहीं है: फिर दोपहिया चलाने से पहले रिन्यू कराएँ',
  'The policy ended {0} days ago, and nothing since then is covered. Renew today: the days until {1} save the no-claim bonus and nothing else.':
    'पॉलिसी {0} दिन पहले ख़त्म हुई, और उसके बाद कुछ भी कवर नहीं है। आज ही रिन्यू कराएँ: {1} तक के दिन केवल नो-क्लेम बोनस बचाते हैं, और कुछ नहीं।',
  'Renew today.': 'आज ही रिन्यू कराएँ।',
  'Renew today. Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'आज ही रिन्यू कराएँ। पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  'Pay by {0} and nothing is lost. It is late to ask another insurer: renew where you are unless one has already said yes.':
    '{0} तक भर दें, तो कुछ नहीं जाता। दूसरी कंपनी से पूछने के लिए अब देर हो चुकी है। कोई दूसरी कंपनी पहले ही हाँ कह चुकी हो, तो वहाँ जाया जा सकता है; नहीं तो इसी कंपनी में रिन्यू कराएँ।',
  'Read the notice: premium, sum insured, bonus, any change of terms.':
    'नोटिस पढ़ें: प्रीमियम, बीमा राशि, बोनस, शर्तों में कोई बदलाव।',
  'Third party ends today: look at the time': 'थर्ड पार्टी कवर आज ख़त्म: समय देख लें',
  'The policy prints the minute. Renew before it. If that minute has passed, leave the vehicle parked, even if own damage runs on.':
    'पॉलिसी पर मिनट छपा है। उससे पहले रिन्यू कराएँ। वह मिनट बीत चुका हो, तो गाड़ी खड़ी रखें, चाहे अपनी गाड़ी के नुकसान का कवर चल रहा हो।',
  'Drive only when the new policy says that it is in force.':
    'गाड़ी तभी चलाएँ, जब नई पॉलिसी पर लिखा हो कि वह चालू है।',
  'Driving without third-party cover is an offence (a fine of {0} the first time, imprisonment up to {1} months, or both), and you would pay an injured person yourself.':
    'थर्ड पार्टी कवर के बिना चलाना अपराध है (पहली बार {0} का जुर्माना, {1} महीने तक की जेल, या दोनों), और घायल व्यक्ति का पैसा भी आपको ख़ुद चुकाना होगा।',
  'Own damage has ended, and the bonus is lost': 'अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ, और बोनस चला गया',
  'Two-wheeler policy. Own damage ended on {0}':
    'दोपहिया की पॉलिसी। अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ: {0}',
  'It ended {0} days ago, and the bonus could be kept until {1}. Damage to your own two-wheeler and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.':
    'वह {0} दिन पहले ख़त्म हुआ, और बोनस {1} तक बच सकता था। आपके अपने दोपहिया का नुकसान और उसकी चोरी अब कवर नहीं हैं। थर्ड पार्टी कवर जब तक चल रहा है, गाड़ी चलाई जा सकती है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है।',
  'Ask for a quotation and an inspection.': 'कोटेशन और गाड़ी की जाँच माँगें।',
  'Ask for a quotation and an inspection. Say truthfully since when there was no own-damage cover.':
    'कोटेशन और गाड़ी की जाँच माँगें। सच बताएँ कि अपनी गाड़ी के नुकसान का कवर कब से नहीं था।',
  'Time to renew own damage': 'अपनी गाड़ी के नुकसान का कवर रिन्यू कराने का समय',
  'Renew own damage by {0} and there is usually no inspection, no gap and no loss of bonus. Third-party cover runs on either way.':
    'अपनी गाड़ी के नुकसान का कवर {0} तक रिन्यू करा लें, तो आम तौर पर न गाड़ी की जाँच होती है, न कवर टूटता है, न बोनस जाता है। थर्ड पार्टी कवर दोनों हाल में चलता रहता है।',
  'Life policy. Premium due: {0}': 'जीवन बीमा पॉलिसी। प्रीमियम भरने की तारीख़: {0}',
  'The policy lapses, shrinks or is discontinued': 'पॉलिसी लैप्स, छोटी या बंद होती है',
  'From {0}: the policy lapses, shrinks or is discontinued': '{0} से: पॉलिसी लैप्स, छोटी या बंद होती है',
  'The premium was due yesterday. Pay by {0} and the policy goes on without a break.':
    'प्रीमियम भरने की तारीख़ कल थी। {0} तक भर दें, तो पॉलिसी बिना रुकावट चलती रहती है।',
  'It ended {0} days ago. Damage to your own car and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid. Renew own damage today: the days until {1} save the no-claim bonus and nothing else.':
    'वह {0} दिन पहले ख़त्म हुआ। आपकी अपनी कार का नुकसान और उसकी चोरी अब कवर नहीं हैं। थर्ड पार्टी कवर जब तक चल रहा है, गाड़ी चलाई जा सकती है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है। अपनी गाड़ी के नुकसान का कवर आज ही रिन्यू कराएँ: {1} तक के दिन केवल नो-क्लेम बोनस बचाते हैं, और कुछ नहीं।',
  'The instalment was due {0} days ago. Inside the policy year, cover goes on while you pay by {1}. If the policy year has ended, check your policy and do not rely on cover.':
    'किस्त की तारीख़ {0} दिन पहले थी। पॉलिसी के साल के अंदर, {1} तक भर दें तो कवर चलता रहता है। पॉलिसी का साल ख़त्म हो गया हो, तो अपनी पॉलिसी देखें और कवर मानकर न चलें।',
  'Premium due soon': 'प्रीमियम जल्द भरना है',
  'Pay by {0} and the cover goes on as it is.': '{0} तक भर दें, तो कवर जैसा है वैसा ही चलता है।',
  'Check that the bank mandate works and the account holds enough.':
    'देख लें कि बैंक का मैंडेट चालू है और खाते में काफ़ी पैसा है।',
  'GST on an individual life policy is {0}.': 'व्यक्तिगत जीवन बीमा पॉलिसी पर GST {0} है।',
  'GST on an individual life policy is {0}. If the notice adds tax, ask the insurer why.':
    'व्यक्तिगत जीवन बीमा पॉलिसी पर GST {0} है। नोटिस में टैक्स जुड़ा हो, तो कंपनी से कारण पूछें।',
  'GST on an individual life insurance premium, since {0}:':
    '{0} से व्यक्तिगत जीवन बीमे के प्रीमियम पर GST:',
  'Cover ends today: look at the time': 'कवर आज ख़त्म: समय देख लें',
  'The policy prints the minute at which it ends. Renew before it. If that minute has passed, you have no cover now.':
    'पॉलिसी पर वह मिनट छपा है, जब वह ख़त्म होती है। उससे पहले रिन्यू कराएँ। वह मिनट बीत चुका हो, तो अब कोई कवर नहीं है।',
  'If the minute has passed, you have no cover.': 'वह मिनट बीत चुका हो, तो कोई कवर नहीं है।',
  'If the minute has passed, you have no cover. Keep it parked until the new policy starts. Driving without third-party cover is an offence (a fine of {0} the first time, imprisonment up to {1} months, or both), and you would pay an injured person yourself.':
    'वह मिनट बीत चुका हो, तो कोई कवर नहीं है। नई पॉलिसी शुरू होने तक गाड़ी खड़ी रखें। थर्ड पार्टी कवर के बिना चलाना अपराध है (पहली बार {0} का जुर्माना, {1} महीने तक की जेल, या दोनों), और घायल व्यक्ति का पैसा भी आपको ख़ुद चुकाना होगा।',
  'Paid today, nothing changes. Tomorrow the grace period begins.':
    'आज भर दें, तो कुछ नहीं बदलता। ग्रेस पीरियड कल शुरू होता है।',
  'Keep the receipt.': 'रसीद सँभालकर रखें।',
  'If you cannot pay today, pay by {0}.': 'आज न भर पाएँ, तो {0} तक भर दें।',
  ': Complain to the Insurance Ombudsman: it is free and needs no lawyer.':
    ': बीमा लोकपाल से शिकायत करें: कोई शुल्क नहीं, और वकील की ज़रूरत नहीं।',
  'The insurer: your complaint and its dates': 'बीमा कंपनी: आपकी शिकायत और उसकी तारीख़ें',
  'Fill in your complaint, and add their answer, the policy and your first letter.':
    'अपनी शिकायत भरें, और साथ में उनका जवाब, पॉलिसी और अपनी पहली चिट्ठी लगाएँ।',
  'By my count one year ended on {0}. I ask the Ombudsman to excuse the delay. This kept me:':
    'मेरी गिनती से एक साल {0} को पूरा हुआ। लोकपाल से मेरा अनुरोध है कि यह देरी माफ़ की जाए। देरी का कारण:',
  'Late by {0} day': '{0} दिन की देरी',
  'Tell the insurer of the planned stay by tomorrow, {0}':
    'पहले से तय भर्ती की सूचना कंपनी को कल, {0} तक दें',
  'Time allowed: until {0}. Estimated from the accident. Add the true date to make it exact.':
    'समय-सीमा: {0} तक। यह दुर्घटना के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Tell your insurer by tomorrow': 'बीमा कंपनी को कल तक बताएँ',
  'Many want notice at once: check yours.': 'कई पॉलिसियाँ सूचना तुरंत चाहती हैं: अपनी देख लें।',
  'Tell your own accident covers by': 'अपने दुर्घटना कवर की कंपनियों को बताएँ, इस दिन तक',
  'Tell the police today': 'पुलिस को आज ही बताएँ',
  'Tell the police, at the latest by': 'पुलिस को बताएँ, ज़्यादा से ज़्यादा इस दिन तक',
  'Tell every cover by': 'हर कवर की कंपनी को बताएँ, इस दिन तक',
  'Now the police have to act: interim accident report': 'अब बारी पुलिस की है: अंतरिम दुर्घटना रिपोर्ट',
  'The police have until': 'पुलिस का समय, इस दिन तक',
  'We found no last day in the law. Insurers ask to be told in about {0} days; a delay with a reason should not harm the claim. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'कानून में हमें कोई आख़िरी दिन नहीं मिला। बीमा कंपनियाँ करीब {0} दिन में सूचना माँगती हैं; कारण वाली देरी से दावे को नुकसान नहीं होना चाहिए। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Send the form of the public scheme today': 'सरकारी योजना का फ़ॉर्म आज ही भेजें',
  'Late by {0} day: {1}.': '{0} दिन की देरी: {1}।',
  'You pay a part of the bill, mostly for the room':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर कमरे के कारण',
  'The room above the limit costs you most': 'आपका सबसे ज़्यादा पैसा सीमा से ऊपर के कमरे में जाता है',
  'Ask the desk for a room within your limit.': 'डेस्क पर अपनी सीमा के अंदर का कमरा माँगें।',
  'In hospital? Ask the desk for a room within your limit':
    'अस्पताल में हैं? डेस्क पर अपनी सीमा के अंदर का कमरा माँगें',
  'A new illness is covered without a wait': 'नई बीमारी बिना प्रतीक्षा के कवर है',
  'A new illness, covered for {0} months before, policy from {1}, {2} before, {3} now':
    'नई बीमारी, इससे पहले {0} महीने कवर रहा, पॉलिसी {1} से, बीमा राशि पहले {2}, अब {3}',
  'from day {0}': 'दिन {0} से',
  'Heart disease': 'दिल की बीमारी',
  'Your {0} months count': 'आपके {0} महीने गिने जाते हैं',
  'They count up to the old sum insured and bonus, if the policy was renewed or moved within {0} days of its end. After an employer’s policy, ask the insurer to confirm in writing that they count.':
    'ये पुरानी बीमा राशि और बोनस तक गिने जाते हैं, अगर पॉलिसी ख़त्म होने के {0} दिन के अंदर रिन्यू या पोर्ट हुई हो। नौकरी से मिले बीमे के बाद बीमा कंपनी से लिखित में पक्का कराएँ कि ये गिने जाते हैं।',
  'Compare plans by what they pay after the wait':
    'प्लान की तुलना इससे करें कि प्रतीक्षा के बाद कितना चुकाते हैं',
  'all of it': 'पूरी',
  'Heart disease and what follows from it, once declared, are covered from day {0} on: {1}.':
    'दिल की बीमारी और उससे उपजी बीमारियों का कवर, फ़ॉर्म में बताने पर, दिन {0} से है: {1}।',
  'It is not paid for, even if the bill comes later.': 'उसका पैसा नहीं मिलता, चाहे बिल बाद में आए।',
  'One expert calls once about the wait for a new illness, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'नई बीमारी की प्रतीक्षा अवधि के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'from day {0}: Waiting period calculator': 'दिन {0} से: प्रतीक्षा अवधि कैलकुलेटर',
  'An illness left off the form, covered for {0} months before, policy from {1}, {2} before, {3} now':
    'फ़ॉर्म में न लिखी गई बीमारी, इससे पहले {0} महीने कवर रहा, पॉलिसी {1} से, बीमा राशि पहले {2}, अब {3}',
  'No longer disputed': 'अब विवाद नहीं होता',
  'You waited already': 'पूरी हो चुकी प्रतीक्षा',
  'No dispute from day {0}': 'दिन {0} से विवाद नहीं',
  'Declare it now': 'बीमारी अभी बताएँ',
  'Before that month a claim can be refused because the form was not complete; from then on only proven fraud counts. Write to the insurer and declare the illness now.':
    'उस महीने से पहले दावा इस कारण नामंज़ूर हो सकता है कि फ़ॉर्म में कोई बात छूटी थी; उस महीने से, जब तक धोखाधड़ी साबित न हो, इस कारण नामंज़ूर नहीं हो सकता। बीमा कंपनी को लिखें और बीमारी अभी बताएँ।',
  'Write to the insurer and declare the illness': 'बीमा कंपनी को लिखें और बीमारी बताएँ',
  'Cannot be held against you': 'आपके ख़िलाफ़ नहीं गिनी जा सकती',
  'One expert calls once about an illness left off the form, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'फ़ॉर्म में न लिखी गई बीमारी के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'Car, {0} cc, on the road, quoted at {1}': 'कार, {0} cc, पहले से सड़क पर, कोटेशन में {1}',
  'Third-party premium for three years, new electric car, above {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW से ऊपर',
  'Third-party premium for three years, new electric car, above {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for a year, electric car above {0} and up to {1} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} से ऊपर और {1} kW तक',
  'Car, {0} cc, new, quoted at {1}': 'कार, {0} cc, नई, कोटेशन में {1}',
  'Third-party premium for three years, new car, up to {0} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc तक',
  'Third-party premium for three years, new car, up to {0} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, {0} cc तक, GST से पहले',
  '4th': 'चौथा',
  '5th': 'पाँचवाँ',
  'Repair of {0}, car over {1} months, up to {2} year old, bonus {3}, premium {4}':
    '{0} की मरम्मत, कार {1} महीने से ज़्यादा, {2} साल तक पुरानी, बोनस {3}, प्रीमियम {4}',
  'Repair of {0}, car over {1} months, up to {2} year old, no bonus, premium {3}':
    '{0} की मरम्मत, कार {1} महीने से ज़्यादा, {2} साल तक पुरानी, बोनस नहीं, प्रीमियम {3}',
  'Hybrid two-wheeler, {0} cc, new': 'हाइब्रिड दोपहिया, {0} cc, नया',
  'Own damage ends before third party': 'अपनी गाड़ी के नुकसान का कवर थर्ड पार्टी से पहले ख़त्म होता है',
  'Enter a quote:': 'कोटेशन लिखें:',
  'Check the third-party line of a quote': 'कोटेशन की थर्ड पार्टी वाली पंक्ति जाँचें',
  'Third-party premium for five years, new two-wheeler, above {0} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc से ऊपर',
  'Third-party premium for five years, new two-wheeler, above {0} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc से ऊपर, GST से पहले',
  'Third-party premium for a year, two-wheeler above {0} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} cc से ऊपर',
  'Hybrid two-wheeler, {0} cc, on the road': 'हाइब्रिड दोपहिया, {0} cc, पहले से सड़क पर',
  'Third-party premium for five years, new two-wheeler, up to {0} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc तक',
  'Third-party premium for five years, new two-wheeler, up to {0} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया, {0} cc तक, GST से पहले',
  'Third-party premium for five years, new electric two-wheeler, above {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW से ऊपर',
  'Third-party premium for five years, new electric two-wheeler, above {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW से ऊपर, GST से पहले',
  'Hybrid two-wheeler, {0} cc, new, quoted at {1}': 'हाइब्रिड दोपहिया, {0} cc, नया, कोटेशन में {1}',
  'Repair of {0}, two-wheeler up to {1} months old, bonus {2}, premium {3}':
    '{0} की मरम्मत, दोपहिया {1} महीने तक पुराना, बोनस {2}, प्रीमियम {3}',
  'Of the painting, {0} counts as material, because the bill does not split it.':
    'पेंट के बिल का {0} सामग्री माना गया है, क्योंकि उसमें सामग्री और मज़दूरी अलग नहीं लिखी।',
  'Repair of {0}, two-wheeler up to {1} months old, no bonus, premium {2}':
    '{0} की मरम्मत, दोपहिया {1} महीने तक पुराना, बोनस नहीं, प्रीमियम {2}',
  'Repair of {0}, two-wheeler over {1} years old, no bonus, premium {2}':
    '{0} की मरम्मत, दोपहिया {1} साल से ज़्यादा पुराना, बोनस नहीं, प्रीमियम {2}',
  'We have no network list of Care Health, so the results are not limited to it.':
    'हमारे पास Care Health की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'The sample list has none that fits these words.':
    'नमूना सूची में ऐसा कोई अस्पताल नहीं, जो इन शब्दों से मेल खाए।',
  'Mohammadwadi, Hadapsar, Pune, Maharashtra': 'मोहम्मदवाड़ी, हडपसर, पुणे, महाराष्ट्र',
  'Road No {0}, Banjara Hills, Hyderabad, Telangana': 'रोड नंबर {0}, बंजारा हिल्स, हैदराबाद, तेलंगाना',
  'Patia, Bhubaneswar, Odisha': 'पटिया, भुवनेश्वर, ओडिशा',
  'We have no network list of ACKO, so the results are not limited to it.':
    'हमारे पास ACKO की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Zurich Kotak, so the results are not limited to it.':
    'हमारे पास Zurich Kotak की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Universal Sompo, so the results are not limited to it.':
    'हमारे पास Universal Sompo की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Chola MS, so the results are not limited to it.':
    'हमारे पास Chola MS की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of New India Assurance, so the results are not limited to it.':
    'हमारे पास New India Assurance की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Raheja QBE, so the results are not limited to it.':
    'हमारे पास Raheja QBE की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of ICICI Lombard, so the results are not limited to it.':
    'हमारे पास ICICI Lombard की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Shriram General, so the results are not limited to it.':
    'हमारे पास Shriram General की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Royal Sundaram, so the results are not limited to it.':
    'हमारे पास Royal Sundaram की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'This is not an amount in rupees. Such as {0} or {1}, or leave it empty.':
    'यह रुपये की रकम नहीं है। ऐसे लिखें: {0} या {1}, या इसे खाली छोड़ें।',
  'It ended over a year ago, and the bonus could be kept until {0}. Damage to your own car and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.':
    'वह एक साल से ज़्यादा पहले ख़त्म हुआ, और बोनस {0} तक बच सकता था। आपकी अपनी कार का नुकसान और उसकी चोरी अब कवर नहीं हैं। थर्ड पार्टी कवर जब तक चल रहा है, गाड़ी चलाई जा सकती है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है।',
  'Lapsed or paid-up: you can still ask for revival':
    'लैप्स हुई या पेड-अप: दोबारा चालू कराने का रास्ता अब भी खुला है',
  'The days to pay ended on {0}. If too little was paid in, cover has ended; otherwise a smaller, _paid-up_ sum goes on. The policy can usually be revived until {1}: {2} years from {3}, when the first unpaid premium was due.':
    'प्रीमियम भरने की मोहलत {0} को ख़त्म हुई। बहुत कम प्रीमियम भरे गए थे, तो कवर ख़त्म हो चुका है; नहीं तो एक छोटी, _पेड-अप_ रकम चलती रहती है। पॉलिसी आम तौर पर {1} तक दोबारा चालू हो सकती है, यानी {3} से {2} साल तक: उस दिन वह पहला प्रीमियम भरना था, जो नहीं भरा गया।',
  'paid-up': 'पेड-अप',
  'Ask for three amounts in the same letter: the paid-up sum at the end, the surrender value today, the maturity sum after a revival.':
    'उसी चिट्ठी में तीन रकमें पूछें: आख़िर में मिलने वाली पेड-अप रकम, आज का सरेंडर मूल्य, और दोबारा चालू कराने पर मैच्योरिटी की रकम।',
  'The policy lapsed, or went on paid-up': 'पॉलिसी लैप्स हुई, या पेड-अप बनकर चली',
  'To {insurer}': 'सेवा में, {insurer}',
  'Revival quotation for life policy {policy}':
    'दोबारा चालू कराने का कोटेशन, जीवन बीमा पॉलिसी {policy}',
  'First unpaid premium due on {due}': 'जो पहला प्रीमियम नहीं भरा गया, उसकी तारीख़: {due}',
  'Revival quotation, policy {policy}': 'दोबारा चालू कराने का कोटेशन, पॉलिसी {policy}',
  'Revive the savings policy, or leave it': 'बचत वाली पॉलिसी: दोबारा चालू कराएँ, या छोड़ दें',
  'The full sum again, from the day the insurer accepts':
    'फिर से पूरी बीमा राशि, जिस दिन से कंपनी मंज़ूर करे',
  'A smaller paid-up sum, or none if too little was paid in':
    'छोटी पेड-अप रकम, या बहुत कम प्रीमियम भरे गए हों, तो कुछ नहीं',
  'All premiums due since {0}, and interest at the insurer’s own rate. Then every further premium':
    '{0} से बाकी सारे प्रीमियम, और कंपनी की अपनी दर से ब्याज। उसके बाद आगे का हर प्रीमियम',
  'Money at the end': 'आख़िर में मिलने वाला पैसा',
  'The full maturity sum, by the policy': 'मैच्योरिटी की पूरी रकम, जैसा पॉलिसी में लिखा हो',
  'The paid-up sum on the same day; or a surrender now, which pays the larger of two values, if enough was paid in. By your dates the premiums of less than one full year are paid.':
    'उसी दिन पेड-अप रकम; या अभी सरेंडर, जिसमें दो मूल्यों में से जो ज़्यादा हो, वह मिलता है, अगर काफ़ी प्रीमियम भरे गए हों। आपकी तारीख़ों के हिसाब से एक पूरे साल से कम के प्रीमियम भरे गए हैं।',
  Tax: 'टैक्स',
  'As for the policy before': 'वही, जो पॉलिसी पर पहले था',
  'A surrender [may be taxed](/investment-plans/maturity-tax-calculator)':
    'सरेंडर पर [टैक्स लग सकता है](/investment-plans/maturity-tax-calculator)',
  'Sources: IRDAI Master Circular on Life Insurance Products, {0}; IRDAI product regulations of {1} (linked, and non-linked); The surrender rules in force, as reported by InformalNewz, {2}; IRDAI (Insurance Products) Regulations, {3}; IRDAI Master Circular on Protection of Policyholders’ Interests, {4}; Insurance Act, {5}, section {6}.':
    'स्रोत: IRDAI Master Circular on Life Insurance Products, {0}; {1} के IRDAI उत्पाद विनियम (लिंक्ड, और नॉन-लिंक्ड); सरेंडर के लागू नियम, InformalNewz की ख़बर के मुताबिक, {2}; IRDAI (Insurance Products) Regulations, {3}; IRDAI Master Circular on Protection of Policyholders’ Interests, {4}; Insurance Act, {5}, धारा {6}।',
  'Stay or move: time to decide': 'रहना है या जाना है: तय करने का समय',
  'The policy runs until {0}. These are the days to ask another insurer to take you over: by {1} to be on the safe side, by {2} at the latest. If you stay, you only need to pay by the due date.':
    'पॉलिसी {0} तक चलती है। दूसरी कंपनी में जाने का अनुरोध करने के दिन यही हैं: निश्चिंत रहना हो, तो {1} तक, और ज़्यादा से ज़्यादा {2} तक। इसी कंपनी में रहना हो, तो बस प्रीमियम भरने की तारीख़ तक भुगतान करना है।',
  'If you are content, do nothing but wait for the notice.':
    'संतोष हो, तो कुछ न करें, बस नोटिस का इंतज़ार करें।',
  'If you want to move, apply to the new insurer by {0} and tell it every illness and claim.':
    'दूसरी कंपनी में जाना हो, तो {0} तक उस कंपनी में आवेदन करें, और हर बीमारी और हर दावा बताएँ।',
  'Keep the old policy until the new insurer has said yes in writing.':
    'जब तक नई कंपनी लिखित में हाँ न कहे, पुरानी पॉलिसी बनाए रखें।',
  'Paid-up means a smaller sum at the end and on death. By your dates the premiums of {0} full year are paid. Under the rules since {1} a special surrender value takes {2} full year’s premium, a guaranteed one {3} full years’ premiums. An older policy goes by its own words.':
    'पेड-अप यानी आख़िर में और मृत्यु पर छोटी रकम। आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं। {1} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {2} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले के लिए {3} पूरे साल के प्रीमियम। पुरानी पॉलिसी अपनी लिखी शर्तों पर चलती है।',
  'Until the time printed for {0} you may drive your two-wheeler, and people you hurt are paid. Renew before that minute, not after it.':
    '{0} के लिए छपे समय तक दोपहिया चलाया जा सकता है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है। उस मिनट से पहले रिन्यू कराएँ, बाद में नहीं।',
  'It ended over {0} years ago and cannot be renewed. Claims for what happened before that day can still be made.':
    'यह {0} साल से ज़्यादा पहले ख़त्म हुआ और रिन्यू नहीं हो सकता। उस दिन से पहले जो हुआ, उसका दावा अब भी हो सकता है।',
  'Own damage has ended: your own two-wheeler is not covered':
    'अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ: आपका अपना दोपहिया कवर नहीं है',
  'It ended {0} days ago. Damage to your own two-wheeler and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid. Renew own damage today: the days until {1} save the no-claim bonus and nothing else.':
    'वह {0} दिन पहले ख़त्म हुआ। आपके अपने दोपहिया का नुकसान और उसकी चोरी अब कवर नहीं हैं। थर्ड पार्टी कवर जब तक चल रहा है, गाड़ी चलाई जा सकती है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है। अपनी गाड़ी के नुकसान का कवर आज ही रिन्यू कराएँ: {1} तक के दिन केवल नो-क्लेम बोनस बचाते हैं, और कुछ नहीं।',
  'The lock-in ends: the fund is paid, unless you chose to revive':
    'लॉक-इन पूरा होता है: फ़ंड का पैसा मिलता है, अगर आपने दोबारा चालू कराना न चुना हो',
  'Part or all of your cover ended {0} days ago. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the bonus could be kept until {1} and is lost.':
    'आपके कवर का एक हिस्सा {0} दिन पहले ख़त्म हुआ, या पूरा कवर। पॉलिसी पर देखने की पंक्ति है “third party” (थर्ड पार्टी) या “liability” (लायबिलिटी) का आख़िरी दिन: जब तक वह चल रहा हो, तभी गाड़ी चलाएँ। अगर अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ, तो बोनस {1} तक बच सकता था और अब चला गया।',
  'It ended over a year ago. Nobody you hurt since then is paid by an insurer. Own-damage cover, if it still runs, changes nothing in that.':
    'वह एक साल से ज़्यादा पहले ख़त्म हुआ। उसके बाद आपकी गाड़ी से जिसे चोट लगे, उसे कोई बीमा कंपनी पैसा नहीं देती। अपनी गाड़ी के नुकसान का कवर चल भी रहा हो, तो इसमें कुछ नहीं बदलता।',
  'To the Insurance Ombudsman, {office}': 'सेवा में, बीमा लोकपाल, {office}',
  'Policy number: {policy}': 'पॉलिसी नंबर: {policy}',
  'Complaint to the Insurance Ombudsman: policy {policy}': 'बीमा लोकपाल को शिकायत: पॉलिसी {policy}',
  'From this day the Ombudsman can be asked. You need not wait for a month of silence.':
    'इस दिन से लोकपाल का रास्ता खुला है। एक महीने की चुप्पी का इंतज़ार ज़रूरी नहीं।',
  'Do not use all of it: papers take time. A delay may be excused, for good reasons.':
    'पूरा समय ख़र्च न करें: काग़ज़ जुटाने में समय लगता है। ठीक कारण हो, तो देरी माफ़ हो सकती है।',
  'By my count one year ended on {0}. I ask the Ombudsman to excuse the delay. This kept me: {delay}':
    'मेरी गिनती से एक साल {0} को पूरा हुआ। लोकपाल से मेरा अनुरोध है कि यह देरी माफ़ की जाए। देरी का कारण: {delay}',
  'Counted from its answer one year ends on {0}, and I file within it. Counted from the month without an answer it ended on {1}: if it is counted so, I ask the Ombudsman to excuse the delay. This kept me: {delay}':
    'उसके जवाब से गिनें, तो एक साल {0} को पूरा होता है, और यह शिकायत उसके अंदर है। बिना जवाब के महीने से गिनें, तो साल {1} को पूरा हो चुका: ऐसे गिना जाए, तो लोकपाल से मेरा अनुरोध है कि यह देरी माफ़ की जाए। देरी का कारण: {delay}',
  'I could not tell you sooner because: {delay}': 'आपको इससे पहले न बता पाने का कारण: {delay}',
  'Late notice is by itself no ground to reject a claim (IRDAI Master Circular on Protection of Policyholders’ Interests, {0}).':
    'देर से दी गई सूचना अपने आप में दावा नामंज़ूर करने का आधार नहीं है (IRDAI Master Circular on Protection of Policyholders’ Interests, {0})।',
  'Why you could not tell them sooner': 'उन्हें इससे पहले न बता पाने का कारण',
  'Claim or request number': 'दावा या अनुरोध नंबर',
  'To the claims team and the grievance officer of {insurer}':
    'सेवा में, दावा विभाग और शिकायत निवारण अधिकारी, {insurer}',
  'Cashless request for {patient} at {hospital}, policy {policy}':
    'कैशलेस का अनुरोध, मरीज़: {patient}, अस्पताल: {hospital}, पॉलिसी {policy}',
  'Claim or request number: {claimNumber}': 'दावा या अनुरोध नंबर: {claimNumber}',
  'On {date} you refused or cut this request. Reason and clause: {clause}':
    '{date} को आपने यह अनुरोध नामंज़ूर किया या इसमें कटौती की। कारण और शर्त: {clause}',
  'Please decide again. {reply}': 'इस पर फिर से फ़ैसला करें। {reply}',
  'Cashless request refused or cut, policy {policy}, patient {patient}':
    'कैशलेस के अनुरोध की नामंज़ूरी या कटौती, पॉलिसी {policy}, मरीज़ {patient}',
  'Tell the insurer of the stay today by {0}': 'भर्ती की सूचना कंपनी को आज {0} तक दें',
  'Time left to tell the insurer of the stay': 'भर्ती की सूचना कंपनी को देने का बचा समय',
  'Tell the insurer of the planned stay today by {0}': 'पहले से तय भर्ती की सूचना कंपनी को आज {0} तक दें',
  '{0}, yesterday': '{0}, बीता कल',
  'I first told you of this on {told}. If it is registered already, please add this letter to it.':
    'आपको इसकी पहली सूचना देने की तारीख़: {told}। यह पहले से दर्ज हो, तो यह चिट्ठी उसी में जोड़ें।',
  'Make everyone safe, then tell the insurer': 'सबको सुरक्षित करें, फिर बीमा कंपनी को बताएँ',
  '{deceased} died in this accident. My relation to the deceased: {relation}.':
    '{deceased} की मृत्यु इस दुर्घटना में हुई। दिवंगत से मेरा रिश्ता: {relation}।',
  'Time for the police to give the victim or the family the description of their rights':
    'पुलिस पीड़ित या परिवार को उनके अधिकारों का ब्योरा कितने समय में दे',
  'Notice of an accident under section {0} of the Motor Vehicles Act, {1}: vehicle {vehicle}, policy {policy}, valid {period}':
    'मोटर वाहन अधिनियम, {1} की धारा {0} के तहत दुर्घटना की सूचना: गाड़ी {vehicle}, पॉलिसी {policy}, अवधि {period}',
  'Day: {date}. Time: {hour}. Place: {place}.': 'तारीख़: {date}। समय: {hour}। जगह: {place}।',
  'Driver: {driver}, driving licence {licence}.': 'ड्राइवर: {driver}, ड्राइविंग लाइसेंस {licence}।',
  'Hurt, killed or hit: {hurt}': 'घायल, मृत या टक्कर लगी चीज़: {hurt}',
  'Notice of accident, policy {policy}, vehicle {vehicle}':
    'दुर्घटना की सूचना, पॉलिसी {policy}, गाड़ी {vehicle}',
  'You {0}, spouse {1}, child {2}, parent {3}, {4} held, outside the metros':
    'आप {0}, पति या पत्नी {1}, बच्चा {2} साल का, माता या पिता {3}, {4} का मौजूदा कवर, महानगरों से बाहर',
  'More for the three of you': 'आप तीनों के लिए और कवर',
  'More for your parent': 'माता या पिता के लिए और कवर',
  'Policy held {0}': 'मौजूदा पॉलिसी {0}',
  'The employer’s cover {0}': 'नौकरी से मिला बीमा {0}',
  'More in it {0}': 'उसी में और {0}',
  'A floater is priced by its eldest member: with parents in it, all of you pay for their age.':
    'फ़्लोटर की कीमत सबसे बड़े सदस्य की आयु से तय होती है: माता-पिता उसमें हों, तो उनकी आयु की कीमत आप सब चुकाते हैं।',
  '[Free public cover](/senior-citizen#free-cover-from-70) of {0} a year begins with the 70th birthday, whatever the income: in {1} years at most for your parent aged {2}.':
    'साल में {0} का [मुफ़्त सरकारी कवर](/senior-citizen#free-cover-from-70) 70वें जन्मदिन से शुरू होता है, आय कितनी भी हो: {2} साल के माता या पिता के लिए ज़्यादा से ज़्यादा {1} साल में।',
  'For the three of you: of the second stay, paid by the employer’s cover':
    'आप तीनों के लिए: दूसरी भर्ती का वह हिस्सा, जो नौकरी से मिले बीमे से आता है',
  'For the three of you: the policy you keep': 'आप तीनों के लिए: जो पॉलिसी बनी रहेगी',
  'For the three of you: still to buy': 'आप तीनों के लिए: अभी लेना बाकी',
  'For your parent: a large bill, and a second stay in the same year':
    'माता या पिता के लिए: एक बड़ा बिल, और उसी साल दूसरी भर्ती',
  'For your parent: the same in {0} years, {1} more each year':
    'माता या पिता के लिए: यही ख़र्च {0} साल बाद, हर साल {1} बढ़कर',
  'For your parent: of the second stay, paid by the employer’s cover':
    'माता या पिता के लिए: दूसरी भर्ती का वह हिस्सा, जो नौकरी से मिले बीमे से आता है',
  'For your parent: rounded up to a sum insured': 'माता या पिता के लिए: अगली बीमा राशि तक बढ़ाकर',
  'For your parent: the policy you keep': 'माता या पिता के लिए: जो पॉलिसी बनी रहेगी',
  'For your parent: still to buy': 'माता या पिता के लिए: अभी लेना बाकी',
  '{0} and half of it once more': '{0} और उसका आधा एक बार और',
  'Everybody draws on the one sum of a floater: one long stay can use up the cover of the others.':
    'फ़्लोटर की एक ही बीमा राशि से सबका ख़र्च निकलता है: एक लंबी भर्ती बाकी सबका कवर ख़त्म कर सकती है।',
  'Keep the policy for the three of you: its waiting time is served, or running. The super top-up above it pays once the bills of a year pass {0}.':
    'आप तीनों के लिए जो पॉलिसी है, उसे रखें: उसकी प्रतीक्षा अवधि पूरी हो चुकी है, या चल रही है। उसके ऊपर का सुपर टॉप-अप साल भर के बिल {0} से ऊपर जाने पर चुकाता है।',
  'The policy for your parent is small to build on: ask at renewal to raise it by {0}. Waiting time counts up to the old sum insured and bonus; on the added part it begins anew.':
    'माता या पिता के लिए जो पॉलिसी है, वह आधार बनाने के लिए छोटी है: रिन्यू कराते समय उसकी बीमा राशि {0} बढ़ाने को कहें। पूरी हो चुकी प्रतीक्षा पुरानी बीमा राशि और बोनस तक गिनी जाती है; जोड़े गए हिस्से पर वह फिर से शुरू होती है।',
  'Claim on the employer’s cover first while you have it: your own sum and bonus stay whole.':
    'नौकरी से मिला बीमा जब तक है, पहले उसी पर दावा करें: आपकी अपनी बीमा राशि और बोनस पूरे बने रहते हैं।',
  'A large hospital bill costs {0} today, and bills rise {1} a year. No official figure exists for either.':
    'अस्पताल का एक बड़ा बिल आज {0} का है, और बिल साल में {1} बढ़ते हैं। दोनों का कोई सरकारी आँकड़ा नहीं है।',
  'One expert calls once about health cover for the three of you and your parent, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'आप तीनों और आपके माता या पिता के स्वास्थ्य बीमे के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'You pay a part of the bill, mostly because the room is above its limit':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर इसलिए कि कमरा सीमा से ऊपर है',
  'A bill of {0}, room limit of {1}, co-payment of {2}, treatment limit of {3}, deductible of {4}':
    '{0} का बिल, कमरे की सीमा {1}, को-पे {2}, इलाज की सीमा {3}, डिडक्टिबल {4}',
  'The proportionate cut for the room costs you most':
    'आपका सबसे ज़्यादा पैसा कमरे के कारण उसी अनुपात में हुई कटौती में जाता है',
  'Ask the desk for a room within your limit, or buy a plan without a room limit.':
    'डेस्क पर अपनी सीमा के अंदर का कमरा माँगें, या ऐसा प्लान लें, जिसमें कमरे की सीमा न हो।',
  'You pay a part of the bill, mostly for extras':
    'बिल का एक हिस्सा आपको देना है, ज़्यादातर अलग चीज़ों के कारण',
  'You pay mostly for extras': 'आपका ज़्यादातर पैसा अलग चीज़ों में जाता है',
  'Ask the hospital to leave out what you do not need.':
    'अस्पताल से कहें कि जो चीज़ आपको नहीं चाहिए, वह न जोड़े।',
  'In hospital? Refuse extras that you do not need': 'अस्पताल में हैं? जो अलग चीज़ें नहीं चाहिए, उन्हें मना करें',
  'You pay the whole bill, mostly because the room is above its limit':
    'पूरा बिल आपको देना है, ज़्यादातर इसलिए कि कमरा सीमा से ऊपर है',
  'A bill of {0}, {1} insured, room limit of {2}, co-payment of {3}, treatment limit of {4}':
    '{0} का बिल, बीमा राशि {1}, कमरे की सीमा {2}, को-पे {3}, इलाज की सीमा {4}',
  'An illness you have and declare is covered after a wait':
    'पहले से मौजूद बीमारी बता दें, तो प्रतीक्षा के बाद वह कवर होती है',
  'An illness you have, covered for {0} months before, policy from {1}, {2} before, {3} now':
    'पहले से मौजूद बीमारी, इससे पहले {0} महीने कवर रहा, पॉलिसी {1} से, बीमा राशि पहले {2}, अब {3}',
  'For the added {0} you wait again': 'बढ़े हुए {0} के लिए प्रतीक्षा फिर से',
  'Your months count up to {0}. What is above it pays from month {1}.':
    'आपके महीने {0} तक की बीमा राशि के लिए गिने जाते हैं। उससे ऊपर के हिस्से का पैसा महीने {1} से मिलता है।',
  'Compare plans by the months you have to wait': 'प्लान की तुलना इससे करें कि कितने महीने की प्रतीक्षा है',
  'Sources: {0} IRDAI (Insurance Products) Regulations, {1}; {2} Niva Bupa, wording of the standard policy Arogya Sanjeevani for 2026-27, UIN NBHHLIP27056V042627; {3} IRDAI Master Circular on Health Insurance Business, {4}; {5} IRDAI Master Circular on Protection of Policyholders’ Interests, {6}; {7} Customary policy wordings, not a rule of law: your own policy decides; {8} Ministry of Health on Ayushman Vay Vandana, as reported by The Statesman, {9}.':
    'स्रोत: {0} IRDAI (Insurance Products) Regulations, {1}; {2} Niva Bupa, मानक पॉलिसी आरोग्य संजीवनी की 2026-27 की शर्तें, UIN NBHHLIP27056V042627; {3} IRDAI Master Circular on Health Insurance Business, {4}; {5} IRDAI Master Circular on Protection of Policyholders’ Interests, {6}; {7} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {8} आयुष्मान वय वंदना पर स्वास्थ्य मंत्रालय, The Statesman की ख़बर के मुताबिक, {9}।',
  'Up to {0}': '{0} तक',
  'The {0} above it': 'उससे ऊपर के {0}',
  'It was found, or a doctor advised or treated it, in the {0} months before the policy.':
    'वह, जो पॉलिसी से पहले के {0} महीने में पता चली, या जिस पर डॉक्टर ने उन महीनों में सलाह दी या इलाज किया।',
  'For everything else you wait no longer than other people.':
    'बाकी हर चीज़ के लिए आपकी प्रतीक्षा दूसरों से लंबी नहीं है।',
  'From {0} years there is [free public cover](/senior-citizen#free-cover-from-70): {1} a year. In it, an illness one already has is covered from the first day.':
    '{0} साल की आयु से [मुफ़्त सरकारी कवर](/senior-citizen#free-cover-from-70) है: साल में {1}। इसमें पहले से मौजूद बीमारी पहले दिन से कवर है।',
  'free public cover': 'मुफ़्त सरकारी कवर',
  'One expert calls once about the wait for an illness you have, within {0} minutes of the time you pick. If it has passed today, we call tomorrow.':
    'पहले से मौजूद बीमारी की प्रतीक्षा अवधि के बारे में एक विशेषज्ञ एक बार कॉल करते हैं, आपके चुने समय से {0} मिनट के अंदर। वह समय आज निकल चुका हो, तो हम कल कॉल करते हैं।',
  'Third-party premium for three years, new electric car, up to {0} kW, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW तक, GST से पहले',
  'Two-wheeler, {0} cc, new': 'दोपहिया, {0} cc, नया',
  'Third-party premium for five years, new electric two-wheeler, above {0} and up to {1} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक, GST से पहले',
  'Third-party premium for a year, electric two-wheeler, above {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for five years, new electric two-wheeler, up to {0} kW, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW तक, GST से पहले',
  'GST, to be added {0}': 'GST, जो जुड़ना बाकी है {0}',
  'Your quote is before GST': 'आपका कोटेशन GST से पहले का है',
  'It has the price that the rule sets, before GST: with it you pay {0}.':
    'इसमें नियम से तय कीमत है, GST से पहले की: GST समेत आपको {0} भरना है।',
  'Third-party premium for a year, electric two-wheeler, above {0} and up to {1} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक, GST से पहले',
  'The table stops at {0} years: the IDV is the value you agreed':
    'तालिका {0} साल पर ख़त्म होती है: IDV वह कीमत है, जो आपके और बीमा कंपनी के बीच तय हुई',
  'Two-wheeler, {0} years {1} month, {2} new today, {3} of accessories, quoted at {4}':
    'दोपहिया, {0} साल {1} महीना, आज नई गाड़ी की कीमत {2}, एक्सेसरीज़ {3} की, कोटेशन में {4}',
  'IDV you agreed': 'सहमति से तय IDV',
  'The table, at {0} years': 'तालिका, {0} साल पर',
  'What the table leaves of today’s price, and where it stops':
    'तालिका के हिसाब से आज की कीमत में से कितना बचता है, और तालिका कहाँ रुक जाती है',
  'At {0} year': '{0} साल पर',
  'By the table {0}': 'तालिका से {0}',
  'At {0} years': '{0} साल पर',
  'At {0} years: the table stops here': '{0} साल पर: तालिका यहाँ रुक जाती है',
  'Yours, at {0} years {1} month': 'आपकी गाड़ी, {0} साल {1} महीने पर',
  'IDV you agreed {0}': 'सहमति से तय IDV {0}',
  'We have no network list of Niva Bupa, so the results are not limited to it.':
    'हमारे पास Niva Bupa की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of ManipalCigna, so the results are not limited to it.':
    'हमारे पास ManipalCigna की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Magma, so the results are not limited to it.':
    'हमारे पास Magma की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'AMU Campus, Aligarh, Uttar Pradesh': 'AMU कैंपस, अलीगढ़, उत्तर प्रदेश',
  'Swaroop Nagar, Kanpur, Uttar Pradesh': 'स्वरूप नगर, कानपुर, उत्तर प्रदेश',
  'Vaishali, Ghaziabad, Uttar Pradesh': 'वैशाली, गाज़ियाबाद, उत्तर प्रदेश',
  'Sarvodaya Nagar, Kanpur, Uttar Pradesh': 'सर्वोदय नगर, कानपुर, उत्तर प्रदेश',
  'Nehru Nagar, Ghaziabad, Uttar Pradesh': 'नेहरू नगर, गाज़ियाबाद, उत्तर प्रदेश',
  'To hospital {0}, {1}, {2}, {3}, {4}, {5} in the list':
    'सूची में अस्पताल {0}, {1}, {2}, {3}, {4}, {5} पर जाएँ',
  'Add to calendar': 'कैलेंडर में जोड़ें',
  'To hospital {0}, {1} in the list': 'सूची में अस्पताल {0}, {1} पर जाएँ',
} as const satisfies Catalogue;
