import type { Catalogue } from '../../languages/create-translator.ts';

export const healthRefusalHindi = {
  'Waiting period for a listed disease or operation (Excl02)':
    'सूची की बीमारी या ऑपरेशन की प्रतीक्षा अवधि (Excl02)',
  'Illness in the first days of the policy (Excl03)': 'पॉलिसी के पहले दिनों में हुई बीमारी (Excl03)',
  'Non-disclosure or misrepresentation of a material fact': 'कोई ज़रूरी बात न बताना या ग़लत बताना',
  'History not declared when the policy was ported': 'पॉलिसी पोर्ट कराते समय पुरानी बीमारी नहीं बताई',
  'and months': 'और महीने',
  'Hospital stay not medically necessary': 'अस्पताल में रहना इलाज के लिए ज़रूरी नहीं था',
  'Admission for investigation or evaluation only (Excl04)': 'केवल जाँच या परख के लिए भर्ती (Excl04)',
  'Stay too short, or outpatient (OPD) treatment': 'बहुत कम समय की भर्ती, या ओपीडी (OPD) इलाज',
  'Rest cure, rehabilitation or respite care (Excl05)': 'आराम, पुनर्वास या देखभाल के लिए भर्ती (Excl05)',
  'Surgery against obesity (Excl06)': 'मोटापे का ऑपरेशन (Excl06)',
  'Change-of-gender treatment (Excl07)': 'लिंग परिवर्तन का इलाज (Excl07)',
  'Cosmetic or plastic surgery (Excl08)': 'सुंदरता के लिए या प्लास्टिक सर्जरी (Excl08)',
  'Hazardous or adventure sports (Excl09)': 'ख़तरनाक या रोमांचक खेल (Excl09)',
  'Breach of law with criminal intent (Excl10)': 'आपराधिक इरादे से कानून तोड़ना (Excl10)',
  'Alcohol, drugs or addiction (Excl12)': 'शराब, नशा या लत (Excl12)',
  'Spa, nature cure or supplements (Excl13, Excl14)':
    'स्पा, प्राकृतिक चिकित्सा या सप्लीमेंट (Excl13, Excl14)',
  'Correction of eyesight, refractive error (Excl15)': 'चश्मे का नंबर हटाने का इलाज (Excl15)',
  'Unproven or experimental treatment (Excl16)': 'बिना प्रमाण का या प्रयोग वाला इलाज (Excl16)',
  'Sterility or infertility treatment (Excl17)': 'बाँझपन या संतान न होने का इलाज (Excl17)',
  'Maternity expenses (Excl18)': 'प्रसव और मातृत्व का ख़र्च (Excl18)',
  'Congenital disease, present from birth': 'जन्म से मौजूद बीमारी',
  'Mental or psychiatric illness': 'मानसिक बीमारी',
  'Excluded or blacklisted hospital or doctor (Excl11)':
    'अस्पताल या डॉक्टर जिनके दावे कंपनी नहीं लेती (Excl11)',
  'Hospital outside the network': 'नेटवर्क से बाहर का अस्पताल',
  'Not a hospital by the policy’s definition': 'पॉलिसी की परिभाषा में अस्पताल नहीं',
  'Room rent limit, proportionate deduction': 'कमरे के किराए की सीमा, उसी अनुपात में कटौती',
  'Sub-limit, capping or package rate': 'सब-लिमिट, ऊपरी सीमा या पैकेज की दर',
  'Sum insured used up': 'बीमा राशि ख़त्म हो चुकी',
  'Reasonable and customary charges (R&C)': 'उचित और प्रचलित ख़र्च (R&C)',
  'Non-medical items, not payable (List I to IV)':
    'इलाज से अलग चीज़ें, जिनका पैसा नहीं मिलता (List I से IV)',
  'Co-payment or deductible': 'को-पे या डिडक्टिबल',
  'Policy lapsed or not renewed in time': 'पॉलिसी लैप्स हुई या समय पर रिन्यू नहीं हुई',
  'Another policy has to pay (contribution)': 'दूसरी पॉलिसी को पैसे देने हैं (हिस्सा बाँटना)',
} as const satisfies Catalogue;
