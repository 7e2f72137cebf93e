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
  'Nominee is a minor: appointee or guardian needed': 'नॉमिनी नाबालिग है: अभिभावक चाहिए',
  'Accidental death benefit refused (ADB, DAB rider)': 'दुर्घटना में मृत्यु का लाभ नामंज़ूर (ADB, DAB राइडर)',
  'Death within the waiting period of the plan': 'प्लान की प्रतीक्षा अवधि में मृत्यु',
  'Critical illness rider: waiting or survival period':
    'गंभीर बीमारी राइडर: प्रतीक्षा अवधि या जीवित रहने की अवधि',
  'Death outside the cover: term over, left the group, or excluded':
    'मृत्यु कवर से बाहर: अवधि ख़त्म, समूह छोड़ दिया, या वह कवर में नहीं',
  'Late intimation of the theft (condition {0})': 'चोरी की सूचना देर से दी (शर्त {0})',
  'Final police report, registration certificate or keys not handed in':
    'पुलिस की आख़िरी रिपोर्ट, पंजीकरण प्रमाणपत्र या चाबियाँ नहीं दीं',
  'Key left in the vehicle, or vehicle left unattended (condition {0})':
    'चाबी गाड़ी में छूटी, या गाड़ी अकेली छोड़ी (शर्त {0})',
  'Repaired or dismantled before the survey': 'सर्वे से पहले मरम्मत हुई या पुर्ज़े खोले गए',
  'No valid driving licence (DL)': 'मान्य ड्राइविंग लाइसेंस (DL) नहीं',
  'Driver under the influence of alcohol (clause {0}(c))': 'ड्राइवर शराब के नशे में था (खंड {0}(c))',
  'Wear and tear, mechanical or electrical breakdown (clause {0}(a))':
    'घिसावट, मशीन या बिजली की ख़राबी (खंड {0}(a))',
  'Engine damage: hydrostatic lock, consequential loss (clause {0}(a))':
    'इंजन का नुकसान: हाइड्रोस्टैटिक लॉक, बाद में हुआ नुकसान (खंड {0}(a))',
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
    'पॉलिसी ख़त्म, बीच के अंतर के बाद जाँच नहीं हुई, या यह वह गाड़ी नहीं',
  'No-claim bonus wrongly declared (NCB)': 'नो-क्लेम बोनस ग़लत बताया (NCB)',
  'Assessed below total loss (IDV)': 'पूरे नुकसान से कम आँका गया (IDV)',
  'six months': 'छह महीने',
  'Write down': 'लिख लें',
  'Date of their letter': 'उनकी चिट्ठी की तारीख़',
  'Pre-existing disease (PED, Excl01)': 'पहले से मौजूद बीमारी (PED, Excl01)',
  Hindi: 'हिंदी',
  'Pre-existing illness on a journey': 'यात्रा में पहले से मौजूद बीमारी',
  'Treatment could wait until the return: no emergency': 'इलाज लौटने तक रुक सकता था: आपात स्थिति नहीं',
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
} as const satisfies Catalogue;
