import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeClaimHindi = {
  'As soon as you can; many insurers expect it in about {0} days (policy term). Branch, site, phone or e-mail.':
    'जितनी जल्दी हो सके। कई कंपनियाँ करीब {0} दिन में सूचना चाहती हैं (पॉलिसी की शर्त)। शाखा, साइट, फ़ोन या ई-मेल से।',
  'At once; your policy states the days, many about {0} days (policy term). Toll-free number or in writing; note the claim number.':
    'तुरंत। दिन आपकी पॉलिसी में लिखे हैं, कई में करीब {0} दिन (पॉलिसी की शर्त)। टोल-फ़्री नंबर पर या लिखकर। दावा नंबर लिख लें।',
  'Dates of this claim: pay first, claim back': 'इस दावे की तारीख़ें: पहले चुकाएँ, फिर दावा करें',
  'Papers to collect: Claim form and policy copy; Attending doctor’s report with the MLC; FIR or inquest papers, attested (where there are any); Discharge summary and test reports (if admitted); Disability certificate, from the competent authority if it is permanent and total (for disability); Death certificate and post-mortem report (after a death); Proof of the nominee or legal heir (after a death); Licence, RC and the motor policy (for owner-driver cover); Doctor’s and employer’s leave certificates (for a weekly benefit); Identity (_KYC_) and bank proof, such as a cancelled cheque.':
    'जुटाने के काग़ज़: दावा फ़ॉर्म और पॉलिसी की कॉपी; इलाज करने वाले डॉक्टर की रिपोर्ट, MLC के साथ; FIR या मृत्यु की पुलिस जाँच के काग़ज़, प्रमाणित (अगर हों); डिस्चार्ज समरी और जाँच रिपोर्ट (अगर अस्पताल में भर्ती हुई हो); दिव्यांगता प्रमाणपत्र, स्थायी और पूरी हो तो सक्षम अधिकारी का (दिव्यांगता के लिए); मृत्यु प्रमाणपत्र और पोस्टमॉर्टम रिपोर्ट (मृत्यु के बाद); नॉमिनी या कानूनी वारिस का प्रमाण (मृत्यु के बाद); ड्राइविंग लाइसेंस, RC और गाड़ी की पॉलिसी (मालिक-ड्राइवर के कवर के लिए); डॉक्टर और नियोक्ता के छुट्टी के प्रमाणपत्र (हफ़्ते की रकम के लिए); पहचान (_KYC_) और बैंक का प्रमाण, जैसे रद्द किया चेक।',
  'Sums and rules: accident with injury or disability': 'रकम और नियम: दुर्घटना में चोट या दिव्यांगता',
  'Sums and rules: life insurance after a death': 'रकम और नियम: मृत्यु के बाद जीवन बीमा',
  'Time limits: accident with injury or disability': 'समय-सीमाएँ: दुर्घटना में चोट या दिव्यांगता',
  'Time limits: life insurance after a death': 'समय-सीमाएँ: मृत्यु के बाद जीवन बीमा',
  'What often goes wrong: A fact that mattered was not told (smoking, an illness, other policies) and the death came early in the policy. The policy had lapsed and the grace period was over. Suicide soon after the start or revival. Nominee details that are wrong or missing hold it up.':
    'अक्सर क्या गड़बड़ होती है: कोई ज़रूरी बात नहीं बताई गई (तंबाकू, बीमारी, दूसरी पॉलिसियाँ) और मृत्यु पॉलिसी के शुरू के सालों में हुई। पॉलिसी लैप्स हो चुकी थी और ग्रेस पीरियड बीत चुका था। पॉलिसी शुरू होने या दोबारा चालू होने के कुछ ही समय बाद आत्महत्या। नॉमिनी की जानकारी ग़लत या अधूरी होने से दावा अटकता है।',
  'What often goes wrong: The cause was illness, not an accident. Drink or drugs, or driving without a licence. Self-injury, crime, or an adventure sport the policy excludes. The disability is below the policy’s table, or certified by the wrong authority.':
    'अक्सर क्या गड़बड़ होती है: कारण बीमारी थी, दुर्घटना नहीं। शराब या नशा, या बिना लाइसेंस गाड़ी चलाना। ख़ुद को चोट, अपराध, या ऐसा रोमांचक खेल जो पॉलिसी कवर नहीं करती। दिव्यांगता पॉलिसी की सूची से कम है, या प्रमाणपत्र ग़लत अधिकारी का है।',
  'Who to tell: accident with injury or disability': 'किसे बताएँ: दुर्घटना में चोट या दिव्यांगता',
  'Who to tell: life insurance after a death': 'किसे बताएँ: मृत्यु के बाद जीवन बीमा',
  'Within six months of the accident (law). A second claim, against the vehicle: [killed on the road](/claim/motor-third-party/answer?role=died).':
    'दुर्घटना के छह महीने के अंदर (कानून)। गाड़ी के ख़िलाफ़ दूसरा दावा: [सड़क पर मृत्यु](/claim/motor-third-party/answer?role=died)।',
  'Within six months of the accident (law). A second claim, against the vehicle: [killed or hurt on the road](/claim/motor-third-party).':
    'दुर्घटना के छह महीने के अंदर (कानून)। गाड़ी के ख़िलाफ़ दूसरा दावा: [सड़क पर मृत्यु या चोट](/claim/motor-third-party)।',
  '[Make a dated plan: pay first, claim back](/claim/health-reimbursement)':
    '[तारीख़ों की सूची बनाएँ: पहले चुकाएँ, फिर दावा करें](/claim/health-reimbursement)',
  '{0} days from the day you sent the last paper': 'आख़िरी काग़ज़ भेजने के दिन से {0} दिन',
  '{0} years from the start or revival of the policy': 'पॉलिसी शुरू होने या दोबारा चालू होने से {0} साल',
  'Life insurance after a death': 'मृत्यु के बाद जीवन बीमा',
  'A family member who had a term or life policy has died':
    'परिवार में टर्म या जीवन बीमे वाले किसी सदस्य की मृत्यु हुई है',
  'Life insurance: death claim': 'जीवन बीमा: मृत्यु का दावा',
  'Send the papers': 'काग़ज़ भेजें',
  'The _nominee_ (the person named in the policy) makes this claim. For a natural death there is no same-day deadline: take the time you need. Many insurers ask to be told in about {0} days: this is the insurers’ term, not a law.':
    'यह दावा _नॉमिनी_ को करना होता है (जिसका नाम पॉलिसी में इसके लिए लिखा है)। स्वाभाविक मृत्यु में उसी दिन की कोई समय-सीमा नहीं है: जितना समय चाहिए, लें। कई कंपनियाँ करीब {0} दिन में सूचना माँगती हैं। यह कंपनियों की शर्त है, कानून नहीं।',
  'If the death was not natural, the police must be told at once; call {0}. Nothing else has to happen on the first day.':
    'मृत्यु स्वाभाविक न हो, तो पुलिस को तुरंत बताना होगा: {0} पर फ़ोन करें। पहले दिन और कुछ करना ज़रूरी नहीं है।',
  'Look for e-mails of insurers, yearly bank debits, an e-insurance account, and the employer’s group cover. [Finding a policy copy](/customer-login) lists the places.':
    'बीमा कंपनियों के ई-मेल, बैंक से हर साल कटने वाली रकम, ई-बीमा खाता और नौकरी से मिला बीमा देखें। [पॉलिसी की कॉपी कहाँ मिले](/customer-login), वहाँ ऐसी जगहें लिखी हैं।',
  'Finding a policy copy': 'पॉलिसी की कॉपी कहाँ मिले',
  'Name, policy number, date, place and cause of death. Ask for the claim form and the full list of papers in writing.':
    'नाम, पॉलिसी नंबर, तारीख़, जगह और मृत्यु का कारण। दावा फ़ॉर्म और काग़ज़ों की पूरी सूची लिखित में माँगें।',
  'Police, if the death was not natural': 'पुलिस, अगर मृत्यु स्वाभाविक नहीं थी',
  'Tribunal, if it was a road accident': 'अधिकरण, अगर सड़क दुर्घटना थी',
  'killed on the road': 'सड़क पर मृत्यु',
  'Claim form (the claimant’s statement)': 'दावा फ़ॉर्म (दावा करने वाले का बयान)',
  'Death certificate from the municipal authority': 'नगर निकाय का मृत्यु प्रमाणपत्र',
  'Policy document or its details; an indemnity if it is lost':
    'पॉलिसी के काग़ज़ या उनका ब्योरा; खो गए हों, तो क्षतिपूर्ति बॉन्ड',
  'Nominee’s identity, address and bank proof': 'नॉमिनी की पहचान, पते और बैंक का प्रमाण',
  'Hospital records and the attending doctor’s certificate':
    'अस्पताल के काग़ज़ और इलाज करने वाले डॉक्टर का प्रमाणपत्र',
  'after illness or a hospital death': 'बीमारी या अस्पताल में मृत्यु के बाद',
  'FIR, inquest, post-mortem and final police report':
    'FIR, मृत्यु की पुलिस जाँच, पोस्टमॉर्टम और पुलिस की आख़िरी रिपोर्ट',
  'after an accident or unnatural death': 'दुर्घटना या अस्वाभाविक मृत्यु के बाद',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'if the person died while driving': 'अगर मृत्यु गाड़ी चलाते समय हुई',
  'Employer’s and doctor’s certificates': 'नियोक्ता और डॉक्टर के प्रमाणपत्र',
  'if the policy was young': 'अगर पॉलिसी नई थी',
  'Appointee’s KYC': 'नियुक्त व्यक्ति (अपॉइंटी) का KYC',
  'if the nominee is a minor': 'अगर नॉमिनी नाबालिग है',
  'Succession or legal-heir certificate': 'उत्तराधिकार या कानूनी वारिस प्रमाणपत्र',
  'if there is no valid nominee': 'अगर कोई मान्य नॉमिनी नहीं है',
  'Certificate attested by the consulate, and the passport':
    'वाणिज्य दूतावास से प्रमाणित प्रमाणपत्र, और पासपोर्ट',
  'for a death abroad': 'विदेश में मृत्यु के लिए',
  'What was the day of the death?': 'मृत्यु किस दिन हुई?',
  'When did you send the last paper?': 'आख़िरी काग़ज़ कब भेजा?',
  'When did the form for a public scheme go to the bank?': 'सरकारी योजना का फ़ॉर्म बैंक को कब दिया?',
  'When did the policy start, or when was it last revived?':
    'पॉलिसी कब शुरू हुई, या आख़िरी बार दोबारा कब चालू हुई?',
  'Tell the life insurer': 'जीवन बीमा कंपनी को बताएँ',
  'We found no last day in the law. Insurers ask to be told in about {0} days; a delay with a reason should not harm the claim.':
    'कानून में हमें कोई आख़िरी दिन नहीं मिला। कंपनियाँ करीब {0} दिन में सूचना माँगती हैं। कारण के साथ हुई देरी से दावे को नुकसान नहीं होना चाहिए।',
  'We found no last day in the law. Insurers ask to be told in about {0} days; a delay with a reason should not harm the claim. Policy term: check your policy.':
    'कानून में हमें कोई आख़िरी दिन नहीं मिला। कंपनियाँ करीब {0} दिन में सूचना माँगती हैं। कारण के साथ हुई देरी से दावे को नुकसान नहीं होना चाहिए। यह पॉलिसी की शर्त है: अपनी पॉलिसी देखें।',
  'Settlement, if nothing needs investigating': 'निपटारा, अगर जाँच की ज़रूरत नहीं',
  'Counted once the insurer has the papers.': 'कंपनी को काग़ज़ मिलने के बाद से गिना जाता है।',
  'Settlement, if the insurer investigates': 'निपटारा, अगर कंपनी जाँच करती है',
  'Answer questions openly if an investigator visits, and keep a copy of what you sign.':
    'जाँच करने वाला आए, तो सवालों के साफ़ जवाब दें, और जिस पर दस्तख़त करें उसकी कॉपी रखें।',
  'Policy can no longer be questioned': 'पॉलिसी पर अब सवाल नहीं उठ सकता',
  'Counted from the latest of issue, start of risk, revival or rider. An earlier death is looked at more closely. By one count it is a day earlier. Do not hold the claim back for this day.':
    'पॉलिसी जारी होने, जोखिम शुरू होने, दोबारा चालू होने या राइडर में से जो सबसे बाद में हुआ, उससे गिना जाता है। इससे पहले की मृत्यु को ज़्यादा बारीकी से देखा जाता है। एक गिनती से यह एक दिन पहले है। इस दिन के इंतज़ार में दावा न रोकें।',
  'claim back': 'फिर दावा करें',
  'A fact that mattered was not told (smoking, an illness, other policies) and the death came early in the policy.':
    'कोई ज़रूरी बात नहीं बताई गई (तंबाकू, बीमारी, दूसरी पॉलिसियाँ) और मृत्यु पॉलिसी के शुरू के सालों में हुई।',
  'After {0} years the law bars the question. Before that, ask for the proof in writing.':
    '{0} साल बाद कानून यह सवाल रोक देता है। उससे पहले सबूत लिखित में माँगें।',
  'The policy had lapsed and the grace period was over.':
    'पॉलिसी लैप्स हो चुकी थी और ग्रेस पीरियड बीत चुका था।',
  'Check the last bank debit: cover normally goes on during the grace period.':
    'बैंक से आख़िरी बार कब पैसा कटा, देखें: ग्रेस पीरियड में कवर आम तौर पर चलता रहता है।',
  'Suicide soon after the start or revival.':
    'पॉलिसी शुरू होने या दोबारा चालू होने के कुछ ही समय बाद आत्महत्या।',
  'In the first {0} months at least {1} of the premiums paid is returned instead of the sum assured. Ask for that part.':
    'पहले {0} महीने में बीमा राशि की जगह भरे प्रीमियम का कम से कम {1} लौटाया जाता है। वह हिस्सा माँगें।',
  'Nominee details that are wrong or missing hold it up.':
    'नॉमिनी की जानकारी ग़लत या अधूरी होने से दावा अटकता है।',
  'Ask which proof of the heirs the insurer takes.': 'पूछें कि कंपनी वारिसों का कौन सा प्रमाण लेती है।',
  'An accidental death can be three claims at once: life insurance, [personal accident](/claim/personal-accident), and the owner-driver cover inside a motor policy. Check all three.':
    'दुर्घटना में मृत्यु पर एक साथ तीन दावों की गुंजाइश है: जीवन बीमा, [व्यक्तिगत दुर्घटना बीमा](/claim/personal-accident), और गाड़ी की पॉलिसी में मालिक-ड्राइवर का कवर। तीनों देखें।',
  'If the insurer refuses, ask for the reasons in writing, then use the complaint steps below. They cost the family nothing.':
    'कंपनी दावा नामंज़ूर करे, तो कारण लिखित में माँगें। फिर नीचे दिए शिकायत के कदम उठाएँ। इनमें परिवार का कोई ख़र्च नहीं होता।',
  'Notice of a death': 'मृत्यु की सूचना',
  'Day of the death': 'मृत्यु का दिन',
  'What you were to the person': 'उनसे आपका रिश्ता',
  'Notice of a death: policy': 'मृत्यु की सूचना: पॉलिसी नंबर',
  ', insured under this policy, has died. Day:': 'की मृत्यु हो गई है। उनका बीमा इस पॉलिसी में था। तारीख़:',
  '. Day:': '। तारीख़:',
  'Cause, as certified:': 'कारण, जैसा प्रमाणपत्र में है:',
  'I am the claimant; my relation to the deceased:': 'दावा मेरी ओर से है। दिवंगत से मेरा रिश्ता:',
  '. Please register this claim and send me its number, the claim form and your full list of papers.':
    '। यह दावा दर्ज करें, और मुझे दावा नंबर, दावा फ़ॉर्म और काग़ज़ों की पूरी सूची भेजें।',
  'Accident:': 'दुर्घटना:',
  'Accident with injury or disability': 'दुर्घटना में चोट या दिव्यांगता',
  'Personal accident claim, and owner-driver cover': 'व्यक्तिगत दुर्घटना का दावा, और मालिक-ड्राइवर कवर',
  'Fixed sums are paid for accidental death and disability. A private owner’s motor policy usually also holds an owner-driver cover of {0}.':
    'दुर्घटना में मृत्यु और दिव्यांगता पर तय रकम मिलती है। निजी गाड़ी की पॉलिसी में आम तौर पर {0} का मालिक-ड्राइवर कवर भी होता है।',
  'Call {0} or {1}. Ask the hospital for a _medico-legal certificate_ (MLC): it records that the injury came from an accident.':
    '{0} या {1} पर फ़ोन करें। अस्पताल से _मेडिको-लीगल प्रमाणपत्र_ (MLC) माँगें: उसमें दर्ज होता है कि चोट दुर्घटना से लगी।',
  'medico-legal certificate': 'मेडिको-लीगल प्रमाणपत्र',
  'Tell the police': 'पुलिस को बताएँ',
  'After a road accident, a fall in a public place, an assault or an unnatural death.':
    'सड़क दुर्घटना, सार्वजनिक जगह पर गिरने, मारपीट या अस्वाभाविक मृत्यु के बाद।',
  'Keep what proves it': 'सबूत सँभालकर रखें',
  'Photographs, names of witnesses, bills and reports.': 'फ़ोटो, गवाहों के नाम, बिल और रिपोर्ट।',
  'Personal accident, the owner-driver part of a motor policy, a bank card, the employer’s cover, and Suraksha (PMSBY), which a bank takes from an account.':
    'व्यक्तिगत दुर्घटना बीमा, गाड़ी की पॉलिसी का मालिक-ड्राइवर वाला हिस्सा, बैंक कार्ड, नौकरी से मिला बीमा, और सुरक्षा योजना (PMSBY), जिसका प्रीमियम बैंक किसी खाते में से काटता है।',
  'At once after a road accident, a fall in a public place, an assault or an unnatural death. {0}.':
    'सड़क दुर्घटना, सार्वजनिक जगह पर गिरने, मारपीट या अस्वाभाविक मृत्यु के बाद तुरंत। {0}।',
  'Tribunal, if a vehicle killed or hurt you': 'अधिकरण, अगर गाड़ी से मृत्यु या चोट हुई',
  'killed or hurt on the road': 'सड़क पर मृत्यु या चोट',
  'Claim form and policy': 'दावा फ़ॉर्म और पॉलिसी',
  'Claim form and policy copy': 'दावा फ़ॉर्म और पॉलिसी की कॉपी',
  'Attending doctor’s report with the MLC': 'इलाज करने वाले डॉक्टर की रिपोर्ट, MLC के साथ',
  'FIR or inquest papers, attested': 'FIR या मृत्यु की पुलिस जाँच के काग़ज़, प्रमाणित',
  'where there are any': 'अगर हों',
  'Discharge summary and test reports': 'डिस्चार्ज समरी और जाँच रिपोर्ट',
  'if admitted': 'अगर अस्पताल में भर्ती हुई हो',
  'Disability certificate': 'दिव्यांगता प्रमाणपत्र',
  'Disability certificate, from the competent authority if it is permanent and total':
    'दिव्यांगता प्रमाणपत्र, स्थायी और पूरी हो तो सक्षम अधिकारी का',
  'for disability': 'दिव्यांगता के लिए',
  'Death certificate and post-mortem report': 'मृत्यु प्रमाणपत्र और पोस्टमॉर्टम रिपोर्ट',
  'Proof of the nominee or legal heir': 'नॉमिनी या कानूनी वारिस का प्रमाण',
  'Licence, RC and the motor policy': 'ड्राइविंग लाइसेंस, RC और गाड़ी की पॉलिसी',
  'for owner-driver cover': 'मालिक-ड्राइवर के कवर के लिए',
  'Doctor’s and employer’s leave certificates': 'डॉक्टर और नियोक्ता के छुट्टी के प्रमाणपत्र',
  'for a weekly benefit': 'हफ़्ते की रकम के लिए',
  'When was the accident?': 'दुर्घटना कब हुई?',
  'When did the form for Suraksha go to the bank?': 'सुरक्षा योजना का फ़ॉर्म बैंक को कब दिया?',
  'Many policies want it at once, and after a death in this time at the latest.':
    'कई पॉलिसियाँ सूचना तुरंत माँगती हैं, और मृत्यु के बाद ज़्यादा से ज़्यादा इतने समय में।',
  'Many policies want it at once, and after a death in this time at the latest. Policy term: check your policy.':
    'कई पॉलिसियाँ सूचना तुरंत माँगती हैं, और मृत्यु के बाद ज़्यादा से ज़्यादा इतने समय में। यह पॉलिसी की शर्त है: अपनी पॉलिसी देखें।',
  'Claim form of Suraksha, if the person had it': 'सुरक्षा योजना का दावा फ़ॉर्म, अगर वह योजना ली थी',
  'Owner-driver cover': 'मालिक-ड्राइवर का कवर',
  'Part of most private owners’ motor policies. Look for it when the owner was driving.':
    'यह निजी गाड़ी की ज़्यादातर पॉलिसियों का हिस्सा है। गाड़ी मालिक ने चलाई हो, तो इसे देखें।',
  'The cause was illness, not an accident.': 'कारण बीमारी थी, दुर्घटना नहीं।',
  'Ask the doctor to write down what the injury came from.': 'डॉक्टर से लिखवा लें कि चोट किससे लगी।',
  'Drink or drugs, or driving without a licence.': 'शराब या नशा, या बिना लाइसेंस गाड़ी चलाना।',
  'Send the licence with the form, so that nobody needs to ask.':
    'लाइसेंस फ़ॉर्म के साथ ही भेजें, ताकि किसी को पूछना न पड़े।',
  'Self-injury, crime, or an adventure sport the policy excludes.':
    'ख़ुद को चोट, अपराध, या ऐसा रोमांचक खेल जो पॉलिसी कवर नहीं करती।',
  'The disability is below the policy’s table, or certified by the wrong authority.':
    'दिव्यांगता पॉलिसी की सूची से कम है, या प्रमाणपत्र ग़लत अधिकारी का है।',
  'Ask the insurer which authority it accepts before you go.':
    'जाने से पहले कंपनी से पूछें कि वह किस अधिकारी का प्रमाणपत्र मानती है।',
  'The insurer may ask for its own medical examination. Ask it in writing by which date it will decide.':
    'कंपनी अपने डॉक्टर से मेडिकल जाँच कराने को कह सकती है। कंपनी से लिखित में पूछें कि फ़ैसला किस तारीख़ तक होगा।',
  'A hospital bill is a separate claim: [pay first, claim back](/claim/health-reimbursement). After a death look at [life insurance](/claim/life-death) too.':
    'अस्पताल का बिल अलग दावा है: [पहले चुकाएँ, फिर दावा करें](/claim/health-reimbursement)। मृत्यु के बाद [जीवन बीमा](/claim/life-death) भी देखें।',
  'pay first, claim back': 'पहले चुकाएँ, फिर दावा करें',
  'Notice of an accident': 'दुर्घटना की सूचना',
  'Name of the injured person': 'जिसे चोट लगी, उसका नाम',
  'Day of the accident': 'दुर्घटना का दिन',
  'What happened, and the injury': 'क्या हुआ, और क्या चोट लगी',
  'Notice of an accident under policy': 'दुर्घटना की सूचना, पॉलिसी नंबर',
  'Injured person:': 'जिसे चोट लगी:',
  'Please register this claim, give me its number, the claim form and your full list of papers, and tell me in writing by which date you will decide.':
    'यह दावा दर्ज करें, मुझे दावा नंबर, दावा फ़ॉर्म और काग़ज़ों की पूरी सूची दें, और लिखित में बताएँ कि फ़ैसला किस तारीख़ तक होगा।',
  'When did you send the last paper? This lies before the step it follows, above. Look at both dates.':
    'आख़िरी काग़ज़ कब भेजा? यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
  'When did you send the last paper? This day is still to come. Give the day it happened.':
    'आख़िरी काग़ज़ कब भेजा? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did you send the last paper? This lies before the first date you gave. Look at both dates.':
    'आख़िरी काग़ज़ कब भेजा? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Tell the insurer now': 'बीमा कंपनी को अभी बताएँ',
  Tribunal: 'अधिकरण',
  'When did the form for a public scheme go to the bank? This lies before the first date you gave. Look at both dates.':
    'सरकारी योजना का फ़ॉर्म बैंक को कब दिया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When did the policy start, or when was it last revived? This lies after the day it happened. Look at both dates.':
    'पॉलिसी कब शुरू हुई, या आख़िरी बार दोबारा कब चालू हुई? यह तारीख़ उस दिन के बाद की है जब घटना हुई। दोनों तारीख़ें देख लें।',
  'As soon as you can; many insurers expect it in about {0} days (policy term).':
    'जितनी जल्दी हो सके। कई कंपनियाँ करीब {0} दिन में सूचना चाहती हैं (पॉलिसी की शर्त)।',
  'Send the papers to each insurer': 'हर बीमा कंपनी को काग़ज़ भेजें',
  'When did the policy start, or when was it last revived? This day is still to come. Give the day it happened.':
    'पॉलिसी कब शुरू हुई, या आख़िरी बार दोबारा कब चालू हुई? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  '**Done.** As soon as you can; many insurers expect it in about {0} days (policy term).':
    '**हो गया।** जितनी जल्दी हो सके। कई कंपनियाँ करीब {0} दिन में सूचना चाहती हैं (पॉलिसी की शर्त)।',
  'What was the day of the death? This day is still to come. Give the day it happened.':
    'मृत्यु किस दिन हुई? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'We found no last day in the law.': 'कानून में हमें कोई आख़िरी दिन नहीं मिला।',
  'When did the form for a public scheme go to the bank? This day is still to come. Give the day it happened.':
    'सरकारी योजना का फ़ॉर्म बैंक को कब दिया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'Counted once the insurer has the papers. This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    'कंपनी को काग़ज़ मिलने के बाद से गिना जाता है। यह समय बीत चुका है। कंपनी का जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  'Answer questions openly if an investigator visits, and keep a copy of what you sign. This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    'जाँच करने वाला आए, तो सवालों के साफ़ जवाब दें, और जिस पर दस्तख़त करें उसकी कॉपी रखें। यह समय बीत चुका है। कंपनी का जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  'Look in every other policy, and tell the bank': 'बाकी सब पॉलिसियाँ देखें, और बैंक को बताएँ',
  'When did the form for Suraksha go to the bank? This day is still to come. Give the day it happened.':
    'सुरक्षा योजना का फ़ॉर्म बैंक को कब दिया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  '**Done.** At once; your policy states the days, many about {0} days (policy term).':
    '**हो गया।** तुरंत। दिन आपकी पॉलिसी में लिखे हैं, कई में करीब {0} दिन (पॉलिसी की शर्त)।',
  'When did the form for Suraksha go to the bank? This lies before the first date you gave. Look at both dates.':
    'सुरक्षा योजना का फ़ॉर्म बैंक को कब दिया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'At once; your policy states the days, many about {0} days (policy term).':
    'तुरंत। दिन आपकी पॉलिसी में लिखे हैं, कई में करीब {0} दिन (पॉलिसी की शर्त)।',
  'Many policies want it at once, and after a death in this time at the latest. This time is over. Do it now all the same, and give the reason: late notice alone is no ground to reject.':
    'कई पॉलिसियाँ सूचना तुरंत माँगती हैं, और मृत्यु के बाद ज़्यादा से ज़्यादा इतने समय में। यह समय बीत चुका है। फिर भी अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
} as const satisfies Catalogue;
