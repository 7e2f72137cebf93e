import type { Catalogue } from '../../languages/create-translator.ts';

export const refusalsRefusalHindi = {
  'Papers missing or sent late': 'काग़ज़ कम हैं या देर से भेजे गए',
  'Insurer told too late (late intimation)': 'बीमा कंपनी को देर से बताया (देर से दी गई सूचना)',
  'Fraud, false statement or forged papers': 'धोखाधड़ी, झूठा बयान या जाली काग़ज़',
  'No clear reason: “as per terms and conditions”': 'कोई साफ़ कारण नहीं: “नियम और शर्तों के अनुसार”',
  'Breach of warranty or of a policy condition': 'पॉलिसी की किसी शर्त या वारंटी का पालन नहीं हुआ',
  'Paid late, and no interest (delayed payment)': 'देर से भुगतान, और ब्याज नहीं',
  'Policy called into question: illness or other fact not disclosed (section {0})':
    'पॉलिसी पर सवाल: बीमारी या कोई और बात नहीं बताई (धारा {0})',
  'Fraud in the proposal, or another person in place of the insured':
    'प्रस्ताव में धोखाधड़ी, या बीमे वाले व्यक्ति की जगह कोई और',
  'Other life insurance not disclosed': 'दूसरा जीवन बीमा नहीं बताया',
  'Age wrongly stated in the proposal': 'प्रस्ताव में आयु ग़लत लिखी',
  'Suicide within the first year': 'पहले साल में आत्महत्या',
  'Policy lapsed: premium not paid': 'पॉलिसी लैप्स हुई: प्रीमियम नहीं भरा',
  'Proposal not accepted: no policy was issued': 'प्रस्ताव स्वीकार नहीं हुआ: कोई पॉलिसी जारी नहीं हुई',
  'Premium cheque dishonoured (section 64VB)': 'प्रीमियम का चेक बाउंस हुआ (धारा 64VB)',
  'Dispute between nominee and heirs (section {0})': 'नॉमिनी और वारिसों में झगड़ा (धारा {0})',
  'Nominee is a minor: appointee or guardian needed':
    'नॉमिनी नाबालिग है: नियुक्त व्यक्ति (अपॉइंटी) या अभिभावक चाहिए',
  'Accidental death benefit refused (ADB, DAB rider)': 'दुर्घटना में मृत्यु का लाभ नामंज़ूर (ADB, DAB राइडर)',
  'Death within the waiting period of the plan': 'प्लान की प्रतीक्षा अवधि में मृत्यु',
  'Critical illness rider: waiting or survival period':
    'गंभीर बीमारी राइडर: प्रतीक्षा अवधि या जीवित रहने की अवधि',
  'Death outside the cover: term over, left the group, or excluded':
    'मृत्यु कवर से बाहर: अवधि ख़त्म, ग्रुप छोड़ दिया, या ऐसी मृत्यु कवर नहीं',
  'Late intimation of the theft (condition {0})': 'चोरी की सूचना देर से दी (शर्त {0})',
  'Final police report, registration certificate or keys not handed in':
    'पुलिस की आख़िरी रिपोर्ट, पंजीकरण प्रमाणपत्र या चाबियाँ नहीं दीं',
  'Key left in the vehicle, or vehicle left unattended (condition {0})':
    'चाबी गाड़ी में छूटी, या गाड़ी अकेली छोड़ी (शर्त {0})',
  'Repaired or dismantled before the survey': 'सर्वे से पहले मरम्मत हुई या पुर्ज़े खोले गए',
  'No valid driving licence (DL)': 'मान्य ड्राइविंग लाइसेंस (DL) नहीं',
  'Driver under the influence of alcohol (clause {0}(c))': 'ड्राइवर शराब के नशे में था (शर्त {0}(c))',
  'Wear and tear, mechanical or electrical breakdown (clause {0}(a))':
    'घिसाई, मशीन या बिजली की ख़राबी (शर्त {0}(a))',
  'Engine damage: hydrostatic lock, consequential loss (clause {0}(a))':
    'इंजन का नुकसान: हाइड्रोस्टैटिक लॉक, बाद में हुआ नुकसान (शर्त {0}(a))',
  'No valid registration on the day (section {0})': 'उस दिन मान्य पंजीकरण नहीं था (धारा {0})',
  'No permit or fitness certificate (section {0})': 'परमिट या फ़िटनेस प्रमाणपत्र नहीं (धारा {0})',
  'Private vehicle used commercially: limitations as to use':
    'निजी गाड़ी कमर्शियल काम में चली: इस्तेमाल की सीमाएँ',
  'Overloading, or more passengers than permitted': 'ज़्यादा भार, या मंज़ूर संख्या से ज़्यादा सवारी',
  'Vehicle sold: policy in the name of another, no insurable interest (section {0})':
    'गाड़ी बिक चुकी: पॉलिसी किसी और के नाम, बीमे का हक नहीं (धारा {0})',
  'Premium cheque dishonoured, policy cancelled (section 64VB)':
    'प्रीमियम का चेक बाउंस हुआ, पॉलिसी रद्द (धारा 64VB)',
  'Policy ended, break-in inspection missing, or not the insured vehicle':
    'पॉलिसी ख़त्म, कवर टूटने के बाद गाड़ी की जाँच नहीं हुई, या बीमे वाली गाड़ी यह नहीं',
  'No-claim bonus wrongly declared (NCB)': 'नो-क्लेम बोनस ग़लत बताया (NCB)',
  'Assessed below total loss (IDV)': 'पूरे नुकसान से कम आँका गया (IDV)',
  'six months': 'छह महीने',
  'Write down': 'लिख लें',
  'Date of their letter': 'उनकी चिट्ठी की तारीख़',
  'Pre-existing disease (PED, Excl01)': 'पहले से मौजूद बीमारी (PED, Excl01)',
  Hindi: 'हिंदी',
  'Pre-existing illness on a journey': 'यात्रा में पहले से मौजूद बीमारी',
  'Treatment could wait until the return: no emergency': 'इलाज लौटने तक रुक सकता था: इमरजेंसी नहीं',
  'Treatment in India, or outside the days of the trip': 'भारत में इलाज, या यात्रा के दिनों से बाहर',
  'Baggage lost or late: no PIR, valuables, or not checked in':
    'सामान खोया या देर से आया: PIR नहीं, कीमती चीज़ें, या जमा नहीं कराया सामान',
  'Flight delay too short, or missed connection not covered':
    'उड़ान में कम देरी, या छूटी हुई अगली उड़ान कवर नहीं',
  'Cancelled trip: the reason is not in the list': 'यात्रा रद्द: कारण सूची में नहीं',
  'Assistance firm not called, or papers of the trip sent late':
    'सहायता कंपनी को फ़ोन नहीं किया, या यात्रा के काग़ज़ देर से भेजे',
  'Not an accident: illness, natural cause, no outward injury':
    'दुर्घटना नहीं: बीमारी, स्वाभाविक कारण, बाहर कोई चोट नहीं',
  'Accident under the influence of alcohol or drugs': 'शराब या नशे में दुर्घटना',
  'Hazardous sport, crime or excluded activity': 'ख़तरनाक खेल, अपराध या ऐसा काम जो कवर नहीं है',
  'Disability not in the table, or too long after the accident (PTD, PPD)':
    'दिव्यांगता तालिका में नहीं, या दुर्घटना के बहुत बाद (PTD, PPD)',
  '{0} hospital.': '{0} अस्पताल।',
  'The theft': 'चोरी',
  'The survey report': 'सर्वे रिपोर्ट',
  'Your petition to the tribunal': 'अधिकरण में आपकी याचिका',
  'The accident': 'दुर्घटना',
  '{text}: no reason in this insurance, so it is left out.':
    '{text}: इस बीमे में यह कारण नहीं होता, इसलिए छोड़ दिया गया।',
  '{text}; {text2}': '{text}; {text2}',
  '**If the reason is right, what may still pay.** {text}':
    '**कारण सही हो, तो पैसा कहाँ से मिल सकता है।** {text}',
  '**What we cannot judge.** {text}': '**हम क्या नहीं परख सकते।** {text}',
  '**We cannot judge:** {text}': '**हम नहीं परख सकते:** {text}',
  '{text} · letter of {0}': '{text} · {0} की चिट्ठी',
  'Travel claim refused': 'यात्रा बीमे का दावा नामंज़ूर',
  'Travel claim paid in part': 'यात्रा बीमे के दावे का एक हिस्सा मिला',
  'Travel claim not decided': 'यात्रा बीमे के दावे पर फ़ैसला नहीं',
  'Life claim refused': 'जीवन बीमे का दावा नामंज़ूर',
  'Life claim paid in part': 'जीवन बीमे के दावे का एक हिस्सा मिला',
  'Life claim not decided': 'जीवन बीमे के दावे पर फ़ैसला नहीं',
  'Motor claim refused': 'गाड़ी का दावा नामंज़ूर',
  'Motor claim paid in part': 'गाड़ी के दावे का एक हिस्सा मिला',
  'Motor claim not decided': 'गाड़ी के दावे पर फ़ैसला नहीं',
  'Accident claim refused': 'दुर्घटना का दावा नामंज़ूर',
  'Accident claim paid in part': 'दुर्घटना के दावे का एक हिस्सा मिला',
  'Accident claim not decided': 'दुर्घटना के दावे पर फ़ैसला नहीं',
  'Theft claim refused': 'चोरी का दावा नामंज़ूर',
  'Theft claim paid in part': 'चोरी के दावे का एक हिस्सा मिला',
  'Theft claim not decided': 'चोरी के दावे पर फ़ैसला नहीं',
  'Third-party claim refused': 'थर्ड पार्टी दावा नामंज़ूर',
  'Third-party claim paid in part': 'थर्ड पार्टी दावे का एक हिस्सा मिला',
  'Third-party claim not decided': 'थर्ड पार्टी दावे पर फ़ैसला नहीं',
  'Health claim refused': 'स्वास्थ्य बीमे का दावा नामंज़ूर',
  'Health claim paid in part': 'स्वास्थ्य बीमे के दावे का एक हिस्सा मिला',
  'Health claim not decided': 'स्वास्थ्य बीमे के दावे पर फ़ैसला नहीं',
  'Cashless request refused': 'कैशलेस का अनुरोध नामंज़ूर',
  'Cashless request paid in part': 'कैशलेस का एक हिस्सा मंज़ूर',
  'Cashless request not decided': 'कैशलेस के अनुरोध पर फ़ैसला नहीं',
  'Claim refused': 'दावा नामंज़ूर',
  'Claim paid in part': 'दावे का एक हिस्सा मिला',
  'Claim not decided': 'दावे पर फ़ैसला नहीं',
  '{text}: your answer': '{text}: आपका जवाब',
  'Another reason in the same letter': 'उसी चिट्ठी में दूसरा कारण',
  'Permit or fitness valid to': 'परमिट या फ़िटनेस कब तक मान्य था',
  'The last day of the paper that the letter names.': 'चिट्ठी में जिस काग़ज़ का नाम है, उसका आख़िरी दिन।',
  'No reason yet: ask for it in writing': 'अब तक कोई कारण नहीं: लिखकर माँगें',
  'If you write today, the insurer must answer by':
    'आज लिखें, तो कंपनी का जवाब इस तारीख़ तक आना ज़रूरी है',
  '**File with the Ombudsman by {0}, to be safe.** {text}':
    '**सुरक्षित रहने के लिए {0} तक लोकपाल के पास शिकायत दर्ज करें।** {text}',
  'An office may count the year from their letter: it ends in {0} days.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है: वह {0} दिन में पूरा होता है।',
  'An office may count the year from their letter: it ends tomorrow.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है: वह कल पूरा होता है।',
  'An office may count the year from their letter: it ends today.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है: वह आज पूरा होता है।',
  'An office may count the year from their letter: it ends in {0} days. File even if the insurer still has time to answer, and write to it as well.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है: वह {0} दिन में पूरा होता है। बीमा कंपनी के जवाब का समय बाकी हो, तब भी शिकायत दर्ज करें, और कंपनी को भी लिखें।',
  'An office may count the year from their letter: it ends tomorrow. File even if the insurer still has time to answer, and write to it as well.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है: वह कल पूरा होता है। बीमा कंपनी के जवाब का समय बाकी हो, तब भी शिकायत दर्ज करें, और कंपनी को भी लिखें।',
  'An office may count the year from their letter: it ends today. File even if the insurer still has time to answer, and write to it as well.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है: वह आज पूरा होता है। बीमा कंपनी के जवाब का समय बाकी हो, तब भी शिकायत दर्ज करें, और कंपनी को भी लिखें।',
  'One year from their letter ended on {0}. When you file with the Ombudsman, ask for the delay to be excused: write what kept you, such as an illness, with dates and proof.':
    'उनकी चिट्ठी से एक साल {0} को पूरा हुआ। लोकपाल के पास शिकायत दर्ज करते समय देरी माफ़ करने को कहें: लिखें कि देरी क्यों हुई, जैसे कोई बीमारी, तारीख़ों और सबूत के साथ।',
  'If your letter goes out on {0}, the insurer has until {1} to answer. For the Ombudsman you may be late: one year from their letter ended on {2}. A delay may be excused, for good reasons.':
    'चिट्ठी {0} को जाए, तो कंपनी के पास जवाब के लिए {1} तक का समय है। लोकपाल के लिए शायद देर हो चुकी है: उनकी चिट्ठी से एक साल {2} को पूरा हुआ। सही कारण हो, तो देरी माफ़ हो सकती है।',
  'The letter is ready below. If your letter goes out on {0}, the insurer has until {1} to answer. For the Ombudsman you may be late: one year from their letter ended on {2}. A delay may be excused, for good reasons.':
    'चिट्ठी नीचे तैयार है। वह {0} को जाए, तो कंपनी के पास जवाब के लिए {1} तक का समय है। लोकपाल के लिए शायद देर हो चुकी है: उनकी चिट्ठी से एक साल {2} को पूरा हुआ। सही कारण हो, तो देरी माफ़ हो सकती है।',
  'You can file until {0}, for up to {1}. An office may count from their letter, whose year ended on {2}: ask for the delay to be excused.':
    '{0} तक शिकायत की जा सकती है, {1} तक की रकम के लिए। कोई दफ़्तर उनकी चिट्ठी से गिन सकता है, जिसका साल {2} को पूरा हुआ: देरी माफ़ करने को कहें।',
  'A consumer commission: by {0}': 'उपभोक्ता आयोग: {0} तक',
  '**A consumer commission: by {0}.** {text}': '**उपभोक्ता आयोग: {0} तक।** {text}',
  'Its two years, counted from their letter, end in {0} days. See a lawyer before that, or file online: a letter to the insurer does not stop them.':
    'उनकी चिट्ठी से गिने इसके दो साल {0} दिन में पूरे होते हैं। उससे पहले वकील से मिलें, या ऑनलाइन शिकायत करें: कंपनी को चिट्ठी लिखने से यह समय नहीं रुकता।',
  'Its two years, counted from their letter, end tomorrow. See a lawyer before that, or file online: a letter to the insurer does not stop them.':
    'उनकी चिट्ठी से गिने इसके दो साल कल पूरे होते हैं। उससे पहले वकील से मिलें, या ऑनलाइन शिकायत करें: कंपनी को चिट्ठी लिखने से यह समय नहीं रुकता।',
  'Its two years, counted from their letter, end today. See a lawyer before that, or file online: a letter to the insurer does not stop them.':
    'उनकी चिट्ठी से गिने इसके दो साल आज पूरे होते हैं। उससे पहले वकील से मिलें, या ऑनलाइन शिकायत करें: कंपनी को चिट्ठी लिखने से यह समय नहीं रुकता।',
  'Decide first: the Ombudsman, who needs no lawyer, or a commission. Once a commission has the case, the Ombudsman is closed to you.':
    'पहले तय करें: लोकपाल, जहाँ वकील नहीं चाहिए, या आयोग। मामला आयोग के पास जाने के बाद लोकपाल का रास्ता बंद है।',
  '**Send your letter today.** {text}': '**चिट्ठी आज भेजें।** {text}',
  'If your letter goes out on {0}, the insurer has until {1} to answer.':
    'चिट्ठी {0} को जाए, तो कंपनी के पास जवाब के लिए {1} तक का समय है।',
  'Send your letter today.': 'चिट्ठी आज भेजें।',
  'Send your letter today': 'चिट्ठी आज भेजें',
  'Your letter:': 'आपकी चिट्ठी:',
  'The letter is ready below. If your letter goes out on {0}, the insurer has until {1} to answer.':
    'चिट्ठी नीचे तैयार है। वह {0} को जाए, तो कंपनी के पास जवाब के लिए {1} तक का समय है।',
  'Save dates:': 'तारीख़ें सहेजें:',
  'Keep your dates': 'अपनी तारीख़ें सहेजें',
  'Next: {0}, last day for the insurer’s answer.': 'अगली: {0}, कंपनी के जवाब का आख़िरी दिन।',
  'Ask us:': 'हमसे पूछें:',
  'Let us help': 'हमसे मदद लें',
  'Free, also if you bought elsewhere.': 'मुफ़्त, चाहे पॉलिसी कहीं और से ली हो।',
  'You changed the insurance': 'आपने बीमा बदला',
  'The letter below asks for the reason and the clause of the policy. Send it first.':
    'नीचे की चिट्ठी कारण और पॉलिसी की शर्त माँगती है। पहले उसे भेजें।',
  'Or find the reason in our list:': 'या हमारी सूची में कारण खोजें:',
  'Guidance, not legal advice, on the words and dates that you typed. The insurer decides, and the Ombudsman may decide differently.':
    'आपके लिखे शब्दों और तारीख़ों पर जानकारी, कानूनी सलाह नहीं। फ़ैसला बीमा कंपनी करती है, और लोकपाल का फ़ैसला अलग हो सकता है।',
  'Their letter': 'उनकी चिट्ठी',
  'Your letter to the grievance officer': 'शिकायत निवारण अधिकारी को आपकी चिट्ठी',
  'Bima Bharosa, the regulator’s desk': 'बीमा भरोसा, नियामक का शिकायत डेस्क',
  'Keep the envelope or the mail: it proves the day.': 'लिफ़ाफ़ा या मेल रखें: उससे दिन साबित होता है।',
  'The dates below count from this day.': 'नीचे की तारीख़ें इसी दिन से गिनी जाती हैं।',
  'It makes the insurer look again; it does not judge.':
    'इससे कंपनी दोबारा देखती है; यह फ़ैसला नहीं करता।',
  'Complaint: my claim was refused': 'शिकायत: दावा नामंज़ूर किया गया',
  'Complaint: my claim was paid in part': 'शिकायत: दावे का केवल एक हिस्सा मिला',
  'Complaint: my claim is not decided': 'शिकायत: दावे पर फ़ैसला नहीं हुआ',
  'Your letter of {letter} refuses my claim. I do not accept this. I ask you to look at it again and to settle the claim.':
    'आपकी {letter} की चिट्ठी में दावा नामंज़ूर किया गया है। यह मुझे मंज़ूर नहीं है। उसे दोबारा देखकर दावे का निपटारा करने का अनुरोध है।',
  'Your letter of {letter} refuses my claim. I do not accept this on the papers that I have. I ask you to look at it again.':
    'आपकी {letter} की चिट्ठी में दावा नामंज़ूर किया गया है। मेरे पास जो काग़ज़ हैं, उन्हें देखते हुए यह मुझे मंज़ूर नहीं है। दावे पर दोबारा विचार करने का अनुरोध है।',
  'By your letter of {letter} you pay only a part of my claim. I do not accept this on the papers that I have. I ask you to look at it again.':
    'अपनी {letter} की चिट्ठी से आपने दावे का केवल एक हिस्सा दिया है। मेरे पास जो काग़ज़ हैं, उन्हें देखते हुए यह मुझे मंज़ूर नहीं है। दावे पर दोबारा विचार करने का अनुरोध है।',
  'It is for you to prove that the exclusion or condition on which you rely applies, whatever policy it stands in (Supreme Court, National Insurance v. Vedic Resorts and Hotels, on a resort’s fire policy, {0}).':
    'कवर से बाहर रखने वाली जिस शर्त को आपने आधार बनाया है, वह लागू होती है, यह साबित करना आपका काम है, पॉलिसी चाहे कोई भी हो (Supreme Court, National Insurance v. Vedic Resorts and Hotels, एक रिसॉर्ट के अग्नि बीमे का मामला, {0})।',
  'It is for you to prove, with papers and witnesses, that a fact was hidden (Supreme Court, Mahakali Sujatha v. Future Generali India Life, on life policies, {0}).':
    'काग़ज़ों और गवाहों से यह साबित करना आपका काम है कि कोई बात छिपाई गई (Supreme Court, Mahakali Sujatha v. Future Generali India Life, जीवन बीमे का मामला, {0})।',
  'Within the time, but the insurer must still prove it':
    'अवधि के भीतर है, पर बीमा कंपनी को इसे अब भी साबित करना होगा',
  'Does your letter say this?': 'क्या आपकी चिट्ठी में यही लिखा है?',
  'You refuse my claim because of your letter of {letter}, which is older than it. I ask you to look at it again.':
    'आपने दावा अपनी {letter} की चिट्ठी के कारण नामंज़ूर किया है, जो दावे से पुरानी है। उसे दोबारा देखने का अनुरोध है।',
  'By your letter of {letter} you pay only a part of my claim. I do not accept what you deducted. I ask you to look at it again and to pay what is due.':
    'अपनी {letter} की चिट्ठी से आपने दावे का केवल एक हिस्सा दिया है। कटौती मुझे मंज़ूर नहीं है। उसे दोबारा देखकर जो रकम बनती है, वह देने का अनुरोध है।',
  'You pay only a part of my claim because of your letter of {letter}, which is older than it. I ask you to look at it again.':
    'अपनी {letter} की चिट्ठी के कारण, जो दावे से पुरानी है, आपने दावे का केवल एक हिस्सा दिया है। उसे दोबारा देखने का अनुरोध है।',
  'My claim is of {arose}, and the last papers went to you on {papers}. I have no decision from you.':
    'दावा {arose} का है, और आख़िरी काग़ज़ आपको {papers} को भेजे गए। आपका कोई फ़ैसला नहीं मिला।',
  'A single day decides here. Please show me your count: the first day, the last day, and whether you count the first.':
    'यहाँ एक दिन से फ़ैसला होता है। अपनी गिनती दिखाएँ: पहला दिन, आख़िरी दिन, और पहला दिन गिना या नहीं।',
  'I have no reason from you that I can check. Please send it to me in writing: the reason, the clause of my policy and the papers on which you rely.':
    'आपसे ऐसा कोई कारण नहीं मिला जिसे परखा जा सके। लिखकर भेजें: कारण, पॉलिसी की शर्त और वे काग़ज़ जिन्हें आधार बनाया है।',
  'Please send me each deduction in writing: the sum, the reason and the clause of my policy.':
    'हर कटौती लिखकर भेजें: रकम, कारण और पॉलिसी की शर्त।',
  'If you have a reason not to pay, please name it to me in writing, with the clause of my policy and the papers on which you rely.':
    'पैसा न देने का कोई कारण हो, तो लिखकर बताएँ, पॉलिसी की शर्त और उन काग़ज़ों के साथ जिन्हें आधार बनाया है।',
  'Please send me your reason in full, in writing: the clause of my policy, the facts to which you apply it, and the papers on which you rely.':
    'अपना कारण पूरा लिखकर भेजें: पॉलिसी की शर्त, वे बातें जिन पर उसे लगाते हैं, और वे काग़ज़ जिन्हें आधार बनाया है।',
  'Please send me your other reason in full, in writing: the clause of my policy, the facts to which you apply it, and the papers on which you rely.':
    'अपना दूसरा कारण पूरा लिखकर भेजें: पॉलिसी की शर्त, वे बातें जिन पर उसे लगाते हैं, और वे काग़ज़ जिन्हें आधार बनाया है।',
  'Please send me, in writing:': 'ये लिखित में दें:',
  '– each paper that you still need, if any, and why the decision needs it':
    '– अगर कोई काग़ज़ अब भी चाहिए, तो कौन-सा, और फ़ैसले के लिए वह क्यों ज़रूरी है',
  '– the clause on which you rely, and the facts to which you apply it':
    '– वह शर्त जिसे आधार बनाया है, और वे बातें जिन पर उसे लगाते हैं',
  '– the grounds and the papers on which you rely': '– वे आधार और काग़ज़ जिन पर आपका फ़ैसला टिका है',
  '– a copy of the surveyor’s report': '– सर्वेयर की रिपोर्ट की कॉपी',
  '– the days on which the surveyor was allotted and reported':
    '– वे दिन जब सर्वेयर तय हुआ, और जब उसने रिपोर्ट दी',
  'Please acknowledge this letter today with a complaint number. I expect your answer in writing within {0} days (IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). After a refusal, or one month of silence, I shall go to the Insurance Ombudsman or a consumer commission.':
    'इस चिट्ठी की पावती आज शिकायत नंबर के साथ दें। {0} दिन के अंदर लिखित जवाब चाहिए (IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। नामंज़ूरी के बाद, या एक महीने की चुप्पी पर, मामला बीमा लोकपाल या उपभोक्ता आयोग के पास जाएगा।',
  'I complained of this to you on {sent}. Please answer that complaint in writing now. After your answer, or one month of silence, the Insurance Ombudsman may hear the case.':
    'इसकी शिकायत आपसे {sent} को की गई थी। उस शिकायत का लिखित जवाब अब दें। आपके जवाब के बाद, या एक महीने की चुप्पी पर, बीमा लोकपाल मामला सुन सकते हैं।',
  'I enclose copies of the papers. This letter gives up none of my rights.':
    'काग़ज़ों की कॉपी साथ में हैं। इस चिट्ठी से मेरा कोई हक नहीं छूटता।',
  'Answer to the cashless request: you had {0} hour, until {1} (IRDAI Master Circular on Health Insurance Business, {2}).':
    'कैशलेस के अनुरोध का जवाब: आपके पास {0} घंटा था, {1} तक (IRDAI Master Circular on Health Insurance Business, {2})।',
  'Please decide on the cashless request now, and tell the hospital and me in writing.':
    'कैशलेस के अनुरोध पर अब फ़ैसला करें, और अस्पताल को और मुझे लिखकर बताएँ।',
  'Please decide now, and tell me the day of payment. For money paid late you owe interest of bank rate plus {0} percentage points, without being asked (IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). It runs from the day the claim was reported.':
    'अब फ़ैसला करें, और भुगतान का दिन बताएँ। देर से दिए पैसे पर बिना माँगे बैंक दर से {0} प्रतिशत अंक ज़्यादा ब्याज देना होता है (IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। वह दावे की सूचना के दिन से चलता है।',
  'Please decide now, tell me the day of payment, and add the interest that you owe on money paid late.':
    'अब फ़ैसला करें, भुगतान का दिन बताएँ, और देर से दिए पैसे का ब्याज जोड़ें।',
  'You deducted {0} as “{text}”. Please state the term of the policy and the numbers behind it, or pay it.':
    'आपने “{text}” के नाम पर {0} काटे हैं। पॉलिसी की शर्त और उसका हिसाब बताएँ, या यह रकम दें।',
  'Name of the person who died: {lifeAssured}': 'जिनकी मृत्यु हुई, उनका नाम: {lifeAssured}',
  'Day of the event or admission': 'घटना या भर्ती का दिन',
  'Day you complained': 'शिकायत करने का दिन',
  'Day you sent the last papers': 'आख़िरी काग़ज़ भेजने का दिन',
  'Day your cover began': 'कवर शुरू होने का दिन',
  'Add the day': 'दिन जोड़ें',
  'The insurer answered your complaint?': 'कंपनी ने शिकायत का जवाब दिया?',
  'More about this refusal': 'इस नामंज़ूरी के बारे में और',
  'Send [the letter](#letter) to the insurer’s grievance officer by e-mail. The address is on the insurer’s site and on Bima Bharosa.':
    '[चिट्ठी](#letter) बीमा कंपनी के शिकायत निवारण अधिकारी को ई-मेल से भेजें। पता कंपनी की साइट पर और बीमा भरोसा पर है।',
  'Add copies of the papers that answer the reason. Keep the originals.':
    'कारण का जवाब देने वाले काग़ज़ों की कॉपी लगाएँ। मूल काग़ज़ अपने पास रखें।',
  'Ask for a complaint number: it proves the day.': 'शिकायत नंबर माँगें: उससे दिन साबित होता है।',
  'What a lawful refusal has, and yours may lack':
    'कानून के मुताबिक नामंज़ूरी की चिट्ठी में क्या होना चाहिए, जो आपकी चिट्ठी में शायद न हो',
  'Ask for the reason in writing, with the number of the clause and the sum of each cut. Every further step begins with that paper. What the letter does not say, the insurer can hardly add later.':
    'कंपनी से कारण लिखित में माँगें, पॉलिसी की शर्त के नंबर और हर कटौती की रकम के साथ। आगे का हर कदम उसी काग़ज़ से शुरू होता है। जो बात चिट्ठी में नहीं है, उसे बाद में जोड़ना कंपनी के लिए मुश्किल होता है।',
  'Check the letter for these': 'चिट्ठी में ये देखें',
  'What costs nothing, and what a lawyer is for': 'क्या मुफ़्त है, और वकील कब चाहिए',
  'Help me with this refusal': 'इस नामंज़ूरी में मदद लें',
  'Free in every case. Bought through us? We take it up with the insurer. Bought elsewhere? We explain the letter and your steps, but we cannot write to that insurer in your name. Only you may file at Bima Bharosa and the Ombudsman.':
    'हर मामले में मुफ़्त। हमसे ली है? हम कंपनी से बात करते हैं। कहीं और से ली है? हम चिट्ठी और आपके कदम समझाते हैं, पर आपके नाम से उस कंपनी को लिख नहीं सकते। बीमा भरोसा और लोकपाल के पास शिकायत करने का हक केवल आपका है।',
  'Another reason or date': 'दूसरा कारण या तारीख़',
  'Show the expert what I entered here (reason, dates, sums)':
    'यहाँ लिखी बातें (कारण, तारीख़ें, रकमें) विशेषज्ञ को दिखाएँ',
  'The letter gives {0} reasons: answer each of them': 'चिट्ठी में {0} कारण हैं: हर एक का जवाब दें',
  'What date is on their letter? Make your dates exact':
    'उनकी चिट्ठी पर कौन-सी तारीख़ है? अपनी तारीख़ें पक्की करें',
  'Add them': 'ये तारीख़ें जोड़ें',
  'Add it': 'जोड़ें',
  'Choose the insurance': 'बीमा चुनें',
  'For health, car and bike each cut can be judged.':
    'स्वास्थ्य, कार और बाइक में हर कटौती परखी जा सकती है।',
  'Papers to send with it': 'साथ भेजने के काग़ज़',
  'Papers, and what each proves': 'काग़ज़, और हर एक क्या साबित करता है',
  Paper: 'काग़ज़',
  'It proves': 'क्या साबित करता है',
  'What the law says, and how such cases ended': 'कानून क्या कहता है, और ऐसे मामले कैसे ख़त्म हुए',
  'What such cases turned on': 'ऐसे मामले किससे तय हुए',
  'Today:': 'आज:',
  'Read in:': 'यहाँ पढ़ा:',
  ', {name}, {0}. The insurer had to pay.': ', {name}, {0}। कंपनी को पैसा देना पड़ा।',
  ', {name}, {0}. The refusal stood.': ', {name}, {0}। नामंज़ूरी सही ठहरी।',
  ', {name}, {0}. A part had to be paid.': ', {name}, {0}। एक हिस्सा देना पड़ा।',
  ', {name}, {0}. It was sent back for a new decision.': ', {name}, {0}। नए फ़ैसले के लिए लौटाया गया।',
  ', {name}, day not known. The insurer had to pay.': ', {name}, दिन पता नहीं। कंपनी को पैसा देना पड़ा।',
  ', {name}, day not known. The refusal stood.': ', {name}, दिन पता नहीं। नामंज़ूरी सही ठहरी।',
  'Yes.': 'हाँ।',
  'What the letter must say about a cut': 'कटौती पर चिट्ठी में क्या होना चाहिए',
  '**The insurer still has time to answer.** It must answer by {0}. If it says no before that, or its answer is poor, you need not wait any longer.':
    '**कंपनी के पास जवाब का समय बाकी है।** उसका जवाब {0} तक आना ज़रूरी है। उससे पहले कंपनी मना करे, या जवाब ठीक न हो, तो और रुकना ज़रूरी नहीं।',
  'The insurer still has time to answer.': 'कंपनी के पास जवाब का समय बाकी है।',
  'The insurer still has time to answer': 'कंपनी के पास जवाब का समय बाकी है',
  'It must answer by {0}. If it says no before that, or its answer is poor, you need not wait any longer.':
    'उसका जवाब {0} तक आना ज़रूरी है। उससे पहले कंपनी मना करे, या जवाब ठीक न हो, तो और रुकना ज़रूरी नहीं।',
  'All steps:': 'सारे कदम:',
  'Remind the insurer': 'कंपनी को याद दिलाएँ',
  'The letter names your complaint and its day.': 'चिट्ठी में आपकी शिकायत और उसका दिन है।',
  'Make sure you have a number and a dated acknowledgement. If not, send the complaint again.':
    'देखें कि नंबर और तारीख़ वाली पावती है। न हो, तो शिकायत दोबारा भेजें।',
  'Write it to the grievance officer of the insurer, not only to a help line.':
    'शिकायत केवल हेल्पलाइन पर नहीं, कंपनी के शिकायत निवारण अधिकारी को लिखें।',
  'Put the dates into your [calendar](#save).': 'तारीख़ें अपने [कैलेंडर](#save) में डालें।',
  'The insurer’s time ended on {0}': 'कंपनी का समय {0} को ख़त्म हुआ',
  'Over a year ago': 'एक साल से ज़्यादा पहले',
  'The two years for a consumer commission are over: see a lawyer.':
    'उपभोक्ता आयोग जाने के दो साल पूरे हो चुके: वकील से मिलें।',
  'The two years for a consumer commission are over: see a lawyer':
    'उपभोक्ता आयोग जाने के दो साल पूरे हो चुके: वकील से मिलें',
  'They ended on {0}, counted from the insurer’s letter. The commission may excuse a delay for good reasons; nobody can promise it. If your letter goes out on {1}, the insurer has until {2} to answer.':
    'कंपनी की चिट्ठी से गिनकर वे {0} को पूरे हुए। सही कारण हो, तो आयोग देरी माफ़ कर सकता है; इसका वादा कोई नहीं कर सकता। चिट्ठी {1} को जाए, तो कंपनी के पास जवाब के लिए {2} तक का समय है।',
  '**The two years for a consumer commission are over: see a lawyer.** {text}':
    '**उपभोक्ता आयोग जाने के दो साल पूरे हो चुके: वकील से मिलें।** {text}',
  'Use the letter': 'चिट्ठी लें',
  'It has your dates and your reason.': 'उसमें आपकी तारीख़ें और कारण हैं।',
  'The insurer’s own time': 'कंपनी का अपना समय',
  'Counted from the day you gave, at the latest': 'आपके दिए दिन से, ज़्यादा से ज़्यादा',
  Step: 'कदम',
  Time: 'समय',
  'Last day': 'आख़िरी दिन',
  over: 'बीत गया',
  'Insurer’s time: answer to the cashless request': 'कंपनी का समय: कैशलेस के अनुरोध का जवाब',
  'It had {0} hour.': 'उसके पास {0} घंटा था।',
  'Show a lawyer their letter and its date. Ask whether the delay can be excused, and what it costs.':
    'वकील को उनकी चिट्ठी और उसकी तारीख़ दिखाएँ। पूछें कि देरी माफ़ हो सकती है या नहीं, और ख़र्च कितना है।',
  'Write down what kept you, such as an illness, with dates and proof.':
    'लिखें कि देर क्यों हुई, जैसे बीमारी, तारीख़ों और सबूत के साथ।',
  'Time for the insurer to answer a cashless request:': 'कैशलेस के अनुरोध के जवाब के लिए कंपनी का समय:',
  'Check the sums': 'रकमें जाँचें',
  'Room rent and the cut in proportion': 'कमरे का किराया और अनुपात में कटौती',
  'Items not payable, consumables': 'न मिलने वाली चीज़ें, इस्तेमाल में ख़त्म होने वाली चीज़ें',
  'Reasonable and customary charges': 'उचित और प्रचलित ख़र्च',
  'Not covered': 'कवर में नहीं',
  'Limit for the treatment': 'इलाज की सीमा',
  'Other deductions': 'दूसरी कटौतियाँ',
  'The whole claim': 'पूरा दावा',
  'Open each deduction that their letter makes. Skip what you don’t know. Nothing you enter here is kept.':
    'उनकी चिट्ठी में जो-जो कटौती है, उसे खोलें। जो नहीं पता, उसे खाली छोड़ें। यहाँ लिखा कुछ भी रखा नहीं जाता।',
  'They deducted': 'उन्होंने काटा',
  'Rent above the limit and the cut in proportion, together.':
    'सीमा से ऊपर का किराया और अनुपात में कटौती, मिलाकर।',
  'In your schedule. For a kind of room: its price there.':
    'आपकी अनुसूची में। कमरे का प्रकार हो, तो वहाँ उसका दाम।',
  'Days in this room': 'इस कमरे में दिन',
  'Without days in ICU.': 'ICU के दिनों के बिना।',
  'Nursing, doctors, operation theatre': 'नर्सिंग, डॉक्टर, ऑपरेशन थिएटर',
  'From the bill, without ICU.': 'बिल से, ICU के बिना।',
  'Yes, lower': 'हाँ, कम',
  'No, the same in every room': 'नहीं, हर कमरे में वही',
  'Are these charges lower in a smaller room?': 'क्या छोटे कमरे में ये ख़र्च कम हैं?',
  'Of that, items on List I': 'उसमें से List I की चीज़ें',
  'The lists are at the end of your policy wording.': 'सूचियाँ आपकी पॉलिसी के अंत में हैं।',
  'Of that, items on Lists II, III, IV': 'उसमें से List II, III, IV की चीज़ें',
  'My policy has an add-on that pays such items': 'पॉलिसी में ऐसी चीज़ों का पैसा देने वाला ऐड-ऑन है',
  'The hospital charged': 'अस्पताल ने लिया',
  'The rate their letter names': 'उनकी चिट्ठी में दी दर',
  'Leave empty if it names none.': 'न दी हो, तो खाली छोड़ें।',
  'The letter names the term of the policy': 'चिट्ठी में पॉलिसी की शर्त का नाम है',
  'Limit in your policy': 'आपकी पॉलिसी में सीमा',
  'They counted for the treatment': 'इलाज के लिए उन्होंने गिना',
  'Before this limit, after the cuts above.': 'इस सीमा से पहले, ऊपर की कटौतियों के बाद।',
  'Deductible in your schedule': 'आपकी अनुसूची में डिडक्टिबल',
  'Of that, paid before this claim': 'उसमें से इस दावे से पहले भरा हुआ',
  'Co-payment in your policy': 'आपकी पॉलिसी में को-पे',
  'Admitted before co-payment': 'को-पे से पहले मंज़ूर',
  'What was left after all other deductions.': 'बाकी सब कटौतियों के बाद जो बचा।',
  'The whole bill': 'पूरा बिल',
  'They paid': 'उन्होंने दिया',
  'Sum insured left for this claim': 'इस दावे के लिए बची बीमा राशि',
  'With bonus, less earlier claims of the year.': 'बोनस के साथ, साल के पहले के दावे घटाकर।',
  'Judge the deductions': 'कटौतियाँ परखें',
  'Unpaid premium was due': 'न भरा प्रीमियम कब भरना था',
  'The due date of the first premium that was not paid.':
    'जो प्रीमियम सबसे पहले नहीं भरा गया, उसे भरने की तारीख़।',
  'Premium paid': 'प्रीमियम भरा गया',
  'The day of the payment with the proposal.': 'प्रस्ताव के साथ भुगतान का दिन।',
  'Vehicle sold': 'गाड़ी बिकी',
  'The day of the sale in Form {0} or the receipt.': 'फ़ॉर्म {0} या रसीद में बिक्री का दिन।',
  'Repair began': 'मरम्मत शुरू हुई',
  'Or the day the vehicle was taken apart.': 'या जिस दिन गाड़ी के पुर्ज़े खोले गए।',
  'Registration valid to': 'पंजीकरण कब तक मान्य था',
  'The last day of the temporary or permanent certificate.':
    'अस्थायी या स्थायी प्रमाणपत्र का आख़िरी दिन।',
  'Day of the accident or diagnosis': 'दुर्घटना का या बीमारी पता चलने का दिन',
  'Your complaint': 'आपकी शिकायत',
  '**The Ombudsman can hear your case now.** {text}':
    '**बीमा लोकपाल अब आपका मामला सुन सकता है।** {text}',
  'The Ombudsman can hear your case now.': 'बीमा लोकपाल अब आपका मामला सुन सकता है।',
  'More than one month has passed without an answer that settles it. You can file until {0}, for up to {1}.':
    'एक महीने से ज़्यादा बीत गया और ऐसा जवाब नहीं आया जिससे बात निपट जाए। शिकायत {0} तक की जा सकती है, {1} तक की रकम के लिए।',
  'Use the complaint below': 'नीचे की शिकायत लें',
  'It has your dates and the facts, in the order that the rules ask for.':
    'उसमें आपकी तारीख़ें और बातें हैं, नियमों के क्रम में।',
  'No decision yet: ask by which day it comes': 'अब तक फ़ैसला नहीं: पूछें कि किस दिन तक होगा',
  'For this kind of claim we read no rule that gives the insurer a day. Ask it in writing by which day it decides, and why it has not.':
    'इस प्रकार के दावे में हमने ऐसा कोई नियम नहीं पढ़ा जो कंपनी के फ़ैसले का दिन तय करता हो। लिखकर पूछें कि वह किस दिन तक फ़ैसला करेगी, और अब तक क्यों नहीं किया।',
  'The rule on interest': 'ब्याज का नियम',
  Interest: 'ब्याज',
  'Interest on money paid late': 'देर से मिले पैसे पर ब्याज',
  'Not what the letter says?': 'चिट्ठी में यह नहीं लिखा?',
  'What decides': 'किससे तय होगा',
  'Choose another reason': 'दूसरा कारण चुनें',
  'another reason': 'दूसरा कारण',
  'What did they deduct?': 'उन्होंने क्या काटा?',
  'Depreciation of parts': 'पुर्ज़ों की घिसाई',
  'Compulsory and voluntary excess': 'अनिवार्य और अपनी मर्ज़ी का डिडक्टिबल',
  Salvage: 'कबाड़ की कीमत',
  Consumables: 'इस्तेमाल में ख़त्म होने वाली चीज़ें',
  'Labour or GST of the repair': 'मरम्मत की मज़दूरी या GST',
  'My letter also says:': 'चिट्ठी में यह भी है:',
  'Ask for the reasons first': 'पहले कारण माँगें',
  'Each deduction': 'हर कटौती',
  Deduction: 'कटौती',
  Deducted: 'काटा',
  'By the rule': 'नियम से',
  'Ask back': 'वापस माँगें',
  'not counted': 'नहीं गिना',
  'To be explained': 'कंपनी कारण बताए',
  'How each is counted, and what to look up': 'हर एक कैसे गिना जाता है, और क्या देखें',
  'Look up:': 'देखें:',
  'a deduction whose reason is not in this form.': 'वह कटौती जिसका कारण इस फ़ॉर्म में नहीं है।',
  'Change or add a deduction': 'कटौती बदलें या जोड़ें',
  'Tell us the day you sent the last papers, and we can count.':
    'आख़िरी काग़ज़ भेजने का दिन बताएँ, तो हम गिन सकते हैं।',
  'Tell us one date and we can say more': 'एक तारीख़ बताएँ, तो हम और बता सकते हैं',
  'Tell us two dates and we can say more': 'दो तारीख़ें बताएँ, तो हम और बता सकते हैं',
  'One day decides here': 'यहाँ एक दिन से फ़ैसला होता है',
  'Your own insurer? Complain to the Insurance Ombudsman':
    'आपकी अपनी कंपनी? बीमा लोकपाल से शिकायत करें',
  'Do not delay treatment. A letter is slower.': 'इलाज में देर न करें। चिट्ठी में ज़्यादा समय लगता है।',
  'What to do now:': 'अब क्या करें:',
  'Do not delay treatment because of this answer.': 'इस जवाब के कारण इलाज में देर न करें।',
  'Fill in [your complaint](#letter), and add your letter to the insurer, proof of the day it arrived, the policy, and any reply.':
    '[अपनी शिकायत](#letter) भरें, और साथ में कंपनी को लिखी चिट्ठी, उसके पहुँचने के दिन का सबूत, पॉलिसी और कोई भी जवाब लगाएँ।',
  'Write what you want in one sentence: a sum, a correction, a refund.':
    'एक वाक्य में लिखें कि क्या चाहिए: रकम, सुधार, पैसे वापस।',
  'The letter to the insurer of {0} is enclosed and is part of this complaint.':
    'बीमा कंपनी को लिखी {0} की चिट्ठी साथ में है और इस शिकायत का हिस्सा है।',
  'I wrote to it on {0}. I have no answer from it. The period of one month ended on {1}.':
    'उसे {0} को लिखा गया। कोई जवाब नहीं मिला। एक महीने का समय {1} को पूरा हुआ।',
  'Its reason, which I do not accept: {text}.': 'उसका बताया कारण, जो मुझे मान्य नहीं: {text}।',
  'the letter': 'चिट्ठी',
  'its steps': 'उसके कदम',
  'your next steps': 'आपके अगले कदम',
  'Its steps and papers': 'इसके कदम और काग़ज़',
  'the day of the sale': 'बिक्री का दिन',
  'the day it happened': 'घटना का दिन',
  'The day of the sale and the day it happened.': 'बिक्री का दिन और घटना का दिन।',
  'the day of the death': 'मृत्यु का दिन',
  'The day of the death.': 'मृत्यु का दिन।',
  'the day of the accident': 'दुर्घटना का दिन',
  'the day of admission': 'भर्ती का दिन',
  'The day of admission.': 'भर्ती का दिन।',
  'the last day of the permit or fitness certificate': 'परमिट या फ़िटनेस प्रमाणपत्र का आख़िरी दिन',
  'The last day of the permit or fitness certificate and the day of the accident.':
    'परमिट या फ़िटनेस प्रमाणपत्र का आख़िरी दिन और दुर्घटना का दिन।',
  'the day the notice of cancellation reached you': 'आपको रद्द होने की सूचना मिलने का दिन',
  'The day the notice of cancellation reached you.': 'आपको रद्द होने की सूचना मिलने का दिन।',
  'The day the notice of cancellation reached you and the day of the accident.':
    'आपको रद्द होने की सूचना मिलने का दिन और दुर्घटना का दिन।',
  'Cancellation reached you': 'रद्द होने की सूचना मिली',
  'The day on the envelope or of the e-mail.': 'लिफ़ाफ़े पर लिखा या ई-मेल का दिन।',
  'The letter gives {text} reasons: answer each of them': 'चिट्ठी में {text} कारण हैं: हर एक का जवाब दें',
  'If the reason is right, what may still pay.': 'कारण सही हो, तो पैसा कहाँ से मिल सकता है।',
  'What we cannot judge.': 'हम क्या नहीं परख सकते।',
  'We cannot judge:': 'हम नहीं परख सकते:',
  'That was': 'वह कब था',
  'Refused only if the claim fails for another reason': 'केवल तब नामंज़ूर, जब दावा किसी और कारण से न बने',
  'Grounds in writing, where the policy is questioned': 'पॉलिसी पर सवाल उठाया जाए, तो आधार लिखित में',
  'Section {0} asks the insurer to name its grounds and the papers behind them. After these years it cannot question the policy at all.':
    'धारा {0} में कंपनी को अपने आधार और उनके काग़ज़ बताने होते हैं। इन सालों के बाद वह पॉलिसी पर सवाल उठा ही नहीं सकती।',
  'Name of the person who died:': 'जिनकी मृत्यु हुई, उनका नाम:',
  'Do not use all of it: papers take time. A delay may be excused, for good reasons. Counted from their letter: {0}.':
    'सारा समय न लगाएँ: काग़ज़ों में समय जाता है। सही कारण हो, तो देरी माफ़ हो सकती है। उनकी चिट्ठी से गिनें, तो {0}।',
  'To count the days, we need the day on which the insurer was told. [Add it](#change)':
    'दिन गिनने के लिए वह दिन चाहिए जब कंपनी को सूचना दी गई। [जोड़ें](#change)',
  'Not payable': 'पैसा नहीं मिलता',
  Continues: 'कवर चलता रहता है',
  'Those of its letter': 'वही, जो उसकी चिट्ठी में हैं',
  'The other day is then the accident or the diagnosis.':
    'दूसरा दिन तब दुर्घटना का या बीमारी पता चलने का है।',
  'Were you hurt? Your petition to the tribunal: by {0}.': 'आपको चोट लगी? अधिकरण में याचिका: {0} तक।',
  'Were you hurt? Your petition to the tribunal: by {0}': 'आपको चोट लगी? अधिकरण में याचिका: {0} तक',
  'Is it your own insurer? The year is over: ask for the delay to be excused.':
    'क्या यह आपकी अपनी बीमा कंपनी है? साल बीत गया: देरी माफ़ करने को कहें।',
  'Is it your own insurer? Send your letter today.': 'क्या यह आपकी अपनी बीमा कंपनी है? चिट्ठी आज भेजें।',
  'Were you hurt? The driver’s insurer is not yours: your way is the tribunal: [its steps]({name}).':
    'आपको चोट लगी? ड्राइवर की बीमा कंपनी आपकी बीमा कंपनी नहीं है, इसलिए आपका रास्ता अधिकरण है: [उसके कदम]({name})।',
  'It decides what they get. [Its steps and papers]({name}).':
    'उन्हें क्या मिले, यह वही तय करता है। [इसके कदम और काग़ज़]({name})।',
  'Time to claim before the Motor Accidents Claims Tribunal:':
    'मोटर दुर्घटना दावा अधिकरण में दावे का समय:',
  'The claims tribunal, for people who were hurt': 'दावा अधिकरण, जिन्हें चोट लगी उनके लिए',
  soon: 'जल्द',
  'As depreciation of parts.': 'पुर्ज़ों की घिसाई के रूप में।',
  'Plastic, rubber, tyres, battery': 'प्लास्टिक, रबर, टायर, बैटरी',
  'Leave empty if the bill does not say.': 'बिल में न हो, तो खाली छोड़ें।',
  'As excess or deductible.': 'एक्सेस या डिडक्टिबल के रूप में।',
  'In your policy schedule.': 'आपकी पॉलिसी की अनुसूची में।',
  'As salvage, scrap or wreck.': 'सैल्वेज, कबाड़ या मलबे के रूप में।',
  'The insurer took the wreck': 'मलबा कंपनी ने लिया',
  'I have the wreck': 'मलबा मेरे पास है',
  'Old parts: garage or insurer': 'पुराने पुर्ज़े: गैरेज या कंपनी के पास',
  'Old parts: I have them': 'पुराने पुर्ज़े: मेरे पास',
  'Who has the wreck or the old parts?': 'मलबा या पुराने पुर्ज़े किसके पास हैं?',
  'Highest quote in writing for it': 'उसका सबसे ऊँचा लिखित कोटेशन',
  'Oil, coolant, nuts, bolts.': 'तेल, कूलेंट, नट, बोल्ट।',
  'I have an add-on for consumables': 'इस्तेमाल की चीज़ों का ऐड-ऑन है',
  'Depreciation of labour': 'मज़दूरी पर घिसाई',
  'The garage’s rate is too high': 'गैरेज की दर बहुत ज़्यादा है',
  'GST of the repair': 'मरम्मत का GST',
  'The reason they give': 'उनका दिया कारण',
  'A repair that the surveyor left out, or a lower price, has its reason in the survey report.':
    'सर्वेयर ने जो मरम्मत छोड़ी, या दाम घटाया, उसका कारण सर्वे रिपोर्ट में होता है।',
  'The survey report with its table of parts: ask the insurer for a copy.':
    'पुर्ज़ों की तालिका के साथ सर्वे रिपोर्ट: कंपनी से कॉपी माँगें।',
  'The report in time': 'रिपोर्ट समय पर',
  'From this amount a licensed surveyor must report. Ask for a copy.':
    'रकम इतनी या इससे ज़्यादा हो, तो लाइसेंस वाले सर्वेयर की रिपोर्ट ज़रूरी है। कॉपी माँगें।',
  'Counted from the day the surveyor was allotted.': 'सर्वेयर तय होने के दिन से गिना जाता है।',
  'Still in hospital, or a stay planned? Go to the insurance desk there first':
    'अभी अस्पताल में, या भर्ती तय है? पहले वहाँ के बीमा डेस्क पर जाएँ',
  'Still in hospital, or a stay planned?': 'अभी अस्पताल में, या भर्ती तय है?',
  'Have the doctor’s note on the insurer’s reason sent by the hospital’s insurance desk, and have the desk ask again.':
    'कंपनी के कारण पर डॉक्टर का नोट अस्पताल के बीमा डेस्क से भिजवाएँ, और डेस्क से दोबारा अनुरोध कराएँ।',
  'If the answer stays, pay, keep the originals, and claim back: [your next steps]({name}).':
    'जवाब वही रहे, तो पैसे चुकाएँ, मूल काग़ज़ रखें, और रीइंबर्समेंट माँगें: [आपके अगले कदम]({name})।',
  'The letter below asks for the reason and the clause of the policy. A health insurer has to name that clause. Send it first.':
    'नीचे की चिट्ठी कारण और पॉलिसी की शर्त माँगती है। स्वास्थ्य बीमा कंपनी को वह शर्त बतानी होती है। पहले उसे भेजें।',
  '– the day on which your claims review committee agreed to this decision':
    '– वह दिन जब आपकी दावा समीक्षा समिति इस फ़ैसले से सहमत हुई',
  '– the term of my policy on which you rely, by its number':
    '– पॉलिसी की वह शर्त जिसे आधार बनाया है, उसके नंबर के साथ',
  'Choose it': 'चुनें',
  'Which insurance is it?': 'बीमा कौन-सा है?',
  'Which of these does your letter say?': 'इनमें से आपकी चिट्ठी में कौन-सी बात लिखी है?',
  'Which insurance is it? Its time limits depend on that.':
    'बीमा कौन-सा है? समय-सीमाएँ उसी से तय होती हैं।',
  'Do not delay treatment because the insurer has not answered.':
    'कंपनी का जवाब न आए, तब भी इलाज में देरी न करें।',
  'Ask the hospital’s insurance desk now whether the request went out, at what hour, and what the insurer still asks for. A letter is slower.':
    'अस्पताल के बीमा डेस्क से अभी पूछें कि अनुरोध गया या नहीं, किस समय, और कंपनी अब क्या माँगती है। चिट्ठी में ज़्यादा समय लगता है।',
  'No answer in time? Pay, keep the originals, and [claim back](/claim/health-reimbursement).':
    'समय पर जवाब नहीं? पैसे चुकाएँ, मूल काग़ज़ रखें, और [रीइंबर्समेंट माँगें](/claim/health-reimbursement)।',
  'File at once: the year may be over.': 'तुरंत शिकायत करें: शायद साल बीत चुका है।',
  'Type what they cut: you see what can be asked back':
    'जो काटा गया वह लिखें: दिखेगा कि क्या वापस माँगा जा सकता है',
  'The insurer owes interest on money paid late: bank rate plus {0} percentage points, from the day the claim was reported to the day of payment.':
    'देर से दिए पैसे पर कंपनी को ब्याज देना होता है: बैंक दर से {0} प्रतिशत अंक ज़्यादा, दावे की सूचना के दिन से भुगतान के दिन तक।',
  'By my count it runs from {0}; to {1} that is {2} days, at {3} a year.':
    'मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'Counted from {0}, the day the insurer was told, to today, {1}: **{2} days**.':
    '{0} से, जिस दिन कंपनी को बताया गया, आज {1} तक: **{2} दिन**।',
  'Left out': 'कवर से बाहर',
  'The year is over: ask for the delay to be excused.': 'साल बीत गया: देरी माफ़ करने को कहें।',
  'The year is over: ask for the delay to be excused': 'साल बीत गया: देरी माफ़ करने को कहें',
  '**The year is over: ask for the delay to be excused.** {text}':
    '**साल बीत गया: देरी माफ़ करने को कहें।** {text}',
  'The year for the Ombudsman ended on {0}. The Ombudsman may excuse a delay for good reasons. A consumer commission has a limit of its own, two years from the day the cause arose, and may excuse a delay as well.':
    'लोकपाल के पास जाने का साल {0} को पूरा हुआ। सही कारण हो, तो लोकपाल के यहाँ देरी माफ़ हो सकती है। उपभोक्ता आयोग की अपनी सीमा है, शिकायत का कारण बनने के दिन से दो साल, और वह भी देरी माफ़ कर सकता है।',
  'Electric two-wheeler, {0} kW, new': 'इलेक्ट्रिक दोपहिया, {0} kW, नया',
  'Electric two-wheeler, {0} kW, on the road': 'इलेक्ट्रिक दोपहिया, {0} kW, पहले से सड़क पर',
  'Two-wheeler, {0} cc, on the road': 'दोपहिया, {0} cc, पहले से सड़क पर',
  'When did the policy start? What happens now depends on it':
    'पॉलिसी कब शुरू हुई? अब क्या होगा, यह इसी पर है',
  'Start of the policy': 'पॉलिसी की शुरुआत',
  'On its first page. The lock-in counts from it.': 'उसके पहले पेज पर। लॉक-इन इसी से गिना जाता है।',
  'Use this start': 'यह शुरुआत लें',
  'Enter the day on which the policy started, in the field under the heading: it is on the first page of the policy, and the lock-in of {0} years counts from it.':
    'शीर्षक के नीचे के खाने में वह दिन लिखें जब पॉलिसी शुरू हुई: वह पॉलिसी के पहले पेज पर है, और {0} साल का लॉक-इन उसी से गिना जाता है।',
  'In its first {0} years, the lock-in, the policy is now discontinued: life cover is off, and the money stays until they end. Later you can leave on any day for the fund value, with no charge for leaving. Usually you can revive it until the date below.':
    'पहले {0} साल, यानी लॉक-इन में, पॉलिसी अब बंद (डिस्कंटिन्यूड) है: जीवन कवर नहीं है, और पैसा ये साल पूरे होने तक वहीं रहता है। उसके बाद किसी भी दिन फ़ंड मूल्य लेकर निकला जा सकता है, बिना शुल्क के। आम तौर पर नीचे की तारीख़ तक पॉलिसी को दोबारा चालू कराया जा सकता है।',
  'Discontinued, if the lock-in still ran': 'बंद (डिस्कंटिन्यूड), अगर लॉक-इन चल रहा था',
  'In the first {0} years life cover ends, and the fund value, less a capped charge, moves to the discontinued fund. There it earns at least {1} a year.':
    'पहले {0} साल में जीवन कवर ख़त्म होता है, और फ़ंड मूल्य, तय सीमा वाला शुल्क काटकर, बंद पॉलिसियों के फ़ंड में जाता है। वहाँ उस पर साल में कम से कम {1} मिलता है।',
  'the fund value, with no charge for leaving': 'फ़ंड मूल्य, निकलने के शुल्क के बिना',
  'Paid on surrender of a unit-linked policy from year six:':
    'छठे साल से यूनिट-लिंक्ड पॉलिसी सरेंडर करने पर मिलती है:',
  'Not insured: renew before you drive again': 'बीमा नहीं: फिर चलाने से पहले रिन्यू कराएँ',
  'Paid-up means a smaller sum at the end and on death. Under the rules since {0} a special surrender value takes {1} full year’s premium, a guaranteed one {2} full years’ premiums. An older policy goes by its own words.':
    'पेड-अप का मतलब है अंत में और मृत्यु पर छोटी रकम। {0} से लागू नियमों में विशेष सरेंडर रकम के लिए {1} पूरे साल का प्रीमियम चाहिए, गारंटी वाली के लिए {2} पूरे साल के प्रीमियम। पुरानी पॉलिसी अपने शब्दों से चलती है।',
  'The policy ended over {0} years ago. The bonus could be kept until {1}. You need a new policy, after an inspection and on fresh terms.':
    'पॉलिसी {0} साल से ज़्यादा पहले ख़त्म हुई। बोनस {1} तक बच सकता था। जाँच के बाद, नई शर्तों पर नई पॉलिसी चाहिए।',
  'The policy prints the minute. Renew before it; after it your own two-wheeler is not covered. Third-party cover runs on to its own date.':
    'पॉलिसी पर मिनट छपा है। उससे पहले रिन्यू कराएँ; उसके बाद आपका अपना दोपहिया कवर में नहीं है। थर्ड पार्टी कवर अपनी तारीख़ तक चलता है।',
  'The paid-up sum on the same day; or a surrender now, which pays the larger of two values, if enough was paid in.':
    'उसी दिन पेड-अप रकम; या अभी सरेंडर, जिसमें काफ़ी भरा हो तो दो रकमों में से बड़ी मिलती है।',
  'The policy ended yesterday, and nothing since then is covered. Renew today: the days until {0} save the no-claim bonus and nothing else.':
    'पॉलिसी कल ख़त्म हुई, और तब से कुछ भी कवर में नहीं है। आज ही रिन्यू कराएँ: {0} तक के दिन केवल नो-क्लेम बोनस बचाते हैं, और कुछ नहीं।',
  'It ended over a year ago, and the bonus could be kept until {0}. Damage to your own two-wheeler and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.':
    'वह एक साल से ज़्यादा पहले ख़त्म हुआ, और बोनस {0} तक बच सकता था। आपके अपने दोपहिया का नुकसान और उसकी चोरी अब कवर नहीं हैं। थर्ड पार्टी कवर जब तक चल रहा है, दोपहिया चलाया जा सकता है, और जिन्हें आपसे चोट लगे, उन्हें पैसा मिलता है।',
  'At {0} years the table leaves {1} of today’s price':
    '{0} साल पर तालिका के हिसाब से आज की कीमत का {1} बचता है',
  'Two-wheeler, {0} year {1} months, {2} new today':
    'दोपहिया, {0} साल {1} महीने, आज नई गाड़ी की कीमत {2}',
  'Two-wheeler, {0} years, {1} new today': 'दोपहिया, {0} साल, आज नई गाड़ी की कीमत {1}',
  'Enter the IDV:': 'IDV लिखें:',
  'Check the IDV in your quote or policy': 'अपने कोटेशन या पॉलिसी में IDV देखें',
  'What the table leaves of today’s price at {0} years':
    '{0} साल पर तालिका के हिसाब से आज की कीमत में से कितना बचता है',
  'Taken off at {0} years: {1}': '{0} साल पर कटौती: {1}',
  'Two-wheeler, {0} years {1} months, {2} new today, {3} of accessories, quoted at {4}':
    'दोपहिया, {0} साल {1} महीने, आज नई गाड़ी की कीमत {2}, एक्सेसरीज़ {3} की, कोटेशन में IDV {4}',
  'By its letter of {0} the insurer refused my claim.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया।',
  'By its letter of {0} the insurer refused my claim. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'By its letter of {0} the insurer refused my claim. The insurer was told of it on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कंपनी को दावे की सूचना {1} को दी गई।',
  'By its letter of {0} the insurer refused my claim. The claim arose on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। दावे वाली घटना {1} को हुई।',
  'By its letter of {0} the insurer refused my claim. The claim arose on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। दावे वाली घटना {1} को हुई। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'By its letter of {0} the insurer refused my claim. The claim arose on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। दावे वाली घटना {1} को हुई। कंपनी को दावे की सूचना {2} को दी गई।',
  'By its letter of {0} the insurer refused my claim. The cover began on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कवर {1} को शुरू हुआ।',
  'By its letter of {0} the insurer refused my claim. The cover began on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कवर {1} को शुरू हुआ। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'By its letter of {0} the insurer refused my claim. The cover began on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कवर {1} को शुरू हुआ। कंपनी को दावे की सूचना {2} को दी गई।',
  'By its letter of {0} the insurer refused my claim. The cover began on {1}. The claim arose on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कवर {1} को शुरू हुआ। दावे वाली घटना {2} को हुई।',
  'By its letter of {0} the insurer refused my claim. The cover began on {1}. The claim arose on {2}. The last papers went to the insurer on {3}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कवर {1} को शुरू हुआ। दावे वाली घटना {2} को हुई। आख़िरी काग़ज़ कंपनी को {3} को भेजे गए।',
  'By its letter of {0} the insurer refused my claim. The cover began on {1}. The claim arose on {2}. The insurer was told of it on {3}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावा नामंज़ूर किया। कवर {1} को शुरू हुआ। दावे वाली घटना {2} को हुई। कंपनी को दावे की सूचना {3} को दी गई।',
  'The insurer refused my claim.': 'बीमा कंपनी ने दावा नामंज़ूर किया।',
  'The insurer refused my claim. The last papers went to the insurer on {0}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। आख़िरी काग़ज़ कंपनी को {0} को भेजे गए।',
  'The insurer refused my claim. The insurer was told of it on {0}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कंपनी को दावे की सूचना {0} को दी गई।',
  'The insurer refused my claim. The claim arose on {0}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। दावे वाली घटना {0} को हुई।',
  'The insurer refused my claim. The claim arose on {0}. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। दावे वाली घटना {0} को हुई। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'The insurer refused my claim. The claim arose on {0}. The insurer was told of it on {1}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। दावे वाली घटना {0} को हुई। कंपनी को दावे की सूचना {1} को दी गई।',
  'The insurer refused my claim. The cover began on {0}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कवर {0} को शुरू हुआ।',
  'The insurer refused my claim. The cover began on {0}. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कवर {0} को शुरू हुआ। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'The insurer refused my claim. The cover began on {0}. The insurer was told of it on {1}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कवर {0} को शुरू हुआ। कंपनी को दावे की सूचना {1} को दी गई।',
  'The insurer refused my claim. The cover began on {0}. The claim arose on {1}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई।',
  'The insurer refused my claim. The cover began on {0}. The claim arose on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'The insurer refused my claim. The cover began on {0}. The claim arose on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने दावा नामंज़ूर किया। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई। कंपनी को दावे की सूचना {2} को दी गई।',
  'By its letter of {0} the insurer paid only a part of my claim.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया।',
  'By its letter of {0} the insurer paid only a part of my claim. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'By its letter of {0} the insurer paid only a part of my claim. The insurer was told of it on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कंपनी को दावे की सूचना {1} को दी गई।',
  'By its letter of {0} the insurer paid only a part of my claim. The claim arose on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। दावे वाली घटना {1} को हुई।',
  'By its letter of {0} the insurer paid only a part of my claim. The claim arose on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। दावे वाली घटना {1} को हुई। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'By its letter of {0} the insurer paid only a part of my claim. The claim arose on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। दावे वाली घटना {1} को हुई। कंपनी को दावे की सूचना {2} को दी गई।',
  'By its letter of {0} the insurer paid only a part of my claim. The cover began on {1}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कवर {1} को शुरू हुआ।',
  'By its letter of {0} the insurer paid only a part of my claim. The cover began on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कवर {1} को शुरू हुआ। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'By its letter of {0} the insurer paid only a part of my claim. The cover began on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कवर {1} को शुरू हुआ। कंपनी को दावे की सूचना {2} को दी गई।',
  'By its letter of {0} the insurer paid only a part of my claim. The cover began on {1}. The claim arose on {2}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कवर {1} को शुरू हुआ। दावे वाली घटना {2} को हुई।',
  'By its letter of {0} the insurer paid only a part of my claim. The cover began on {1}. The claim arose on {2}. The last papers went to the insurer on {3}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कवर {1} को शुरू हुआ। दावे वाली घटना {2} को हुई। आख़िरी काग़ज़ कंपनी को {3} को भेजे गए।',
  'By its letter of {0} the insurer paid only a part of my claim. The cover began on {1}. The claim arose on {2}. The insurer was told of it on {3}.':
    'बीमा कंपनी ने अपनी {0} की चिट्ठी से दावे का केवल एक हिस्सा दिया। कवर {1} को शुरू हुआ। दावे वाली घटना {2} को हुई। कंपनी को दावे की सूचना {3} को दी गई।',
  'The insurer paid only a part of my claim.': 'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया।',
  'The insurer paid only a part of my claim. The last papers went to the insurer on {0}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। आख़िरी काग़ज़ कंपनी को {0} को भेजे गए।',
  'The insurer paid only a part of my claim. The insurer was told of it on {0}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कंपनी को दावे की सूचना {0} को दी गई।',
  'The insurer paid only a part of my claim. The claim arose on {0}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। दावे वाली घटना {0} को हुई।',
  'The insurer paid only a part of my claim. The claim arose on {0}. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। दावे वाली घटना {0} को हुई। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'The insurer paid only a part of my claim. The claim arose on {0}. The insurer was told of it on {1}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। दावे वाली घटना {0} को हुई। कंपनी को दावे की सूचना {1} को दी गई।',
  'The insurer paid only a part of my claim. The cover began on {0}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कवर {0} को शुरू हुआ।',
  'The insurer paid only a part of my claim. The cover began on {0}. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कवर {0} को शुरू हुआ। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'The insurer paid only a part of my claim. The cover began on {0}. The insurer was told of it on {1}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कवर {0} को शुरू हुआ। कंपनी को दावे की सूचना {1} को दी गई।',
  'The insurer paid only a part of my claim. The cover began on {0}. The claim arose on {1}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई।',
  'The insurer paid only a part of my claim. The cover began on {0}. The claim arose on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'The insurer paid only a part of my claim. The cover began on {0}. The claim arose on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने दावे का केवल एक हिस्सा दिया। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई। कंपनी को दावे की सूचना {2} को दी गई।',
  'The insurer has not decided my claim.': 'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है।',
  'The insurer has not decided my claim. The last papers went to the insurer on {0}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। आख़िरी काग़ज़ कंपनी को {0} को भेजे गए।',
  'The insurer has not decided my claim. The insurer was told of it on {0}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कंपनी को दावे की सूचना {0} को दी गई।',
  'The insurer has not decided my claim. The claim arose on {0}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। दावे वाली घटना {0} को हुई।',
  'The insurer has not decided my claim. The claim arose on {0}. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। दावे वाली घटना {0} को हुई। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'The insurer has not decided my claim. The claim arose on {0}. The insurer was told of it on {1}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। दावे वाली घटना {0} को हुई। कंपनी को दावे की सूचना {1} को दी गई।',
  'The insurer has not decided my claim. The cover began on {0}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कवर {0} को शुरू हुआ।',
  'The insurer has not decided my claim. The cover began on {0}. The last papers went to the insurer on {1}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कवर {0} को शुरू हुआ। आख़िरी काग़ज़ कंपनी को {1} को भेजे गए।',
  'The insurer has not decided my claim. The cover began on {0}. The insurer was told of it on {1}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कवर {0} को शुरू हुआ। कंपनी को दावे की सूचना {1} को दी गई।',
  'The insurer has not decided my claim. The cover began on {0}. The claim arose on {1}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई।',
  'The insurer has not decided my claim. The cover began on {0}. The claim arose on {1}. The last papers went to the insurer on {2}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई। आख़िरी काग़ज़ कंपनी को {2} को भेजे गए।',
  'The insurer has not decided my claim. The cover began on {0}. The claim arose on {1}. The insurer was told of it on {2}.':
    'बीमा कंपनी ने दावे पर अब तक फ़ैसला नहीं किया है। कवर {0} को शुरू हुआ। दावे वाली घटना {1} को हुई। कंपनी को दावे की सूचना {2} को दी गई।',
  'Pre-existing disease': 'पहले से मौजूद बीमारी',
  'Waiting period for a listed disease or operation': 'सूची की बीमारी या ऑपरेशन की प्रतीक्षा अवधि',
  'Illness in the first days of the policy': 'पॉलिसी के पहले दिनों में हुई बीमारी',
  'Admission for investigation or evaluation only': 'केवल जाँच या परख के लिए भर्ती',
  'Stay too short': 'बहुत कम समय की भर्ती',
  'Rest cure': 'आराम के लिए भर्ती',
  'Surgery against obesity': 'मोटापे का ऑपरेशन',
  'Change-of-gender treatment': 'लिंग परिवर्तन का इलाज',
  'Cosmetic or plastic surgery': 'सुंदरता के लिए या प्लास्टिक सर्जरी',
  'Hazardous or adventure sports': 'ख़तरनाक या रोमांचक खेल',
  'Breach of law with criminal intent': 'आपराधिक इरादे से कानून तोड़ना',
  Alcohol: 'शराब',
  Spa: 'स्पा',
  'Correction of eyesight': 'चश्मे का नंबर हटाने का इलाज',
  'Modern or unproven treatment': 'आधुनिक या बिना प्रमाण का इलाज',
  'Sterility or infertility treatment': 'बाँझपन या संतान न होने का इलाज',
  'Maternity expenses': 'प्रसव और मातृत्व का ख़र्च',
  'Congenital disease': 'जन्म से मौजूद बीमारी',
  'Excluded or blacklisted hospital or doctor': 'अस्पताल या डॉक्टर जिनके दावे कंपनी नहीं लेती',
  'Room rent limit': 'कमरे के किराए की सीमा',
  'Non-medical items': 'इलाज से अलग चीज़ें',
  'Another policy has to pay': 'दूसरी पॉलिसी को पैसे देने हैं',
  'Policy called into question': 'पॉलिसी पर सवाल उठाया',
  'Fraud in the proposal': 'प्रस्ताव में धोखाधड़ी',
  'Policy lapsed': 'पॉलिसी लैप्स हुई',
  'Proposal not accepted': 'प्रस्ताव स्वीकार नहीं हुआ',
  'Premium cheque dishonoured': 'प्रीमियम का चेक बाउंस हुआ',
  'Dispute between nominee and heirs': 'नॉमिनी और वारिसों का झगड़ा',
  'Nominee is a minor': 'नॉमिनी नाबालिग है',
  'Accidental death benefit refused': 'दुर्घटना में मृत्यु का लाभ नामंज़ूर',
  'Critical illness rider': 'गंभीर बीमारी राइडर',
  'Death outside the cover': 'मृत्यु कवर से बाहर',
  'Late intimation of the theft': 'चोरी की सूचना देर से',
  'Final police report': 'पुलिस की आख़िरी रिपोर्ट',
  'Key left in the vehicle': 'चाबी गाड़ी में छूटी',
  'No valid driving licence': 'मान्य ड्राइविंग लाइसेंस नहीं',
  'Driver under the influence of alcohol': 'ड्राइवर शराब के नशे में',
  'Wear and tear': 'घिसाई',
  'Engine damage': 'इंजन का नुकसान',
  'No valid registration on the day': 'उस दिन मान्य पंजीकरण नहीं',
  'No permit or fitness certificate': 'परमिट या फ़िटनेस प्रमाणपत्र नहीं',
  'No valid pollution certificate': 'मान्य प्रदूषण प्रमाणपत्र नहीं',
  'Private vehicle used commercially': 'निजी गाड़ी कमर्शियल काम में चली',
  Overloading: 'ज़्यादा भार',
  'Policy ended': 'पॉलिसी ख़त्म',
  'No-claim bonus wrongly declared': 'नो-क्लेम बोनस ग़लत बताया',
  'Assessed below total loss': 'पूरे नुकसान से कम आँका गया',
  'Treatment could wait until the return': 'इलाज लौटने तक रुक सकता था',
  'Treatment in India': 'भारत में इलाज',
  'Baggage lost or late': 'सामान खोया या देर से आया',
  'Flight delay too short': 'उड़ान में कम देरी',
  'Cancelled trip': 'यात्रा रद्द',
  'Assistance firm not called': 'सहायता कंपनी को फ़ोन नहीं किया',
  'Not an accident': 'दुर्घटना नहीं',
  'Hazardous sport': 'ख़तरनाक खेल',
  'Disability not in the table': 'दिव्यांगता तालिका में नहीं',
  'Insurer told too late': 'बीमा कंपनी को देर से बताया',
  Fraud: 'धोखाधड़ी',
  'No clear reason': 'कोई साफ़ कारण नहीं',
  '{0} if there are none.': 'न हों, तो {0}।',
  '{0} if it counts for each claim.': 'हर दावे पर अलग गिना जाता हो, तो {0}।',
  'At their next renewal': 'उनके अगले नवीनीकरण पर',
  'The insurer is late. You can go on today.': 'बीमा कंपनी ने देर की। आज ही आगे बढ़ा जा सकता है।',
  'Late claims and papers by the older circular, for every line':
    'पुराने परिपत्र में देर से आए दावे और काग़ज़, हर बीमे के लिए',
  'We do not know this reason yet: ask for it in writing': 'यह कारण हमें अभी पता नहीं: लिखकर माँगें',
  'That of the start of the financial year in which the claim fell due':
    'उस वित्त वर्ष की शुरुआत की दर, जिसमें दावे का पैसा देना था',
  'The insurer pays first and recovers from the owner':
    'पहले बीमा कंपनी पैसा देती है, फिर मालिक से वसूलती है',
  '{0} if there are none. Without glass: {1} is taken off it.':
    'न हों, तो {0}। काँच छोड़कर: उसमें से {1} घटता है।',
  '{0} if there is none.': 'न हो, तो {0}।',
  '{0} if you chose none. Usually {1}, {2}, {3} or {4} for a car.':
    'न चुना हो, तो {0}। कार में आम तौर पर {1}, {2}, {3} या {4}।',
  'Is it your own insurer? The Ombudsman can hear your case now.':
    'क्या यह आपकी अपनी बीमा कंपनी है? अब लोकपाल मामला सुन सकता है।',
  'True as far as you knew, with no wish to hide': 'जहाँ तक पता था सच, और छिपाने का इरादा नहीं',
  'Only one that is fundamental': 'केवल वह जो मूल शर्त तोड़े',
  'We found no reason for “': 'यह कारण हमें नहीं मिला: “',
  'Or choose the nearest from our list:': 'या हमारी सूची से सबसे करीब का चुनें:',
  '**File at once: the year may be over.** Counted from the month of silence the year ended on {0}; counted from the answer the last day is {1}. An office may count either way, and the Ombudsman may excuse a delay for good reasons.':
    '**तुरंत शिकायत करें: साल पूरा हो चुका हो सकता है।** चुप्पी के महीने से गिनें, तो साल {0} को पूरा हो गया; जवाब से गिनें, तो आख़िरी दिन {1} है। दफ़्तर किसी भी तरह गिन सकता है, और सही कारण हो, तो लोकपाल देरी माफ़ कर सकता है।',
  'It had {0} days.': 'उसके पास {0} दिन थे।',
  'Grounds on which an insurer may rely before a commission':
    'वे आधार जिन पर बीमा कंपनी आयोग में टिक सकती है',
  'When the shorter waits and the shorter moratorium reached older policies':
    'छोटी प्रतीक्षा अवधि और छोटी मोरेटोरियम अवधि पुरानी पॉलिसियों पर कब से लागू हुई',
  '**The insurer is late. You can go on today.** Its answer was due on {0}, {1} days ago. Bima Bharosa is open to you now. The Ombudsman follows on {2} if there is still silence.':
    '**बीमा कंपनी ने देर की। आज ही आगे बढ़ा जा सकता है।** उसके जवाब का आख़िरी दिन {0} था, {1} दिन पहले। बीमा भरोसा का रास्ता अब खुला है। चुप्पी बनी रहे, तो {2} को लोकपाल का रास्ता खुलता है।',
  'Other than the limitations as to use allow': 'इस्तेमाल की सीमाओं से अलग इस्तेमाल',
  'Read in favour of the policyholder': 'पॉलिसीधारक के पक्ष में पढ़ा जाता है',
  'A fundamental breach of the policy': 'पॉलिसी की मूल शर्त का उल्लंघन',
  'None of these? All reasons:': 'इनमें से कोई नहीं? सारे कारण:',
  'Answer to the cashless request: it had {0} hour, until {1} (IRDAI Master Circular on Health Insurance Business, {2}).':
    'कैशलेस के अनुरोध का जवाब: उसके पास {0} घंटा था, {1} तक (IRDAI Master Circular on Health Insurance Business, {2})।',
  'Bank rate that counts for a claim paid late, in a health wording':
    'देर से दिए दावे पर गिनी जाने वाली बैंक दर, स्वास्थ्य बीमे की एक पॉलिसी में',
  'Bank rate of the Reserve Bank of India at the start of the financial year':
    'वित्त वर्ष की शुरुआत में भारतीय रिज़र्व बैंक की बैंक दर',
  'Emergency or accident, until stable': 'इमरजेंसी या दुर्घटना, हालत सँभलने तक',
  'Victim of an accident, where the owner broke the policy':
    'दुर्घटना में घायल व्यक्ति, जब मालिक ने पॉलिसी की शर्त तोड़ी हो',
  'Need not be followed': 'मानना ज़रूरी नहीं',
  'Lives until notice of its end has reached the owner':
    'तब तक चालू, जब तक उसके ख़त्म होने की सूचना मालिक तक न पहुँचे',
  'We do not know the other reason yet: ask for it in writing':
    'दूसरा कारण हमें अभी पता नहीं: लिखकर माँगें',
  'Without an investigation: you had {0} days, until {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}).':
    'बिना जाँच-पड़ताल: आपके पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})।',
  'With an investigation: you had {0} days, until {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}).':
    'जाँच-पड़ताल के साथ: आपके पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})।',
  'Internal and genetic ones': 'शरीर के अंदर की और आनुवंशिक बीमारियाँ',
  'A wrong statement that is no fraud': 'ग़लत जानकारी जो धोखाधड़ी नहीं है',
  'Breach of a condition that defeats the whole claim, in a theft of a truck':
    'शर्त का वह उल्लंघन जिससे पूरा दावा जाता है, ट्रक की चोरी में',
  'Who has to prove that a clause which takes cover away applies':
    'कवर छीनने वाली शर्त लागू होती है, यह किसे साबित करना है',
  'What else does the letter say?': 'चिट्ठी में और क्या लिखा है?',
  'With criminal intent, as the direct cause': 'आपराधिक इरादे से, जब वही सीधा कारण हो',
  'Without significant medical papers on its effect': 'जिसके असर पर कोई ठोस मेडिकल प्रमाण न हो',
  '{0} of the sum insured': 'बीमा राशि का {0}',
  'in writing, with its grounds and its papers': 'लिखकर, आधार और काग़ज़ों के साथ',
  'The insurer has to prove that they helped to cause the accident':
    'बीमा कंपनी को साबित करना है कि उनसे दुर्घटना होने में मदद मिली',
  'Sudden, unforeseen and involuntary, by external, visible and violent means':
    'अचानक, अनसोची और बिना इरादे की घटना, बाहरी, दिखने वाले और ज़ोर से लगे कारण से',
  'The injury must be the sole and direct cause': 'चोट ही अकेला और सीधा कारण हो',
  'Without an investigation': 'बिना जाँच-पड़ताल',
  'With an investigation': 'जाँच-पड़ताल के साथ',
  'Its time runs to {0}: on {1} nothing is late yet.': 'उसका समय {0} तक है: {1} को अभी देर नहीं हुई।',
  'Insurer’s time: without an investigation': 'कंपनी का समय: बिना जाँच-पड़ताल',
  'Time to allot a surveyor after the loss is reported:':
    'नुकसान की सूचना के बाद सर्वेयर तय करने का समय:',
  'Time for the survey report:': 'सर्वे रिपोर्ट का समय:',
  'Time for the insurer to decide after the survey report:':
    'सर्वे रिपोर्ट के बाद फ़ैसला करने के लिए कंपनी का समय:',
  'Insurer’s time: with an investigation': 'कंपनी का समय: जाँच-पड़ताल के साथ',
  'Time to settle a death claim that needs no investigation:':
    'मृत्यु का दावा निपटाने का समय, जब जाँच-पड़ताल की ज़रूरत न हो:',
  'Time to settle a death claim that is investigated:':
    'मृत्यु का दावा निपटाने का समय, जब जाँच-पड़ताल हो:',
  'Is it your own insurer? The insurer still has time to answer.':
    'क्या यह आपकी अपनी बीमा कंपनी है? उसके पास जवाब का समय बाकी है।',
  'Counted from {0}, the day of the last papers (the claim was reported earlier, so more may be due), to today, {1}: **{2} days**.':
    'आख़िरी काग़ज़ों के दिन {0} से (दावे की सूचना पहले दी गई थी, इसलिए ज़्यादा भी बन सकता है) आज, {1} तक: **{2} दिन**।',
  'What the form and its papers ask for': 'जो फ़ॉर्म और उसके काग़ज़ पूछते हैं',
  'Exclude it, add a wait of up to three years, or charge more':
    'उसे कवर से बाहर रखे, तीन साल तक की प्रतीक्षा अवधि जोड़े, या ज़्यादा प्रीमियम ले',
  'As a professional only': 'केवल पेशेवर के रूप में',
  'Spas, nature cure clinics and the like': 'स्पा, प्राकृतिक चिकित्सा केंद्र और ऐसी जगहें',
  'Prescribed by a doctor as part of a paid stay or day care':
    'डॉक्टर के लिखे हुए, और ऐसी भर्ती या डे-केयर का हिस्सा जिसका पैसा मिलता है',
  'Ectopic pregnancy, and a miscarriage after an accident':
    'गर्भाशय के बाहर गर्भ, और दुर्घटना के बाद गर्भपात',
  'if the insurer shows that it would have issued no policy':
    'अगर बीमा कंपनी दिखाए कि वह पॉलिसी जारी ही न करती',
  'The insurer, with papers and witnesses': 'बीमा कंपनी को, काग़ज़ों और गवाहों से',
  'No rule read.': 'कोई नियम नहीं पढ़ा।',
  'Consequential loss, wear and tear, mechanical or electrical breakdown':
    'बाद का परिणामी नुकसान, घिसाई, मशीन या बिजली की ख़राबी',
  'Use for which the policy does not pay, general exception {0}(a)':
    'वह इस्तेमाल जिसका पैसा पॉलिसी नहीं देती, सामान्य अपवाद {0}(a)',
  'Left out: the treating doctors and the assistance firm decide together':
    'कवर से बाहर: इलाज करने वाले डॉक्टर और सहायता कंपनी मिलकर तय करते हैं',
  'For the reasons in its list only': 'केवल उसकी सूची के कारणों पर',
  'Neither a regulation nor a prohibition': 'न नियम, न मनाही',
  'Money came': 'पैसा कब आया',
  'something else': 'कुछ और',
  ', or': ', या',
  'the date of their letter': 'उनकी चिट्ठी की तारीख़',
  'Life cover within the grace period of an unpaid premium':
    'प्रीमियम बाकी हो, तो ग्रेस पीरियड में जीवन कवर',
  'the day of the accident or diagnosis': 'दुर्घटना का या बीमारी पता चलने का दिन',
  'A death on the last day of a waiting period': 'प्रतीक्षा अवधि के आख़िरी दिन हुई मृत्यु',
  'No life policy can be questioned on any ground after {0} years. They ended on {1}. There is no letter yet, so today is counted: {2}. A revival starts them again, and a rider has its own. An earlier notice of the insurer may count in place of the letter.':
    '{0} साल बाद किसी जीवन बीमा पॉलिसी पर किसी आधार पर सवाल नहीं उठ सकता। वे {1} को पूरे हुए। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। पॉलिसी दोबारा चालू होने से वे फिर शुरू होते हैं, और राइडर के अपने होते हैं। चिट्ठी की जगह कंपनी की पहले की कोई सूचना भी गिनी जा सकती है।',
  'Needed, no more than needed, prescribed, of accepted standard':
    'ज़रूरी, ज़रूरत से ज़्यादा नहीं, डॉक्टर का लिखा, और मान्य स्तर का',
  'Mainly for bed rest, without treatment': 'मुख्य रूप से आराम के लिए, बिना इलाज',
  'Reconstruction after an accident, burns or cancer, or against a direct and immediate health risk':
    'दुर्घटना, जलने या कैंसर के बाद, या सेहत के सीधे ख़तरे में',
  'Treatment that an excluded hospital is still paid for (Excl11)':
    'अलग रखे गए अस्पताल का वह इलाज, जिसका पैसा फिर भी मिलता है (Excl11)',
  'Treatment, then reimbursement': 'इलाज, फिर रीइंबर्समेंट',
  'Still material': 'तब भी ज़रूरी बात',
  'The issue, or the reinstatement if the clause names it':
    'पॉलिसी जारी होना, या शर्त में लिखा हो तो दोबारा चालू होना',
  'Accident benefit, where the arrears of the premium were paid after the accident':
    'दुर्घटना का लाभ, जब बाकी प्रीमियम दुर्घटना के बाद भरा गया',
  'ends what the insurer owes': 'बीमा कंपनी की देनदारी ख़त्म होती है',
  'High Courts differ': 'हाई कोर्ट एकमत नहीं',
  'the day of the theft': 'चोरी का दिन',
  'the day the insurer was told': 'बीमा कंपनी को बताने का दिन',
  'Under the influence of alcohol or drugs, or without a valid licence':
    'शराब या नशे में, या मान्य लाइसेंस के बिना',
  'A surveyor’s report without cogent reasons': 'ठोस कारण न देने वाली सर्वेयर की रिपोर्ट',
  'The person in the registration certificate': 'जिसका नाम पंजीकरण प्रमाणपत्र में है',
  'A policy whose cheque bounced, towards the victim of an accident':
    'जिस पॉलिसी का चेक बाउंस हुआ, दुर्घटना में घायल व्यक्ति के प्रति',
  'A property irregularity report (PIR) of the carrier':
    'ले जाने वाली कंपनी की सामान की गड़बड़ी की रिपोर्ट (PIR)',
  'Valuables, money, and single things missing from a bag':
    'कीमती चीज़ें, पैसे, और बैग में से गायब एक-दो चीज़ें',
  'More than {0} hours': '{0} घंटे से ज़्यादा',
  'Mountaineering, racing, hunting, paragliding and other adventure sports':
    'पर्वतारोहण, रेस, शिकार, पैराग्लाइडिंग और ऐसे दूसरे रोमांचक खेल',
  'Diseases present from birth that a health policy may not exclude':
    'जन्म से मौजूद बीमारियाँ, जिन्हें स्वास्थ्य पॉलिसी बाहर नहीं रख सकती',
  'Interest on money withheld from {0}: {1} cut to {2} a year.':
    '{0} से रोके गए पैसे पर ब्याज: {1} से घटाकर सालाना {2}।',
  'A commission sets its own rate ({0} to {1} in these rows); the regulator’s rate for late payment is the bank rate plus {2} points.':
    'आयोग अपनी दर तय करता है (इन मामलों में {0} से {1}); देर से भुगतान पर नियामक की दर बैंक दर से {2} अंक ज़्यादा है।',
  'Use of a vehicle on the road without a valid registration':
    'मान्य पंजीकरण के बिना सड़क पर गाड़ी चलाना',
  'Empty while it has not come.': 'जब तक न आया हो, खाली छोड़ें।',
  'Primarily for diagnostics and evaluation purposes only': 'मुख्य रूप से केवल जाँच या परख के लिए',
  'Breach of law that excludes a treatment (Excl10)':
    'कानून का वह उल्लंघन, जिससे इलाज कवर से बाहर होता है (Excl10)',
  'Treatment that counts as unproven (Excl16)': 'वह इलाज, जो बिना प्रमाण का माना जाता है (Excl16)',
  'Limit for listed modern treatments in the standard policy':
    'मानक पॉलिसी में सूची के आधुनिक इलाजों की सीमा',
  '{0}, or {1} in towns of less than {2} people': '{0}, या {2} से कम आबादी वाले शहर में {1}',
  'the day the premium was paid': 'प्रीमियम भरने का दिन',
  'How an insurer has to question a policy, section {0}({1}) and ({2})':
    'कंपनी को पॉलिसी पर सवाल कैसे उठाना है, धारा {0}({1}) और ({2})',
  'the appointee that the holder named': 'पॉलिसीधारक का नियुक्त किया व्यक्ति (अपॉइंटी)',
  'Time after the accident for a death under an accident rider of life insurance':
    'जीवन बीमे के दुर्घटना राइडर में दुर्घटना के बाद मृत्यु का समय',
  'the last day of the registration': 'पंजीकरण का आख़िरी दिन',
  'More passengers than permitted': 'मंज़ूर संख्या से ज़्यादा सवारी',
  'the day the survey report reached the insurer': 'सर्वे रिपोर्ट बीमा कंपनी तक पहुँचने का दिन',
  'What an accident is in an insurer’s wording': 'बीमा कंपनी की शर्तों में दुर्घटना क्या है',
  'Link between the injury and the death for an accident benefit':
    'दुर्घटना के लाभ में चोट और मृत्यु का संबंध',
  'A disease that is caught in the natural course of events': 'जो बीमारी सामान्य रूप से लग जाए',
  'Show its reasons': 'इसके कारण देखें',
  'My letter says both': 'चिट्ठी में दोनों लिखे हैं',
  'still running': 'अभी चल रहा है',
  'Without an investigation: it had {0} days, until {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}).':
    'बिना जाँच-पड़ताल: उसके पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})।',
  'With an investigation: it had {0} days, until {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}).':
    'जाँच-पड़ताल के साथ: उसके पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})।',
  'Facts that a proposal for health insurance has to disclose':
    'स्वास्थ्य बीमे के प्रस्ताव में बताई जाने वाली बातें',
  'What an insurer may do, with your consent, about a disease that was not disclosed':
    'न बताई गई बीमारी पर, आपकी सहमति से, बीमा कंपनी क्या कर सकती है',
  'Injuries of hazardous sports that are excluded (Excl09)':
    'ख़तरनाक खेलों की चोटें जो कवर में नहीं (Excl09)',
  'Places whose treatment is excluded (Excl13)': 'वे जगहें, जहाँ का इलाज कवर में नहीं (Excl13)',
  'Supplements that are not excluded (Excl14)': 'वे सप्लीमेंट, जो कवर से बाहर नहीं (Excl14)',
  'What the exclusion of maternity leaves paid (Excl18)':
    'मातृत्व कवर में न होने पर भी किसका पैसा मिलता है (Excl18)',
  'the due date of the unpaid premium': 'बाकी प्रीमियम की आख़िरी तारीख़',
  'When a fact is material, section {0}({1})': 'कोई बात कब ज़रूरी मानी जाती है, धारा {0}({1})',
  'Who has to prove that a fact was hidden in a proposal':
    'प्रस्ताव में बात छिपाई गई, यह किसे साबित करना है',
  'Saral Jeevan Bima: share of the premiums paid back on another death in that time':
    'सरल जीवन बीमा: उस अवधि में किसी और कारण से मृत्यु पर प्रीमियम का लौटाया जाने वाला हिस्सा',
  '**No rule read.** No rule of law on the refusal itself was read. The schedule and the exclusions of your own policy decide; for a group cover, the master policy and the certificate.':
    '**कोई नियम नहीं पढ़ा।** नामंज़ूरी पर कानून का कोई नियम नहीं पढ़ा। आपकी पॉलिसी की अनुसूची और “क्या कवर नहीं है” से तय होता है; ग्रुप कवर में मास्टर पॉलिसी और प्रमाणपत्र से।',
  'Losses that the own-damage section leaves out, clause {0}(a)':
    'वे नुकसान जो अपने नुकसान के कवर से बाहर हैं, शर्त {0}(a)',
  'Treatment that could wait until the return to India, in the same policy':
    'वह इलाज जो भारत लौटने तक रुक सकता था, उसी पॉलिसी में',
  'When a cover for a cancelled trip commonly pays': 'यात्रा रद्द होने का कवर आम तौर पर कब पैसा देता है',
  'A government’s advice not to travel': 'सरकार की यात्रा न करने की सलाह',
  'Tests of medically necessary treatment': 'इलाज मेडिकल रूप से ज़रूरी है या नहीं, इसकी कसौटियाँ',
  'Stays that the exclusion of rest cure takes out (Excl05)':
    'आराम वाली शर्त (Excl05) से कौन-सी भर्तियाँ बाहर होती हैं',
  'To give the body the features of the opposite sex': 'शरीर को दूसरे लिंग जैसा बनाने के लिए',
  'Cosmetic or plastic surgery that is not excluded (Excl08)':
    'सुंदरता के लिए या प्लास्टिक सर्जरी, जो कवर से बाहर नहीं (Excl08)',
  'Alcohol, drugs, addiction, and what follows from them':
    'शराब, नशा, लत, और उनसे होने वाली बीमारियाँ',
  'Sterilisation and its reversal, contraception, IVF and the like, surrogacy':
    'नसबंदी और उसे उलटना, गर्भनिरोध, IVF और ऐसे इलाज, सरोगेसी',
  'What remains after a cashless request is denied': 'कैशलेस अनुरोध नामंज़ूर होने पर क्या बचता है',
  'Those with one price for all rooms': 'जहाँ हर कमरे में एक ही दाम है',
  'The provider’s standard rate and rates for the like in the area':
    'अस्पताल की सामान्य दर, और इलाके में ऐसे ही इलाज की दरें',
  'Those paid in instalments': 'जिनका प्रीमियम किस्तों में भरा जाता है',
  'Yes inside three years of section {0}.': 'हाँ, धारा {0} के तीन साल के अंदर।',
  'Time to pay the premiums back after a misstatement without fraud, section {0}({1})':
    'ग़लत जानकारी पर, जो धोखाधड़ी न हो, प्रीमियम लौटाने का समय, धारा {0}({1})',
  'Yes; but the nominee gets at least {0} of the premiums paid (not unit-linked), also inside the {1} months.':
    'हाँ; पर नॉमिनी को भरे गए प्रीमियम का कम से कम {0} मिलता है (यूलिप में नहीं), {1} महीने के अंदर भी।',
  'Day from which a suicide clause counts': 'आत्महत्या की शर्त किस दिन से गिनी जाती है',
  'Payment in good faith to the nominee in the insurer’s records, section {0}({1})':
    'कंपनी के रिकॉर्ड में दर्ज नॉमिनी को नेक नीयत से भुगतान, धारा {0}({1})',
  'Whether the nominee or the heirs own the money in the end':
    'आख़िर में पैसा नॉमिनी का है या वारिसों का',
  'Usual waiting period of a critical illness rider of life insurance':
    'जीवन बीमे के गंभीर बीमारी राइडर की आम प्रतीक्षा अवधि',
  'Usual time to live on after the diagnosis, for a critical illness rider of life insurance':
    'जीवन बीमे के गंभीर बीमारी राइडर में, बीमारी पता चलने के बाद जीवित रहने का आम समय',
  'May not be asked for': 'माँगा नहीं जा सकता',
  '{0} kg': '{0} किलो',
  'Drivers for which the own-damage section does not pay, clause {0}(c)':
    'वे ड्राइवर, जिन पर अपने नुकसान का कवर पैसा नहीं देता, शर्त {0}(c)',
  'Possible without a breath or blood test': 'साँस या ख़ून की जाँच के बिना भी हो सकता है',
  'Not a fundamental breach': 'मूल शर्त का उल्लंघन नहीं',
  'Share paid for a private car that was let on hire (non-standard settlement)':
    'किराए पर दी गई निजी कार में मिलने वाला हिस्सा (नॉन-स्टैंडर्ड निपटारा)',
  'Owner of an insured vehicle': 'बीमे वाली गाड़ी का मालिक',
  'Paper without which checked baggage that is lost is commonly not paid':
    'वह काग़ज़, जिसके बिना खोए हुए जमा सामान का पैसा आम तौर पर नहीं मिलता',
  'Baggage that is commonly left out': 'सामान, जो आम तौर पर कवर में नहीं',
  'Delay after which a cover for delayed baggage commonly pays':
    'कितनी देरी के बाद देर से आए सामान का कवर आम तौर पर पैसा देता है',
  'Time to complain to the airline of damage to checked baggage, from its receipt':
    'जमा सामान में नुकसान की शिकायत एयरलाइन से करने का समय, सामान मिलने से',
  'Time to complain to the airline of late baggage, from the day it is handed over':
    'देर से आए सामान की शिकायत एयरलाइन से करने का समय, सामान सौंपे जाने के दिन से',
  'the day you sent the last papers': 'आख़िरी काग़ज़ भेजने का दिन',
  'Not by itself proof of influence': 'अकेले नशे का सबूत नहीं',
  'Pursuits that an accident rider of life insurance leaves out':
    'वे काम, जो जीवन बीमे के दुर्घटना राइडर में कवर नहीं',
  'the day the money came': 'पैसा आने का दिन',
  'The bank rate of that year is not on our list. The sum is: amount × (bank rate + {0}) ÷ {1} × days ÷ days of the year.':
    'उस साल की बैंक दर हमारी सूची में नहीं है। हिसाब यह है: रकम × (बैंक दर + {0}) ÷ {1} × दिन ÷ साल के दिन।',
  'Stays that the exclusion of evaluation takes out (Excl04)':
    'जाँच वाली शर्त (Excl04) से कौन-सी भर्तियाँ बाहर होती हैं',
  'Beds of a hospital that is not registered under the Clinical Establishments Act':
    'उस अस्पताल के बिस्तर, जो क्लिनिकल एस्टैब्लिशमेंट्स एक्ट में पंजीकृत नहीं',
  'Who receives the money while a nominee is a minor, section {0}({1})':
    'नॉमिनी नाबालिग हो, तो पैसा किसे मिलता है, धारा {0}({1})',
  'Share paid, where the bonus was misstated and the insurer had not checked it':
    'मिलने वाला हिस्सा, जब बोनस ग़लत बताया गया और कंपनी ने जाँचा नहीं',
  'The insurer’s time runs until {0}': 'कंपनी का समय {0} तक है',
  'It has': 'उसके पास हैं',
  'Treatment that the exclusion of a change of gender takes out (Excl07)':
    'लिंग परिवर्तन वाली शर्त (Excl07) से कौन-सा इलाज बाहर होता है',
  'Treatment that the exclusion of addiction takes out (Excl12)':
    'लत वाली शर्त (Excl12) से कौन-सा इलाज बाहर होता है',
  'Treatment that the exclusion of infertility takes out (Excl17)':
    'बाँझपन वाली शर्त (Excl17) से कौन-सा इलाज बाहर होता है',
  'Hospitals at which nothing is cut in proportion to the room':
    'वे अस्पताल, जहाँ कमरे के अनुपात में कुछ नहीं काटा जाता',
  'What a reasonable and customary charge is compared with':
    'उचित और प्रचलित ख़र्च की तुलना किससे होती है',
  'Health policies that also cover claims of the grace period':
    'वे स्वास्थ्य पॉलिसियाँ, जो ग्रेस पीरियड के दावे भी कवर करती हैं',
  'an honest belief, no intent to hide, or an insurer that knew':
    'सच मानकर लिखना, छिपाने का इरादा न होना, या कंपनी को पहले से पता होना',
  Material: 'ज़रूरी बात',
  'Not material': 'ज़रूरी बात नहीं',
  'the terms are adjusted, at any time': 'शर्तें बदली जाती हैं, कभी भी',
  'No contract': 'कोई अनुबंध नहीं',
  'May be a contract': 'अनुबंध हो सकता है',
  'Not by itself a ground to refuse a genuine claim': 'अकेले, सच्चा दावा नामंज़ूर करने का आधार नहीं',
  Immediately: 'तुरंत',
  'Yes. Since {0} the policyholders’ circular also says that late notice alone is no ground to reject.':
    'हाँ। {0} से पॉलिसीधारकों का परिपत्र भी कहता है कि केवल देर से सूचना नामंज़ूरी का आधार नहीं।',
  'A paper that the insured has no way to get': 'ऐसा काग़ज़, जो बीमित व्यक्ति किसी तरह नहीं ला सकता',
  'All reasonable steps to keep it safe and in order': 'उसे सुरक्षित और ठीक रखने के सारे उचित उपाय',
  'the last day of the driving licence': 'ड्राइविंग लाइसेंस का आख़िरी दिन',
  'Driving licence valid to': 'ड्राइविंग लाइसेंस कब तक मान्य था',
  'Its last day on the card or on Parivahan, for this class of vehicle, before a renewal.':
    'कार्ड पर या परिवहन पर इसका आख़िरी दिन, इस श्रेणी की गाड़ी के लिए, रिन्यू होने से पहले का।',
  'Gross weight below which a licence for light motor vehicles covers a transport vehicle':
    'कुल वज़न, जिससे नीचे हल्की मोटर गाड़ी के लाइसेंस से ट्रांसपोर्ट गाड़ी चलाई जा सकती है',
  'Month of grace of an expired driving licence, since the amendment of {0}':
    'ख़त्म हो चुके ड्राइविंग लाइसेंस का मोहलत का महीना, {0} के संशोधन से',
  'Proof that a driver was under the influence': 'ड्राइवर के नशे में होने का सबूत',
  'A transport vehicle on the road without any permit': 'बिना किसी परमिट के सड़क पर ट्रांसपोर्ट गाड़ी',
  'A permit that is missing for one State only': 'परमिट, जो केवल एक राज्य का नहीं है',
  'Not hidden': 'छिपाई नहीं गई',
  'Outside the cover': 'कवर से बाहर',
  'Injury that comes from alcohol or drugs, in a group accident policy':
    'शराब या नशे से हुई चोट, ग्रुप दुर्घटना पॉलिसी में',
  'A death that drink itself caused, under an accident cover': 'शराब से ही हुई मृत्यु, दुर्घटना कवर में',
  'Alcohol in the blood of an insured who drowned': 'डूबे हुए बीमित व्यक्ति के ख़ून में शराब',
  Discharged: 'अस्पताल से छुट्टी',
  'Counted from {0}, the day the insurer was told, to today, {1}: **{2} day**.':
    'कंपनी को बताने के दिन {0} से आज, {1} तक: **{2} दिन**।',
  'What bars a refusal for fraud, section {0}({1})':
    'धोखाधड़ी के नाम पर नामंज़ूरी किससे रुकती है, धारा {0}({1})',
  'Other life cover, where the form asks for it and none was named':
    'दूसरा जीवन बीमा, जब फ़ॉर्म में पूछा गया और कोई नहीं बताया गया',
  'Small policies that were left out after a larger one was disclosed':
    'छोटी पॉलिसियाँ, जो बड़ी पॉलिसी बताने के बाद छूट गईं',
  'A wrong age, section {0}({1})': 'ग़लत आयु, धारा {0}({1})',
  'A premium that was only received and kept, without a decision on the proposal':
    'प्रीमियम, जो केवल लेकर रख लिया गया, प्रस्ताव पर फ़ैसले के बिना',
  'The same, where the conduct of the insurer shows that it accepted':
    'वही, जब कंपनी के व्यवहार से स्वीकार करना दिखता है',
  'Tell us three dates and we can say more': 'तीन तारीख़ें बताएँ, तो हम और बता सकते हैं',
  'the day the police were told': 'पुलिस को बताने का दिन',
  'Police told': 'पुलिस को कब बताया',
  'The FIR, the diary entry or the call to {0} or {1}, whichever was first.':
    'FIR, रोज़नामचे (डेली डायरी) में दर्ज रिपोर्ट, या {0} या {1} पर कॉल: जो सबसे पहले हुआ, उसका दिन।',
  'Late notice of a theft to the insurer, where the police were told at once':
    'चोरी की सूचना कंपनी को देर से, जब पुलिस को तुरंत बताया गया',
  'Notice of an accident, or of a theft to the police, condition {0}':
    'दुर्घटना की सूचना, या चोरी की पुलिस को सूचना, शर्त {0}',
  'Care for the vehicle, condition {0}': 'गाड़ी की देखभाल, शर्त {0}',
  'Share paid for a theft, where the key was left in the vehicle for a moment':
    'चोरी में मिलने वाला हिस्सा, जब चाबी थोड़ी देर गाड़ी में रह गई',
  'the day the repair began': 'मरम्मत शुरू होने का दिन',
  'A serious and recent illness that the form asked about, where death had another cause':
    'गंभीर और हाल की बीमारी, जो फ़ॉर्म में पूछी गई, जब मृत्यु का कारण दूसरा हो',
  'Who has to prove that an engine was started in water':
    'पानी में इंजन चालू किया गया, यह किसे साबित करना है',
  'Treatment of a pre-existing condition, in the medical section of an insurer':
    'पहले से मौजूद बीमारी का इलाज, एक कंपनी की पॉलिसी के मेडिकल हिस्से में',
  'An illness that was disclosed, or that the insurer’s doctor had noted':
    'बीमारी, जो बताई गई थी या कंपनी के डॉक्टर ने दर्ज की थी',
  'Treatment in India, where the words of an overseas policy leave it out':
    'भारत में इलाज, जब विदेश यात्रा की पॉलिसी के शब्द उसे बाहर रखते हैं',
  'Delay after which the optional trip-delay cover of the standard domestic policy pays':
    'कितनी देरी के बाद मानक घरेलू पॉलिसी का वैकल्पिक देरी का कवर पैसा देता है',
  'the day of the discharge': 'अस्पताल से छुट्टी का दिन',
  'Please decide now, and tell me the day of payment. For money paid late you owe interest of bank rate plus {0} percentage points, without being asked (IRDAI Master Circular on Protection of Policyholders’ Interests, {1}). It runs from the day the claim was reported. {text}':
    'अब फ़ैसला करें, और भुगतान का दिन बताएँ। देर से दिए पैसे पर बिना माँगे बैंक दर से {0} प्रतिशत अंक ज़्यादा ब्याज देना होता है (IRDAI Master Circular on Protection of Policyholders’ Interests, {1})। वह दावे की सूचना के दिन से चलता है। {text}',
  'By my count it runs from {0}; to {1} that is {2} days.':
    'मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन।',
  'By my count it runs from {0}; to {1} that is {2} days, at {3} a year: {4} on {5}.':
    'मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'By my count it runs from {0}; to {1} that is {2} day.':
    'मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन।',
  'By my count it runs from {0}; to {1} that is {2} day, at {3} a year.':
    'मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'By my count it runs from {0}; to {1} that is {2} day, at {3} a year: {4} on {5}.':
    'मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'By my count it runs at the latest from {0}; to {1} that is {2} days.':
    'मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन।',
  'By my count it runs at the latest from {0}; to {1} that is {2} days, at {3} a year.':
    'मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'By my count it runs at the latest from {0}; to {1} that is {2} days, at {3} a year: {4} on {5}.':
    'मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'By my count it runs at the latest from {0}; to {1} that is {2} day.':
    'मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन।',
  'By my count it runs at the latest from {0}; to {1} that is {2} day, at {3} a year.':
    'मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'By my count it runs at the latest from {0}; to {1} that is {2} day, at {3} a year: {4} on {5}.':
    'मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'The bank rate was {0} at the start of that financial year (Reserve Bank of India, monetary policy statement of {1}, read in {name}, {2}), so the interest is **{3} a year** ({name2} takes the rate of that day; the circular does not say which). With the amount we count the rupees.':
    'उस वित्त वर्ष की शुरुआत में बैंक दर {0} थी (Reserve Bank of India, monetary policy statement of {1}, {name} में पढ़ा, {2}), इसलिए ब्याज **साल का {3}** है ({name2} में उसी दिन की दर ली गई है; परिपत्र नहीं बताता कि कौन-सी दर)। रकम बताएँ, तो रुपये गिने जाते हैं।',
  'The bank rate was {0} at the start of that financial year (Reserve Bank of India, monetary policy statement of {1}, read in {name}, {2}), so the interest is **{3} a year** ({name2} takes the rate of that day; the circular does not say which). On {4} that is **{5}**, and {6} for each further day. Simple interest; ask the insurer for its own count.':
    'उस वित्त वर्ष की शुरुआत में बैंक दर {0} थी (Reserve Bank of India, monetary policy statement of {1}, {name} में पढ़ा, {2}), इसलिए ब्याज **साल का {3}** है ({name2} में उसी दिन की दर ली गई है; परिपत्र नहीं बताता कि कौन-सी दर)। {4} पर यह **{5}** है, और आगे हर दिन के लिए {6}। साधारण ब्याज; कंपनी से उसका हिसाब माँगें।',
  'The rule is on {text} side': 'नियम {text} पक्ष में है',
  'These dates leave the insurer this reason': 'इन तारीख़ों से कंपनी के पास यह कारण बचता है',
  'the {text} ended on {0}': '{text} {0} को पूरी हुई',
  'the {0} years ended on {1}': '{0} साल {1} को पूरे हुए',
  'the {0} months ended on {1}': '{0} महीने {1} को पूरे हुए',
  'the {0} days ended on {1}': '{0} दिन {1} को पूरे हुए',
  'the {0} hours ended on {1}': '{0} घंटे {1} को पूरे हुए',
  'the {0} years ran to {1}': '{0} साल {1} तक थे',
  'the {0} months ran to {1}': '{0} महीने {1} तक थे',
  'the {0} days ran to {1}': '{0} दिन {1} तक थे',
  'the {0} years run to {1}': '{0} साल {1} तक हैं',
  'the {0} months run to {1}': '{0} महीने {1} तक हैं',
  'the {0} days run to {1}': '{0} दिन {1} तक हैं',
  'the longest {text} ran to {0}': 'सबसे लंबी {text} {0} तक थी',
  wait: 'प्रतीक्षा अवधि',
  'the longest {text} runs to {0}': 'सबसे लंबी {text} {0} तक है',
  '{text} was {0}': '{text} {0} था',
  '{text} is {0}': '{text} {0} है',
  '{0} years over': '{0} साल पूरे',
  '{0} months over': '{0} महीने पूरे',
  '{0} days over': '{0} दिन पूरे',
  '{0} years to': '{0} साल, कब तक',
  '{0} months to': '{0} महीने, कब तक',
  '{0} days to': '{0} दिन, कब तक',
  'Wait to': 'प्रतीक्षा अवधि कब तक',
  'Wait over': 'प्रतीक्षा अवधि पूरी',
  'the day {text} cover began': '{text} कवर शुरू होने का दिन',
  your: 'आपके',
  'the insured’s': 'बीमित व्यक्ति के',
  'your father’s': 'आपके पिता के',
  'your mother’s': 'आपकी माँ के',
  'your husband’s': 'आपके पति के',
  'your wife’s': 'आपकी पत्नी के',
  'your son’s': 'आपके बेटे के',
  'your daughter’s': 'आपकी बेटी के',
  'your relative’s': 'आपके रिश्तेदार के',
  '{text} and {text2}.': '{text} और {text2}।',
  '{text}, {text2} and {text3}.': '{text}, {text2} और {text3}।',
  '{text}.': '{text}।',
  'the day you complained': 'शिकायत करने का दिन',
  'the day of their answer': 'उनके जवाब का दिन',
  '{text}: “{name}”': '{text}: “{name}”',
  '{text}: “{name}” · letter of {0}': '{text}: “{name}” · {0} की चिट्ठी',
  '{text}: {text2} · letter of {0}': '{text}: {text2} · {0} की चिट्ठी',
  '**Were you hurt? Your petition to the tribunal: by {0}.** {text}':
    '**आपको चोट लगी? अधिकरण में याचिका: {0} तक।** {text}',
  'That is six months from the accident, in {0} days. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने इसी दिन पूरे होते हैं, {0} दिन बाद। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  'That is six months from the accident, {0} days ago. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने {0} दिन पहले पूरे हो गए। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  'That is six months from the accident, over a year ago. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने एक साल से ज़्यादा पहले पूरे हो गए। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  '**Is it your own insurer? {text}** {text2}': '**क्या यह आपकी अपनी बीमा कंपनी है? {text}** {text2}',
  'Counted from {0}, the day of the last papers (the claim was reported earlier, so more may be due), to today, {1}: **{2} day**.':
    'आख़िरी काग़ज़ों के दिन {0} से (दावे की सूचना पहले दी गई थी, इसलिए ज़्यादा भी बन सकता है) आज, {1} तक: **{2} दिन**।',
  'The days that the rule compares': 'वे दिन जिनकी नियम तुलना करता है',
  'The day on the discharge summary.': 'डिस्चार्ज समरी पर लिखा दिन।',
  'A single day decides here. By our count the day after {0} is the first one, and {1} is the last and still within. An insurer that counts {2} as well ends on {3}. Check {4} on its paper, such as the policy, and ask the insurer how it counts.':
    'यहाँ एक दिन से फ़ैसला होता है। हमारी गिनती में {0} के बाद वाला दिन पहला दिन है; {1} आख़िरी दिन है, और वह भी समय के अंदर है। जो कंपनी {2} को भी गिनती है, उसकी गिनती {3} को पूरी होती है। {4} की तारीख़ उसके काग़ज़ पर मिला लें, जैसे पॉलिसी पर, और कंपनी से पूछें कि वह कैसे गिनती है।',
  'This one day has two readings. If {0} counts, {1} months were complete on {2}, the day before. If it does not, they ran to the end of {3}, and this day is still within. Check {4} in the policy, and ask the insurer how it counts. Your letter takes the first reading.':
    'इस एक दिन की दो गिनतियाँ हैं। {0} भी गिना जाए, तो {1} महीने एक दिन पहले, {2} को पूरे हुए। न गिना जाए, तो वे {3} के अंत तक चले, और यह दिन अंदर आता है। पॉलिसी में {4} देख लें, और कंपनी से पूछें कि वह कैसे गिनती है। आपकी चिट्ठी पहली गिनती लेती है।',
  'This one day has two readings. If {0} counts, {1} years were complete on {2}, the day before. If it does not, they ran to the end of {3}, and this day is still within. Check {4} in the policy, and ask the insurer how it counts. Your letter takes the first reading.':
    'इस एक दिन की दो गिनतियाँ हैं। {0} भी गिना जाए, तो {1} साल एक दिन पहले, {2} को पूरे हुए। न गिना जाए, तो वे {3} के अंत तक चले, और यह दिन अंदर आता है। पॉलिसी में {4} देख लें, और कंपनी से पूछें कि वह कैसे गिनती है। आपकी चिट्ठी पहली गिनती लेती है।',
  'This one day has two readings. If {0} counts, {1} days were complete on {2}, the day before. If it does not, they ran to the end of {3}, and this day is still within. Check {4} in the policy, and ask the insurer how it counts. Your letter takes the first reading.':
    'इस एक दिन की दो गिनतियाँ हैं। {0} भी गिना जाए, तो {1} दिन एक दिन पहले, {2} को पूरे हुए। न गिना जाए, तो वे {3} के अंत तक चले, और यह दिन अंदर आता है। पॉलिसी में {4} देख लें, और कंपनी से पूछें कि वह कैसे गिनती है। आपकी चिट्ठी पहली गिनती लेती है।',
  'A single day decides here: {0} itself still counts as in time. Compare it with the paper.':
    'यहाँ एक दिन से फ़ैसला होता है: {0} का दिन भी समय के अंदर गिना जाता है। तारीख़ काग़ज़ से मिला लें।',
  'This holds if the insurer did not investigate the death. If it did, its longer time is not over.':
    'यह तब लागू है जब कंपनी ने मृत्यु की जाँच-पड़ताल नहीं की। की हो, तो उसका लंबा समय अभी पूरा नहीं हुआ।',
  'Counted from {0}, the day of the last papers (the claim was reported earlier, so more may be due), to {1}, the day the money came: **{2} days**.':
    'आख़िरी काग़ज़ों के दिन {0} से (दावे की सूचना पहले दी गई थी, इसलिए ज़्यादा भी बन सकता है) {1} तक, जिस दिन पैसा आया: **{2} दिन**।',
  'Counted from {0}, the day the insurer was told, to {1}, the day the money came: **{2} days**.':
    'कंपनी को बताने के दिन {0} से {1} तक, जिस दिन पैसा आया: **{2} दिन**।',
  'Counted from {0}, the day of the last papers (the claim was reported earlier, so more may be due), to {1}, the day the money came: **{2} day**.':
    'आख़िरी काग़ज़ों के दिन {0} से (दावे की सूचना पहले दी गई थी, इसलिए ज़्यादा भी बन सकता है) {1} तक, जिस दिन पैसा आया: **{2} दिन**।',
  'Counted from {0}, the day the insurer was told, to {1}, the day the money came: **{2} day**.':
    'कंपनी को बताने के दिन {0} से {1} तक, जिस दिन पैसा आया: **{2} दिन**।',
  'The bank rate was {0} at the start of that financial year (Reserve Bank of India, monetary policy statement of {1}, read in {name}, {2}), so the interest is **{3} a year** ({name2} takes the rate of that day; the circular does not say which). On {4} that is **{5}**. Simple interest; ask the insurer for its own count.':
    'उस वित्त वर्ष की शुरुआत में बैंक दर {0} थी (Reserve Bank of India, monetary policy statement of {1}, {name} में पढ़ा, {2}), इसलिए ब्याज **साल का {3}** है ({name2} में उसी दिन की दर ली गई है; परिपत्र नहीं बताता कि कौन-सी दर)। {4} पर यह **{5}** है। साधारण ब्याज; कंपनी से उसका हिसाब माँगें।',
  'If there was no investigation, by my count it runs from {0}; to {1} that is {2} days.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन।',
  'If there was no investigation, by my count it runs from {0}; to {1} that is {2} days, at {3} a year.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'If there was no investigation, by my count it runs from {0}; to {1} that is {2} days, at {3} a year: {4} on {5}.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'If there was no investigation, by my count it runs from {0}; to {1} that is {2} day.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन।',
  'If there was no investigation, by my count it runs from {0}; to {1} that is {2} day, at {3} a year.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'If there was no investigation, by my count it runs from {0}; to {1} that is {2} day, at {3} a year: {4} on {5}.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'If there was no investigation, by my count it runs at the latest from {0}; to {1} that is {2} days.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन।',
  'If there was no investigation, by my count it runs at the latest from {0}; to {1} that is {2} days, at {3} a year.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'If there was no investigation, by my count it runs at the latest from {0}; to {1} that is {2} days, at {3} a year: {4} on {5}.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'If there was no investigation, by my count it runs at the latest from {0}; to {1} that is {2} day.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन।',
  'If there was no investigation, by my count it runs at the latest from {0}; to {1} that is {2} day, at {3} a year.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से।',
  'If there was no investigation, by my count it runs at the latest from {0}; to {1} that is {2} day, at {3} a year: {4} on {5}.':
    'जाँच-पड़ताल न हुई हो, तो मेरी गिनती से वह {0} से या उससे पहले से चलता है; {1} तक {2} दिन, सालाना {3} की दर से: {5} पर {4}।',
  'That is six months from the accident, today. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने आज पूरे होते हैं। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  'That is six months from the accident, tomorrow. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने कल पूरे होते हैं। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  'That is six months from the accident, yesterday. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने कल पूरे हो गए। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  'That is six months from the accident, over {0} years ago. Later, file all the same, with legal help. {text}':
    'दुर्घटना से छह महीने {0} साल से ज़्यादा पहले पूरे हो गए। देर हो जाने पर भी याचिका दायर करें, कानूनी मदद के साथ। {text}',
  'Next: {0}, {text}.': 'अगली: {0}, {text}।',
  'Today is the last day': 'आज आख़िरी दिन है',
  'Your answer is on the cashless request only. What the hospital is paid now will be claimed back from you.':
    'आपका जवाब केवल कैशलेस अनुरोध पर है। अस्पताल को अभी जो पैसा दिया जाए, उसका दावा आपसे रहेगा।',
  'You do not pay my claim. I do not accept this.': 'आप दावे का पैसा नहीं दे रहे हैं। मुझे यह मंज़ूर नहीं है।',
  'You pay my claim late, or have not paid it yet.':
    'दावे का पैसा आपने देर से दिया है, या अब तक नहीं दिया।',
  'With the first day counted, {0} days were complete on {1}.':
    'पहला दिन भी गिना जाए, तो {0} दिन {1} को पूरे हुए।',
  'With the first day counted, {0} months were complete on {1}.':
    'पहला दिन भी गिना जाए, तो {0} महीने {1} को पूरे हुए।',
  'With the first day counted, {0} years were complete on {1}.':
    'पहला दिन भी गिना जाए, तो {0} साल {1} को पूरे हुए।',
  'My claim is of {arose}, and I told you of it on {told}. I have no decision from you.':
    'दावा {arose} का है, और सूचना आपको {told} को दी गई। आपका कोई फ़ैसला नहीं मिला।',
  'Your letter of {letter} refuses cashless treatment. I do not accept this. I ask you to look at it again and to allow it.':
    'आपकी {letter} की चिट्ठी में कैशलेस इलाज नामंज़ूर किया गया है। यह मुझे मंज़ूर नहीं है। उसे दोबारा देखकर मंज़ूरी देने का अनुरोध है।',
  'Your letter of {letter} refuses cashless treatment. I do not accept this on the papers that I have. I ask you to look at it again.':
    'आपकी {letter} की चिट्ठी में कैशलेस इलाज नामंज़ूर किया गया है। जो काग़ज़ मेरे पास हैं, उन पर यह मुझे मंज़ूर नहीं है। उसे दोबारा देखने का अनुरोध है।',
  'If there was a delay, which I do not admit, this kept me: {delay}.':
    'अगर देर हुई, जो मुझे मान्य नहीं, तो कारण यह था: {delay}।',
  'What kept you': 'देर का कारण',
  'Day you told the insurer': 'बीमा कंपनी को बताने का दिन',
  'Policy called into question: illness or other fact not disclosed':
    'पॉलिसी पर सवाल: बीमारी या कोई और बात नहीं बताई',
  'Vehicle sold: policy in the name of another, no insurable interest':
    'गाड़ी बिक चुकी: पॉलिसी किसी और के नाम, बीमे का हक नहीं',
  'Premium cheque dishonoured, policy cancelled': 'प्रीमियम का चेक बाउंस हुआ, पॉलिसी रद्द',
  'Disability not in the table, or too long after the accident':
    'विकलांगता सूची में नहीं, या दुर्घटना के बहुत बाद',
  'Paid late, and no interest': 'देर से भुगतान, और ब्याज नहीं',
} as const satisfies Catalogue;
