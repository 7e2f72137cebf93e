import type { Catalogue } from '@/lib/languages/create-translator';

export const ombudsmanComponentHindi = {
  'Choose a state': 'राज्य चुनें',
  'Your state or union territory': 'आपका राज्य या केंद्र शासित प्रदेश',
  'Where the person who complains lives, or the insurer’s office is.':
    'जहाँ शिकायत करने वाला व्यक्ति रहता है, या जहाँ बीमा कंपनी का दफ़्तर है।',
  'Go to the Ombudsman today': 'बीमा लोकपाल के पास आज ही जाएँ',
  'Go to the Ombudsman by tomorrow': 'बीमा लोकपाल के पास कल तक जाएँ',
  'Go to the Ombudsman by {0}': 'बीमा लोकपाल के पास {0} तक जाएँ',
  'Time left to go to the Ombudsman': 'बीमा लोकपाल के पास जाने का बचा समय',
  'Find your Ombudsman office': 'अपना लोकपाल दफ़्तर खोजें',
  'Your state': 'आपका राज्य',
  'Your Ombudsman’s office': 'आपके लोकपाल का दफ़्तर',
  'Insurance Ombudsman offices and the areas they serve': 'बीमा लोकपाल के दफ़्तर और उनके इलाके',
  'The list by state and union territory': 'राज्य और केंद्र शासित प्रदेश के हिसाब से सूची',
  'Which office serves which state': 'किस राज्य के लिए कौन सा दफ़्तर',
  'Several offices share {text}. Choose your place as well.':
    '{text} के लिए कई दफ़्तर हैं। अपनी जगह भी चुनें।',
  'The offices in': 'यहाँ एक से ज़्यादा दफ़्तर हैं:',
  'share {text}. Which of them serves your place, our source does not say, and we do not guess.':
    '({text} के लिए)। इनमें से आपकी जगह किस दफ़्तर में आती है, यह हमारे स्रोत में नहीं लिखा, और हम अंदाज़ा नहीं लगाते।',
  'Look it up in the list of the Council for Insurance Ombudsmen:':
    'बीमा लोकपाल परिषद (Council for Insurance Ombudsmen) की सूची में देखें:',
} as const satisfies Catalogue;

/** The choice within a state, and its office: the browser shows each of them. */
export const ombudsmanPlacesHindi = {
  'City or district': 'शहर या ज़िला',
  'City, district or Mumbai ward': 'शहर, ज़िला या मुंबई का वार्ड',
  Region: 'इलाका',
  'Choose a place': 'जगह चुनें',
  'Another place in {text}': '{text} में दूसरी जगह',
  Gurugram: 'गुरुग्राम',
  Faridabad: 'फ़रीदाबाद',
  Sonepat: 'सोनीपत',
  Bahadurgarh: 'बहादुरगढ़',
  'Thane district': 'ठाणे ज़िला',
  'Navi Mumbai': 'नवी मुंबई',
  Palghar: 'पालघर',
  Raigad: 'रायगड',
  'Mumbai wards M/East, M/West, N, S and T': 'मुंबई के वार्ड M/East, M/West, N, S और T',
  'Mumbai, wards other than M/East, M/West, N, S and T':
    'मुंबई, M/East, M/West, N, S और T को छोड़कर बाकी वार्ड',
  'Puducherry town': 'पुदुच्चेरी शहर',
  Karaikal: 'कराईकल',
  Yanam: 'यनम',
  Mahe: 'माहे',
  'Lucknow and Noida': 'लखनऊ और नोएडा',
  'Chennai, Hyderabad and Kochi (Ernakulam)': 'चेन्नई, हैदराबाद और कोच्चि (एर्णाकुलम)',
  'serves {text}.': 'का इलाका: {text}।',
  'serves {text}, {text2}.': 'का इलाका: {text}, {text2}।',
  'serves the rest of {text}.': 'का इलाका: {text} की बाकी जगहें।',
  'serves Mumbai wards M/East, M/West, N, S and T, Maharashtra.':
    'का इलाका: मुंबई के वार्ड M/East, M/West, N, S और T, महाराष्ट्र।',
  'serves Mumbai, wards other than M/East, M/West, N, S and T, Maharashtra.':
    'का इलाका: मुंबई, M/East, M/West, N, S और T को छोड़कर बाकी वार्ड, महाराष्ट्र।',
} as const satisfies Catalogue;
