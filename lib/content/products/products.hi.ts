import type { Catalogue } from '../../languages/create-translator.ts';

export const productsProductHindi = {
  'Can I get maternity insurance when I am already pregnant?':
    'गर्भावस्था शुरू हो चुकी है। क्या मातृत्व बीमा मिल सकता है?',
  'For this delivery, no personal policy is likely to help. A pregnancy that exists when you buy is excluded, and the waiting period usually runs past the birth.':
    'इस प्रसव में अपनी कोई पॉलिसी शायद ही काम आए। पॉलिसी लेते समय जो गर्भावस्था हो, वह कवर नहीं होती, और प्रतीक्षा अवधि आम तौर पर जन्म के बाद तक चलती है।',
  'Check whether your or your partner’s employer has a group policy with maternity and whether you can still be enrolled. Buy ordinary cover for the baby and yourself afterwards.':
    'देखें कि आपकी या जीवनसाथी की नौकरी में प्रसव और मातृत्व वाली समूह पॉलिसी है या नहीं, और क्या उसमें अब भी नाम जुड़ सकता है। बच्चे के लिए और अपने लिए आम कवर बाद में लें।',
  'Can we use two policies for one hospital bill?':
    'क्या अस्पताल के एक बिल के लिए दो पॉलिसियों से दावा हो सकता है?',
  'Yes, if the first is not enough. The rule: you choose which pays first, and that insurer then deals with the other for the balance.':
    'हाँ, अगर पहली काफ़ी न हो। नियम यह है: पहले कौन सी चुकाए, यह आपको चुनना है, और फिर वही बीमा कंपनी बाकी रकम के लिए दूसरी कंपनी से बात करती है।',
  'You cannot receive more than the bill. Keep the first insurer’s settlement letter for the second.':
    'बिल से ज़्यादा पैसा नहीं मिल सकता। पहली कंपनी की निपटारे की चिट्ठी दूसरी के लिए रखें।',
  'one year.': 'एक साल।',
  Restoration: 'बीमा राशि का फिर भर जाना',
  'if you pay': 'अगर पैसा आप चुकाएँ',
  Accidents: 'दुर्घटना',
  'a hospital bill': 'अस्पताल का बिल',
} as const satisfies Catalogue;
