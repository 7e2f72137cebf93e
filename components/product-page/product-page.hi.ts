import type { Catalogue } from '@/lib/languages/create-translator';

export const productPageComponentHindi = {
  '{0} more questions': '{0} और सवाल',
  'Third-party for a year, at every insurer': 'एक साल का थर्ड पार्टी बीमा, हर बीमा कंपनी में',
  'By rule': 'नियम से',
  'Bike insurance: what plans of this kind have in common':
    'बाइक बीमा: इस प्रकार के प्लान में क्या एक जैसा है',
  'Car insurance: what plans of this kind have in common':
    'कार बीमा: इस प्रकार के प्लान में क्या एक जैसा है',
  'Health insurance: what plans of this kind have in common':
    'स्वास्थ्य बीमा: इस प्रकार के प्लान में क्या एक जैसा है',
  'Senior citizen health: what plans of this kind have in common':
    'वरिष्ठ नागरिकों का स्वास्थ्य बीमा: इस प्रकार के प्लान में क्या एक जैसा है',
  'Term insurance: what plans of this kind have in common':
    'टर्म बीमा: इस प्रकार के प्लान में क्या एक जैसा है',
  'Without a price list.': 'कीमत की सूची न हो तो।',
  'Tax and other costs': 'टैक्स और दूसरे ख़र्च',
  'What it covers and what it leaves out': 'क्या कवर है और क्या कवर नहीं है',
  'The usual picture. The policy wording of your plan decides.':
    'आम तौर पर ऐसा होता है। फ़ैसला आपके प्लान की शर्तें करती हैं।',
  'What it pays for': 'किसका पैसा मिलता है',
  'What it does not': 'किसका नहीं मिलता',
  'Is it right for you?': 'क्या यह आपके लिए ठीक है?',
  'Bike insurance: figures from law, the regulator and policy wordings':
    'बाइक बीमा: कानून, नियामक और पॉलिसी की शर्तों से आँकड़े',
  'Car insurance: figures from law, the regulator and policy wordings':
    'कार बीमा: कानून, नियामक और पॉलिसी की शर्तों से आँकड़े',
  'Health insurance: figures from law, the regulator and policy wordings':
    'स्वास्थ्य बीमा: कानून, नियामक और पॉलिसी की शर्तों से आँकड़े',
  'Senior citizen health: figures from law, the regulator and policy wordings':
    'वरिष्ठ नागरिकों का स्वास्थ्य बीमा: कानून, नियामक और पॉलिसी की शर्तों से आँकड़े',
  'Term insurance: figures from law, the regulator and policy wordings':
    'टर्म बीमा: कानून, नियामक और पॉलिसी की शर्तों से आँकड़े',
  'Questions, rules and sources': 'सवाल, नियम और स्रोत',
  'Claims, tax and rules': 'दावा, टैक्स और नियम',
  'Open the claim guide': 'दावे की गाइड खोलें',
  'Related cover': 'इससे जुड़े कवर',
  'A good fit if': 'आपके लिए ठीक है, अगर',
  'Think again if': 'फिर से सोचें, अगर',
  'Bought used?': 'पुरानी गाड़ी ख़रीदी?',
} as const satisfies Catalogue;
