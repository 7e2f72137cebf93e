import type { Catalogue } from '../../languages/create-translator.ts';

export const calculatorsCalculatorHindi = {
  'Car IDV calculator: what is your car insured for?':
    'कार IDV कैलकुलेटर: आपकी कार का बीमा कितने का है?',
  car: 'कार',
  'What it works out': 'इससे क्या निकलता है',
  'How we work it out': 'हम हिसाब कैसे लगाते हैं',
  Search: 'खोजें',
  'Child education calculator': 'बच्चे की पढ़ाई का कैलकुलेटर',
  'ULIP return (IRR) calculator': 'यूलिप रिटर्न (IRR) कैलकुलेटर',
  'Life insurance maturity tax calculator': 'जीवन बीमा मैच्योरिटी टैक्स कैलकुलेटर',
  'Retirement corpus calculator': 'सेवानिवृत्ति की जमा रकम का कैलकुलेटर',
  'Annuity calculator': 'एन्युइटी कैलकुलेटर',
  'Travel insurance cover calculator': 'यात्रा बीमा राशि कैलकुलेटर',
  'travel insurance': 'यात्रा बीमा',
  deductible: 'डिडक्टिबल',
  See: 'देखें',
  'from {0}': '{0} से',
  '{0} hospitals': '{0} अस्पताल',
} as const satisfies Catalogue;
