import type { Catalogue } from '../../languages/create-translator.ts';

export const claimsClaimHindi = {
  Cashless: 'कैशलेस',
  Accident: 'दुर्घटना',
  Theft: 'चोरी',
  travel: 'यात्रा',
  Registration: 'पंजीकरण',
  'Registration number of the vehicle': 'गाड़ी का नंबर',
  Place: 'जगह',
  Hospital: 'अस्पताल',
  'Hospital and city': 'अस्पताल और शहर',
  'Patient’s name': 'मरीज़ का नाम',
  Why: 'क्यों',
  'From {0} years, every resident': '{0} साल की आयु से, हर निवासी',
  'From {0} years, in the rule on premium rises': '{0} साल की आयु से, प्रीमियम बढ़ाने के नियम में',
  'Papers to collect: Claim form, part A (you) and part B (the hospital); Discharge summary and admission notes; Original final bill with its break-up, and payment receipts; Prescriptions and pharmacy bills, in order of date; Test reports and the bills for them; Identity (_KYC_) and bank proof, such as a cancelled cheque; Sticker and invoice of the implant (for a stent, lens or implant); Police or medico-legal paper (after an accident); Bills from before and after the stay, as a second set (if your policy covers them).':
    'जुटाने के काग़ज़: दावा फ़ॉर्म, भाग A (आप) और भाग B (अस्पताल); डिस्चार्ज समरी और भर्ती के नोट; असली अंतिम बिल, पूरे हिसाब के साथ, और भुगतान की रसीदें; डॉक्टर की पर्चियाँ और दवा के बिल, तारीख़ के क्रम में; जाँच की रिपोर्टें और उनके बिल; पहचान (_KYC_) और बैंक का प्रमाण, जैसे रद्द किया चेक; इंप्लांट का स्टिकर और बिल (स्टेंट, लेंस या इंप्लांट के लिए); पुलिस या मेडिको-लीगल काग़ज़ (दुर्घटना के बाद); भर्ती से पहले और छुट्टी के बाद के बिल, अलग गड्डी में (अगर आपकी पॉलिसी में वे कवर हैं)।',
  Papers: 'काग़ज़',
  'Identity (_KYC_) and bank proof, such as a cancelled cheque':
    'पहचान (_KYC_) और बैंक का प्रमाण, जैसे रद्द किया चेक',
  'With {0} GST': '{0} GST समेत',
  For: 'किसके लिए',
  'For {0} months from joining': 'शामिल होने से {0} महीने तक',
  'claim guide': 'दावे की गाइड',
  'Within two years of the cause; open after the Ombudsman too. Take legal advice on cost and time first.':
    'शिकायत का कारण बनने के दिन से दो साल के अंदर; लोकपाल के बाद भी यह रास्ता खुला है। पहले ख़र्च और समय के बारे में वकील से सलाह लें।',
  complaints: 'शिकायतें',
  'Get it in writing': 'लिखित में लें',
  'Ask for the clause relied on and the arithmetic of any cut. Compare it with your policy.':
    'पूछें कि कौन सी शर्त लगाई गई और हर कटौती का हिसाब क्या है। उसे अपनी पॉलिसी से मिलाएँ।',
  Compare: 'तुलना करें',
  'Write to the insurer’s grievance officer': 'बीमा कंपनी के शिकायत निवारण अधिकारी को लिखें',
  'grievance officer': 'शिकायत निवारण अधिकारी',
  'The insurer has {0} days. Keep a dated acknowledgement.':
    'बीमा कंपनी के पास {0} दिन हैं। तारीख़ वाली पावती सँभालकर रखें।',
  'Go to the regulator’s portal, Bima Bharosa': 'नियामक के पोर्टल बीमा भरोसा पर जाएँ',
  'IRDAI passes the complaint to the insurer and tracks it. Only you, the insured or claimant, can file it; we help you prepare.':
    'IRDAI शिकायत को बीमा कंपनी के पास भेजता है और उस पर नज़र रखता है। इसे दर्ज करने का हक केवल आपका है, जिसका बीमा या दावा है; तैयारी में हम मदद करते हैं।',
  'Go to the Insurance Ombudsman': 'बीमा लोकपाल के पास जाएँ',
  'up to {0} for {1} days': '{1} दिन तक, ज़्यादा से ज़्यादा {0}',
  'After a refusal, a poor reply or one month of silence, within one year, for up to {0}. It is free, and a delay may be excused.':
    'नामंज़ूरी, असंतोषजनक जवाब या एक महीने की चुप्पी के बाद, एक साल के अंदर, {0} तक के लिए। इसमें कोई शुल्क नहीं है, और देरी माफ़ हो सकती है।',
  'Consumer commission or court': 'उपभोक्ता आयोग या अदालत',
  'Within {0} days of discharge (policy term). Claims e-mail address on the certificate.':
    'अस्पताल से छुट्टी के {0} दिन के अंदर (पॉलिसी की शर्त)। प्रमाणपत्र पर लिखे दावे के ई-मेल पते पर।',
  'Within {0} hours (policy term). App, phone or e-mail.':
    '{0} घंटे के अंदर (पॉलिसी की शर्त)। ऐप, फ़ोन या ई-मेल से।',
  'Within {0} hours of admission (policy term). Phone, app or the hospital desk.':
    'भर्ती के {0} घंटे के अंदर (पॉलिसी की शर्त)। फ़ोन, ऐप या अस्पताल के बीमा डेस्क से।',
  'Within {0} km': '{0} किमी के अंदर',
  'Within {0} to {1} hours (policy term). App or phone.':
    '{0} से {1} घंटे के अंदर (पॉलिसी की शर्त)। ऐप या फ़ोन से।',
  'Figures:': 'आँकड़े:',
  'From {0}: the policy lapses, or goes on paid-up':
    '{0} से: पॉलिसी लैप्स होती है, या पेड-अप होकर चलती है',
  'From {0}: what you built up is lost': '{0} से: अब तक जो जुड़ा था, वह चला जाता है',
  'From {0}: the policy lapses, and its cover ends':
    '{0} से: पॉलिसी लैप्स होती है, और उसका कवर ख़त्म होता है',
  'Add a line that explains why this comes late': 'एक पंक्ति जोड़ें जो देर का कारण बताए',
  'Day you first told them': 'पहली बार बताने का दिन',
  'I first told you of this on': 'आपको इसकी पहली सूचना देने की तारीख़:',
  '. If it is registered already, please add this letter to it.':
    '। यह पहले से दर्ज हो, तो यह चिट्ठी उसी में जोड़ें।',
  '{0} hospital': '{0} अस्पताल',
  compare: 'तुलना करें',
  'The event': 'घटना',
  'Within {0} to {1} days of discharge (policy term).':
    'छुट्टी के {0} से {1} दिन के अंदर (पॉलिसी की शर्त)।',
  'Within {0} days of discharge (policy term).': 'छुट्टी के {0} दिन के अंदर (पॉलिसी की शर्त)।',
} as const satisfies Catalogue;
